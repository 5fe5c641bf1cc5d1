"""Who plays with a taste of their own: weights of the terms of the judgement, set by matches (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from wabe.kernel.character import Character

CHARACTERS: Final[tuple[Character, ...]] = (
    Character("carpenter", most=3.0, weights={"castle": 2.0}),
    Character("messenger", most=3.0, weights={"feat": 1.25, "objective": 1.25, "both": 1.25, "quests": 1.3}),
    Character("jubjub", most=4.0, thrills={"bust": 4.0}),
    Character("sheep", most=3.0, weights={"wonderlandian": 2.0, "figure": 2.0, "forge": 1.5}),
)
