"""Statistics: what counts, whose it is, where it goes with the seats, and what is left of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import wabe
from tests.old.test_old_tables import FINISHED, Old
from tests.server.client import BOT, LINK, ME, Json, Line, Person, until
from tests.server.conftest import Running
from tests.server.process import ServerProcess
from tests.server.test_carrying import carry, look, take
from tests.server.test_table import hot_seat, mover_or_end, play_out
from wabe.server import results
from wabe.server.errors import ForkedGame, TooBusy
from wabe.server.play import Play
from wabe.server.protocol import NewSeat, NewTable
from wabe.server.seats import Seat
from wabe.server.store import SavedTable, tending
from wabe.server.store.results import Share
from wabe.server.tables import lay
from wabe.texts import Texts

New = Callable[[], Person]


def statistics(person: Person) -> list[Json]:
    answer = person.http.get("/api/statistics")
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()["games"]
    return found


def games(person: Person) -> int:
    return sum(line["games"] for line in statistics(person))


def best(person: Person, table: str) -> Any:
    return person.http.get(f"/api/tables/{table}/best").json()["best"]


def together(ann: Person, bob: Person) -> tuple[str, list[Line]]:
    """A table of two people."""
    made = ann.create(ME, LINK, seed=7)
    assert bob.claim(made["links"]["1"], "Bob").status_code == 200
    lines = [ann.open(made["table"], 0), bob.open(made["table"], 1)]
    for line in lines:
        line.next("snapshot")
    return made["table"], lines


def finished(ann: Person, bob: Person) -> tuple[str, Json]:
    """A table of two people that is over, and its last view."""
    table, lines = together(ann, bob)
    play_out(lines)
    return table, lines[0].look


def seat(number: int, *, holder: str | None = None, level: str | None = None) -> Seat:
    return Seat(number, holder is None, level, "", None, False, holder)


# ----- what counts -----


def test_a_finished_game_counts_for_both(ann: Person, bob: Person) -> None:
    table, look = finished(ann, bob)
    points, winners = [each["total"] for each in look["score_sheet"]["seats"]], look["view"]["winners"]
    for number, person in enumerate((ann, bob)):
        assert statistics(person) == [
            {
                "game": "wonderland_xiii",
                "side": "",
                "players": 2,
                "company": ["people"],
                "games": 1,
                "wins": 1 / len(winners) if number in winners else 0,
                "points": points[number],
                "best": points[number],
            }
        ]
        told = best(person, table)
        assert told == {"seat": number, "players": 2, "points": points[number], "before": None, "games": 1}


def test_the_score_of_a_table_stands_beside_the_best_of_the_others(ann: Person, bob: Person) -> None:
    first, look = finished(ann, bob)
    second, again = finished(ann, bob)
    points = [each["score_sheet"]["seats"][0]["total"] for each in (look, again)]
    assert best(ann, second)["before"] == points[0]
    assert best(ann, first) == {"seat": 0, "players": 2, "points": points[0], "before": points[1], "games": 2}
    assert statistics(ann)[0]["best"] == max(points)


def test_company_is_told_by_kind(ann: Person) -> None:
    people, random, other = seat(0, holder="a"), seat(1, level="random"), seat(2, level="search:seconds=1.0")
    assert results.company_of(people, [people, random, random, other]) == "random,search"
    caretaken = seat(3, holder="b", level="caterpillar")
    assert results.company_of(people, [people, random, caretaken]) == "people,random"
    table = ann.create(ME, BOT)["table"]
    line = ann.open(table, 0)
    line.next("snapshot")
    while not line.look["view"]["over"]:
        line.act() if line.look["decision"] else line.receive()
    assert [one["company"] for one in statistics(ann)] == [["random"]]


def test_who_has_left_and_whose_bot_has_played_on_have_no_result(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK, BOT)
    bob.claim(made["links"]["1"], "Bob")
    one, other = ann.open(made["table"], 0), bob.open(made["table"], 1)
    assert one.ask(type="concede", seat=0)["ok"]
    assert other.ask(type="take_over", seat=1, level="random")["ok"]
    until(lambda: ann.http.get(f"/api/tables/{made['table']}").json()["table"]["over"])
    assert (statistics(ann), statistics(bob)) == ([], [])
    assert best(ann, made["table"]) is None


def test_at_one_screen_it_is_not_told_who_is_who(ann: Person) -> None:
    _table, lines = hot_seat(ann)
    play_out(lines)
    assert statistics(ann) == []


def test_lessons_do_not_count() -> None:
    for lesson in ("first", None):
        table, play, seats = ended(lesson)
        assert len(results.results_of(table, seats, play, 5)) == (lesson is None)


def ended(lesson: str | None) -> tuple[SavedTable, Play, list[Seat]]:
    """A game played to the end, at whose first seat a person sat."""
    laid = lay(NewTable("xiii", [NewSeat("me"), NewSeat("bot", level="greedy")], seed=1), wabe.load("xiii"), "ann")
    while not laid.play.over:
        state = laid.play.record.state
        number = state.waiting[0]
        laid.play.act(number, state.form(state.legal_actions(number)[0], number))
    return replace(laid.table, lesson=lesson, over=True), laid.play, laid.seats


@pytest.mark.parametrize("game", ["war", "heroes"])
def test_a_side_has_a_text(game: str) -> None:
    title = wabe.load(game)
    shown = title.new(title.min_players, seed=1).view(None)
    sides = {results.side_of(title, shown, number) for number in range(title.min_players)}
    assert len(sides) == title.min_players
    assert all(Texts(title).has(side) for side in sides)


def test_shares_of_a_win_add_up() -> None:
    alike = [
        Share("xiii", "", 3, "people", winners, games, best, points)
        for winners, games, best, points in [(0, 2, 30, 50), (1, 1, 44, 44), (2, 1, 41, 41)]
    ]
    (told,) = results.told(alike)
    assert (told["games"], told["wins"], told["best"], told["points"]) == (4, 1.5, 44, 135)


# ----- whose they are -----


def test_companions_see_them_and_others_do_not(ann: Person, bob: Person, person: New) -> None:
    finished(ann, bob)
    phone = person()
    assert statistics(phone) == []
    take(phone, carry(ann))
    assert statistics(phone) == statistics(ann)
    assert games(bob) == 1


def test_they_change_hands_with_the_seats(ann: Person, bob: Person, person: New) -> None:
    table, _look = finished(ann, bob)
    both, _look = finished(ann, bob)
    phone = person()
    take(phone, carry(ann, table, stays=False))
    assert (games(ann), games(phone)) == (1, 1)
    take(phone, carry(ann, stays=False))
    assert (games(ann), games(phone)) == (0, 2)
    assert best(phone, both) is not None


def test_they_stay_when_the_table_goes_and_can_still_be_carried(ann: Person, bob: Person, person: New) -> None:
    table, _look = finished(ann, bob)
    assert ann.http.delete(f"/api/tables/{table}").status_code == 200
    assert (games(ann), games(bob)) == (1, 1)
    phone, token = person(), carry(ann, stays=False)
    assert look(phone, token).json()["tables"] == 0
    take(phone, token)
    assert (games(ann), games(phone)) == (0, 1)


def test_they_are_erased_by_their_owner_alone(ann: Person, bob: Person, person: New) -> None:
    finished(ann, bob)
    phone = person()
    take(phone, carry(ann))
    foreign = ann.http.request("DELETE", "/api/statistics", headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    assert games(ann) == 1
    assert phone.http.delete("/api/statistics").status_code == 200
    assert (games(ann), games(phone), games(bob)) == (0, 0, 1)


def test_who_is_forgotten_has_none(server: Running, ann: Person, bob: Person) -> None:
    table, _look = finished(ann, bob)
    with server.hub.store.engine.begin() as connection:
        assert tending.forget(connection, table, 0)
    assert (games(ann), games(bob)) == (0, 1)


# ----- a server that is killed, and stores of before -----


def test_a_kill_loses_no_result(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with ServerProcess(store) as server, Person(server.url) as ann, Person(server.url) as bob:
        table, lines = together(ann, bob)
        while not lines[0].look["view"]["over"]:
            line = next(line for line in lines if line.look["decision"])
            line.act()
            mover_or_end(lines)
        server.kill()
        cookie = ann.http.cookies["wabe"]
    with ServerProcess(store) as server, Person(server.url) as ann:
        ann.http.cookies.set("wabe", cookie)
        assert games(ann) == 1
        assert best(ann, table) is not None


@pytest.mark.parametrize("name", ["xiii-1", "heroes-1"])
def test_games_that_were_finished_before_are_counted_once(tmp_path: Path, name: str) -> None:
    old = Old(tmp_path / "store.sqlite3", name)
    table = old.tables[FINISHED]
    old.ask("UPDATE seats SET bot = 0, level = NULL, holder = 'ann' WHERE table_id = ? AND number = 0", table)
    with old.served():
        until(lambda: not old.ask("SELECT 1 FROM uncounted"))
    assert old.ask("SELECT table_id, seat, person, players FROM results") == [(table, 0, "ann", old.players)]
    old.ask("DELETE FROM results")  # its owner has erased it
    with old.served():
        assert not old.ask("SELECT 1 FROM results")


PASSING = RuntimeError("out of memory"), TooBusy(), ForkedGame("error-forked-newer", version=99, present=1)


@pytest.mark.parametrize("error", PASSING)
def test_what_fails_in_passing_loses_no_old_result(
    tmp_path: Path, error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_source: object) -> list[object]:
        raise error

    old = Old(tmp_path / "store.sqlite3", "xiii-1")
    if isinstance(error, ForkedGame):  # a newer server has been here
        old.ask("UPDATE tables SET version = 99")
    monkeypatch.setattr(results, "_old_results", fail)
    with old.served():
        until(lambda: old.tables[FINISHED] in caplog.text)
    assert old.ask("SELECT table_id FROM uncounted") == [(old.tables[FINISHED],)]


def test_what_these_rules_play_otherwise_is_left_out_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_source: object) -> list[object]:
        raise ForkedGame("error-forked-newer", version=1, present=1)

    old = Old(tmp_path / "store.sqlite3", "xiii-1")
    monkeypatch.setattr(results, "_old_results", fail)
    with old.served():
        until(lambda: not old.ask("SELECT 1 FROM uncounted"))
    assert not old.ask("SELECT 1 FROM results")
