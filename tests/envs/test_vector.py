"""Many plays in one vector: the same as one after another, and as Gymnasium means resets."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import wabe
from tests.envs.common import PLAYED, QUICKEST, first_illegal
from wabe import envs
from wabe.envs.registration import name_of
from wabe.envs.setting import BadEnv
from wabe.kernel.batch import MOST_STEPS
from wabe.kernel.errors import IllegalAction, WabeError
from wabe.kernel.ints import is_compiled

PLAYS = 3


def until_one_ends(env: Any, limit: int = 2000) -> tuple[Any, ...]:
    """The step in which the first play ends, of random ones."""
    for _ in range(limit):
        answer: tuple[Any, ...] = env.step(env.sample())
        if (answer[2] | answer[3]).any():
            return answer
    raise AssertionError("no play has ended")


@pytest.mark.parametrize("name", PLAYED)
def test_it_is_made_by_name_and_keeps_to_its_spaces(name: str) -> None:
    env: Any = gymnasium.make_vec(name_of(name), num_envs=PLAYS)
    observations, _ = env.reset(seed=1)
    for _ in range(5):
        assert env.observation_space.contains(observations)
        assert env.action_space.contains(env.sample())
        observations, gains, over, cut, infos = env.step(env.sample())
        assert gains.shape == over.shape == cut.shape == infos["seat"].shape == (PLAYS,)
        assert (over.dtype, cut.dtype, gains.dtype) == (np.bool_, np.bool_, np.float64)
    env.close()


def test_a_play_may_be_as_long_here_as_in_other_environments() -> None:
    assert envs.vector_env(QUICKEST, 1, limit=MOST_STEPS).batch.limit == MOST_STEPS
    assert envs.single_env(QUICKEST, limit=MOST_STEPS).setting.limit == MOST_STEPS
    for made, more in ((envs.single_env, []), (envs.vector_env, [1])):
        with pytest.raises(BadEnv, match=r"steps up to 1000000000, or 0 for none, not 1000000001"):
            made(QUICKEST, *more, limit=MOST_STEPS + 1)


def test_a_play_is_the_one_of_its_seed() -> None:
    env = envs.vector_env(QUICKEST, PLAYS, others="none")
    observations, infos = env.reset(seed=5)
    game = wabe.load(QUICKEST)
    for play in range(PLAYS):
        alone = envs.raw_env(game)
        alone.reset(seed=int(env.batch.seeds[play]))
        seen = alone.last()[0]
        assert alone.seat_of[alone.agent_selection] == infos["seat"][play]
        assert np.array_equal(seen["observation"], observations["observation"][play])
        assert np.array_equal(seen["action_mask"], observations["action_mask"][play])


def test_the_next_step_deals_anew() -> None:
    env = envs.vector_env(QUICKEST, PLAYS)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    env.reset(seed=2)
    observations, gains, over, _, infos = until_one_ends(env)
    play = int(np.flatnonzero(over)[0])
    assert not observations["action_mask"][play].any()
    assert infos["rewards"][play].sum() == pytest.approx(1)
    assert gains[play] == infos["rewards"][play][infos["seat"][play]]
    assert sum(infos["scores"][play]) > 0
    observations, gains, over, _, infos = env.step(env.sample())
    assert (over[play], gains[play], infos["length"][play]) == (False, 0.0, 0)
    assert observations["action_mask"][play].any()


def test_the_same_step_deals_anew_and_tells_the_last_observation() -> None:
    env = envs.vector_env(QUICKEST, PLAYS, autoreset="same-step")
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    env.reset(seed=2)
    observations, _, over, _, infos = until_one_ends(env)
    play = int(np.flatnonzero(over)[0])
    assert observations["action_mask"][play].any()
    final = infos["final_obs"][play]
    assert env.single_observation_space.contains(final)
    assert not final["observation"][: len(wabe.load(QUICKEST).encoding().parts[0].names())].any()  # nothing is asked
    assert np.array_equal(infos["_final_obs"], over)


def test_disabled_plays_are_dealt_by_a_mask() -> None:
    env = envs.vector_env(QUICKEST, PLAYS, autoreset="disabled", limit=3)
    assert env.metadata["autoreset_mode"] is AutoresetMode.DISABLED
    env.reset(seed=2)
    *_, cut, _ = until_one_ends(env)
    assert cut.all()
    observations, _ = env.reset(options={"reset_mask": np.array([True, False, True])})
    assert observations["action_mask"].any(axis=1).tolist() == [True, False, True]
    with pytest.raises(BadEnv, match="3 plays"):
        env.reset(options={"reset_mask": np.array([True])})


def test_where_all_learn_the_reward_is_of_who_acted() -> None:
    env = envs.vector_env(QUICKEST, 1, others="none", reward="margin")
    _, infos = env.reset(seed=9)
    over = np.array([False])
    while not over.any():
        seat = infos["seat"][0]
        _, gains, over, _, infos = env.step(env.sample())
    assert gains[0] == infos["rewards"][0][seat]
    assert infos["rewards"][0].sum() == 0  # of two players: as far ahead as the other is behind


def test_what_is_given_stays_as_it_was_unless_views_are_wanted() -> None:
    env = envs.vector_env(QUICKEST, PLAYS)
    observations, _ = env.reset(seed=1)
    before = observations["observation"].copy()
    for _ in range(3):
        env.step(env.sample())
    assert np.array_equal(observations["observation"], before)
    views = envs.vector_env(QUICKEST, PLAYS, copy=False)
    seen = views.reset(seed=1)[0]["observation"]
    assert np.array_equal(seen, before)
    views.step(views.sample())
    assert np.array_equal(seen, before) != is_compiled()


def test_an_illegal_action_is_refused_and_nothing_has_happened() -> None:
    env = envs.vector_env(QUICKEST, PLAYS)
    observations, _ = env.reset(seed=1)
    actions = env.sample()
    actions[1] = first_illegal(observations["action_mask"][1])
    with pytest.raises(IllegalAction, match="play 1"):
        env.step(actions)
    assert np.array_equal(env.observations()["observation"], observations["observation"])


@pytest.mark.parametrize(
    ("settings", "words"),
    [({"others": "greedy"}, "quick"), ({"autoreset": "never"}, "next-step"), ({"seat": 5}, "seat")],
)
def test_what_there_is_not_is_refused_in_a_sentence(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(WabeError, match=words):
        envs.vector_env(QUICKEST, PLAYS, **settings)
