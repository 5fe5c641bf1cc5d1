"""Choices of a card from the hand."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.records import records_of
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.game import Game
from wabe.kernel.step import Choice


class HandCard(Choice[HeroesState]):
    """One card from the hand of the seat whose turn it is; equal ones are one choice."""

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        for kind in range(g.content.kinds):
            if g.in_hand(seat, kind) > 0:
                g.offer(kind)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(records_of(game).kinds)

    def always_asks(self, g: HeroesState, arg: i64) -> bool:
        return g.hand_size(g.active) > 1  # or everybody would know that they are all the same

    def targets(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"card:{g.content.names[action]}"]
