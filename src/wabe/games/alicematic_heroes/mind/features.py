"""What a learned value judges a position by: the terms of the hand estimate, and what everybody can count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.mind import tiles, worth
from wabe.games.alicematic_heroes.table.cards import CITY, COLOURS, KINGDOMS, TOKEN_NAMES
from wabe.games.alicematic_heroes.table.layout import (
    AGAINST_CITY,
    AGAINST_FOREST,
    MILITARY,
    MOBILITY,
    PLACES,
    SLOTS,
    TOKENS,
)
from wabe.games.alicematic_heroes.turn import scoring
from wabe.kernel.ints import floats
from wabe.kernel.value import Features

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

COLUMNS: Final = [
    "hand_estimate",  # its logit
    "lead",  # VP expected over the best of the others
    "vp",
    "kingdom",  # VP to come, by the hand estimate, as are the next four
    "spaces",
    "tiles",
    "effects",
    "tiles_now",  # VP of majorities if the game ended now
    *[f"slot_{colour}" for colour in COLOURS],
    "alices",
    "commoners",
    *[f"tokens_{token}" for token in TOKEN_NAMES],
    "cards",
    "playable",
    "turns_left",
    "on_turn",
    "held",  # spaces
    "cities",
    "attacked",
    "loose",
    "territory",  # tokens in supply
    "military",
    "against_city",
    "against_forest",
    "mobility",
    *KINGDOMS,
]


def features(g: HeroesState) -> Features:
    """A row for each seat."""
    time = worth.time_left(g)
    found = Features(time, g.players * len(COLUMNS))
    land = Land(g, time)
    kingdoms = [worth.kingdom_worth(g, seat, time) for seat in range(g.players)]
    totals = floats(g.players)
    for seat in range(g.players):
        totals[seat] = float(g.all_vp(seat)) + kingdoms[seat] + land.spaces[seat] + land.tiles[seat]
    spread = worth.SPREAD + worth.SPREAD_GROWTH * time
    for seat in range(g.players):
        found.put_standing(totals, seat, spread)
        found.put(float(g.all_vp(seat)))
        found.put(kingdoms[seat])
        put_kingdom(found, g, seat, time, land)
        put_hand(found, g, seat)
        put_land(found, g, seat, land)
        for kingdom in range(len(KINGDOMS)):
            found.put(1.0 if g.kingdoms[seat] == kingdom else 0.0)
    return found


class Land:
    """The map, looked at once for all seats; each field is by seat."""

    def __init__(self, g: HeroesState, time: float) -> None:
        self.spaces = worth.spaces_worth(g, time)
        self.tiles = floats(g.players)
        self.now = floats(g.players)
        self.held = floats(g.players)
        self.cities = floats(g.players)
        self.attacked = floats(g.players)
        self.loose = floats(g.players)
        for position in range(g.board.tile_count):
            expected = tiles.prospects(g, position, time)
            points = scoring.tile_points(g, position)
            for seat in range(g.players):
                self.tiles[seat] += expected[seat]
                self.now[seat] += float(points[seat])
        for space in range(g.board.spaces):
            self.count(g, space)

    def count(self, g: HeroesState, space: i64) -> None:
        """Who is on a space."""
        attacker, holder = g.attacker(space), g.holder(space)
        if attacker >= 0:
            self.attacked[attacker] += 1.0
        if holder < 0:
            return
        if g.board.kind[space] == CITY:
            for seat in range(g.players):
                if g.holds(seat, space):
                    self.cities[seat] += 1.0
            return
        self.held[holder] += 1.0
        if not g.is_connected(holder, space):
            self.loose[holder] += 1.0


def put_kingdom(found: Features, g: HeroesState, seat: i64, time: float, land: Land) -> None:
    """VP to come, and the cards of the kingdom."""
    found.put(land.spaces[seat])
    found.put(land.tiles[seat])
    effects = 0.0
    for place in range(PLACES):
        kind = g.acting(seat, place)
        if kind >= 0:
            effects += worth.effect_worth(g, seat, kind, time)
    found.put(effects)
    found.put(land.now[seat])
    cards: i64 = 0
    for slot in range(SLOTS):
        cards += g.slot_size(seat, slot)
        found.put(float(g.slot_size(seat, slot)))
    found.put(float(g.alices(seat)))
    found.put(float(cards - g.alices(seat)))


def put_hand(found: Features, g: HeroesState, seat: i64) -> None:
    """Tokens, and how many cards there are, never which."""
    for token in range(TOKENS):
        found.put(float(g.tokens(seat, token)))
    left = worth.turns_left(g, seat)
    found.put(float(g.hand_size(seat)))
    found.put(float(min(g.hand_size(seat), left)))
    found.put(float(left))
    found.put(1.0 if seat == g.active else 0.0)


def put_land(found: Features, g: HeroesState, seat: i64, land: Land) -> None:
    """Spaces, and the powers to take more."""
    found.put(land.held[seat])
    found.put(land.cities[seat])
    found.put(land.attacked[seat])
    found.put(land.loose[seat])
    found.put(float(g.territory(seat)))
    found.put(float(g.power(seat, MILITARY)))
    found.put(float(g.power(seat, AGAINST_CITY)))
    found.put(float(g.power(seat, AGAINST_FOREST)))
    found.put(float(g.power(seat, MOBILITY)))
