"""What a replay with nothing hidden tells besides the table: all hands, what Hunter looks at, what is drawn next."""

from __future__ import annotations

from collections.abc import Iterator

from wabe.games.alicematic_heroes.terminal.words import Json, Say, seat_name


def face_up(view: Json, say: Say) -> Iterator[tuple[str, list[str]]]:
    """Hands seat by seat, then the deck."""
    for seat in view["seats"]:
        yield seat_name(seat["seat"], say), named(seat["cards"], say)
    yield say("heroes-open-look"), named(view["look"], say)
    yield say("heroes-open-deck"), named(view.get("cards", []), say)


def named(cards: list[str] | None, say: Say) -> list[str]:
    """The cards by name."""
    return [say(f"card-{card}") for card in cards or []]
