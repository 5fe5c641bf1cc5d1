"""A character: a bot that plays by a game's advice, but has a taste of its own."""

from __future__ import annotations

from wabe.kernel.reasons import Reasons


class Character:
    """What a character is fond of, in the terms of the judgement (`Game.reasons`).

    Args:
        name: as levels have one, other than theirs and those of all characters; its texts are `bot-<name>` and
            `bot-<name>-help` in the game's catalogue.
        most: how far below the best action by the advice it goes for what it is fond of.
        weights: by what a term counts; 1 where it says nothing.
        thrills: by chance, what it gives for one that may as well come as not; nothing for what is certain.
    """

    def __init__(
        self,
        name: str,
        most: float,
        weights: dict[str, float] | None = None,
        thrills: dict[str, float] | None = None,
    ) -> None:
        self.name = name
        self.most = most
        self.weights: dict[str, float] = weights or {}
        self.thrills: dict[str, float] = thrills or {}

    def worth(self, told: Reasons) -> float:
        """What an action is worth to it."""
        whole = 0.0
        for term, worth in told.terms.items():
            whole += self.weights.get(term, 1.0) * worth
        for chance, thrill in self.thrills.items():
            share = told.chances.get(chance, 0.0)
            whole += thrill * 4.0 * share * (1.0 - share)
        return whole
