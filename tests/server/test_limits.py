"""Rates, sizes, slow readers, foreign origins."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.client import BOT, ME, Json, Person
from tests.server.conftest import Running, running
from tests.server.test_table import hot_seat, mover, play_out
from tests.server.unlimited import FREE
from wabe.server import prices, protocol, showing, web
from wabe.server.errors import TooFast
from wabe.server.gate import Buckets, Gate
from wabe.server.limits import Limits, Rate
from wabe.server.live import Live
from wabe.server.play import Moment
from wabe.server.prices import HEAVY
from wabe.server.subscriber import FRAMES, TOO_SLOW, Subscriber


def test_a_bucket_empties_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("wabe.server.gate.time.monotonic", lambda: clock[0])
    bucket = Buckets(Rate(2, 3))
    for _ in range(3):
        bucket.take("ann")
    with pytest.raises(TooFast):
        bucket.take("ann")
    bucket.take("bob")
    clock[0] = 0.5
    bucket.take("ann")
    with pytest.raises(TooFast):
        bucket.take("ann")


def test_a_bucket_forgets_the_longest_unused_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wabe.server.gate.REMEMBERED", 3)
    bucket = Buckets(Rate(0.001, 1))
    for key in "abcd":
        bucket.take(key)
    bucket.take("a")  # forgotten, so as good as new
    with pytest.raises(TooFast):
        bucket.take("d")


def test_too_many_commands_tables_and_connections(tmp_path: Path) -> None:
    tight = Limits(Rate(0.01, 5), FREE, Rate(0.01, 2), FREE, Rate(0.01, 2), FREE, connections=3)
    with (
        running(tmp_path / "wabe.sqlite3", limits=tight) as server,
        Person(server.url) as ann,
        Person(server.url) as bob,
    ):
        table, lines = hot_seat(ann)
        ann.create(ME, BOT)
        refused = ann.post("/tables", {"game": "xiii", "seats": [ME, BOT]})
        assert (refused.status_code, refused.json()["error"]) == (429, "too-fast")
        answers = [lines[0].ask(type="chat", seat=0, text="Hello") for _ in range(6)]
        assert [answer.get("error") for answer in answers] == [None, None, *["too-fast"] * 4]
        assert answers[5]["request_id"]
        ann.open(table)
        assert ann.open(table).closed() == 4429
        assert ann.http.get(f"/api/tables/{table}/events").status_code == 429
        lines[1].close()
        assert bob.open(table).next("snapshot")["seq"] == 0


def test_looking_back_costs_much_once_and_only_who_makes_it_pays(tmp_path: Path) -> None:
    tight = Limits(heavy=Rate(1e-9, 2 * HEAVY - 0.01))
    with running(tmp_path / "wabe.sqlite3", limits=tight) as server, Person(server.url) as ann:
        table, lines = hot_seat(ann)
        play_out(lines)
        paths = ["replay?seat=0", "replay/0?seat=0", "replay/1?seat=0", "save"]
        server.hub.gate.heavy.settle("127.0.0.1", HEAVY)
        answers = [ann.http.get(f"/api/tables/{table}/{path}").status_code for path in paths]
        assert answers == [429] * 4
        server.hub.gate.heavy.settle("127.0.0.1", -HEAVY)
        assert [ann.http.get(f"/api/tables/{table}/{path}").status_code for path in paths[:3]] == [200] * 3
        server.hub.gate.heavy.settle("127.0.0.1", HEAVY)
        assert [ann.http.get(f"/api/tables/{table}/{path}").status_code for path in paths] == [200, 200, 200, 429]


def test_work_is_counted_in_seconds_and_what_was_too_much_is_owed(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("wabe.server.gate.time.monotonic", lambda: clock[0])
    bucket = Buckets(Rate(0.5, 2))
    bucket.take("ann", 1.5)
    with pytest.raises(TooFast):
        bucket.take("ann", 1)
    bucket.settle("ann", 2)  # it took so much longer: 1.5 are owed
    clock[0] = 4.0
    with pytest.raises(TooFast):
        bucket.take("ann", 1)
    clock[0] = 5.0
    bucket.take("ann", 1)
    bucket.settle("ann", -1)
    clock[0] = 99.0
    bucket.take("ann", 60)  # more than the bucket holds is to be had from a full one
    with pytest.raises(TooFast):
        bucket.take("ann", 0.1)


@pytest.mark.parametrize(
    ("path", "price"),
    [
        ("/games", prices.ASKING),
        ("/texts", prices.ASKING),
        ("/texts/en", prices.ASKING),
        ("/games/war/content", prices.ASKING),
        ("/games/war/rules", prices.ASKING),
        ("/tables", prices.LOBBY),
        ("/tables/none", prices.ASKING),
        ("/tables/none/replay", prices.ASKING),
        ("/tables/none/replay/0", prices.ASKING),
        ("/tables/none/course", prices.ASKING),
        ("/tables/none/save", prices.ASKING),
        ("/tables/none/analysis", prices.ASKING),
        ("/tables/none/events", prices.ASKING),
        ("/tables/none/log", prices.ASKING),
    ],
)
def test_whatever_is_read_has_its_price(path: str, price: float, tmp_path: Path) -> None:
    tight = Limits(address_work=Rate(1e-9, price))
    with running(tmp_path / "wabe.sqlite3", limits=tight) as server, Person(server.url) as ann:
        assert [ann.http.get(f"/api{path}").status_code == 429 for _ in range(2)] == [False, True]


def test_who_comes_back_pays_for_all_that_was_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, update = [0.0], showing.update

    def update_slowly(live: Live, moment: Moment, seat: int | None) -> Json:
        clock[0] += 1
        return update(live, moment, seat)

    with running(tmp_path / "wabe.sqlite3", limits=Limits(work=Rate(1e-9, 9))) as server, Person(server.url) as ann:
        table, lines = hot_seat(ann)
        for _ in range(4):
            mover(lines).act()
        monkeypatch.setattr("wabe.server.prices.time.thread_time", lambda: clock[0])
        monkeypatch.setattr(showing, "update", update_slowly)
        ann.open(table, 0, after=0).until(4)
        paid = sum(9 - level for level, _ in server.hub.gate.work._levels.values())
    assert paid == pytest.approx(4, abs=0.5)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_who_has_a_network_of_addresses_is_counted_once(address: str, counted: str) -> None:
    assert web.counted(address) == counted


def test_whatever_is_commanded_has_its_price(tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3", limits=Limits(work=Rate(1e-9, 1))) as server, Person(server.url) as ann:
        line = ann.open(ann.create(ME, ME)["table"], 0)
        line.next("snapshot")
        levels = []
        for command in ({"type": "ping"}, {"type": "look", "seat": 1}, {"type": "chat", "text": "Hello"}):
            line.send(**command)
            line.rest(0.1)
            levels.append([level for level, _ in server.hub.gate.work._levels.values()][-1])
    ping, look, said = levels
    assert ping - look > prices.COMMANDS[protocol.Look]  # and what was measured besides
    assert look - said == pytest.approx(prices.COMMANDS[protocol.Chat], abs=1e-4)


def test_one_address_does_one_heavy_thing_at_a_time_and_all_others_go_on_between() -> None:
    told: list[str] = []

    async def ask(gate: Gate, address: str, number: int) -> None:
        async with gate.turn(address):
            told.append(f"{address}{number}")

    async def scene() -> None:
        gate = Gate(Limits())
        await asyncio.gather(*(ask(gate, "a", number) for number in range(3)), ask(gate, "b", 0), ask(gate, "b", 1))
        assert not gate._turns

    asyncio.run(scene())
    assert told == ["a0", "b0", "a1", "b1", "a2"]


@pytest.mark.parametrize("path", ["", "/replay", "/replay/0", "/course", "/save"])
def test_who_asks_about_a_table_is_counted_like_who_plays_there(path: str, tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3", limits=Limits(commands=Rate(0.01, 2))) as server, Person(server.url) as ann:
        table = ann.create(ME, BOT)["table"]
        answers = [ann.http.get(f"/api/tables/{table}{path}").status_code for _ in range(3)]
        assert answers[2] == 429
        assert 429 not in answers[:2]


def test_spectators_of_a_table_share_what_they_may_say(tmp_path: Path) -> None:
    """A browser without a cookie is a new one with every request, so counting browsers would not hold anybody back."""
    quiet = Limits(FREE, FREE, Rate(0.01, 3), FREE, FREE, FREE, connections=100)
    with running(tmp_path / "wabe.sqlite3", limits=quiet) as server, Person(server.url) as ann:
        table, lines = hot_seat(ann)
        answers = []
        for _ in range(5):
            with Person(server.url) as stranger:
                answers.append(stranger.command(table, type="chat", text="Buy!").status_code)
        assert answers == [200, 200, 200, 429, 429]
        assert lines[0].ask(type="chat", seat=0, text="Quiet, please.")["ok"]


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /"])
def test_who_never_finishes_a_request_is_let_go(sent: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wabe.server.patience.SECONDS", 0.3)
    with running(tmp_path / "wabe.sqlite3") as server, open_socket(server) as slow:
        slow.sendall(sent)
        slow.settimeout(0.05)
        until = time.monotonic() + 4  # less than what uvicorn leaves open after a request
        while time.monotonic() < until:
            try:
                slow.sendall(b"x")  # drop by drop
                if slow.recv(4096) == b"":
                    return
            except TimeoutError:
                pass
            except OSError:
                return
        pytest.fail("the line is still open")


def test_who_never_finishes_a_body_is_answered_and_who_leaves_breaks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("wabe.server.patience.SECONDS", 0.3)
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    with running(tmp_path / "wabe.sqlite3") as server:
        with open_socket(server) as slow:
            slow.sendall(head)
            assert slow.recv(4096).startswith(b"HTTP/1.1 408 ")
        with open_socket(server) as gone:
            gone.sendall(head)
        with Person(server.url) as ann, ann.open(ann.create(ME, BOT)["table"], 0) as line:
            line.next("snapshot")
            time.sleep(0.5)
            assert line.ask(type="chat", seat=0, text="Still here")["ok"]
    assert caplog.text == ""


def open_socket(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), timeout=5)


def test_a_slow_reader_is_dropped_and_its_queue_with_it() -> None:
    subscriber = Subscriber("browser", None)
    for _ in range(FRAMES):
        subscriber.put(b"frame")
    assert subscriber.closed is None
    subscriber.put(b"one too many")
    assert subscriber.closed == TOO_SLOW
    assert not subscriber._frames
    huge = Subscriber("browser", None)
    huge.put(b"x" * (5 * 1024 * 1024))
    assert huge.closed == TOO_SLOW


def test_a_browser_that_never_reads_does_not_hold_up_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wabe.server.subscriber.FRAMES", 20)
    store = tmp_path / "wabe.sqlite3"
    with running(store, send_buffer=4096) as server, Person(server.url) as ann, socket.socket() as deaf:
        table, lines = hot_seat(ann)
        subscribers = server.hub._live[table].subscribers
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
        url = f"ws{server.url[4:]}/api/tables/{table}/live"
        with connect(url, sock=deaf, max_queue=1, compression=None, ping_interval=None, close_timeout=0.1):
            while len(subscribers) < 3:
                lines[0].rest(0.01)
            for _ in range(4000):
                assert lines[0].ask(type="chat", seat=0, text="x" * 500)["ok"]
                if len(subscribers) == 2:
                    break
            assert len(subscribers) == 2
        lines[1].rest(0.1)
        assert len(lines[1].frames) > 100


def test_foreign_pages_get_no_socket(tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3", origins=frozenset({"https://wabe.example"})) as server:
        with Person(server.url) as ann:
            table = ann.create(BOT, BOT)["table"]
        url = f"ws{server.url[4:]}/api/tables/{table}/live"
        for origin in ("https://evil.example", "http://["):
            with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin(origin)):
                pass
            assert refused.value.response.status_code == 403
        for origin in ("https://wabe.example", server.url):
            with connect(url, origin=Origin(origin)) as socket:
                assert "snapshot" in str(socket.recv(5))
