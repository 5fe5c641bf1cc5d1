"""Playing the chips of one draw: effects, Strength, the Active track (WW-B15, WW-B16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.figures import is_lost
from wabe.games.wonderlands_war.effects.final_strength import final_strength
from wabe.games.wonderlands_war.effects.hooks import chip_effects, wait_for_chip, wait_for_figures, wait_for_passives
from wabe.games.wonderlands_war.effects.using import (
    EFFECTS,
    OTHERS,
    OWN,
    WHICH,
    effect_of,
    first_waiting,
    remove,
    use_plain,
    waiting,
)
from wabe.games.wonderlands_war.pieces.tracker import raise_strength
from wabe.games.wonderlands_war.table.layout import BUST, CHIP, CHIP_STRENGTH, DOUBLING, LOST_NOW, STATUS
from wabe.games.wonderlands_war.table.on_cards import PASS
from wabe.games.wonderlands_war.table.order import each_in_order
from wabe.games.wonderlands_war.table.step_ids import (
    ADD_STRENGTH_ID,
    AFTER_BUSTS_ID,
    AFTER_STRENGTH_ID,
    OTHERS_EFFECTS_ID,
    OWN_EFFECTS_ID,
    PLACE_CHIPS_ID,
)
from wabe.games.wonderlands_war.table.timing import (
    AFTER_STRENGTH as AT_AFTER_STRENGTH,
)
from wabe.games.wonderlands_war.table.timing import (
    NEXT_DRAW,
    NEXT_PLACED,
    OPPONENT_BUSTS,
    WHEN_PLAYED,
)
from wabe.kernel.step import Automatic

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


class OwnEffects(Automatic["WarState"]):
    """Each player's effects on themselves and their own chips, in the order they like. WW-B16 (2)."""

    def run(self, g: WarState, arg: i64) -> None:
        for seat in range(g.players):
            chip = g.mark(seat, CHIP)
            if chip:
                wait_for_chip(g, seat, chip - 1, WHEN_PLAYED)
                wait_for_figures(g, seat, g.region, WHEN_PLAYED, chip - 1)
        use_waiting(g, OWN)


class AfterBusts(Automatic["WarState"]):
    """All busts of the draw are known: what they set off, VP first. WW-R03."""

    def run(self, g: WarState, arg: i64) -> None:
        for seat in range(g.players):
            if g.mark(seat, STATUS) == BUST and g.mark(seat, LOST_NOW):
                tell_opponents(g, seat)


class OthersEffects(Automatic["WarState"]):
    """Effects on others, but for those of figures lost since they came to wait. WW-B10, WW-B16 (3), WW-R04."""

    def run(self, g: WarState, arg: i64) -> None:
        for seat in range(g.players):
            forget_lost(g, seat)
        use_waiting(g, OTHERS)


class AddStrength(Automatic["WarState"]):
    """All add the Strength of their chips together. WW-B15, WW-B22."""

    def run(self, g: WarState, arg: i64) -> None:
        for seat in range(g.players):
            if g.mark(seat, CHIP):
                add_strength(g, seat, g.mark(seat, CHIP) - 1)


class AfterStrength(Automatic["WarState"]):
    """Effects right after a chip's Strength is added. WW-B22."""

    def run(self, g: WarState, arg: i64) -> None:
        for seat in range(g.players):
            if g.mark(seat, CHIP):
                wait_for_chip(g, seat, g.mark(seat, CHIP) - 1, AT_AFTER_STRENGTH)
        use_waiting(g, OWN)


class PlaceChips(Automatic["WarState"]):
    """The chips go to the leftmost empty Active spaces and act on what comes next. WW-B15, WW-B19."""

    def run(self, g: WarState, arg: i64) -> None:
        for seat in range(g.players):
            chip = g.mark(seat, CHIP)
            if chip:
                g.place_active(seat, chip - 1)
                g.set_mark(seat, CHIP, 0)
                g.set_mark(seat, CHIP_STRENGTH, 0)
                prepare_next(g, seat, chip - 1)


def forget_lost(g: WarState, seat: i64) -> None:
    """The abilities of figures that the seat has lost in this draw do not act on others. WW-B10."""
    place: i64 = 0
    while place < waiting(g, seat, OTHERS):
        frame = g.cells[first_waiting(seat, OTHERS) + place]
        if is_lost(g, seat, effect_of(g, frame)):
            remove(g, seat, OTHERS, place)
        else:
            place += 1


def use_waiting(g: WarState, which: i64) -> None:
    """The effects that wait in this list, player after player in the order of WW-B16."""
    seats: i64 = 0
    for seat in range(g.players):
        if waiting(g, seat, which):
            seats |= 1 << seat
    each_in_order(g, EFFECTS, seats, WHICH.put(which))


def tell_opponents(g: WarState, bust_seat: i64) -> None:
    """Those who have not bust use what the bust of an opponent sets off; VP come before step 3. WW-R03."""
    for seat in range(g.players):
        if g.has_not_bust(seat):
            wait_for_passives(g, seat, OPPONENT_BUSTS, bust_seat)
            use_plain(g, seat, OWN)


def add_strength(g: WarState, seat: i64, kind: i64) -> None:
    """The tracker advances; a doubling is spent by whatever chip is placed. WW-B15, WW-B17, WW-C13."""
    count = final_strength(g, seat, kind)
    g.set_mark(seat, CHIP_STRENGTH, count)
    g.set_mark(seat, DOUBLING, 0)
    raise_strength(g, seat, count)
    if g.log is not None:
        printed = g.content.strength[kind]
        chip = {"chip": g.content.chip_names[kind], "printed": printed, "count": count}
        g.emit("chip-played", {"seat": seat, **chip, "changed": int(count != printed), "strength": g.strength(seat)})


def prepare_next(g: WarState, seat: i64, kind: i64) -> None:
    """What the chip just placed does to the next draw, or to the next chip placed. WW-B26, WW-C02."""
    for effect in chip_effects(g, seat, kind):
        if effect.timing in (NEXT_DRAW, NEXT_PLACED):
            effect.choose(g, seat, kind, PASS)


OWN_EFFECTS: Final = OwnEffects(OWN_EFFECTS_ID, "own_effects")
AFTER_BUSTS: Final = AfterBusts(AFTER_BUSTS_ID, "after_busts")
OTHERS_EFFECTS: Final = OthersEffects(OTHERS_EFFECTS_ID, "others_effects")
ADD_STRENGTH: Final = AddStrength(ADD_STRENGTH_ID, "add_strength")
AFTER_STRENGTH: Final = AfterStrength(AFTER_STRENGTH_ID, "after_strength")
PLACE_CHIPS: Final = PlaceChips(PLACE_CHIPS_ID, "place_chips")
