"""The numbers and words of the rules that are no data: slots, tokens, spaces, kingdoms."""

from __future__ import annotations

from typing import Final

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
WHITE: Final = 4
CITY: Final = 5
FOREST: Final = 6

COLOURS: Final = ["red", "blue", "yellow", "green", "white"]
SPACE_KINDS: Final = [*COLOURS, "city", "forest"]
TOKEN_NAMES: Final = ["red", "yellow", "green"]
TOKEN_OF: Final = [0, -1, 1, 2, -1, -1, -1]  # the token that a kind of space gives, -1 for none (AH-53)
COLOUR_OF: Final = [RED, YELLOW, GREEN]  # the colour of a token
RED_TOKEN: Final = 0
YELLOW_TOKEN: Final = 1
GREEN_TOKEN: Final = 2

KINGDOMS: Final = ["queen_of_hearts", "humpty_dumpty", "mad_hatter", "cheshire_cat", "march_hare"]  # AH-05

ROUNDS: Final = 14  # AH-13
TERRITORY: Final = 16  # territory tokens of each player (AH-05)
BANK: Final = 20  # resource tokens of each colour
DEALT: Final = 5  # AH-06
EMPTY_HAND_DRAW: Final = 3  # AH-16
START_CITIES: Final = 2  # AH-11
CITY_VP: Final = 3  # AH-57
FIRST_VP: Final = 6  # AH-66
SECOND_VP: Final = 3  # AH-66
