"""Seats on another device: links good once, for five minutes, that leave the old one in or put it out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

import wabe
from tests.server.client import BOT, LINK, ME, Json, Person, until
from tests.server.conftest import Running, running
from tests.server.test_lobby import mine
from tests.server.test_table import hot_seat, play_out
from tests.server.test_ways import error_of, way_back
from tests.server.unlimited import FREE
from tools.postgres import Cluster
from wabe.server import housekeeping
from wabe.server.limits import Limits, Rate
from wabe.server.live import Live
from wabe.server.protocol import NewSeat, NewTable
from wabe.server.seats import COOKIE_SECONDS
from wabe.server.store import Store, carries, edits, engines, schema, tending
from wabe.server.store.carries import LASTS, Carry
from wabe.server.store.rows import insert_table, lock_tables
from wabe.server.subscriber import Subscriber
from wabe.server.tables import lay

New = Callable[[], Person]


@pytest.fixture
def clock(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the server goes by; it stands still unless a test moves it."""
    at = [server.hub.clock()]
    monkeypatch.setattr(server.hub, "clock", lambda: at[0])
    return at


def ask(person: Person, table: str | None = None, *, stays: bool = True) -> Any:
    return person.post("/carry", {"table": table, "stays": stays})


def carry(person: Person, table: str | None = None, *, stays: bool = True) -> str:
    """A token that carries what somebody has."""
    answer = ask(person, table, stays=stays)
    assert answer.status_code == 200, answer.text
    page, _, token = answer.json()["link"].partition("#")
    assert (page, answer.json()["seconds"]) == ("/carry", 300)
    return str(token)


def look(person: Person, token: str) -> Any:
    return person.post("/carry/look", {"token": token})


def take(person: Person, token: str) -> Any:
    return person.post("/carry/take", {"token": token})


def held(person: Person, table: str) -> list[int]:
    seats = person.http.get(f"/api/tables/{table}").json()["table"]["seats"]
    return [seat["seat"] for seat in seats if seat["mine"]]


def ids(person: Person) -> set[str]:
    return {table["table"] for table in mine(person)}


# ----- left in -----


def test_two_devices_play_the_same_seats(ann: Person, person: New) -> None:
    first, second = ann.create(ME, BOT)["table"], ann.create(LINK, LINK)["table"]
    phone = person()
    own = phone.create(ME, BOT)["table"]
    assert take(phone, carry(ann)).json() == {"table": None, "left": 0}
    assert ids(phone) == {first, second, own}
    assert ids(ann) == {first, second}  # nothing is given for it
    assert held(ann, first) == held(phone, first) == [0]
    lines = ann.open(first, 0), phone.open(first, 0)
    for line in lines:
        assert line.next("snapshot")["table"]["seats"][0]["mine"]
    lines[1].act()
    assert lines[0].until(lines[1].look["seq"])["view"]["seat"] == 0
    assert phone.http.delete(f"/api/tables/{second}").status_code == 200  # what it made goes along too


def test_a_device_that_was_left_in_has_the_later_tables_too(ann: Person, person: New) -> None:
    ann.create(ME, BOT)
    phone = person()
    take(phone, carry(ann))
    later = ann.create(ME, BOT)["table"]
    assert held(phone, later) == [0]
    assert look(phone, carry(ann)).json()["tables"] == 2


@pytest.mark.usefixtures("clock")
def test_one_table_is_carried_alone_and_its_rematch_goes_along(ann: Person, person: New) -> None:
    table, lines = hot_seat(ann)
    other = ann.create(ME, BOT)["table"]
    phone = person()
    token = carry(ann, table)
    assert look(phone, token).json() == {
        "tables": 1,
        "left": 0,
        "table": table,
        "stays": True,
        "mine": False,
        "seconds": 300,
    }
    assert take(phone, token).json() == {"table": table, "left": 0}
    assert (ids(phone), held(phone, table), held(phone, other)) == ({table}, [0, 1], [])
    play_out(lines)
    again = lines[0].ask(type="rematch")["table"]
    assert held(phone, again) == [0, 1]


def test_what_was_carried_here_is_carried_on(ann: Person, person: New) -> None:
    table = ann.create(ME, BOT)["table"]
    phone, tablet = person(), person()
    take(phone, carry(ann))
    take(tablet, carry(phone))
    assert held(ann, table) == held(phone, table) == held(tablet, table) == [0]


# ----- put out -----


@pytest.mark.parametrize("alone", [True, False])
def test_the_device_of_before_is_put_out(alone: bool, ann: Person, bob: Person, person: New) -> None:
    made = ann.create(ME, LINK)
    table = made["table"]
    bob.claim(made["links"]["1"], "Bob")
    back = way_back(ann, table, 0)
    line, his = ann.open(table, 0), bob.open(table, 1)
    line.next("snapshot")
    his.next("snapshot")
    phone = person()
    assert take(phone, carry(ann, table if alone else None, stays=False)).status_code == 200
    assert line.closed() == 1012
    assert ann.open(table, 0).closed() == 4403  # who comes back finds no seat
    assert (ids(ann), ids(phone)) == (set(), {table})
    assert (held(ann, table), held(phone, table), held(bob, table)) == ([], [0], [1])
    assert ann.command(table, type="concede", seat=0).status_code == 403
    assert ann.http.delete(f"/api/tables/{table}").json()["error"] == "not-host"
    page, _, token = back.partition("#back=")
    assert error_of(ann.post(f"{page.replace('/table/', '/tables/')}/claim", {"token": token})) == "bad-token"
    assert phone.open(table, 0).next("snapshot")["table"]["host"]


def test_whoever_sits_along_with_who_is_put_out_comes_back_once(
    ann: Person, bob: Person, person: New, server: Running
) -> None:
    made = ann.create(ME, LINK)
    bob.claim(made["links"]["1"], "Bob")
    line = bob.open(made["table"], 1)
    line.next("snapshot")
    with server.hub.store.engine.begin() as connection:
        seen = edits.last_edit(connection)
    take(person(), carry(ann, stays=False))
    assert line.closed() == 1012
    line = bob.open(made["table"], 1)
    line.next("snapshot")
    looking = housekeeping.look_again(server.hub, seen)
    assert asyncio.run_coroutine_threadsafe(looking, server.loop).result(10) > seen
    assert line.ask(type="name", seat=1, name="Bob")["ok"]


def test_a_line_that_was_let_in_while_its_right_ended_is_shown_out(
    ann: Person, person: New, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, phone = ann.create(ME, BOT)["table"], person()
    take(phone, carry(ann))
    join, path = Live.join, f"/api/carry/{companions(ann)[0]['id']}"

    async def join_late(live: Live, subscriber: Subscriber, after: int | None) -> None:
        monkeypatch.undo()
        await asyncio.to_thread(ann.http.delete, path)
        await join(live, subscriber, after)

    monkeypatch.setattr(Live, "join", join_late)
    assert phone.open(table, 0).closed() == 1012


def test_who_is_put_out_of_one_table_keeps_the_others(ann: Person, person: New) -> None:
    table, other = ann.create(ME, BOT)["table"], ann.create(ME, BOT)["table"]
    phone = person()
    take(phone, carry(ann, table, stays=False))
    assert (ids(ann), ids(phone)) == ({other}, {table})


def test_who_is_put_out_loses_what_it_played_for_others_who_keep_it(ann: Person, person: New) -> None:
    table = ann.create(ME, BOT)["table"]
    phone, tablet = person(), person()
    own = phone.create(ME, BOT)["table"]
    take(phone, carry(ann))
    line = phone.open(table, 0)
    line.next("snapshot")
    take(tablet, carry(phone, stays=False))
    assert line.closed() == 1012
    assert ids(tablet) == {table, own}
    assert (ids(phone), ids(ann)) == (set(), {table})


def test_whoever_played_along_has_no_seats_that_went_elsewhere(ann: Person, person: New) -> None:
    table = ann.create(ME, BOT)["table"]
    phone, tablet = person(), person()
    take(phone, carry(ann))
    take(tablet, carry(ann, stays=False))
    assert (ids(ann), ids(phone), ids(tablet)) == (set(), set(), {table})
    later = ann.create(ME, BOT)["table"]  # by whoever has the browser now
    assert (ids(phone), held(phone, later)) == (set(), [])


def test_a_finished_game_goes_along(ann: Person, person: New) -> None:
    table, lines = hot_seat(ann)
    play_out(lines)
    phone = person()
    take(phone, carry(ann, stays=False))
    assert [(one["table"], one["over"]) for one in mine(phone)] == [(table, True)]


# ----- once, and for five minutes -----


def test_a_link_is_taken_once(ann: Person, bob: Person, person: New) -> None:
    table = ann.create(ME, BOT)["table"]
    token, phone = carry(ann), person()
    assert take(phone, token).status_code == 200
    assert take(phone, token).status_code == 200  # the answer may have been lost on the way
    for asked in (look, take):
        answer = asked(bob, token)
        assert (answer.status_code, error_of(answer)) == (403, "bad-token")
    assert (held(phone, table), held(bob, table)) == ([0], [])


def test_a_link_ends_after_five_minutes(ann: Person, bob: Person, clock: list[int]) -> None:
    table = ann.create(ME, BOT)["table"]
    token = carry(ann)
    clock[0] += LASTS - 1000
    assert look(bob, token).json()["seconds"] == 1
    clock[0] += 1001
    assert error_of(look(bob, token)) == error_of(take(bob, token)) == "bad-token"
    assert held(bob, table) == []


def test_who_has_taken_it_in_time_learns_so_only_in_time(ann: Person, bob: Person, clock: list[int]) -> None:
    ann.create(ME, BOT)
    token = carry(ann)
    clock[0] += LASTS
    assert take(bob, token).status_code == 200
    clock[0] += 1
    assert error_of(take(bob, token)) == "bad-token"


def test_a_new_link_voids_the_one_before(ann: Person, bob: Person) -> None:
    table = ann.create(ME, BOT)["table"]
    old, new = carry(ann), carry(ann, table)
    assert error_of(take(bob, old)) == "bad-token"
    assert take(bob, new).status_code == 200


def test_the_device_that_made_a_link_does_not_use_it_up(ann: Person, bob: Person) -> None:
    table = ann.create(ME, BOT)["table"]
    token = carry(ann, stays=False)
    assert look(ann, token).json()["mine"] is True
    answer = take(ann, token)
    assert (answer.status_code, error_of(answer)) == (409, "same-device")
    assert take(bob, token).status_code == 200
    assert held(bob, table) == [0]


@pytest.mark.parametrize("stays", [True, False])
def test_of_several_devices_one_is_the_first(stays: bool, ann: Person, person: New) -> None:
    table = ann.create(ME, BOT)["table"]
    token, people = carry(ann, stays=stays), [person() for _ in range(6)]
    for each in people:
        each.http.get("/")
    with ThreadPoolExecutor(len(people)) as pool:
        answers = list(pool.map(lambda each: take(each, token).status_code, people))
    assert sorted(answers) == [200, *[403] * 5]
    winner = people[answers.index(200)]
    assert [held(each, table) for each in people] == [[0] if each is winner else [] for each in people]


def test_a_link_outlives_the_server(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store) as server, Person(server.url) as ann:
        table = ann.create(ME, BOT)["table"]
        token = carry(ann)
    with running(store) as server, Person(server.url) as bob, Person(server.url) as eve:
        assert take(bob, token).status_code == 200
        assert held(bob, table) == [0]
        assert error_of(take(eve, token)) == "bad-token"


def test_what_the_store_does_not_keep_is_not_carried(ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.create(ME, BOT)["table"]
    token = carry(ann, stays=False)
    with monkeypatch.context() as patch:
        patch.setattr(carries, "_move", lambda *_: 1 / 0)
        assert take(bob, token).status_code == 500
    assert (held(ann, table), held(bob, table)) == ([0], [])
    assert take(bob, token).status_code == 200  # nor is the link used up


def test_links_that_have_ended_are_swept(ann: Person, bob: Person, server: Running, clock: list[int]) -> None:
    ann.create(ME, BOT)
    carry(ann)
    assert _links(server) > 0
    clock[0] += LASTS + 1
    asyncio.run_coroutine_threadsafe(housekeeping.sweep(server.hub), server.loop).result(10)
    assert _links(server) == 0
    carry(ann)
    clock[0] += LASTS + 1
    bob.create(ME, BOT)
    carry(bob)  # whoever makes one sweeps as well
    assert _links(server) == 1


def _links(server: Running) -> int:
    with server.hub.store.engine.begin() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM carries").scalar_one())


# ----- whose it is -----


def test_nobody_carries_what_is_not_theirs(ann: Person, bob: Person, person: New) -> None:
    made = ann.create(ME, LINK)
    table, eve = made["table"], person()
    bob.claim(made["links"]["1"], "Bob")
    eve.http.get("/")
    watching = eve.open(table)
    watching.next("snapshot")
    for place in (table, None):
        answer = ask(eve, place)
        assert (answer.status_code, error_of(answer)) == (403, "not-seated")
    assert ask(eve, "nowhere").status_code == 404
    phone = person()
    take(phone, carry(bob, table))
    assert (held(phone, table), ids(phone)) == ([1], {table})
    assert phone.open(table, 0).closed() == 4403


@pytest.mark.parametrize("stays", [True, False])
def test_whoever_sits_at_a_table_gets_no_second_seat_there(stays: bool, ann: Person, bob: Person) -> None:
    made, other = ann.create(ME, LINK), ann.create(ME, BOT)["table"]
    table = made["table"]
    bob.claim(made["links"]["1"], "Bob")
    token = carry(ann, table, stays=stays)
    for asked in (look, take):
        answer = asked(bob, token)
        assert (answer.status_code, error_of(answer)) == (403, "own-seat-here")
    token = carry(ann, stays=stays)
    assert (look(bob, token).json()["tables"], look(bob, token).json()["left"]) == (1, 1)
    assert take(bob, token).json() == {"table": None, "left": 1}
    assert (held(bob, table), held(bob, other), held(ann, table)) == ([1], [0], [0])
    assert held(ann, other) == ([0] if stays else [])
    assert bob.open(table, 0).closed() == 4403
    assert ann.http.get(f"/api/tables/{table}").json()["table"]["host"]


@pytest.mark.parametrize("stays", [True, False])
def test_who_plays_for_somebody_at_a_table_does_not_for_somebody_else(
    stays: bool, ann: Person, bob: Person, person: New
) -> None:
    made, phone = ann.create(ME, LINK), person()
    table = made["table"]
    bob.claim(made["links"]["1"], "Bob")
    take(phone, carry(ann))
    for asked in (look, take):
        assert error_of(asked(phone, carry(bob, table, stays=stays))) == "own-seat-here"
    assert take(phone, carry(bob, stays=stays)).json() == {"table": None, "left": 1}
    assert [held(each, table) for each in (ann, bob, phone)] == [[0], [1], [0]]


@pytest.mark.parametrize("one", [True, False])
def test_a_companion_that_is_put_out_puts_nobody_else_out(one: bool, ann: Person, person: New) -> None:
    table = ann.create(ME, BOT)["table"]
    phone, tablet = person(), person()
    take(phone, carry(ann, table))
    assert take(tablet, carry(phone, table if one else None, stays=False)).status_code == 200
    assert [held(each, table) for each in (ann, phone, tablet)] == [[0], [], [0]]
    assert ann.http.get(f"/api/tables/{table}").json()["table"]["host"]
    assert companions(ann)[0]["mine"]


def test_who_plays_everything_of_another_is_not_put_out_of_one_table(ann: Person, person: New) -> None:
    table = ann.create(ME, BOT)["table"]
    phone = person()
    take(phone, carry(ann))
    answer = ask(phone, table, stays=False)
    assert (answer.status_code, answer.json()["text"]["key"]) == (403, "error-carry-all-of-it")
    assert held(ann, table) == held(phone, table) == [0]


# ----- companions -----


def companions(person: Person) -> list[Json]:
    found: list[Json] = person.http.get("/api/carry").json()["companions"]
    return found


@pytest.mark.parametrize("everywhere", [True, False])
@pytest.mark.parametrize("by_owner", [True, False])
def test_a_companion_is_seen_and_ended_from_both_sides(
    everywhere: bool, by_owner: bool, ann: Person, bob: Person, person: New
) -> None:
    table = ann.create(ME, BOT)["table"]
    phone = person()
    assert (companions(ann), companions(phone)) == ([], [])
    take(phone, carry(ann, None if everywhere else table))
    (hers,), (its) = companions(ann), companions(phone)
    assert its == [{**hers, "mine": False}]
    assert (hers["mine"], hers["table"], set(hers)) == (
        True,
        None if everywhere else table,
        {"id", "mine", "table", "since"},
    )
    bob.http.get("/")
    assert companions(bob) == []
    assert bob.http.delete(f"/api/carry/{hers['id']}").status_code == 404
    lines = ann.open(table, 0), phone.open(table, 0)
    for line in lines:
        line.next("snapshot")
    assert (ann if by_owner else phone).http.delete(f"/api/carry/{hers['id']}").json() == {}
    assert lines[1].closed() == 1012
    assert lines[0].ask(type="name", seat=0, name="Ann")["ok"]  # nobody else is thrown out
    assert phone.open(table, 0).closed() == 4403
    assert (companions(ann), companions(phone)) == ([], [])
    assert (held(ann, table), held(phone, table), ids(phone)) == ([0], [], set())
    assert phone.http.delete(f"/api/carry/{hers['id']}").status_code == 404


@pytest.mark.parametrize("stays", [True, False])
def test_who_is_no_companion_any_more_carries_nothing_by_a_link_of_before(
    stays: bool, ann: Person, person: New
) -> None:
    table = ann.create(ME, BOT)["table"]
    phone, tablet = person(), person()
    take(phone, carry(ann, table))
    token = carry(phone, table, stays=stays)
    assert ann.http.delete(f"/api/carry/{companions(ann)[0]['id']}").status_code == 200
    for asked in (look, take):
        assert error_of(asked(tablet, token)) == "bad-token"
    assert [held(each, table) for each in (ann, phone, tablet)] == [[0], [], []]


def test_foreign_pages_end_no_companion(ann: Person, person: New) -> None:
    ann.create(ME, BOT)
    phone = person()
    take(phone, carry(ann))
    path = f"/api/carry/{companions(ann)[0]['id']}"
    assert ann.http.delete(path, headers={"origin": "https://evil.example"}).status_code == 403
    assert len(companions(phone)) == 1


def test_who_plays_all_is_a_companion_once(ann: Person, person: New) -> None:
    table, lines = hot_seat(ann)
    phone = person()
    take(phone, carry(ann))
    take(phone, carry(ann, table))
    play_out(lines)
    assert held(phone, lines[0].ask(type="rematch")["table"]) == [0, 1]
    assert [one["table"] for one in companions(phone)] == [None]


@pytest.mark.parametrize("everywhere", [True, False])
def test_so_many_devices_play_for_one_person_and_no_more(everywhere: bool, ann: Person, person: New) -> None:
    table = ann.create(ME, BOT)["table"]
    place = None if everywhere else table
    for _ in range(carries.MOST):
        assert take(person(), carry(ann, place)).status_code == 200
    token, phone = carry(ann, place), person()
    for asked in (look, take):
        answer = asked(phone, token)
        assert (answer.status_code, error_of(answer)) == (409, "too-many-devices")
    assert ann.http.delete(f"/api/carry/{companions(ann)[0]['id']}").status_code == 200
    assert take(phone, token).status_code == 200
    if not everywhere:  # one for another is no more than before
        assert take(person(), carry(phone, table, stays=False)).status_code == 200


def test_one_device_plays_for_so_many_persons_and_no_more(person: New) -> None:
    phone, people = person(), [person() for _ in range(carries.MOST + 1)]
    tables = [each.create(ME, BOT)["table"] for each in people]
    answers = [take(phone, carry(each)).status_code for each in people]
    assert answers == [200] * carries.MOST + [409]
    assert ids(phone) == set(tables[:-1])


def test_what_is_refused_does_not_come_to_the_writer(
    ann: Person, person: New, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, phone = ann.create(ME, BOT)["table"], person()
    phone.create(ME, BOT)
    token = carry(ann, table)
    monkeypatch.setattr(server.hub.store, "write", lambda *_: 1 / 0)
    assert [take(ann, token).status_code, take(phone, "x").status_code] == [409, 403]
    assert phone.http.delete("/api/carry/nobody").status_code == 404


def test_a_browser_may_be_a_companion_often(ann: Person, person: New, server: Running) -> None:
    table = ann.create(ME, BOT)["table"]
    phone = person()
    take(phone, carry(ann))
    with engines.writing(server.hub.store.engine).begin() as connection:
        (row,) = connection.execute(select(schema.companions).order_by(schema.companions.c.since.desc()).limit(1))
        many = [{**row._mapping, "id": f"n{n}", "person": f"{n % 6}", "table_id": f"{n}"} for n in range(3000)]
        connection.execute(schema.companions.insert(), many)
    assert ids(phone) == {table}
    assert look(person(), carry(phone)).json()["tables"] == 1


def test_a_companion_lasts_as_long_as_its_cookie(ann: Person, person: New, server: Running, clock: list[int]) -> None:
    ann.create(ME, BOT)
    phone = person()
    take(phone, carry(ann))
    for more, left in ((COOKIE_SECONDS * 1000, 1), (1, 0)):
        clock[0] += more
        asyncio.run_coroutine_threadsafe(housekeeping.sweep(server.hub), server.loop).result(10)
        assert len(companions(ann)) == left


# ----- several workers -----


@pytest.fixture(scope="module")
def shared(database: Cluster) -> Iterator[Store]:
    with closing(Store(database.create("carrying"))) as found:
        yield found


def test_who_carries_and_who_deletes_do_not_wait_for_each_other_in_a_ring(shared: Store) -> None:
    laid = lay(NewTable("xiii", [NewSeat("me"), NewSeat("link")]), wabe.load("xiii"), "ann")
    table, at = laid.table.id, laid.table.created
    with shared.engine.begin() as connection:
        insert_table(connection, laid.table, laid.seats)
        carries.make(connection, Carry("token", "ann", "ann", "", stays=False, until=at + LASTS), at)

    def take_it() -> list[str]:
        with shared.engine.begin() as connection:
            return list(carries.take(connection, "token", "bob", at)[1].tables)

    with ThreadPoolExecutor(1) as pool, shared.engine.begin() as deleting:
        lock_tables(deleting, [table])
        taking = pool.submit(take_it)
        until(lambda: _waiting(shared) or taking.done())
        tending.delete_tables(deleting, [table])
        deleting.commit()
        assert taking.result(30) == []


def test_of_links_that_two_workers_make_at_once_the_later_one_is_good(shared: Store) -> None:
    def make(connection: Connection, token: str) -> None:
        carries.make(connection, Carry(token, "ann", "ann", "", stays=True, until=LASTS), 0)

    def make_another() -> None:
        with shared.engine.begin() as connection:
            make(connection, "second")

    with ThreadPoolExecutor(1) as pool, shared.engine.begin() as first:
        make(first, "first")
        second = pool.submit(make_another)
        until(lambda: _waiting(shared) or second.done())
        first.commit()
        second.result(30)
    with shared.engine.begin() as connection:
        assert connection.execute(select(schema.carries.c.token)).scalars().all() == ["second"]


def _waiting(store: Store) -> bool:
    """Whether a connection waits for what another one has locked."""
    with store.engine.begin() as connection:
        found = connection.exec_driver_sql("SELECT count(*) FROM pg_locks WHERE NOT granted").scalar_one()
    return bool(found)


def test_a_link_says_what_it_carries_to_nobody_else(ann: Person, bob: Person) -> None:
    ann.create(ME, BOT)
    carry(ann)
    for token in ("", "nonsense", "x" * 43):
        assert error_of(look(bob, token)) == error_of(take(bob, token)) == "bad-token"


def test_foreign_pages_carry_nothing(ann: Person) -> None:
    table = ann.create(ME, BOT)["table"]
    bodies: dict[str, Json] = {"": {"table": table, "stays": True}, "/look": {"token": "x"}, "/take": {"token": "x"}}
    for path, body in bodies.items():
        answer = ann.http.post(f"/api/carry{path}", json=body, headers={"origin": "https://evil.example"})
        assert (answer.status_code, error_of(answer)) == (403, "foreign-origin")


def test_of_a_link_only_the_hash_is_stored_and_nothing_is_logged(
    ann: Person, bob: Person, server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ann.create(ME, BOT)
    with caplog.at_level(logging.DEBUG):
        token = carry(ann)
        look(bob, token)
        take(bob, token)
    assert len(token) == 43
    assert token not in caplog.text
    with server.hub.store.engine.begin() as connection:
        for name in ("carries", "companions", "seats", "requests"):
            assert token not in repr(connection.exec_driver_sql(f"SELECT * FROM {name}").all())


def test_links_cannot_be_tried_fast(tmp_path: Path) -> None:
    limits = Limits(FREE, FREE, FREE, FREE, FREE, Rate(0.01, 5), 10_000, FREE, FREE, FREE)
    with running(tmp_path / "slow.sqlite3", limits=limits) as server, Person(server.url) as eve:
        answers = [take(eve, f"guess-{n}").status_code for n in range(8)]
        assert answers == [403] * 5 + [429] * 3


def test_whoever_only_looks_spends_nothing_of_what_takes_seats(tmp_path: Path) -> None:
    limits = Limits(FREE, FREE, FREE, FREE, FREE, Rate(0.01, 3), 10_000, FREE, FREE, FREE)
    with running(tmp_path / "slow.sqlite3", limits=limits) as server, Person(server.url) as ann:
        made = ann.create(ME, LINK)
        token = carry(ann)
        seat = made["links"]["1"].partition("#seat=")[2]
        for _ in range(5):
            assert look(ann, token).status_code == 200
            assert ann.post(f"/tables/{made['table']}/invitation", {"token": seat}).status_code == 200
        with Person(server.url) as bob:
            assert take(bob, token).status_code == 200
