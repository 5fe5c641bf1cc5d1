"""Stores of older versions: every table is still there, and goes on or is shown, whatever has become of the rules."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

import wabe
from tests.old.conftest import ALL, FOLDER, PRESENT, game_of, newer, version_of
from tests.server.client import Line, Person
from tests.server.conftest import Running, running
from wabe.kernel.chance import SEEDED
from wabe.kernel.proof import proof_in
from wabe.kernel.rereading import reread

FINISHED, LONG, SHORT, NEW = range(4)
BEFORE = [name for name in PRESENT if "'keyed'" not in (FOLDER / f"{name}-store.sql").read_text(encoding="utf-8")]
UNKNOWN = '{"kind":"long-gone"}'  # what the rules of now take for no move


class Old:
    """A store as an older version left it, opened by the present one as often as wanted."""

    def __init__(self, path: Path, name: str) -> None:
        self.path = path
        self.game, self.version = game_of(name), version_of(name)
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript((FOLDER / f"{name}-store.sql").read_text(encoding="utf-8"))
        found = self.ask("SELECT id, seq, players FROM tables ORDER BY over DESC, seq DESC")
        self.tables = [str(row[0]) for row in found]
        self.seqs = [int(row[1]) for row in found]
        self.players = int(found[0][2])

    def ask(self, query: str, *args: object) -> list[Any]:
        with closing(sqlite3.connect(self.path)) as connection, connection:
            return connection.execute(query, args).fetchall()

    def unplayable(self, table: int, seq: int) -> None:
        """Let an event of the log be one that the present rules do not take."""
        self.ask("UPDATE events SET form = ? WHERE table_id = ? AND seq = ?", UNKNOWN, self.tables[table], seq)

    def last_act(self, table: int, before: int) -> int:
        """The seq of the last action up to there."""
        query = "SELECT max(seq) FROM events WHERE table_id = ? AND kind = 'act' AND seq <= ?"
        return int(self.ask(query, self.tables[table], before)[0][0])

    def change_options(self, change: Callable[[dict[str, Any]], object]) -> None:
        """Change the options of all tables, and of those snapshots that have them."""
        for key, text in self.ask("SELECT id, options FROM tables"):
            options = json.loads(text)
            change(options)
            self.ask("UPDATE tables SET options = ? WHERE id = ?", json.dumps(options), key)
        for table, seq, text in self.ask("SELECT table_id, seq, state FROM snapshots"):
            state = json.loads(text)
            if "options" not in state:
                continue
            change(state["options"])
            self.ask("UPDATE snapshots SET state = ? WHERE table_id = ? AND seq = ?", json.dumps(state), table, seq)

    @contextmanager
    def served(self) -> Iterator[tuple[Running, Person]]:
        with running(self.path, absent_after=0) as server, Person(server.url) as ann:
            yield server, ann

    def kept(self) -> int:
        return int(self.ask("SELECT count(*) FROM kept WHERE name = 'file'")[0][0])


@pytest.fixture(params=ALL)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    return Old(tmp_path / "store.sqlite3", request.param)


def lines_of(line: Line) -> list[dict[str, Any]]:
    """The log as the page gets it."""
    line.receive()
    return [line.log[index] for index in sorted(line.log)]


def notices(line: Line) -> list[dict[str, Any]]:
    return [entry for entry in lines_of(line) if entry["kind"] in {"rules-changed", "data-changed"}]


def plays_on(old: Old, table: str) -> None:
    """Bots take over, and the game comes to its end; it can be looked at and plays as its file says."""
    with old.served() as (_, ann):
        old.ask("UPDATE seats SET bot = 1, level = 'random' WHERE table_id = ?", table)
        line = ann.open(table)
        while not line.table.get("over"):
            line.receive()
        assert len(ann.replay(table)["steps"]) > 1
        save = ann.http.get(f"/api/tables/{table}/save").json()
        assert save["version"] == old.game.version
        assert wabe.Record.from_json(save, wabe.load).state.over


@pytest.mark.parametrize("old", PRESENT, indirect=True)
def test_every_table_is_as_it_was_left(old: Old) -> None:
    with old.served() as (_server, ann):
        for table, seq in zip(old.tables, old.seqs, strict=True):
            line = ann.open(table)
            assert notices(line) == []
            assert line.look["seq"] == seq
        assert len(ann.replay(old.tables[FINISHED])["steps"]) > 50


@pytest.mark.parametrize("old", BEFORE, indirect=True)
def test_a_table_of_before_proves_its_chance_by_the_generator_it_was_played_with(old: Old) -> None:
    with old.served() as (_server, ann):
        file = ann.http.get(f"/api/tables/{old.tables[FINISHED]}/save").json()
    assert file["proof"]["scheme"] == SEEDED
    record = reread(file, wabe.load, proof_in(file))
    assert record.log.proved == len(record.log.chance) > 50


@pytest.mark.parametrize("old", BEFORE, indirect=True)
def test_who_made_a_table_of_before_is_known_by_the_seat_of_its_own(old: Old) -> None:
    own = "holder IS NOT NULL AND token IS NOT NULL AND NOT token_used AND NOT bot"
    before = old.ask(f"SELECT table_id, number, holder, token FROM seats WHERE {own} ORDER BY 1, 2")
    with old.served():
        pass
    assert (
        old.ask("SELECT table_id, number, holder, recovery FROM seats WHERE recovery IS NOT NULL ORDER BY 1, 2")
        == before
    )
    hosts = dict(old.ask("SELECT id, host FROM tables"))
    assert {table: hosts[table] for table, *_ in before} == {table: holder for table, _, holder, _ in before}
    assert [host for table, host in hosts.items() if table not in {row[0] for row in before}] == [None]  # bots alone


@pytest.mark.parametrize("old", PRESENT, indirect=True)
@pytest.mark.parametrize("change", ["missing", "added", "both"])
def test_options_that_have_come_or_gone_change_nothing(old: Old, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = old.game.options[0].name
    if change != "added":
        old.change_options(lambda options: options.pop(first))
    if change != "missing":
        monkeypatch.setattr(old.game, "options", (*old.game.options, wabe.Option("new", (False, True), False, ())))
    with old.served() as (_server, ann):
        for table, seq in zip(old.tables, old.seqs, strict=True):
            line = ann.open(table)
            assert notices(line) == []
            assert line.look["seq"] == seq
            assert line.table["options"][first] == old.game.options[0].default
        assert len(ann.replay(old.tables[FINISHED])["steps"]) > 50


def test_under_newer_rules_every_running_table_goes_on_where_it_was_and_says_so(
    old: Old, monkeypatch: pytest.MonkeyPatch
) -> None:
    old.change_options(lambda options: options.pop(old.game.options[0].name))
    old.change_options(lambda options: options.update(of_old="yes"))
    is_present = newer(old.game, monkeypatch) == old.version
    for _ in range(2):  # said once, and kept
        with old.served() as (_server, ann):
            for table, seq in zip(old.tables[1:], old.seqs[1:], strict=True):
                for line in (ann.open(table), ann.open(table)):
                    (notice,) = notices(line)
                    said = notice["args"]
                    assert (said["from"], said["to"]) == (old.version, old.game.version)
                    assert said["count"] == 0 or not is_present
                    assert notice["seq"] == seq + 1  # a bot whose turn it is then may have played on already
                    assert "of_old" not in line.table["options"]
    plays_on(old, old.tables[LONG])


@pytest.mark.parametrize("old", PRESENT, indirect=True)
@pytest.mark.parametrize("table", [LONG, SHORT])
def test_moves_that_the_new_rules_do_not_take_are_taken_back_from_the_end(
    old: Old, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seq = old.last_act(table, old.seqs[table] - 3)
    old.unplayable(table, seq)
    newer(old.game, monkeypatch)
    with old.served() as (_server, ann):
        line = ann.open(old.tables[table])
        found = notices(line)[0]
        assert found["args"]["count"] == old.seqs[table] - seq + 1
        assert found["text"]["key"] == "event-rules-changed"
        assert line.look["seq"] == old.seqs[table] + 1
    plays_on(old, old.tables[table])


@pytest.mark.parametrize("old", PRESENT, indirect=True)
def test_the_table_goes_on_from_its_newest_snapshot(old: Old, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move of long before does not fit the new rules: all that came after the snapshot stays."""
    old.unplayable(LONG, old.last_act(LONG, 10))
    newer(old.game, monkeypatch)
    with old.served() as (_server, ann):
        line = ann.open(old.tables[LONG])
        found = lines_of(line)
        assert [entry["kind"] for entry in found if entry["kind"] == "moves-left-out"] == ["moves-left-out"]
        assert found[-1]["args"]["count"] == 0
        assert any(entry["seq"] > 64 for entry in found[:-1])
    plays_on(old, old.tables[LONG])


def test_what_was_done_under_the_old_rules_is_not_taken_back(old: Old, monkeypatch: pytest.MonkeyPatch) -> None:
    newer(old.game, monkeypatch)
    with old.served() as (server, ann):
        for table in (LONG, SHORT):
            ann.open(old.tables[table]).receive()
            refusals = server.hub._live[old.tables[table]].play.now.refusals
            assert {message.key for message in refusals if message} <= {"undo-rules", "undo-nothing", "undo-revealed"}
            assert None not in refusals


def test_a_finished_table_of_before_is_shown_as_far_as_it_plays_and_to_its_end(
    old: Old, monkeypatch: pytest.MonkeyPatch
) -> None:
    old.unplayable(FINISHED, old.last_act(FINISHED, 10))
    newer(old.game, monkeypatch)
    with old.served() as (_server, ann):
        line = ann.open(old.tables[FINISHED])
        assert notices(line) == []
        assert line.table["over"]
        assert line.look["view"]["over"]
        steps = ann.replay(old.tables[FINISHED])["steps"]
        assert steps[-1]["view"]["over"]
        assert "event-moves-left-out" in [step["label"]["key"] for step in steps if step["label"]]


def test_a_finished_game_that_was_kept_is_shown_step_by_step_as_it_was(
    old: Old, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seats = old.tables[FINISHED], (None, *range(old.players))
    with old.served() as (_server, ann):
        before = [ann.replay(table, seat) for seat in seats]
        file = ann.http.get(f"/api/tables/{table}/save").json()
        line = ann.open(table)
        line.receive()
        log, look = line.log, line.look
    assert old.kept() == 1
    old.unplayable(FINISHED, old.last_act(FINISHED, 10))
    played_under = newer(old.game, monkeypatch)
    with old.served() as (_server, ann):
        after = [ann.replay(table, seat) for seat in seats]
        line = ann.open(table)
        line.receive()
        assert (line.log, line.look["view"], line.look["score_sheet"]) == (log, look["view"], look["score_sheet"])
        again = ann.http.get(f"/api/tables/{table}/save").json()
    assert [one["steps"] for one in after] == [one["steps"] for one in before]
    assert again == file
    assert again["version"] == played_under
    assert "film" in again


def test_a_table_of_newer_rules_is_refused(old: Old) -> None:
    old.ask("UPDATE tables SET version = ?", old.game.version + 1)
    with old.served() as (_server, ann):
        answer = ann.http.get(f"/api/tables/{old.tables[FINISHED]}/replay")
        assert (answer.status_code, answer.json()["error"]) == (409, "forked-game")
        assert re.search(r"other rules \(version \d+\); this server plays \d+", answer.json()["message"])


@pytest.mark.parametrize("old", PRESENT, indirect=True)
def test_the_same_rules_must_play_a_log_as_it_was_played(old: Old) -> None:
    old.unplayable(FINISHED, old.last_act(FINISHED, 10))
    with old.served() as (_server, ann):
        answer = ann.http.get(f"/api/tables/{old.tables[FINISHED]}/replay")
        assert (answer.status_code, answer.json()["error"]) == (409, "forked-game")


@pytest.mark.parametrize("old", PRESENT, indirect=True)
def test_a_table_leaves_its_last_position(old: Old) -> None:
    """So that other rules find it as it was, not as it was at the last multiple of 64."""
    with old.served() as (_server, ann):
        ann.open(old.tables[SHORT]).receive()
    found = old.ask("SELECT seq FROM snapshots WHERE table_id = ?", old.tables[SHORT])
    assert [row[0] for row in found] == [old.seqs[SHORT]]


def test_what_is_kept_of_a_finished_game_is_made_at_its_end(old: Old) -> None:
    with old.served() as (_, ann):
        old.ask("UPDATE seats SET bot = 1, level = 'random' WHERE table_id = ?", old.tables[LONG])
        line = ann.open(old.tables[LONG])
        while not line.table.get("over"):
            line.receive()
        end = time.monotonic() + 30
        while old.kept() == 0 and time.monotonic() < end:
            time.sleep(0.05)
        assert old.kept() == 1
