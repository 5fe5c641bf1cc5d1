"""Two players: the Local Resistance, Castles won twice, the closed Region (WW-2P03, WW-2P05 to WW-2P13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import legal, play
from tests.games.wonderlands_war.ending import castles_of, ending, fighter, kinds_told, out, step_name, vps
from wabe.games.wonderlands_war.pieces.castles import can_build
from wabe.games.wonderlands_war.table.layout import FIRST, NO_PLACE, PLACE, SECOND, SIDEWAYS, TIED_FIRST, UPRIGHT
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.war.awards import find_places, resistance

BUST = -1
OUT = -2


def two(*strengths: int, **options: Any) -> WarState:
    """A battle of two players that has ended; `BUST` and `OUT` are no Strengths."""
    seats = {BUST: fighter(0, status="bust"), OUT: out()}
    return ending(*[seats.get(strength) or fighter(strength) for strength in strengths], two=True, **options)


def places(*strengths: int, **options: Any) -> tuple[int, int]:
    """The places of both."""
    state = two(*strengths, step=None, **options)
    find_places(state)
    return int(state.mark(0, PLACE)), int(state.mark(1, PLACE))


def test_the_resistance_grows_by_round() -> None:  # WW-2P05
    assert [resistance(two(0, 0, step=None, round_number=number)) for number in (1, 2, 3)] == [3, 5, 7]


@pytest.mark.parametrize(
    ("strengths", "expected"),
    [
        ((5, 4), (FIRST, SECOND)),
        ((5, 3), (FIRST, SECOND)),  # reaching it is enough for second place
        ((5, 2), (FIRST, NO_PLACE)),
        ((3, 2), (FIRST, NO_PLACE)),  # and for first
        ((2, 1), (NO_PLACE, NO_PLACE)),
        ((3, 3), (TIED_FIRST, TIED_FIRST)),
        ((2, 2), (NO_PLACE, NO_PLACE)),
        ((BUST, 2), (NO_PLACE, NO_PLACE)),
        ((BUST, BUST), (NO_PLACE, NO_PLACE)),
    ],
)
def test_two_participants_must_reach_the_resistance(strengths: tuple[int, int], expected: tuple[int, int]) -> None:
    assert places(*strengths) == expected  # WW-2P05, WW-2P12


def test_the_survivor_of_two_wins_on_equality() -> None:  # WW-2P11
    assert places(BUST, 3) == (NO_PLACE, FIRST)


@pytest.mark.parametrize(("strength", "expected"), [(2, NO_PLACE), (3, TIED_FIRST), (4, FIRST)])
def test_a_sole_participant_must_exceed_it_and_ties_on_equality(strength: int, expected: int) -> None:
    assert places(strength, OUT) == (expected, NO_PLACE)  # WW-2P05, WW-2P06


def test_a_sole_participants_tie_is_vp_or_a_castle() -> None:  # WW-2P05, WW-O03
    state = two(3, OUT)
    assert legal(state) == ["take_vp 4", "take_castle"]
    play(state, "take_castle")
    assert castles_of(state, 0) == {"witzend": SIDEWAYS}


@pytest.mark.parametrize(
    ("strengths", "expected"),
    [
        ((4, 3), (FIRST, NO_PLACE)),
        ((3, 3), (NO_PLACE, NO_PLACE)),
        ((5, 4), (FIRST, SECOND)),
        ((3, OUT), (NO_PLACE, NO_PLACE)),
        ((4, OUT), (FIRST, NO_PLACE)),
        ((BUST, 3), (NO_PLACE, NO_PLACE)),
    ],
)
def test_prototype_must_pass_it(strengths: tuple[int, int], expected: tuple[int, int]) -> None:  # WW-2P05
    assert places(*strengths, edition="prototype") == expected


def test_below_it_quests_and_forging_still_happen() -> None:  # WW-2P05
    state = ending(fighter(2, "forge", hand="a_castle_by_any_other_name"), fighter(1), two=True)
    assert vps(state) == [0, 0]
    assert "no-winner" in kinds_told(state)
    play(state, "complete_feat", "forge_chip forge", "forge_on 3")
    assert step_name(state) is None


def test_a_castle_is_won_twice() -> None:  # WW-2P08
    state = two(9, 4)
    assert castles_of(state, 0) == {"witzend": SIDEWAYS}
    assert state.castles_left(0) == 4
    state = ending(fighter(9, castles={"witzend": SIDEWAYS}), fighter(4), two=True)
    assert castles_of(state, 0) == {"witzend": UPRIGHT}
    assert state.castles_left(0) == 4
    assert "castle-turned" in kinds_told(state)


def test_with_an_upright_castle_a_win_gives_vp_only() -> None:  # WW-2P13
    state = ending(fighter(9, castles={"witzend": UPRIGHT}), fighter(4), two=True)
    assert castles_of(state, 0) == {"witzend": UPRIGHT}
    assert vps(state) == [4, 2]


def test_a_choice_of_castle_may_turn_a_sideways_one() -> None:  # WW-2P13, WW-O03
    state = ending(fighter(4, castles={"witzend": SIDEWAYS}), fighter(4), two=True)
    play(state, "take_castle", "take_vp")
    assert castles_of(state, 0) == {"witzend": UPRIGHT}


def test_the_walrus_may_turn_a_castle_elsewhere() -> None:  # WW-2P13, WW-C07
    state = ending(fighter(9, figures="walrus", castles={"red_keep": SIDEWAYS}), fighter(4), two=True)
    assert "turn_castle red_keep" in legal(state)
    play(state, "turn_castle red_keep")
    assert castles_of(state, 0) == {"red_keep": UPRIGHT}


def test_the_walrus_whose_sideways_castle_is_here_turns_it_or_builds_elsewhere() -> None:  # WW-R10
    state = ending(fighter(9, figures="walrus", castles={"witzend": SIDEWAYS}), fighter(4), two=True)
    assert "turn_castle witzend" in legal(state)
    assert "leave_castle" not in legal(state)


def test_the_closed_region_takes_no_castle() -> None:  # WW-2P01, WW-2P09
    state = ending(fighter(9, figures="walrus"), fighter(4), two=True, closed="tulgey_woods")
    assert legal(state) == [
        "place_castle red_keep",
        "place_castle meadow_of_living_flowers",
        "place_castle pool_of_tears",
        "place_castle witzend",
    ]
    assert not can_build(state, 1, 1)


def test_gryphon_steps_over_the_closed_region() -> None:  # WW-2P09
    state = ending(fighter(2, figures="gryphon", supporters=0), fighter(1), two=True, closed="red_keep")
    assert legal(state) == ["pass", "move_out tulgey_woods 0", "move_out pool_of_tears 0"]


def test_love_of_learning_returns_two_chips() -> None:  # WW-L06, WW-2P03
    state = ending(fighter(1, "rose_weak rose_weak creature_weak", unlocked="love_of_learning"), fighter(1), two=True)
    play(state, "return_chip rose_weak", "return_chip creature_weak")
    assert step_name(state) is None
    assert state.in_bag(0, 4) == 1
    state = ending(fighter(1, "rose_weak rose_weak", unlocked="love_of_learning"), fighter(1), two=True)
    play(state, "return_chip rose_weak", "pass")
    assert state.in_bag(0, 4) == 1


def test_nobody_gains_second_place_from_the_resistance() -> None:  # WW-2P12
    state = two(9, OUT)
    assert vps(state) == [4, 0]
    assert "second-place" not in kinds_told(state)
