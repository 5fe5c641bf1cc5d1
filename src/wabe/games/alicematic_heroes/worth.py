"""What a position is worth to a seat, in VP to come, and who is likely to win: for bots.

All from open information and the seat's own hand. The weights are rules of thumb, tuned by games of bots.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes import bonus, effects, scoring
from wabe.games.alicematic_heroes.cards import (
    BLUE,
    CITY,
    PLACES,
    ROUNDS,
    SLOTS,
    TOKEN_OF,
)
from wabe.games.alicematic_heroes.layout import CITIES_ON, NOBODY, TILE_SPACES

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.state import HeroesState

# Worth of a slot by its size (0 to 4), for a whole game to come.
SLOT_WORTH: Final = [
    [0.0, 3.2, 5.6, 7.2, 8.4],  # red: what can be taken at once
    [0.0, 2.0, 3.4, 4.4, 5.0],
    [0.0, 2.6, 4.8, 6.2, 7.2],  # yellow: whom can be summoned
    [0.0, 1.4, 3.4, 5.0, 5.8],  # green: two steps cost two, the next City three
    [0.0, 1.6, 3.2, 4.8, 6.4],
]
# Worth of a live effect for a whole game to come, besides what it pays at the end.
EFFECT_WORTH: Final = [0.0] * effects.COUNT
EFFECT_WORTH[effects.STEAL_TOKEN] = 1.5
EFFECT_WORTH[effects.TOKEN_ON_PLACEMENT] = 1.0
EFFECT_WORTH[effects.MILITARY_VS_CITY] = 4.0
EFFECT_WORTH[effects.FLIP_FOR_MILITARY] = 1.5
EFFECT_WORTH[effects.MILITARY_BONUS] = 5.0
EFFECT_WORTH[effects.FOREST_CONQUEROR] = 5.0
EFFECT_WORTH[effects.DRAW_ON_CITY] = 3.0
EFFECT_WORTH[effects.FLIP_UP] = 3.0
EFFECT_WORTH[effects.EXTRA_TOKEN] = 2.5
EFFECT_WORTH[effects.WILD_TOKENS] = 2.0
EFFECT_WORTH[effects.FOREST_TRAVELLER] = 1.5
EFFECT_WORTH[effects.DISTANCE_FROM_ANY] = 2.0
EFFECT_WORTH[effects.PLUNDER] = 3.5
EFFECT_WORTH[effects.OUTRIGHT_SUCCESS] = 2.0
EFFECT_WORTH[effects.VP_BESIDE_FOREST] = 5.0
EFFECT_WORTH[effects.VP_ON_CITY] = 3.5
EFFECT_WORTH[effects.PROTECT_SPACES] = 2.0

ALICE: Final = 0.9  # a face-up Alice: slot majorities and ties
CARD: Final = 0.8  # a card in hand that can still be played
SPARE_CARD: Final = 0.15
TOKEN_WORTH: Final = [0.55, 0.5, 0.4]
CITY_WORTH: Final = 3.0  # a City as a base, for a whole game
ATTACK: Final = 0.45  # of a success, for a space only put under attack
LOOSE: Final = 1.2  # what a space that is cut off may lose, for a whole game
AROUND_FOREST: Final = 0.35
DENIAL: Final = 0.35  # of what others lose
SPREAD: Final = 3.0  # VP that decide little, at the end
SPREAD_GROWTH: Final = 9.0  # and for a whole game


def time_left(g: HeroesState) -> float:
    """The part of the game still to come, from 1 down to 0."""
    return 1.0 - float(max(0, g.turn - 1)) / float(ROUNDS * g.players)


def turns_left(g: HeroesState, seat: i64) -> i64:
    """Turns that a seat still has after the current one."""
    done = g.round_number()
    if g.turn > 0 and (seat - g.starter()) % g.players > (g.turn - 1) % g.players:
        done -= 1
    return ROUNDS - done


def kingdom_worth(g: HeroesState, seat: i64, time: float) -> float:
    """VP to come from a kingdom, a hand and tokens."""
    worth = ALICE * float(g.alices(seat)) + float(scoring.slots_vp(g, seat))
    for slot in range(SLOTS):
        worth += time * SLOT_WORTH[slot][g.slot_size(seat, slot)]
    for place in range(PLACES):
        kind = g.acting(seat, place)
        if kind >= 0:
            worth += time * EFFECT_WORTH[g.content.effect[kind]]
            if g.content.timing[kind] & effects.END_GAME:
                worth += float(scoring.effect_vp(g, seat, kind)) * (1.0 + 0.3 * time)
    for token in range(len(TOKEN_WORTH)):
        worth += TOKEN_WORTH[token] * float(g.tokens(seat, token)) * min(1.0, 3.0 * time)
    playable = min(g.hand_size(seat), turns_left(g, seat))
    return worth + CARD * float(playable) + SPARE_CARD * float(g.hand_size(seat) - playable) * time


def map_worth(g: HeroesState, seat: i64, time: float) -> float:
    """VP to come from the map."""
    worth = firmness(time) * float(scoring.tiles_vp(g, seat))
    for position in range(g.board.tile_count):
        if g.cells[CITIES_ON + position] >> seat & 1:
            worth += CITY_WORTH * time
    for space in range(g.board.spaces):
        if g.attacker(space) == seat:
            worth += ATTACK * success_worth(g, seat, space, time)
    return worth


def firmness(time: float) -> float:
    """How much of a majority will last to the end."""
    return 1.0 - 0.6 * time


def success_worth(g: HeroesState, seat: i64, space: i64, time: float) -> float:
    """VP to come from invading a space: bonus, effects, majorities, Cities, and what others lose."""
    kind = g.board.kind[space]
    robbed = g.holder(space) if kind != CITY else NOBODY
    size = float(bonus.bonus_size(g, seat, space, robbed >= 0))
    worth = size * unit_worth(kind, time) + effects_worth(g, seat, space, robbed)
    if kind == CITY:
        worth += CITY_WORTH * time
    elif not is_linked(g, seat, space):
        worth -= LOOSE * time
    worth += AROUND_FOREST * float(len(g.board.touched[space])) * time
    return worth + majority_worth(g, seat, space, robbed, time)


def unit_worth(kind: i64, time: float) -> float:
    """VP that one token, card or VP of a space's bonus is worth."""
    if TOKEN_OF[kind] >= 0:
        return TOKEN_WORTH[TOKEN_OF[kind]] * min(1.0, 3.0 * time)
    return CARD * min(1.0, 2.0 * time) if kind == BLUE else 1.0


def effects_worth(g: HeroesState, seat: i64, space: i64, robbed: i64) -> float:
    """VP by what Alices do on the success."""
    worth = 0.0
    for place in range(PLACES):
        kind = g.acting(seat, place)
        if kind >= 0 and bonus.would_act(g, kind, space, robbed):
            content = g.content
            worth += float(content.vp[kind]) + 0.6 * float(content.cards[kind]) + 1.2 * float(content.flips[kind])
            worth += 0.5 * float(content.amount[kind])
    return worth


def is_linked(g: HeroesState, seat: i64, space: i64) -> bool:
    """Whether the space would be connected to a City of the seat."""
    for side in range(space * 6, space * 6 + 6):
        beside = g.board.neighbours[side]
        if beside >= 0 and g.is_connected(seat, beside):
            return True
    return False


def majority_worth(g: HeroesState, seat: i64, space: i64, robbed: i64, time: float) -> float:
    """What the token changes on its tile."""
    position = space // TILE_SPACES
    before = scoring.tile_points(g, position)
    counts = scoring.tile_tokens(g, position)
    counts[seat] += 1
    if robbed >= 0:
        counts[robbed] -= 1
    after = scoring.points_of(g, counts)
    change = 0.0
    for other in range(g.players):
        gain = float(after[other] - before[other])
        change += gain if other == seat else -DENIAL * gain / float(g.players - 1)
    lead = 0.8 if counts[seat] <= 4 else 0.2  # even without a change now, the majority is nearer or firmer
    return firmness(time) * change + lead


def estimate(g: HeroesState) -> list[float]:
    """The share of the win that each seat may expect."""
    time = time_left(g)
    spread = SPREAD + SPREAD_GROWTH * time
    totals = [
        float(g.all_vp(seat)) + kingdom_worth(g, seat, time) + map_worth(g, seat, time) for seat in range(g.players)
    ]
    best = max(totals)
    chances = [exp((total - best) / spread) for total in totals]
    return [chance / sum(chances) for chance in chances]
