"""Determinising: all that a seat does not know is redrawn, consistent with what it does know (AHA-45).

Unknown to a seat are the deck, the hands of the others, their Commoners that nobody has seen, and what Hunter lets
another see. Whoever counts knows more: once the discards have become the deck, it is made of known cards. So cards
drawn before that (OLD) change places among themselves, and the later ones with the deck. Where cards were left on top
(AHA-64) the deck is not known, and nothing becomes OLD.

What another is planning is as unknown before its last step (AHA-63): invasions in `replan`, a summoning here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.alicematic_heroes.pieces.deck import is_hidden, take_back
from wabe.games.alicematic_heroes.record import replan
from wabe.games.alicematic_heroes.record.encoding_map import is_planning
from wabe.games.alicematic_heroes.table.layout import KIND_MASK, MAX_KINDS, OLD, PLACES, SLOT_LIMIT
from wabe.games.alicematic_heroes.table.step_ids import PAY_ID, PLACE_CARD_ID
from wabe.games.alicematic_heroes.turn import politics
from wabe.kernel.ints import Ints, zeros

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState


def redraw(g: HeroesState, seat: i64) -> None:
    """Redraw all that the seat does not know."""
    hidden = Hidden(g, seat)
    hidden.take_up()
    summoning = g.active != seat and g.top_id() == PAY_ID and g.target < 0
    old = hidden.choose_summoned() if summoning else 0
    hidden.recent.shuffle(g)
    hidden.old.shuffle(g)
    hidden.lay_back()
    if summoning:
        take_back(g, g.active, g.card, old)
    elif g.active != seat and g.depth > 0:
        redraw_play(g)


def redraw_play(g: HeroesState) -> None:
    """Another's turn: the card it plays is one of those redrawn, and the invasion that it plans any such."""
    if g.top_id() == PLACE_CARD_ID:
        g.card = any_card(g, g.active)
    elif g.slot >= 0:  # it lies there as the last
        g.card = g.kind_at(g.active, g.slot * SLOT_LIMIT + g.slot_size(g.active, g.slot) - 1)
    if is_planning(g):
        replan.Invasion(g).redraw()


def any_card(g: HeroesState, seat: i64) -> i64:
    """A random card of a hand that has one."""
    left = g.below(g.hand_size(seat))
    kind: i64 = 0
    while left >= g.in_hand(seat, kind):
        left -= g.in_hand(seat, kind)
        kind += 1
    return kind


def payable(g: HeroesState, number: i64) -> Ints:
    """By kind, 1 where the seat on turn may have named so many tokens for her and be asked for the next.

    What is set aside is lost.
    """
    fits = zeros(MAX_KINDS)
    for kind in range(g.content.kinds):
        if g.has_room(g.active, g.content.colour[kind]):
            fits[kind] = 1 if replan.name_tokens(g, politics.dream_short(g, g.active, kind), number) else 0
    return fits


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
            for _copy in range(self.counts[kind]):
                self.cards[filled] = kind
                filled += 1
        g.shuffle(self.cards)

    def fitting(self, fits: Ints) -> i64:
        """How many cards are of a kind marked there."""
        found: i64 = 0
        for kind in range(MAX_KINDS):
            found += self.counts[kind] if fits[kind] else 0
        return found

    def take_fitting(self, fits: Ints, index: i64) -> i64:
        """Take out one of these before they are shuffled; its kind."""
        kind: i64 = 0
        while not fits[kind] or index >= self.counts[kind]:
            index -= self.counts[kind] if fits[kind] else 0
            kind += 1
        self.add(kind, -1)
        return kind

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
                    card = g.card_at(seat, place)
                    if is_hidden(card) and g.is_card(seat, place):
                        self.pile_of(card).add(card & KIND_MASK, 1)
        for index in range(g.deck_size()):
            self.recent.add(g.deck_card(index), 1)
        if g.active != self.viewer:
            for index in range(g.look_size):
                self.recent.add(g.looked_at(index), 1)

    def choose_summoned(self) -> i64:
        """Choose the Alice that another is paying for, any that would lead there; she is taken out. OLD if she is old.

        Each card of the hand is as likely as another to be the one.
        """
        g, seat = self.g, self.g.active
        number = replan.named_tokens(g)
        fits = payable(g, number)
        recent, old = self.recent.fitting(fits), self.old.fitting(fits)
        weight = self.hands[seat] * recent * max(1, self.old.size)
        is_old = g.below(weight + self.old_hands[seat] * old * max(1, self.recent.size)) >= weight
        pile, hands = (self.old, self.old_hands) if is_old else (self.recent, self.hands)
        hands[seat] -= 1
        g.card = pile.take_fitting(fits, g.below(old if is_old else recent))
        g.slot = g.content.colour[g.card]
        replan.name_tokens(g, politics.dream_short(g, seat, g.card), number)
        return OLD if is_old else 0

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
                    if is_hidden(card) and g.is_card(seat, place):
                        g.set_card(seat, place, card & ~KIND_MASK | self.pile_of(card).deal())
        for index in range(g.deck_size()):
            g.put_in_deck(index, self.recent.deal())
        if g.active != self.viewer:
            for index in range(g.look_size):
                g.set_looked_at(index, self.recent.deal())

    def deal_hand(self, seat: i64) -> None:
        """Deal as many cards into a hand as it had."""
        g = self.g
        for _card in range(self.hands[seat]):
            g.add_to_hand(seat, self.recent.deal())
        for _card in range(self.old_hands[seat]):
            kind = self.old.deal()
            g.add_to_hand(seat, kind)
            g.set_old(seat, kind, g.old(seat, kind) + 1)
