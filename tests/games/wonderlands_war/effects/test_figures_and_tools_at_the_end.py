"""Figures, tools and Faction abilities at the end of a battle (WW-C07, WW-C08, WW-O09)."""

from __future__ import annotations

import pytest

from tests.games.playing import legal, play
from tests.games.wonderlands_war.ending import bag, ending, exhausted, fighter, give_figure, out, step_name, told, vps
from wabe.games.wonderlands_war.table.layout import RESERVE
from wabe.games.wonderlands_war.war.outcome import OUTCOME

# --- figures --------------------------------------------------------------------------------------------------


def test_gryphon_moves_out_with_up_to_two_supporters() -> None:
    state = ending(fighter(1, figures="gryphon", supporters=3), fighter(9))
    assert legal(state) == [
        "pass",
        "move_out red_keep 0",
        "move_out red_keep 1",
        "move_out red_keep 2",
        "move_out pool_of_tears 0",
        "move_out pool_of_tears 1",
        "move_out pool_of_tears 2",
    ]
    play(state, "move_out pool_of_tears 2")
    assert (state.supporters(0, 3), state.units(0, 3), state.units(0, 4)) == (2, 3, 1)
    assert [event["unit"] for event in told(state, "unit-moved")] == ["gryphon", "supporter", "supporter"]


def test_gryphon_may_stay_and_moves_alone_if_nobody_else_is_there() -> None:
    state = ending(fighter(1, figures="gryphon", supporters=0), fighter(9))
    assert legal(state) == ["pass", "move_out red_keep 0", "move_out pool_of_tears 0"]
    play(state, "pass")
    assert state.units(0, 4) == 1


def test_gryphon_elsewhere_does_nothing() -> None:
    state = ending(fighter(1), fighter(9), step=None)
    give_figure(state, 0, "gryphon", RESERVE)
    state.then(OUTCOME)
    state.settle()
    assert step_name(state) is None


@pytest.mark.parametrize(
    ("active", "vp"),
    [
        ("faction_1 faction_2", 0),
        ("faction_1 faction_2 forge", 1),
        ("red_rook_weak red_rook_strong", 1),
        ("red_rook_strong red_rook_strong", 2),
        ("red_rook_strong red_rook_strong red_rook_strong red_rook_strong", 3),
    ],
)
def test_white_rabbit_counts_printed_strength(active: str, vp: int) -> None:  # WW-C07
    state = ending(fighter(1, active, figures="white_rabbit"), fighter(9), fighter(4))
    while step_name(state) == "forging":
        play(state, "forge_nothing")
    assert vps(state)[0] == vp


@pytest.mark.parametrize(
    ("shards", "strength", "options"),
    [
        (0, 4, []),
        (1, 4, ["pass", "discard_shards 1"]),
        (5, 4, ["pass", "discard_shards 1", "discard_shards 2"]),
        (5, 10, []),
    ],
)
def test_mock_turtle_discards_shards_unless_first(shards: int, strength: int, options: list[str]) -> None:
    state = ending(fighter(strength, figures="mock_turtle", shards=shards), fighter(9))
    assert (legal(state) if step_name(state) else []) == options
    if len(options) == 3:
        play(state, "discard_shards 2")
        assert state.shards(0) == 3


def test_mock_turtle_tied_for_first_came_first() -> None:
    state = ending(fighter(9, figures="mock_turtle", shards=3), fighter(9))
    play(state, "take_vp", "take_vp")
    assert step_name(state) is None


# --- tools ----------------------------------------------------------------------------------------------------


def test_cake_dish_gives_2_vp_and_every_opponent_1() -> None:
    state = ending(fighter(9, "unicorns_cake_dish"), fighter(4), fighter(1), fighter(0, status="bust"), out())
    assert legal(state) == ["pass", "use_it"]
    play(state, "use_it")
    assert vps(state) == [6, 3, 1, 0, 0]


def test_cake_dish_is_optional_and_each_acts_for_itself() -> None:  # WW-C10
    state = ending(fighter(9, "unicorns_cake_dish unicorns_cake_dish"), fighter(4))
    play(state, "pass", "use_it")
    assert vps(state) == [6, 3, 0]


# --- Factions -------------------------------------------------------------------------------------------------


def test_love_of_learning_returns_one_active_ally() -> None:  # WW-C08
    state = ending(fighter(8, "rose_weak rose_weak faction_1 forge", unlocked="love_of_learning"), fighter(4))
    assert legal(state) == ["pass", "return_chip rose_weak", "return_chip forge"]
    play(state, "return_chip forge")
    assert bag(state, 0, "forge") == 1
    assert step_name(state) == "forging", "a Forge chip returned still gives its forge"
    play(state, "forge_nothing")
    assert exhausted(state, 0) == {"rose_weak": 2, "faction_1": 1}


def test_love_of_learning_is_optional_and_needs_an_ally() -> None:  # WW-C08
    state = ending(fighter(8, "rose_weak", unlocked="love_of_learning"), fighter(4))
    play(state, "pass")
    assert exhausted(state, 0) == {"rose_weak": 1}
    assert step_name(ending(fighter(8, "faction_1", unlocked="love_of_learning"), fighter(4))) is None


def test_love_of_learning_must_be_unlocked() -> None:  # WW-S08
    assert step_name(ending(fighter(8, "rose_weak"), fighter(4))) is None


@pytest.mark.parametrize(("own", "asked"), [(4, True), (10, False)])
def test_grin_without_a_cat_returns_one_artifact_unless_first(own: int, asked: bool) -> None:
    state = ending(fighter(8), fighter(own, "artifact artifact", unlocked="grin_without_a_cat"))
    assert step_name(state) == ("use" if asked else None)
    if asked:
        assert legal(state) == ["pass", "return_chip artifact"]
        play(state, "return_chip artifact")
        assert step_name(state) is None, "one, however many Artifacts are Active"
        assert exhausted(state, 1) == {"artifact": 1}


def test_grin_without_a_cat_tied_for_first_came_first() -> None:
    state = ending(fighter(8), fighter(8, "artifact", unlocked="grin_without_a_cat"))
    play(state, "take_vp", "take_vp")
    assert step_name(state) is None


def test_grin_without_a_cat_needs_an_active_artifact() -> None:
    assert step_name(ending(fighter(8), fighter(4, "faction_1", unlocked="grin_without_a_cat"))) is None


# --- order ----------------------------------------------------------------------------------------------------


def test_the_owner_chooses_the_order_of_their_own_abilities() -> None:  # WW-O09, WW-B16
    state = ending(
        fighter(8, "rose_weak unicorns_cake_dish", figures="gryphon", unlocked="love_of_learning"), fighter(4)
    )
    assert step_name(state) == "choose_effect"
    assert [form.split()[1] for form in legal(state)] == ["unicorns_cake_dish", "gryphon", "love_of_learning"]
    play(state, "use gryphon", "pass", "use love_of_learning", "return_chip rose_weak", "pass")
    assert step_name(state) is None


def test_vp_that_depend_on_nothing_are_not_asked_about() -> None:  # WW-O09
    state = ending(fighter(8, "rose_weak", figures="white_rabbit gryphon"), fighter(4))
    assert step_name(state) == "use"
    assert vps(state)[0] == 5


def test_players_act_in_order() -> None:  # WW-O09, WW-O16
    state = ending(fighter(8, figures="gryphon"), fighter(4, "unicorns_cake_dish"))
    assert state.seat == 1, "with 2 VP it comes before seat 0 with 4"
