"""Positions of the Alicematic Heroes reference that no play need have led to, full of Alices that rarely meet."""

from __future__ import annotations

import random

from tests.games.alicematic_heroes.reference.map import CITY, COLOURS, TILES, Map, lay_out
from tests.games.alicematic_heroes.reference.table import (
    DECK,
    DEFAULTS,
    KINDS,
    KINGDOMS,
    ROUNDS,
    TERRITORY,
    TILES_IN_PLAY,
    TOKENS,
    Below,
    Card,
    Kingdom,
    Option,
    Table,
)
from tests.games.alicematic_heroes.reference.walks import RARE

LEFT_OVER = 16  # cards that stay for hands, deck and discards
LAST_ROUNDS = 2  # rounds still to play at most


def random_table(players: int, options: dict[str, Option], below: Below, rng: random.Random) -> Table:
    """The beginning of a turn late in a game; who is on turn has a choice of cards."""
    while True:
        table = any_table(players, options, below, rng)
        if len(set(table.kingdoms[on_turn(table)].hand)) > 1:
            return table


def on_turn(table: Table) -> int:
    return (table.start + table.turn) % table.players


def any_table(players: int, options: dict[str, Option], below: Below, rng: random.Random) -> Table:
    """Random in every part."""
    tiles = [(tile, rng.randrange(6)) for tile in rng.sample(range(TILES), TILES_IN_PLAY[players])]
    kingdoms = [Kingdom(name) for name in rng.sample(KINGDOMS, players)]
    pile = rng.sample(DECK, len(DECK))
    pile.sort(key=lambda kind: kind in RARE and rng.random() < 0.7)  # dealt from the back
    table = Table(players, DEFAULTS | options, below, Map(lay_out(players, tiles)), kingdoms, pile, tiles)
    table.start = rng.randrange(players)
    table.turn = (ROUNDS - rng.randint(1, LAST_ROUNDS)) * players + rng.randrange(1, players)
    for seat in range(players):
        fill_slots(table, seat, rng)
        settle_spaces(table, seat, rng)
        kingdoms[seat].vp = {source: rng.randrange(9) for source in kingdoms[seat].vp}
    for token in TOKENS:
        for seat in range(players):
            table.gain(seat, token, rng.choice((0, 0, 1, 2, 3, 5, 9)))
    lay_attacks(table, rng)
    deal(table, rng)
    return table


def fill_slots(table: Table, seat: int, rng: random.Random) -> None:
    """Alices and Commoners in slots of any colour, at most one for each turn that the player has had for certain."""
    kingdom = table.kingdoms[seat]
    turns = table.turn // table.players
    for colour in rng.sample(COLOURS, len(COLOURS)):
        for _ in range(rng.choice((0, 1, 2, 3, 4))):
            if len(table.deck) > LEFT_OVER + 5 * (table.players - seat) and len(kingdom.places()) < turns:
                kingdom.slots[colour].append(random_card(table, table.deck.pop(), rng))
    stamps = rng.sample(range(1, 90), len(kingdom.places()))
    for place, stamp in zip(kingdom.places(), stamps, strict=True):
        kingdom.card(place).revealed = stamp
    table.stamp = 90


def random_card(table: Table, kind: str, rng: random.Random) -> Card:
    """Face up or down; a Wiccan mostly with a choice."""
    up = rng.random() < 0.65
    models = [model for model in KINDS if model != "wiccan"]
    copies = rng.choice(models) if kind == "wiccan" and up and rng.random() < 0.85 else None
    return Card(kind, up, up or rng.random() < 0.3, copies)


def settle_spaces(table: Table, seat: int, rng: random.Random) -> None:
    """One City or two, then spaces mostly beside own ones; now and then all tokens are out."""
    board = table.map
    cities = [space for space in board.all if board.kind(space) == CITY and not board.held[space]]
    for city in rng.sample(cities, rng.choice((1, 2))):
        hold(table, seat, city)
    for _ in range(rng.choice((4, 8, 10, 12, TERRITORY - 2))):
        free = [space for space in board.all if board.kind(space) != CITY and not board.held[space]]
        free += [city for city in cities if len(board.held[city]) == 1 and board.spaces[city].spots > 1]
        near = [space for space in free if any(board.is_held_by(seat, other) for other in board.rings[space])]
        choice = near if near and rng.random() < 0.7 else free
        if choice and table.kingdoms[seat].territory > 0:
            hold(table, seat, rng.choice(choice))


def hold(table: Table, seat: int, space: int) -> None:
    if not table.map.is_held_by(seat, space):
        table.map.held[space].append(seat)
        table.kingdoms[seat].territory -= 1


def lay_attacks(table: Table, rng: random.Random) -> None:
    """A few face-down tokens on land, some of it held by others."""
    board = table.map
    land = [space for space in board.all if board.kind(space) in COLOURS]
    for space in rng.sample(land, rng.randrange(14)):
        seat = rng.randrange(table.players)
        if not board.is_held_by(seat, space) and table.kingdoms[seat].territory > 0:
            board.attacks[space] = seat
            table.kingdoms[seat].territory -= 1


def deal(table: Table, rng: random.Random) -> None:
    """Hands of 0 to 5 cards; the rest is deck and discards, the deck often almost out."""
    active = on_turn(table)
    rng.shuffle(table.deck)
    for seat, kingdom in enumerate(table.kingdoms):
        size = rng.randrange(6) if seat != active else 5
        kingdom.hand = [table.deck.pop(0) for _ in range(min(size, len(table.deck) - 5))]
    cut = rng.choice((0, 1, 3, 6, 99))
    table.deck, table.discard = table.deck[:cut], table.deck[cut:]
