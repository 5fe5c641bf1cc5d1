"""What tiles will pay at the end, expected from who is there now: for bots.

A seat's strength on a tile grows exponentially with its tokens, more sharply towards the end; a City there is worth
tokens to come, as every space of its tile is at hand (AH-40). The first place falls to each by its part of all
strength, the second likewise among the rest. The weights were fitted to the ends of 1,200 games of greedy bots.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.pieces.terrain import has_city_on
from wabe.games.alicematic_heroes.table.cards import FIRST_VP, SECOND_VP
from wabe.games.alicematic_heroes.turn import scoring
from wabe.kernel.ints import Floats, floats

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

SHARPNESS: Final = 0.9
BLUR: Final = 0.35  # the more, the less tokens decide before the end
CITY_TOKENS: Final = 2.0  # tokens that a City stands for, for a whole game
LATECOMER: Final = 8.0  # strength of a seat without a token, for a whole game; never more than 1
EMPTY: Final = 0.2  # strength of nobody: prizes that stay where they are


def prospects(g: HeroesState, position: i64, time: float) -> Floats:
    """VP that each seat may expect of a tile with this part of the game to come."""
    found = floats(g.players)
    if time <= 0.0:
        points = scoring.tile_points(g, position)
        for seat in range(g.players):
            found[seat] = float(points[seat])
        return found
    for seat in range(g.players):
        tokens = g.on_tile(seat, position)
        found[seat] = strength(tokens, tokens > 0 and has_city_on(g, seat, position), time)
    share_out(found, time)
    return found


def prospects_after(g: HeroesState, position: i64, time: float, winner: i64, loser: i64, city: bool) -> Floats:
    """Before the end, with one token more of `winner`, on the City if `city`, and one less of `loser` (or NOBODY)."""
    found = floats(g.players)
    for seat in range(g.players):
        tokens = g.on_tile(seat, position)
        has_city = tokens > 0 and has_city_on(g, seat, position)
        if seat == winner:
            tokens += 1
            has_city = has_city or city
        elif seat == loser:
            tokens -= 1
        found[seat] = strength(tokens, has_city, time)
    share_out(found, time)
    return found


def strength(tokens: i64, has_city: bool, time: float) -> float:
    """The strength of a seat with so many tokens on a tile."""
    if tokens == 0:
        return min(1.0, LATECOMER * time)
    held = float(tokens)
    if has_city:
        held += CITY_TOKENS * time
    return exp(SHARPNESS / (BLUR + time) * held)


def share_out(strengths: Floats, time: float) -> None:
    """Put in the place of each strength the VP that it may expect."""
    first, more = float(FIRST_VP), float(SECOND_VP)
    everybody = EMPTY * time * time
    for seat in range(len(strengths)):
        everybody += strengths[seat]
    odds = 0.0  # sum over all of the odds against nobody else
    for seat in range(len(strengths)):
        own = strengths[seat]
        odds += own / (everybody - own) if everybody > own else 0.0
    for seat in range(len(strengths)):
        own = strengths[seat]
        if everybody > own:
            second = odds - own / (everybody - own)
            strengths[seat] = own / everybody * (first + more * second)
        else:
            strengths[seat] = first
