"""Invasion: target, Alices to turn, how it is paid or helped; then it is carried out (AH-33 to AH-51, AHA-54)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.effects.reveal import piece
from wabe.games.alicematic_heroes.pieces import bank, kingdom, terrain
from wabe.games.alicematic_heroes.table.cards import COLOURS
from wabe.games.alicematic_heroes.table.layout import (
    FLIPS,
    JET,
    NOBODY,
    PLACES,
    SLOT_LIMIT,
    STAMP_SHIFT,
    TILE_SPACES,
    WILD,
)
from wabe.games.alicematic_heroes.table.records import records_of
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import (
    ATTACK_ONLY,
    BY_JET,
    CHOOSE_TARGET_ID,
    DISCARD_ID,
    FINISH,
    HOW_ID,
    NO_PLACE,
    NO_SPACE,
    OUTRIGHT,
    PAY_TOKENS,
    TURN_DOWN_ID,
)
from wabe.games.alicematic_heroes.turn import plan
from wabe.games.alicematic_heroes.turn.hand import HandCard
from wabe.games.alicematic_heroes.turn.outcome import CARRY_OUT
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.step import Choice

HOW_FORMS: Final = {ATTACK_ONLY: "attack", BY_JET: "jet", OUTRIGHT: "succeed", FINISH: "finish"}


class ChooseTarget(Choice[HeroesState]):
    """Any space for which a legal plan exists. AH-33, AHA-54.

    An invasion is compulsory while there is one that needs no effect of an Alice. AH-23, AHA-04.
    """

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        plan.offer_targets(g, seat)
        if g.optional_invasion or not must_invade(g, seat):
            g.offer(NO_SPACE)

    def repertoire(self, game: Game) -> Sequence[int]:
        tiles = max(map(len, records_of(game).layouts.values()))
        return [*range(tiles * TILE_SPACES), NO_SPACE]

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        if action == NO_SPACE:
            if g.log is not None:
                g.emit("invasion-skipped" if has_target(g) else "no-target", {"seat": g.active})
            return
        g.target = action
        g.turned = 0
        if g.has_flag(g.active, FLIPS):
            g.then(TURN_DOWN, HOW, CARRY_OUT)
        else:
            g.then(HOW, CARRY_OUT)

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "no_invasion"} if action == NO_SPACE else {"kind": "invade", "space": int(action)}

    def label(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Message:
        return Message("act-no_invasion") if action == NO_SPACE else Message("act-invade", terrain.spoken(g, action))

    def targets(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == NO_SPACE else [f"space:{action}"]


def must_invade(g: HeroesState, seat: i64) -> bool:
    """Whether one of the spaces offered could be invaded without any effect of an Alice. AH-23, AHA-04."""
    for index in range(g.offered):
        if plan.is_open_without_effects(g, seat, g.offers[index]):
            return True
    return False


def has_target(g: HeroesState) -> bool:
    """Whether the player on turn could invade anything."""
    for space in range(g.board.spaces):
        if plan.is_possible(g, g.active, space, 0):
            return True
    return False


class TurnDown(Choice[HeroesState]):
    """Valkyrie: Alices to turn face down for strength, one by one. AH-78, AHA-65, AHA-66, AHA-68.

    Nothing is turned before the invasion is carried out (AHA-63).
    """

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        for place in range(PLACES):
            if can_turn(g, seat, place) and plan.is_possible(g, seat, g.target, g.turned | 1 << place):
                g.offer(place)
        if plan.ways(g, seat, g.target, g.turned):
            g.offer(NO_PLACE)

    def repertoire(self, game: Game) -> Sequence[int]:
        return [*range(PLACES), NO_PLACE] if records_of(game).gives(FLIPS) else []

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        if action != NO_PLACE:
            g.turned |= 1 << action
            g.then(TURN_DOWN)

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        if action == NO_PLACE:
            return {"kind": "turn_no_more"}
        card, index = g.content.names[g.kind_at(seat, action)], int(action % SLOT_LIMIT)
        return {"kind": "turn_down", "card": card, "slot": COLOURS[action // SLOT_LIMIT], "index": index}

    def targets(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == NO_PLACE else [piece(seat, action)]

    def prompt(self, g: HeroesState, arg: i64, seat: i64) -> Message:
        return Message("prompt-turn_down", {**terrain.spoken(g, g.target), "count": int(plan.count_bits(g.turned))})


def can_turn(g: HeroesState, seat: i64, place: i64) -> bool:
    """Whether the Alice may be turned too: not the last that turns others, and not twice the same choice."""
    if not g.is_alice(seat, place) or g.turned >> place & 1:
        return False
    return plan.is_source_left(g, seat, g.turned | 1 << place) and not is_repeated(g, seat, place)


def is_repeated(g: HeroesState, seat: i64, place: i64) -> bool:
    """Whether an equal Alice earlier in the same slot could be turned instead. AHA-94."""
    for before in range(place // SLOT_LIMIT * SLOT_LIMIT, place):
        if g.is_alice(seat, before) and not g.turned >> before & 1 and are_equal(g, seat, before, place):
            return True
    return False


def are_equal(g: HeroesState, seat: i64, one: i64, other: i64) -> bool:
    """Whether two Alices of a kingdom are the same: of a kind, and Wiccans with one choice and rank. AHA-37, AHA-94."""
    card, twin = g.card_at(seat, one), g.card_at(seat, other)
    choice = kingdom.copied(card)
    if kingdom.kind_of(card) != kingdom.kind_of(twin) or choice != kingdom.copied(twin):
        return False
    stamps = [card >> STAMP_SHIFT, twin >> STAMP_SHIFT]
    return choice == NOBODY or not is_other_between(g, seat, min(stamps), max(stamps), choice)


def is_other_between(g: HeroesState, seat: i64, first: i64, last: i64, choice: i64) -> bool:
    """Whether a Wiccan with another choice was revealed between these: turned, they leave different ones live."""
    for place in range(PLACES):
        card = g.card_at(seat, place)
        between = g.is_alice(seat, place) and first < card >> STAMP_SHIFT < last
        if between and kingdom.copied(card) not in (NOBODY, choice):
            return True
    return False


class How(Choice[HeroesState]):
    """Attack only, pay tokens, discard for Jet, or succeed by effects. AH-23, AH-46, AHA-42, AHA-46, AHA-47, AHA-68."""

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        g.offer_each(plan.ways(g, seat, g.target, g.turned))

    def repertoire(self, game: Game) -> Sequence[int]:
        has_jet = records_of(game).gives(JET)
        return [way for way in range(FINISH + 1) if way != BY_JET or has_jet]

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        g.how = action
        bank.keep_all(g)
        if action == PAY_TOKENS:
            seat = g.active
            row = plan.row_without(g, seat, g.turned)
            red = plan.military_short(g, seat, g.target, row, g.turned)
            green = plan.green_price(g, seat, g.target, row)
            bank.open_payment(g, red, 0, green, g.has_flag(row, WILD))
        elif action == BY_JET:
            g.then(DISCARD)

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        if action == PAY_TOKENS:
            row = plan.row_without(g, seat, g.turned)
            red = int(plan.military_short(g, seat, g.target, row, g.turned))
            green = int(plan.mobility_short(g, seat, g.target, row))
            return {"kind": "pay_tokens", "red": red, "green": green, "tokens": red + green}
        return {"kind": HOW_FORMS[int(action)]}

    def prompt(self, g: HeroesState, arg: i64, seat: i64) -> Message:
        return Message("prompt-how", terrain.spoken(g, g.target))


class Discard(HandCard):
    """Jet: the hand card to discard for success. AH-75, AHA-46."""

    def repertoire(self, game: Game) -> Sequence[int]:
        return super().repertoire(game) if records_of(game).gives(JET) else []

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        g.given_up = action

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "discard", "card": g.content.names[action]}

    def prompt(self, g: HeroesState, arg: i64, seat: i64) -> Message:
        return Message("prompt-discard", terrain.spoken(g, g.target))


CHOOSE_TARGET: Final = ChooseTarget(CHOOSE_TARGET_ID, "choose_target")
TURN_DOWN: Final = TurnDown(TURN_DOWN_ID, "turn_down")
HOW: Final = How(HOW_ID, "how")
DISCARD: Final = Discard(DISCARD_ID, "discard")
