"""Determinising: all that a seat does not know is redrawn, consistent with what it does know (WW-S18).

Unknown to a seat are the order of decks, the Quests in the hands of others, what they have wagered, and the chips of
their multi-draws. It does know the Quests it has put under the deck, also in the hand of whoever has drawn them until a
Quest leaves that hand face down, and that nobody has kept in the set-up the one it gave back. Bags are known by their
make-up, and so are the chips of a multi-draw that emptied one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.layout import (
    GIVEN_BACK,
    KNOWN_SHIFT,
    NOBODY,
    QUEST,
    QUEST_HOLDER,
    QUEST_KNOWERS,
    QUEST_MASK,
    QUESTS,
    QUESTS_DRAWN,
    TEA,
    TEA_DECK,
    WAGER,
    WONDER,
)
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_DRAWN_ID
from wabe.kernel.ints import Ints, sort, zeros

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

KNOWERS_MASK: Final = (1 << KNOWN_SHIFT) - 1


def redraw(g: WarState, seat: i64) -> None:
    """Redraw all that the seat does not know."""
    shuffle_cells(g, TEA + g.tea_next, TEA_DECK - g.tea_next if g.tea_next > 0 else 0)
    shuffle_cells(g, WONDER, g.wonder_size)
    redraw_quests(g, seat)
    if g.region != NOBODY:
        redraw_battle(g, seat)


def shuffle_cells(g: WarState, first: i64, size: i64) -> None:
    """Bring some cells into random order. They are sorted first: where they lay must not show."""
    items = g.cells[first : first + size]
    sort(items)
    g.shuffle(items)
    for index in range(size):
        g.cells[first + index] = items[index]


# --- Quests ---------------------------------------------------------------------------------------------------


def redraw_quests(g: WarState, viewer: i64) -> None:
    """Deal the Quests unknown to the viewer anew to the other hands and to the unknown places of the deck.

    What another gave back in the set-up is not known either: it is then as if nobody remembered.
    """
    hidden = hidden_in_hands(g, viewer)
    hands = slots_of(g, hidden)
    unknown = take_up(g, viewer, hidden)
    for seat in range(g.players):
        if seat != viewer:
            g.cells[GIVEN_BACK + seat] = 0
    g.shuffle(unknown)
    keep_out(g, viewer, unknown, hands)
    for place in range(len(hands)):
        g.cells[QUEST_HOLDER + unknown[place]] = (hands[place] >> KNOWN_SHIFT) + 1
        g.cells[QUEST_KNOWERS + unknown[place]] = hands[place] & KNOWERS_MASK
    dealt: i64 = len(hands)
    for index in range(g.quest_size):
        if not is_known(g, viewer, index):
            entry = g.cells[QUEST + index]
            g.cells[QUEST + index] = entry & ~QUEST_MASK | unknown[dealt]
            dealt += 1


def is_known(g: WarState, viewer: i64, index: i64) -> bool:
    """Whether the viewer knows the Quest at a place of the deck."""
    return g.cells[QUEST + index] >> KNOWN_SHIFT >> viewer & 1 != 0


def hidden_in_hands(g: WarState, viewer: i64) -> i64:
    """Bit mask of the Quests in the hands of others that the viewer does not know. At the end all are shown."""
    hidden: i64 = 0
    for seat in range(g.players):
        if seat != viewer and not g.over:
            hidden |= g.hand(seat)
    for quest in range(QUESTS):
        if g.cells[QUEST_KNOWERS + quest] >> viewer & 1:
            hidden &= ~(1 << quest)
    return hidden


def slots_of(g: WarState, hidden: i64) -> Ints:
    """The places of these Quests: the seat, below it who does know the Quest.

    In ascending order: which Quest has which place must not show.
    """
    slots = listed(hidden)
    for place in range(len(slots)):
        slots[place] = g.quest_holder(slots[place]) << KNOWN_SHIFT | g.cells[QUEST_KNOWERS + slots[place]]
    sort(slots)
    return slots


def take_up(g: WarState, viewer: i64, hidden: i64) -> Ints:
    """The Quests unknown to the viewer in ascending order; those hidden in hands are taken out of them."""
    unknown = hidden
    for quest in range(QUESTS):
        if hidden >> quest & 1:
            g.cells[QUEST_HOLDER + quest] = 0
            g.cells[QUEST_KNOWERS + quest] = 0
    for index in range(g.quest_size):
        if not is_known(g, viewer, index):
            unknown |= 1 << (g.cells[QUEST + index] & QUEST_MASK)
    return listed(unknown)


def listed(quests: i64) -> Ints:
    """The Quests of a bit mask in ascending order."""
    found = zeros(QUESTS)
    count: i64 = 0
    for quest in range(QUESTS):
        if quests >> quest & 1:
            found[count] = quest
            count += 1
    return found[:count]


def keep_out(g: WarState, viewer: i64, unknown: Ints, hands: Ints) -> None:
    """The Quest that the viewer gave back in the set-up is not with anybody who has drawn none since."""
    given = g.cells[GIVEN_BACK + viewer] - 1
    place = place_of(unknown, given)
    if place < 0 or can_lie(g, viewer, hands, place):
        return
    free = zeros(len(unknown))
    count: i64 = 0
    for other in range(len(unknown)):
        if can_lie(g, viewer, hands, other):
            free[count] = other
            count += 1
    target = free[g.below(count)]
    unknown[place] = unknown[target]
    unknown[target] = given


def place_of(unknown: Ints, quest: i64) -> i64:
    """Where a Quest lies among the unknown ones, -1 for nowhere."""
    for place in range(len(unknown)):
        if unknown[place] == quest:
            return place
    return -1


def can_lie(g: WarState, viewer: i64, hands: Ints, place: i64) -> bool:
    """Whether a place, counted through the hands and then the deck, is of the deck or of a hand with new Quests.

    New to the viewer: one drawn later that it did not know.
    """
    if place >= len(hands):
        return True
    return g.cells[QUESTS_DRAWN + (hands[place] >> KNOWN_SHIFT)] >> viewer & 1 != 0


# --- the battle -----------------------------------------------------------------------------------------------


def redraw_battle(g: WarState, viewer: i64) -> None:
    """Redraw hidden Wagers, and the chips that others hold of a multi-draw."""
    choosing = g.top_id() == CHOOSE_DRAWN_ID
    for seat in range(g.players):
        if seat != viewer:
            if g.mark(seat, WAGER) > 0 and not g.wagers_open:
                g.set_mark(seat, WAGER, any_participant(g) + 1)
            if choosing:
                redraw_held(g, seat)


def any_participant(g: WarState) -> i64:
    """A random participant of the battle."""
    seats = zeros(g.players)
    count: i64 = 0
    for seat in range(g.players):
        if g.is_participant(seat):
            seats[count] = seat
            count += 1
    return seats[g.below(count)]


def redraw_held(g: WarState, seat: i64) -> None:
    """Put the chips of a multi-draw back that nobody else knows, and draw as many again."""
    known, size = g.held_known(seat), g.held_size(seat)
    for index in range(known, size):
        g.add_to_bag(seat, g.held_chip(seat, index), 1)
    g.keep_known(seat)
    for _ in range(known, size):
        kind = g.chip_at(seat, g.below(g.bag_size(seat)))
        g.add_to_bag(seat, kind, -1)
        g.hold(seat, kind)
