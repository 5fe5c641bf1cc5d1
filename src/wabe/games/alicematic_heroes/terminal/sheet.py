"""The score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wabe.games.alicematic_heroes.terminal.words import COLOURS, Json, Say, ink, seat_name

Row = tuple[str, list[int], str]


def draw_sheet(view: Json, sheet: Json, say: Say) -> RenderableType:
    """The points broken down, a column for each player."""
    table = Table(box=ROUNDED, title=Text(say("ah-text-sheet"), "bold"), title_style="", border_style="yellow")
    table.add_column("")
    for row in sheet["seats"]:
        won = row["seat"] in view["winners"]
        table.add_column(Text(seat_name(row["seat"], say), "bold green" if won else "bold"), justify="right")
    for title, numbers, style in rows(sheet, say):
        table.add_row(Text(title, style), *(Text(str(number), style) for number in numbers))
    return table


def sheet_lines(view: Json, sheet: Json, say: Say) -> list[str]:
    """The same as lines."""
    names = [seat_name(row["seat"], say) for row in sheet["seats"]]
    lines = [
        f"  {title}: {', '.join(f'{name} {number}' for name, number in zip(names, numbers, strict=True))}."
        for title, numbers, _ in rows(sheet, say)
    ]
    return [f"{say('ah-text-sheet')}:", *lines]


def rows(sheet: Json, say: Say) -> Iterator[Row]:
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
