"""Politics: one card from the hand, face up as an Alice or face down as a Commoner (AH-15 to AH-32)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.effects import reveal
from wabe.games.alicematic_heroes.pieces import bank, deck
from wabe.games.alicematic_heroes.table.cards import COLOURS, EMPTY_HAND_DRAW, YELLOW
from wabe.games.alicematic_heroes.table.layout import DOWN, PLACES, SLOTS, WILD
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import (
    CHOOSE_CARD_ID,
    END_TURN_ID,
    PLACE_CARD_ID,
    POLITICS_ID,
    SUMMON_ID,
    SUMMONED,
)
from wabe.games.alicematic_heroes.turn.hand import HandCard
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.step import Automatic, Choice


class Politics(Automatic[HeroesState]):
    """Play a card; with an empty hand draw three instead, and the turn is over. AH-15, AH-16, AHA-40."""

    def run(self, g: HeroesState, arg: i64) -> None:
        if g.hand_size(g.active) > 0:
            g.then(CHOOSE_CARD, PLACE_CARD)
        else:
            deck.draw(g, g.active, EMPTY_HAND_DRAW)
            g.skip_to(END_TURN_ID)


class ChooseCard(HandCard):
    """Which hand card to play; there is room for every card, as a Commoner. AH-15, AHA-51."""

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        g.card = action

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "play", "card": g.content.names[action]}

    def seen(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "play"}


class PlaceCard(Choice[HeroesState]):
    """Face down into any slot with room, or face up into the slot of her colour. AH-17, AH-22, AH-29."""

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        for slot in range(SLOTS):
            if g.has_room(seat, slot):
                g.offer(slot)
        if can_summon(g, seat, g.card):
            g.offer(SUMMONED)

    def repertoire(self, game: Game) -> Sequence[int]:
        return [*range(SLOTS), SUMMONED]

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        if action == SUMMONED:
            g.slot = g.content.colour[g.card]
            g.then(SUMMON)
            bank.open_payment(g, 0, dream_short(g, g.active, g.card), 0, g.has_flag(g.active, WILD))
        else:
            g.slot = action
            place_commoner(g)

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        card = g.content.names[g.card]
        if action == SUMMONED:
            slot = COLOURS[g.content.colour[g.card]]
            return {"kind": "summon", "card": card, "slot": slot, "tokens": int(dream_short(g, seat, g.card))}
        return {"kind": "commoner", "card": card, "slot": COLOURS[action]}

    def seen(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        if action == SUMMONED:
            return self.form(g, arg, seat, action)
        return {"kind": "commoner", "slot": COLOURS[action]}

    def targets(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"slot:{COLOURS[g.content.colour[g.card] if action == SUMMONED else action]}"]

    def prompt(self, g: HeroesState, arg: i64, seat: i64) -> Message:
        return Message("prompt-place_card", {"card": f"@card-{g.content.names[g.card]}"})


class Summon(Automatic[HeroesState]):
    """The tokens are paid, and she is face up in the slot of her colour. AH-18 to AH-24, AH-32, AHA-50."""

    def run(self, g: HeroesState, arg: i64) -> None:
        seat = g.active
        paid = bank.pay(g, seat)
        deck.play(g, seat, g.card)
        if g.log is not None:
            if any(paid.values()):
                g.emit("tokens-paid", {"seat": seat, **paid})
            args: Json = {"seat": seat, "card": g.content.names[g.card], "slot": COLOURS[g.slot], "tokens": paid}
            g.emit("alice-summoned", args)
        place = put(g, seat, g.card)
        reveal.reveal(g, seat, place)


def can_summon(g: HeroesState, seat: i64, kind: i64) -> bool:
    """Whether the Alice has room in her slot and can be paid. AH-17, AH-18, AH-22."""
    if not g.has_room(seat, g.content.colour[kind]):
        return False
    return bank.can_pay(g, seat, 0, dream_short(g, seat, kind), 0, g.has_flag(seat, WILD))


def dream_short(g: HeroesState, seat: i64, kind: i64) -> i64:
    """Tokens that summoning her takes: what the yellow slot lacks. AH-19, AH-20, AHA-41, AHA-50."""
    short = g.content.cost[kind] - g.slot_size(seat, YELLOW)
    return max(0, short)


def place_commoner(g: HeroesState) -> None:
    """The card lies face down, known to its owner alone; then the owner draws a card. AH-29, AHA-45, AHA-92."""
    seat = g.active
    old = deck.play(g, seat, g.card)
    if g.log is not None:
        card = g.content.names[g.card]
        g.emit("commoner-placed", {"seat": seat, "slot": COLOURS[g.slot]}, {"card": card}, 1 << seat)
    put(g, seat, g.card | DOWN | old)
    deck.draw(g, seat, 1)


def put(g: HeroesState, seat: i64, card: i64) -> i64:
    """Put the card into the chosen slot; its place. Effects on it are those live before it. AH-83, AHA-35.

    Face down it has none of its own; of an Alice `reveal` must follow.
    """
    place = g.add_card(seat, g.slot, card)
    for acting_place in range(PLACES):
        kind = g.acting(seat, acting_place)
        if kind >= 0:
            g.content.effects[kind].placed(g, seat, g.slot)
    return place


POLITICS: Final = Politics(POLITICS_ID, "politics")
CHOOSE_CARD: Final = ChooseCard(CHOOSE_CARD_ID, "choose_card")
PLACE_CARD: Final = PlaceCard(PLACE_CARD_ID, "place_card")
SUMMON: Final = Summon(SUMMON_ID, "summon")
