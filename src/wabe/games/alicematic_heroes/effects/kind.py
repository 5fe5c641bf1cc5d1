"""What the data may say of a kind of effect. Each module of effects ends with its `KINDS`, a line for each."""

from __future__ import annotations

from collections.abc import Callable

from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.kernel.data import Fields


class EffectKind:
    """A kind of effect: its name in the data, its class, and what an effect of it may be.

    Fields:
        make: its class, made from the parameters: exactly those that it reads.
        timing: when it acts, a bit mask.
        asks: whether the owner has a decision to make.
        only_one: whether a second kind of Alice with it would have no rule.
    """

    def __init__(
        self, name: str, make: Callable[[Fields], Effect], timing: int, asks: bool = False, only_one: bool = False
    ) -> None:
        self.name = name
        self.make = make
        self.timing = timing
        self.asks = asks
        self.only_one = only_one
