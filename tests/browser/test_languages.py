"""The page in a pseudo-language, where people meet: whatever is shown or read out has come from a catalogue.

How each screen looks at rest is read by `test_access.py`; here is what comes and goes.
"""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

import wabe
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.said import PEOPLE, READER, untranslated
from tools.pseudo import UNSEEN

GAMES = list(wabe.games().values())
SHOWN_MS = 100  # until what a key or a button has called is there
ACTIONS = 4


@pytest.fixture
def reader(invite: Invite) -> Person:
    """Somebody who reads the pseudo-language."""
    return invite(settings=READER)


def look_into_dialogs(person: Person) -> list[str]:
    """What is untranslated behind each button above the table, and behind the keys `?`, `h` and `i`."""
    found = untranslated(person)
    doors = person.page.locator("header nav button:enabled:visible")
    for number in range(doors.count()):
        doors.nth(number).click()
        person.page.wait_for_timeout(SHOWN_MS)
        found += untranslated(person)
        person.page.keyboard.press("Escape")
    for key in ("?", "h", "i"):
        person.page.keyboard.press(key)
        person.page.wait_for_timeout(SHOWN_MS)
        found += untranslated(person)
        person.page.keyboard.press("Escape")
    return found


def test_the_language_of_the_settings_is_that_of_the_page(reader: Person) -> None:
    reader.open()
    expect(reader.page.locator("html")).to_have_attribute("lang", UNSEEN)
    reader.button("Settings").first.click()
    choice = reader.dialog.locator("select")
    expect(choice).to_have_value(UNSEEN)
    choice.select_option("en")
    expect(reader.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.alias)
def test_a_table_says_nothing_untranslated(reader: Person, game: wabe.Game) -> None:
    bots = [{"kind": "bot", "level": "random", "name": name} for name in sorted(PEOPLE)[1 : game.min_players]]
    reader.sit_at({"kind": "me", "name": "Ann"}, *bots, game=game.name)
    found, rng = look_into_dialogs(reader), Random(1)
    for _ in range(ACTIONS):
        if reader.settle(0, ("mine", "over", "covered")) != "mine":
            break
        reader.act(rng)
        found += untranslated(reader)
    assert sorted(set(found)) == []


def test_nothing_untranslated_is_said_where_people_come_and_go(reader: Person, invite: Invite) -> None:
    bea = invite("Bea", settings=READER)
    made = reader.lay({"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bea"}, {"kind": "link", "name": "Cat"})
    bea.open(f"/table/{made['table']}#seat=broken")
    expect(bea.button("Only watch")).to_be_visible()
    found = untranslated(bea)
    bea.forgive("/invitation", "status of 4")
    bea.open(made["links"]["1"])
    bea.button("Sit down").click()
    bea.settle(until=["mine", "waiting"])

    reader.open(f"/table/{made['table']}")
    reader.settle(until=["mine", "waiting"])
    reader.button("What to do about Ann").click()
    reader.dialog.get_by_role("button", name="Keep a way back to your seat").click()
    reader.dialog.get_by_role("button", name="Leave the game for good").click()
    expect(reader.role("alert")).to_be_visible()
    expect(reader.dialog.get_by_role("textbox", name="Way back to the seat of Ann")).to_be_visible()
    found += untranslated(reader)
    reader.page.keyboard.press("Escape")

    bea.open()  # and is away
    found += untranslated(bea)
    reader.button("What to do about Bea").click()
    reader.dialog.get_by_role("button", name="Give the seat to somebody else").click()
    expect(reader.dialog.get_by_role("textbox", name="The seat of Bea")).to_be_visible()
    found += untranslated(reader)
    reader.page.keyboard.press("Escape")
    reader.role("tab", "Chat").click()
    expect(reader.role("log", "Chat")).to_contain_text("Bea")
    found += untranslated(reader)

    bea.open(f"/table/{made['table']}")
    bea.settle(until=["mine", "waiting"])
    for person in (bea, reader):
        person.button(f"What to do about {person.name}").click()
        person.dialog.get_by_role("button", name="Leave the game for good").click()
        person.role("alert").get_by_role("button").first.click()
        expect(reader.page.locator("[data-seat]").filter(has_text="left the game").first).to_be_visible()
        found += [*untranslated(reader), *untranslated(bea)]
    assert sorted(set(found)) == []
