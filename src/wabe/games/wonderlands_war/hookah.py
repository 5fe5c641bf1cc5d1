"""Caterpillar's Hookah: chips drawn for their Madness, in the middle of a draw (WW-B29, WW-C07)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.chips import MADNESS, NO_CHIP
from wabe.games.wonderlands_war.drawing import draw_chip, has_chip_to_draw, kinds_held
from wabe.games.wonderlands_war.effect import (
    INDEX_SHIFT,
    PASS,
    SEAT_MASK,
    Effect,
    effect_of,
)
from wabe.games.wonderlands_war.effects_strength import MOST, USE_IT
from wabe.games.wonderlands_war.layout import MADNESS_PLACED_NOW
from wabe.games.wonderlands_war.losses import pay_for_losses
from wabe.games.wonderlands_war.madness import suffer
from wabe.games.wonderlands_war.resources import lose_shards
from wabe.games.wonderlands_war.steps import HOOKAH_END_ID, HOOKAH_ID, HOOKAH_NEXT_ID
from wabe.games.wonderlands_war.tracker import gain_strength
from wabe.kernel.data import Fields
from wabe.kernel.message import Json
from wabe.kernel.step import Automatic, Choice

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.state import WarState

MOST_DRAWN: Final = 8


class DrawForMadness(Effect):
    """Draws chips for their Madness and gains Strength for what goes to the track. Caterpillar's Hookah. WW-B29."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional)
        self.count: i64 = fields.whole("draw", 1, MOST_DRAWN)
        self.each: i64 = fields.whole("strength_per_madness", 0, MOST)
        self.discarded: i64 = fields.whole("discard_shards_if_none", 0, MOST)

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        possible = has_chip_to_draw(g, seat)
        if self.optional or not possible:
            g.offer(PASS)
        if possible:
            g.offer(USE_IT)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == USE_IT:
            draw_together(g, seat, self.count)
            g.push(HOOKAH, seat | self.index << INDEX_SHIFT)

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        return {"kind": "pass" if action == PASS else "use_it"}


class Hookah(Automatic["WarState"]):
    """The Madness and Poison drawn, one by one until a bust. The argument: seat, the effect's number. WW-B29."""

    def run(self, g: WarState, arg: i64) -> None:
        seat = arg & SEAT_MASK
        if g.has_not_bust(seat) and mad_kinds(g, seat):
            g.push(HOOKAH, arg)
            g.push(HOOKAH_NEXT, arg)
        else:
            g.push(HOOKAH_END, arg)


class HookahNext(Choice["WarState"]):
    """Which of the Madness and Poison drawn takes effect next. WW-B29."""

    def who(self, g: WarState, arg: i64) -> i64:
        return arg & SEAT_MASK

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer_each(mad_kinds(g, seat))

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        suffer(g, arg & SEAT_MASK, action)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "suffer", "chip": g.content.chip_names[action]}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"chip:{g.content.chip_names[action]}"]


class HookahEnd(Automatic["WarState"]):
    """The other chips go back; Strength for the Madness on the track, or a Shard is discarded. WW-C07, WW-B28."""

    def run(self, g: WarState, arg: i64) -> None:
        seat = arg & SEAT_MASK
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


KINDS: Final[dict[str, Callable[[str, bool, Fields], Effect]]] = {"draw_for_madness": DrawForMadness}
HOOKAH: Final = Hookah(HOOKAH_ID, "hookah")
HOOKAH_NEXT: Final = HookahNext(HOOKAH_NEXT_ID, "order_madness")
HOOKAH_END: Final = HookahEnd(HOOKAH_END_ID, "hookah_end")
STEPS: Final = [HOOKAH, HOOKAH_NEXT, HOOKAH_END]
