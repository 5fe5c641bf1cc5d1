"""Step 1, exploring: unlock or visit a deck, cover it, take the tops beside it (XIII-07 to XIII-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.table.cards import NAMES
from wabe.games.wonderland_xiii.table.layout import DECKS, KINDS
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.games.wonderland_xiii.table.step_ids import CHOOSE_DECK_ID, COVER_ID, TAKE_ID
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.step import Automatic, Choice


class ChooseDeck(Choice[XiiiState]):
    """Which deck to cover: an unlocked one again, or a locked one for a Key. XIII-07, XIII-10, XIII-A07, XIII-A49."""

    def who(self, g: XiiiState, arg: i64) -> i64:
        return g.active

    def options(self, g: XiiiState, arg: i64, seat: i64) -> None:
        g.offer_each(g.usable_decks())

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(DECKS)

    def choose(self, g: XiiiState, arg: i64, action: i64) -> None:
        g.explored = action
        if g.is_unlocked(action):
            return
        g.keys_hand -= 1
        g.unlocked |= 1 << action
        if g.log is not None:
            g.emit("deck-unlocked", {"seat": g.active, "deck": action})

    def form(self, g: XiiiState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "visit" if g.is_unlocked(action) else "unlock", "deck": action}

    def targets(self, g: XiiiState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"deck:{action}"]


class Cover(Choice[XiiiState]):
    """Cover the chosen deck with a Notebook card, face up; a Bundle will do. XIII-08, XIII-A04, XIII-A50."""

    def who(self, g: XiiiState, arg: i64) -> i64:
        return g.active

    def options(self, g: XiiiState, arg: i64, seat: i64) -> None:
        g.offer_each(g.notebook_kinds(seat))

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(KINDS)

    def choose(self, g: XiiiState, arg: i64, action: i64) -> None:
        g.add_to_notebook(g.active, action, -1)
        g.cover(g.explored, action)
        if g.log is not None:
            args: Json = {"seat": g.active, "deck": g.explored, "card": NAMES[action]}
            g.emit("deck-covered", args)

    def form(self, g: XiiiState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "cover", "card": NAMES[action]}

    def targets(self, g: XiiiState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"card:{NAMES[action]}"]

    def prompt(self, g: XiiiState, arg: i64, seat: i64) -> Message:
        return Message("prompt-cover", {"deck": f"@deck-{g.explored}"})


class Take(Automatic[XiiiState]):
    """Take the tops of both neighbours of the deck just covered, face up. XIII-09, XIII-A05, XIII-A48, XIII-A51."""

    def run(self, g: XiiiState, arg: i64) -> None:
        left = g.left_of(g.explored)
        right = g.right_of(g.explored)
        g.won_first = win(g, left)
        g.won_second = win(g, right)


def win(g: XiiiState, deck: i64) -> i64:
    """Take the top of a deck into the active player's Tunnel; its kind."""
    kind = g.take_top(deck)
    g.add_to_tunnel(kind)
    if g.log is not None:
        g.emit("card-won", {"seat": g.active, "deck": deck, "card": NAMES[kind]})
    leave_if_empty(g, deck)
    return kind


def leave_if_empty(g: XiiiState, deck: i64) -> None:
    """A deck drawn empty does not exist any more; a Key beside it stays spent. XIII-26, XIII-A08."""
    if g.deck_size(deck) == 0:
        g.empty_decks += 1
        g.unlocked &= ~(1 << deck)
        if g.log is not None:
            g.emit("deck-emptied", {"deck": deck})


CHOOSE_DECK: Final = ChooseDeck(CHOOSE_DECK_ID, "choose_deck")
COVER: Final = Cover(COVER_ID, "cover")
TAKE: Final = Take(TAKE_ID, "take")
