"""Conditions of Feats, judged at WW-O08: after the awards, before forging.

Each kind of the data is one small class; `margin` is what several of them look at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.pieces.tracker import is_symbol
from wabe.games.wonderlands_war.table.chips import TYPES, type_of
from wabe.games.wonderlands_war.table.foresight import Hand
from wabe.games.wonderlands_war.table.layout import (
    BUST,
    LEADER_SEEN,
    MADNESS_DRAWN,
    PLACE,
    POISON_DRAWN,
    SECOND,
    STATUS,
)
from wabe.games.wonderlands_war.table.on_cards import Feat

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState
    from wabe.kernel.data import Fields
from wabe.kernel.message import Message

MOST: Final = 99
MOST_VALUES: Final = 26
NO_MARGIN: Final = -1
RIGHT_MARGIN: Final = 0.35  # how often a win has the margin that is asked for
OPEN: Final = 0.3  # the chance of what a forecast cannot tell


class FinalStrengthIn(Feat):
    """The tracker ends on one of the values. WW-O24."""

    def __init__(self, fields: Fields) -> None:
        self.values = whole_numbers(fields, "values")

    def holds(self, g: WarState, seat: i64) -> bool:
        return int(g.strength(seat)) in self.values

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return sure(int(hand.strength) in self.values)

    def frequency(self) -> float:
        return 0.5


class ActiveChipCountIn(Feat):
    """The number of Active chips is one of the values. WW-X03."""

    def __init__(self, fields: Fields) -> None:
        self.values = whole_numbers(fields, "values")

    def holds(self, g: WarState, seat: i64) -> bool:
        return int(g.active_size(seat)) in self.values

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return sure(int(hand.placed) in self.values)

    def frequency(self) -> float:
        return 0.5


class LastActiveBaseStrengthIn(Feat):
    """The printed Strength of the rightmost Active chip is one of the values. WW-X01."""

    def __init__(self, fields: Fields) -> None:
        self.values = whole_numbers(fields, "values")

    def holds(self, g: WarState, seat: i64) -> bool:
        size = g.active_size(seat)
        return size > 0 and int(g.content.strength[g.active_chip(seat, size - 1)]) in self.values

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return sure(hand.last >= 0 and int(g.content.strength[hand.last]) in self.values)

    def frequency(self) -> float:
        return 0.45


class ActiveTypesAtLeast(Feat):
    """So many types or more among the Active chips. WW-S17."""

    def __init__(self, fields: Fields) -> None:
        self.least: i64 = fields.whole("n", 1, TYPES)

    def holds(self, g: WarState, seat: i64) -> bool:
        return active_types(g, seat) >= self.least

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return OPEN

    def frequency(self) -> float:
        return 0.4


class FinishSecond(Feat):
    """A second-place award was gained, alone or shared. WW-O02, WW-O04."""

    def __init__(self, fields: Fields) -> None:
        pass

    def holds(self, g: WarState, seat: i64) -> bool:
        return g.mark(seat, PLACE) == SECOND

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return second

    def frequency(self) -> float:
        return 0.35


class OnForgeSymbol(Feat):
    """The tracker ends on a Forge symbol, not too low."""

    def __init__(self, fields: Fields) -> None:
        self.least: i64 = fields.whole("min_strength", 0, MOST)

    def holds(self, g: WarState, seat: i64) -> bool:
        strength = g.strength(seat)
        return strength >= self.least and is_symbol(g, strength)

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return sure(hand.strength >= self.least and is_symbol(g, hand.strength))

    def frequency(self) -> float:
        return 0.4


class WinByAtMost(Feat):
    """Won, with a margin of at most so much. WW-R16."""

    def __init__(self, fields: Fields) -> None:
        self.most: i64 = fields.whole("n", 0, MOST)

    def holds(self, g: WarState, seat: i64) -> bool:
        return 0 <= margin(g, seat) <= self.most

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return RIGHT_MARGIN * first

    def frequency(self) -> float:
        return 0.2


class WinByAtLeast(Feat):
    """Won, with a margin of at least so much. WW-R16."""

    def __init__(self, fields: Fields) -> None:
        self.least: i64 = fields.whole("n", 0, MOST)

    def holds(self, g: WarState, seat: i64) -> bool:
        return margin(g, seat) >= self.least

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return RIGHT_MARGIN * first

    def frequency(self) -> float:
        return 0.2


class NoMadnessDrawn(Feat):
    """Neither Madness nor Poison was drawn, shielded ones count as drawn; so many Active chips or more."""

    def __init__(self, fields: Fields) -> None:
        self.least: i64 = fields.whole("min_active", 0, MOST)

    def holds(self, g: WarState, seat: i64) -> bool:
        drawn = g.mark(seat, MADNESS_DRAWN) + g.mark(seat, POISON_DRAWN)
        return drawn == 0 and g.active_size(seat) >= self.least

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return sure(hand.mad == 0 and hand.placed >= self.least)

    def frequency(self) -> float:
        return 0.3


class MadnessDrawnAtLeast(Feat):
    """So many Madness chips or more were drawn, shielded ones and a Double counting one each."""

    def __init__(self, fields: Fields) -> None:
        self.least: i64 = fields.whole("n", 1, MOST)

    def holds(self, g: WarState, seat: i64) -> bool:
        return g.mark(seat, MADNESS_DRAWN) >= self.least

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return sure(hand.mad >= self.least)

    def frequency(self) -> float:
        return 0.35


class OpponentBust(Feat):
    """So many other participants or more have bust."""

    def __init__(self, fields: Fields) -> None:
        self.least: i64 = fields.whole("min", 1, MOST)

    def holds(self, g: WarState, seat: i64) -> bool:
        count: i64 = 0
        for other in range(g.players):
            if other != seat and g.mark(other, STATUS) == BUST:
                count += 1
        return count >= self.least

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return OPEN

    def frequency(self) -> float:
        return 0.3


class WithinOfOther(Feat):
    """Another participant who has not bust is at most so far away on the Battle track."""

    def __init__(self, fields: Fields) -> None:
        self.most: i64 = fields.whole("n", 0, MOST)

    def holds(self, g: WarState, seat: i64) -> bool:
        for other in range(g.players):
            if g.is_opponent(seat, other) and -self.most <= g.strength(seat) - g.strength(other) <= self.most:
                return True
        return False

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return OPEN

    def frequency(self) -> float:
        return 0.4


class UnitsLeftExactly(Feat):
    """Exactly so many own units are in the Region."""

    def __init__(self, fields: Fields) -> None:
        self.count: i64 = fields.whole("n", 1, MOST)

    def holds(self, g: WarState, seat: i64) -> bool:
        return g.units(seat, g.region) == self.count

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return sure(hand.units == self.count)

    def frequency(self) -> float:
        return 0.35


class WinWithoutLeader(Feat):
    """Won, and the own Leader was not there at any time of the battle."""

    def __init__(self, fields: Fields) -> None:
        pass

    def holds(self, g: WarState, seat: i64) -> bool:
        return g.has_won(seat) and g.mark(seat, LEADER_SEEN) == 0

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        return first if g.mark(seat, LEADER_SEEN) == 0 else 0.0

    def frequency(self) -> float:
        return 0.25


def sure(holds: bool) -> float:
    """The chance of what is certain."""
    return 1.0 if holds else 0.0


def whole_numbers(fields: Fields, name: str) -> list[int]:
    """A list of different whole numbers from 0 to `MOST`, one at least. Raises `BadData`."""
    value = fields.raw(name)
    wanted = Message("error-war-different-numbers", {"most": MOST})
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_VALUES:
        raise fields.wrong(name, wanted)
    if any(type(each) is not int or not 0 <= each <= MOST for each in value) or len(set(value)) < len(value):
        raise fields.wrong(name, wanted)
    return [int(each) for each in value]


def margin(g: WarState, seat: i64) -> i64:
    """How far ahead of the best other participant who has not bust the winner is; `NO_MARGIN` for all others.

    With nobody else standing: with 2 players over the Local Resistance, else there is none. WW-R16.
    """
    if not g.has_won(seat):
        return NO_MARGIN
    best: i64 = g.content.resistance[g.round - 1] if g.two else -1
    alone = True
    for other in range(g.players):
        if g.is_opponent(seat, other) and (alone or g.strength(other) > best):
            best = g.strength(other)
            alone = False
    return g.strength(seat) - best if best >= 0 else NO_MARGIN


def active_types(g: WarState, seat: i64) -> i64:
    """Number of types among the Active chips (WW-S17)."""
    found: i64 = 0
    for index in range(g.active_size(seat)):
        found |= 1 << type_of(g.active_chip(seat, index))
    count: i64 = 0
    while found:
        found &= found - 1
        count += 1
    return count


FEAT_KINDS: Final[dict[str, Callable[[Fields], Feat]]] = {
    "final_strength_in": FinalStrengthIn,
    "active_chip_count_in": ActiveChipCountIn,
    "last_active_base_strength_in": LastActiveBaseStrengthIn,
    "active_types_at_least": ActiveTypesAtLeast,
    "finish_second": FinishSecond,
    "on_forge_symbol": OnForgeSymbol,
    "win_by_at_most": WinByAtMost,
    "win_by_at_least": WinByAtLeast,
    "no_madness_drawn": NoMadnessDrawn,
    "madness_drawn_at_least": MadnessDrawnAtLeast,
    "opponent_bust": OpponentBust,
    "within_of_other": WithinOfOther,
    "units_left_exactly": UnitsLeftExactly,
    "win_without_leader": WinWithoutLeader,
}
