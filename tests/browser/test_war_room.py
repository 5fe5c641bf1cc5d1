"""What a screen of Wonderland's War has room for: boards, chairs, odds, Quests, house rules; leaps of its replay."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import TABLET, Person
from tests.browser.screens_war import boards, choose_chair, draw_or_halt, replay, set_up

NUMBERS: Final = re.compile(r"\d+(?:\.\d+)?")
# those of the elements that do not lie whole within the frame, or within what scrolls around them
CUT: Final = """
  (elements) => elements.filter((one) => {
    const [box, around] = [one, one.closest('.quests, .prompt, .mine')].map((it) => it.getBoundingClientRect())
    const bottom = Math.min(around.bottom + 1, innerHeight)
    return box.left < around.left || box.right > around.right + 1 || box.bottom > bottom
  }).map((one) => one.textContent)
"""


def cut(elements: Locator) -> list[str]:
    found: list[str] = elements.evaluate_all(CUT)
    return found


def test_a_tablet_shows_all_chairs_that_can_be_chosen(invite: Invite) -> None:
    ann = invite(size=TABLET, touch=True)
    choose_chair(ann)
    ann.unfold()
    chairs = ann.page.locator(".choices [data-action]")
    assert chairs.count() == len(ann.look["decision"]["actions"]) > 8
    assert cut(chairs) == []


def test_a_tablet_shows_all_the_odds(invite: Invite) -> None:
    ann = invite(size=TABLET, touch=True)
    draw_or_halt(ann)
    for one, odds in zip(ann.piece("odds").locator(".one").all(), ann.look["odds"]["draws"], strict=True):
        bust, strength, forge, madness = (float(number) for number in NUMBERS.findall(one.inner_text())[1:])
        assert [bust, forge] == pytest.approx([100 * odds["bust"], 100 * odds["forge_symbol"]], abs=0.51)
        assert [strength, madness] == pytest.approx([odds["strength"], odds["madness"]], abs=0.051)


def test_the_boards_of_all_others_stand_below_one_another(ann: Person) -> None:
    boards(ann)
    shown = ann.page.locator(".boards section")
    expect(shown).to_have_count(2)
    ann.page.locator(".boards").get_by_role("button", name="Cid", exact=True).click()
    expect(shown.first.locator("[data-piece='leader:2']")).to_be_visible()


def test_a_replay_leaps_from_round_to_round_and_shows_quests_whole(ann: Person) -> None:
    replay(ann)
    header = ann.page.locator(".top header")
    ann.page.get_by_label("Seen by").select_option(index=2)  # the first seat, after everybody and all open
    expect(ann.page.locator(".mine .slip").first).to_be_visible()
    for slip in ann.page.locator(".mine .slip").all():  # as many as the game has brought; more than fit scroll
        slip.scroll_into_view_if_needed()
        assert cut(slip) == []
    ann.page.locator("body").press("Home")
    expect(header).to_contain_text("Before Round 1")
    for number in (1, 2, 3):
        ann.button("To the next round").click()
        expect(header).to_contain_text(f"Round {number}")
    ann.button("To the next round").click()
    expect(ann.button("To the end")).to_be_disabled()
    expect(ann.button("To the next round")).to_be_disabled()
    ann.page.locator("body").press("Shift+R")
    expect(ann.button("To the end")).to_be_enabled()
    ann.page.locator("body").press("Shift+R")
    expect(header).to_contain_text("Round 2")
    ann.button("To the next turn or stage").click()
    expect(header).not_to_contain_text("Round 1")


def test_the_set_up_lists_house_rules_to_choose_from_and_says_what_is_chosen(ann: Person) -> None:
    set_up(ann)
    roses = ann.dialog.get_by_label("Ability of the Roses")
    told = "When you forge a Rose, place 1 Supporter in any Region."
    expect(ann.dialog).not_to_contain_text(told)
    roses.select_option("Set D")
    expect(roses).to_have_accessible_description(re.compile(re.escape(told)))
    expect(ann.dialog).to_contain_text("Rose: At the end of the battle gain 1 VP for this Active chip.")
    ann.dialog.get_by_label("Faction of seat B").select_option("Jabberwock")
    with ann.page.expect_request(re.compile("/api/tables$")) as request:
        ann.button("Lay the table").click()
    sent = request.value.post_data_json
    assert sent is not None
    options = sent["options"]
    assert (options["rose_set"], options["ally_set"], options["faction_2"]) == ("D", "A", "jabberwock")
