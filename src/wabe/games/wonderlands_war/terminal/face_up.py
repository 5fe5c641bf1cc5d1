"""What a replay with nothing hidden tells besides the table: Quests in hand, multi-draws, what is drawn next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wabe.games.wonderlands_war.terminal.words import Json, Say, seat_name

KEYS: Final = {"tea": "tea", "quests": "quest", "wonderlandians": "wonder"}


def face_up(view: Json, say: Say) -> Iterator[tuple[str, list[str]]]:
    """The Quests of each hand, and the chips that somebody chooses from; then the decks."""
    drawn = (view["battle"] or {}).get("multi_draws") or [None] * view["players"]
    for seat, chips in zip(view["seats"], drawn, strict=True):
        yield seat_name(seat["seat"], say), [*named("quest", seat["hand"], say), *named("chip", chips, say)]
    for deck, cards in view.get("decks", {}).items():
        yield say(f"ww-open-{deck}"), named(KEYS[deck], cards, say)


def named(kind: str, pieces: list[str] | None, say: Say) -> list[str]:
    """Pieces by name."""
    return [say(f"{kind}-{piece}") for piece in pieces or []]
