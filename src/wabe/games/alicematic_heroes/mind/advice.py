"""Sound rules of thumb for every decision: the greedy bot, and priors of the searching one.

What a seat draws is not known beforehand: positions are judged by how many cards a hand has, never by which were drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.mind import worth
from wabe.games.alicematic_heroes.mind.aims import NOT_AT_ALL, Aims
from wabe.games.alicematic_heroes.mind.ground import Ground
from wabe.games.alicematic_heroes.pieces.deck import hand_of
from wabe.games.alicematic_heroes.pieces.kingdom import is_live
from wabe.games.alicematic_heroes.pieces.terrain import keep_distances
from wabe.games.alicematic_heroes.table.cards import YELLOW, YELLOW_TOKEN
from wabe.games.alicematic_heroes.table.layout import FLAGS, TILE_SPACES
from wabe.games.alicematic_heroes.table.step_ids import (
    CHOOSE_CARD_ID,
    CHOOSE_TARGET_ID,
    COPY_ID,
    DISCARD_ID,
    HOW_ID,
    KEEP_ID,
    MULLIGAN_ID,
    NO_KIND,
    NO_SEAT,
    PAY_ID,
    PLACE_CARD_ID,
    PLACE_CITY_ID,
    SUMMONED,
    TAKE_ID,
    TURN_DOWN_ID,
)
from wabe.games.alicematic_heroes.turn import politics, scoring

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

NOT_YET: Final = -1e9
FAR: Final = 0.6  # for each Dream Power that an Alice in hand still lacks
IN_HAND: Final = 0.5  # of what an Alice is worth once she is summoned
KEPT: Final = 0.55  # of what an Alice is worth in play, for one in the hand that a play begins with
UNKNOWN_CARD: Final = 1.5  # one that is drawn instead
SECOND_COPY: Final = 1.7
SECOND_OF_COLOUR: Final = 0.3
HARM: Final = 0.01  # for each VP of the victim
WAY: Final = 0.3  # each side that a start City's tile shares with another tile's space
RIVAL: Final = 1.1
SHARED: Final = 1.0  # a City with room for several: a rival may come yet
TOO_NEAR: Final = 1.8  # on a tile beside the seat's other City


def advise(g: HeroesState, seat: i64) -> list[float]:
    """The worth of each legal action of a seat in VP, in the order of `legal_actions`."""
    judge = Judge(g, seat)
    return [judge.judged(action) for action in g.legal_actions(seat)]


class Judge:
    """What the actions of one decision are worth to a seat."""

    def __init__(self, g: HeroesState, seat: i64) -> None:
        self.g = g
        self.seat = seat
        self.time = worth.time_left(g)
        self.ground = Ground(g, seat, self.time)
        self.aims = Aims(g, seat, self.time, self.ground)
        self.commoner = NOT_YET
        keep_distances(g, seat, g.power(seat, FLAGS))

    def judged(self, action: i64) -> float:
        """The worth of one action."""
        g, seat, time = self.g, self.seat, self.time
        step = g.top_id()
        if step == MULLIGAN_ID:
            return mulligan_worth(g, seat, action)
        if step == PLACE_CITY_ID:
            return city_worth(g, seat, action)
        if step == CHOOSE_CARD_ID:
            return self.card(action)
        if step == KEEP_ID:
            return 0.0 if action == NO_KIND else 0.1 + potential(g, seat, action, time)
        if step == TAKE_ID:
            return self.after(g, action) + harm(g, action)
        return self.in_invasion(step, action)

    def in_invasion(self, step: i64, action: i64) -> float:
        """The worth of an action that plans an invasion; of all others by what the position is worth after them."""
        g, seat, time = self.g, self.seat, self.time
        if step == DISCARD_ID:
            return -potential(g, seat, action, time)
        if step not in (CHOOSE_TARGET_ID, TURN_DOWN_ID, HOW_ID):
            return self.after(g, action)
        if step == CHOOSE_TARGET_ID:
            return self.aims.target(action)
        if step == TURN_DOWN_ID:
            return self.aims.turning(action)
        return self.aims.way(g.target, action, g.turned, self.aims.success(g.target))

    def card(self, kind: i64) -> float:
        """The best that can be made of playing this card, less what it would still promise in hand."""
        g, seat = self.g, self.seat
        if self.commoner == NOT_YET:
            self.commoner = self.as_commoner(kind)
        best = self.commoner
        if politics.can_summon(g, seat, kind):
            twin = g.clone()
            twin.act(seat, kind)
            best = max(best, self.after(twin, SUMMONED))
        return best - potential(g, seat, kind, self.time)

    def as_commoner(self, kind: i64) -> float:
        """The best that can be made of any card face down: her owner alone knows who lies there."""
        twin = self.g.clone()
        twin.act(self.seat, kind)
        if twin.top_id() != PLACE_CARD_ID:
            return self.outlook(twin)
        best = NOT_AT_ALL
        for index in range(twin.offered):
            if twin.offers[index] != SUMMONED:
                best = max(best, self.after(twin, twin.offers[index]))
        return best

    def after(self, g: HeroesState, action: i64) -> float:
        """What a position is worth after an action, and after what it leads to before an invasion."""
        twin, seat = g.clone(), self.seat
        twin.act(seat, action)
        while twin.decider == seat and twin.top_id() in (PAY_ID, KEEP_ID, COPY_ID):
            twin.act(seat, likely(twin, seat, self.time))
        return self.outlook(twin)

    def outlook(self, g: HeroesState) -> float:
        """What a position is worth to the seat, with the best invasion where one is to be chosen."""
        seat, time = self.seat, self.time
        value = float(g.all_vp(seat)) + worth.kingdom_worth(g, seat, time)
        if g.decider == seat and g.top_id() == CHOOSE_TARGET_ID:
            value += Aims(g, seat, time, self.ground).best()
        return value


# --- before the game ------------------------------------------------------------------------------------------


def mulligan_worth(g: HeroesState, seat: i64, given: i64) -> float:
    """Alices with much to bring stay, whatever they cost, and rather of many colours. AH-07, AH-87.

    The numbers follow a regression of the final scores of games with any mulligans (docs/experiments.md).
    """
    hand = hand_of(g, seat)
    value, before = 0.0, NO_KIND
    for index in range(len(hand)):
        if given >> index & 1:
            value += UNKNOWN_CARD
        else:
            value += kept_worth(g, seat, hand[index]) - likeness(g, before, hand[index])
            before = hand[index]
    return value


def kept_worth(g: HeroesState, seat: i64, kind: i64) -> float:
    """An Alice in the hand that a play begins with."""
    return KEPT * alice_worth(g, seat, kind, worth.time_left(g))


def likeness(g: HeroesState, before: i64, kind: i64) -> float:
    """What she is worth less beside the card before her in the order of kinds, if there is one."""
    if before == kind:
        return SECOND_COPY
    return SECOND_OF_COLOUR if before != NO_KIND and g.content.colour[before] == g.content.colour[kind] else 0.0


def city_worth(g: HeroesState, seat: i64, city: i64) -> float:
    """Many ways to go on, few rivals, apart from the other one; never twice the same. AH-10, AH-12.

    The numbers follow a regression as well; how hard the land around is to take says nothing there.
    """
    value = WAY * float(ways_out(g, city)) - rivalry(g, city) - nearness(g, seat, city)
    return value + (NOT_AT_ALL if g.holds(seat, city) else 0.0)


def ways_out(g: HeroesState, city: i64) -> i64:
    """Sides between the spaces of a City's tile and those of other tiles."""
    count: i64 = 0
    for side in range(g.board.first_side[city], g.board.first_side[city + TILE_SPACES]):
        if g.board.neighbours[side] // TILE_SPACES != city // TILE_SPACES:
            count += 1
    return count


def rivalry(g: HeroesState, city: i64) -> float:
    """What those who are in a City, or may come, take from it."""
    return RIVAL * float(g.tokens_on(city)) + (SHARED if g.board.spots[city] > 1 else 0.0)


def nearness(g: HeroesState, seat: i64, city: i64) -> float:
    """What a City loses by one of the seat's own on a tile beside it."""
    for side in range(g.board.first_side[city], g.board.first_side[city + TILE_SPACES]):
        other = g.board.neighbours[side] // TILE_SPACES * TILE_SPACES
        if other != city and g.holds(seat, other):
            return TOO_NEAR
    return 0.0


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
    if not effect.stacks and is_live(g, seat, kind):
        return 0.0
    drawn = float(effect.cards)
    return worth.effect_worth(g, seat, kind, time) + worth.card_worth(g, seat, time) * drawn


def likely(g: HeroesState, seat: i64, time: float) -> i64:
    """What the seat will do about a payment, about cards looked at, or whom a Wiccan copies."""
    best = g.offers[0]
    if g.top_id() == COPY_ID:
        for index in range(g.offered):
            kind = g.offers[index]
            if kind != NO_KIND and alice_worth(g, seat, kind, time) > alice_worth(g, seat, best, time):
                best = kind
    return best


def harm(g: HeroesState, victim: i64) -> float:
    """What it is worth that tokens are taken from just this player: the more, the farther ahead."""
    return 0.0 if victim == NO_SEAT else HARM * float(scoring.total(g, victim))
