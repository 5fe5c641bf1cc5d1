"""Wonderland XIII with the mouse: the first moves of a game begun at a press, and the end of one."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.rehearsal import Play, late, perform

XIII = Play("wonderland_xiii")
BOTS = [{"kind": "bot", "level": "greedy", "name": name} for name in ("Dodo", "Lory")]


def test_a_press_begins_a_game_against_bots(ann: Person) -> None:
    ann.open()
    ann.game_card().get_by_role("button", name="Play now against bots").click()
    assert ann.settle() == "mine"
    ann.expect_title(re.compile("^● Your turn · Wonderland XIII$"))
    in_a_hurry(ann)
    rng = Random(3)
    while ann.look["view"]["turn"] < 3:
        assert ann.act(rng) == "mine"


def test_the_last_turns_by_mouse_then_the_replay_then_another_game(ann: Person) -> None:
    perform(ann, late(14), play=XIII, others=BOTS)
    table = ann.look["table"]["id"]
    ann.play(Random(3))
    expect(ann.dialog.get_by_role("heading", name=re.compile("won$"))).to_be_visible()
    totals = ann.points("dialog[open] tfoot td")
    assert totals == ann.look["view"]["scores"]

    ann.dialog.get_by_role("link", name="Replay").click()
    scrub(ann, table, totals)

    ann.page.go_back()
    assert ann.settle() == "over"
    ann.button("Play again").click()
    expect(ann.page).not_to_have_url(re.compile(table))
    assert ann.settle() == "mine"
    assert ann.look["table"]["id"] != table
    assert ann.look["table"]["seats"][0]["name"] == "Ann"


def in_a_hurry(person: Person) -> None:
    """Moves of others at once."""
    person.button("Settings").click()
    person.dialog.get_by_text("At once").click()
    person.dialog.get_by_role("button", name="Close").click()
    expect(person.dialog).to_have_count(0)


def scrub(person: Person, table: str, totals: list[int]) -> None:
    """Through the replay by slider, buttons and keys; it ends with the points of the score sheet."""
    expect(person.page).to_have_url(f"{person.url}/replay/{table}")
    slider = person.role("slider", "Step of the game")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20

    expect(person.button("To the beginning")).to_be_disabled()
    slider.fill(str(last // 2))
    expect(person.page.get_by_text(f"{last // 2} / {last}")).to_be_visible()
    person.button("One step on").click()
    expect(slider).to_have_value(str(last // 2 + 1))
    person.page.locator("body").press("End")
    expect(slider).to_have_value(str(last))
    expect(person.button("To the end")).to_be_disabled()
    assert person.points(".players output") == totals

    person.button("To the beginning").click()
    person.page.get_by_label("Speed").select_option("8")
    person.button("Play by itself").click()
    expect(slider).not_to_have_value("0")
    person.button("Stop playing").click()
    expect(person.button("Play by itself")).to_be_visible()
