"""What Quests promise: how likely their Feats and Objectives still are. For bots."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.gains.scoring import FOR_BOTH, FOR_FEAT, FOR_OBJECTIVE
from wabe.games.wonderlands_war.mind.forces import wars_left
from wabe.games.wonderlands_war.table.layout import NOBODY, QUESTS, ROUNDS
from wabe.games.wonderlands_war.table.on_cards import Objective
from wabe.kernel.ints import Floats, floats

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

# What is told of a seat's Quests.
WORTH: Final = 0
HELD: Final = 1
FEATS: Final = 2
QUEST_COUNTS: Final = 3

FEW_SHARDS: Final = 0.6  # of what may be lost again
HOLDS_NOW: Final = 0.95
UNKNOWN_QUEST: Final = 3.0  # VP of a Quest that is not known


def quests_of_all(g: WarState, viewer: i64) -> Floats:
    """For each seat at `seat * QUEST_COUNTS` the VP that its Quests promise, their number, and that of completed Feats.

    Those in hand are hidden from another viewer, but not from NOBODY.
    """
    found = floats(g.players * QUEST_COUNTS)
    for quest in range(QUESTS):
        seat = g.quest_holder(quest)
        if seat != NOBODY:
            is_done, first = g.is_feat_done(quest), seat * QUEST_COUNTS
            is_known = viewer in (seat, NOBODY) or is_done
            found[first + WORTH] += quest_worth(g, seat, quest) if is_known else UNKNOWN_QUEST
            found[first + HELD] += 1.0
            found[first + FEATS] += 1.0 if is_done else 0.0
    return found


def quest_worth(g: WarState, seat: i64, quest: i64) -> float:
    """VP that a Quest in the seat's hand, or with its Feat completed, promises (WW-F01)."""
    feat = 1.0 if g.is_feat_done(quest) else feat_chance(g, quest)
    objective = objective_chance(g, seat, quest)
    return feat * float(FOR_FEAT) + objective * float(FOR_OBJECTIVE) + feat * objective * float(FOR_BOTH)


def feat_chance(g: WarState, quest: i64) -> float:
    """The chance to complete a Feat in the Wars to come."""
    chance = g.content.feats[quest].frequency()
    return 1.0 - exp(log(1.0 - chance) * wars_left(g))


def objective_chance(g: WarState, seat: i64, quest: i64) -> float:
    """The chance that an Objective holds at the end."""
    objective = g.content.objectives[quest]
    goal = objective.goal(g)
    if goal > 0:
        count = objective.count(g, seat)
        return HOLDS_NOW if count >= goal else likely(g, count, objective.growth(), goal)
    if objective.holds(g, seat):
        return HOLDS_NOW if g.round == ROUNDS else FEW_SHARDS
    return FEW_SHARDS * 0.5 if g.round < ROUNDS else 0.2


def likely(g: WarState, count: i64, growth: float, least: i64) -> float:
    """The chance to reach a count, from how near it is and what may still come."""
    time = wars_left(g)
    reach = (float(count) + growth * time) / float(least)
    return min(0.9, reach * reach * reach * 0.7) if time > 0.0 else 0.0


# --- what brings an Objective nearer ------------------------------------------------------------------------------


def ally_worth(g: WarState, seat: i64, kind: i64) -> float:
    """VP that one more Ally chip of a kind brings by the Objectives of the seat's Quests."""
    worth = 0.0
    for quest in range(QUESTS):
        if g.quest_holder(quest) == seat:
            objective = g.content.objectives[quest]
            if objective.counts_ally(kind):
                worth += step_worth(g, seat, objective)
    return worth


def icon_worth(g: WarState, seat: i64, card: i64) -> float:
    """VP that a tea card brings by what it shows."""
    worth = 0.0
    for quest in range(QUESTS):
        if g.quest_holder(quest) == seat:
            objective = g.content.objectives[quest]
            if objective.counts_card(g, card):
                worth += step_worth(g, seat, objective)
    return worth


def step_worth(g: WarState, seat: i64, objective: Objective) -> float:
    """VP of one more of what an Objective counts: more the nearer it is, nothing once it holds."""
    count, goal = objective.count(g, seat), objective.goal(g)
    if count >= goal:
        return 0.0
    reach = float(count) + objective.growth() * wars_left(g)
    if reach < 0.6 * float(goal):
        return 0.1
    return (float(FOR_OBJECTIVE) + 1.5) / float(goal) * 1.2
