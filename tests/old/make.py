"""Makes the files of this folder with the games as they are, from the top of the sources.

`python -m tests.old.make war` makes those of Wonderland's War, without a name those of all games.

For each game and its rules version: a save from the middle of a play, the replay file of a running and of a finished
play, and a server's store as SQL text. The files are kept as they were made, so that later versions prove that they
still read them; a new rules version gets new files beside the old ones.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import wabe
from tests.server.client import BOT, LINK, ME, Line, Person
from tests.server.conftest import running
from wabe.kernel.record import Record

FOLDER = Path(__file__).parent
LONG, SHORT = 90, 20  # events of the tables that are still being played; only the long one has a snapshot
# What the end of a server and of a game leave is not there after a crash: positions besides every 64th, kept files.
CRASHED = """
DELETE FROM kept;
DELETE FROM snapshots WHERE seq % 64 AND table_id IN (SELECT id FROM tables WHERE NOT "over");
"""
PLAYERS = {"xiii": 3, "heroes": 3, "war": 2}


def main(aliases: Sequence[str]) -> None:
    """Make the files of these games."""
    for alias in aliases:
        game, players = wabe.load(alias), PLAYERS[alias]
        place = FOLDER / f"{alias}-{game.version}"
        write(f"{place}-running.json", played(game, players, 70).to_json())
        write(f"{place}-finished.json", played(game, players).to_json())
        write(f"{place}-save.json", played(game, players, 60).state.to_json())
        Path(f"{place}-store.sql").write_text(store(alias, players), encoding="utf-8")


def write(name: str, data: dict[str, Any]) -> None:
    Path(name).write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def played(game: wabe.Game, players: int, actions: int = 10_000) -> Record:
    """A random play of so many actions, or to its end."""
    rng, record = random.Random(7), Record(game, players, 7)
    while not record.state.over and len(record.turns) < actions:
        seat = rng.choice(record.state.waiting)
        record.act(seat, rng.choice(record.state.legal_actions(seat)))
    return record


def store(alias: str, players: int) -> str:
    """The store of a server with a finished table and two that are still being played, as SQL text."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "store.sqlite3"
        with running(path) as server, Person(server.url) as ann:
            finished = ann.open(str(ann.create(*[BOT] * players, game=alias)["table"]))
            while not finished.table.get("over"):
                finished.receive()
            for events in (LONG, SHORT):
                made = ann.create(*[ME] * (players - 1), BOT, game=alias)
                people(ann, str(made["table"]), players - 1, events)
            ann.create(ME, *[LINK] * (players - 1), game=alias)
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(CRASHED)
            return "\n".join(connection.iterdump()) + "\n"


def people(ann: Person, table: str, seats: int, events: int) -> None:
    """One person plays all seats but the bot's at random, taking back and talking now and then, for so many events."""
    rng = random.Random(events)
    lines = [ann.open(table, seat) for seat in range(seats)]
    while max(line.look.get("seq", 0) for line in lines) < events:
        for line in lines:
            line.rest(0.02)
        lines[0].ask(type="chat", seat=0, text="Hm.") if rng.random() < 0.05 else one_move(rng, lines)


def one_move(rng: random.Random, lines: list[Line]) -> None:
    """What one of the seats that may do something does."""
    for line in lines:
        seat, look = line.seat, line.look
        if look.get("undo", {}).get("allowed") and rng.random() < 0.2:
            line.ask(type="undo", seat=seat)
            return
        if look.get("decision"):
            form = rng.choice(look["decision"]["actions"])["form"]
            line.ask(type="act", seat=seat, seq=look["seq"], form=form)
            return


if __name__ == "__main__":
    main(sys.argv[1:] or list(PLAYERS))
