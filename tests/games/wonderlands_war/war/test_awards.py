"""Who wins a Region, and what it brings (WW-O01 to WW-O07, WW-O16, WW-O19 to WW-O21, WW-R10)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.playing import legal, play
from tests.games.wonderlands_war.ending import (
    castles_of,
    ending,
    fighter,
    give_figure,
    kinds_told,
    out,
    step_name,
    told,
    vps,
)
from tests.games.wonderlands_war.stated import FOLDER, GAME
from wabe.games.wonderlands_war.content import content
from wabe.games.wonderlands_war.table.layout import FIRST, PLACE, SECOND, TIED_FIRST, UPRIGHT
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.war.awards import CHOOSE_AWARD, find_places, second_award
from wabe.games.wonderlands_war.war.outcome import OUTCOME, uncontested


def places(*strengths: int | None, **options: Any) -> list[int]:
    """The places of participants with these Strengths; None for one who has bust."""
    seats = [fighter(0, status="bust") if strength is None else fighter(strength) for strength in strengths]
    state = ending(*seats, step=None, **options)
    find_places(state)
    return [int(state.mark(seat, PLACE)) for seat in range(len(strengths))]


def test_highest_strength_gains_the_award_and_a_castle_here() -> None:  # WW-O01
    state = ending(fighter(9), fighter(4), fighter(1))
    assert vps(state) == [4, 2, 0]
    assert castles_of(state, 0) == {"witzend": UPRIGHT}
    assert state.castles_left(0) == 4
    assert castles_of(state, 1) == {}


def test_the_award_is_that_of_the_round() -> None:  # WW-O01, WW-S03
    assert [vps(ending(fighter(9), fighter(4), round_number=number))[0] for number in (1, 2, 3)] == [4, 6, 10]


def test_with_a_castle_here_the_winner_gains_vp_only() -> None:  # WW-O01
    state = ending(fighter(9, castles={"witzend": UPRIGHT}), fighter(4))
    assert vps(state)[0] == 4
    assert state.castles_left(0) == 4
    assert "castle-placed" not in kinds_told(state)


def test_with_no_castle_left_the_winner_gains_vp_only() -> None:  # WW-O01
    state = ending(fighter(9), fighter(4), step=None)
    state.add_castles_left(0, -5)
    state.then(OUTCOME)
    state.settle()
    assert vps(state)[0] == 4
    assert castles_of(state, 0) == {}


def test_second_highest_gains_half() -> None:  # WW-O02
    state = ending(fighter(9), fighter(4), fighter(4, status="bust"), marker=2, round_number=3)
    assert vps(state) == [10, 5, 0]
    assert told(state, "second-place") == [{"seat": 1, "count": 5}]


def odd_awards(folder: Path) -> content.Content:
    """The stated data with a marker of odd awards."""
    board = (FOLDER / "board.toml").read_text(encoding="utf-8")
    assert "[4, 6, 10]" in board
    (folder / "board.toml").write_text(board.replace("[4, 6, 10]", "[5, 7, 9]"), encoding="utf-8")
    return content.load_content(str(folder))


@pytest.mark.parametrize(("round_number", "seconds", "each"), [(1, 1, 3), (2, 1, 4), (2, 3, 2), (3, 2, 3)])
def test_half_is_rounded_up_and_then_the_split(
    tmp_path: Path, round_number: int, seconds: int, each: int
) -> None:  # WW-O02, WW-O04, WW-O19
    odd_awards(tmp_path)
    game = GAME.with_data(str(tmp_path))
    state = ending(fighter(9), *[fighter(3)] * seconds, fighter(1), round_number=round_number, game=game, step=None)
    find_places(state)
    assert second_award(state) == each


def test_tied_for_second_split_the_half() -> None:  # WW-O04
    state = ending(fighter(9), fighter(4), fighter(4), round_number=2)
    assert vps(state) == [6, 2, 2]
    assert vps(ending(fighter(9), fighter(4), fighter(4), fighter(4), round_number=2)) == [6, 1, 1, 1]


def test_second_place_needs_no_strength() -> None:  # WW-O19
    assert places(2, 0, None) == [FIRST, SECOND, 0]


def test_a_sole_survivor_wins_even_at_0_and_leaves_no_second_place() -> None:  # WW-O06, WW-O07, WW-O19
    assert places(0, None, None) == [FIRST, 0, 0]
    assert vps(ending(fighter(0), fighter(0, status="bust"), fighter(0, status="bust"))) == [4, 0, 0]


def test_everybody_bust_leaves_no_winner() -> None:  # WW-O06
    state = ending(*[fighter(0, status="bust")] * 3)
    assert vps(state) == [0, 0, 0]
    assert told(state, "no-winner") == [{"region": "witzend"}]


def test_several_at_25_tie() -> None:  # WW-B18, WW-O03
    assert places(25, 25, 20) == [TIED_FIRST, TIED_FIRST, 0]


def test_tied_for_first_each_choose_vp_or_a_castle() -> None:  # WW-O03
    state = ending(fighter(7), fighter(7), fighter(5))
    assert step_name(state) == "choose_award"
    assert legal(state) == ["take_vp 4", "take_castle"]
    play(state, "take_castle", "take_vp 4")
    assert vps(state) == [0, 4, 0]
    assert castles_of(state, 0) == {"witzend": UPRIGHT}
    assert told(state, "tied-first") == [{"seats": [0, 1]}]


def test_a_tied_player_who_cannot_place_a_castle_takes_the_vp() -> None:  # WW-O03
    state = ending(fighter(7, castles={"witzend": UPRIGHT}), fighter(7, castles={"witzend": UPRIGHT}))
    assert step_name(state) is None
    assert vps(state) == [4, 4, 0]


def test_who_has_fewest_vp_chooses_first() -> None:  # WW-O16, WW-B16
    state = ending(fighter(7, vp=3), fighter(7, vp=1), fighter(7, vp=1, shards=2))
    order = []
    while step_name(state) == "choose_award":
        order.append(state.seat)
        play(state, "take_vp 4")
    assert order == [2, 1, 0]


def test_prototype_order_is_clockwise_from_the_partys_first_player() -> None:  # WW-B16
    state = ending(fighter(7, vp=3), fighter(7, vp=1), fighter(7, vp=9), edition="prototype", step=None)
    state.party_first = 1
    state.then(OUTCOME)
    state.settle()
    order = []
    while step_name(state) == "choose_award":
        order.append(state.seat)
        play(state, "take_vp 4")
    assert order == [1, 2, 0]


# --- uncontested Regions --------------------------------------------------------------------------------------


def alone(**fields: Any) -> WarState:
    """Seat 0 is alone in the Region, no battle."""
    state = ending(out(**fields), step=None)
    state.add_supporters(0, state.region, 1)
    uncontested(state, 0)
    state.settle()
    return state


def test_uncontested_is_vp_or_a_castle() -> None:  # WW-O05
    state = alone()
    assert legal(state) == ["take_vp 4", "take_castle"]
    play(state, "take_castle")
    assert castles_of(state, 0) == {"witzend": UPRIGHT}
    assert vps(state) == [0, 0, 0]
    assert told(state, "uncontested") == [{"seat": 0, "region": "witzend"}]


def test_uncontested_brings_neither_feats_nor_forging() -> None:  # WW-O05
    state = alone(hand="a_castle_by_any_other_name", track="madness", exhausted="forge")
    play(state, "take_vp 4")
    assert step_name(state) is None
    assert state.madness_on_track(0) == 1  # WW-O20: Madness and bags are untouched
    assert state.exhausted(0, 10) == 1


def test_uncontested_without_room_for_a_castle_gives_vp() -> None:  # WW-O20
    state = alone(castles={"witzend": UPRIGHT})
    assert step_name(state) is None
    assert vps(state)[0] == 4


def test_walrus_acts_in_an_uncontested_region() -> None:  # WW-O20, WW-C07
    state = ending(out(figures="walrus"), step=None)
    uncontested(state, 0)
    state.settle()
    assert vps(state)[0] == 3
    play(state, "take_castle")
    assert len(legal(state)) == 5
    play(state, "place_castle pool_of_tears")
    assert castles_of(state, 0) == {"pool_of_tears": UPRIGHT}


def test_walrus_in_an_uncontested_region_with_a_castle_there_still_chooses() -> None:  # WW-O20
    state = ending(out(figures="walrus", castles={"witzend": UPRIGHT}), step=None)
    uncontested(state, 0)
    state.settle()
    assert legal(state) == ["take_vp 4", "take_castle"]
    play(state, "take_vp 4")
    assert vps(state)[0] == 7


# --- Walrus and Unicorn ---------------------------------------------------------------------------------------


def test_walrus_gains_3_vp_and_the_castle_goes_anywhere() -> None:  # WW-O21, WW-C07
    state = ending(fighter(9, figures="walrus"), fighter(4))
    assert vps(state)[0] == 7
    assert step_name(state) == "award_castle"
    assert "leave_castle" not in legal(state)
    play(state, "place_castle tulgey_woods")
    assert castles_of(state, 0) == {"tulgey_woods": UPRIGHT}


def test_walrus_whose_castle_stands_here_may_leave_it_away() -> None:  # WW-R10
    state = ending(fighter(9, figures="walrus", castles={"witzend": UPRIGHT}), fighter(4))
    assert legal(state)[-1] == "leave_castle"
    assert "place_castle witzend" not in legal(state)
    play(state, "leave_castle")
    assert castles_of(state, 0) == {"witzend": UPRIGHT}


def test_walrus_with_a_castle_everywhere_gains_vp_only() -> None:  # WW-O21
    state = ending(
        fighter(
            9,
            figures="walrus",
            castles=dict.fromkeys(
                ["red_keep", "tulgey_woods", "meadow_of_living_flowers", "pool_of_tears", "witzend"], UPRIGHT
            ),
        ),
        fighter(4),
    )
    assert step_name(state) is None
    assert vps(state)[0] == 7


def test_walrus_does_nothing_on_a_tie() -> None:  # WW-O21, WW-C07
    state = ending(fighter(9, figures="walrus"), fighter(9))
    play(state, "take_castle")
    assert castles_of(state, 0) == {"witzend": UPRIGHT}
    assert vps(state)[0] == 0


def test_walrus_must_be_in_the_region() -> None:  # WW-O21, WW-B10
    state = ending(fighter(9), fighter(4), step=None)
    give_figure(state, 0, "walrus", 5)
    state.then(OUTCOME)
    state.settle()
    assert vps(state)[0] == 4
    assert castles_of(state, 0) == {"witzend": UPRIGHT}


def test_walrus_gives_nothing_to_the_second() -> None:  # WW-O21
    assert vps(ending(fighter(9), fighter(4, figures="walrus"))) == [4, 2, 0]


@pytest.mark.parametrize(("strengths", "expected"), [((9, 4, 1), 4), ((9, 4, 4), 3), ((4, 9, 1), 4), ((4, 4, 1), 0)])
def test_unicorn_gains_2_vp_with_a_second_place(strengths: tuple[int, int, int], expected: int) -> None:  # WW-O02
    state = ending(fighter(strengths[0]), fighter(strengths[1], figures="unicorn"), fighter(strengths[2]), step=None)
    find_places(state)
    second = int(state.mark(1, PLACE)) == SECOND
    state = ending(fighter(strengths[0]), fighter(strengths[1], figures="unicorn"), fighter(strengths[2]))
    while step_name(state) == "choose_award":
        play(state, "take_castle")
    assert vps(state)[1] == expected
    assert second == (expected in (3, 4) and strengths[1] < 9)


def test_choose_award_says_how_many_vp() -> None:  # WW-O03
    state = ending(fighter(7), fighter(7), marker=5, round_number=2)
    assert state.top_step() is CHOOSE_AWARD
    assert legal(state)[0] == "take_vp 8"
