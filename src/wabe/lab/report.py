"""The outcome of a trial, as JSON and as rows for tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from wabe.kernel.message import Json
from wabe.lab.measures import THINGS, WORTH, Key
from wabe.lab.moments import Estimate
from wabe.lab.tally import Tally
from wabe.lab.trial import Trial

GROUPS: Final = (
    "sides", "seats", "scores", "seat_scores", "sources", "side_sources", "lengths", "events", "steps", "things"
)  # fmt: skip
SELDOM: Final = 0.02
OFTEN: Final = 0.9
FEWEST: Final = 30  # chances, below which nothing is said about how often something is taken


class Report:
    """What came out.

    Args:
        trial: what was played.
        data: the data pack of each variant (`Game.data`).
        tally: its sums; more games may be added until the report is read.
    """

    def __init__(self, trial: Trial, data: list[Json | None], tally: Tally) -> None:
        self.trial = trial
        self.data = data
        self.tally = tally

    @property
    def games(self) -> int:
        """How many were played under each variant."""
        return self.tally.games

    @classmethod
    def of(cls, trial: Trial, data: list[Json | None], rows: Iterable[Sequence[Json]]) -> Report:
        """The report on these games (facts for each variant)."""
        tally = Tally(len(trial.variants))
        for row in rows:
            tally.add(row)
        return cls(trial, data, tally)

    def to_json(self) -> Json:
        """All of it: what was played, then `groups` of measures.

        A measure: `name`; `figures`, one for each variant, `{"value", "low", "high", "of"}` or None where nothing was
        measured; `differences`, the same for each variant but the first, less the first. `low` and `high` are None
        where nothing tells how far the value is off (`Estimate`). Things have `worth` and `worth_differences` besides,
        and `flag`: `seldom`, `often` or "" for each variant.
        """
        return {
            "game": self.trial.game,
            "players": self.trial.players,
            "bots": self.trial.bots,
            "seed": self.trial.seed,
            "games": self.tally.games,
            "fair": 1.0 / self.trial.players,
            "variants": [
                {"name": variant.name, "options": variant.options, "data": data}
                for variant, data in zip(self.trial.variants, self.data, strict=True)
            ],
            "groups": {group: [self.measure((group, name)) for name in self.tally.names(group)] for group in GROUPS},
        }

    def measure(self, key: Key) -> Json:
        """One measure under all variants."""
        group, name = key
        found = {"name": name, **self.figures(key)}
        if group == THINGS:
            worth = self.figures((WORTH, name))
            found |= {"worth": worth["figures"], "worth_differences": worth["differences"]}
            found["flag"] = [self.flag(key, variant) for variant in range(self.tally.variants)]
        return found

    def figures(self, key: Key) -> Json:
        """Its figures and differences."""
        variants = range(self.tally.variants)
        return {
            "figures": [self.told(self.tally.figure(key, each), self.tally.number(key, each)) for each in variants],
            "differences": [
                self.told(self.tally.difference(key, each), self.tally.number(key, 0, each)) for each in variants[1:]
            ],
        }

    @staticmethod
    def told(estimate: Estimate | None, number: float) -> Json | None:
        """An estimate and what it rests on."""
        return None if estimate is None else {**estimate._asdict(), "of": int(number)}

    def flag(self, key: Key, variant: int) -> str:
        """Whether a thing is hardly ever or nearly always taken."""
        estimate = self.tally.figure(key, variant)
        if estimate is None or self.tally.number(key, variant) < FEWEST:
            return ""
        return "seldom" if estimate.value < SELDOM else "often" if estimate.value > OFTEN else ""
