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


def points_with(cards: Ints, sets: i64, at: i64 = 0) -> i64:
    """Points of the cards counted by kind from `cards[at]` on, if that many sets are formed.

    XIII-28 to XIII-30, XIII-A36.
    """
    total = sets * SET_POINTS + cards[at + BUNDLE] * BUNDLE_POINTS
    for character in range(CHARACTERS):
        total += row(cards[at + character] - sets)
    return total


def formed_sets(cards: Ints, most: i64, best_split: bool, at: i64 = 0) -> i64:
    """How many sets count: `most`, as many as there are, or none if that is better and allowed. XIII-A35."""
    if best_split and points_with(cards, 0, at) > points_with(cards, most, at):
        return 0
    return most


def points(cards: Ints, best_split: bool, at: i64 = 0) -> i64:
    """Points of the cards counted by kind from `cards[at]` on."""
    return points_with(cards, formed_sets(cards, possible_sets(cards, at), best_split, at), at)


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
