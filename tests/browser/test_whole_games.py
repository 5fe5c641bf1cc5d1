"""Whole games of Alicematic Heroes against bots, by mouse and by keyboard."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.keyboard import Keyboard
from tests.browser.person import Person
from tests.browser.test_mouse import in_a_hurry, scrub

ME = {"kind": "me", "name": "Ann"}
BOTS = [{"kind": "bot", "level": "random", "name": name} for name in ("Dodo", "Lory")]


def test_a_whole_game_of_three_by_mouse_then_its_replay(ann: Person) -> None:
    table = ann.sit_at(ME, *BOTS, game="alicematic_heroes")
    in_a_hurry(ann)
    ann.play(Random(4))
    expect(ann.dialog.get_by_role("heading", name=re.compile("won$"))).to_be_visible()
    totals = ann.dialog.locator("tfoot td").all_inner_texts()
    assert [int(total) for total in totals] == ann.look["view"]["scores"]

    ann.dialog.get_by_role("link", name="Replay").click()
    scrub(ann, table, totals)


def test_a_whole_game_of_three_by_keyboard(ann: Person) -> None:
    ann.sit_at(ME, *BOTS, game="alicematic_heroes")
    in_a_hurry(ann)
    Keyboard(ann, Random(6)).play()
    assert ann.look["view"]["over"]
