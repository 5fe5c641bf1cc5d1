"""Moves that are seen: everything on the page is of the moment that the board shows, and nobody waits who will not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Json, Person
from tests.browser.war import BOTS, ME, NAME

CALM: Json = {"pace": "calm", "motion": True}
AT_ONCE: Json = {"pace": "instant", "motion": True}
CATCHING_UP = "The table is catching up"
# As often as the page is drawn since the last press: which position the prompt is of, what it offers, what log, column
# of players and board show, and how many pieces travel.
WATCH = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const look = () => {
    watched.push({
      seq: Number(all('.leaf[data-seq]')[0].dataset.seq),
      choices: all('[data-action]:not(:disabled)').map((one) => Number(one.dataset.action)),
      told: Number(all('#view-talk .log')[0].dataset.lines),
      points: all('#view-players output').map((one) => Number(one.textContent)),
      taken: all('#view-board [data-piece^="chair:"]:has(.leader)').map((one) => Number(one.dataset.piece.slice(6))),
      flying: all('body > div[aria-hidden][style*="z-index: 15"] > svg').length,
    })
    requestAnimationFrame(look)
  }
  window.watched = []
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => watched.splice(0), { capture: true })
  requestAnimationFrame(look)
}"""


def at_the_tea_table(invite: Invite, settings: Json) -> Person:
    """Ann, who chooses a chair in a game against bots."""
    ann = invite(settings=settings)
    table = ann.lay(ME, *BOTS, game=NAME)["table"]
    ann.skip_ahead(table, lambda look: (look["decision"] or {}).get("step") == "choose_chair", "keep_quest")
    ann.open(f"/table/{table}")
    ann.settle()
    return ann


def arrive(person: Person, seq: int) -> None:
    """Wait until the newest position has an own decision again, or the game is over, whether it is shown or not."""
    person.page.wait_for_function(
        "(seq) => wabeSpy.look.seq > seq && (wabeSpy.look.decision || wabeSpy.look.view.over)", arg=seq, polling=20
    )


def end_turn(person: Person) -> int:
    """Choose whatever comes first until the others have moved too; the number of the position of the last choice."""
    while True:
        seq = person.seq
        person.unfold()
        person.page.locator("[data-action]:not(:disabled)").first.click()
        arrive(person, seq)
        if any("events" in one and 0 not in one["view"]["waiting"] for one in person.frames):
            return seq
        person.settle(seq + 1)


def expect_in_step(person: Person, sample: Json) -> None:
    """What was seen at one moment is all of one position."""
    frames = [one for one in person.frames if "view" in one and one["seq"] <= sample["seq"]]
    view, decision = frames[-1]["view"], frames[-1]["decision"]
    told = [entry["index"] for one in frames for entry in (one["log"] if one["type"] == "snapshot" else one["events"])]
    chairs = [one["chair"] for one in view["table"]["chairs"] if one["leader"] is not None]
    offered = {one["action"] for one in decision["actions"]} if decision else set[int]()
    assert frames[-1]["seq"] == sample["seq"]
    assert sample["points"] == view["scores"]
    assert sample["told"] == max(told) + 1
    assert sorted(sample["taken"]) == sorted(chairs)
    assert set(sample["choices"]) <= offered


@pytest.mark.long
def test_prompt_log_and_players_are_of_the_moment_that_the_board_shows(invite: Invite) -> None:
    ann = at_the_tea_table(invite, CALM)
    ann.page.evaluate(WATCH)
    seq = end_turn(ann)
    expect(ann.role("heading", CATCHING_UP)).to_be_visible()
    ann.settle(seq + 1)
    watched = ann.page.evaluate("watched")
    assert len({one["seq"] for one in watched if one["seq"] > seq}) > 2
    for sample in {str(one): one for one in watched}.values():
        expect_in_step(ann, sample)
    assert any(one["flying"] for one in watched)
    assert not any(one["flying"] and one["choices"] for one in watched)


@pytest.mark.parametrize("way", ["Skip", "Escape", "Space"])
def test_what_is_being_shown_can_be_skipped(invite: Invite, way: str) -> None:
    ann = at_the_tea_table(invite, CALM)
    seq = end_turn(ann)
    expect(ann.role("heading", CATCHING_UP)).to_be_visible()
    ann.page.evaluate(WATCH)
    assert ann.page.locator("[data-action]:not(:disabled)").count() == 0
    if way == "Skip":
        ann.button(re.compile("^Skip")).click()
    else:
        ann.page.keyboard.press(way)
    assert ann.settle(seq + 1) == "mine"
    between = {one["seq"] for one in ann.page.evaluate("watched")} - {ann.seq}
    assert len(between) <= 1  # what was shown when the key was pressed


def test_moves_at_once_do_not_travel(invite: Invite) -> None:
    ann = at_the_tea_table(invite, AT_ONCE)
    ann.page.evaluate(WATCH)
    seq = end_turn(ann)
    assert ann.settle(seq + 1) == "mine"
    assert not any(one["flying"] for one in ann.page.evaluate("watched"))
