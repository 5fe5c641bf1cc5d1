"""Promises 1 and 4: acknowledged means committed, once; every reconnect ends in the right state."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from tests.server.client import BOT, LINK, ME, Json, Line, Person, new_id
from tests.server.conftest import Running, running
from tests.server.test_table import hot_seat, mover, play_out


@contextmanager
def held_commits(server: Running) -> Iterator[threading.Event]:
    """The store commits nothing before the event is set."""
    go_on = threading.Event()

    def hold(_connection: object) -> None:
        go_on.wait(10)

    engine = server.hub.store._writer._engine
    event.listen(engine, "commit", hold)
    try:
        yield go_on
    finally:
        go_on.set()
        event.remove(engine, "commit", hold)


@contextmanager
def failing_commits(server: Running) -> Iterator[None]:
    """The store cannot commit, as on a full disk."""

    def fail(_connection: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    engine = server.hub.store._writer._engine
    event.listen(engine, "commit", fail)
    try:
        yield
    finally:
        event.remove(engine, "commit", fail)


def first_action(line: Line) -> Json:
    return {
        "type": "act",
        "request_id": new_id(),
        "seq": line.look["seq"],
        "seat": line.seat,
        "form": line.look["decision"]["actions"][0]["form"],
    }


# --- 1. acknowledged means committed --------------------------------------------------------------------------------


def test_nobody_sees_a_move_before_it_is_committed(server: Running, ann: Person, bob: Person) -> None:
    table, lines = hot_seat(ann)
    watcher = bob.open(table)
    watcher.rest()
    acting = mover(lines)
    with held_commits(server) as go_on:
        request_id = acting.send(**first_action(acting))
        late = bob.open(table)
        for line in (*lines, watcher, late):
            assert [frame["type"] for frame in line.rest() if frame["type"] != "presence"] == []
        assert server.log(table) == []
        go_on.set()
        assert acting.next("answer")["request_id"] == request_id
    assert [row[:2] for row in server.log(table)] == [(1, "act")]
    for line in (*lines, watcher, late):
        assert line.until(1)["seq"] == 1


def test_nothing_is_disclosed_before_the_last_move_is_committed(server: Running, ann: Person, bob: Person) -> None:
    table, lines = hot_seat(ann, seed=None)
    live = server.hub._live[table]
    while not live.table.over:
        acting, seq = mover(lines), live.play.seq
        with held_commits(server) as go_on:
            acting.send(**first_action(acting))
            while live.play.seq == seq:
                time.sleep(0.001)
            for path in ("save", "replay"):
                assert bob.http.get(f"/api/tables/{table}/{path}").status_code == 409
            assert live.table_for("")["secret"] is None
            go_on.set()
            assert acting.next("answer")["ok"]
        acting.until(seq + 1)
    assert live.table_for("")["secret"]
    assert bob.http.get(f"/api/tables/{table}/save").status_code == 200


def test_what_cannot_be_committed_did_not_happen(server: Running, ann: Person, caplog: Any) -> None:
    table, lines = hot_seat(ann)
    acting = mover(lines)
    view, command = acting.look["view"], first_action(acting)
    with failing_commits(server):
        answer = ann.post(f"/tables/{table}/commands", command)
    assert answer.status_code == 503
    assert answer.json()["error"] == "store-failed"
    for line in lines:
        assert line.closed() == 1012
        assert line.look["seq"] == 0
    again = ann.open(table, acting.seat, after=0)
    assert again.rest()[0]["type"] == "presence"  # nothing was missed
    assert ann.open(table, acting.seat).next("snapshot")["view"] == view
    assert ann.post(f"/tables/{table}/commands", command).json()["seq"] == 1  # the same request, tried again
    assert len(server.log(table)) == 1


def test_the_same_request_twice_gives_the_same_answer_once(server: Running, ann: Person) -> None:
    table, lines = hot_seat(ann)
    acting = mover(lines)
    command = first_action(acting)
    acting.send(**command)
    acting.send(**command)
    first, second = acting.next("answer"), acting.next("answer")
    third = ann.post(f"/tables/{table}/commands", command).json()
    assert first == second == third
    assert len(server.log(table)) == 1
    assert [frame["type"] for frame in acting.frames].count("update") == 1


def test_requests_under_way_at_once_are_carried_out_once(server: Running, ann: Person) -> None:
    table, lines = hot_seat(ann)
    command = first_action(mover(lines))
    answers: list[Json] = []
    with held_commits(server) as go_on:
        asking = [
            threading.Thread(target=lambda: answers.append(ann.post(f"/tables/{table}/commands", command).json()))
            for _ in range(4)
        ]
        for thread in asking:
            thread.start()
        go_on.set()
        for thread in asking:
            thread.join()
    assert answers == [answers[0]] * 4
    assert answers[0]["ok"]
    assert len(server.log(table)) == 1


@pytest.mark.parametrize(
    "command", [{"type": "chat", "seat": 0, "text": "Hello"}, {"type": "name", "seat": 0, "name": "X"}]
)
def test_every_kind_of_request_is_answered_once(command: Json, server: Running, ann: Person) -> None:
    table, lines = hot_seat(ann)
    command = {**command, "request_id": "the same"[:3]}
    answers = [ann.post(f"/tables/{table}/commands", command).json() for _ in range(3)]
    assert answers == [answers[0]] * 3
    assert [frame["type"] for frame in lines[0].rest()].count("chat") == (command["type"] == "chat")


def test_a_refusal_is_repeated_even_when_it_would_succeed_now(ann: Person) -> None:
    _, lines = hot_seat(ann)
    acting = mover(lines)
    refused = acting.ask(type="undo", seat=acting.seat, request_id="early")
    acting.act()
    assert acting.look["undo"]["allowed"]
    assert acting.ask(type="undo", seat=acting.seat, request_id="early") == refused
    assert acting.ask(type="undo", seat=acting.seat)["ok"]


def test_nobody_else_gets_the_answer_of_a_request(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK)
    bob.claim(made["links"]["1"])
    chat = {"type": "chat", "request_id": "mine", "text": "Hello"}
    assert ann.post(f"/tables/{made['table']}/commands", chat).json()["ok"]
    answer = bob.post(f"/tables/{made['table']}/commands", chat)
    assert (answer.status_code, answer.json()["error"]) == (409, "request-id-taken")


def test_answers_outlive_the_server(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store) as server, Person(server.url) as ann:
        table, lines = hot_seat(ann)
        command = first_action(mover(lines))
        answer = ann.post(f"/tables/{table}/commands", command).json()
        cookie = ann.http.cookies["wabe"]
        look = lines[0].until(1)
    with running(store) as server, Person(server.url) as ann:
        ann.http.cookies.set("wabe", cookie)
        assert ann.post(f"/tables/{table}/commands", command).json() == answer
        again = ann.open(table, 0).next("snapshot")
        assert again["view"] == look["view"]
        assert again["seq"] == 1
        assert len(server.log(table)) == 1


def test_a_game_comes_back_with_its_undos_and_plays_on(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store) as server, Person(server.url) as ann:
        made = ann.create(ME, BOT)
        line = ann.open(made["table"], 0)
        for _ in range(4):
            line.act()
            if line.look["undo"]["allowed"]:
                line.ask(type="undo", seat=0)
                line.act(1)
        line.receive_decision()
        before, cookie = line.look, ann.http.cookies["wabe"]
        log = server.log(made["table"])
        assert "undo" in {row[1] for row in log}
    with running(store) as server, Person(server.url) as ann:
        ann.http.cookies.set("wabe", cookie)
        line = ann.open(made["table"], 0)
        after = line.next("snapshot")
        assert (after["seq"], after["view"], after["decision"]) == (before["seq"], before["view"], before["decision"])
        while not line.look["view"]["over"]:
            line.act()
            while not line.look["view"]["over"] and not line.look["decision"]:
                line.receive()
        assert server.log(made["table"])[: len(log)] == log


def test_a_bot_that_had_to_move_moves_after_a_restart(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store, bot_delay=60) as server, Person(server.url) as ann:
        table = ann.create(BOT, BOT)["table"]
    with running(store) as server, Person(server.url) as bob:
        line = bob.open(table)
        assert line.until(3)["seq"] >= 3


# --- stale ----------------------------------------------------------------------------------------------------------


def test_an_answer_to_an_old_position_is_stale(server: Running, ann: Person) -> None:
    table, lines = hot_seat(ann)
    acting = mover(lines)
    first = first_action(acting)
    acting.act()
    before = server.log(table)
    for seq in (0, -5, 2, 99):
        answer = acting.ask(**{**first, "request_id": new_id(), "seq": seq})
        assert answer["error"] == "stale"
    assert server.log(table) == before


# --- 4. every reconnect ends in the right state ---------------------------------------------------------------------


def test_a_reconnect_gets_exactly_the_missed_updates(ann: Person) -> None:
    table, lines = hot_seat(ann)
    for _ in range(6):
        mover(lines).act()
    newest = max(line.look["seq"] for line in lines)
    lines[0].until(newest)
    sent = [frame for frame in lines[0].frames if frame["type"] == "update"]
    again = ann.open(table, 0, after=2)
    frames = again.rest()
    assert [frame["type"] for frame in frames] == ["update"] * 4
    assert [{**frame, "table": None} for frame in frames] == [{**frame, "table": None} for frame in sent[2:]]


@pytest.mark.parametrize("after", [10**6, 0])
def test_what_cannot_be_continued_starts_from_a_snapshot(after: int, ann: Person) -> None:
    table, lines = hot_seat(ann)
    acting = mover(lines)
    acting.act()
    acting.ask(type="undo", seat=acting.seat)
    assert ann.open(table, 0, after=after).receive()["type"] == "snapshot"


class Shaky(Line):
    """A line on which frames come doubled, late and in another order, or never, and which breaks now and then."""

    def __init__(self, person: Person, table: str, seat: int, chance: random.Random) -> None:
        super().__init__(person, table, seat, None)
        self.chance, self.id = chance, table
        self.late: list[Json] = []
        self.whole = True

    def take(self, frame: Json) -> None:
        luck = self.chance.random()
        if luck < 0.2:
            self.late.append(frame)
            return
        for each in [frame] * (2 if luck < 0.4 else 1) + (self.late if luck < 0.7 else []):
            self.apply(each)
        self.late = [] if luck < 0.7 else self.late

    def apply(self, frame: Json) -> None:
        seq = self.look.get("seq", -1)
        super().take(frame)
        if frame["type"] == "snapshot":
            self.whole = self.whole or frame is self.look
        elif frame["type"] == "update" and frame["seq"] > seq + 1:
            self.whole = False
        if not self.whole and frame["type"] in {"snapshot", "update"}:
            self.send(type="look", seat=self.seat)

    def break_down(self, person: Person) -> Shaky:
        """Lose the line, and what was still to come on it, and open another one."""
        self.close()
        again = Shaky.__new__(Shaky)
        vars(again).update(vars(self))
        Line.__init__(again, person, self.id, self.seat, self.look.get("seq") if self.whole else None)
        again.look, again.log, again.table, again.late = self.look, self.log, self.table, []
        person.lines.append(again)
        return again


@pytest.mark.parametrize("seed", range(3))
def test_dropped_doubled_and_reordered_frames_end_in_the_right_state(seed: int, ann: Person, bob: Person) -> None:
    chance = random.Random(seed)
    made = ann.create(ME, LINK, BOT)
    bob.claim(made["links"]["1"])
    steady = [ann.open(made["table"], 0), bob.open(made["table"], 1)]
    shaky = [Shaky(ann, made["table"], 0, chance), Shaky(bob, made["table"], 1, chance)]
    for _ in range(40):
        if step(steady, chance):
            break
        for seat, (person, line) in enumerate(zip((ann, bob), shaky, strict=True)):
            drain(line)
            if chance.random() < 0.15:
                shaky[seat] = line.break_down(person)
    for person, line in zip((ann, bob), shaky, strict=True):
        settle(line)
        truth = person.open(made["table"], line.seat).next("snapshot")
        for part in ("seq", "view", "decision", "odds", "undo"):
            assert line.look[part] == truth[part]
        known = [line.log[index] for index in sorted(line.log)]
        assert known[1 - len(truth["log"]) :] == truth["log"][1:]  # the first one of a part has its chapter


def step(lines: list[Line], chance: random.Random) -> bool:
    """One action or undo of whoever can; whether the game is over."""
    while True:
        for line in lines:
            line.rest(0.01)
            if line.look.get("view", {}).get("over"):
                return True
            if line.look.get("decision"):
                kind = "undo" if line.look["undo"]["allowed"] and chance.random() < 0.3 else "act"
                take_step(line, kind, chance)
                return False


def take_step(line: Line, kind: str, chance: random.Random) -> None:
    if kind == "undo":
        line.ask(type="undo", seat=line.seat)
    else:
        line.act(chance.randrange(50))


def drain(line: Line) -> None:
    try:
        line.rest(0.01)
    except ConnectionClosed:
        pytest.fail("the server closed a line")


def settle(line: Shaky) -> None:
    """From now on nothing gets lost."""
    line.chance = random.Random()
    line.chance.random = lambda: 0.5  # type: ignore[method-assign]
    line.rest()
    line.send(type="ping")
    line.next("pong")
    for frame in line.late:
        line.apply(frame)
    line.rest()


def test_an_answer_lost_with_its_line_is_given_on_the_next(server: Running, ann: Person) -> None:
    table, lines = hot_seat(ann)
    acting = mover(lines)
    command = first_action(acting)
    acting.send(**command)
    acting.close()  # nobody hears the answer
    again = ann.open(table, acting.seat, after=0)
    assert again.ask(**command) == {"type": "answer", "request_id": command["request_id"], "ok": True, "seq": 1}
    assert again.until(1)["seq"] == 1
    assert len(server.log(table)) == 1


def test_a_finished_game_can_still_be_joined(ann: Person, bob: Person) -> None:
    table, lines = hot_seat(ann)
    play_out(lines)
    look = bob.open(table).next("snapshot")
    assert look["view"] == {**lines[0].look["view"], **{key: look["view"][key] for key in ("seat", "hall", "seats")}}
    assert look["score_sheet"] == lines[0].look["score_sheet"]
