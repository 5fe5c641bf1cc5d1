"""Determinising: all that a seat does not know is redrawn, consistent with what it does know (AHA-45).

Unknown to a seat are the deck, the hands of the others, their Commoners that nobody has seen, and what Hunter lets
another see. Whoever counts knows more: once the discards have become the deck, it is made of known cards. So cards
drawn before that (OLD) change places among themselves, and the later ones with the deck. Where cards were left on top
(AHA-64) the deck is not known, and nothing becomes OLD.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.alicematic_heroes.pieces.deck import is_hidden, play, take_back
from wabe.games.alicematic_heroes.table.layout import KIND_MASK, MAX_KINDS, OLD, PLACES
from wabe.games.alicematic_heroes.table.step_ids import PAY_ID, PLACE_CARD_ID
from wabe.kernel.ints import zeros

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState


def redraw(g: HeroesState, seat: i64) -> None:
    """Redraw all that the seat does not know."""
    paying = g.active != seat and is_top(g, PAY_ID) and g.target < 0  # for an Alice: not every card would fit
    old_copy = play(g, g.active, g.card) if paying else 0
    hidden = Hidden(g, seat)
    hidden.take_up()
    hidden.recent.shuffle(g)
    hidden.old.shuffle(g)
    hidden.lay_back()
    if paying:
        take_back(g, g.active, g.card, old_copy)
    elif g.active != seat and is_top(g, PLACE_CARD_ID):
        g.card = any_card(g, g.active)


def is_top(g: HeroesState, step_id: i64) -> bool:
    """Whether a step of this id is the one decided now."""
    return g.depth > 0 and g.top_step().id == step_id


def any_card(g: HeroesState, seat: i64) -> i64:
    """A random card of a hand that has one."""
    left = g.below(g.hand_size(seat))
    kind: i64 = 0
    while left >= g.in_hand(seat, kind):
        left -= g.in_hand(seat, kind)
        kind += 1
    return kind


class Pile:
    """Cards that a seat does not know, by kind; once shuffled, one by one."""

    def __init__(self) -> None:
        self.counts = zeros(MAX_KINDS)
        self.size: i64 = 0
        self.cards = zeros(0)
        self.dealt: i64 = 0

    def add(self, kind: i64, number: i64) -> None:
        """So many cards more."""
        self.counts[kind] += number
        self.size += number

    def shuffle(self, g: HeroesState) -> None:
        """Bring all into random order. They are sorted first: where they lay must not show."""
        self.cards = zeros(self.size)
        filled: i64 = 0
        for kind in range(MAX_KINDS):
            for _ in range(self.counts[kind]):
                self.cards[filled] = kind
                filled += 1
        g.shuffle(self.cards)

    def deal(self) -> i64:
        """The next card."""
        self.dealt += 1
        return self.cards[self.dealt - 1]


class Hidden:
    """The cards that a seat does not know: `old` ones, and those of the present deck.

    Fields:
        hands, old_hands: by seat, how many `recent` and `old` ones it has in hand.
    """

    def __init__(self, g: HeroesState, viewer: i64) -> None:
        self.g = g
        self.viewer = viewer
        self.recent = Pile()
        self.old = Pile()
        self.hands = zeros(g.players)
        self.old_hands = zeros(g.players)

    def take_up(self) -> None:
        """Gather the cards; how many lay in each hand is remembered."""
        g = self.g
        for seat in range(g.players):
            if self.is_hidden_from(seat):
                self.take_hand(seat)
                for place in range(PLACES):
                    if g.is_card(seat, place) and is_hidden(g.card_at(seat, place)):
                        self.pile_of(g.card_at(seat, place)).add(g.kind_at(seat, place), 1)
        for index in range(g.deck_size()):
            self.recent.add(g.deck_card(index), 1)
        if g.active != self.viewer:
            for index in range(g.look_size):
                self.recent.add(g.looked_at(index), 1)

    def is_hidden_from(self, seat: i64) -> bool:
        """Whether the viewer does not know the cards of a seat; after the end everybody's are shown."""
        return seat != self.viewer and self.g.depth > 0

    def take_hand(self, seat: i64) -> None:
        """Take up the cards of a hand."""
        g = self.g
        for kind in range(g.content.kinds):
            number = g.in_hand(seat, kind)
            if number > 0:
                old = g.old(seat, kind)
                self.recent.add(kind, number - old)
                self.old.add(kind, old)
                self.old_hands[seat] += old
                self.hands[seat] += number - old
                g.set_old(seat, kind, 0)
                g.add_to_hand(seat, kind, -number)

    def pile_of(self, card: i64) -> Pile:
        """Where a Commoner belongs."""
        return self.old if card & OLD else self.recent

    def lay_back(self) -> None:
        """Deal the cards to where they may lie."""
        g = self.g
        for seat in range(g.players):
            if self.is_hidden_from(seat):
                self.deal_hand(seat)
                for place in range(PLACES):
                    card = g.card_at(seat, place)
                    if g.is_card(seat, place) and is_hidden(card):
                        g.set_card(seat, place, card & ~KIND_MASK | self.pile_of(card).deal())
        for index in range(g.deck_size()):
            g.put_in_deck(index, self.recent.deal())
        if g.active != self.viewer:
            for index in range(g.look_size):
                g.set_looked_at(index, self.recent.deal())

    def deal_hand(self, seat: i64) -> None:
        """Deal as many cards into a hand as it had."""
        g = self.g
        for _ in range(self.hands[seat]):
            g.add_to_hand(seat, self.recent.deal())
        for _ in range(self.old_hands[seat]):
            kind = self.old.deal()
            g.add_to_hand(seat, kind)
            g.set_old(seat, kind, g.old(seat, kind) + 1)
