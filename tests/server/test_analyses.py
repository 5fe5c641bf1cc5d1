"""Analyses of finished games: asked for, made aside, kept with the table (docs/protocol.md, Analysis)."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import httpx
import pytest

import wabe
from tests.server import analysts
from tests.server.client import Json, Person, until
from tests.server.conftest import Running, running
from tests.server.test_table import hot_seat, mover
from tests.server.unlimited import NO_LIMITS
from wabe.analysis import Settings
from wabe.server import analyses, apart, replays
from wabe.server.apart import Died, Most, Tell, TooLong
from wabe.server.limits import Rate
from wabe.server.store import tending


async def in_a_thread(work: Callable[[Tell], Json], tell: Tell, _most: Most) -> Json:
    """Instead of a process, which takes longer to begin than all else here."""
    return await asyncio.to_thread(work, tell)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes step back behind nobody: beside other tests they would wait for half a minute to begin."""
    monkeypatch.setattr(apart, "NICE", 0)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(analyses, "done_apart", in_a_thread)
    with running(tmp_path / "wabe.sqlite3") as found:
        found.hub.analyses.analyse = analysts.patient
        yield found
        (tmp_path / "go").touch()


def finished(person: Person) -> str:
    """A table whose game is over."""
    table, lines = hot_seat(person)
    assert lines[0].ask(type="concede", seat=0)["ok"]
    return table


def ask(person: Person, table: str) -> httpx.Response:
    return person.post(f"/tables/{table}/analysis", {})


def standing(person: Person, table: str) -> Json:
    answer = person.http.get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def asked(folder: Path) -> list[str]:
    """The tables that were given to processes, in order."""
    file = folder / "begun"
    return [line.split()[0] for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def process(folder: Path) -> int:
    """The last process that was asked."""
    return int((folder / "begun").read_text(encoding="utf-8").split()[-2])


def test_whoever_may_see_the_replay_has_it_made_once_and_everybody_hears_how_far_it_is(
    ann: Person, bob: Person, tmp_path: Path
) -> None:
    table = finished(ann)
    assert standing(bob, table) == {"state": "none"}
    assert ask(bob, table).json()["state"] in {"waiting", "running"}
    until(lambda: standing(ann, table) == {"state": "running", "share": 0.25})
    assert ask(ann, table).json() == {"state": "running", "share": 0.25}
    (tmp_path / "go").touch()
    until(lambda: standing(bob, table) == {"state": "done", "report": {"of": table}})
    assert ask(ann, table).json() == standing(ann, table)
    assert asked(tmp_path) == [table]
    opened = ann.http.get(f"/api/tables/{table}/analysis", headers={"accept-encoding": "identity"})
    assert opened.json() == standing(ann, table)


def test_nothing_of_a_running_game_is_analysed(ann: Person, tmp_path: Path) -> None:
    table, lines = hot_seat(ann)
    for answer in (ask(ann, table), ann.http.get(f"/api/tables/{table}/analysis")):
        assert (answer.status_code, answer.json()["error"]) == (409, "game-running")
    lines[0].act()
    assert ask(ann, table).json()["error"] == "game-running"
    assert ask(ann, "nowhere").status_code == 404
    assert asked(tmp_path) == []


def test_a_page_of_another_site_asks_for_nothing(ann: Person) -> None:
    path = f"/api/tables/{finished(ann)}/analysis"
    assert ann.http.post(path, json={}, headers={"origin": "https://elsewhere.example"}).status_code == 403
    assert ann.http.post(path, data={"a": "b"}).status_code == 415


def test_one_is_made_after_the_other_and_too_many_are_refused(
    ann: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "ALL", 3)
    monkeypatch.setattr(analyses, "OWN", 4)
    tables = [finished(ann) for _ in range(4)]
    answers = [ask(ann, table) for table in tables]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 503]
    assert [answer.json().get("ahead") for answer in answers[1:3]] == [1, 2]
    assert answers[3].json()["error"] == "too-busy"
    until(lambda: asked(tmp_path))
    assert standing(ann, tables[2]) == {"state": "waiting", "ahead": 2}
    assert asked(tmp_path) == tables[:1]
    (tmp_path / "go").touch()
    until(lambda: standing(ann, tables[2])["state"] == "done")
    assert asked(tmp_path) == tables[:3]


def test_what_was_made_stays_after_a_restart_and_what_was_half_made_is_asked_for_again(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store) as server, Person(server.url) as ann:
        server.hub.analyses.analyse = analysts.quick
        whole, half = finished(ann), finished(ann)
        ask(ann, whole)
        until(lambda: standing(ann, whole)["state"] == "done")
        server.hub.analyses.analyse = analysts.patient
        ask(ann, half)
        until(lambda: standing(ann, half)["state"] == "running" and asked(tmp_path)[-1] == half)
    with pytest.raises(ProcessLookupError):  # it has ended with the server
        os.kill(process(tmp_path), 0)
    with running(store) as server, Person(server.url) as ann:
        server.hub.analyses.analyse = analysts.quick
        assert standing(ann, whole)["report"] == {"of": whole}
        assert standing(ann, half) == {"state": "none"}
        ask(ann, half)
        until(lambda: standing(ann, half)["state"] == "done")


def test_what_an_older_release_or_older_rules_have_made_is_shown_as_long_as_it_has_the_same_shape(
    server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.hub.analyses.analyse = analysts.quick
    table = finished(ann)
    ask(ann, table)
    until(lambda: standing(ann, table)["state"] == "done")
    monkeypatch.setattr(wabe, "__version__", "99")
    monkeypatch.setattr(replays, "FORM", replays.FORM + 1)
    with server.hub.store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET version = version - 1")
    assert standing(ann, table)["state"] == "done"
    monkeypatch.setattr(analyses, "STAMP", "99")
    assert standing(ann, table) == {"state": "none"}


def test_it_is_made_to_its_end_whatever_else_is_edited_at_its_table(
    server: Running, ann: Person, tmp_path: Path
) -> None:
    table = finished(ann)
    ask(ann, table)
    until(lambda: standing(ann, table)["state"] == "running")

    async def edited() -> None:  # its rematch was deleted, or a name forgotten
        server.hub.forget(table)
        await asyncio.gather(*server.hub._tasks)

    asyncio.run_coroutine_threadsafe(edited(), server.loop).result(10)
    (tmp_path / "go").touch()
    until(lambda: standing(ann, table)["state"] == "done")
    assert asked(tmp_path) == [table]


def test_it_is_deleted_with_its_table_even_while_it_is_made(tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3") as server, Person(server.url) as ann:
        made, half = finished(ann), finished(ann)
        server.hub.analyses.analyse = analysts.quick
        ask(ann, made)
        until(lambda: standing(ann, made)["state"] == "done")
        server.hub.analyses.analyse = analysts.patient
        ask(ann, half)
        until(lambda: asked(tmp_path)[-1] == half)
        with server.hub.store.engine.begin() as connection:
            tending.delete_tables(connection, [made, half])
            assert connection.exec_driver_sql("SELECT count(*) FROM kept WHERE name = 'analysis'").scalar_one() == 0
        server.loop.call_soon_threadsafe(server.hub.forget, half)  # as housekeeping does when it hears of the edit
        until(lambda: len(server.hub.analyses) == 0)
        with pytest.raises(ProcessLookupError):
            os.kill(process(tmp_path), 0)


@pytest.mark.parametrize(
    ("analyse", "error", "key"),
    [
        (analysts.refusing, "forked-game", "error-forked-newer"),
        (analysts.broken, "no-analysis", "error-no-analysis"),
    ],
)
def test_one_that_fails_says_so_at_every_worker_until_it_is_asked_for_again(
    analyse: analyses.Analyse, error: str, key: str, server: Running, ann: Person
) -> None:
    server.hub.analyses.analyse = analyse
    table = finished(ann)
    ask(ann, table)
    until(lambda: standing(ann, table)["state"] == "failed")
    said = standing(ann, table)
    assert (said["error"], said["text"]["key"]) == (error, key)
    assert said["message"]
    server.hub.analyses = analyses.Analyses(server.hub, analyse)  # as another worker has them
    assert standing(ann, table) == said
    server.hub.analyses.analyse = analysts.quick
    assert ask(ann, table).json()["state"] in {"waiting", "running"}
    until(lambda: standing(ann, table)["state"] == "done")


def test_one_that_dies_while_the_server_ends_has_not_failed(
    server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(*_: object) -> Json:
        server.hub.ending = True
        raise Died

    table = finished(ann)
    monkeypatch.setattr(analyses, "done_apart", dies)
    ask(ann, table)
    until(lambda: not len(server.hub.analyses))
    assert standing(ann, table) == {"state": "none"}


def test_one_that_takes_too_long_is_given_up(server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    async def endless(_work: object, _tell: Tell, most: Most) -> Json:
        assert most == analyses.MOST
        raise TooLong

    monkeypatch.setattr(analyses, "done_apart", endless)
    table = finished(ann)
    ask(ann, table)
    until(lambda: standing(ann, table).get("text", {}).get("key") == "error-analysis-slow")
    assert len(server.hub.analyses) == 0


def test_one_address_has_only_so_many_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "done_apart", in_a_thread)
    monkeypatch.setattr(analyses, "OWN", 9)
    limits = replace(NO_LIMITS, analyses=Rate(1e-9, 2))
    with running(tmp_path / "wabe.sqlite3", limits=limits) as server, Person(server.url) as ann:
        server.hub.analyses.analyse = analysts.quick
        tables = [finished(ann) for _ in range(3)]
        assert [ask(ann, table).status_code for table in tables] == [200, 200, 429]
        until(lambda: standing(ann, tables[1])["state"] == "done")
        assert [ask(ann, table).status_code for table in tables] == [200, 200, 429]  # what is made costs nothing


def test_one_address_leaves_others_room_in_the_queue(server: Running, ann: Person, tmp_path: Path) -> None:
    tables = [finished(ann) for _ in range(4)]
    answers = [ask(ann, table) for table in tables[:3]]
    assert [answer.status_code for answer in answers] == [200, 200, 503]
    assert answers[2].json()["error"] == "too-busy"
    elsewhere = {"x-forwarded-for": "192.0.2.7"}
    other = ann.http.post(f"/api/tables/{tables[3]}/analysis", json={}, headers=elsewhere)
    assert other.json() == {"state": "waiting", "ahead": 2}
    (tmp_path / "go").touch()
    until(lambda: standing(ann, tables[3])["state"] == "done")
    assert ask(ann, tables[2]).status_code == 200


def test_a_server_may_make_none_and_says_so_before_it_is_asked(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store) as server, Person(server.url) as ann:
        server.hub.analyses.analyse = analysts.quick
        made, other = finished(ann), finished(ann)
        ask(ann, made)
        until(lambda: standing(ann, made)["state"] == "done")
    with running(store, analyses=0) as server, Person(server.url) as ann:
        said = standing(ann, other)
        assert (said["state"], said["text"]["key"]) == ("off", "error-analyses-off")
        assert said["message"]
        answer = ask(ann, other)
        assert (answer.status_code, answer.json()["text"]["key"]) == (409, "error-analyses-off")
        assert standing(ann, made)["state"] == "done"  # what was made stays to be read


def test_it_tells_of_what_the_replay_shows_and_of_no_person(
    server: Running, ann: Person, bob: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wabe.analysis.Settings", partial(Settings, iterations=8))
    table, lines = hot_seat(ann, seed=None)
    for _ in range(6):
        mover(lines).act(1)
    assert mover(lines).ask(type="concede", seat=0)["ok"]
    shares: list[float] = []
    source = replays.Source(str(tmp_path / "wabe.sqlite3"), table, None)
    report = replays.analysed(source, shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1
    replay = bob.replay(table)
    steps, written = replay["steps"], json.dumps(report)
    last = report["chances"][-1]
    assert (last["at"], last["win"]) == (len(steps) - 1, [0.0, 1.0])
    assert [steps[each["at"]]["view"]["turn"] for each in report["chances"][:-1]] == sorted(
        {step["view"]["turn"] for step in steps[:-1]}
    )
    for choice in report["choices"]:
        chosen = steps[choice["at"] + 1]
        assert (chosen["seat"], chosen["label"]) == (choice["seat"], choice["chosen"]["label"])
    assert len(report["luck"]) == len(report["skill"]) == 2
    assert [told for told in ("P0", "P1", replay["secret"]) if told in written] == []
