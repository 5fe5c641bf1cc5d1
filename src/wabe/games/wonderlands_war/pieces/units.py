"""Placing units: Supporters of the supply, figures of the reserve, and moves where units are lacking.

The argument of most steps is a placement: `SEAT`, `REGION`, the number of units left (`COUNT`), whether each unit may
go to another Region (`SPREAD`), and whether Supporters alone are placed (`SUPPORTERS`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.chips import FIRST_STANDEE, REGION_NAMES, SUPPORTER, UNITS
from wabe.games.wonderlands_war.table.layout import REGIONS, RESERVE, STANDEES
from wabe.games.wonderlands_war.table.names import unit_name
from wabe.games.wonderlands_war.table.of_seat import SeatAutomatic, SeatChoice
from wabe.games.wonderlands_war.table.step_ids import (
    CHOOSE_REGION_ID,
    CHOOSE_UNIT_ID,
    PLACE_FIGURE_ID,
    RETURN_UNITS_ID,
    UNITS_ID,
)
from wabe.kernel.argument import SEAT, Field
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

REGION: Final = Field(3, after=SEAT)
COUNT: Final = Field(4, after=REGION)
SPREAD: Final = Field(1, after=COUNT)
SUPPORTERS: Final = Field(1, after=SPREAD)

STANDEE: Final = Field(4, after=SEAT)  # in the argument of `PLACE_FIGURE`

NO_MORE: Final = 0  # the other actions: 1 + unit + UNITS * its place


def place_units(g: WarState, seat: i64, count: i64, spread: bool) -> None:
    """Place so many units next, Supporters or figures of the reserve (WW-T08).

    Args:
        g: the state.
        seat: whose.
        count: how many, up to 15.
        spread: whether each may go to a Region of its own (WW-L05).
    """
    start(g, seat | COUNT.put(count) | SPREAD.put(1 if spread else 0))


def place_supporters(g: WarState, seat: i64, count: i64) -> None:
    """Place so many Supporters into one Region next: abilities that name Supporters, Forge rewards (WW-T30, WW-O17)."""
    start(g, seat | COUNT.put(count) | SUPPORTERS.put(1))


def start(g: WarState, arg: i64) -> None:
    """Begin a placement; by the prototype's rules units may be taken back before (WW-T10, WW-R11)."""
    g.push(PLACE_UNITS, arg)
    if g.edition_prototype:
        g.push(RETURN_UNITS, SEAT.of(arg))


def place_supporter_here(g: WarState, seat: i64, region: i64) -> None:
    """Place a Supporter of the supply into this Region; with none in supply nothing happens."""
    if g.supporters(seat, RESERVE) > 0:
        put_supporters(g, seat, region, 1)


def place_figure(g: WarState, seat: i64, figure: i64) -> None:
    """Place each standee of a figure just gained into any Region next (WW-T15)."""
    first = g.content.first_standee[figure]
    standee = first + g.content.standee_count[figure] - 1
    while standee >= first:
        g.push(PLACE_FIGURE, seat | STANDEE.put(standee))
        standee -= 1


# --- what can be placed -----------------------------------------------------------------------------------------


def could_place(g: WarState, seat: i64, supporters_only: bool) -> bool:
    """Whether a placement would do anything."""
    for region in range(REGIONS):
        if g.is_open(region) and can_place_in(g, seat, region, supporters_only):
            return True
    return False


def can_place_in(g: WarState, seat: i64, region: i64, supporters_only: bool) -> bool:
    """Whether a unit could be placed into, or for lack of Supporters moved to, a Region (WW-T09)."""
    if g.supporters(seat, RESERVE) > 0 or has_reserve(g, seat, supporters_only):
        return True
    return has_units_elsewhere(g, seat, region)


def has_reserve(g: WarState, seat: i64, supporters_only: bool) -> bool:
    """Whether figures of the reserve may be placed (WW-T08)."""
    return not supporters_only and g.standees(seat, RESERVE) > 0


def has_units_elsewhere(g: WarState, seat: i64, region: i64) -> bool:
    """Whether there is a Supporter or figure in another Region; Leaders are never moved so (WW-T30)."""
    for source in range(REGIONS):
        if source != region and g.supporters(seat, source) + g.standees(seat, source) > 0:
            return True
    return False


# --- the steps --------------------------------------------------------------------------------------------------


class ReturnUnits(SeatChoice):
    """Prototype: before placing, own units may go back to supply. WW-T10, WW-R11. The argument: `SEAT`."""

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer(NO_MORE)
        for region in range(REGIONS):
            offer_units(g, seat, region)

    def repertoire(self, game: Game) -> Sequence[int]:
        return [NO_MORE, *actions_of(REGIONS)]

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        if action == NO_MORE:
            return
        unit, region = unit_of(action), place_of(action)
        g.move_unit(arg, unit, region, RESERVE)
        if g.log is not None:
            g.emit("unit-returned", {"seat": arg, "unit": unit_name(g, unit), "from": REGION_NAMES[region]})
        g.push(RETURN_UNITS, arg)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        if action == NO_MORE:
            return {"kind": "return_no_more"}
        region = REGION_NAMES[place_of(action)]
        return {"kind": "return_unit", "unit": unit_name(g, unit_of(action)), "region": region}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == NO_MORE else [unit_target(g, seat, action)]


class PlaceUnits(SeatAutomatic):
    """One unit or more into a Region, if there is anything to place or move. WW-T08, WW-T28."""

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        need_units(arg)

    def run(self, g: WarState, arg: i64) -> None:
        if could_place(g, SEAT.of(arg), SUPPORTERS.of(arg) != 0):
            g.push(CHOOSE_REGION, arg)


class ChooseRegion(SeatChoice):
    """The Region of a placement; when spread, of its next unit. WW-T08, WW-L05."""

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        need_units(arg)

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        supporters_only = SUPPORTERS.of(arg) != 0
        for region in range(REGIONS):
            if g.is_open(region) and can_place_in(g, seat, region, supporters_only):
                g.offer(region)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(REGIONS)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        place_in(g, REGION.replaced(arg, action))

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "choose_region", "region": REGION_NAMES[action]}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"region:{REGION_NAMES[action]}"]

    def prompt(self, g: WarState, arg: i64, seat: i64) -> Message:
        empty = g.supporters(seat, RESERVE) == 0 and not has_reserve(g, seat, SUPPORTERS.of(arg) != 0)
        told = {"count": int(COUNT.of(arg)), "supply": "empty" if empty else "there"}
        return Message("prompt-choose_region", told)


class ChooseUnit(SeatChoice):
    """The next unit: of the supply or reserve, or for lack of Supporters from another Region. WW-T08, T09, T30."""

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        need_units(arg)
        need(g.is_open(REGION.of(arg)), Message("error-war-units-placed-into-closed-region"))

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        lacking = g.supporters(seat, RESERVE) == 0
        if lacking:
            g.offer(NO_MORE)
            for source in range(REGIONS):
                if source != REGION.of(arg):
                    offer_units(g, seat, source)
        else:
            g.offer(action_of(SUPPORTER, RESERVE))
        if not SUPPORTERS.of(arg):
            offer_standees(g, seat, RESERVE)

    def repertoire(self, game: Game) -> Sequence[int]:
        return [NO_MORE, *actions_of(RESERVE + 1)]

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        if action == NO_MORE:
            return
        move(g, SEAT.of(arg), unit_of(action), place_of(action), REGION.of(arg))
        place_rest(g, arg, 1)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        if action == NO_MORE:
            return {"kind": "place_no_more"}
        unit, place, region = unit_name(g, unit_of(action)), place_of(action), REGION_NAMES[REGION.of(arg)]
        if place == RESERVE:
            return {"kind": "place", "unit": unit, "region": region}
        return {"kind": "move", "unit": unit, "from": REGION_NAMES[place], "region": region}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == NO_MORE else [unit_target(g, seat, action)]

    def prompt(self, g: WarState, arg: i64, seat: i64) -> Message:
        told = {
            "count": int(COUNT.of(arg)),
            "region": f"@region-{REGION_NAMES[REGION.of(arg)]}",
            "supply": "empty" if g.supporters(seat, RESERVE) == 0 else "there",
        }
        return Message("prompt-choose_unit", told)


class PlaceFigure(SeatChoice):
    """A figure just gained goes into any Region at once. WW-T15. The argument: `SEAT`, `STANDEE`."""

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        standee = STANDEE.of(arg)
        need(standee < STANDEES, Message("error-war-no-such-standee"))
        need(g.is_standee_here(SEAT.of(arg), standee, RESERVE), Message("error-war-figure-placed-not"))

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        for region in range(REGIONS):
            if g.is_open(region):
                g.offer(region)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(REGIONS)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        move(g, SEAT.of(arg), FIRST_STANDEE + STANDEE.of(arg), RESERVE, action)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        figure = unit_name(g, FIRST_STANDEE + STANDEE.of(arg))
        return {"kind": "place_figure", "figure": figure, "region": REGION_NAMES[action]}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"region:{REGION_NAMES[action]}"]

    def prompt(self, g: WarState, arg: i64, seat: i64) -> Message:
        figure = unit_name(g, FIRST_STANDEE + STANDEE.of(arg))
        return Message("prompt-place_figure", {"figure": f"@unit-{figure}"})


def need_units(arg: i64) -> None:
    """Raise `BadSave` unless units are left in a placement, and the Region is one."""
    need(COUNT.of(arg) > 0 and REGION.of(arg) < REGIONS, Message("error-war-units-placed-not"))


# --- placing ----------------------------------------------------------------------------------------------------


def place_in(g: WarState, arg: i64) -> None:
    """Place into the Region chosen; Supporters alone go there together, else each unit is asked for."""
    seat = SEAT.of(arg)
    together = 1 if SPREAD.of(arg) else COUNT.of(arg)
    placed = min(together, g.supporters(seat, RESERVE))
    if placed == 0 or has_reserve(g, seat, SUPPORTERS.of(arg) != 0):
        g.push(CHOOSE_UNIT, arg)
        return
    put_supporters(g, seat, REGION.of(arg), placed)
    place_rest(g, arg, placed)


def place_rest(g: WarState, arg: i64, placed: i64) -> None:
    """Go on with the units of a placement that are left; when spread, with their Region."""
    left = COUNT.replaced(arg, COUNT.of(arg) - placed)
    if COUNT.of(left) == 0:
        return
    if SPREAD.of(left):
        g.push(PLACE_UNITS, left)
    else:
        place_in(g, left)


def put_supporters(g: WarState, seat: i64, region: i64, count: i64) -> None:
    """Supporters of the supply into a Region."""
    g.add_supporters(seat, RESERVE, -count)
    g.add_supporters(seat, region, count)
    if g.log is not None:
        told = {"seat": seat, "unit": "supporter", "region": REGION_NAMES[region], "count": count}
        g.emit("units-placed", told)


def move(g: WarState, seat: i64, unit: i64, source: i64, region: i64) -> None:
    """One unit into a Region, from supply or from another Region."""
    g.move_unit(seat, unit, source, region)
    if g.log is None:
        return
    name, target = unit_name(g, unit), REGION_NAMES[region]
    if source == RESERVE:
        g.emit("units-placed", {"seat": seat, "unit": name, "region": target, "count": 1})
    else:
        g.emit("unit-moved", {"seat": seat, "unit": name, "from": REGION_NAMES[source], "region": target})


def offer_units(g: WarState, seat: i64, place: i64) -> None:
    """Offer the Supporters of a place, once, and its standees."""
    if g.supporters(seat, place) > 0:
        g.offer(action_of(SUPPORTER, place))
    offer_standees(g, seat, place)


def offer_standees(g: WarState, seat: i64, place: i64) -> None:
    """Offer the standees of a place; of twins one."""
    for standee in g.standees_at(seat, place):
        if not is_twin(g, seat, standee, place):
            g.offer(action_of(FIRST_STANDEE + standee, place))


def is_twin(g: WarState, seat: i64, standee: i64, place: i64) -> bool:
    """Whether an earlier standee of the same figure is at the same place."""
    for other in range(g.content.first_standee[g.content.standee_figure[standee]], standee):
        if g.is_standee_here(seat, other, place):
            return True
    return False


def action_of(unit: i64, place: i64) -> i64:
    """The action that takes a unit from a place."""
    return 1 + unit + UNITS * place


def actions_of(places: int) -> list[int]:
    """The actions that take a Supporter or a standee from the first so many places."""
    units = [SUPPORTER, *range(FIRST_STANDEE, FIRST_STANDEE + STANDEES)]
    return [int(action_of(unit, place)) for place in range(places) for unit in units]


def unit_of(action: i64) -> i64:
    """The unit of an action."""
    return (action - 1) % UNITS


def place_of(action: i64) -> i64:
    """Where the unit of an action is."""
    return (action - 1) // UNITS


def unit_target(g: WarState, seat: i64, action: i64) -> str:
    """The piece that an action takes: seat, unit and where it is."""
    place = place_of(action)
    where = "reserve" if place == RESERVE else REGION_NAMES[place]
    return f"unit:{seat}:{unit_name(g, unit_of(action))}:{where}"


PLACE_UNITS: Final = PlaceUnits(UNITS_ID, "units", SUPPORTERS)
CHOOSE_REGION: Final = ChooseRegion(CHOOSE_REGION_ID, "choose_region", SUPPORTERS)
CHOOSE_UNIT: Final = ChooseUnit(CHOOSE_UNIT_ID, "choose_unit", SUPPORTERS)
RETURN_UNITS: Final = ReturnUnits(RETURN_UNITS_ID, "return_units")
PLACE_FIGURE: Final = PlaceFigure(PLACE_FIGURE_ID, "place_figure", STANDEE)
