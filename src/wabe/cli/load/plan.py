"""What a load consists of."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final

from wabe.bots import Role, level_for

GAMES: Final = ("wonderland_xiii", "alicematic_heroes", "wonderlands_war")
SEATS: Final = 3  # all three games can be played so


@dataclass(frozen=True)
class Plan:
    """A load.

    Args:
        url: of the server.
        tables: how many.
        sockets: at each table; those that no player has are onlookers'.
        seconds: that are measured.
        pace: mean seconds in which a person decides.
        bots: the share of tables at which a bot has one of the seats.
        level: of these bots.
        moves: actions behind each table before it is measured.
        stay: mean seconds after which a socket is cut and comes back.
        seed: of all the clients' chance.
        first: number of the first table, so that the crowds of several processes differ.
    """

    url: str = ""
    tables: int = 20
    sockets: int = 4
    seconds: float = 10.0
    pace: float = 2.0
    bots: float = 0.0
    level: str = field(default_factory=lambda: level_for(Role.USUAL).name)
    moves: int = 0
    stay: float = 60.0
    seed: int = 1
    first: int = 0

    def shares(self, processes: int) -> list[Plan]:
        """The same load for several processes, each with its part of the tables."""
        ends = [self.tables * part // processes for part in range(processes + 1)]
        return [replace(self, first=first, tables=end - first) for first, end in pairwise(ends) if end > first]

    def game_of(self, number: int) -> str:
        """The games take turns."""
        return GAMES[number % len(GAMES)]

    def has_bot(self, number: int) -> bool:
        """Whether one of the seats of this table is a bot's: the tables that have one lie evenly among the others."""
        return int((number + 1) * self.bots) > int(number * self.bots)
