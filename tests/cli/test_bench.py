"""`wabe bench`: what it measures and prints; the figures themselves are no test."""

from __future__ import annotations

import json

import pytest

import wabe
from tests.cli.conftest import Desk
from wabe.cli.measures import midgame, state_bytes, timed
from wabe.cli.measures_envs import PLAYS, STEPS, positions, works
from wabe.kernel.ints import is_compiled

BENCH = ("bench", "xiii", "--repeats", "2", "--milliseconds", "20")


def test_rates_are_printed_beside_the_targets(desk: Desk) -> None:
    assert desk.run(*BENCH) == 0
    assert f"3 players, {'compiled' if is_compiled() else 'pure Python'};" in desk.out
    for name in ("decisions", "games", "clones", "determinisations"):
        assert f"{name} a second " in desk.out
        assert f"{name} a million " in desk.out
    assert f"at least {'200,000' if is_compiled() else '5,000'}" in desk.out
    assert "at most 2 " in desk.out
    assert "at most 4,096" in desk.out
    assert "for i in range(n): total += i & 7" in desk.out


def test_rates_as_json(desk: Desk) -> None:
    assert desk.run(*BENCH, "--players", "2", "--json") == 0
    (found,) = json.loads(desk.out)
    assert (found["game"], found["players"], found["compiled"]) == ("wonderland_xiii", 2, is_compiled())
    for rate in found["rates"].values():
        for kind in ("per_second", "per_million"):
            assert 0 < rate[kind]["min"] <= rate[kind]["median"] <= rate[kind]["max"]
    decisions, games = (found["rates"][name]["per_second"]["max"] for name in ("decisions", "games"))
    assert decisions > 10 * games
    assert 500 < found["state_bytes"] < 20_000


def test_learning_environments_are_measured_beside_the_engine(desk: Desk) -> None:
    assert desk.run(*BENCH, "--envs") == 0
    for name in ("decisions", "observations", "masks", "batch steps", "Gymnasium steps", "PettingZoo steps"):
        assert f"{name} a second " in desk.out
        assert f"{name} a million " in desk.out
    assert "microseconds an observation" in desk.out
    assert "at least 30,000" in desk.out
    assert ("at least 25,000" in desk.out) == is_compiled()
    assert "bytes of a state" not in desk.out


def test_steps_of_environments_are_counted_one_by_one() -> None:
    """As often as the work says, something is decided."""
    game = wabe.load("xiii")
    made = works(game, 2)
    assert made["batches"](0) == made["vectors"](0) == PLAYS * STEPS
    assert made["observations"](0) == made["masks"](0) == len(positions(game, 2))
    assert len({state.decisions for state in positions(game, 2)}) > 3
    assert 10 < made["turns"](0) < 1000


def test_work_is_counted_over_the_time_it_takes() -> None:
    assert timed(lambda _: 1000, 0, 0.01) > 2 * timed(lambda _: sum(range(1000)) and 1, 0, 0.01)


def test_states_are_measured_in_the_middle_of_a_game() -> None:
    state = midgame(wabe.load("xiii"), 3, 1)
    assert not state.over
    assert state.decisions in {0, 30}
    assert state_bytes(state) == pytest.approx(state_bytes(state), rel=0.2)
