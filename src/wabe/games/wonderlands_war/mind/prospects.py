"""What Quests promise: how likely their Feats and Objectives still are. For bots."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.content import feats, objectives
from wabe.games.wonderlands_war.gains.scoring import FOR_BOTH, FOR_FEAT, FOR_OBJECTIVE
from wabe.games.wonderlands_war.mind.contest import wars_left
from wabe.games.wonderlands_war.table.chips import STRONG
from wabe.games.wonderlands_war.table.layout import NOBODY, QUESTS, ROUNDS
from wabe.games.wonderlands_war.table.on_cards import Feat

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

# How often a Feat can be had in a War by who takes part in the Region and plays for it.
FEAT_CHANCES: Final[dict[type[Feat], float]] = {
    feats.FinalStrengthIn: 0.5,
    feats.ActiveChipCountIn: 0.5,
    feats.LastActiveBaseStrengthIn: 0.45,
    feats.ActiveTypesAtLeast: 0.4,
    feats.FinishSecond: 0.35,
    feats.OnForgeSymbol: 0.4,
    feats.WinByAtMost: 0.2,
    feats.WinByAtLeast: 0.2,
    feats.NoMadnessDrawn: 0.3,
    feats.MadnessDrawnAtLeast: 0.35,
    feats.OpponentBust: 0.3,
    feats.WithinOfOther: 0.4,
    feats.UnitsLeftExactly: 0.35,
    feats.WinWithoutLeader: 0.25,
}
# How much of what an Objective counts a player gains in a Round, without playing for it.
GROWTH: Final[dict[type[objectives.AtLeast], float]] = {
    objectives.ChipsOfTypes: 1.3,
    objectives.ForgedAllyTypes: 1.1,
    objectives.ForgedChips: 2.6,
    objectives.ForgedFactionChips: 0.7,
    objectives.ForgeTracksCompleted: 0.4,
    objectives.StrongAllyChips: 1.3,
    objectives.MadnessChips: 1.2,
    objectives.TeaCardsWithIcon: 0.9,
    objectives.AbilitiesUnlocked: 0.9,
    objectives.LeaderStrength: 1.0,
    objectives.RegionsWithUnits: 3.0,
    objectives.SupportersOnBoard: 4.0,
    objectives.WonderlandianCards: 0.7,
    objectives.FeatsCompleted: 0.8,
}
CASTLES: Final = 1.3
FEW_SHARDS: Final = 0.6
HELD: Final = 0.95
UNKNOWN: Final = 3.0  # VP of a Quest that is not known


def quests_worth(g: WarState, seat: i64, viewer: i64) -> float:
    """VP that all Quests of a seat promise; those in hand are hidden from another viewer, but not from NOBODY."""
    worth = 0.0
    for quest in range(QUESTS):
        if g.quest_holder(quest) == seat:
            if viewer in (seat, NOBODY) or g.is_feat_done(quest):
                worth += quest_worth(g, seat, quest)
            else:
                worth += UNKNOWN
    return worth


def quest_worth(g: WarState, seat: i64, quest: i64) -> float:
    """VP that a Quest in the seat's hand, or with its Feat completed, promises (WW-F01)."""
    feat = 1.0 if g.is_feat_done(quest) else feat_chance(g, quest)
    objective = objective_chance(g, seat, quest)
    return feat * float(FOR_FEAT) + objective * float(FOR_OBJECTIVE) + feat * objective * float(FOR_BOTH)


def feat_chance(g: WarState, quest: i64) -> float:
    """The chance to complete a Feat in the Wars to come."""
    chance = FEAT_CHANCES.get(type(g.content.feats[quest]), 0.0)
    return 1.0 - exp(log(1.0 - chance) * wars_left(g))


def objective_chance(g: WarState, seat: i64, quest: i64) -> float:
    """The chance that an Objective holds at the end."""
    objective = g.content.objectives[quest]
    if objective.holds(g, seat):
        return FEW_SHARDS if isinstance(objective, objectives.ShardsAtMost) and g.round < ROUNDS else HELD
    if isinstance(objective, objectives.AtLeast):
        return likely(g, objective.count(g, seat), growth_of(objective), objective.least)
    if isinstance(objective, objectives.CastlesBuilt):
        return likely(g, objectives.castles(g, seat), CASTLES, objective.least_2p if g.two else objective.least)
    return FEW_SHARDS * 0.5 if g.round < ROUNDS else 0.2


def likely(g: WarState, count: i64, growth: float, least: i64) -> float:
    """The chance to reach a count, from how near it is and what may still come."""
    time = wars_left(g)
    reach = (float(count) + growth * time) / float(least)
    return min(0.9, reach * reach * reach * 0.7) if time > 0.0 else 0.0


def growth_of(objective: objectives.AtLeast) -> float:
    """What comes in a Round."""
    return GROWTH.get(type(objective), 0.0)


# --- what brings an Objective nearer ------------------------------------------------------------------------------


def ally_worth(g: WarState, seat: i64, kind: i64) -> float:
    """VP that one more Ally chip of a kind brings by the Objectives of the seat's Quests."""
    worth = 0.0
    for quest in range(QUESTS):
        if g.quest_holder(quest) == seat:
            objective = g.content.objectives[quest]
            if isinstance(objective, objectives.ChipsOfTypes):
                if int(kind >> 1) in objective.types:
                    worth += step_worth(g, seat, quest, objective)
            elif isinstance(objective, objectives.StrongAllyChips) and kind & 1 == STRONG:
                worth += step_worth(g, seat, quest, objective)
    return worth


def icon_worth(g: WarState, seat: i64, card: i64) -> float:
    """VP that a tea card brings by what it shows."""
    worth = 0.0
    for quest in range(QUESTS):
        if g.quest_holder(quest) == seat:
            objective = g.content.objectives[quest]
            if isinstance(objective, objectives.TeaCardsWithIcon) and g.content.card_icons[card] & objective.icon:
                worth += step_worth(g, seat, quest, objective)
    return worth


def step_worth(g: WarState, seat: i64, quest: i64, objective: objectives.AtLeast) -> float:
    """VP of one more of what an Objective counts: more the nearer it is, nothing once it holds."""
    count = objective.count(g, seat)
    if count >= objective.least:
        return 0.0
    reach = float(count) + growth_of(objective) * wars_left(g)
    if reach < 0.6 * float(objective.least):
        return 0.1
    return (float(FOR_OBJECTIVE) + 1.5) / float(objective.least) * 1.2
