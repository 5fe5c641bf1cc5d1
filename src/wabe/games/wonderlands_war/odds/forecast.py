"""A player in a battle as further draws from the bag would leave them: the model behind the odds and the bots.

It knows the make-up of the bag and what chips and losses do to the own Strength, Shards and draws. Decisions are taken
so: a Shield is kept for the chip that would bust, Supporters are lost first, Card Soldiers are strengthened, and of
several chips the one is played that adds most. All else that is left to the owner is declined: units or chips that
come and go, trackers that are moved, Shards for Strength. The others are taken as they stand: neither what they draw
nor what the owner does to them. What an effect makes of it, it says itself (`Effect.forecast_strength` ...).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.figures import figure_effects
from wabe.games.wonderlands_war.effects.final_strength import forecast_aura, is_immune
from wabe.games.wonderlands_war.effects.hooks import chip_effects, passive_effects
from wabe.games.wonderlands_war.table.chips import POISON, is_playable
from wabe.games.wonderlands_war.table.foresight import Hand
from wabe.games.wonderlands_war.table.layout import (
    DOUBLING,
    EXTRA,
    KINDS,
    LOWERED,
    MADNESS_DRAWN,
    MADNESS_SPACES,
    POISON_DRAWN,
    TRAPS_USED,
)
from wabe.games.wonderlands_war.war.losses import cost_of, traps
from wabe.kernel.ints import zeros

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

NO_KIND: Final = -1


class Forecast(Hand):
    """A hand that draws on, of the seat in this battle."""

    g: WarState
    seat: i64

    def copy(self) -> Forecast:
        """An independent copy."""
        twin = Forecast()
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
        if is_playable(kind):
            self.play(kind)
        else:
            self.mad += 1
            self.lowered = 0
            self.suffer(kind)

    def suffer(self, kind: i64) -> None:
        """Madness or Poison: the Shield if it would bust, else units (WW-B09 to WW-B13, WW-B21)."""
        cost = cost_of(kind)
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
            effect.forecast_placed(self, self.g.content.strength[kind])
        self.active[kind] += 1
        self.placed += 1
        self.last = kind

    # --- Strength -------------------------------------------------------------------------------------------------

    def gain(self, kind: i64) -> i64:
        """What a chip adds to the tracker if it is played now (WW-C14); 0 for Madness and Poison."""
        if not is_playable(kind):
            return 0
        g = self.g
        strength: i64 = max(0, g.content.strength[kind] - self.lowered) + forecast_aura(g, self, kind)
        beside: i64 = 0
        for effect in chip_effects(g, self.seat, kind):
            strength = effect.forecast_strength(g, self.seat, self, kind, strength)
            beside += effect.forecast_beside(self)
        if self.doubling and not is_immune(g, kind):
            strength *= 2
        return max(0, strength) + beside


def forecast_of(g: WarState, seat: i64) -> Forecast:
    """A participant as the battle stands. Chips in hand, of a draw not yet played, count as in the bag."""
    hand = Forecast()
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


def read_battle(g: WarState, seat: i64, hand: Forecast) -> None:
    """Units, Shield and marks of the battle."""
    hand.units, hand.shield, hand.shards = g.units(seat, g.region), g.is_shield_whole(seat), g.shards(seat)
    hand.supporters, hand.guards, hand.anger = g.supporters(seat, g.region), 0, 0
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
    read_abilities(g, seat, hand)


def read_abilities(g: WarState, seat: i64, hand: Forecast) -> None:
    """What unlocked abilities, and the figures that are here, make of all draws."""
    for effect in passive_effects(g, seat):
        effect.forecast_start(hand)
    for standee in g.standees_at(seat, g.region):
        for effect in figure_effects(g, standee):
            effect.forecast_start(hand)
