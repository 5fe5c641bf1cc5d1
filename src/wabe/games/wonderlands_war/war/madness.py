"""Madness and Poison drawn: Shield, losses, bust, Madness track, refresh (WW-B09 to WW-B14, WW-B21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.hooks import wait_for_figures, wait_for_passives
from wabe.games.wonderlands_war.effects.using import forget_waiting
from wabe.games.wonderlands_war.pieces.resources import mend_shield
from wabe.games.wonderlands_war.table.chips import MADNESS, POISON
from wabe.games.wonderlands_war.table.layout import (
    BUST,
    CHIP,
    CHIP_STRENGTH,
    DOUBLING,
    EXTRA,
    HAND_ROOM,
    HELD,
    HELD_SIZE,
    KINDS,
    LOWERED,
    MADNESS_DRAWN,
    MADNESS_PLACED_NOW,
    MADNESS_SPACES,
    POISON_DRAWN,
    STATUS,
    TRACKER,
    TRAPS_USED,
)
from wabe.games.wonderlands_war.table.of_seat import SeatAutomatic, SeatChoice
from wabe.games.wonderlands_war.table.step_ids import PLACE_MADNESS_ID, SHIELD_ID, SUFFER_ID
from wabe.games.wonderlands_war.table.timing import MADNESS_PLACED
from wabe.games.wonderlands_war.war.chips_flow import exhaust, exhaust_chip
from wabe.games.wonderlands_war.war.losses import (
    KIND,
    LEFT,
    LOSE_UNITS,
    is_drawn_by_effect,
    losses_of,
    need_mad,
    pay_for_losses,
    saved_by_traps,
)
from wabe.kernel.argument import SEAT
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need
from wabe.kernel.step import Step

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

OF_THIS_DRAW: Final = 0

ACCEPT: Final = 0
BREAK: Final = 1


class Suffer(SeatAutomatic):
    """A Madness or Poison chip takes effect. WW-B08, WW-B29.

    The argument: `SEAT`, `KIND`; kind 0 stands for the chip of this draw.
    """

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        if KIND.of(arg) == OF_THIS_DRAW:
            need(g.mark(SEAT.of(arg), CHIP) > MADNESS, Message("error-war-no-madness-was-drawn"))
        else:
            need_mad(self, arg)

    def run(self, g: WarState, arg: i64) -> None:
        seat, kind = SEAT.of(arg), KIND.of(arg)
        if kind == OF_THIS_DRAW:
            kind = g.mark(seat, CHIP) - 1
        g.add_mark(seat, POISON_DRAWN if kind == POISON else MADNESS_DRAWN, 1)
        g.push(SHIELD_STEP, seat | KIND.put(kind))


class Shield(SeatChoice):
    """An unbroken Shield may be broken to ignore the chip, which goes back into the bag. WW-B11, WW-B30.

    The argument: `SEAT`, `KIND`.
    """

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        need_drawn(self, g, arg)

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer(ACCEPT)
        if g.is_shield_whole(seat):
            g.offer(BREAK)

    def repertoire(self, game: Game) -> Sequence[int]:
        return (ACCEPT, BREAK)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        seat, kind = SEAT.of(arg), KIND.of(arg)
        if action == BREAK:
            shield(g, seat, kind)
        else:
            accept(g, seat, kind)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "break_shield" if action == BREAK else "accept_chip"}

    def label(self, g: WarState, arg: i64, seat: i64, action: i64) -> Message:
        if action == BREAK:
            return Message("act-break_shield")
        losses, units = losses_of(g, seat, KIND.of(arg)), g.units(seat, g.region)
        return Message("act-accept_chip", {"count": int(min(losses, units)), "left": int(max(units - losses, 0))})

    def prompt(self, g: WarState, arg: i64, seat: i64) -> Message:
        return Message("prompt-shield", {"chip": f"@chip-{g.content.chip_names[KIND.of(arg)]}"})


class PlaceMadness(SeatAutomatic):
    """All its units are lost: a bust, then the chip to the track, then a refresh. WW-B09, WW-B12, WW-B13, WW-B21.

    The argument: `SEAT`, `KIND`.
    """

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        need_drawn(self, g, arg)

    def run(self, g: WarState, arg: i64) -> None:
        seat, kind = SEAT.of(arg), KIND.of(arg)
        # chips drawn together by one effect are one draw: it pays when all of them are done (WW-R15)
        alone = not is_drawn_by_effect(g, seat)
        put_away(g, seat, kind)
        if g.units(seat, g.region) == 0:
            bust(g, seat)
        if kind == POISON:
            g.add_supply(POISON, 1)
            if g.log is not None:
                g.emit("poison-returned", {})
        else:
            place_madness(g, seat, kind)
        if alone:
            pay_for_losses(g, seat)


def need_drawn(step: Step[Any], g: WarState, arg: i64) -> None:
    """Raise `BadSave` unless an argument names a chip that is the one of this draw, or in hand."""
    need_mad(step, arg)
    seat, kind = SEAT.of(arg), KIND.of(arg)
    drawn = g.mark(seat, CHIP) == kind + 1 or kind in [g.held_chip(seat, index) for index in range(g.held_size(seat))]
    need(drawn, Message("error-war-step-chip-was-not-drawn", {"name": step.name}))


def suffer(g: WarState, seat: i64, kind: i64) -> None:
    """A Madness or Poison chip that was drawn takes effect next."""
    g.push(SUFFER, seat | KIND.put(kind))


def shield(g: WarState, seat: i64, kind: i64) -> None:
    """The Shield breaks, the chip goes back into the bag."""
    g.set_shield(seat, False)
    put_away(g, seat, kind)
    g.add_to_bag(seat, kind, 1)
    if g.log is not None:
        g.emit("shield-broken", {"seat": seat, "chip": g.content.chip_names[kind]})


def accept(g: WarState, seat: i64, kind: i64) -> None:
    """The chip costs units, then goes to its place."""
    if g.log is not None:
        g.emit("madness-suffered", {"seat": seat, "chip": g.content.chip_names[kind]})
    g.push(PLACE_MADNESS, seat | KIND.put(kind))
    g.push(LOSE_UNITS, seat | KIND.put(kind) | LEFT.put(losses_of(g, seat, kind)))
    g.add_mark(seat, TRAPS_USED, saved_by_traps(g, seat, kind))


def put_away(g: WarState, seat: i64, kind: i64) -> None:
    """The chip is taken out of the hand, or it was the one of this draw."""
    if is_drawn_by_effect(g, seat):
        take_from_hand(g, seat, kind)
    else:
        g.set_mark(seat, CHIP, 0)


def take_from_hand(g: WarState, seat: i64, kind: i64) -> None:
    """One of the chips in hand goes elsewhere; the last one takes its place."""
    first, last = HELD + seat * HAND_ROOM, g.held_size(seat) - 1
    for cell in range(first, first + last):
        if g.cells[cell] == kind:
            g.cells[cell] = g.cells[first + last]
            break
    g.cells[HELD_SIZE + seat] = last


def place_madness(g: WarState, seat: i64, kind: i64) -> None:
    """Madness goes to the track; the fourth refreshes. WW-B09, WW-B13; WW-R14: none that busts sets anything off."""
    g.put_on_track(seat, kind)
    if g.has_not_bust(seat):
        g.add_mark(seat, MADNESS_PLACED_NOW, 1)
        wait_for_figures(g, seat, g.region, MADNESS_PLACED, kind)
        wait_for_passives(g, seat, MADNESS_PLACED, kind)
    if g.madness_on_track(seat) == MADNESS_SPACES:
        refresh(g, seat)


def bust(g: WarState, seat: i64) -> None:
    """No unit is left: Strength 0, all played chips Exhausted, Shield whole, own effects lost. WW-B12, WW-B28."""
    if g.log is not None:
        g.emit("bust", {"seat": seat})
    exhaust(g, seat)
    chip = g.mark(seat, CHIP)
    if chip:
        exhaust_chip(g, seat, chip - 1)
    for mark in (CHIP, CHIP_STRENGTH, TRACKER, DOUBLING, EXTRA, LOWERED):
        g.set_mark(seat, mark, 0)
    g.set_mark(seat, STATUS, BUST)
    mend_shield(g, seat)
    forget_waiting(g, seat)


def refresh(g: WarState, seat: i64) -> None:
    """All Exhausted chips and those on the Madness track return to the bag. WW-B13, WW-B14."""
    returned = g.madness_on_track(seat)
    while g.madness_on_track(seat):
        g.add_to_bag(seat, g.take_from_track(seat, 0), 1)
    for kind in range(KINDS):
        count = g.exhausted(seat, kind)
        g.add_exhausted(seat, kind, -count)
        g.add_to_bag(seat, kind, count)
        returned += count
    if returned and g.log is not None:
        g.emit("refreshed", {"seat": seat})


SUFFER: Final = Suffer(SUFFER_ID, "suffer", KIND)
SHIELD_STEP: Final = Shield(SHIELD_ID, "shield", KIND)
PLACE_MADNESS: Final = PlaceMadness(PLACE_MADNESS_ID, "place_madness", KIND)
