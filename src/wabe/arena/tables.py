"""Who meets whom: a fixed, balanced schedule of tables for any number of bots.

A round is one deal at one table, played once for each seat: every bot sits in every seat of it. Where there are more
bots than seats, a cycle has every possible table once, in an order in which all pairs have met almost equally often at
any time; after a whole cycle all have met equally often.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations
from math import comb
from typing import Final

from wabe.kernel.errors import WabeError

MOST_TABLES: Final = 1000


class BadTables(WabeError):
    """Bots that cannot be put at tables: too few or too many for the seats."""

    code = "bad-tables"


class Schedule:
    """The tables of a match between some bots.

    Args:
        bots: how many, at least two.
        seats: of a table.
        is_filled: whether others may sit where there are fewer bots than seats.

    Raises:
        BadTables: with what is allowed.
    """

    def __init__(self, bots: int, seats: int, is_filled: bool = False) -> None:
        if bots < seats and not is_filled:
            raise BadTables("error-tables-few", seats=seats, bots=bots)
        self.seats = seats
        self.cycle = balanced(bots, min(bots, seats))
        self.circles = circles(seats)

    def table(self, number: int) -> tuple[int, ...]:
        """The bots of round `number`, in ascending order."""
        return self.cycle[number % len(self.cycle)]

    def seating(self, number: int, turn: int) -> list[int | None]:
        """Who sits where in a game of a round: a bot, or None for one that only fills the table.

        Args:
            number: of the round.
            turn: by how many seats all have moved on, from 0 up to the number of seats.
        """
        bots = self.table(number)
        places: list[int | None] = [*bots, *[None] * (self.seats - len(bots))]
        circle = self.circles[sum(divmod(number, len(self.cycle))) % len(self.circles)]
        return [places[circle[(seat - turn) % self.seats]] for seat in range(self.seats)]


@lru_cache(maxsize=8)
def schedule(bots: int, seats: int, is_filled: bool) -> Schedule:
    """The schedule, made once. Raises `BadTables`."""
    return Schedule(bots, seats, is_filled)


def circles(seats: int) -> list[tuple[int, ...]]:
    """Every order in which a table may sit in a circle: who plays after whom."""
    return [(0, *rest) for rest in permutations(range(1, seats))]


def balanced(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Every table of so many different bots, next always the one whose pairs have met least. Raises `BadTables`."""
    if comb(bots, seats) > MOST_TABLES:
        raise BadTables("error-tables-many", seats=seats, bots=bots, tables=comb(bots, seats), most=MOST_TABLES)
    left = list(combinations(range(bots), seats))
    met = [[0] * bots for _ in range(bots)]
    found: list[tuple[int, ...]] = []
    while left:
        table = min(left, key=lambda each: sum(met[one][other] for one, other in combinations(each, 2)))
        left.remove(table)
        found.append(table)
        for one, other in combinations(table, 2):
            met[one][other] += 1
    return found
