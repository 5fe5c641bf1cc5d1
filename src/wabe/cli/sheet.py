"""The score sheet: a game gives its rows (`sheet_rows`) and perhaps notes; here they become a table, or plain lines.

What broke a tie is told below, for all games alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.box import ROUNDED
from rich.console import Group
from rich.table import Table
from rich.text import Text

from wabe.drawing import generic
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from rich.console import RenderableType

    from wabe.drawing import Drawing, Say


def draw_sheet(drawing: Drawing, view: Json, sheet: Json, say: Say) -> RenderableType:
    """The points broken down, a column for each player, then the game's notes; in a panel where it has no rows."""
    rows = list(drawing.sheet_rows(sheet, say))
    notes = sheet_notes(drawing, view, sheet, say) + tie_lines(view, sheet, say)
    if not rows:
        return generic.panel("", notes)
    table = Table(box=ROUNDED, title=Text(say("score-heading"), "bold"), title_style="", border_style="yellow")
    table.add_column("")
    for seat, name in enumerate(names(view, say)):
        table.add_column(Text(name, "bold green" if seat in view["winners"] else "bold"), justify="right")
    for title, numbers, style in rows:
        table.add_row(Text(title, style), *(Text(str(number), style) for number in numbers))
    return Group(table, *(Text(note.strip()) for note in notes))


def sheet_notes(drawing: Drawing, view: Json, sheet: Json, say: Say) -> list[str]:
    """The game's notes; a game with rows and no notes of its own has said everything."""
    is_told = drawing.sheet_notes is generic.sheet_notes and any(True for _ in drawing.sheet_rows(sheet, say))
    return [] if is_told else list(drawing.sheet_notes(view, sheet, say))


def tie_lines(view: Json, sheet: Json, say: Say) -> list[str]:
    """Who was equal on points, what that was decided by with the number of each, and whether it could not be."""
    tie = sheet.get("tie")
    if tie is None:
        return []
    lines = [say("tie-equal", seats=[f"#{seat}" for seat in tie["seats"]])]
    for step in tie["steps"]:
        numbers = zip(step["seats"], step["numbers"], strict=True)
        told = [say("tie-number", seat=f"#{seat}", number=number) for seat, number in numbers]
        lines.append(say(f"tie-{step['by']}", told=told))
    return [*lines, *([say("tie-shared")] if len(view["winners"]) > 1 else [])]


def sheet_lines(drawing: Drawing, view: Json, sheet: Json, say: Say) -> list[str]:
    """The same as lines, then the notes."""
    notes = sheet_notes(drawing, view, sheet, say) + tie_lines(view, sheet, say)
    rows = [
        f"  {title}: {', '.join(f'{name} {number}' for name, number in zip(names(view, say), numbers, strict=True))}."
        for title, numbers, _ in drawing.sheet_rows(sheet, say)
    ]
    return [f"{say('score-heading')}:", *rows, *notes] if rows else notes


def names(view: Json, say: Say) -> list[str]:
    """The players' names in the order of seats, with who has left."""
    left = view.get("left", [])
    return [say("cli-name-gone" if seat in left else "cli-name", seat=f"#{seat}") for seat in range(view["players"])]
