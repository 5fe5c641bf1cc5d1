"""Placing units: WW-T08, WW-T09, WW-T10, WW-T30, WW-R11, WW-2P09."""

from __future__ import annotations

from tests.games.wonderlands_war.table import asked, prompt
from tests.games.wonderlands_war.tea import (
    CAT,
    HATTER,
    KEEP,
    MEADOW,
    QUEEN,
    REGIONS,
    RESERVE,
    WITZEND,
    WOODS,
    kinds,
    legal,
    own,
    place,
    play,
    put,
    seen,
    supply,
    supporters,
    tea,
    told,
)
from wabe.games.wonderlands_war.effects.using import use
from wabe.games.wonderlands_war.pieces import units
from wabe.games.wonderlands_war.table.layout import FIGHTING, STATUS
from wabe.games.wonderlands_war.table.state import WarState


def test_units_go_into_one_region_of_choice() -> None:  # WW-T08
    state = tea()
    place(state, 3)
    assert legal(state) == [f"choose_region {region}" for region in REGIONS]
    events = play(state, "choose_region tulgey_woods")
    told_of = {"seat": 0, "unit": "supporter", "region": "tulgey_woods", "count": 3}
    assert told(events, "units-placed") == [told_of]
    assert supporters(state) == [0, 3, 0, 0, 0]
    assert state.supporters(0, RESERVE) == 7


def test_figures_of_the_reserve_may_be_placed_in_any_mix() -> None:  # WW-T08
    state = tea()
    own(state, "mock_turtle", RESERVE)
    place(state, 2)
    play(state, "choose_region witzend")
    assert legal(state) == ["place supporter witzend", "place mock_turtle witzend"]
    play(state, "place mock_turtle witzend")
    assert asked(state) == "choose_chair"  # the other one can only be a Supporter
    assert state.units(0, WITZEND) == 2
    assert state.standees(0, WITZEND) == 1


def test_figures_of_others_are_not_placed() -> None:  # WW-T08
    state = tea()
    own(state, "mock_turtle", RESERVE, seat=1)
    place(state, 2)
    play(state, "choose_region witzend")
    assert supporters(state)[WITZEND] == 2


def test_twins_of_a_reserve_are_offered_once() -> None:  # WW-T08
    state = tea()
    own(state, "tweedledum_and_tweedledee", RESERVE)
    place(state, 2)
    play(state, "choose_region witzend")
    twin = "place tweedledum_and_tweedledee witzend"
    assert legal(state) == ["place supporter witzend", twin]
    play(state, twin, twin)
    assert state.standees(0, WITZEND) == 2


def test_with_two_players_nothing_goes_to_the_closed_region() -> None:  # WW-2P09
    state = tea(CAT, HATTER)
    place(state, 1)
    closed = state.view(None)["closed"]
    assert legal(state) == [f"choose_region {region}" for region in REGIONS if region != closed]


# ----- units that are lacking -----


def lacking(count: int = 0) -> WarState:
    """So many Supporters in supply, two in the Red Keep and one in Tulgey Woods, a figure in Witzend."""
    state = tea()
    put(state, KEEP, 2)
    put(state, WOODS, 1)
    own(state, "mock_turtle", WITZEND)
    supply(state, count)
    return state


def test_for_each_unit_lacking_one_on_the_board_may_be_moved() -> None:  # WW-T09
    state = lacking()
    place(state, 1)
    play(state, "choose_region witzend")
    assert legal(state) == ["place_no_more", "move supporter red_keep witzend", "move supporter tulgey_woods witzend"]
    events = play(state, "move supporter red_keep witzend")
    assert told(events, "unit-moved") == [{"seat": 0, "unit": "supporter", "from": "red_keep", "region": "witzend"}]
    assert supporters(state) == [1, 1, 0, 0, 1]


def test_who_has_no_supporter_left_is_told_that_units_move() -> None:  # WW-T09
    state = lacking()
    place(state, 2)
    assert "may move: your supply is empty" in prompt(state)
    play(state, "choose_region witzend")
    assert "up to 2 units of yours to move to Witzend" in prompt(state)
    play(state, "move supporter red_keep witzend")
    assert "choose a unit of yours to move to Witzend" in prompt(state)


def test_who_has_supporters_is_not_told_of_moving() -> None:  # WW-T08
    state = lacking(2)
    place(state, 2)
    assert prompt(state) == "Choose the Region for your 2 units"


def test_a_figure_may_be_moved_for_a_lacking_supporter() -> None:  # WW-T09
    state = lacking()
    place(state, 1)
    play(state, "choose_region red_keep", "move mock_turtle witzend red_keep")
    assert state.standees(0, KEEP) == 1


def test_the_supply_comes_first_and_only_what_lacks_is_moved() -> None:  # WW-T09
    state = lacking(1)
    place(state, 3)
    play(state, "choose_region pool_of_tears")
    assert supporters(state) == [2, 1, 0, 1, 0]
    play(state, "move supporter red_keep pool_of_tears", "move supporter red_keep pool_of_tears")
    assert supporters(state) == [0, 1, 0, 3, 0]
    assert asked(state) == "choose_chair"


def test_who_declines_to_move_places_fewer() -> None:  # WW-T09
    state = lacking(1)
    place(state, 3)
    play(state, "choose_region pool_of_tears", "place_no_more")
    assert supporters(state) == [2, 1, 0, 1, 0]
    assert asked(state) == "choose_chair"


def test_with_nothing_to_move_fewer_are_placed_without_asking() -> None:  # WW-T09 WW-R17
    state = tea()
    supply(state, 1)
    place(state, 3)
    play(state, "choose_region witzend")
    assert supporters(state)[WITZEND] == 1
    assert asked(state) == "choose_chair"


def test_with_nothing_to_place_or_move_a_placement_has_no_effect() -> None:  # WW-T28
    state = tea()
    supply(state, 0)
    assert place(state, 3) == []
    assert asked(state) == "choose_chair"


def test_a_unit_moved_comes_from_another_region() -> None:  # WW-T30
    state = tea()
    put(state, KEEP, 2)
    supply(state, 0)
    place(state, 1)
    assert legal(state) == [f"choose_region {region}" for region in REGIONS if region != "red_keep"]


def test_leaders_are_never_moved_so() -> None:  # WW-T30
    state = tea()
    state.put_leader(0, KEEP)
    supply(state, 0)
    assert place(state, 1) == []


def test_figures_of_the_reserve_may_be_used_first_but_need_not() -> None:  # WW-T30
    state = lacking()
    own(state, "walrus", RESERVE)
    place(state, 1)
    play(state, "choose_region pool_of_tears")
    assert legal(state) == [
        "place_no_more",
        "move supporter red_keep pool_of_tears",
        "move supporter tulgey_woods pool_of_tears",
        "move mock_turtle witzend pool_of_tears",
        "place walrus pool_of_tears",
    ]


def test_abilities_that_place_supporters_take_no_figures_of_the_reserve() -> None:  # WW-T30
    state = tea()
    own(state, "walrus", RESERVE)
    units.place_supporters(state, 0, 1)
    state.settle()
    play(state, "choose_region witzend")
    assert supporters(state)[WITZEND] == 1


def test_abilities_that_place_supporters_may_move_what_is_lacking() -> None:  # WW-T30
    state = lacking()
    units.place_supporters(state, 0, 1)
    state.settle()
    play(state, "choose_region red_keep", "move mock_turtle witzend red_keep")
    assert state.standees(0, KEEP) == 1


def test_a_supporter_of_the_supply_alone_for_the_region_being_fought_over() -> None:  # WW-T30
    state = lacking(1)
    units.place_supporter_here(state, 0, MEADOW)
    units.place_supporter_here(state, 0, MEADOW)
    assert supporters(state) == [2, 1, 1, 0, 0]


# ----- spreading -----


def test_a_spread_placement_asks_for_a_region_for_each_unit() -> None:  # WW-L05
    state = tea()
    place(state, 3, spread=True)
    play(state, "choose_region witzend", "choose_region red_keep", "choose_region witzend")
    assert supporters(state) == [1, 0, 0, 0, 2]
    assert asked(state) == "choose_chair"


def test_declining_to_move_ends_a_spread_placement() -> None:  # WW-T09 WW-L05
    state = lacking(1)
    place(state, 3, spread=True)
    play(state, "choose_region witzend", "choose_region red_keep", "place_no_more")
    assert asked(state) == "choose_chair"


# ----- the prototype's returns -----


def test_prototype_units_may_be_returned_before_placing() -> None:  # WW-T10
    state = tea(edition="prototype")
    put(state, KEEP, 1)
    own(state, "mock_turtle", WITZEND)
    place(state, 2)
    assert legal(state) == ["return_no_more", "return_unit supporter red_keep", "return_unit mock_turtle witzend"]
    events = play(state, "return_unit mock_turtle witzend")
    assert told(events, "unit-returned") == [{"seat": 0, "unit": "mock_turtle", "from": "witzend"}]
    play(state, "return_unit supporter red_keep")  # nothing is left to return
    assert asked(state) == "choose_region"
    assert seen(state)["reserve"] == ["mock_turtle"]
    assert state.supporters(0, RESERVE) == 10


def test_prototype_does_not_return_leaders() -> None:  # WW-T10
    state = tea(edition="prototype")
    state.put_leader(0, KEEP)
    place(state, 2)
    assert asked(state) == "choose_region"


def test_prototype_returns_before_placing_by_abilities_too() -> None:  # WW-R11
    state = tea(edition="prototype")
    put(state, KEEP, 1)
    units.place_supporters(state, 0, 1)
    state.settle()
    assert asked(state) == "return_units"


def test_prototype_does_not_return_before_a_figure_just_recruited_or_the_whistle() -> None:  # WW-R11
    state = tea(edition="prototype")
    put(state, KEEP, 1)
    units.place_supporter_here(state, 0, WITZEND)
    assert supporters(state)[WITZEND] == 1
    own(state, "mock_turtle", RESERVE)
    units.place_figure(state, 0, list(state.content.figure_names).index("mock_turtle"))
    state.settle()
    assert asked(state) == "place_figure"


def test_final_rules_know_no_returns() -> None:  # WW-T10
    state = tea()
    put(state, KEEP, 1)
    place(state, 2)
    assert asked(state) == "choose_region"


# ----- an ability for the most Active Creatures -----


def creatures(*active: int) -> WarState:
    """A battle in Witzend in which the seats have so many Active Creatures; Creature B of seat 0 is due."""
    state = tea(CAT, HATTER, QUEEN, creature_set="B")
    state.region = WITZEND
    for seat, count in enumerate(active):
        state.set_mark(seat, STATUS, FIGHTING)
        for _ in range(count):
            state.place_active(seat, 8)
    use(state, 0, state.content.ally_effects[1 * 5 + 4][0])
    state.settle()
    return state


def test_creature_b_places_a_supporter_for_strictly_most_active_creatures() -> None:  # WW-C04
    state = creatures(2, 1, 0)
    play(state, "choose_region red_keep")
    assert supporters(state)[KEEP] == 1


def test_creature_b_gives_nothing_on_a_tie_or_without_creatures() -> None:  # WW-C04
    assert asked(creatures(1, 1, 0)) == "choose_chair"
    assert asked(creatures(0, 0, 0)) == "choose_chair"


def test_events_of_a_placement_name_each_figure() -> None:  # WW-T08
    state = tea()
    own(state, "mock_turtle", RESERVE)
    supply(state, 0)
    place(state, 1)
    events = play(state, "choose_region witzend", "place mock_turtle witzend")
    assert kinds(events) == ["units-placed"]
    assert events[0].args["unit"] == "mock_turtle"
    assert events[0].args["count"] == 1
