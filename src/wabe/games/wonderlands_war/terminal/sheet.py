"""The score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wabe.games.wonderlands_war.terminal.words import Json, Say, seat_name

Row = tuple[str, list[int], str]


def draw_sheet(view: Json, sheet: Json, say: Say) -> RenderableType:
    """The points broken down, a column for each player."""
    table = Table(box=ROUNDED, title=Text(say("ww-text-sheet"), "bold"), title_style="", border_style="yellow")
    table.add_column("")
    for row in sheet["seats"]:
        won = row["seat"] in view["winners"]
        table.add_column(Text(seat_name(row["seat"], say), "bold green" if won else "bold"), justify="right")
    for title, numbers, style in rows(sheet, say):
        table.add_row(Text(title, style), *(Text(str(number), style) for number in numbers))
    return table


def sheet_lines(view: Json, sheet: Json, say: Say) -> list[str]:
    """The same as lines, then every Quest."""
    names = [seat_name(row["seat"], say) for row in sheet["seats"]]
    lines = [
        f"  {title}: {', '.join(f'{name} {number}' for name, number in zip(names, numbers, strict=True))}."
        for title, numbers, _ in rows(sheet, say)
    ]
    return [f"{say('ww-text-sheet')}:", *lines, *quest_lines(sheet, say)]


def rows(sheet: Json, say: Say) -> Iterator[Row]:
    """Title, points by seat and style of each line."""
    seats = sheet["seats"]
    for part in ("awards", "effects", "forging"):
        yield say(f"ww-text-sheet-{part}"), [seat["track"][part] for seat in seats], ""
    yield say("ww-text-sheet-castles"), [seat["castles"]["total"] for seat in seats], ""
    yield say("ww-text-sheet-quests"), [sum(quest["points"] for quest in seat["quests"]) for seat in seats], ""
    yield say("ww-text-sheet-shards"), [-seat["shards"] for seat in seats], ""
    yield say("ww-text-sheet-total"), [seat["total"] for seat in seats], "bold"
    yield say("ww-text-sheet-units"), [seat["units"] for seat in seats], "dim"


def quest_lines(sheet: Json, say: Say) -> Iterator[str]:
    """What each player's Quests came to."""
    for seat in sheet["seats"]:
        quests = [
            say("ww-text-sheet-quest", quest=f"@quest-{quest['quest']}", points=quest["points"])
            for quest in seat["quests"]
        ]
        if quests:
            title = say("ww-text-sheet-quests-of", seat=f"#{seat['seat']}")
            yield f"  {title}: {', '.join(quests)}."
