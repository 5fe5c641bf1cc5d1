"""How bots lean on the advice: numbers in points, set by matches (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from wabe.kernel.manner import Character, Manner, Prior, Slip

MANNER: Final = Manner(
    Prior(weight=0.3, temperature=2.0, doubt=0.05, patience=1),
    slips=(Slip(temperature=12.0, most=10.0), Slip(temperature=3.0, most=6.0)),
    glance=90,
)

CHARACTERS: Final[tuple[Character, ...]] = (
    Character("lizard", most=6.0, weights={"safety": 0.75, "again": 1.5}, thrills={"collapse": 0.8}),
    Character("pigeon", most=6.0, weights={"safety": 1.8}),
    Character("white-queen", most=6.0, weights={"promise": 1.7}),
    Character("guard", most=6.0, weights={"look": 8.0}),
)
