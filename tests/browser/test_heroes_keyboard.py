"""Alicematic Heroes by keyboard alone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.heroes import BOTS, name_of
from tests.browser.keyboard import ARROWS, Keyboard
from tests.browser.person import Person
from tests.browser.rehearsal import deciding, perform
from tests.browser.screens_heroes import choose_target

ON_SPACE = "document.activeElement.matches('#view-board [data-piece^=\"space:\"]')"
STOPS = 'document.querySelectorAll(\'#view-board [data-piece^="space:"][tabindex="0"]\').length'
PIECE = "document.activeElement.dataset.piece"
SPACES = 63


def test_the_last_rounds_by_keyboard(ann: Person) -> None:
    perform(ann, deciding("choose_card", 13), others=BOTS)
    Keyboard(ann, Random(7)).play()
    expect(ann.dialog.get_by_role("heading", name="Score sheet")).to_be_visible()
    assert ann.look["view"]["round"] == 14


def test_arrows_lead_everywhere_on_the_map_and_tab_leads_out(ann: Person) -> None:
    choose_target(ann)
    keys = Keyboard(ann, Random(7))
    keys.press("b")
    keys.tab_to(ON_SPACE)
    assert keys.holds(f"{STOPS} === 1")
    visited = {ann.page.evaluate(PIECE)}
    for key in walk(Random(7)):
        keys.press(key)
        visited.add(ann.page.evaluate(PIECE))
    assert len([piece for piece in visited if piece.startswith("space:")]) > SPACES / 2
    keys.press("Tab")
    assert not keys.holds(ON_SPACE)


def walk(rng: Random) -> list[str]:
    """Mostly on in one direction."""
    return [key for _ in range(24) for key in [rng.choice(ARROWS)] * 5]


def test_keys_of_the_map(ann: Person) -> None:
    choose_target(ann)
    keys = Keyboard(ann, Random(7))
    keys.tab_to(ON_SPACE)
    size = "document.activeElement.getBoundingClientRect().width"
    fitted = ann.page.evaluate(size)
    for _ in range(3):
        keys.press("+")
    assert ann.page.evaluate(size) > fitted * 2
    for key in ARROWS:
        keys.press(key)
    keys.press("0")
    assert abs(ann.page.evaluate(size) - fitted) < 1

    target = ann.pieces()[0]
    ann.piece(target).focus()
    expect(ann.page.locator(".sums")).to_contain_text(name_of(ann.look["view"], int(target.removeprefix("space:"))))
    seq = ann.seq
    ann.page.keyboard.press("Enter")
    ann.settle(seq + 1, ["mine", "covered"])
    assert ann.seq > seq
