"""Every screen on the smallest phone, on a desk and on a desk at 200 %, by day on the one and by night on the other.

It is read in a pseudo-language (`tools/pseudo.py`): whatever is shown or read out there has come from a catalogue.
"""

from __future__ import annotations

import pytest

from tests.browser.access import grave_faults, measures
from tests.browser.conftest import Invite
from tests.browser.person import DESK
from tests.browser.said import READER, untranslated
from tests.browser.screens import SCREENS

NAMES = sorted(SCREENS)
SMALL = (320, 640)
APART = {f"{game}{view}" for game in ("", "heroes-", "war-") for view in ("mine", "players")}  # a desk shows them
ZOOMED = (640, 450)  # a window of 1280 x 900 at 200 %
FITS = {"wider": 0, "higher": 0, "sideways": [], "cut": [], "small": []}


@pytest.mark.parametrize("name", NAMES)
def test_a_screen(name: str, invite: Invite) -> None:
    day, night = ("light", "dark") if NAMES.index(name) % 2 else ("dark", "light")
    ann = invite(size=SMALL, scheme=night, touch=True, settings=READER)
    SCREENS[name](ann)
    ann.look_at(ann.page)
    assert measures(ann.page) == FITS
    assert untranslated(ann) == []
    if name in APART:
        assert grave_faults(ann.page) == []
    else:
        assert grave_faults(ann.page, "color-contrast") == []
        ann.move_to(DESK, scheme=day)
        assert grave_faults(ann.page) == []
        assert untranslated(ann) == []
        ann.move_to(ZOOMED, scheme=day)
        found = measures(ann.page)
        assert (found["wider"], found["higher"], found["cut"]) == (0, 0, [])
