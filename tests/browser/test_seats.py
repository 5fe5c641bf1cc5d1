"""Seats that come from one browser to another, spectators that are silent, and the chance of a game that is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import DESK, LOW_DESK, PHONE, Json, Person
from tests.browser.test_online import ANYHOW, come_by

ME: Json = {"kind": "me", "name": "Ann"}
LINK: Json = {"kind": "link", "name": ""}
BOT: Json = {"kind": "bot", "level": "random", "name": "Dodo"}
CUT = "(words) => words.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
# points and their unit that lie on other words of a player
COVERED = """
  (panels) => panels.flatMap((panel) => {
    const points = panel.querySelector('.score span').getBoundingClientRect()
    return [...panel.querySelectorAll('.who > *, .mark, .num')].filter((one) => {
      const box = one.getBoundingClientRect()
      return box.left < points.right && points.left < box.right && box.top < points.bottom && points.top < box.bottom
    }).map((one) => one.textContent)
  })
"""


def see_to(person: Person, name: str) -> None:
    person.button(f"What to do about {name}").click()
    expect(person.dialog).to_be_visible()


def test_a_way_back_brings_the_seat_to_another_browser_and_tells_the_one_before(invite: Invite) -> None:
    ann, elsewhere = invite(), invite("Somebody", size=PHONE, touch=True)
    ann.sit_at(ME, BOT)
    see_to(ann, "Ann")
    ann.button("Keep a way back to your seat").click()
    link = ann.dialog.get_by_role("textbox", name="Way back to the seat of Ann").input_value()
    ann.page.keyboard.press("Escape")
    see_to(ann, "Ann")
    expect(
        ann.dialog.get_by_role("textbox", name="Way back to the seat of Ann")
    ).to_be_hidden()  # it is not shown again
    ann.page.keyboard.press("Escape")
    elsewhere.page.goto(link)
    expect(elsewhere.role("heading", "Back to your seat")).to_be_visible()
    elsewhere.button("Take my seat").click()
    elsewhere.settle(until=ANYHOW)
    assert elsewhere.look["view"]["seat"] == 0
    expect(
        ann.page.get_by_text("The seat of Ann is now played from another browser. You are watching.")
    ).to_be_visible()
    expect(ann.page.get_by_text("You are watching this table.")).to_be_visible()
    assert [seat["name"] for seat in elsewhere.look["table"]["seats"]] == ["Ann", "Dodo"]


def test_whoever_set_up_the_table_gives_the_seat_of_somebody_away_to_somebody_else(invite: Invite) -> None:
    ann, bob, cid = invite(), invite("Bob"), invite("Cid")
    made = ann.lay(ME, LINK)
    come_by(bob, ann.url + made["links"]["1"])
    bob.settle(until=ANYHOW)
    ann.open(f"/table/{made['table']}")
    ann.settle(until=ANYHOW)
    see_to(ann, "Bob")
    expect(ann.button("Give the seat to somebody else")).to_be_hidden()
    ann.page.keyboard.press("Escape")
    see_to(ann, "Ann")
    written = ann.dialog.get_by_role("textbox")
    written.fill("Annab")
    bob.open("/")
    ann.page.wait_for_timeout(500)  # longer than somebody must have been away at this server
    expect(written).to_have_value("Annab")  # what is half-written stays, whoever comes or goes
    ann.page.keyboard.press("Escape")
    see_to(ann, "Bob")
    ann.button("Give the seat to somebody else").click()
    link = ann.dialog.get_by_role("textbox", name="The seat of Bob").input_value()
    ann.page.keyboard.press("Escape")
    come_by(cid, link)
    cid.settle(until=ANYHOW)
    assert cid.look["view"]["seat"] == 1
    ann.role("tab", re.compile("^Chat")).click()
    expect(ann.page.get_by_text("Now it is played by Cid.")).to_be_visible()


def test_spectators_are_silent_where_the_table_wants_it(invite: Invite) -> None:
    ann, bob = invite(), invite("Bob")
    ann.open()
    ann.game_card().get_by_role("button", name="Set up a table").click()
    ann.page.get_by_text("Aids, visibility, chance").click()
    ann.page.get_by_label("Spectators may talk").uncheck()
    ann.button("Lay the table").click()
    ann.settle()
    bob.page.goto(ann.page.url)
    bob.settle(until=ANYHOW)
    for person, may in ((ann, True), (bob, False)):
        person.role("tab", re.compile("^Chat")).click()
        expect(person.page.get_by_label("Say something")).to_be_visible(visible=may)
        expect(person.page.get_by_text("At this table only those talk who play.")).to_be_visible(visible=not may)


def test_the_browser_checks_the_secret_of_a_finished_game(invite: Invite) -> None:
    ann, late = invite(), invite("Late")
    table = ann.sit_at(ME, BOT, seed=None)
    ann.button("Invite").click()
    announced = ann.dialog.get_by_label("To check chance afterwards").input_value()
    ann.page.keyboard.press("Escape")
    see_to(ann, "Ann")
    for _ in range(2):  # it is asked whether that is meant
        ann.role("button", re.compile("^Leave the game for good")).click()
    ann.settle(until=["over"])
    for person, words in (
        (ann, "it was not chosen afterwards"),
        (late, "This browser did not see the table before its end"),
    ):
        person.open(f"/table/{table}")
        person.settle(until=["over"])
        person.dialog.get_by_text("Check the chance of this game").click()
        expect(person.dialog.get_by_text(announced)).to_be_visible()
        expect(person.dialog.get_by_text(words)).to_be_visible()
        expect(person.dialog.get_by_text("wabe replay FILE --verify")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, LOW_DESK])
def test_players_are_named_in_full_beside_their_points(size: tuple[int, int], invite: Invite) -> None:
    ann = invite(size=size)
    bots = [{**BOT, "level": "caterpillar", "name": name} for name in ("Lory", "Mock Turtle", "Duchess")]
    ann.open(f"/table/{ann.lay(ME, *bots)['table']}")
    panels = ann.page.locator("#view-players li[data-seat]")
    expect(panels).to_have_count(4)
    expect(panels.first.locator(".mark")).to_be_visible()
    assert panels.locator("h2").evaluate_all(CUT) == []
    assert panels.evaluate_all(COVERED) == []
