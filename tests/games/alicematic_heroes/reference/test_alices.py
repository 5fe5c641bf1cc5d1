"""Single Alices on the reference: worked examples E-34 to E-44 and the interactions that the data's README lists."""

from __future__ import annotations

import pytest

from tests.games.alicematic_heroes.reference.game import invasion, politics
from tests.games.alicematic_heroes.reference.plan import Prospect
from tests.games.alicematic_heroes.reference.scenes import attack, drive, faces, give, kinds, lay, scene, targets
from tests.games.alicematic_heroes.reference.setup import place_cities
from tests.games.alicematic_heroes.reference.table import NONE, Table

INSIDE = ". r0 g0 / w0 f b0 / c4 y0 ."  # the Forest is 3; around it 0, 1, 2, 4, 5, 6; the City 5
BLUE = "c4 b0 / f ."


def turn(card: str, slot: str, index: int = 0) -> dict[str, str | int]:
    return {"kind": "turn_down", "card": card, "slot": slot, "index": index}


def up(card: str, slot: str, index: int = 0) -> dict[str, str | int]:
    return {"kind": "turn_up", "card": card, "slot": slot, "index": index}


# ----- Valkyrie -----


def test_e34_a_turned_ninja_helps_no_more() -> None:  # E-34 AH-78
    table = scene("c4 r0 g0 c4")
    lay(table, 0, 0)
    give(table, 0, red="valkyrie ninja", green="- - -")
    prospect = Prospect(table, 0)
    assert [prospect.shortfall(3, turned).military for turned in (NONE, frozenset({("red", 1)}))] == [0, 0]
    drive(invasion(table, 0), 3, turn("ninja", "red", 1))
    assert (faces(table, 0, "red"), table.map.held[3], table.kingdoms[0].vp["cities"]) == ("valkyrie -ninja", [0], 3)


def test_valkyrie_may_turn_more_than_needed_and_herself_never() -> None:  # AHA-65 AHA-66
    table = scene("c4 r0 g0")
    lay(table, 0, 0)
    give(table, 0, red="valkyrie", white="miko")
    (_, decision) = drive(invasion(table, 0), 1, "turn_no_more")
    assert decision.forms[0] == [turn("miko", "white"), {"kind": "turn_no_more"}]


def test_one_of_two_valkyries_stays_up() -> None:  # AHA-65
    table = scene("c4 r0 g0")
    lay(table, 0, 0)
    give(table, 0, red="valkyrie", green="valkyrie")
    drive(invasion(table, 0), 1, turn("valkyrie", "green"))
    assert (faces(table, 0, "red"), faces(table, 0, "green")) == ("valkyrie", "-valkyrie")


def test_a_wiccan_copying_valkyrie_is_one_of_the_two() -> None:  # AHA-65 AHA-62
    table = scene("c4 r0 g0")
    lay(table, 0, 0)
    give(table, 0, red="valkyrie", blue="wiccan:valkyrie")
    drive(invasion(table, 0), 1, turn("wiccan", "blue"))
    assert (faces(table, 0, "red"), faces(table, 0, "blue")) == ("valkyrie", "-wiccan")


def test_a_wiccan_that_is_not_live_may_always_be_turned() -> None:  # AHA-37 AHA-65
    table = scene("c4 r0 g0")
    lay(table, 0, 0)
    give(table, 0, blue="wiccan:ninja wiccan:valkyrie")
    drive(invasion(table, 0), 1, turn("wiccan", "blue"))
    assert faces(table, 0, "blue") == "-wiccan wiccan:valkyrie"


def test_turning_happens_when_an_attack_is_finished_too() -> None:  # AHA-66
    table = scene("c4 r3 / g0 .")
    lay(table, 0, 0)
    attack(table, 0, 1)
    give(table, 0, red="valkyrie", white="miko angel")
    drive(invasion(table, 0), 1, turn("miko", "white"), "turn_no_more")
    assert (table.map.held[1], faces(table, 0, "white")) == ([0], "-miko angel")


def test_a_step_is_offered_only_on_the_way_to_a_legal_plan() -> None:  # AHA-54 AHA-63
    table = scene("c4 r0 g0 c5")
    lay(table, 0, 0)
    give(table, 0, red="valkyrie panzer", green="- -", white="adventurer miko")
    # Panzer alone brings nothing, so Miko has to follow; without Adventurer the City is too far away.
    asked = drive(invasion(table, 0), 3, turn("panzer", "red", 1))
    assert asked[1].forms[0] == [turn("panzer", "red", 1), turn("miko", "white", 1)]
    assert (faces(table, 0, "white"), faces(table, 0, "red")) == ("adventurer -miko", "valkyrie -panzer")
    assert table.map.held[3] == [0]


def test_who_turns_her_mobility_away_may_only_attack() -> None:  # AHA-66
    table = scene("c4 r0 g0 w0")
    lay(table, 0, 0)
    give(table, 0, red="valkyrie", green="-", white="adventurer")
    asked = drive(invasion(table, 0), 2, turn("adventurer", "white"))
    assert (len(asked), table.map.attacks[2]) == (2, 0)


# ----- Knight, Little, Hunter, Wiccan, Detective -----


@pytest.mark.parametrize(
    ("form", "gain"), [({"kind": "commoner", "slot": "red"}, 1), ({"kind": "commoner", "slot": "blue"}, 0)]
)
def test_e35_knight(form: dict[str, str], gain: int) -> None:  # E-35 AH-83
    table = scene()
    give(table, 0, "ninja", red="knight knight")
    drive(politics(table, 0), form)
    assert (table.kingdoms[0].tokens["red"], table.kingdoms[0].hand) == (gain, ["fighter"])


@pytest.mark.parametrize(("before", "gain"), [("", 0), ("knight", 1)])
def test_e35_knight_does_not_pay_for_her_own_arrival(before: str, gain: int) -> None:  # E-35 AHA-35 AHA-36
    table = scene()
    give(table, 0, "knight", yellow="-", red=before)
    drive(politics(table, 0), "summon")
    assert table.kingdoms[0].tokens["red"] == gain


def test_e35_two_tokens_with_a_wiccan_and_none_for_turning() -> None:  # E-35 AHA-35
    table = scene(BLUE)
    lay(table, 0, 0)
    give(table, 0, "ninja", red="knight -fighter", blue="wiccan:knight detective")
    drive(politics(table, 0), {"kind": "commoner", "slot": "red"})
    assert table.kingdoms[0].tokens["red"] == 2
    drive(invasion(table, 0), up("fighter", "red", 1))
    assert table.kingdoms[0].tokens["red"] == 2


@pytest.mark.parametrize("own", ["", "little"])
def test_e36_wiccan_copying_little(own: str) -> None:  # E-36 AH-26 AH-80 AHA-38
    table = scene()
    give(table, 0, "wiccan", yellow="- - - -", blue=own)
    give(table, 1, blue="little")
    drive(politics(table, 0), "summon", {"kind": "copy", "card": "little"})
    assert (table.kingdoms[0].hand, faces(table, 0, "blue").split()[-1]) == (["fighter"] * 2, "wiccan:little")


def test_a_second_little_draws_nothing_without_the_switch() -> None:  # AHA-48
    for switch, cards in ((False, 0), (True, 2)):
        table = scene(reveal_copies_fire=switch)
        give(table, 0, "little", blue="little")
        drive(politics(table, 0), "summon")
        assert len(table.kingdoms[0].hand) == cards


def test_e37_turned_down_and_up_again() -> None:  # E-37 AH-81
    table = scene(BLUE)
    lay(table, 0, 0)
    give(table, 0, blue="detective", red="valkyrie", white="little")
    drive(invasion(table, 0), turn("little", "white"), "turn_no_more", up("little", "white"))
    assert (faces(table, 0, "white"), table.kingdoms[0].hand) == ("little", ["fighter"] * 3)


def test_hunter_keeps_up_to_two_of_five() -> None:  # AHA-64
    table = scene()
    give(table, 0, "hunter", yellow="-")
    table.deck, table.discard = ["jet", "ninja"], ["pirate", "angel", "angel", "mayor"]
    drive(politics(table, 0), "summon", {"card": "angel"}, "keep_no_more")
    assert table.kingdoms[0].hand == ["angel"]
    assert (table.deck, table.discard) == (["pirate"], ["jet", "ninja", "angel", "mayor"])


def test_wiccan_may_decline_and_an_older_one_stays_live() -> None:  # AHA-61 AHA-62
    table = scene()
    give(table, 0, "wiccan", yellow="- - - -", blue="wiccan:ninja")
    give(table, 2, green="jet pirate")
    asked = drive(politics(table, 0), "summon", "copy_nobody")
    assert [form.get("card") for form in asked[1].forms[0]] == ["pirate", "jet", None]
    assert table.kingdoms[0].working() == ["ninja"]


def test_the_latest_wiccan_with_a_choice_is_live() -> None:  # AHA-37 AHA-61
    table = scene()
    give(table, 0, blue="wiccan:ninja wiccan:panzer wiccan", white="wiccan:jet")
    assert table.kingdoms[0].working() == ["jet"]
    assert table.kingdoms[0].working(frozenset({("white", 0)})) == ["panzer"]


def test_e41_detective_turns_up_a_dear_alice() -> None:  # E-41 AH-79 AHA-81
    table = scene("c4 b0 w0")
    lay(table, 0, 0)
    give(table, 0, blue="detective", green="-demonlord -", white="- -")
    (_, decision) = drive(invasion(table, 0), 1, up("demonlord", "green"))
    assert [form.get("slot") for form in decision.forms[0]] == ["green", "green", "white", None]
    assert (faces(table, 0, "green"), table.kingdoms[0].power("demonlord")) == ("demonlord -mayor", 1)


def test_what_is_turned_up_does_not_act_on_that_success() -> None:  # AHA-60
    table = scene(BLUE)
    lay(table, 0, 0)
    give(table, 0, blue="detective", white="-miko")
    drive(invasion(table, 0), up("miko", "white"))
    assert table.kingdoms[0].vp["effects"] == 0


# ----- takers, Pirate, Merchant, Miko, Cities -----


def test_e38_nobody_has_such_a_token() -> None:  # E-38 AH-76
    table = scene("c4 r0 g0")
    lay(table, 0, 0)
    give(table, 0, red="fighter")
    give(table, 1, tokens=(0, 5, 5))
    drive(invasion(table, 0), 1)
    assert table.kingdoms[0].tokens["red"] == 1


def test_cheergirl_takes_two_of_one_and_may_decline() -> None:  # AHA-71
    table = scene("c4 g0 r0")
    lay(table, 0, 0)
    give(table, 0, green="cheergirl", blue="wiccan:cheergirl")
    give(table, 1, tokens=(0, 0, 1))
    give(table, 2, tokens=(0, 0, 3))
    asked = drive(invasion(table, 0), 1, {"target": 2, "count": 2}, "take_nothing")
    assert asked[1].forms[0][0] == {"kind": "take", "target": 1, "token": "green", "count": 1}
    assert (table.kingdoms[0].tokens["green"], table.kingdoms[2].tokens["green"]) == (3, 1)


def test_pirate_with_a_copy_robs_the_same_player_twice() -> None:  # AHA-71 AHA-72
    table = scene("c4 r3 g0")
    lay(table, 0, 0)
    lay(table, 1, 1)
    attack(table, 0, 1)
    give(table, 0, red="- -", green="pirate", blue="wiccan:pirate")
    give(table, 1, tokens=(0, 1, 1))
    drive(invasion(table, 0), 1, {"token": "green"}, "plunder_nothing")
    assert (table.kingdoms[0].tokens, table.kingdoms[0].vp["effects"]) == ({"red": 1, "yellow": 0, "green": 1}, 2)


def test_pirate_needs_a_real_holder() -> None:  # AH-52
    table = scene("c4 r0 g0")
    lay(table, 0, 0)
    attack(table, 1, 1)
    give(table, 0, green="pirate")
    drive(invasion(table, 0), 1)
    assert table.kingdoms[0].vp["effects"] == 0


def test_merchant_pays_beside_a_halved_bonus() -> None:  # AH-52
    table = scene("c4 y0 g0")
    lay(table, 0, 0)
    lay(table, 1, 1)
    give(table, 0, yellow="merchant - -")
    drive(invasion(table, 0), 1)
    assert table.kingdoms[0].tokens["yellow"] == 2


def test_start_cities_pay_nothing() -> None:  # E-39 AH-10 AH-11 AH-12 AHA-05 AHA-83
    table = scene("c6 r0 g0 c6 w0 b0 c6")
    give(table, 0, blue="idol", white="princess")
    table.start = 1
    drive(place_cities(table), 6, 6, 6)
    assert [table.map.held[city] for city in (0, 3, 6)] == [[], [0, 2, 1], [1, 2, 0]]
    assert (sum(table.kingdoms[0].vp.values()), table.kingdoms[0].hand, table.kingdoms[0].territory) == (0, [], 14)


def test_idol_and_princess_on_a_city() -> None:  # E-39
    table = scene("c4 r0 g0 c4")
    lay(table, 0, 0)
    give(table, 0, red="- - panzer", blue="idol", white="princess", green="- - -")
    drive(invasion(table, 0), 3)
    assert (table.kingdoms[0].vp["cities"], table.kingdoms[0].vp["effects"]) == (3, 3)
    assert len(table.kingdoms[0].hand) == 2


# ----- Jet, Alchemist, Demonlord, Sheriff, Adventurer -----


def test_jet_flies_instead_of_paying() -> None:  # AH-75 AHA-46
    table = scene("c4 r0 g3 r3")
    lay(table, 0, 0)
    attack(table, 1, 3)
    give(table, 0, "miko miko", (3, 0, 0), green="jet -")
    asked = drive(invasion(table, 0), 2, "jet", "discard")
    assert kinds(asked[1]) == ["attack", "pay_tokens", "jet"]
    assert (table.map.held[2], table.discard, table.kingdoms[0].hand) == ([0], ["miko"], ["miko"])
    assert (table.kingdoms[0].tokens["red"], table.kingdoms[0].tokens["green"]) == (3, 2)


def test_jet_does_not_help_where_attacks_are_not_allowed() -> None:  # AH-75 AHA-70
    table = scene("c4 r2 g2 r3 c4", steal_attack_allowed=False)
    lay(table, 0, 0)
    lay(table, 1, 1)
    attack(table, 1, 3)
    give(table, 0, "miko", green="jet - -")
    assert targets(table) == [2]


def test_alchemist_pays_with_any_mix() -> None:  # AHA-69 AHA-41
    table = scene("c4 r0 g3 w0")
    lay(table, 0, 0)
    give(table, 0, tokens=(2, 1, 1), yellow="alchemist", green="-", red="- -")
    asked = drive(invasion(table, 0), 2, "pay_tokens", {"token": "red"}, {"token": "green"})
    assert asked[1].forms[0][1] == {"kind": "pay_tokens", "red": 1, "green": 1, "tokens": 2}
    assert asked[3].forms[0] == [{"kind": "pay", "token": token} for token in ("red", "yellow", "green")]
    assert table.kingdoms[0].tokens == {"red": 1, "yellow": 1, "green": 1}


def test_alchemist_pays_for_summoning() -> None:  # AHA-69 AHA-63
    table = scene()
    give(table, 0, "tycoon", tokens=(2, 0, 1), yellow="alchemist")
    drive(politics(table, 0), {"kind": "summon", "tokens": 3})
    assert table.kingdoms[0].tokens == {"red": 0, "yellow": 0, "green": 0}


@pytest.mark.parametrize(("counts", "able"), [((1, 0, 0), [0]), ((0, 0, 0), []), ((1, 1, 0), [0, 1])])
def test_e42_demonlord(counts: tuple[int, ...], able: list[int]) -> None:  # E-42 AH-77 AHA-82
    table = scene(INSIDE)
    spaces = iter((0, 1, 2))
    for seat in range(3):
        lay(table, seat, *[next(spaces) for _ in range(counts[seat])])
        give(table, seat, red="demonlord - - -")
    assert [seat for seat in range(3) if Prospect(table, seat).may_enter(3, NONE)] == able
    assert Prospect(table, 0).kingdom.military("forest", NONE) == 6


def test_a_forest_taken_early_is_held_but_not_passed() -> None:  # AHA-16 AHA-24
    table = scene("c4 f r0 g0")
    lay(table, 0, 0, 1, 3)
    assert (Prospect(table, 0).mobility_needed(3, NONE), table.map.is_connected(0, 1)) == (float("inf"), True)
    lay(table, 0, 2)
    assert Prospect(table, 0).mobility_needed(3, NONE) == 3


def test_demonlord_turned_down_opens_no_forest() -> None:  # AH-78 AHA-54
    table = scene("c4 f r0")
    lay(table, 0, 0)
    give(table, 0, red="valkyrie demonlord")
    assert 1 in targets(table)
    asked = drive(invasion(table, 0), 1)
    assert (len(asked), faces(table, 0, "red")) == (1, "valkyrie demonlord")


def test_sheriff_keeps_attacks_from_being_finished() -> None:  # AHA-14
    table = scene("c4 r0 g0 w0")
    lay(table, 0, 0)
    lay(table, 1, 1, 2)
    attack(table, 0, 2)
    give(table, 1, white="sheriff")
    assert targets(table) == [3]
    table.kingdoms[1].slots["white"][0].up = False
    assert targets(table) == [1, 2, 3]


def test_adventurer_passes_forests() -> None:
    table = scene("c4 f g0 / y0 r0 w0")
    lay(table, 0, 0)
    give(table, 0, green="- adventurer")
    assert (Prospect(table, 0).mobility_needed(2, NONE), table.kingdoms[0].mobility(NONE)) == (2, 3)
    lay(table, 1, 1)
    assert Prospect(table, 0).mobility_needed(2, NONE) == 3


# ----- several tokens -----


def test_e43_three_players_at_one_space() -> None:  # E-43 AHA-13 AHA-15
    table = scene("c4 g0 w0")
    lay(table, 0, 0)
    lay(table, 1, 1)
    attack(table, 2, 1)
    give(table, 0, green="- - -")
    drive(invasion(table, 0), 1)
    assert [kingdom.territory for kingdom in table.kingdoms] == [14, 16, 16]
    assert (table.map.held[1], table.map.attacks[1], table.kingdoms[0].tokens["green"]) == ([0], None, 1)


def test_e44_anybody_walks_through_a_surrounded_forest() -> None:  # E-44 AHA-89
    table: Table = scene("c4 f r0 g0")
    lay(table, 1, 0, 2)
    lay(table, 2, 0)
    assert table.map.mobility_needed(2, any_source=False, pass_forests=False)[2] == 2


@pytest.mark.parametrize(("switch", "able"), [(False, [1, 2]), (True, [0, 1, 2])])
def test_an_own_city_again(switch: bool, able: list[int]) -> None:  # AHA-06 AHA-73
    table = scene("c5 r0 g0", repeat_own_city=switch)
    lay(table, 0, 0)
    give(table, 0, red="- - - panzer")
    assert targets(table) == able


def test_an_attack_on_what_became_connected_waits() -> None:  # AHA-14
    table = scene("c4 r0 g0 c4 w0")
    lay(table, 1, 3, 2)
    attack(table, 0, 2)
    assert targets(table) == [1, 4]
