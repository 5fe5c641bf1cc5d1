"""Lessons at the online table: the coach speaks to whoever learns alone, plays on when read, and leads back."""

from __future__ import annotations

import asyncio
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command

from tests.server.client import BOT, ME, Json, Line, Person, new_id, until
from tests.server.conftest import Running
from tests.server.test_store import insert, new_table
from wabe.games import load
from wabe.lessons import Step, lesson_of
from wabe.server import prices, tables, teaching
from wabe.server.live import Live
from wabe.server.protocol import Act
from wabe.server.store import SavedEvent, Store, rows
from wabe.server.store.migrate import config
from wabe.server.store.rows import Step as Kept

LESSON, WAR = lesson_of(load("xiii")), lesson_of(load("war"))
ASKED = {"kind": "unlock", "deck": 0}


def taught(person: Person, game: str = "xiii") -> str:
    """A new table of a lesson."""
    answer = person.post("/lessons", {"game": game, "name": "Ann", "bots": ["Dodo"]})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def opened(person: Person, table: str) -> Line:
    line = person.open(table, 0)
    line.next("snapshot")
    return line


def act(line: Line, form: Json) -> Json:
    answer = line.ask(type="act", seq=line.look["seq"], seat=0, form=form)
    if answer["ok"]:
        line.until(answer["seq"])
    return answer


def coach(line: Line) -> Json:
    answer = line.ask(type="coach", seq=line.look["seq"], seat=0)
    if answer["ok"]:
        line.until(answer["seq"])
    return answer


def learn(line: Line, steps: int, first: int = 0) -> None:
    """Do all that is asked for in the steps from the first to before step `steps`."""
    for number in range(first, steps):
        while line.look["lesson"]["step"] < number or not line.look["lesson"]["pages"]:
            line.receive()
        asked = line.look["lesson"]["awaits"]
        answer = coach(line) if asked is None else act(line, asked)
        assert answer["ok"], answer


def test_the_games_say_which_lessons_they_have(ann: Person) -> None:
    games = {game["alias"]: game["lessons"] for game in ann.http.get("/api/games").json()}
    assert games["xiii"] == [{"name": "first", "minutes": 5}]


def test_whoever_learns_sits_among_bots_at_the_same_deal_each_time(ann: Person, bob: Person) -> None:
    lines = [opened(one, taught(one)) for one in (ann, bob)]
    assert [[seat["name"] for seat in line.table["seats"]] for line in lines] == [["Ann", "Dodo"]] * 2
    assert [seat["kind"] for seat in lines[0].table["seats"]] == ["human", "bot"]
    assert lines[0].look["view"]["seats"] == lines[1].look["view"]["seats"]


def test_the_coach_says_what_is_to_be_seen_and_what_is_to_be_done(ann: Person) -> None:
    lesson = opened(ann, taught(ann)).look["lesson"]
    assert (lesson["name"], lesson["step"], lesson["steps"], lesson["done"]) == ("first", 0, len(LESSON.steps), False)
    assert lesson["pages"][2] == {"text": "lesson-keys", "at": ["keys"]}
    assert (lesson["awaits"], lesson["astray"]) == (ASKED, None)


def test_the_coach_speaks_to_nobody_else(ann: Person, bob: Person) -> None:
    table = taught(ann)
    line = bob.open(table)
    assert "lesson" not in line.next("snapshot")
    answer = bob.command(table, type="coach", seq=0, seat=0).json()
    assert answer["error"] == "not-your-seat"


def test_the_lobby_says_where_a_game_is_taught(ann: Person) -> None:
    lesson, table = taught(ann), ann.create(ME, BOT)["table"]
    told = {one["table"]: one["lesson"] for one in ann.http.get("/api/tables").json()["mine"]}
    assert told == {lesson: True, table: False}


def test_a_table_without_a_lesson_has_no_coach(ann: Person) -> None:
    table = ann.create({"kind": "me"}, {"kind": "bot", "level": "random"})["table"]
    line = opened(ann, table)
    assert "lesson" not in line.look
    assert coach(line)["error"] == "no-lesson"


def test_an_unknown_lesson_is_refused(ann: Person) -> None:
    answer = ann.post("/lessons", {"game": "xiii", "lesson": "second"})
    assert (answer.status_code, answer.json()["error"]) == (400, "no-lesson")


def test_while_the_learner_is_asked_the_coach_waits(ann: Person) -> None:
    assert coach(opened(ann, taught(ann)))["error"] == "lesson-waits"


def test_who_goes_astray_is_led_back_past_what_was_revealed(ann: Person) -> None:
    line = opened(ann, taught(ann))
    before = line.look["view"]
    learn(line, 1)
    cover = {"kind": "cover", "card": "hatter"}
    assert act(line, cover)["ok"]
    assert (line.look["lesson"]["astray"], line.look["lesson"]["awaits"]) == ("coach-astray", None)
    assert not line.look["undo"]["allowed"]
    assert act(line, line.look["decision"]["actions"][0]["form"])["error"] == "astray"
    assert coach(line)["ok"]
    assert (line.look["lesson"]["step"], line.look["lesson"]["astray"]) == (1, None)
    assert "taken-back" in [entry["kind"] for entry in line.log.values()]
    assert line.look["view"]["seats"] == before["seats"]


def test_others_move_as_the_lesson_says_once_all_is_read(ann: Person) -> None:
    line = opened(ann, taught(ann))
    number = next(number for number, step in enumerate(LESSON.steps) if step.then)
    learn(line, number)
    assert line.look["view"]["waiting"] == [1]
    assert not line.table["seats"][1]["thinking"]
    assert line.rest() == []  # no bot moves by itself
    assert line.ask(type="take_over", seat=0)["error"] == "lesson-runs"
    learn(line, number + 1, number)
    while line.look["lesson"]["step"] == number:
        line.receive()
    assert line.look["lesson"]["pages"]


def test_whoever_learns_is_waited_for_all_along_and_never_called(
    ann: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[Any] = []
    monkeypatch.setattr(server.hub.caller, "call", lambda browsers, news: called.append(news.call))
    table = taught(ann)
    line = opened(ann, table)
    learn(line, next(number for number, step in enumerate(LESSON.steps) if step.then))
    line.close()
    until(lambda: not server.hub._live[table].subscribers)
    look = ann.post(f"/tables/{table}/commands", {"type": "look", "seat": 0}).json()
    while look["lesson"]["awaits"] is None:
        assert look["view"]["waiting"] == [1]
        found = next(each for each in ann.http.get("/api/tables").json()["mine"] if each["table"] == table)
        assert (found["waiting"], found["your_turn"]) == ([0], True)
        assert ann.command(table, type="coach", seq=look["seq"], seat=0).status_code == 200
        look = ann.post(f"/tables/{table}/commands", {"type": "look", "seat": 0}).json()
    assert look["view"]["waiting"] == [0]
    assert called == []


def test_each_move_of_the_coach_is_paid_for(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    paid: list[float] = []
    monkeypatch.setattr(prices.Account, "settle", lambda account, seconds: paid.append(seconds))
    table = taught(ann, "war")
    line = opened(ann, table)
    leap = next(number for number, step in enumerate(WAR.steps) if step.leap)
    learn(line, leap + 1)
    line.until(sum(number <= leap for number, _ in WAR.script))
    assert paid.count(prices.COMMANDS[Act]) == sum(len(step.then) for step in WAR.steps[: leap + 1])


def test_a_lesson_goes_on_where_it_was_left_after_a_restart_too(ann: Person, server: Running) -> None:
    table = taught(ann)
    line = opened(ann, table)
    learn(line, 3)
    act(line, {"kind": "stop"})
    coach(line)
    before = line.look
    server.drop(table)
    again = opened(ann, table)
    assert again.look["lesson"] == before["lesson"]
    assert again.look["view"] == before["view"]
    assert again.look["seq"] == before["seq"]


def test_the_same_coach_is_asked_once(ann: Person) -> None:
    table = taught(ann)
    line = opened(ann, table)
    number = next(number for number, step in enumerate(LESSON.steps) if step.then)
    learn(line, number)
    request = {"type": "coach", "request_id": new_id(), "seq": line.look["seq"], "seat": 0}
    answers = [ann.post(f"/tables/{table}/commands", request).json() for _ in range(2)]
    assert answers[0] == answers[1]
    line.rest()
    assert line.look["lesson"]["step"] == number + 1


def test_the_coach_goes_on_only_from_what_was_read(ann: Person) -> None:
    line = opened(ann, taught(ann))
    number = next(number for number, step in enumerate(LESSON.steps) if step.then)
    learn(line, number)
    read = line.look["seq"]
    answers = [line.ask(type="coach", seq=read, seat=0) for _ in range(2)]
    assert [answer.get("error") for answer in answers] == [None, "stale"]
    line.rest()
    assert line.look["lesson"]["step"] == number + 1


def test_a_lesson_that_is_played_otherwise_by_now_is_over_where_it_was_begun(
    ann: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, done = taught(ann), taught(ann)
    learn(opened(ann, begun), 3)
    learn(opened(ann, done), len(LESSON.steps) - 1)
    *steps, last = LESSON.steps
    altered = replace(LESSON, steps=(*steps, Step(last.pages, {"kind": "unlock", "deck": 3}), last))
    monkeypatch.setattr(tables, "lessons_of", lambda game: (altered,))
    for table in (begun, done):
        server.drop(table)
        line = opened(ann, table)
        assert "lesson" not in line.look
        assert line.look["decision"] or line.look["view"]["waiting"] == [1]


def test_a_table_that_came_to_rest_in_the_middle_of_a_step_goes_on_at_the_next_coach(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def rest(_: Live) -> None:
        """The server ends here."""

    line = opened(ann, taught(ann, "war"))
    with monkeypatch.context() as broken:
        broken.setattr(teaching, "play_on", rest)
        assert act(line, line.look["lesson"]["awaits"])["ok"]
    lesson = line.look["lesson"]
    assert (lesson["step"], lesson["pages"], lesson["awaits"], lesson["astray"]) == (0, [], None, None)
    assert coach(line)["ok"]
    learn(line, 2)


def test_after_the_lesson_the_game_goes_on_with_bots(ann: Person) -> None:
    line = opened(ann, taught(ann))
    learn(line, len(LESSON.steps) - 1)
    assert line.look["lesson"]["done"]
    line.until(line.look["seq"] + 1)
    assert line.look["lesson"]["done"]
    assert line.look["view"]["active"] == 1
    assert coach(line)["error"] == "no-lesson"


def test_a_store_of_before_lessons_has_no_table_whose_log_it_cannot_play(tmp_path: Path) -> None:
    kept, gone = new_table(), new_table()
    with closing(Store(str(tmp_path / "wabe.sqlite3"))) as store:
        for laid in (kept, gone):
            asyncio.run(store.write(partial(insert, laid)))
        back = SavedEvent(1, "back", 0, {"actions": 0}, None)
        asyncio.run(store.write(None, gone.table.id, Kept(replace(gone.table, seq=1), back)))
        settings = config()
        with store.engine.begin() as connection:
            settings.attributes["connection"] = connection
            command.downgrade(settings, "0010")
            command.upgrade(settings, "head")
            assert rows.load_table(connection, kept.table.id) == kept.table
            for name in ("tables", "seats", "events"):
                assert gone.table.id not in repr(connection.exec_driver_sql(f"SELECT * FROM {name}").all())
