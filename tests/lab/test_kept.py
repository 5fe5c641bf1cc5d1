"""Trials: what a journal has of one is looked at, nothing runs on behind it, and a failure leaves what came before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import wabe
from tests.arena.failing import fail_after
from wabe.arena import MatchCut
from wabe.arena.journal import BadJournal
from wabe.lab import Trial, Variant, compare
from wabe.lab.trial import facts_of, play_some

XIII = wabe.load("xiii")
VARIANTS = [Variant("usual", {}, None), Variant("optional", {"skills_optional": True}, None)]
TRIAL = Trial("wonderland_xiii", 2, ["greedy", "greedy"], 3, VARIANTS)


def test_what_was_kept_of_a_game_is_what_was_played() -> None:
    (row,) = play_some(TRIAL, range(1))
    assert facts_of(TRIAL, json.loads(json.dumps(row))) == row


@pytest.mark.parametrize("line", ["7", "[]", "null", "{}", "[{}]", "[{},{}]", "[[],[]]"])
def test_a_journal_with_lines_that_are_no_games_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "kept.jsonl"
    compare(XIII, VARIANTS, 2, 1, ["greedy"], 3, journal=path)
    path.write_text(f"{path.read_text().splitlines()[0]}\n{line}\n")
    with pytest.raises(BadJournal, match="is no journal of results, or it is broken"):
        compare(XIII, VARIANTS, 2, 2, ["greedy"], 3, journal=path)


@pytest.mark.parametrize(
    ("name", "value"), [("wins", [1.0]), ("wins", ["1", "0"]), ("scores", None), ("decisions", "9")]
)
def test_facts_that_cannot_be_measured_are_none(name: str, value: object) -> None:
    (row,) = play_some(TRIAL, range(1))
    assert facts_of(TRIAL, [row[0], {**row[1], name: value}]) is None
    assert facts_of(TRIAL, row[:1]) is None


def test_a_bot_that_fails_leaves_the_report_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    fail_after(5, monkeypatch)
    with pytest.raises(MatchCut, match=r"Of 9 games 2 had been played\.") as raised:
        compare(XIII, VARIANTS, 2, 9, ["failing", "random"])
    assert raised.value.report.to_json()["games"] == 2
