"""Caterpillar's Hookah: chips drawn for their Madness, in the middle of a draw (WW-B29, WW-C07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.hookah import DrawForMadness
from wabe.games.wonderlands_war.effects.using import ABOUT, effect_of, need_effect
from wabe.games.wonderlands_war.pieces.resources import lose_shards
from wabe.games.wonderlands_war.pieces.tracker import gain_strength
from wabe.games.wonderlands_war.table.chips import MADNESS, NO_CHIP
from wabe.games.wonderlands_war.table.layout import KINDS, MADNESS_PLACED_NOW
from wabe.games.wonderlands_war.table.of_seat import SeatAutomatic, SeatChoice
from wabe.games.wonderlands_war.table.step_ids import HOOKAH_DRAW_ID, HOOKAH_END_ID, HOOKAH_ID, HOOKAH_NEXT_ID
from wabe.games.wonderlands_war.war.drawing import draw_chip, kinds_held
from wabe.games.wonderlands_war.war.losses import pay_for_losses
from wabe.games.wonderlands_war.war.madness import suffer
from wabe.kernel.argument import SEAT
from wabe.kernel.game import Game
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


class HookahDraw(SeatAutomatic):
    """The chips are drawn together. The argument: that of `USE`. WW-B29."""

    def run(self, g: WarState, arg: i64) -> None:
        effect = effect_of(g, arg)
        assert isinstance(effect, DrawForMadness)
        draw_together(g, SEAT.of(arg), effect.count)
        g.push(HOOKAH, arg)


class Hookah(SeatAutomatic):
    """The Madness and Poison drawn, one by one until a bust. The argument: that of `USE`. WW-B29."""

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        need_effect(g, arg)

    def run(self, g: WarState, arg: i64) -> None:
        seat = SEAT.of(arg)
        if g.has_not_bust(seat) and mad_kinds(g, seat):
            g.push(HOOKAH, arg)
            g.push(HOOKAH_NEXT, arg)
        else:
            g.push(HOOKAH_END, arg)


class HookahNext(SeatChoice):
    """Which of the Madness and Poison drawn takes effect next. The argument: that of `USE`. WW-B29."""

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        need_effect(g, arg)

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer_each(mad_kinds(g, seat))

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(MADNESS, KINDS)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        suffer(g, SEAT.of(arg), action)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "suffer", "chip": g.content.chip_names[action]}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"chip:{g.content.chip_names[action]}"]


class HookahEnd(SeatAutomatic):
    """The other chips go back; Strength for the Madness on the track, or a Shard is discarded. WW-C07, WW-B28."""

    def run(self, g: WarState, arg: i64) -> None:
        seat = SEAT.of(arg)
        return_held(g, seat)
        effect = effect_of(g, arg)
        if g.has_not_bust(seat) and isinstance(effect, DrawForMadness):
            pay_for_losses(g, seat)
            settle_up(g, seat, effect)


def draw_together(g: WarState, seat: i64, count: i64) -> None:
    """Chips come into the hand, seen by all."""
    for _ in range(count):
        kind = draw_chip(g, seat)
        if kind != NO_CHIP:
            g.hold(seat, kind)
            if g.log is not None:
                g.emit("drew", {"seat": seat, "chip": g.content.chip_names[kind]})


def mad_kinds(g: WarState, seat: i64) -> i64:
    """Bit mask of the Madness and Poison in hand."""
    return kinds_held(g, seat) >> MADNESS << MADNESS


def return_held(g: WarState, seat: i64) -> None:
    """What is left in hand goes back to the bag."""
    for index in range(g.held_size(seat)):
        kind = g.held_chip(seat, index)
        g.add_to_bag(seat, kind, 1)
        if g.log is not None:
            g.emit("chip-returned", {"seat": seat, "chip": g.content.chip_names[kind]})
    g.drop_held(seat)


def settle_up(g: WarState, seat: i64, effect: DrawForMadness) -> None:
    """Strength for each Madness chip on the track, beside the chip; for none a Shard is discarded."""
    placed = g.mark(seat, MADNESS_PLACED_NOW)
    if placed:
        gain_strength(g, seat, placed * effect.each, effect.ability)
    else:
        lose_shards(g, seat, effect.discarded)


HOOKAH_DRAW: Final = HookahDraw(HOOKAH_DRAW_ID, "hookah_draw", ABOUT)
HOOKAH: Final = Hookah(HOOKAH_ID, "hookah", ABOUT)
HOOKAH_NEXT: Final = HookahNext(HOOKAH_NEXT_ID, "order_madness", ABOUT)
HOOKAH_END: Final = HookahEnd(HOOKAH_END_ID, "hookah_end", ABOUT)
