"""The final scoring (WW-F01 to WW-F04, WW-O12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wonderlands_war.ending import ending, give_figure, out
from wabe.games.wonderlands_war.gains.scoring import castle_value, sheet, total
from wabe.games.wonderlands_war.table.layout import FROM_EFFECTS, FROM_FORGING, RESERVE, SIDEWAYS, UPRIGHT
from wabe.games.wonderlands_war.table.state import WarState

CASTLES = {"red_keep": UPRIGHT, "witzend": UPRIGHT}


def scene(*seats: Any, **options: Any) -> WarState:
    """The end of the game."""
    return ending(*seats, step=None, round_number=3, **options)


def points(**fields: Any) -> int:
    """What seat 0 (Alice) has in the end."""
    return total(scene(out(**fields)), 0)


def test_vp_castles_and_shards() -> None:  # WW-F01
    assert points(vp=10) == 10
    assert points(vp=10, castles=CASTLES) == 16
    assert points(vp=10, castles=CASTLES, shards=5) == 11


def test_a_total_may_be_negative() -> None:  # WW-F04
    assert points(vp=1, shards=4) == -3


@pytest.mark.parametrize(
    ("track", "value"),
    [("", 3), ("forge", 4), ("forge forge", 5), ("forge forge forge", 5), ("forge forge forge forge", 6)],
)
def test_castle_spaces_raise_the_value_of_each(track: str, value: int) -> None:  # WW-O12: Alice's third is the star
    state = scene(out(forged=["", "", "", track], castles=CASTLES))
    assert castle_value(state, 0) == value
    assert total(state, 0) == 2 * value


def test_with_two_players_castles_go_up_to_7_and_only_upright_ones_count() -> None:  # WW-2P03, WW-2P08
    castles = {"red_keep": UPRIGHT, "witzend": SIDEWAYS}
    state = scene(out(forged=["", "", "", "forge forge forge forge"], castles=castles), two=True)
    assert castle_value(state, 0) == 7
    assert total(state, 0) == 7


def test_feat_and_objective() -> None:  # WW-F01, WW-X03: Leader Strength 4 is the Objective of Gyre and Gimble
    quest = "gyre_and_gimble"
    state = scene(out(hand=quest), out(feats="sentence_first"))
    assert (total(state, 0), total(state, 1)) == (0, 3)
    state.set_leader_strength(0, 4)
    assert total(state, 0) == 3, "in hand it may score its Objective: WW-F04"
    both = scene(out(feats=quest))
    both.set_leader_strength(0, 4)
    assert total(both, 0) == 9


def test_one_component_serves_several_objectives() -> None:  # WW-F02, WW-X06
    roses = "rose_weak rose_weak rose_weak rose_weak rose_weak"
    state = scene(
        out(
            exhausted=f"{roses} creature_weak creature_weak red_rook_weak red_rook_weak",
            hand="bread_and_butterfly the_live_flowers",
        )
    )
    assert total(state, 0) == 6


def winners(state: WarState) -> list[int]:
    """Who wins if the game is over."""
    state.end()
    return state.winners()


def test_highest_total_wins() -> None:  # WW-F03
    assert winners(scene(out(vp=5), out(vp=9), out(vp=7))) == [1]


def test_ties_are_broken_by_fewest_shards() -> None:  # WW-F03
    assert winners(scene(out(vp=9, shards=2), out(vp=8, shards=1), out(vp=3))) == [1]


def test_then_by_most_units_on_the_board() -> None:  # WW-F03, WW-F04: Leaders count, Castles do not
    state = scene(out(vp=8), out(vp=8), out(vp=5, castles={"witzend": UPRIGHT}))
    assert winners(state) == [0, 1, 2]
    state.put_leader(1, 3)
    assert winners(state) == [1]
    state.add_supporters(0, 2, 1)
    assert winners(state) == [0, 1]
    give_figure(state, 2, "walrus", RESERVE)
    assert winners(state) == [0, 1]
    give_figure(state, 2, "tweedledum_and_tweedledee", 0)
    assert winners(state) == [2]


def test_prototype_knows_no_tie_break() -> None:  # WW-F03
    assert winners(scene(out(vp=9, shards=2), out(vp=8, shards=1), edition="prototype")) == [0, 1]


def test_the_sheet_says_what_broke_a_tie() -> None:  # WW-F03
    state = scene(out(vp=9, shards=1), out(vp=9, shards=1), out(vp=10, shards=2), out(vp=3))
    state.put_leader(1, 3)
    assert winners(state) == [1]
    assert sheet(state)["tie"] == {
        "seats": [0, 1, 2],
        "steps": [
            {"by": "shards", "seats": [0, 1, 2], "numbers": [1, 1, 2]},
            {"by": "units", "seats": [0, 1], "numbers": [0, 1]},
        ],
    }
    prototype = scene(out(vp=9, shards=2), out(vp=8, shards=1), edition="prototype")
    assert winners(prototype) == [0, 1]
    assert sheet(prototype)["tie"] == {"seats": [0, 1], "steps": []}


def test_the_sheet_says_where_points_come_from() -> None:  # WW-F01
    state = scene(out(vp=6, castles=CASTLES, shards=1, hand="gyre_and_gimble", feats="the_treacle_well"))
    state.add_vp(0, FROM_EFFECTS, 2)
    state.add_vp(0, FROM_FORGING, 4)
    state.put_leader(0, 1)
    assert sheet(state)["seats"][0] == {
        "seat": 0,
        "faction": "alice",
        "track": {"awards": 6, "effects": 2, "forging": 4},
        "castles": {"count": 2, "value": 3, "total": 6},
        "quests": [
            {"quest": "gyre_and_gimble", "feat": False, "objective": False, "points": 0},
            {"quest": "the_treacle_well", "feat": True, "objective": False, "points": 3},
        ],
        "shards": 1,
        "total": 20,
        "units": 1,
    }
