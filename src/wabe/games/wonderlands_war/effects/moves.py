"""Effects that bring own units into the Region of the battle (WW-B23, WW-B24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.kind import FORECAST, NO, OF_ALLY, OF_CHIPS, PLAYED, YES, EffectKind
from wabe.games.wonderlands_war.effects.strength import MOST, change_form
from wabe.games.wonderlands_war.pieces.tracker import gain_strength
from wabe.games.wonderlands_war.table.chips import LEADER, REGION_NAMES, SUPPORTER
from wabe.games.wonderlands_war.table.foresight import UNIT_HERE, Hand, Judge
from wabe.games.wonderlands_war.table.layout import CHIP_STRENGTH, LEADER_SEEN, REGIONS, RESERVE
from wabe.games.wonderlands_war.table.on_cards import PASS, USE_IT, YES_OR_NO, Effect
from wabe.kernel.data import Fields
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.records import Records
    from wabe.games.wonderlands_war.table.state import WarState

COUNT_BITS: Final = 4  # a choice of Supporters: their count, and from bit 4 the Region + 1
COUNT_MASK: Final = 15


def place_name(place: i64) -> str:
    """A Region by name, or `reserve`."""
    return "reserve" if place == RESERVE else REGION_NAMES[place]


def bring(g: WarState, seat: i64, unit: i64, source: i64) -> None:
    """A unit moves from another Region or the reserve into the Region of the battle."""
    g.move_unit(seat, unit, source, g.region)
    if g.log is not None:
        name = "supporter" if unit == SUPPORTER else "leader"
        g.emit("unit-moved", {"seat": seat, "unit": name, "from": place_name(source), "region": REGION_NAMES[g.region]})


class BringOrMultiply(Effect):
    """Up to its Strength in Supporters from one adjacent Region, or multiplies that. Card Soldier B. WW-C04, WW-C14."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.multiply: i64 = fields.whole("multiply", 1, MOST)
        self.rather_used = True

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        if self.optional:
            g.offer(PASS)
        g.offer(USE_IT)
        for region in range(REGIONS):
            if g.is_open(region) and g.is_adjacent(g.region, region):
                most = min(g.mark(seat, CHIP_STRENGTH), g.supporters(seat, region))
                for count in range(1, most + 1):
                    g.offer((region + 1) << COUNT_BITS | count)

    def repertoire(self, content: Records) -> Sequence[int]:
        most = min(int(content.supporters), COUNT_MASK)
        counts = range(1, most + 1)
        return [*YES_OR_NO, *((region + 1) << COUNT_BITS | count for region in range(REGIONS) for count in counts)]

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == USE_IT:
            g.set_mark(seat, CHIP_STRENGTH, self.changed(g, seat))
        for _ in range(action & COUNT_MASK if action > USE_IT else 0):
            bring(g, seat, SUPPORTER, (action >> COUNT_BITS) - 1)

    def changed(self, g: WarState, seat: i64) -> i64:
        return g.mark(seat, CHIP_STRENGTH) * self.multiply

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        if action <= USE_IT:
            return change_form(self, action)
        source = REGION_NAMES[(action >> COUNT_BITS) - 1]
        return {"kind": "bring_supporters", "from": source, "count": int(action & COUNT_MASK)}

    def targets(self, g: WarState, seat: i64, about: i64, action: i64) -> list[str]:
        return [f"region:{REGION_NAMES[(action >> COUNT_BITS) - 1]}"] if action > USE_IT else []

    def forecast_strength(self, g: WarState, seat: i64, hand: Hand, kind: i64, strength: i64) -> i64:
        return strength * self.multiply

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        if action > USE_IT:  # Supporters that come here are missed where they were
            source, count = (action >> COUNT_BITS) - 1, action & COUNT_MASK
            return UNIT_HERE * float(count) + judge.more_units(source, -count, 0)
        return 0.0 if action == PASS else judge.stronger(g.mark(seat, CHIP_STRENGTH) * (self.multiply - 1))

    def strength_worth(self, kind: i64, printed: float) -> float:
        return printed


class PlaceLeaderHere(Effect):
    """The Leader comes here from anywhere, for Strength beside the chip. Everywhere at Once. WW-C08."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.strength: i64 = fields.whole("strength", 0, MOST)

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        possible = g.leader_at(seat) <= RESERVE and g.leader_at(seat) != g.region
        if self.optional or not possible:
            g.offer(PASS)
        if possible:
            g.offer(USE_IT)

    def repertoire(self, content: Records) -> Sequence[int]:
        return YES_OR_NO

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == PASS:
            return
        bring(g, seat, LEADER, g.leader_at(seat))
        g.set_mark(seat, LEADER_SEEN, 1)
        gain_strength(g, seat, self.strength, self.ability)

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        if action == PASS:
            return {"kind": "pass"}
        return {"kind": "place_leader_here", "from": place_name(g.leader_at(seat))}

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        if action == PASS:
            return 0.0
        found = judge.stronger(self.strength) + UNIT_HERE
        place = g.leader_at(seat)
        if place < REGIONS and judge.is_to_come(place):
            found += judge.more_units(place, -1, -g.leader_strength(seat))
        return found


KINDS: Final[list[EffectKind]] = [
    EffectKind("bring_or_multiply", BringOrMultiply, [OF_ALLY], PLAYED, NO),
    EffectKind("place_leader_here", PlaceLeaderHere, OF_CHIPS, PLAYED, YES, usual=[FORECAST]),
]
