"""Two people at one screen: each sees what is theirs, and nobody looks over the other's shoulder."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.screens import ANYTHING

COVERS = 6
SECRETS = re.compile(r"You know the topmost|peeks at the top of deck \d: |You peek")


def test_a_hot_seat_hides_what_the_other_knows(ann: Person) -> None:
    table = ann.lay({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}, seed=4)["table"]
    ann.open(f"/table/{table}")
    peekers: set[int] = set()
    covers, standing = 0, ann.settle()
    while len(peekers) < 2 or covers < COVERS:
        if standing == "covered":
            covers += 1
            expect_nothing_told(ann)
            ann.button(re.compile("^I am ")).click()
            standing = ann.settle(until=["mine"])
        expect_own_notes(ann)
        if ann.look["decision"]["step"] == "look":
            peekers.add(ann.look["view"]["seat"])
        standing = ann.take("skill:cat", *ANYTHING)
    assert peekers == {0, 1}


def expect_nothing_told(person: Person) -> None:
    """The cover is all there is in the page."""
    page = person.page
    expect(page.locator("[data-piece], [data-action], .note, .log")).to_have_count(0)
    text = page.locator("body").inner_text()
    assert re.search(r"Now (Ann|Bea)\n", text)
    assert not SECRETS.search(page.content())


def expect_own_notes(person: Person) -> None:
    """What the page shows is one person's, and the notes are those of that person."""
    view = person.look["view"]
    assert view["waiting"] == [view["seat"]]
    assert all(view["seat"] in deck["seen_by"] for deck in view["hall"] if deck["seen"])
    expect(person.page.locator("#view-board .note")).to_have_count(sum(bool(d["seen"]) for d in view["hall"]))


def test_a_reload_shows_the_cover_first(ann: Person) -> None:
    table = ann.lay({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"})["table"]
    ann.open(f"/table/{table}")
    assert ann.settle() == "covered"
    expect_nothing_told(ann)
    ann.button(re.compile("^I am ")).click()
    assert ann.settle() == "mine"
    ann.page.reload()
    assert ann.settle() == "covered"
    expect_nothing_told(ann)


def test_the_cover_can_be_left_out(ann: Person) -> None:
    ann.open()
    ann.button("Settings").click()
    ann.dialog.get_by_label("Cover the screen between people").uncheck()
    ann.page.keyboard.press("Escape")
    table = ann.lay({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"})["table"]
    ann.open(f"/table/{table}")
    rng = Random(1)
    seats: set[int] = set()
    while ann.settle(until=["mine"]) and len(seats) < 2:
        seats.add(ann.look["view"]["seat"])
        ann.act(rng, ["mine"])
    assert seats == {0, 1}
