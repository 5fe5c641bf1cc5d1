"""What the advice on an action is made of: points and promise of the cards, a collapse, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.mind.advice import (
    AGAIN_WORTH,
    Plan,
    draw_worth,
    emptied,
    end_worth,
    is_end,
    look_worth,
    skill_worth,
)
from wabe.games.wonderland_xiii.mind.worth import at_end
from wabe.games.wonderland_xiii.table.cards import ALICE, CAT, HATTER, QUEEN, RABBIT
from wabe.games.wonderland_xiii.table.layout import DECKS, KINDS
from wabe.games.wonderland_xiii.table.step_ids import GO_ON
from wabe.games.wonderland_xiii.turn.scoring import points
from wabe.kernel.ints import Ints
from wabe.kernel.reasons import Reasons

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.table.state import XiiiState

NEVER: Final = -1000.0
SKILLS: Final = {ALICE: "key", CAT: "look", HATTER: "hidden", QUEEN: "covered"}


def reasons(g: XiiiState, seat: i64, action: i64) -> Reasons:
    """The terms of `advise` on one action of a seat."""
    step = g.top_step().name
    plan = ToldPlan(g, seat)
    if step == "go_on":
        return plan.best_pass() if action == GO_ON else plan.home()
    if step == "choose_deck":
        return plan.best_cover(action)
    if step == "cover":
        plan.cover(g.explored, action)
        return plan.told
    if step == "reveal":
        plan.reveal(action)
        return plan.told
    if step == "skill" and action == RABBIT:
        return plan.best_reveal()
    return small(g, seat, step, action, plan)


def small(g: XiiiState, seat: i64, step: str, action: i64, plan: Plan) -> Reasons:
    """The terms of a choice that is judged by a number each."""
    told = Reasons()
    if step == "skill":
        told.add(SKILLS.get(int(action), "worth"), skill_worth(g, plan, action))
    elif step == "look":
        told.add("look", look_worth(g, action))
    elif step == "draw":
        ends = emptied(g, action) > 0 and is_end(g, 1)
        end = end_worth(g, seat, float(at_end(g, seat))) if ends else 0.0
        told.add("hidden", draw_worth(g, seat, action) - end)
        told.add("end", end)
    else:
        told.add("leader", float(points(g.notebook_of(action), g.best_split)))
    return told


class ToldPlan(Plan):
    """A plan that says of the last pass it judged what made up its worth.

    Fields:
        told: its terms.
    """

    def __init__(self, g: XiiiState, seat: i64) -> None:
        super().__init__(g, seat)
        self.told = Reasons()

    def mixed(self, collapse: float, cover: i64, first: i64, second: i64, emptied_decks: i64) -> float:
        """As it is judged: what a safe pass brings, and what a collapse takes from that."""
        worth = super().mixed(collapse, cover, first, second, emptied_decks)
        won = self.expect(self.danger.room, self.merged, first, second)
        lost, end = self.worth(self.notebook), 0.0
        if emptied_decks > 0 and is_end(self.g, emptied_decks):
            end = (1.0 - collapse) * end_worth(self.g, self.seat, won) + collapse * end_worth(self.g, self.seat, lost)
        self.told = Reasons()
        if collapse < 1.0:
            self.tell(self.merged, won, first, second)
            self.told.add("safety", collapse * (lost - won))
        else:  # nothing comes home
            self.tell(self.notebook, lost, KINDS, KINDS)
        self.told.add("end", end)
        self.told.take("collapse", collapse)
        return worth

    def tell(self, cards: Ints, worth: float, first: i64, second: i64) -> None:
        """Points and promise of cards with two more: without any time left there is no promise."""
        time, self.time = self.time, 0.0
        scored = self.expect(self.danger.room, cards, first, second)
        self.time = time
        self.told.add("points", scored)
        self.told.add("promise", worth - scored)

    def home(self) -> Reasons:
        """The terms of bringing the Tunnel home."""
        self.told = Reasons()
        self.tell(self.merged, self.keep(), KINDS, KINDS)
        return self.told

    def best_pass(self) -> Reasons:
        """The terms of the best further pass."""
        best, found = NEVER, Reasons()
        for deck in range(DECKS):
            if self.g.usable_decks() >> deck & 1:
                told = self.best_cover(deck)
                if told.total() > best:
                    best, found = told.total(), told
        found.add("again", AGAIN_WORTH)
        return found

    def best_cover(self, deck: i64) -> Reasons:
        """The terms of covering a deck with the best card."""
        best, found = NEVER, Reasons()
        for kind in range(KINDS):
            if self.notebook[kind] > 0:
                worth = self.cover(deck, kind)
                if worth > best:
                    best, found = worth, self.told
        return found

    def best_reveal(self) -> Reasons:
        """The terms of taking the best face-down top, over bringing the Tunnel home as it is."""
        best, found = NEVER, Reasons()
        for deck in range(DECKS):
            if self.g.has_face_down_top(deck):
                worth = self.reveal(deck)
                if worth > best:
                    best, found = worth, self.told
        found.mix(self.home(), -1.0)
        return found
