"""What a position is worth to a seat, in VP to come, and who is likely to win: for bots.

All from open information and the seat's own hand. The weights follow a regression of the scores of 1,200 games of
greedy bots that erred at times, and were tuned by matches. `_LATER`: what comes on top for a whole game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.mind import tiles
from wabe.games.alicematic_heroes.pieces import terrain
from wabe.games.alicematic_heroes.table.cards import BLUE, CITY, ROUNDS, TOKEN_OF, WHITE
from wabe.games.alicematic_heroes.table.layout import NOBODY, PLACES, SLOTS, TILE_SPACES
from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.games.alicematic_heroes.table.timing import ON_CITY, ON_INVASION_SUCCESS
from wabe.games.alicematic_heroes.turn import bonus, scoring
from wabe.kernel.ints import Floats, floats
from wabe.kernel.value import softmax

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

# Worth of a slot by its size (0 to 4): at the end, and more for a whole game.
SLOT_NOW: Final = [
    [0.0, 0.8, 1.4, 1.6, 0.8],  # red: what can be taken at once
    [0.0, -0.2, -0.4, -1.6, -3.2],
    [0.0, 1.0, 1.5, 1.2, 0.2],  # yellow: whom can be summoned
    [0.0, 1.8, 3.4, 3.4, 2.4],  # green: how far one comes
    [0.0, -0.7, -1.6, -2.0, -2.6],
]
SLOT_LATER: Final = [
    [0.0, 2.5, 4.5, 3.6, 1.6],
    [0.0, -0.8, -2.0, -2.4, -2.0],
    [0.0, 3.8, 6.2, 5.2, 4.2],
    [0.0, 1.6, 1.4, 0.4, -1.2],
    [0.0, -1.8, 0.3, 2.6, 4.3],
]

ALICE_NOW: Final = 0.9  # a face-up Alice, besides her effect: slots, ties
ALICE_LATER: Final = 2.6
CARD_NOW: Final = 0.4  # a card in hand that can still be played
CARD_LATER: Final = 1.5
SPARE_CARD: Final = 0.3  # one more, for a whole game
TOKEN_LATER: Final = [1.1, 1.3, 0.4]
TOKEN_GAINED: Final = 0.7  # one that an Alice brings on a success
SPACE_NOW: Final = 0.3  # each space held, besides what its tile pays
SPACE_LATER: Final = 0.3
AROUND_FOREST: Final = 0.25
LOOSE: Final = -0.5  # a space that is cut off may be stolen
ATTACK_SHARE: Final = 0.3  # of a success, for a space only put under attack
LAST_PART: Final = 0.5  # of the game: from here majorities of the slots count more and more
DENIAL: Final = 0.8  # of what the others lose on the mean
SPREAD: Final = 2.5  # VP that decide little, at the end
SPREAD_GROWTH: Final = 5.0  # and for a whole game


def time_left(g: HeroesState) -> float:
    """The part of the game still to come, from 1 down to 0."""
    if g.depth == 0:
        return 0.0
    return 1.0 - float(max(0, g.turn - 1)) / float(ROUNDS * g.players)


def turns_left(g: HeroesState, seat: i64) -> i64:
    """Turns that a seat still has after the current one."""
    done = g.round_number()
    if g.turn > 0 and (seat - g.starter()) % g.players > (g.turn - 1) % g.players:
        done -= 1
    return ROUNDS - done


def at(now: float, later: float, time: float) -> float:
    """A weight with this part of the game to come."""
    return now + later * time


def alice_worth(time: float) -> float:
    """VP that a face-up Alice is worth besides her effect."""
    return at(ALICE_NOW, ALICE_LATER, time)


# --- kingdoms -------------------------------------------------------------------------------------------------


def kingdom_worth(g: HeroesState, seat: i64, time: float) -> float:
    """VP to come from a kingdom, a hand and tokens."""
    worth = alice_worth(time) * float(g.alices(seat))
    if time < LAST_PART:
        worth += (1.0 - time / LAST_PART) * float(scoring.slots_vp(g, seat))
    for slot in range(SLOTS):
        worth += slot_worth(slot, g.slot_size(seat, slot), time)
    for place in range(PLACES):
        kind = g.acting(seat, place)
        if kind >= 0:
            worth += effect_worth(g, seat, kind, time)
    for token in range(len(TOKEN_LATER)):
        worth += time * TOKEN_LATER[token] * float(g.tokens(seat, token))
    playable = min(g.hand_size(seat), turns_left(g, seat))
    spare = g.hand_size(seat) - playable
    return worth + at(CARD_NOW, CARD_LATER, time) * float(playable) + SPARE_CARD * time * float(spare)


def slot_worth(slot: i64, size: i64, time: float) -> float:
    """VP to come from so many cards in a slot, majorities apart."""
    return SLOT_NOW[slot][size] + time * SLOT_LATER[slot][size]


def effect_worth(g: HeroesState, seat: i64, kind: i64, time: float) -> float:
    """VP to come from a live effect of a kind."""
    effect = g.content.effects[kind]
    return effect.now + effect.later * time + float(effect.end_vp(g, seat))


# --- the map --------------------------------------------------------------------------------------------------


def spaces_worth(g: HeroesState, time: float) -> Floats:
    """VP to come to each seat from the spaces it holds or attacks, tiles apart."""
    worth = floats(g.players)
    firm = at(SPACE_NOW, SPACE_LATER, time)
    for space in range(g.board.spaces):
        attacker, holder = g.attacker(space), g.holder(space)
        if attacker >= 0:
            worth[attacker] += ATTACK_SHARE * firm
        if holder >= 0:
            worth[holder] += firm + AROUND_FOREST * float(g.board.forests[space]) * time
            if not g.is_connected(holder, space):
                worth[holder] += LOOSE * time
    return worth


def robbed_of(g: HeroesState, space: i64) -> i64:
    """Who loses a space that is invaded; NOBODY."""
    if g.board.kind[space] == CITY:
        return NOBODY
    return g.holder(space)


def acting_on_success(g: HeroesState, seat: i64) -> list[Effect]:
    """The live effects of a kingdom that may act on a success."""
    found: list[Effect] = []
    for place in range(PLACES):
        kind = g.acting(seat, place)
        if kind >= 0 and g.content.effects[kind].timing & (ON_INVASION_SUCCESS | ON_CITY):
            found.append(g.content.effects[kind])
    return found


def gain_worth(g: HeroesState, effects: list[Effect], seat: i64, space: i64, time: float) -> float:
    """VP to come from a success, the space itself apart: its bonus, and what these effects do."""
    robbed = robbed_of(g, space)
    size = float(bonus.bonus_size(g, seat, space, robbed >= 0))
    worth = size * unit_worth(g, seat, g.board.kind[space], time)
    for effect in effects:
        if effect.acts_on(g, space, robbed):
            worth += float(effect.vp) + alice_worth(time) * float(effect.alices)
            worth += card_worth(g, seat, time) * float(effect.cards)
            worth += TOKEN_GAINED * time * float(effect.tokens)
    return worth


def unit_worth(g: HeroesState, seat: i64, kind: i64, time: float) -> float:
    """VP that one token, card or VP of a space's bonus is worth."""
    if kind >= WHITE:
        return 1.0
    return card_worth(g, seat, time) if kind == BLUE else TOKEN_LATER[TOKEN_OF[kind]] * time


def card_worth(g: HeroesState, seat: i64, time: float) -> float:
    """VP that one more card in hand is worth."""
    return at(CARD_NOW, CARD_LATER, time) if g.hand_size(seat) < turns_left(g, seat) else SPARE_CARD * time


def ground_worth(g: HeroesState, seat: i64, space: i64, time: float) -> float:
    """VP to come from one more token on a space: where it lies, majorities, what others lose. The map alone tells."""
    worth = at(SPACE_NOW, SPACE_LATER, time) + AROUND_FOREST * float(g.board.forests[space]) * time
    if g.board.kind[space] != CITY and not terrain.touches_connected(g, seat, space):
        worth += LOOSE * time
    return worth + majority_worth(g, seat, space, time)


def majority_worth(g: HeroesState, seat: i64, space: i64, time: float) -> float:
    """What the token changes on its tile, for the seat and against the others."""
    position = space // TILE_SPACES
    before = tiles.prospects(g, position, time)
    after = tiles.prospects_after(g, position, time, seat, robbed_of(g, space), g.board.kind[space] == CITY)
    return standing(after, seat) - standing(before, seat)


def standing(expected: Floats, seat: i64) -> float:
    """What such VP are worth to a seat: its own, and against the others."""
    others = 0.0
    for other in range(len(expected)):
        if other != seat:
            others += expected[other]
    return expected[seat] - DENIAL * others / float(len(expected) - 1)


# --- who is likely to win -------------------------------------------------------------------------------------


def totals(g: HeroesState) -> list[float]:
    """VP that each seat may expect at the end."""
    time = time_left(g)
    expected = spaces_worth(g, time)
    for position in range(g.board.tile_count):
        points = tiles.prospects(g, position, time)
        for seat in range(g.players):
            expected[seat] += points[seat]
    return [expected[seat] + float(g.all_vp(seat)) + kingdom_worth(g, seat, time) for seat in range(g.players)]


def estimate(g: HeroesState) -> list[float]:
    """The share of the win that each seat may expect."""
    expected = totals(g)
    spread = SPREAD + SPREAD_GROWTH * time_left(g)
    return softmax([total / spread for total in expected])
