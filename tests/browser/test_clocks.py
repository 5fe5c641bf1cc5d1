"""A table with a clock: it runs down in sight, a bot plays on when it is up, and who is back has the seat again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.access import grave_faults
from tests.browser.conftest import Invite
from tests.browser.person import DESK, LOW_DESK, PHONE, TABLET, Json, Person
from tests.browser.test_online import ANYHOW, come_by

ME: Json = {"kind": "me", "name": "Ann"}
BEA: Json = {"kind": "me", "name": "Bea"}
LINK: Json = {"kind": "link", "name": ""}
BOT: Json = {"kind": "bot", "level": "random", "name": "Dodo"}
THREE_DAYS: Json = {"kind": "turn", "seconds": 3 * 86_400}
SHORTEST: Json = {"kind": "turn", "seconds": 10}


def test_whose_time_is_up_is_played_on_for_and_comes_back(invite: Invite) -> None:
    ann, bob = invite(), invite("Bob", size=PHONE, touch=True)
    made = ann.lay(ME, LINK, clock=SHORTEST, seed=1)
    come_by(bob, ann.url + made["links"]["1"])
    bob.settle(until=ANYHOW)
    ann.open(f"/table/{made['table']}")
    ann.settle()
    own = ann.role("banner").get_by_role("timer", name=re.compile(r"^Your time: \d+ seconds? left$"))
    expect(own).to_be_visible()
    expect(bob.role("banner").get_by_role("timer", name=re.compile("^Ann: "))).to_be_visible()
    expect(own).to_have_class(re.compile("low"))  # nobody does anything
    expect(ann.page.get_by_text("A bot plays for you until you are back.")).to_be_visible()
    expect(own).to_be_hidden()
    assert grave_faults(ann.page) == []
    ann.button("I am back").click()
    expect(ann.button("I am back")).to_be_hidden()
    ann.role("tab", "Chat").click()
    expect(ann.page.get_by_text("The time of Ann is up. A bot plays on until they are back.")).to_be_visible()
    expect(ann.page.get_by_text("Ann is back, and plays again.")).to_be_visible()
    assert ann.look["table"]["seats"][0]["kind"] == "human"


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_time_is_seen_before_one_takes_the_screen_and_in_the_lobby(size: tuple[int, int], invite: Invite) -> None:
    ann = invite(size=size, touch=size == PHONE)
    left = ann.page.get_by_role("timer", name=re.compile("^Your time: 2 days 23 hours left$"))
    ann.open(f"/table/{ann.lay(ME, BEA, clock=THREE_DAYS, seed=1)['table']}")
    expect(ann.button("I am Ann")).to_be_visible()
    expect(left).to_be_visible()
    assert grave_faults(ann.page) == []
    ann.open()
    expect(ann.role("link", re.compile("Wonderland XIII.*Your turn")).get_by_role("timer")).to_have_text("2 d 23 h")
    expect(left).to_be_visible()
    assert grave_faults(ann.page) == []


@pytest.mark.parametrize("size", [LOW_DESK, TABLET])
def test_the_clocks_of_five_are_seen_whole(size: tuple[int, int], invite: Invite) -> None:
    ann = invite(size=size)
    ann.open(f"/table/{ann.lay(ME, BOT, BOT, BOT, BEA, game='wonderlands_war', clock=THREE_DAYS, seed=1)['table']}")
    ann.button("I am Ann").click()
    column = ann.page.locator("#view-players")
    expect(column.get_by_role("timer")).to_have_count(2)
    assert column.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0
    lines = column.locator("li.timed .who p").evaluate_all(
        "(all) => all.map((one) => one.scrollWidth - one.clientWidth)"
    )
    assert lines == [0, 0]


def test_who_is_away_has_a_while_before_a_bot_can_be_called(invite: Invite) -> None:
    ann, bob = invite(), invite("Bob")
    made = ann.lay(ME, LINK)
    come_by(bob, ann.url + made["links"]["1"])
    bob.settle(until=ANYHOW)
    ann.open(f"/table/{made['table']}")
    ann.settle(until=ANYHOW)
    ann.button("What to do about Bob").click()
    expect(ann.dialog.get_by_text("Bob is here. There is nothing you have to do.")).to_be_visible()
    bob.open("/")
    level = ann.dialog.get_by_role("button", name="White Knight")
    expect(level).to_be_enabled()
    level.click()
    expect(ann.page.get_by_text("bot, until Bob is back")).to_be_visible()
    bob.open(f"/table/{made['table']}")
    expect(ann.page.get_by_text("bot, until Bob is back")).to_be_hidden()
    assert ann.look["table"]["seats"][1]["kind"] == "human"


def test_a_bot_makes_room_for_who_has_the_link(invite: Invite) -> None:
    ann, bob = invite(), invite("Bob")
    ann.sit_at(ME, BOT)
    ann.button("What to do about Dodo").click()
    ann.button("Let somebody play here instead of the bot").click()
    link = ann.dialog.get_by_role("textbox", name="The seat of Dodo").input_value()
    come_by(bob, link)
    bob.settle(until=ANYHOW)
    assert bob.look["view"]["seat"] == 1
    expect(ann.page.locator('[data-seat="1"]').get_by_text("here", exact=True)).to_be_visible()


def test_a_bots_menu_lets_another_one_play(ann: Person) -> None:
    ann.sit_at(ME, BOT)
    ann.button("What to do about Dodo").click()
    expect(ann.dialog.get_by_text(re.compile("^A bot plays here: random"))).to_be_visible()
    ann.dialog.get_by_text("Let another bot play here").click()
    assert grave_faults(ann.page) == []
    ann.dialog.get_by_role("button", name="White Knight").click()
    ann.role("tab", "Chat").click()
    said = "Ann has changed who plays for Dodo: White Knight instead of random."
    expect(ann.page.get_by_text(said)).to_be_visible()
    ann.button("What to do about Dodo").click()
    expect(ann.dialog.get_by_text(re.compile("^A bot plays here: White Knight"))).to_be_visible()
