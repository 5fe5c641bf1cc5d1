"""Determinising: everything a seat does not know is redrawn, consistent with all that it does know (XIII-A55, XIII-A60).

Unknown to a seat are the face-down cards of the Hall except a top it has looked at, and its own hidden cards except
those it had looked at. What it can infer of its hidden cards is that no check so far has collapsed with them: alone
(XIII-23), nor with the face-up cards of the own turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderland_xiii.cards import CARDS, CHARACTERS, DECKS
from wabe.kernel.ints import Ints, zeros

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.state import XiiiState

LIMIT = 2  # of one character that pass a check


def redraw(g: XiiiState, seat: i64) -> None:
    """Redraw all that the seat does not know, uniformly among the arrangements consistent with what it knows."""
    pool = zeros(CARDS)
    hidden = gather_hidden(g, seat, pool, 0)
    size = gather_hall(g, seat, pool, hidden)
    shuffle(g, pool, size)
    while hidden > 0 and not place_hidden(g, seat, pool):
        shuffle(g, pool, size)
    place_hall(g, seat, pool, hidden)


def unknown_from(g: XiiiState, deck: i64, seat: i64) -> i64:
    """Number of cards, from the bottom of a deck, that the seat does not know."""
    face_down = g.deck_size(deck) - g.covers(deck)
    if seat >= 0 and face_down > 0 and g.knowers(deck) >> seat & 1:
        return face_down - 1
    return face_down


def gather_hidden(g: XiiiState, seat: i64, pool: Ints, size: i64) -> i64:
    """Put the seat's unknown hidden cards into the pool; the new size of the pool."""
    for index in range(g.hidden_size(seat)):
        if not g.owner_knows_hidden(seat, index):
            pool[size] = g.hidden(seat, index)
            size += 1
    return size


def gather_hall(g: XiiiState, seat: i64, pool: Ints, size: i64) -> i64:
    """Put the unknown cards of the Hall into the pool; the new size of the pool."""
    for deck in range(DECKS):
        for index in range(unknown_from(g, deck, seat)):
            pool[size] = g.card_in_deck(deck, index)
            size += 1
    return size


def shuffle(g: XiiiState, pool: Ints, size: i64) -> None:
    """Shuffle the first `size` items."""
    last = size - 1
    while last > 0:
        other = g.below(last + 1)
        item = pool[last]
        pool[last] = pool[other]
        pool[other] = item
        last -= 1


def place_hidden(g: XiiiState, seat: i64, pool: Ints) -> bool:
    """Deal the front of the pool to the seat's unknown hidden cards; whether the checks so far would have passed."""
    taken: i64 = 0
    for index in range(g.hidden_size(seat)):
        if not g.owner_knows_hidden(seat, index):
            g.put_hidden(seat, index, pool[taken])
            taken += 1
    return is_possible(g, seat)


def is_possible(g: XiiiState, seat: i64) -> bool:
    """Whether the seat's hidden cards agree with every check that has passed. XIII-A22, XIII-A23."""
    bundles = g.hidden_of(seat, CHARACTERS)
    for character in range(CHARACTERS):
        passed = g.checked(character) if seat == g.active else 0
        if g.hidden_of(seat, character) + bundles + passed > LIMIT:
            return False
    return True


def place_hall(g: XiiiState, seat: i64, pool: Ints, start: i64) -> None:
    """Deal the pool from `start` to the unknown cards of the Hall."""
    for deck in range(DECKS):
        for index in range(unknown_from(g, deck, seat)):
            g.put_in_deck(deck, index, pool[start])
            start += 1
