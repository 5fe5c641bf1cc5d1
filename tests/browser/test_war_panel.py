"""The panel with question and choices in Wonderland's War: tips, hint, keys, what declines, and the log of a phone."""

from __future__ import annotations

import re
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Invite
from tests.browser.endings import turn_to
from tests.browser.person import DESK, PHONE, Json, Person
from tests.browser.rehearsal import perform
from tests.browser.screens_war import THREE, choose_chair, draw_or_halt, keep_quest, wager
from wabe.kernel.state import State

LONG_ENOUGH_MS: Final = 700  # for a tip to open, if it would


def box(locator: Locator) -> FloatRect:
    """Where it is on the page."""
    found = locator.bounding_box()
    assert found is not None
    return found


def overlap(a: FloatRect, b: FloatRect) -> bool:
    """Whether two boxes share any place."""
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def panel(person: Person) -> Locator:
    return person.page.locator("section.prompt")


def chairs(person: Person) -> list[Json]:
    """The actions about chairs."""
    return [action for action in person.look["decision"]["actions"] if action["form"]["kind"] == "take_card"]


# --- tips -------------------------------------------------------------------------------------------------------------


def test_the_tip_of_a_choice_covers_neither_question_nor_choices(ann: Person) -> None:
    choose_chair(ann)
    ann.unfold()
    choices = ann.page.locator("[data-own-choices] [data-action]")
    for at in (0, choices.count() - 1):
        choices.nth(at).hover()
        expect(ann.role("tooltip")).to_be_visible()
        assert not overlap(box(ann.role("tooltip")), box(panel(ann)))
        ann.page.mouse.move(5, 5)
        expect(ann.role("tooltip")).to_be_hidden()


def test_on_a_phone_the_tip_of_a_choice_lies_above_the_panel(invite: Invite) -> None:
    ann = invite(size=PHONE)
    choose_chair(ann)
    ann.unfold()
    ann.page.locator("[data-own-choices] [data-action]").first.hover()
    expect(ann.role("tooltip")).to_be_visible()
    assert not overlap(box(ann.role("tooltip")), box(panel(ann)))


def test_a_choice_that_comes_under_a_resting_mouse_is_not_explained(ann: Person) -> None:
    choose_chair(ann)
    ann.unfold()
    choice = ann.page.locator("[data-own-choices] [data-action]").nth(1)
    place = box(choice)
    x, y = place["x"] + 20, place["y"] + 10
    leaf = "document.querySelector('[data-own-choices]').style.display"
    ann.page.evaluate(f"{leaf} = 'none'")
    ann.page.mouse.move(x, y)
    ann.page.evaluate(f"{leaf} = ''")
    ann.page.wait_for_timeout(LONG_ENOUGH_MS)
    assert choice.evaluate("(one) => one.matches(':hover')")
    expect(ann.role("tooltip")).to_be_hidden()
    ann.page.mouse.move(x + 3, y)
    expect(ann.role("tooltip")).to_be_visible()


def other_pieces(person: Person) -> Locator:
    """Pieces of the board that explain themselves and cannot be chosen now."""
    return person.page.locator("#view-board [data-piece]:not([data-legal])")


def may_cry_party(state: State, decision: Json) -> bool:
    """The own turn at tea, with a choice that lies on no piece and so has the first key; the seat decides after it."""
    kinds = [action["form"]["kind"] for action in decision["actions"]]
    return decision["step"] == "choose_chair" and "my_party" in kinds


def act_by_key(person: Person) -> None:
    """The first choice by its key, and a decision after it."""
    seq = person.seq
    person.page.keyboard.press("1")
    assert person.settle(seq + 1) == "mine"


def test_what_was_clicked_is_explained_while_the_mouse_is_there(ann: Person) -> None:
    perform(ann, may_cry_party, play=THREE)
    other_pieces(ann).first.click(force=True)
    expect(ann.role("tooltip")).to_be_visible()
    ann.page.mouse.move(5, 5)
    expect(ann.role("tooltip")).to_be_hidden()
    act_by_key(ann)
    ann.page.wait_for_timeout(LONG_ENOUGH_MS)
    expect(ann.role("tooltip")).to_be_hidden()


def test_after_an_action_by_key_the_piece_with_the_focus_is_explained_no_more(ann: Person) -> None:
    perform(ann, may_cry_party, play=THREE)
    piece = other_pieces(ann).first
    piece.focus()
    expect(ann.role("tooltip")).to_be_visible()
    act_by_key(ann)
    ann.page.wait_for_timeout(LONG_ENOUGH_MS)
    expect(ann.role("tooltip")).to_be_hidden()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.role("tooltip")).to_be_visible()


def test_chairs_are_listed_only_where_the_table_is_not_seen(ann: Person) -> None:
    choose_chair(ann)
    listed = ann.page.locator("[data-own-choices] [data-action]").filter(visible=True)
    expect(listed).to_have_count(ann.free_choices.count())
    ann.role("tab", "Boards").click()
    expect(listed).to_have_count(len(ann.look["decision"]["actions"]))
    ann.role("tab", "Tea").click()
    expect(listed).to_have_count(ann.free_choices.count())


# --- the hint ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_hint_says_what_its_figures_are_and_is_seen_whole(invite: Invite, size: tuple[int, int]) -> None:
    ann = invite(size=size)
    choose_chair(ann)
    expect_hint(ann)
    best = ann.page.evaluate("wabeSpy.frames.findLast((frame) => frame.hint).hint[0].action")
    [target, *_] = next(one["targets"] for one in ann.look["decision"]["actions"] if one["action"] == best)
    expect(ann.piece(target).first).to_have_class(re.compile(r"\bmarked\b"))


def test_on_a_phone_the_figures_of_all_choices_are_seen(invite: Invite) -> None:
    ann = invite(size=PHONE)
    draw_or_halt(ann)
    expect_hint(ann)


def expect_hint(person: Person) -> None:
    """Ask for one: it is in words, and within the panel together with the tools."""
    person.button(re.compile("^Hint")).click()
    hint = person.page.locator("[data-hint]")
    expect(hint).to_contain_text("How often you would win with it, as the bot sees it.")
    for figure in hint.locator("b").all():
        expect(figure).to_have_text(re.compile(r"^wins \d+ %$"))
    frame = box(panel(person))
    for part in [hint, *hint.locator("b").all(), person.button(re.compile("^Hint")), person.button("How to play")]:
        expect(part).to_be_in_viewport(ratio=0.99)
        inner = box(part)
        assert inner["x"] >= frame["x"]
        assert inner["x"] + inner["width"] <= frame["x"] + frame["width"]


# --- what declines ----------------------------------------------------------------------------------------------------


def test_what_declines_comes_last_and_is_never_the_main_choice(ann: Person) -> None:
    wager(ann)
    choices = panel(ann).locator("[data-action]")
    expect(choices.last).to_contain_text("No Wager")
    expect(choices.last).not_to_have_class(re.compile(r"\bmain\b"))
    for at in range(choices.count() - 1):
        expect(choices.nth(at)).to_have_class(re.compile(r"\bmain\b"))


# --- keys -------------------------------------------------------------------------------------------------------------


def test_a_digit_chooses_the_chair_of_that_number(ann: Person) -> None:
    choose_chair(ann)
    chair = next(action["form"]["chair"] for action in reversed(chairs(ann)) if action["form"]["chair"] < 10)
    seq = ann.seq
    ann.page.keyboard.press(str(chair))
    ann.settle(seq + 1)
    expect(ann.role("log")).to_contain_text(re.compile(rf"takes the card of chair {chair}:"))


def test_a_digit_of_no_chair_chooses_nothing(ann: Person) -> None:
    choose_chair(ann)
    there = {action["form"]["chair"] for action in chairs(ann)}
    seq = ann.seq
    ann.page.keyboard.press(str(next(digit for digit in range(1, 10) if digit not in there)))
    ann.page.wait_for_timeout(LONG_ENOUGH_MS)
    assert ann.seq == seq


def test_pages_and_arrows_lead_to_the_board_from_anywhere(ann: Person) -> None:
    choose_chair(ann)
    nothing = ann.role("heading", "Wonderland's War")  # a press on it leaves the focus nowhere, for good
    starts = (nothing.click, ann.page.locator("#prompt").focus, ann.button("Settings").focus)
    for start, key in product(starts, ("PageDown", "PageUp", "ArrowDown", "ArrowLeft")):
        start()
        ann.page.keyboard.press(key)
        ann.page.wait_for_function("() => document.activeElement.matches('#view-board [data-piece][data-legal]')")


def test_arrows_stay_with_tabs_and_the_log(ann: Person) -> None:
    choose_chair(ann)
    ann.role("tab", re.compile("^Log")).last.focus()
    ann.page.keyboard.press("ArrowRight")
    assert ann.page.evaluate("document.activeElement.matches('#talk-tab-chat')")
    ann.page.keyboard.press("ArrowLeft")
    ann.page.locator("#view-talk .log button").last.focus()
    for key in ("ArrowUp", "PageUp"):
        ann.page.keyboard.press(key)
        assert ann.page.evaluate("document.activeElement.closest('.log') !== null"), key


# --- a phone ----------------------------------------------------------------------------------------------------------


def test_the_log_of_a_phone_opens_at_the_newest_line(invite: Invite) -> None:
    ann = invite(size=PHONE, touch=True)
    choose_chair(ann)
    for _ in range(2):
        turn_to(ann, "Log")
        expect(ann.page.locator("#view-talk .log li").last).to_be_in_viewport()
        ann.role("log").evaluate("(log) => { log.scrollTop = 0 }")
        expect(ann.page.locator("#view-talk .log li").last).not_to_be_in_viewport()
        turn_to(ann, "Board")


def test_a_phone_tells_what_the_two_quests_ask(invite: Invite) -> None:
    ann = invite(size=PHONE, touch=True)
    keep_quest(ann)
    choices = panel(ann).locator("[data-action]")
    assert choices.count() == 2
    for choice in choices.all():
        expect(choice.locator("small")).to_be_in_viewport(ratio=1)
        assert box(choice.locator("small"))["width"] > 100
    expect(ann.button("How to play")).to_be_in_viewport(ratio=0.99)
