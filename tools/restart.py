"""How long tables with their sockets take to be back after a restart.

    python -m tools.restart --tables 500 --seats 4

Fills a store with games under way, starts a server on it in a process of its own, and lets all seats come back at once,
as their pages do: with the last action they have seen. A small part of them comes with nothing and needs a snapshot.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection
from websockets.asyncio.client import connect

import wabe
from tests.server.process import ServerProcess
from wabe.server.limits import Limits
from wabe.server.protocol import NewSeat, NewTable
from wabe.server.seats import hash_of, marked, new_token
from wabe.server.store import SavedEvent, Store
from wabe.server.store.rows import append_event, insert_snapshot, insert_table
from wabe.server.tables import Laid, lay

GAMES = {"wonderland_xiii": 50, "alicematic_heroes": 120, "wonderlands_war": 250}  # with their actions so far
NEWCOMERS = 10  # one in so many knows nothing
STAY = 12.0  # seconds that those who are back stay
USUAL: Final[dict[str, Any]] = {"bot_delay": 0.1, "bot_processes": 1, "absent_after": 20}  # as at a server for people


@dataclass(frozen=True)
class Game:
    """A game under way: its table and log."""

    laid: Laid
    events: list[SavedEvent]
    snapshots: dict[int, dict[str, object]]

    def put(self, connection: Connection, table_id: str) -> None:
        """Into a store, as the table of this id."""
        begun = replace(self.laid.table, id=table_id)
        insert_table(connection, begun, self.laid.seats)
        for event in self.events:
            over = self.laid.play.over and event is self.events[-1]
            append_event(connection, replace(begun, seq=event.seq, over=over), event)
        for seq, state in self.snapshots.items():
            insert_snapshot(connection, table_id, seq, state)


def under_way(name: str, actions: int, players: int, browser: str, seed: int) -> Game:
    """A game after so many random actions."""
    body = NewTable(name, [NewSeat("me") for _ in range(players)], seed=seed)
    laid, rng = lay(body, wabe.load(name), browser), random.Random(seed)
    events: list[SavedEvent] = []
    snapshots: dict[int, dict[str, object]] = {}
    while len(events) < actions and not laid.play.over:
        state = laid.play.now.state
        seat = state.waiting[0]
        form = laid.play.act(seat, state.form(rng.choice(state.legal_actions(seat)), seat))
        events.append(SavedEvent(laid.play.seq, "act", seat, form, None))
        kept = laid.play.snapshot()
        if kept is not None:
            snapshots[laid.play.seq] = kept
    return Game(laid, events, snapshots)


async def fill(address: str, tables: int, players: int) -> tuple[str, dict[str, int]]:
    """A store with so many tables, each a copy of one of a few games; the cookie of all seats, and each last action."""
    store, token, last = Store(address), new_token(), {}
    cookie, browser = marked(token, store.key), hash_of(token)
    games = [under_way(name, actions, players, browser, seed) for seed in range(4) for name, actions in GAMES.items()]
    for number in range(tables):
        game, table = games[number % len(games)], f"table{number}"
        last[table] = game.events[-1].seq
        await store.write(partial(game.put, table_id=table))
    store.close()
    return cookie, last


class Back(NamedTuple):
    """A seat that knows where its table stands."""

    seconds: float  # after it has asked
    clients: float  # of the processor, which all clients had taken by then


async def come_back(url: str, table: str, seat: int, after: int | None, cookie: str) -> Back | None:
    """Let a seat come back; None if it is turned away."""
    begun = time.perf_counter()
    query = f"seat={seat}" + ("" if after is None else f"&after={after}")
    try:
        address = f"{url}/api/tables/{table}/live?{query}"
        headers = {"cookie": f"wabe={cookie}"}
        async with connect(address, additional_headers=headers, compression=None, open_timeout=120) as socket:
            frame = json.loads(await socket.recv())
            assert frame["type"] in {"snapshot", "update", "presence"}
            took = time.perf_counter() - begun
            back = Back(took, time.process_time())
            await asyncio.sleep(max(0, STAY - took))
            return back
    except OSError as error:
        print(error)
    except Exception as error:  # noqa: BLE001 - all that is not a frame is told
        print(type(error).__name__, error)
    return None


async def all_back(url: str, last: dict[str, int], players: int, cookie: str) -> list[Back | None]:
    """Everybody comes at once."""
    seats = [(table, seat) for table in last for seat in range(players)]
    return await asyncio.gather(
        *(
            come_back(url, table, seat, None if number % NEWCOMERS == 0 else last[table], cookie)
            for number, (table, seat) in enumerate(seats)
        )
    )


def measure(tables: int, players: int) -> str:
    """One restart; what it came to."""
    with tempfile.TemporaryDirectory() as folder:
        store = str(Path(folder) / "wabe.sqlite3")
        cookie, last = asyncio.run(fill(store, tables, players))
        with ServerProcess(store, limits=Limits(connections=100_000), **USUAL) as server:
            begun = time.process_time()
            came = asyncio.run(all_back(server.url.replace("http", "ws", 1), last, players, cookie))
    used = sum(os.times()[2:4])
    found = sorted(back for back in came if back is not None) or [Back(0.0, begun)]
    middle, end = found[len(found) // 2].seconds, found[-1].seconds
    back = f"half back after {middle:.1f} s, all after {end:.1f} s; turned away: {came.count(None)}"
    shares = f"{used:.1f} s of the processor, the clients {found[-1].clients - begun:.1f} s until then"
    return f"{tables} tables, {len(came)} sockets: {back}; {shares}"


def main() -> None:
    """As said above."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    args = parser.parse_args()
    print(measure(args.tables, args.seats))


if __name__ == "__main__":
    main()
