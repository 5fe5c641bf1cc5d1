"""Set-up: three cards to each, the rest into five decks, the first player drawn (XIII-01 to XIII-05)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.table.cards import CARDS, copies
from wabe.games.wonderland_xiii.table.layout import DECKS, KINDS
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.games.wonderland_xiii.turn.turn import TURN
from wabe.kernel.ints import Ints, zeros

DEALT: Final = 3


def deal(g: XiiiState) -> None:
    """Shuffle, deal three cards to each, split the rest into five decks. XIII-01 to XIII-05, XIII-A01, XIII-A39."""
    cards = shuffled(g)
    dealt: i64 = 0
    for seat in range(g.players):
        for _ in range(DEALT):
            g.add_to_notebook(seat, cards[dealt])
            dealt += 1
    deal_hall(g, cards, dealt)
    g.active = g.below(g.players)
    if g.log is not None:
        g.emit("game-started", {"seat": g.active})
    g.then(TURN)


def shuffled(g: XiiiState) -> Ints:
    """The 68 cards in random order. XIII-01."""
    cards = zeros(CARDS)
    placed: i64 = 0
    for kind in range(KINDS):
        for _ in range(copies(kind)):
            cards[placed] = kind
            placed += 1
    g.shuffle(cards)
    return cards


def deal_hall(g: XiiiState, cards: Ints, dealt: i64) -> None:
    """Five face-down decks as equal as possible, the first ones of the ring getting the extra cards. XIII-02."""
    left = CARDS - dealt
    for deck in range(DECKS):
        size = left // DECKS + (1 if deck < left % DECKS else 0)
        for _ in range(size):
            g.cover(deck, cards[dealt])
            g.turn_down(deck)
            dealt += 1
