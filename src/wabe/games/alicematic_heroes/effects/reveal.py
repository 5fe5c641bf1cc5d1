"""An Alice is revealed: summoned, or turned face up later (AH-23, AH-80, AH-81, AHA-48, AHA-61)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.pieces import kingdom
from wabe.games.alicematic_heroes.table.cards import COLOURS
from wabe.games.alicematic_heroes.table.layout import COPY_SHIFT, NOBODY, PLACES, SLOT_LIMIT, STAMP_SHIFT
from wabe.games.alicematic_heroes.table.records import records_of
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import COPY_ID, NO_KIND
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need
from wabe.kernel.step import Choice


def reveal(g: HeroesState, seat: i64, place: i64) -> None:
    """The face-up Alice at a place was just revealed: she acts, unless a copy lies there already. AHA-48, AHA-61."""
    kind = g.kind_at(seat, place)
    g.stamp += 1
    g.set_card(seat, place, kind | g.stamp << STAMP_SHIFT)
    kingdom.work_out(g, seat)
    effect = g.content.effects[kind]
    if effect.copies or g.reveal_copies_fire or not kingdom.is_face_up_elsewhere(g, seat, kind, place):
        effect.revealed(g, seat, place)


class Copy(Choice[HeroesState]):
    """Wiccan: which kind to copy, of any face-up Alice but a Wiccan, or none. AHA-38, AHA-61, AHA-62, AH-80.

    The argument is her place.
    """

    def audit(self, g: HeroesState, arg: i64) -> None:
        there = g.active != NOBODY and arg < PLACES and g.is_alice(g.active, arg)
        need(there and g.content.effects[g.kind_at(g.active, arg)].copies, Message("error-heroes-nobody-copies"))

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        g.offer_each(models(g))
        g.offer(NO_KIND)

    def repertoire(self, game: Game) -> Sequence[int]:
        models = [kind for kind, effect in enumerate(records_of(game).effects) if not effect.copies]
        return [*models, NO_KIND] if len(models) < records_of(game).kinds else []

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        if action == NO_KIND:
            return
        seat = g.active
        g.set_card(seat, arg, g.card_at(seat, arg) | (action + 1) << COPY_SHIFT)
        kingdom.work_out(g, seat)
        if g.log is not None:
            g.emit("copied", {"seat": seat, "card": g.content.names[action]})
        g.content.effects[action].revealed(g, seat, arg)

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
        if g.content.effects[kind].copies:
            found &= ~(1 << kind)
    return found


def piece(seat: i64, place: i64) -> str:
    """The name of a card of a kingdom among the pieces to highlight."""
    return f"alice:{seat}-{COLOURS[place // SLOT_LIMIT]}-{place % SLOT_LIMIT}"


def card_args(g: HeroesState, seat: i64, place: i64) -> Json:
    """Arguments of an event about a card in a kingdom."""
    return {"seat": seat, "card": g.content.names[g.kind_at(seat, place)], "slot": COLOURS[place // SLOT_LIMIT]}


COPY: Final = Copy(COPY_ID, "copy")
