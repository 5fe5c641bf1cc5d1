"""Castles: where one may stand, and building it (WW-T18, WW-2P08, WW-2P13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.layout import NO_CASTLE, REGIONS, SIDEWAYS, UPRIGHT
from wabe.games.wonderlands_war.table.of_seat import SeatChoice
from wabe.games.wonderlands_war.table.step_ids import PLACE_CASTLE_ID
from wabe.kernel.game import Game
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


class PlaceCastle(SeatChoice):
    """The Region for a Castle; with 2 players also one to turn upright. WW-T18, WW-2P08. The argument: `SEAT`."""

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        for region in range(REGIONS):
            if can_build(g, seat, region):
                g.offer(region)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(REGIONS)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        build(g, arg, action)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return castle_form(g, seat, action)

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"region:{REGION_NAMES[action]}"]


def castle_form(g: WarState, seat: i64, region: i64) -> Json:
    """Placing a Castle in a Region, or turning the one that lies there, as JSON."""
    kind = "turn_castle" if g.castle(seat, region) == SIDEWAYS else "place_castle"
    return {"kind": kind, "region": REGION_NAMES[region]}


def can_build(g: WarState, seat: i64, region: i64) -> bool:
    """Whether the seat may place a Castle there, or turn upright the one that lies there."""
    castle = g.castle(seat, region)
    if castle == NO_CASTLE:
        return g.is_open(region) and g.castles_left(seat) > 0
    return castle == SIDEWAYS


def build(g: WarState, seat: i64, region: i64) -> None:
    """Place a Castle, with 2 players sideways, or turn upright the one that lies there."""
    turned = g.castle(seat, region) == SIDEWAYS
    if turned:
        g.set_castle(seat, region, UPRIGHT)
    else:
        g.add_castles_left(seat, -1)
        g.set_castle(seat, region, SIDEWAYS if g.two else UPRIGHT)
    if g.log is not None:
        done = "castle-turned" if turned else "castle-laid" if g.two else "castle-placed"
        g.emit(done, {"seat": seat, "region": REGION_NAMES[region]})


def place_castle(g: WarState, seat: i64) -> None:
    """Choose a Region for a Castle next, if there is one (WW-T18)."""
    for region in range(REGIONS):
        if can_build(g, seat, region):
            g.push(PLACE_CASTLE, seat)
            return


PLACE_CASTLE: Final = PlaceCastle(PLACE_CASTLE_ID, "place_castle")
