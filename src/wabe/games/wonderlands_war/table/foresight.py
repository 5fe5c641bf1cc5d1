"""What those have in hand who ask chips and cards what comes of them: a `Hand` of facts, a `Judge` of what is good."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wabe.games.wonderlands_war.table.chips import ALLY_TYPES, STRONG, WEAK, ally_kind, is_faction
from wabe.games.wonderlands_war.table.layout import KINDS
from wabe.kernel.ints import Ints

# VP that things are worth by and large, to a judge and to the effects that he asks.
SHARD: Final = 1.0
USED: Final = 0.5  # an effect that costs nothing
RETURNED: Final = 0.12  # each Strength of a chip that goes back to the bag
UNIT_HERE: Final = 0.6  # a unit more in the Region of the battle
POISON_GIVEN: Final = 1.0  # a Poison in another's bag
LEAST: Final = 0.02  # better than nothing


class Hand:
    """One player of a battle, some draws ahead: plain numbers. `odds.forecast` makes them and draws.

    Fields:
        bag: chips in the bag by kind, `size` of them; back: those that a refresh returns, by kind.
        active: Active chips by kind, `placed` of them; last: the kind placed last, -1 for none.
        units, shield, track (chips on the Madness track), strength, traps (Mousetraps not yet used), shards.
        guards: units that are lost before Supporters; supporters; anger: Strength for one lost to Madness if behind.
        doubling, extra, lowered: as the marks of a battle.
        mad: Madness and Poison chips drawn in this battle.
        ahead: the highest Strength of an opponent; richest: the most Shards of one.
        bust: whether no unit is left.
    """

    bag: Ints
    back: Ints
    active: Ints
    size: i64
    placed: i64
    last: i64
    units: i64
    guards: i64
    supporters: i64
    anger: i64
    shield: bool
    track: i64
    strength: i64
    traps: i64
    doubling: bool
    extra: i64
    lowered: i64
    mad: i64
    ahead: i64
    shards: i64
    richest: i64
    bust: bool

    def active_allies(self, ally_type: i64) -> i64:
        """Active chips of a type of Ally."""
        return self.active[ally_kind(ally_type, WEAK)] + self.active[ally_kind(ally_type, STRONG)]

    def active_of_types(self, types: i64) -> i64:
        """Active chips of some types of Allies (bit mask)."""
        total: i64 = 0
        for ally_type in range(ALLY_TYPES):
            if types >> ally_type & 1:
                total += self.active_allies(ally_type)
        return total

    def active_factions(self) -> i64:
        """Active Faction chips, Artifacts included."""
        total: i64 = 0
        for kind in range(KINDS):
            if is_faction(kind):
                total += self.active[kind]
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A seat that thinks about what an effect would bring it, in VP; `mind` has the answers."""

    def stronger(self, count: i64) -> float:
        """So much more Strength on this draw."""
        raise NotImplementedError(type(self).__name__)

    def standing_on(self, space: i64) -> float:
        """The own tracker on this space."""
        raise NotImplementedError(type(self).__name__)

    def more_units(self, region: i64, units: i64, strength: i64) -> float:
        """So many own units, and so much Strength, more in a Region."""
        raise NotImplementedError(type(self).__name__)

    def is_to_come(self, region: i64) -> bool:
        """Whether a Region is still to be fought over in this Round."""
        raise NotImplementedError(type(self).__name__)

    def chip_strength(self, kind: i64) -> float:
        """The Strength (no VP) that a chip in the bag is worth, its abilities included."""
        raise NotImplementedError(type(self).__name__)

    def threat(self, other: i64) -> float:
        """How much better it is to hurt this player than somebody who is no danger."""
        raise NotImplementedError(type(self).__name__)

    def hand(self) -> Hand:
        """The own hand (no VP), as the battle stands."""
        raise NotImplementedError(type(self).__name__)
