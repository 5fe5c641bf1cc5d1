"""Powers: what an Alice gives all the time, and help in an invasion (AH-39, AH-44, AH-46, AH-75, AH-77, AH-78)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.effects import params
from wabe.games.alicematic_heroes.effects.kind import EffectKind
from wabe.games.alicematic_heroes.table.layout import (
    AGAINST_CITY,
    AGAINST_FOREST,
    FLIPS,
    FORESTS_NOT_SURROUNDED,
    FROM_ANY_SPACE,
    JET,
    MILITARY,
    MOBILITY,
    PROTECTED,
    THROUGH_FORESTS,
)
from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.games.alicematic_heroes.table.timing import BEFORE_INVASION, INVASION_OUTCOME, STATIC
from wabe.kernel.data import Fields

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState


class MilitaryBonus(Effect):
    """Panzer: Military Power in every invasion. AH-39."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.8, 6.0)
        self.military: i64 = params.power(fields, "military")

    def add_up(self, g: HeroesState, row: i64) -> None:
        g.add_power(row, MILITARY, self.military)


class MilitaryVsCity(Effect):
    """Ninja: Military Power against Cities. AH-39."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 6.0)
        self.military: i64 = params.power(fields, "military")

    def add_up(self, g: HeroesState, row: i64) -> None:
        g.add_power(row, AGAINST_CITY, self.military)


class ForestConqueror(Effect):
    """Demonlord: Military Power against Forests, which need not be surrounded. AH-77, AHA-25, AHA-75."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.8, 1.2)
        self.military: i64 = params.power(fields, "military")
        params.fixed(fields, "ignore_surrounded", True)
        self.flags = FORESTS_NOT_SURROUNDED

    def add_up(self, g: HeroesState, row: i64) -> None:
        g.add_flag(row, self.flags)
        g.add_power(row, AGAINST_FOREST, self.military)


class FlipForMilitary(Effect):
    """Valkyrie: Alices are turned face down for Military Power. AH-78, AHA-65, AHA-66."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 0.0)
        self.per_flip = params.power(fields, "military_per_flip")
        self.flags = FLIPS


class ForestTraveller(Effect):
    """Adventurer: Mobility, and paths through Forests. AH-44."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 3.0)
        self.mobility: i64 = params.power(fields, "mobility")
        params.fixed(fields, "pass_forests", True)
        self.flags = THROUGH_FORESTS

    def add_up(self, g: HeroesState, row: i64) -> None:
        g.add_flag(row, self.flags)
        g.add_power(row, MOBILITY, self.mobility)


class DistanceFromAny(Effect):
    """Astronaut: paths begin at any space of her owner."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.5, 2.0)
        params.fixed(fields, "sources", "own_spaces")
        self.flags = FROM_ANY_SPACE


class ProtectSpaces(Effect):
    """Sheriff: nothing of her owner's can be stolen. AH-37, AHA-14."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(1.5, 4.0)
        self.flags = PROTECTED


class OutrightSuccess(Effect):
    """Jet: a card discarded makes an attack a success. AH-75, AHA-46."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 0.0)
        fields.whole("discard", 1, 1)
        self.flags = JET


KINDS: Final[list[EffectKind]] = [
    EffectKind("military_bonus", MilitaryBonus, STATIC),
    EffectKind("military_vs_city", MilitaryVsCity, STATIC),
    EffectKind("forest_conqueror", ForestConqueror, STATIC),
    EffectKind("flip_for_military", FlipForMilitary, BEFORE_INVASION, asks=True, only_one=True),
    EffectKind("forest_traveller", ForestTraveller, STATIC),
    EffectKind("distance_from_any", DistanceFromAny, STATIC),
    EffectKind("protect_spaces", ProtectSpaces, STATIC),
    EffectKind("outright_success", OutrightSuccess, INVASION_OUTCOME, asks=True),
]
