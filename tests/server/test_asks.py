"""Asking the others to go back: all have to agree, the log knows it all, and nobody learns what they may not know."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import wabe
from tests.server.client import BOT, LINK, ME, Json, Line, Person, seated, until
from tests.server.conftest import Running, running
from wabe.kernel.errors import UndoRefused
from wabe.server import asks, going_back
from wabe.server.errors import NoAsk
from wabe.server.going_back import MAY_BE_ASKED
from wabe.server.play import Play, state_of

XIII = wabe.load("xiii")


def at_xiii(*people: Person, **body: Any) -> list[Line]:
    """The same table each time."""
    return seated(*people, seed=7, **body)


def together(lines: list[Line]) -> None:
    newest = max(line.look["seq"] for line in lines)
    for line in lines:
        line.until(newest)


def mover(lines: list[Line]) -> Line:
    together(lines)
    return next(line for line in lines if line.look["decision"])


def played(lines: list[Line]) -> Line:
    """Play until the rules no longer let somebody take their last action back; who that is."""
    for _ in range(40):
        acting = mover(lines)
        acting.act(0)
        together(lines)
        if acting.look["undo"]["ask"]:
            return acting
    raise AssertionError("nothing was revealed")


def ask(line: Line) -> Json:
    return line.ask(type="ask_undo", seat=line.seat)


def answer(line: Line, agree: bool = True) -> Json:
    return line.ask(type="answer_undo", seat=line.seat, agree=agree)


def kinds(server: Running, line: Line) -> list[str]:
    return [row[1] for row in server.log(line.table["id"])]


def told(line: Line) -> list[str]:
    return [entry["kind"] for _, entry in sorted(line.log.items())]


@pytest.fixture
def eve(person: Callable[[], Person]) -> Person:
    return person()


def test_all_have_to_agree_and_then_the_play_is_where_it_was(
    ann: Person, bob: Person, eve: Person, server: Running
) -> None:
    lines = at_xiii(ann, bob, eve)
    asker = played(lines)
    live = server.hub._live[asker.table["id"]]
    number = max(index for index, turn in enumerate(live.play.record.turns) if turn.seat == asker.seat)
    before = state_of(live.play.record.at(number))
    others = [line for line in lines if line is not asker]
    assert asker.look["ask"] is None
    assert ask(asker)["ok"]
    together(lines)
    for line in lines:
        assert (line.look["ask"]["seat"], line.look["ask"]["of"]) == (asker.seat, [other.seat for other in others])
        assert line.look["ask"]["what"]
    assert answer(others[0])["ok"]
    together(lines)
    assert others[1].look["ask"]["of"] == [others[1].seat]
    assert answer(others[1])["ok"]
    together(lines)
    for line in lines:
        assert line.look["ask"] is None
        assert told(line)[-3:] == ["undo-asked", "undo-agreed", "taken-back"]
    after = state_of(live.play.record.state)
    assert {**after, "rng": 0} == {**before, "rng": 0}
    assert asker.look["decision"]
    assert kinds(server, asker)[-3:] == ["ask", "agree", "agree"]


def test_one_no_is_enough_and_there_is_no_second_time(ann: Person, bob: Person, eve: Person, server: Running) -> None:
    lines = at_xiii(ann, bob, eve)
    asker = played(lines)
    others = [line for line in lines if line is not asker]
    ask(asker)
    view = asker.until(max(line.look["seq"] for line in lines))["view"]
    assert answer(others[0])["ok"]
    assert answer(others[1], agree=False)["ok"]
    together(lines)
    assert (asker.look["ask"], asker.look["view"]) == (None, view)
    assert told(others[0])[-1] == "undo-declined"
    assert not asker.look["undo"]["ask"]
    assert ask(asker)["error"] == "undo-refused"
    assert answer(others[0])["error"] == "no-ask"
    mover(lines).act(0)  # the play goes on


def test_who_asks_may_take_the_question_back(ann: Person, bob: Person) -> None:
    lines = at_xiii(ann, bob)
    asker = played(lines)
    ask(asker)
    assert answer(asker)["error"] == "no-ask"  # nobody agrees with themselves
    assert answer(asker, agree=False)["ok"]
    together(lines)
    assert (asker.look["ask"], told(asker)[-1]) == (None, "undo-withdrawn")
    assert ask(asker)["error"] == "undo-refused"


def test_whoever_plays_on_has_said_no(ann: Person, bob: Person) -> None:
    lines = at_xiii(ann, bob)
    asker = played(lines)
    ask(asker)
    mover(lines).act(0)
    together(lines)
    assert asker.look["ask"] is None
    assert "undo-played" in told(asker)


def test_what_is_no_action_leaves_the_question_open(ann: Person, bob: Person) -> None:
    lines = at_xiii(ann, bob)
    asker = played(lines)
    ask(asker)
    acting = mover(lines)
    assert not acting.ask(type="act", seq=acting.look["seq"], seat=acting.seat, form={"kind": "cheat"})["ok"]
    assert acting.look["ask"] is not None


def test_a_question_lapses_in_time(ann: Person, bob: Person, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asks, "ASK_SECONDS", 0.3)
    monkeypatch.setattr(server.hub, "clock", lambda: time.time_ns() // 1_000_000)
    lines = at_xiii(ann, bob)
    asker = played(lines)
    table = asker.table["id"]
    answer_ = ann.command(table, type="ask_undo", seat=asker.seat) if asker is lines[0] else None
    if answer_ is None:
        bob.command(table, type="ask_undo", seat=asker.seat)
    until(lambda: kinds(server, asker)[-1] == "lapse")
    for line in lines:
        line.until(server.log(table)[-1][0])
        assert (line.look["ask"], told(line)[-1]) == (None, "undo-late")


def test_a_question_outlives_a_restart_and_can_be_answered_then(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store) as server, Person(server.url) as ann, Person(server.url) as bob:
        lines = at_xiii(ann, bob)
        asker = played(lines)
        ask(asker)
        seen = asker.until(max(line.look["seq"] for line in lines))["ask"]
        table, cookies = asker.table["id"], [each.http.cookies["wabe"] for each in (ann, bob)]
    with running(store) as server, Person(server.url) as ann, Person(server.url) as bob:
        for each, cookie in zip((ann, bob), cookies, strict=True):
            each.http.cookies.set("wabe", cookie)
        lines = [ann.open(table, 0), bob.open(table, 1)]
        assert [line.next("snapshot")["ask"] for line in lines][asker.seat or 0] == seen
        other = lines[1 - (asker.seat or 0)]
        assert answer(other)["ok"]
        together(lines)
        assert told(other)[-2:] == ["undo-asked", "taken-back"]


def test_a_question_whose_time_was_up_while_the_server_was_away_lapses(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store) as server, Person(server.url) as ann, Person(server.url) as bob:
        lines = at_xiii(ann, bob)
        ask(played(lines))
        table, cookie = lines[0].table["id"], ann.http.cookies["wabe"]
    with running(store) as server, Person(server.url) as ann:
        server.hub.clock = lambda: time.time_ns() // 1_000_000 + asks.ASK_SECONDS * 1000
        ann.http.cookies.set("wabe", cookie)
        line = ann.open(table, 0)
        line.next("snapshot")
        until(lambda: server.log(table)[-1][1] == "lapse")
        assert line.until(server.log(table)[-1][0])["ask"] is None


def test_bots_agree_and_wait_while_a_person_thinks(ann: Person, bob: Person, server: Running) -> None:
    made = ann.create(ME, LINK, BOT, seed=7)
    bob.claim(made["links"]["1"], "Bob")
    lines = [ann.open(made["table"], 0), bob.open(made["table"], 1)]
    for line in lines:
        line.next("snapshot")
    live = server.hub._live[made["table"]]
    asker = None
    for _ in range(60):
        until(lambda: live.bot_to_move() is None)
        for line in lines:
            line.until(live.play.now.seq)
        asker = next((line for line in lines if line.look["undo"]["ask"]), None)
        if asker is not None:
            break
        mover(lines).act(0)
    assert asker is not None
    assert ask(asker)["ok"]
    assert asker.until(live.play.now.seq)["ask"]["of"] == [1 - (asker.seat or 0)]
    assert live.bot_to_move() is None  # one that has to move waits as well
    assert answer(lines[1 - (asker.seat or 0)])["ok"]


def test_alone_among_bots_what_the_rules_refuse_stays_refused(ann: Person, server: Running) -> None:
    """There is nobody who could allow it."""
    made = ann.create(ME, BOT, seed=7)
    line = ann.open(made["table"], 0)
    line.next("snapshot")
    live = server.hub._live[made["table"]]
    refused = None
    for _ in range(60):
        until(lambda: live.bot_to_move() is None)
        look = line.until(live.play.now.seq)
        assert not look["undo"]["ask"]
        refused = look["undo"]["reason"]
        if refused and refused["key"] in MAY_BE_ASKED:
            break
        line.act(0)
    turns = len(live.play.record.turns)
    said = ask(line)
    assert (said["error"], said["text"]) == ("undo-refused", refused)
    assert len(live.play.record.turns) == turns


def test_strangers_and_the_seats_of_others_have_no_say(ann: Person, bob: Person, eve: Person, server: Running) -> None:
    lines = at_xiii(ann, bob)
    asker = played(lines)
    other = lines[1 - (asker.seat or 0)]
    table = asker.table["id"]
    for kind, more in (("ask_undo", {}), ("answer_undo", {"agree": True})):
        assert eve.command(table, type=kind, seat=asker.seat, **more).status_code == 403
        assert other.person.command(table, type=kind, seat=asker.seat, **more).status_code == 403
    assert answer(other)["error"] == "no-ask"  # nobody asks
    ask(asker)
    assert asker.person.command(table, type="answer_undo", seat=other.seat, agree=True).status_code == 403
    assert eve.command(table, type="answer_undo", seat=other.seat, agree=True).status_code == 403
    assert other.person.command(table, type="answer_undo", seat=other.seat, agree="yes").status_code == 400
    assert asker.until(max(line.look["seq"] for line in lines))["ask"]["of"] == [other.seat]


def test_where_the_rules_allow_it_nobody_is_asked(ann: Person, bob: Person, eve: Person) -> None:
    lines = seated(ann, bob, eve, game="heroes", seed=7)
    assert ask(lines[0])["error"] == "undo-refused"  # nothing to take back
    lines[0].act(0)
    together(lines)
    assert lines[0].look["undo"] == {"allowed": True, "reason": None, "ask": False}
    assert ask(lines[0])["error"] == "undo-refused"


def test_where_nothing_is_taken_back_nobody_asks(ann: Person, bob: Person) -> None:
    lines = at_xiii(ann, bob, aids={"odds": True, "hints": True, "undo": False})
    for _ in range(12):
        mover(lines).act(0)
    together(lines)
    assert not any(line.look["undo"]["ask"] for line in lines)
    assert ask(lines[0])["error"] == "aid-off"


def test_what_would_be_taken_back_is_told_as_each_had_been_told_of_it(
    ann: Person, bob: Person, server: Running
) -> None:
    """The question tells nobody more than the log had."""
    for seed in range(30):
        play = Play(XIII, 2, seed, {})
        secrets = 0
        for _ in range(60):
            state = play.record.state
            if state.over:
                break
            play.act(state.seat, state.form(state.legal_actions()[-1]))
            for seat in play.now.may_ask:
                before = len(play.record.events)
                going_back.ask(play, seat, {"until": 1, "of": [1 - seat]})
                asked = play.now.asked
                assert asked is not None
                for viewer in (None, 0, 1):
                    known = [entry["text"] for entry in play.log(viewer)["log"]]
                    assert all(what in known for what in going_back.shown(play, asked, viewer)["what"])
                secrets += going_back.shown(play, asked, 0)["what"] != going_back.shown(play, asked, 1)["what"]
                going_back.lapse(play, seat, {"why": "withdrawn"})
                assert len(play.record.events) == before
        if secrets:
            return
    raise AssertionError("nothing was secret")


def test_a_seeded_table_deals_the_same_again(server: Running) -> None:
    """Who goes back and does the same gets the same: asking is no way to better luck."""
    play, again = Play(XIII, 2, 3, {}), Play(XIII, 2, 3, {})
    went_back = 0
    while not play.over and went_back < 5:
        state = play.record.state
        seat, form = state.seat, state.form(state.legal_actions()[-1])
        play.act(seat, form)
        again.act(seat, form)
        if seat in play.now.may_ask:
            actions = max(index for index, turn in enumerate(play.record.turns) if turn.seat == seat)
            forms = [(turn.seat, turn.form) for turn in play.record.turns[actions:]]
            going_back.ask(play, seat, {"until": 1, "of": []})
            assert len(play.record.turns) == actions
            for each, wanted in forms:
                play.act(each, wanted)
            assert play.record.state.to_json() == again.record.state.to_json()
            went_back += 1
    assert went_back == 5


def test_the_log_alone_tells_it_again() -> None:
    play = Play(XIII, 2, 3, {})
    log: list[tuple[str, int, Json]] = []

    def do(kind: str, seat: int, form: Json) -> None:
        play.repeat(kind, seat, form)
        log.append((kind, seat, form))

    for _ in range(40):
        state = play.record.state
        seat = state.seat
        do("act", seat, state.form(state.legal_actions()[0]))
        if seat in play.now.may_ask:
            do("ask", seat, {"until": 5, "of": [1 - seat]})
            do(*(("agree", 1 - seat, {}) if len(log) % 2 else ("lapse", 1 - seat, {"why": "declined"})))
    twin = Play(XIII, 2, 3, {})
    for kind, seat, form in json.loads(json.dumps(log)):
        twin.repeat(kind, seat, form)
    assert twin.record.state.to_json() == play.record.state.to_json()
    assert (twin.log(0), twin.asked_about, twin.reconsidering) == (play.log(0), play.asked_about, play.reconsidering)
    assert {kind for kind, _, _ in log} == {"act", "ask", "agree", "lapse"}


def test_nobody_agrees_to_what_is_not_asked() -> None:
    play = Play(XIII, 2, 3, {})
    with pytest.raises(NoAsk):
        going_back.agree(play, 0)
    with pytest.raises(NoAsk):
        going_back.lapse(play, 0, {"why": "late"})
    with pytest.raises(UndoRefused):
        going_back.ask(play, 0, {"until": 1, "of": [1]})
    assert play.seq == 0
