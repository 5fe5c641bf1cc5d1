"""What holds at every position of Wonderland XIII: the ledger's "Arithmetic worth testing"."""

from __future__ import annotations

from collections import Counter

from tests.games.wonderland_xiii.table import covered, deck, discard, hidden, keys, notebook, tunnel
from wabe.games.wonderland_xiii.table.layout import CHARACTERS, DECKS, KINDS
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.kernel.state import State

ALL_CARDS = Counter(a=12, r=12, c=12, h=12, q=12, b=8)


def check_position(state: State) -> None:
    """What holds at every decision."""
    assert isinstance(state, XiiiState)
    seats = range(state.players)
    piles = [deck(state, number).lower() for number in range(DECKS)]
    rest = [tunnel(state), covered(state), discard(state)]
    owned = [notebook(state, seat) + hidden(state, seat) for seat in seats]
    assert Counter("".join([*piles, *rest, *owned])) == ALL_CARDS  # fact 1
    assert min(state.keys_middle, state.keys_hand) >= 0
    assert len(keys(state)[2]) <= 4 - state.keys_middle - state.keys_hand <= 4  # facts 1 and 7
    for seat in seats:
        assert len(hidden(state, seat)) <= 10  # fact 11
        if seat != state.active and not state.over:
            assert len(notebook(state, seat)) >= 3  # fact 12
    if not state.over:
        assert len(tunnel(state)) <= 10  # fact 5
        assert all(state.gauge(character) <= 2 for character in range(CHARACTERS))
    for number in range(DECKS):
        assert 0 <= state.covers(number) <= state.deck_size(number)  # fact 10
    assert [state.face_down(kind) for kind in range(KINDS)] == face_down_by_kind(state)


def face_down_by_kind(state: XiiiState) -> list[int]:
    """The face-down cards of the Hall, counted card by card."""
    found = [0] * KINDS
    for number in range(DECKS):
        for index in range(state.deck_size(number) - state.covers(number)):
            found[state.card_in_deck(number, index)] += 1
    return found
