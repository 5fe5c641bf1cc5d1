"""Drawing chips: the steps of one draw, drawing or halting, several chips at once (WW-B05, WW-B06, WW-B22, WW-B26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.figures import figure_effects
from wabe.games.wonderlands_war.effects.final_strength import aura
from wabe.games.wonderlands_war.table.chips import NO_CHIP, is_playable
from wabe.games.wonderlands_war.table.layout import (
    CHIP,
    CHIP_STRENGTH,
    EXTRA,
    HAND_ROOM,
    KINDS,
    LOST_NOW,
    LOWERED,
    MADNESS_PLACED_NOW,
)
from wabe.games.wonderlands_war.table.on_cards import PASS
from wabe.games.wonderlands_war.table.order import each_in_order
from wabe.games.wonderlands_war.table.step_ids import (
    CHOOSE_DRAWN_ID,
    DRAW_CHIPS_ID,
    DRAW_OR_HALT_ID,
    FIRST_DRAW_ID,
    REVEAL_ID,
)
from wabe.games.wonderlands_war.table.timing import FIRST_DRAW as AT_FIRST_DRAW
from wabe.games.wonderlands_war.war.battle_end import END_CHECK, end_battle, fighting, halt
from wabe.games.wonderlands_war.war.madness import SUFFER, refresh
from wabe.games.wonderlands_war.war.playing import (
    ADD_STRENGTH,
    AFTER_BUSTS,
    AFTER_STRENGTH,
    OTHERS_EFFECTS,
    OWN_EFFECTS,
    PLACE_CHIPS,
)
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.step import Automatic, Simultaneous

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

HALT: Final = 0
DRAW: Final = 1


def draw(g: WarState) -> None:
    """One draw in full, in the order of WW-B22."""
    g.draw += 1
    g.then(ADD_STRENGTH, AFTER_STRENGTH, PLACE_CHIPS, END_CHECK)
    g.then(DRAW_CHIPS, CHOOSE_DRAWN, REVEAL, OWN_EFFECTS, AFTER_BUSTS, OTHERS_EFFECTS)


class FirstDraw(Automatic["WarState"]):
    """Every participant draws; figures may make it more chips. WW-B05, WW-B26."""

    def run(self, g: WarState, arg: i64) -> None:
        for seat in range(g.players):
            if g.is_fighting(seat):
                draw_more_at_first(g, seat)
        draw(g)


class DrawOrHalt(Simultaneous["WarState"]):
    """Every active participant chooses in secret to draw or to halt for good. WW-B06, WW-B31."""

    def who(self, g: WarState, arg: i64) -> i64:
        return fighting(g)

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer(HALT)
        g.offer(DRAW)

    def repertoire(self, game: Game) -> Sequence[int]:
        return (HALT, DRAW)

    def resolve(self, g: WarState, arg: i64) -> None:
        for seat in range(g.players):
            if g.is_fighting(seat) and g.commitment(seat) == HALT:
                halt(g, seat)
        if fighting(g):
            draw(g)
        else:
            end_battle(g)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "draw" if action == DRAW else "halt"}


class DrawChips(Automatic["WarState"]):
    """Everybody still active draws a chip, or several to choose one of. WW-B06, WW-B26."""

    def run(self, g: WarState, arg: i64) -> None:
        # if anybody has to choose, all keep what they draw in hand: nothing is revealed before (WW-R09)
        in_hand = does_anybody_choose(g)
        for seat in range(g.players):
            g.set_mark(seat, LOST_NOW, 0)
            g.set_mark(seat, MADNESS_PLACED_NOW, 0)
            if g.is_fighting(seat):
                draw_chips(g, seat, in_hand)


class ChooseDrawn(Simultaneous["WarState"]):
    """Whoever has drawn several chips chooses in secret which one is played; who has one plays it. WW-B20, WW-B26.

    Asked even when all in hand are the same: else the others would learn that.
    """

    def who(self, g: WarState, arg: i64) -> i64:
        mask: i64 = 0
        for seat in range(g.players):
            if g.held_size(seat) > 1:
                mask |= 1 << seat
        return mask

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer_each(kinds_held(g, seat))

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(KINDS)

    def always_asks(self, g: WarState, arg: i64) -> bool:
        return True

    def resolve(self, g: WarState, arg: i64) -> None:
        for seat in range(g.players):
            if g.held_size(seat):
                play_one(g, seat, g.commitment(seat) if g.held_size(seat) > 1 else g.held_chip(seat, 0))

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "play_chip", "chip": g.content.chip_names[action]}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"chip:{g.content.chip_names[action]}"]


class Reveal(Automatic["WarState"]):
    """All chips are revealed together; Madness and Poison take effect before all else. WW-B05, WW-B08."""

    def run(self, g: WarState, arg: i64) -> None:
        mad: i64 = 0
        for seat in range(g.players):
            chip = g.mark(seat, CHIP)
            if chip:
                reveal(g, seat, chip - 1)
                if not is_playable(chip - 1):
                    mad |= 1 << seat
        each_in_order(g, SUFFER, mad)


def draw_more_at_first(g: WarState, seat: i64) -> None:
    """The figures here that give extra chips at the first draw (WW-B26)."""
    for standee in g.standees_at(seat, g.region):
        for effect in figure_effects(g, standee):
            if effect.timing == AT_FIRST_DRAW:
                effect.choose(g, seat, 0, PASS)


def does_anybody_choose(g: WarState) -> bool:
    """Whether some seat that draws now may draw several chips."""
    for seat in range(g.players):
        if g.is_fighting(seat) and g.mark(seat, EXTRA):
            return True
    return False


def draw_chips(g: WarState, seat: i64, in_hand: bool) -> None:
    """A seat's chip of this draw, or several in hand; who finds none halts (WW-B14)."""
    count = min(1 + g.mark(seat, EXTRA), HAND_ROOM)
    g.set_mark(seat, EXTRA, 0)
    for _ in range(count):
        if in_hand and g.bag_size(seat) == 0:
            g.know_held(seat)
        kind = draw_chip(g, seat)
        if kind == NO_CHIP:
            break
        if in_hand:
            g.hold(seat, kind)
        else:
            g.set_mark(seat, CHIP, kind + 1)
    if g.mark(seat, CHIP) == 0 and g.held_size(seat) == 0:
        halt(g, seat)


def draw_chip(g: WarState, seat: i64) -> i64:
    """A random chip out of the bag; from an empty one after Exhausted and Madness chips have returned. WW-B14, WW-B27.

    Its kind; `NO_CHIP` if there is none all the same.
    """
    size = g.bag_size(seat)
    if size == 0:
        refresh(g, seat)
        size = g.bag_size(seat)
    if size == 0:
        return NO_CHIP
    kind = g.chip_at(seat, g.below(size))
    g.add_to_bag(seat, kind, -1)
    return kind


def kinds_held(g: WarState, seat: i64) -> i64:
    """Bit mask of the kinds of chips in hand."""
    kinds: i64 = 0
    for index in range(g.held_size(seat)):
        kinds |= 1 << g.held_chip(seat, index)
    return kinds


def play_one(g: WarState, seat: i64, kind: i64) -> None:
    """One of the chips in hand is played, the rest go back at once. WW-B20, WW-B26."""
    size = g.held_size(seat)
    for index in range(size):
        g.add_to_bag(seat, g.held_chip(seat, index), 1)
    g.drop_held(seat)
    g.add_to_bag(seat, kind, -1)
    g.set_mark(seat, CHIP, kind + 1)
    if size > 1 and g.log is not None:
        g.emit("chips-returned", {"seat": seat, "count": size - 1})


def reveal(g: WarState, seat: i64, kind: i64) -> None:
    """What the chip is: printed Strength less a Crown, which is spent by it, then Flamingo B. WW-R02, WW-C14."""
    strength = max(0, g.content.strength[kind] - g.mark(seat, LOWERED)) + aura(g, seat, kind)
    g.set_mark(seat, CHIP_STRENGTH, strength)
    g.set_mark(seat, LOWERED, 0)
    if g.log is not None:
        g.emit("drew", {"seat": seat, "chip": g.content.chip_names[kind]})


FIRST_DRAW: Final = FirstDraw(FIRST_DRAW_ID, "first_draw")
DRAW_OR_HALT: Final = DrawOrHalt(DRAW_OR_HALT_ID, "draw_or_halt")
DRAW_CHIPS: Final = DrawChips(DRAW_CHIPS_ID, "draw_chips")
CHOOSE_DRAWN: Final = ChooseDrawn(CHOOSE_DRAWN_ID, "choose_drawn")
REVEAL: Final = Reveal(REVEAL_ID, "reveal")
