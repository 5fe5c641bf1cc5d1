"""What `wabe bench` measures: each rate several times, each time beside the calibration loop."""

from __future__ import annotations

import gc
import sys
import time
import tracemalloc
from collections.abc import Callable
from statistics import median
from typing import Final

from wabe.drawing import drawing_of
from wabe.kernel.game import Game
from wabe.kernel.ints import is_compiled
from wabe.kernel.message import Json
from wabe.kernel.playout import clones, playout
from wabe.kernel.state import State

CALIBRATION: Final = 300_000
CLONES: Final = 200
STATES: Final = 2_000
MIDGAME: Final = 30  # decisions into a game, where states are copied and redrawn
MILLION: Final = 1e6

Work = Callable[[int], int]
Made = Callable[[Game, int], dict[str, Work]]


class Rate:
    """Something counted per second.

    Fields:
        name: what is counted.
        values: the measurements, per second.
        calibrations: the calibration loop's iterations per second beside each.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.values: list[float] = []
        self.calibrations: list[float] = []

    @property
    def ratios(self) -> list[float]:
        """Per million iterations that the calibration loop makes in a second."""
        return [value / loops * MILLION for value, loops in zip(self.values, self.calibrations, strict=True)]

    def to_json(self) -> Json:
        """`{"per_second": {...}, "per_million": {...}}`, each with least, median and greatest."""
        return {"per_second": spread(self.values), "per_million": spread(self.ratios)}


class Measured:
    """All figures of one game."""

    def __init__(self, game: Game, players: int, repeats: int) -> None:
        self.game = game.name
        self.players = players
        self.repeats = repeats
        self.compiled = is_compiled()
        self.targets = drawing_of(game).TARGETS
        self.rates: list[Rate] = []
        self.state_bytes = 0  # not measured

    def to_json(self) -> Json:
        """Everything, with the targets where the game has some."""
        return {
            "game": self.game,
            "players": self.players,
            "repeats": self.repeats,
            "compiled": self.compiled,
            "rates": {rate.name: rate.to_json() for rate in self.rates},
            **({"state_bytes": self.state_bytes} if self.state_bytes else {}),
            "targets": self.targets,
        }


def measure(game: Game, players: int | None, repeats: int, seconds: float, made: Made | None = None) -> Measured:
    """Measure a game.

    Args:
        game: the title.
        players: number of seats; by default that of the game's targets, else the least.
        repeats: measurements of each rate.
        seconds: length of each.
        made: what makes the things to count; by default `works`, and a state's bytes besides.

    Raises:
        BadPlayers.
    """
    wanted = players or int(drawing_of(game).TARGETS.get("players", game.min_players))
    found = Measured(game, game.check_players(wanted), repeats)
    for name, work in (made or works)(game, wanted).items():
        rate = Rate(name)
        found.rates.append(rate)
        for repeat in range(repeats):
            rate.calibrations.append(timed(calibrate, repeat, seconds / 4))
            rate.values.append(timed(work, repeat, seconds))
    found.state_bytes = 0 if made else state_bytes(midgame(game, wanted, 1))
    return found


def works(game: Game, players: int) -> dict[str, Work]:
    """The things to count: each does a little when called with a seed, and returns how much.

    Games are counted with their set-up, decisions without.
    """
    middle = midgame(game, players, 1)

    def games(seed: int) -> int:
        playout(game.new(players, seed))
        return 1

    def copies(seed: int) -> int:
        clones(middle, CLONES)
        return CLONES

    def redraws(seed: int) -> int:
        middle.determinise(middle.seat, seed)
        return 1

    return {"decisions": decisions(game, players), "games": games, "clones": copies, "determinisations": redraws}


def decisions(game: Game, players: int) -> Work:
    """Decisions of random play."""
    dealt = game.new(players, 1)

    def work(seed: int) -> int:
        state = dealt.clone()
        state.reseed(seed)
        return playout(state)

    return work


def midgame(game: Game, players: int, seed: int) -> State:
    """A state in the middle of a random game; its start where the game is shorter."""
    state: State = game.new(players, seed)
    playout(state, MIDGAME)
    if state.over:
        state = game.new(players, seed)
    return state


def calibrate(seed: int) -> int:
    """The calibration loop."""
    total = 0
    for i in range(CALIBRATION):
        total += i & 7
    return CALIBRATION


def timed(work: Work, seed: int, seconds: float) -> float:
    """How much of the work is done in a second, by the processor's time of this process."""
    done, number = 0, seed * 1_000_003
    began = time.process_time()
    passed = 0.0
    while passed < seconds:
        done += work(number)
        number += 1
        passed = time.process_time() - began
    return done / passed


def state_bytes(state: State) -> int:
    """The memory that one more copy of a state takes."""
    kept: list[State] = [state.clone()]
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept.extend([state.clone() for _ in range(STATES)])
        taken = tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(kept)
    finally:
        tracemalloc.stop()
    return round(taken / STATES)


def spread(values: list[float]) -> Json:
    """Least, median, greatest."""
    return {"min": min(values), "median": median(values), "max": max(values)}
