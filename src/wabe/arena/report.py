"""What a match has shown: win shares with their intervals, and mean scores."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final

from wabe.kernel.message import Json

ERROR: Final = 0.05


def deviations(error: float = ERROR) -> float:
    """How many standard deviations a normal interval reaches on both sides, outside of which this much lies."""
    return NormalDist().inv_cdf(1.0 - error / 2.0)


def wilson(wins: float, games: float, error: float = ERROR) -> tuple[float, float]:
    """The interval of Wilson for a share of wins; shared wins count in part, on the safe side.

    Args:
        wins: sum of win shares, 0 to `games`.
        games: number of independent games, or what they are worth; with 0 the interval is (0, 1).
        error: the probability that the share lies outside, nearly.
    """
    if games == 0:
        return 0.0, 1.0
    share, weight = wins / games, deviations(error) ** 2 / games
    centre = (share + weight / 2) / (1 + weight)
    half = sqrt(weight * (share * (1 - share) + weight / 4)) / (1 + weight)
    return max(0.0, centre - half), min(1.0, centre + half)


class Entrant:
    """One bot of a match, whatever its seats.

    Fields:
        bot: its level with settings, such as `greedy` or `search:seconds=0.2`.
        games: number of games it has played.
        wins: sum of its win shares; a win of two is half a win for each.
        points: sum of its scores.
    """

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0
        self.points = 0

    def count(self, win: float, score: int) -> None:
        """Add the outcome of one game."""
        self.games += 1
        self.wins += win
        self.points += score

    @property
    def share(self) -> float:
        """Wins per game."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_score(self) -> float:
        """Points per game."""
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of `share` (Wilson)."""
        return wilson(self.wins, self.games)

    def to_json(self) -> Json:
        """`{"bot", "games", "wins", "share", "low", "high", "mean_score"}`."""
        low, high = self.interval
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "share": self.share,
            "low": low,
            "high": high,
            "mean_score": self.mean_score,
        }


class Report:
    """The outcome of a match.

    Fields:
        game, players, seed, options, rotated: what was played.
        data: with which data pack, None for the game's own data.
        entrants: one for each bot, in the order they were named.
        games, decisions, turns: how many there were in all.
    """

    def __init__(
        self,
        game: str,
        players: int,
        seed: int,
        options: Json,
        rotated: bool,
        bots: list[str],
        data: Json | None = None,
    ) -> None:
        self.game = game
        self.data = data
        self.players = players
        self.seed = seed
        self.options = options
        self.rotated = rotated
        self.entrants = [Entrant(bot) for bot in bots]
        self.games = 0
        self.decisions = 0
        self.turns = 0

    @property
    def fair(self) -> float:
        """The win share of a bot as good as the others."""
        return 1.0 / self.players

    def to_json(self) -> Json:
        """All of it; the same for the same match, however many processes have played it."""
        return {
            "game": self.game,
            "data": self.data,
            "players": self.players,
            "seed": self.seed,
            "options": self.options,
            "rotated": self.rotated,
            "games": self.games,
            "fair": self.fair,
            "decisions_per_game": self.decisions / self.games if self.games else 0.0,
            "turns_per_game": self.turns / self.games if self.games else 0.0,
            "entrants": [entrant.to_json() for entrant in self.entrants],
        }
