"""Starting and ending the server as the command line does."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
from pathlib import Path

import pytest

from tests.server.client import BOT, ME, Person, until
from tests.server.process import ServerProcess
from wabe.server.errors import BadStore, PortTaken
from wabe.server.hub import Hub
from wabe.server.protocol import NewSeat, NewTable
from wabe.server.run import Server, config, listen, serve
from wabe.server.settings import Settings
from wabe.server.subscriber import RESTART, Subscriber


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_well(how: signal.Signals, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "wabe.sqlite3") as server, Person(server.url) as ann:
        table = ann.create(ME, BOT)["table"]
        line = ann.open(table, 0)
        line.next("snapshot")
        with ann.http.stream("GET", f"/api/tables/{table}/events"):
            server.process.send_signal(how)
            assert line.closed() == 1012
            assert server.process.wait(30) == 0
        assert server.errors() == ""
    assert not (tmp_path / "wabe.sqlite3-wal").exists()  # all of it is in the main file


def test_bots_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "wabe.sqlite3", bot_processes=1, bot_delay=0.05) as server, Person(server.url) as ann:
        line = ann.open(ann.create(BOT, BOT)["table"])
        line.until(2)
        children = children_of(server.process)
        assert children
        server.kill()
        until(lambda: not any(is_running(child) for child in children))


def children_of(process: subprocess.Popen[str]) -> list[int]:
    listing = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(child) for child in listing]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


def test_small_frames_leave_at_once() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP  # asyncio sets TCP_NODELAY on the connections of such sockets only


def test_old_pages_are_told_once_the_address_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    async def start(*_: object) -> None:
        """Nothing listens."""

    monkeypatch.setattr("uvicorn.Server.startup", start)
    for sentence, told in (("They are old.", "They are old.\n"), (None, "")):
        monkeypatch.setattr("wabe.server.run.staleness", lambda said=sentence: said)
        made = config(Settings(store=str(tmp_path / "wabe.sqlite3")))
        asyncio.run(Server(made, "http://x/", open_browser=False).startup())
        asyncio.run(made.app.state.hub.close())  # type: ignore[union-attr]  # `build` made it
        assert capsys.readouterr().out == f"Wabe is at http://x/\n{told}"


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(PortTaken, match="Another port may be free"):
        serve(port=taken.getsockname()[1], store=str(tmp_path / "wabe.sqlite3"))
    for host, port in (("127.0.0.1", 70_000), ("no such host", 0)):
        with pytest.raises(PortTaken):
            serve(host=host, port=port, store=str(tmp_path / "wabe.sqlite3"))


def test_a_store_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(BadStore, match="cannot be opened"):
        serve(port=0, store=str(tmp_path))


def test_who_comes_while_it_ends_is_sent_away_at_once(tmp_path: Path) -> None:
    """A stream may begin after all others were ended: the server would wait for it in vain."""

    async def scene() -> int | None:
        hub = Hub(Settings(store=str(tmp_path / "wabe.sqlite3"), bot_processes=0))
        made = await hub.create(NewTable("xiii", [NewSeat("me"), NewSeat("link")]), "browser")
        late = Subscriber("browser", 0)
        async with hub.held(made["table"]) as live:
            hub.hang_up()
            await live.join(late, None)
        await hub.close()
        return late.closed

    assert asyncio.run(scene()) == RESTART
