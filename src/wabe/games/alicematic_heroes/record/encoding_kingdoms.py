"""What a learning program sees of the kingdoms and hands of all seats, from the one that looks. AHA-45."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from wabe.games.alicematic_heroes.pieces import kingdom, terrain
from wabe.games.alicematic_heroes.table.cards import COLOURS, KINGDOMS, TOKEN_NAMES
from wabe.games.alicematic_heroes.table.layout import (
    CARD,
    COPY_MASK,
    COPY_SHIFT,
    DOWN,
    FLAGS,
    HAND,
    KIND_MASK,
    KNOWN,
    MAX_KINDS,
    MAX_PLAYERS,
    PLACES,
    POWER,
    POWERS,
    SLOT_LIMIT,
    SLOT_SIZE,
    SLOTS,
    TOKEN,
    TOKENS,
    VP,
    VP_SOURCES,
)
from wabe.games.alicematic_heroes.table.records import Records
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.turn import scoring
from wabe.kernel.encoding import PerSeat, distance, put_ints
from wabe.kernel.ints import Sheet

POWER_NAMES: Final = ["military", "military-city", "military-forest", "mobility"]
FLAG_NAMES: Final = [
    "wild", "through-forests", "from-any-space", "protected", "forests-not-surrounded", "jet", "flips"
]  # fmt: skip
VP_NAMES: Final = ["cities", "lands", "forests", "effects"]
CARD_FACTS: Final = ["kind", "copies", "up", "known-to-all", "live"]
FACTS: Final = len(CARD_FACTS)
LYING: Final = ["alices", "live", "commoners"]
PLACE_NAMES: Final = [f"{colour}-{index}" for colour in COLOURS for index in range(SLOT_LIMIT)]


class Kingdoms(PerSeat[HeroesState]):
    """Whose kingdom it is (AH-05), who begins the round, territory tokens left, hand, Alices, Cities held."""

    def __init__(self) -> None:
        super().__init__("kingdom", MAX_PLAYERS, [*KINGDOMS, "starts", "territory", "hand", "alices", "cities"])

    def put_seat(self, g: HeroesState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        into[at + g.kingdoms[owner]] = 1
        at += len(KINGDOMS)
        into[at] = 1 if g.turn > 0 and g.starter() == owner else 0
        into[at + 1] = i32(g.territory(owner))
        into[at + 2] = i32(g.hand_size(owner))
        into[at + 3] = i32(g.alices(owner))
        into[at + 4] = i32(terrain.cities_held(g, owner))


class Points(PerSeat[HeroesState]):
    """VP gained in play by source, and what the final scoring would bring if the game ended now. AH-66 to AH-72."""

    def __init__(self) -> None:
        super().__init__("vp", MAX_PLAYERS, [*VP_NAMES, "slots-now", "effects-now", "tiles-now"])

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        super().put(g, seat, into, at)
        at += VP_SOURCES + 2
        for position in range(g.board.tile_count):
            points = scoring.tile_points(g, position)
            for owner in range(g.players):
                into[at + distance(owner, seat, g.players) * self.width] += i32(points[owner])

    def put_seat(self, g: HeroesState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        put_ints(into, at, g.cells, VP + owner * VP_SOURCES, VP_SOURCES)
        into[at + VP_SOURCES] = i32(scoring.slots_vp(g, owner))
        into[at + VP_SOURCES + 1] = i32(scoring.effects_vp(g, owner))


class Tokens(PerSeat[HeroesState]):
    """Resource tokens of each colour. AH-53."""

    def __init__(self) -> None:
        super().__init__("tokens", MAX_PLAYERS, TOKEN_NAMES)

    def put_seat(self, g: HeroesState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        put_ints(into, at, g.cells, TOKEN + owner * TOKENS, TOKENS)


class Powers(PerSeat[HeroesState]):
    """What the live effects of a kingdom add to the cards in its slots, and what else they allow. AH-39, AH-44."""

    def __init__(self) -> None:
        super().__init__("powers", MAX_PLAYERS, [*POWER_NAMES, *FLAG_NAMES])

    def put_seat(self, g: HeroesState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        put_ints(into, at, g.cells, POWER + owner * POWERS, FLAGS)
        flags = g.power(owner, FLAGS)
        for flag in range(len(FLAG_NAMES)):
            into[at + FLAGS + flag] = i32(flags >> flag & 1)


class Slots(PerSeat[HeroesState]):
    """Cards in each slot, and the Alices that count for its majority (AH-17, AHA-31)."""

    def __init__(self) -> None:
        super().__init__("slot", MAX_PLAYERS, ["cards", "alices"], COLOURS)

    def put_seat(self, g: HeroesState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        put_ints(into, at, g.cells, SLOT_SIZE + owner * SLOTS, SLOTS)
        for slot in range(SLOTS):
            into[at + SLOTS + slot] = i32(scoring.slot_alices(g, owner, slot))


class Places(PerSeat[HeroesState]):
    """Every card of a kingdom in order of arrival: its kind if the seat knows it and what a Wiccan copies, from 1.

    A Commoner is known to her owner, to everybody once she has been seen, and when the game is over (AHA-45).
    """

    def __init__(self) -> None:
        super().__init__("card", MAX_PLAYERS, PLACE_NAMES, CARD_FACTS)

    def put_seat(self, g: HeroesState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        cells = g.cells
        for slot in range(SLOTS):
            first = slot * SLOT_LIMIT
            for place in range(first, first + g.slot_size(owner, slot)):
                card = cells[CARD + owner * PLACES + place]
                here = at + place * FACTS
                if is_known(g, card, owner, seat):
                    into[here] = i32((card & KIND_MASK) + 1)
                into[here + 1] = i32(card >> COPY_SHIFT & COPY_MASK)
                into[here + 2] = i32(0 if card & DOWN else 1)
                into[here + 3] = 1 if card & DOWN and card & KNOWN else 0
                into[here + 4] = 1 if g.acting(owner, place) >= 0 else 0


def is_known(g: HeroesState, card: i64, owner: i64, seat: i64) -> bool:
    """Whether a seat knows the kind of a card in a kingdom."""
    return not card & DOWN or card & KNOWN != 0 or owner == seat or g.depth == 0


class Kinds(PerSeat[HeroesState]):
    """The same cards by kind: Alices, live effects (a Wiccan's copy as what it copies), and Commoners that are known.

    Args:
        cards: the components.
    """

    def __init__(self, cards: Records) -> None:
        super().__init__("kinds", MAX_PLAYERS, LYING, cards.names)
        self.kinds: i64 = cards.kinds

    def put_seat(self, g: HeroesState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        cells, kinds = g.cells, self.kinds
        for slot in range(SLOTS):
            first = slot * SLOT_LIMIT
            for place in range(first, first + g.slot_size(owner, slot)):
                card = cells[CARD + owner * PLACES + place]
                if not card & DOWN:
                    into[at + kingdom.kind_of(card)] += 1
                    acting = g.acting(owner, place)
                    if acting >= 0:
                        into[at + kinds + acting] += 1
                elif is_known(g, card, owner, seat):
                    into[at + 2 * kinds + kingdom.kind_of(card)] += 1


class Hands(PerSeat[HeroesState]):
    """The own hand by kind; those of the others when the game is over (AHA-45).

    Args:
        cards: the components.
    """

    def __init__(self, cards: Records) -> None:
        super().__init__("hand", MAX_PLAYERS, cards.names)
        self.kinds: i64 = cards.kinds

    def put_seat(self, g: HeroesState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        if owner == seat or g.depth == 0:
            put_ints(into, at, g.cells, HAND + owner * MAX_KINDS, self.kinds)
