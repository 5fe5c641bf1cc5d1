"""Effects that move the own tracker after the chip's Strength is added. A choice: the new place + 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.kind import FORECAST, LATER, OF_CHIPS, YES, EffectKind
from wabe.games.wonderlands_war.table.foresight import Judge
from wabe.games.wonderlands_war.table.layout import TRACKER
from wabe.games.wonderlands_war.table.on_cards import PASS, Effect
from wabe.kernel.data import Fields
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.records import Records
    from wabe.games.wonderlands_war.table.state import WarState

FARTHEST: Final = 25


class TrackerEffect(Effect):
    """Moves the tracker to one of some places; never away from the end of the track."""

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        places = self.places(g, g.strength(seat)) if g.strength(seat) < g.content.track_end else 0
        if self.optional or places == 0:
            g.offer(PASS)
        g.offer_each(places << 1)

    def repertoire(self, content: Records) -> Sequence[int]:
        places = [place for place in range(content.track_end + 1) if self.can_reach(content, place)]
        return [PASS, *(place + 1 for place in places)]

    def places(self, g: WarState, strength: i64) -> i64:
        """Bit mask of the places to move to."""
        raise NotImplementedError(self.ability)

    def can_reach(self, content: Records, place: int) -> bool:
        """Whether a place is ever moved to."""
        return True

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == PASS:
            return
        g.set_mark(seat, TRACKER, action - 1)
        if g.log is not None:
            g.emit("effect-used", {"seat": seat, "ability": self.ability})
            g.emit("tracker-moved", {"seat": seat, "count": action - 1})

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        return {"kind": "pass"} if action == PASS else {"kind": "move_tracker", "to": int(action - 1)}

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        return judge.standing_on(g.strength(seat) if action == PASS else action - 1)


class MoveTracker(TrackerEffect):
    """So many spaces forwards or backwards. Rabbit's Pocket Watch."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.by: i64 = fields.whole("by", 1, FARTHEST)

    def places(self, g: WarState, strength: i64) -> i64:
        mask: i64 = 0
        if strength >= self.by:
            mask |= 1 << (strength - self.by)
        if strength + self.by <= g.content.track_end:
            mask |= 1 << (strength + self.by)
        return mask


class MoveToNearestSymbol(TrackerEffect):
    """To the nearest Forge symbol; of two equally near the owner chooses. Flamingo C. WW-C05, WW-C09."""

    def can_reach(self, content: Records, place: int) -> bool:
        return bool(content.symbols >> place & 1)

    def places(self, g: WarState, strength: i64) -> i64:
        symbols = g.content.symbols
        if symbols >> strength & 1:
            return 0
        for distance in range(1, g.content.track_end + 1):
            near = 1 << (strength + distance)
            if distance <= strength:
                near |= 1 << (strength - distance)
            if symbols & near:
                return symbols & near
        return 0


class MoveToMultiple(TrackerEffect):
    """Forward to the next multiple of a number if that is near enough. Always Six O'Clock."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.of: i64 = fields.whole("of", 2, FARTHEST)
        self.most: i64 = fields.whole("max_forward", 1, FARTHEST)

    def can_reach(self, content: Records, place: int) -> bool:
        return place > 0 and place % self.of == 0

    def places(self, g: WarState, strength: i64) -> i64:
        over = strength % self.of
        following = strength + self.of - over
        if over == 0 or following - strength > self.most or following > g.content.track_end:
            return 0
        return 1 << following


KINDS: Final[list[EffectKind]] = [
    EffectKind("move_tracker", MoveTracker, OF_CHIPS, LATER, YES, usual=[FORECAST]),
    EffectKind("move_to_nearest_forge_symbol", MoveToNearestSymbol, OF_CHIPS, LATER, YES, usual=[FORECAST]),
    EffectKind("move_to_multiple", MoveToMultiple, OF_CHIPS, LATER, YES, usual=[FORECAST]),
]
