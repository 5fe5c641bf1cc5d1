"""Positions of before version 4, whose box held more Allies and whose rewards had other numbers: they go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.campaign import some
from tests.games.wonderlands_war import stated
from tests.games.wonderlands_war.laws import check_position
from tests.games.wonderlands_war.packs import changed, pack
from tests.games.wonderlands_war.walks import PLAYERS, walk
from wabe.games.wonderlands_war.game import GAME
from wabe.games.wonderlands_war.pieces.reward_kinds import REWARD_NAMES
from wabe.games.wonderlands_war.record.revise import REWARDS_BEFORE_4
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.message import Json
from wabe.kernel.playout import playout

OURS = ("bag", "exhausted", "active", "madness", "forged")  # chips of a player, where everybody sees them


def of_version_3(state: WarState) -> Json:
    """The save of a position with the values of then, as version 3 wrote it."""
    save = state.to_json()
    del save["data"]
    names = [REWARD_NAMES[part] for part in save["areas"]["parts"]]
    parts = [REWARDS_BEFORE_4.index(name) for name in names]
    return {**save, "version": 3, "areas": {**save["areas"], "parts": parts}}


def chips(state: WarState) -> list[Json]:
    """What each player has."""
    return [{name: seat[name] for name in OURS} for seat in state.view(None)["seats"]]


def goes_on(state: WarState) -> WarState:
    """The position of then under the present rules."""
    revised = GAME.from_json(of_version_3(state))
    assert isinstance(revised, WarState)
    check_position(revised, former=True)
    assert (revised.top_step() if revised.depth else None) == (state.top_step() if state.depth else None)
    assert chips(revised) == chips(state)
    return revised


@pytest.mark.parametrize("players", PLAYERS)
def test_every_position_of_then_goes_on_with_the_same_chips(players: int) -> None:
    steps = set()
    for number, state in enumerate(some(walk(players, {}, f"then {players}", game=stated.GAME), 2)):
        revised = goes_on(state)
        assert revised.view(None)["card"] == state.view(None)["card"]
        steps.add(state.top_step().name if state.depth else "")
        if number % 40 == 0:
            playout(revised)
            check_position(revised, former=True)
    assert {"choose_part", "choose_chair", "draw_or_halt"} <= steps


def test_more_of_an_ally_than_the_box_of_now_has_is_kept_and_saved(tmp_path: Path) -> None:
    state = list(walk(5, {}, "roses", game=stated.GAME))[-1]
    roses = sum(count_of(seat, "rose_weak") for seat in chips(state))
    assert roses > 3
    allies = changed("allies.toml", "weak = { strength = 2, count = 11 }", "weak = { strength = 2, count = 3 }")
    fewer = GAME.with_data(pack(tmp_path / "fewer", allies=allies))
    revised = fewer.from_json({**of_version_3(state), "data": fewer.data})
    assert isinstance(revised, WarState)
    assert chips(revised) == chips(state)
    assert revised.in_supply(revised.content.chip_names.index("rose_weak")) == 0
    assert fewer.from_json(revised.to_json()).to_json() == revised.to_json()


def count_of(seat: Json, chip: str) -> int:
    """How many of a chip a player has."""
    tracks = [*seat["active"], *seat["madness"], *(forged for track in seat["forged"] for forged in track)]
    return int(seat["bag"].get(chip, 0) + seat["exhausted"].get(chip, 0) + tracks.count(chip))
