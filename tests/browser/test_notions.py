"""A line about what comes up for the first time: once for each browser, and not for whoever wants none."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import QUICK, Person
from tests.browser.war import BOTS, ME, NAME


def told(person: Person) -> Locator:
    return person.page.locator("[data-notion]")


def test_a_notion_is_explained_once_and_can_be_done_without(invite: Invite) -> None:
    ann = invite(settings={**QUICK, "coaching": True})
    ann.sit_at(ME, *BOTS, game=NAME)
    expect(told(ann)).to_have_attribute("data-notion", "quest")
    told(ann).get_by_role("button", name="I see").click()
    expect(told(ann)).to_have_count(0)
    ann.page.locator("[data-action]").first.click()
    expect(told(ann)).to_have_attribute("data-notion", "tea")
    told(ann).get_by_role("button", name="No more of these").click()
    expect(told(ann)).to_have_count(0)
