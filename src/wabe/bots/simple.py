"""Bots that do not search."""

from __future__ import annotations

from wabe.bots.bot import Bot, Situation, Thought


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
