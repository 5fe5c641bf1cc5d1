"""Leaving a table for good, and the log in chapters."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.screens_war import first_draw


def test_who_leaves_is_asked_first_and_everybody_sees_who_has_left(invite: Invite) -> None:
    ann, bea = invite("Ann"), invite("Bea")
    made = ann.lay({"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bea"}, {"kind": "link", "name": "Cat"})
    cat = invite("Cat")
    for person, link in ((bea, made["links"]["1"]), (cat, made["links"]["2"])):
        person.open(link)
        person.button("Sit down").click()
    ann.open(f"/table/{made['table']}")
    people = [ann, bea, cat]
    for person in people:
        person.settle(until=("mine", "waiting"))

    for person, question in ((cat, "Cat gives up and cannot win"), (bea, "Bea gives up, and Ann wins at once")):
        seat = people.index(person)
        person.button(f"What to do about {person.name}").click()
        leave = person.dialog.get_by_role("button", name=re.compile("^Leave the game for good"))
        leave.click()
        expect(person.role("alert")).to_contain_text(question)
        person.dialog.get_by_role("button", name="Cancel").click()
        assert person.look["view"]["left"] == ([2] if person is bea else [])
        leave.click()
        leave.click()
        for other in people:
            expect(other.page.locator(f'[data-seat="{seat}"]').first).to_contain_text("left the game")

    for person in people:
        assert person.settle(until=("over",)) == "over"
        expect(person.dialog.get_by_role("heading", name="Ann has won")).to_be_visible()
        expect(person.dialog.locator("thead th").filter(has_text="left the game")).to_have_count(2)
        person.page.keyboard.press("Escape")
        assert [line.strip() for line in person.read_log()][-2:] == [
            "Bea has left the game for good.",
            "All others have left: Ann wins.",
        ]


def test_the_log_of_the_war_is_told_by_turns_and_battles(ann: Person) -> None:  # WW-T02, WW-B01
    first_draw(ann)
    ann.read_log()
    headings = ann.page.locator("#view-talk .log h3")
    told = headings.all_inner_texts()
    assert told[0].strip() == "The beginning"
    tea = [heading for heading in told if re.fullmatch(r"\s*Round 1, tea: \w+\s*", heading)]
    assert len(tea) > 6
    assert re.fullmatch(r"\s*Round 1: battle of (the )?[A-Z][\w ]+", told[-1].rstrip()), told[-1]
    expect(headings.filter(has_text="tea: Ann").first.locator("svg")).to_have_count(1)
