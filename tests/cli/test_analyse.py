"""`wabe analyse`: a report to read, and one for programs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import wabe
from tests.cli.conftest import Desk
from wabe import analysis
from wabe.analysis import Report, Settings, Skill
from wabe.cli import analyse
from wabe.cli.arguments import BadFile
from wabe.kernel.record import Record


@pytest.fixture
def file(desk: Desk, tmp_path: Path) -> Path:
    """A finished game of bots."""
    path = tmp_path / "game.json"
    play = ("play", "xiii", "--seats", "greedy,random", "--names", "Ann,Bea", "--seed", "4")
    assert desk.run(*play, "--save", str(path)) == 0
    return path


def test_a_report_to_read(desk: Desk, file: Path) -> None:
    assert desk.run("analyse", str(file), "--iterations", "1") == 0
    assert desk.err == ""
    heading, chart, sums, ann, bea = re.split(r"\n(?=Choices and luck|Ann\n|Bea\n)|(?<=knew)\s*\n", desk.out)
    assert heading == "Chances to win, each from what that player knew"
    rows = [line for line in chart.splitlines() if "%" in line]
    assert 2 < len(rows) <= analyse.ROWS
    assert re.match(r" +0 +\S.* \d+ % .* \d+ %", rows[0])
    assert "the end" in rows[-1]
    assert re.search(r"Ann +\d+ +\S?\d+\.\d % ± \d+\.\d +\S?\d+ % ± \d+", sums)
    for said in (ann, bea):
        assert re.search(r"^(Choices that cost most:|No choice is clearly worse)", said, re.MULTILINE)
        assert re.search(r"^(Good and bad luck:|No luck stands out)", said, re.MULTILINE)
    assert "cli-" not in desk.out


def test_a_report_for_programs(desk: Desk, file: Path) -> None:
    assert desk.run("analyse", str(file), "--iterations", "1", "--seed", "3", "--json") == 0
    report = json.loads(desk.out)
    assert (report["game"], report["settings"]) == ("wonderland_xiii", {"iterations": 1, "seed": 3})


def test_a_game_that_goes_on_is_not_analysed(desk: Desk, tmp_path: Path) -> None:
    """A save of a running game would tell what the others have hidden."""
    file, record = tmp_path / "replay.json", Record(wabe.load("xiii"), 2, 1)
    for _ in range(3):
        record.act(record.state.seat, record.state.legal_actions()[0])
    file.write_text(json.dumps(record.to_json()), encoding="utf-8")
    assert desk.run("analyse", str(file), "--iterations", "1") != 0
    assert desk.out == ""
    assert "is not over" in desk.err


def test_a_game_that_other_rules_cut_short_is_analysed_as_far_as_it_is_there(
    desk: Desk, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay = json.loads(file.read_text(encoding="utf-8"))
    del replay["film"]
    replay["actions"][4]["digest"] = "0"
    file.write_text(json.dumps(replay), encoding="utf-8")
    monkeypatch.setattr(wabe.load("xiii"), "version", wabe.load("xiii").version + 1)
    assert desk.run("analyse", str(file), "--iterations", "1", "--json") == 0
    report = json.loads(desk.out)
    assert (report["actions"], report["over"]) == (4, False)


@pytest.mark.parametrize(("given", "iterations"), [((), Settings().iterations), (("--iterations", "7"), 7)])
def test_without_a_budget_it_is_the_usual_one(
    desk: Desk, file: Path, monkeypatch: pytest.MonkeyPatch, given: tuple[str, ...], iterations: int
) -> None:
    asked: list[Settings] = []

    def analysed(record: Record, settings: Settings, progress: object) -> Report:
        asked.append(settings)
        raise BadFile("error-no-json")

    monkeypatch.setattr(analysis, "analyse", analysed)
    assert desk.run("analyse", str(file), "--json", *given) != 0
    assert asked == [Settings(iterations)]


# ----- the words -----


def test_shares_are_told_in_whole_percent_with_their_sign() -> None:
    assert [analyse.percent(share) for share in (0.116, -0.116, 0.004, -0.004)] == ["+12 %", "\u221212 %", "0 %", "0 %"]


def test_the_cost_of_a_choice_is_a_mean() -> None:
    assert analyse.per_choice(Skill(0.5, 0.1, 40)) == "\u22121.2 % ± 0.2"
    assert analyse.per_choice(Skill(0.0, 0.0, 0)) == "0.0 % ± 0.1"


def test_no_interval_is_told_as_nothing() -> None:
    assert [analyse.margin(error) for error in (0.001, 0.026)] == ["1", "3"]
    assert [analyse.margin(error, 1) for error in (0.0001, 0.026)] == ["0.1", "2.6"]


@pytest.mark.parametrize(
    ("share", "said"),
    [(0.0, "  0 %           "), (0.5, " 50 % █████     "), (0.512, " 51 % █████▏    "), (1.0, "100 % ██████████")],
)
def test_a_bar_is_as_long_as_its_share(share: float, said: str) -> None:
    assert analyse.bar(share, 10) == said


@pytest.mark.parametrize(
    ("room", "players", "part", "length"), [(200, 2, 151, 10), (100, 4, 25, 7), (80, 3, 24, 6), (80, 5, 24, 0)]
)
def test_bars_are_as_long_as_there_is_room(room: int, players: int, part: int, length: int) -> None:
    assert analyse.widths(room, players) == (part, length)


def test_what_is_too_long_is_cut() -> None:
    assert [analyse.cut(text, 5) for text in ("Alice", "Alicia")] == ["Alice", "Alic…"]


@pytest.mark.parametrize(("count", "places"), [(1, [0]), (3, [0, 1, 2]), (7, [0, 2, 4, 6])])
def test_a_long_chart_keeps_both_ends(count: int, places: list[int]) -> None:
    assert analyse.spread(count, 4) == places
