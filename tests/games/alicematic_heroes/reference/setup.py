"""The beginning of a game of the Alicematic Heroes reference: kingdoms, map, hands, mulligan, first Cities.

Written from the rules ledger and the data's README alone; it shares no code with the engine and must not.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from tests.games.alicematic_heroes.reference.map import CITY, TILES, Map, lay_out
from tests.games.alicematic_heroes.reference.questions import Decision, Form, Step, ask
from tests.games.alicematic_heroes.reference.table import (
    DECK,
    DEFAULTS,
    HAND,
    KINDS,
    KINGDOMS,
    TILES_IN_PLAY,
    Below,
    Kingdom,
    Option,
    Table,
    shuffle,
)

CENTRE = 0  # position of the centre tile (AHA-05)


def set_up(players: int, options: Mapping[str, Option], below: Below) -> Table:
    """Kingdoms, map and hands (AH-04 to AH-08, AH-85).

    :raises ValueError: for a number of players or an option that the game does not have.
    """
    if players not in TILES_IN_PLAY:
        raise ValueError(f"Alicematic Heroes is for 3 to 5 players, not {players}.")
    if unknown := set(options) - set(DEFAULTS):
        raise ValueError(f"Unknown options: {', '.join(sorted(unknown))}.")
    rules = DEFAULTS | dict(options)
    wishes = [str(rules[f"kingdom_{number + 1}"]) for number in range(players)]
    kingdoms = [Kingdom(name) for name in choose_kingdoms(wishes, below)]
    tiles = choose_tiles(TILES_IN_PLAY[players], below)
    deck = list(DECK)
    shuffle(deck, below)
    for seat, kingdom in enumerate(kingdoms):
        kingdom.hand = deck[HAND * seat : HAND * (seat + 1)]
    return Table(players, rules, below, Map(lay_out(players, tiles)), kingdoms, deck[HAND * players :], tiles)


def choose_kingdoms(wishes: Sequence[str], below: Below) -> list[str]:
    """By the host's choice, else at random in seat order; no two share one (AH-86, AHA-87)."""
    named = [wish for wish in wishes if wish != "random"]
    if len(set(named)) < len(named):
        raise ValueError("Two seats cannot share a kingdom.")
    free = [kingdom for kingdom in KINGDOMS if kingdom not in named]
    return [wish if wish != "random" else free.pop(below(len(free))) for wish in wishes]


def choose_tiles(count: int, below: Below) -> list[tuple[int, int]]:
    """Tiles by position, each with its random turns (AH-04)."""
    tiles = list(range(TILES))
    shuffle(tiles, below)
    return [(tile, below(6)) for tile in tiles[:count]]


def mulligan(table: Table) -> Step:
    """All at once in secret; then new cards in seat order, and the old ones become the discards.

    AH-07, AHA-43, AHA-74, AHA-88.
    """
    waiting = {seat: mulligans(kingdom.hand) for seat, kingdom in enumerate(table.kingdoms)}
    given: dict[int, list[str]] = {}
    while waiting:
        seat, form = yield Decision("mulligan", dict(waiting))
        if form not in waiting.pop(seat):
            raise ValueError(f"{form} cannot be given back.")
        given[seat] = form["cards"]
    for seat, kingdom in enumerate(table.kingdoms):
        for kind in given[seat]:
            kingdom.hand.remove(kind)
        table.draw(seat, HAND - len(kingdom.hand))
    table.discard = [kind for cards in given.values() for kind in cards]


def mulligans(hand: Sequence[str]) -> list[Form]:
    """Every different choice of cards to give back."""
    cards = sorted(hand, key=KINDS.index)
    choices = {chosen for size in range(len(cards) + 1) for chosen in itertools.combinations(cards, size)}
    return [{"kind": "mulligan", "cards": list(chosen)} for chosen in sorted(choices)]


def place_cities(table: Table) -> Step:
    """One token each clockwise, then one each back to the start player (AH-10 to AH-12, AHA-05 to AHA-07, AHA-83)."""
    clockwise = [(table.start + step) % table.players for step in range(table.players)]
    for seat in clockwise + clockwise[::-1]:
        table.active = seat
        form = yield from ask(seat, "place_city", [{"kind": "place_city", "space": s} for s in start_cities(table.map)])
        table.map.held[form["space"]].append(seat)
        table.kingdoms[seat].territory -= 1


def start_cities(board: Map) -> list[int]:
    """Cities with a free spot, but the centre's."""
    cities = [space for space in board.all if board.kind(space) == CITY and board.spaces[space].tile != CENTRE]
    return [city for city in cities if len(board.held[city]) < board.spaces[city].spots]
