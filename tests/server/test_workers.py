"""Workers that share a PostgreSQL store: what one commits the others show, and the log decides who was first."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from functools import partial
from typing import TypeAlias, TypeVar

import pytest
from sqlalchemy import Connection, select, update

import wabe
from tests.server.client import BOT, LINK, ME, Json, Line, Person, new_id, until
from tests.server.conftest import Running, running
from tests.server.shout import GAME
from tests.server.test_analyses import ask, finished, standing
from tests.server.test_asks import played
from tests.server.test_orders import Loud
from tests.server.unlimited import FREE
from tools.campaigns.kills import BROKEN
from tools.postgres import Cluster
from wabe.kernel.orders import Amount
from wabe.server import analyses, asks, housekeeping
from wabe.server.apart import Most, Tell, TooLong
from wabe.server.errors import StoreFailed
from wabe.server.live import Live
from wabe.server.protocol import NewSeat, NewTable
from wabe.server.store import Store, edits, presence, schema, tending
from wabe.server.store.edits import Change, Edit
from wabe.server.store.news import PAYLOAD, payloads
from wabe.server.store.rows import insert_table, now
from wabe.server.tables import lay

Sit: TypeAlias = Callable[..., Person]
T = TypeVar("T")


@pytest.fixture(scope="module")
def workers(database: Cluster) -> Iterator[list[Running]]:
    address = database.create("workers")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(presence, "RENEW_SECONDS", 0.3)
        patch.setattr(housekeeping, "LOOK_SECONDS", 3600)  # when a test asks: else it is chance which word comes first
        yield from two_at(address)


def two_at(address: str) -> Iterator[list[Running]]:
    with running(address) as one, running(address) as other:
        for worker in (one, other):
            worker.hub.games = {**worker.hub.games, "shout": GAME}
        yield [one, other]


@pytest.fixture
def sit(workers: list[Running]) -> Iterator[Sit]:
    """A person at one of the workers, or the same one at another."""
    with ExitStack() as people:

        def make(worker: int, same: Person | None = None) -> Person:
            person = people.enter_context(Person(workers[worker].url))
            if same is not None:
                person.http.cookies.set("wabe", same.http.cookies["wabe"])
            return person

        yield make


@pytest.fixture
def deaf(workers: list[Running], monkeypatch: pytest.MonkeyPatch) -> Running:
    """The other worker, which hears nothing of the first until it has reason to look."""
    monkeypatch.setattr(workers[1].hub, "hear", lambda _changed: None)
    return workers[1]


def shouting(sit: Sit) -> tuple[str, Line, Line]:
    """A table at which two seats of one person decide at once, and her lines to it at both workers."""
    ann = sit(0)
    table = ann.create(ME, ME, game="shout")["table"]
    lines = ann.open(table, 0), sit(1, ann).open(table, 1)
    for line in lines:
        line.next("snapshot")
    return table, *lines


def shout(line: Line, seq: int, number: int = 1, **more: Json) -> Json:
    return line.ask(type="act", seq=seq, seat=line.seat, form={"kind": "shout", "number": number}, **more)


def both(*asked: Callable[[], T]) -> list[T]:
    """What is answered to several who ask at the same time."""
    with ThreadPoolExecutor(len(asked)) as pool:
        return [future.result() for future in [pool.submit(ask) for ask in asked]]


def live_at(worker: Running, table: str) -> Live:
    return worker.hub._live[table]


def test_what_is_done_at_one_reaches_the_sockets_of_the_other(sit: Sit, workers: list[Running]) -> None:
    ann, bob, eve = sit(0), sit(1), sit(1)
    made = ann.create(ME, LINK)
    table = made["table"]
    watcher = eve.open(table)
    watcher.next("snapshot")
    assert bob.claim(made["links"]["1"], "Bob").status_code == 200
    lines = ann.open(table, 0), bob.open(table, 1)
    for line in lines:
        line.next("snapshot")
    for _ in range(6):
        next(line for line in lines if line.look["decision"]).act()
        seq = max(line.look["seq"] for line in lines)
        assert [entry["seq"] for entry in watcher.until(seq)["events"]] == [seq] * len(watcher.look["events"])
        assert all(line.until(seq)["view"]["turn"] == watcher.look["view"]["turn"] for line in lines)
    assert [row[0] for row in workers[1].log(table)] == [1, 2, 3, 4, 5, 6]
    lines[0].send(type="chat", seat=0, text="Off with their heads!")
    assert watcher.next("chat")["text"] == "Off with their heads!"
    lines[1].send(type="name", seat=1, name="Rob")
    while watcher.table["seats"][1]["name"] != "Rob":
        watcher.next("presence")


def test_a_taking_back_at_one_is_seen_at_the_other(sit: Sit) -> None:
    _table, one, other = shouting(sit)
    assert shout(one, 0)["ok"]
    other.until(1)
    assert one.ask(type="undo", seat=0)["ok"]
    assert other.until(2)["type"] == "snapshot"
    assert shout(other, 2)["ok"]
    assert one.until(3)["view"]["waiting"] == [0]


def test_who_was_behind_catches_up_and_is_judged_anew(sit: Sit, deaf: Running) -> None:
    table, one, other = shouting(sit)
    assert shout(one, 0)["ok"]
    assert live_at(deaf, table).play.seq == 0
    answer = shout(other, 0, 2)  # still the decision that this seat had
    assert (answer["ok"], answer["seq"]) == (True, 2)
    assert other.until(2)["view"]["scores"] == [0, 1]
    assert [frame["seq"] for frame in other.frames if frame["type"] == "update"] == [1, 2]
    assert [(row[0], row[2]) for row in deaf.log(table)] == [(1, 0), (2, 1)]


def test_whoever_comes_anew_sees_all_that_was_shown_elsewhere(sit: Sit, deaf: Running) -> None:
    table, one, _other = shouting(sit)
    assert shout(one, 0)["ok"]
    assert live_at(deaf, table).play.seq == 0
    assert sit(1, one.person).open(table, 0).next("snapshot")["seq"] == 1


def test_while_the_store_cannot_be_read_a_table_in_memory_is_shown_and_goes_on_later(
    sit: Sit, deaf: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, one, _other = shouting(sit)
    read, away = deaf.hub.store.read, threading.Event()

    async def read_if_there(query: Callable[..., T]) -> T:
        if away.is_set():
            raise StoreFailed
        return await read(query)

    monkeypatch.setattr(deaf.hub.store, "read", read_if_there)
    away.set()
    assert shout(one, 0)["ok"]
    watcher = sit(1).open(table)
    assert watcher.next("snapshot")["seq"] == 0
    away.clear()
    assert watcher.until(1)["type"] == "update"


def test_a_table_that_cannot_follow_is_loaded_anew_whatever_it_fails_by(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("the Cheshire Cat")

    table, one, other = shouting(sit)
    monkeypatch.setattr("wabe.server.following._played", fail)
    assert shout(one, 0)["ok"]
    assert other.closed() == 1012
    assert "Cheshire" in caplog.text
    assert sit(1).open(table).next("snapshot")["seq"] == 1


def test_who_acts_on_what_has_been_overtaken_is_told_so(sit: Sit, deaf: Running) -> None:
    table, one, _other = shouting(sit)
    again = sit(1, one.person).open(table, 0)
    again.next("snapshot")
    assert shout(one, 0)["ok"]
    assert live_at(deaf, table).play.seq == 0
    assert shout(again, 0, 2)["error"] == "stale"
    assert again.until(1)["view"] == one.until(1)["view"]
    assert len(deaf.log(table)) == 1


def test_two_who_act_at_the_same_time_are_one_after_the_other(sit: Sit, workers: list[Running]) -> None:
    table, one, other = shouting(sit)
    for turn in range(3):
        answers = both(partial(shout, one, 2 * turn), partial(shout, other, 2 * turn, 2))
        assert all(answer["ok"] for answer in answers), answers
        assert {answer["seq"] for answer in answers} == {2 * turn + 1, 2 * turn + 2}
        one.until(2 * turn + 2)
        other.until(2 * turn + 2)
    assert [row[0] for row in workers[0].log(table)] == list(range(1, 7))
    assert one.look["view"]["scores"] == other.look["view"]["scores"]


def test_the_same_request_at_both_is_carried_out_once(sit: Sit, workers: list[Running]) -> None:
    table, one, other = shouting(sit)
    chat = {"type": "chat", "request_id": new_id(), "seat": 0, "text": "Curiouser!"}
    act = {"type": "act", "request_id": new_id(), "seq": 0, "seat": 0, "form": {"kind": "shout", "number": 1}}
    for command in (chat, act):
        first, second = both(partial(one.ask, **command), partial(other.ask, **command))
        assert first == second
        assert first["ok"]
        assert other.ask(**command) == first
    assert len(workers[0].log(table)) == 1
    assert [line.text for line in live_at(workers[0], table).chat] == ["Curiouser!"]


def test_a_request_answered_at_one_has_that_answer_at_the_other(sit: Sit, deaf: Running) -> None:
    table, line, _other = shouting(sit)
    act = {"type": "act", "request_id": new_id(), "seq": 0, "seat": 0, "form": {"kind": "shout", "number": 1}}
    chat = {"type": "chat", "request_id": new_id(), "seat": None, "text": "!"}
    first, said = line.ask(**act), line.ask(**chat)
    again = sit(1, line.person).open(table, 0)
    again.next("snapshot")
    assert [again.ask(**act), again.ask(**chat), again.ask(**act)] == [first, said, first]
    assert sit(1).open(table).ask(**chat)["error"] == "request-id-taken"
    assert len(deaf.log(table)) == 1


def test_a_line_that_was_overtaken_is_counted_once(sit: Sit, deaf: Running) -> None:
    table, one, _other = shouting(sit)
    there, levels = sit(1).open(table), deaf.hub.gate.chat._levels
    there.next("snapshot")
    assert one.ask(type="chat", seat=None, text="Curiouser!")["ok"]
    assert there.ask(type="chat", seat=None, text="And curiouser!")["ok"]
    assert levels[table][0] == pytest.approx(FREE.burst - 1)


def test_a_link_gives_its_seat_once(sit: Sit, workers: list[Running]) -> None:
    for _ in range(5):
        made = sit(0).create(ME, LINK)
        people = [sit(0), sit(1)]
        for person in people:
            person.http.get(f"/api/tables/{made['table']}")
        given = both(*[partial(person.claim, made["links"]["1"]) for person in people])
        assert sorted(answer.status_code for answer in given) == [200, 403]


def test_a_seat_claimed_at_one_may_be_looked_through_at_the_other_at_once(sit: Sit, deaf: Running) -> None:
    ann, bob = sit(0), sit(0)
    made = ann.create(ME, LINK)
    table = made["table"]
    sit(1).open(table).next("snapshot")
    assert bob.claim(made["links"]["1"]).status_code == 200
    assert not live_at(deaf, table).seats[1].holder
    assert sit(1, bob).open(table, 1).next("snapshot")["table"]["seats"][1]["mine"]


def test_a_seat_is_changed_from_what_it_is(sit: Sit, deaf: Running) -> None:
    ann = sit(0)
    table = ann.create(ME, ME)["table"]
    one, other = ann.open(table, 0), sit(1, ann).open(table, 0)
    other.next("snapshot")
    assert one.ask(type="take_over", seat=0, level="random")["ok"]
    assert other.ask(type="name", seat=0, name="Alice")["ok"]
    assert other.ask(type="hand_back", seat=0)["ok"]
    seat = live_at(deaf, table).seats[0]
    assert (seat.name, seat.level) == ("Alice", None)


def test_who_is_there_is_seen_at_the_other_worker(sit: Sit, workers: list[Running]) -> None:
    ann, bob = sit(0), sit(1)
    made = ann.create(ME, LINK)
    table = made["table"]
    assert bob.claim(made["links"]["1"]).status_code == 200
    one, other = ann.open(table, 0), bob.open(table, 1)
    for line, seat in ((one, 1), (other, 0)):
        while not line.table.get("seats") or not line.table["seats"][seat]["connected"]:
            line.receive()
    time.sleep(2 * workers[0].hub.settings.absent_after)
    assert one.ask(type="take_over", seat=1)["error"] == "still-there"
    other.close()
    while one.table["seats"][1]["connected"]:
        one.next("presence")
    while not (answer := one.ask(type="take_over", seat=1))["ok"]:
        assert answer["error"] == "still-there"  # it has not been away for long enough


def test_who_was_at_a_worker_that_has_ended_is_gone_after_a_while(database: Cluster) -> None:
    with closing(Store(database.create("presence"))) as store, store.engine.begin() as connection:
        presence.come(connection, "table", "ann", "one")
        presence.come(connection, "table", "ann", "one")
        presence.come(connection, "table", "bob", "other")
        assert presence.elsewhere(connection, "table", "other") == {"ann"}
        assert presence.elsewhere(connection, "table", "third") == {"ann", "bob"}
        connection.execute(update(schema.presence).values(until=0))
        assert presence.elsewhere(connection, "table", "third") == set()
        presence.renew(connection, {("table", "eve")}, "one")  # ann has gone, which could not be said
        assert presence.elsewhere(connection, "table", "third") == {"eve"}
        presence.go(connection, "table", "eve", "one")
        assert connection.execute(select(schema.presence)).all() == []


def test_who_is_at_another_worker_keeps_an_empty_table(database: Cluster) -> None:
    laid = lay(NewTable("xiii", [NewSeat("me"), NewSeat("me")]), wabe.load("xiii"), "browser")
    with closing(Store(database.create("empty"))) as store, store.engine.begin() as connection:
        insert_table(connection, laid.table, laid.seats)
        which = tending.empty(now() + 1)
        assert tending.found(connection, which) == [laid.table.id]
        presence.come(connection, laid.table.id, "ann", "one")
        assert tending.delete_such(connection, which, [laid.table.id]) == 0


def test_whoever_has_heard_of_an_edit_has_heard_of_all_before(database: Cluster) -> None:
    address = database.create("edits")
    with closing(Store(address)) as store, closing(Store(address)) as other, ThreadPoolExecutor(1) as pool:

        def told(own: Store, table: str, wait: threading.Event | None = None) -> None:
            with own.engine.begin() as connection:
                edits.tell(connection, Change([table]))
                if wait is not None:
                    wait.wait(10)

        def known(since: int) -> list[Edit]:
            with store.engine.begin() as connection:
                return edits.edited_since(connection, since)

        commits = threading.Event()
        first = pool.submit(told, store, "first", commits)
        time.sleep(0.2)
        threading.Timer(0.4, commits.set).start()
        told(other, "second")
        heard = known(0)
        first.result(10)
        assert {edit.table_id for edit in heard + known(heard[-1].number)} == {"first", "second"}


def test_no_text_of_an_address_is_a_fault_of_the_store(sit: Sit) -> None:
    for path in ("%00", "%00/replay", "a%00b/log", "%ff"):
        assert sit(0).http.get(f"/api/tables/{path}").status_code == 404


def test_who_was_at_a_worker_that_was_killed_is_seen_to_be_gone(sit: Sit, workers: list[Running]) -> None:
    """Nobody tells of it, and nothing else happens at the table."""
    ann, bob = sit(0), sit(0)
    made = ann.create(ME, LINK)
    assert bob.claim(made["links"]["1"]).status_code == 200
    line = ann.open(made["table"], 0)
    line.next("snapshot")
    store, holder = workers[0].hub.store, live_at(workers[0], made["table"]).seats[1].holder
    assert holder is not None

    def come(connection: Connection) -> None:
        presence.come(connection, made["table"], holder, "killed")

    asyncio.run_coroutine_threadsafe(store.write(come), workers[0].loop).result(10)
    workers[0].loop.call_soon_threadsafe(workers[0].hub.hear, [made["table"]])
    while not line.table["seats"][1]["connected"]:
        line.next("presence")
    with store.engine.begin() as connection:
        connection.execute(update(schema.presence).where(schema.presence.c.worker == "killed").values(until=0))
    while line.table["seats"][1]["connected"]:
        line.next("presence")


def test_a_rematch_is_one_table_whoever_asks_and_where(sit: Sit) -> None:
    _table, one, other = shouting(sit)
    assert one.ask(type="concede", seat=0)["ok"]
    other.until(1)
    answers = both(partial(one.ask, type="rematch"), partial(other.ask, type="rematch"))
    assert answers[0]["table"] == answers[1]["table"]


def test_one_worker_drives_the_bots(sit: Sit, workers: list[Running], monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []
    for number, worker in enumerate(workers):
        choose = worker.hub.thinkers.choose

        async def counted(*args: object, number: int = number, choose: Callable[..., object] = choose) -> object:
            thought.append(number)
            return await choose(*args)  # type: ignore[misc]  # the bound method

        monkeypatch.setattr(worker.hub.thinkers, "choose", counted)
    table = sit(0).create(BOT, BOT)["table"]
    lines = [sit(number).open(table) for number in (0, 1)]
    assert all(line.until(12)["seq"] >= 12 for line in lines)
    log = [row[0] for row in workers[0].log(table)]
    assert log == list(range(1, len(log) + 1))
    assert set(thought) == {0}


def test_whether_a_lease_is_held_is_seen_without_taking_it(database: Cluster) -> None:
    async def scene(one: Store, other: Store) -> None:
        for what in map(str, range(16)):  # keys of either sign
            assert not await other.leases.is_held(what)
            async with one.leases.of(what) as mine:
                assert mine
                assert await other.leases.is_held(what)
            while await other.leases.is_held(what):
                pass
            async with other.leases.of(what) as mine:
                assert mine

    address = database.create("looking")
    with closing(Store(address)) as one, closing(Store(address)) as other:
        asyncio.run(scene(one, other))


def test_other_workers_follow_a_change_of_level(workers: list[Running], sit: Sit) -> None:
    ann = sit(0)
    table = ann.create(ME, BOT)["table"]
    lines = ann.open(table, 0), sit(1, ann).open(table, 0)
    assert lines[0].ask(type="level", seat=1, level="greedy")["ok"]
    assert lines[1].next("chat")["message"]["key"] == "bot-changed"
    assert lines[1].table["seats"][1]["level"] == "greedy"
    assert workers[1].hub._live[table].seats[1].level == "greedy"


def test_an_analysis_is_made_by_one_worker_and_all_tell_of_it_however_many_look(
    sit: Sit, workers: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = sit(0), sit(1)
    go, made = threading.Event(), []

    async def waiting(_work: object, tell: Tell, _most: Most) -> Json:
        made.append(tell)
        assert await asyncio.to_thread(go.wait, 60)
        if len(made) > 1:
            raise TooLong
        return {}

    monkeypatch.setattr(analyses, "done_apart", waiting)

    def outcome(count: int) -> Json:
        table = finished(ann)
        both(*[partial(standing, bob, table)] * 6, partial(ask, ann, table))
        until(lambda: len(made) == count)
        assert ask(bob, table).json() == standing(bob, table) == {"state": "running", "share": None}
        go.set()
        until(lambda: standing(ann, table)["state"] in {"done", "failed"})
        go.clear()
        assert standing(bob, table) == standing(ann, table)
        return standing(bob, table)

    assert outcome(1) == {"state": "done", "report": {}}
    assert outcome(2)["text"]["key"] == "error-analysis-slow"
    assert len(made) == 2


def test_a_lease_is_free_when_its_holder_has_ended(database: Cluster) -> None:
    async def scene(one: Store, other: Store) -> None:
        async with one.leases.of("table") as first, other.leases.of("table") as second:
            assert (first, second) == (True, False)
            with other.engine.begin() as connection:  # as if the holder had ended
                holders = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1"
                connection.exec_driver_sql(holders)
            while True:
                async with other.leases.of("table") as third:
                    if third:
                        return

    address = database.create("leases")
    with closing(Store(address)) as one, closing(Store(address)) as other:
        asyncio.run(scene(one, other))


def test_workers_that_start_at_once_make_one_schema(database: Cluster) -> None:
    address = database.create("schema")
    with ThreadPoolExecutor(3) as pool:
        for store in [future.result() for future in [pool.submit(Store, address) for _ in range(3)]]:
            assert store.shared
            store.close()


def test_a_database_that_is_gone_without_a_word_is_noticed(database: Cluster) -> None:
    address = database.create("silent")
    for query, seconds in (("", "10"), ("?connect_timeout=3", "3")):
        with closing(Store(f"{address}{query}")) as store, store.engine.connect() as connection:
            told = connection.connection.driver_connection.info.get_parameters()  # type: ignore[union-attr]  # psycopg's
            assert (told["connect_timeout"], told["tcp_user_timeout"]) == (seconds, "20000")


def test_what_is_read_at_once_is_one_position(database: Cluster) -> None:
    with closing(Store(database.create("reading"))) as store, store._reading.connect() as connection:
        assert connection.exec_driver_sql("SHOW transaction_isolation").scalar() == "repeatable read"
        assert connection.exec_driver_sql("SHOW transaction_read_only").scalar() == "on"


def test_when_the_database_comes_back_the_tables_go_on(sit: Sit, database: Cluster) -> None:
    table, one, other = shouting(sit)
    assert shout(one, 0)["ok"]
    other.until(1)
    database.restart("immediate")
    said = False
    while not said:
        with suppress(*BROKEN):
            said = one.person.open(table, 0).ask(type="chat", seat=0, text="Still here?")["ok"]
    while other.next("chat")["text"] != "Still here?":  # nothing was asked there while it was away
        pass


def test_a_notice_names_as_many_tables_as_it_can_carry() -> None:
    names = [f"{number:016}" for number in range(1000)]
    said = list(payloads("me", names))
    assert [len(one) <= PAYLOAD for one in said] == [True, True, True]
    assert [name for one in said for name in one.split()[1:]] == names
    assert all(one.split()[0] == "me" for one in said)
    assert list(payloads("me", [])) == []


def carried(person: Person, token: str) -> int:
    return person.post("/carry/take", {"token": token}).status_code


def test_a_link_for_another_device_is_good_at_every_worker_and_once_at_all(sit: Sit) -> None:
    ann, people = sit(0), [sit(n % 2) for n in range(4)]
    table = ann.create(ME, BOT)["table"]
    token = ann.post("/carry", {"stays": True}).json()["link"].partition("#")[2]
    for person in people:
        person.http.get("/")
    answers = both(*(partial(carried, person, token) for person in people))
    assert sorted(answers) == [200, 403, 403, 403]
    for person, answer in zip(people, answers, strict=True):
        (seat, _) = person.http.get(f"/api/tables/{table}").json()["table"]["seats"]
        assert seat["mine"] == (answer == 200)


def test_whoever_is_put_out_at_one_is_shown_out_at_the_other(sit: Sit) -> None:
    ann, phone = sit(0), sit(0)
    table = ann.create(ME, BOT)["table"]
    elsewhere = sit(1, ann).open(table, 0)
    elsewhere.next("snapshot")
    token = ann.post("/carry", {"stays": False}).json()["link"].partition("#")[2]
    assert carried(phone, token) == 200
    assert elsewhere.closed() == 4403
    assert sit(1, phone).open(table, 0).next("snapshot")["table"]["host"]


def test_who_is_no_companion_any_more_is_shown_out_at_the_other_too_and_nobody_else(
    sit: Sit, workers: list[Running]
) -> None:
    ann, phone, other = sit(0), sit(0), workers[1]
    table = ann.create(ME, BOT)["table"]
    assert carried(phone, ann.post("/carry", {"stays": True}).json()["link"].partition("#")[2]) == 200
    lines = sit(1, ann).open(table, 0), sit(1, phone).open(table, 0)
    for line in lines:
        line.next("snapshot")
    with other.hub.store.engine.begin() as connection:
        seen = edits.last_edit(connection)
    (companion,) = ann.http.get("/api/carry").json()["companions"]
    assert ann.http.delete(f"/api/carry/{companion['id']}").status_code == 200
    looking = housekeeping.look_again(other.hub, seen)
    assert asyncio.run_coroutine_threadsafe(looking, other.loop).result(10) == seen + 1
    assert lines[1].closed() == 1012
    assert lines[0].ask(type="name", seat=0, name="Ann")["ok"]


def test_what_one_worker_analyses_no_other_one_does(
    workers: list[Running], sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go = [], threading.Event()

    async def apart(work: object, *_: object) -> Json:
        begun.append(work)
        while not go.is_set():
            await asyncio.sleep(0.01)
        return {"luck": []}

    monkeypatch.setattr("wabe.server.analyses.done_apart", apart)
    ann, bob = sit(0), sit(1)
    table = ann.create(ME, {"kind": "me", "name": "Alf"})["table"]
    assert ann.command(table, type="concede", seat=1).json()["ok"]
    path = f"/api/tables/{table}/analysis"
    assert bob.http.get(path).json() == {"state": "none"}
    ann.http.post(path, json={})
    until(lambda: begun)
    elsewhere = {"state": "running", "share": None}
    assert [bob.http.get(path).json(), bob.http.post(path, json={}).json()] == [elsewhere, elsewhere]
    go.set()
    until(lambda: bob.http.get(path).json() == {"state": "done", "report": {"luck": []}})
    assert len(begun) == 1


# --- orders, and questions to go back ---------------------------------------------------------------------------------


def test_an_order_given_at_one_is_carried_out_wherever_its_seat_is_asked(
    sit: Sit, workers: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "orders", lambda: (Loud("loud", (Amount("number", 1, 3, 2),)),))
    ann, bob = sit(0), sit(1)
    made = ann.create(ME, LINK, game="shout")
    assert bob.claim(made["links"]["1"], "Bob").status_code == 200
    one, other = ann.open(made["table"], 0), bob.open(made["table"], 1)
    phone = sit(1, ann).open(made["table"], 0)
    for line in (one, other, phone):
        line.next("snapshot")
    assert one.ask(type="order", seat=0, order="loud", amounts={"number": 3})["ok"]
    while not phone.look["orders"]["given"]:
        phone.receive()
    assert shout(one, 0)["ok"]
    other.until(1)
    assert shout(other, 1)["ok"]
    assert other.until(3)["view"]["waiting"] == [1]
    time.sleep(0.3)
    assert [(row[0], row[2]) for row in workers[1].log(made["table"])] == [(1, 0), (2, 1), (3, 0)]


def test_a_question_of_one_is_answered_at_the_other(sit: Sit, workers: list[Running]) -> None:
    ann, bob = sit(0), sit(1)
    made = ann.create(ME, LINK, seed=7)
    assert bob.claim(made["links"]["1"], "Bob").status_code == 200
    lines = [ann.open(made["table"], 0), bob.open(made["table"], 1)]
    for line in lines:
        line.next("snapshot")
    asker = played(lines)
    decider = lines[1 - (asker.seat or 0)]
    seq = asker.look["seq"]
    assert asker.ask(type="ask_undo", seat=asker.seat)["ok"]
    assert decider.until(seq + 1)["ask"]["of"] == [decider.seat]
    assert decider.ask(type="answer_undo", seat=decider.seat, agree=True)["ok"]
    for line in lines:
        assert line.until(seq + 2)["ask"] is None
    records = [live_at(worker, made["table"]).play.record for worker in workers]
    assert records[0].state.to_json() == records[1].state.to_json()
    assert [row[1] for row in workers[0].log(made["table"])][-2:] == ["ask", "agree"]


def test_of_two_workers_one_lets_a_question_lapse(
    sit: Sit, workers: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asks, "ASK_SECONDS", 0.3)
    ann, bob = sit(0), sit(1)
    made = ann.create(ME, LINK, seed=7)
    assert bob.claim(made["links"]["1"], "Bob").status_code == 200
    lines = [ann.open(made["table"], 0), bob.open(made["table"], 1)]
    for line in lines:
        line.next("snapshot")
    asker = played(lines)
    assert asker.ask(type="ask_undo", seat=asker.seat)["ok"]
    until(lambda: [row[1] for row in workers[0].log(made["table"])][-1] == "lapse")
    time.sleep(0.3)
    assert [row[1] for row in workers[0].log(made["table"])].count("lapse") == 1
    seq = workers[0].log(made["table"])[-1][0]
    assert all(line.until(seq)["ask"] is None for line in lines)
