"""What stands on chips and cards: the base classes of effects, of Feats and of Objectives.

Each kind that the data know is a subclass, in `effects` and in `content`. It knows all about itself: what it does, what
a forecast makes of it, what it is worth. What is good is told in plain numbers, of what a `Judge` is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from wabe.games.wonderlands_war.table.chips import ARTIFACT
from wabe.games.wonderlands_war.table.foresight import USED, Hand, Judge
from wabe.games.wonderlands_war.table.layout import CHIP_STRENGTH
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.records import Records
    from wabe.games.wonderlands_war.table.state import WarState
    from wabe.kernel.data import Fields

PASS: Final = 0  # the answer of who does not use an optional effect
USE_IT: Final = 1  # and of who uses one without more to choose
YES_OR_NO: Final = (PASS, USE_IT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One effect of an ability. Subclasses say what there is to choose, and do it; what comes of it, and is it good.

    Fields:
        index: its number in `content.effects`.
        ability: the id of its ability, such as `flamingo_a`.
        optional: whether its owner may decline.
        plain: whether it touches nothing that another effect looks at (VP): it is then never asked for its turn.
        each_copy: whether each Active copy of its chip acts for itself at the end of a battle (WW-C10).
        has_own_step: whether another step than that of its time carries it out, and it does not wait for its turn.
        timing: when it acts, `timing.WHEN_PLAYED` ...
        on_others: whether it touches other players, WW-B16 step 3.
        question: what its owner is asked, a case of `prompt-use`; `text`: what the ability says.
        amount_asked: the number in that question.
        rather_used: of several choices `USE_IT` is the one of who has no time to think; else it is the last.

    Args:
        fields: its record, of which subclasses read their parameters.
    """

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        self.index: i64 = 0
        self.ability = ability
        self.optional = optional
        self.plain = False
        self.each_copy = False
        self.has_own_step = False
        self.timing: i64 = 0
        self.on_others = False
        self.question = "text"
        self.amount_asked: i64 = 0
        self.rather_used = False

    # --- the rules ------------------------------------------------------------------------------------------------

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        """Call `g.offer(action)` for each choice, `PASS` first where one may decline; one at least.

        A single choice is carried out without asking (WW-R17). `about`: what set it off, from 0 to 255.
        """
        g.offer(PASS)

    def repertoire(self, content: Records) -> Sequence[int]:
        """All that `options` may ever offer with these data."""
        return (PASS,)

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

    def lends(self) -> i64:
        """Strength that its chip, once Active, gives each Ally chip played later."""
        return 0

    def is_left_alone(self) -> bool:
        """Whether no other chip of the owner touches its chip."""
        return False

    # --- the forecast ---------------------------------------------------------------------------------------------

    def forecast_start(self, hand: Hand) -> None:
        """What an unlocked ability, or a figure that is here, makes of all draws to come."""

    def forecast_strength(self, g: WarState, seat: i64, hand: Hand, kind: i64, strength: i64) -> i64:
        """The Strength of its chip, of this kind, after it; choices are made for Strength."""
        return strength

    def forecast_beside(self, hand: Hand) -> i64:
        """Strength that it gives beside its chip."""
        return 0

    def forecast_placed(self, hand: Hand, printed: i64) -> None:
        """What its chip, of this printed Strength, does to what comes after it."""

    # --- the judgement --------------------------------------------------------------------------------------------

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        """VP of one choice; 0 for none."""
        return 0.0 if action == PASS else USED

    def strength_worth(self, kind: i64, printed: float) -> float:
        """Strength that it is worth to a chip that has it, beside the printed one."""
        return 0.5 if kind >= ARTIFACT else 0.0

    def passive_worth(self, wars: float) -> float:
        """VP of an ability of a Faction that does not act on Artifacts, with so many Wars to come."""
        return wars

    def figure_worth(self, wars: float) -> float:
        """VP to a figure that has it, with so many Wars to come."""
        return 0.5 * wars

    def forged_worth(self) -> float:
        """VP of what it brings when its chip is forged, if it then acts."""
        return 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Feat:
    """The condition of a Feat."""

    def holds(self, g: WarState, seat: i64) -> bool:
        """Whether a participant who has not bust fulfils it now; each kind says so. The Region is judged elsewhere."""
        raise NotImplementedError(type(self).__name__)

    def forecast(self, g: WarState, seat: i64, hand: Hand, first: float, second: float) -> float:
        """The chance that it holds if the battle ends with this hand, first or second there with these chances."""
        raise NotImplementedError(type(self).__name__)

    def frequency(self) -> float:
        """How often it can be had in a War by who takes part in the Region and plays for it."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Objective:
    """The condition of an Objective."""

    def holds(self, g: WarState, seat: i64) -> bool:
        """Whether the seat fulfils it; each kind says so."""
        raise NotImplementedError(type(self).__name__)

    def goal(self, g: WarState) -> i64:
        """The least of what it counts; 0 if it asks for no more of anything, and so may be lost again."""
        raise NotImplementedError(type(self).__name__)

    def count(self, g: WarState, seat: i64) -> i64:
        """How many of what it counts the seat has; each kind with a goal says so."""
        raise NotImplementedError(type(self).__name__)

    def growth(self) -> float:
        """How many of them a player gains in a Round, without playing for it; each kind with a goal says so."""
        raise NotImplementedError(type(self).__name__)

    def counts_ally(self, kind: i64) -> bool:
        """Whether one more of this kind of Ally chip is one more of what it counts."""
        return False

    def counts_card(self, g: WarState, card: i64) -> bool:
        """Whether one more of this tea card is one more of what it counts."""
        return False
