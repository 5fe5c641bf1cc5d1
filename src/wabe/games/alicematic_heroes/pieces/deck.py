"""Deck, discards and hands: every card that moves between them does so here (AH-55, AHA-40, AHA-49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.layout import DECK, DOWN, KNOWN, OLD, PLACES
from wabe.kernel.ints import Ints, zeros

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState


def hand_of(g: HeroesState, seat: i64) -> Ints:
    """The cards of a hand in the order of their kinds."""
    hand = zeros(g.hand_size(seat))
    filled: i64 = 0
    for kind in range(g.content.kinds):
        for _copy in range(g.in_hand(seat, kind)):
            hand[filled] = kind
            filled += 1
    return hand


def draw(g: HeroesState, seat: i64, count: i64) -> None:
    """Draw cards into a hand, as many as there are; a deck that runs out is made anew on the way. AH-55, AHA-49."""
    drawn: list[str] = []
    for _card in range(count):
        if g.deck_size() == 0:
            reshuffle(g)
        if g.deck_size() == 0:
            break
        kind = g.take_next()
        g.add_to_hand(seat, kind)
        g.reveal()
        if g.log is not None:
            drawn.append(g.content.names[kind])
    if g.log is not None and count > 0:
        if drawn:
            g.emit("cards-drawn", {"seat": seat, "count": len(drawn)}, {"cards": drawn}, 1 << seat)
        else:
            g.emit("nothing-to-draw", {"seat": seat})


def reshuffle(g: HeroesState) -> None:
    """Shuffle the discards and put them under the deck, which then is as good as new. AH-55, AHA-64."""
    pile = g.discard_pile()
    if len(pile) == 0:
        return
    is_known = g.deck_size() == 0  # the deck to be; nobody can tell cards left on top of it from those in hands
    g.shuffle(pile)
    for index in range(g.deck_size()):
        g.cells[DECK + index] = g.deck_card(index)
    g.deck_end = g.deck_size()
    g.deck_next = 0
    for index in range(len(pile)):
        g.append_to_deck(pile[index])
        g.discard(pile[index], -1)
    if is_known:
        mark_old(g)
    if g.log is not None:
        g.emit("reshuffled", {"count": len(pile)})


def mark_old(g: HeroesState) -> None:
    """Everything in hands and face down in kingdoms was drawn before the present deck."""
    for seat in range(g.players):
        for kind in range(g.content.kinds):
            g.set_old(seat, kind, g.in_hand(seat, kind))
        for place in range(PLACES):
            if g.is_card(seat, place):
                g.set_card(seat, place, g.card_at(seat, place) | OLD)


def play(g: HeroesState, seat: i64, kind: i64) -> i64:
    """Take a card out of a hand, an old one first; OLD if it was one, else 0."""
    g.add_to_hand(seat, kind, -1)
    if g.old(seat, kind) == 0:
        return 0
    g.set_old(seat, kind, g.old(seat, kind) - 1)
    return OLD


def take_back(g: HeroesState, seat: i64, kind: i64, old: i64) -> None:
    """The inverse of `play`."""
    g.add_to_hand(seat, kind)
    if old:
        g.set_old(seat, kind, g.old(seat, kind) + 1)


def is_hidden(card: i64) -> bool:
    """Whether a card in a kingdom is known to its owner alone. AHA-45."""
    return bool(card & DOWN) and not card & KNOWN
