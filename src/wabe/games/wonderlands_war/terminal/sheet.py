"""The score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from wabe.games.wonderlands_war.terminal.words import Json, Say


def sheet_rows(sheet: Json, say: Say) -> Iterator[tuple[str, list[int], str]]:
    """Title, points by seat and style of each line."""
    seats = sheet["seats"]
    for part in ("awards", "effects", "forging"):
        yield say(f"ww-text-sheet-{part}"), [seat["track"][part] for seat in seats], ""
    yield say("ww-text-sheet-castles"), [seat["castles"]["total"] for seat in seats], ""
    yield say("ww-text-sheet-quests"), [sum(quest["points"] for quest in seat["quests"]) for seat in seats], ""
    yield say("ww-text-sheet-shards"), [-seat["shards"] for seat in seats], ""
    yield say("ww-text-sheet-total"), [seat["total"] for seat in seats], "bold"
    yield say("ww-text-sheet-units"), [seat["units"] for seat in seats], "dim"


def sheet_notes(view: Json, sheet: Json, say: Say) -> Iterator[str]:
    """What each player's Quests came to."""
    for seat in sheet["seats"]:
        quests = [
            say("ww-text-sheet-quest", quest=f"@quest-{quest['quest']}", points=quest["points"])
            for quest in seat["quests"]
        ]
        if quests:
            title = say("ww-text-sheet-quests-of", seat=f"#{seat['seat']}")
            yield f"  {title}: {', '.join(quests)}."
