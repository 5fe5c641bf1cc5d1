"""What stands on the cards: the base class of effects. Each kind that the data know is a subclass, in `effects`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.records import Records
    from wabe.games.alicematic_heroes.table.state import HeroesState


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What one kind of Alice does: a subclass says when it acts, does it, and knows what that brings.

    Fields:
        kind: the kind of Alice that has it.
        timing: when it acts, a bit mask: `timing.ON_REVEAL` ...
        asks: whether its owner has a decision to make.
        asked_by: the step that asks, by number, 0 for none of its own; times: how often it acts at most, 0 where it
            is asked once.
        stacks: whether every copy of the Alice works (AH-25).
        copies: whether the Alice copies another one (AHA-38).
        flags: those of `layout.FLAGS` that are on while it works, a bit mask.
        per_flip: Military Power for each Alice turned face down; 0 if it turns none (AH-78).
        vp, cards, tokens, alices: what it gives when it acts, at the most; Alices by turning Commoners up.
        now, later: VP that it is worth while it works, besides what `end_vp` says: at the end, and more with a whole
            game to come. Fitted as in `mind.worth`.

    Args:
        now: see above.
        later: see above.
    """

    def __init__(self, now: float, later: float) -> None:
        self.kind: i64 = -1
        self.timing: i64 = 0
        self.asks = False
        self.asked_by: i64 = 0
        self.times: i64 = 0
        self.stacks = False
        self.copies = False
        self.flags: i64 = 0
        self.per_flip: i64 = 0
        self.vp: i64 = 0
        self.cards: i64 = 0
        self.tokens: i64 = 0
        self.alices: i64 = 0
        self.now = now
        self.later = later

    # --- the rules ---------------------------------------------------------------------------------------------

    def placed(self, g: HeroesState, seat: i64, slot: i64) -> None:
        """Its owner has put a card into a slot."""

    def revealed(self, g: HeroesState, seat: i64, place: i64) -> None:
        """The Alice at a place was revealed, or has just copied this effect."""

    def add_up(self, g: HeroesState, row: i64) -> None:
        """Add to a row of powers and flags what it gives all the time: by default its flags alone."""
        if self.flags:
            g.add_flag(row, self.flags)

    def acts_on(self, g: HeroesState, space: i64, robbed: i64) -> bool:
        """Whether it acts when this space is invaded, and so stolen from somebody or NOBODY."""
        return False

    def succeed(self, g: HeroesState, seat: i64) -> None:
        """The seat has invaded `g.target`, and it acts."""

    def end_vp(self, g: HeroesState, seat: i64) -> i64:
        """VP at the end, if that were now."""
        return 0

    # --- the choice; `left`: how often it may still act ------------------------------------------------------

    def options(self, g: HeroesState, seat: i64, left: i64) -> None:
        """Call `g.offer(action)` for each choice."""
        raise NotImplementedError(type(self).__name__)

    def repertoire(self, content: Records) -> Sequence[int]:
        """All that `options` may ever offer, played with these components; ascending."""
        raise NotImplementedError(type(self).__name__)

    def choose(self, g: HeroesState, seat: i64, left: i64, action: i64) -> None:
        """Carry out a choice."""
        raise NotImplementedError(type(self).__name__)

    def form(self, g: HeroesState, seat: i64, left: i64, action: i64) -> Json:
        """A choice as JSON."""
        raise NotImplementedError(type(self).__name__)

    def targets(self, g: HeroesState, seat: i64, left: i64, action: i64) -> list[str]:
        """The pieces to highlight."""
        return []

    def asked(self, g: HeroesState, left: i64) -> Json:
        """What the question names besides the card."""
        return {}
