"""The bot that looks ahead: Monte Carlo tree search over all that may be hidden and all that may come (`mcts`)."""

from __future__ import annotations

import gc
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final, TypeAlias

import wabe
from wabe.bots.bot import Bot, Situation, Thought
from wabe.bots.mcts import Search
from wabe.games import load_once
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.state import State

USUAL_SECONDS: Final = 0.2
NO_LIMIT: Final = 1_000_000_000  # iterations
FOREVER: Final = float(NO_LIMIT)  # seconds

Outcome: TypeAlias = list[tuple[int, int, float]]


class SearchBot(Bot):
    """Information-set Monte Carlo tree search.

    Alone it stops before its budget is used up where what is left of it would hardly change the choice.

    Args:
        game: the title it plays.
        seed: makes it deterministic if the budget is in iterations.
        seconds: time for a choice.
        iterations: iterations for a choice, of each worker.
        workers: processes that search side by side, each its own tree; their visits are added up. Where there can be
            no processes, this one searches alone.
        usual: time for a choice if there is no budget at all.
        glance: without a budget, no more iterations than the game says that a brief look ahead has (`Manner.glance`).
    """

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        workers: int = 1,
        usual: float = USUAL_SECONDS,
        glance: bool = False,
    ) -> None:
        super().__init__(game, seed)
        self.glance = glance and not (seconds or iterations)
        self.seconds = seconds or (FOREVER if iterations or glance else usual)
        self.iterations = iterations
        self.workers = workers
        self._pool: Executor | None = None

    def think(self, situation: Situation) -> list[Thought]:
        """The legal actions, most visited first, then by value."""
        tried = {action: [0, 0.0] for action in situation.legal_actions}
        for outcome in self.searched(situation):
            for action, visits, reward in outcome:
                tried[action][0] += visits
                tried[action][1] += reward
        thoughts = [judged(action, int(visits), reward) for action, (visits, reward) in tried.items()]
        return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.value))

    def searched(self, situation: Situation) -> list[Outcome]:
        """The outcome of each worker's search, or of one search here."""
        state = situation.determinise(self.new_seed())
        iterations = self.game.manner(state).glance if self.glance else self.iterations or NO_LIMIT
        seeds = [self.new_seed() for _ in range(self.workers)]
        if self.workers > 1:
            try:
                return self._side_by_side(state.to_json(), situation.seat, seeds, iterations)
            except (OSError, RuntimeError, wabe.WabeError):  # no processes here, or they do not know the game
                self.workers = 1
                self.close()
        return [search(state, situation.seat, seeds[0], iterations, self.seconds, True, self.by_processor)]

    def close(self) -> None:
        """End the workers; they start again when needed."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _side_by_side(self, state: Json, seat: int, seeds: list[int], iterations: int) -> list[Outcome]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"))
        timed = self.by_processor
        tasks = [
            self._pool.submit(
                search_alone, self.game.name, state, seat, seed, iterations, self.seconds, self.game.folder, timed
            )
            for seed in seeds
        ]
        return [task.result() for task in tasks]


def search_alone(
    game: str,
    state: Json,
    seat: int,
    seed: int,
    iterations: int,
    seconds: float,
    data: str | None = None,
    by_processor: bool = False,
) -> Outcome:
    """One worker's search from a redrawn state; the game by its name and its data pack's folder."""
    return search(load_once(game, data).from_json(state), seat, seed, iterations, seconds, False, by_processor)


def search(
    state: State,
    seat: int,
    seed: int,
    iterations: int,
    seconds: float,
    settle: bool = False,
    by_processor: bool = False,
) -> Outcome:
    """One search from a redrawn state, if asked only until its choice is settled."""
    with growing():
        tree = Search(state, seat, seed)
        tree.run(iterations, seconds, settle, by_processor)
        return tree.outcome()


@contextmanager
def growing() -> Iterator[None]:
    """Trees have no cycles: nobody looks for any while they grow."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def judged(action: int, visits: int, reward: float) -> Thought:
    """A thought from sums over visits."""
    if visits == 0:
        return Thought(action)
    return Thought(action, reward / visits, visits, reward / visits)
