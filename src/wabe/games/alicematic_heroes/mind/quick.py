"""A sensible action in a hurry, for play-outs: a few candidates judged by the cheapest of measures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.mind import worth
from wabe.games.alicematic_heroes.pieces.kingdom import is_live
from wabe.games.alicematic_heroes.table.cards import YELLOW, YELLOW_TOKEN
from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.games.alicematic_heroes.table.step_ids import (
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
from wabe.games.alicematic_heroes.turn import plan

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

CANDIDATES: Final = 5
KEEP_ALL: Final = 0  # of a mulligan: no card is given back
DREAMY: Final = 0.3  # of what she would be worth: an Alice that cannot be summoned now, face down


def quick_action(g: HeroesState) -> i64:
    """A sensible action of the seat that decides."""
    step = g.top_id()
    if step == CHOOSE_TARGET_ID:
        return some_target(g)
    if step == PLACE_CARD_ID:
        return best_place(g)
    if step == CHOOSE_CARD_ID:
        return best_card(g)
    if step == HOW_ID:
        return last_offer(g)  # the ways stand in the order of what they bring
    if step == TURN_DOWN_ID:
        last = last_offer(g)
        return last if last == NO_PLACE else any_offer(g)
    if step == MULLIGAN_ID:
        return KEEP_ALL
    return any_offer(g)


def last_offer(g: HeroesState) -> i64:
    """The last legal action: where there is one beside the others, it stands there."""
    return g.offers[g.offered - 1]


def any_offer(g: HeroesState) -> i64:
    """Any legal action."""
    return g.offers[g.below(g.offered)]


def some_target(g: HeroesState) -> i64:
    """The best of a few targets."""
    effects, time = worth.acting_on_success(g, g.decider), worth.time_left(g)
    best = any_offer(g)
    highest = quick_worth(g, best, effects, time, 0.0)
    for _other in range(CANDIDATES - 1):
        space = any_offer(g)
        if space == best:
            continue
        value = quick_worth(g, space, effects, time, highest)
        if value > highest:
            best, highest = space, value
    return best


def quick_worth(g: HeroesState, space: i64, effects: list[Effect], time: float, least: float) -> float:
    """What an invasion brings, payment apart; what a success would, where even that is no more than `least`."""
    if space == NO_SPACE:
        return 0.0
    seat = g.decider
    value = worth.gain_worth(g, effects, seat, space, time) + worth.ground_worth(g, seat, space, time)
    if 0.0 <= value <= least:
        return value
    return worth.ATTACK_SHARE * value if plan.is_attack_all(g, seat, space) else value


def best_card(g: HeroesState) -> i64:
    """The Alice that promises most if she can be summoned now; else a card that is missed least."""
    time = worth.time_left(g)
    best = g.offers[0]
    highest = summon_value(g, best, time)
    for index in range(1, g.offered):
        value = summon_value(g, g.offers[index], time)
        if value > highest:
            best, highest = g.offers[index], value
    return best


def summon_value(g: HeroesState, kind: i64, time: float) -> float:
    """What playing the card brings, the slot apart."""
    seat = g.decider
    value = worth.alice_worth(time)
    if not is_live(g, seat, kind):
        value += worth.effect_worth(g, seat, kind, time)
    within = g.content.cost[kind] <= g.slot_size(seat, YELLOW) + g.tokens(seat, YELLOW_TOKEN)
    if within and g.has_room(seat, g.content.colour[kind]):
        return value + slot_gain(g, seat, g.content.colour[kind], time)
    return -DREAMY * value


def best_place(g: HeroesState) -> i64:
    """Summon whom one can; a Commoner goes where a card is missed most."""
    best = last_offer(g)
    if best == SUMMONED:
        return best
    time = worth.time_left(g)
    highest = slot_gain(g, g.decider, best, time)
    for index in range(g.offered - 1):
        value = slot_gain(g, g.decider, g.offers[index], time)
        if value > highest:
            best, highest = g.offers[index], value
    return best


def slot_gain(g: HeroesState, seat: i64, slot: i64, time: float) -> float:
    """What one more card in a slot with room is worth."""
    size = g.slot_size(seat, slot)
    return worth.slot_worth(slot, size + 1, time) - worth.slot_worth(slot, size, time)
