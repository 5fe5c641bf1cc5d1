"""The steps that ask the player on turn about an effect; the effect itself says what there is to choose."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import KEEP_ID, PLUNDER_ID, TAKE_ID, TURN_UP_ID
from wabe.kernel.message import Json, Message
from wabe.kernel.step import Choice

UPPER_SHIFT: Final = 8
LOWER_MASK: Final = 0xFF


class Ask(Choice[HeroesState]):
    """Something to choose about an effect. The argument: the kind of Alice, and from bit 8 how often she may act."""

    def kind(self, arg: i64) -> i64:
        """The kind whose effect it is."""
        return arg & LOWER_MASK

    def left(self, arg: i64) -> i64:
        """How often it may still act."""
        return arg >> UPPER_SHIFT

    def arg(self, kind: i64, left: i64) -> i64:
        """The argument that says so."""
        return kind | left << UPPER_SHIFT

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        g.content.effects[self.kind(arg)].options(g, seat, self.left(arg))

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        g.content.effects[self.kind(arg)].choose(g, g.active, self.left(arg), action)

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        return g.content.effects[self.kind(arg)].form(g, seat, self.left(arg), action)

    def targets(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> list[str]:
        return g.content.effects[self.kind(arg)].targets(g, seat, self.left(arg), action)

    def prompt(self, g: HeroesState, arg: i64, seat: i64) -> Message:
        kind = self.kind(arg)
        more = g.content.effects[kind].asked(g, self.left(arg))
        return Message(f"prompt-{self.name}", {"card": f"@card-{g.content.names[kind]}", **more})


class AskLooking(Ask):
    """The same with cards of the deck laid out. The argument: how many may be kept, and from bit 8 the kind."""

    def kind(self, arg: i64) -> i64:
        return arg >> UPPER_SHIFT

    def left(self, arg: i64) -> i64:
        return arg & LOWER_MASK

    def arg(self, kind: i64, left: i64) -> i64:
        return left | kind << UPPER_SHIFT


def ask(g: HeroesState, step: Ask, effect: Effect, left: i64) -> None:
    """Ask next, about an effect that may still act so often."""
    g.push(step, step.arg(effect.kind, left))


TAKE: Final = Ask(TAKE_ID, "take")
PLUNDER: Final = Ask(PLUNDER_ID, "plunder")
TURN_UP: Final = Ask(TURN_UP_ID, "turn_up")
KEEP: Final = AskLooking(KEEP_ID, "keep")
