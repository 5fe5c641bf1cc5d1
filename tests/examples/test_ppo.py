"""The example that learns to play: its gradients are right, it learns, and it keeps to the rules."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import wabe
from examples import ppo
from wabe.kernel.batch import SAME_STEP, Batch
from wabe.kernel.ints import is_compiled

GAME = wabe.load("xiii")
PLAYS = 4


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few steps and few neurons."""
    monkeypatch.setattr(ppo, "HIDDEN", 8)
    monkeypatch.setattr(ppo, "STEPS", 12 if is_compiled() else 4)
    monkeypatch.setattr(ppo, "MINIBATCH", 10)


def learner(seed: int = 1) -> ppo.Learner:
    return ppo.Learner(Batch(GAME, PLAYS, 2, seed=seed, others="random", autoreset=SAME_STEP), seed)


def sample(count: int = 7) -> tuple[ppo.Net, ppo.Sample]:
    """A network and made-up steps, some of them far from what it would do now, so that they are clipped."""
    rng = np.random.default_rng(4)
    net = ppo.Net(5, 6, 3, np.float64)
    for each in net.weights.values():
        each[...] += rng.normal(size=each.shape) * 0.5
    masks = rng.random((count, 6)) < 0.6
    actions = rng.integers(6, size=count)
    masks[np.arange(count), actions] = True
    return net, ppo.Sample(
        rng.normal(size=(count, 5)),
        masks,
        actions,
        net.forward(rng.normal(size=(count, 5)), masks)[0][np.arange(count), actions],
        rng.normal(size=count),
        rng.normal(size=count),
    )


def test_gradients_are_those_of_the_loss() -> None:
    """Against differences over a small step of each weight."""
    net, steps = sample()
    _, found = net.gradients(steps)
    small = 1e-6
    assert set(found) == set(net.weights)
    for name, weights in net.weights.items():
        wanted = np.zeros_like(weights)
        for place in np.ndindex(weights.shape):
            before = weights[place]
            weights[place] = before + small
            above = net.gradients(steps)[0]
            weights[place] = before - small
            wanted[place] = (above - net.gradients(steps)[0]) / (2 * small)
            weights[place] = before
        np.testing.assert_allclose(found[name], wanted, rtol=1e-5, atol=1e-8)


def test_some_of_the_made_up_steps_are_clipped() -> None:
    net, steps = sample()
    ratios = np.exp(net.forward(steps.seen, steps.masks)[0][np.arange(7), steps.actions] - steps.log_chances)
    kept = np.clip(ratios, 1 - ppo.CLIP, 1 + ppo.CLIP) * steps.advantages >= ratios * steps.advantages
    assert 0 < kept.sum() < len(kept)


def test_what_is_forbidden_has_no_chance() -> None:
    net, steps = sample()
    chances = np.exp(net.forward(steps.seen, steps.masks)[0])
    assert (chances[~steps.masks] == 0).all()
    np.testing.assert_allclose(chances.sum(axis=1), 1)


def test_advantages_end_with_the_play() -> None:
    """Each step is worth what follows it in the same play, discounted."""
    rewards = np.array([[0.0], [1.0], [0.0]])
    ends = np.array([[False], [True], [False]])
    values = np.array([[0.5], [0.25], [0.125]])
    found = ppo.advantages_of(rewards, ends, values, np.array([2.0]))
    last = ppo.DISCOUNT * 2.0 - 0.125
    second = 1.0 - 0.25
    first = ppo.DISCOUNT * 0.25 - 0.5 + ppo.DISCOUNT * ppo.TRACE * second
    np.testing.assert_allclose(found[:, 0], [first, second, last])


def test_observations_are_scaled_by_all_that_were_seen() -> None:
    rng = np.random.default_rng(1)
    seen = rng.integers(9, size=(50, 3)).astype(float)
    scaler = ppo.Scaler(3)
    for part in np.split(seen, [10, 25]):
        scaler.learn(part)
    np.testing.assert_allclose(scaler(seen), (seen - seen.mean(axis=0)) / seen.std(axis=0), rtol=1e-4, atol=1e-5)


def test_two_updates_move_the_weights_and_the_same_seed_gives_the_same() -> None:
    one, twin, other = learner(), learner(), learner(2)
    before = {name: each.copy() for name, each in one.net.weights.items()}
    for _ in range(2):
        assert np.isfinite(one.update())
        twin.update()
        other.update()
    for name, each in one.net.weights.items():
        assert np.isfinite(each).all()
        assert not np.array_equal(each, before[name]), name
        np.testing.assert_array_equal(each, twin.net.weights[name])
        assert not np.array_equal(each, other.net.weights[name]), name


def test_masked_actions_are_never_chosen() -> None:
    """However much the network would like to."""
    wild = learner()
    wild.net.weights["policy_bias"][:] = np.random.default_rng(1).normal(size=int(wild.batch.encoding.n)) * 100
    steps = wild.collect()
    assert steps.masks[np.arange(len(steps.actions)), steps.actions].all()
    assert len(steps.actions) == ppo.STEPS * PLAYS


def test_it_runs_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curve, weights = tmp_path / "curve.svg", tmp_path / "weights.npz"
    words = ["--updates", "1", "--plays", "2", "--games", "2", "--against", "random", "--weights", str(weights)]
    first = ppo.main(words)
    assert "against random: " in capsys.readouterr().out
    second = ppo.main([*words, "--out", str(curve), "--games", "1"])
    assert "<svg" in curve.read_text("utf-8")
    with np.load(weights) as kept:
        assert set(kept) == {*first.net.weights, *vars(first.scaler)}
        assert kept["count"] > first.scaler.count
        np.testing.assert_array_equal(kept["first"], second.net.weights["first"])
