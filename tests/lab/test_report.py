"""The outcome of a trial as JSON."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lab.games import facts
from wabe.lab import Report, Trial, Variant
from wabe.lab.report import GROUPS

TRIAL = Trial("xiii", 2, ["greedy", "greedy"], 3, [Variant("one", {}, None), Variant("other", {"a": True}, None)])
TART = "take card=tart"


def told_of(*rows: list[Any]) -> dict[str, Any]:
    return Report.of(TRIAL, [None, {"name": "mine", "digest": "x"}], rows).to_json()


def measure(told: dict[str, Any], group: str, name: str) -> dict[str, Any]:
    return next(each for each in told["groups"][group] if each["name"] == name)


def taken(times: int, chances: int) -> dict[str, Any]:
    return facts(things={TART: [times, chances, 0, 1]})


def test_it_says_what_was_played() -> None:
    told = told_of([facts(), facts()], [facts(), facts()])
    assert (told["game"], told["players"], told["games"], told["seed"], told["fair"]) == ("xiii", 2, 2, 3, 0.5)
    assert told["variants"] == [
        {"name": "one", "options": {}, "data": None},
        {"name": "other", "options": {"a": True}, "data": {"name": "mine", "digest": "x"}},
    ]
    assert list(told["groups"]) == list(GROUPS)


def test_a_measure_has_a_figure_for_each_variant_and_a_difference_for_each_but_the_first() -> None:
    told = measure(told_of([facts(), facts(turns=9)], [facts(), facts(turns=11)]), "lengths", "turns")
    assert [each["value"] for each in told["figures"]] == [8.0, 10.0]
    assert [each["value"] for each in told["differences"]] == [2.0]
    assert [each["of"] for each in (*told["figures"], *told["differences"])] == [2, 2, 2]


def test_what_one_game_says_has_no_interval() -> None:
    told = told_of([facts(), facts()])
    found = [
        each for group in GROUPS for one in told["groups"][group] for each in (*one["figures"], *one["differences"])
    ]
    assert {(each["low"], each["high"]) for each in found} == {(None, None)}


def test_what_was_never_measured_is_none() -> None:
    told = measure(told_of([facts(), facts(things={})]), "things", TART)
    assert told["figures"][1] is None
    assert told["differences"] == [None]
    assert told["worth"][1] is None


@pytest.mark.parametrize(
    ("game", "flag"), [(taken(0, 28), ""), (taken(0, 29), "seldom"), (taken(29, 29), "often"), (taken(15, 29), "")]
)
def test_things_are_flagged_that_are_hardly_ever_or_nearly_always_taken(game: dict[str, Any], flag: str) -> None:
    assert measure(told_of([facts(), game]), "things", TART)["flag"] == ["", flag]
