"""A player in a battle as further draws from the bag would leave them: the model behind the odds and the bots.

It knows the make-up of the bag and what chips and losses do to the own Strength, Shards and draws. Decisions are taken
so: a Shield is kept for the chip that would bust, Supporters are lost first, Card Soldiers are strengthened, and of
several chips the one is played that adds most. All else that is left to the owner is declined: units or chips that
come and go, trackers that are moved, Shards for Strength. The others are taken as they stand: neither what they draw
nor what the owner does to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.chips import (
    ChipStrengthSet,
    DoubleNextPlaced,
    ExtraDraw,
    ExtraDrawByStrength,
    ReturnOrMultiply,
)
from wabe.games.wonderlands_war.effects.final_strength import aura_on, is_immune
from wabe.games.wonderlands_war.effects.hooks import ally_effects, faction_effects, is_of_artifacts
from wabe.games.wonderlands_war.effects.losses import ReduceUnitLoss
from wabe.games.wonderlands_war.effects.moves import BringOrMultiply
from wabe.games.wonderlands_war.effects.others import ShardsTowardsStrength
from wabe.games.wonderlands_war.effects.strength import (
    BEHIND,
    OTHER_ONE_ACTIVE,
    BattleStrength,
    ChipStrength,
    ChipStrengthPer,
    ChipStrengthPerCreature,
    MendShieldOrStrength,
    StrengthPerActive,
    StrengthPerLoss,
)
from wabe.games.wonderlands_war.table.chips import (
    ARTIFACT,
    CARD_SOLDIER,
    CREATURE,
    DOUBLE_MADNESS,
    FIRST_TOOL,
    FLAMINGO,
    FORGE,
    KINDS,
    MADNESS,
    POISON,
    RED_ROOK,
    STANDEES,
    is_faction,
)
from wabe.games.wonderlands_war.table.layout import (
    ABILITIES,
    DOUBLING,
    EXTRA,
    LOWERED,
    MADNESS_DRAWN,
    MADNESS_SPACES,
    POISON_DRAWN,
    TRAPS_USED,
)
from wabe.games.wonderlands_war.table.on_cards import Effect
from wabe.games.wonderlands_war.war.losses import is_lost_first, passive, traps
from wabe.kernel.ints import Ints, zeros

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

NO_KIND: Final = -1


class Hand:
    """One player, some draws ahead.

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

    g: WarState
    seat: i64
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

    def copy(self) -> Hand:
        """An independent copy."""
        twin = Hand()
        twin.g, twin.seat = self.g, self.seat
        twin.bag, twin.back, twin.active = self.bag[:], self.back[:], self.active[:]
        twin.size, twin.placed, twin.last = self.size, self.placed, self.last
        twin.units, twin.guards, twin.supporters = self.units, self.guards, self.supporters
        twin.shield, twin.track, twin.strength, twin.traps = self.shield, self.track, self.strength, self.traps
        twin.doubling, twin.extra, twin.lowered = self.doubling, self.extra, self.lowered
        twin.mad, twin.anger, twin.bust = self.mad, self.anger, self.bust
        twin.ahead, twin.shards, twin.richest = self.ahead, self.shards, self.richest
        return twin

    def refresh(self) -> None:
        """Exhausted and Madness chips return to the bag (WW-B13, WW-B14)."""
        for kind in range(KINDS):
            self.bag[kind] += self.back[kind]
            self.size += self.back[kind]
            self.back[kind] = 0
        self.track = 0

    def take(self, kind: i64) -> None:
        """A chip is drawn and takes effect."""
        self.bag[kind] -= 1
        self.size -= 1
        self.extra = 0
        if kind >= MADNESS:
            self.mad += 1
            self.lowered = 0
            self.suffer(kind)
        else:
            self.play(kind)

    def suffer(self, kind: i64) -> None:
        """Madness or Poison: the Shield if it would bust, else units (WW-B09 to WW-B13, WW-B21)."""
        cost: i64 = 2 if kind == DOUBLE_MADNESS else 1
        saved: i64 = min(self.traps, cost) if kind != POISON else 0
        if self.shield and cost - saved >= self.units:
            self.shield = False
            self.bag[kind] += 1
            self.size += 1
            return
        self.traps -= saved
        self.units -= cost - saved
        self.bust = self.units <= 0
        if self.bust:
            return
        for _ in range(cost - saved):
            self.lose(kind)
        if kind != POISON:
            self.back[kind] += 1
            self.track += 1
            if self.track == MADNESS_SPACES:
                self.refresh()

    def lose(self, kind: i64) -> None:
        """A unit is lost without a bust: who comes first in the way, then Supporters; Engineer of War (WW-C08)."""
        if self.guards > 0:
            self.guards -= 1
        elif self.supporters > 0:
            self.supporters -= 1
            if kind != POISON and self.ahead > self.strength:
                self.strength = min(self.strength + self.anger, self.g.content.track_end)

    def play(self, kind: i64) -> None:
        """Any other chip: Strength, then its place on the Active track (WW-B15)."""
        self.strength = min(self.strength + self.gain(kind), self.g.content.track_end)
        self.lowered = 0
        self.doubling = False
        for effect in chip_effects(self.g, self.seat, kind):
            self.prepare(effect, kind)
        self.active[kind] += 1
        self.placed += 1
        self.last = kind

    def prepare(self, effect: Effect, kind: i64) -> None:
        """What a chip does to what comes after it."""
        if isinstance(effect, DoubleNextPlaced):
            self.doubling = True
        elif isinstance(effect, ExtraDraw):
            self.extra += effect.count
        elif isinstance(effect, ExtraDrawByStrength):
            self.extra += self.g.content.strength[kind]
        elif isinstance(effect, ReduceUnitLoss):
            self.traps += 1
        elif isinstance(effect, MendShieldOrStrength):
            self.shield = True
        elif isinstance(effect, ShardsTowardsStrength):
            self.shards = max(0, self.shards + effect.change(self.shards, self.g.content.strength[kind]))

    # --- Strength -------------------------------------------------------------------------------------------------

    def gain(self, kind: i64) -> i64:
        """What a chip adds to the tracker if it is played now (WW-C14); 0 for Madness and Poison."""
        if kind >= MADNESS:
            return 0
        strength: i64 = max(0, self.g.content.strength[kind] - self.lowered) + self.aura(kind)
        beside: i64 = 0
        for effect in chip_effects(self.g, self.seat, kind):
            strength = self.changed(effect, kind, strength)
            beside += self.beside(effect)
        if self.doubling and not is_immune(self.g, kind):
            strength *= 2
        return max(0, strength) + beside

    def aura(self, kind: i64) -> i64:
        """What Flamingo B makes a chip stronger."""
        return aura_on(self.g, kind) if self.of_type(FLAMINGO) > 0 else 0

    def changed(self, effect: Effect, kind: i64, strength: i64) -> i64:
        """The Strength of a chip after its own effect; choices are made for Strength."""
        if isinstance(effect, ReturnOrMultiply):
            return strength + effect.plus_one if self.g.plus_one else strength * effect.multiply
        if isinstance(effect, BringOrMultiply):
            return strength * effect.multiply
        if isinstance(effect, ChipStrength):
            return strength * effect.multiply + effect.add if self.holds(effect, kind) else strength
        if isinstance(effect, ChipStrengthSet):
            return effect.value + self.aura(kind) if self.of_type(RED_ROOK) > 0 else strength
        if isinstance(effect, ChipStrengthPerCreature):
            return strength + (effect.strong if kind & 1 else effect.weak) * self.of_type(CREATURE)
        if isinstance(effect, ChipStrengthPer):
            return strength + min(effect.most, effect.each * self.of_types(effect.types))
        if isinstance(effect, MendShieldOrStrength) and self.shield:
            return strength + effect.add
        return strength

    def beside(self, effect: Effect) -> i64:
        """Strength that an effect gives beside the chip."""
        if isinstance(effect, BattleStrength):
            return effect.amount if self.richest > self.shards else 0
        if isinstance(effect, StrengthPerActive):
            count: i64 = 0
            for kind in range(FORGE + 1, FIRST_TOOL):
                if is_faction(kind):
                    count += self.active[kind]
            return min(effect.most, effect.each * count)
        return 0

    def holds(self, effect: ChipStrength, kind: i64) -> bool:
        """Whether the condition of a change holds; trackers of others are taken as they stand."""
        if effect.condition == BEHIND:
            return self.ahead > self.strength
        if effect.condition == OTHER_ONE_ACTIVE:
            return self.active[kind] > 0
        return effect.holds(self.g, self.seat, kind)

    def of_type(self, ally_type: i64) -> i64:
        """Active chips of a type of Ally."""
        return self.active[2 * ally_type] + self.active[2 * ally_type + 1]

    def of_types(self, types: i64) -> i64:
        """Active chips of some types of Allies (bit mask)."""
        total: i64 = 0
        for ally_type in range(CARD_SOLDIER, CREATURE + 1):
            if types >> ally_type & 1:
                total += self.of_type(ally_type)
        return total


def hand_of(g: WarState, seat: i64) -> Hand:
    """A participant as the battle stands. Chips in hand, of a draw not yet played, count as in the bag."""
    hand = Hand()
    hand.g, hand.seat = g, seat
    hand.bag, hand.back, hand.active = zeros(KINDS), zeros(KINDS), zeros(KINDS)
    hand.size, hand.placed, hand.last = 0, g.active_size(seat), NO_KIND
    for kind in range(KINDS):
        hand.bag[kind] = g.in_bag(seat, kind)
        hand.back[kind] = g.exhausted(seat, kind)
    for index in range(g.held_size(seat)):
        hand.bag[g.held_chip(seat, index)] += 1
    for kind in range(KINDS):
        hand.size += hand.bag[kind]
    for index in range(g.madness_on_track(seat)):
        hand.back[g.track_chip(seat, index)] += 1
    for index in range(hand.placed):
        hand.last = g.active_chip(seat, index)
        hand.active[hand.last] += 1
    read_battle(g, seat, hand)
    return hand


def read_battle(g: WarState, seat: i64, hand: Hand) -> None:
    """Units, Shield and marks of the battle."""
    hand.units, hand.shield, hand.shards = g.units(seat, g.region), g.is_shield_whole(seat), g.shards(seat)
    hand.supporters, hand.guards, hand.anger = g.supporters(seat, g.region), guards(g, seat), anger(g, seat)
    hand.track, hand.strength = g.madness_on_track(seat), g.strength(seat)
    hand.traps = traps(g, seat) - g.mark(seat, TRAPS_USED)
    hand.doubling, hand.extra = g.mark(seat, DOUBLING) == 1, g.mark(seat, EXTRA)
    hand.lowered = g.mark(seat, LOWERED)
    hand.mad = g.mark(seat, MADNESS_DRAWN) + g.mark(seat, POISON_DRAWN)
    hand.bust, hand.ahead, hand.richest = False, 0, 0
    for other in range(g.players):
        if g.is_opponent(seat, other):
            hand.ahead = max(hand.ahead, g.strength(other))
            hand.richest = max(hand.richest, g.shards(other))


def guards(g: WarState, seat: i64) -> i64:
    """Figures here that are lost before all other units."""
    count: i64 = 0
    for standee in range(STANDEES):
        if g.is_standee_here(seat, standee, g.region) and is_lost_first(g, standee):
            count += 1
    return count


def anger(g: WarState, seat: i64) -> i64:
    """Strength for each Supporter lost to Madness while an opponent is ahead; 0 without the ability."""
    effect = passive(g, seat, StrengthPerLoss)
    return effect.amount if isinstance(effect, StrengthPerLoss) else 0


def chip_effects(g: WarState, seat: i64, kind: i64) -> list[Effect]:
    """All effects of a chip: of an Ally by its set, of a tool, of an Artifact those unlocked."""
    if kind < FORGE:
        return ally_effects(g, kind >> 1)
    if FIRST_TOOL <= kind < MADNESS:
        return g.content.tool_effects[kind - FIRST_TOOL]
    if kind != ARTIFACT or g.unlocked(seat) == 0:
        return []
    found: list[Effect] = []
    for ability in range(ABILITIES):
        if g.is_unlocked(seat, ability) and is_of_artifacts(g, seat, ability):
            found += faction_effects(g, seat, ability)
    return found
