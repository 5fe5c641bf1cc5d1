"""What a seat may know, as JSON (docs/protocol.md). `seat` is -1 for a spectator throughout. AHA-45."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.pieces import kingdom, terrain
from wabe.games.alicematic_heroes.record import reach as prospect
from wabe.games.alicematic_heroes.record.save import counts, seat_or_none
from wabe.games.alicematic_heroes.table.cards import COLOURS, FOREST, KINGDOMS, ROUNDS, SPACE_KINDS, TOKEN_NAMES, YELLOW
from wabe.games.alicematic_heroes.table.layout import (
    AGAINST_CITY,
    AGAINST_FOREST,
    DOWN,
    JET,
    KNOWN,
    MILITARY,
    MOBILITY,
    PROTECTED,
    SLOT_LIMIT,
    SLOTS,
    TOKENS,
)
from wabe.games.alicematic_heroes.turn import scoring
from wabe.kernel.message import Json
from wabe.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

PHASES: Final = {"mulligan": "mulligan", "place_city": "placement", "choose_card": "politics", "place_card": "politics"}
NEXT: Final = 5  # cards of the deck that are told where nothing is hidden


def table(g: HeroesState) -> Json:
    """What everybody sees: hands and Commoners are secret, all else is open. AHA-45."""
    points = [scoring.tile_points(g, position) for position in range(g.board.tile_count)]
    return {
        "scores": g.scores(),
        "round": g.round_number(),
        "rounds": ROUNDS,
        "start": g.starter() if g.turn > 0 else None,
        "phase": phase(g),
        "map": {"tiles": tiles(g), "spaces": [space_view(g, space) for space in range(g.board.spaces)]},
        "bank": {TOKEN_NAMES[token]: g.bank(token) for token in range(TOKENS)},
        "deck": g.deck_size(),
        "discard": counts(g, [g.discarded(kind) for kind in range(g.content.kinds)]),
        "plan": None,
        "reach": None,
        "look": None,
        "majorities": {
            "tiles": [tile_majority(g, position, [*points[position]]) for position in range(g.board.tile_count)],
            "slots": {COLOURS[slot]: slot_majority(g, slot) for slot in range(SLOTS)},
        },
        "projection": [projection(g, each, sum([int(tile[each]) for tile in points])) for each in range(g.players)],
        "seats": [seat_view(g, each, SPECTATOR) for each in range(g.players)],
    }


def own(g: HeroesState, seat: i64, seen: Json) -> Json:
    """What a seat sees, made from what everybody does: its own hand and Commoners, and what it is choosing."""
    return {
        **seen,
        "plan": prospect.plan_view(g, seat),
        "reach": prospect.reach_view(g, seat),
        "look": look_view(g, seat),
        "seats": [seat_view(g, each, seat) if each == seat else row for each, row in enumerate(seen["seats"])],
    }


def face_up(g: HeroesState, seen: Json) -> Json:
    """The table with nothing hidden: all hands and Commoners, what the deck brings next, what is being planned."""
    return {
        **seen,
        "plan": prospect.plan_view(g, g.decider),
        "look": look_view(g, g.active),
        "cards": [g.content.names[g.deck_card(index)] for index in range(g.deck_size())[:NEXT]],
        "seats": [seat_view(g, each, each) for each in range(g.players)],
    }


def phase(g: HeroesState) -> str:
    """What is going on: mulligan, placement, politics, invasion, over."""
    if g.over:
        return "over"
    names = g.step_names()
    if "choose_target" in names[:-1]:
        return "politics"
    return PHASES.get(names[-1], "invasion")


def tiles(g: HeroesState) -> list[Json]:
    """Which tile lies where, and how it is turned."""
    board = g.board
    return [
        {"tile": g.content.tile_names[board.tiles[i]], "at": list(board.centres[i]), "turned": board.turned[i]}
        for i in range(board.tile_count)
    ]


def space_view(g: HeroesState, space: i64) -> Json:
    """A space: its kind and number, and who is there."""
    holder = g.holder(space)
    seen: Json = {
        "kind": SPACE_KINDS[g.board.kind[space]],
        "number": g.board.number[space],
        "spots": g.board.spots[space],
        "held": terrain.holder_seats(g, space),
        "attack": seat_or_none(g.attacker(space)),
        "connected": holder >= 0 and g.is_connected(holder, space),
    }
    if g.board.kind[space] == FOREST:
        group = g.board.group[space]
        seen["group"] = min([int(each) for each in range(g.board.spaces) if g.board.group[each] == group])
        seen["surrounded"] = terrain.is_surrounded(g, space)
        seen["may"] = [seat for seat in range(g.players) if terrain.has_most_around(g, space, seat)]
    return seen


def look_view(g: HeroesState, seat: i64) -> list[str] | None:
    """What Hunter lets its owner see. AHA-64."""
    if g.look_size == 0 or seat != g.active:
        return None
    return [g.content.names[g.looked_at(index)] for index in range(g.look_size)]


def tile_majority(g: HeroesState, position: i64, points: list[int]) -> Json:
    """Tokens on a tile and what they are worth, by seat."""
    return {"tokens": [*scoring.tile_tokens(g, position)], "points": points}


def slot_majority(g: HeroesState, slot: i64) -> Json:
    """Alices that count for a slot and what they are worth, by seat."""
    return {
        "alices": [scoring.slot_alices(g, seat, slot) for seat in range(g.players)],
        "points": [scoring.slot_vp(g, seat, slot) for seat in range(g.players)],
    }


def projection(g: HeroesState, seat: i64, tiles: int) -> Json:
    """The final scoring as if the game ended now."""
    played, slots, effects = int(g.all_vp(seat)), int(scoring.slots_vp(g, seat)), int(scoring.effects_vp(g, seat))
    return {
        "played": played,
        "tiles": tiles,
        "slots": slots,
        "effects": effects,
        "total": played + tiles + slots + effects,
    }


def seat_view(g: HeroesState, owner: i64, seat: i64) -> Json:
    """A player's kingdom, tokens and hand."""
    open_hand = owner == seat or g.over
    return {
        "seat": owner,
        "kingdom": KINGDOMS[g.kingdoms[owner]],
        "tokens": {TOKEN_NAMES[token]: g.tokens(owner, token) for token in range(TOKENS)},
        "vp": g.all_vp(owner),
        "territory": g.territory(owner),
        "hand": g.hand_size(owner),
        "cards": hand_view(g, owner) if open_hand else None,
        "alices": g.alices(owner),
        "cities": terrain.cities_held(g, owner),
        "slots": {COLOURS[slot]: slot_view(g, owner, slot, seat) for slot in range(SLOTS)},
        "powers": {
            "military": g.slot_size(owner, 0) + g.power(owner, MILITARY),
            "city": g.power(owner, AGAINST_CITY),
            "forest": g.power(owner, AGAINST_FOREST),
            "mobility": g.slot_size(owner, 3) + g.power(owner, MOBILITY),
            "dream": g.slot_size(owner, YELLOW),
        },
        "jet": g.has_flag(owner, JET),
        "protected": g.has_flag(owner, PROTECTED),
    }


def hand_view(g: HeroesState, owner: i64) -> list[str]:
    """The cards of a hand in the order of their kinds."""
    return [g.content.names[kind] for kind in range(g.content.kinds) for _ in range(g.in_hand(owner, kind))]


def slot_view(g: HeroesState, owner: i64, slot: i64, seat: i64) -> list[Json]:
    """The cards of a slot in order of arrival."""
    first = slot * SLOT_LIMIT
    return [card_view(g, owner, first + index, seat) for index in range(g.slot_size(owner, slot))]


def card_view(g: HeroesState, owner: i64, place: i64, seat: i64) -> Json:
    """A card in a kingdom; the face of a Commoner only for its owner, and where everybody has seen it. AHA-45."""
    card = g.card_at(owner, place)
    up = not card & DOWN
    known = not up and (bool(card & KNOWN) or owner == seat or g.over)
    copy = kingdom.copied(card)
    return {
        "card": g.content.names[kingdom.kind_of(card)] if up or known else None,
        "up": up,
        "copies": g.content.names[copy] if copy >= 0 else None,
        "live": g.acting(owner, place) >= 0,
        "known": known,
    }
