"""Non-interference on the wire: the same table with what a viewer may not know redrawn; every byte must be the same.

In each cycle a table of one of the games is played, by one browser for all seats. Now and then, for a viewer, a twin is
put beside it, with another truth behind the same knowledge; and whatever can be asked is asked of both: joining, looks,
presence, odds, illegal and foreign actions, undo, hints, names, chat, replays, the lobby.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final
from unittest import mock

from tests.server.client import ME, Json, Line, Person
from tests.server.conftest import Running, running
from tests.server.twins import differs, twin_of
from tools.campaigns.campaign import Campaign
from wabe import bots
from wabe.kernel.game import Game
from wabe.server.live import Live
from wabe.server.protocol import encode
from wabe.server.store.rows import insert_table

GAMES: Final = ("xiii", "heroes", "war")
PLAYERS: Final = 3
LOOKS: Final = 4
STRIDE: Final = 12
PATHS: Final = ("replay", "replay?seat=0", "replay/0", "course", "save", "")
PAUSE: Final = 0.2
TIME: Final = re.compile(rb'"(at|updated)":"[^"]*"')


class Secrecy(Campaign):
    """A server in this process, so that its tables are in reach."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed)
        self._end = ExitStack()
        self._end.enter_context(mock.patch("wabe.server.bots.bots.create_housed", predictable))
        self.server: Running = self._end.enter_context(running(folder / "wabe.sqlite3"))
        self.forms: list[Json] = []

    def cycle(self) -> None:
        """Play a table, with looks at it from a seat or from outside."""
        game = GAMES[self.tried["cycles"] % len(GAMES)]
        with Person(self.server.url) as person:
            table = str(person.create(*[ME] * PLAYERS, game=game, public=True)["table"])
            lines = [person.open(table, seat) for seat in range(PLAYERS)]
            self.forms = []
            for look in range(LOOKS):
                if not self.play(lines):
                    return
                viewer = self.chance.choice([None, *range(PLAYERS)])
                self.compare(person, self.server.hub._live[table], viewer, look)

    def play(self, lines: list[Line]) -> bool:
        """Some actions; whether the game goes on, so that there are secrets."""
        for line in lines:
            line.rest(PAUSE)
        for _ in range(1 + self.chance.randrange(STRIDE)):
            if lines[0].look["view"]["over"]:
                return False
            acting = lines[lines[0].look["view"]["waiting"][0]]
            self.forms += [action["form"] for action in acting.look["decision"]["actions"]][:6]
            answer = acting.act(self.chance.randrange(100))
            for line in lines:
                line.until(answer["seq"])
        return not lines[0].look["view"]["over"]

    def compare(self, person: Person, live: Live, viewer: int | None, look: int) -> None:
        """Ask the table and its twin the same."""
        twin = twin_of(live, viewer, self.chance.getrandbits(60), f"{live.table.id[:-3]}tw{look}")
        self.tried["other truths"] += differs(live, twin)
        self.tried["truths"] += 1
        twin.seats = [*live.seats]  # each has its own, which change by what is asked
        with self.server.hub.store.engine.begin() as connection:
            insert_table(connection, twin.table, twin.seats)
        self.server.hub._live[twin.table.id] = twin
        both = (live.table.id, twin.table.id)
        self.same("joining", [(table, self.joined(person, table, viewer)) for table in both])
        for number, probe in enumerate(self.probes(live, viewer)):
            command = {"request_id": f"p{look}-{number}", **probe}
            self.same(str(probe), [(table, self.asked(person, table, command)) for table in both])
        for path in PATHS:
            found = [(table, person.http.get(f"/api/tables/{table}/{path}".rstrip("/")).content) for table in both]
            self.same(path, found)
        self.same("the lobby", [(table, self.in_lobby(person, table)) for table in both])
        twin.subscribers = set()  # those of the table itself stay
        self.server.hub.drop(twin)

    def joined(self, person: Person, table: str, viewer: int | None) -> bytes:
        """All that a new connection gets."""
        with person.open(table, viewer) as line:
            line.next("snapshot")
            line.rest(PAUSE)
            return "\n".join(line.raw).encode()

    def asked(self, person: Person, table: str, command: Json) -> bytes:
        """Status and body of an answer."""
        answer = person.post(f"/tables/{table}/commands", command)
        return b"%d %b" % (answer.status_code, answer.content)

    def in_lobby(self, person: Person, table: str) -> bytes:
        """What the lobby says of a table."""
        listed: list[Json] = person.http.get("/api/tables").json()["mine"]
        return encode(next(one for one in listed if one["table"] == table))

    def probes(self, live: Live, viewer: int | None) -> Iterator[Json]:
        """Commands that are refused, or change the same at both tables."""
        yield {"type": "look", "seat": viewer}
        yield {"type": "rematch"}
        if viewer is None:
            return
        state, seq = live.play.record.state, live.play.seq
        legal = [action["form"] for action in (state.decision(viewer) or {"actions": []})["actions"]]
        tried = [form for form in self.forms if form not in legal]
        for form in [*self.chance.sample(tried, min(8, len(tried))), {}, {"kind": 5}]:
            yield {"type": "act", "seq": seq, "seat": viewer, "form": form}
            yield {"type": "act", "seq": -1, "seat": viewer, "form": form}
        yield {"type": "hint", "seat": viewer}
        if live.play.now.refusals[viewer] is not None:
            yield {"type": "undo", "seat": viewer}
        yield {"type": "hand_back", "seat": viewer}
        yield {"type": "name", "seat": viewer, "name": "Bea"}
        yield {"type": "chat", "seat": viewer, "text": "hello"}

    def same(self, what: str, answers: list[tuple[str, bytes]]) -> None:
        """The answers of two tables must be the same, but for their ids and the time."""
        one, other = (TIME.sub(b"", answer.replace(table.encode(), b"TABLE")) for table, answer in answers)
        self.tried["bytes"] += len(one)
        self.tried["answers"] += 1
        self.expect(one == other, f"{what} tells what is hidden: {one[:400]!r} and {other[:400]!r}")

    def close(self) -> None:
        """End the server."""
        self._end.close()


def predictable(_level: str, game: Game, *_: object) -> bots.Bot:
    """A bot whose advice depends on what it knows alone."""
    return bots.LEVELS["greedy"].make(game, seed=5)
