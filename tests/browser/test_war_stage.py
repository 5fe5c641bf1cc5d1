"""A draw of Wonderland's War as it is shown: what all have chosen turns over together, and nothing waits for it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Json
from tests.browser.rehearsal import perform
from tests.browser.screens_war import THREE, is_first_draw
from tests.browser.war import BOTS

CALM: Final = {"pace": "calm", "motion": True}
QUICKLY: Final = {"pace": "quick", "motion": True}
STILL: Final = {"pace": "calm", "motion": False}
AT_ONCE: Final = {"pace": "instant", "motion": True}
# all that is seen of the next move on the stage, in the order in which it comes; whoever skips does so as it begins
WATCH: Final = """
  (skips) => {
    window.staged = []
    const told = (one) => ({
      choices: one.querySelectorAll('.place').length,
      up: one.querySelectorAll('.open').length,
      falls: one.classList.contains('falling'),
      presses: getComputedStyle(one).pointerEvents,
      hidden: one.ariaHidden,
    })
    new MutationObserver(() => {
      const [stage] = document.querySelectorAll('[data-war-curtain]')
      if (!stage) window.over ||= staged.length > 0
      else if (!window.over) staged.push(told(stage))
      if (skips && staged.length === 1) document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    }).observe(document, { subtree: true, childList: true, attributes: true })
  }
"""


def draw(invite: Invite, settings: Json, skips: bool = False) -> list[Json]:
    """What is seen when Ann draws on against two bots, who choose as well."""
    ann = invite(settings=settings)
    perform(ann, is_first_draw, play=THREE, others=BOTS)
    ann.page.evaluate(WATCH, skips)
    seq = ann.seq
    ann.choice("draw").click()
    ann.settle(seq + 1)
    expect(ann.page.locator("[data-war-curtain]")).to_have_count(0)
    staged: list[Json] = ann.page.evaluate("staged")
    return staged


def test_what_all_have_chosen_lies_face_down_and_turns_over_together(invite: Invite) -> None:
    staged = draw(invite, CALM)
    most = max(one["choices"] for one in staged)
    assert most > 1
    assert {one["up"] for one in staged if one["choices"] < most} <= {0}
    assert {one["up"] for one in staged if one["choices"] == most} == {0, most}
    assert staged[-1]["falls"]


def test_what_is_played_takes_no_presses_and_is_read_out_by_the_log_alone(invite: Invite) -> None:
    staged = draw(invite, QUICKLY)
    assert {(one["presses"], one["hidden"]) for one in staged} == {("none", "true")}


def test_what_is_played_is_gone_at_once_when_it_is_skipped(invite: Invite) -> None:
    staged = draw(invite, CALM, skips=True)
    assert staged
    assert [one for one in staged if one["falls"] or one["up"]] == []


@pytest.mark.parametrize("settings", [STILL, AT_ONCE])
def test_nothing_is_played_where_nothing_may_travel(invite: Invite, settings: Json) -> None:
    assert draw(invite, settings) == []
