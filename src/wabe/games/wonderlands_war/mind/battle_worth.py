"""What is at stake for a participant in a battle: for bots.

`BattleWorth.table` is what the final place is worth by Strength; the rest (forges, Feats, units) is added for the
hand that one would end with. Whether to draw is found by looking some draws ahead at all chips that may come.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.gains.scoring import FOR_BOTH, FOR_FEAT
from wabe.games.wonderlands_war.mind.forces import Forces, may_build
from wabe.games.wonderlands_war.mind.quest_worth import objective_chance
from wabe.games.wonderlands_war.mind.reward_worth import forge_worth
from wabe.games.wonderlands_war.odds.forecast import Forecast
from wabe.games.wonderlands_war.odds.next_chip import chances_of_next
from wabe.games.wonderlands_war.pieces.tracker import is_symbol
from wabe.games.wonderlands_war.table.chips import FORGE
from wabe.games.wonderlands_war.table.layout import KINDS, QUESTS, ROUNDS
from wabe.kernel.ints import floats
from wabe.kernel.reasons import Reasons

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

CERTAINTY: Final = 2.0  # Strength by which a forecast of an opponent is wrong
FIRST_MORE: Final = 0.7  # draws that an opponent still makes with the last unit at stake
MORE_PER_UNIT: Final = 0.4
MOST_MORE: Final = 2.0
BUSTS: Final = 0.06  # chance that an opponent with units to spare busts
BUSTS_AT_LAST: Final = 0.5  # of the units that a draw costs, for one with the last unit at stake
UNIT_EACH_ROUND: Final = 0.35  # VP of a unit, for each Round to come
UNIT_NOW: Final = 0.15
SHIELD_LATER: Final = 1.0
FORGED_CHIP: Final = 0.7  # VP that the chip forged would still be worth
DEPTH: Final = 2  # draws that are looked ahead


class BattleWorth:
    """What the end of the battle brings to a seat.

    Fields:
        table: VP by final Strength, 0 to 25.
        forge: VP of a forge; unit: of a unit that is left; shield: of a whole Shield.
        quests: Quests in hand of this Region; prizes: VP of their Feats.
    """

    def __init__(self, forces: Forces, seat: i64) -> None:
        g = forces.g
        self.g = g
        self.seat = seat
        later = float(ROUNDS - g.round)
        self.forge = max(0.3, forge_worth(forces, seat) - FORGED_CHIP)
        self.unit = UNIT_NOW + UNIT_EACH_ROUND * later
        self.shield = SHIELD_LATER if later > 0.0 else 0.3
        self.quests: list[int] = []
        self.prizes: list[float] = []
        hand = g.hand(seat)
        for quest in range(QUESTS):
            if hand >> quest & 1 and g.content.quest_region[quest] == g.region:
                self.quests.append(quest)
                self.prizes.append(float(FOR_FEAT) + float(FOR_BOTH) * objective_chance(g, seat, quest))
        self.rivals = rivals_of(forces, seat)
        self.table = floats(g.content.track_end + 1)
        self.first = floats(g.content.track_end + 1)
        self.second = floats(g.content.track_end + 1)
        self.fill(forces)

    def fill(self, forces: Forces) -> None:
        """Chances of first and second place, and what they are worth, for each Strength."""
        g, seat = self.g, self.seat
        award = float(g.award(g.region))
        prize = award + (forces.castle[seat] if may_build(g, seat, g.region) else 0.0)
        for strength in range(g.content.track_end + 1):
            first, second = places(self.rivals, float(strength))
            reach = reached(g, strength, len(self.rivals) == 0)
            self.first[strength] = first * reach
            self.second[strength] = second * reach
            worth = self.first[strength] * prize + self.second[strength] * award * 0.5
            if is_symbol(g, strength):
                worth += self.forge
            self.table[strength] = worth

    # --- the end --------------------------------------------------------------------------------------------------

    def halt(self, hand: Forecast) -> float:
        """VP of ending the battle with this hand."""
        if hand.bust:
            return self.shield
        worth = self.table[hand.strength] + self.unit * float(hand.units)
        worth += self.forge * float(hand.active[FORGE])
        if hand.shield:
            worth += self.shield
        for index in range(len(self.quests)):
            worth += self.prizes[index] * self.feat(self.quests[index], hand)
        return worth

    def feat(self, quest: i64, hand: Forecast) -> float:
        """The chance that a Feat would be completed with this hand."""
        first, second = self.first[hand.strength], self.second[hand.strength]
        return self.g.content.feats[quest].forecast(self.g, self.seat, hand, first, second)

    # --- drawing --------------------------------------------------------------------------------------------------

    def best(self, hand: Forecast, depth: i64) -> float:
        """VP of the better of halting and drawing on."""
        worth = self.halt(hand)
        if depth == 0 or hand.bust or hand.strength >= self.g.content.track_end:
            return worth
        return max(worth, self.drawing(hand, depth))

    def drawing(self, hand: Forecast, depth: i64) -> float:
        """VP of one more draw, and of what is best after it, up to `depth` draws in all."""
        likely = chances_of_next(hand)
        worth = 0.0
        whole = 0.0
        for kind in range(KINDS):
            if likely[kind] > 0.0:
                after = hand.copy()
                after.take(kind)
                worth += likely[kind] * self.best(after, depth - 1)
                whole += likely[kind]
        return worth if whole > 0.0 else self.halt(hand)


class ToldBattle(BattleWorth):
    """What is at stake in a battle, term by term; `share` is how likely the hand is."""

    def __init__(self, forces: Forces, seat: i64) -> None:
        super().__init__(forces, seat)
        self.castle = forces.castle[seat] if may_build(forces.g, seat, forces.g.region) else 0.0

    def tell_halt(self, told: Reasons, hand: Forecast, share: float) -> None:
        """Ending the battle with this hand (`BattleWorth.halt`)."""
        if hand.bust:
            told.add("shield", share * self.shield)
            return
        castle = self.first[hand.strength] * self.castle
        symbol = self.forge if is_symbol(self.g, hand.strength) else 0.0
        told.add("castle", share * castle)
        told.add("award", share * (self.table[hand.strength] - castle - symbol))
        told.add("forge", share * (symbol + self.forge * float(hand.active[FORGE])))
        told.add("units", share * self.unit * float(hand.units))
        told.add("shield", share * self.shield if hand.shield else 0.0)
        for index in range(len(self.quests)):
            told.add("feat", share * self.prizes[index] * self.feat(self.quests[index], hand))

    def tell_best(self, told: Reasons, hand: Forecast, depth: i64, share: float) -> None:
        """The better of halting and drawing on (`BattleWorth.best`)."""
        may_draw = depth > 0 and not hand.bust and hand.strength < self.g.content.track_end
        if may_draw and self.drawing(hand, depth) > self.halt(hand):
            self.tell_drawing(told, hand, depth, share)
        else:
            self.tell_halt(told, hand, share)

    def tell_drawing(self, told: Reasons, hand: Forecast, depth: i64, share: float) -> None:
        """One more draw, and what is best after it (`BattleWorth.drawing`)."""
        likely = chances_of_next(hand)
        whole = 0.0
        for kind in range(KINDS):
            if likely[kind] > 0.0:
                after = hand.copy()
                after.take(kind)
                self.tell_best(told, after, depth - 1, share * likely[kind])
                whole += likely[kind]
        if whole == 0.0:
            self.tell_halt(told, hand, share)


# --- the others ---------------------------------------------------------------------------------------------------


class Rival:
    """An opponent's end of the battle: mean Strength, how uncertain it is, and the chance of a bust."""

    def __init__(self, mean: float, bust: float, is_sure: bool) -> None:
        self.mean = mean
        self.bust = bust
        self.is_sure = is_sure

    def is_below(self, strength: float) -> float:
        """The chance to end below a Strength; a tie counts half."""
        if self.is_sure:
            return 1.0 if strength > self.mean else 0.5 if strength == self.mean else 0.0
        below = 1.0 / (1.0 + exp((self.mean - strength) / CERTAINTY))
        return self.bust + (1.0 - self.bust) * below


def rivals_of(forces: Forces, seat: i64) -> list[Rival]:
    """The opponents in the battle."""
    g = forces.g
    return [rival_of(forces, other) for other in range(g.players) if g.is_opponent(seat, other)]


def rival_of(forces: Forces, other: i64) -> Rival:
    """How an opponent is likely to end."""
    g = forces.g
    strength = float(g.strength(other))
    if not g.is_fighting(other):
        return Rival(strength, 0.0, True)
    spare = float(g.units(other, g.region) - 1) + (1.0 if g.is_shield_whole(other) else 0.0)
    cost = forces.cost[other]
    more = min(MOST_MORE, FIRST_MORE + MORE_PER_UNIT * spare / cost)
    if g.draw == 0:
        more += 1.0
    bust = BUSTS if spare > 0.0 else min(0.5, BUSTS_AT_LAST * cost)
    return Rival(min(25.0, strength + more * forces.gain[other] * 1.15), bust, False)


def places(rivals: list[Rival], strength: float) -> tuple[float, float]:
    """The chances to come first and second with a Strength."""
    first = 1.0
    second = 0.0
    for rival in rivals:
        below = rival.is_below(strength)
        second = second * below + first * (1.0 - below)
        first *= below
    return first, second


def reached(g: WarState, strength: i64, is_alone: bool) -> float:
    """With 2 players: how much of a place a Strength gives against the Local Resistance (WW-2P05)."""
    if not g.two:
        return 1.0
    resistance = g.content.resistance[g.round - 1]
    if strength == resistance and not g.edition_prototype:
        return 0.6 if is_alone else 1.0
    return 1.0 if strength > resistance else 0.0
