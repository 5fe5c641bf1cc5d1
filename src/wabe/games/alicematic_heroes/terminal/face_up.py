"""What a replay with nothing hidden tells besides the table: all hands, what Hunter looks at, what is drawn next."""

from __future__ import annotations

from typing import Final

from wabe.games.alicematic_heroes.terminal.words import Json, Say

NEXT: Final = 5  # cards of the deck that are told


def face_up(view: Json, say: Say) -> list[str]:
    """Hands seat by seat, then the deck."""
    lines = [
        say("ah-text-hand-open", seat=f"#{seat['seat']}", cards=named(seat["cards"]))
        for seat in view["seats"]
        if seat["cards"]
    ]
    if view["look"]:
        lines.append(say("ah-text-look-open", cards=named(view["look"])))
    return [*lines, say("ah-text-deck-open", cards=named(view["cards"][:NEXT]))] if view.get("cards") else lines


def named(cards: list[str]) -> list[str]:
    """The cards as arguments of a text."""
    return [f"@card-{card}" for card in cards]
