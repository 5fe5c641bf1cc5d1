"""The fit: finds weights that there are, leaves the hand estimate where nothing is to be learned, and is held out."""

from __future__ import annotations

import numpy as np
import pytest

import wabe
from wabe.kernel.value import Value
from wabe.learn.fit import cross_entropy, first_weights, fitted, loss_of, softmax, strongest, weights_for
from wabe.learn.games import Players, Subject, play_some
from wabe.learn.samples import Data, Look, gathered, look_at

GAMES = 60
POSITIONS = 40


def made(weights: list[float], seed: int) -> Data:
    """Games of three seats won as these weights of three columns (and of their products with time) say."""
    chance = np.random.default_rng(seed)
    rows = chance.normal(size=(GAMES * POSITIONS, 3, 3))
    time = chance.random(GAMES * POSITIONS)
    rows -= rows.mean(axis=1, keepdims=True)
    inputs = np.concatenate([rows, rows * time[:, None, None]], axis=2).astype(np.float32)
    logits = inputs @ np.array(weights, dtype=np.float32)
    wins = np.array([chance.multinomial(1, each / each.sum()) for each in softmax(logits).astype(float)])
    games = np.repeat(np.arange(GAMES), POSITIONS)
    one = np.ones(len(time), dtype=np.float32)
    return Data(inputs, wins.astype(np.float32), 5 * logits, time.astype(np.float32), games, one)


def test_weights_that_there_are_are_found() -> None:
    truth = [1.0, 0.5, -0.8, 0.0, 0.0, 1.2]
    data = made(truth, 1)
    assert list(weights_for(data, 0.001, None)) == pytest.approx(truth, abs=0.3)
    _, figures = fitted(data, range(GAMES))
    assert figures["learned"][0] < figures["hand"][0] < figures["uniform"] == pytest.approx(np.log(3))
    assert figures["gain"][0] == pytest.approx(figures["hand"][0] - figures["learned"][0], abs=1e-3)
    assert (figures["games"], figures["positions"], len(figures["thirds"])) == (GAMES, GAMES * POSITIONS, 3)


def test_where_nothing_is_to_be_learned_little_is_lost() -> None:
    _, figures = fitted(made([1.0, 0.0, 0.0, 0.0, 0.0, 0.0], 2), range(GAMES))
    assert figures["learned"][0] < figures["hand"][0] + 0.01


def test_of_ridges_that_lose_as_little_the_strongest_is_taken() -> None:
    noise = np.array([0.9, 1.1, 0.8, 1.2])
    assert strongest({1.0: noise + 0.05, 0.1: noise, 0.01: noise + 0.3}) == 1.0
    assert strongest({1.0: noise + 0.5, 0.1: noise + 0.05, 0.01: noise}) == 0.1


def test_the_figures_are_of_the_newest_games() -> None:
    data = made([1.0, 0.5, 0.0, 0.0, 0.0, 0.0], 3)
    newest = range(40, GAMES)
    _, figures = fitted(data, newest)
    held = data.at(data.game >= 40)
    assert figures["hand"][0] == pytest.approx(cross_entropy(held, first_weights(6)).mean(), abs=1e-3)
    assert loss_of(data, newest, None) == figures["hand"]
    assert loss_of(data, newest, {"now": [0.0] * 3, "later": [0.0] * 3}) == [pytest.approx(np.log(3), abs=1e-3), 0.0]


def test_weights_are_written_by_column() -> None:
    found, _ = fitted(made([1.0, 0.5, 0.0, 0.0, 0.0, 0.0], 4), range(GAMES))
    written = found.to_json(["a", "b", "c"])
    assert written["columns"] == ["a", "b", "c"]
    assert [*written["now"], *written["later"]] == pytest.approx(list(found.weights), rel=1e-4)


def test_a_value_of_a_few_games_is_better_than_a_uniform_guess_on_games_held_out() -> None:
    game = wabe.load("xiii")
    subject = Subject(game.name, None, 2, game.check_options({}), 1)
    games = play_some(Players(subject, 0, searching=False, iterations=1, weights=None), range(60))
    data = gathered(look_at(Look(subject, games), range(60)))
    found, figures = fitted(data, range(60))
    assert figures["learned"][0] + figures["learned"][1] < figures["uniform"]
    value = found.to_json(game.columns())
    state = game.new(2, seed=1)
    judged = game.with_value(2, Value(**value)).estimate(state)
    assert judged == Value(**value).shares(game.features(state))
    assert judged != game.with_value(2, None).estimate(state)
