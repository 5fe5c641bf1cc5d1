"""Effects at the end of a battle, on a Feat, when a chip is forged or Exhausted (WW-O01, WW-O08, WW-O09, WW-O18).

They act for participants who have not bust, one seat after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.kind import (
    AT_END,
    FORECAST,
    JUDGEMENT,
    NO,
    OF_ALLY,
    OF_ARTIFACT,
    OF_CHIPS,
    OF_FIGURE,
    OF_PASSIVE,
    YES,
    EffectKind,
)
from wabe.games.wonderlands_war.effects.using import use
from wabe.games.wonderlands_war.pieces.resources import gain_shards, gain_vp, lose_shards
from wabe.games.wonderlands_war.table.chips import (
    ARTIFACT,
    FIRST_STANDEE,
    REGION_NAMES,
    STRONG,
    SUPPORTER,
    is_ally,
    level_of,
)
from wabe.games.wonderlands_war.table.foresight import RETURNED, SHARD, Judge
from wabe.games.wonderlands_war.table.layout import FIRST, FROM_EFFECTS, PLACE, REGIONS, ROUNDS, SECOND, TIED_FIRST
from wabe.games.wonderlands_war.table.layout import KINDS as CHIP_KINDS
from wabe.games.wonderlands_war.table.names import unit_name
from wabe.games.wonderlands_war.table.on_cards import PASS, USE_IT, YES_OR_NO, Effect
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.records import Records
    from wabe.games.wonderlands_war.table.state import WarState
    from wabe.kernel.data import Fields

MOST: Final = 20
AWARD_CONDITIONS: Final = ["won_alone", "gained_second_place_award"]
MOST_RETURNED: Final = 4
SORTS_RETURNED: Final = ["ally", "artifact"]
NOT_FIRST: Final = "not_first"
MOVE_ROOM: Final = 32  # an action of the Gryphon: 1 + Region * MOVE_ROOM + Supporters


class Vp(Effect):
    """VP each time it acts."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.each_copy = True
        self.plain = True
        self.amount: i64 = fields.whole("amount", 1, MOST)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        gain_vp(g, seat, self.amount, FROM_EFFECTS, f"@ability-{self.ability}")

    def strength_worth(self, kind: i64, printed: float) -> float:
        return 0.8

    def forged_worth(self) -> float:
        return 2.0


class VpAward(Vp):
    """VP beside an award: for a win alone, or for a second place. WW-O21."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.for_win = fields.word("condition", AWARD_CONDITIONS) == AWARD_CONDITIONS[0]

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if g.mark(seat, PLACE) == (FIRST if self.for_win else SECOND):
            super().choose(g, seat, about, action)


class VpPerPrintedStrength(Effect):
    """VP for every so much printed Strength of the Active chips together, up to a limit. WW-C07."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.plain = True
        self.per: i64 = fields.whole("per", 1, MOST)
        self.most: i64 = fields.whole("max", 1, MOST)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        total: i64 = 0
        for index in range(g.active_size(seat)):
            total += g.content.strength[g.active_chip(seat, index)]
        gain_vp(g, seat, min(total // self.per, self.most), FROM_EFFECTS, f"@ability-{self.ability}")


class AwardCastleAnyRegion(Effect):
    """The Castle of a win alone may go into any Region; `awards` looks for it. WW-O21, WW-R10."""


class MoveUnitsOut(Effect):
    """The figure and up to so many Supporters move together into one adjacent Region."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.most: i64 = fields.whole("supporters_max", 0, MOST)

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        g.offer(PASS)
        if self.standee(g, seat) < 0:
            return
        for region in range(REGIONS):
            if g.is_open(region) and region != g.region and g.is_adjacent(g.region, region):
                for count in range(min(self.most, g.supporters(seat, g.region)) + 1):
                    g.offer(1 + region * MOVE_ROOM + count)

    def repertoire(self, content: Records) -> Sequence[int]:
        counts = range(min(int(self.most), int(content.supporters)) + 1)
        return [PASS, *(1 + region * MOVE_ROOM + count for region in range(REGIONS) for count in counts)]

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == PASS:
            return
        region = (action - 1) // MOVE_ROOM
        move_out(g, seat, FIRST_STANDEE + self.standee(g, seat), region)
        for _ in range((action - 1) % MOVE_ROOM):
            move_out(g, seat, SUPPORTER, region)

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        if action == PASS:
            return {"kind": "pass"}
        region = REGION_NAMES[(action - 1) // MOVE_ROOM]
        return {"kind": "move_out", "region": region, "supporters": int((action - 1) % MOVE_ROOM)}

    def targets(self, g: WarState, seat: i64, about: i64, action: i64) -> list[str]:
        return [] if action == PASS else [f"region:{REGION_NAMES[(action - 1) // MOVE_ROOM]}"]

    def standee(self, g: WarState, seat: i64) -> i64:
        """The own standee here that has this ability; -1 for none."""
        for standee in g.standees_at(seat, g.region):
            if self.belongs_to(g, g.content.standee_figure[standee]):
                return standee
        return -1

    def belongs_to(self, g: WarState, figure: i64) -> bool:
        """Whether it is this figure's."""
        return any(effect.index == self.index for effect in g.content.figure_effects[figure])

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        if action == PASS:  # units that move out are worth something where a battle is still to come
            return 0.0
        region, count = (action - 1) // MOVE_ROOM, (action - 1) % MOVE_ROOM
        strength = g.content.figure_strength[g.content.standee_figure[self.standee(g, seat)]]
        gained = judge.more_units(region, count + 1, strength)
        return gained + judge.more_units(g.region, -count - 1, -strength)

    def figure_worth(self, wars: float) -> float:
        return 0.5


class DiscardShards(Effect):
    """Who has not come first discards up to so many Shards. A tie for first counts as first."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.most: i64 = fields.whole("max", 1, MOST)

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        g.offer(PASS)
        if not is_first(g, seat):
            for count in range(1, min(self.most, g.shards(seat)) + 1):
                g.offer(count)

    def repertoire(self, content: Records) -> Sequence[int]:
        return range(min(int(self.most), int(content.shard_value)) + 1)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        lose_shards(g, seat, action)

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        return {"kind": "pass"} if action == PASS else {"kind": "discard_shards", "count": int(action)}

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        return SHARD * float(action)


class GainShards(Effect):
    """Shards for an Active chip after a win alone, by its level. WW-C06. `about`: the kind of chip."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.each_copy = True
        self.weak: i64 = fields.whole("weak", 0, MOST)
        self.strong: i64 = fields.whole("strong", 0, MOST)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if g.has_won(seat):
            gain_shards(g, seat, self.strong if level_of(about) == STRONG else self.weak)


class VpShared(Effect):
    """VP, of which every opponent gets some too."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.each_copy = True
        self.own: i64 = fields.whole("self", 1, MOST)
        self.others: i64 = fields.whole("opponents", 0, MOST)

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        if self.optional:
            g.offer(PASS)
        g.offer(USE_IT)

    def repertoire(self, content: Records) -> Sequence[int]:
        return YES_OR_NO

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == PASS:
            return
        gain_vp(g, seat, self.own, FROM_EFFECTS, f"@ability-{self.ability}")
        for other in range(g.players):
            if g.is_opponent(seat, other):
                gain_vp(g, other, self.others, FROM_EFFECTS, f"@ability-{self.ability}")

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        return {"kind": "pass" if action == PASS else "use_it"}

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        return 0.0 if action == PASS else float(self.own) - 0.4 * float(self.others)


class ReturnActive(Effect):
    """Up to so many Active chips of a sort go back to the bag. WW-C08. Actions: kind + 1."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.most: i64 = fields.whole("count", 1, MOST_RETURNED)
        self.artifacts = fields.word("chips", SORTS_RETURNED) == SORTS_RETURNED[1]
        self.not_first = fields.has("condition") and fields.word("condition", [NOT_FIRST]) == NOT_FIRST

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        g.offer(PASS)
        if self.not_first and is_first(g, seat):
            return
        for kind in range(CHIP_KINDS):
            if self.takes(kind) and g.count_active(seat, kind) > 0:
                g.offer(kind + 1)

    def repertoire(self, content: Records) -> Sequence[int]:
        return [PASS, *(kind + 1 for kind in range(CHIP_KINDS) if self.takes(kind))]

    def takes(self, kind: i64) -> bool:
        """Whether a chip is of the sort; a Forge chip is an Ally."""
        return kind == ARTIFACT if self.artifacts else is_ally(kind)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == PASS:
            return
        return_active(g, seat, action - 1)
        returned = about // CHIP_KINDS + 1  # `about` is below `CHIP_KINDS` before the first
        if returned < self.most:
            use(g, seat, self, returned * CHIP_KINDS)

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        if action == PASS:
            return {"kind": "pass"}
        return {"kind": "return_chip", "chip": g.content.chip_names[action - 1]}

    def targets(self, g: WarState, seat: i64, about: i64, action: i64) -> list[str]:
        return [] if action == PASS else [f"chip:{g.content.chip_names[action - 1]}"]

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        if action == PASS:
            return 0.0
        return RETURNED * (judge.chip_strength(action - 1) - 0.5) * float(ROUNDS + 1 - g.round)


class KeepActive(Effect):
    """Such Active chips go to the bag instead of becoming Exhausted; `outcome` does it at the clean-up. WW-C04."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.has_own_step = True

    def strength_worth(self, kind: i64, printed: float) -> float:
        return 0.8


class SwapLevel(Effect):
    """A chip that becomes Exhausted changes its level; `chips_flow` does it. WW-C03."""


class CompleteFeatFree(Effect):
    """With so many of the chip Active one more Feat may be completed, whatever it asks; see `quests`. WW-C05."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.has_own_step = True
        self.least: i64 = fields.whole("min_active", 1, MOST)


class DiscardActive(Effect):
    """A Feat costs an Active chip for good while one of these is Active; see `quests`. WW-C05."""


def is_first(g: WarState, seat: i64) -> bool:
    """Whether the seat has come first, alone or tied."""
    place = g.mark(seat, PLACE)
    return place in (FIRST, TIED_FIRST)


def move_out(g: WarState, seat: i64, unit: i64, region: i64) -> None:
    """Move a unit out of the Region of the battle."""
    g.move_unit(seat, unit, g.region, region)
    if g.log is not None:
        args: Json = {"seat": seat, "unit": unit_name(g, unit), "from": REGION_NAMES[g.region]}
        g.emit("unit-moved", {**args, "region": REGION_NAMES[region]})


def return_active(g: WarState, seat: i64, kind: i64) -> None:
    """The leftmost Active chip of a kind goes back to the bag."""
    take_kind(g, seat, kind)
    g.add_to_bag(seat, kind, 1)
    if g.log is not None:
        g.emit("chip-returned", {"seat": seat, "chip": g.content.chip_names[kind]})


def take_kind(g: WarState, seat: i64, kind: i64) -> None:
    """Take the leftmost Active chip of a kind away; the caller knows that there is one."""
    index: i64 = 0
    while g.active_chip(seat, index) != kind:
        index += 1
    g.take_active(seat, index)


KINDS: Final[list[EffectKind]] = [
    EffectKind("vp_per_active", Vp, [OF_ALLY], AT_END, NO, usual=[FORECAST]),
    EffectKind("vp_when_forged", Vp, [OF_ALLY], ["when_forged"], NO, usual=[FORECAST]),
    EffectKind("vp_award", VpAward, [OF_FIGURE], ["award"], NO, usual=[FORECAST]),
    EffectKind(
        "award_castle_any_region", AwardCastleAnyRegion, [OF_FIGURE], ["award"], YES, usual=[FORECAST, JUDGEMENT]
    ),
    EffectKind("move_units_out", MoveUnitsOut, [OF_FIGURE], AT_END, YES, usual=[FORECAST]),
    EffectKind("vp_per_printed_strength", VpPerPrintedStrength, [OF_FIGURE], AT_END, NO, usual=[FORECAST, JUDGEMENT]),
    EffectKind("discard_shards", DiscardShards, [OF_FIGURE], AT_END, YES, usual=[FORECAST]),
    EffectKind("gain_shards", GainShards, [OF_ALLY], AT_END, NO, usual=[FORECAST, JUDGEMENT]),
    EffectKind("vp_shared", VpShared, OF_CHIPS, AT_END, YES, usual=[FORECAST]),
    EffectKind("return_active_to_bag", ReturnActive, [OF_ARTIFACT, OF_PASSIVE], AT_END, YES, usual=[FORECAST]),
    EffectKind("keep_active", KeepActive, [OF_ALLY], AT_END, NO, usual=[FORECAST]),
    EffectKind("swap_level", SwapLevel, [OF_ALLY], ["on_exhaust"], NO, usual=[FORECAST, JUDGEMENT]),
    EffectKind("complete_feat_free", CompleteFeatFree, [OF_ALLY], AT_END, YES, usual=[FORECAST, JUDGEMENT]),
    EffectKind("discard_active", DiscardActive, [OF_ALLY], ["on_feat"], NO, usual=[FORECAST, JUDGEMENT]),
]
