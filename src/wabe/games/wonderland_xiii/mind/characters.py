"""Who plays with a taste of their own: weights of the terms of the judgement, set by matches (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from wabe.kernel.character import Character

CHARACTERS: Final[tuple[Character, ...]] = (
    Character("lizard", most=6.0, weights={"safety": 0.75, "again": 1.5}, thrills={"collapse": 0.8}),
    Character("pigeon", most=6.0, weights={"safety": 1.8}),
    Character("white-queen", most=6.0, weights={"promise": 1.7}),
    Character("guard", most=6.0, weights={"look": 8.0}),
)
