"""Who sits where, drawn by lot (WW-S12): for games in which seat 0 begins."""

from __future__ import annotations

from typing import Any, Final

import pytest

import wabe
from tests.server.client import BOT, ME, Line, Person
from wabe.server.protocol import NewSeat, NewTable
from wabe.server.tables import Laid, lay, rematch_of

NAMES: Final = ["Ann", "Bob", "Cat", "Dan"]
BROWSER: Final = "browser"


def names_at(line: Line) -> list[str]:
    """The names of the seats, from seat 0 on."""
    line.next("snapshot")
    return [str(seat["name"]) for seat in line.table["seats"]]


def laid(game: str, **settings: Any) -> Laid:
    """A table of Ann and three bots, seated as written here if nothing else is set."""
    ann = NewSeat(kind="me", name="Ann")
    bots = [NewSeat(kind="bot", level="greedy", name=name) for name in NAMES[1:]]
    return lay(NewTable(game=game, seats=[ann, *bots], **settings), wabe.load(game), BROWSER)


def test_seats_are_drawn_by_lot_where_that_is_asked_for(ann: Person) -> None:
    seats = [{**ME, "name": "Ann"}, *({**BOT, "name": name} for name in NAMES[1:])]
    orders = set()
    for seed in range(12):
        made, again = (ann.create(*seats, by_lot=True, seed=seed) for _ in range(2))
        names = names_at(ann.open(made["table"]))
        assert sorted(names) == NAMES
        assert list(made["tokens"]) == [str(names.index("Ann"))]
        assert names_at(ann.open(again["table"])) == names  # a seed brings the same table again
        orders.add(tuple(names))
    assert {order[0] for order in orders} == set(NAMES)
    assert names_at(ann.open(ann.create(*seats, seed=1)["table"])) == NAMES


@pytest.mark.parametrize(("game", "firsts"), [("war", set(NAMES)), ("xiii", {"Ann"})])
def test_a_rematch_draws_anew_who_begins_if_the_set_up_does_not(game: str, firsts: set[str]) -> None:
    first = laid(game)
    assert [seat.name for seat in first.seats] == NAMES
    seen = set()
    for _ in range(60):
        _, seats = rematch_of(first.table, first.seats, wabe.load(game))
        assert [seat.number for seat in seats] == [0, 1, 2, 3]
        assert sorted(seat.name for seat in seats) == NAMES
        assert [seat.name for seat in seats if seat.holder == BROWSER] == ["Ann"]
        seen.add(seats[0].name)
    assert seen == firsts


def test_what_was_chosen_for_a_seat_goes_with_whoever_sits_there() -> None:
    options = {"faction_1": "jabberwock", "faction_3": "red_queen", "ally_set": "C"}
    seen = set()
    for seed in range(12):
        table = laid("war", by_lot=True, seed=seed, options=options)
        for play, seats in ((table.table, table.seats), rematch_of(table.table, table.seats, wabe.load("war"))):
            chosen = {seat.name: play.options[f"faction_{seat.number + 1}"] for seat in seats}
            assert chosen == {"Ann": "jabberwock", "Bob": "random", "Cat": "red_queen", "Dan": "random"}
            assert play.options["ally_set"] == "C"
            seen.add(seats[0].name)
    assert seen == set(NAMES)
