"""What a choice cost: how much more of the win the best one promised that a search finds.

In three steps, so that nobody is blamed for bad luck of the search. At each decision a search says what is best, and
what was chosen is held against it in worlds of their own. Of each seat the choices that seem to cost most are then
looked at again, longer and with fresh chance; and those which are beyond noise once more, and only this third look is
told, if it is beyond noise as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wabe import bots
from wabe.analysis.figures import Figure, mean_of
from wabe.analysis.plans import Plan, line, moved
from wabe.analysis.report import Choice, Move, Settings
from wabe.analysis.worlds import seed_of
from wabe.bots.reasons import Verdict
from wabe.bots.search import FOREVER, growing, search
from wabe.kernel.message import Message
from wabe.kernel.state import State

PAIRS: Final = 8  # of plans that are held against each other
SHORT: Final = 4  # times shorter than the search is the one for a plan, and
TESTS: Final = 2  # times as many iterations as worlds in which it is tried
LONGER: Final = 4  # times the second look and the third
LOOKED_AT: Final = 6  # choices of each seat that are looked at again,
TOLD: Final = 3  # and once more, and told


@dataclass(frozen=True)
class Decision:
    """A choice that somebody made in a play.

    Fields:
        at: the number of actions before it.
        state: the position, of which nobody is told more than the seat knows.
        seat, action: who chose what.
    """

    at: int
    state: State
    seat: int
    action: int

    def situation(self) -> bots.Situation:
        """As the seat sees it."""
        return bots.Situation(self.state, self.seat)

    def prompt(self) -> Message:
        """What the seat was asked."""
        step, arg = self.state.top_step(), self.state.top_arg()
        return step.prompt(self.state, arg, self.seat)

    def move(self, action: int) -> Move:
        """One of its actions in words."""
        return moved(self.state, self.seat, action)


@dataclass(frozen=True)
class Compared:
    """What was chosen beside what a search finds best: the same, where it costs nothing.

    Fields:
        better: the action that the search finds best.
        cost: how much more of the win it promises.
        win: what is to be expected after what was chosen.
        plan: what to do with the better one.
    """

    decision: Decision
    better: int
    cost: Figure
    win: float
    plan: Plan | None = None


def judged(decision: Decision, settings: Settings) -> Compared:
    """The first look at a choice."""
    situation, seed = decision.situation(), seed_of(settings.seed, "choice", decision.at)
    outcome = search(situation.determinise(seed), situation.seat, seed, settings.iterations, FOREVER)
    better, _, _ = max(outcome, key=lambda tried: (tried[1], tried[2]))
    if better == decision.action:
        return Compared(decision, better, Figure(), 0.0)
    return compared(decision, better, seed_of(settings.seed, "pair", decision.at), settings.iterations // SHORT)


def looked_at_again(first: Compared, look: str, settings: Settings) -> Compared:
    """A look of that name, with chance of its own."""
    seed = seed_of(settings.seed, look, first.decision.at)
    return compared(first.decision, first.better, seed, settings.iterations // SHORT * LONGER)


def compared(decision: Decision, better: int, seed: int, iterations: int) -> Compared:
    """Hold what was chosen against another action, each with the best plan, in the same worlds."""
    situation, plan = decision.situation(), None
    costs, wins = [], []
    for pair in range(PAIRS):
        own = seed_of(seed, pair)
        with growing():
            plan, other = (Plan(situation, action, own, iterations) for action in (better, decision.action))
        worlds = range(own, own + worlds_of(iterations))
        win = sum(other.tried(world) for world in worlds) / len(worlds)
        costs.append(sum(plan.tried(world) for world in worlds) / len(worlds) - win)
        wins.append(win)
    return Compared(decision, better, mean_of(costs), mean_of(wins).mean, plan)


def worlds_of(iterations: int) -> int:
    """In how many worlds a plan is tried that so many iterations made."""
    return max(1, iterations // TESTS)


def worst(first: list[Compared]) -> list[Compared]:
    """Those that are looked at again."""
    costly = [each for each in first if each.cost.mean > 0.0]
    return sorted(costly, key=lambda each: -each.cost.mean)[:LOOKED_AT]


def sure(looked: list[Compared]) -> list[Compared]:
    """Those that cost most, as far as they are beyond noise."""
    beyond = [each for each in looked if each.cost.mean > 0.0 and each.cost.stands_out()]
    return sorted(beyond, key=lambda each: -each.cost.mean)[:TOLD]


def tell(found: Compared, settings: Settings) -> Choice:
    """A choice with reason and line."""
    decision, better = found.decision, found.better
    tries = PAIRS * worlds_of(settings.iterations // SHORT * LONGER)
    win, best = found.win, found.win + found.cost.mean
    thoughts = [bots.Thought(better, best, tries, best), bots.Thought(decision.action, win, tries, win)]
    seed = seed_of(settings.seed, "line", decision.at)
    return Choice(
        at=decision.at,
        seat=decision.seat,
        chapter=decision.state.chapter(),
        prompt=decision.prompt(),
        chosen=decision.move(decision.action),
        better=decision.move(better),
        win=win,
        cost=found.cost.mean,
        error=found.cost.error,
        reason=bots.reason(decision.situation(), thoughts, known=Verdict.BETTER),
        line=[] if found.plan is None else line(found.plan, seed, max(1, settings.iterations // SHORT)),
    )
