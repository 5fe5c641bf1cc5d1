"""How a ladder stands: win shares, ratings, and who is better than whom."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any, Final, NamedTuple, Self

from wabe.arena.evidence import Evidence
from wabe.arena.match import Result
from wabe.arena.report import Entrant
from wabe.extras import needed
from wabe.kernel.message import Json

STAYS: Final = 0.0  # how much a rating is thought to drift from game to game: bots do not learn between them
MOST_POINTS: Final = 200  # of a curve
SHARE_ERROR: Final = 0.05  # of the interval of each share


class Outcome(NamedTuple):
    """One game, by seat.

    Fields:
        seats: the number of each seat's bot; None for one that fills the table.
        wins: shares of the win.
    """

    seats: list[int | None]
    wins: list[float]
    scores: list[int]
    decisions: int
    turns: int

    @classmethod
    def of(cls, kept: object, seats: list[int | None]) -> Self | None:
        """What a journal has of a game with these seats; None if it is of no such game."""
        if not isinstance(kept, list) or not kept or kept[0] != seats:
            return None
        found = Result.of(len(seats), kept[1:])
        return None if found is None else cls(seats, *found)


class Ratings:
    """Ratings by the model of Plackett and Luce (Weng and Lin, 2011), game by game in their order.

    Raises:
        MissingExtra: openskill is missing.
    """

    def __init__(self, bots: int) -> None:
        needed("lab", "openskill")
        from openskill.models import PlackettLuce

        self.model = PlackettLuce(tau=STAYS)
        self.now = [self.model.rating() for _ in range(bots)]

    def add(self, bots: Sequence[int], ranks: Sequence[int]) -> None:
        """A game of these bots, the best of which has the lowest rank."""
        after = self.model.rate([[self.now[bot]] for bot in bots], ranks=list(map(float, ranks)))
        for bot, (rating,) in zip(bots, after, strict=True):
            self.now[bot] = rating

    def of(self, bot: int) -> dict[str, float]:
        """`{"mu", "sigma", "ordinal"}`: the ordinal is mu - 3 sigma."""
        rating = self.now[bot]
        return {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal()}


class Pair:
    """Two bots that have met.

    Fields:
        evidence: by how much the first one's share of the win was greater, for each round the mean of its games.
        ahead, level, behind: in how many games the first one was.
    """

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other
        self.evidence = Evidence()
        self.ahead = self.level = self.behind = 0

    @property
    def games(self) -> int:
        """How many they have played together."""
        return self.ahead + self.level + self.behind

    def meet(self, outcomes: Sequence[Outcome]) -> None:
        """Count a round: its games, in all of which both sat."""
        differences = []
        for outcome in outcomes:
            one, other = (place(outcome, outcome.seats.index(bot)) for bot in (self.one, self.other))
            self.ahead += one > other
            self.level += one == other
            self.behind += one < other
            differences.append(one[0] - other[0])
        self.evidence.add(sum(differences) / len(differences))

    def to_json(self, names: Sequence[str], error: float, is_watched: bool) -> Json:
        """`{"one", "other", "games", "rounds", "difference", "low", "high", "ahead", ..., "better"}`.

        Args:
            names: of all bots.
            error: of the interval.
            is_watched: whether it holds whenever one looks, and not only after a number fixed beforehand.
        """
        low, high = self.evidence.interval(error) if is_watched else self.evidence.fixed(error)
        better = names[self.one] if low > 0.0 else names[self.other] if high < 0.0 else None
        told: Json = {"one": names[self.one], "other": names[self.other], "games": self.games}
        told |= {"rounds": self.evidence.count, "difference": self.evidence.mean, "low": low, "high": high}
        return told | {"ahead": self.ahead, "level": self.level, "behind": self.behind, "better": better}


class Standing:
    """The outcome of a ladder so far.

    Args:
        about: what is played.
        bots: how many.
        error: of all that is said of pairs together.

    Fields:
        entrants: one for each bot, in the order they were named.
        shares: what each bot's share of the win was in its rounds, from -1 (none of it) to 1 (all).
        rounds, games, decisions, turns: how many there were in all.
        seats: wins at each seat, by bot.
        course: the ratings after some of the rounds: `(games, [(mu, sigma), ...])`.
    """

    def __init__(self, about: Json, bots: int, error: float) -> None:
        self.about = about
        self.error = error
        self.entrants = [Entrant(str(bot)) for bot in about["bots"]]
        self.shares = [Evidence() for _ in range(bots)]
        self.ratings = Ratings(bots)
        self.pairs = {(one, other): Pair(one, other) for one, other in combinations(range(bots), 2)}
        self.rounds = self.games = self.decisions = self.turns = 0
        self.seats = [[Entrant("") for _ in range(about["players"])] for _ in range(bots)]
        self.course: list[tuple[int, list[tuple[float, float]]]] = []
        self.step = 1

    @property
    def each(self) -> float:
        """The error of what is said of one pair: all together have the whole."""
        return self.error / len(self.pairs)

    def add(self, table: Sequence[int], outcomes: Sequence[Outcome]) -> None:
        """Count a round of these bots."""
        self.rounds += 1
        for outcome in outcomes:
            self.count(outcome)
        for bot in table:
            wins = [outcome.wins[outcome.seats.index(bot)] for outcome in outcomes]
            self.shares[bot].add(2.0 * sum(wins) / len(wins) - 1.0)
        for pair in combinations(table, 2):
            self.pairs[pair].meet(outcomes)
        self.remember()

    def count(self, outcome: Outcome) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += outcome.decisions
        self.turns += outcome.turns
        sat = [(bot, seat) for seat, bot in enumerate(outcome.seats) if bot is not None]
        for bot, seat in sat:
            for entrant in (self.entrants[bot], self.seats[bot][seat]):
                entrant.count(outcome.wins[seat], outcome.scores[seat])
        places = [place(outcome, seat) for _, seat in sat]
        self.ratings.add([bot for bot, _ in sat], [sum(better > own for better in places) for own in places])

    def remember(self) -> None:
        """Add a point to the course of the ratings; half as many when there are too many."""
        if self.rounds % self.step == 0:
            now = [self.ratings.of(bot) for bot in range(len(self.entrants))]
            self.course.append((self.games, [(each["mu"], each["sigma"]) for each in now]))
        if len(self.course) > MOST_POINTS:
            self.course = self.course[1::2]
            self.step *= 2

    def order(self) -> list[int]:
        """The bots by share of wins, then by rating."""
        return sorted(
            range(len(self.entrants)), key=lambda bot: (-self.entrants[bot].share, -self.ratings.now[bot].mu, bot)
        )

    def is_sure(self) -> bool:
        """Whether each bot of the order is known to be better than the next one."""
        return all(self.better(one, other) for one, other in pairwise(self.order()))

    def better(self, one: int, other: int) -> bool:
        """Whether one bot is known to be better than another."""
        pair, side = (min(one, other), max(one, other)), 1 if one < other else -1
        return self.pairs[pair].evidence.side(self.each) == side

    def to_json(self) -> Json:
        """All of it; the same for the same ladder, in however many processes and with however many interruptions."""
        names = [entrant.bot for entrant in self.entrants]
        ranked: list[Any] = [self.entrant(bot) for bot in self.order()]
        course: list[Any] = [[games, [list(each) for each in now]] for games, now in self.course]
        return {
            **self.about,
            "fair": 1.0 / self.about["players"],
            "played": self.games,
            "rounds": self.rounds,
            "sure": self.about["until_sure"] and self.is_sure(),
            "decisions_per_game": self.decisions / self.games if self.games else 0.0,
            "turns_per_game": self.turns / self.games if self.games else 0.0,
            "entrants": ranked,
            "pairs": [pair.to_json(names, self.each, self.about["until_sure"]) for pair in self.pairs.values()],
            "course": course,
        }

    def entrant(self, bot: int) -> Json:
        """A bot, with its rating, its share at each seat, and the interval of its share: rounds are what is counted.

        The games of a round are one deal, and no more independent than it is.
        """
        low, high = ((1.0 + bound) / 2.0 for bound in self.shares[bot].fixed(SHARE_ERROR))
        seats: list[Any] = [each.share for each in self.seats[bot]]
        told = {**self.entrants[bot].to_json(), "low": low, "high": high}
        return {**told, **self.ratings.of(bot), "seat_shares": seats}


def place(outcome: Outcome, seat: int) -> tuple[float, int]:
    """What the places of a game are compared by: whoever wins is ahead, the others by their points."""
    return outcome.wins[seat], outcome.scores[seat]
