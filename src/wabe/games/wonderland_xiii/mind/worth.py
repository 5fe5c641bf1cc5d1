"""What cards are worth before the end, and who is likely to win: for bots.

The weights were fitted to the winners of 12,000 games of greedy bots (2 to 4 players, one row for each turn).
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.table.cards import BUNDLE
from wabe.games.wonderland_xiii.table.layout import CHARACTERS, DECKS, KINDS
from wabe.games.wonderland_xiii.turn.scoring import points, points_counted
from wabe.kernel.ints import Ints
from wabe.kernel.value import softmax

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.table.state import XiiiState

CARD: Final = 1.4  # a character's card grows a row; for a whole game
NEAR: Final = 2.7  # a character beyond the sets formed is part of the next one; for a whole game
ON_TURN: Final = 3.6  # being on turn
SPREAD: Final = 0.75  # logarithm of the points that decide little, at the end
SPREAD_GROWTH: Final = 2.2  # and for a whole game
FULL_HALL: Final = 56.0
NOT_ASKED: Final = -1000.0  # no worth and no chance: what is worked out when it is first asked for


def time_left(g: XiiiState) -> float:
    """The part of the game still to come, from about 1 down to 0: every pass takes a card from the Hall."""
    size: i64 = 0
    for deck in range(DECKS):
        size += g.deck_size(deck)
    return float(size) / FULL_HALL


def worth(cards: Ints, time: float, best_split: bool) -> float:
    """Points, and what the cards promise with this much `time_left`."""
    sets, count, squares, near = counted(cards)
    return float(points_counted(sets, count, squares, cards[BUNDLE], best_split)) + promised(count, near, time)


def promised(count: i64, near: i64, time: float) -> float:
    """Worth, besides their points, of so many cards of characters with `near` characters beyond the sets."""
    return time * (CARD * float(count) + NEAR * float(near))


def counted(cards: Ints) -> tuple[i64, i64, i64, i64]:
    """Sets, cards of characters, their numbers squared and added up, and characters beyond the sets."""
    sets = cards[0]
    count: i64 = 0
    squares: i64 = 0
    near: i64 = 0
    for character in range(CHARACTERS):
        number = cards[character]
        count += number
        squares += number * number
        if number < sets:
            sets, near = number, character
        elif number > sets:
            near += 1
    return sets, count, squares, near


def brought_home(g: XiiiState) -> Ints:
    """The active player's Notebook with the face-up Tunnel, by kind."""
    cards = g.notebook_of(g.active)
    for kind in range(KINDS):
        cards[kind] += g.in_tunnel(kind) + g.under_queens(kind)
    return cards


def at_end(g: XiiiState, seat: i64) -> i64:
    """Points if the game ended now. XIII-A30."""
    return points(brought_home(g) if seat == g.active and g.tunnel_scores_at_end else g.notebook_of(seat), g.best_split)


def best_other(g: XiiiState, seat: i64) -> i64:
    """The highest points among the others if the game ended now."""
    best: i64 = 0
    for other in range(g.players):
        if other != seat:
            best = max(best, at_end(g, other))
    return best


def estimate(g: XiiiState) -> list[float]:
    """The share of the win that each seat may expect, from open cards."""
    time = time_left(g)
    spread = spread_at(time)
    return softmax(
        [(worth(g.notebook_of(seat), time, g.best_split) + turn_worth(g, seat)) / spread for seat in range(g.players)]
    )


def turn_worth(g: XiiiState, seat: i64) -> float:
    """Worth of being on turn, if it is."""
    return ON_TURN if seat == g.active else 0.0


def spread_at(time: float) -> float:
    """Points that decide little, with this much `time_left`."""
    return exp(SPREAD + SPREAD_GROWTH * time)
