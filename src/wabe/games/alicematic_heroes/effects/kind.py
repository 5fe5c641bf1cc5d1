"""What the data may say of one kind of effect."""

from __future__ import annotations

from collections.abc import Callable

from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.kernel.data import Fields


class EffectKind:
    """One kind of effect.

    Args:
        timing: when it acts, a bit mask.
        asks: whether the owner has a decision to make.
        make: its class, made from its parameters; those read none that are not there, and leave none.
        only_one: whether a second kind of Alice with it would have no rule.
    """

    def __init__(self, timing: int, asks: bool, make: Callable[[Fields], Effect], only_one: bool = False) -> None:
        self.timing = timing
        self.asks = asks
        self.make = make
        self.only_one = only_one
