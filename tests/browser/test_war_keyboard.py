"""Wonderland's War by keyboard alone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import Keyboard
from tests.browser.person import Person
from tests.browser.rehearsal import deciding, perform
from tests.browser.screens_war import THREE
from tests.browser.war import BOTS


@pytest.mark.long
def test_the_last_battles_by_keyboard(ann: Person) -> None:
    perform(ann, deciding("place_leader", 3), play=THREE, others=BOTS)
    Keyboard(ann, Random(7)).play()
    expect(ann.dialog.get_by_role("heading", name="Score sheet")).to_be_visible()
    assert ann.look["view"]["round"] == 3
