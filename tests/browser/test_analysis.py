"""The analysis of a finished game: asked for, made, and a way to positions of its replay."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.access import grave_faults
from tests.browser.conftest import Invite
from tests.browser.endings import CHANCES, finished, open_analysis, see_analysis, see_replay
from tests.browser.person import PHONE, Person

BOTS = [{"kind": "bot", "level": "greedy", "name": name} for name in ("Dodo", "Lory")]


def stands_at(person: Person, step: str) -> None:
    expect(person.role("slider", "Step of the game")).to_have_value(step)


def step_of(words: str) -> str:
    found = re.search(r"step (\d+)", words)
    assert found
    return found[1]


def test_an_analysis_is_asked_for_and_leads_to_positions_by_mouse_and_by_keyboard(ann: Person, invite: Invite) -> None:
    table = finished(ann, "wonderland_xiii", *BOTS)
    see_analysis(ann, table, 20)
    expect(ann.page.locator("#talk-analysis").get_by_role("status")).to_be_focused()  # the button is gone
    chart = ann.role("slider", CHANCES)
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"^Step \d+ of \d+\. Dodo \d+ %; Lory \d+ %$"))
    box = chart.bounding_box()
    assert box
    ann.page.mouse.click(box["x"] + box["width"] - 30, box["y"] + 60)
    last = ann.role("slider", "Step of the game").get_attribute("max") or ""
    stands_at(ann, last)
    chart.focus()
    for key, sign in (("Home", "0"), ("ArrowRight", None), ("End", last)):
        ann.page.keyboard.press(key)
        stands_at(ann, sign or re.findall(r"\d+", chart.get_attribute("aria-valuetext") or "")[0])

    costly = ann.page.locator("#talk-analysis section").first.get_by_role("button", name=re.compile(r"step \d+")).first
    costly.click()
    stands_at(ann, step_of(costly.inner_text()))
    expect(costly).to_have_attribute("aria-current", "step")
    numbers = ann.page.locator("summary")
    numbers.focus()
    ann.page.keyboard.press(" ")
    line = ann.role("row", re.compile("^Step")).nth(1)
    line.get_by_role("button").click()
    stands_at(ann, re.findall(r"\d+", line.inner_text())[0])
    ann.look_at(ann.page)
    assert grave_faults(ann.page) == []

    eve = invite("Eve", size=PHONE, touch=True)  # it is kept with the table
    see_replay(eve, table, 20)
    open_analysis(eve)
    expect(eve.role("slider", CHANCES)).to_be_visible()
    expect(eve.role("button", "Analyse")).to_have_count(0)
