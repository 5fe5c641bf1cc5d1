"""Caterpillar's Hookah: chips are drawn for their Madness, in the middle of a draw (WW-B29, WW-C07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.kind import FORECAST, OF_CHIPS, PLAYED, YES, EffectKind
from wabe.games.wonderlands_war.effects.strength import MOST
from wabe.games.wonderlands_war.effects.using import use_argument
from wabe.games.wonderlands_war.table.chips import DOUBLE_MADNESS, MADNESS
from wabe.games.wonderlands_war.table.foresight import Judge
from wabe.games.wonderlands_war.table.on_cards import PASS, USE_IT, YES_OR_NO, Effect
from wabe.games.wonderlands_war.table.step_ids import HOOKAH_DRAW_ID
from wabe.kernel.data import Fields
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.records import Records
    from wabe.games.wonderlands_war.table.state import WarState

MOST_DRAWN: Final = 8
UNIT_LOST: Final = 1.2  # VP of a unit that Madness costs


class DrawForMadness(Effect):
    """Draws chips for their Madness and gains Strength for what goes to the track. Caterpillar's Hookah. WW-B29."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.count: i64 = fields.whole("draw", 1, MOST_DRAWN)
        self.each: i64 = fields.whole("strength_per_madness", 0, MOST)
        self.discarded: i64 = fields.whole("discard_shards_if_none", 0, MOST)

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        possible = g.has_chip_to_draw(seat)
        if self.optional or not possible:
            g.offer(PASS)
        if possible:
            g.offer(USE_IT)

    def repertoire(self, content: Records) -> Sequence[int]:
        return YES_OR_NO

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == USE_IT:
            g.push(g.steps[HOOKAH_DRAW_ID], use_argument(seat, self))

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        return {"kind": "pass" if action == PASS else "use_it"}

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        return 0.0 if action == PASS else self.drawing_worth(judge)

    def drawing_worth(self, judge: Judge) -> float:
        """VP of Strength for units."""
        hand = judge.hand()
        if hand.size == 0 or hand.units <= self.count + 1:
            return -1.0
        mad = float(hand.bag[MADNESS] + hand.bag[DOUBLE_MADNESS]) / float(hand.size) * float(self.count)
        return judge.stronger(self.each) * mad - UNIT_LOST * mad


KINDS: Final[list[EffectKind]] = [
    EffectKind("draw_for_madness", DrawForMadness, OF_CHIPS, PLAYED, YES, usual=[FORECAST]),
]
