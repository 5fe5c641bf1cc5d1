"""What the worth of an action is made of, for hints: terms that sum to what `Game.advise` says of it."""

from __future__ import annotations


class Reasons:
    """The terms of the judgement on one action, and chances that it takes.

    Fields:
        terms: points by name, said by `why-<name>`; they sum to the worth of the action.
        chances: from 0 to 1 by name, said by `chance-<name>`; facts, counted in the terms already.
    """

    def __init__(self) -> None:
        self.terms: dict[str, float] = {}
        self.chances: dict[str, float] = {}

    def add(self, term: str, worth: float) -> None:
        """So many points more by a term."""
        if worth != 0.0:
            self.terms[term] = self.terms.get(term, 0.0) + worth

    def mix(self, other: Reasons, share: float) -> None:
        """The terms of something that counts with this share."""
        for term, worth in other.terms.items():
            self.add(term, share * worth)

    def take(self, chance: str, share: float) -> None:
        """A chance that the action takes."""
        self.chances[chance] = share

    def total(self) -> float:
        """The worth of the action."""
        whole = 0.0
        for worth in self.terms.values():
            whole += worth
        return whole

    def less(self, other: Reasons) -> dict[str, float]:
        """By how much each term of these is above that of the others."""
        gains = dict(self.terms)
        for term, worth in other.terms.items():
            gains[term] = gains.get(term, 0.0) - worth
        return gains


def undivided(worth: float) -> Reasons:
    """The reasons of a game that names no terms: the worth itself."""
    found = Reasons()
    found.add("worth", worth)
    return found
