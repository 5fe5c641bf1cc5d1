"""What a learning program sees of the game and how actions are described (docs/envs.md). Cards count by kind.

The map is in `encoding_map`, what belongs to the seats in `encoding_kingdoms`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i32, i64

from wabe.games.alicematic_heroes.effects import ask
from wabe.games.alicematic_heroes.pieces import bank
from wabe.games.alicematic_heroes.record import encoding_kingdoms as kingdoms
from wabe.games.alicematic_heroes.record import encoding_map as land
from wabe.games.alicematic_heroes.table.cards import COLOURS, TOKEN_NAMES
from wabe.games.alicematic_heroes.table.layout import DISCARDS, LOOK, MAX_PLAYERS, PAID, PLACES, SLOT_LIMIT, TOKENS
from wabe.games.alicematic_heroes.table.records import Records
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import (
    CHOOSE_TARGET_ID,
    COPY_ID,
    KEEP_ID,
    PAY_ID,
    PLACE_CARD_ID,
    PLUNDER_ID,
    TAKE_ID,
    TURN_UP_ID,
)
from wabe.kernel.encoding import Part, PerSeat, Trait, put_ints, relative_seats
from wabe.kernel.ints import Sheet

SWITCHES: Final = [
    "reveal_copies_fire",
    "optional_invasion",
    "repeat_own_city",
    "original_needs_sole_most",
    "rotate_start_player",
    "steal_attack_allowed",
    "slot_majority_by_colour",
]
KINDS_OF_FORMS: Final = (
    "mulligan", "place_city", "play", "summon", "commoner", "pay", "keep", "keep_no_more", "copy", "copy_nobody",
    "invade", "no_invasion", "turn_down", "turn_no_more", "attack", "pay_tokens", "jet", "succeed", "finish", "discard",
    "take", "take_nothing", "plunder", "plunder_nothing", "turn_up", "turn_up_nobody",
)  # fmt: skip


class Course(Part[HeroesState]):
    """The Round, whether the invasion of this turn is still to come, and the number of cards in the deck."""

    def __init__(self) -> None:
        super().__init__("course", ["round", "invasion-to-come", "deck"])

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        into[at] = i32(g.round_number())
        for index in range(g.depth - 1):
            if g.step_at(index).id == CHOOSE_TARGET_ID:
                into[at + 1] = 1
        into[at + 2] = i32(g.deck_size())


class Switches(Part[HeroesState]):
    """The house switches."""

    def __init__(self) -> None:
        super().__init__("switches", SWITCHES)

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        into[at] = 1 if g.reveal_copies_fire else 0
        into[at + 1] = 1 if g.optional_invasion else 0
        into[at + 2] = 1 if g.repeat_own_city else 0
        into[at + 3] = 1 if g.original_needs_sole_most else 0
        into[at + 4] = 1 if g.rotate_start_player else 0
        into[at + 5] = 1 if g.steal_attack_allowed else 0
        into[at + 6] = 1 if g.slot_majority_by_colour else 0


class Bank(Part[HeroesState]):
    """Resource tokens in the bank. AH-08."""

    def __init__(self) -> None:
        super().__init__("bank", TOKEN_NAMES)

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        for token in range(TOKENS):
            into[at + token] = i32(g.bank(token))


class Discards(Part[HeroesState]):
    """The discards by kind.

    Args:
        cards: the components.
    """

    def __init__(self, cards: Records) -> None:
        super().__init__("discards", cards.names)

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        put_ints(into, at, g.cells, DISCARDS, self.size)


class Look(Part[HeroesState]):
    """What Hunter lets the seat see, by kind. AHA-64.

    Args:
        cards: the components.
    """

    def __init__(self, cards: Records) -> None:
        super().__init__("look", cards.names)

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        if seat == g.active:
            for index in range(g.look_size):
                into[at + g.cells[LOOK + index]] += 1


class Question(Part[HeroesState]):
    """For the seat that is asked: about which card, and how often more.

    The card is the one that is played or paid for, or the Alice whose effect asks; `left` counts tokens to pay and
    what an effect may still do.

    Args:
        cards: the components.
    """

    def __init__(self, cards: Records) -> None:
        super().__init__("question", ["left", *cards.names])

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        if g.depth == 0 or seat != g.decider:
            return
        step, arg = g.top_id(), g.top_arg()
        card: i64 = -1
        if step == PLACE_CARD_ID:
            card = g.card
        elif step == PAY_ID:
            into[at] = i32(bank.LEFT.of(arg))
            if g.target < 0:
                card = g.card
        elif step == COPY_ID:
            card = g.kind_at(seat, arg)
        elif step == KEEP_ID:
            card = ask.LOOKING.of(arg)
            into[at] = i32(ask.CARDS_LEFT.of(arg))
        elif step in (TAKE_ID, PLUNDER_ID, TURN_UP_ID):
            card = ask.KIND.of(arg)
            into[at] = i32(ask.LEFT.of(arg))
        if card >= 0:
            into[at + 1 + card] = 1


class Robbed(PerSeat[HeroesState]):
    """For the seat that is asked: whom it plunders. AHA-72."""

    def __init__(self) -> None:
        super().__init__("robbed", MAX_PLAYERS)

    def put_seat(self, g: HeroesState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        if seat == g.decider and g.top_id() == PLUNDER_ID and g.robbed == owner:
            into[at] = 1


class Payment(Part[HeroesState]):
    """For the seat that is asked for a token to pay: those set aside so far. AHA-69."""

    def __init__(self) -> None:
        super().__init__("paid", TOKEN_NAMES)

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        if seat == g.decider and g.top_id() == PAY_ID:
            put_ints(into, at, g.cells, PAID, TOKENS)


class Turned(Part[HeroesState]):
    """For the seat that plans an invasion: the Alices that it will turn down, by place. AH-78."""

    def __init__(self) -> None:
        super().__init__("turned", kingdoms.PLACE_NAMES)

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        if g.depth > 0 and seat == g.decider and g.turned and land.is_planning(g):
            for place in range(PLACES):
                into[at + place] = i32(g.turned >> place & 1)


def layout(cards: Records) -> tuple[Part[Any], ...]:
    """The parts of an observation, played with these components."""
    return (
        Course(),
        Switches(),
        Question(cards),
        Robbed(),
        Payment(),
        Turned(),
        Bank(),
        Discards(cards),
        Look(cards),
        kingdoms.Hands(cards),
        kingdoms.Kingdoms(),
        kingdoms.Points(),
        kingdoms.Tokens(),
        kingdoms.Powers(),
        kingdoms.Slots(),
        kingdoms.Places(),
        kingdoms.Kinds(cards),
        land.Tiles(),
        land.Majorities(),
        land.Cities(),
        land.Forests(),
        land.Spaces(),
        land.Invasion(),
    )


def traits(cards: Records) -> tuple[Trait, ...]:
    """What describes an action, played with these components."""
    return (
        Trait("kind", KINDS_OF_FORMS),
        Trait("card", cards.names),
        Trait("cards", cards.names),
        Trait("slot", COLOURS),
        Trait("index", range(SLOT_LIMIT)),
        Trait("token", TOKEN_NAMES),
        Trait("target", relative_seats(MAX_PLAYERS), seat=True),
        Trait("count"),
        Trait("tokens"),
        Trait("red"),
        Trait("green"),
        Trait("space", range(len(land.SPACES))),
    )
