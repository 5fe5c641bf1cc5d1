"""The areas of a state: flat storage behind named accessors.

Spaces, places of a kingdom and kinds of Alice are ints: see `board.Board`, `layout` and `content.Content`.

What is read all the time works its cell out first: compiled code then counts no reference to the storage.
"""

from __future__ import annotations

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.board import Board
from wabe.games.alicematic_heroes.table.cards import BANK
from wabe.games.alicematic_heroes.table.layout import (
    ACTING,
    ALICES,
    ATTACK,
    CARD,
    CONNECTED,
    DECK,
    DISCARDS,
    DOWN,
    FLAGS,
    HAND,
    HAND_SIZE,
    HELD,
    HOLDER_BITS,
    HOLDER_MASK,
    KIND_MASK,
    LOOK,
    MAX_KINDS,
    MAX_PLAYERS,
    OLD_CARDS,
    ON_TILE,
    PAID,
    PLACES,
    POWER,
    POWERS,
    SLOT_LIMIT,
    SLOT_SIZE,
    SLOTS,
    SUPPLY,
    TOKEN,
    TOKENS,
    VP,
    VP_SOURCES,
)
from wabe.kernel.cells import CellState
from wabe.kernel.ints import Ints, zeros


class Areas(CellState):
    """What lies where: map, cards, kingdoms, tokens, points."""

    board: Board
    deck_next: i64
    deck_end: i64

    # --- the map ----------------------------------------------------------------------------------------------

    def holders(self, space: i64) -> i64:
        """The face-up tokens on a space: `seat + 1` in four bits each, the earliest lowest; 0 for none."""
        cell = HELD + space
        return self.cells[cell]

    def holder(self, space: i64) -> i64:
        """The holder of a land or Forest, the first one of a City; NOBODY."""
        cell = HELD + space
        return (self.cells[cell] & HOLDER_MASK) - 1

    def tokens_on(self, space: i64) -> i64:
        """Number of face-up tokens on a space."""
        held = self.cells[HELD + space]
        count: i64 = 0
        while held:
            held >>= HOLDER_BITS
            count += 1
        return count

    def holds(self, seat: i64, space: i64) -> bool:
        """Whether a face-up token of the seat lies there."""
        held = self.cells[HELD + space]
        while held:
            if held & HOLDER_MASK == seat + 1:
                return True
            held >>= HOLDER_BITS
        return False

    def on_tile(self, seat: i64, position: i64) -> i64:
        """Number of face-up tokens of the seat on a tile (AHA-26)."""
        cell = ON_TILE + position * MAX_PLAYERS + seat
        return self.cells[cell]

    def is_free(self, space: i64) -> bool:
        """Whether a City has a free spot (AH-03)."""
        return self.tokens_on(space) < self.board.spots[space]

    def attacker(self, space: i64) -> i64:
        """Whose face-down token lies there; NOBODY (AH-47)."""
        cell = ATTACK + space
        return self.cells[cell] - 1

    def set_attacker(self, space: i64, seat: i64) -> None:
        """Lay a token face down, or take it away (NOBODY); the caller counts it."""
        self.cells[ATTACK + space] = seat + 1

    def is_connected(self, seat: i64, space: i64) -> bool:
        """Whether the seat holds the space in a chain to a City of its own (AHA-16)."""
        cell = CONNECTED + space
        return bool(self.cells[cell] >> seat & 1)

    def territory(self, seat: i64) -> i64:
        """Territory tokens that are not on the map (AHA-55)."""
        cell = SUPPLY + seat
        return self.cells[cell]

    def add_territory(self, seat: i64, count: i64) -> None:
        """Take a token off the map (1) or put one there (-1)."""
        self.cells[SUPPLY + seat] += count

    # --- cards ------------------------------------------------------------------------------------------------

    def deck_size(self) -> i64:
        """Number of cards in the deck."""
        return self.deck_end - self.deck_next

    def deck_card(self, index: i64) -> i64:
        """The kind in the deck at `index`, 0 the next to be drawn."""
        cell = DECK + self.deck_next + index
        return self.cells[cell]

    def put_in_deck(self, index: i64, kind: i64) -> None:
        """Replace the kind in the deck at `index`."""
        self.cells[DECK + self.deck_next + index] = kind

    def append_to_deck(self, kind: i64) -> None:
        """Put a card under the deck."""
        self.cells[DECK + self.deck_end] = kind
        self.deck_end += 1

    def take_next(self) -> i64:
        """Take the next card off the deck, which has one."""
        self.deck_next += 1
        cell = DECK + self.deck_next - 1
        return self.cells[cell]

    def in_hand(self, seat: i64, kind: i64) -> i64:
        """Number of cards of a kind in a hand."""
        cell = HAND + seat * MAX_KINDS + kind
        return self.cells[cell]

    def hand_size(self, seat: i64) -> i64:
        """Number of cards in a hand."""
        cell = HAND_SIZE + seat
        return self.cells[cell]

    def add_to_hand(self, seat: i64, kind: i64, count: i64 = 1) -> None:
        """Put cards of a kind into a hand, or take them out (negative)."""
        self.cells[HAND + seat * MAX_KINDS + kind] += count
        self.cells[HAND_SIZE + seat] += count

    def old(self, seat: i64, kind: i64) -> i64:
        """How many of these cards in hand were drawn before the discards last became the deck."""
        cell = OLD_CARDS + seat * MAX_KINDS + kind
        return self.cells[cell]

    def set_old(self, seat: i64, kind: i64, count: i64) -> None:
        """Set what `old` tells."""
        self.cells[OLD_CARDS + seat * MAX_KINDS + kind] = count

    def discarded(self, kind: i64) -> i64:
        """Number of cards of a kind among the discards."""
        cell = DISCARDS + kind
        return self.cells[cell]

    def discard(self, kind: i64, count: i64 = 1) -> None:
        """Put cards onto the discards, or take them off (negative)."""
        self.cells[DISCARDS + kind] += count

    def discard_pile(self) -> Ints:
        """The discards one by one, in the order of their kinds."""
        size: i64 = 0
        for kind in range(MAX_KINDS):
            size += self.cells[DISCARDS + kind]
        pile = zeros(size)
        filled: i64 = 0
        for kind in range(MAX_KINDS):
            for _copy in range(self.cells[DISCARDS + kind]):
                pile[filled] = kind
                filled += 1
        return pile

    def looked_at(self, index: i64) -> i64:
        """The kind that Hunter sees at `index`."""
        cell = LOOK + index
        return self.cells[cell]

    def set_looked_at(self, index: i64, kind: i64) -> None:
        """Lay a card before the one who looks."""
        self.cells[LOOK + index] = kind

    # --- kingdoms ---------------------------------------------------------------------------------------------

    def slot_size(self, seat: i64, slot: i64) -> i64:
        """Number of cards in a slot, Alices and Commoners (AHA-01)."""
        cell = SLOT_SIZE + seat * SLOTS + slot
        return self.cells[cell]

    def has_room(self, seat: i64, slot: i64) -> bool:
        """Whether a slot takes another card (AH-17)."""
        return self.slot_size(seat, slot) < SLOT_LIMIT

    def card_at(self, seat: i64, place: i64) -> i64:
        """The card at a place of a kingdom, as `layout` writes it; only for places below `slot_size`."""
        cell = CARD + seat * PLACES + place
        return self.cells[cell]

    def set_card(self, seat: i64, place: i64, card: i64) -> None:
        """Write a card; where one is face up or was, `kingdom.work_out` must follow."""
        self.cells[CARD + seat * PLACES + place] = card

    def add_card(self, seat: i64, slot: i64, card: i64) -> i64:
        """Put a card into a slot with room; its place. Where it is face up `kingdom.work_out` must follow."""
        size = self.slot_size(seat, slot)
        place = slot * SLOT_LIMIT + size
        self.cells[SLOT_SIZE + seat * SLOTS + slot] = size + 1
        self.set_card(seat, place, card)
        return place

    def is_card(self, seat: i64, place: i64) -> bool:
        """Whether a card lies at the place."""
        return place % SLOT_LIMIT < self.slot_size(seat, place // SLOT_LIMIT)

    def is_alice(self, seat: i64, place: i64) -> bool:
        """Whether a face-up card lies at the place."""
        return self.is_card(seat, place) and not self.card_at(seat, place) & DOWN

    def is_commoner(self, seat: i64, place: i64) -> bool:
        """Whether a face-down card lies at the place (AH-28, AH-30)."""
        return self.is_card(seat, place) and bool(self.card_at(seat, place) & DOWN)

    def kind_at(self, seat: i64, place: i64) -> i64:
        """The kind of the card at a place."""
        cell = CARD + seat * PLACES + place
        return self.cells[cell] & KIND_MASK

    def acting(self, seat: i64, place: i64) -> i64:
        """The kind whose effect works from a place, for a live Wiccan the one she copies; NOBODY (AH-25)."""
        cell = ACTING + seat * PLACES + place
        return self.cells[cell] - 1

    def set_acting(self, seat: i64, place: i64, kind: i64) -> None:
        """Set what `acting` tells."""
        self.cells[ACTING + seat * PLACES + place] = kind + 1

    def alices(self, seat: i64) -> i64:
        """Number of face-up Alices in a kingdom (AHA-33)."""
        cell = ALICES + seat
        return self.cells[cell]

    def power(self, row: i64, which: i64) -> i64:
        """A power of a kingdom; `row` is a seat, or SPARE."""
        cell = POWER + row * POWERS + which
        return self.cells[cell]

    def add_power(self, row: i64, which: i64, amount: i64) -> None:
        """Add to a power."""
        self.cells[POWER + row * POWERS + which] += amount

    def add_flag(self, row: i64, flag: i64) -> None:
        """Switch on a flag."""
        self.cells[POWER + row * POWERS + FLAGS] |= flag

    def has_flag(self, row: i64, flag: i64) -> bool:
        """Whether a flag is on."""
        cell = POWER + row * POWERS + FLAGS
        return bool(self.cells[cell] & flag)

    # --- tokens and points ------------------------------------------------------------------------------------

    def tokens(self, seat: i64, token: i64) -> i64:
        """Number of resource tokens of a colour."""
        cell = TOKEN + seat * TOKENS + token
        return self.cells[cell]

    def add_tokens(self, seat: i64, token: i64, count: i64) -> None:
        """Move tokens from the bank to a player, or back (negative)."""
        self.cells[TOKEN + seat * TOKENS + token] += count

    def all_tokens(self, seat: i64) -> i64:
        """Number of resource tokens of all colours."""
        return self.tokens(seat, 0) + self.tokens(seat, 1) + self.tokens(seat, 2)

    def bank(self, token: i64) -> i64:
        """Number of tokens of a colour in the bank."""
        cells = self.cells
        left: i64 = BANK
        for seat in range(self.players):
            left -= cells[TOKEN + seat * TOKENS + token]
        return left

    def vp(self, seat: i64, source: i64) -> i64:
        """VP gained during play from a source."""
        cell = VP + seat * VP_SOURCES + source
        return self.cells[cell]

    def all_vp(self, seat: i64) -> i64:
        """VP gained during play."""
        cells = self.cells
        first = VP + seat * VP_SOURCES
        return cells[first] + cells[first + 1] + cells[first + 2] + cells[first + 3]

    def add_vp(self, seat: i64, source: i64, count: i64) -> None:
        """Gain VP; they never run out (AHA-44)."""
        self.cells[VP + seat * VP_SOURCES + source] += count

    def to_pay(self, token: i64) -> i64:
        """Tokens of a colour set aside for the play or invasion that is being chosen."""
        cell = PAID + token
        return self.cells[cell]

    def set_to_pay(self, token: i64, count: i64) -> None:
        """Set what `to_pay` tells."""
        self.cells[PAID + token] = count
