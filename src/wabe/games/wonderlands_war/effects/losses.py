"""Effects on losses: which unit goes first and where, what it pays, and what a bust pays (WW-B09, WW-R03)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.pieces.resources import gain_vp
from wabe.games.wonderlands_war.table.layout import FROM_EFFECTS
from wabe.games.wonderlands_war.table.on_cards import Effect
from wabe.kernel.data import Fields

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

MOST_VP: Final = 50


class LostFirst(Effect):
    """The figure is lost before any other unit. Humpty Dumpty; `losses.losable` asks it. WW-B09."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional)


class LostToAdjacent(Effect):
    """A unit lost may go to an adjacent Region. White Knight, Vanishing by Degrees; `losses` asks it. WW-R12."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional)
        self.of_supporter = fields.word("unit", ["self", "supporter"]) == "supporter"


class ReduceUnitLoss(Effect):
    """The first Madness after this chip costs one unit less. Mousetrap; `losses.losses_of` asks it. WW-B09."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional)


class VpPerUnitLost(Effect):
    """VP for each unit lost (`about`) on a draw that did not take the figure. Duchess. WW-C07, WW-R15."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional)
        self.plain = True
        self.amount: i64 = fields.whole("amount", 0, MOST_VP)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        gain_vp(g, seat, self.amount * about, FROM_EFFECTS, f"@ability-{self.ability}")


class VpPerBust(Effect):
    """VP for an opponent who busts. Off with Their Heads. WW-R03."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional)
        self.plain = True
        self.amount: i64 = fields.whole("amount", 0, MOST_VP)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        gain_vp(g, seat, self.amount, FROM_EFFECTS, f"@ability-{self.ability}")


KINDS: Final[dict[str, Callable[[str, bool, Fields], Effect]]] = {
    "lost_first": LostFirst,
    "lost_to_adjacent_region": LostToAdjacent,
    "reduce_unit_loss": ReduceUnitLoss,
    "vp_per_unit_lost": VpPerUnitLost,
    "vp_per_bust": VpPerBust,
}
