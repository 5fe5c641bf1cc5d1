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
from wabe.games.alicematic_heroes.table.cards import PLACES
from wabe.games.alicematic_heroes.table.layout import KIND_MASK, MAX_KINDS, OLD
from wabe.games.alicematic_heroes.table.step_ids import PAY_ID, PLACE_CARD_ID
from wabe.kernel.ints import Ints, zeros

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState


def redraw(g: HeroesState, seat: i64) -> None:
    """Redraw all that the seat does not know."""
    paying = g.active != seat and is_top(g, PAY_ID) and g.target < 0  # for an Alice: not every card would fit
    old_copy = play(g, g.active, g.card) if paying else 0
    recent = Hidden(g, seat, False)
    old = Hidden(g, seat, True)
    recent.take_up()
    old.take_up()
    recent.lay_back()
    old.lay_back()
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


class Hidden:
    """The cards that a seat does not know: `old` ones, or those of the present deck."""

    def __init__(self, g: HeroesState, viewer: i64, old: bool) -> None:
        self.g = g
        self.viewer = viewer
        self.old = old
        self.counts = zeros(MAX_KINDS)
        self.size: i64 = 0
        self.hands = zeros(g.players)

    def take_up(self) -> None:
        """Gather the cards; how many lay in each hand is remembered."""
        g = self.g
        for seat in self.others():
            self.take_hand(seat)
            for place in range(PLACES):
                if self.is_mine(seat, place):
                    self.count(g.kind_at(seat, place))
        if not self.old:
            for index in range(g.deck_size()):
                self.count(g.deck_card(index))
            if g.active != self.viewer:
                for index in range(g.look_size):
                    self.count(g.looked_at(index))

    def others(self) -> list[int]:
        """Whose cards the viewer does not know; after the end everybody's are shown."""
        return [] if self.g.over else [seat for seat in range(self.g.players) if seat != self.viewer]

    def take_hand(self, seat: i64) -> None:
        """Take up the cards of a hand."""
        g = self.g
        for kind in range(g.content.kinds):
            number = g.old(seat, kind) if self.old else g.in_hand(seat, kind) - g.old(seat, kind)
            self.hands[seat] += number
            for _ in range(number):
                self.count(kind)

    def count(self, kind: i64) -> None:
        """One card more."""
        self.counts[kind] += 1
        self.size += 1

    def is_mine(self, seat: i64, place: i64) -> bool:
        """Whether a Commoner belongs to these cards."""
        if not self.g.is_card(seat, place):
            return False
        card = self.g.card_at(seat, place)
        return is_hidden(card) and bool(card & OLD) == self.old

    def lay_back(self) -> None:
        """Deal the cards at random to where they may lie. They are sorted first: where they lay must not show."""
        g = self.g
        cards = self.sorted()
        g.shuffle(cards)
        dealt: i64 = 0
        for seat in self.others():
            dealt = self.deal_hand(seat, cards, dealt)
            for place in range(PLACES):
                if self.is_mine(seat, place):
                    g.set_card(seat, place, g.card_at(seat, place) & ~KIND_MASK | cards[dealt])
                    dealt += 1
        if not self.old:
            self.deal_deck(cards, dealt)

    def sorted(self) -> Ints:
        """The cards one by one in the order of their kinds."""
        cards = zeros(self.size)
        filled: i64 = 0
        for kind in range(MAX_KINDS):
            for _ in range(self.counts[kind]):
                cards[filled] = kind
                filled += 1
        return cards

    def deal_hand(self, seat: i64, cards: Ints, dealt: i64) -> i64:
        """Exchange these cards of a hand; how many are dealt now."""
        g = self.g
        for kind in range(g.content.kinds):
            number = g.old(seat, kind) if self.old else g.in_hand(seat, kind) - g.old(seat, kind)
            g.add_to_hand(seat, kind, -number)
            if self.old:
                g.set_old(seat, kind, 0)
        for _ in range(self.hands[seat]):
            kind = cards[dealt]
            g.add_to_hand(seat, kind)
            if self.old:
                g.set_old(seat, kind, g.old(seat, kind) + 1)
            dealt += 1
        return dealt

    def deal_deck(self, cards: Ints, dealt: i64) -> None:
        """Deal the deck, and what another is looking at."""
        g = self.g
        for index in range(g.deck_size()):
            g.put_in_deck(index, cards[dealt])
            dealt += 1
        if g.active != self.viewer:
            for index in range(g.look_size):
                g.set_looked_at(index, cards[dealt])
                dealt += 1
