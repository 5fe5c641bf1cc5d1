"""Sound rules of thumb for every decision: the greedy bot, and priors of the searching one.

What a seat draws is not known beforehand: positions are judged by how many cards a hand has, never by which were drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.mind import worth
from wabe.games.alicematic_heroes.pieces.deck import hand_of
from wabe.games.alicematic_heroes.table.board import SIDES
from wabe.games.alicematic_heroes.table.cards import CITY, GREEN_TOKEN, PLACES, RED_TOKEN, YELLOW, YELLOW_TOKEN
from wabe.games.alicematic_heroes.table.layout import TILE_SPACES
from wabe.games.alicematic_heroes.table.step_ids import (
    ATTACK_ONLY,
    BY_JET,
    CHOOSE_CARD_ID,
    CHOOSE_TARGET_ID,
    COPY_ID,
    DISCARD_ID,
    FINISH,
    HOW_ID,
    KEEP_ID,
    MULLIGAN_ID,
    NO_KIND,
    NO_PLACE,
    NO_SEAT,
    NO_SPACE,
    OUTRIGHT,
    PAY_ID,
    PLACE_CARD_ID,
    PLACE_CITY_ID,
    TAKE_ID,
    TURN_DOWN_ID,
)
from wabe.games.alicematic_heroes.turn import plan, scoring

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

NOT_AT_ALL: Final = -50.0
FAR: Final = 0.6  # for each Dream Power that an Alice in hand still lacks
IN_HAND: Final = 0.5  # of what an Alice is worth once she is summoned
UNKNOWN_CARD: Final = 0.75  # a card drawn, beside the cards of a mulligan
KEPT: Final = [1.25, 1.15, 0.95, 0.6, 0.35, 0.2, 0.1, 0.1, 0.1, 0.1]  # a card of a mulligan, by her cost
SECOND_COPY: Final = 0.5
CHEAPEST: Final = 0.5  # what the least wanted card promises
EASY: Final = [1.0, 0.9, 0.6, 0.3, 0.15, 0.0, 0.0]  # land beside a start City, by its difficulty
HARM: Final = 0.01  # for each VP of the victim
CROWDED: Final = 0.8
CENTRAL: Final = 0.03  # each side with land beyond it


def advise(g: HeroesState, seat: i64) -> list[float]:
    """The worth of each legal action of a seat in VP, in the order of `legal_actions`."""
    time = worth.time_left(g)
    return [judged(g, seat, action, time) for action in g.legal_actions(seat)]


def judged(g: HeroesState, seat: i64, action: i64, time: float) -> float:
    """The worth of one action."""
    step = g.top_step().id
    if step == MULLIGAN_ID:
        return mulligan_worth(g, seat, action)
    if step == PLACE_CITY_ID:
        return city_worth(g, seat, action)
    if step == CHOOSE_CARD_ID:
        return card_worth(g, seat, action, time)
    if step == KEEP_ID:
        return 0.0 if action == NO_KIND else 0.1 + potential(g, seat, action, time)
    if step == TAKE_ID:
        return after(g, seat, action, time) + harm(g, action)
    return in_invasion(g, seat, step, action, time)


def in_invasion(g: HeroesState, seat: i64, step: i64, action: i64, time: float) -> float:
    """The worth of an action that plans an invasion; of all others by what the position is worth after them."""
    if step == CHOOSE_TARGET_ID:
        return target_worth(g, seat, action, time)
    if step == TURN_DOWN_ID:
        return turning_worth(g, seat, action, time)
    if step == HOW_ID:
        return way_worth(g, seat, g.target, action, g.turned, time)
    if step == DISCARD_ID:
        return -potential(g, seat, action, time)
    return after(g, seat, action, time)


# --- before the game ------------------------------------------------------------------------------------------


def mulligan_worth(g: HeroesState, seat: i64, given: i64) -> float:
    """Cheap and different Alices stay; dear ones and second copies are given back. AH-87."""
    hand = hand_of(g, seat)
    value = 0.0
    for index in range(len(hand)):
        if given >> index & 1:
            value += UNKNOWN_CARD
        else:
            value += KEPT[g.content.cost[hand[index]]]
            if index > 0 and hand[index] == hand[index - 1]:
                value -= SECOND_COPY
    return value


def city_worth(g: HeroesState, seat: i64, city: i64) -> float:
    """Easy land around it, few rivals, many ways to go on; not twice the same."""
    value = 0.0
    for space in range(city + 1, city + TILE_SPACES):
        if g.board.kind[space] < CITY:
            value += EASY[g.board.number[space]]
        for side in range(space * SIDES, (space + 1) * SIDES):
            if g.board.neighbours[side] >= 0:
                value += CENTRAL
    value -= CROWDED * float(g.tokens_on(city))
    return value + (NOT_AT_ALL if g.holds(seat, city) else 0.0)


# --- Politics -------------------------------------------------------------------------------------------------


def potential(g: HeroesState, seat: i64, kind: i64, time: float) -> float:
    """What an Alice in hand promises: her worth in play, less the farther she is from it. AH-17, AH-18, AH-88."""
    if not g.has_room(seat, g.content.colour[kind]):
        return 0.0
    lacking = g.content.cost[kind] - g.slot_size(seat, YELLOW) - g.tokens(seat, YELLOW_TOKEN)
    value = (worth.alice_worth(time) + alice_worth(g, seat, kind, time)) * IN_HAND
    while lacking > 0:
        value *= FAR
        lacking -= 1
    return value


def alice_worth(g: HeroesState, seat: i64, kind: i64, time: float) -> float:
    """What the effect of an Alice would be worth; nothing if the same one is live already. AH-25."""
    effect = g.content.effects[kind]
    for place in range(PLACES):
        if g.acting(seat, place) == kind and not effect.stacks:
            return 0.0
    drawn = float(effect.cards)
    return worth.effect_worth(g, seat, kind, time) + worth.card_worth(g, seat, time) * drawn


def card_worth(g: HeroesState, seat: i64, kind: i64, time: float) -> float:
    """The best that can be made of playing this card, less what it would still promise in hand."""
    twin = g.clone()
    twin.act(seat, kind)
    promised = potential(g, seat, kind, time)
    if twin.top_step().id != PLACE_CARD_ID:
        return outlook(twin, seat, time) - promised
    return max([after(twin, seat, action, time) for action in twin.legal_actions()]) - promised


def after(g: HeroesState, seat: i64, action: i64, time: float) -> float:
    """What the position is worth after an action, and after what it leads to before an invasion."""
    twin = g.clone()
    twin.act(seat, action)
    while twin.depth > 0 and twin.decider == seat and twin.top_step().id in (PAY_ID, KEEP_ID, COPY_ID):
        twin.act(seat, likely(twin, seat, time))
    return outlook(twin, seat, time)


def likely(g: HeroesState, seat: i64, time: float) -> i64:
    """What the seat will do about a payment, about cards looked at, or whom a Wiccan copies."""
    best = g.offers[0]
    if g.top_step().id == COPY_ID:
        for index in range(g.offered):
            kind = g.offers[index]
            if kind != NO_KIND and alice_worth(g, seat, kind, time) > alice_worth(g, seat, best, time):
                best = kind
    return best


def outlook(g: HeroesState, seat: i64, time: float) -> float:
    """What the position is worth to the seat, with the best invasion where one is to be chosen."""
    value = float(g.all_vp(seat)) + worth.kingdom_worth(g, seat, time)
    if g.depth > 0 and g.decider == seat and g.top_step().id == CHOOSE_TARGET_ID:
        value += max([target_worth(g, seat, space, time) for space in g.legal_actions()])
    return value


def harm(g: HeroesState, victim: i64) -> float:
    """What it is worth that tokens are taken from just this player: the more, the farther ahead."""
    return 0.0 if victim == NO_SEAT else HARM * float(scoring.total(g, victim))


# --- Invasion -------------------------------------------------------------------------------------------------


def target_worth(g: HeroesState, seat: i64, space: i64, time: float) -> float:
    """The best that an invasion of the space can bring."""
    if space == NO_SPACE:
        return 0.0
    found = plan.ways(g, seat, space, 0)
    if found == 0:  # only with Alices turned down
        return worth.success_worth(g, seat, space, time) - 2.0 * (worth.alice_worth(time) + time)
    return best_way(g, seat, space, found, 0, time)


def best_way(g: HeroesState, seat: i64, space: i64, found: i64, turned: i64, time: float) -> float:
    """The worth of the best of these ways."""
    best = NOT_AT_ALL
    for way in range(FINISH + 1):
        if found >> way & 1:
            best = max(best, way_worth(g, seat, space, way, turned, time))
    return best


def way_worth(g: HeroesState, seat: i64, space: i64, way: i64, turned: i64, time: float) -> float:
    """What an invasion brings when it is carried out in this way."""
    value = worth.success_worth(g, seat, space, time)
    if way in (OUTRIGHT, FINISH):
        return value + (worth.ATTACK_SHARE * -value if way == FINISH else 0.0)
    if way == ATTACK_ONLY:
        return worth.ATTACK_SHARE * value if worth.turns_left(g, seat) > 0 else 0.0
    if way == BY_JET:
        return value - worth.card_worth(g, seat, time) - CHEAPEST * time
    return value - price(g, seat, space, turned) * time


def price(g: HeroesState, seat: i64, space: i64, turned: i64) -> float:
    """What the tokens to be paid are worth."""
    row = plan.row_without(g, seat, turned)
    red = plan.military_short(g, seat, space, row, turned)
    green = plan.mobility_short(g, seat, space, row)
    return worth.TOKEN_LATER[RED_TOKEN] * float(red) + worth.TOKEN_LATER[GREEN_TOKEN] * float(green)


def turning_worth(g: HeroesState, seat: i64, place: i64, time: float) -> float:
    """Turning an Alice is worth what it makes possible, less herself."""
    turned = g.turned if place == NO_PLACE else g.turned | 1 << place
    found = plan.ways(g, seat, g.target, turned)
    value = best_way(g, seat, g.target, found, turned, time) if found else target_worth(g, seat, g.target, time)
    if place == NO_PLACE:
        return value
    kind = g.acting(seat, place)
    lost = worth.alice_worth(time)
    return value - (lost + worth.effect_worth(g, seat, kind, time) if kind >= 0 else lost)
