"""What chips, rewards, abilities and Quests are worth in VP to come, and who is likely to win: for bots.

From open information and, for a seat's own Quests, its hand.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.battle_end import MoveUnitsOut
from wabe.games.wonderlands_war.effects.hooks import faction_effects
from wabe.games.wonderlands_war.effects.losses import LostFirst, LostToAdjacent, VpPerBust
from wabe.games.wonderlands_war.effects.tea_party import DigFigure, Plainly
from wabe.games.wonderlands_war.gains.scoring import castle_points
from wabe.games.wonderlands_war.mind.contest import Contest, is_to_come, losses, wars_left
from wabe.games.wonderlands_war.mind.prospects import quests_worth
from wabe.games.wonderlands_war.table.chips import (
    ARTIFACT,
    FIGURES,
    FIRST_TOOL,
    FORGE,
    KINDS,
    MADNESS,
    REGIONS,
    STANDEES,
)
from wabe.games.wonderlands_war.table.layout import (
    ABILITIES,
    NOBODY,
    RESERVE,
    ROUNDS,
    TRACKS,
)
from wabe.games.wonderlands_war.table.on_cards import Effect
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_AWARD_ID

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

STRENGTH: Final = 1.0  # VP of one Strength more in one battle, with what comes of it
DRAWS: Final = 11.0  # chips that a player draws in a War
LOSS: Final = 1.1  # Strength that a unit lost is worth
FORGED: Final = 2.2  # VP of a forge
SHARD: Final = 1.0
CHIP_SIZE: Final = 4.0  # a bag is never thought to be smaller than this
# For who is likely to win: VP
REGION: Final = 0.65  # of what a Region in this War seems to promise
BAG_STRENGTH: Final = 6.2  # in a War for each Strength of the mean chip
BAG_COST: Final = 8.0  # for each unit that the mean chip costs
BAG_FORGE: Final = 1.2  # in a War of a Forge chip
FILLED: Final = 0.1  # in a War of a forged chip, its reward apart
CASTLE_LATER: Final = 0.5  # of a Castle, for each Round to come
UNIT_AT_HAND: Final = 0.8  # of a Supporter in supply
UNIT_LATER: Final = 0.35  # of a unit on the board
LEADER: Final = 0.4  # in a War of Leader Strength
FIGURE: Final = 1.5  # in a War of a figure
ABILITY: Final = 0.7  # in a War of an unlocked ability
SHIELD: Final = 0.4
CARD: Final = 4.5  # of a tea card still to be taken
SPREAD: Final = 3.0  # that decide little, at the end
SPREAD_GROWTH: Final = 3.5  # and for each War to come


# --- chips --------------------------------------------------------------------------------------------------------


def chip_worth(contest: Contest, seat: i64, kind: i64) -> float:
    """VP that a chip more in the bag brings in the Wars to come; below 0 for Madness."""
    g = contest.g
    size = max(CHIP_SIZE, float(g.bag_size(seat)))
    gain, cost = contest.gain[seat], contest.cost[seat]
    better = contest.effective(seat, kind) - gain + LOSS * (cost - float(losses(kind)))
    worth = STRENGTH * better
    if kind == FORGE:
        worth += 0.8 * FORGED
    return worth * DRAWS * wars_left(g) / (size + 1.0)


# --- abilities and Wonderlandians -----------------------------------------------------------------------------------


def ability_worth(contest: Contest, seat: i64, ability: i64) -> float:
    """VP that a Faction's ability brings once it is unlocked."""
    g = contest.g
    time = wars_left(g)
    worth = 0.0
    for effect in faction_effects(g, seat, ability):
        worth += passive_worth(effect, time)
    if g.content.is_artifact_ability[g.factions[seat] * ABILITIES + ability] == 1:
        artifacts = float(g.in_bag(seat, ARTIFACT) + g.exhausted(seat, ARTIFACT) + g.count_active(seat, ARTIFACT))
        worth = 0.5 + 0.55 * time * artifacts
    return worth


def passive_worth(effect: Effect, time: float) -> float:
    """VP of an ability that does not act on Artifacts."""
    if isinstance(effect, DigFigure):
        return 3.0 + 0.6 * time
    if isinstance(effect, Plainly):
        return 1.6 * time - 1.2
    return 1.8 * time if isinstance(effect, VpPerBust) else 1.0 * time


def figure_worth(contest: Contest, seat: i64, figure: i64) -> float:
    """VP that a figure brings: a unit with Strength, and its ability."""
    content = contest.g.content
    count = content.standee_count[figure]
    worth = contest.best_gain(seat, 1, content.figure_strength[figure]) * (0.5 + 0.5 * float(count))
    worth += float(ROUNDS - contest.g.round) * (0.6 + 0.5 * float(content.figure_strength[figure]))
    for effect in content.figure_effects[figure]:
        if isinstance(effect, LostFirst):
            worth -= 0.5
        elif isinstance(effect, LostToAdjacent | MoveUnitsOut):
            worth += 0.5
        else:
            worth += 0.5 * wars_left(contest.g)
    return worth


def wonder_worth(contest: Contest, seat: i64, card: i64) -> float:
    """VP that a Wonderlandian card brings."""
    if card < FIGURES:
        return figure_worth(contest, seat, card)
    tool = card - FIGURES
    return chip_worth(contest, seat, FIRST_TOOL + tool) * float(contest.g.content.tool_copies[tool])


# --- who is likely to win -------------------------------------------------------------------------------------------
#
# The weights are those of a regression of the final scores of 1,500 games of greedy bots that erred at times on what
# they had at 160,000 positions.


def bag_worth(contest: Contest, seat: i64) -> float:
    """VP that the bag promises for each War to come: the mean Strength of its chips, what its Madness costs, forges."""
    g = contest.g
    strength = 0.0
    cost = 0.0
    size = 0.0
    for kind in range(KINDS):
        count = float(g.in_bag(seat, kind) + g.exhausted(seat, kind) + g.count_active(seat, kind))
        if count > 0.0:
            size += count
            cost += count * float(losses(kind))
            if kind < MADNESS:
                strength += count * contest.effective(seat, kind)
    for index in range(g.madness_on_track(seat)):
        size += 1.0
        cost += float(losses(g.track_chip(seat, index)))
    forges = g.in_bag(seat, FORGE) + g.exhausted(seat, FORGE) + g.count_active(seat, FORGE)
    return (BAG_STRENGTH * strength - BAG_COST * cost) / max(1.0, size) + BAG_FORGE * float(forges)


def holdings(g: WarState, seat: i64) -> float:
    """VP on the track, Castles as they count now, Shards; and what board, units and cards to come promise."""
    time, later = wars_left(g), float(ROUNDS - max(1, g.round))
    worth = float(g.vp(seat) + castle_points(g, seat)) - SHARD * float(g.shards(seat))
    filled: i64 = 0
    for track in range(TRACKS):
        filled += g.filled(seat, track)
    worth += FILLED * time * float(filled) + CASTLE_LATER * later * float(g.content.castles - g.castles_left(seat))
    worth += UNIT_AT_HAND * later * float(g.supporters(seat, RESERVE)) + UNIT_LATER * later * float(g.all_units(seat))
    worth += time * (LEADER * float(g.leader_strength(seat)) + FIGURE * float(figures(g, seat)))
    for ability in range(ABILITIES):
        if g.is_unlocked(seat, ability):
            worth += ABILITY * time
    if g.is_shield_whole(seat):
        worth += SHIELD * min(1.0, time)
    if g.active >= 0:
        worth += CARD * float(g.content.cards_per_party[g.players] - g.party_cards(seat))
    return worth


def figures(g: WarState, seat: i64) -> i64:
    """Standees of figures that a seat owns."""
    count: i64 = 0
    for standee in range(STANDEES):
        if g.standee_owner(standee) == seat:
            count += 1
    return count


def totals(g: WarState, viewer: i64) -> list[float]:
    """VP that each seat may expect at the end, from what a viewer knows; NOBODY knows all Quests in hand."""
    contest = Contest(g)
    time = wars_left(g)
    found = [
        holdings(g, seat) + quests_worth(g, seat, viewer) + time * bag_worth(contest, seat) for seat in range(g.players)
    ]
    for region in range(REGIONS):
        if g.is_open(region) and (is_to_come(g, region) or region == g.region):
            powers = contest.powers(region)
            for seat in range(g.players):
                if powers[seat] >= 0.0:
                    found[seat] += REGION * contest.outcome(seat, region, powers)
    if g.depth > 0 and g.top_step().id == CHOOSE_AWARD_ID:
        found[g.decider] += max(float(g.award(g.region)), contest.castle[g.decider])
    return found


def estimate(g: WarState) -> list[float]:
    """The share of the win that each seat may expect."""
    expected = totals(g, NOBODY)
    spread = SPREAD + SPREAD_GROWTH * wars_left(g)
    best = max(expected)
    chances = [exp((total - best) / spread) for total in expected]
    whole = sum(chances)
    return [chance / whole for chance in chances]
