"""The table of the day and the statistics: begun in the lobby, ranked, closed to others, counted, forgotten."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.access import grave_faults
from tests.browser.conftest import Invite
from tests.browser.person import PATIENCE_MS, PHONE, Person

TITLE = "Wonderland XIII"


def play_on(person: Person, table: str) -> None:
    """Play one's seat to the end without the page."""
    seats = person.page.request.get(f"{person.url}/api/tables/{table}").json()["table"]["seats"]
    seat = next(one["seat"] for one in seats if one["mine"])
    end = time.monotonic() + PATIENCE_MS / 1000
    while not (look := person._post(table, {"type": "look", "seat": seat}))["view"]["over"]:
        assert time.monotonic() < end
        if look["decision"] is None:
            time.sleep(0.05)
        else:
            person.act_unseen(table, look["seq"], seat, look["decision"]["actions"][0]["form"])


def test_a_table_of_the_day_is_played_ranked_and_counted(invite: Invite) -> None:
    ann, bob = invite(), invite("Bob", size=PHONE, touch=True)
    ann.open()
    days = ann.role("region", "Tables of the day")
    expect(days.get_by_text(re.compile(r"^New tables in .* \(midnight UTC\)$"))).to_be_visible()
    expect(days.get_by_role("button", name="Play the table of today")).to_have_count(3)
    assert grave_faults(ann.page) == []
    days.get_by_role("button", name=f"Play the table of today: {TITLE}").click()
    ann.page.wait_for_url("**/table/*")
    table = ann.page.url.rpartition("/")[2]
    expect(ann.page.locator("main, [role=main]").first).to_be_visible()

    ann.open()
    expect(days.get_by_role("link", name=f"Go on: {TITLE}")).to_have_attribute("href", f"/table/{table}")
    bob.open(f"/table/{table}")
    expect(bob.role("heading", "The table of the day")).to_be_visible()
    bob.open(f"/invite/{table}")
    expect(bob.role("heading", "The table of the day")).to_be_visible()

    play_on(ann, table)
    ann.open(f"/table/{table}")
    expect(ann.dialog.get_by_text("Your first finished game with")).to_be_visible()
    expect(
        ann.dialog.get_by_text("The secret behind the chance of this game is told once the day is over")
    ).to_be_visible()
    expect(ann.dialog.get_by_text("Keep as a file")).to_be_hidden()
    ann.dialog.get_by_role("link", name="Ranking").click()
    own = ann.role("row").filter(has_text="you")
    expect(own).to_contain_text("Ann")
    expect(own.get_by_role("link", name=re.compile("^Replay: Ann"))).to_have_attribute("href", f"/replay/{table}")
    assert grave_faults(ann.page) == []
    bob.open("/daily/wonderland_xiii")
    expect(bob.role("row").filter(has_text="Ann")).to_be_visible()
    expect(bob.page.get_by_text("The replays open once you have played")).to_be_visible()
    expect(bob.role("link", "Replay")).to_have_count(0)
    assert grave_faults(bob.page) == []
    bob.open(f"/replay/{table}")
    expect(bob.page.get_by_text("Others have still to play it")).to_be_visible()
    bob.forgive("423", table)

    ann.open()
    expect(days).to_contain_text(re.compile(r"\d+ points: place \d+ of \d+"))
    ann.role("link", "Statistics").click()
    expect(ann.role("region", TITLE)).to_contain_text(re.compile(r"Games\s*1"))
    assert grave_faults(ann.page) == []
    ann.button("Forget my statistics …").click()
    ann.button("Forget them for good").click()
    expect(ann.page.get_by_text("Nothing here yet.")).to_be_visible()
