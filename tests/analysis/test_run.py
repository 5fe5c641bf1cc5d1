"""The analysis of a whole play."""

from __future__ import annotations

import json
from typing import Any

import pytest

import wabe
from tests.bots.highest import BOTH, Highest
from wabe.analysis import Settings, analyse
from wabe.games.wonderland_xiii import GAME
from wabe.kernel.leaving import CONCEDE
from wabe.kernel.record import Record

QUICK = Settings(iterations=1)


def play(game: wabe.Game, players: int, actions: int, seed: int = 1) -> Record:
    """The beginning of a play in which all take their last choice."""
    record = Record(game, players, seed)
    while not record.state.over and len(record.turns) < actions:
        record.act(record.state.seat, record.state.legal_actions()[-1])
    return record


@pytest.mark.parametrize(("alias", "players", "actions"), [("xiii", 2, 999), ("heroes", 3, 12), ("war", 3, 30)])
def test_a_report_is_plain_json_and_whole(alias: str, players: int, actions: int) -> None:
    record = play(wabe.load(alias), players, actions)
    report = analyse(record, QUICK).to_json()
    assert json.loads(json.dumps(report)) == report
    assert (report["game"], report["rules"], report["players"]) == (record.game.name, record.game.version, players)
    assert (report["actions"], report["over"], report["skipped"]) == (len(record.turns), record.state.over, 0)
    places = [chances["at"] for chances in report["chances"]]
    assert places == sorted(set(places))
    assert (places[0], places[-1]) == (0, len(record.turns))
    assert all(0.0 <= share <= 1.0 for chances in report["chances"] for share in chances["win"])
    assert len(report["skill"]) == len(report["luck"]) == players
    assert sum(skill["judged"] for skill in report["skill"]) > 0
    chapters = [record.at(at).chapter().to_json() for at in places]
    assert [chances["chapter"] for chances in report["chances"]] == chapters
    if record.state.over:
        assert report["chances"][-1]["win"] == record.state.returns()


def test_a_game_that_gives_bots_nothing_to_go_by_is_analysed_too() -> None:
    """Five beats all that the other one can pick, one beats none of it."""
    record = Record(Highest(BOTH), 2, 1)
    record.act(0, 1)
    record.act(1, 3)
    report = analyse(record, Settings(iterations=64))
    (choice,) = report.choices
    assert (choice.at, choice.seat) == (0, 0)
    assert (choice.chosen.form["number"], choice.better.form["number"]) == (1, 5)
    assert choice.cost > 0.6
    assert choice.reason is not None
    assert report.chances[-1].win == [0.0, 1.0]


def test_the_same_settings_give_the_same_report() -> None:
    record = play(GAME, 2, 4)
    reports = [analyse(record, Settings(4, seed)).to_json() for seed in (1, 1, 2)]
    assert reports[0] == reports[1]
    assert reports[0]["chances"] != reports[2]["chances"]


def test_progress_goes_up_to_all_there_is() -> None:
    told: list[tuple[int, int]] = []
    analyse(play(GAME, 2, 10), QUICK, lambda done, every: told.append((done, every)))
    dones = [done for done, _ in told]
    assert dones == sorted(dones)
    assert len({every for _, every in told}) == 1
    assert told[-1][0] == told[-1][1]


class Enough(Exception):
    pass


def test_an_analysis_can_be_ended() -> None:
    def stop(done: int, every: int) -> None:
        if done == 3:
            raise Enough

    with pytest.raises(Enough):
        analyse(play(GAME, 2, 10), QUICK, stop)


def test_only_choices_are_judged() -> None:
    """A leave is none, nor is what a caretaker does then; and who has left wins no more."""
    record = play(GAME, 3, 6)
    record.concede(record.state.seat)
    left = record.turns[-1].seat
    before = sum(turn.seat == left for turn in record.turns)
    while len(record.turns) < 20:
        record.act(record.state.seat, record.state.legal_actions()[-1])
    report = analyse(record, QUICK)
    assert report.skill[left].judged == before - 1
    assert sum(skill.judged for skill in report.skill) == 19
    assert report.chances[-1].win[left] == 0.0
    assert CONCEDE in [turn.form for turn in record.turns]


def test_what_other_rules_played_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is shown as it was, and the rest is judged."""
    file: dict[str, Any] = play(GAME, 2, 12).to_json(film=True)
    file["actions"][4]["digest"] = "0"
    monkeypatch.setattr(GAME, "version", GAME.version + 1)
    record = Record.from_json(file, lambda _: GAME)
    shown = sum(turn.version > 0 for turn in record.turns)
    report = analyse(record, QUICK)
    assert report.skipped == shown == 8
    assert sum(skill.judged for skill in report.skill) == 4
    assert report.rules == GAME.version
