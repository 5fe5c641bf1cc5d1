"""Who plays with a taste of their own: weights of the terms of the judgement, set by matches (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from wabe.kernel.character import Character

CHARACTERS: Final[tuple[Character, ...]] = (
    Character("lion", most=4.0, weights={"denied": 4.0, "majority": 1.3}),
    Character("fawn", most=4.0, weights={"bonus": 1.7, "land": 2.0, "denied": 0.5}),
    Character("cook", most=5.0, weights={"effects": 2.0}),
    Character("walrus", most=5.0, weights={"alices": 2.0}),
)
