"""Ally chips of the player's choice: any-Ally icons, and replacements when a kind has run out (WW-T11, WW-T12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.pieces.resources import gain_chip
from wabe.games.wonderlands_war.table.chips import FORGE, level_of
from wabe.games.wonderlands_war.table.layout import KINDS
from wabe.games.wonderlands_war.table.of_seat import SeatChoice
from wabe.games.wonderlands_war.table.step_ids import GAIN_ALLY_ID
from wabe.kernel.argument import SEAT, Field
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

LEVEL: Final = Field(1, after=SEAT)
OPTIONAL: Final = Field(1, after=LEVEL)  # it may be declined
NO_CHIP: Final = KINDS  # the action of who wants no replacement


class GainAlly(SeatChoice):
    """Any Ally chip of a level that is in supply. WW-T11, WW-T12, WW-T28.

    The argument: `SEAT`, `LEVEL`, `OPTIONAL`.
    """

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        for kind in range(FORGE + 1):
            if is_to_be_had(g, kind, LEVEL.of(arg)):
                g.offer(kind)
        if OPTIONAL.of(arg):
            g.offer(NO_CHIP)

    def repertoire(self, game: Game) -> Sequence[int]:
        return [*range(FORGE + 1), NO_CHIP]

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        if action != NO_CHIP:
            gain_chip(g, SEAT.of(arg), action)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        if action == NO_CHIP:
            return {"kind": "gain_no_chip"}
        return {"kind": "gain_chip", "chip": g.content.chip_names[action]}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == NO_CHIP else [f"chip:{g.content.chip_names[action]}"]

    def prompt(self, g: WarState, arg: i64, seat: i64) -> Message:
        return Message("prompt-gain_ally", {"level": int(LEVEL.of(arg))})


def is_to_be_had(g: WarState, kind: i64, level: i64) -> bool:
    """Whether a kind of Ally chip has this level and is in supply."""
    return level_of(kind) == level and g.in_supply(kind) > 0


def gain_ally(g: WarState, seat: i64, kind: i64) -> None:
    """An Ally chip of this kind; if the supply has none, another of the same level may be chosen (WW-T11)."""
    if g.in_supply(kind) > 0:
        gain_chip(g, seat, kind)
    else:
        choose_next(g, seat | LEVEL.put(level_of(kind)) | OPTIONAL.put(1))


def gain_ally_of_level(g: WarState, seat: i64, level: i64) -> None:
    """Any Ally chip of a level; if the supply has none left, nothing (WW-T11, WW-T12, WW-O14)."""
    choose_next(g, seat | LEVEL.put(level))


def choose_next(g: WarState, arg: i64) -> None:
    """Let the player choose, if there is anything to choose."""
    for kind in range(FORGE + 1):
        if is_to_be_had(g, kind, LEVEL.of(arg)):
            g.push(GAIN_ALLY, arg)
            return


GAIN_ALLY: Final = GainAlly(GAIN_ALLY_ID, "gain_ally", OPTIONAL)
