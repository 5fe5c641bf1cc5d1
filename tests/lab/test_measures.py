"""What is measured of a game, and added up over games."""

from __future__ import annotations

from typing import Any

import pytest

from wabe.lab.measures import measures
from wabe.lab.sheets import sources
from wabe.lab.tally import Tally
from wabe.lab.watch import things


def facts(**other: Any) -> dict[str, Any]:
    """A game of two, which the first has won."""
    return {
        "sides": ["alice", "red_queen"],
        "wins": [1.0, 0.0],
        "scores": [12, 7],
        "sources": [{"awards": 12.0}, {"awards": 6.0, "quests": 1.0}],
        "events": {"bust": [0, 2]},
        "decisions": 40,
        "turns": 8,
        "leads": 1,
        "steps": {"draw": [10, 4, 3]},
        "things": {"take card=tart": [2, 5, 0, 1]},
    } | other


def test_each_measure_is_a_share() -> None:
    found = dict(measures(facts()))
    assert found["sides", "alice"] == (1.0, 1.0)
    assert found["seats", "2"] == (0.0, 1.0)
    assert found["scores", "all"] == (19, 2)
    assert found["side_sources", "red_queen quests"] == (1, 1)
    assert found["events", "bust"] == (2, 2)
    assert found["steps", "all"] == (4, 10)
    assert found["lengths", "forced"] == (3, 1)
    assert found["things", "take card=tart"] == (2, 6)
    assert found["worth", "take card=tart"] == (1.0, 1, 0.0, 1)


def test_games_that_do_not_name_an_event_have_none_of_it() -> None:
    tally = Tally(1)
    for game in (facts(), facts(events={}), facts(events={})):
        tally.add([game])
    tally.complete()
    figure = tally.figure(("events", "bust"), 0)
    assert figure is not None
    assert figure.value == pytest.approx(2 / 6)


def test_a_source_counts_for_the_side_that_lacks_it_too() -> None:
    tally = Tally(1)
    for game in (facts(), facts(sources=[{"awards": 1.0}, {"awards": 2.0}])):
        tally.add([game])
    tally.complete()
    figure = tally.figure(("side_sources", "red_queen quests"), 0)
    assert figure is not None
    assert figure.value == pytest.approx(0.5)


def test_worth_is_what_takers_win_above_those_who_left_it() -> None:
    tally = Tally(1)
    tally.add([facts()])
    assert tally.figure(("worth", "take card=tart"), 0) == (1.0, 1.0, 1.0)
    tally.add([facts(wins=[0.0, 1.0])])
    figure = tally.figure(("worth", "take card=tart"), 0)
    assert figure is not None
    assert figure.value == pytest.approx(0.0)


def test_differences_are_to_the_first_variant() -> None:
    tally = Tally(2)
    tally.add([facts(), facts(scores=[15, 10])])
    tally.add([facts(), facts(scores=[15, 10])])
    difference = tally.difference(("scores", "all"), 1)
    assert difference is not None
    assert difference == pytest.approx((3.0, 3.0, 3.0))


def test_a_score_sheet_is_flattened() -> None:
    sheet = {"seat": 1, "track": {"awards": 5}, "quests": [{"points": 9, "feat": True}, {"points": 3, "feat": False}]}
    assert sources({**sheet, "tiles": [3, 0, 6], "total": 26}) == {
        "track.awards": 5,
        "quests.points": 12,
        "quests.feat": 1,
        "tiles": 9,
        "total": 26,
    }


def test_things_are_what_a_form_says_in_words() -> None:
    form = {"kind": "take_card", "chair": 3, "card": "t1_04", "cards": ["x"]}
    assert things(form) == {"take_card", "take_card card=t1_04"}
