"""The log of a table, in parts: the newest one with every snapshot, the others when they are asked for."""

from __future__ import annotations

import pytest

from tests.server.client import LINK, ME, Json, Person
from tests.server.test_table import hot_seat, mover, play_out


@pytest.fixture(autouse=True)
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wabe.server.play.LINES", 12)


def part(person: Person, table: str, **query: int) -> Json:
    answer = person.http.get(f"/api/tables/{table}/log", params=query)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("seat", [0, None])
def test_a_snapshot_has_the_newest_part_and_the_others_lead_back_to_the_beginning(
    seat: int | None, ann: Person, bob: Person
) -> None:
    table, lines = hot_seat(ann)
    acting = mover(lines)
    acting.act()
    acting.ask(type="undo", seat=acting.seat)
    acting.until(2)
    play_out(lines)
    who, query = (bob, {}) if seat is None else (ann, {"seat": seat})
    snapshot = who.open(table, seat).next("snapshot")
    newest = part(who, table, **query)
    assert {name: snapshot[name] for name in newest} == newest
    assert len(newest["log"]) == 12
    log, left = newest["log"], newest["earlier"]
    while left:
        earlier = part(who, table, before=log[0]["index"], **query)
        assert earlier["log"][-1]["index"] < log[0]["index"]
        log, left = earlier["log"] + log, earlier["earlier"]
    watched = [lines[0].log[index] for index in sorted(lines[0].log)]
    assert [entry["index"] for entry in log] == [entry["index"] for entry in watched]
    if seat is not None:
        plain = [{name: entry[name] for name in entry if name != "chapter"} for entry in log]
        assert plain == [{name: entry[name] for name in entry if name != "chapter"} for entry in watched]


def test_nobody_reads_the_log_through_the_seat_of_another(ann: Person, bob: Person) -> None:
    table = ann.create(ME, LINK)["table"]
    for query in ("seat=0", "seat=1", "seat=0&before=5"):
        refused = bob.http.get(f"/api/tables/{table}/log?{query}")
        assert (refused.status_code, refused.json()["error"]) == (403, "not-your-seat")
    assert bob.http.get(f"/api/tables/{table}/log?before=x").status_code == 400
    assert bob.http.get("/api/tables/none/log").status_code == 404
    assert part(bob, table)["log"][0]["kind"] == "game-started"
