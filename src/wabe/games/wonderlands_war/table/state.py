"""The state of Wonderland's War: plain data. Its areas are in `areas` and `chip_areas`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wabe.games.wonderlands_war.table.areas import Areas
from wabe.games.wonderlands_war.table.layout import CELLS
from wabe.games.wonderlands_war.table.records import Records
from wabe.games.wonderlands_war.table.scalars import SCALARS
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from mypy_extensions import i64

    from wabe.kernel.game import Game

OFFERS: Final = 128


class WarState(Areas):
    """One position of Wonderland's War."""

    edition_prototype: bool
    two: bool
    card_soldier_a_plus_one: bool
    party_first: i64
    standee: i64
    draw: i64
    tea_next: i64
    quest_size: i64
    wonder_size: i64
    parts: i64
    card: i64
    poison_chair: i64
    my_party: bool
    at_head: bool
    passed: bool
    on_unlock: i64
    wagers_open: bool
    closing_quest: i64

    def make_blank(self, game: Game, content: Records, players: int, options: Json) -> None:
        """Fill a new object: an empty table."""
        self.lay_out(game, players, options, OFFERS, CELLS, SCALARS)
        self.content = content
        self.factions = []
        self.ally_sets = []
        self.read_options(options)

    def read_options(self, options: Json) -> None:
        """What the options say, and the number of players, as play asks for it."""
        self.edition_prototype = options["edition"] == "prototype"
        self.two = self.players == 2
        self.card_soldier_a_plus_one = options["card_soldier_a"] == "plus_one"

    def clone(self) -> WarState:
        """An independent copy with the same future chance and no log."""
        twin = WarState()
        twin.copy_cells(self)
        twin.content = self.content
        twin.factions = self.factions
        twin.ally_sets = self.ally_sets
        twin.edition_prototype = self.edition_prototype
        twin.two = self.two
        twin.card_soldier_a_plus_one = self.card_soldier_a_plus_one
        twin.closed = self.closed
        twin.closing_quest = self.closing_quest
        twin.round = self.round
        twin.party_first = self.party_first
        twin.standee = self.standee
        twin.region = self.region
        twin.draw = self.draw
        twin.tea_next = self.tea_next
        twin.quest_size = self.quest_size
        twin.wonder_size = self.wonder_size
        twin.parts = self.parts
        twin.card = self.card
        twin.poison_chair = self.poison_chair
        twin.my_party = self.my_party
        twin.at_head = self.at_head
        twin.passed = self.passed
        twin.on_unlock = self.on_unlock
        twin.wagers_open = self.wagers_open
        return twin

    def phase(self) -> str:
        """`setup`, `tea`, `war` or `over`."""
        if self.over:
            return "over"
        if self.round == 0:
            return "setup"
        return "tea" if self.active >= 0 else "war"
