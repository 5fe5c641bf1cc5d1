"""Units lost to Madness and Poison, one by one (WW-B09), and the abilities that look at each (WW-R12, WW-C08)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.figures import figure_effects
from wabe.games.wonderlands_war.effects.hooks import chip_effects, passive_effects
from wabe.games.wonderlands_war.effects.losses import LostFirst, LostToAdjacent, ReduceUnitLoss, VpPerUnitLost
from wabe.games.wonderlands_war.effects.strength import StrengthPerLoss
from wabe.games.wonderlands_war.effects.using import OWN, wait
from wabe.games.wonderlands_war.table.chips import (
    DOUBLE_MADNESS,
    FIRST_STANDEE,
    LEADER,
    MADNESS,
    POISON,
    REGION_NAMES,
    SUPPORTER,
    UNITS,
)
from wabe.games.wonderlands_war.table.layout import KINDS, LOST_NOW, REGIONS, RESERVE, TRAPS_USED, VANISHED
from wabe.games.wonderlands_war.table.names import unit_name
from wabe.games.wonderlands_war.table.of_seat import SeatAutomatic, SeatChoice
from wabe.games.wonderlands_war.table.on_cards import PASS, Effect
from wabe.games.wonderlands_war.table.step_ids import LOSE_UNIT_ID, LOSE_UNITS_ID, LOST_TO_ID
from wabe.kernel.argument import SEAT, Field
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need
from wabe.kernel.step import Step

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

KIND: Final = Field(5, after=SEAT)
LEFT: Final = Field(2, after=KIND)  # units still to be lost
UNIT: Final = Field(4, after=SEAT)  # in the argument of `LOST_TO`
NO_REGION: Final = 5  # the answer of who lets the unit go to the reserve


class LoseUnits(SeatAutomatic):
    """So many units are lost, fewer if no more are there. The argument: `SEAT`, `KIND`, `LEFT`. WW-B09, WW-B33."""

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        need_mad(self, arg)

    def run(self, g: WarState, arg: i64) -> None:
        left = LEFT.of(arg)
        if left > 0 and g.units(SEAT.of(arg), g.region) > 0:
            g.push(LOSE_UNITS, LEFT.replaced(arg, left - 1))
            g.push(LOSE_UNIT, LEFT.replaced(arg, 0))


class LoseUnit(SeatChoice):
    """Which unit is lost; the Leader only when no other is there. The argument: `SEAT`, `KIND`. WW-B09."""

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        need_mad(self, arg)

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer_each(losable(g, seat))

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(UNITS)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        lose(g, SEAT.of(arg), KIND.of(arg), action)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "lose", "unit": unit_name(g, action)}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"unit:{seat}:{unit_name(g, action)}:{REGION_NAMES[g.region]}"]

    def prompt(self, g: WarState, arg: i64, seat: i64) -> Message:
        chip = g.content.chip_names[KIND.of(arg)]
        return Message("prompt-lose_unit", {"chip": f"@chip-{chip}"})


class LostTo(SeatChoice):
    """Where a lost unit goes: an adjacent Region, or the reserve. The argument: `SEAT`, `UNIT`. WW-R12, WW-B10."""

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        seat, unit = SEAT.of(arg), UNIT.of(arg)
        need(unit != LEADER and unit < UNITS, Message("error-war-unit-lost-can-none"))
        need(g.count_unit(seat, unit, RESERVE) > 0, Message("error-war-unit-lost-not"))

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        for region in range(REGIONS):
            if g.is_open(region) and g.is_adjacent(g.region, region):
                g.offer(region)
        g.offer(NO_REGION)

    def repertoire(self, game: Game) -> Sequence[int]:
        return [*range(REGIONS), NO_REGION]

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        seat, unit = SEAT.of(arg), UNIT.of(arg)
        if action == NO_REGION:
            tell_lost(g, seat, unit)
            return
        g.move_unit(seat, unit, RESERVE, action)
        if g.log is not None:
            origin, region = REGION_NAMES[g.region], REGION_NAMES[action]
            g.emit("unit-lost-to", {"seat": seat, "unit": unit_name(g, unit), "from": origin, "region": region})

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        if action == NO_REGION:
            return {"kind": "lose_to_reserve"}
        return {"kind": "lose_to", "unit": unit_name(g, UNIT.of(arg)), "region": REGION_NAMES[action]}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == NO_REGION else [f"region:{REGION_NAMES[action]}"]

    def prompt(self, g: WarState, arg: i64, seat: i64) -> Message:
        return Message("prompt-lost_to", {"unit": f"@unit-{unit_name(g, UNIT.of(arg))}"})


def need_mad(step: Step[Any], arg: i64) -> None:
    """Raise `BadSave` unless an argument names a chip that costs units."""
    need(MADNESS <= KIND.of(arg) < KINDS, Message("error-war-step-no-madness", {"name": step.name}))


def losses_of(g: WarState, seat: i64, kind: i64) -> i64:
    """Units that a chip costs its owner. WW-B09, WW-C07."""
    return cost_of(kind) - saved_by_traps(g, seat, kind)


def cost_of(kind: i64) -> i64:
    """Units that a chip costs by itself."""
    return 2 if kind == DOUBLE_MADNESS else 1


def saved_by_traps(g: WarState, seat: i64, kind: i64) -> i64:
    """By how much Mousetraps not yet used make a Madness chip cheaper; it uses up as many."""
    return 0 if kind == POISON else min(traps(g, seat) - g.mark(seat, TRAPS_USED), cost_of(kind))


def traps(g: WarState, seat: i64) -> i64:
    """Active chips that make a loss smaller."""
    count: i64 = 0
    for index in range(g.active_size(seat)):
        for effect in chip_effects(g, seat, g.active_chip(seat, index)):
            if isinstance(effect, ReduceUnitLoss):
                count += 1
    return count


def losable(g: WarState, seat: i64) -> i64:
    """Bit mask of the units that may be lost now: Humpty Dumpty first, the Leader last, equal ones once."""
    mask: i64 = 1 << SUPPORTER if g.supporters(seat, g.region) else 0
    figure_before: i64 = -1
    for standee in g.standees_at(seat, g.region):
        if is_lost_first(g, standee):
            return 1 << (FIRST_STANDEE + standee)
        if g.content.standee_figure[standee] != figure_before:
            mask |= 1 << (FIRST_STANDEE + standee)
        figure_before = g.content.standee_figure[standee]
    return mask or 1 << LEADER


def is_lost_first(g: WarState, standee: i64) -> bool:
    """Whether the figure must be lost before the others."""
    for effect in figure_effects(g, standee):
        if isinstance(effect, LostFirst):
            return True
    return False


def lose(g: WarState, seat: i64, kind: i64, unit: i64) -> None:
    """A unit is lost to a chip: it goes to the reserve, or where an ability may send it. WW-B09."""
    g.move_unit(seat, unit, g.region, RESERVE)
    g.add_mark(seat, LOST_NOW, 1)
    if may_go_elsewhere(g, seat, unit):
        g.push(LOST_TO, seat | UNIT.put(unit))
    else:
        tell_lost(g, seat, unit)
    if unit == SUPPORTER and kind in (MADNESS, DOUBLE_MADNESS):
        avenge(g, seat)


def tell_lost(g: WarState, seat: i64, unit: i64) -> None:
    """The event of a unit that goes to the reserve."""
    if g.log is not None:
        g.emit("unit-lost", {"seat": seat, "unit": unit_name(g, unit), "region": REGION_NAMES[g.region]})


def avenge(g: WarState, seat: i64) -> None:
    """Engineer of War, for a Supporter lost to Madness: in step 2 of the draw, inside an effect at once. WW-R21."""
    effect = passive(g, seat, StrengthPerLoss)
    if effect is None:
        return
    if not is_drawn_by_effect(g, seat):
        wait(g, seat, OWN, effect)
    elif g.units(seat, g.region) > 0:
        effect.choose(g, seat, 0, PASS)


def is_drawn_by_effect(g: WarState, seat: i64) -> bool:
    """Whether an effect drew the Madness that is suffered, as one of several chips: they are in hand. WW-B29."""
    return g.held_size(seat) > 0


def may_go_elsewhere(g: WarState, seat: i64, unit: i64) -> bool:
    """Whether the unit just lost may go to an adjacent Region."""
    if unit == SUPPORTER:
        return may_vanish(g, seat)
    if unit == LEADER:
        return False
    for effect in figure_effects(g, unit - FIRST_STANDEE):
        if isinstance(effect, LostToAdjacent):
            return True
    return False


def may_vanish(g: WarState, seat: i64) -> bool:
    """Vanishing by Degrees: the first Supporter lost in a battle, if another unit is still here. WW-R12."""
    if g.mark(seat, VANISHED):
        return False
    g.set_mark(seat, VANISHED, 1)
    return g.units(seat, g.region) > 0 and passive(g, seat, LostToAdjacent) is not None


def passive(g: WarState, seat: i64, kind: type[Effect]) -> Effect | None:
    """The effect of this class among the unlocked passive abilities of the seat; None."""
    for effect in passive_effects(g, seat):
        if isinstance(effect, kind):
            return effect
    return None


def pay_for_losses(g: WarState, seat: i64) -> None:
    """The Duchess, if she is still here, pays for the units lost on this draw. WW-C07, WW-R15."""
    lost = g.mark(seat, LOST_NOW)
    if lost == 0:
        return
    for standee in g.standees_at(seat, g.region):
        for effect in figure_effects(g, standee):
            if isinstance(effect, VpPerUnitLost):
                effect.choose(g, seat, lost, 0)


LOSE_UNITS: Final = LoseUnits(LOSE_UNITS_ID, "lose_units", LEFT)
LOSE_UNIT: Final = LoseUnit(LOSE_UNIT_ID, "lose_unit", KIND)
LOST_TO: Final = LostTo(LOST_TO_ID, "lost_to", UNIT)
