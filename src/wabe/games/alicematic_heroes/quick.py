"""A sensible action in a hurry, for play-outs: a few candidates judged by the cheapest of measures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes import plan
from wabe.games.alicematic_heroes.cards import BLUE, CITY, CITY_VP, FOREST, WHITE, YELLOW, YELLOW_TOKEN
from wabe.games.alicematic_heroes.layout import TILE_SPACES
from wabe.games.alicematic_heroes.steps import (
    ATTACK_ONLY,
    CHOOSE_CARD_ID,
    CHOOSE_TARGET_ID,
    HOW_ID,
    MULLIGAN_ID,
    NO_PLACE,
    NO_SPACE,
    PLACE_CARD_ID,
    SUMMONED,
    TURN_DOWN_ID,
)

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.state import HeroesState

CANDIDATES: Final = 8
SLOT_URGE: Final = [9, 5, 7, 6, 4]  # how much a slot wants its next card, less twice the cards in it


def quick_action(g: HeroesState) -> i64:
    """A sensible action of the seat that decides."""
    step = g.stack[g.depth - 1] & 0xFF
    if step == CHOOSE_TARGET_ID:
        return some_target(g)
    if step == PLACE_CARD_ID:
        return best_place(g)
    if step == CHOOSE_CARD_ID:
        return some_card(g)
    if step == HOW_ID:
        return g.offers[g.offered - 1]
    if step == TURN_DOWN_ID:
        last = g.offers[g.offered - 1]
        return last if last == NO_PLACE else any_offer(g)
    if step == MULLIGAN_ID:
        return g.offers[0]
    return any_offer(g)


def any_offer(g: HeroesState) -> i64:
    """Any legal action."""
    return g.offers[g.below(g.offered)]


def some_target(g: HeroesState) -> i64:
    """The best of a few targets."""
    best = any_offer(g)
    highest = quick_worth(g, best)
    for _ in range(CANDIDATES - 1):
        space = any_offer(g)
        value = quick_worth(g, space)
        if value > highest:
            best, highest = space, value
    return best


def quick_worth(g: HeroesState, space: i64) -> i64:
    """What an invasion brings, in quarters of a VP."""
    if space == NO_SPACE:
        return 0
    seat = g.decider
    kind = g.board.kind[space]
    robbed = kind != CITY and g.holder(space) >= 0
    if kind == CITY:
        value = 4 * CITY_VP + 6
    elif kind == FOREST:
        value = 4 * g.board.number[space]
    else:
        value = (4 if kind == WHITE else 3 if kind == BLUE else 2) * g.slot_size(seat, kind)
    if robbed:
        value = value // 2 + 3
    value += 4 + tile_interest(g, seat, space // TILE_SPACES)
    found = plan.ways(g, seat, space, 0)
    return value // 2 if found == 1 << ATTACK_ONLY else value


def tile_interest(g: HeroesState, seat: i64, position: i64) -> i64:
    """Tiles with a few own tokens are worth more of them; those that are won are not."""
    own: i64 = 0
    for space in range(position * TILE_SPACES, (position + 1) * TILE_SPACES):
        if g.holder(space) == seat:
            own += 1
    return 4 if 0 < own < 3 else 2 if own == 0 else 0


def some_card(g: HeroesState) -> i64:
    """An Alice that can be summoned, the dearest of two; else any card."""
    first, second = any_offer(g), any_offer(g)
    return first if summon_value(g, first) >= summon_value(g, second) else second


def summon_value(g: HeroesState, kind: i64) -> i64:
    """The cost of an Alice that can be summoned now; of another less the dearer she is."""
    seat = g.decider
    within = g.content.cost[kind] <= g.slot_size(seat, YELLOW) + g.tokens(seat, YELLOW_TOKEN)
    if within and g.has_room(seat, g.content.colour[kind]):
        return 10 + g.content.cost[kind]
    return g.content.cost[kind]


def best_place(g: HeroesState) -> i64:
    """Summon whom one can; a Commoner goes where a card is missed most."""
    last = g.offers[g.offered - 1]
    if last == SUMMONED:
        return last
    best = last
    for index in range(g.offered):
        slot = g.offers[index]
        if urge(g, slot) > urge(g, best):
            best = slot
    return best


def urge(g: HeroesState, slot: i64) -> i64:
    """How much a slot wants a card."""
    return SLOT_URGE[slot] - 2 * g.slot_size(g.decider, slot)
