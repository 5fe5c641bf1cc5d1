"""Scoring a Notebook (XIII-28 to XIII-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.cards import BUNDLE, CHARACTERS, NAMES
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.state import XiiiState

BUNDLE_POINTS: Final = 5
SET_POINTS: Final = 15


def row(cards: i64) -> i64:
    """1 + 2 + 3 + ... for cards of one character. XIII-30."""
    return cards * (cards + 1) // 2


def possible_sets(g: XiiiState, seat: i64) -> i64:
    """The smallest of the five counts. XIII-A35."""
    least = g.notebook(seat, 0)
    for character in range(1, CHARACTERS):
        least = min(least, g.notebook(seat, character))
    return least


def points_with(g: XiiiState, seat: i64, sets: i64) -> i64:
    """Points of a Notebook if that many sets are formed. XIII-28 to XIII-30, XIII-A36."""
    total = sets * SET_POINTS + g.notebook(seat, BUNDLE) * BUNDLE_POINTS
    for character in range(CHARACTERS):
        total += row(g.notebook(seat, character) - sets)
    return total


def formed_sets(g: XiiiState, seat: i64) -> i64:
    """The number of sets that count: all, or none if that is better and `best_split` allows it. XIII-A35."""
    most = possible_sets(g, seat)
    if g.best_split and points_with(g, seat, 0) > points_with(g, seat, most):
        return 0
    return most


def score(g: XiiiState, seat: i64) -> i64:
    """Points of a Notebook as it stands."""
    return points_with(g, seat, formed_sets(g, seat))


def sheet(g: XiiiState, seat: i64) -> Json:
    """The points broken down: sets, rows of what is left (by character), Bundles, total."""
    sets = formed_sets(g, seat)
    left: Json = {}
    for character in range(CHARACTERS):
        left[NAMES[character]] = row(g.notebook(seat, character) - sets)
    return {
        "seat": seat,
        "sets": sets,
        "set_points": sets * SET_POINTS,
        "rows": left,
        "row_points": sum(left.values()),
        "bundle_points": g.notebook(seat, BUNDLE) * BUNDLE_POINTS,
        "total": score(g, seat),
    }
