"""What stands on chips and cards: the base classes of effects, of Feats and of Objectives.

Each kind that the data know is a subclass, in `effects` and in `content`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from wabe.games.wonderlands_war.table.layout import CHIP_STRENGTH
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

PASS: Final = 0  # the answer of who does not use an optional effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One effect of an ability. Subclasses say what there is to choose, and do it.

    Fields:
        index: its number in `content.effects`.
        ability: the id of its ability, such as `flamingo_a`.
        optional: whether its owner may decline.
        plain: whether it touches nothing that another effect looks at (VP): it is then never asked for its turn.
        each_copy: whether each Active copy of its chip acts for itself at the end of a battle (WW-C10).
        timing: when it acts, `timing.WHEN_PLAYED` ...
        on_others: whether it touches other players, WW-B16 step 3.
        question: what its owner is asked, a case of `prompt-use`; `text`: what the ability says.
        amount_asked: the number in that question.
    """

    def __init__(self, ability: str, optional: bool) -> None:
        self.index: i64 = 0
        self.ability = ability
        self.optional = optional
        self.plain = False
        self.each_copy = False
        self.timing: i64 = 0
        self.on_others = False
        self.question = "text"
        self.amount_asked: i64 = 0

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        """Call `g.offer(action)` for each choice, `PASS` first where one may decline; one at least.

        A single choice is carried out without asking (WW-R17). `about`: what set it off, from 0 to 255.
        """
        g.offer(PASS)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        """Carry out a choice."""
        raise NotImplementedError(self.ability)

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        """A choice as JSON; `PASS` of an optional effect is `{"kind": "pass"}`."""
        return {"kind": "pass"}

    def targets(self, g: WarState, seat: i64, about: i64, action: i64) -> list[str]:
        """The pieces to highlight."""
        return []

    def changed(self, g: WarState, seat: i64) -> i64:
        """What the chip being played counts once its owner has this effect change its Strength."""
        return g.mark(seat, CHIP_STRENGTH)


@mypyc_attr(allow_interpreted_subclasses=True)
class Feat:
    """The condition of a Feat."""

    def holds(self, g: WarState, seat: i64) -> bool:
        """Whether a participant who has not bust fulfils it now; each kind says so. The Region is judged elsewhere."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Objective:
    """The condition of an Objective."""

    def holds(self, g: WarState, seat: i64) -> bool:
        """Whether the seat fulfils it; each kind says so."""
        raise NotImplementedError(type(self).__name__)
