"""The schedule of a ladder: who meets whom how often, and who sits where."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from wabe.arena.tables import BadTables, Schedule, balanced


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (5, 3), (6, 4), (7, 5)])
def test_in_a_cycle_all_pairs_meet_equally_often(bots: int, seats: int) -> None:
    tables = balanced(bots, seats)
    met: Counter[tuple[int, int]] = Counter()
    for table in tables:
        met.update(combinations(table, 2))
        counts = [met[pair] for pair in combinations(range(bots), 2)]
        assert max(counts) - min(counts) <= 3  # at any time nearly so
    assert len(set(tables)) == len(tables)
    assert len(set(counts)) == 1


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (5, 3), (4, 4), (2, 4), (3, 4)])
def test_in_a_round_each_bot_has_each_seat_once(bots: int, seats: int) -> None:
    schedule = Schedule(bots, seats, is_filled=True)
    for number in range(12):
        games = [schedule.seating(number, turn) for turn in range(seats)]
        for bot in schedule.table(number):
            assert sorted(game.index(bot) for game in games) == list(range(seats))
        assert all(game.count(None) == max(0, seats - bots) for game in games)


def test_neighbours_change_from_round_to_round() -> None:
    """With four at the table there are six ways to sit in a circle: after six rounds each has been."""
    schedule = Schedule(4, 4)
    after = []
    for number in range(6):
        seats = schedule.seating(number, 0)
        start = seats.index(0)
        after.append(tuple(seats[(start + step) % 4] for step in (1, 2, 3)))
    assert len(set(after)) == 6


def test_too_few_and_too_many_bots_are_refused() -> None:
    with pytest.raises(BadTables, match=r"A table of 4 needs 4 bots, not 2\. Name more, or with --fill a level"):
        Schedule(2, 4)
    with pytest.raises(BadTables, match="15 bots make 1365 different tables of 4; at most 1000"):
        Schedule(15, 4)
