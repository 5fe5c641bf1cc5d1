"""Effects on cards: drawing, looking, copying, turning Commoners up (AH-79 to AH-81, AHA-38, AHA-60 to AHA-64)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.effects import params
from wabe.games.alicematic_heroes.effects.ask import KEEP, TURN_UP, ask
from wabe.games.alicematic_heroes.effects.kind import EffectKind
from wabe.games.alicematic_heroes.effects.reveal import COPY, card_args, piece, reveal
from wabe.games.alicematic_heroes.pieces import deck
from wabe.games.alicematic_heroes.table.cards import COLOURS
from wabe.games.alicematic_heroes.table.layout import KIND_MASK, KNOWN, LOOK_ROOM, OLD, PLACES, SLOT_LIMIT
from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.games.alicematic_heroes.table.step_ids import KEEP_ID, NO_KIND, NO_PLACE, TURN_UP_ID
from wabe.games.alicematic_heroes.table.timing import ON_INVASION_SUCCESS, ON_REVEAL
from wabe.kernel.data import Fields
from wabe.kernel.message import Json, Message

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.records import Records
    from wabe.games.alicematic_heroes.table.state import HeroesState


class DrawCards(Effect):
    """Little: cards when she is revealed."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 0.0)
        self.cards = params.cards(fields)

    def revealed(self, g: HeroesState, seat: i64, place: i64) -> None:
        deck.draw(g, seat, self.cards)


class SearchDeck(Effect):
    """Hunter: the top cards of the deck are looked at, some kept one by one, the others discarded. AHA-64."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 0.0)
        self.look: i64 = fields.whole("look", 1, LOOK_ROOM)
        self.cards = fields.whole("take", 1, LOOK_ROOM)
        self.asked_by, self.times = KEEP_ID, self.cards
        if self.cards > self.look:
            raise fields.wrong("take", Message("error-heroes-at-most-look", {"found": self.look}))

    def revealed(self, g: HeroesState, seat: i64, place: i64) -> None:
        """Lay the cards out; discards go under a deck that is too small."""
        if g.deck_size() < self.look:
            deck.reshuffle(g)
        g.look_size = min(self.look, g.deck_size())
        for index in range(g.look_size):
            g.set_looked_at(index, g.take_next())
        if g.look_size > 0:
            g.reveal()
            ask(g, KEEP, self, self.cards)

    def options(self, g: HeroesState, seat: i64, left: i64) -> None:
        seen: i64 = 0
        for index in range(g.look_size):
            seen |= 1 << g.looked_at(index)
        g.offer_each(seen)
        g.offer(NO_KIND)

    def repertoire(self, content: Records) -> Sequence[int]:
        return [*range(content.kinds), NO_KIND]

    def choose(self, g: HeroesState, seat: i64, left: i64, action: i64) -> None:
        if action != NO_KIND:
            keep(g, seat, action)
            if left > 1 and g.look_size > 0:
                ask(g, KEEP, self, left - 1)
                return
        discard_rest(g, seat)

    def form(self, g: HeroesState, seat: i64, left: i64, action: i64) -> Json:
        if action == NO_KIND:
            return {"kind": "keep_no_more"}
        return {"kind": "keep", "card": g.content.names[action]}

    def targets(self, g: HeroesState, seat: i64, left: i64, action: i64) -> list[str]:
        return [] if action == NO_KIND else [f"look:{g.content.names[action]}"]

    def asked(self, g: HeroesState, left: i64) -> Json:
        return {"count": int(left)}


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


class CopyAlice(Effect):
    """Wiccan: she has the effect of another face-up Alice. AH-80, AHA-38, AHA-61, AHA-62."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 0.0)
        self.copies = True
        params.fixed(fields, "any_kingdom", True)

    def revealed(self, g: HeroesState, seat: i64, place: i64) -> None:
        g.push(COPY, place)


class FlipUp(Effect):
    """Detective: on a success on her colour own Commoners turn up, whatever they cost. AH-79, AH-81, AHA-60, AHA-81."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(1.0, 12.0)
        self.land: i64 = params.colour(fields, "space")
        self.alices = params.cards(fields, "flips")
        self.asked_by, self.times = TURN_UP_ID, self.alices

    def acts_on(self, g: HeroesState, space: i64, robbed: i64) -> bool:
        return g.board.kind[space] == self.land

    def succeed(self, g: HeroesState, seat: i64) -> None:
        self.go_on(g, self.alices)

    def go_on(self, g: HeroesState, left: i64) -> None:
        """Turn Commoners up, one by one, while there are any."""
        if left > 0 and any(g.is_commoner(g.active, place) for place in range(PLACES)):
            ask(g, TURN_UP, self, left)

    def options(self, g: HeroesState, seat: i64, left: i64) -> None:
        for place in range(PLACES):
            if g.is_commoner(seat, place) and not is_repeated(g, seat, place):
                g.offer(place)
        g.offer(NO_PLACE)

    def repertoire(self, content: Records) -> Sequence[int]:
        return [*range(PLACES), NO_PLACE]

    def choose(self, g: HeroesState, seat: i64, left: i64, action: i64) -> None:
        if action == NO_PLACE:
            return
        self.go_on(g, left - 1)
        if not g.card_at(seat, action) & KNOWN:
            g.reveal()
        g.set_card(seat, action, g.kind_at(seat, action))
        if g.log is not None:
            g.emit("alice-turned-up", card_args(g, seat, action))
        reveal(g, seat, action)

    def form(self, g: HeroesState, seat: i64, left: i64, action: i64) -> Json:
        if action == NO_PLACE:
            return {"kind": "turn_up_nobody"}
        card, index = g.content.names[g.kind_at(seat, action)], int(action % SLOT_LIMIT)
        return {"kind": "turn_up", "card": card, "slot": COLOURS[action // SLOT_LIMIT], "index": index}

    def targets(self, g: HeroesState, seat: i64, left: i64, action: i64) -> list[str]:
        return [] if action == NO_PLACE else [piece(seat, action)]


def is_repeated(g: HeroesState, seat: i64, place: i64) -> bool:
    """Whether an equal Commoner lies earlier in the same slot, and others know as much about her. AHA-45, AHA-94."""
    for before in range(place // SLOT_LIMIT * SLOT_LIMIT, place):
        if g.is_commoner(seat, before) and looks(g.card_at(seat, before)) == looks(g.card_at(seat, place)):
            return True
    return False


def looks(card: i64) -> i64:
    """All that can tell one Commoner from another: her kind, whether all know it, else whether she is an old card."""
    return card & (KIND_MASK | KNOWN if card & KNOWN else KIND_MASK | OLD)


KINDS: Final[list[EffectKind]] = [
    EffectKind("draw_cards", DrawCards, ON_REVEAL),
    EffectKind("search_deck", SearchDeck, ON_REVEAL, asks=True),
    EffectKind("copy_alice", CopyAlice, ON_REVEAL, asks=True, only_one=True),
    EffectKind("flip_up", FlipUp, ON_INVASION_SUCCESS, asks=True),
]
