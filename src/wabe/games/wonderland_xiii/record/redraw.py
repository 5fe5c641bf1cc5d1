"""Determinising: all that a seat does not know is redrawn, consistent with what it does know (XIII-A55, XIII-A60).

Unknown to a seat are the face-down cards of the Hall except a top it has looked at, and its own hidden cards except
those it had looked at. What it can infer of its hidden cards is that no check so far has collapsed with them: alone
(XIII-23), nor with the face-up cards of the own turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderland_xiii.odds.odds import is_hidden_known, unknown_from, unseen
from wabe.games.wonderland_xiii.table.cards import LIMIT
from wabe.games.wonderland_xiii.table.layout import CHARACTERS, DECKS, KINDS
from wabe.kernel.ints import Ints, zeros

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.table.state import XiiiState


def redraw(g: XiiiState, seat: i64) -> None:
    """Redraw all that the seat does not know, uniformly among the arrangements consistent with what it knows."""
    pool = sorted_pool(unseen(g, seat))
    g.shuffle(pool)
    while not place_hidden(g, seat, pool):
        g.shuffle(pool)
    place_hall(g, seat, pool)


def sorted_pool(numbers: Ints) -> Ints:
    """The cards one by one in the order of their kinds: where they truly lie must not show in the draw."""
    size: i64 = 0
    for kind in range(KINDS):
        size += numbers[kind]
    pool = zeros(size)
    filled: i64 = 0
    for kind in range(KINDS):
        for _card in range(numbers[kind]):
            pool[filled] = kind
            filled += 1
    return pool


def place_hidden(g: XiiiState, seat: i64, pool: Ints) -> bool:
    """Deal the front of the pool to the seat's unknown hidden cards; whether every check so far would have passed."""
    taken: i64 = 0
    for index in range(g.hidden_size(seat)):
        if not is_hidden_known(g, seat, index, seat):
            g.put_hidden(seat, index, pool[taken])
            taken += 1
    return taken == 0 or is_possible(g, seat)


def is_possible(g: XiiiState, seat: i64) -> bool:
    """Whether the seat's hidden cards agree with every check that has passed. XIII-A22, XIII-A23."""
    bundles = g.hidden_of(seat, CHARACTERS)
    for character in range(CHARACTERS):
        passed = g.checked(character) if seat == g.active else 0
        if g.hidden_of(seat, character) + bundles + passed > LIMIT:
            return False
    return True


def place_hall(g: XiiiState, seat: i64, pool: Ints) -> None:
    """Deal the back of the pool to the unknown cards of the Hall."""
    left: i64 = len(pool)
    for deck in range(DECKS):
        count = unknown_from(g, deck, seat)
        g.fill_deck(deck, count, pool, left)
        left -= count
