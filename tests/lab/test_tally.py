"""Measures added up over games: what a game lacks under a variant counts there as none."""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

from tests.lab.games import facts
from wabe.lab.measures import Key
from wabe.lab.moments import Z95, Estimate
from wabe.lab.tally import Tally

BUST: Key = ("events", "bust")
QUESTS: Key = ("sources", "quests")
HERS: Key = ("side_sources", "red_queen quests")


def tally_of(*rows: list[Any]) -> Tally:
    tally = Tally(len(rows[0]))
    for row in rows:
        tally.add(row)
    return tally


def busts(count: int) -> dict[str, Any]:
    """A game of two with so many busts; with none of them, it does not name the event."""
    return facts(events={"bust": [count, 0]} if count else {})


def quests(points: int) -> dict[str, Any]:
    """A game of two with so many points of Quests; with none of them, it does not name the source."""
    return facts(sources=[{"awards": 1.0}, {"quests": float(points)} if points else {}])


def error(found: Estimate | None) -> float:
    """The standard error that an interval is made of."""
    assert found is not None
    assert found.high is not None
    return (found.high - found.value) / Z95


def test_games_that_do_not_name_an_event_have_none_of_it() -> None:
    for games in ([facts(), busts(0), busts(0)], [busts(0), busts(0), facts()]):
        figure = tally_of(*([game] for game in games)).figure(BUST, 0)
        assert figure is not None
        assert figure.value == pytest.approx(2 / 6)


def test_a_source_counts_for_the_side_that_lacks_it_too() -> None:
    figure = tally_of([facts()], [quests(0)]).figure(HERS, 0)
    assert figure is not None
    assert figure.value == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("key", "game", "seats"),
    [(BUST, busts, 2), (QUESTS, quests, 2), (HERS, quests, 1)],
    ids=["event", "source", "side"],
)
def test_what_a_game_lacks_under_one_variant_is_paired_as_none(key: Key, game: Any, seats: int) -> None:
    pairs = [(0, 0), (1, 0), (0, 2), (0, 0), (0, 1), (1, 1), (3, 0), (0, 0)]
    found = tally_of(*([game(one), game(other)] for one, other in pairs)).difference(key, 1)
    differences = [(other - one) / seats for one, other in pairs]
    assert found is not None
    assert found.value == pytest.approx(fmean(differences))
    assert error(found) == pytest.approx(stdev(differences) / sqrt(len(pairs)))


def test_the_order_of_games_does_not_matter() -> None:
    rows = [[busts(0), busts(0)], [busts(0), busts(1)], [busts(2), busts(0)], [busts(0), busts(0)]]
    assert tally_of(*rows).difference(BUST, 1) == pytest.approx(tally_of(*reversed(rows)).difference(BUST, 1))


def test_a_side_counts_where_it_sits_alone() -> None:
    """A source of a side is of its own seats: in games without the side there is nothing to measure."""
    absent = facts(sides=["alice", "jabberwock"], sources=[{}, {}])
    tally = tally_of([quests(2)], [absent], [quests(0)], [absent])
    figure = tally.figure(HERS, 0)
    assert figure is not None
    assert figure.value == pytest.approx(1.0)
    assert tally.number(HERS, 0) == 2


def test_nineteen_differences_of_twenty_hold_the_truth() -> None:
    """Events that most games lack, more often under the second variant: 0.1 and 0.15 for each seat."""
    chance, held = random.Random(7), 0
    for _ in range(120):
        tally = tally_of(*([busts(chance.random() < 0.2), busts(chance.random() < 0.3)] for _ in range(80)))
        found = tally.difference(BUST, 1)
        assert found is not None
        held += (found.low or 0.0) <= 0.05 <= (found.high or 0.0)
    assert 107 <= held <= 119


def test_worth_is_what_takers_win_above_those_who_left_it() -> None:
    worth: Key = ("worth", "take card=tart")
    tally = tally_of([facts()])
    assert tally.figure(worth, 0) == (1.0, None, None)
    tally.add([facts(wins=[0.0, 1.0])])
    figure = tally.figure(worth, 0)
    assert figure is not None
    assert figure.value == pytest.approx(0.0)
    assert error(figure) == pytest.approx(stdev([1.0, -1.0]) / sqrt(2))


def test_differences_are_to_the_first_variant() -> None:
    tally = tally_of(*([facts(), facts(scores=[15, 10 + more])] for more in (0, 2)))
    found = tally.difference(("scores", "all"), 1)
    assert found is not None
    assert found.value == pytest.approx(3.5)
    assert error(found) == pytest.approx(0.5)


def test_wins_of_a_seat_that_won_all_games_are_open_still() -> None:
    figure = tally_of([facts()], [facts()]).figure(("seats", "1"), 0)
    assert figure == pytest.approx((1.0, 1 - Z95**2 / (2 + Z95**2), 1.0))


def test_a_difference_rests_on_the_variant_with_less() -> None:
    tally = tally_of([facts(), facts(things={"take card=tart": [1, 1, 0, 1]})])
    thing: Key = ("things", "take card=tart")
    assert [tally.number(thing, 0), tally.number(thing, 1), tally.number(thing, 0, 1)] == [6, 2, 2]
