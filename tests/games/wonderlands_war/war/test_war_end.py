"""The end of a War (WW-E01 to WW-E04)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wonderlands_war.ending import bag, ending, exhausted, fighter, kinds_told, out, told
from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.layout import AT_TABLE, HEAD, WONDER
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.war.war_end import END_WAR, FINAL_SCORING

FACES = [1, 1, 1, 2, 2, 3]


def after_war(*seats: Any, round_number: int = 1, **options: Any) -> WarState:
    """A War is over."""
    return ending(*seats, step=END_WAR, round_number=round_number, **options)


def moved(die: int, start: str, **options: Any) -> str:
    """Where the standee is after the die has shown its face `die`."""
    state = ending(step=None, chance=[die, *[0] * 40], **options)
    state.standee = REGION_NAMES.index(start)
    state.push(END_WAR, 0)
    state.settle()
    return REGION_NAMES[state.standee]


@pytest.mark.parametrize(
    ("die", "start", "expected"),
    [
        (0, "red_keep", "tulgey_woods"),
        (3, "red_keep", "meadow_of_living_flowers"),
        (5, "pool_of_tears", "tulgey_woods"),
    ],
)
def test_the_standee_moves_clockwise_by_the_shard_die(die: int, start: str, expected: str) -> None:  # WW-E02, WW-E04
    assert moved(die, start) == expected


def test_the_standee_steps_over_the_closed_region() -> None:  # WW-2P09
    assert moved(0, "red_keep", two=True, closed="tulgey_woods") == "meadow_of_living_flowers"
    assert moved(5, "pool_of_tears", two=True, closed="witzend") == "meadow_of_living_flowers"


def test_exhausted_and_madness_chips_go_to_the_bags() -> None:  # WW-E02
    state = after_war(out(exhausted="forge rose_weak", track="madness double_madness"))
    assert exhausted(state, 0) == {}
    assert state.madness_on_track(0) == 0
    assert [bag(state, 0, name) for name in ("forge", "rose_weak", "madness", "double_madness")] == [1, 1, 2, 1]
    assert state.bag_size(0) == 11


def test_supporters_and_figures_stay_leaders_return_to_the_head() -> None:  # WW-E02
    state = after_war(fighter(supporters=2, figures="walrus", leader=True), out())
    assert state.units(0, REGION_NAMES.index("witzend")) == 3
    assert [int(state.leader_at(seat)) for seat in range(3)] == [AT_TABLE] * 3, "the lost ones too"
    assert [int(state.chair_of(seat)) for seat in range(3)] == [HEAD] * 3


def test_shields_and_leader_strength_stay() -> None:  # WW-E02
    state = ending(step=None)
    state.set_shield(0, False)
    state.set_leader_strength(1, 4)
    state.push(END_WAR, 0)
    state.settle()
    assert [state.is_shield_whole(seat) for seat in range(3)] == [False, True, True]
    assert state.leader_strength(1) == 4


def test_the_market_is_shuffled_into_the_deck_and_dealt_anew() -> None:  # WW-E02
    state = ending(step=None)
    before = all_wonderlandians(state)
    state.push(END_WAR, 0)
    state.settle()
    assert all_wonderlandians(state) == before == list(range(24))
    assert all(state.market_card(index) >= 0 for index in range(3))
    assert state.wonder_size == 21
    first, other = [ending(step=END_WAR, chance=[0, *chance]) for chance in ([0] * 40, list(range(23, 0, -1)))]
    assert first.market_card(0) != other.market_card(0)


def all_wonderlandians(state: WarState) -> list[int]:
    """The cards of market and deck, sorted."""
    deck = [state.cells[WONDER + index] for index in range(state.wonder_size)]
    return sorted([*deck, *(int(state.market_card(index)) for index in range(3))])


def test_after_round_3_everything_stays_where_it_is() -> None:  # WW-E03
    state = after_war(fighter(supporters=2, leader=True, exhausted="forge", track="madness"), round_number=3)
    assert state.leader_at(0) == REGION_NAMES.index("witzend")
    assert exhausted(state, 0) == {"forge": 1}
    assert state.madness_on_track(0) == 1
    assert kinds_told(state) == ["war-ended"]


def test_final_scoring_ends_the_game() -> None:  # WW-E01
    state = ending(out(vp=9), out(vp=12), step=FINAL_SCORING, round_number=3)
    assert state.over
    assert state.winners() == [1]
    assert told(state, "game-ended") == [{"winners": [1], "count": 1}]
