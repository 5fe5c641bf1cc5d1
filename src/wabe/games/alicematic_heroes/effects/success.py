"""What Alices do when an invasion succeeds: after the base bonus, in slot order (AHA-52, AHA-59, AHA-60)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.pieces import kingdom
from wabe.games.alicematic_heroes.table.layout import NOBODY, PLACES
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import EFFECTS_ID
from wabe.kernel.message import Message
from wabe.kernel.saves import need
from wabe.kernel.step import Automatic


def begin(g: HeroesState, seat: i64, space: i64) -> None:
    """Fix which Alices act on this success; they then do so one by one. AHA-60."""
    places: i64 = 0
    for place in range(PLACES):
        kind = g.acting(seat, place)
        if kind >= 0 and g.content.effects[kind].acts_on(g, space, g.robbed):
            places |= 1 << place
    if places:
        g.push(EFFECTS, places)


class Effects(Automatic[HeroesState]):
    """The effects of one success, one after the other. The argument: bit mask of the places still to act. AHA-52."""

    def audit(self, g: HeroesState, arg: i64) -> None:
        need(
            g.active != NOBODY and g.target >= 0 and 0 < arg < 1 << PLACES,
            Message("error-heroes-effects-due-where-none-can"),
        )
        for place in range(PLACES):
            if arg >> place & 1:
                due = g.is_alice(g.active, place) and kingdom.effective_kind(g, g.active, place) >= 0
                need(due, Message("error-heroes-effect-due-alice-not"))

    def run(self, g: HeroesState, arg: i64) -> None:
        place: i64 = 0
        while not arg >> place & 1:
            place += 1
        rest = arg & ~(1 << place)
        if rest:
            g.push(EFFECTS, rest)
        kind = kingdom.effective_kind(g, g.active, place)
        g.content.effects[kind].succeed(g, g.active)


EFFECTS: Final = Effects(EFFECTS_ID, "effects")
