"""Who is how strong in which Region, and what that is worth: for bots.

A rough forecast: the Strength that a player may be expected to end a battle with, from units, Castle and bag; chances
of winning from how these compare. All from open information.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.hooks import in_set, unlocked_by
from wabe.games.wonderlands_war.gains.scoring import castle_value
from wabe.games.wonderlands_war.table.chips import ARTIFACT, DOUBLE_MADNESS, MADNESS
from wabe.games.wonderlands_war.table.layout import KINDS, MARKERS, NO_CASTLE, REGIONS, ROUNDS, SIDEWAYS, STANDEES
from wabe.games.wonderlands_war.table.step_ids import NEXT_BATTLE_ID
from wabe.kernel.ints import Floats, Ints, floats, zeros
from wabe.kernel.machine import NO_FRAME

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

FIRST_DRAWS: Final = 1.6  # chips that a player draws with the last unit at stake
DRAWS_PER_UNIT: Final = 0.62  # and more for each unit to spare, over the units that a draw costs
MOST_EXPECTED_DRAWS: Final = 8.0
SHIELD_UNITS: Final = 0.5  # a whole Shield is worth so many units in each Region
FORECAST_ERROR: Final = 3.2  # Strength by which forecasts are wrong
TAKING_PART: Final = 1.6  # VP of taking part: forges and Feats
SCORED_CASTLE: Final = 0.6  # how much more each Castle will be worth in a Round's time
STRENGTH_OF_CASTLE: Final = 0.9  # VP of its Strength for each Round to come
HALF: Final = 0.45  # of a Castle that lies sideways (WW-2P08)
NEXT_ROUND: Final = 0.6  # how much of a Region's next award counts once this Round's is gone
NOT_THERE: Final = -1.0  # the Strength of who has no unit in a Region
NO_LOSS: Final = 0.12  # units that any draw costs at least


class Forces:
    """All players' forces. The bags are looked at once, when it is made.

    Fields:
        chips: how many of each kind come and go, in bag or Exhausted, at `seat * KINDS + kind`.
        gain: mean Strength of a chip drawn, by seat; cost: mean units lost by a draw.
        castle: VP of one Castle more, by seat.
    """

    def __init__(self, g: WarState) -> None:
        self.g = g
        self.chips = g.chips_to_draw()
        self.gain = floats(g.players)
        self.cost = floats(g.players)
        self.castle = floats(g.players)
        for seat in range(g.players):
            strength, mad, size = self.bag_sums(seat)
            self.gain[seat] = float(strength) / float(max(1, size))
            self.cost[seat] = max(NO_LOSS, float(mad) / float(max(1, size)))
            self.castle[seat] = castle_worth(g, seat)

    def bag_sums(self, seat: i64) -> tuple[i64, i64, i64]:
        """Printed Strength of all chips that come and go, units that their Madness costs, their number."""
        g = self.g
        strength: i64 = 0
        mad: i64 = 0
        size: i64 = 0
        for kind in range(KINDS):
            count = self.chips[seat * KINDS + kind]
            if count:
                size += count
                strength += count * g.content.strength[kind]
                mad += count * losses(kind)
        for index in range(g.held_size(seat)):  # others do not know which chips of the bag are in hand
            kind = g.held_chip(seat, index)
            size += 1
            strength += g.content.strength[kind]
            mad += losses(kind)
        for index in range(g.madness_on_track(seat)):
            size += 1
            mad += losses(g.track_chip(seat, index))
        return strength, mad, size

    def power(self, seat: i64, region: i64, units: i64, strength: i64) -> float:
        """The Strength to be expected of so many units with this Strength at the start."""
        shield = SHIELD_UNITS if self.g.is_shield_whole(seat) else 0.0
        draws = FIRST_DRAWS + DRAWS_PER_UNIT * (float(units - 1) + shield) / self.cost[seat]
        return float(strength) + min(MOST_EXPECTED_DRAWS, draws) * self.gain[seat]

    def powers(self, region: i64) -> Floats:
        """The Strength to be expected of each seat in a Region; `NOT_THERE` for who has no unit there."""
        g = self.g
        found = floats(g.players)
        if region == g.region and is_undecided(g):
            for seat in range(g.players):
                found[seat] = self.power_now(seat)
            return found
        there = muster(g, region)
        for seat in range(g.players):
            units, strength = there[seat], there[g.players + seat]
            found[seat] = self.power(seat, region, units, strength) if units > 0 else NOT_THERE
        return found

    def power_now(self, seat: i64) -> float:
        """The Strength to be expected of a seat in the battle that is fought now; `NOT_THERE` once it is out of it."""
        g = self.g
        if not g.has_not_bust(seat):
            return NOT_THERE
        strength = float(g.strength(seat))
        if not g.is_fighting(seat):
            return strength
        left = self.power(seat, g.region, g.units(seat, g.region), 0) - float(g.draw) * self.gain[seat]
        return strength + max(0.0, left)

    def worth(self, seat: i64, region: i64) -> float:
        """VP that a seat may expect of the next battle in a Region, as things stand."""
        return self.outcome(seat, region, self.powers(region))

    def powers_with(self, seat: i64, region: i64, units: i64, strength: i64) -> Floats:
        """`powers` with so many units of a seat more there, and so much more Strength of it at the start."""
        powers = self.powers(region)
        powers[seat] = self.power_with(seat, region, units, strength)
        return powers

    def power_with(self, seat: i64, region: i64, units: i64, strength: i64) -> float:
        """The Strength to be expected of a seat in the next battle in a Region with so many units more there."""
        there = muster(self.g, region)
        own_units, own_strength = there[seat] + units, there[self.g.players + seat] + strength
        return self.power(seat, region, own_units, own_strength) if own_units > 0 else NOT_THERE

    def gain_by(self, seat: i64, region: i64, units: i64, strength: i64) -> float:
        """What so many units and so much Strength more are worth in a Region."""
        powers = self.powers(region)
        before = self.outcome(seat, region, powers)
        powers[seat] = self.power_with(seat, region, units, strength)
        return self.outcome(seat, region, powers) - before

    def best_gain(self, seat: i64, units: i64, strength: i64) -> float:
        """The same in the Region where they are worth most."""
        best = 0.0
        for region in range(REGIONS):
            if self.g.is_open(region):
                best = max(best, self.gain_by(seat, region, units, strength))
        return best

    def outcome(self, seat: i64, region: i64, powers: Floats) -> float:
        """VP that a seat may expect of a battle of these forces."""
        return self.share(seat, region, weights_of(powers))

    def share(self, seat: i64, region: i64, weights: Floats) -> float:
        """The same of forces with these `weights_of` them."""
        if weights[seat] == 0.0:
            return 0.0
        castle = self.castle[seat] if may_build(self.g, seat, region) else 0.0
        return self.share_for(seat, region, weights, castle)

    def share_for(self, seat: i64, region: i64, weights: Floats, castle: float) -> float:
        """The same where a Castle would be worth so much."""
        g, own = self.g, weights[seat]
        if own == 0.0:
            return 0.0
        award = coming_award(g, region)
        if award == 0.0:
            return 0.0
        against = -own
        if g.two and g.round > 0:
            against += exp(float(g.content.resistance[g.round - 1]) / FORECAST_ERROR)
        if is_alone(g, seat, weights):
            return max(award, castle)
        for other in range(g.players):
            against += weights[other]
        second = 0.0
        for other in range(g.players):
            if other != seat:
                second += weights[other] / (own + against - weights[other])
        first = own / (own + against)
        return first * (award + castle) + second * first * award * 0.5 + TAKING_PART


def is_alone(g: WarState, seat: i64, weights: Floats) -> bool:
    """Whether nobody fights against a seat; with 2 players there always is the Local Resistance (WW-2P05)."""
    for other in range(g.players):
        if other != seat and weights[other] != 0.0:
            return False
    return not g.two


def weights_of(powers: Floats) -> Floats:
    """How much each of these Strengths counts against the others; 0.0 for who is not there."""
    weights = floats(len(powers))
    for seat in range(len(powers)):
        if powers[seat] >= 0.0:
            weights[seat] = exp(powers[seat] / FORECAST_ERROR)
    return weights


def effective(g: WarState, seat: i64, kind: i64) -> float:
    """The Strength that a chip is worth, its abilities included."""
    if kind == ARTIFACT:
        return g.content.artifact_effective[unlocked_by(g, seat)]
    return g.content.effective[in_set(g, kind)]


def losses(kind: i64) -> i64:
    """Units that a chip costs."""
    if kind == DOUBLE_MADNESS:
        return 2
    return 1 if kind >= MADNESS else 0


def muster(g: WarState, region: i64) -> Ints:
    """The units of each seat in a Region, and after them the Strength that each starts a battle with (WW-B03)."""
    players = g.players
    there = zeros(2 * players)
    for seat in range(players):
        there[seat] = g.supporters(seat, region)
        if g.leader_at(seat) == region:
            there[seat] += 1
            there[players + seat] = g.leader_strength(seat)
        if g.castle(seat, region) != NO_CASTLE:
            there[players + seat] += g.content.castle_strength
    for standee in range(STANDEES):
        seat = g.standee_owner(standee)
        if seat >= 0 and g.standee_at(standee) == region:
            there[seat] += 1
            there[players + seat] += g.content.figure_strength[g.content.standee_figure[standee]]
    return there


def may_build(g: WarState, seat: i64, region: i64) -> bool:
    """Whether a win brings a Castle."""
    castle = g.castle(seat, region)
    return g.castles_left(seat) > 0 if castle == NO_CASTLE else castle == SIDEWAYS


def castle_worth(g: WarState, seat: i64) -> float:
    """VP of one Castle more: in the end, and by its Strength until then."""
    later = float(ROUNDS - g.round)
    worth = float(castle_value(g, seat)) + SCORED_CASTLE * later + STRENGTH_OF_CASTLE * later
    return worth * HALF + 1.0 if g.two else worth


def is_to_come(g: WarState, region: i64) -> bool:
    """Whether a Region is still to be fought over in this Round; that being fought over now is not."""
    return (region - g.standee) % REGIONS >= next_battle(g)


def is_undecided(g: WarState) -> bool:
    """Whether a battle is being fought whose outcome is open: somebody may still draw."""
    if g.region < 0:
        return False
    for seat in range(g.players):
        if g.is_fighting(seat):
            return True
    return False


def next_battle(g: WarState) -> i64:
    """How many Regions clockwise of the standee the next battle is: 0 before the War."""
    if g.active >= 0 or g.round == 0:
        return 0
    begun = g.arg_of(NEXT_BATTLE_ID)
    return REGIONS if begun == NO_FRAME else begun


def coming_award(g: WarState, region: i64) -> float:
    """The award of a Region in the next battle there; less of it if that is not in this Round."""
    if not g.is_open(region):
        return 0.0
    if is_to_come(g, region) or (region == g.region and is_undecided(g)):
        return float(g.award(region))
    return NEXT_ROUND * float(g.content.awards[g.cells[MARKERS + region] * 3 + g.round]) if g.round < ROUNDS else 0.0


def wars_left(g: WarState) -> float:
    """Wars still to come, the part of this one that is left counted in."""
    return float(ROUNDS - max(1, g.round)) + float(REGIONS - next_battle(g)) / float(REGIONS)
