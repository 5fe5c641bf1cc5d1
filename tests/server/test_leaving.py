"""Leaving a table for good: by the holder alone, at any time, kept before anybody sees it, and never taken back."""

from __future__ import annotations

from tests.server.client import LINK, ME, Json, Line, Person
from tests.server.conftest import Running

BOTS: list[Json] = [{"kind": "bot", "level": "random"}] * 2


def test_the_other_of_two_wins_at_once_and_the_log_says_so(ann: Person, bob: Person, server: Running) -> None:
    made = ann.create(ME, LINK)
    assert bob.claim(made["links"]["1"]).status_code == 200
    lines = [ann.open(made["table"], 0), bob.open(made["table"], 1)]
    for line in lines:
        line.next("snapshot")
    waits = next(line for line in lines if not line.look["decision"])  # it is not its turn
    assert waits.seat is not None
    answer = waits.ask(type="concede", seat=waits.seat)
    assert answer["ok"]
    for line in lines:
        frame = line.until(answer["seq"])
        assert [entry["kind"] for entry in frame["events"]] == ["seat-left", "last-seat-wins"]
        assert (frame["view"]["over"], frame["view"]["winners"]) == (True, [1 - waits.seat])
        assert (frame["view"]["left"], frame["table"]["over"]) == ([waits.seat], True)
    steps = ann.replay(made["table"])["steps"]
    assert steps[-1]["label"]["key"] == "act-concede"
    assert steps[-1]["view"]["winners"] == [1 - waits.seat]
    assert waits.ask(type="concede", seat=waits.seat)["error"] == "game-over"


def test_only_the_holder_may_let_a_seat_leave(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK)
    assert bob.claim(made["links"]["1"]).status_code == 200
    line = bob.open(made["table"])
    for seat in (0, 7):
        assert line.ask(type="concede", seat=seat)["error"] == "not-your-seat"


def three(ann: Person, bob: Person) -> tuple[str, Line, Line]:
    """Ann and Bea with a third seat that is Ann's too, at one table."""
    made = ann.create(ME, LINK, {"kind": "me", "name": "Alf"})
    assert bob.claim(made["links"]["1"]).status_code == 200
    lines = ann.open(made["table"], 0), bob.open(made["table"], 1)
    for line in lines:
        line.next("snapshot")
    return made["table"], *lines


def test_a_seat_that_left_asks_nobody_any_more_and_cannot_be_taken_back(ann: Person, bob: Person) -> None:
    table, own, other = three(ann, bob)
    answer = other.ask(type="concede", seat=1)
    own.until(answer["seq"])
    other.until(answer["seq"])
    assert 1 not in own.look["view"]["waiting"]
    assert other.look["decision"] is None
    assert other.look["undo"]["reason"] == {"key": "undo-left", "args": {}}
    for command in ("undo", "hint", "hand_back", "concede"):
        assert other.ask(type=command, seat=1)["error"] == "seat-left"
    assert own.ask(type="take_over", seat=1, level="random")["error"] == "seat-left"
    form: Json = {"kind": "stop"}
    assert other.ask(type="act", seq=answer["seq"], seat=1, form=form)["error"] == "seat-left"
    (summary,) = [one for one in bob.http.get("/api/tables").json()["mine"] if one["table"] == table]
    assert summary["your_turn"] is False


def test_asking_twice_with_one_id_leaves_once(ann: Person, bob: Person) -> None:
    table, _, other = three(ann, bob)
    answers = [
        bob.post(f"/tables/{table}/commands", {"request_id": "once", "type": "concede", "seat": 1}).json()
        for _ in range(2)
    ]
    assert answers[0] == answers[1]
    assert answers[0]["ok"]
    assert other.until(answers[0]["seq"])["view"]["left"] == [1]


def test_who_left_has_left_after_a_restart_too(ann: Person, bob: Person, server: Running) -> None:
    table, own, other = three(ann, bob)
    seq = other.ask(type="concede", seat=1)["seq"]
    own.until(seq)
    before = own.look["view"]
    server.drop(table)
    again = ann.open(table, 0).next("snapshot")
    assert (again["view"], again["seq"]) == (before, seq)
    assert [entry["kind"] for entry in again["log"]].count("seat-left") == 1


def test_who_watches_bots_after_leaving_can_follow_them_to_the_end(ann: Person) -> None:
    made = ann.create(ME, *BOTS)
    line = ann.open(made["table"], 0)
    line.next("snapshot")
    assert line.ask(type="concede", seat=0)["ok"]
    while not line.table["over"]:
        line.receive()
    assert line.look["view"]["winners"]
    assert 0 not in line.look["view"]["winners"]
