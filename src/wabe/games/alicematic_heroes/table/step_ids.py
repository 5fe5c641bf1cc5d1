"""The steps by number, in the order of play, and the answers that are neither card, slot, space nor seat.

The numbers are stable: saves, replays and bots rest on them.
"""

from __future__ import annotations

from typing import Final

MULLIGAN_ID: Final = 1
START_PLAYER_ID: Final = 2
PLACE_CITY_ID: Final = 3
TURN_ID: Final = 4
POLITICS_ID: Final = 5
CHOOSE_CARD_ID: Final = 6
PLACE_CARD_ID: Final = 7
SUMMON_ID: Final = 8
PAY_ID: Final = 9
KEEP_ID: Final = 10
COPY_ID: Final = 11
CHOOSE_TARGET_ID: Final = 12
TURN_DOWN_ID: Final = 13
HOW_ID: Final = 14
DISCARD_ID: Final = 15
CARRY_OUT_ID: Final = 16
EFFECTS_ID: Final = 17
TAKE_ID: Final = 18
PLUNDER_ID: Final = 19
TURN_UP_ID: Final = 20
END_TURN_ID: Final = 21

SUMMONED: Final = 5  # beside the slots 0 to 4
NO_KIND: Final = 63  # beside the kinds
NO_SPACE: Final = 127  # beside the spaces
NO_PLACE: Final = 31  # beside the places 0 to 19 of a kingdom
NO_SEAT: Final = 7  # beside the seats
NO_TOKEN: Final = 3  # beside the tokens 0 to 2

# How an invasion is carried out.
ATTACK_ONLY: Final = 0
PAY_TOKENS: Final = 1
BY_JET: Final = 2
OUTRIGHT: Final = 3
FINISH: Final = 4
