"""The bot that looks ahead: Monte Carlo tree search over what the others may hold (`mcts`)."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final

import wabe
from wabe.bots.bot import Bot, Situation, Thought
from wabe.bots.mcts import Search
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.state import State

SECONDS: Final = 0.2
EXPLORATION: Final = 0.7
MARGIN: Final = 0.3
PRIOR: Final = 0.0
HORIZON: Final = 1000
UNBOUNDED: Final = 1 << 40

Outcome = list[tuple[int, int, float, float]]


class SearchBot(Bot):
    """Information-set Monte Carlo tree search.

    Args:
        game: the title it plays.
        seed: makes it deterministic as long as the budget is in iterations.
        seconds: budget of time for a choice; 0.2 by default unless there is one in iterations.
        iterations: budget of iterations for a choice, of each worker.
        workers: processes that search side by side, each its own tree; their visits are added up.
    """

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        workers: int = 1,
        exploration: float = EXPLORATION,
        margin: float = MARGIN,
        prior: float = PRIOR,
        horizon: int = HORIZON,
    ) -> None:
        super().__init__(game, seed)
        self.iterations = UNBOUNDED if iterations is None else iterations
        self.seconds = seconds or (SECONDS if iterations is None else 1e9)
        self.workers = workers
        self.weights = (exploration, margin, prior, horizon)

    def think(self, situation: Situation) -> list[Thought]:
        """The legal actions, most visited first."""
        state = situation.determinise(self.new_seed())
        priors = self.priors(state, situation) if self.weights[2] else None
        search = Search(state, situation.seat, self.new_seed(), *self.weights)
        if priors:
            search.believe(situation.legal_actions, priors)
        search.run(self.iterations, self.seconds)
        return thoughts(situation.legal_actions, search.outcome())

    def priors(self, state: State, situation: Situation) -> list[float]:
        worth = self.game.advise(state, situation.seat)
        best = max(worth)
        return [1.0 / (1.0 + best - w) for w in worth]


def thoughts(legal: list[int], outcome: Outcome) -> list[Thought]:
    """A thought on each legal action, most visited first, then by value."""
    found = {action: (visits, reward, win) for action, visits, reward, win in outcome}
    tried = [judged(action, *found.get(action, (0, 0.0, 0.0))) for action in legal]
    return sorted(tried, key=lambda thought: (-thought.visits, -thought.value))


def judged(action: int, visits: int, reward: float, win: float) -> Thought:
    """A thought from sums over visits."""
    if visits == 0:
        return Thought(action)
    return Thought(action, reward / visits, visits, win / visits)
