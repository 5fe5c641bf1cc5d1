"""Screens that every game has and that any test may look at: a game at its end, its score sheet, its replay."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.rehearsal import SEED, Play, whole
from wabe.kernel.message import Json

CHANCES: Final = "Chances to win, by position"
FINISHED: Final[dict[tuple[str, str, int], str]] = {}  # tables by the address of the house, the game, the players


def finished(person: Person, game: str, *seats: Json) -> str:
    """A table where such seats have played to the end, one for each house, game and number of players; its id."""
    found = (person.url, game, len(seats))
    table = FINISHED.get(found) or _played(person, game, seats)
    person.open(f"/table/{table}")
    person.settle(until=["over"])
    return FINISHED.setdefault(found, table)


def _played(person: Person, game: str, seats: Sequence[Json]) -> str:
    table: str = person.lay(*seats, game=game, public=True, seed=SEED, moves=whole(Play(game, len(seats)), SEED))[
        "table"
    ]
    return table


def see_score_sheet(person: Person) -> None:
    """Wait for the sheet of the game that has just been opened at its end."""
    expect(person.dialog.get_by_role("heading", name=re.compile("won$"))).to_be_visible()


def see_board(person: Person) -> None:
    """Put the sheet of the game that has just been opened at its end aside, to see the board."""
    see_score_sheet(person)
    person.page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)


def see_replay(person: Person, table: str, step: int, eyes: str = "") -> None:
    """Open the replay of a table at a step, as a seat saw it, or with `all` cards open."""
    person.open(f"/replay/{table}?step={step}{f'&seat={eyes}' if eyes else ''}")
    expect(person.role("slider", "Step of the game")).to_be_visible()


def see_all_open(person: Person, table: str, step: int) -> None:
    """Open the replay of a table at a step with all cards open, and bring them into view."""
    see_replay(person, table, step, "all")
    tab = person.role("tab", "Open cards")  # where one thing is shown at a time
    if tab.is_visible():
        tab.click()
    expect(person.page.locator("[data-open]")).to_be_visible()


def see_analysis(person: Person, table: str, step: int) -> None:
    """Open the replay of a table at a step, and its analysis, which is made if there is none."""
    see_replay(person, table, step)
    open_analysis(person)
    made, ask = person.role("slider", CHANCES), person.role("button", "Analyse")
    expect(made.or_(ask)).to_be_visible()
    if ask.is_visible():
        ask.click()
    expect(made).to_be_visible()


def open_analysis(person: Person) -> None:
    """Turn to the analysis, which lies beside the log."""
    turn_to(person, "Log")
    drawer = person.page.locator(".drawer button")
    if drawer.is_visible():  # on a tablet
        drawer.click()
    person.role("tab", "Analysis").click()


def turn_to(person: Person, tab: str) -> None:
    """On a phone, which shows one view at a time."""
    if person.role("tab", re.compile(rf"^{tab}\b")).is_visible():
        person.role("tab", re.compile(rf"^{tab}\b")).click()
