"""Setting up (XIII-01 to XIII-05)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.wonderland_xiii.table import asked, deck, discard, keys, notebook, sizes
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.table.layout import DECKS
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.kernel.record import Record

SIZES = {2: [13, 13, 12, 12, 12], 3: [12, 12, 12, 12, 11], 4: [12, 11, 11, 11, 11]}
ALL_CARDS = Counter(a=12, r=12, c=12, h=12, q=12, b=8)


def new(players: int, seed: int) -> XiiiState:
    state = GAME.new(players, seed)
    assert isinstance(state, XiiiState)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_is_dealt_three_cards_of_the_68(players: int) -> None:  # XIII-01
    state = new(players, 1)
    books = [notebook(state, seat) for seat in range(players)]
    assert [len(book) for book in books] == [3] * players
    assert Counter("".join(books + [deck(state, number) for number in range(DECKS)])) == ALL_CARDS


def test_the_deal_is_shuffled() -> None:  # XIII-01
    deals = {tuple(deck(new(2, seed), number) for number in range(DECKS)) for seed in range(200)}
    assert len(deals) == 200


def test_every_card_is_equally_likely_on_top_of_a_deck() -> None:  # XIII-01
    tops = Counter(deck(new(4, seed), 2)[-1] for seed in range(3000))
    for letter, copies in ALL_CARDS.items():
        expected = 3000 * copies / 68
        assert abs(tops[letter] - expected) < 4.5 * expected**0.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rest_is_split_into_five_decks_the_first_ones_larger(players: int) -> None:  # XIII-02 XIII-A39
    assert sizes(new(players, 2)) == SIZES[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_decks_lie_face_down(players: int) -> None:  # XIII-02 XIII-A01
    state = new(players, 3)
    assert [state.covers(number) for number in range(DECKS)] == [0] * DECKS
    assert [state.has_face_down_top(number) for number in range(DECKS)] == [True] * DECKS
    assert [pile["top"] for pile in state.view(None)["hall"]] == [None] * DECKS


def test_four_keys_and_room_for_a_discard_pile() -> None:  # XIII-03
    state = new(3, 4)
    assert sum(keys(state)[:2]) == 4
    assert discard(state) == ""


def test_notebooks_lie_open_and_tunnels_are_empty() -> None:  # XIII-04
    state = new(3, 5)
    for viewer in (None, 0, 1, 2):
        seats = state.view(viewer)["seats"]
        assert [sum(seat["notebook"].values()) for seat in seats] == [3, 3, 3]
        assert [(seat["tunnel"]["open"], seat["tunnel"]["hidden"]) for seat in seats] == [({}, [])] * 3


def test_anybody_may_be_first() -> None:  # XIII-05 XIII-A37
    first = Counter(new(4, seed).active for seed in range(2000))
    assert sorted(first) == [0, 1, 2, 3]
    assert all(400 < count < 600 for count in first.values())


def test_turns_go_round_from_the_first_player() -> None:  # XIII-05
    record = Record(GAME, 3, 6)
    while not record.state.over:
        record.act(record.state.seat, record.state.legal_actions()[0])
    (first,) = [event.args["seat"] for event in record.events if event.kind == "game-started"]
    turns = [event.args["seat"] for event in record.events if event.kind == "turn-started"]
    assert turns == [(first + number) % 3 for number in range(len(turns))]
    assert len(turns) > 6


def test_the_first_decision_is_where_to_place_a_key() -> None:  # XIII-06
    state = new(2, 7)
    assert asked(state) == (state.active, "choose_deck")
    assert keys(state) == (2, 2, [])
