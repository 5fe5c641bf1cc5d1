"""Screens that every game has and that any test may look at: a game at its end, its score sheet, its replay."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.person import Person
from wabe.kernel.message import Json

FINISHED: Final[dict[tuple[str, str], str]] = {}  # tables by the address of the house and the game


def finished(person: Person, game: str, *seats: Json, **more: Any) -> str:
    """A table where bots have played to the end, one for each house and game; its id."""
    table = FINISHED.get((person.url, game)) or person.lay(*seats, game=game, public=True, **more)["table"]
    person.open(f"/table/{table}")
    person.settle(until=["over"])
    return FINISHED.setdefault((person.url, game), table)


def see_score_sheet(person: Person) -> None:
    """Wait for the sheet of the game that has just been opened at its end."""
    expect(person.dialog.get_by_role("heading", name=re.compile("won$"))).to_be_visible()


def see_replay(person: Person, table: str, step: int) -> None:
    """Open the replay of a table at a step."""
    person.open(f"/replay/{table}?step={step}")
    expect(person.role("slider", "Step of the game")).to_be_visible()


def turn_to(person: Person, tab: str) -> None:
    """On a phone, which shows one view at a time."""
    if person.role("tab", re.compile(rf"^{tab}\b")).is_visible():
        person.role("tab", re.compile(rf"^{tab}\b")).click()
