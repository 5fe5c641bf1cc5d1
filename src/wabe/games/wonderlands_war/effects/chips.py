"""Effects on the own chips: Exhausted ones return, more are drawn, the next one is doubled (WW-C01, WW-C02, WW-C05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.final_strength import aura, forecast_aura, is_immune
from wabe.games.wonderlands_war.effects.kind import (
    FORECAST,
    NO,
    OF_ALLY,
    OF_CHIPS,
    OF_FIGURE,
    OF_TOOL,
    PLAYED,
    YES,
    EffectKind,
)
from wabe.games.wonderlands_war.effects.strength import MOST, change_form
from wabe.games.wonderlands_war.effects.using import use
from wabe.games.wonderlands_war.table.chips import RED_ROOK
from wabe.games.wonderlands_war.table.foresight import LEAST, RETURNED, Hand, Judge
from wabe.games.wonderlands_war.table.layout import CHIP_STRENGTH, DOUBLING, EXTRA
from wabe.games.wonderlands_war.table.layout import KINDS as CHIP_KINDS
from wabe.games.wonderlands_war.table.on_cards import PASS, USE_IT, YES_OR_NO, Effect
from wabe.games.wonderlands_war.table.timing import NEXT_DRAW
from wabe.kernel.data import Fields
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.records import Records
    from wabe.games.wonderlands_war.table.state import WarState

FIRST_CHIP: Final = 2  # an Exhausted chip as a choice: its kind + 2, after `PASS` and `USE_IT`
EXHAUSTED_CHIPS: Final = range(FIRST_CHIP, FIRST_CHIP + CHIP_KINDS)
MORE_RETURNED: Final = 32  # added to `about` for each chip that was returned; below it the kind of the chip that acts


def offer_exhausted(g: WarState, seat: i64) -> None:
    """Offer the Exhausted chips that an own chip can return: no Red Rook of set A (WW-R06)."""
    for kind in range(CHIP_KINDS):
        if g.exhausted(seat, kind) and not is_immune(g, kind):
            g.offer(kind + FIRST_CHIP)


def return_exhausted(g: WarState, seat: i64, action: i64) -> None:
    """An Exhausted chip goes back to the bag."""
    kind = action - FIRST_CHIP
    g.add_exhausted(seat, kind, -1)
    g.add_to_bag(seat, kind, 1)
    if g.log is not None:
        g.emit("chip-returned", {"seat": seat, "chip": g.content.chip_names[kind]})


def chip_form(g: WarState, action: i64) -> Json:
    """An Exhausted chip to return."""
    return {"kind": "return_chip", "chip": g.content.chip_names[action - FIRST_CHIP]}


def returned_worth(judge: Judge, action: i64) -> float:
    """VP of an Exhausted chip that goes back to the bag."""
    return RETURNED * judge.chip_strength(action - FIRST_CHIP) + LEAST


class ReturnExhausted(Effect):
    """Returns up to so many Exhausted chips to the bag, one by one. Mock Turtle's Tureen. WW-R06."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.count: i64 = fields.whole("count", 1, 7)

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        if self.optional:
            g.offer(PASS)
        offer_exhausted(g, seat)
        if g.offered == 0:
            g.offer(PASS)

    def repertoire(self, content: Records) -> Sequence[int]:
        return [PASS, *EXHAUSTED_CHIPS]

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == PASS:
            return
        return_exhausted(g, seat, action)
        if about // MORE_RETURNED + 1 < self.count:
            use(g, seat, self, about + MORE_RETURNED)

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        return {"kind": "pass"} if action == PASS else chip_form(g, action)

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        return 0.0 if action == PASS else returned_worth(judge, action)


class ReturnOrMultiply(Effect):
    """Returns one Exhausted chip, or multiplies the own chip's Strength. Card Soldier A. WW-C01."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        fields.whole("count", 1, 1)
        self.multiply: i64 = fields.whole("multiply", 1, MOST)
        self.plus_one: i64 = fields.whole("plus_one", 0, MOST)
        self.rather_used = True

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        if self.optional:
            g.offer(PASS)
        g.offer(USE_IT)
        offer_exhausted(g, seat)

    def repertoire(self, content: Records) -> Sequence[int]:
        return [*YES_OR_NO, *EXHAUSTED_CHIPS]

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action >= FIRST_CHIP:
            return_exhausted(g, seat, action)
        elif action == USE_IT:
            g.set_mark(seat, CHIP_STRENGTH, self.changed(g, seat))

    def changed(self, g: WarState, seat: i64) -> i64:
        return self.stronger(g, g.mark(seat, CHIP_STRENGTH))

    def stronger(self, g: WarState, strength: i64) -> i64:
        """What the chip counts instead."""
        return strength + self.plus_one if g.card_soldier_a_plus_one else strength * self.multiply

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        return chip_form(g, action) if action >= FIRST_CHIP else change_form(self, action)

    def forecast_strength(self, g: WarState, seat: i64, hand: Hand, kind: i64, strength: i64) -> i64:
        return self.stronger(g, strength)

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        if action >= FIRST_CHIP:
            return returned_worth(judge, action)
        if action == PASS:
            return 0.0
        return judge.stronger(self.plus_one if g.card_soldier_a_plus_one else g.mark(seat, CHIP_STRENGTH))

    def strength_worth(self, kind: i64, printed: float) -> float:
        return printed


class ChipStrengthSet(Effect):
    """The chip's Strength is this with a Red Rook Active already, before what Flamingo B adds. Red Rook B. WW-C14."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.value: i64 = fields.whole("value", 0, MOST)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if g.count_active_allies(seat, RED_ROOK):
            g.set_mark(seat, CHIP_STRENGTH, self.value + aura(g, seat, about))

    def forecast_strength(self, g: WarState, seat: i64, hand: Hand, kind: i64, strength: i64) -> i64:
        return self.value + forecast_aura(g, hand, kind) if hand.active_allies(RED_ROOK) > 0 else strength

    def strength_worth(self, kind: i64, printed: float) -> float:
        return 0.5 * (float(self.value) - printed)


class ExtraDraw(Effect):
    """So many chips more at the owner's next draw. Caterpillar, Walrus' Monocle. WW-B26."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.count: i64 = fields.whole("count", 0, 2)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        g.add_mark(seat, EXTRA, self.count)

    def forecast_placed(self, hand: Hand, printed: i64) -> None:
        if self.timing == NEXT_DRAW:
            hand.extra += self.count

    def strength_worth(self, kind: i64, printed: float) -> float:
        return 0.8


class ExtraDrawByStrength(Effect):
    """As many chips more at the owner's next draw as the printed Strength of the chip. Card Soldier C. WW-C05."""

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        g.add_mark(seat, EXTRA, g.content.strength[about])

    def forecast_placed(self, hand: Hand, printed: i64) -> None:
        hand.extra += printed

    def strength_worth(self, kind: i64, printed: float) -> float:
        return 1.2


class DoubleNextPlaced(Effect):
    """Doubles the next chip placed, once. Flamingo A; `strength.final_strength` does it. WW-C02, WW-C13."""

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        g.set_mark(seat, DOUBLING, 1)

    def forecast_placed(self, hand: Hand, printed: i64) -> None:
        hand.doubling = True

    def strength_worth(self, kind: i64, printed: float) -> float:
        return 1.2


KINDS: Final[list[EffectKind]] = [
    EffectKind("return_or_multiply", ReturnOrMultiply, [OF_ALLY], PLAYED, NO),
    EffectKind("return_exhausted", ReturnExhausted, OF_CHIPS, PLAYED, YES, usual=[FORECAST]),
    EffectKind("chip_strength_set", ChipStrengthSet, [OF_ALLY], PLAYED, NO, only="red_rook"),
    EffectKind("extra_draw", ExtraDraw, [OF_ALLY, OF_TOOL, OF_FIGURE], ["first_draw", "next_draw"], NO),
    EffectKind("extra_draw_by_strength", ExtraDrawByStrength, [OF_ALLY], ["next_draw"], NO),
    EffectKind("double_next_placed", DoubleNextPlaced, [OF_ALLY], ["next_placed"], NO),
]
