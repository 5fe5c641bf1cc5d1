"""Effects in the Tea Party, and the placing of Supporters by abilities (WW-C08, WW-T30, WW-R07, WW-R08)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.kind import (
    EITHER,
    FORECAST,
    NO,
    OF_ALLY,
    OF_ARTIFACT,
    OF_PASSIVE,
    OF_TOOL,
    YES,
    EffectKind,
)
from wabe.games.wonderlands_war.pieces import card_parts, market, units
from wabe.games.wonderlands_war.pieces.reward_kinds import ICON_CREATURE
from wabe.games.wonderlands_war.table.chips import CREATURE
from wabe.games.wonderlands_war.table.layout import RESERVE
from wabe.games.wonderlands_war.table.on_cards import PASS, USE_IT, YES_OR_NO, Effect
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.records import Records
    from wabe.games.wonderlands_war.table.state import WarState
    from wabe.kernel.data import Fields

MOST: Final = 4
MOST_CREATURES: Final = "strictly_most_active_creatures"
PLACED: Final = ["chairs_refilled", "when_played", "when_forged", "end_of_battle"]
PLACES: Final = ["any", "this"]
PLACING_CONDITIONS: Final = [MOST_CREATURES]


class Plainly(Effect):
    """An effect that is used or not: `{"kind": "use_it"}`, and `pass` where it is optional. Subclasses say when."""

    def acts(self, g: WarState, seat: i64) -> bool:
        """Whether it would do anything now."""
        raise NotImplementedError(self.ability)

    def act(self, g: WarState, seat: i64) -> None:
        """Do it."""
        raise NotImplementedError(self.ability)

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        acts = self.acts(g, seat)
        if self.optional or not acts:
            g.offer(PASS)
        if acts:
            g.offer(USE_IT)

    def repertoire(self, content: Records) -> Sequence[int]:
        return YES_OR_NO

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == USE_IT:
            self.act(g, seat)

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        return {"kind": "use_it" if action == USE_IT else "pass"}

    def passive_worth(self, wars: float) -> float:
        return 1.6 * wars - 1.2


class MoreUnits(Plainly):
    """A placement of its own, as the last part of a tea card that shows a Creature. WW-C08, WW-R07."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.count: i64 = fields.whole("count", 1, MOST)

    def acts(self, g: WarState, seat: i64) -> bool:
        return g.content.card_icons[g.card] & ICON_CREATURE != 0 and units.could_place(g, seat, False)

    def act(self, g: WarState, seat: i64) -> None:
        card_parts.add_part(g, g.content.units_reward[self.count])


class ExtraSupporterOnPass(Plainly):
    """The corner placement has one unit more if the Leader passed another one this turn. WW-C08, WW-R08.

    Where `head_counts`, the Head of the Table will do too (WW-L06).
    """

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.head_counts = fields.flag("head_counts")

    def acts(self, g: WarState, seat: i64) -> bool:
        return (g.passed or (self.head_counts and g.at_head)) and units.could_place(g, seat, False)

    def act(self, g: WarState, seat: i64) -> None:
        card_parts.grow_corner(g, 1)


class PlaceSupporter(Plainly):
    """A Supporter into any Region (WW-T30), or one of the supply into the Region being fought over.

    Creature B asks for strictly most Active Creatures of all who have not bust (WW-C04).
    """

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.here = fields.word("region", PLACES) == "this"
        self.most_creatures = fields.has("condition") and fields.word("condition", PLACING_CONDITIONS) == MOST_CREATURES

    def acts(self, g: WarState, seat: i64) -> bool:
        if self.most_creatures and not has_most_creatures(g, seat):
            return False
        return g.supporters(seat, RESERVE) > 0 if self.here else units.could_place(g, seat, True)

    def act(self, g: WarState, seat: i64) -> None:
        if self.here:
            units.place_supporter_here(g, seat, g.region)
        else:
            units.place_supporters(g, seat, 1)


def most_more_parts(content: Records) -> int:
    """How many parts the abilities of one Faction may add to a tea card."""
    return max(
        sum(isinstance(effect, (MoreUnits, ExtraSupporterOnPass)) for effect in effects)
        for effects in content.passive_effects
    )


def has_most_creatures(g: WarState, seat: i64) -> bool:
    """Whether the seat has more Active Creatures than every other participant who has not bust, one at least."""
    own = g.count_active_allies(seat, CREATURE)
    if own == 0:
        return False
    for other in range(g.players):
        if g.is_opponent(seat, other) and g.count_active_allies(other, CREATURE) >= own:
            return False
    return True


class DigFigure(Plainly):
    """The first figure of the Wonderlandian deck is gained and placed; the rest is shuffled back. WW-C08."""

    def acts(self, g: WarState, seat: i64) -> bool:
        return market.has_figure(g)

    def act(self, g: WarState, seat: i64) -> None:
        market.dig_figure(g, seat)

    def passive_worth(self, wars: float) -> float:
        return 3.0 + 0.6 * wars


KINDS: Final[list[EffectKind]] = [
    EffectKind("units", MoreUnits, [OF_PASSIVE], ["tea_card_taken"], YES, usual=[FORECAST]),
    EffectKind("extra_supporter_on_pass", ExtraSupporterOnPass, [OF_PASSIVE], ["tea_move"], EITHER, usual=[FORECAST]),
    EffectKind(
        "place_supporter", PlaceSupporter, [OF_ALLY, OF_ARTIFACT, OF_PASSIVE, OF_TOOL], PLACED, EITHER, usual=[FORECAST]
    ),
    EffectKind("dig_wonderlandian_figure", DigFigure, [OF_PASSIVE], ["on_unlock"], NO, usual=[FORECAST]),
]
