"""Bots that do not search."""

from __future__ import annotations

from math import log

from wabe.bots.bot import Bot, Situation, Thought
from wabe.kernel.game import Game


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def think(self, situation: Situation) -> list[Thought]:
        """The legal actions in random order."""
        actions = list(situation.legal_actions)
        self.chance.shuffle(actions)
        return [Thought(action) for action in actions]


class GreedyBot(Bot):
    """The action that the game's own rules of thumb (`Game.advise`) value most; equal ones by chance."""

    def think(self, situation: Situation) -> list[Thought]:
        """The legal actions by their worth in points."""
        state = situation.determinise(self.new_seed())
        worth = self.game.advise(state, situation.seat)
        thoughts = [Thought(action, value) for action, value in zip(situation.legal_actions, worth, strict=True)]
        self.chance.shuffle(thoughts)
        return sorted(thoughts, key=lambda thought: -thought.value)


class StrayingBot(Bot):
    """Strays from the advice, the further the lower its level, but never to what is pointless (`Manner.slips`).

    Args:
        game: the title it plays.
        seed: makes it deterministic.
        slip: which of the game's slips are its own, 0 for the greatest.
    """

    def __init__(self, game: Game, seed: int | None = None, slip: int = 0) -> None:
        super().__init__(game, seed)
        self.slip = slip

    def think(self, situation: Situation) -> list[Thought]:
        """The legal actions by what they seem worth at this moment; those that are pointless come after all others."""
        state = situation.determinise(self.new_seed())
        worth = self.game.advise(state, situation.seat)
        slip = self.game.manner(state).slips[self.slip]
        best = max(worth)
        seeming = [value + slip.temperature * self.whim() for value in worth]
        sensible = [value >= best - slip.most for value in worth]
        least = min(value for value, sense in zip(seeming, sensible, strict=True) if sense)
        thoughts = [
            Thought(action, seeming[i] if sensible[i] else least + worth[i] - best)
            for i, action in enumerate(situation.legal_actions)
        ]
        return sorted(thoughts, key=lambda thought: -thought.value)

    def whim(self) -> float:
        """A draw of the noise that makes the greatest of several values a softmax of them (Gumbel)."""
        return -log(-log(self.chance.random() or 0.5))
