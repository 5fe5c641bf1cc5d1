"""Many plays in one vector: the same as one after another, and as Gymnasium means resets."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList

import wabe
from tests.envs.common import PLAYED, QUICKEST, first_illegal
from wabe import envs
from wabe.envs.registration import name_of
from wabe.envs.setting import BadEnv
from wabe.kernel.batch import MOST_STEPS
from wabe.kernel.errors import BadBatch, GameOver, IllegalAction, WabeError
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
    assert infos["winners"][play] == np.flatnonzero(infos["rewards"][play]).tolist()
    assert np.array_equal(infos["_scores"], over)
    assert np.array_equal(infos["_winners"], over)
    assert [each is None for each in infos["winners"]] == (~over).tolist()
    assert not infos["scores"][~over].any()
    assert "final_info" not in infos
    observations, gains, over, _, infos = env.step(env.sample())
    assert over.any() == ("scores" in infos)
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


def test_the_same_step_tells_how_the_last_play_ended() -> None:
    env, twin = (envs.vector_env(QUICKEST, 1, others="none", autoreset=word) for word in ("same-step", "next-step"))
    assert env.reset(seed=2)[1].keys() == twin.reset(seed=2)[1].keys()
    over = np.array([False])
    while not over.any():
        actions = twin.sample()
        *_, over, _, wanted = twin.step(actions)
        *_, infos = env.step(actions)
    told = infos["final_info"]
    for name in ("seat", "length", "rewards", "scores", "winners", "action_mask"):
        assert np.array_equal(told[name], wanted[name]), name
        assert told[f"_{name}"].tolist() == [True]
    assert infos["_final_info"].tolist() == [True]
    assert (told["length"][0] > 0, infos["length"][0]) == (True, 0)
    assert "final_info" not in env.step(env.sample())[-1]


def test_wrappers_of_gymnasium_read_the_infos() -> None:
    env: Any = DictInfoToList(envs.vector_env(QUICKEST, PLAYS, autoreset="same-step"))
    env.reset(seed=2)
    ended = np.zeros(PLAYS, dtype=bool)
    while not ended.any():
        *_, ended, _, infos = env.step(env.unwrapped.sample())
    assert ["final_info" in info for info in infos] == ["winners" in info for info in infos] == ended.tolist()
    told = infos[int(np.flatnonzero(ended)[0])]["final_info"]
    assert set(told) == {"seat", "length", "rewards", "scores", "winners", "action_mask"}


def test_infos_have_the_mask_and_say_whose_they_are() -> None:
    env = envs.vector_env(QUICKEST, PLAYS, autoreset="disabled")
    observations, infos = env.reset(seed=2)
    assert np.array_equal(infos["action_mask"], observations["action_mask"])
    assert {name for name in infos if not name.startswith("_")} == {"seat", "length", "rewards", "action_mask"}
    observations, *_, infos = env.step(env.sample())
    assert np.array_equal(infos["action_mask"], observations["action_mask"])
    assert infos["_seat"].tolist() == [True, True, True]
    _, infos = env.reset(options={"reset_mask": [True, False, True]})
    assert infos["_action_mask"].tolist() == infos["_seat"].tolist() == [True, False, True]


def test_disabled_plays_are_dealt_by_a_mask() -> None:
    env = envs.vector_env(QUICKEST, PLAYS, autoreset="disabled", limit=3)
    assert env.metadata["autoreset_mode"] is AutoresetMode.DISABLED
    env.reset(seed=2)
    *_, cut, _ = until_one_ends(env)
    assert cut.all()
    observations, _ = env.reset(options={"reset_mask": np.array([True, False, True])})
    assert observations["action_mask"].any(axis=1).tolist() == [True, False, True]
    bad: list[Any] = [np.array([True]), [2, 0, 0], [0.5, 0, 0], ["a", "b", "c"], [None] * 3, 1, [[1], [1, 2], [3]]]
    for mask in bad:
        with pytest.raises(BadEnv, match="3 plays"):
            env.reset(options={"reset_mask": mask})
    assert env.reset(options={"reset_mask": [1, 0, 1]})[0]["action_mask"].any(axis=1).tolist() == [True, False, True]


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
    "wrong",
    [
        [0.0, 0.0, 0.0], np.zeros(PLAYS), [True, 0, 0], np.zeros(PLAYS, dtype=bool), None, "abc", ["0", "0", "0"], 0,
        [None, 0, 0], [[0], [0], [0]], np.zeros((PLAYS, 1), dtype=int), [0, 0], [[0], [0, 1], 0], {"a": 1}, [],
        np.array(["0", "0", "0"]), np.array(0),
    ],
    ids=repr,
)  # fmt: skip
def test_what_is_no_action_for_each_play_is_refused_in_a_sentence(wrong: Any) -> None:
    env = envs.vector_env(QUICKEST, PLAYS)
    env.reset(seed=1)
    with pytest.raises(BadBatch, match=r"3 plays"):
        env.step(wrong)
    assert env.observations()["action_mask"].any(axis=1).all()
    assert list(env.batch.lengths) == [0, 0, 0]


def test_numbers_of_any_kind_are_actions() -> None:
    env = envs.vector_env(QUICKEST, PLAYS)
    env.reset(seed=1)
    for kind in (list, tuple, np.array, lambda given: np.array(given, dtype=np.int8)):
        env.step(kind(env.sample()))


def test_before_a_reset_there_is_nothing_to_step() -> None:
    with pytest.raises(GameOver, match="reset deals one"):
        envs.vector_env(QUICKEST, PLAYS).step([0, 0, 0])


@pytest.mark.parametrize("mode", AutoresetMode)
def test_modes_may_be_named_as_gymnasium_does(mode: AutoresetMode) -> None:
    for given in (mode, mode.value):
        assert envs.vector_env(QUICKEST, 1, autoreset=given).metadata["autoreset_mode"] is mode


@pytest.mark.parametrize(
    ("settings", "words"),
    [({"others": "greedy"}, "quick"), ({"autoreset": "never"}, "next-step"), ({"seat": 5}, "seat")],
)
def test_what_there_is_not_is_refused_in_a_sentence(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(WabeError, match=words):
        envs.vector_env(QUICKEST, PLAYS, **settings)
