"""Every screen on a desk and on the smallest phone, by day on the one and by night on the other.

It is read in a pseudo-language (`tools/pseudo.py`): whatever is shown or read out there has come from a catalogue.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.access import grave_faults, measures
from tests.browser.conftest import Invite
from tests.browser.person import DESK
from tests.browser.said import READER, untranslated
from tests.browser.screens import SCREENS

NAMES = sorted(SCREENS)
SMALL = (320, 640)
APART = {f"{game}{view}" for game in ("", "heroes-", "war-") for view in ("mine", "players")}  # a desk shows them
ZOOMED = ViewportSize(width=640, height=450)  # a window of 1280 x 900 at 200 %


@pytest.mark.parametrize("name", NAMES)
def test_a_screen(name: str, invite: Invite) -> None:
    day, night = ("light", "dark") if NAMES.index(name) % 2 else ("dark", "light")
    if name not in APART:
        ann = invite(size=DESK, scheme=day, settings=READER)
        SCREENS[name](ann)
        assert untranslated(ann) == []
        assert grave_faults(ann.page) == []
        expect_room_when_zoomed(ann.page)
    ann = invite(size=SMALL, scheme=night, touch=True, settings=READER)
    SCREENS[name](ann)
    assert untranslated(ann) == []
    assert measures(ann.page) == {"wider": 0, "higher": 0, "sideways": [], "cut": [], "small": []}
    assert grave_faults(ann.page) == []


def expect_room_when_zoomed(page: Page) -> None:
    """At 200 % nothing is cut off."""
    page.set_viewport_size(ZOOMED)
    found = measures(page)
    assert (found["wider"], found["higher"], found["cut"]) == (0, 0, [])
