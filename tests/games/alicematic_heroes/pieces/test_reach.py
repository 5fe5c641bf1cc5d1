"""Mobility: distance from Cities, what adds to it; all of the map against slow plain versions (AH-40 to AH-45)."""

from __future__ import annotations

import itertools

import pytest

from tests.campaign import some
from tests.games.alicematic_heroes.reference.map import Map, lay_out
from tests.games.alicematic_heroes.table import asked, how, invade, needed, player, reach, scene, space, targets
from tests.games.alicematic_heroes.walks import SWITCHES, walk
from wabe.games.alicematic_heroes.pieces import terrain
from wabe.games.alicematic_heroes.table.cards import FOREST
from wabe.games.alicematic_heroes.table.layout import (
    FROM_ANY_SPACE,
    NOWHERE,
    THROUGH_FORESTS,
    TILE_SPACES,
    UNREACHABLE,
)
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.message import Json

CASES = list(some(itertools.product((3, 4, 5), SWITCHES)))


def mobility(me: Json, number: int, *others: Json) -> int:
    return needed(scene({**me, "tokens": "", "hand": "- -"}, *others), number)[1]


# ----- steps -----


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_nothing_is_needed_on_a_tile_with_an_own_city(number: int) -> None:  # AH-40 AH-45
    assert mobility(player(holds=[0]), number) == 0


@pytest.mark.parametrize(
    ("number", "steps"),
    [(30, 2), (27, 2), (19, 2), (45, 2), (37, 2), (29, 2), (26, 3), (20, 2), (31, 3), (16, 4), (40, 4), (62, 5)],
)
def test_elsewhere_each_step_from_the_own_city_counts(number: int, steps: int) -> None:  # AH-41 AH-45
    assert mobility(player(holds=[0]), number) == steps


def test_the_closest_city_counts() -> None:  # AH-41
    assert mobility(player(holds=[0]), 31) == 3
    assert mobility(player(holds=[0, 21]), 31) == 2
    assert mobility(player(holds=[0, 21, 28]), 31) == 0


def test_only_cities_count_however_near_other_spaces_are() -> None:  # AH-41
    assert mobility(player(holds=[0, 30, 31]), 32) == 4


@pytest.mark.parametrize("city", [7, 14, 21, 28, 35, 42])
def test_neighbouring_cities_are_three_steps_apart(city: int) -> None:  # AH-58
    state = scene(player("- -", "rrrrrr", holds=[0], red="- -", green="- - -"))
    assert needed(state, city)[1] == 3
    assert city not in targets(scene(player("- -", "rrrrrr", holds=[0], red="- -", green="- -")))


def test_a_need_of_one_arises_only_with_astronaut() -> None:  # AH-45 AH-82 AHA-53
    """Figure 8: with her any neighbour of a held space needs at most 1."""
    for number, state in enumerate(itertools.islice(walk(4, {}, "a need of one"), 150, 330)):
        if state.over or number % 5:
            continue
        for seat in range(state.players):
            plain = [terrain.mobility_needed(state, seat, each, 0) for each in range(state.board.spaces)]
            assert 1 not in plain
            for each in range(state.board.spaces):
                if state.holds(seat, each):
                    for beside in state.board.neighbours_of(each):
                        assert terrain.mobility_needed(state, seat, beside, FROM_ANY_SPACE) <= 1


def test_astronaut_counts_from_any_own_space_connected_or_not() -> None:  # AH-82 AHA-53
    held = [0, 59, 43]
    assert mobility(player(holds=held), 60) == 6
    assert mobility(player(holds=held, green="astronaut"), 60) == 1
    assert mobility(player(holds=held, green="astronaut"), 44) == 1  # a Forest is a source too
    assert mobility(player(holds=held, green="astronaut"), 5) == 0  # the tile of a City stays free
    assert mobility(player(holds=held, green="astronaut"), 61) == 2


# ----- what is passed -----


def test_each_space_of_another_passed_adds_one() -> None:  # AH-43 AHA-08
    assert mobility(player(holds=[0]), 19, player(holds=[7, 2]), player(holds=[21])) == 2
    both = (player(holds=[7, 2]), player(holds=[21, 3]))
    assert mobility(player(holds=[0]), 19, *both) == 3
    assert mobility(player(holds=[0]), 32, player(holds=[35])) == 4
    walls = (player(holds=[7, 30, 31, 29]), player(holds=[21, 4, 5]))
    assert mobility(player(holds=[0]), 32, *walls) == 5 + 1  # over 28, through one space of each wall: 4 steps and 2


def test_the_target_itself_adds_nothing_even_when_it_is_stolen() -> None:  # AHA-08
    assert mobility(player(holds=[0]), 30, player(holds=[7, 30])) == 2
    assert mobility(player(holds=[0]), 4, player(holds=[7, 4])) == 0


def test_the_cheapest_way_counts_not_the_shortest() -> None:  # AHA-08
    others = (player(holds=[7, 4, 5]), player(holds=[14]))
    assert mobility(player(holds=[0]), 30, *others) == 3
    assert mobility(player(holds=[0]), 19, player(holds=[7, 2])) == 2  # over 3
    assert mobility(player(holds=[0]), 29, player(holds=[7, 4, 5])) == 3


def test_own_spaces_are_passed_for_nothing_more() -> None:  # AH-43
    assert mobility(player(holds=[0, 4, 5]), 30) == 2


def test_a_city_with_an_own_token_adds_nothing_one_with_others_only_adds_one_once() -> None:  # AHA-09
    me = player(holds=[0])
    around = [29, 31, 33, 34]  # leave 28 as the straight way from 30 to 32
    free = mobility(me, 32, player(holds=[7, *around, 4, 5]))
    one = mobility(me, 32, player(holds=[7, *around, 4, 5]), player(holds=[28]))
    two = mobility(me, 32, player(holds=[7, 28, *around, 4, 5]), player(holds=[28]))
    assert (free, one, two) == (5, 6, 6)
    assert mobility(player(holds=[0, 28]), 59, player(holds=[28])) == 2


def test_attacks_of_others_on_the_way_add_nothing() -> None:  # AHA-10
    both = (player(holds=[7], attacks=[4, 5]), player(holds=[14], attacks=[3]))
    assert mobility(player(holds=[0]), 30, *both) == 2
    assert mobility(player(holds=[0]), 27, *both) == 2


def test_forests_are_not_passed() -> None:  # AH-42 AH-59
    assert mobility(player(holds=[0]), 12) == 3  # two steps over the Forest 1
    assert 1 not in reach(scene(player(holds=[0])), 12)["path"]
    assert mobility(player(holds=[0], green="adventurer"), 12) == 2


def test_the_way_round_a_forest_counts() -> None:  # AH-42
    state = scene(player(holds=[21]))
    assert needed(state, 19)[1] == 3  # two steps as the crow flies, over the Forest 22
    assert 22 not in reach(state, 19)["path"]
    assert mobility(player(holds=[21], green="adventurer"), 19) == 2


def test_free_reach_on_the_tile_whatever_lies_between() -> None:  # AHA-11 AH-40
    state = scene(player(holds=[35]), player(holds=[28, 37, 38, 39, 40]), player(holds=[7, 46, 47]))
    assert needed(state, 41)[1] == 0


def test_a_taken_or_open_forest_costs_as_any_space() -> None:  # AHA-23 AHA-24 AHA-89
    ring = [19, 18, 23, 21, 27, 3]  # around the Forest 22
    mine, yours = player(holds=[0]), player(holds=[14, *ring])
    closed = player(holds=[14, *ring[1:]])
    needs = [terrain.mobility_needed(scene(mine, each), 0, 22, 0) for each in (yours, closed)]
    assert needs == [2 + 1, 2 + 1]  # through 3; the Forest itself is the target, open or not
    assert through_forest(mine, yours) == through_forest(mine, {**yours, "holds": [*ring, 14, 22]}) - 1


def through_forest(me: Json, you: Json) -> int:
    """Mobility needed for the step beyond the Forest 22 if all other ways are long."""
    state = scene(me, you)
    return int(terrain.mobility_needed(state, 0, 23, 0))


def test_a_third_player_walks_through_a_surrounded_forest() -> None:  # AHA-89 AH-60
    ring = [19, 18, 23, 21, 27, 3]
    others = (player(holds=[14, 19, 18, 23]), player(holds=[21, 27, 3]))
    state = scene(player(holds=[0]), *others)
    assert space(state, 22)["surrounded"]
    assert terrain.mobility_needed(state, 0, 23, 0) == 4  # 3 for one more, then 22, then 23
    assert terrain.path_to(state, 0, 23, 0) == [0, 3, 22, 23]
    for gap in ring:
        thin = [{**other, "holds": [each for each in other["holds"] if each != gap]} for other in others]
        assert 22 not in terrain.path_to(scene(player(holds=[0]), *thin), 0, 23, 0)[:-1]


def test_a_forest_taken_without_being_surrounded_stays_closed() -> None:  # AHA-24
    state = scene(player(holds=[0, 3, 22]), player(holds=[14]))
    assert 22 not in terrain.path_to(state, 0, 23, 0)
    ring = [19, 18, 23, 21, 27]
    state = scene(player(holds=[0, 3]), player(holds=[14, 22, *ring]))
    assert terrain.mobility_needed(state, 0, 23, 0) == 1 + 1 + 2  # taken by another: one more


def test_mobility_is_cards_effects_and_tokens() -> None:  # AH-44
    assert how(scene(player("- -", holds=[0], red="-", green="-")), 30) == ["attack"]
    assert how(scene(player("- -", holds=[0], red="-", green="- -")), 30) == ["success"]
    assert how(scene(player("- -", holds=[0], red="-", green="adventurer")), 30) == ["success", "attack"]
    assert how(scene(player("- -", "g", holds=[0], red="-", green="-")), 30) == ["attack", "pay"]


def test_the_way_is_shown_from_its_source_to_the_target() -> None:  # AHA-08
    state = scene(player(holds=[0], green="- -"))
    assert reach(state, 30)["path"] == [0, 4, 30]
    assert reach(state, 4)["path"] == [4]


# ----- against slow plain versions -----


def plain(state: HeroesState) -> Map:
    """The same position on the reference's map, which works everything out anew."""
    tiles = list(zip(state.board.tiles, state.board.turned, strict=True))
    board = Map(lay_out(state.players, tiles))
    board.held = [terrain.holder_seats(state, number) for number in board.all]
    board.attacks = [attacker if (attacker := int(state.attacker(number))) >= 0 else None for number in board.all]
    return board


@pytest.mark.parametrize(("players", "switch"), CASES, ids=[f"{players}-{switch}" for players, switch in CASES])
def test_connection_distance_and_forests_are_those_of_plain_versions(
    players: int, switch: str
) -> None:  # AH-38 AH-40 AH-41 AH-42 AH-43 AH-60 AH-61 AH-62 AH-64 AHA-16 AHA-20 AHA-21 AHA-67
    checked = 0
    for number, state in enumerate(walk(players, SWITCHES[switch], f"reach {players} {switch}")):
        if state.over or asked(state) != "choose_target" or number % 5:
            continue
        board = plain(state)
        for seat in range(players):
            check_connections(state, board, seat)
            check_distances(state, board, seat)
        check_forests(state, board)
        checked += 1
    assert checked >= players


def check_connections(state: HeroesState, board: Map, seat: int) -> None:
    held = board.spaces_of(seat)
    for number in board.all:
        assert state.is_connected(seat, number) == (number in held and board.is_connected(seat, number))
    for tile in range(state.board.tile_count):
        tokens = [
            number for number in board.all if number // TILE_SPACES == tile for who in board.held[number] if who == seat
        ]
        assert state.on_tile(seat, tile) == len(tokens)


def check_distances(state: HeroesState, board: Map, seat: int) -> None:
    for flags in (0, THROUGH_FORESTS, FROM_ANY_SPACE, THROUGH_FORESTS | FROM_ANY_SPACE):
        needs = board.mobility_needed(seat, bool(flags & FROM_ANY_SPACE), bool(flags & THROUGH_FORESTS))
        found = [int(terrain.mobility_needed(state, seat, number, flags)) for number in board.all]
        assert found == [needs[number] for number in board.all]
        assert UNREACHABLE not in found
        for most in (1, 3):  # known as far as that alone, and farther by nobody who asks
            twin = state.clone()
            twin.distance_key = NOWHERE
            near = [int(terrain.mobility_needed(twin, seat, number, flags, most)) for number in board.all]
            assert near == [each if each <= most else UNREACHABLE for each in found]


def check_forests(state: HeroesState, board: Map) -> None:
    for number in board.all:
        assert state.board.number[number] == board.difficulty(number)
        if state.board.kind[number] == FOREST:
            assert terrain.is_surrounded(state, number) == board.is_surrounded(number)
            for seat in range(state.players):
                assert terrain.held_around(state, number, seat) == board.held_around(seat, number)
                assert terrain.has_most_around(state, number, seat) == board.has_most_around(
                    seat, number, state.players
                )


def test_an_invasion_changes_reach_and_connection_at_once() -> None:  # AH-57 AHA-18
    state = scene(player("- -", "rrrrrrrrggg", holds=[0]), player("fighter -", holds=[28, 46]), player(holds=[7]))
    invade(state, 42)
    assert terrain.mobility_needed(state, 0, 48, 0) == 0
    assert terrain.mobility_needed(state, 0, 37, 0) == 2
