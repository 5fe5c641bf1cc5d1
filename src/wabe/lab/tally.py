"""All measures of a trial, added up game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wabe.kernel.message import Json
from wabe.lab.measures import WORTH, Key, measures, whole_of
from wabe.lab.moments import Estimate, Moments

PAIR: Final = 2


class Tally:
    """Sums over the games of a trial.

    Args:
        variants: how many there are.
    """

    def __init__(self, variants: int) -> None:
        self.variants = variants
        self.games = 0
        self.moments: dict[Key, Moments] = {}

    def add(self, row: Sequence[Json]) -> None:
        """The facts of one game under each variant."""
        self.games += 1
        found: dict[Key, list[float]] = {}
        for variant, facts in enumerate(row):
            for key, values in measures(facts):
                place = found.setdefault(key, [0.0] * (len(values) * self.variants))
                place[variant * len(values) : (variant + 1) * len(values)] = values
        for key, values_of_all in found.items():
            self.of(key).add(values_of_all)

    def of(self, key: Key) -> Moments:
        """The sums of a measure."""
        if key not in self.moments:
            self.moments[key] = Moments(self.variants * self.shares(key))
        return self.moments[key]

    @staticmethod
    def shares(key: Key) -> int:
        """How many shares a measure has in a variant."""
        return PAIR if key[0] == WORTH else 1

    def complete(self) -> None:
        """Let what some games did not name count as none in them, once all games are added."""
        for key, moments in self.moments.items():
            whole = whole_of(key)
            if whole is not None:
                moments.take_denominators(self.moments[whole])

    def names(self, group: str) -> list[str]:
        """The measures of a group, in the order of the alphabet."""
        return sorted(name for each, name in self.moments if each == group)

    def figure(self, key: Key, variant: int) -> Estimate | None:
        """A measure under one variant: a share, or what the first share is above the second."""
        factors = [0.0] * (self.variants * self.shares(key))
        self.put(factors, key, variant, 1.0)
        return self.moments[key].combination(factors, self.games)

    def difference(self, key: Key, variant: int) -> Estimate | None:
        """How much higher it is than under the first variant."""
        factors = [0.0] * (self.variants * self.shares(key))
        self.put(factors, key, variant, 1.0)
        self.put(factors, key, 0, -1.0)
        return self.moments[key].combination(factors, self.games)

    def put(self, factors: list[float], key: Key, variant: int, factor: float) -> None:
        """Set the factors of a variant's shares."""
        first = variant * self.shares(key)
        factors[first] = factor
        if self.shares(key) == PAIR:
            factors[first + 1] = -factor

    def number(self, key: Key, variant: int) -> float:
        """What it is a share of: seats, games, decisions or chances; of a worth, the smaller of both groups."""
        first = variant * self.shares(key)
        return min(self.moments[key].total(first + each)[1] for each in range(self.shares(key)))
