"""An Alice is revealed: summoned, or turned face up later (AH-23, AH-80, AH-81, AHA-48, AHA-61)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.effects import kinds as effects
from wabe.games.alicematic_heroes.pieces import bank, deck, kingdom
from wabe.games.alicematic_heroes.table.cards import COLOURS, PLACES, SLOT_LIMIT, TOKENS
from wabe.games.alicematic_heroes.table.layout import COPY_SHIFT, NOBODY, STAMP_SHIFT
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import COPY_ID, KEEP_ID, NO_KIND
from wabe.kernel.argument import Field
from wabe.kernel.ints import Ints
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need
from wabe.kernel.step import Choice

LEFT: Final = Field(8)  # how many cards may still be kept
KIND: Final = Field(8, after=LEFT)  # that lets her look


def reveal(g: HeroesState, seat: i64, place: i64) -> None:
    """The face-up Alice at a place was just revealed: she acts, unless a copy lies there already. AHA-48, AHA-61."""
    kind = g.kind_at(seat, place)
    g.stamp += 1
    g.set_card(seat, place, kind | g.stamp << STAMP_SHIFT)
    kingdom.work_out(g, seat)
    if g.content.effect[kind] == effects.COPY_ALICE:
        g.push(COPY, place)
    elif g.copies_fire or not kingdom.is_face_up_elsewhere(g, seat, kind, place):
        act(g, seat, kind)


def act(g: HeroesState, seat: i64, kind: i64) -> None:
    """The effect that a kind has when she is revealed, if any."""
    content = g.content
    if not content.timing[kind] & effects.ON_REVEAL:
        return
    effect = content.effect[kind]
    if effect == effects.DRAW_CARDS:
        deck.draw(g, seat, content.cards[kind])
    elif effect == effects.SEARCH_DECK:
        look(g, seat, kind)
    else:
        for token in range(TOKENS):
            bank.gain_tokens(g, seat, token, content.gift[kind * TOKENS + token])


def look(g: HeroesState, seat: i64, kind: i64) -> None:
    """Lay the top cards of the deck before the seat; discards go under a deck that is too small. AHA-64."""
    wanted = g.content.look[kind]
    if g.deck_size() < wanted:
        deck.reshuffle(g)
    g.look_size = min(wanted, g.deck_size())
    for index in range(g.look_size):
        g.set_looked_at(index, g.take_next())
    if g.look_size > 0:
        g.reveal()
        g.push(KEEP, g.content.take[kind] | KIND.put(kind))


class Keep(Choice[HeroesState]):
    """Hunter: which of the cards seen to take into the hand, one by one; the others are discarded. AHA-64.

    The argument: `LEFT`, `KIND`.
    """

    def audit(self, g: HeroesState, arg: i64) -> None:
        need(KIND.is_last(arg), "an effect has no cause")
        need_cause(g, KIND.of(arg), LEFT.of(arg), effects.SEARCH_DECK, g.content.take)

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        seen: i64 = 0
        for index in range(g.look_size):
            seen |= 1 << g.looked_at(index)
        g.offer_each(seen)
        g.offer(NO_KIND)

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        left = LEFT.of(arg) - 1
        if action != NO_KIND:
            keep(g, g.active, action)
            if left > 0 and g.look_size > 0:
                g.push(KEEP, LEFT.replaced(arg, left))
                return
        discard_rest(g, g.active)

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        if action == NO_KIND:
            return {"kind": "keep_no_more"}
        return {"kind": "keep", "card": g.content.names[action]}

    def targets(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == NO_KIND else [f"look:{g.content.names[action]}"]

    def prompt(self, g: HeroesState, arg: i64, seat: i64) -> Message:
        card = g.content.names[KIND.of(arg)]
        return Message("prompt-keep", {"card": f"@card-{card}", "count": int(LEFT.of(arg))})


def need_cause(g: HeroesState, kind: i64, left: i64, effect: i64, most: Ints) -> None:
    """Raise `BadSave` unless what an effect still has to do comes of a kind that has it."""
    need(kind < g.content.kinds and g.content.effect[kind] == effect, "an effect has no cause")
    need(0 < left <= most[kind], "an effect goes on for too long")


def keep(g: HeroesState, seat: i64, kind: i64) -> None:
    """Take one of the cards seen into the hand."""
    place: i64 = 0
    while g.looked_at(place) != kind:
        place += 1
    g.look_size -= 1
    for index in range(place, g.look_size):
        g.set_looked_at(index, g.looked_at(index + 1))
    g.add_to_hand(seat, kind)
    if g.log is not None:
        g.emit("kept", {"seat": seat, "count": 1}, {"cards": [g.content.names[kind]]}, 1 << seat)


def discard_rest(g: HeroesState, seat: i64) -> None:
    """Discard the cards seen that were not taken, face up."""
    names: list[str] = []
    for index in range(g.look_size):
        g.discard(g.looked_at(index))
        names.append(g.content.names[g.looked_at(index)])
    g.look_size = 0
    g.reveal()
    if g.log is not None and names:
        g.emit("discarded", {"seat": seat, "cards": names, "count": len(names)})


class Copy(Choice[HeroesState]):
    """Wiccan: which kind to copy, of any face-up Alice but a Wiccan, or none. AHA-38, AHA-61, AHA-62, AH-80.

    The argument is her place.
    """

    def audit(self, g: HeroesState, arg: i64) -> None:
        there = g.active != NOBODY and arg < PLACES and g.is_alice(g.active, arg)
        need(there and g.content.effect[g.kind_at(g.active, arg)] == effects.COPY_ALICE, "nobody copies")

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        g.offer_each(models(g))
        g.offer(NO_KIND)

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        if action == NO_KIND:
            return
        seat = g.active
        g.set_card(seat, arg, g.card_at(seat, arg) | (action + 1) << COPY_SHIFT)
        kingdom.work_out(g, seat)
        if g.log is not None:
            g.emit("copied", {"seat": seat, "card": g.content.names[action]})
        act(g, seat, action)

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        if action == NO_KIND:
            return {"kind": "copy_nobody"}
        return {"kind": "copy", "card": g.content.names[action]}

    def targets(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [
            piece(owner, place)
            for owner in range(g.players)
            for place in range(PLACES)
            if g.is_alice(owner, place) and g.kind_at(owner, place) == action
        ]

    def prompt(self, g: HeroesState, arg: i64, seat: i64) -> Message:
        return Message("prompt-copy", {"card": f"@card-{g.content.names[g.kind_at(seat, arg)]}"})


def models(g: HeroesState) -> i64:
    """Bit mask of the kinds that a Wiccan can copy. AHA-38."""
    found: i64 = 0
    for owner in range(g.players):
        for place in range(PLACES):
            if g.is_alice(owner, place):
                found |= 1 << g.kind_at(owner, place)
    for kind in range(g.content.kinds):
        if g.content.effect[kind] == effects.COPY_ALICE:
            found &= ~(1 << kind)
    return found


def piece(seat: i64, place: i64) -> str:
    """The name of a card of a kingdom among the pieces to highlight."""
    return f"alice:{seat}-{COLOURS[place // SLOT_LIMIT]}-{place % SLOT_LIMIT}"


KEEP: Final = Keep(KEEP_ID, "keep")
COPY: Final = Copy(COPY_ID, "copy")
