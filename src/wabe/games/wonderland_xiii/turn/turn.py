"""A turn: Keys, passes of four steps, its end, the end of the game (XIII-06 to XIII-16, XIII-25 to XIII-27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.table.cards import KEYS, LEAST_NOTEBOOK, NAMES
from wabe.games.wonderland_xiii.table.layout import NOBODY
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.games.wonderland_xiii.table.step_ids import (
    CONTINUE_OR_NOT_ID,
    END_TURN_ID,
    GO_ON,
    GO_ON_ID,
    PASS_ID,
    STOP,
    TURN_ID,
)
from wabe.games.wonderland_xiii.turn.explore import CHOOSE_DECK, COVER, TAKE
from wabe.games.wonderland_xiii.turn.skills import USE_SKILL
from wabe.games.wonderland_xiii.turn.tunnel import CHECK, discard_hidden
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.step import Automatic, Choice

KEYS_PER_TURN: Final = 2


class Turn(Automatic[XiiiState]):
    """The active player takes two Keys, explores at least once, and ends the turn. XIII-06, XIII-A10."""

    def run(self, g: XiiiState, arg: i64) -> None:
        g.turn += 1
        g.pass_number = 0
        g.collapsed = False
        g.keys_middle -= KEYS_PER_TURN
        g.keys_hand += KEYS_PER_TURN
        g.forget_checks()
        if g.log is not None:
            g.emit("turn-started", {"seat": g.active, "turn": g.turn})
        g.then(PASS, END_TURN)


class Pass(Automatic[XiiiState]):
    """One pass through steps 1 to 4. XIII-07 to XIII-14."""

    def run(self, g: XiiiState, arg: i64) -> None:
        g.pass_number += 1
        g.explored = NOBODY
        g.won_first = NOBODY
        g.won_second = NOBODY
        g.then(CHOOSE_DECK, COVER, TAKE, CHECK, USE_SKILL, CONTINUE_OR_NOT)


class ContinueOrNot(Automatic[XiiiState]):
    """Step 4, where there is a choice: not after the end condition is met, nor without a way to go on.

    XIII-14, XIII-27, XIII-A11, XIII-A42, XIII-A58.
    """

    def run(self, g: XiiiState, arg: i64) -> None:
        if not g.end_condition() and can_go_on(g):
            g.then(ASK_TO_GO_ON)


class AskToGoOn(Choice[XiiiState]):
    """The active player goes on, back to step 1, or stops. XIII-14."""

    def who(self, g: XiiiState, arg: i64) -> i64:
        return g.active

    def options(self, g: XiiiState, arg: i64, seat: i64) -> None:
        g.offer(STOP)
        g.offer(GO_ON)

    def repertoire(self, game: Game) -> Sequence[int]:
        return [STOP, GO_ON]

    def choose(self, g: XiiiState, arg: i64, action: i64) -> None:
        if action == GO_ON:
            if g.log is not None:
                g.emit("went-on", {"seat": g.active})
            g.then(PASS)

    def form(self, g: XiiiState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "go_on" if action == GO_ON else "stop"}


class EndTurn(Automatic[XiiiState]):
    """Tunnel, hidden cards, Keys, refill, then the end of the game or the next player. XIII-15, XIII-16, XIII-A44.

    When the game ends without a collapse the Tunnel scores only by the switch `tunnel_scores_at_end` (XIII-A30,
    XIII-A63).
    """

    def run(self, g: XiiiState, arg: i64) -> None:
        ending = g.end_condition()
        if not ending or g.collapsed or g.tunnel_scores_at_end:
            if not g.collapsed:
                tunnel_to_notebook(g)
            discard_hidden(g, g.active)
            return_keys(g)
            if not ending or g.final_refill:
                refill(g)
        if ending:
            end_game(g)
        else:
            g.active = (g.active + 1) % g.players
            g.then(TURN)


def can_go_on(g: XiiiState) -> bool:
    """Whether a pass can be made: a Notebook card, and an unlocked deck or a Key for a locked one. XIII-A11."""
    return g.notebook_size(g.active) > 0 and g.usable_decks() != 0


def tunnel_to_notebook(g: XiiiState) -> None:
    """Face-up Tunnel cards, covered ones too, go to the Notebook. XIII-15, XIII-24."""
    count = g.bring_home()
    if g.log is not None:
        g.emit("turn-ended", {"seat": g.active, "count": count})


def return_keys(g: XiiiState) -> None:
    """All Keys go back to the middle. XIII-11, XIII-15."""
    g.keys_middle = KEYS
    g.keys_hand = 0
    g.unlocked = 0


def refill(g: XiiiState) -> None:
    """Draw from the shuffled discard pile up to three Notebook cards. XIII-16, XIII-A17; short piles: XIII-A16."""
    wanted = min(LEAST_NOTEBOOK - g.notebook_size(g.active), g.discard_size())
    if wanted <= 0:
        return
    drawn: list[str] = []
    for _card in range(wanted):
        kind = draw_discard(g)
        g.add_to_notebook(g.active, kind)
        if g.log is not None:
            drawn.append(NAMES[kind])
    if g.log is not None:
        g.emit("refilled", {"seat": g.active, "cards": drawn, "count": len(drawn)})


def draw_discard(g: XiiiState) -> i64:
    """A random card from the discard pile, whose order means nothing (XIII-A18)."""
    place = g.below(g.discard_size())
    kind: i64 = 0
    while place >= g.discarded(kind):
        place -= g.discarded(kind)
        kind += 1
    g.discard(kind, -1)
    return kind


def end_game(g: XiiiState) -> None:
    """Nobody has further turns, and all hidden cards are shown. XIII-25, XIII-26, XIII-A34, XIII-A56."""
    g.finish()


TURN: Final = Turn(TURN_ID, "turn")
PASS: Final = Pass(PASS_ID, "pass")
CONTINUE_OR_NOT: Final = ContinueOrNot(CONTINUE_OR_NOT_ID, "continue_or_not")
ASK_TO_GO_ON: Final = AskToGoOn(GO_ON_ID, "go_on")
END_TURN: Final = EndTurn(END_TURN_ID, "end_turn")
