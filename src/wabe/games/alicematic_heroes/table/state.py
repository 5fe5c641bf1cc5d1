"""The state of Alicematic Heroes: plain data. Its areas are in `areas`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.areas import Areas
from wabe.games.alicematic_heroes.table.cards import ROUNDS, TERRITORY
from wabe.games.alicematic_heroes.table.layout import CELLS, NOBODY, NOWHERE, SUPPLY
from wabe.games.alicematic_heroes.table.records import Records
from wabe.games.alicematic_heroes.table.scalars import SCALARS
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.kernel.game import Game

OFFERS: Final = 128  # spaces of the map, and the answer that names none


class HeroesState(Areas):
    """One position of Alicematic Heroes."""

    content: Records
    kingdoms: list[int]
    start: i64
    stamp: i64
    card: i64
    slot: i64
    target: i64
    turned: i64
    how: i64
    given_up: i64
    robbed: i64
    look_size: i64
    distance_key: i64
    reveal_copies_fire: bool
    optional_invasion: bool
    repeat_own_city: bool
    original_needs_sole_most: bool
    rotate_start_player: bool
    steal_attack_allowed: bool
    slot_majority_by_colour: bool

    def make_blank(self, game: Game, content: Records, players: int, options: Json) -> None:
        """Fill a new object: an empty table, no map."""
        self.lay_out(game, players, options, OFFERS, CELLS, SCALARS)
        self.content = content
        self.kingdoms = []
        for seat in range(players):
            self.cells[SUPPLY + seat] = TERRITORY
        self.read_options(options)

    def read_options(self, options: Json) -> None:
        """What the options say, as play asks for it."""
        self.reveal_copies_fire = options["reveal_copies_fire"]
        self.optional_invasion = options["optional_invasion"]
        self.repeat_own_city = options["repeat_own_city"]
        self.original_needs_sole_most = options["original_needs_sole_most"]
        self.rotate_start_player = options["rotate_start_player"]
        self.steal_attack_allowed = options["steal_attack_allowed"]
        self.slot_majority_by_colour = options["slot_majority_by"] == "colour"

    def clone(self) -> HeroesState:
        """An independent copy with the same future chance and no log."""
        twin = HeroesState()
        twin.copy_cells(self)
        twin.content = self.content
        twin.board = self.board
        twin.kingdoms = self.kingdoms
        twin.start = self.start
        twin.stamp = self.stamp
        twin.deck_next = self.deck_next
        twin.deck_end = self.deck_end
        twin.card = self.card
        twin.slot = self.slot
        twin.target = self.target
        twin.turned = self.turned
        twin.how = self.how
        twin.given_up = self.given_up
        twin.robbed = self.robbed
        twin.look_size = self.look_size
        twin.distance_key = self.distance_key
        twin.reveal_copies_fire = self.reveal_copies_fire
        twin.optional_invasion = self.optional_invasion
        twin.repeat_own_city = self.repeat_own_city
        twin.original_needs_sole_most = self.original_needs_sole_most
        twin.rotate_start_player = self.rotate_start_player
        twin.steal_attack_allowed = self.steal_attack_allowed
        twin.slot_majority_by_colour = self.slot_majority_by_colour
        return twin

    # --- turns ------------------------------------------------------------------------------------------------

    def round_number(self) -> i64:
        """1 to 14; 0 before the first turn (AH-13)."""
        return (self.turn + self.players - 1) // self.players

    def starter(self) -> i64:
        """Who begins the current round (AHA-03)."""
        passed = self.round_number() - 1
        return (self.start + passed) % self.players if self.rotate_start_player and passed > 0 else self.start

    def seat_of_turn(self) -> i64:
        """Whose turn the current one is (AH-13)."""
        return (self.starter() + (self.turn - 1) % self.players) % self.players

    def is_last_turn(self) -> bool:
        """Whether the current turn is the last of the last round (AH-13)."""
        return self.turn == ROUNDS * self.players

    def forget_play(self) -> None:
        """Nothing is being played or invaded."""
        self.card = NOBODY
        self.slot = NOBODY
        self.target = NOWHERE
        self.turned = 0
        self.how = 0
        self.given_up = NOBODY
        self.robbed = NOBODY
