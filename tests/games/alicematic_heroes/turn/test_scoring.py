"""Final scoring (AH-66 to AH-73, AH-84, AHA-26 to AHA-34, AHA-44, AHA-56, AHA-57)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pytest

from tests.games.alicematic_heroes.table import (
    contest,
    crowds,
    invade,
    player,
    scene,
    sheet,
    slot_points,
    tile_points,
)
from tests.games.alicematic_heroes.walks import SWITCHES, walk
from wabe.games.alicematic_heroes.table.cards import COLOURS
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.message import Json

PAYOUTS = {(), (6,), (6, 3), (3, 3), (3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3, 3)}


def points(tokens: Sequence[int], alices: Sequence[int]) -> list[int]:
    return tile_points(contest(tokens, alices), 1)


# ----- tiles -----


@pytest.mark.parametrize(
    ("tokens", "alices", "paid"),
    [
        ((3, 2, 1), (0, 0, 9), [6, 3, 0]),
        ((1, 2, 3), (9, 0, 0), [0, 3, 6]),
        ((2, 1, 0), (0, 0, 5), [6, 3, 0]),
        ((0, 0, 4), (3, 3, 0), [0, 0, 6]),
        ((0, 0, 0), (3, 3, 0), [0, 0, 0]),
    ],
)
def test_most_tokens_six_second_most_three(tokens: list[int], alices: list[int], paid: list[int]) -> None:  # AH-66
    assert points(tokens, alices) == paid


@pytest.mark.parametrize(
    ("tokens", "alices", "paid"),
    [
        ((2, 2, 1), (5, 3, 9), [6, 3, 0]),
        ((2, 2, 0), (3, 5, 9), [3, 6, 0]),
        ((2, 2, 2), (5, 4, 3), [6, 3, 0]),
        ((2, 2, 2), (3, 5, 4), [0, 6, 3]),
        ((1, 1, 1), (0, 1, 2), [0, 3, 6]),
    ],
)
def test_a_tie_for_first_is_broken_by_alices(tokens: list[int], alices: list[int], paid: list[int]) -> None:  # AH-67
    assert points(tokens, alices) == paid


@pytest.mark.parametrize(
    ("tokens", "alices", "paid"),
    [
        ((2, 2, 1), (4, 4, 9), [3, 3, 0]),
        ((2, 2, 2), (4, 4, 4), [3, 3, 3]),
        ((2, 2, 2), (0, 0, 0), [3, 3, 3]),
        ((2, 2, 1, 1), (4, 4, 9, 9), [3, 3, 0, 0]),
        ((1, 1, 1, 1), (2, 2, 2, 2), [3, 3, 3, 3]),
    ],
)
def test_tied_for_alices_too_each_gets_three_and_everybody_else_nothing(
    tokens: list[int], alices: list[int], paid: list[int]
) -> None:  # AH-68
    assert points(tokens, alices) == paid


@pytest.mark.parametrize(
    ("tokens", "alices", "paid"),
    [
        ((3, 1, 1), (0, 4, 4), [6, 0, 0]),
        ((3, 1, 1, 1), (0, 4, 4, 3), [6, 0, 0, 0]),
        ((2, 2, 2), (5, 4, 4), [6, 0, 0]),
        ((3, 2, 1, 1), (0, 0, 4, 4), [6, 3, 0, 0]),
    ],
)
def test_players_still_tied_for_second_or_lower_get_nothing(
    tokens: list[int], alices: list[int], paid: list[int]
) -> None:  # AH-69
    assert points(tokens, alices) == paid


@pytest.mark.parametrize(
    ("tokens", "alices", "paid"),
    [((3, 1, 1), (0, 5, 4), [6, 3, 0]), ((1, 1, 3), (4, 5, 0), [0, 3, 6]), ((3, 2, 2, 2), (0, 4, 4, 5), [6, 0, 0, 3])],
)
def test_a_tie_for_second_goes_to_the_one_with_more_alices(
    tokens: list[int], alices: list[int], paid: list[int]
) -> None:  # AH-70
    assert points(tokens, alices) == paid


def test_three_tied_for_first_with_five_four_four_alices() -> None:  # AHA-28
    assert points((2, 2, 2), (5, 4, 4)) == [6, 0, 0]


def test_three_tied_for_first_with_five_five_four_alices() -> None:  # AHA-29
    assert points((2, 2, 2), (5, 5, 4)) == [3, 3, 0]


def test_two_tied_for_first_leave_nothing_for_the_third() -> None:  # AHA-30
    assert points((3, 3, 2), (5, 4, 9)) == [6, 3, 0]
    assert points((3, 3, 2), (4, 4, 9)) == [3, 3, 0]


def test_only_face_up_tokens_count_on_cities_and_forests_too() -> None:  # AHA-26
    state = scene(player(holds=[7, 8]), player(holds=[9], attacks=[10, 11, 12, 13]), step="over")
    assert tile_points(state, 1) == [6, 3, 0]
    assert state.view(None)["majorities"]["tiles"][1]["tokens"] == [2, 1, 0]


def test_two_own_tokens_on_one_city_count_two() -> None:  # AHA-26 AHA-73
    state = scene(player(holds=[7, 7]), player(holds=[7]), step="over")
    assert tile_points(state, 1) == [6, 3, 0]


def test_a_player_without_a_token_on_a_tile_is_never_placed_there() -> None:  # AHA-27
    assert points((1, 0, 0), (0, 9, 3)) == [6, 0, 0]
    assert points((0, 0, 0), (0, 9, 3)) == [0, 0, 0]
    assert points((2, 2, 0), (3, 3, 9)) == [3, 3, 0]


def test_each_tile_is_scored_by_itself() -> None:  # AH-66
    state = scene(player(holds=[7, 8, 14, 21]), player(holds=[9, 15, 16, 22]), step="over")
    assert sheet(state, 0)["tiles"] == [0, 6, 3, 3, 0, 0, 0, 0, 0]
    assert sheet(state, 1)["tiles"] == [0, 3, 6, 3, 0, 0, 0, 0, 0]


def test_all_payouts_of_a_tile() -> None:  # AH-66 AH-67 AH-68 AH-69 AH-70
    """Figure 7: 6+3, 6, 3+3, 3+3+3, never 6+6; more than 9 only when four or five are level in both."""
    for players in (3, 4, 5):
        found = set()
        for tokens in itertools.product((0, 1, 2), repeat=players):
            rng = random.Random(str(tokens))
            if sum(tokens) <= 9:
                paid = points(tokens, [rng.randrange(3) for _ in range(players)])
                found.add(tuple(sorted((each for each in paid if each), reverse=True)))
        assert found <= PAYOUTS
        assert {(), (6,), (6, 3), (3, 3)} <= found


@pytest.mark.parametrize(("players", "tiles"), [(3, 9), (4, 11), (5, 13)])
def test_tiles_pay_nine_each_at_the_most_in_normal_games(players: int, tiles: int) -> None:  # AH-66
    """Figure 7: 81 / 99 / 117 VP in all."""
    for number in range(6):
        *_, state = walk(players, {}, f"pay {players} {number}")
        paid = [sheet(state, seat)["tiles"] for seat in range(players)]
        assert sum(map(sum, paid)) <= 9 * tiles
        assert len(paid[0]) == tiles


# ----- slots -----


@pytest.mark.parametrize(
    ("slots", "paid"),
    [
        (("fighter fighter knight", "ninja knight fighter", "panzer"), [3, 3, 0]),
        (("", "", ""), [0, 0, 0]),
        (("- - - -", "panzer", ""), [0, 1, 0]),
        (("fighter knight", "- ninja -", "ninja"), [2, 0, 0]),
        (("fighter", "ninja", "panzer"), [1, 1, 1]),
    ],
)
def test_most_alices_in_a_slot_get_that_many_vp_each(slots: tuple[str, ...], paid: list[int]) -> None:  # AH-71 AHA-32
    state = scene(*(player(red=cards) for cards in slots), step="over")
    assert slot_points(state, "red") == paid
    assert slot_points(state, "green") == [0, 0, 0]


@pytest.mark.parametrize("colour", COLOURS)
def test_every_slot_is_compared(colour: str) -> None:  # AH-71
    slots: Json = {colour: "original sheriff"}
    state = scene(player(**slots), player(white="" if colour == "white" else "original"), step="over")
    assert slot_points(state, colour) == [2, 0, 0]


def test_an_alice_counts_in_the_slot_in_which_she_lies() -> None:  # AHA-31 AH-27
    state = scene(player(blue="panzer ninja"), player(red="fighter"), step="over")
    assert (slot_points(state, "blue"), slot_points(state, "red")) == ([2, 0, 0], [0, 1, 0])


def test_the_number_of_alices_is_that_of_all_five_slots() -> None:  # AHA-33 AH-30
    state = scene(player(red="fighter -", blue="panzer", white="miko original -"), player(), step="over")
    assert sheet(state)["alices"] == 4
    slots: Json = {"red": "fighter", "blue": "little", "yellow": "magical", "green": "jet", "white": "miko"}
    one, two = player(holds=[7], **slots), player(holds=[8], red="ninja knight panzer fighter")
    assert tile_points(scene(one, two, step="over"), 1) == [6, 3, 0]


# ----- effects -----


def test_effects_at_the_end_come_to_it_and_originals_add_up() -> None:  # AH-72 AH-84
    state = scene(player("- - -", "rrrr", white="original original original", yellow="tycoon", blue="librarian"))
    assert sheet(state)["effects"] == {"original": 3, "tycoon": 2, "librarian": 3}
    assert sheet(state)["total"] == 3 + 3 + 2 + 3 + 1 + 1


@pytest.mark.parametrize(("others", "vp"), [((6, 5), 3), ((8, 5), 0), ((7, 2), 3)])
def test_original_pays_each_copy_while_nobody_has_more_alices(others: tuple[int, ...], vp: int) -> None:  # AH-84 AHA-34
    mine = {"white": "original original original", "red": "panzer panzer valkyrie valkyrie"}
    slots: list[Json] = [mine, *crowds(*others)]
    state = scene(*(player("- -", **each) for each in slots), step="over")
    assert sheet(state)["effects"] == {"original": vp}


def test_tokens_and_hand_cards_are_worth_nothing_by_themselves() -> None:  # AHA-56
    state = scene(player("- - - - - -", "rrrryyyygggg"), step="over")
    assert (state.scores(), sheet(state)["total"]) == ([0, 0, 0], 0)


def test_effects_at_the_end_are_worked_out_on_one_state() -> None:  # AHA-57
    slots: Json = {"yellow": "empress", "white": "angel mayor original", "green": "cartographer -"}
    state = scene(player(holds=[0, 7, 9], **slots), step="over")
    assert sheet(state)["effects"] == {"empress": 5, "angel": 1, "mayor": 4, "original": 1, "cartographer": 2}
    assert sheet(state)["alices"] == 5


def test_identical_alices_pay_once_at_the_end() -> None:  # AH-25
    state = scene(player(holds=[0, 7], white="mayor mayor"), step="over")
    assert sheet(state)["effects"] == {"mayor": 4}


def test_a_commoner_pays_nothing_at_the_end() -> None:  # AH-28
    assert sheet(scene(player(holds=[0, 7], white="-mayor", yellow="-empress"), step="over"))["effects"] == {}


# ----- the winner -----


def test_most_vp_wins() -> None:  # AH-73
    state = scene(player(vp=10), player(vp=12), player(vp=11), step="over")
    assert (state.winners(), state.scores()) == ([1], [10, 12, 11])


@pytest.mark.parametrize(
    ("alices", "winners"), [((7, 6, 0), [0]), ((7, 7, 0), [0, 1]), ((0, 0, 0), [0, 1]), ((0, 3, 9), [1])]
)
def test_a_tie_goes_to_more_alices_else_victory_is_shared(alices: Sequence[int], winners: list[int]) -> None:  # AH-73
    state = level(alices, (60, 60, 20))
    assert state.winners() == winners
    found = state.score_sheet()
    assert found is not None
    assert found["tie"] == {"seats": [0, 1], "steps": [{"by": "alices", "seats": [0, 1], "numbers": list(alices[:2])}]}


def level(alices: Sequence[int], totals: Sequence[int]) -> HeroesState:
    """Seats with so many Alices and these totals, whatever their slots pay."""
    slots = crowds(*alices)
    paid = scene(*(player("- -", **each) for each in slots), step="over").scores()
    vp = [total - each for total, each in zip(totals, paid, strict=True)]
    state = scene(*(player("- -", vp=more, **each) for more, each in zip(vp, slots, strict=True)), step="over")
    assert state.scores() == list(totals)
    return state


def test_the_sheet_adds_up() -> None:  # AH-72 AH-73 AHA-44
    for switch in SWITCHES:
        *_, state = walk(3, SWITCHES[switch], f"sheet {switch}")
        for seat in range(3):
            found = sheet(state, seat)
            parts = [found["played"].values(), found["tiles"], found["slots"].values(), found["effects"].values()]
            assert found["total"] == sum(map(sum, parts)) == state.scores()[seat]
        best = max((state.scores()[seat], sheet(state, seat)["alices"]) for seat in range(3))
        assert state.winners() == [
            seat for seat in range(3) if (state.scores()[seat], sheet(state, seat)["alices"]) == best
        ]


def test_the_final_scoring_follows_the_last_turn() -> None:  # AH-13 AH-72
    state = scene(player(vp=3), player(), player(holds=[0], white="original"), active=2)
    assert state.scores() == [3, 0, 0]  # so far
    invade(state, 4)
    assert state.over
    assert state.scores() == [3, 0, 6 + 1 + 1]
