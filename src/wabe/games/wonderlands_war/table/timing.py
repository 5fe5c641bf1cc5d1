"""When an effect acts; the moments as the data name them."""

from __future__ import annotations

from typing import Final

STATIC: Final = 0  # holds while its condition holds
ON_UNLOCK: Final = 1  # once, when unlocked; by forging: after that battle's clean-up
TEA_MOVE: Final = 2
TEA_CARD_TAKEN: Final = 3
CHAIRS_REFILLED: Final = 4
BATTLE_START: Final = 5  # WW-B03
FIRST_DRAW: Final = 6
NEXT_DRAW: Final = 7
WHEN_PLAYED: Final = 8  # WW-B16, before anybody adds Strength
NEXT_PLACED: Final = 9
AFTER_STRENGTH: Final = 10  # right after the chip's Strength is added
MADNESS_PLACED: Final = 11
UNITS_LOST: Final = 12
OPPONENT_BUSTS: Final = 13
ON_EXHAUST: Final = 14
AWARD: Final = 15  # WW-O01, WW-O02
ON_FEAT: Final = 16  # WW-O08
END_OF_BATTLE: Final = 17  # WW-O09
WHEN_FORGED: Final = 18
TIMINGS: Final = [
    "static",
    "on_unlock",
    "tea_move",
    "tea_card_taken",
    "chairs_refilled",
    "battle_start",
    "first_draw",
    "next_draw",
    "when_played",
    "next_placed",
    "after_strength",
    "madness_placed",
    "units_lost",
    "opponent_busts",
    "on_exhaust",
    "award",
    "on_feat",
    "end_of_battle",
    "when_forged",
]
