"""How bots lean on what a game advises (`Game.advise`): numbers in the measure of the advice, mostly points."""

from __future__ import annotations

from typing import Final

from wabe.kernel.reasons import Reasons


class Prior:
    """How a search leans on the advice: which actions it tries, and how often.

    Args:
        weight: of the prior against the shares of the win that were found; the greater, the wider the search.
        temperature: of the softmax that makes a prior of the advice.
        doubt: how much less of the win than its position promises an action that was not tried yet.
        patience: visits to a position until the advice is asked for; before, the game's quick action is taken.
        breadth: the best actions that are tried where a decision has more.
    """

    def __init__(
        self,
        weight: float = 1.0,
        temperature: float = 1.0,
        doubt: float = 0.0,
        patience: int = 1,
        breadth: int = 8,
    ) -> None:
        self.weight = weight
        self.temperature = temperature
        self.doubt = doubt
        self.patience = patience
        self.breadth = breadth


class Slip:
    """How a lower level strays from the advice: by a softmax over the actions that are not pointless.

    Args:
        temperature: of the softmax.
        most: how far below the best action it goes at most.
    """

    def __init__(self, temperature: float, most: float) -> None:
        self.temperature = temperature
        self.most = most


class Manner:
    """What all bots of a title go by.

    Args:
        prior: of the search.
        slips: of the lower levels, the lowest one first.
        glance: iterations of the level that looks ahead but briefly.
        margin: what part of the iterations that are left to a search its best action has to lead by for the choice to
            be clear; with 1 nothing could change it any more.
    """

    def __init__(self, prior: Prior, slips: tuple[Slip, Slip], glance: int = 100, margin: float = 1.0) -> None:
        self.prior = prior
        self.slips = slips
        self.glance = glance
        self.margin = margin


class Character:
    """A bot that goes by the advice, but is fond of something: of terms of the judgement (`Game.reasons`), of chances.

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


PLAIN: Final = Manner(Prior(), (Slip(4.0, 8.0), Slip(2.0, 6.0)))
"""Of a title that gives none: without advice all actions are alike to every bot."""
