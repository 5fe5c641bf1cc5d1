"""The scalars of a state of Alicematic Heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wabe.games.alicematic_heroes.table.cards import COLOURS
from wabe.games.alicematic_heroes.table.layout import NOWHERE, PLACES
from wabe.games.alicematic_heroes.table.step_ids import FINISH
from wabe.kernel.scalars import Bits, Named, Number, OneOrNone, Scalar, Scalars, Seat, SeatOrNone

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

MOST_STAMP: Final = 100_000
MOST_TURNS: Final = 70


class Kind(Named["HeroesState"]):
    """A kind of card, or null."""

    def names(self, g: HeroesState) -> list[str]:
        return g.content.names


class Space(OneOrNone["HeroesState"]):
    """A space of the map, or null."""

    def greatest(self, g: HeroesState) -> int:
        return int(g.board.spaces) - 1


IN_TURN: Final[Scalars] = (
    Seat("start"),
    SeatOrNone("active"),
    Number("turn", 0, 0, MOST_TURNS),
    Number("stamp", 0, 0, MOST_STAMP),
)
PLAN: Final[Scalars] = (  # what is being played and invaded
    Kind("card", ()),
    Named("slot", COLOURS),
    Space("target", 0),
    Bits("turned", PLACES),
    Number("how", 0, 0, FINISH),
    Kind("given_up", ()),
    SeatOrNone("robbed"),
)
FOUND: Final[Scalars] = (  # in areas, or when somebody asks for it
    Scalar("look_size", 0),
    Scalar("deck_next", 0),
    Scalar("deck_end", 0),
    Scalar("distance_key", NOWHERE),
)
SCALARS: Final[Scalars] = (*IN_TURN, *PLAN, *FOUND)
