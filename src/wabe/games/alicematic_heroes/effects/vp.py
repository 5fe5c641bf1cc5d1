"""VP on a success, and cards on Cities (AH-52, AH-72, AHA-44)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.effects import params
from wabe.games.alicematic_heroes.effects.kind import EffectKind
from wabe.games.alicematic_heroes.pieces import deck
from wabe.games.alicematic_heroes.table.cards import CITY
from wabe.games.alicematic_heroes.table.layout import FROM_EFFECTS
from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.games.alicematic_heroes.table.timing import ON_CITY, ON_INVASION_SUCCESS
from wabe.kernel.data import Fields

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState


def gain_vp(g: HeroesState, seat: i64, effect: Effect) -> None:
    """Gain the VP of an effect; never halved. AH-52."""
    g.add_vp(seat, FROM_EFFECTS, effect.vp)
    if g.log is not None:
        g.emit("vp-by-effect", {"seat": seat, "count": effect.vp, "card": g.content.names[effect.kind]})


class VpOnCity(Effect):
    """Princess: VP on a City."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(1.0, 1.8)
        self.vp = params.vp(fields)

    def acts_on(self, g: HeroesState, space: i64, robbed: i64) -> bool:
        return g.board.kind[space] == CITY

    def succeed(self, g: HeroesState, seat: i64) -> None:
        gain_vp(g, seat, self)


class DrawOnCity(Effect):
    """Idol: VP and cards on a City."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(1.5, 6.5)
        self.cards = params.cards(fields)
        self.vp = params.vp(fields)

    def acts_on(self, g: HeroesState, space: i64, robbed: i64) -> bool:
        return g.board.kind[space] == CITY

    def succeed(self, g: HeroesState, seat: i64) -> None:
        gain_vp(g, seat, self)
        deck.draw(g, seat, self.cards)


class VpBesideForest(Effect):
    """Miko: VP on land beside a Forest."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.3, 3.2)
        self.vp = params.vp(fields)

    def acts_on(self, g: HeroesState, space: i64, robbed: i64) -> bool:
        return g.board.kind[space] < CITY and g.board.forests[space] > 0

    def succeed(self, g: HeroesState, seat: i64) -> None:
        gain_vp(g, seat, self)


KINDS: Final[list[EffectKind]] = [
    EffectKind("vp_on_city", VpOnCity, ON_CITY),
    EffectKind("draw_on_city", DrawOnCity, ON_CITY),
    EffectKind("vp_beside_forest", VpBesideForest, ON_INVASION_SUCCESS),
]
