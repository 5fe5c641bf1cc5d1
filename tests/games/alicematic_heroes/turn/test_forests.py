"""Mystic Forests (AH-59 to AH-65, AH-77, AHA-19 to AHA-25, AHA-75, AHA-82, AHA-89, AHA-90)."""

from __future__ import annotations

import pytest

from tests.games.alicematic_heroes.table import (
    MAP,
    how,
    invade,
    kinds,
    needed,
    player,
    scene,
    sheet,
    space,
    targets,
    vp,
)
from wabe.games.alicematic_heroes.game import GAME
from wabe.games.alicematic_heroes.pieces.terrain import mobility_needed
from wabe.games.alicematic_heroes.table.cards import FOREST
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.message import Json

FULL = "- - - -"
SIX = 22  # inside the map
RING = [3, 18, 19, 21, 23, 27]
PAIR = {0: 1, 2: 5}  # with these turns the Forests of tiles 0 and 2 are 2 and 20, and touch
PAIR_RING = [0, 1, 3, 10, 11, 14, 15, 19]


def strong(*holds: int, tokens: str = "rrrrrrrrgggggg", **slots: str) -> Json:
    given: Json = {"red": FULL, "green": FULL, **slots}
    return player("- -", tokens, holds=holds, **given)


def allowed(*shares: list[int], forest: int = SIX, slots: Json | None = None) -> list[bool]:
    """Whether each seat, holding these spaces beside a City far off and strong enough, may invade the Forest."""
    held = [[home, *share] for home, share in zip((0, 28, 14), [*shares, [], []], strict=False)]
    found = []
    for active in range(3):
        seats = [player("- -", holds=spaces) for spaces in held]
        seats[active] = strong(*held[active], **(slots or {}))
        found.append(forest in targets(scene(*seats, active=active)))
    return found


# ----- numbers -----


def test_the_number_is_that_of_the_spaces_around() -> None:  # AH-62 AHA-20
    state = scene()
    numbers = {number: space(state, number)["number"] for number in (1, 8, 15, 22, 36, 43)}
    assert numbers == {1: 6, 8: 3, 15: 6, 22: 6, 36: 5, 43: 3}


def test_every_single_forest_has_three_to_six_spaces_around_and_touches_its_own_city() -> None:  # AH-62
    """Figure 5."""
    for seed in range(60):
        board = GAME.new(5, seed).board
        for number in range(board.spaces):
            if board.kind[number] == FOREST:
                assert number - number % 7 in board.neighbours_of(number)
                beside = [board.kind[each] for each in board.neighbours_of(number)]
                if FOREST not in beside:
                    assert 3 <= board.number[number] <= 6


def test_touching_forests_are_one_group_with_one_number() -> None:  # AH-64 AHA-21
    """Figure 5: two touching single Forests inside the map have 8 spaces around."""
    state = scene(turned=PAIR)
    assert [(space(state, each)["kind"], space(state, each)["number"]) for each in (2, 20)] == [("forest", 8)] * 2
    assert space(state, 2)["group"] == space(state, 20)["group"] == 2
    assert sorted(state.board.around[state.board.group[2]]) == PAIR_RING


def test_a_taken_forest_is_still_a_forest_and_the_number_does_not_drop() -> None:  # AH-64
    state = scene(strong(*PAIR_RING, 2, tokens="rrrrgg"), turned=PAIR)
    assert (space(state, 20)["number"], needed(state, 20)[0]) == (8, 8)
    invade(state, 20)
    assert vp(state) == 8


def test_each_forest_of_a_group_is_invaded_by_itself_for_the_full_number() -> None:  # AHA-21
    state = scene(strong(*PAIR_RING), turned=PAIR)
    assert {2, 20} <= targets(state)
    invade(state, 2)
    assert (vp(state), space(state, 20)["held"], space(state, 20)["number"]) == (8, [], 8)


def test_for_a_group_all_spaces_around_it_must_be_held() -> None:  # AHA-21 AH-60
    for gap in PAIR_RING:
        state = scene(strong(28, *[each for each in PAIR_RING if each != gap]), turned=PAIR)
        assert {2, 20} & targets(state) == set()


def test_taken_forests_inside_a_group_are_neither_gaps_nor_counted() -> None:  # AHA-21
    half, rest = PAIR_RING[:4], PAIR_RING[4:]
    state = scene(player(holds=half), player(holds=[*rest, 2]), turned=PAIR)
    assert space(state, 20)["surrounded"]
    assert space(state, 20)["may"] == [0, 1]  # four each, the Forest itself does not count


# ----- who may -----


def test_normally_neither_invaded_nor_passed() -> None:  # AH-59
    state = scene(strong(0, 3))
    assert SIX not in targets(state)
    assert mobility_needed(state, 0, 23, 0) > 3


def test_completely_surrounded_it_can_be_invaded_by_whoever_holds_most() -> None:  # AH-60 AH-61
    assert allowed(RING) == [True, False, False]
    assert allowed(RING[:4], RING[4:]) == [True, False, False]
    assert allowed(RING[:1], RING[1:3], RING[3:]) == [False, False, True]


@pytest.mark.parametrize("gap", RING)
def test_with_a_gap_nobody_may(gap: int) -> None:  # AH-60
    assert allowed([each for each in RING if each != gap]) == [False, False, False]


def test_attacks_close_no_gap() -> None:  # AHA-16 AHA-21
    me = {**strong(*RING[:5]), "attacks": [RING[5]]}
    assert SIX not in targets(scene(me))


@pytest.mark.parametrize(
    ("shares", "may"),
    [((2, 2, 2), [True, True, True]), ((3, 3, 0), [True, True, False]), ((1, 3, 2), [False, True, False])],
)
def test_of_several_tied_for_most_whoever_comes_first(shares: tuple[int, ...], may: list[bool]) -> None:  # AH-61 AHA-22
    cut = [sum(shares[:seat]) for seat in range(4)]
    assert allowed(*(RING[cut[seat] : cut[seat + 1]] for seat in range(3))) == may
    state = scene(*(player(holds=RING[cut[seat] : cut[seat + 1]]) for seat in range(3)))
    assert space(state, SIX)["may"] == [seat for seat in range(3) if may[seat]]


def test_a_city_counts_once_for_each_player_with_a_token_there() -> None:  # AHA-19
    assert allowed([21, 3, 18], [21, 19, 23, 27]) == [False, True, False]
    assert allowed([21, 3, 18, 19], [21, 23, 27]) == [True, False, False]
    assert allowed([3, 18, 19], [21, 23, 27]) == [True, True, False]
    assert allowed([21, 3, 18, 19], [21, 23, 27], [21]) == [True, False, False]


def test_two_own_tokens_on_one_city_are_one_space() -> None:  # AHA-73 AHA-19
    assert allowed([21, 21, 3, 18], [19, 23, 27]) == [True, True, False]


def test_at_the_edge_only_existing_spaces_count() -> None:  # AHA-20
    assert allowed([42, 44, 48], forest=43) == [True, False, False]
    assert allowed([44, 48], [42], forest=43) == [True, False, False]


def test_alices_are_needed_for_what_is_not_surrounded_only() -> None:  # AHA-90
    state = scene(player("- -", "rr", holds=RING, red=FULL, green=FULL))
    assert how(state, SIX) == ["pay"]  # surrounded: no Alice is needed
    assert SIX in targets(scene(strong(0, 3, red="demonlord - - -")))  # Demonlord: not surrounded


# ----- strength and reach -----


@pytest.mark.parametrize(("red", "offered"), [(1, False), (2, True)])
def test_military_power_must_match_the_full_number(red: int, offered: bool) -> None:  # AH-62 AH-63
    state = scene(player("- -", "r" * red, holds=RING, red=FULL, green=FULL))
    assert (SIX in targets(state)) == offered


def test_success_pays_the_number_in_vp() -> None:  # AH-62
    state = scene(strong(*RING))
    events = invade(state, SIX)
    assert kinds(events) == ["tokens-paid", "invaded", "vp-gained"]
    assert (vp(state), sheet(state)["played"]["forests"]) == (6, 6)
    state = scene(strong(42, 44, 48))
    invade(state, 43)
    assert vp(state) == 3


@pytest.mark.parametrize(("green", "offered"), [("-", False), ("- -", True)])
def test_reach_is_needed_as_for_any_space(green: str, offered: bool) -> None:  # AHA-23
    ring = [each for each in RING if each != 21]
    state = scene(player("- -", "rr", holds=[0, *ring], red=FULL, green=green), player(holds=[21]))
    assert (SIX in targets(state)) == offered  # over 3: two steps
    with_city = scene(player("- -", "rr", holds=RING, red=FULL), player(holds=[28]))
    assert needed(with_city, SIX)[1] == 0


# ----- passing -----


def test_a_surrounded_forest_is_passed_taken_or_not_one_more_if_another_holds_it() -> None:  # AHA-24 AH-60 AH-43
    """From 3 over the Forest to 23; the ring belongs to seat 1, but 3."""
    ring = [each for each in RING if each != 3]
    needs = {}
    for holder in (None, 0, 1):
        me, you = [0, 3], [*ring]
        if holder is not None:
            (me, you)[holder].append(SIX)
        needs[holder] = int(mobility_needed(scene(player(holds=me), player(holds=you)), 0, 23, 0))
    assert needs == {None: 3, 0: 3, 1: 4}


def test_everybody_may_pass_a_surrounded_forest() -> None:  # AHA-89
    state = scene(player(holds=[0]), player(holds=RING[:3]), player(holds=RING[3:]))
    assert space(state, SIX)["may"] == [1, 2]
    assert mobility_needed(state, 0, 23, 0) == 4


def test_one_taken_without_being_surrounded_cannot_be_passed() -> None:  # AHA-24
    state = scene(player(holds=[0, 3, SIX]))
    assert mobility_needed(state, 0, 23, 0) > 3


# ----- steals -----


def stealing(me: list[int], you: list[int], **slots: str) -> HeroesState:
    return scene(strong(*me, **slots), player("- -", holds=you))


def test_stealing_needs_all_three_the_ring_the_majority_and_the_number() -> None:  # AHA-25 AH-65
    assert SIX in targets(stealing(RING, [28, SIX]))
    assert SIX not in targets(stealing([0, *RING[:5]], [28, SIX]))
    assert SIX not in targets(stealing([0, 3], [28, SIX, *[each for each in RING if each != 3]]))
    weak = scene(player("- -", "r", holds=RING, red=FULL, green=FULL), player("- -", holds=[28, SIX]))
    assert SIX not in targets(weak)
    state = stealing(RING, [28, SIX])
    invade(state, SIX)
    assert vp(state) == 3


def test_with_demonlord_the_ring_may_have_gaps_for_stealing_too() -> None:  # AHA-75 AH-77
    lord = "demonlord - - -"
    assert SIX in targets(stealing([0, 3], [28, SIX], red=lord))
    assert SIX not in targets(stealing([0, 3], [28, 31, SIX, 23, 18], red=lord))  # the majority still counts
    assert SIX not in targets(stealing([0, 3], [21, SIX], red=lord))  # and so does connection
    guarded = scene(strong(0, 3, red=lord), player("- -", holds=[28, SIX], white="sheriff"))
    assert SIX not in targets(guarded)


@pytest.mark.parametrize(
    ("shares", "may"),
    [
        ([[3], [], []], [True, False, False]),
        ([[], [], []], [False, False, False]),
        ([[3], [18], []], [True, True, False]),
        ([[3, 27], [18], []], [True, False, False]),
    ],
)
def test_demonlord_keeps_the_majority_and_needs_one_space_at_least(
    shares: list[list[int]], may: list[bool]
) -> None:  # AH-77 AHA-82
    assert allowed(*shares, slots={"red": "demonlord - - -"}) == may
    assert allowed(*shares) == [False, False, False]


def test_these_tests_stand_on_the_map_as_it_is_written() -> None:
    state = scene()
    assert [tile["tile"] for tile in state.view(None)["map"]["tiles"]] == MAP[:9]
    assert sorted(state.board.around[state.board.group[SIX]]) == RING
