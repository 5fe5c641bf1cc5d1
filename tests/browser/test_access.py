"""Every screen, by day and by night, on a desk and on the smallest phone."""

from __future__ import annotations

import pytest

from tests.browser.access import grave_faults, measures
from tests.browser.conftest import Invite
from tests.browser.person import DESK
from tests.browser.screens import SCREENS

SMALL = (320, 640)
APART = {f"{game}{view}" for game in ("", "heroes-", "war-") for view in ("mine", "players")}  # a desk shows them
ZOOMED = {"width": 640, "height": 450}  # a window of 1280 x 900 at 200 %


@pytest.mark.parametrize("name", sorted(SCREENS.keys() - APART))
def test_a_desk(name: str, invite: Invite) -> None:
    ann = invite(size=DESK)
    SCREENS[name](ann)
    assert grave_faults(ann.page) == []
    ann.page.emulate_media(color_scheme="dark")
    assert grave_faults(ann.page, "color-contrast") == []
    ann.page.set_viewport_size(ZOOMED)  # type: ignore[arg-type]  # a ViewportSize
    found = measures(ann.page)
    assert (found["wider"], found["higher"]) == (0, 0)
    assert found["cut"] == []


@pytest.mark.parametrize("name", SCREENS)
def test_a_small_phone(name: str, invite: Invite) -> None:
    ann = invite(size=SMALL, touch=True)
    SCREENS[name](ann)
    assert measures(ann.page) == {"wider": 0, "higher": 0, "cut": [], "small": []}
    assert grave_faults(ann.page) == []
    ann.page.emulate_media(color_scheme="dark")
    assert grave_faults(ann.page, "color-contrast") == []
