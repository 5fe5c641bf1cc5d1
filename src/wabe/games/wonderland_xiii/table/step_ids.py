"""The steps by number, in the order of play, and the answers that are neither card, deck nor seat.

The numbers are stable: saves, replays and bots rest on them.
"""

from __future__ import annotations

from typing import Final

TURN_ID: Final = 1
PASS_ID: Final = 2
CHOOSE_DECK_ID: Final = 3
COVER_ID: Final = 4
TAKE_ID: Final = 5
CHECK_ID: Final = 6
USE_SKILL_ID: Final = 7
SKILL_ID: Final = 8
REVEAL_ID: Final = 9
LOOK_ID: Final = 10
TARGET_ID: Final = 11
DRAW_ID: Final = 12
CONTINUE_OR_NOT_ID: Final = 13
GO_ON_ID: Final = 14
END_TURN_ID: Final = 15

STOP: Final = 0
GO_ON: Final = 1
SKIP: Final = 5  # beside the kinds 0 to 4
