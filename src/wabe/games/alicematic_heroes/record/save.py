"""Saves: every area by name, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.pieces import kingdom, terrain
from wabe.games.alicematic_heroes.table.cards import BANK, CITY, COLOURS, KINGDOMS, TOKEN_NAMES
from wabe.games.alicematic_heroes.table.layout import (
    CARDS,
    COPY_SHIFT,
    DOWN,
    KNOWN,
    LOOK_ROOM,
    NOBODY,
    OLD,
    SLOT_LIMIT,
    SLOTS,
    STAMP_SHIFT,
    TOKENS,
    VP_SOURCES,
)
from wabe.games.alicematic_heroes.table.scalars import IN_TURN, MOST_STAMP, PLAN
from wabe.kernel import scalars
from wabe.kernel.errors import BadSave, quoted
from wabe.kernel.message import Json
from wabe.kernel.saves import flag, whole

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

MOST_VP: Final = 100_000
VP_NAMES: Final = ["cities", "lands", "forests", "effects"]


# --- writing --------------------------------------------------------------------------------------------------


def areas(g: HeroesState) -> Json:
    """Every area and scalar by name."""
    names = g.content.names
    return {
        "map": [
            {"tile": g.content.tile_names[g.board.tiles[i]], "turned": g.board.turned[i]}
            for i in range(g.board.tile_count)
        ],
        "held": [terrain.holder_seats(g, space) for space in range(g.board.spaces)],
        "attacks": [seat_or_none(g.attacker(space)) for space in range(g.board.spaces)],
        "deck": [names[g.deck_card(g.deck_size() - 1 - i)] for i in range(g.deck_size())],
        "discard": counts(g, [g.discarded(kind) for kind in range(g.content.kinds)]),
        "seats": [seat_area(g, seat) for seat in range(g.players)],
        "look": [names[g.looked_at(i)] for i in range(g.look_size)],
        **scalars.written(g, IN_TURN),
        "plan": {**scalars.written(g, PLAN), "paid": {TOKEN_NAMES[token]: g.to_pay(token) for token in range(TOKENS)}},
    }


def seat_area(g: HeroesState, seat: i64) -> Json:
    """All that belongs to a player."""
    return {
        "kingdom": KINGDOMS[g.kingdoms[seat]],
        "hand": counts(g, [g.in_hand(seat, kind) for kind in range(g.content.kinds)]),
        "old": counts(g, [g.old(seat, kind) for kind in range(g.content.kinds)]),
        "tokens": {TOKEN_NAMES[token]: g.tokens(seat, token) for token in range(TOKENS)},
        "slots": {COLOURS[slot]: slot_area(g, seat, slot) for slot in range(SLOTS)},
        "vp": {VP_NAMES[source]: g.vp(seat, source) for source in range(VP_SOURCES)},
    }


def slot_area(g: HeroesState, seat: i64, slot: i64) -> list[Json]:
    """The cards of a slot in order of arrival."""
    return [card_area(g, g.card_at(seat, slot * SLOT_LIMIT + i)) for i in range(g.slot_size(seat, slot))]


def card_area(g: HeroesState, card: i64) -> Json:
    """A card in a kingdom."""
    copy = kingdom.copied(card)
    return {
        "card": g.content.names[kingdom.kind_of(card)],
        "up": not card & DOWN,
        "known": bool(card & KNOWN),
        "old": bool(card & OLD),
        "copies": g.content.names[copy] if copy >= 0 else None,
        "revealed": card >> STAMP_SHIFT,
    }


def counts(g: HeroesState, numbers: list[int]) -> Json:
    """Numbers of cards by name, without the zeros."""
    return {g.content.names[kind]: numbers[kind] for kind in range(len(numbers)) if numbers[kind]}


def seat_or_none(seat: i64) -> int | None:
    """The seat; None for nobody."""
    return int(seat) if seat >= 0 else None


# --- reading --------------------------------------------------------------------------------------------------


def restore(g: HeroesState, areas: Json) -> None:
    """The inverse of `areas`."""
    restore_map(g, areas)
    for name in reversed(areas["deck"][:CARDS]):
        g.append_to_deck(kind_of(g, name))
    for name, count in areas["discard"].items():
        g.discard(kind_of(g, name), whole(count, 1, CARDS))
    for seat in range(g.players):
        restore_seat(g, seat, areas["seats"][seat])
    for name in areas["look"][:LOOK_ROOM]:
        g.set_looked_at(g.look_size, kind_of(g, name))
        g.look_size += 1
    scalars.restore(g, IN_TURN, areas)
    scalars.restore(g, PLAN, areas["plan"])
    for token in range(TOKENS):
        g.set_to_pay(token, whole(areas["plan"]["paid"][TOKEN_NAMES[token]], 0, BANK))


def restore_map(g: HeroesState, areas: Json) -> None:
    """Lay the tiles, and the tokens on them."""
    tiles = [g.content.tile_names.index(each["tile"]) for each in areas["map"]]
    turned = [whole(each["turned"], 0, 5) for each in areas["map"]]
    if len(tiles) != len(g.content.layouts[int(g.players)]) or len(set(tiles)) != len(tiles):
        raise BadSave("error-heroes-wrong-tiles")
    g.board = terrain.board_of(g, tiles, turned)
    for space in range(g.board.spaces):
        for seat in areas["held"][space]:
            restore_token(g, space, g.check_seat(seat))
        attacker = seat_of(g, areas["attacks"][space])
        if attacker >= 0:
            g.set_attacker(space, attacker)
            g.add_territory(attacker, -1)


def restore_token(g: HeroesState, space: i64, seat: i64) -> None:
    """Lay a face-up token. Raises `BadSave` where there is no room."""
    room = g.board.spots[space] if g.board.kind[space] == CITY else 1
    if g.tokens_on(space) >= room:
        raise BadSave("error-heroes-too-many-tokens", space=space)
    g.add_territory(seat, -1)
    terrain.hold(g, space, seat)


def restore_seat(g: HeroesState, seat: i64, area: Json) -> None:
    """Fill all that belongs to a player."""
    g.kingdoms.append(KINGDOMS.index(area["kingdom"]))
    for name, count in area["hand"].items():
        g.add_to_hand(seat, kind_of(g, name), whole(count, 1, CARDS))
    for name, count in area["old"].items():
        kind = kind_of(g, name)
        g.set_old(seat, kind, whole(count, 1, g.in_hand(seat, kind)))
    for token in range(TOKENS):
        g.add_tokens(seat, token, whole(area["tokens"][TOKEN_NAMES[token]], 0, BANK))
    for slot in range(SLOTS):
        for card in area["slots"][COLOURS[slot]][:SLOT_LIMIT]:
            g.add_card(seat, slot, card_of(g, card))
    for source in range(VP_SOURCES):
        g.add_vp(seat, source, whole(area["vp"][VP_NAMES[source]], 0, MOST_VP))
    kingdom.work_out(g, seat)


def card_of(g: HeroesState, area: Json) -> int:
    """A card in a kingdom."""
    card: i64 = kind_of(g, area["card"])
    if not flag(area["up"]):
        card |= DOWN
    if flag(area["known"]):
        card |= KNOWN
    if flag(area["old"]):
        card |= OLD
    if area["copies"] is not None:
        card |= (kind_of(g, area["copies"]) + 1) << COPY_SHIFT
    return card | whole(area["revealed"], 0, MOST_STAMP) << STAMP_SHIFT


def kind_of(g: HeroesState, name: str) -> int:
    """A kind by its name. Raises `ValueError`."""
    return g.content.names.index(name)


def seat_of(g: HeroesState, value: object) -> int:
    """A seat, or NOBODY for None. Raises `BadSave` or `BadSeat`."""
    if value is None:
        return NOBODY
    if type(value) is not int:
        raise BadSave("error-heroes-no-seat", value=quoted(value))
    return g.check_seat(value)
