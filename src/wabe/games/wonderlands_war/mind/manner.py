"""How bots lean on the advice: numbers in VP, set by matches (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from wabe.kernel.manner import Character, Manner, Prior, Slip

MANNER: Final = Manner(
    Prior(weight=0.4, temperature=1.5, doubt=0.02, patience=4),
    slips=(Slip(temperature=0.8, most=6.0), Slip(temperature=0.5, most=6.0)),
    glance=50,
    margin=0.25,
)

CHARACTERS: Final[tuple[Character, ...]] = (
    Character("carpenter", most=3.0, weights={"castle": 2.0}),
    Character("messenger", most=3.0, weights={"feat": 1.25, "objective": 1.25, "both": 1.25, "quests": 1.3}),
    Character("jubjub", most=4.0, thrills={"bust": 4.0}),
    Character("sheep", most=3.0, weights={"wonderlandian": 2.0, "figure": 2.0, "forge": 1.5}),
)
