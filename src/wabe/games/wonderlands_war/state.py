"""The state of Wonderland's War: plain data. Its areas are in `areas` and `chip_areas`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wabe.games.wonderlands_war import audit, odds, save, scoring, view
from wabe.games.wonderlands_war.areas import Areas
from wabe.games.wonderlands_war.content import Content
from wabe.games.wonderlands_war.layout import CELLS, NOBODY
from wabe.games.wonderlands_war.redraw import redraw
from wabe.kernel.ints import zeros
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from mypy_extensions import i64

    from wabe.kernel.game import Game
    from wabe.kernel.ties import TieBreaker

OFFERS: Final = 128


class WarState(Areas):
    """One position of Wonderland's War."""

    prototype: bool
    two: bool
    plus_one: bool
    turn: i64
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

    def clear_table(self, game: Game, content: Content, players: int, options: Json) -> None:
        """Fill a new object: an empty table."""
        self.set_up(game, players, options, offers=OFFERS)
        self.content = content
        self.cells = zeros(CELLS)
        self.factions = []
        self.ally_sets = []
        self.prototype = options["edition"] == "prototype"
        self.two = players == 2
        self.plus_one = options["card_soldier_a"] == "plus_one"
        self.closed = NOBODY
        self.closing_quest = NOBODY
        self.round = 0
        self.turn = 0
        self.active = NOBODY
        self.party_first = 0
        self.standee = 0
        self.region = NOBODY
        self.draw = 0
        self.tea_next = 0
        self.quest_size = 0
        self.wonder_size = 0
        self.parts = 0
        self.card = NOBODY
        self.poison_chair = 0
        self.my_party = False
        self.at_head = False
        self.passed = False
        self.on_unlock = 0
        self.wagers_open = False

    def clone(self) -> WarState:
        """An independent copy with the same future chance and no log."""
        twin = WarState()
        twin.copy_base(self)
        twin.content = self.content
        twin.cells = self.cells[:]
        twin.factions = self.factions
        twin.ally_sets = self.ally_sets
        twin.prototype = self.prototype
        twin.two = self.two
        twin.plus_one = self.plus_one
        twin.closed = self.closed
        twin.closing_quest = self.closing_quest
        twin.round = self.round
        twin.turn = self.turn
        twin.active = self.active
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

    # --- for the kernel ---------------------------------------------------------------------------------------

    def areas(self) -> Json:
        """Every area and scalar by name, for saves."""
        return save.areas(self)

    def restore(self, areas: Json) -> None:
        """The inverse of `areas`."""
        save.restore(self, areas)

    def audit(self) -> None:
        """Raise `BadSave` unless the position can have come about."""
        audit.audit(self)

    def table(self, seat: int | None) -> Json:
        """The game's own part of the view (docs/protocol.md)."""
        return view.table(self, NOBODY if seat is None else seat)

    def redraw(self, seat: int) -> None:
        """Redraw all that the seat does not know."""
        redraw(self, seat)

    def scores(self) -> list[int]:
        """VP on the track; when the game is over those of the final scoring (WW-F01)."""
        if self.over:
            return [scoring.total(self, seat) for seat in range(self.players)]
        return [self.vp(seat) for seat in range(self.players)]

    def tie_breakers(self) -> list[TieBreaker]:
        """Highest total, then fewest Shards, then most units; still tied, the victory is shared (WW-F03)."""
        return scoring.tie_breakers(self)

    def score_sheet(self) -> Json | None:
        """The final scoring; None before the end, as Quests in hand are secret."""
        return scoring.sheet(self) if self.over else None

    def odds(self, seat: int | None) -> Json:
        """What the next draws from the own bag would bring."""
        return {} if seat is None else odds.odds(self, seat)

    def active_seat(self) -> int:
        """Whose turn at the tea table it is; in a battle -1."""
        return self.active

    def turn_number(self) -> int:
        """Turns at the tea table and battles so far, from 1."""
        return max(1, int(self.turn))

    def horizon(self) -> int:
        """This turn or battle and the next one: what comes later only blurs the estimate."""
        return 2
