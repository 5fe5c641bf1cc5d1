"""PettingZoo's own checkers, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import random
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
    state_test,
)
from pettingzoo.test.render_test import render_test
from pettingzoo.utils import wrappers

import wabe
from tests.envs.coins import COINS
from tests.envs.common import PLAYED, QUICKEST, first_illegal, legal
from wabe import envs
from wabe.envs.setting import BadEnv
from wabe.kernel.encoding import Encoding
from wabe.kernel.errors import BadPlayers, GameOver, IllegalAction, UnknownGame
from wabe.kernel.rewards import REWARDS, rewards
from wabe.kernel.step import SIMULTANEOUS

# The checkers know by name which of their library's environments have observations with a mask, and warn of all others.
KNOWN = [
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # of agents that are not asked, and after the end
]
tolerant = [pytest.mark.filterwarnings(f"ignore:{warning}") for warning in KNOWN]

OPTION = wabe.load(QUICKEST).options[0]


def marked(test: Any) -> Any:
    for mark in tolerant:
        test = mark(test)
    return test


@marked
@pytest.mark.parametrize("name", PLAYED)
def test_the_api_is_pettingzoo_s(name: str) -> None:
    game = wabe.load(name)
    api_test(envs.env(game, game.max_players), num_cycles=20)
    api_test(envs.raw_env(game, limit=25), num_cycles=20)


@marked
def test_whole_games_pass_the_api_test() -> None:
    api_test(envs.raw_env(QUICKEST), num_cycles=150)
    api_test(envs.raw_env(COINS, 3), num_cycles=30)
    parallel_api_test(envs.parallel_env(COINS, 3), num_cycles=10)


@pytest.mark.parametrize("name", PLAYED)
def test_the_same_seed_gives_the_same_plays(name: str) -> None:
    seed_test(lambda: envs.env(name), num_cycles=15)


@pytest.mark.parametrize("name", PLAYED)
def test_the_parallel_api_is_pettingzoo_s(name: str) -> None:
    parallel_api_test(envs.parallel_env(name, limit=40), num_cycles=60)
    parallel_seed_test(lambda: envs.parallel_env(name), num_cycles=10)


@pytest.mark.parametrize("name", PLAYED)
def test_the_state_is_what_all_agents_know(name: str) -> None:
    env = envs.raw_env(name)
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(env.state(), np.concatenate(seen))
    state_test(envs.env(name), envs.parallel_env(name), num_cycles=2)


@pytest.mark.parametrize("name", PLAYED)
def test_it_is_rendered(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: str) -> Any:
        return envs.env(name, render_mode=render_mode)

    render_test(made, {"ansi": lambda text: len(text.splitlines()) > 5})
    assert "Turn 1" in capsys.readouterr().out


def test_the_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    seconds = count()
    monkeypatch.setitem(performance_benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(seconds)))
    performance_benchmark(envs.env(QUICKEST))
    assert "turns per second" in capsys.readouterr().out


def played(env: Any, seed: int) -> list[str]:
    """The agents that were asked in a random play of a raw environment, up to its end."""
    env.reset(seed=seed)
    chance, asked = random.Random(seed), []
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        asked.append(env.agent_selection)
        env.step(legal(env.infos[env.agent_selection]["action_mask"], chance))
    return asked


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_those_of_the_kernel(reward: str) -> None:
    env = envs.raw_env(QUICKEST, 3, reward=reward)
    played(env, 4)
    assert env.play.over
    assert list(env.rewards.values()) == rewards(env.play, reward)
    assert env.rewards == env._cumulative_rewards
    if reward == "win":
        assert list(env.rewards.values()) == env.play.returns()
        assert sum(env.rewards.values()) == pytest.approx(1)
    if reward == "margin":
        best, second = sorted(env.play.scores(), reverse=True)[:2]
        assert max(env.rewards.values()) == best - second
    info = env.infos["seat_0"]
    assert (info["scores"], info["winners"]) == (env.play.scores(), env.play.winners())


@pytest.mark.parametrize("made", [envs.env, envs.raw_env, envs.parallel_env, envs.single_env])
def test_all_environments_are_told_of_plays_alike(made: Any) -> None:
    """`Setting` says what there is, whoever is asked."""
    settings = {"reward": "rank", "limit": 5, "illegal": "end", "illegal_reward": -2.0}
    env = made(QUICKEST, 3, options={OPTION.name: OPTION.choices[-1]}, **settings)
    assert {name: getattr(env.setting, name) for name in settings} == settings
    assert env.setting.options[OPTION.name] == OPTION.choices[-1]
    with pytest.raises(BadEnv, match="The setting illegal is one of end, raise, not 'ignore'"):
        made(QUICKEST, illegal="ignore")
    with pytest.raises(TypeError, match="nonsense"):
        made(QUICKEST, nonsense=1)


def test_agents_leave_one_after_another_with_their_reward() -> None:
    env = envs.raw_env(QUICKEST, 3)
    played(env, 4)
    returns, left = env.play.returns(), {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert (terminated, truncated) == (True, False)
        assert observation is not None
        assert not observation["action_mask"].any()
        left[agent] = reward
        env.step(None)
    assert left == dict(zip(env.possible_agents, returns, strict=True))
    assert env.agents == []


@pytest.mark.parametrize("mode", [None, "ansi"])
@pytest.mark.parametrize(
    "use",
    [
        lambda env: env.last(), lambda env: env.observe("seat_0"), lambda env: env.agent_iter(),
        lambda env: env.step(0), lambda env: env.state(), lambda env: env.render(), lambda env: env.play,
        lambda env: env.seed,
    ],
)  # fmt: skip
def test_before_a_reset_a_sentence_says_so(use: Any, mode: str | None) -> None:
    for env in (envs.raw_env(QUICKEST, render_mode=mode), copy.deepcopy(envs.raw_env(QUICKEST))):
        with pytest.raises(GameOver, match="reset deals one"):
            use(env)


@pytest.mark.parametrize(
    "use",
    [lambda env: env.step({}), lambda env: env.state(), lambda env: env.render(), lambda env: env.play],
)
def test_before_a_reset_in_parallel_too(use: Any) -> None:
    for env in (envs.parallel_env(QUICKEST), pickle.loads(pickle.dumps(envs.parallel_env(QUICKEST)))):
        with pytest.raises(GameOver, match="reset deals one"):
            use(env)
        assert not hasattr(env, "nothing_of_the_kind")


def test_a_play_that_is_cut_off_says_so() -> None:
    env = envs.raw_env(QUICKEST, limit=7, reward="rank")
    assert len(played(env, 2)) == 7
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.0}
    assert env.infos["seat_0"]["winners"] == []


def test_an_agent_s_numbers_are_its_own_copies() -> None:
    env = envs.raw_env(QUICKEST)
    env.reset(seed=1)
    first = env.last()[0]
    kept = copy.deepcopy(first)
    env.step(legal(first["action_mask"], random.Random(1)))
    env.last()
    assert all(np.array_equal(first[key], kept[key]) for key in kept)
    env.last()[0]["action_mask"][:] = 0
    assert env.last()[0]["action_mask"].any()


def places_of_turns(encoding: Encoding) -> list[int]:
    """Where an observation says who has something to decide, and who is next."""
    return [place for place, name in enumerate(encoding.names()) if name.endswith(("/waiting", "/active"))]


def test_nobody_sees_what_others_have_chosen_at_once() -> None:
    def looks(chosen: int) -> Any:
        env.reset(seed=1)
        env.step(chosen)
        return [env.observe(agent) for agent in env.agents]

    env = envs.raw_env(COINS, 3)
    heads, tails = looks(0), looks(1)
    assert all(np.array_equal(one[key], other[key]) for one, other in zip(heads, tails, strict=True) for key in one)
    env.reset(seed=1)
    before, after = env.observe("seat_2")["observation"], heads[2]["observation"]
    changed = np.flatnonzero(before != after).tolist()
    assert set(changed) <= set(places_of_turns(COINS.encoding()))  # that someone has chosen, everybody sees


def has_simultaneous(name: str) -> bool:
    return any(step.mode == SIMULTANEOUS for step in wabe.load(name).step_table)


@pytest.mark.parametrize("name", [name for name in PLAYED if has_simultaneous(name)])
def test_nobody_sees_open_choices_of_the_games(name: str) -> None:
    env, chance, compared = envs.raw_env(name, wabe.load(name).max_players), random.Random(8), 0
    env.reset(seed=8)
    while compared < 3:
        actions = np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist()
        if len(env.play.waiting) > 1 and len(actions) > 1:
            asked, other = env.agent_selection, copy.deepcopy(env)
            env.step(actions[0])
            other.step(actions[-1])
            for agent in set(env.agents) - {asked}:
                one, two = env.observe(agent), other.observe(agent)
                assert all(np.array_equal(one[key], two[key]) for key in one)
            compared += 1
        else:
            env.step(chance.choice(actions))
        if not env.agents or any(env.terminations.values()):
            env.reset()


def test_simultaneous_choices_are_one_parallel_step() -> None:
    parallel = envs.parallel_env(COINS, 3)
    observations, _ = parallel.reset(seed=3)
    assert all(each["action_mask"].tolist() == [1, 1, 0] for each in observations.values())
    for _ in range(3):
        _, earned, over, _, infos = parallel.step({"seat_0": 0, "seat_1": 0, "seat_2": 1})
    assert earned == {"seat_0": 0.0, "seat_1": 0.0, "seat_2": 1.0}
    assert set(over.values()) == {True}
    assert infos["seat_0"]["scores"] == [0, 0, 3]
    with pytest.raises(GameOver):
        parallel.step({})


def test_parallel_and_turn_by_turn_play_the_same_game() -> None:
    one, all_at_once, chance = envs.raw_env(QUICKEST), envs.parallel_env(QUICKEST), random.Random(5)
    one.reset(seed=6)
    observations, _ = all_at_once.reset(seed=6)
    while all_at_once.agents:
        agent = one.agent_selection
        assert np.array_equal(observations[agent]["observation"], one.observe(agent)["observation"])
        waiting = [each for each in all_at_once.agents if observations[each]["action_mask"][all_at_once.wait]]
        assert waiting == [each for each in one.possible_agents if each != agent]
        action = legal(observations[agent]["action_mask"], chance)
        one.step(action)
        observations, earned, *_ = all_at_once.step({agent: action})
    assert earned == one.rewards


def test_an_illegal_action_ends_the_play_with_a_sentence() -> None:
    env = envs.env(QUICKEST, 3, illegal_reward=-3.0)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(first_illegal(env.last()[0]["action_mask"]))
    assert all(env.terminations.values())
    assert env.rewards == {each: -3.0 if each == agent else 0.0 for each in env.possible_agents}
    assert "cannot take action" in env.infos[agent]["illegal"]


def test_there_is_nothing_to_step_before_a_play_and_after_it() -> None:
    env = envs.env(QUICKEST)
    with pytest.raises(GameOver, match="reset"):
        env.step(0)
    env.reset(seed=1)
    env.step(-1)
    for _ in env.agent_iter():
        env.step(None)
    with pytest.raises(GameOver, match="reset"):
        env.step(0)


@marked
def test_pettingzoo_s_wrappers_fit() -> None:
    def wrapped() -> Any:
        inner = wrappers.TerminateIllegalWrapper(envs.raw_env(QUICKEST), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))

    api_test(wrapped(), num_cycles=10)
    env = wrapped()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(first_illegal(env.last()[0]["action_mask"]))
    assert (env.terminations[agent], env.rewards[agent]) == (True, -1.0)


@pytest.mark.parametrize("action", [-1, 10_000, 0.5, None, True, "a"])
def test_or_it_is_refused_and_nothing_has_happened(action: Any) -> None:
    env = envs.raw_env(QUICKEST)
    env.reset(seed=1)
    before = env.play.to_json()
    with pytest.raises(IllegalAction, match=r"cannot take action .* legal are \d"):
        env.step(action)
    assert env.play.to_json() == before


def test_an_illegal_action_in_parallel() -> None:
    ending, raising = envs.parallel_env(QUICKEST), envs.parallel_env(QUICKEST, illegal="raise")
    for env in (ending, raising):
        env.reset(seed=1)
    decider = ending.possible_agents[ending.play.seat]
    with pytest.raises(IllegalAction):
        raising.step({})  # the one who is asked cannot wait
    assert raising.agents
    _, earned, over, _, infos = ending.step({})
    assert earned == {agent: -1.0 if agent == decider else 0.0 for agent in ending.possible_agents}
    assert set(over.values()) == {True}
    assert "cannot take action" in infos[decider]["illegal"]
    assert ending.agents == []


def test_environments_are_copied_and_pickled_in_the_middle_of_a_play() -> None:
    env, chance = envs.raw_env(QUICKEST), random.Random(2)
    env.reset(seed=5)
    for _ in range(5):
        env.step(legal(env.infos[env.agent_selection]["action_mask"], chance))
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(10):
        seen = [twin.last()[0]["observation"].tolist() for twin in twins]
        assert seen[0] == seen[1] == seen[2]
        action = legal(env.infos[env.agent_selection]["action_mask"], chance)
        for twin in twins:
            twin.step(action)
    env.reset()
    assert env.seed == twins[1].table.chance.getrandbits(62)


def test_a_seed_deals_the_play_of_that_seed() -> None:
    env = envs.raw_env(QUICKEST, 3, options={OPTION.name: OPTION.choices[-1]})
    env.reset(seed=11)
    assert env.play.to_json() == env.setting.game.new(3, 11, env.setting.options).to_json()
    env.reset()
    first = env.seed
    env.reset(seed=11)
    env.reset()
    assert env.seed == first != 11


def test_what_there_is_not_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownGame, match="wonderland_xiii"):
        envs.env("chess")
    with pytest.raises(BadPlayers):
        envs.raw_env(QUICKEST, 9)
    with pytest.raises(wabe.WabeError, match="reward"):
        envs.raw_env(QUICKEST, reward="points")
    with pytest.raises(wabe.WabeError, match="limit"):
        envs.raw_env(QUICKEST, limit=-1)
    with pytest.raises(wabe.WabeError, match="render_mode"):
        envs.raw_env(QUICKEST, render_mode="rgb_array")
    with pytest.raises(wabe.WabeError, match="illegal"):
        envs.parallel_env(QUICKEST, illegal="ignore")
