"""A kingdom: cards in its slots, which effects are live, what they add up to (AH-23 to AH-31, AHA-37, AHA-48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.effects import kinds as effects
from wabe.games.alicematic_heroes.table.cards import PLACES
from wabe.games.alicematic_heroes.table.layout import (
    AGAINST_CITY,
    AGAINST_FOREST,
    ALICES,
    COPY_MASK,
    COPY_SHIFT,
    DOWN,
    FLIPS,
    FORESTS_NOT_SURROUNDED,
    FROM_ANY_SPACE,
    JET,
    KIND_MASK,
    KNOWN,
    MILITARY,
    MOBILITY,
    NOBODY,
    NOWHERE,
    POWER,
    POWERS,
    PROTECTED,
    STAMP_SHIFT,
    THROUGH_FORESTS,
    WILD,
)

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

OLDEST: Final = -1


def work_out(g: HeroesState, seat: i64) -> None:
    """Find the live effects of a kingdom and its powers, after any change of its cards."""
    alices: i64 = 0
    for place in range(PLACES):
        if g.is_alice(seat, place):
            g.set_acting(seat, place, acting_kind(g, seat, place, 0))
            alices += 1
        else:
            g.set_acting(seat, place, NOBODY)
    g.cells[ALICES + seat] = alices
    add_up(g, seat, 0, seat)
    g.distance_key = NOWHERE


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
    for place in range(PLACES):
        kind = acting_kind(g, seat, place, without) if without else g.acting(seat, place)
        if kind >= 0:
            add_effect(g, kind, row)


def add_effect(g: HeroesState, kind: i64, row: i64) -> None:
    """Add what one live Alice gives all the time."""
    effect = g.content.effect[kind]
    g.add_flag(row, FLAG_OF[effect])
    which = POWER_OF[effect]
    if which >= 0:
        g.add_power(row, which, g.content.military[kind] + g.content.mobility[kind])


def acting_kind(g: HeroesState, seat: i64, place: i64, without: i64) -> i64:
    """The kind whose effect works from a place, were these places turned down; NOBODY. AH-25, AH-26, AHA-36, AHA-37.

    Of identical Alices the first one works, except where the effect stacks; of Wiccans the one revealed last with a
    choice, as the kind that she copies.
    """
    if not is_up(g, seat, place, without):
        return NOBODY
    kind = g.kind_at(seat, place)
    if g.content.effect[kind] == effects.COPY_ALICE:
        return effective_kind(g, seat, place) if place == live_wiccan(g, seat, without) else NOBODY
    if not g.content.stacks[kind]:
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
    if g.content.effect[card & KIND_MASK] == effects.COPY_ALICE:
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


def live_count(g: HeroesState, seat: i64, kind: i64) -> i64:
    """How many live effects of a kind a kingdom has, a Wiccan's copy included."""
    count: i64 = 0
    for place in range(PLACES):
        if g.acting(seat, place) == kind:
            count += 1
    return count


def is_face_up_elsewhere(g: HeroesState, seat: i64, kind: i64, place: i64) -> bool:
    """Whether another face-up Alice of the kind lies in the kingdom. AHA-48."""
    for other in range(PLACES):
        if other != place and g.is_alice(seat, other) and g.kind_at(seat, other) == kind:
            return True
    return False


def turn_down(g: HeroesState, seat: i64, places: i64) -> None:
    """Turn Alices face down; everybody knows them, and a Wiccan forgets whom she copied. AH-28, AHA-62."""
    for place in range(PLACES):
        if places >> place & 1:
            g.set_card(seat, place, g.kind_at(seat, place) | DOWN | KNOWN)
    work_out(g, seat)


POWER_OF: Final = [-1] * effects.COUNT  # the power that an effect adds to, -1 for none
POWER_OF[effects.MILITARY_BONUS] = MILITARY
POWER_OF[effects.MILITARY_VS_CITY] = AGAINST_CITY
POWER_OF[effects.FOREST_CONQUEROR] = AGAINST_FOREST
POWER_OF[effects.FOREST_TRAVELLER] = MOBILITY

FLAG_OF: Final = [0] * effects.COUNT  # what an effect allows
FLAG_OF[effects.FOREST_CONQUEROR] = FORESTS_NOT_SURROUNDED
FLAG_OF[effects.FOREST_TRAVELLER] = THROUGH_FORESTS
FLAG_OF[effects.FLIP_FOR_MILITARY] = FLIPS
FLAG_OF[effects.WILD_TOKENS] = WILD
FLAG_OF[effects.DISTANCE_FROM_ANY] = FROM_ANY_SPACE
FLAG_OF[effects.PROTECT_SPACES] = PROTECTED
FLAG_OF[effects.OUTRIGHT_SUCCESS] = JET
