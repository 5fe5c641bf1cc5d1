"""The state of Wonderland XIII: Hall, Keys, Notebooks, Tunnel, discard pile, and who knows which card.

A deck is a pile of kinds, bottom first; its uppermost `covers` cards lie face up (a face-down card never lies above a
face-up one). Of the face-down cards only the uppermost can be known to anybody, by a Cheshire Cat's look (XIII-A54),
so one bit mask of seats per deck says who knows it. Only the active player has face-up cards in the Tunnel. The
face-down cards of the Hall are counted by kind: odds and redraws ask for them all the time.

What is read all the time works its cell out first: compiled code then counts no reference to the storage.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderland_xiii.table.cards import BUNDLE
from wabe.games.wonderland_xiii.table.layout import (
    CELLS,
    CHARACTERS,
    CHECKED,
    COVERED,
    COVERS,
    DECK,
    DECK_ROOM,
    DECKS,
    DISCARD,
    FACE_DOWN,
    HIDDEN,
    HIDDEN_ROOM,
    HIDDEN_SIZE,
    KINDS,
    KNOWN,
    NOTEBOOK,
    OPEN,
    OWNER_KNOWS,
    SIZE,
    TALLY,
    TALLY_BITS,
    TALLY_MASK,
)
from wabe.games.wonderland_xiii.table.scalars import SCALARS
from wabe.kernel.cells import CellState
from wabe.kernel.errors import CapacityError
from wabe.kernel.ints import Ints
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.kernel.game import Game


class XiiiState(CellState):
    """One position of Wonderland XIII."""

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
    hatter_deck_by_user: bool
    best_split: bool
    tunnel_scores_at_end: bool
    final_refill: bool

    def make_blank(self, game: Game, players: int, options: Json) -> None:
        """Fill a new object: an empty table."""
        self.lay_out(game, players, options, KINDS, CELLS, SCALARS)
        self.read_options(options)

    def read_options(self, options: Json) -> None:
        """What the options say, as play asks for it."""
        self.skills_optional = options["skills_optional"]
        self.hatter_deck_by_user = options["hatter_deck_by"] == "user"
        self.best_split = options["best_split"]
        self.tunnel_scores_at_end = options["tunnel_scores_at_end"]
        self.final_refill = options["final_refill"]

    def clone(self) -> XiiiState:
        """An independent copy with the same future chance and no log."""
        twin = XiiiState()
        twin.copy_cells(self)
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
        twin.hatter_deck_by_user = self.hatter_deck_by_user
        twin.best_split = self.best_split
        twin.tunnel_scores_at_end = self.tunnel_scores_at_end
        twin.final_refill = self.final_refill
        return twin

    def deck_size(self, deck: i64) -> i64:
        """Number of cards in a deck; 0 for one that does not exist any more (XIII-A07)."""
        cell = SIZE + deck
        return self.cells[cell]

    def covers(self, deck: i64) -> i64:
        """Number of face-up cards on top of a deck (XIII-A02)."""
        cell = COVERS + deck
        return self.cells[cell]

    def card_in_deck(self, deck: i64, index: i64) -> i64:
        """The kind at `index`, 0 the bottom."""
        cell = DECK + deck * DECK_ROOM + index
        return self.cells[cell]

    def face_down(self, kind: i64) -> i64:
        """Number of face-down cards of a kind in the Hall."""
        cell = FACE_DOWN + kind
        return self.cells[cell]

    def put_in_deck(self, deck: i64, index: i64, kind: i64) -> None:
        """Set the kind at `index`, 0 the bottom; the caller sees to it that `face_down` still holds."""
        self.cells[DECK + deck * DECK_ROOM + index] = kind

    def fill_deck(self, deck: i64, count: i64, cards: Ints, end: i64) -> None:
        """Put the last `count` cards before `end` under all others of a deck, in the place of those there."""
        cells = self.cells
        bottom = DECK + deck * DECK_ROOM
        for index in range(count):
            cells[bottom + index] = cards[end - 1 - index]

    def top(self, deck: i64) -> i64:
        """The kind on top of a deck, face up or down."""
        return self.card_in_deck(deck, self.deck_size(deck) - 1)

    def has_face_down_top(self, deck: i64) -> bool:
        """Whether Rabbit, Cat and Hatter can use the deck (XIII-A03)."""
        return self.cells[SIZE + deck] > 0 and self.cells[COVERS + deck] == 0

    def face_down_tops(self) -> i64:
        """Bit mask of the decks that Rabbit, Cat and Hatter can use (XIII-A03, XIII-A13)."""
        cells = self.cells
        decks: i64 = 0
        for deck in range(DECKS):
            if cells[COVERS + deck] == 0 and cells[SIZE + deck] > 0:
                decks |= 1 << deck
        return decks

    def usable_decks(self) -> i64:
        """Bit mask of the decks that can be covered: unlocked ones; with a Key, all that exist (XIII-07, XIII-A07)."""
        cells = self.cells
        if self.keys_hand == 0:
            return self.unlocked
        decks: i64 = 0
        for deck in range(DECKS):
            if cells[SIZE + deck] > 0:
                decks |= 1 << deck
        return decks

    def knowers(self, deck: i64) -> i64:
        """Bit mask of the seats that know the deck's uppermost face-down card."""
        cell = KNOWN + deck
        return self.cells[cell]

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
            raise CapacityError("error-xiii-deck-grown-beyond-room")
        self.put_in_deck(deck, size, kind)
        self.cells[SIZE + deck] = size + 1
        self.cells[COVERS + deck] += 1

    def turn_down(self, deck: i64) -> None:
        """Turn the lowest face-up card of a deck face down: dealing, and loading a save."""
        self.cells[FACE_DOWN + self.card_in_deck(deck, self.deck_size(deck) - self.covers(deck))] += 1
        self.cells[COVERS + deck] -= 1

    def take_top(self, deck: i64) -> i64:
        """Take the top card off a deck; of the next nobody knows. The caller shows it to whom it concerns."""
        cells = self.cells
        size = cells[SIZE + deck] - 1
        cells[SIZE + deck] = size
        kind = cells[DECK + deck * DECK_ROOM + size]
        if cells[COVERS + deck] > 0:
            cells[COVERS + deck] -= 1
        else:
            cells[KNOWN + deck] = 0
            cells[FACE_DOWN + kind] -= 1
            self.information += 1
        return kind

    def empty_needed(self) -> i64:
        """Number of empty decks that ends the game (XIII-25, XIII-26)."""
        return 1 if self.players == 2 else 2

    def end_condition(self) -> bool:
        """Whether enough decks are empty; once met it stays so (XIII-A61)."""
        return self.empty_decks >= self.empty_needed()

    def notebook(self, seat: i64, kind: i64) -> i64:
        """Number of cards of a kind in a Notebook."""
        cell = NOTEBOOK + seat * KINDS + kind
        return self.cells[cell]

    def notebook_of(self, seat: i64) -> Ints:
        """A Notebook by kind, to be changed at will."""
        first = NOTEBOOK + seat * KINDS
        return self.cells[first : first + KINDS]

    def add_to_notebook(self, seat: i64, kind: i64, count: i64 = 1) -> None:
        """Put cards of a kind into a Notebook, or take them out (negative)."""
        self.cells[NOTEBOOK + seat * KINDS + kind] += count

    def notebook_size(self, seat: i64) -> i64:
        """Number of cards in a Notebook."""
        cells = self.cells
        total: i64 = 0
        for kind in range(KINDS):
            total += cells[NOTEBOOK + seat * KINDS + kind]
        return total

    def notebook_kinds(self, seat: i64) -> i64:
        """Bit mask of the kinds in a Notebook."""
        cells = self.cells
        kinds: i64 = 0
        for kind in range(KINDS):
            if cells[NOTEBOOK + seat * KINDS + kind] > 0:
                kinds |= 1 << kind
        return kinds

    def in_tunnel(self, kind: i64) -> i64:
        """Number of uncovered face-up cards of a kind in the active player's Tunnel."""
        cell = OPEN + kind
        return self.cells[cell]

    def add_to_tunnel(self, kind: i64, count: i64 = 1) -> None:
        """Put face-up cards into the active player's Tunnel, or take them out (negative)."""
        self.cells[OPEN + kind] += count

    def under_queens(self, kind: i64) -> i64:
        """Number of cards of a kind that lie under a Queen (XIII-24)."""
        cell = COVERED + kind
        return self.cells[cell]

    def lay_under_queen(self, kind: i64) -> None:
        """Move a face-up Tunnel card under a Queen."""
        self.cells[OPEN + kind] -= 1
        self.cells[COVERED + kind] += 1

    def bring_home(self) -> i64:
        """Move the whole face-up Tunnel, covered cards too, into the active player's Notebook; how many they were."""
        cells = self.cells
        count: i64 = 0
        for kind in range(KINDS):
            cards = cells[OPEN + kind] + cells[COVERED + kind]
            cells[NOTEBOOK + self.active * KINDS + kind] += cards
            count += cards
        self.clear_tunnel()
        return count

    def clear_tunnel(self) -> None:
        """Forget the face-up Tunnel cards; the caller has put them elsewhere."""
        cells = self.cells
        for kind in range(KINDS):
            cells[OPEN + kind] = 0
            cells[COVERED + kind] = 0

    def hidden_size(self, seat: i64) -> i64:
        """Number of hidden cards in a Tunnel (XIII-20)."""
        cell = HIDDEN_SIZE + seat
        return self.cells[cell]

    def hidden(self, seat: i64, index: i64) -> i64:
        """The kind of a hidden card, in order of arrival."""
        cell = HIDDEN + seat * HIDDEN_ROOM + index
        return self.cells[cell] & ~OWNER_KNOWS

    def owner_knows_hidden(self, seat: i64, index: i64) -> bool:
        """Whether the owner had looked at that card in its deck (XIII-A54)."""
        cell = HIDDEN + seat * HIDDEN_ROOM + index
        return bool(self.cells[cell] & OWNER_KNOWS)

    def put_hidden(self, seat: i64, index: i64, kind: i64) -> None:
        """Exchange a hidden card for one that lies face down in the Hall, which its owner does not know."""
        self.cells[FACE_DOWN + self.hidden(seat, index)] += 1
        self.cells[FACE_DOWN + kind] -= 1
        self.cells[TALLY + seat] += (1 << kind * TALLY_BITS) - (1 << self.hidden(seat, index) * TALLY_BITS)
        self.cells[HIDDEN + seat * HIDDEN_ROOM + index] = kind

    def add_hidden(self, seat: i64, kind: i64, owner_knows: bool) -> None:
        """Lay a hidden card into a Tunnel."""
        place = HIDDEN + seat * HIDDEN_ROOM + self.hidden_size(seat)
        self.cells[place] = kind | OWNER_KNOWS if owner_knows else kind
        self.cells[HIDDEN_SIZE + seat] += 1
        self.cells[TALLY + seat] += 1 << kind * TALLY_BITS

    def clear_hidden(self, seat: i64) -> None:
        """Forget the hidden cards of a Tunnel; the caller has put them elsewhere."""
        self.cells[HIDDEN_SIZE + seat] = 0
        self.cells[TALLY + seat] = 0

    def hidden_of(self, seat: i64, kind: i64) -> i64:
        """Number of hidden cards of a kind in a Tunnel."""
        cell = TALLY + seat
        return self.cells[cell] >> kind * TALLY_BITS & TALLY_MASK

    def discarded(self, kind: i64) -> i64:
        """Number of cards of a kind in the discard pile."""
        cell = DISCARD + kind
        return self.cells[cell]

    def discard(self, kind: i64, count: i64 = 1) -> None:
        """Put cards onto the discard pile, or take them off (negative)."""
        self.cells[DISCARD + kind] += count

    def discard_size(self) -> i64:
        """Number of cards in the discard pile."""
        cells = self.cells
        total: i64 = 0
        for kind in range(KINDS):
            total += cells[DISCARD + kind]
        return total

    def gauge(self, character: i64) -> i64:
        """How many of a character the face-up Tunnel counts: uncovered cards, and Bundles as one each (XIII-12)."""
        cells = self.cells
        return cells[OPEN + character] + cells[OPEN + BUNDLE]

    def checked(self, character: i64) -> i64:
        """The highest `gauge` that has passed a check in this turn: what the owner of hidden cards may infer from."""
        cell = CHECKED + character
        return self.cells[cell]

    def set_checked(self, character: i64, gauge: i64) -> None:
        """Remember a gauge that has passed a check: loading a save."""
        self.cells[CHECKED + character] = gauge

    def fullest(self, seat: i64, face_up: bool) -> i64:
        """The most there is of one character among a seat's hidden cards, Bundles counted as one each (XIII-12).

        `face_up`: together with the face-up Tunnel, for the active player.
        """
        cells = self.cells
        tally = cells[TALLY + seat]
        most: i64 = 0
        for character in range(CHARACTERS):
            count = tally >> character * TALLY_BITS & TALLY_MASK
            if face_up:
                count += cells[OPEN + character]
            if count > most:  # noqa: PLR1730 - interpreted, a call of max costs more
                most = count
        return most + (tally >> BUNDLE * TALLY_BITS) + (cells[OPEN + BUNDLE] if face_up else 0)

    def pass_check(self) -> None:
        """Remember that the face-up Tunnel has passed a check as it is."""
        cells = self.cells
        for character in range(CHARACTERS):
            if self.gauge(character) > cells[CHECKED + character]:  # noqa: PLR1730 - as above
                cells[CHECKED + character] = self.gauge(character)

    def forget_checks(self) -> None:
        """A new turn: no check has been passed yet."""
        cells = self.cells
        for character in range(CHARACTERS):
            cells[CHECKED + character] = 0
