"""Who is likely to win: what every seat may expect at the end. For bots.

From open information and, for a seat's own Quests, its hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.gains.scoring import castle_points
from wabe.games.wonderlands_war.mind.forces import Forces, is_to_come, losses, wars_left, weights_of
from wabe.games.wonderlands_war.mind.quest_worth import quests_worth
from wabe.games.wonderlands_war.table.chips import FORGE, MADNESS
from wabe.games.wonderlands_war.table.foresight import SHARD
from wabe.games.wonderlands_war.table.layout import (
    ABILITIES,
    KINDS,
    NOBODY,
    REGIONS,
    RESERVE,
    ROUNDS,
    STANDEES,
    TRACKS,
)
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_AWARD_ID
from wabe.kernel.value import softmax

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

# VP
REGION: Final = 0.65  # of what a Region in this War seems to promise
BAG_STRENGTH: Final = 6.2  # in a War for each Strength of the mean chip
BAG_COST: Final = 8.0  # for each unit that the mean chip costs
BAG_FORGE: Final = 1.2  # in a War of a Forge chip
FILLED: Final = 0.1  # in a War of a forged chip, its reward apart
CASTLE_LATER: Final = 0.5  # of a Castle, for each Round to come
UNIT_AT_HAND: Final = 0.8  # of a Supporter in supply
UNIT_LATER: Final = 0.35  # of a unit on the board
LEADER_IN_WAR: Final = 0.4  # in a War of Leader Strength
OWN_FIGURE: Final = 1.5  # in a War of a figure
UNLOCKED_ABILITY: Final = 0.7  # in a War of an unlocked ability
WHOLE_SHIELD: Final = 0.4
CARD: Final = 4.5  # of a tea card still to be taken
SHARE_SPREAD: Final = 3.0  # that decide little, at the end
SHARE_SPREAD_GROWTH: Final = 3.5  # and for each War to come


# The weights are those of a regression of the final scores of 1,500 games of greedy bots that erred at times on what
# they had at 160,000 positions.


def bag_worth(forces: Forces, seat: i64) -> float:
    """VP that the bag promises for each War to come: the mean Strength of its chips, what its Madness costs, forges."""
    g = forces.g
    counts = forces.chips[seat * KINDS : (seat + 1) * KINDS]
    for index in range(g.active_size(seat)):
        counts[g.active_chip(seat, index)] += 1
    forges = counts[FORGE]
    for index in range(g.madness_on_track(seat)):
        counts[g.track_chip(seat, index)] += 1
    strength, cost, size = 0.0, 0.0, 0.0
    for kind in range(KINDS):
        if counts[kind] > 0:
            count = float(counts[kind])
            size += count
            cost += count * float(losses(kind))
            if kind < MADNESS:
                strength += count * forces.effective(seat, kind)
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
    worth += time * (LEADER_IN_WAR * float(g.leader_strength(seat)) + OWN_FIGURE * float(figures(g, seat)))
    for ability in range(ABILITIES):
        if g.is_unlocked(seat, ability):
            worth += UNLOCKED_ABILITY * time
    if g.is_shield_whole(seat):
        worth += WHOLE_SHIELD * min(1.0, time)
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
    forces = Forces(g)
    time = wars_left(g)
    found = [
        holdings(g, seat) + quests_worth(g, seat, viewer) + time * bag_worth(forces, seat) for seat in range(g.players)
    ]
    for region in range(REGIONS):
        if g.is_open(region) and (is_to_come(g, region) or region == g.region):
            weights = weights_of(forces.powers(region))
            for seat in range(g.players):
                found[seat] += REGION * forces.share(seat, region, weights)
    if is_choosing_award(g):
        found[g.decider] += award_at_hand(g, forces)
    return found


def is_choosing_award(g: WarState) -> bool:
    """Whether somebody chooses between the award and a Castle."""
    return g.depth > 0 and g.top_step().id == CHOOSE_AWARD_ID


def award_at_hand(g: WarState, forces: Forces) -> float:
    """VP of what the seat chooses."""
    return max(float(g.award(g.region)), forces.castle[g.decider])


def estimate(g: WarState) -> list[float]:
    """The share of the win that each seat may expect."""
    expected = totals(g, NOBODY)
    spread = SHARE_SPREAD + SHARE_SPREAD_GROWTH * wars_left(g)
    return softmax([total / spread for total in expected])
