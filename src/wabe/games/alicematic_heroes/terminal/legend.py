"""What the signs of the table mean, for the help."""

from __future__ import annotations

from typing import Final

from wabe.games.alicematic_heroes.table.cards import COLOURS
from wabe.games.alicematic_heroes.terminal.words import Json, Say

LAND: Final = (*COLOURS, "city", "forest")


def legend(view: Json, say: Say) -> list[str]:
    """Letters and signs of the map, then those of the kingdoms."""
    letters = "; ".join(f"{say('letter-' + kind)} {say('colour-' + kind)}" for kind in LAND)
    return [letters, *(say(f"ah-text-{part}") for part in ("legend", "signs", "way", "kingdom", "amounts"))]
