"""Determinising what another is planning: of an invasion or a payment nothing is told before its last step (AHA-63).

An invasion in the making becomes another that leads to the same step: other target, Alices to turn and tokens named.
All that decides which of them are legal lies open. Who watches does see how often the seat is asked. So these are
taken as known and stay: how many Alices and how many tokens have been named, and whether there was a choice of ways.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.alicematic_heroes.pieces import bank
from wabe.games.alicematic_heroes.table.layout import PLACES, TOKENS, WILD
from wabe.games.alicematic_heroes.table.step_ids import (
    BY_JET,
    DISCARD_ID,
    HOW_ID,
    PAY_TOKENS,
    TURN_DOWN_ID,
)
from wabe.games.alicematic_heroes.turn import invasion, plan
from wabe.kernel.ints import Ints, zeros

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState


class Invasion:
    """What everybody can tell of the invasion that is being planned.

    Fields:
        step: the one that asks.
        alices, tokens: how many have been named.
        had_choice: whether there was more than one way to carry it out.
    """

    def __init__(self, g: HeroesState) -> None:
        self.g = g
        self.seat = g.active
        self.step = g.top_id()
        self.alices = plan.count_bits(g.turned)
        self.tokens = named_tokens(g)
        self.had_choice = is_choice(plan.ways(g, g.active, g.target, g.turned))

    def redraw(self) -> None:
        """Plan it anew: as all is gone through in random order, at the latest the true one is found."""
        g = self.g
        spaces = zeros(g.board.spaces)
        for space in range(g.board.spaces):
            spaces[space] = space
        g.shuffle(spaces)
        for index in range(g.board.spaces):
            g.target = spaces[index]
            g.turned = 0
            if plan.is_possible(g, self.seat, g.target, 0) and self.turn(self.alices):
                return

    def turn(self, left: i64) -> bool:
        """Name so many more Alices; False if that cannot lead to the step."""
        if left == 0:
            return self.fits()
        g = self.g
        places = zeros(PLACES)
        found = self.may_turn(places)
        order = shuffled(g, places, found)
        for index in range(found):
            g.turned |= 1 << order[index]
            if self.turn(left - 1):
                return True
            g.turned &= ~(1 << order[index])
        return False

    def may_turn(self, places: Ints) -> i64:
        """Fill in the places of the Alices that may be named next; their number."""
        g = self.g
        found: i64 = 0
        for place in range(PLACES):
            turned = g.turned | 1 << place
            if invasion.can_turn(g, self.seat, place) and plan.is_possible(g, self.seat, g.target, turned):
                places[found] = place
                found += 1
        return found

    def fits(self) -> bool:
        """Whether the plan leads to the step, and the seat is asked there; then the tokens are named too."""
        g = self.g
        found = plan.ways(g, self.seat, g.target, g.turned)
        if self.step == TURN_DOWN_ID:
            return self.may_turn(zeros(PLACES)) + (1 if found else 0) > 1
        if is_choice(found) != self.had_choice:
            return False
        if self.step == HOW_ID:
            return True
        if self.step == DISCARD_ID:
            return bool(found >> BY_JET & 1)
        return bool(found >> PAY_TOKENS & 1) and self.fits_payment()

    def fits_payment(self) -> bool:
        """Whether the colours of so many tokens are asked for; if so, some are named."""
        g = self.g
        row = plan.row_without(g, self.seat, g.turned)
        if not g.has_flag(row, WILD):
            return False
        red = plan.military_short(g, self.seat, g.target, row, g.turned)
        return name_tokens(g, red + plan.mobility_short(g, self.seat, g.target, row), self.tokens)


def is_choice(ways: i64) -> bool:
    """Whether there is more than one way."""
    return plan.count_bits(ways) > 1


def named_tokens(g: HeroesState) -> i64:
    """How many tokens are set aside."""
    return g.to_pay(0) + g.to_pay(1) + g.to_pay(2)


def name_tokens(g: HeroesState, price: i64, number: i64) -> bool:
    """With `pay` on top: set aside so many tokens of that price, of random colours, and let the next be asked for.

    False, and nothing set aside, if nobody would be asked.
    """
    bank.keep_all(g)
    return price > number and name_more(g, price, number, 0)


def name_more(g: HeroesState, left: i64, number: i64, first: i64) -> bool:
    """The same from a colour on, with so many left to pay."""
    colours = zeros(TOKENS)
    found: i64 = 0
    for token in range(first, TOKENS):
        if bank.not_set_aside(g, g.active, token) > 0 and bank.not_set_aside_from(g, g.active, token) >= left:
            colours[found] = token
            found += 1
    if number == 0:
        if found > 1:
            g.depth -= 1
            g.push(bank.PAY, bank.LEFT.put(left) | bank.FIRST.put(first))
        return found > 1
    order = shuffled(g, colours, found)
    for index in range(found):
        token = order[index]
        g.set_to_pay(token, g.to_pay(token) + 1)
        if name_more(g, left - 1, number - 1, token):
            return True
        g.set_to_pay(token, g.to_pay(token) - 1)
    return False


def shuffled(g: HeroesState, numbers: Ints, count: i64) -> Ints:
    """The first so many numbers in random order."""
    some = numbers[:count]
    g.shuffle(some)
    return some
