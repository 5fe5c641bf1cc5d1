"""The page in the pseudo-language: whatever is shown or read out there has come from a catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

import wabe
from tests.browser.conftest import Invite
from tests.browser.house import House, running
from tests.browser.person import QUICK, Person
from tests.pseudo import NAMES, spoken
from tools.pseudo import LANGUAGE, foreign
from wabe.texts import Texts

SAID = Path(__file__).with_name("said.js").read_text(encoding="utf-8")
KEPT = {"Wabe", "and", "II", "III", "IV"}  # our name; what the browser itself puts into lists; numbers
RULE_ID = re.compile(r"\b(AHA?|WW|XIII)-[A-Z0-9]+\b")
GAMES = list(wabe.games().values())


@pytest.fixture(scope="module")
def pseudo_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with spoken(tmp_path_factory.mktemp("texts")), running(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def reader(invite: Invite, pseudo_house: House) -> Person:
    """Somebody who reads the pseudo-language."""
    return invite(NAMES[0], pseudo_house, settings={**QUICK, "language": LANGUAGE})


def untranslated(person: Person) -> list[str]:
    """The words on the page that no catalogue has said, with what stands around them."""
    said: list[str] = person.page.evaluate(SAID)
    return sorted({f"{word}: {text}" for text in said for word in foreign(RULE_ID.sub("", text)) if word not in KEPT})


def look_into_dialogs(person: Person) -> list[str]:
    """What is untranslated behind each button above the table, and behind the keys `?` and `h`."""
    found = untranslated(person)
    doors = person.page.locator("header nav button:enabled:visible")
    for number in range(doors.count()):
        doors.nth(number).click()
        person.page.wait_for_timeout(100)
        found += untranslated(person)
        person.page.keyboard.press("Escape")
    for key in ("?", "h", "i"):
        person.page.keyboard.press(key)
        person.page.wait_for_timeout(100)
        found += untranslated(person)
        person.page.keyboard.press("Escape")
    return found


def test_the_language_of_the_settings_is_that_of_the_page(reader: Person) -> None:
    reader.open()
    expect(reader.page.locator("html")).to_have_attribute("lang", LANGUAGE)
    reader.button(Texts(language=LANGUAGE).text("settings")).first.click()
    choice = reader.dialog.locator("select")
    expect(choice).to_have_value(LANGUAGE)
    choice.select_option("en")
    expect(reader.page.locator("html")).to_have_attribute("lang", "en")


def test_the_lobby_and_its_forms_say_nothing_untranslated(reader: Person) -> None:
    reader.open()
    expect(reader.page.locator("article")).to_have_count(len(GAMES))
    found = untranslated(reader)
    for game in GAMES:
        reader.open()
        card = reader.game_card(Texts(game, language=LANGUAGE).text("title"))
        card.get_by_role("button", name=Texts(language=LANGUAGE).text("set-up"), exact=True).click()
        for summary in reader.dialog.locator("summary").all():
            summary.click()
        found += untranslated(reader)
        reader.open(f"/how-to-play/{game.name}")
        expect(reader.page.locator("h1")).to_be_visible()
        found += untranslated(reader)
    assert sorted(set(found)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.alias)
def test_a_table_says_nothing_untranslated(reader: Person, game: wabe.Game) -> None:
    bots = [{"kind": "bot", "level": "random", "name": name} for name in NAMES[1 : game.min_players]]
    reader.sit_at({"kind": "me", "name": NAMES[0]}, *bots, game=game.name)
    found, rng = look_into_dialogs(reader), Random(1)
    for _ in range(12):
        if reader.settle(0, ("mine", "over", "covered")) != "mine":
            break
        reader.act(rng)
        found += untranslated(reader)
    assert sorted(set(found)) == []


def test_an_invitation_says_nothing_untranslated(reader: Person) -> None:
    table = reader.lay({"kind": "me", "name": NAMES[0]}, {"kind": "link", "name": ""})["table"]
    reader.open(f"/table/{table}")
    reader.settle()
    found = look_into_dialogs(reader)
    assert sorted(set(found)) == []


def test_a_page_that_is_not_there_says_so_in_the_language(reader: Person) -> None:
    reader.open("/table/nowhere")
    expect(reader.page.locator("h1")).to_be_visible()
    reader.page.wait_for_timeout(300)
    reader.forgive("404")
    assert untranslated(reader) == []
