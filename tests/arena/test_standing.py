"""Standings of ladders: places, ratings, shares with their intervals, pairs."""

from __future__ import annotations

import sys
from itertools import pairwise

import pytest

from wabe.arena.evidence import Evidence
from wabe.arena.standing import Outcome, Ratings, Standing
from wabe.extras import MissingExtra

ABOUT = {"bots": ["a", "b"], "players": 2, "until_sure": True}


def test_places_are_told_by_the_win_and_then_by_points() -> None:
    standing = Standing({**ABOUT, "bots": ["a", "b", "c"], "players": 3}, 3, 0.05)
    standing.add((0, 1, 2), [Outcome([0, 1, 2], [0.0, 1.0, 0.0], [9, 9, 4], 10, 3)])
    assert [standing.entrants[bot].bot for bot in standing.order()] == ["b", "a", "c"]
    ratings = [standing.ratings.of(bot)["mu"] for bot in (1, 0, 2)]
    assert all(better > worse for better, worse in pairwise(ratings))
    level = Standing(ABOUT, 2, 0.05)
    level.add((0, 1), [Outcome([0, 1], [0.5, 0.5], [7, 7], 10, 3)])
    assert level.ratings.of(0) == level.ratings.of(1)
    assert level.pairs[0, 1].level == 1


def test_ratings_are_those_of_the_published_model() -> None:
    """Two players, one game: Weng and Lin's update, worked out by hand."""
    ratings = Ratings(2)
    ratings.add([0, 1], [0, 1])
    sigma, beta = 25 / 3, 25 / 6
    spread = (2 * sigma**2 + 2 * beta**2) ** 0.5
    assert ratings.of(0)["mu"] == pytest.approx(25 + sigma**2 / spread * 0.5)
    assert ratings.of(1)["mu"] == pytest.approx(25 - sigma**2 / spread * 0.5)
    assert ratings.of(0)["sigma"] < sigma


def test_a_long_course_is_kept_in_few_points() -> None:
    standing = Standing(ABOUT, 2, 0.05)
    for number in range(900):
        standing.add((0, 1), [Outcome([0, 1], [1.0, 0.0] if number % 2 else [0.0, 1.0], [7, 6], 10, 3)])
    assert 100 <= len(standing.course) <= 200
    steps = {later - sooner for (sooner, _), (later, _) in pairwise(standing.course)}
    assert len(steps) == 1


def test_the_games_of_a_deal_are_one_case_for_the_interval_of_a_share() -> None:
    """Who sits in seat 0 wins each deal wholly: not more is known of the bots than if each deal had been one game."""
    rounds = [[1.0, 1.0], [0.0, 0.0], [1.0, 0.0], [1.0, 1.0]]
    standing = Standing(ABOUT, 2, 0.05)
    for wins in rounds:
        standing.add((0, 1), [Outcome([0, 1], [win, 1.0 - win], [0, 0], 10, 3) for win in wins])
    told = standing.to_json()["entrants"][0]
    low, high = Evidence([1.0, -1.0, 0.0, 1.0]).fixed(0.05)
    assert (told["bot"], told["share"]) == ("a", 5 / 8)
    assert (told["low"], told["high"]) == (pytest.approx((1 + low) / 2), pytest.approx((1 + high) / 2))


def test_a_pair_tells_by_how_much_the_first_was_better() -> None:
    standing = Standing({**ABOUT, "until_sure": False}, 2, 0.05)
    for _ in range(30):
        standing.add((0, 1), [Outcome([0, 1], [1.0, 0.0], [3, 1], 10, 3), Outcome([1, 0], [0.5, 0.5], [2, 2], 10, 3)])
    (told,) = standing.to_json()["pairs"]
    assert set(told) == {
        "one", "other", "games", "rounds", "difference", "low", "high", "ahead", "level", "behind", "better"
    }  # fmt: skip
    assert (told["games"], told["rounds"], told["difference"], told["better"]) == (60, 30, 0.5, "a")
    assert (told["ahead"], told["level"], told["behind"]) == (30, 30, 0)


@pytest.mark.parametrize("kept", [None, 7, [], [[0, 1]], [[1, 0], [1, 0], [3, 4], 9, 9], [[0, 1], [1], [3, 4], 9, 9]])
def test_what_is_kept_of_no_such_game_is_none(kept: object) -> None:
    assert Outcome.of(kept, [0, 1]) is None
    assert Outcome.of([[0, 1], [1, 0], [3, 4], 9, 8], [0, 1]) == Outcome([0, 1], [1, 0], [3, 4], 9, 8)


def test_without_openskill_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    with pytest.raises(MissingExtra, match=r'needs openskill: pip install "wabe\[lab\]"\.'):
        Standing(ABOUT, 2, 0.05)
