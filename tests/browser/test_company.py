"""Company that comes: my tables, invitations with who has come, seats that go on on another device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.access import grave_faults
from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.screens_company import BEA, CID, ME
from tests.browser.test_online import ANYHOW, come_by, set_up_with_link

BOT = {"kind": "bot", "level": "random", "name": "Dodo"}


def row(person: Person, table: str) -> str:
    return f'li:has(a[href="/table/{table}"])'


def test_my_tables_come_first_and_are_left_or_deleted_there(invite: Invite) -> None:
    ann, bob = invite(), invite("Bob")
    shared, own = ann.lay(ME, BEA, BOT), ann.lay(ME, BOT)
    come_by(bob, ann.url + shared["links"]["1"])
    bob.settle(until=ANYHOW)
    ann.open()
    order = "[...document.querySelectorAll('h2')].map((one) => one.textContent)"
    expect(ann.role("heading", "My tables")).to_be_visible()
    heads = ann.page.evaluate(order)
    assert heads[:4] == ["My tables", "Wonderland's War", "Alicematic Heroes", "Wonderland XIII"]

    bob.role("link", "To the lobby").click()
    bob.role("button", re.compile("^Leave …: Wonderland XIII")).click()
    expect(bob.button("Delete this table for good")).to_be_hidden()  # it is not his
    bob.button("Leave the game for good").click()
    bob.page.get_by_text("Finished (1)").click()
    expect(bob.page.locator(row(bob, shared["table"]))).to_contain_text("left the game")

    ann.page.locator(row(ann, shared["table"])).get_by_role("button").click()
    expect(ann.dialog.get_by_text("Bob plays here too: the game ends at once")).to_be_visible()
    assert grave_faults(ann.page) == []
    ann.button("Cancel").click()
    expect(ann.page.locator(row(ann, shared["table"]))).to_be_visible()
    ann.page.locator(row(ann, own["table"])).get_by_role("button").click()
    ann.button("Delete this table for good").click()
    expect(ann.page.locator(row(ann, own["table"]))).to_be_hidden()
    ann.open(f"/table/{own['table']}")
    expect(ann.role("heading", "No such table")).to_be_visible()
    ann.forgive(own["table"])


def test_whoever_lays_a_table_for_others_sees_who_has_come(invite: Invite) -> None:
    ann, bea, late = invite(), invite("Bea", size=PHONE, touch=True), invite("Late")
    made = ann.lay(ME, BEA, CID)
    ann.open(f"/invite/{made['table']}")
    expect(ann.role("status").filter(has_text="2 guests are awaited.")).to_be_visible()
    ann.button("Make a link: Seat B, for Bea").click()  # this browser has kept none
    link = ann.page.get_by_label("Seat B, for Bea", exact=True).input_value()
    ann.button("QR code: Seat B, for Bea").click()
    expect(ann.role("img", "QR code: Seat B, for Bea")).to_be_visible()
    assert grave_faults(ann.page) == []
    bea.page.goto(link)
    expect(bea.page.get_by_text("Ann invites you to a game.")).to_be_visible()
    expect(bea.page.get_by_text("About 25 minutes with 3 players.")).to_be_visible()
    expect(bea.page.get_by_text("Seat B, for Bea")).to_be_visible()
    assert grave_faults(bea.page) == []
    bea.button("Sit down").click()
    bea.settle(until=ANYHOW)
    expect(ann.page.get_by_text("Bea has come.")).to_be_visible()
    expect(ann.role("status").filter(has_text="1 came, one more is awaited.")).to_be_visible()
    late.page.goto(link)
    expect(late.role("heading", "This seat is taken")).to_be_visible()
    assert grave_faults(late.page) == []
    bea.page.goto(link)  # her own again
    bea.settle(until=ANYHOW)
    ann.role("link", "To the table").click()
    ann.settle(until=ANYHOW)
    assert ann.look["view"]["seat"] == 0


def test_the_form_ends_with_the_links_and_free_seats_have_a_door_with_a_name(invite: Invite) -> None:
    ann = invite()
    link = set_up_with_link(ann, seed=2)
    assert re.fullmatch(r"http://.*/table/[\w-]{16}#seat=[\w-]{43}", link)
    door = ann.page.locator('[data-seat="1"]').get_by_role("button", name="Invite somebody to seat B")
    expect(door).to_have_text("Invite")
    door.click()
    assert ann.dialog.get_by_label("Seat B", exact=True).input_value() == link


def test_seats_go_on_on_another_device_which_puts_the_old_one_out_or_not(invite: Invite) -> None:
    ann, phone, tablet = invite(), invite("Phone", size=PHONE, touch=True), invite("Tablet")
    table = ann.sit_at(ME, BOT)
    ann.button("What to do about Ann").click()
    ann.button("Play on another device …").click()
    ann.button("Make the link").click()
    link = ann.dialog.get_by_label("Link for the other device", exact=True).input_value()
    expect(ann.role("timer")).to_contain_text("Good for 4:")
    assert grave_faults(ann.page) == []
    phone.page.goto(link)
    expect(phone.page).to_have_url(f"{phone.url}/carry")  # nothing of it stays in the address
    expect(phone.page.get_by_text("What you have at a table of Wonderland XIII comes")).to_be_visible()
    assert grave_faults(phone.page) == []
    phone.button("Bring it here").click()
    phone.settle(until=ANYHOW)
    assert phone.look["view"]["seat"] == 0
    expect(ann.dialog).to_contain_text("It is on your other device now.")
    ann.forgive("/carry/look", "status of 4")
    ann.page.keyboard.press("Escape")
    assert ann.settle(until=ANYHOW)

    phone.open("/")
    phone.button("Play on another device").click()
    phone.page.get_by_label("This device is put out").check()
    phone.button("Make the link").click()
    link = phone.dialog.get_by_label("Link for the other device", exact=True).input_value()
    tablet.page.goto(link)
    tablet.button("Bring it here").click()
    expect(tablet.page.locator(f'a[href="/table/{table}"]')).to_be_visible()
    phone.open("/")
    expect(phone.page.get_by_text("Open tables", exact=True)).to_be_visible()
    expect(phone.page.locator(f'a[href="/table/{table}"]')).to_be_hidden()
    tablet.page.goto(link)
    tablet.button("Bring it here").click()  # its answer might have been lost
    phone.page.goto(link)
    expect(phone.role("alert")).to_contain_text("This link is over")
    phone.forgive("/carry/look", "status of 4")
    ann.open("/")
    expect(ann.page.locator(f'a[href="/table/{table}"]')).to_be_visible()  # it was not Ann who was put out
    ann.button("Play on another device").click()
    expect(ann.dialog).to_contain_text("Another device plays your seats at one table, since ")
    assert grave_faults(ann.page) == []
    ann.dialog.get_by_role("button", name="End it").click()
    expect(ann.dialog).to_contain_text("It is ended.")
    tablet.open("/")
    expect(tablet.page.locator(f'a[href="/table/{table}"]')).to_be_hidden()
