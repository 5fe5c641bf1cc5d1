"""By keyboard alone: everything can be reached, and one always sees where one is."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import MOVE, OFF_THE_WAY, ON_ANY_CHOICE, Keyboard
from tests.browser.person import Person
from tests.browser.rehearsal import PAIR, late, perform
from tests.browser.screens import SCREENS

ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "greedy", "name": "Dodo"}


IN_CARD = "document.activeElement.closest('article')?.textContent.includes('Wonderland XIII')"
IN_DIALOG = "document.activeElement.closest('dialog[open]') !== null"
IN_BROWSER = "document.activeElement === document.body"  # beyond the last field lie the browser's own


def focused_text(words: str) -> str:
    return f"document.activeElement.closest('a, button')?.textContent.includes('{words}')"


def test_a_table_is_laid_by_keyboard(ann: Person) -> None:
    keys = Keyboard(ann, Random(5))
    ann.open()
    expect(ann.game_card()).to_be_visible()
    keys.tab_to(f"{focused_text('Set up a table')} && {IN_CARD}")
    keys.press("Enter")
    keys.tab_to("document.activeElement.ariaLabel === 'Remove seat C'")
    keys.press("Enter")
    keys.tab_to(focused_text("Lay the table"))
    keys.press("Enter")
    assert ann.settle() == "mine"
    keys.choose()


def test_the_last_turns_by_keyboard(ann: Person) -> None:
    perform(ann, late(15), play=PAIR, others=[BOT])
    keys = Keyboard(ann, Random(5))
    keys.play()
    keys.tab_to(focused_text("To the lobby"))
    keys.press("Enter")
    expect(ann.page).to_have_url(f"{ann.url}/")


def test_keys_of_the_table(ann: Person) -> None:
    ann.sit_at(ME, BOT)
    keys = Keyboard(ann, Random(0))

    keys.press("b")
    keys.press("?")
    expect(ann.dialog.get_by_role("heading", name="Keys")).to_be_visible()
    keys.press("Escape")
    expect(ann.dialog).to_have_count(0)

    assert keys.holds("document.activeElement.matches('#view-board [data-piece]')")
    visited = set()
    for key in ("Home", "End", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        keys.press(key)
        visited.add(ann.page.evaluate("document.activeElement.dataset.piece"))
    assert len(visited) > 3

    legal = set(ann.pieces())
    for key in ("PageDown", "PageUp"):
        paged = set()
        for _ in legal:
            keys.press(key)
            paged.add(ann.page.evaluate("document.activeElement.dataset.piece"))
        assert paged == legal

    keys.press("i")
    expect(ann.dialog).to_contain_text("Rules XIII")
    keys.press("Escape")

    seq = ann.seq
    keys.press("1")
    assert ann.settle(seq + 1) == "mine"
    assert ann.look["decision"]["step"] == "cover"
    keys.press("u")
    assert ann.settle(seq + 2) == "mine"
    assert ann.look["decision"]["step"] == "choose_deck"

    keys.press("h")
    expect(ann.role("heading", "What a bot would do")).to_be_visible()


@pytest.mark.parametrize("name", ["choose-deck", "heroes-reach", "war-choose-chair", "war-draw-or-halt"])
def test_arrows_lead_from_every_piece_of_the_board_to_every_other(ann: Person, name: str) -> None:
    SCREENS[name](ann)
    assert ann.page.locator("#view-board [data-piece]").count() > 1
    assert ann.page.evaluate(OFF_THE_WAY) == []


def test_what_is_moved_within_the_page_keeps_the_focus(ann: Person) -> None:
    ann.sit_at(ME, BOT)
    keys = Keyboard(ann, Random(0))
    keys.tab_to(ON_ANY_CHOICE)
    held = ann.page.evaluate_handle("document.activeElement")
    assert ann.page.evaluate(MOVE)
    keys.expect_focus("the move")
    assert held.evaluate("(one) => one === document.activeElement")


def test_dialogs_keep_the_focus_and_give_it_back(ann: Person) -> None:
    ann.sit_at(ME, BOT)
    keys = Keyboard(ann, Random(0))
    for label in ("Settings", "Invite", "Keys", "What to do about Dodo"):
        keys.tab_to(f"document.activeElement.ariaLabel === '{label}'")
        keys.press("Enter")
        expect(ann.dialog).to_have_count(1)
        for _ in range(12):
            ann.page.keyboard.press("Tab")
            assert keys.holds(f"{IN_DIALOG} || {IN_BROWSER}"), label
        keys.tab_to(IN_DIALOG)
        keys.press("Escape")
        expect(ann.dialog).to_have_count(0)
        assert keys.holds(f"document.activeElement.ariaLabel === '{label}'")


def test_replay_by_keyboard(ann: Person) -> None:
    table = ann.sit_at({"kind": "bot", "level": "random", "name": "Dodo"}, BOT)
    assert ann.settle(until=["over"]) == "over"
    ann.open(f"/replay/{table}")
    slider = ann.role("slider", "Step of the game")
    expect(slider).to_have_value("0")
    for key, value in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("Home", "0")):
        ann.page.keyboard.press(key)
        expect(slider).to_have_value(value)
    standing = ann.page.locator(".top header p")
    for key, turn in (("t", 2), ("t", 3), ("t", 4), ("Shift+T", 3)):
        ann.page.keyboard.press(key)
        expect(standing).to_have_text(re.compile(rf"^Replay: Turn {turn}$"))
    ann.page.keyboard.press("End")
    expect(ann.button("To the end")).to_be_disabled()
    expect(ann.button("To the next turn or stage")).to_be_disabled()
    ann.page.keyboard.press("Home")
    ann.page.keyboard.press(" ")
    expect(slider).not_to_have_value("0")
    ann.page.keyboard.press(" ")
    expect(ann.button(re.compile("^Play by itself"))).to_be_visible()
    ann.page.keyboard.press("?")
    expect(ann.dialog.get_by_role("heading", name="Keys")).to_be_visible()
