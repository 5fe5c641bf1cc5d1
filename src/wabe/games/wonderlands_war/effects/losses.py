"""Effects on losses: which unit goes first and where, what it pays, and what a bust pays (WW-B09, WW-R03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.kind import (
    FORECAST,
    JUDGEMENT,
    NO,
    OF_FIGURE,
    OF_PASSIVE,
    OF_TOOL,
    ON_LOSS,
    YES,
    EffectKind,
)
from wabe.games.wonderlands_war.pieces.resources import gain_vp
from wabe.games.wonderlands_war.table.foresight import Hand
from wabe.games.wonderlands_war.table.layout import FROM_EFFECTS
from wabe.games.wonderlands_war.table.on_cards import Effect
from wabe.kernel.data import Fields

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

MOST_VP: Final = 50


class LostFirst(Effect):
    """The figure is lost before any other unit. Humpty Dumpty; `losses.losable` asks it. WW-B09."""

    def forecast_start(self, hand: Hand) -> None:
        hand.guards += 1

    def figure_worth(self, wars: float) -> float:
        return -0.5


class LostToAdjacent(Effect):
    """A unit lost may go to an adjacent Region. White Knight, Vanishing by Degrees; `losses` asks it. WW-R12."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.of_supporter = fields.word("unit", ["self", "supporter"]) == "supporter"

    def figure_worth(self, wars: float) -> float:
        return 0.5


class ReduceUnitLoss(Effect):
    """The first Madness after this chip costs one unit less. Mousetrap; `losses.losses_of` asks it. WW-B09."""

    def forecast_placed(self, hand: Hand, printed: i64) -> None:
        hand.traps += 1


class VpPerUnitLost(Effect):
    """VP for each unit lost (`about`) on a draw that did not take the figure. Duchess. WW-C07, WW-R15."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.plain = True
        self.amount: i64 = fields.whole("amount", 0, MOST_VP)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        gain_vp(g, seat, self.amount * about, FROM_EFFECTS, f"@ability-{self.ability}")


class VpPerBust(Effect):
    """VP for an opponent who busts. Off with Their Heads. WW-R03."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.plain = True
        self.amount: i64 = fields.whole("amount", 0, MOST_VP)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        gain_vp(g, seat, self.amount, FROM_EFFECTS, f"@ability-{self.ability}")

    def passive_worth(self, wars: float) -> float:
        return 1.8 * wars


KINDS: Final[list[EffectKind]] = [
    EffectKind("lost_first", LostFirst, [OF_FIGURE], ON_LOSS, NO),
    EffectKind("lost_to_adjacent_region", LostToAdjacent, [OF_PASSIVE, OF_FIGURE], ON_LOSS, YES, usual=[FORECAST]),
    EffectKind("reduce_unit_loss", ReduceUnitLoss, [OF_TOOL], ["static"], NO, usual=[JUDGEMENT]),
    EffectKind("vp_per_unit_lost", VpPerUnitLost, [OF_FIGURE], ON_LOSS, NO, usual=[FORECAST, JUDGEMENT]),
    EffectKind("vp_per_bust", VpPerBust, [OF_PASSIVE], ["opponent_busts"], NO, usual=[FORECAST]),
]
