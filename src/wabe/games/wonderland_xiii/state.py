"""The state of Wonderland XIII: Hall, Keys, Notebooks, Tunnel, discard pile, and who knows which card.

A deck is a pile of kinds, bottom first; its uppermost `covers` cards lie face up (a face-down card never lies above a
face-up one). Of the face-down cards only the uppermost can be known to anybody, by a Cheshire Cat's look (XIII-A54),
so one bit mask of seats per deck says who knows it. Only the active player has face-up cards in the Tunnel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii import audit, quick, save, scoring, view
from wabe.games.wonderland_xiii.cards import BUNDLE, CHARACTERS, DECKS, KEYS, KINDS
from wabe.games.wonderland_xiii.redraw import redraw
from wabe.kernel.errors import CapacityError
from wabe.kernel.ints import Ints, zeros
from wabe.kernel.message import Json
from wabe.kernel.state import State

if TYPE_CHECKING:
    from wabe.kernel.game import Game

DECK_ROOM: Final = 60  # 62 cards in the Hall at most, and three other decks hold at least one
HIDDEN_ROOM: Final = 12  # ten at most are safe, the eleventh is discarded at once
MAX_PLAYERS: Final = 4
COLLAPSE: Final = 3

DECK: Final = 0
SIZE: Final = DECK + DECKS * DECK_ROOM
COVERS: Final = SIZE + DECKS
KNOWN: Final = COVERS + DECKS
NOTEBOOK: Final = KNOWN + DECKS
OPEN: Final = NOTEBOOK + MAX_PLAYERS * KINDS
COVERED: Final = OPEN + KINDS
DISCARD: Final = COVERED + KINDS
HIDDEN: Final = DISCARD + KINDS
HIDDEN_SIZE: Final = HIDDEN + MAX_PLAYERS * HIDDEN_ROOM
CHECKED: Final = HIDDEN_SIZE + MAX_PLAYERS
CELLS: Final = CHECKED + CHARACTERS

OWNER_KNOWS: Final = 8  # set on a hidden card that its owner had looked at before
NOBODY: Final = -1


class XiiiState(State):
    """One position of Wonderland XIII."""

    cells: Ints
    active: i64
    turn: i64
    pass_number: i64
    keys_middle: i64
    keys_hand: i64
    unlocked: i64
    empty_decks: i64
    explored: i64
    won_first: i64
    won_second: i64
    collapsed: bool
    skills_optional: bool
    user_picks_deck: bool
    best_split: bool
    tunnel_scores: bool
    final_refill: bool

    def deal_nothing(self, game: Game, players: int, options: Json) -> None:
        """Fill a new object: an empty table."""
        self.set_up(game, players, options, offers=KINDS)
        self.cells = zeros(CELLS)
        self.active = 0
        self.turn = 0
        self.pass_number = 0
        self.keys_middle = KEYS
        self.keys_hand = 0
        self.unlocked = 0
        self.empty_decks = 0
        self.explored = NOBODY
        self.won_first = NOBODY
        self.won_second = NOBODY
        self.collapsed = False
        self.skills_optional = options["skills_optional"]
        self.user_picks_deck = options["hatter_deck_by"] == "user"
        self.best_split = options["best_split"]
        self.tunnel_scores = options["tunnel_scores_at_end"]
        self.final_refill = options["final_refill"]

    def clone(self) -> XiiiState:
        """An independent copy with the same future chance and no log."""
        twin = XiiiState()
        twin.copy_base(self)
        twin.cells = self.cells[:]
        twin.active = self.active
        twin.turn = self.turn
        twin.pass_number = self.pass_number
        twin.keys_middle = self.keys_middle
        twin.keys_hand = self.keys_hand
        twin.unlocked = self.unlocked
        twin.empty_decks = self.empty_decks
        twin.explored = self.explored
        twin.won_first = self.won_first
        twin.won_second = self.won_second
        twin.collapsed = self.collapsed
        twin.skills_optional = self.skills_optional
        twin.user_picks_deck = self.user_picks_deck
        twin.best_split = self.best_split
        twin.tunnel_scores = self.tunnel_scores
        twin.final_refill = self.final_refill
        return twin

    # --- the Hall -------------------------------------------------------------------------------------------------

    def deck_size(self, deck: i64) -> i64:
        """Number of cards in a deck; 0 for one that does not exist any more (XIII-A07)."""
        return self.cells[SIZE + deck]

    def covers(self, deck: i64) -> i64:
        """Number of face-up cards on top of a deck (XIII-A02)."""
        return self.cells[COVERS + deck]

    def card_in_deck(self, deck: i64, index: i64) -> i64:
        """The kind at `index`, 0 the bottom."""
        return self.cells[DECK + deck * DECK_ROOM + index]

    def put_in_deck(self, deck: i64, index: i64, kind: i64) -> None:
        """Set the kind at `index`, 0 the bottom."""
        self.cells[DECK + deck * DECK_ROOM + index] = kind

    def top(self, deck: i64) -> i64:
        """The kind on top of a deck, face up or down."""
        return self.card_in_deck(deck, self.deck_size(deck) - 1)

    def has_face_down_top(self, deck: i64) -> bool:
        """Whether Rabbit, Cat and Hatter can use the deck (XIII-A03)."""
        return self.cells[SIZE + deck] > 0 and self.cells[COVERS + deck] == 0

    def any_face_down_top(self) -> bool:
        """Whether any deck has a face-down top (XIII-A13)."""
        for deck in range(DECKS):
            if self.has_face_down_top(deck):
                return True
        return False

    def knowers(self, deck: i64) -> i64:
        """Bit mask of the seats that know the deck's uppermost face-down card."""
        return self.cells[KNOWN + deck]

    def learn_top(self, deck: i64, seat: i64) -> None:
        """The seat has looked at the face-down top."""
        self.cells[KNOWN + deck] |= 1 << seat

    def is_unlocked(self, deck: i64) -> bool:
        """Whether a Key lies beside the deck (XIII-07)."""
        return bool(self.unlocked >> deck & 1)

    def left_of(self, deck: i64) -> i64:
        """The existing deck before this one in the ring (XIII-A05)."""
        deck = (deck + DECKS - 1) % DECKS
        while self.deck_size(deck) == 0:
            deck = (deck + DECKS - 1) % DECKS
        return deck

    def right_of(self, deck: i64) -> i64:
        """The existing deck after this one in the ring (XIII-A05)."""
        deck = (deck + 1) % DECKS
        while self.deck_size(deck) == 0:
            deck = (deck + 1) % DECKS
        return deck

    def cover(self, deck: i64, kind: i64) -> None:
        """Lay a card face up on a deck."""
        size = self.deck_size(deck)
        if size >= DECK_ROOM:
            raise CapacityError("A deck has grown beyond its room.")
        self.put_in_deck(deck, size, kind)
        self.cells[SIZE + deck] = size + 1
        self.cells[COVERS + deck] += 1

    def turn_down(self, deck: i64) -> None:
        """Turn the lowest face-up card of a deck face down: dealing, and loading a save."""
        self.cells[COVERS + deck] -= 1

    def take_top(self, deck: i64) -> i64:
        """Take the top card off a deck; of the next nobody knows. The caller shows it to whom it concerns."""
        size = self.deck_size(deck) - 1
        self.cells[SIZE + deck] = size
        if self.covers(deck) > 0:
            self.cells[COVERS + deck] -= 1
        else:
            self.cells[KNOWN + deck] = 0
            self.reveal()
        return self.card_in_deck(deck, size)

    def empty_needed(self) -> i64:
        """Number of empty decks that ends the game (XIII-25, XIII-26)."""
        return 1 if self.players == 2 else 2

    def end_condition(self) -> bool:
        """Whether enough decks are empty; once met it stays so (XIII-A61)."""
        return self.empty_decks >= self.empty_needed()

    # --- Notebooks, Tunnels, discard pile -----------------------------------------------------------------------------

    def notebook(self, seat: i64, kind: i64) -> i64:
        """Number of cards of a kind in a Notebook."""
        return self.cells[NOTEBOOK + seat * KINDS + kind]

    def add_to_notebook(self, seat: i64, kind: i64, count: i64 = 1) -> None:
        """Put cards of a kind into a Notebook, or take them out (negative)."""
        self.cells[NOTEBOOK + seat * KINDS + kind] += count

    def notebook_size(self, seat: i64) -> i64:
        """Number of cards in a Notebook."""
        total: i64 = 0
        for kind in range(KINDS):
            total += self.cells[NOTEBOOK + seat * KINDS + kind]
        return total

    def in_tunnel(self, kind: i64) -> i64:
        """Number of uncovered face-up cards of a kind in the active player's Tunnel."""
        return self.cells[OPEN + kind]

    def add_to_tunnel(self, kind: i64, count: i64 = 1) -> None:
        """Put face-up cards into the active player's Tunnel, or take them out (negative)."""
        self.cells[OPEN + kind] += count

    def under_queens(self, kind: i64) -> i64:
        """Number of cards of a kind that lie under a Queen (XIII-24)."""
        return self.cells[COVERED + kind]

    def lay_under_queen(self, kind: i64) -> None:
        """Move a face-up Tunnel card under a Queen."""
        self.cells[OPEN + kind] -= 1
        self.cells[COVERED + kind] += 1

    def clear_tunnel(self) -> None:
        """Forget the face-up Tunnel cards; the caller has put them elsewhere."""
        for kind in range(KINDS):
            self.cells[OPEN + kind] = 0
            self.cells[COVERED + kind] = 0

    def hidden_size(self, seat: i64) -> i64:
        """Number of hidden cards in a Tunnel (XIII-20)."""
        return self.cells[HIDDEN_SIZE + seat]

    def hidden(self, seat: i64, index: i64) -> i64:
        """The kind of a hidden card, in order of arrival."""
        return self.cells[HIDDEN + seat * HIDDEN_ROOM + index] & ~OWNER_KNOWS

    def owner_knows_hidden(self, seat: i64, index: i64) -> bool:
        """Whether the owner had looked at that card in its deck (XIII-A54)."""
        return bool(self.cells[HIDDEN + seat * HIDDEN_ROOM + index] & OWNER_KNOWS)

    def put_hidden(self, seat: i64, index: i64, kind: i64) -> None:
        """Replace a hidden card by one that its owner does not know."""
        self.cells[HIDDEN + seat * HIDDEN_ROOM + index] = kind

    def add_hidden(self, seat: i64, kind: i64, owner_knows: bool) -> None:
        """Lay a hidden card into a Tunnel."""
        size = self.hidden_size(seat)
        self.cells[HIDDEN + seat * HIDDEN_ROOM + size] = kind | OWNER_KNOWS if owner_knows else kind
        self.cells[HIDDEN_SIZE + seat] = size + 1

    def clear_hidden(self, seat: i64) -> None:
        """Forget the hidden cards of a Tunnel; the caller has put them elsewhere."""
        self.cells[HIDDEN_SIZE + seat] = 0

    def hidden_of(self, seat: i64, kind: i64) -> i64:
        """Number of hidden cards of a kind in a Tunnel."""
        count: i64 = 0
        for index in range(self.hidden_size(seat)):
            if self.hidden(seat, index) == kind:
                count += 1
        return count

    def discarded(self, kind: i64) -> i64:
        """Number of cards of a kind in the discard pile."""
        return self.cells[DISCARD + kind]

    def discard(self, kind: i64, count: i64 = 1) -> None:
        """Put cards onto the discard pile, or take them off (negative)."""
        self.cells[DISCARD + kind] += count

    def discard_size(self) -> i64:
        """Number of cards in the discard pile."""
        total: i64 = 0
        for kind in range(KINDS):
            total += self.cells[DISCARD + kind]
        return total

    def gauge(self, character: i64) -> i64:
        """How many of a character the face-up Tunnel counts: uncovered cards, and Bundles as one each (XIII-12)."""
        return self.cells[OPEN + character] + self.cells[OPEN + BUNDLE]

    def checked(self, character: i64) -> i64:
        """The highest `gauge` that has passed a check in this turn: what the owner of hidden cards may infer from."""
        return self.cells[CHECKED + character]

    def set_checked(self, character: i64, gauge: i64) -> None:
        """Remember a gauge that has passed a check."""
        self.cells[CHECKED + character] = gauge

    # --- what the kernel asks -----------------------------------------------------------------------------------------

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
        """Points of each Notebook as it stands (XIII-28)."""
        return [scoring.score(self, seat) for seat in range(self.players)]

    def score_sheet(self) -> Json | None:
        """The points of each Notebook broken down; open at any time, as Notebooks are (XIII-A35, XIII-A55)."""
        return {"seats": [scoring.sheet(self, seat) for seat in range(self.players)]}

    def odds(self, seat: int | None) -> Json:
        """Chances of a collapse in the active player's next pass, from what the seat knows (XIII-A60)."""
        return view.odds(self, NOBODY if seat is None else seat)

    def sight(self, seat: i64) -> i64:
        """Tells apart what the seat has been shown."""
        return quick.sight(self, seat)

    def active_seat(self) -> int:
        """Whose turn it is."""
        return self.active

    def turn_number(self) -> int:
        """The current turn, from 1."""
        return self.turn
