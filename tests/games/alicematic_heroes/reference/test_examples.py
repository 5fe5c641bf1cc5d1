"""The ledger's worked examples E-01 to E-26 and E-39 to E-44 on the reference: Politics, Invasion, Forests."""

from __future__ import annotations

import pytest

from tests.games.alicematic_heroes.reference.game import invasion, placements, politics, take_turn
from tests.games.alicematic_heroes.reference.plan import Prospect, Shortfall
from tests.games.alicematic_heroes.reference.scenes import attack, drive, faces, give, kinds, lay, scene, targets
from tests.games.alicematic_heroes.reference.table import NONE, Table

EDGE = "c4 w0 f / . y0 b0"  # the Forest is 2; around it 1, 3, 4
INSIDE = ". r0 g0 / w0 f b0 / c4 y0 ."  # the Forest is 3; around it 0, 1, 2, 4, 5, 6; the City 5
PAIR = ". r0 g0 y0 / w0 f f b0 / c4 r0 g0 ."  # the Forests are 4 and 5; around both 0, 1, 2, 3, 6, 7, 8, 9


def needs(table: Table, space: int) -> float:
    return Prospect(table, 0).mobility_needed(space, NONE)


def short(table: Table, space: int) -> Shortfall:
    return Prospect(table, 0).shortfall(space, NONE)


def summons(table: Table, kind: str) -> list[int]:
    """The numbers of tokens that a summoning of that kind is offered for."""
    return [form["tokens"] for form in placements(table.kingdoms[0], kind) if form["kind"] == "summon"]


# ----- summoning -----


def test_e01_dream_power_is_the_yellow_slot() -> None:  # E-01 AH-18 AH-19
    table = scene()
    give(table, 0, yellow="- -")
    assert (summons(table, "ninja"), summons(table, "tycoon")) == ([0], [])


def test_e02_yellow_tokens_make_up_for_what_lacks() -> None:  # E-02 AH-20 AH-74
    table = scene()
    give(table, 0, "tycoon", (0, 1, 0), yellow="- -")
    assert summons(table, "tycoon") == []
    give(table, 0, tokens=(0, 1, 0))
    bank = table.bank["yellow"]
    drive(politics(table, 0), "summon")
    assert (faces(table, 0, "yellow"), table.kingdoms[0].tokens["yellow"]) == ("-mayor -mayor tycoon", 0)
    assert table.bank["yellow"] == bank + 2


@pytest.mark.parametrize(
    ("cards", "tokens", "kind", "offered"),
    [("- - - -", 0, "demonlord", []), ("- - - -", 1, "demonlord", [1]), ("", 0, "fighter", [0])],
)
def test_e03_more_than_four_needs_tokens(cards: str, tokens: int, kind: str, offered: list[int]) -> None:  # E-03 AH-21
    table = scene()
    give(table, 0, tokens=(0, tokens, 0), yellow=cards)
    assert summons(table, kind) == offered


def test_e04_an_alice_only_into_her_colour_a_commoner_anywhere() -> None:  # E-04 AH-22 AH-29
    table = scene()
    give(table, 0, "little")
    (decision,) = drive(politics(table, 0), {"kind": "commoner", "slot": "green"})
    assert [form["slot"] for form in decision.forms[0] if form["kind"] == "summon"] == ["blue"]
    assert len([form for form in decision.forms[0] if form["kind"] == "commoner"]) == 5
    assert (faces(table, 0, "green"), table.kingdoms[0].hand) == ("-little", ["fighter"])


def test_e05_a_full_slot_takes_nothing() -> None:  # E-05 AH-17
    table = scene()
    give(table, 0, green="- - cheergirl -")
    assert summons(table, "cheergirl") == []
    assert "green" not in [form["slot"] for form in placements(table.kingdoms[0], "cheergirl")]


def test_e05_an_empty_hand_only_draws() -> None:  # E-05 AH-16
    table = scene()
    lay(table, 0, 0)
    drive(take_turn(table, 0))
    assert (table.kingdoms[0].hand, table.kingdoms[0].territory, table.turn) == (["fighter"] * 3, 15, 1)


def test_e06_the_card_does_not_pay_for_herself() -> None:  # E-06 AHA-50
    table = scene()
    give(table, 0, yellow="-")
    assert summons(table, "merchant") == []


# ----- targets and Mobility -----


def test_e07_a_city_has_room_for_its_spots() -> None:  # E-07 AH-35
    table = scene("c5 r1")
    give(table, 0, tokens=(5, 0, 0))
    lay(table, 1, 0)
    assert Prospect(table, 0).manner(0, NONE) == "outright"
    lay(table, 2, 0)
    assert Prospect(table, 0).manner(0, NONE) is None


def test_e08_a_chain_to_a_city_protects() -> None:  # E-08 AH-37 AH-38
    table = scene("c4 r1 g1 w1 b1")
    lay(table, 1, 0, 1, 2, 3)
    assert targets(table) == [4]
    table.map.held[2] = []
    assert targets(table) == [2, 3, 4]


def test_e09_nothing_is_needed_on_a_tile_with_an_own_city() -> None:  # E-09 AH-40
    table = scene("c4 r1 g1")
    lay(table, 0, 0)
    give(table, 0, red="-", green="- -")
    assert (needs(table, 1), short(table, 1)) == (0, Shortfall(0, 0))


def test_e10_an_enemy_space_on_the_way_adds_one() -> None:  # E-10 AH-43 AH-46
    table = scene("c4 r0 g0 w0")
    lay(table, 0, 0)
    lay(table, 1, 1)
    give(table, 0, tokens=(0, 0, 1), green="- -")
    assert (needs(table, 2), short(table, 2)) == (3, Shortfall(0, 1))
    asked = drive(invasion(table, 0), 2, "pay_tokens")
    assert asked[1].forms[0] == [{"kind": "attack"}, {"kind": "pay_tokens", "red": 0, "green": 1, "tokens": 1}]


def test_e11_the_way_leads_around_a_forest() -> None:  # E-11 AH-42
    table = scene("c4 f g0 / y0 r0 w0")
    lay(table, 0, 0)
    assert needs(table, 2) == 3


def test_e12_one_step_is_free_the_next_city_three() -> None:  # E-12 AH-45 AH-58
    table = scene("c4 r0 g0 c4")
    lay(table, 0, 0)
    assert [needs(table, space) for space in (1, 2, 3)] == [0, 2, 3]


def test_e13_red_tokens_make_up_for_military() -> None:  # E-13 AH-39 AH-46
    table = scene("c4 r2 / g1 .")
    lay(table, 0, 0)
    give(table, 0, tokens=(1, 0, 0), red="-")
    assert kinds(drive(invasion(table, 0), 1, "pay_tokens")[1]) == ["attack", "pay_tokens"]
    assert (table.map.held[1], table.kingdoms[0].tokens["red"]) == ([0], 1)  # paid 1, gained 1
    drive(invasion(table, 0))
    assert table.map.held[2] == [0]


def test_e14_astronaut_counts_from_every_own_space() -> None:  # E-14 AH-82 AHA-53
    table = scene("c4 r0 g0 w0 b0")
    lay(table, 0, 0, 3)
    give(table, 0, green="astronaut")
    assert [needs(table, space) for space in (1, 2, 4)] == [0, 1, 1]


# ----- outcome -----


def test_e15_two_turns_always_suffice() -> None:  # E-15 AH-47 AH-48 AHA-12
    table = scene("c4 r3 g0")
    lay(table, 0, 0)
    give(table, 0, red="-")
    drive(invasion(table, 0), 1)
    assert (table.map.attacks[1], table.map.held[1], table.kingdoms[0].tokens["red"]) == (0, [], 0)
    drive(invasion(table, 0), 1)
    assert (table.map.attacks[1], table.map.held[1], table.kingdoms[0].tokens["red"]) == (None, [0], 1)
    assert table.kingdoms[0].territory == 14


def test_e16_some_spaces_cannot_be_put_under_attack() -> None:  # E-16 AH-49 AHA-54 AHA-91
    table = scene(EDGE + " / . r1 g0 / c6 . .")
    lay(table, 0, 0, 1, 3, 4)
    give(table, 0, red="- -")
    attack(table, 1, 6)
    assert targets(table) == [5]
    give(table, 0, tokens=(2, 0, 4))
    assert targets(table) == [2, 5, 6]  # the City 7 lacks 4 and is still none


def test_e17_an_attack_is_driven_out_at_full_bonus() -> None:  # E-17 AH-50 AH-52 AH-89
    table = scene("c4 r1 g0")
    lay(table, 0, 0)
    attack(table, 1, 1)
    give(table, 0, red="- - -")
    drive(invasion(table, 0), 1)
    assert (table.map.attacks[1], table.map.held[1], table.kingdoms[1].territory) == (None, [0], 16)
    assert table.kingdoms[0].tokens["red"] == 3


@pytest.mark.parametrize(("cards", "gain"), [("- - -", 1), ("merchant - -", 2), ("", 1)])
def test_e18_only_the_base_bonus_of_a_steal_is_halved(cards: str, gain: int) -> None:  # E-18 AH-52 AH-54
    table = scene("c4 g0 w0 c4")
    lay(table, 0, 0)
    lay(table, 1, 1)
    give(table, 0, green=cards, yellow="" if cards else "merchant")
    drive(invasion(table, 0), 1)
    assert (table.kingdoms[0].tokens["green"], table.kingdoms[1].territory) == (gain, 16)


def test_e19_bonus_by_the_slot() -> None:  # E-19 AH-53 AH-55
    table = scene("c4 g0 / b0 .")
    lay(table, 0, 0)
    give(table, 0, green="- -")
    drive(invasion(table, 0), 1)
    drive(invasion(table, 0))
    assert (table.kingdoms[0].tokens["green"], table.kingdoms[0].hand) == (2, [])
    assert table.map.held[2] == [0]


@pytest.mark.parametrize(("robbed", "points"), [(False, 4), (True, 2)])
def test_e20_white_spaces_pay_points(robbed: bool, points: int) -> None:  # E-20 AH-56
    table = scene("c4 w0 r0")
    lay(table, 0, 0)
    lay(table, 1, *([1] if robbed else []))
    give(table, 0, white="- - - -")
    drive(invasion(table, 0), 1)
    assert table.kingdoms[0].vp == {"cities": 0, "lands": points, "forests": 0, "effects": 0}


def test_e20_a_city_pays_three() -> None:  # E-20 AH-57
    table = scene("c4 r0 g0 c4")
    lay(table, 0, 0)
    give(table, 0, red="- - - -", green="- - -")
    drive(invasion(table, 0), 3)
    assert (table.kingdoms[0].vp["cities"], needs(table, 2)) == (3, 0)


@pytest.mark.parametrize(
    ("cards", "bank", "robbed", "gain"), [("- - -", 1, False, 1), ("- - -", 0, True, 0), ("- - - -", 1, True, 1)]
)
def test_e21_e40_the_bank_is_limited(
    cards: str, bank: int, robbed: bool, gain: int
) -> None:  # E-21 E-40 AH-53 AHA-39 AHA-84
    table = scene("c4 r0 g0")
    lay(table, 0, 0)
    lay(table, 1, *([1] if robbed else []))
    give(table, 2, tokens=(20 - bank, 0, 0))
    give(table, 0, red=cards)
    drive(invasion(table, 0), 1)
    assert (table.kingdoms[0].tokens["red"], table.bank["red"]) == (gain, bank - gain)


def test_e40_a_stolen_blue_space_draws_half() -> None:  # E-40 AH-52 AH-55
    table = scene("c4 b0 g0")
    lay(table, 0, 0)
    lay(table, 1, 1)
    give(table, 0, blue="- - -")
    drive(invasion(table, 0), 1)
    assert table.kingdoms[0].hand == ["fighter"]


# ----- Forests -----


def test_e22_a_surrounded_forest() -> None:  # E-22 AH-60 AH-61 AH-62
    table = scene(INSIDE)
    lay(table, 0, 5, 0, 1, 4)
    lay(table, 1, 2, 6)
    for seat in (0, 1):
        give(table, seat, red="- - - -", tokens=(2, 0, 0))
    assert (table.map.difficulty(3), 3 in targets(table, 0), 3 in targets(table, 1)) == (6, True, False)
    drive(invasion(table, 0), 3)
    assert (table.map.held[3], table.kingdoms[0].vp["forests"]) == ([0], 6)


def test_e23_a_forest_at_the_edge() -> None:  # E-23 AH-62 AHA-20
    table = scene(EDGE)
    lay(table, 0, 0, 1, 3, 4)
    give(table, 0, red="- - -", green="- -")
    drive(invasion(table, 0))
    assert (table.map.difficulty(2), table.kingdoms[0].vp["forests"]) == (3, 3)


def test_e24_touching_forests_are_one_group() -> None:  # E-24 AH-64 AHA-21
    table = scene(PAIR)
    lay(table, 0, 0, 1, 2, 3, 6, 7, 8, 9)
    give(table, 0, red="- - - -", tokens=(8, 0, 9))
    assert targets(table) == [4, 5]
    drive(invasion(table, 0), 4)
    assert (table.map.difficulty(4), table.map.difficulty(5), table.kingdoms[0].vp["forests"]) == (8, 8, 8)
    drive(invasion(table, 0))
    assert (table.map.held[5], table.kingdoms[0].vp["forests"], table.kingdoms[0].tokens["red"]) == ([0], 16, 0)


@pytest.mark.parametrize(
    ("holders", "able"),
    [((0, 0, 0, 1, 1, 2), [0]), ((0, 0, 1, 1, 2, 2), [0, 1, 2]), ((0, 0, 0, 1, 1, None), [])],
)
def test_e25_who_may_invade_a_forest(holders: tuple[int | None, ...], able: list[int]) -> None:  # E-25 AHA-22
    table = scene(INSIDE)
    for space, seat in zip((0, 1, 2, 4, 5, 6), holders, strict=True):
        table.map.held[space] = [] if seat is None else [seat]
    assert [seat for seat in range(3) if Prospect(table, seat).may_enter(3, NONE)] == able


def test_e26_a_stolen_forest_pays_half() -> None:  # E-26 AH-65 AHA-25
    table = scene(". w0 c4 / y0 f b0 / . g0 .")  # one of the six spaces around the Forest is missing
    lay(table, 0, 0, 1, 2, 4, 5)
    lay(table, 1, 3)
    give(table, 0, red="- - - -", tokens=(1, 0, 0))
    assert table.map.difficulty(3) == 5
    drive(invasion(table, 0))
    assert (table.map.held[3], table.kingdoms[0].vp["forests"], table.kingdoms[1].territory) == ([0], 2, 16)
