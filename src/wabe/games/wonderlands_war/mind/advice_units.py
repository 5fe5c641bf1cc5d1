"""Rules of thumb for placing, moving and returning units (WW-T08, WW-T09, WW-T15, WW-T06, WW-T10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.mind.forces import TAKING_PART, Forces, is_alone, weights_of
from wabe.games.wonderlands_war.mind.quest_worth import feat_chance
from wabe.games.wonderlands_war.pieces import units
from wabe.games.wonderlands_war.table import step_ids as steps
from wabe.games.wonderlands_war.table.chips import FIRST_STANDEE, LEADER, SUPPORTER
from wabe.games.wonderlands_war.table.layout import QUESTS, RESERVE
from wabe.kernel.reasons import Reasons

NEVER: Final = -99.0
FEAT_TRIED: Final = 1.2  # of the chance of a Feat, for taking part in its Region
FIGURE_FIRST: Final = 0.3  # of a figure of the reserve, before a Supporter


def unit_advice(forces: Forces, seat: i64, step: i64, arg: i64, actions: list[int]) -> list[float]:
    """The worth of each action of a placement."""
    if step == steps.CHOOSE_REGION_ID:
        count: i64 = 1 if units.SPREAD.of(arg) else units.COUNT.of(arg)
        return [region_worth(forces, seat, region, count, 0) for region in actions]
    if step == steps.CHOOSE_UNIT_ID:
        return [unit_worth(forces, seat, action, units.REGION.of(arg)) for action in actions]
    if step == steps.RETURN_UNITS_ID:
        return [return_worth(forces, seat, action) for action in actions]
    strength = forces.g.leader_strength(seat)
    if step == steps.PLACE_FIGURE_ID:
        strength = strength_of(forces, FIRST_STANDEE + units.STANDEE.of(arg))
    return [region_worth(forces, seat, region, 1, strength) for region in actions]


def region_worth(forces: Forces, seat: i64, region: i64, count: i64, strength: i64) -> float:
    """What units with so much Strength are worth in a Region, a Feat of the Quests in hand included."""
    return forces.gain_by(seat, region, count, strength) + feats_worth(forces, seat, region)


def feats_worth(forces: Forces, seat: i64, region: i64) -> float:
    """What the Feats of Quests in hand are worth that taking part in a Region may complete."""
    g = forces.g
    worth = 0.0
    if g.units(seat, region) == 0:
        hand = g.hand(seat)
        for quest in range(QUESTS):
            if hand >> quest & 1 and g.content.quest_region[quest] == region:
                worth += FEAT_TRIED * 3.0 * feat_chance(g, quest)
    return worth


def unit_worth(forces: Forces, seat: i64, action: i64, region: i64) -> float:
    """What one unit more is worth in a Region, less what it is worth where it comes from."""
    if action == units.NO_MORE:
        return 0.0
    unit, place = units.unit_of(action), units.place_of(action)
    strength = strength_of(forces, unit)
    worth = forces.gain_by(seat, region, 1, strength)
    if place != RESERVE:
        return worth + forces.gain_by(seat, place, -1, -strength) - 0.1
    return worth + (FIGURE_FIRST if unit != SUPPORTER else 0.0)


def return_worth(forces: Forces, seat: i64, action: i64) -> float:
    """Taking a unit back is worth something only where it stands idle and the supply is short."""
    if action == units.NO_MORE:
        return 0.0
    unit, place = units.unit_of(action), units.place_of(action)
    lost = forces.gain_by(seat, place, -1, -strength_of(forces, unit))
    return lost + (0.3 if forces.g.supporters(seat, RESERVE) == 0 else -0.5)


def strength_of(forces: Forces, unit: i64) -> i64:
    """The Strength that a unit gives at the start of a battle."""
    if unit in (SUPPORTER, LEADER):
        return 0
    return forces.g.content.figure_strength[forces.g.content.standee_figure[unit - FIRST_STANDEE]]


# --- what that is made of -----------------------------------------------------------------------------------------


def tell_units(told: Reasons, forces: Forces, seat: i64, step: i64, arg: i64, action: i64) -> None:
    """A placement: the battle in its Region, a Feat there, the place that a unit leaves."""
    if step == steps.CHOOSE_REGION_ID:
        tell_region(told, forces, seat, action, 1 if units.SPREAD.of(arg) else units.COUNT.of(arg), 0)
    elif step == steps.CHOOSE_UNIT_ID:
        tell_unit(told, forces, seat, action, units.REGION.of(arg))
    elif step == steps.RETURN_UNITS_ID:
        told.add("units", return_worth(forces, seat, action))
    elif step == steps.PLACE_FIGURE_ID:
        strength = strength_of(forces, FIRST_STANDEE + units.STANDEE.of(arg))
        tell_region(told, forces, seat, action, 1, strength)
    else:
        tell_region(told, forces, seat, action, 1, forces.g.leader_strength(seat))


def tell_region(told: Reasons, forces: Forces, seat: i64, region: i64, count: i64, strength: i64) -> None:
    """Units in a Region, with the Feats of Quests in hand that taking part there may complete."""
    tell_gain(told, forces, seat, region, count, strength)
    told.add("feat", feats_worth(forces, seat, region))


def tell_unit(told: Reasons, forces: Forces, seat: i64, action: i64, region: i64) -> None:
    """One unit more in a Region."""
    if action == units.NO_MORE:
        return
    unit, place = units.unit_of(action), units.place_of(action)
    tell_gain(told, forces, seat, region, 1, strength_of(forces, unit))
    if place != RESERVE:
        told.add("left", forces.gain_by(seat, place, -1, -strength_of(forces, unit)) - 0.1)
    elif unit != SUPPORTER:
        told.add("figure", FIGURE_FIRST)


def tell_gain(told: Reasons, forces: Forces, seat: i64, region: i64, count: i64, strength: i64) -> None:
    """What so many units and so much Strength more are worth in a Region (`Forces.gain_by`)."""
    now = weights_of(forces.powers(region))
    then = weights_of(forces.powers_with(seat, region, count, strength))
    before, after = forces.share(seat, region, now), forces.share(seat, region, then)
    places = forces.share_for(seat, region, then, 0.0) - forces.share_for(seat, region, now, 0.0)
    part = TAKING_PART if before == 0.0 and after > TAKING_PART and not is_alone(forces.g, seat, now) else 0.0
    told.add("castle", after - before - places)
    told.add("part", part)
    told.add("award", places - part)
