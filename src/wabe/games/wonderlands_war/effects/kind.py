"""What the data may say of a kind of effect. Each module of effects ends with its `KINDS`, a line for each."""

from __future__ import annotations

from typing import Final

from wabe.games.wonderlands_war.table.on_cards import Effect

# Owners.
OF_ALLY: Final = "ally"
OF_ARTIFACT: Final = "artifact"
OF_PASSIVE: Final = "passive"
OF_FIGURE: Final = "figure"
OF_TOOL: Final = "tool"
OF_CHIPS: Final = [OF_ALLY, OF_ARTIFACT, OF_TOOL]
PLAYED: Final = ["when_played"]
LATER: Final = ["after_strength"]
ON_LOSS: Final = ["units_lost"]
AT_END: Final = ["end_of_battle"]

NO: Final = [False]
YES: Final = [True]
EITHER: Final = [False, True]

# What there may be nothing to say on.
FORECAST: Final = "forecast"
JUDGEMENT: Final = "judgement"


class EffectKind:
    """A kind of effect: its name in the data, its class, and what an effect of it may be.

    Fields:
        owners: whose ability it may belong to.
        timings: when it may act.
        declines: the values that `optional` may have.
        others: whether it touches others (WW-B16 step 3).
        only: the one type of Ally that may have it; empty for any.
        usual: what there is nothing to say on, so that the class does as `Effect` does: `FORECAST` (the model leaves it
            out, or it touches no draw of its owner's), `JUDGEMENT` (it is worth what most effects are worth).
    """

    def __init__(
        self,
        name: str,
        make: type[Effect],
        owners: list[str],
        timings: list[str],
        declines: list[bool],
        others: bool = False,
        only: str = "",
        usual: list[str] | None = None,
    ) -> None:
        self.name = name
        self.make = make
        self.owners = owners
        self.timings = timings
        self.declines = declines
        self.others = others
        self.only = only
        self.usual = usual or []
