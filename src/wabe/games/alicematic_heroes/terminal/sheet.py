"""The score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from wabe.games.alicematic_heroes.table.cards import COLOURS
from wabe.games.alicematic_heroes.terminal.words import Json, Say, ink


def sheet_rows(sheet: Json, say: Say) -> Iterator[tuple[str, list[int], str]]:
    """Title, points by seat and style of each line."""
    seats = sheet["seats"]
    for part in ("cities", "lands", "forests", "effects"):
        yield say(f"ah-text-played-{part}"), [seat["played"][part] for seat in seats], ""
    yield say("ah-text-tiles"), [sum(seat["tiles"]) for seat in seats], ""
    for colour in COLOURS:
        title = say("ah-text-most", slot=f"@colour-{colour}")
        yield title, [seat["slots"][colour] for seat in seats], ink(colour)
    for name in dict.fromkeys(name for seat in seats for name in seat["effects"]):
        yield say(f"card-{name}"), [seat["effects"].get(name, 0) for seat in seats], ""
    yield say("ah-text-total"), [seat["total"] for seat in seats], "bold"
    yield say("ah-text-alices"), [seat["alices"] for seat in seats], "dim"
