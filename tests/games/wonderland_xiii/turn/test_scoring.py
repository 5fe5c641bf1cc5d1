"""Scoring (XIII-28 to XIII-31)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.wonderland_xiii.table import play, table
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.table.cards import copies
from wabe.games.wonderland_xiii.table.layout import CHARACTERS
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.games.wonderland_xiii.turn.scoring import points_with, possible_sets
from wabe.kernel.message import Json

CARDS = st.tuples(*[st.integers(0, copies(kind)) for kind in range(6)])


def holding(numbers: tuple[int, ...], best_split: bool = False) -> XiiiState:
    """An empty table at which seat 0 has this Notebook."""
    state = GAME.blank(2, GAME.check_options({"best_split": best_split}))
    assert isinstance(state, XiiiState)
    for kind, number in enumerate(numbers):
        state.add_to_notebook(0, kind, number)
    return state


def points(numbers: tuple[int, ...], best_split: bool = False) -> int:
    return holding(numbers, best_split).scores()[0]


def sheet(numbers: tuple[int, ...], best_split: bool = False) -> Json:
    made = holding(numbers, best_split).score_sheet()
    assert made is not None
    first: Json = made["seats"][0]
    return first


def test_equal_scores_share_the_win_and_the_sheet_says_so() -> None:  # XIII-31 XIII-A38
    state = holding((0, 0, 0, 0, 0, 0))
    assert state.over
    assert state.winners() == [0, 1]
    found = state.score_sheet()
    assert found is not None
    assert found["tie"] == {"seats": [0, 1], "steps": []}
    won = holding((1, 0, 0, 0, 0, 0)).score_sheet()
    assert won is not None
    assert won["tie"] is None


def test_only_notebook_cards_score() -> None:  # XIII-28
    state = table("AAAA RRRR CCCC HHHH QQQQ", "aaa", tunnel="archq", hidden=["b", "bb"])
    assert state.scores() == [6, 6]


@pytest.mark.parametrize("bundles", [0, 1, 2, 8])
def test_a_bundle_is_worth_five(bundles: int) -> None:  # XIII-28
    assert points((0, 0, 0, 0, 0, bundles)) == 5 * bundles


@pytest.mark.parametrize("sets", [1, 2, 3])
def test_a_set_is_worth_fifteen(sets: int) -> None:  # XIII-29
    assert points((sets,) * 5 + (0,)) == 15 * sets


@pytest.mark.parametrize(("cards", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6), (5, 15), (12, 78)])
def test_a_row_is_one_two_three_and_so_on(cards: int, worth: int) -> None:  # XIII-30
    assert points((cards, 0, 0, 0, 0, 0)) == worth


def test_a_bundle_never_stands_in_for_a_character() -> None:  # XIII-A36
    assert points((1, 1, 1, 1, 0, 1)) == 4 + 5


def test_all_sets_are_formed_even_at_a_loss() -> None:  # XIII-A35
    assert points((12, 1, 1, 1, 1, 0)) == 81
    assert points((12, 1, 1, 1, 1, 0), best_split=True) == 82


def test_the_sheet_adds_up() -> None:  # XIII-28 XIII-29 XIII-30
    assert sheet((3, 2, 1, 1, 1, 2)) == {
        "seat": 0,
        "sets": 1,
        "set_points": 15,
        "rows": {"alice": 3, "rabbit": 1, "cat": 0, "hatter": 0, "queen": 0},
        "row_points": 4,
        "bundle_points": 10,
        "total": 29,
    }
    assert sheet((12, 1, 1, 1, 1, 0), best_split=True)["sets"] == 0


@given(CARDS)
def test_the_best_split_is_all_sets_or_none(numbers: tuple[int, ...]) -> None:  # XIII-A35
    state = holding(numbers)
    most = possible_sets(state.notebook_of(0))
    splits = [points_with(state.notebook_of(0), sets) for sets in range(most + 1)]
    assert max(splits) in (splits[0], splits[-1])
    assert points(numbers) == splits[-1]
    assert points(numbers, best_split=True) == max(splits)


@given(CARDS)
def test_what_all_sets_change_is_a_formula(numbers: tuple[int, ...]) -> None:  # XIII-A35
    state = holding(numbers)
    m, t = possible_sets(state.notebook_of(0)), sum(numbers[:CHARACTERS])
    gain = points_with(state.notebook_of(0), m) - points_with(state.notebook_of(0), 0)
    assert gain == m * (15 - t) + 5 * m * (m - 1) // 2
    if t <= 15:
        assert gain >= 0


@given(CARDS, st.booleans())
def test_the_sheet_is_the_score(numbers: tuple[int, ...], best_split: bool) -> None:
    made = sheet(numbers, best_split)
    assert made["total"] == made["set_points"] + made["row_points"] + made["bundle_points"]
    assert made["total"] == points(numbers, best_split)
    assert made["row_points"] == sum(made["rows"].values())


def finished(*books: str) -> XiiiState:
    """A game that ends with these Notebooks: seat 0's last pass is lost in a collapse and not refilled."""
    state = table("aaaa q cccc hhhh qqqq", *books, players=len(books), tunnel="qr", rest=None, final_refill=False)
    state.empty_decks = state.empty_needed() - 1
    play(state, "unlock 0")
    assert state.over
    return state


def test_the_highest_score_wins() -> None:  # XIII-31
    state = finished("bbb", "rrr")
    assert state.scores() == [10, 6]
    assert (state.winners(), state.returns()) == ([0], [1.0, 0.0])


def test_equal_highest_scores_share_the_win() -> None:  # XIII-31 XIII-A38
    state = finished("aaaa", "rrr", "ccc")
    assert state.scores() == [6, 6, 6]
    assert state.winners() == [0, 1, 2]
    assert state.returns() == [1 / 3] * 3
    assert sum(state.returns()) == pytest.approx(1.0)


def test_there_is_no_tie_break() -> None:  # XIII-A38
    state = finished("aaaa", "rrr", "cccb")
    assert state.scores() == [6, 6, 11]
    assert state.winners() == [2]


def test_nobody_has_won_before_the_end() -> None:  # XIII-31
    state = table()
    assert (state.winners(), state.returns()) == ([], [0.0, 0.0])
