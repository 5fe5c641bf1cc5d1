"""Tries at the tables of the day, for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.client import Json, Line, Person

New = Callable[[], Person]
KEY = bytes(range(32))


def begin(person: Person, game: str = "xiii", name: str = "Ann") -> Any:
    return person.post("/daily", {"game": game, "name": name, "bots": ["Dodo", "Duck", "Lory"]})


def table_of(person: Person, game: str = "xiii", name: str = "Ann") -> str:
    answer = begin(person, game, name)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def sat(person: Person, table: str) -> Line:
    """A line through one's own seat."""
    seats = person.http.get(f"/api/tables/{table}").json()["table"]["seats"]
    line = person.open(table, next(seat["seat"] for seat in seats if seat["mine"]))
    line.next("snapshot")
    return line


def play(*lines: Line, choice: Callable[[int], int] = lambda _turn: 0) -> list[str]:
    """Play one's seat to the end, over these lines in turn; what was seen on the way."""
    seen, turn = [], 0
    while not (line := lines[turn % len(lines)]).look["view"]["over"]:
        if line.look["decision"] is None:
            line.receive()
            continue
        actions = line.look["decision"]["actions"]
        seen.append(str(line.look["decision"]))
        form = actions[choice(turn) % len(actions)]["form"]
        answer = line.ask(type="act", seq=line.look["seq"], seat=line.seat, form=form)
        assert answer["ok"], answer
        turn += 1
        for each in lines:
            each.until(answer["seq"])
    return [*seen, str(line.look["score_sheet"])]


def played(
    person: Person, game: str = "xiii", name: str = "Ann", choice: Callable[[int], int] = lambda _turn: 0
) -> str:
    """A try that is over."""
    table = table_of(person, game, name)
    play(sat(person, table), choice=choice)
    return table


def today(person: Person, game: str = "wonderland_xiii") -> Json:
    games = person.http.get("/api/daily").json()["games"]
    return next(one for one in games if one["game"] == game)


def ranking(person: Person, day: str, game: str = "wonderland_xiii") -> Json:
    answer = person.http.get(f"/api/daily/{game}/{day}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found
