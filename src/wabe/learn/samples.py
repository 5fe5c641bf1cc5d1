"""What is taken from a kept game: the features of some of its positions, and how it ended.

Of every turn the first decision, as play-outs end there, and some others by chance. Each position is looked at as a
search does: through the eyes of one seat, with all redrawn that this seat does not know.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wabe.arena.pool import in_order
from wabe.kernel.errors import WabeError
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.state import State
from wabe.learn.games import Subject, title
from wabe.learn.run import BadRun

OTHERS: Final = 0.1  # of the decisions that do not begin a turn
CHUNK: Final = 10  # games that a process looks at before it tells

Array = NDArray[np.float64]


class Sample(NamedTuple):
    """One game: `time` by position, `rows` by position, seat and column; `wins` and `scores` by seat."""

    time: Array
    rows: NDArray[np.float32]
    wins: Array
    scores: Array


class Look(NamedTuple):
    """Kept games to be looked at."""

    subject: Subject
    games: list[Json]


def samples(subject: Subject, games: list[Json], processes: int) -> Iterator[Sample]:
    """A sample of each game. Raises `BadRun` if one does not play."""
    return in_order(look_at, Look(subject, games), range(len(games)), processes, CHUNK)


def look_at(look: Look, numbers: range) -> list[Sample]:
    """The samples of some of the games."""
    game = title(look.subject)
    return [sample(game, look.subject, look.games[number]) for number in numbers]


def sample(game: Game, subject: Subject, kept: Json) -> Sample:
    """One game, played again."""
    chance = random.Random(kept["seed"])
    time: list[float] = []
    rows: list[list[float]] = []
    state = game.new(subject.players, kept["seed"], subject.options)
    turn = -1
    for action in kept["actions"]:
        if state.turn_number() != turn or chance.random() < OTHERS:
            found = game.features(state.determinise(chance.randrange(subject.players), chance.getrandbits(62)))
            time.append(found.time)
            rows.append(found.listed())
        turn = state.turn_number()
        carry_out(state, action)
    if not state.over:
        raise BadRun("error-learn-game")
    shape = (len(rows), subject.players, len(game.columns()))
    wins, scores = np.array(state.returns()), np.array(state.scores(), dtype=float)
    return Sample(np.array(time), np.array(rows, dtype=np.float32).reshape(shape), wins, scores)


def carry_out(state: State, action: int) -> None:
    """One action of a kept game. Raises `BadRun`."""
    try:
        state.apply(action)
    except WabeError as error:
        raise BadRun("error-learn-game") from error


class Data(NamedTuple):
    """Positions of many games, for the fit; by position unless said otherwise.

    Fields:
        inputs: by seat, columns and then their products with time, each less its mean over the seats.
        wins: the share of the win by seat; margin: the score by seat less the mean of all.
        time; game: the number of the game it comes from; weight: so that all games weigh the same, 1 on the mean.
    """

    inputs: NDArray[np.float32]
    wins: NDArray[np.float32]
    margin: NDArray[np.float32]
    time: NDArray[np.float32]
    game: NDArray[np.int64]
    weight: NDArray[np.float32]

    def at(self, positions: NDArray[np.bool_]) -> Data:
        """Some of the positions."""
        return Data._make(each[positions] for each in self)


def gathered(found: Iterable[Sample]) -> Data:
    """All samples in one."""
    games = list(found)
    sizes = [len(each.time) for each in games]
    time = np.concatenate([each.time for each in games]).astype(np.float32)
    rows = np.concatenate([each.rows for each in games])
    rows = rows - rows.mean(axis=1, keepdims=True)
    inputs = np.concatenate([rows, rows * time[:, None, None]], axis=2)
    margins = [each.scores - each.scores.mean() for each in games]
    weight = np.repeat([sum(sizes) / len(games) / size for size in sizes], sizes)
    return Data(
        inputs,
        np.repeat([each.wins for each in games], sizes, axis=0).astype(np.float32),
        np.repeat(margins, sizes, axis=0).astype(np.float32),
        time,
        np.repeat(np.arange(len(games)), sizes),
        weight.astype(np.float32),
    )
