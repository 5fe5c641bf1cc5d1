"""Promise 3: no seat ever receives a byte that depends on what it may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from sqlalchemy import insert

import wabe
from tests.server.client import Json, Line, Person
from tests.server.conftest import Running
from tests.server.test_table import hot_seat, mover
from tests.server.twins import differs, twin_of
from wabe import bots
from wabe.server import showing
from wabe.server.live import Live
from wabe.server.protocol import encode
from wabe.server.store.schema import tables

PLAYERS = 3
ACTIONS = 90


class Watched:
    """A hot-seat game with a line through every seat and one for spectators, compared with twins at every step."""

    def __init__(self, server: Running, person: Person, seed: int) -> None:
        self.server, self.person = server, person
        self.chance = random.Random(seed)
        self.table, lines = hot_seat(person, PLAYERS)
        self.lines = [*lines, person.open(self.table)]
        self.lines[-1].next("snapshot")
        self.other_truths = 0

    @property
    def live(self) -> Live:
        return self.server.hub._live[self.table]

    def twin(self, line: Line) -> Live:
        twin = twin_of(self.live, line.seat, self.chance.getrandbits(60))
        self.other_truths += differs(self.live, twin)
        return twin

    def act(self) -> None:
        acting = mover(self.lines)
        acting.act(self.chance.randrange(100))
        for line in self.lines:
            line.until(acting.look["seq"])

    @property
    def over(self) -> bool:
        return bool(self.lines[0].look["view"]["over"])


@pytest.fixture(params=range(3))
def game(request: pytest.FixtureRequest, server: Running, ann: Person) -> Watched:
    return Watched(server, ann, request.param)


def browser_of(live: Live) -> str:
    holder = live.seats[0].holder
    assert holder is not None
    return holder


def received(line: Line) -> str:
    """The newest position as it came over the wire."""
    return next(raw for raw, frame in zip(line.raw[::-1], line.frames[::-1], strict=True) if frame is line.look)


def test_every_update_is_the_same_from_another_truth(game: Watched) -> None:
    for _ in range(ACTIONS):
        game.act()
        if game.over:  # then everything is open
            break
        for line in game.lines:
            twin = game.twin(line)
            frame = {**showing.update(twin, twin.play.now, line.seat), "table": twin.table_for(browser_of(twin))}
            assert received(line) == encode(frame).decode()
    assert game.other_truths > ACTIONS


def test_every_snapshot_is_the_same_from_another_truth(game: Watched) -> None:
    for _ in range(ACTIONS // 6):
        for _ in range(6):
            if not game.over:
                game.act()
        if game.over:
            break
        for line in game.lines:
            with game.person.open(game.table, line.seat) as fresh:
                fresh.receive()
                twin = game.twin(line)
                assert fresh.raw[0] == encode(showing.snapshot(twin, browser_of(twin), line.seat)).decode()
    assert game.other_truths > ACTIONS // 6


def probes(chance: random.Random, seat: int, look: Json) -> Iterator[Json]:
    """Commands that are refused, and hints."""
    seq = look["seq"]
    forms: list[Json] = [{"kind": "unlock", "deck": deck} for deck in range(5)]
    forms += [{"kind": kind, "deck": chance.randrange(6)} for kind in ("visit", "look", "reveal", "draw")]
    forms += [
        {"kind": "cover", "card": "bundle"},
        {"kind": "skill", "card": "cat"},
        {"kind": "stop"},
        {"kind": "go_on"},
    ]
    forms += [{}, {"kind": 5}, {"kind": "target", "seat": 1, "more": [None]}]
    legal = [action["form"] for action in (look["decision"] or {"actions": []})["actions"]]
    for form in forms:
        if form not in legal:
            yield {"type": "act", "seq": seq, "seat": seat, "form": form}
    yield {"type": "act", "seq": seq - 1, "seat": seat, "form": {"kind": "stop"}}
    yield {"type": "hint", "seat": seat}
    if not look["undo"]["allowed"]:
        yield {"type": "undo", "seat": seat}
    yield {"type": "rematch"}
    yield {"type": "look", "seat": seat}


def ask(person: Person, table: str, command: Json) -> tuple[int, str]:
    answer = person.post(f"/tables/{table}/commands", command)
    return answer.status_code, answer.text.replace(table, "TABLE")


def test_refusals_hints_and_looks_are_the_same_from_another_truth(
    game: Watched, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def predictable(_level: str, game: wabe.Game) -> bots.Bot:
        return bots.LEVELS["greedy"].make(game, seed=5)

    monkeypatch.setattr("wabe.server.bots.bots.create_housed", predictable)
    asked = 0
    for step in range(ACTIONS // 9):
        for _ in range(9):
            if not game.over:
                game.act()
        if game.over:
            break
        line = game.lines[step % PLAYERS]
        name = f"twin-{game.table[:12]}-{step}"
        twin = twin_of(game.live, line.seat, step, name)
        server.hub._live[name] = twin
        with server.hub.store.engine.begin() as connection:
            connection.execute(insert(tables), vars(twin.table))
        assert line.seat is not None
        for number, probe in enumerate(probes(game.chance, line.seat, line.look)):
            command = {"request_id": f"probe-{step}-{number}", **probe}
            assert ask(game.person, game.table, command) == ask(game.person, name, command)
            asked += 1
        for path in ("replay", "save", "replay?seat=0", "replay/0", "course", "analysis"):
            real, other = (game.person.http.get(f"/api/tables/{t}/{path}") for t in (game.table, name))
            assert real.text == other.text
        del server.hub._live[name]
    assert asked > 100
