"""How bots lean on the advice: numbers in VP, set by matches (docs/bots.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wabe.games.alicematic_heroes.table.step_ids import MULLIGAN_ID
from wabe.kernel.manner import Character, Manner, Prior, Slip

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState


def leaning(weight: float) -> Manner:
    """A manner in which the prior of the search has this weight."""
    return Manner(
        Prior(weight=weight, temperature=2.0, doubt=0.02, patience=8),
        slips=(Slip(temperature=0.75, most=6.0), Slip(temperature=0.5, most=6.0)),
        glance=40,
        margin=0.5,
    )


USUAL: Final = leaning(0.5)
AT_MULLIGAN: Final = leaning(20.0)  # so early a rule that many games stand for knows more than a search finds


def manner(g: HeroesState) -> Manner:
    """How bots lean on the advice at a decision."""
    return AT_MULLIGAN if g.top_id() == MULLIGAN_ID else USUAL


CHARACTERS: Final[tuple[Character, ...]] = (
    Character("lion", most=4.0, weights={"denied": 4.0, "majority": 1.3}),
    Character("fawn", most=4.0, weights={"bonus": 1.7, "land": 2.0, "denied": 0.5}),
    Character("cook", most=5.0, weights={"effects": 2.0}),
    Character("walrus", most=5.0, weights={"alices": 2.0}),
)
