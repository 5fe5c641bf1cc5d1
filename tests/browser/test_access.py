"""Every screen on the smallest phone, on a desk and on a desk at 200 %, by day on the one and by night on the other.

It is read in a pseudo-language (`tools/pseudo.py`): whatever is shown or read out there has come from a catalogue.
Where axe looks, which takes longest, goes round: on a phone by day, on one by night, on a desk by day, on one by night.
In a campaign it looks at each screen on both.
"""

from __future__ import annotations

import pytest

from tests.browser.access import grave_faults, measures
from tests.browser.conftest import Invite
from tests.browser.person import DESK
from tests.browser.said import READER, untranslated
from tests.browser.screens import SCREENS
from tests.campaign import FACTOR

NAMES = sorted(SCREENS)
SMALL = (320, 640)
APART = {f"{game}{view}" for game in ("", "heroes-", "war-") for view in ("mine", "players")}  # a desk shows them
ZOOMED = (640, 450)  # a window of 1280 x 900 at 200 %
FITS = {"wider": 0, "higher": 0, "sideways": [], "cut": [], "small": []}


@pytest.mark.parametrize("name", NAMES)
def test_a_screen(name: str, invite: Invite) -> None:
    turn = NAMES.index(name)
    day, night = ("light", "dark") if turn % 2 else ("dark", "light")
    by_hand = turn % 4 < 2
    ann = invite(size=SMALL, scheme=night, touch=True, settings=READER)
    SCREENS[name](ann)
    ann.look_at(ann.page)
    assert measures(ann.page) == FITS
    assert untranslated(ann) == []
    if by_hand or name in APART or FACTOR > 1:
        assert grave_faults(ann.page) == []
    if name not in APART:
        ann.move_to(DESK, scheme=day)
        assert untranslated(ann) == []
        if not by_hand or FACTOR > 1:
            assert grave_faults(ann.page) == []
        ann.move_to(ZOOMED, scheme=day)
        found = measures(ann.page)
        assert (found["wider"], found["higher"], found["cut"]) == (0, 0, [])
