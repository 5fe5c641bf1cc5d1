"""The table as plain lines."""

from __future__ import annotations

from wabe.games.alicematic_heroes.terminal import kingdoms, land
from wabe.games.alicematic_heroes.terminal.inspect import kingdom_lines, prospect
from wabe.games.alicematic_heroes.terminal.words import Json, Say

WIDTH = 100


def lines(view: Json, odds: Json, say: Say) -> list[str]:
    """The map as letters, then sentences."""
    drawn = [*land.big(view, say), *land.legend(view, say)]
    return [
        *(line.plain.rstrip() for line in drawn),
        ". ".join(kingdoms.supplies(view, say)) + ".",
        *(line for seat in view["seats"] for line in kingdom_lines(seat, view, say)),
        *(line.plain for line in kingdoms.hand(view, say, WIDTH, texts=True)),
    ]


def brief(view: Json, odds: Json, say: Say) -> list[str]:
    """What the invasion under way needs and brings."""
    return list(prospect(view["plan"]["space"], view, say)) if view["plan"] else []
