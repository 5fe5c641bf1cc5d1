"""Seats that decide at once: nobody has to hurry, and nobody sees what the others chose."""

from __future__ import annotations

import pytest

from tests.server.client import Line, Person
from tests.server.conftest import Running
from tests.server.shout import GAME, Round
from tests.server.test_table import hot_seat
from wabe.kernel.leaving import CONCEDE
from wabe.server.errors import Stale
from wabe.server.play import Play


@pytest.fixture(autouse=True)
def shout(monkeypatch: pytest.MonkeyPatch, server: Running) -> None:
    monkeypatch.setitem(server.hub.games, "shout", GAME)


def table_of(person: Person, players: int) -> tuple[str, list[Line]]:
    return hot_seat(person, players, game="shout")


def test_a_choice_of_another_seat_leaves_the_own_decision_fresh() -> None:
    play = Play(GAME, 3, 1, {})
    play.act(0, {"kind": "shout", "number": 2})
    play.check_fresh(1, 0)
    play.check_fresh(1, 1)
    with pytest.raises(Stale):
        play.check_fresh(0, 0)
    play.act(1, {"kind": "shout", "number": 1})
    play.check_fresh(2, 0)
    play.act(2, {"kind": "shout", "number": 1})
    for seat in range(3):
        with pytest.raises(Stale):  # the same question, but of the next round
            play.check_fresh(seat, 2)
        play.check_fresh(seat, 3)


def test_what_others_choose_is_no_reason_to_write_down_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(GAME, 3, 1, {})
    written: list[int] = []

    def targets(_step: Round, _g: object, _arg: int, seat: int, _action: int) -> list[str]:
        written.append(seat)
        return []

    monkeypatch.setattr(Round, "targets", targets)  # of each choice of a decision
    play.act(0, {"kind": "shout", "number": 2})
    assert not written
    play.check_fresh(1, 0)
    play.act(0, CONCEDE)  # then they may have to decide something else
    assert written
    play.check_fresh(1, 0)


def test_everybody_answers_the_seq_they_saw(ann: Person, server: Running) -> None:
    table, lines = table_of(ann, 3)
    for seat, line in enumerate(lines):
        answer = line.ask(type="act", seq=0, seat=seat, form={"kind": "shout", "number": seat + 1})
        assert answer["ok"], answer
    assert lines[0].until(3)["view"]["scores"] == [0, 0, 1]
    assert [row[0] for row in server.log(table)] == [1, 2, 3]
    assert lines[0].ask(type="act", seq=2, seat=0, form={"kind": "shout", "number": 1})["error"] == "stale"


def test_a_secret_choice_shows_only_that_it_was_made(ann: Person, bob: Person) -> None:
    seen = []
    for number in (1, 3):
        table, lines = table_of(ann, 2)
        watcher = bob.open(table)
        lines[0].ask(type="act", seq=0, seat=0, form={"kind": "shout", "number": number})
        frames = [line.until(1) for line in (lines[1], watcher)]
        seen.append(
            [{name: frame[name] for name in ("events", "view", "decision", "undo", "odds")} for frame in frames]
        )
    assert seen[0] == seen[1]


def test_a_secret_choice_can_be_withdrawn_while_others_still_think(ann: Person) -> None:
    _, lines = table_of(ann, 3)
    for seat in (0, 1):
        lines[seat].ask(type="act", seq=0, seat=seat, form={"kind": "shout", "number": 1})
    assert lines[0].until(2)["undo"]["allowed"]
    assert lines[0].ask(type="undo", seat=0)["ok"]
    assert lines[1].until(3)["view"]["waiting"] == [0, 2]
    for seat, number in ((0, 3), (2, 2)):
        assert lines[seat].ask(type="act", seq=3, seat=seat, form={"kind": "shout", "number": number})["ok"]
    assert lines[1].until(5)["view"]["scores"] == [1, 0, 0]
    assert [entry["seq"] for entry in lines[1].log.values()] == [3, 5]
    told = lines[1].log[min(lines[1].log)]["text"]
    assert told == {"key": "event-choice-taken-back", "args": {"seat": "#0"}}  # and not what it was
