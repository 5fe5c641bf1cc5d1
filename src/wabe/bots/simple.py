"""Bots that do not search."""

from __future__ import annotations

from math import log

from wabe.bots.bot import Bot, Situation, Thought
from wabe.kernel.game import Game
from wabe.kernel.manner import Character
from wabe.kernel.state import State


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

    def advice(self) -> list[float]:
        """Its thoughts are what the advice says."""
        return [thought.value for thought in self.thought]


class WilfulBot(Bot):
    """What actions seem worth to it is not what the advice says, but what is pointless by the advice it never does."""

    def think(self, situation: Situation) -> list[Thought]:
        """The legal actions by what they seem worth to it; those that are pointless come after all others."""
        state, seat = situation.determinise(self.new_seed()), situation.seat
        worth = self.game.advise(state, seat)
        best, most = max(worth), self.most(state)
        judged = list(zip(situation.legal_actions, worth, strict=True))
        seeming = {action: self.seeming(state, seat, action, value) for action, value in judged if value >= best - most}
        least = min(seeming.values())
        thoughts = [Thought(action, seeming.get(action, least + value - best)) for action, value in judged]
        self.chance.shuffle(thoughts)
        return sorted(thoughts, key=lambda thought: -thought.value)

    def most(self, state: State) -> float:
        """*class*: how far below the best action one may be that is not pointless."""
        raise NotImplementedError(f"{type(self).__name__} has no `most`.")

    def seeming(self, state: State, seat: int, action: int, worth: float) -> float:
        """*class*: what an action seems worth, which the advice finds worth so much."""
        raise NotImplementedError(f"{type(self).__name__} has no `seeming`.")


class StrayingBot(WilfulBot):
    """Strays from the advice, the further the lower its level.

    Args:
        game: the title it plays.
        seed: makes it deterministic.
        slip: which of the game's slips are its own, 0 for the greatest.
    """

    def __init__(self, game: Game, seed: int | None = None, slip: int = 0) -> None:
        super().__init__(game, seed)
        self.slip = slip

    def most(self, state: State) -> float:
        """How far it goes at most."""
        return self.game.manner(state).slips[self.slip].most

    def seeming(self, state: State, seat: int, action: int, worth: float) -> float:
        """Its worth at this moment."""
        return worth + self.game.manner(state).slips[self.slip].temperature * self.whim()

    def whim(self) -> float:
        """A draw of the noise that makes the greatest of several values a softmax of them (Gumbel)."""
        return -log(-log(self.chance.random() or 0.5))


class CharacterBot(WilfulBot):
    """Plays by the advice with a taste of its own.

    Args:
        game: the title it plays.
        seed: makes it deterministic.
        character: what it is fond of.
    """

    def __init__(self, game: Game, seed: int | None = None, *, character: Character) -> None:
        super().__init__(game, seed)
        self.character = character

    def most(self, state: State) -> float:
        """How far it goes for what it is fond of."""
        return self.character.most

    def seeming(self, state: State, seat: int, action: int, worth: float) -> float:
        """The terms of its worth, as they weigh for the character."""
        return self.character.worth(self.game.reasons(state, seat, action))
