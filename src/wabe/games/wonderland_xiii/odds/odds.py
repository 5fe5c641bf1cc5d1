"""The true odds of a collapse, from what one seat knows.

A card that the seat does not know is one of its pool: all face-down cards of the Hall that it has not looked at, and
the hidden cards it may not see. Hidden cards of the active player that the seat does not know are weighed by how
likely they are, given that no check so far has collapsed with them; nothing here looks at the cards themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderland_xiii.table.cards import BUNDLE, LIMIT
from wabe.games.wonderland_xiii.table.layout import CHARACTERS, DECKS, KINDS
from wabe.kernel.ints import Ints, zeros

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.table.state import XiiiState


def is_hidden_known(g: XiiiState, owner: i64, index: i64, seat: i64) -> bool:
    """Whether `seat` (-1: a spectator) knows a hidden card: all but its owner and spectators do, at the end everybody.

    XIII-A54 to XIII-A56.
    """
    if g.depth == 0:
        return True
    if seat < 0:
        return False
    return seat != owner or g.owner_knows_hidden(owner, index)


def known_top(g: XiiiState, deck: i64, seat: i64) -> i64:
    """The kind on top of a deck if the seat knows it, else -1."""
    if g.covers(deck) > 0 or (seat >= 0 and g.knowers(deck) >> seat & 1):
        return g.top(deck)
    return -1


def unknown_from(g: XiiiState, deck: i64, seat: i64) -> i64:
    """Number of cards, from the bottom of a deck, that the seat does not know."""
    face_down = g.deck_size(deck) - g.covers(deck)
    if seat >= 0 and face_down > 0 and g.knowers(deck) >> seat & 1:
        return face_down - 1
    return face_down


def unseen(g: XiiiState, seat: i64) -> Ints:
    """The pool by kind: every card whose place the seat does not know."""
    pool = zeros(KINDS)
    for kind in range(KINDS):
        pool[kind] = g.face_down(kind)
    for deck in range(DECKS):
        if seat >= 0 and g.knowers(deck) >> seat & 1:
            pool[g.card_in_deck(deck, unknown_from(g, deck, seat))] -= 1
    for owner in range(g.players):
        for index in range(g.hidden_size(owner)):
            if not is_hidden_known(g, owner, index, seat):
                pool[g.hidden(owner, index)] += 1
    return pool


def add_card(room: Ints, kind: i64) -> None:
    """A card of this kind uses up room; a Bundle that of all five characters."""
    if kind == BUNDLE:
        for character in range(CHARACTERS):
            room[character] -= 1
    else:
        room[kind] -= 1


def remove_card(room: Ints, kind: i64) -> None:
    """The inverse of `add_card`."""
    if kind == BUNDLE:
        for character in range(CHARACTERS):
            room[character] += 1
    else:
        room[kind] += 1


def fits(room: Ints) -> bool:
    """Whether no character exceeds its limit."""
    for character in range(CHARACTERS):
        if room[character] < 0:
            return False
    return True


class Danger:
    """The active player's Tunnel as one seat knows it.

    Fields:
        pool: cards the seat cannot place, by kind.
        room: how many more of each character the Tunnel takes, known hidden cards counted in.
        hidden: number of hidden cards the seat does not know.
        hidden_room: how many of each character those can be at most, given the checks that have passed.
    """

    def __init__(self, g: XiiiState, seat: i64) -> None:
        self.pool = unseen(g, seat)
        self.room = zeros(CHARACTERS)
        self.hidden_room = zeros(CHARACTERS)
        self.hidden: i64 = 0
        for character in range(CHARACTERS):
            self.room[character] = LIMIT - g.gauge(character)
            self.hidden_room[character] = LIMIT - g.checked(character)
        for index in range(g.hidden_size(g.active)):
            if is_hidden_known(g, g.active, index, seat):
                add_card(self.room, g.hidden(g.active, index))
                add_card(self.hidden_room, g.hidden(g.active, index))
            else:
                self.hidden += 1

    def collapse(self, first: i64, second: i64, unknown: i64) -> float:
        """Chance of a collapse when known kinds (-1: none) and `unknown` cards (0 to 2) of the pool come in."""
        room = self.room[:]
        if first >= 0:
            add_card(room, first)
        if second >= 0:
            add_card(room, second)
        weighed = self.weigh(room, self.hidden_room, self.pool, self.hidden, KINDS - 1, unknown)
        return max(0.0, 1.0 - weighed[0] / weighed[1]) if weighed[1] > 0.0 else 1.0

    def weigh(
        self, room: Ints, hidden_room: Ints, pool: Ints, left: i64, kind: i64, unknown: i64
    ) -> tuple[float, float]:
        """Weights of (safe, all) ways to be: `left` hidden cards of kinds up to `kind`, then `unknown` others.

        Rooms and pool are used to count, and are afterwards as they were.
        """
        if left == 0:
            return self.safe_draws(room, pool, unknown), 1.0
        if kind < 0:
            return 0.0, 0.0
        safe, total, ways = 0.0, 0.0, 1.0
        count: i64 = 0
        while True:
            below = self.weigh(room, hidden_room, pool, left - count, kind - 1, unknown)
            safe += ways * below[0]
            total += ways * below[1]
            if count == left or pool[kind] == 0:
                break
            count += 1
            ways = ways * float(pool[kind]) / float(count)
            pool[kind] -= 1
            add_card(room, kind)
            add_card(hidden_room, kind)
            if not fits(hidden_room):
                break
        pool[kind] += count
        for _card in range(count):
            remove_card(room, kind)
            remove_card(hidden_room, kind)
        return safe, total

    def safe_draws(self, room: Ints, pool: Ints, unknown: i64) -> float:
        """Chance that the Tunnel holds when `unknown` cards of the pool come in; room and pool as in `weigh`."""
        if not fits(room):
            return 0.0
        if unknown == 0:
            return 1.0
        size: i64 = 0
        for kind in range(KINDS):
            size += pool[kind]
        chance = 0.0
        for kind in range(KINDS):
            number = pool[kind]
            if number > 0:
                pool[kind] -= 1
                add_card(room, kind)
                chance += float(number) / float(size) * self.safe_draws(room, pool, unknown - 1)
                remove_card(room, kind)
                pool[kind] += 1
        return chance


def pass_collapse(g: XiiiState, danger: Danger, deck: i64, seat: i64) -> float:
    """Chance that covering `deck` now collapses the Tunnel in step 2."""
    first = known_top(g, g.left_of(deck), seat)
    second = known_top(g, g.right_of(deck), seat)
    unknown: i64 = (1 if first < 0 else 0) + (1 if second < 0 else 0)
    return danger.collapse(first, second, unknown)


def reveal_collapse(g: XiiiState, danger: Danger, deck: i64, seat: i64) -> float:
    """Chance that taking the face-down top of `deck` with a Rabbit collapses the Tunnel."""
    known = known_top(g, deck, seat)
    return danger.collapse(known, -1, 1 if known < 0 else 0)
