"""The Leader powers: WW-L01 to WW-L10."""

from __future__ import annotations

import pytest

from tests.games.wonderlands_war.table import asked, bag
from tests.games.wonderlands_war.tea import (
    ALICE,
    CAT,
    HATTER,
    JABBERWOCK,
    KEEP,
    ONE,
    QUEEN,
    RESERVE,
    THREE,
    TWO,
    WITZEND,
    card,
    do,
    gained,
    give,
    kinds,
    lay,
    legal,
    market,
    own,
    play,
    put_card,
    sit,
    supporters,
    tea,
    told,
)
from wabe.games.wonderlands_war import GAME
from wabe.games.wonderlands_war.effects.using import use
from wabe.games.wonderlands_war.table.chips import POISON
from wabe.games.wonderlands_war.table.layout import HEAD
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.tea_party import turns as tea_party
from wabe.texts import Texts

# ----- Alice -----


def test_alice_moves_counter_clockwise() -> None:  # WW-L01
    state = tea(ALICE, CAT, QUEEN)
    lay(state, 2, 8)
    sit(state, s0=6)
    assert legal(state) == ["visit_head", "take_card 2 t1_02"]


def test_the_prompt_says_which_way_the_leader_moves() -> None:  # WW-L01 WW-T03
    alice, queen = (tea_party.CHOOSE_CHAIR.prompt(tea(ALICE, CAT, QUEEN), 0, seat) for seat in (0, 2))
    assert Texts(GAME).say(alice) == "Choose the chair to move to, counter-clockwise, and take its card"
    assert Texts(GAME).say(queen) == "Choose the chair to move to, clockwise, and take its card"


def test_alice_meets_the_head_from_the_other_side() -> None:  # WW-L01
    state = tea(ALICE, CAT, QUEEN)
    lay(state, 1, 12)
    sit(state, s0=2)
    play(state, "visit_head", chance=[ONE])
    assert state.chair_of(0) == HEAD
    assert state.card_on(2) >= 0


def test_from_the_head_alice_goes_backwards() -> None:  # WW-L01
    state = tea(ALICE, CAT, QUEEN)
    lay(state, 3, 12)
    sit(state, s1=13)
    play(state, "take_card 12")
    assert state.passed  # the Leader on chair 13


def test_alice_passes_nobody_ahead_of_her_way() -> None:  # WW-L01
    state = tea(ALICE, CAT, QUEEN)
    lay(state, 12)
    sit(state, s1=3)
    play(state, "take_card 12")
    assert not state.passed


# ----- the Cheshire Cat -----


@pytest.mark.parametrize("shown", [TWO, THREE])
def test_the_cat_may_give_a_shard_away_when_the_die_shows_two_or_three(shown: int) -> None:  # WW-L02
    state = tea(CAT, HATTER, QUEEN)
    before, other = state.shards(0), state.shards(2)
    play(state, "visit_head", chance=[shown])
    assert legal(state) == ["give_shard 1", "give_shard 2", "give_no_shard"]
    events = play(state, "give_shard 2")
    assert told(events, "shard-given") == [{"seat": 0, "target": 2}]
    assert state.shards(0) == before + (2 if shown == TWO else 3) - 1
    assert state.shards(2) == other + 1


def test_the_cat_may_keep_its_shards() -> None:  # WW-L02
    state = tea()
    before = state.shards(0)
    play(state, "visit_head", chance=[TWO])
    play(state, "give_no_shard")
    assert state.shards(0) == before + 2


def test_a_one_gives_the_cat_no_choice() -> None:  # WW-L02
    state = tea()
    play(state, "visit_head", chance=[ONE])
    assert asked(state) == "choose_chair"


def test_the_cat_without_a_shard_has_none_to_give() -> None:  # WW-L02 WW-T26
    state = tea()
    state.set_shards(0, 0)
    state.set_shards(1, 80 - state.shards(2))  # the supply is empty
    play(state, "visit_head", chance=[TWO])
    assert asked(state) == "choose_chair"
    assert state.shards(0) == 0


def test_the_power_covers_the_corner_die_and_corrupted_rewards() -> None:  # WW-L10
    state = tea()
    card(state, "shard_die", chance=[TWO])
    assert asked(state) == "give_shard"
    other = tea()
    card(other, "corrupted", name="t1_07")
    play(other, "take_corrupted", chance=[THREE])
    assert asked(other) == "give_shard"


def test_the_rolls_of_others_are_not_the_cats() -> None:  # WW-L10
    state = tea(HATTER, CAT, QUEEN)
    play(state, "visit_head", chance=[THREE])
    assert asked(state) == "choose_chair"


# ----- the Jabberwock -----


def jabberwock(edition: str = "final") -> WarState:
    state = tea(JABBERWOCK, CAT, QUEEN, edition=edition)
    lay(state, 4, 7)
    return state


def test_the_jabberwock_poisons_a_card_of_its_choice_at_the_start_of_its_turn() -> None:  # WW-L03
    state = jabberwock()
    assert legal(state) == ["place_poison 4 t1_04", "place_poison 7 t1_07"]
    events = play(state, "place_poison 7")
    assert told(events, "poison-placed") == [{"seat": 0, "card": "t1_07", "chair": 7}]
    assert asked(state) == "choose_chair"
    assert state.in_supply(POISON) == 4


@pytest.mark.parametrize(("chairs", "poisoned"), [((7,), 7), ((), 0)])
def test_poison_goes_to_the_only_card_unasked_and_to_none_where_there_is_none(
    chairs: tuple[int, ...], poisoned: int
) -> None:  # WW-L03 WW-R17
    state = jabberwock()
    lay(state, *chairs)
    state.depth -= 3
    do(state, tea_party.TEA_TURN)
    assert asked(state) == "choose_chair"
    assert state.poison_chair == poisoned
    assert state.in_supply(POISON) == 5 - (poisoned > 0)


def test_with_poison_on_the_table_none_is_placed() -> None:  # WW-L03
    state = jabberwock()
    play(state, "place_poison 7")
    state.depth -= 2
    do(state, tea_party.TEA_TURN)
    assert asked(state) == "choose_chair"


def test_poison_in_bags_does_not_stop_it_but_an_empty_supply_does() -> None:  # WW-L07
    state = jabberwock()
    state.add_supply(POISON, -4)
    state.add_to_bag(1, POISON, 4)
    state.depth -= 3
    do(state, tea_party.TEA_TURN)
    assert asked(state) == "place_poison"
    state.add_supply(POISON, -1)
    state.depth -= 3
    do(state, tea_party.TEA_TURN)
    assert asked(state) == "choose_chair"


def test_who_takes_the_card_takes_the_poison_at_once() -> None:  # WW-L03 WW-L07
    state = jabberwock()
    play(state, "place_poison 7", "take_card 4", "resolve quest1", "draw_no_quests", "choose_region witzend")
    assert state.active == 1
    before = bag(state, 1)
    events = play(state, "take_card 7")
    assert told(events, "poison-taken") == [{"seat": 1}]
    assert gained(before, bag(state, 1))["poison"] == 1
    assert state.poison_chair == 0


def test_the_jabberwock_gets_its_own_poison_back_to_supply() -> None:  # WW-L03
    state = jabberwock()
    events = play(state, "place_poison 7", "take_card 7")
    assert "poison-returned" in kinds(events)
    assert state.in_supply(POISON) == 5
    assert state.in_bag(0, POISON) == 0


def test_poison_is_placed_on_the_turn_of_the_leader_too() -> None:  # WW-L07
    state = jabberwock()
    for _ in range(4):
        state.count_party_card(0)
    state.depth -= 3
    do(state, tea_party.TEA_TURN)
    assert asked(state) == "place_poison"
    play(state, "place_poison 7")
    assert asked(state) == "place_leader"


def test_the_others_place_no_poison() -> None:  # WW-L03
    assert asked(tea(CAT, JABBERWOCK, QUEEN)) == "choose_chair"


# ----- the Mad Hatter -----


def hatter() -> WarState:
    state = tea(HATTER, JABBERWOCK, QUEEN)
    lay(state, 4, 7)
    sit(state, s0=9, s1=2)
    return state


def test_the_hatter_refills_and_takes_any_card_without_moving() -> None:  # WW-L04 WW-L08
    state = hatter()
    shards = state.shards(0)
    events = play(state, "my_party")
    assert kinds(events) == ["my-party", "chairs-refilled"]
    assert asked(state) == "take_any"
    assert [int(move.split()[1]) for move in legal(state)] == [1, 3, 4, 6, 7, 8, 10, 11, 12, 13]
    play(state, "take_card 4")
    assert state.chair_of(0) == 9
    assert state.card_on(4) < 0
    assert state.party_cards(0) == 1
    assert state.shards(0) == shards


def test_the_hatter_holds_one_party_in_each_tea_party() -> None:  # WW-L04
    state = hatter()
    assert "my_party" in legal(state)
    state.my_party = True
    state.refresh()
    assert "my_party" not in legal(state)


def test_the_hatters_leader_may_still_be_at_the_head() -> None:  # WW-L08
    state = tea(HATTER, JABBERWOCK, QUEEN)
    assert state.chair_of(0) == HEAD
    assert "my_party" in legal(state)


def test_no_party_after_the_head_or_instead_of_placing_the_leader() -> None:  # WW-L08
    state = hatter()
    lay(state, 4, 7, 12)
    play(state, "visit_head", chance=[ONE])
    assert "my_party" not in legal(state)
    other = hatter()
    for _ in range(4):
        other.count_party_card(0)
    other.depth -= 2
    do(other, tea_party.TEA_TURN)
    assert all(move.startswith("place_leader") for move in legal(other))


def test_the_others_hold_no_party() -> None:  # WW-L04
    assert "my_party" not in legal(tea())


def test_poison_goes_with_a_card_taken_by_the_hatters_power() -> None:  # WW-L07
    state = hatter()
    state.add_supply(POISON, -1)
    state.poison_chair = 4
    play(state, "my_party", "take_card 4")
    assert state.in_bag(0, POISON) == 1
    assert state.poison_chair == 0


# ----- the Red Queen -----


def queen() -> WarState:
    state = tea(QUEEN, CAT, HATTER)
    lay(state, 8)
    return state


def test_the_red_queen_may_spread_the_units_of_a_card() -> None:  # WW-L05
    state = queen()
    put_card(state, 8, "t1_01")
    play(state, "take_card 8", "choose_region witzend", "choose_region red_keep")
    assert supporters(state) == [1, 0, 0, 0, 1]


def test_the_red_queen_may_keep_them_together() -> None:  # WW-L05
    state = queen()
    put_card(state, 8, "t1_01")
    play(state, "take_card 8", "choose_region witzend", "choose_region witzend")
    assert supporters(state) == [0, 0, 0, 0, 2]


def test_the_others_do_not_spread() -> None:  # WW-L05
    state = tea()
    card(state, "units-2")
    play(state, "choose_region witzend")
    assert supporters(state) == [0, 0, 0, 0, 2]


def test_both_placements_of_a_card_and_figures_in_place_of_supporters_are_spread() -> None:  # WW-L09
    state = queen()
    own(state, "mock_turtle", RESERVE)
    card(state, "units-2", "units-1")
    play(state, "resolve units-2", "choose_region witzend", "place mock_turtle")
    play(state, "choose_region red_keep", "choose_region red_keep")
    assert state.standees(0, WITZEND) == 1
    assert supporters(state)[KEEP] == 2


def test_forge_rewards_and_abilities_are_not_spread() -> None:  # WW-L09
    state = queen()
    give(state, "units-2")
    play(state, "choose_region witzend")
    assert supporters(state) == [0, 0, 0, 0, 2]
    effect = state.content.ally_effects[3 * 5 + 2][0]  # Rose D
    use(state, 0, effect)
    state.settle()
    play(state, "choose_region red_keep")
    assert supporters(state)[KEEP] == 1
    assert state.supporters(0, RESERVE) == 7


def test_a_figure_just_recruited_is_not_part_of_the_placement() -> None:  # WW-L09
    state = queen()
    market(state, "mock_turtle")
    card(state, "wonderlandian")
    assert asked(state) == "place_figure"
    assert len(legal(state)) == 5


# ----- boards with two players -----


def test_with_two_players_some_boards_differ() -> None:  # WW-L06
    two, three = tea(QUEEN, CAT), tea(QUEEN, CAT, HATTER)
    assert two.two
    assert not three.two
    rewards = list(two.content.space_reward)
    assert rewards[: len(rewards) // 2] != rewards[len(rewards) // 2 :]
