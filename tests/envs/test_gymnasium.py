"""Gymnasium's own checker, and what it does not ask: one seat against bots."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import wabe
from tests.envs.common import PLAYED, QUICKEST, first_illegal, legal
from tests.kernel.toy import EncodedPick, EncodedToy
from wabe import envs
from wabe.bots import BadBot
from wabe.bots.outside import CommandBot
from wabe.envs.registration import name_of
from wabe.envs.setting import BadEnv
from wabe.kernel.errors import BadPlayers, GameOver, IllegalAction


def played(env: Any, seed: int | None, chance: random.Random) -> tuple[float, bool, bool, dict[str, Any]]:
    """The last step of a random play."""
    observation, _ = env.reset(seed=seed)
    while True:
        observation, reward, over, cut, info = env.step(legal(observation["action_mask"], chance))
        if over or cut:
            return reward, over, cut, info
        assert reward == 0.0


@pytest.mark.parametrize("name", PLAYED)
def test_every_game_is_registered_and_passes_the_checker(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(name_of(name)).unwrapped)
    assert capsys.readouterr().out  # it tries to render, too


def test_names_are_the_game_s() -> None:
    assert name_of("wonderlands_war") == "wabe/WonderlandsWar-v0"
    assert set(map(name_of, wabe.games())) <= set(gymnasium.registry)


def test_registering_twice_changes_nothing() -> None:
    before = dict(gymnasium.registry)
    envs.register()
    assert gymnasium.registry == before


def test_the_reward_is_that_of_the_learner() -> None:
    env = envs.single_env(QUICKEST, 3, reward="margin")
    reward, over, cut, info = played(env, 3, random.Random(3))
    own = info["scores"][info["seat"]]
    others = [score for seat, score in enumerate(info["scores"]) if seat != info["seat"]]
    assert (reward, over, cut) == (float(own - max(others)), True, False)


def test_the_same_seed_gives_the_same_plays_bots_and_all() -> None:
    def ends() -> list[Any]:
        env = envs.single_env(QUICKEST, bots="dormouse")
        chance = random.Random(1)
        return [played(env, seed, chance)[3]["scores"] for seed in (5, None)]

    first = ends()
    assert first == ends()
    assert first[0] != first[1]


def test_the_learner_s_seat_rotates_or_stays() -> None:
    rotating, staying = envs.single_env(QUICKEST, 3), envs.single_env(QUICKEST, 3, seat=1)
    first = rotating.reset(seed=4)[1]["seat"]
    later = [rotating.reset()[1]["seat"] for _ in range(3)]
    assert later == [(first + more) % 3 for more in (1, 2, 3)]
    assert {staying.reset(seed=seed)[1]["seat"] for seed in range(4)} == {1}


def test_a_play_in_which_the_learner_is_asked_nothing_takes_its_turn_like_any_other() -> None:
    """Where seat 0 alone decides, the learner has that seat whenever it is asked, in a batch too."""
    alone = EncodedToy(EncodedPick(1, "pick", 0, (1, 2)))
    env = envs.single_env(alone, 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(6)} == {0}
    assert [env.reset()[1]["seat"] for _ in range(3)] == [0, 0, 0]
    assert set(envs.vector_env(alone, 6, 3).reset(seed=1)[1]["seat"]) == {0}


def test_bots_sit_clockwise_from_the_learner() -> None:
    env = envs.single_env(QUICKEST, 3, bots=["greedy", "dormouse"], seat=1)
    env.reset(seed=1)
    assert {seat: type(bot).__name__ for seat, bot in env.sitting.items()} == {2: "GreedyBot", 0: "StrayingBot"}
    env.close()
    assert env.sitting == {}


def test_closing_ends_the_programs_of_bots_from_outside(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'ready'}), flush=True)\n"
        "    if asked['type'] == 'choose':\n"
        "        print(json.dumps({'action': asked['legal_actions'][0]}), flush=True)\n",
        encoding="utf-8",
    )
    env = envs.single_env(QUICKEST, bots=f"command:seconds=60:{sys.executable} -S {file}", seat=1)
    env.reset(seed=1)
    bot = env.sitting[0]
    assert isinstance(bot, CommandBot)
    assert bot.child is not None
    child = bot.child
    assert child.is_running
    env.reset()
    assert child.is_running  # it plays on
    env.close()
    assert not child.is_running


def test_it_is_asked_only_when_it_decides() -> None:
    env = envs.single_env(QUICKEST, 4, bots="random")
    observation, info = env.reset(seed=2)
    chance = random.Random(2)
    for _ in range(10):
        assert env.table.play.seat == info["seat"]
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
        observation, _, over, _, info = env.step(legal(observation["action_mask"], chance))
        assert not over


@pytest.mark.parametrize("seat", [0, "rotate"])
@pytest.mark.parametrize("name", ["action_masks", "render", "step"])
def test_before_a_reset_a_sentence_says_so(name: str, seat: Any) -> None:
    env = envs.single_env(QUICKEST, seat=seat, render_mode="ansi")
    with pytest.raises(GameOver, match="reset deals one"):
        getattr(env, name)(*([0] if name == "step" else []))


def test_a_play_that_is_cut_off_is_truncated() -> None:
    reward, over, cut, info = played(envs.single_env(QUICKEST, limit=4, reward="rank"), 1, random.Random(1))
    assert (reward, over, cut, info["winners"]) == (0.0, False, True, [])


def test_an_illegal_action_ends_the_play_with_a_sentence() -> None:
    env = envs.single_env(QUICKEST, illegal_reward=-2.0)
    observation, _ = env.reset(seed=1)
    _, reward, over, cut, info = env.step(first_illegal(observation["action_mask"]))
    assert (reward, over, cut) == (-2.0, True, False)
    assert "cannot take action" in info["illegal"]
    with pytest.raises(GameOver, match="reset"):
        env.step(0)


def test_or_it_is_refused_and_nothing_has_happened() -> None:
    env = envs.single_env(QUICKEST, illegal="raise")
    observation, _ = env.reset(seed=1)
    before = env.table.play.to_json()
    with pytest.raises(IllegalAction):
        env.step(first_illegal(observation["action_mask"]))
    assert env.table.play.to_json() == before
    env.step(legal(observation["action_mask"], random.Random(1)))


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"players": 7}, BadPlayers, "2 to 4"),
        ({"bots": "deep-blue"}, BadBot, "greedy"),
        ({"bots": ["greedy", "greedy"]}, BadEnv, "1 other seats"),
        ({"seat": 2}, BadEnv, "from 0 to 1"),
        ({"seat": "first"}, BadEnv, "rotate"),
        ({"illegal": "ignore"}, BadEnv, "end, raise"),
    ],
)
def test_what_there_is_not_is_refused_in_a_sentence(settings: dict[str, Any], error: type, words: str) -> None:
    with pytest.raises(error, match=words):
        envs.single_env(QUICKEST, **settings)


def test_rendering_shows_what_the_learner_sees() -> None:
    env = gymnasium.make(name_of(QUICKEST), render_mode="ansi", seat=0)
    env.reset(seed=1)
    shown: Any = env.render()
    assert "Turn" in shown
    assert "The Hall." in shown
