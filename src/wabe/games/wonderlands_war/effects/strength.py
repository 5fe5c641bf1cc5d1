"""Effects on the own Strength: that of the chip being played, and gains beside it (WW-B15, WW-C14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.figures import is_here
from wabe.games.wonderlands_war.effects.kind import (
    EITHER,
    FORECAST,
    JUDGEMENT,
    NO,
    OF_ALLY,
    OF_CHIPS,
    OF_FIGURE,
    OF_PASSIVE,
    ON_LOSS,
    PLAYED,
    YES,
    EffectKind,
)
from wabe.games.wonderlands_war.pieces.resources import gain_shards, mend_shield, shards_left
from wabe.games.wonderlands_war.pieces.tracker import gain_strength, is_behind
from wabe.games.wonderlands_war.table.chips import (
    ALLY_NAMES,
    ALLY_TYPES,
    CREATURE,
    FACTION_1,
    STRONG,
    is_faction,
    level_of,
)
from wabe.games.wonderlands_war.table.foresight import SHARD, Hand, Judge
from wabe.games.wonderlands_war.table.layout import CHIP, CHIP_STRENGTH
from wabe.games.wonderlands_war.table.layout import KINDS as CHIP_KINDS
from wabe.games.wonderlands_war.table.on_cards import PASS, USE_IT, YES_OR_NO, Effect
from wabe.kernel.data import Fields
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.records import Records
    from wabe.games.wonderlands_war.table.state import WarState

MOST: Final = 25  # what a number of the data can be at most

# Conditions of chip_strength.
ALWAYS: Final = 0
NO_CASTLE_HERE: Final = 1
BEHIND: Final = 2
OTHER_ONE_ACTIVE: Final = 3
CONDITIONS: Final = ["always", "no_own_castle_here", "an_opponent_is_ahead", "same_tool_active"]


def change_form(effect: Effect, action: i64) -> Json:
    """A plain yes to a change of the chip's Strength, or no."""
    return {"kind": "pass"} if action == PASS else {"kind": "change_strength", "ability": effect.ability}


class ChipStrength(Effect):
    """The chip's Strength multiplied or raised, if a condition holds. Card Soldier D, Manxome Foe, Rattle. WW-C06."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.multiply: i64 = fields.whole("multiply", 1, MOST) if fields.has("multiply") else 1
        self.add: i64 = fields.whole("add", 0, MOST) if fields.has("add") else 0
        word = fields.word("condition", CONDITIONS) if fields.has("condition") else CONDITIONS[ALWAYS]
        self.condition: i64 = CONDITIONS.index(word)

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        holds = self.holds(g, seat, about)
        if self.optional or not holds:
            g.offer(PASS)
        if holds:
            g.offer(USE_IT)

    def repertoire(self, content: Records) -> Sequence[int]:
        return YES_OR_NO

    def holds(self, g: WarState, seat: i64, kind: i64) -> bool:
        """Whether the condition holds; trackers are compared before anybody adds (WW-B22, WW-C08)."""
        if self.condition == NO_CASTLE_HERE:
            return not g.has_castle(seat, g.region)
        if self.condition == BEHIND:
            return is_behind(g, seat)
        return self.condition == ALWAYS or g.count_active(seat, kind) > 0

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == USE_IT:
            g.set_mark(seat, CHIP_STRENGTH, self.changed(g, seat))

    def changed(self, g: WarState, seat: i64) -> i64:
        return g.mark(seat, CHIP_STRENGTH) * self.multiply + self.add

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        return change_form(self, action)

    def forecast_strength(self, g: WarState, seat: i64, hand: Hand, kind: i64, strength: i64) -> i64:
        return strength * self.multiply + self.add if self.will_hold(g, seat, hand, kind) else strength

    def will_hold(self, g: WarState, seat: i64, hand: Hand, kind: i64) -> bool:
        """Whether the condition holds then; trackers of others are taken as they stand."""
        if self.condition == BEHIND:
            return hand.ahead > hand.strength
        if self.condition == OTHER_ONE_ACTIVE:
            return hand.active[kind] > 0
        return self.holds(g, seat, kind)

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        if action == PASS:
            return 0.0
        return judge.stronger(g.mark(seat, CHIP_STRENGTH) * (self.multiply - 1) + self.add)

    def strength_worth(self, kind: i64, printed: float) -> float:
        return 0.6 * (printed * float(self.multiply - 1) + float(self.add))


class ChipStrengthPerCreature(Effect):
    """So much more for each other Active Creature, by the chip's level. Creature C. WW-C05."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.weak: i64 = fields.whole("weak", -MOST, MOST)
        self.strong: i64 = fields.whole("strong", -MOST, MOST)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        g.add_mark(seat, CHIP_STRENGTH, self.each(about) * g.count_active_allies(seat, CREATURE))

    def each(self, kind: i64) -> i64:
        """What a Creature brings a chip of this kind."""
        return self.strong if level_of(kind) == STRONG else self.weak

    def forecast_strength(self, g: WarState, seat: i64, hand: Hand, kind: i64, strength: i64) -> i64:
        return strength + self.each(kind) * hand.active_allies(CREATURE)

    def strength_worth(self, kind: i64, printed: float) -> float:
        return 0.6 * float(self.each(kind))


class ChipStrengthPer(Effect):
    """So much more for each Active chip of some Ally types, up to a limit. Paint it Red. WW-C02."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.types: i64 = 0
        for name in fields.words("types", ALLY_NAMES):
            self.types |= 1 << ALLY_NAMES.index(name)
        self.each: i64 = fields.whole("each", 0, MOST)
        self.most: i64 = fields.whole("max", 0, MOST)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        more: i64 = 0
        for ally_type in range(ALLY_TYPES):
            if self.types >> ally_type & 1:
                more += self.each * g.count_active_allies(seat, ally_type)
        g.add_mark(seat, CHIP_STRENGTH, min(more, self.most))

    def forecast_strength(self, g: WarState, seat: i64, hand: Hand, kind: i64, strength: i64) -> i64:
        return strength + min(self.most, self.each * hand.active_of_types(self.types))


class Aura(Effect):
    """Ally chips played later have so much more Strength. Flamingo B. WW-C04."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.add: i64 = fields.whole("add", 0, MOST)

    def lends(self) -> i64:
        return self.add

    def strength_worth(self, kind: i64, printed: float) -> float:
        return 0.8


class ImmuneToOwnChips(Effect):
    """No other chip of the owner touches this one. Red Rook A. WW-C03."""

    def is_left_alone(self) -> bool:
        return True


class MendShieldOrStrength(Effect):
    """Mends a broken Shield; else the chip has so much more Strength. Looking-Glass Guard, Humpty's Gloves. WW-B30."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.add: i64 = fields.whole("add", 0, MOST)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if g.is_shield_whole(seat):
            g.add_mark(seat, CHIP_STRENGTH, self.add)
            return
        mend_shield(g, seat)

    def forecast_strength(self, g: WarState, seat: i64, hand: Hand, kind: i64, strength: i64) -> i64:
        return strength + self.add if hand.shield else strength

    def forecast_placed(self, hand: Hand, printed: i64) -> None:
        hand.shield = True


class ShardsForStrength(Effect):
    """The chip has more Strength for Shards gained, if the supply has them. Hare's Butter Knife."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.shards: i64 = fields.whole("shards", 0, MOST)
        self.add: i64 = fields.whole("add", 0, MOST)

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        possible = shards_left(g) >= self.shards
        if self.optional or not possible:
            g.offer(PASS)
        if possible:
            g.offer(USE_IT)

    def repertoire(self, content: Records) -> Sequence[int]:
        return YES_OR_NO

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == USE_IT:
            gain_shards(g, seat, self.shards)
            g.set_mark(seat, CHIP_STRENGTH, self.changed(g, seat))

    def changed(self, g: WarState, seat: i64) -> i64:
        return g.mark(seat, CHIP_STRENGTH) + self.add

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        return change_form(self, action)

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        return 0.0 if action == PASS else judge.stronger(self.add) - SHARD * float(self.shards)


class BattleStrength(Effect):
    """Strength beside the chip, if an opponent has more Shards. Wicked Smile. WW-C02."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.amount: i64 = fields.whole("amount", 0, MOST)
        fields.word("condition", ["an_opponent_has_more_shards"])

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        for other in range(g.players):
            if g.is_opponent(seat, other) and g.shards(other) > g.shards(seat):
                gain_strength(g, seat, self.amount, self.ability)
                return

    def forecast_beside(self, hand: Hand) -> i64:
        return self.amount if hand.richest > hand.shards else 0


class StrengthPerActive(Effect):
    """Strength beside the chip for each other Active Faction chip, up to a limit. Piping Hot. WW-C02."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        fields.word("chips", ["faction"])
        self.each: i64 = fields.whole("each", 0, MOST)
        self.most: i64 = fields.whole("max", 0, MOST)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        count: i64 = 0
        for kind in range(FACTION_1, CHIP_KINDS):
            if is_faction(kind):
                count += g.count_active(seat, kind)
        gain_strength(g, seat, min(self.each * count, self.most), self.ability)

    def forecast_beside(self, hand: Hand) -> i64:
        return min(self.most, self.each * hand.active_factions())


class StrengthPerLoss(Effect):
    """Strength for a Supporter lost to Madness while an opponent is ahead. Engineer of War. WW-C08.

    Each Supporter lost sets it off once, so that trackers are compared anew after each gain; `losses` does it.
    """

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.amount: i64 = fields.whole("amount", 0, MOST)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if is_behind(g, seat):
            gain_strength(g, seat, self.amount, self.ability)

    def forecast_start(self, hand: Hand) -> None:
        hand.anger = self.amount


class StrengthIfHigherChip(Effect):
    """Strength if the own chip has a higher printed one than some opponent's of this draw. Knave of Hearts. WW-C07."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.amount: i64 = fields.whole("amount", 0, MOST)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        own = printed(g, seat) if is_here(g, seat, self) else 0
        for other in range(g.players):
            # who is still fighting has drawn; whoever halted before or has just bust does not count
            if other != seat and g.is_fighting(other) and printed(g, other) < own:
                gain_strength(g, seat, self.amount, self.ability)
                return


def printed(g: WarState, seat: i64) -> i64:
    """Printed Strength of the seat's chip of this draw: 0 for Madness and Poison."""
    chip = g.mark(seat, CHIP)
    return g.content.strength[chip - 1] if chip else 0


class StartStrengthPair(Effect):
    """Each of the figure's standees counts so much if all are here at the start. Tweedledum and Tweedledee."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.together_each: i64 = fields.whole("together_each", 0, MOST)


KINDS: Final[list[EffectKind]] = [
    EffectKind("chip_strength", ChipStrength, OF_CHIPS, PLAYED, EITHER),
    EffectKind("chip_strength_per", ChipStrengthPer, OF_CHIPS, PLAYED, NO, usual=[JUDGEMENT]),
    EffectKind("chip_strength_per_creature", ChipStrengthPerCreature, [OF_ALLY], PLAYED, NO),
    EffectKind("chip_strength_aura", Aura, [OF_ALLY], ["static"], NO, only="flamingo"),
    EffectKind(
        "immune_to_own_chip_abilities", ImmuneToOwnChips, [OF_ALLY], ["static"], NO, only="red_rook", usual=[JUDGEMENT]
    ),
    EffectKind("mend_shield_or_chip_strength", MendShieldOrStrength, OF_CHIPS, PLAYED, NO, usual=[JUDGEMENT]),
    EffectKind("gain_shards_for_chip_strength", ShardsForStrength, OF_CHIPS, PLAYED, YES, usual=[FORECAST]),
    EffectKind("battle_strength", BattleStrength, OF_CHIPS, PLAYED, NO, usual=[JUDGEMENT]),
    EffectKind("strength_per_active", StrengthPerActive, OF_CHIPS, PLAYED, NO, usual=[JUDGEMENT]),
    EffectKind(
        "strength_if_higher_chip", StrengthIfHigherChip, [OF_FIGURE], PLAYED, NO, True, usual=[FORECAST, JUDGEMENT]
    ),
    EffectKind("strength_per_loss", StrengthPerLoss, [OF_PASSIVE], ON_LOSS, NO, usual=[JUDGEMENT]),
    EffectKind(
        "start_strength_pair", StartStrengthPair, [OF_FIGURE], ["battle_start"], NO, usual=[FORECAST, JUDGEMENT]
    ),
]
