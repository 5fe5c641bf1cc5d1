"""What Alices do when an invasion succeeds: after the base bonus, in slot order (AHA-52, AHA-59, AHA-60)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.effects import kinds as effects
from wabe.games.alicematic_heroes.effects import reveal
from wabe.games.alicematic_heroes.pieces import bank, deck, kingdom
from wabe.games.alicematic_heroes.table.cards import COLOURS, PLACES, SLOT_LIMIT, TOKEN_NAMES, TOKEN_OF, TOKENS
from wabe.games.alicematic_heroes.table.layout import DOWN, FROM_EFFECTS, KIND_MASK, KNOWN, NOBODY, OLD
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import (
    EFFECTS_ID,
    NO_PLACE,
    NO_SEAT,
    NO_TOKEN,
    PLUNDER_ID,
    TAKE_ID,
    TURN_UP_ID,
)
from wabe.games.alicematic_heroes.turn import bonus
from wabe.kernel.argument import Field
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need
from wabe.kernel.step import Automatic, Choice

KIND: Final = Field(8)  # that plunders, or turns others up
LEFT: Final = Field(8, after=KIND)  # how many tokens may still be taken, or cards turned


def begin(g: HeroesState, seat: i64, space: i64) -> None:
    """Fix which Alices act on this success; they then do so one by one. AHA-60."""
    places: i64 = 0
    for place in range(PLACES):
        kind = g.acting(seat, place)
        if kind >= 0 and bonus.would_act(g, kind, space, g.robbed):
            places |= 1 << place
    if places:
        g.push(EFFECTS, places)


class Effects(Automatic[HeroesState]):
    """The effects of one success, one after the other. The argument: bit mask of the places still to act. AHA-52."""

    def audit(self, g: HeroesState, arg: i64) -> None:
        need(g.active != NOBODY and g.target >= 0 and 0 < arg < 1 << PLACES, "effects are due where none can be")
        for place in range(PLACES):
            if arg >> place & 1:
                due = g.is_alice(g.active, place) and kingdom.effective_kind(g, g.active, place) >= 0
                need(due, "an effect is due of an Alice that is not there")

    def run(self, g: HeroesState, arg: i64) -> None:
        place: i64 = 0
        while not arg >> place & 1:
            place += 1
        rest = arg & ~(1 << place)
        if rest:
            g.push(EFFECTS, rest)
        kind = kingdom.effective_kind(g, g.active, place)
        act(g, g.active, kind)


def act(g: HeroesState, seat: i64, kind: i64) -> None:
    """What one Alice of a kind does on the success."""
    content = g.content
    effect = content.effect[kind]
    if content.vp[kind]:
        gain_vp(g, seat, kind, content.vp[kind])
    if effect == effects.DRAW_ON_CITY:
        deck.draw(g, seat, content.cards[kind])
    elif effect == effects.EXTRA_TOKEN:
        bank.gain_tokens(g, seat, TOKEN_OF[g.board.kind[g.target]], content.amount[kind])
    elif effect == effects.STEAL_TOKEN and victims(g, seat, content.token[kind]):
        g.push(TAKE, kind)
    elif effect == effects.FLIP_UP:
        ask_to_turn_up(g, kind, content.flips[kind])
    elif effect == effects.PLUNDER:
        ask_to_plunder(g, kind, content.amount[kind])


def gain_vp(g: HeroesState, seat: i64, kind: i64, count: i64) -> None:
    """Gain VP by an effect; never halved. AH-52."""
    g.add_vp(seat, FROM_EFFECTS, count)
    if g.log is not None:
        g.emit("vp-by-effect", {"seat": seat, "count": count, "card": g.content.names[kind]})


def victims(g: HeroesState, seat: i64, token: i64) -> i64:
    """Bit mask of the other players that have a token of the colour. AH-76."""
    found: i64 = 0
    for other in range(g.players):
        if other != seat and g.tokens(other, token) > 0:
            found |= 1 << other
    return found


class Take(Choice[HeroesState]):
    """Fighter, Wonder, Cheergirl: from whom to take tokens. The argument is the kind that takes. AH-76, AHA-71."""

    def audit(self, g: HeroesState, arg: i64) -> None:
        reveal.need_cause(g, arg, 1, effects.STEAL_TOKEN, g.content.amount)

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        g.offer_each(victims(g, seat, g.content.token[arg]))
        g.offer(NO_SEAT)

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        if action != NO_SEAT:
            token = g.content.token[arg]
            take_tokens(g, arg, action, token, min(g.content.amount[arg], g.tokens(action, token)))

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        if action == NO_SEAT:
            return {"kind": "take_nothing"}
        token = g.content.token[arg]
        count = int(min(g.content.amount[arg], g.tokens(action, token)))
        return {"kind": "take", "target": int(action), "token": TOKEN_NAMES[token], "count": count}

    def targets(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == NO_SEAT else [f"seat:{action}"]

    def prompt(self, g: HeroesState, arg: i64, seat: i64) -> Message:
        token = f"@colour-{TOKEN_NAMES[g.content.token[arg]]}"
        return Message("prompt-take", {"card": f"@card-{g.content.names[arg]}", "token": token})


def take_tokens(g: HeroesState, kind: i64, victim: i64, token: i64, count: i64) -> None:
    """Take tokens from another player: they never touch the bank."""
    g.add_tokens(victim, token, -count)
    g.add_tokens(g.active, token, count)
    if g.log is not None:
        args: Json = {"seat": g.active, "target": victim, "token": TOKEN_NAMES[token], "count": count}
        g.emit("token-taken", {**args, "card": g.content.names[kind]})


def ask_to_plunder(g: HeroesState, kind: i64, left: i64) -> None:
    """Take tokens from the robbed player, one by one, while there are any. AHA-71."""
    if left > 0 and g.all_tokens(g.robbed) > 0:
        g.push(PLUNDER, kind | LEFT.put(left))


class Plunder(Choice[HeroesState]):
    """Pirate: which token to take from the robbed player. AHA-71, AHA-72.

    The argument: `KIND`, `LEFT`.
    """

    def audit(self, g: HeroesState, arg: i64) -> None:
        need(LEFT.is_last(arg), "an effect goes on for too long")
        reveal.need_cause(g, KIND.of(arg), LEFT.of(arg), effects.PLUNDER, g.content.amount)

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        for token in range(TOKENS):
            if g.tokens(g.robbed, token) > 0:
                g.offer(token)
        g.offer(NO_TOKEN)

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        if action != NO_TOKEN:
            take_tokens(g, KIND.of(arg), g.robbed, action, 1)
            ask_to_plunder(g, KIND.of(arg), LEFT.of(arg) - 1)

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        if action == NO_TOKEN:
            return {"kind": "plunder_nothing"}
        return {"kind": "plunder", "token": TOKEN_NAMES[action], "target": int(g.robbed)}

    def targets(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == NO_TOKEN else [f"token:{TOKEN_NAMES[action]}"]

    def prompt(self, g: HeroesState, arg: i64, seat: i64) -> Message:
        return Message("prompt-plunder", {"card": f"@card-{g.content.names[KIND.of(arg)]}", "target": f"#{g.robbed}"})


def ask_to_turn_up(g: HeroesState, kind: i64, left: i64) -> None:
    """Turn own Commoners up, one by one, while there are any."""
    if left > 0 and any(is_commoner(g, g.active, place) for place in range(PLACES)):
        g.push(TURN_UP, kind | LEFT.put(left))


def is_commoner(g: HeroesState, seat: i64, place: i64) -> bool:
    """Whether a face-down card lies at a place. AH-28, AH-30."""
    return g.is_card(seat, place) and bool(g.card_at(seat, place) & DOWN)


class TurnUp(Choice[HeroesState]):
    """Detective: which own Commoner to turn face up, whatever her cost and colour. AH-79, AH-81, AHA-60, AHA-81.

    The argument: `KIND`, `LEFT`.
    """

    def audit(self, g: HeroesState, arg: i64) -> None:
        need(LEFT.is_last(arg), "an effect goes on for too long")
        reveal.need_cause(g, KIND.of(arg), LEFT.of(arg), effects.FLIP_UP, g.content.flips)

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        for place in range(PLACES):
            if is_commoner(g, seat, place) and not is_repeated(g, seat, place):
                g.offer(place)
        g.offer(NO_PLACE)

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        if action == NO_PLACE:
            return
        seat = g.active
        ask_to_turn_up(g, KIND.of(arg), LEFT.of(arg) - 1)
        if not g.card_at(seat, action) & KNOWN:
            g.reveal()
        g.set_card(seat, action, g.kind_at(seat, action))
        if g.log is not None:
            g.emit("alice-turned-up", card_args(g, seat, action))
        reveal.reveal(g, seat, action)

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        if action == NO_PLACE:
            return {"kind": "turn_up_nobody"}
        card, index = g.content.names[g.kind_at(seat, action)], int(action % SLOT_LIMIT)
        return {"kind": "turn_up", "card": card, "slot": COLOURS[action // SLOT_LIMIT], "index": index}

    def targets(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == NO_PLACE else [reveal.piece(seat, action)]

    def prompt(self, g: HeroesState, arg: i64, seat: i64) -> Message:
        return Message("prompt-turn_up", {"card": f"@card-{g.content.names[KIND.of(arg)]}"})


def is_repeated(g: HeroesState, seat: i64, place: i64) -> bool:
    """Whether an equal Commoner lies earlier in the same slot, and others know as much about her. AHA-45, AHA-94."""
    for before in range(place // SLOT_LIMIT * SLOT_LIMIT, place):
        if is_commoner(g, seat, before) and looks(g.card_at(seat, before)) == looks(g.card_at(seat, place)):
            return True
    return False


def looks(card: i64) -> i64:
    """All that can tell one Commoner from another: her kind, whether all know it, else whether she is an old card."""
    return card & (KIND_MASK | KNOWN if card & KNOWN else KIND_MASK | OLD)


def card_args(g: HeroesState, seat: i64, place: i64) -> Json:
    """Arguments of an event about a card in a kingdom."""
    return {"seat": seat, "card": g.content.names[g.kind_at(seat, place)], "slot": COLOURS[place // SLOT_LIMIT]}


EFFECTS: Final = Effects(EFFECTS_ID, "effects")
TAKE: Final = Take(TAKE_ID, "take")
PLUNDER: Final = Plunder(PLUNDER_ID, "plunder")
TURN_UP: Final = TurnUp(TURN_UP_ID, "turn_up")
