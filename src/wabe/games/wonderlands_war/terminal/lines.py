"""The table as plain lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from wabe.games.wonderlands_war.terminal import battle, players, tea
from wabe.games.wonderlands_war.terminal.arrange import status, supplies
from wabe.games.wonderlands_war.terminal.inspect import region_lines
from wabe.games.wonderlands_war.terminal.people import seat_lines
from wabe.games.wonderlands_war.terminal.words import Json, Say, seat_name

WIDTH: Final = 100
TABLE_WIDTH: Final = 200  # so that every card is told in full


def lines(view: Json, odds: Json, say: Say) -> list[str]:
    """Round, tea table or battle, Regions, players, Quests."""
    drawn = [*status(view, odds, say, WIDTH), *scene(view, say), *tea.under_way(view, say, WIDTH)]
    drawn += [*supplies(view, odds, say, WIDTH), *battle.chances(odds, say, WIDTH)]
    return [
        *(line.plain.rstrip() for line in drawn),
        *(line for region in view["regions"] for line in region_lines(region, view, say)),
        *(line for seat in view["seats"] for line in seat_lines(seat, view, say, whole=seat["seat"] == view["seat"])),
        *(line.plain for line in players.quests(view, say, WIDTH)),
    ]


def scene(view: Json, say: Say) -> list[Text]:
    """The battle, or the tea table while there is tea."""
    if view["battle"]:
        return battle.battle(view, say, WIDTH)
    return tea.tea_table(view, say, TABLE_WIDTH) if view["phase"] == "tea" else []


def brief(view: Json, odds: Json, say: Say) -> list[str]:
    """Before a question: the card under way, or how the battle stands and what a draw would bring."""
    if view["battle"]:
        odds_lines = [line.plain for line in battle.chances(odds, say, WIDTH)]
        return [", ".join(standing(view, say)), *odds_lines]
    return [line.plain for line in tea.under_way(view, say, WIDTH)]


def standing(view: Json, say: Say) -> Iterator[str]:
    """Everybody's Strength, and who is out."""
    for seat in battle.fighters(view):
        fighter = view["battle"]["seats"][seat]
        yield f"{seat_name(seat, say)} {fighter['strength']} ({battle.status(seat, fighter, view, say).plain})"
