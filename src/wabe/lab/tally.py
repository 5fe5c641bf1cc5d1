"""All measures of a trial, added up game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wabe.kernel.message import Json
from wabe.lab.measures import PARTS, WORTH, Key, measures, whole_of
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
        found = self.found(row)
        for key in found:
            self.of(key)
        for key, moments in self.moments.items():
            moments.add(self.complete(key, found))

    def found(self, row: Sequence[Json]) -> dict[Key, list[float]]:
        """What a game names under any variant: numerators and denominators, variant after variant."""
        found: dict[Key, list[float]] = {}
        for variant, facts in enumerate(row):
            for key, values in measures(facts):
                place = found.setdefault(key, [0.0] * (len(values) * self.variants))
                place[variant * len(values) : (variant + 1) * len(values)] = values
        return found

    def complete(self, key: Key, found: dict[Key, list[float]]) -> Sequence[float]:
        """The same of one measure, where what a game does not name under a variant counts as none of the whole."""
        row, whole = found.get(key, []), found.get(whole_of(key) or key, [])
        if whole_of(key) is None or not whole:
            return row
        full = row[:] or [0.0] * len(whole)
        full[1::2] = whole[1::2]
        return full

    def of(self, key: Key) -> Moments:
        """The sums of a measure; one that is new was none of the whole in all games before."""
        if key not in self.moments:
            whole = self.moments.get(whole_of(key) or key)
            self.moments[key] = Moments(self.variants * self.shares(key)) if whole is None else Moments.lacking(whole)
        return self.moments[key]

    @staticmethod
    def shares(key: Key) -> int:
        """How many shares a measure has in a variant."""
        return PAIR if key[0] == WORTH else 1

    def names(self, group: str) -> list[str]:
        """The measures of a group, in the order of the alphabet."""
        return sorted(name for each, name in self.moments if each == group)

    def figure(self, key: Key, variant: int) -> Estimate | None:
        """A measure under one variant: a share, or what the first share is above the second."""
        factors = [0.0] * (self.variants * self.shares(key))
        self.put(factors, key, variant, 1.0)
        return self.moments[key].combination(factors, key[0] in PARTS)

    def difference(self, key: Key, variant: int) -> Estimate | None:
        """How much higher it is than under the first variant."""
        factors = [0.0] * (self.variants * self.shares(key))
        self.put(factors, key, variant, 1.0)
        self.put(factors, key, 0, -1.0)
        return self.moments[key].combination(factors, key[0] in PARTS)

    def put(self, factors: list[float], key: Key, variant: int, factor: float) -> None:
        """Set the factors of a variant's shares."""
        first = variant * self.shares(key)
        factors[first] = factor
        if self.shares(key) == PAIR:
            factors[first + 1] = -factor

    def number(self, key: Key, *variants: int) -> float:
        """What it is a share of: seats, games, decisions or chances; the least of several variants, or groups."""
        shares = self.shares(key)
        return min(
            self.moments[key].total(variant * shares + each)[1] for variant in variants for each in range(shares)
        )
