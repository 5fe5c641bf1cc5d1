"""How bots lean on the advice: numbers in VP, set by matches (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from wabe.kernel.manner import Character, Manner, Prior, Slip

MANNER: Final = Manner(
    Prior(weight=0.5, temperature=2.0, doubt=0.02, patience=8),
    slips=(Slip(temperature=0.75, most=6.0), Slip(temperature=0.5, most=6.0)),
    glance=40,
    margin=0.5,
)

CHARACTERS: Final[tuple[Character, ...]] = (
    Character("lion", most=4.0, weights={"denied": 4.0, "majority": 1.3}),
    Character("fawn", most=4.0, weights={"bonus": 1.7, "land": 2.0, "denied": 0.5}),
    Character("cook", most=5.0, weights={"effects": 2.0}),
    Character("walrus", most=5.0, weights={"alices": 2.0}),
)
