"""What tiles will pay at the end, expected from who is there now: for bots.

A seat's strength on a tile grows exponentially with its tokens, more sharply towards the end; a City there is worth
tokens to come, as every space of its tile is at hand (AH-40). The first place falls to each by its part of all
strength, the second likewise among the rest. The weights were fitted to the ends of 1,200 games of greedy bots.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.cards import FIRST_VP, SECOND_VP
from wabe.games.alicematic_heroes.table.layout import CITIES_ON, NOBODY
from wabe.games.alicematic_heroes.turn import scoring
from wabe.kernel.ints import Ints

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

SHARPNESS: Final = 0.9
BLUR: Final = 0.35  # the more, the less tokens decide before the end
CITY_TOKENS: Final = 2.0  # tokens that a City stands for, for a whole game
LATECOMER: Final = 8.0  # strength of a seat without a token, for a whole game; never more than 1
EMPTY: Final = 0.2  # strength of nobody: prizes that stay where they are


def prospects(g: HeroesState, position: i64, time: float) -> list[float]:
    """VP that each seat may expect of a tile with this part of the game to come."""
    return shared_out(g, scoring.tile_tokens(g, position), g.cells[CITIES_ON + position], time)


def prospects_after(g: HeroesState, position: i64, time: float, winner: i64, loser: i64, city: bool) -> list[float]:
    """The same once `winner` has one token more, on the City if `city`, and `loser` (or NOBODY) one less."""
    counts = scoring.tile_tokens(g, position)
    counts[winner] += 1
    if loser != NOBODY:
        counts[loser] -= 1
    cities = g.cells[CITIES_ON + position]
    return shared_out(g, counts, cities | 1 << winner if city else cities, time)


def shared_out(g: HeroesState, counts: Ints, cities: i64, time: float) -> list[float]:
    """VP that each seat may expect with these tokens, and Cities by bit."""
    if time <= 0.0:
        points = scoring.points_of(g, counts)
        return [float(points[seat]) for seat in range(g.players)]
    strengths = strengths_of(g, counts, cities, time)
    everybody = EMPTY * time * time
    for strength in strengths:
        everybody += strength
    expected: list[float] = []
    odds = 0.0  # sum over all of the odds against nobody else
    for strength in strengths:
        odds += strength / (everybody - strength) if everybody > strength else 0.0
    for strength in strengths:
        rest = everybody - strength
        if rest <= 0.0:
            expected.append(float(FIRST_VP))
        else:
            others = odds - strength / rest
            expected.append(strength / everybody * (float(FIRST_VP) + float(SECOND_VP) * others))
    return expected


def strengths_of(g: HeroesState, counts: Ints, cities: i64, time: float) -> list[float]:
    """The strength of each seat."""
    sharp = SHARPNESS / (BLUR + time)
    strengths: list[float] = []
    for seat in range(g.players):
        tokens = float(counts[seat])
        if cities >> seat & 1:
            tokens += CITY_TOKENS * time
        strength = exp(sharp * tokens)
        strengths.append(strength if counts[seat] > 0 else min(1.0, LATECOMER * time))
    return strengths
