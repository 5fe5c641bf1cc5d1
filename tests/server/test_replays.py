"""Looking back at finished games: replays in parts, the course of points, what is kept of them."""

from __future__ import annotations

import asyncio
import hashlib
import json
from functools import partial
from pathlib import Path

import pytest

import wabe
from tests.server.client import Json, Line, Person
from tests.server.conftest import Running, running
from tests.server.test_table import hot_seat, mover, play_out
from wabe.kernel import face_up
from wabe.server import replays
from wabe.server.errors import GameRunning
from wabe.server.openness import ALL, Eyes
from wabe.server.past import Archive


def test_replay_and_save_only_after_the_end(ann: Person, bob: Person) -> None:
    table, lines = hot_seat(ann, 4, seed=None)
    for path in ("replay", "save"):
        refused = ann.http.get(f"/api/tables/{table}/{path}")
        assert refused.status_code == 409
        assert refused.json()["error"] == "game-running"
    acting = mover(lines)
    acting.act()
    acting.ask(type="undo", seat=acting.seat)
    acting.until(2)
    play_out(lines, 0)  # which is never so soon over that the replay has one page
    check_replay(bob, table, lines)
    save = bob.http.get(f"/api/tables/{table}/save").json()
    record = wabe.Record.from_json(save, wabe.load)
    assert record.state.scores() == lines[0].look["view"]["scores"]
    assert bob.http.get(f"/api/tables/{table}/replay?seat=4").status_code == 400


def test_all_open_only_after_the_end(ann: Person, bob: Person) -> None:
    table, lines = hot_seat(ann, seed=None)
    acting = mover(lines)
    acting.act()
    for path in ("replay", "replay/0"):
        for person in (ann, bob):
            refused = person.http.get(f"/api/tables/{table}/{path}?seat=all")
            assert (refused.status_code, refused.json()["error"]) == (409, "game-running")
            assert "cards" not in refused.text
    acting.until(1)
    play_out(lines)
    replay, page = (bob.http.get(f"/api/tables/{table}/{path}?seat=all").json() for path in ("replay", "replay/0"))
    record = wabe.Record.from_json(bob.http.get(f"/api/tables/{table}/save").json(), wabe.load)
    assert page["views"] == json.loads(json.dumps(face_up.views(record)[: replay["page"]]))
    told = [face_up.entry(record, index) for index in range(len(record.events))]
    assert [{name: entry[name] for name in ("kind", "args", "seen")} for entry in replay["log"]] == told
    assert any(entry["seen"] for entry in replay["log"])
    assert all(entry["text"]["key"].endswith("-seen") == entry["seen"] for entry in replay["log"])
    for unknown in ("al", "All", "-2", "all,0"):
        assert bob.http.get(f"/api/tables/{table}/replay?seat={unknown}").status_code == 400


def test_what_makes_a_replay_asks_once_more_whether_the_game_is_over(ann: Person, server: Running) -> None:
    table, _lines = hot_seat(ann)
    source = server.hub.past.source(server.hub._live[table].table)
    everybody: tuple[Eyes, ...] = (None, 0, ALL)
    for eyes in everybody:
        with pytest.raises(GameRunning):
            replays.made(source, "replay", eyes)


@pytest.mark.parametrize("who", [{"type": "look", "seat": "all"}, {"type": "look", "seat": -2}])
def test_no_line_of_a_running_table_looks_through_all_eyes(who: Json, ann: Person) -> None:
    table, _lines = hot_seat(ann)
    with ann.open(table) as line:
        line.next("snapshot")
        assert line.ask(**who)["ok"] is False
    assert ann.http.get(f"/api/tables/{table}/log?seat=all&before=9").status_code == 400


def check_replay(person: Person, table: str, lines: list[Line]) -> None:
    replay = person.http.get(f"/api/tables/{table}/replay?seat=1").json()
    steps = replay["steps"]
    assert steps[0] == {"seq": 0, "seat": None, "label": None}
    assert steps[1]["seq"] == 3  # 1 was taken back by 2
    assert all(step["label"]["key"].startswith("act-") for step in steps[1:])
    assert replay["log"] == [lines[1].log[i] for i in sorted(lines[1].log) if lines[1].log[i]["kind"] != "taken-back"]
    assert {entry["seq"] for entry in replay["log"]} <= {step["seq"] for step in steps}
    assert hashlib.sha256(bytes.fromhex(replay["secret"])).hexdigest() == replay["secret_hash"]
    views = views_of(person, table, replay)
    assert len(views) == len(steps)
    assert views[-1] == lines[1].look["view"]


def views_of(person: Person, table: str, replay: Json) -> list[Json]:
    """The positions, page by page."""
    count, size = len(replay["steps"]), replay["page"]
    assert count > size
    answers = [person.http.get(f"/api/tables/{table}/replay/{page}?seat=1") for page in range(-(-count // size))]
    pages = [answer.json()["views"] for answer in answers]
    assert [len(page) for page in pages[:-1]] == [size] * (len(pages) - 1)
    for beyond in (str(len(pages)), "-1", "x", "9" * 5000):
        assert person.http.get(f"/api/tables/{table}/replay/{beyond}").status_code == 404
    return [view for page in pages for view in page]


def test_the_course_of_points_has_the_last_of_each_turn(ann: Person) -> None:
    table, lines = hot_seat(ann, seed=None)
    assert ann.http.get(f"/api/tables/{table}/course").status_code == 409
    play_out(lines)
    course = ann.http.get(f"/api/tables/{table}/course").json()
    assert course["turns"] == sorted(set(course["turns"]))
    assert course["turns"][-1] == lines[0].look["view"]["turn"]
    assert course["gains"] == []  # this game has no places that bring points
    assert course["points"][-1] == lines[0].look["view"]["scores"]
    looks = {frame["view"]["turn"]: frame["view"]["scores"] for frame in lines[0].frames if "view" in frame}
    assert dict(zip(course["turns"], course["points"], strict=True)) == looks


@pytest.mark.parametrize("path", ["replay", "replay/0", "course", "save"])
def test_looking_back_is_sent_compressed_to_whoever_reads_that(path: str, ann: Person) -> None:
    table, lines = hot_seat(ann)
    play_out(lines)
    packed = ann.http.get(f"/api/tables/{table}/{path}")
    assert packed.headers["content-encoding"] == "gzip"
    for accepted in ("identity", "", "gzip;q=0", "br"):
        opened = ann.http.get(f"/api/tables/{table}/{path}", headers={"accept-encoding": accepted})
        assert "content-encoding" not in opened.headers
        assert opened.json() == packed.json()
        assert len(opened.content) == int(opened.headers["content-length"])
    assert packed.headers["vary"] == opened.headers["vary"] == "accept-encoding"


def test_what_was_made_is_kept_until_there_is_too_much() -> None:
    made: list[str] = []

    async def one(name: str) -> list[bytes]:
        made.append(name)
        return [name.encode() * 4]

    async def ask(archive: Archive, *names: str) -> None:
        for name in names:
            assert await archive.get((name, "replay"), partial(one, name)) == [name.encode() * 4]

    asyncio.run(ask(Archive(8), "a", "b", "a", "c", "a", "b"))
    assert made == ["a", "b", "c", "b"]


def test_two_who_ask_at_once_wait_for_the_same(ann: Person) -> None:
    made: list[int] = []

    async def make() -> list[bytes]:
        made.append(1)
        return [b"x"]

    async def both() -> list[list[bytes]]:
        archive = Archive()
        asked = (archive.get(("t", "replay"), make) for _ in range(2))
        return await asyncio.gather(*asked)

    assert asyncio.run(both()) == [[b"x"], [b"x"]]
    assert made == [1]


def test_what_failed_is_not_kept() -> None:
    async def twice() -> list[bytes]:
        archive = Archive()

        async def broken() -> list[bytes]:
            raise ValueError("no game")

        async def whole() -> list[bytes]:
            return [b"x"]

        with pytest.raises(ValueError, match="no game"):
            await archive.get(("t", "replay"), broken)
        return await archive.get(("t", "replay"), whole)

    assert asyncio.run(twice()) == [b"x"]


def test_what_was_made_of_a_finished_game_is_not_made_again_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, paths = tmp_path / "wabe.sqlite3", ["replay", "replay?seat=1", "replay/0?seat=1", "course", "save"]

    def look_back(person: Person, table: str) -> list[Json]:
        answers = [person.http.get(f"/api/tables/{table}/{path}") for path in paths]
        assert [answer.status_code for answer in answers] == [200] * len(paths)
        return [answer.json() for answer in answers]

    with running(store) as server, Person(server.url) as ann:
        table, lines = hot_seat(ann)
        play_out(lines)
        before = look_back(ann, table)
        assert table in server.hub._live
    monkeypatch.setattr(replays, "made", None)
    with running(store) as server, Person(server.url) as ann:
        assert look_back(ann, table) == before
        assert table not in server.hub._live  # nothing was played for it
    monkeypatch.undo()
    monkeypatch.setattr(replays, "FORM", replays.FORM + 1)
    with running(store) as server, Person(server.url) as ann:
        assert look_back(ann, table) == before  # made by another version, so made anew


def test_looking_back_is_made_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path / "wabe.sqlite3", bot_processes=1) as server, Person(server.url) as ann:
        table, lines = hot_seat(ann)
        play_out(lines)
        monkeypatch.setattr(replays, "replay", None)
        monkeypatch.setattr(replays, "packed", None)
        monkeypatch.setattr("wabe.server.retelling.Retelling", None)
        assert ann.replay(table, 0)["steps"]
        assert ann.http.get(f"/api/tables/{table}/save").status_code == 200
