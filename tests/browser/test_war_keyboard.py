"""Wonderland's War by keyboard alone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.keyboard import Keyboard
from tests.browser.person import Person
from tests.browser.war import TITLE


def in_card(words: str) -> str:
    """Whether the focus is on such a button of this game's leaf in the lobby."""
    return (
        f"document.activeElement.textContent.includes('{words}') && "
        f"document.activeElement.closest('article')?.textContent.includes(\"{TITLE}\")"
    )


def test_a_whole_game_by_keyboard(ann: Person) -> None:
    keys = Keyboard(ann, Random(7))
    ann.open()
    expect(ann.game_card(TITLE)).to_be_visible()
    keys.tab_to(in_card("Play now against bots"))
    keys.press("Enter")
    assert ann.settle() == "mine"
    assert ann.look["decision"]["step"] == "keep_quest"
    keys.play()
    expect(ann.dialog.get_by_role("heading", name="Score sheet")).to_be_visible()
    assert ann.look["view"]["round"] == 3
