"""What is heard and who is called: sounds once a game has begun, calls that were allowed, a page for no network."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.access import grave_faults, measures
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.person import DESK, PHONE, Json, Person, settings_script
from tests.browser.said import READER
from tests.browser.war import ME
from tools.pseudo import MARK, UNSEEN

BOT: Json = {"kind": "bot", "level": "random"}
# Which sounds begin, and how many machines for sounds a page has; whether it asks for anything.
LISTEN = """
  window.heard = { machines: 0, sounds: 0, asked: 0 }
  const Machine = window.AudioContext
  window.AudioContext = class extends Machine {
    constructor() { super(); heard.machines += 1 }
    createGain() { heard.sounds += 1; return super.createGain() }
  }
  // without a screen Chromium forbids all notifications
  window.Notification = class {
    static permission = 'default'
    static async requestPermission() { heard.asked += 1; return (this.permission = 'granted') }
  }
"""
# The browser says that nobody sees the page while `away` is true.
LOOK = """
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => globalThis.away })
  document.dispatchEvent(new Event('visibilitychange'))
"""


def begun(person: Person) -> Person:
    """Somebody at a table of Wonderland XIII who has not chosen anything yet."""
    person.page.add_init_script(LISTEN)
    table = person.lay(ME, BOT)["table"]
    person.open(f"/table/{table}")
    person.settle()
    return person


def heard(page: Page) -> Json:
    found: Json = page.evaluate("heard")
    return found


def test_the_table_is_silent_until_a_first_game_has_begun_and_again_by_one_tap(ann: Person) -> None:
    begun(ann)
    sound = ann.page.get_by_role("button", name="Sound", exact=True)
    expect(sound).to_have_attribute("aria-pressed", "false")
    assert heard(ann.page) == {"machines": 0, "sounds": 0, "asked": 0}
    ann.page.locator("[data-action]:not(:disabled)").first.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    ann.page.wait_for_function("() => heard.sounds > 0")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    before = heard(ann.page)
    ann.settle()
    ann.page.locator("[data-action]:not(:disabled)").first.click()
    ann.settle()
    assert heard(ann.page) == before
    assert before["machines"] == 1
    ann.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_calls_are_settled_by_labelled_switches_and_nothing_is_asked_unasked(
    size: tuple[int, int], invite: Invite
) -> None:
    ann = begun(invite(size=size, painted=True))
    ann.page.get_by_role("button", name="Settings").click()
    dialog = ann.page.get_by_role("dialog")
    group = dialog.get_by_role("group", name="While you look elsewhere")
    for name in ("my turn", "somebody who sits down", "the end of the game"):
        expect(group.get_by_role("checkbox", name=name)).to_be_checked()
    volume = dialog.get_by_role("slider", name="How loud")
    volume.press("ArrowRight")
    expect(volume).to_have_attribute("aria-valuetext", "60 %")
    assert grave_faults(ann.page) == []
    assert heard(ann.page)["asked"] == 0
    group.get_by_role("button", name="Notify me by the browser too").click()
    expect(group.get_by_role("button", name="The browser notifies me")).to_have_attribute("aria-pressed", "true")
    assert heard(ann.page)["asked"] == 1


def test_who_looks_elsewhere_is_called_by_the_title_until_they_are_back(invite: Invite) -> None:
    ann, bea = invite(), invite("Bea")
    made = ann.lay(ME, {"kind": "link", "name": ""})
    ann.open(f"/table/{made['table']}")
    expect(ann.page).to_have_title(re.compile("Wonderland XIII"))
    ann.page.evaluate(f"globalThis.away = true; {LOOK}")
    token = made["links"]["1"].partition("=")[2]
    taken = bea.page.request.post(f"{bea.url}/api/tables/{made['table']}/claim", data={"token": token, "name": "Bea"})
    assert taken.ok
    expect(ann.page).to_have_title("● Bea has sat down · Wonderland XIII")
    ann.page.evaluate(f"globalThis.away = false; {LOOK}")
    expect(ann.page).not_to_have_title(re.compile("Bea has sat down"))


# once the page for no network is kept with these words in it
KEPT = """
  async (words) => {
    const there = async () => (await (await caches.match('/offline'))?.text())?.includes(words)
    while (!(await there())) await new Promise((soon) => setTimeout(soon, 50))
  }
"""


@pytest.fixture
def traveller(chromium: Browser, house: House) -> Iterator[BrowserContext]:
    """A browser whose pages may have service workers."""
    context = chromium.new_context(locale="en-GB", viewport={"width": PHONE[0], "height": PHONE[1]})
    yield context
    context.close()


def test_the_page_for_no_network_speaks_the_language_of_the_settings(traveller: BrowserContext, house: House) -> None:
    page = traveller.new_page()
    page.add_init_script(settings_script(READER))
    page.goto(house.url)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate(KEPT, f'lang="{UNSEEN}"')
    traveller.set_offline(True)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", UNSEEN)
    expect(page.get_by_role("button")).to_have_text(re.compile(MARK))
    traveller.set_offline(False)


def test_where_there_is_no_network_a_page_says_what_works_and_goes_on_by_itself(
    traveller: BrowserContext, house: House
) -> None:
    page = traveller.new_page()
    page.goto(house.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    traveller.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="No way to the table")).to_be_visible()
    expect(page.get_by_text("wabe play")).to_be_visible()
    assert grave_faults(page) == []
    found = measures(page)
    assert (found["wider"], found["cut"], found["small"]) == (0, [], [])
    traveller.set_offline(False)
    expect(page.get_by_role("heading", name="No way to the table")).to_have_count(0)
    expect(page).to_have_title("Wabe: Wonderland games")
