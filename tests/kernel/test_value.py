"""Learned values: shares from weights and features."""

from __future__ import annotations

import pytest

import wabe
from wabe.kernel.value import Features, Value, softmax

COLUMNS = ["points", "cards"]


def features(time: float, *rows: tuple[float, float]) -> Features:
    found = Features(time, len(rows) * len(COLUMNS))
    for row in rows:
        for number in row:
            found.put(number)
    return found


def test_logits_are_linear_in_features_and_in_their_products_with_time() -> None:
    value = Value(COLUMNS, [0.5, -1.0], [0.25, 2.0])
    assert value.logits(features(0.0, (4.0, 1.0), (2.0, 0.0))) == [1.0, 1.0]
    assert value.logits(features(0.5, (4.0, 1.0), (2.0, 0.0))) == [2.5, 1.25]
    assert value.shares(features(0.5, (4.0, 1.0), (2.0, 0.0))) == pytest.approx(
        [0.7772998611746911, 0.2227001388253088]
    )


def test_shares_sum_to_one_however_far_apart_the_logits_are() -> None:
    assert softmax([1000.0, -1000.0, 1000.0]) == [0.5, 0.0, 0.5]
    assert sum(softmax([0.1, 0.2, 0.3, 0.4])) == pytest.approx(1.0)


def test_a_game_with_another_value_is_another_object() -> None:
    game = wabe.load("xiii")
    value = Value(game.columns(), [1.0] * len(game.columns()), [0.0] * len(game.columns()))
    other = game.with_value(2, value)
    assert other.value_for(2) is value
    assert game.value_for(2) is not value
    assert other.with_value(2, None).value_for(2) is None


def test_when_the_game_is_over_the_shares_are_the_outcome() -> None:
    game = wabe.load("xiii")
    state = game.new(2, seed=1)
    state.concede(0)
    assert game.estimate(state) == [0.0, 1.0]
