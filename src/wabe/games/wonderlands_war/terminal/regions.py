"""The Regions: battle order, awards, and who has what there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from wabe.games.wonderlands_war.terminal.words import (
    Json,
    Say,
    cell,
    figures_counted,
    has_units,
    ink,
    region_title,
    seat_title,
)

HERE: Final = "▶"
FOUGHT: Final = "✓"
LEADER: Final = "L"
SUPPORTER: Final = "●"
FIGURE: Final = "◆"
CASTLE: Final = {"none": "", "sideways": "⊏", "upright": "⌂"}
NAME_WIDTH: Final = 18
FULL_NAME_WIDTH: Final = 27
AWARDS_WIDTH: Final = 9
LEAST_COLUMN: Final = 11  # columns for the most that a player can have in a Region, in short


def regions(view: Json, say: Say, width: int) -> list[Text]:
    """A line for each Region, a column for each player."""
    roomy = width - FULL_NAME_WIDTH - AWARDS_WIDTH >= LEAST_COLUMN * view["players"]
    name = FULL_NAME_WIDTH if roomy else NAME_WIDTH
    column = (width - name - AWARDS_WIDTH) // view["players"]
    return [heading(view, say, name, column), *(row(region, view, say, name, column) for region in view["regions"])]


def heading(view: Json, say: Say, name: int, column: int) -> Text:
    """The titles of the columns."""
    titles = (Text(seat_title(seat, say), ink(seat, view)) for seat in range(view["players"]))
    return Text.assemble(
        cell(Text(say("ww-text-regions"), "bold"), name),
        cell(Text(say("ww-text-award"), "dim"), AWARDS_WIDTH),
        *(cell(title, column) for title in titles),
    )


def row(region: Json, view: Json, say: Say, name: int, column: int) -> Text:
    """One Region."""
    title = Text.assemble(mark(region, view), f" {region_title(region['region'], say)}")
    cells = (cell(standing(seat, here, view, say, column), column) for seat, here in enumerate(region["seats"]))
    line = Text.assemble(cell(title, name), cell(awards(region, view, say), AWARDS_WIDTH), *cells)
    if is_fought_over(region["region"], view):
        line.stylize("bold")
    return line


def is_fought_over(region: str, view: Json) -> bool:
    """Whether the battle going on is there."""
    return view["battle"] is not None and view["battle"]["region"] == region


def mark(region: Json, view: Json) -> Text:
    """The place of a Region in the battle order; a sign for the battle going on, and one for those over."""
    if is_fought_over(region["region"], view):
        return Text(HERE, "bold")
    if region["fought"]:
        return Text(FOUGHT, "dim")
    order = battle_order(view)
    return Text(str(order.index(region["region"]) + 1) if region["region"] in order else " ", "dim")


def battle_order(view: Json) -> list[str]:
    """The Regions in the order of their battles."""
    names = [region["region"] for region in view["regions"]]
    start = names.index(view["standee"])
    return [name for name in names[start:] + names[:start] if name != view["closed"]]


def awards(region: Json, view: Json, say: Say) -> Text:
    """The awards of the three Rounds, the present one brighter; of a closed Region that it is closed."""
    if region["marker"] is None:
        return Text(say("ww-text-closed"), "dim")
    text = Text()
    for number, award in enumerate(region["marker"], 1):
        text.append(f"{award} ", "bold yellow" if number == max(1, view["round"]) else "dim")
    return text


def standing(seat: int, here: Json, view: Json, say: Say, column: int) -> Text:
    """What a seat has in a Region: `L 2● 1◆ ⌂`; figures by name if all of it fits then."""
    style = ink(seat, view) if has_units(here) else ""
    named = " ".join(pieces(here, say, named=True))
    return Text(named if len(named) < column else " ".join(pieces(here, say, named=False)), style)


def pieces(here: Json, say: Say, *, named: bool) -> Iterator[str]:
    """Leader, Supporters, figures and Castle, each if there is one."""
    if here["leader"]:
        yield LEADER
    if here["supporters"]:
        yield f"{here['supporters']}{SUPPORTER}"
    if here["figures"] and named:
        yield ", ".join(f"{FIGURE}{name}" for name in figures_counted(here["figures"], say))
    elif here["figures"]:
        yield f"{len(here['figures'])}{FIGURE}"
    if here["castle"] != "none":
        yield CASTLE[here["castle"]]
