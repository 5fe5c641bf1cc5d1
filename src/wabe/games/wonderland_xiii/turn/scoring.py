"""Scoring a Notebook (XIII-28 to XIII-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.table.cards import BUNDLE, NAMES
from wabe.games.wonderland_xiii.table.layout import CHARACTERS, KINDS, NOTEBOOK
from wabe.kernel.ints import Ints
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.table.state import XiiiState

BUNDLE_POINTS: Final = 5
SET_POINTS: Final = 15


def row(cards: i64) -> i64:
    """1 + 2 + 3 + ... for cards of one character. XIII-30."""
    return cards * (cards + 1) // 2


def possible_sets(cards: Ints, at: i64 = 0) -> i64:
    """The smallest of the five counts, which stand from `cards[at]` on. XIII-A35."""
    least = cards[at]
    for character in range(1, CHARACTERS):
        least = min(least, cards[at + character])
    return least


def points_with(cards: Ints, sets: i64) -> i64:
    """Points of the cards counted by kind, if that many sets are formed.

    XIII-28 to XIII-30, XIII-A36.
    """
    count, squares = rows_of(cards)
    return points_of(sets, count, squares, cards[BUNDLE])


def rows_of(cards: Ints, at: i64 = 0) -> tuple[i64, i64]:
    """The cards of all characters, and their numbers squared and added up."""
    count: i64 = 0
    squares: i64 = 0
    for character in range(CHARACTERS):
        cards_of = cards[at + character]
        count += cards_of
        squares += cards_of * cards_of
    return count, squares


def points_of(sets: i64, count: i64, squares: i64, bundles: i64) -> i64:
    """Points of sets, rows and Bundles.

    Args:
        sets: how many are formed.
        count: the cards of all characters, those in sets too.
        squares: the number of cards of each character, squared and added up: a row of n brings (n * n + n) / 2.
        bundles: how many there are.
    """
    left = count - sets * CHARACTERS
    rows = (squares - sets * (count + left) + left) >> 1  # the squares of what is left, and what is left
    return sets * SET_POINTS + rows + bundles * BUNDLE_POINTS


def points_counted(sets: i64, count: i64, squares: i64, bundles: i64, best_split: bool) -> i64:
    """`points` of cards that are counted already, of which so many sets are possible. XIII-A35, XIII-A36."""
    now = points_of(sets, count, squares, bundles)
    return max(now, points_of(0, count, squares, bundles)) if best_split else now


def formed_sets(cards: Ints, most: i64, best_split: bool) -> i64:
    """How many sets count: `most`, as many as there are, or none if that is better and allowed. XIII-A35."""
    if best_split and points_with(cards, 0) > points_with(cards, most):
        return 0
    return most


def points(cards: Ints, best_split: bool, at: i64 = 0) -> i64:
    """Points of the cards counted by kind from `cards[at]` on."""
    count, squares = rows_of(cards, at)
    return points_counted(possible_sets(cards, at), count, squares, cards[at + BUNDLE], best_split)


def score(g: XiiiState, seat: i64) -> i64:
    """Points of a Notebook as it stands."""
    return points(g.cells, g.best_split, NOTEBOOK + seat * KINDS)


def sheet(g: XiiiState, seat: i64) -> Json:
    """The points broken down: sets, rows of what is left (by character), Bundles, total."""
    cards = g.notebook_of(seat)
    sets = formed_sets(cards, possible_sets(cards), g.best_split)
    left: Json = {}
    for character in range(CHARACTERS):
        left[NAMES[character]] = row(cards[character] - sets)
    return {
        "seat": seat,
        "sets": sets,
        "set_points": sets * SET_POINTS,
        "rows": left,
        "row_points": sum(left.values()),
        "bundle_points": cards[BUNDLE] * BUNDLE_POINTS,
        "total": points_with(cards, sets),
    }
