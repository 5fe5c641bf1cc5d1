"""What a replay with nothing hidden tells besides the table: Quests in hand, multi-draws, what is drawn next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wabe.games.wonderlands_war.terminal.words import Json, Say

NEXT: Final = 3  # cards of a deck that are told
KEYS: Final = {"tea": "tea", "quests": "quest", "wonderlandians": "wonder"}


def face_up(view: Json, say: Say) -> list[str]:
    """Quests and multi-draws seat by seat, then the decks."""
    return [*quests(view, say), *multi_draws(view, say), *decks(view, say)]


def quests(view: Json, say: Say) -> Iterator[str]:
    """The Quests in each hand."""
    for seat in view["seats"]:
        if seat["hand"]:
            yield say("ww-text-quests-open", seat=f"#{seat['seat']}", quests=named("quest", seat["hand"]))


def multi_draws(view: Json, say: Say) -> Iterator[str]:
    """The chips that somebody chooses from."""
    drawn = view["battle"].get("multi_draws", []) if view["battle"] else []
    for seat, chips in enumerate(drawn):
        if chips:
            yield say("ww-text-multi-draw-open", seat=f"#{seat}", chips=named("chip", chips))


def decks(view: Json, say: Say) -> Iterator[str]:
    """The next cards of each deck."""
    for deck, cards in view.get("decks", {}).items():
        if cards:
            yield say(f"ww-text-deck-{deck}", cards=named(KEYS[deck], cards[:NEXT]))


def named(kind: str, pieces: list[str]) -> list[str]:
    """Pieces as arguments of a text."""
    return [f"@{kind}-{piece}" for piece in pieces]
