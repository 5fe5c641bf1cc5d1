"""The tables of the day: the same game for the same play, one try, and nothing of it told before its time."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import pytest

import wabe
from tests.server.client import BOT, ME, Person
from tests.server.conftest import Running, running
from tests.server.days.tries import KEY, New, begin, play, played, ranking, sat, table_of, today
from tests.server.process import ServerProcess
from tests.server.shout import GAME
from tests.server.test_carrying import carry, look, take
from tests.server.test_ways import error_of, way_back
from tests.server.unlimited import NO_LIMITS
from tools.postgres import Cluster
from wabe.games import load_once
from wabe.server import bots, daily, protocol
from wabe.server.commands import HANDLERS
from wabe.server.daily import day_before, day_of, deal_of, end_of
from wabe.server.limits import Rate
from wabe.server.protocol import encode
from wabe.server.store.rows import DAY

# ----- the deal -----


def test_a_day_begins_at_midnight_utc() -> None:
    assert (day_of(0), day_of(DAY - 1), day_of(DAY), end_of("1970-01-01")) == (
        "1970-01-01",
        "1970-01-01",
        "1970-01-02",
        DAY,
    )
    assert day_before("2026-03-01") == "2026-02-28"


def test_each_day_game_and_server_has_another_deal() -> None:
    war, heroes = wabe.load("war"), wabe.load("heroes")
    deals = [deal_of(KEY, f"2026-11-{day:02}", game) for day in range(1, 31) for game in (war, heroes)]
    assert deals == [deal_of(KEY, f"2026-11-{day:02}", game) for day in range(1, 31) for game in (war, heroes)]
    assert len({deal.secret for deal in [*deals, deal_of(KEY[::-1], "2026-11-01", war)]}) == 61
    assert {deal.players for deal in deals} == {3, 4}
    assert {deal.seat for deal in deals if deal.players == 3} == {0, 1, 2}
    assert {level for deal in deals for level in deal.levels} == {"caterpillar", "greedy"}
    assert all(len(deal.secret) == 32 for deal in deals)


def test_bots_of_the_day_go_by_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    levels = wabe.bots.LEVELS
    assert not any(levels[level].takes_time for level in daily.BOTS)


@pytest.mark.parametrize("game", ["war", "heroes", "xiii"])
def test_bots_of_the_day_decide_alike_wherever_they_think(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    title = wabe.load(game)
    state = title.new(3, seed=5)
    for _ in range(4):
        state.apply(state.legal_actions(state.waiting[0])[0])
    thoughts = [
        partial(bots.choose, level, title.name, None, encode(state.to_json()), state.waiting[0], seed)
        for level in daily.BOTS
        for seed in (1, 2**63)
    ]
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        assert [thought() for thought in thoughts] == [elsewhere.submit(thought).result() for thought in thoughts]


@pytest.mark.usefixtures("clock")
def test_the_lobby_says_which_table_is_the_one_of_the_day(ann: Person) -> None:
    tables = table_of(ann), ann.create(ME, BOT)["table"]
    told = {one["table"]: one["daily"] for one in ann.http.get("/api/tables").json()["mine"]}
    assert [told[table] for table in tables] == [True, False]


@pytest.mark.usefixtures("clock")
def test_the_same_play_gives_the_same_game_to_everybody(ann: Person, bob: Person) -> None:
    tables = table_of(ann), table_of(bob)
    assert tables[0] != tables[1]
    one, other = sat(ann, tables[0]), sat(bob, tables[1])
    assert one.seat == other.seat
    assert play(one, choice=lambda turn: turn) == play(other, choice=lambda turn: turn)


def test_bots_that_decide_at_the_same_time_come_first(
    server: Running, ann: Person, bob: Person, clock: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else chance would depend on who was quicker."""
    monkeypatch.setattr(bots, "load_once", lambda name, data: GAME if name == GAME.name else load_once(name, data))
    quick, slow = table_of(ann, "shout"), table_of(bob, "shout")
    play(sat(bob, slow))
    monkeypatch.setattr(server.hub, "settings", replace(server.hub.settings, bot_delay=0.05))
    play(sat(ann, quick))
    logs = [[(kind, seat, form) for _seq, kind, seat, form, _id in server.log(table)] for table in (quick, slow)]
    assert logs[0] == logs[1]
    seat = today(ann, GAME.name)["seat"]
    assert [by for _kind, by, _form in logs[0]][: len(logs[0]) // 3][-1] == seat
    assert clock


# ----- one try -----


@pytest.mark.usefixtures("clock")
def test_who_asks_again_goes_on_at_the_same_table(ann: Person) -> None:
    table = table_of(ann)
    with ThreadPoolExecutor(4) as tabs:
        assert {answer.json()["table"] for answer in tabs.map(lambda _: begin(ann), range(4))} == {table}
    assert today(ann)["state"] == "running"


@pytest.mark.usefixtures("clock")
def test_several_tabs_at_once_have_one_try(server: Running, ann: Person) -> None:
    ann.create(ME, BOT)  # so that it has its cookie
    with ThreadPoolExecutor(4) as tabs:
        found = {answer.json()["table"] for answer in tabs.map(lambda _: begin(ann), range(4))}
    assert len(found) == 1
    with server.hub.store.engine.begin() as connection:
        rows = connection.exec_driver_sql("SELECT count(*) FROM tables WHERE daily = ?", (day_of(server.hub.clock()),))
        assert rows.scalar_one() == 1


@pytest.mark.usefixtures("clock")
def test_a_table_that_was_deleted_was_a_try(ann: Person) -> None:
    table = table_of(ann)
    assert ann.http.delete(f"/api/tables/{table}").status_code == 200
    assert error_of(begin(ann)) == "day-played"
    assert today(ann)["state"] == "done"


@pytest.mark.usefixtures("clock")
def test_who_has_left_has_had_the_try(ann: Person) -> None:
    table = table_of(ann)
    line = sat(ann, table)
    assert line.ask(type="concede", seat=line.seat)["ok"]
    assert table_of(ann) == table
    assert (today(ann)["state"], today(ann)["points"]) == ("done", None)


@pytest.mark.usefixtures("clock")
def test_devices_that_play_the_same_have_one_try_even_after_they_part(ann: Person, person: New) -> None:
    ann.create(ME, BOT)
    phone = person()
    take(phone, carry(ann))
    table = table_of(ann)
    assert table_of(phone) == table  # as her companion
    (own,) = phone.http.get("/api/carry").json()["companions"]
    assert phone.http.request("DELETE", f"/api/carry/{own['id']}", json={}).status_code == 200
    assert error_of(begin(phone)) == "day-played"
    assert today(phone)["state"] == "elsewhere"


@pytest.mark.usefixtures("clock")
def test_what_a_phone_has_tried_before_counts_for_the_other_device(ann: Person, person: New) -> None:
    ann.create(ME, BOT)
    phone = person()
    table = table_of(phone)
    take(phone, carry(ann))
    assert error_of(begin(ann)) == "day-played"
    assert table_of(phone) == table


@pytest.mark.usefixtures("clock")
def test_whoever_is_put_out_has_had_the_try_as_well(ann: Person, person: New) -> None:
    table = table_of(ann)
    phone = person()
    token = carry(ann, stays=False)
    assert look(phone, token).json()["tables"] == 1
    take(phone, token)
    assert table_of(phone) == table
    assert error_of(begin(ann)) == "day-played"


@pytest.mark.usefixtures("clock")
def test_whoever_has_come_by_the_way_back_has_seen_the_draws(ann: Person, bob: Person) -> None:
    table = table_of(ann)
    seat = sat(ann, table).seat
    assert seat is not None
    token = way_back(ann, table, seat).partition("#back=")[2]
    assert bob.post(f"/tables/{table}/claim", {"token": token}).status_code == 200
    assert table_of(bob) == table
    assert error_of(begin(ann)) == "day-played"


def test_each_address_asks_for_so_many(tmp_path: Path) -> None:
    few = replace(NO_LIMITS, dailies=Rate(0, 2))
    with running(tmp_path / "wabe.sqlite3", limits=few) as server:
        for allowed in (True, True, False):
            with Person(server.url) as somebody:
                assert (begin(somebody).status_code == 201) is allowed


# ----- at the table -----


@pytest.mark.usefixtures("clock")
def test_there_are_no_hints_no_taking_back_and_nobody_plays_for_anybody(ann: Person) -> None:
    line = sat(ann, table_of(ann))
    line.act(0)
    assert line.ask(type="undo", seat=line.seat)["error"] == "aid-off"
    assert line.ask(type="hint", seat=line.seat)["error"] == "aid-off"
    assert line.ask(type="take_over", seat=line.seat)["error"] == "day-stands"
    for bot in {0, 1} - {line.seat}:
        made = ann.http.post(f"/api/tables/{line.table['id']}/invite", json={"seat": bot})
        assert error_of(made) == "day-stands"
    others = set(HANDLERS) | {protocol.Hint}
    assert {protocol.TakeOver, protocol.HandBack, protocol.Coach} <= others - daily.MAY
    assert line.table["aids"] == {"odds": True, "hints": False, "undo": False}


def test_nobody_else_looks_on_before_the_day_is_over(ann: Person, bob: Person, clock: list[int]) -> None:
    table = played(ann)
    for path in (f"/tables/{table}/log", f"/tables/{table}/events"):
        assert error_of(bob.http.get(f"/api{path}")) == "day-runs"
    assert error_of(bob.command(table, type="look")) == "day-runs"
    line = bob.open(table)
    assert line.closed() == 4423
    clock[0] += DAY
    assert bob.http.get(f"/api/tables/{table}/log").status_code == 200
    with bob.open(table) as later:
        assert later.next("snapshot")["view"]["over"]


def test_the_secret_is_announced_and_told_once_the_day_is_over(ann: Person, clock: list[int]) -> None:
    table = played(ann)
    told = ann.http.get(f"/api/tables/{table}").json()["table"]
    assert told["daily"] == {"day": day_of(clock[0]), "sealed": True}
    assert (told["secret"], len(told["secret_hash"])) == (None, 64)
    assert ann.replay(table)["secret"] is None
    assert error_of(ann.http.get(f"/api/tables/{table}/save")) == "day-runs"
    clock[0] += DAY
    later = ann.http.get(f"/api/tables/{table}").json()["table"]
    assert hashlib.sha256(bytes.fromhex(later["secret"])).hexdigest() == told["secret_hash"]
    assert ann.replay(table)["secret"] == later["secret"]
    assert ann.http.get(f"/api/tables/{table}/save").json()["proof"]["secret"] == later["secret"]


# ----- workers, and a server that is killed -----


@pytest.fixture
def workers(database: Cluster) -> Iterator[list[Running]]:
    address = database.create("daily")
    with running(address) as one, running(address) as other:
        yield [one, other]


def test_two_workers_give_one_try_and_the_same_game(workers: list[Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "HOLDER_SECONDS", 0.02)
    with Person(workers[0].url) as ann, Person(workers[1].url) as same, Person(workers[1].url) as bob:
        ann.create(ME, BOT)
        same.http.cookies.set("wabe", ann.http.cookies["wabe"])
        with ThreadPoolExecutor(8) as tabs:
            tries = list(tabs.map(lambda n: begin((ann, same)[n % 2]), range(8)))
        (table,) = {answer.json()["table"] for answer in tries}
        theirs = table_of(bob)
        assert play(sat(ann, table), sat(same, table)) == play(sat(bob, theirs))
        day = same.http.get("/api/daily").json()["day"]
        assert {line["table"] for line in ranking(same, day)["ranking"]} == {table, theirs}
        assert [one["games"] for one in same.http.get("/api/statistics").json()["games"]] == [1]
        assert same.http.get(f"/api/tables/{table}/best").json()["best"]["games"] == 1
        assert same.http.delete("/api/statistics").status_code == 200
        assert [line["table"] for line in ranking(ann, day)["ranking"]] == [theirs]


def test_a_killed_server_loses_no_try(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with ServerProcess(store) as server, Person(server.url) as ann:
        table = table_of(ann)
        cookie = ann.http.cookies["wabe"]
        before = today(ann)
    with ServerProcess(store) as server, Person(server.url) as ann:
        ann.http.cookies.set("wabe", cookie)
        assert table_of(ann) == table
        assert today(ann) == before
