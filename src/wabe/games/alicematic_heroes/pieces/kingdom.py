"""A kingdom: cards in its slots, which effects are live, what they add up to (AH-23 to AH-31, AHA-37, AHA-48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.layout import (
    ACTING,
    ALICES,
    COPY_MASK,
    COPY_SHIFT,
    DOWN,
    KIND_MASK,
    KNOWN,
    NOBODY,
    PLACES,
    POWER,
    POWERS,
    SLOT_LIMIT,
    SLOTS,
    STAMP_SHIFT,
)

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

OLDEST: Final = -1


def work_out(g: HeroesState, seat: i64) -> None:
    """Find the live effects of a kingdom and its powers, after any change of its cards."""
    alices: i64 = 0
    for slot in range(SLOTS):
        for place in range(slot * SLOT_LIMIT, slot * SLOT_LIMIT + g.slot_size(seat, slot)):
            g.set_acting(seat, place, acting_kind(g, seat, place, 0))
            if not g.card_at(seat, place) & DOWN:
                alices += 1
    g.cells[ALICES + seat] = alices
    add_up(g, seat, 0, seat)


def add_up(g: HeroesState, seat: i64, without: i64, row: i64) -> None:
    """Add up the powers of a kingdom into a row of powers.

    Args:
        g: the position.
        seat: whose kingdom.
        without: bit mask of places turned down in thought.
        row: the seat itself, or SPARE.
    """
    for which in range(POWERS):
        g.cells[POWER + row * POWERS + which] = 0
    for slot in range(SLOTS):
        for place in range(slot * SLOT_LIMIT, slot * SLOT_LIMIT + g.slot_size(seat, slot)):
            kind = acting_kind(g, seat, place, without) if without else g.acting(seat, place)
            if kind >= 0:
                g.content.effects[kind].add_up(g, row)


def acting_kind(g: HeroesState, seat: i64, place: i64, without: i64) -> i64:
    """The kind whose effect works from a place, were these places turned down; NOBODY. AH-25, AH-26, AHA-36, AHA-37.

    Of identical Alices the first one works, except where the effect stacks; of Wiccans the one revealed last with a
    choice, as the kind that she copies.
    """
    if not is_up(g, seat, place, without):
        return NOBODY
    kind = g.kind_at(seat, place)
    effect = g.content.effects[kind]
    if effect.copies:
        return copied(g.card_at(seat, place)) if place == live_wiccan(g, seat, without) else NOBODY
    if not effect.stacks:
        for before in range(place):
            if g.kind_at(seat, before) == kind and is_up(g, seat, before, without):
                return NOBODY
    return kind


def is_up(g: HeroesState, seat: i64, place: i64, without: i64) -> bool:
    """Whether an Alice lies face up at a place, were these places turned down."""
    return g.is_alice(seat, place) and not without >> place & 1


def effective_kind(g: HeroesState, seat: i64, place: i64) -> i64:
    """The kind whose effect the Alice at a place has, live or not: her own or, for a Wiccan, the one she copies."""
    card = g.card_at(seat, place)
    if g.content.effects[card & KIND_MASK].copies:
        return copied(card)
    return card & KIND_MASK


def kind_of(card: i64) -> i64:
    """The kind of a card in a kingdom."""
    return card & KIND_MASK


def copied(card: i64) -> i64:
    """The kind that a Wiccan copies; NOBODY. AHA-38, AHA-62."""
    return (card >> COPY_SHIFT & COPY_MASK) - 1


def live_wiccan(g: HeroesState, seat: i64, without: i64) -> i64:
    """The place of the Wiccan that works; NOBODY. AHA-37, AHA-61, AHA-62."""
    live: i64 = NOBODY
    latest: i64 = OLDEST
    for place in range(PLACES):
        if is_up(g, seat, place, without):
            card = g.card_at(seat, place)
            if copied(card) >= 0 and card >> STAMP_SHIFT > latest:
                live = place
                latest = card >> STAMP_SHIFT
    return live


def is_live(g: HeroesState, seat: i64, kind: i64) -> bool:
    """Whether an effect of a kind is live in a kingdom, as a Wiccan's copy too."""
    cells = g.cells
    first = ACTING + seat * PLACES
    for cell in range(first, first + PLACES):
        if cells[cell] == kind + 1:
            return True
    return False


def is_face_up_elsewhere(g: HeroesState, seat: i64, kind: i64, place: i64) -> bool:
    """Whether another face-up Alice of the kind lies in the kingdom. AHA-48."""
    for other in range(PLACES):
        if other != place and g.kind_at(seat, other) == kind and g.is_alice(seat, other):
            return True
    return False


def turn_down(g: HeroesState, seat: i64, places: i64) -> None:
    """Turn Alices face down; everybody knows them, and a Wiccan forgets whom she copied. AH-28, AHA-62."""
    for place in range(PLACES):
        if places >> place & 1:
            g.set_card(seat, place, g.kind_at(seat, place) | DOWN | KNOWN)
    work_out(g, seat)


def commoners(g: HeroesState, seat: i64) -> i64:
    """Number of face-down cards in a kingdom."""
    count: i64 = 0
    for place in range(PLACES):
        if g.is_commoner(seat, place):
            count += 1
    return count


def has_most_alices(g: HeroesState, seat: i64) -> bool:
    """Whether nobody has more Alices; by the switch, whether everybody has fewer. AHA-34."""
    for other in range(g.players):
        if other != seat and g.alices(other) >= g.alices(seat) + (0 if g.original_needs_sole_most else 1):
            return False
    return True
