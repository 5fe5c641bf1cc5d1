"""What the advice on an action is made of: VP gained, the kingdom, what an invasion brings and costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.mind import advice, tiles, worth
from wabe.games.alicematic_heroes.mind.aims import CHEAPEST, NOT_AT_ALL, Aims, price
from wabe.games.alicematic_heroes.mind.ground import Ground
from wabe.games.alicematic_heroes.pieces import terrain
from wabe.games.alicematic_heroes.pieces.deck import hand_of
from wabe.games.alicematic_heroes.table.cards import CITY
from wabe.games.alicematic_heroes.table.layout import PLACES, SLOTS, TILE_SPACES
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
    NO_SPACE,
    OUTRIGHT,
    PAY_ID,
    PLACE_CARD_ID,
    PLACE_CITY_ID,
    TAKE_ID,
    TURN_DOWN_ID,
)
from wabe.games.alicematic_heroes.turn import bonus, plan, scoring
from wabe.kernel.reasons import Reasons

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

NEVER: Final = -1000.0
PROMISED: Final = 0.1  # of a card kept, whatever she promises


def reasons(g: HeroesState, seat: i64, action: i64) -> Reasons:
    """The terms of `advise` on one action of a seat."""
    time, step, told = worth.time_left(g), g.top_id(), Reasons()
    if step == MULLIGAN_ID:
        tell_mulligan(told, g, seat, action)
    elif step == PLACE_CITY_ID:
        tell_city(told, g, seat, action)
    elif step == CHOOSE_CARD_ID:
        tell_card(told, g, seat, action, time)
    elif step == KEEP_ID:
        told.add("card", 0.0 if action == NO_KIND else PROMISED + advice.potential(g, seat, action, time))
    elif step == TAKE_ID:
        tell_after(told, g, seat, action, time)
        told.add("leader", advice.harm(g, action))
    else:
        tell_invasion(told, g, seat, step, action, time)
    return told


def tell_invasion(told: Reasons, g: HeroesState, seat: i64, step: i64, action: i64, time: float) -> None:
    """The terms of an action that plans an invasion; of all others by the position after them."""
    if step == CHOOSE_TARGET_ID:
        tell_target(told, g, seat, action, time)
    elif step == TURN_DOWN_ID:
        tell_turning(told, g, seat, action, time)
    elif step == HOW_ID:
        tell_way(told, g, seat, g.target, action, g.turned, time)
    elif step == DISCARD_ID:
        told.add("card", -advice.potential(g, seat, action, time))
    else:
        tell_after(told, g, seat, action, time)


# --- before the game --------------------------------------------------------------------------------------------------


def tell_mulligan(told: Reasons, g: HeroesState, seat: i64, given: i64) -> None:
    """Cards that stay, and those that come for the others."""
    hand, before = hand_of(g, seat), NO_KIND
    for index in range(len(hand)):
        if given >> index & 1:
            told.add("drawn", advice.UNKNOWN_CARD)
        else:
            told.add("kept", advice.kept_worth(g, seat, hand[index]))
            told.add("alike", -advice.likeness(g, before, hand[index]))
            before = hand[index]


def tell_city(told: Reasons, g: HeroesState, seat: i64, city: i64) -> None:
    """Ways, rivals and the other City of a start City."""
    told.add("centre", advice.WAY * float(advice.ways_out(g, city)))
    told.add("rivals", -advice.rivalry(g, city))
    told.add("apart", -advice.nearness(g, seat, city))
    told.add("twice", NOT_AT_ALL if g.holds(seat, city) else 0.0)


# --- Politics ---------------------------------------------------------------------------------------------------------


def tell_card(told: Reasons, g: HeroesState, seat: i64, kind: i64, time: float) -> None:
    """The best that can be made of playing a card, less what it would still promise in hand."""
    twin = g.clone()
    twin.act(seat, kind)
    told.add("card", -advice.potential(g, seat, kind, time))
    if twin.top_id() != PLACE_CARD_ID:
        tell_outlook(told, twin, seat, time)
        return
    best, found = NEVER, Reasons()
    for action in twin.legal_actions():
        one = Reasons()
        tell_after(one, twin, seat, action, time)
        if one.total() > best:
            best, found = one.total(), one
    told.mix(found, 1.0)


def tell_after(told: Reasons, g: HeroesState, seat: i64, action: i64, time: float) -> None:
    """The position after an action, and after what it leads to before an invasion."""
    twin = g.clone()
    twin.act(seat, action)
    while twin.decider == seat and twin.top_id() in (PAY_ID, KEEP_ID, COPY_ID):
        twin.act(seat, advice.likely(twin, seat, time))
    tell_outlook(told, twin, seat, time)


def tell_outlook(told: Reasons, g: HeroesState, seat: i64, time: float) -> None:
    """A position, with the best invasion where one is to be chosen."""
    told.add("vp", float(g.all_vp(seat)))
    tell_kingdom(told, g, seat, time)
    if g.decider == seat and g.top_id() == CHOOSE_TARGET_ID:
        aims, best, target = aims_of(g, seat, time), NEVER, NO_SPACE
        for space in g.legal_actions():
            value = aims.target(space)
            if value > best:
                best, target = value, space
        tell_target(told, g, seat, target, time)


def tell_kingdom(told: Reasons, g: HeroesState, seat: i64, time: float) -> None:
    """Alices, slots, effects, tokens and hand (`worth.kingdom_worth`)."""
    told.add("alices", worth.alice_worth(time) * float(g.alices(seat)))
    if time < worth.LAST_PART:
        told.add("slots", (1.0 - time / worth.LAST_PART) * float(scoring.slots_vp(g, seat)))
    for slot in range(SLOTS):
        told.add("slots", worth.slot_worth(slot, g.slot_size(seat, slot), time))
    for place in range(PLACES):
        kind = g.acting(seat, place)
        if kind >= 0:
            told.add("effects", worth.effect_worth(g, seat, kind, time))
    for token in range(len(worth.TOKEN_LATER)):
        told.add("tokens", time * worth.TOKEN_LATER[token] * float(g.tokens(seat, token)))
    playable = min(g.hand_size(seat), worth.turns_left(g, seat))
    told.add("hand", worth.at(worth.CARD_NOW, worth.CARD_LATER, time) * float(playable))
    told.add("hand", worth.SPARE_CARD * time * float(g.hand_size(seat) - playable))


# --- Invasion ---------------------------------------------------------------------------------------------------------


def aims_of(g: HeroesState, seat: i64, time: float) -> Aims:
    """The judge of invasions in this position."""
    return Aims(g, seat, time, Ground(g, seat, time))


def tell_target(told: Reasons, g: HeroesState, seat: i64, space: i64, time: float) -> None:
    """The best that an invasion of a space can bring."""
    if space == NO_SPACE:
        return
    found = plan.ways(g, seat, space, 0)
    if found == 0:
        tell_success(told, g, seat, space, 1.0, time)
        told.add("alices", -2.0 * (worth.alice_worth(time) + time))
    else:
        tell_best_way(told, g, seat, space, found, 0, time)


def tell_best_way(told: Reasons, g: HeroesState, seat: i64, space: i64, found: i64, turned: i64, time: float) -> None:
    """The best of these ways."""
    aims, best, chosen = aims_of(g, seat, time), NOT_AT_ALL, -1
    success = aims.success(space)
    for way in range(FINISH + 1):
        if found >> way & 1:
            value = aims.way(space, way, turned, success)
            if value > best:
                best, chosen = value, way
    if chosen >= 0:
        tell_way(told, g, seat, space, chosen, turned, time)
    else:
        told.add("worth", best)


def tell_way(told: Reasons, g: HeroesState, seat: i64, space: i64, way: i64, turned: i64, time: float) -> None:
    """What an invasion brings in this way, and what it costs."""
    if way == FINISH:
        tell_success(told, g, seat, space, 1.0 - worth.ATTACK_SHARE, time)
    elif way == ATTACK_ONLY:
        tell_success(told, g, seat, space, worth.ATTACK_SHARE if worth.turns_left(g, seat) > 0 else 0.0, time)
    else:
        tell_success(told, g, seat, space, 1.0, time)
        if way == BY_JET:
            told.add("hand", -worth.card_worth(g, seat, time) - CHEAPEST * time)
        elif way != OUTRIGHT:
            told.add("tokens", -price(g, seat, space, turned) * time)


def tell_success(told: Reasons, g: HeroesState, seat: i64, space: i64, share: float, time: float) -> None:
    """Bonus, effects, land and majorities of a success that counts with this share (`worth.success_worth`)."""
    kind = g.board.kind[space]
    robbed = worth.robbed_of(g, space)
    won = float(bonus.bonus_size(g, seat, space, robbed >= 0)) * worth.unit_worth(g, seat, kind, time)
    told.add("bonus", share * won)
    told.add("effects", share * (worth.gain_worth(g, worth.acting_on_success(g, seat), seat, space, time) - won))
    land = worth.at(worth.SPACE_NOW, worth.SPACE_LATER, time)
    land += worth.AROUND_FOREST * float(g.board.forests[space]) * time
    if kind != CITY and not terrain.touches_connected(g, seat, space):
        land += worth.LOOSE * time
    told.add("land", share * land)
    tell_majority(told, g, seat, space, robbed, share, time)


def tell_majority(told: Reasons, g: HeroesState, seat: i64, space: i64, robbed: i64, share: float, time: float) -> None:
    """What the tile will pay the seat, and what the others lose there (`worth.majority_worth`)."""
    position = space // TILE_SPACES
    before = tiles.prospects(g, position, time)[seat]
    gained = tiles.prospects_after(g, position, time, seat, robbed, g.board.kind[space] == CITY)[seat] - before
    told.add("majority", share * gained)
    told.add("denied", share * (worth.majority_worth(g, seat, space, time) - gained))


def tell_turning(told: Reasons, g: HeroesState, seat: i64, place: i64, time: float) -> None:
    """What turning an Alice makes possible, less herself."""
    turned = g.turned if place == NO_PLACE else g.turned | 1 << place
    found = plan.ways(g, seat, g.target, turned)
    if found:
        tell_best_way(told, g, seat, g.target, found, turned, time)
    else:
        tell_target(told, g, seat, g.target, time)
    if place != NO_PLACE:
        told.add("alices", -worth.alice_worth(time))
        kind = g.acting(seat, place)
        told.add("effects", -worth.effect_worth(g, seat, kind, time) if kind >= 0 else 0.0)
