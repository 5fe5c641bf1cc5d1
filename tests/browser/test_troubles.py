"""What goes wrong says so, and goes on by itself where it can."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import KILLED, House
from tests.browser.person import Person

ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "greedy", "name": "Dodo"}


def test_an_unknown_table(ann: Person) -> None:
    ann.open("/table/nowhere")
    expect(ann.role("heading", "No such table")).to_be_visible()
    ann.role("link", "To the lobby").click()
    expect(ann.role("heading", "Wabe")).to_be_visible()
    ann.forgive("nowhere")


def test_unknown_pages(ann: Person) -> None:
    ann.open("/how-to-play/chess")
    expect(ann.role("heading", "No such page")).to_be_visible()
    ann.open("/replay/nowhere")
    expect(ann.role("heading", "No replay")).to_be_visible()
    ann.forgive("nowhere", "status of 404")


def test_a_running_game_has_no_replay_yet(ann: Person) -> None:
    table = ann.sit_at(ME, BOT)
    ann.open(f"/replay/{table}")
    expect(ann.role("heading", "No replay")).to_be_visible()
    ann.role("link", "To the table").click()
    assert ann.settle() == "mine"
    ann.forgive("/replay", "status of 409")


def test_a_broken_link_says_so(invite: Invite) -> None:
    ann, bea = invite("Ann"), invite("Bea")
    made = ann.lay(ME, {"kind": "link", "name": "Bea"})
    bea.open(f"/table/{made['table']}#seat=broken")
    expect(bea.role("heading", "This link leads to no seat")).to_be_visible()
    expect(bea.page.get_by_text("The link does not lead to a seat, or not any more")).to_be_visible()
    bea.button("Only watch").click()
    bea.settle(until=["waiting"])
    bea.forgive("/invitation", "status of 4")


def test_a_house_that_is_gone_and_comes_back(own_house: House, invite: Invite) -> None:
    ann = invite(at=own_house)
    table = ann.sit_at(ME, BOT)
    ann.role("link", "To the lobby").click()
    play_now = ann.game_card().get_by_role("button", name="Play now against bots")
    expect(play_now).to_be_enabled()
    own_house.kill()
    play_now.click()
    expect(ann.role("alert")).to_have_text(re.compile("The server does not answer"))
    own_house.start()
    play_now.click()
    assert ann.settle() == "mine"
    assert ann.look["table"]["id"] != table
    ann.forgive(*KILLED)


def test_a_choice_made_while_the_server_is_gone_is_carried_out_once(own_house: House, invite: Invite) -> None:
    ann = invite(at=own_house)
    ann.sit_at(ME, BOT)
    seq = ann.seq
    own_house.kill()
    expect(ann.page.get_by_text("No connection. Trying again")).to_be_attached()
    ann.piece("deck:3").click()
    own_house.start()
    ann.settle(seq + 1)
    assert ann.seq == seq + 1
    assert ann.look["view"]["hall"][3]["unlocked"]
    ann.forgive(*KILLED)
