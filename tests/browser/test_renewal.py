"""Parts of the page that do not arrive are asked for again; a page of an old build gives way to the new one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import KILLED, House, newer_build
from tests.browser.person import QUICK, Person

ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "greedy", "name": "Dodo"}
NEWER = "() => document.querySelector('script[src]')?.src.includes('/newer-')"
# The stylesheets of the page, of the table and of its board are there, with rules that can be read.
STYLED = """() => ['index', 'TablePage', 'wonderland_xiii'].every((name) =>
  [...document.styleSheets].some((one) => {
    try { return one.href.includes(`/${name}-`) && one.cssRules.length > 0 } catch { return false }
  }))"""


def update(house: House, folder: Path, noticed_by: Person | None = None) -> None:
    """The server comes back with a newer build; before that, this person's page has noticed that it is gone."""
    house.stop()
    if noticed_by:
        expect(noticed_by.page.get_by_text("The server does not answer.")).to_be_attached()
    house.pages = newer_build(folder / "pages")
    house.start()


def arrive_on_the_newer_page(person: Person) -> None:
    person.page.wait_for_function(NEWER)
    # of the server that was away, and of parts that it has no more
    person.forgive(*KILLED, "404", "MIME type")


@pytest.mark.parametrize(
    "part",
    [
        "/assets/TablePage-*.css",
        "/assets/TablePage-*.js",
        "/assets/wonderland_xiii-*.css",
        "/assets/wonderland_xiii-*.js",
        "/assets/index-*.css",
        "/api/games/wonderland_xiii/content",
        "/api/texts",
    ],
)
def test_a_part_that_does_not_arrive_is_asked_for_again(part: str, ann: Person) -> None:
    # twice: a program is asked for ahead, and again when it is needed
    ann.page.route(f"**{part}", lambda route: route.abort(), times=2)
    ann.sit_at(ME, BOT)
    ann.page.wait_for_function(STYLED)
    ann.forgive("ERR_FAILED")


def test_a_page_that_the_server_does_not_give_comes_when_it_is_back(own_house: House, invite: Invite) -> None:
    ann = invite(at=own_house)
    ann.open("/how-to-play/wonderland_xiii")
    rules = ann.role("link", "All rules and rulings")
    expect(rules).to_be_visible()
    own_house.kill()
    rules.click()
    expect(ann.role("heading", "No connection. Trying again")).to_be_visible()
    own_house.start()
    expect(ann.role("heading", re.compile("Wonderland XIII"))).to_be_visible()
    expect(ann.page.locator("#XIII-01")).to_be_attached()
    ann.forgive(*KILLED)


def test_a_tab_that_asks_for_an_old_build_says_so_and_goes_on_with_the_new_one(
    own_house: House, invite: Invite, tmp_path: Path
) -> None:
    ann = invite(at=own_house)
    ann.open()
    play_now = ann.game_card().get_by_role("button", name="Play now against bots")
    expect(play_now).to_be_enabled()
    update(own_house, tmp_path)
    play_now.click()
    expect(ann.page.get_by_text("The server has a newer version of this page.").last).to_be_visible()
    arrive_on_the_newer_page(ann)
    assert ann.settle() == "mine"


def test_a_table_that_is_being_set_up_is_set_up_on_the_new_page(
    own_house: House, invite: Invite, tmp_path: Path
) -> None:
    ann = invite(at=own_house)
    ann.open()
    ann.game_card().get_by_role("button", name="Set up a table").click()
    name = ann.dialog.get_by_label("Name at seat B")
    name.fill("Bea")
    ann.dialog.get_by_label("Who sits at seat C").first.select_option("link")
    update(own_house, tmp_path, noticed_by=ann)
    arrive_on_the_newer_page(ann)
    expect(name).to_have_value("Bea")
    expect(ann.dialog.get_by_label("Who sits at seat C").first).to_have_value("link")
    ann.button("Lay the table").click()
    ann.role("link", "To the table").click()
    ann.settle(until=("mine", "waiting"))
    assert [seat["kind"] for seat in ann.look["table"]["seats"]] == ["human", "bot", "open"]


def test_what_is_half_made_at_a_table_is_there_on_the_new_page(
    own_house: House, invite: Invite, tmp_path: Path
) -> None:
    ann = invite(at=own_house, settings={**QUICK, "confirm": True})
    ann.sit_at(ME, BOT)
    seq = ann.seq
    ann.piece("deck:3").click()
    ann.role("tab", "Chat").click()
    said = ann.role("textbox", "Say something")
    said.press_sequentially("Good mor")
    update(own_house, tmp_path)
    arrive_on_the_newer_page(ann)
    expect(said).to_have_value("Good mor")
    expect(said).to_be_focused()
    ann.button("Confirm").click()
    ann.settle(seq + 1)
    assert ann.look["view"]["hall"][3]["unlocked"]


def test_cards_marked_to_be_given_back_stay_marked_on_the_new_page(
    own_house: House, invite: Invite, tmp_path: Path
) -> None:
    ann = invite(at=own_house)
    ann.sit_at(ME, BOT, BOT, game="alicematic_heroes")
    marked = ann.page.locator("[aria-pressed=true][data-piece]")
    ann.page.locator("[aria-pressed=false][data-piece]").first.click()
    expect(marked).to_have_count(1)
    update(own_house, tmp_path)
    arrive_on_the_newer_page(ann)
    expect(marked).to_have_count(1)
