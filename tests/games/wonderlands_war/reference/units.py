"""Units and Castles: placements, moves for lacking Supporters, returns of the prototype edition."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.wonderlands_war.reference.data import FIGURES
from tests.games.wonderlands_war.reference.questions import Form, Step, ask
from tests.games.wonderlands_war.reference.table import Player, Table, distinct, forms


def place_units(table: Table, seat: int, count: int, spread: bool = False) -> Step:
    """A placement of Supporters and figures of the reserve into one Region, or spread (WW-T08, WW-L05)."""
    yield from place(table, table.players[seat], count, spread, figures=True)


def place_supporters(table: Table, seat: int, count: int) -> Step:
    """Supporters into any Region, by an ability (WW-T30)."""
    yield from place(table, table.players[seat], count, spread=False, figures=False)


def place(table: Table, player: Player, count: int, spread: bool, figures: bool) -> Step:
    """The Region, for each unit anew if spread, then unit by unit (WW-T08, WW-T09, WW-L09)."""
    if table.prototype:
        yield from return_units(table, player)
    region = ""
    for _ in range(count):
        if spread or not region:
            regions = [each for each in table.regions() if unit_forms(table, player, each, figures)]
            if not regions:
                return
            region = (yield from ask(player.seat, "choose_region", forms("choose_region", "region", regions)))["region"]
        options = unit_forms(table, player, region, figures)
        if not player.supporters:
            options.append({"kind": "place_no_more"})
        form = yield from ask(player.seat, "choose_unit", options)
        if form["kind"] == "place_no_more":
            return
        carry_out(player, form)


def unit_forms(table: Table, player: Player, region: str, figures: bool) -> list[Form]:
    """What may come to a Region: from the supply, from the reserve, for a lacking Supporter from another Region."""
    here = [name for name in FIGURES if figures and player.reserve[name]]
    options = forms("place", "unit", (["supporter"] if player.supporters else []) + here)
    if not player.supporters:
        options += [{"kind": "move", "unit": unit, "from": other} for other, unit in movable(table, player, region)]
    return [{**form, "region": region} for form in options]


def movable(table: Table, player: Player, region: str) -> Iterator[tuple[str, str]]:
    """Supporters and figures of other Regions, never Leaders (WW-T30)."""
    for other in table.regions():
        if other != region:
            for unit in distinct(player.units_at(other)):
                if unit != "leader":
                    yield other, unit


def carry_out(player: Player, form: Form) -> None:
    """One unit, placed or moved."""
    unit = form["unit"]
    if form["kind"] == "move":
        player.units[form["from"]][unit] -= 1
    elif unit == "supporter":
        player.supporters -= 1
    else:
        player.reserve[unit] -= 1
    player.units[form["region"]][unit] += 1


def to_reserve(player: Player, region: str, unit: str) -> None:
    """A unit leaves the board."""
    if unit == "leader":
        player.move_leader("reserve")
        return
    player.units[region][unit] -= 1
    if unit == "supporter":
        player.supporters += 1
    else:
        player.reserve[unit] += 1


def return_units(table: Table, player: Player) -> Step:
    """Prototype: any of one's units but the Leader may come back first (WW-T10, WW-R11)."""
    while True:
        options: list[Form] = [
            {"kind": "return_unit", "unit": unit, "region": region} for region, unit in movable(table, player, "")
        ]
        form = yield from ask(player.seat, "return_units", [*options, {"kind": "return_no_more"}])
        if form["kind"] == "return_no_more":
            return
        to_reserve(player, form["region"], form["unit"])


def place_figure(table: Table, seat: int, figure: str) -> Step:
    """A figure just recruited, each standee into a Region of its own (WW-T15)."""
    player = table.players[seat]
    player.reserve[figure] += FIGURES[figure]["standees"]
    for _ in range(FIGURES[figure]["standees"]):
        options: list[Form] = [
            {"kind": "place_figure", "figure": figure, "region": region} for region in table.regions()
        ]
        form = yield from ask(seat, "place_figure", options)
        player.reserve[figure] -= 1
        player.units[form["region"]][figure] += 1


# ----- Castles -----


def castle_forms(table: Table, player: Player) -> list[Form]:
    """Where a Castle may be placed, or with 2 players turned upright (WW-T18, WW-2P08, WW-2P13)."""
    options = []
    for region in table.regions():
        if player.castles[region] == "none" and player.castles_left:
            options.append({"kind": "place_castle", "region": region})
        elif player.castles[region] == "sideways":
            options.append({"kind": "turn_castle", "region": region})
    return options


def put_castle(table: Table, player: Player, form: Form) -> None:
    """Place one, lying sideways with 2 players, or turn one upright."""
    if form["kind"] == "place_castle":
        player.castles_left -= 1
        player.castles[form["region"]] = "sideways" if table.two else "upright"
    else:
        player.castles[form["region"]] = "upright"


def castles_that_count(player: Player) -> int:
    """Upright ones; with 3 or more players all are (WW-2P08)."""
    return list(player.castles.values()).count("upright")
