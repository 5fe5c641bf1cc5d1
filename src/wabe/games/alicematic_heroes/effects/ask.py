"""The steps that ask the player on turn about an effect; the effect itself says what there is to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.games.alicematic_heroes.table.records import records_of
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import KEEP_ID, PLUNDER_ID, TAKE_ID, TURN_UP_ID
from wabe.kernel.argument import Field
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need
from wabe.kernel.step import Choice

KIND: Final = Field(8)  # of Alice, whose effect it is
LEFT: Final = Field(8, after=KIND)  # how often it may still act; 0 where it acts once
CARDS_LEFT: Final = Field(8)  # the same of cards looked at, the other way round
LOOKING: Final = Field(8, after=CARDS_LEFT)


class Ask(Choice[HeroesState]):
    """Something to choose about an effect.

    Args:
        step_id: its number.
        name: its name.
        kind: the field of the argument with the kind of Alice.
        left: the field that tells how often her effect may still act.
    """

    def __init__(self, step_id: int, name: str, kind: Field, left: Field) -> None:
        super().__init__(step_id, name)
        self.kind = kind
        self.left = left

    def audit(self, g: HeroesState, arg: i64) -> None:
        kind, left = self.kind.of(arg), self.left.of(arg)
        need(arg == self.kind.put(kind) | self.left.put(left), Message("error-heroes-effect-goes-on-too-long"))
        need(
            kind < g.content.kinds and g.content.effects[kind].asked_by == self.id,
            Message("error-heroes-effect-no-cause"),
        )
        times = g.content.effects[kind].times
        need(min(1, times) <= left <= times, Message("error-heroes-effect-goes-on-too-long"))

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        g.content.effects[self.kind.of(arg)].options(g, seat, self.left.of(arg))

    def repertoire(self, game: Game) -> Sequence[int]:
        cards = records_of(game)
        asking = [effect for effect in cards.effects if effect.asked_by == self.id]
        return sorted({action for effect in asking for action in effect.repertoire(cards)})

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        g.content.effects[self.kind.of(arg)].choose(g, g.active, self.left.of(arg), action)

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        return g.content.effects[self.kind.of(arg)].form(g, seat, self.left.of(arg), action)

    def targets(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> list[str]:
        return g.content.effects[self.kind.of(arg)].targets(g, seat, self.left.of(arg), action)

    def prompt(self, g: HeroesState, arg: i64, seat: i64) -> Message:
        kind = self.kind.of(arg)
        more = g.content.effects[kind].asked(g, self.left.of(arg))
        return Message(f"prompt-{self.name}", {"card": f"@card-{g.content.names[kind]}", **more})


class AskInSecret(Ask):
    """Something to choose that the others learn no more of than its kind."""

    def seen(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": self.form(g, arg, seat, action)["kind"]}


def ask(g: HeroesState, step: Ask, effect: Effect, left: i64) -> None:
    """Ask next, about an effect that may still act so often."""
    g.push(step, step.kind.put(effect.kind) | step.left.put(left))


TAKE: Final = Ask(TAKE_ID, "take", KIND, LEFT)
PLUNDER: Final = Ask(PLUNDER_ID, "plunder", KIND, LEFT)
TURN_UP: Final = Ask(TURN_UP_ID, "turn_up", KIND, LEFT)
KEEP: Final = AskInSecret(KEEP_ID, "keep", LOOKING, CARDS_LEFT)
