"""Rules of the ledger that no worked example shows, on the reference."""

from __future__ import annotations

import pytest

from tests.games.alicematic_heroes.reference.game import invasion, placements, politics, take_turn
from tests.games.alicematic_heroes.reference.map import CITY, FOREST, Map, lay_out
from tests.games.alicematic_heroes.reference.plan import Prospect
from tests.games.alicematic_heroes.reference.questions import Decision
from tests.games.alicematic_heroes.reference.scenes import attack, drive, faces, give, kinds, lay, scene, targets
from tests.games.alicematic_heroes.reference.setup import start_cities
from tests.games.alicematic_heroes.reference.table import NONE, TILES_IN_PLAY, Table
from tests.games.alicematic_heroes.reference.walks import POLICIES, walk


def needs(table: Table, space: int) -> float:
    return Prospect(table, 0).mobility_needed(space, NONE)


# ----- map and set-up -----


@pytest.mark.parametrize("players", [3, 4, 5])
def test_lands_have_a_number_and_start_cities_suffice(players: int) -> None:  # AH-02 AH-03 AHA-05 AHA-07
    board = Map(lay_out(players, [(tile, 0) for tile in range(TILES_IN_PLAY[players])]))
    land = [space for space in board.all if board.kind(space) not in (CITY, FOREST)]
    assert {board.difficulty(space) for space in land} == {0, 1, 2, 3, 4}
    cities = start_cities(board)
    assert (len(cities), 0 in cities) == (TILES_IN_PLAY[players] - 1, False)
    assert sum(board.spaces[city].spots for city in cities) >= 2 * players


def test_any_player_may_be_the_first() -> None:  # AH-09 AH-10
    starts = set()
    for number in range(40):
        for table, decision in walk(4, {}, POLICIES[0], f"start {number}"):
            if isinstance(decision, Decision) and decision.step == "place_city":
                assert list(decision.forms) == [table.start]
                starts.add(table.start)
                break
    assert starts == {0, 1, 2, 3}


# ----- Politics -----


def test_exactly_one_card_then_the_invasion() -> None:  # AH-14 AH-15 AHA-02 AHA-92
    table = scene("c4 r0 g0")
    lay(table, 0, 0)
    give(table, 0, "ninja jet")
    asked = drive(take_turn(table, 0), {"card": "jet"}, {"kind": "commoner", "slot": "red"}, 1)
    assert [decision.step for decision in asked] == ["choose_card", "place_card", "choose_target"]
    assert (table.kingdoms[0].hand, table.map.held[1]) == (["ninja", "fighter"], [0])
    assert table.kingdoms[0].tokens["red"] == 1  # the Commoner of this turn counts (AHA-50)


def test_no_card_is_drawn_for_an_alice() -> None:  # AH-32
    table = scene()
    give(table, 0, "fighter")
    drive(politics(table, 0), "summon")
    assert (table.kingdoms[0].hand, faces(table, 0, "red")) == ([], "fighter")


def test_all_alices_are_active_all_the_time() -> None:  # AH-24 AH-31
    table = scene()
    give(table, 0, red="panzer ninja", white="- sheriff", green="- - - adventurer")
    assert table.kingdoms[0].working() == ["panzer", "ninja", "adventurer", "sheriff"]
    table.kingdoms[0].slots["red"].reverse()
    assert table.kingdoms[0].military(CITY, NONE) == 6


def test_the_heading_card_is_no_card_in_the_slot() -> None:  # AHA-01 AH-54
    table = scene("c4 r0 g0")
    lay(table, 0, 0)
    drive(invasion(table, 0), 1)
    assert table.kingdoms[0].tokens["red"] == 0
    give(table, 0, yellow="- - -")
    assert len(placements(table.kingdoms[0], "miko")) == 6


@pytest.mark.parametrize(("deck", "discard", "drawn"), [("", "", 0), ("jet", "", 1), ("jet", "miko miko", 3)])
def test_draw_what_there_is(deck: str, discard: str, drawn: int) -> None:  # AHA-40 AHA-49 AH-16
    table = scene()
    table.deck, table.discard = deck.split(), discard.split()
    drive(take_turn(table, 0))
    assert (len(table.kingdoms[0].hand), table.deck, table.discard) == (drawn, [], [])
    assert table.kingdoms[0].hand[:1] == deck.split()


def test_the_discards_are_shuffled_only_when_they_are_needed() -> None:  # AHA-49 AH-55
    table = scene()
    table.deck, table.discard = ["jet", "jet", "jet"], ["miko"]
    drive(take_turn(table, 0))
    assert (table.deck, table.discard) == ([], ["miko"])


# ----- targets and distance -----


def test_empty_land_anywhere_but_not_what_others_hold() -> None:  # AH-33 AH-34 AH-59 AHA-18
    table = scene("c4 r4 g4 f w4 b4 y4 r4 c4")
    lay(table, 0, 0)
    lay(table, 1, 8, 7, 5)
    assert targets(table) == [1, 2, 4, 5, 6]  # 5 is cut off; 7 is connected; the Forest 3 and the Cities are closed


def test_another_attack_needs_outright_success() -> None:  # AH-36 AH-51
    table = scene("c4 r2 g4")
    lay(table, 0, 0)
    attack(table, 1, 1)
    assert targets(table) == [2]
    give(table, 0, red="- -")
    assert targets(table) == [1, 2]


def test_from_the_closest_city_by_the_cheapest_way() -> None:  # AH-41 AH-44 AHA-08
    table = scene("c4 r0 g0 w0 b0 c4 / . y0 r0 y0 b0 .")
    lay(table, 0, 0, 5)
    assert [needs(table, space) for space in (2, 3, 8)] == [2, 2, 2]
    lay(table, 1, 4)
    assert needs(table, 8) == 2  # over 9
    lay(table, 2, 9)
    assert needs(table, 8) == 3
    lay(table, 1, 8)
    assert needs(table, 8) == 3  # the target itself adds nothing
    give(table, 0, green="- - adventurer")
    assert table.kingdoms[0].mobility(NONE) == 4


def test_cities_and_attacks_on_the_way() -> None:  # AHA-09 AHA-10
    table = scene("c4 r0 g0 c6 w0 b0")
    lay(table, 0, 0)
    lay(table, 1, 3)
    attack(table, 1, 1)
    attack(table, 1, 2)
    assert needs(table, 4) == 4 + 1
    lay(table, 2, 3)
    assert needs(table, 4) == 4 + 1
    table.map.held[3] = [1, 0]
    assert (needs(table, 4), needs(table, 5)) == (0, 2)


def test_free_reach_on_the_tile_whatever_lies_between() -> None:  # AHA-11
    table = scene()
    table.map = Map(lay_out(3, [(tile, 0) for tile in range(9)]))
    lay(table, 0, 0)
    lay(table, 1, 1, 2, 3, 4, 5)
    assert [needs(table, space) for space in range(1, 7)] == [0] * 6


def test_tokens_are_paid_only_for_a_success() -> None:  # AHA-42 AHA-41 AH-46
    table = scene("c4 r0 g3 w0")
    lay(table, 0, 0)
    give(table, 0, tokens=(2, 0, 5))
    drive(invasion(table, 0), 2)  # Military lacks 3, red are only 2
    assert (table.map.attacks[2], table.kingdoms[0].tokens["green"]) == (0, 5)
    give(table, 0, tokens=(1, 0, 0))
    table.map.attacks[2] = None
    assert kinds(drive(invasion(table, 0), 2, "attack")[1]) == ["attack", "pay_tokens"]
    assert table.kingdoms[0].tokens == {"red": 3, "yellow": 0, "green": 5}


# ----- connection and Forests -----


def test_cities_connect_to_themselves_and_what_is_cut_off_stays() -> None:  # AHA-17 AHA-18 AHA-16
    table = scene("c4 r0 g0 w0")
    lay(table, 1, 0, 1, 2, 3)
    attack(table, 1, 2)
    assert table.map.is_connected(1, 0)
    table.map.held[1] = [0]
    assert [table.map.is_connected(1, space) for space in (0, 2, 3)] == [True, False, False]
    assert table.map.held[3] == [1]


def test_a_city_counts_for_each_and_fills_its_place() -> None:  # AHA-19 AHA-90
    table = scene(". r0 g0 / w0 f b0 / c5 y0 .")
    lay(table, 1, 0, 1)
    lay(table, 0, 2, 4)
    lay(table, 2, 6, 5)
    lay(table, 0, 5)
    assert [table.map.held_around(seat, 3) for seat in range(3)] == [3, 2, 2]
    assert (table.map.is_surrounded(3), Prospect(table, 0).may_enter(3, NONE)) == (True, True)


def test_a_forest_is_as_far_as_any_space() -> None:  # AHA-23 AH-60
    table = scene("f w0 r0 c4 / y0 g0 . .")
    lay(table, 0, 3, 2, 1, 4, 5)
    assert (needs(table, 0), table.map.difficulty(0)) == (3, 2)
    give(table, 0, red="- -", green="- - -")
    assert 0 in targets(table)
    table.map.held[4] = []
    assert 0 not in targets(table)


# ----- outcome -----


def test_effects_come_in_slot_order_after_the_base_bonus() -> None:  # AHA-52 AHA-59
    table = scene("c4 r0 g0")
    lay(table, 0, 0)
    lay(table, 1, 1)
    give(table, 0, red="fighter", green="pirate", blue="wiccan:fighter", white="- fighter")
    give(table, 1, tokens=(3, 1, 0))
    asked = drive(invasion(table, 0), 1, "take", "take", {"token": "red"})
    assert [decision.step for decision in asked] == ["choose_target", "take", "take", "plunder"]
    assert (table.kingdoms[0].tokens["red"], table.kingdoms[1].tokens["red"]) == (3, 0)


def test_points_never_run_out_and_the_bonus_is_taken_in_full() -> None:  # AHA-44 AHA-85
    table = scene("c4 w0 / b0 .")
    lay(table, 0, 0)
    give(table, 0, white="- - - -", blue="- - - -")
    table.kingdoms[0].vp["lands"] = 500
    drive(invasion(table, 0), 1)
    drive(invasion(table, 0))
    assert (table.kingdoms[0].vp["lands"], len(table.kingdoms[0].hand)) == (504, 4)


def test_an_attack_stays_until_it_is_finished_or_driven_out() -> None:  # AHA-86 AH-50
    table = scene("c4 r4 g4 w4")
    lay(table, 0, 0)
    drive(invasion(table, 0), 1)
    drive(invasion(table, 0), 2)
    assert (table.map.attacks, table.kingdoms[0].territory) == ([None, 0, 0, None], 13)
    assert targets(table) == [1, 2, 3]
