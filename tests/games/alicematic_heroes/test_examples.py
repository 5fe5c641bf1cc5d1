"""The ledger's worked examples E-01 to E-26 and E-39 to E-44 on the engine: Politics, Invasion, Forests."""

from __future__ import annotations

import pytest

from tests.games.alicematic_heroes.table import (
    commoner,
    hand,
    holders,
    how,
    invade,
    needed,
    player,
    reach,
    scene,
    slot,
    space,
    summon,
    targets,
    territory,
    tokens,
    vp,
)
from tests.games.playing import legal, play
from wabe.games.alicematic_heroes.pieces.terrain import mobility_needed
from wabe.kernel.message import Json

HOME = 0
FULL = "- - - -"
SIX, RING = 22, [3, 18, 19, 21, 23, 27]  # a Forest inside the map
EDGE, EDGE_RING = 43, [42, 44, 48]
FIVE, FIVE_RING = 36, [35, 37, 41, 46, 47]
PAIR = {0: 1, 2: 5}  # turned so, the Forests 2 and 20 touch
PAIR_RING = [0, 1, 3, 10, 11, 14, 15, 19]


def summons(kind: str, cards: int, yellow: int) -> list[str]:
    """How she may be summoned with so many cards in the yellow slot and so many yellow tokens."""
    me = player(f"{kind} jet", "y" * yellow, holds=[HOME], yellow=" ".join("-" * cards))
    state = scene(me, step="choose_card")
    play(state, f"play {kind}")
    return [move for move in legal(state) if move.startswith("summon")]


# ----- summoning -----


def test_e01_two_cards_summon_cost_two_and_not_cost_four() -> None:  # E-01
    assert summons("ninja", 2, 0) == ["summon ninja red 0"]
    assert summons("panzer", 2, 0) == []


def test_e02_with_two_tokens_cost_four_is_paid_exactly() -> None:  # E-02
    assert summons("panzer", 2, 1) == []
    state = scene(player("panzer jet", "yy", holds=[HOME], yellow="- -"), step="choose_card")
    before = state.view(0)["bank"]["yellow"]
    summon(state, "panzer")
    assert (tokens(state), state.view(0)["bank"]["yellow"], slot(state, "red")) == ("", before + 2, "panzer")


def test_e03_cost_five_needs_a_token_and_cost_zero_nothing() -> None:  # E-03
    assert summons("demonlord", 4, 0) == []
    assert summons("demonlord", 4, 1) == ["summon demonlord red 1"]
    assert summons("fighter", 0, 0) == ["summon fighter red 0"]


def test_e04_a_blue_alice_in_the_green_slot_only_as_a_commoner() -> None:  # E-04
    state = scene(player("little jet", holds=[HOME], yellow=FULL), step="choose_card", deck="miko")
    play(state, "play little")
    assert [move for move in legal(state) if move.startswith("summon")] == ["summon little blue 0"]
    play(state, "commoner little green")
    assert (slot(state, "green"), hand(state)) == ("-little", ["jet", "miko"])


def test_e05_a_full_slot_takes_no_card_and_an_empty_hand_draws_three() -> None:  # E-05
    state = scene(player("fighter jet", holds=[HOME], red=FULL), step="choose_card")
    play(state, "play fighter")
    assert not [move for move in legal(state) if " red" in move]
    state = scene(player("- -", holds=[HOME]), player("", holds=[28]), deck="miko jet idol")
    invade(state, 4)
    assert (hand(state, 1), territory(state, 1), state.active) == (["idol", "jet", "miko"], 15, 2)


def test_e06_the_second_yellow_card_does_not_pay_for_herself() -> None:  # E-06
    assert summons("merchant", 1, 0) == []


# ----- targets and Mobility -----


def test_e07_a_city_with_two_spots() -> None:  # E-07
    me = player("- -", "r", holds=[HOME], red=FULL, green=FULL)
    assert 28 in targets(scene(me, player(holds=[28])))
    assert 28 not in targets(scene(me, player(holds=[28, 28])))
    assert 28 not in targets(scene(me, player(holds=[28]), player(holds=[28])))


def test_e08_a_chain_to_a_city_and_a_link_taken_out_of_it() -> None:  # E-08
    state = scene(player(holds=[14]), player(holds=[28, 29, 5, 6]))
    assert {29, 5, 6} & targets(state) == set()
    state = scene(player(holds=[14]), player(holds=[28, 5, 6]))
    assert {5, 6} <= targets(state)


def test_e09_nothing_is_needed_on_the_tile_of_her_city() -> None:  # E-09
    state = scene(player(holds=[HOME], red="-", green="- -"))
    assert (reach(state, 6)["military"], reach(state, 6)["mobility"]) == ([1, 1], [2, 0])


def test_e10_two_steps_over_an_enemy_space_need_three() -> None:  # E-10
    walls = (player(holds=[28, 4, 5]), player(holds=[35]))
    state = scene(player("- -", "g", holds=[HOME], red="-", green="- -"), *walls)
    assert (needed(state, 30)[1], how(state, 30)) == (3, ["attack", "pay"])
    invade(state, 30, "pay_tokens 0 1 1")
    assert (holders(state, 30), tokens(state)) == ([0], "r")
    state = scene(player("- -", holds=[HOME], red="-", green="- -"), *walls)
    assert how(state, 30) == ["attack"]


def test_e11_a_forest_in_between_makes_two_steps_three() -> None:  # E-11
    state = scene(player(holds=[21]))
    assert (needed(state, 19)[1], reach(state, 19)["path"]) in [(3, [21, 27, 3, 19]), (3, [21, 23, 18, 19])]


def test_e12_one_step_none_two_steps_two_the_next_city_three() -> None:  # E-12
    state = scene(player("- -", "r", holds=[HOME], red=FULL, green="- - -"))
    assert [needed(state, number)[1] for number in (5, 37, 35)] == [0, 2, 3]
    assert how(state, 35) == ["pay"]  # one red token; three green cards reach it


def test_e13_red_slot_one_against_two_and_one() -> None:  # E-13
    state = scene(player("- -", "r", holds=[HOME], red="-"))
    assert (how(state, 5), how(state, 6)) == (["attack", "pay"], ["success"])
    invade(state, 5, "pay_tokens 1 0 1")
    assert (holders(state, 5), tokens(state)) == ([0], "")


def test_e14_with_astronaut_spaces_beside_a_held_one_need_one() -> None:  # E-14
    state = scene(player(holds=[HOME, 59], green="astronaut"), player(holds=[35]))
    assert not space(state, 59)["connected"]
    assert [needed(state, number)[1] for number in (58, 33, 60)] == [1, 1, 1]
    state = scene(player(holds=[HOME, 29], green="astronaut"))
    assert (needed(state, 5)[1], needed(state, 30)[1]) == (0, 1)


# ----- outcome -----


def test_e15_an_attack_and_its_end_on_the_next_turn() -> None:  # E-15
    state = scene(player("jet jet", holds=[HOME], yellow="- -"), player(), player(), round_number=13)
    invade(state, 2)  # the others have no card: they draw
    assert (space(state, 2)["attack"], holders(state, 2), tokens(state)) == (0, [], "")
    commoner(state, "jet", "white")
    invade(state, 2)
    assert (space(state, 2)["attack"], holders(state, 2), tokens(state)) == (None, [0], "yy")


def test_e16_short_on_a_city_a_forest_or_another_attack_is_no_choice() -> None:  # E-16
    me = player("- -", holds=[HOME, *EDGE_RING[1:]], red="-")
    state = scene(me, player(holds=[42], attacks=[5]))
    assert {7, EDGE, 5} & targets(state) == set()


def test_e17_outright_success_on_another_player_s_attack() -> None:  # E-17
    state = scene(player("- -", holds=[HOME], red="- -", blue="- - -"), player(holds=[28], attacks=[5]))
    invade(state, 5)
    assert (territory(state, 1), len(hand(state))) == (15, 2 + 3)


@pytest.mark.parametrize(("green", "merchant", "gained"), [(3, "", 1), (3, "merchant", 2), (0, "merchant", 1)])
def test_e18_a_stolen_green_space(green: int, merchant: str, gained: int) -> None:  # E-18
    state = scene(
        player("- -", holds=[HOME], green=" ".join("-" * green), yellow=merchant), player("- -", holds=[28, 4])
    )
    invade(state, 4)
    assert tokens(state) == "g" * gained


def test_e19_green_with_two_cards_and_blue_with_none() -> None:  # E-19
    state = scene(player("- -", holds=[HOME], green="- -"))
    invade(state, 4)
    assert tokens(state) == "gg"
    state = scene(player("- -", holds=[HOME], red="- -"))
    invade(state, 5)
    assert (holders(state, 5), len(hand(state))) == ([0], 2)


@pytest.mark.parametrize(("stolen", "gained"), [(False, 4), (True, 2)])
def test_e20_white_with_four_cards(stolen: bool, gained: int) -> None:  # E-20
    state = scene(player("- -", holds=[HOME], red="- -", white=FULL), player(holds=[28, 3] if stolen else [28]))
    invade(state, 3)
    assert vp(state) == gained


def test_e20_a_city_pays_three() -> None:  # E-20
    state = scene(player("- -", holds=[HOME], red=FULL, green="- - -"))
    invade(state, 42)
    assert vp(state) == 3


def test_e21_one_red_token_left_for_a_bonus_of_three() -> None:  # E-21
    state = scene(player("- -", holds=[HOME], red="- - -"), player("- -", "r" * 19))
    invade(state, 6)
    assert (tokens(state), state.view(0)["bank"]["red"]) == ("r", 0)


# ----- Forests -----


def around(*shares: list[int], forest: int = SIX, red: str = FULL, purse: str = "rrrr") -> list[bool]:
    """Which of three seats with Cities far off and these spaces may invade the Forest."""
    found = []
    for active in range(3):
        seats = [player("- -", holds=[home, *share]) for home, share in zip((0, 28, 14), shares, strict=True)]
        slots: Json = {"red": red, "green": FULL}
        seats[active] = player("- -", purse + "gggg", holds=seats[active]["holds"], **slots)
        found.append(forest in targets(scene(*seats, active=active)))
    return found


def test_e22_six_spaces_around_held_by_several() -> None:  # E-22
    assert around(RING[:3], RING[3:5], RING[5:]) == [True, False, False]
    assert around(RING[:3], RING[3:5], RING[5:], purse="r") == [False, False, False]
    state = scene(player("- -", "rr", holds=[0, *RING[:3]], red=FULL, green=FULL), player(holds=RING[3:]))
    assert SIX in targets(state)
    assert needed(state, SIX)[0] == 6
    invade(state, SIX)
    assert (vp(state), tokens(state)) == (6, "")


def test_e23_three_spaces_around_at_the_edge() -> None:  # E-23
    state = scene(player("- -", holds=EDGE_RING, red="- - -"))
    assert needed(state, EDGE) == (3, 0)
    invade(state, EDGE)
    assert vp(state) == 3


def test_e24_two_touching_forests_need_and_pay_eight_each() -> None:  # E-24
    for taken in ([], [2]):
        state = scene(player("- -", "rrrr", holds=[*PAIR_RING, *taken], red=FULL), turned=PAIR)
        assert needed(state, 20) == (8, 0)
        invade(state, 20)
        assert vp(state) == 8


def test_e25_who_may_when_all_are_held_and_when_one_is_not() -> None:  # E-25
    assert around(RING[:3], RING[3:5], RING[5:]) == [True, False, False]
    assert around(RING[:2], RING[2:4], RING[4:]) == [True, True, True]
    assert around(RING[:3], RING[3:5], []) == [False, False, False]


def test_e26_stealing_a_forest_of_five() -> None:  # E-26
    me = player("- -", "r", holds=FIVE_RING, red=FULL)
    state = scene(me, player("- -", holds=[28, FIVE]))
    assert needed(state, FIVE) == (5, 0)
    invade(state, FIVE)
    assert (vp(state), territory(state, 1)) == (2, 15)
    weak = player("- -", holds=FIVE_RING, red=FULL)
    assert FIVE not in targets(scene(weak, player("- -", holds=[28, FIVE])))
    minor = player("- -", "r", holds=FIVE_RING[:2], red=FULL)
    assert FIVE not in targets(scene(minor, player("- -", holds=[28, FIVE]), player(holds=FIVE_RING[2:])))


# ----- ours -----


def test_e39_a_start_city_pays_nothing_the_first_invaded_one_three() -> None:  # E-39
    state = scene(player("- -", holds=[HOME, 14], red=FULL, green="- - -"))
    assert vp(state) == 0
    invade(state, 42)
    assert vp(state) == 3


@pytest.mark.parametrize(("cards", "left", "gained"), [(3, 0, 0), (4, 1, 1)])
def test_e40_a_stolen_red_space_and_an_empty_bank(cards: int, left: int, gained: int) -> None:  # E-40
    others = (player("- -", holds=[28, 6]), player("- -", "r" * (20 - left)))
    state = scene(player("- -", holds=[HOME], red=" ".join("-" * cards)), *others)
    invade(state, 6)
    assert len(tokens(state)) == gained


def test_e40_a_stolen_blue_space_with_three_cards() -> None:  # E-40
    state = scene(player("- -", holds=[HOME], red="- -", blue="- - -"), player("- -", holds=[28, 5]))
    invade(state, 5)
    assert len(hand(state)) == 2 + 1


def test_e41_detective_turns_up_a_dear_alice_for_nothing() -> None:  # E-41
    state = scene(player("- -", "yyyy", holds=[HOME], blue="detective -mayor", attacks=[5]))
    invade(state, 5, "turn_up mayor")
    assert (slot(state, "blue"), slot(state, "yellow"), tokens(state)) == ("detective mayor", "", "yyyy")


def lord(*shares: list[int]) -> list[bool]:
    """As `around`, with Demonlord and four more cards' worth of tokens at the most."""
    return around(*shares, red="demonlord - - -")


def test_e42_demonlord_needs_the_majority_of_at_least_one() -> None:  # E-42
    assert lord([3], [], []) == [True, False, False]
    assert lord([], [], []) == [False, False, False]
    assert lord([3], [18], []) == [True, True, False]
    state = scene(player("- -", holds=[HOME, 3], red="demonlord - - -", green="- -"))
    assert reach(state, SIX)["military"] == [6, 6]


def test_e43_a_held_and_attacked_space_taken_by_a_third() -> None:  # E-43
    state = scene(
        player("- -", holds=[14, 6]),
        player("- -", holds=[28], attacks=[6]),
        player("- -", holds=[HOME], red=FULL),
        active=2,
    )
    invade(state, 6)
    assert [territory(state, seat) for seat in range(3)] == [15, 15, 14]
    assert tokens(state, 2) == "rr"  # half of four
    assert (holders(state, 6), space(state, 6)["attack"]) == ([2], None)


def test_e44_anybody_walks_through_a_surrounded_forest() -> None:  # E-44
    state = scene(player(holds=[HOME]), player(holds=RING[:3]), player(holds=RING[3:]))
    assert mobility_needed(state, 0, SIX, 0) == 3  # one step to 3, one more for passing it, then the Forest
    assert mobility_needed(state, 0, 23, 0) == 4  # and one through the Forest
