"""Who is likely to win: what every seat may expect at the end. For bots.

From open information and, for a seat's own Quests, its hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.gains.scoring import castle_points
from wabe.games.wonderlands_war.mind.forces import Forces, effective, is_to_come, losses, wars_left, weights_of
from wabe.games.wonderlands_war.mind.quest_worth import QUEST_COUNTS, WORTH, quests_of_all
from wabe.games.wonderlands_war.table.chips import FORGE, MADNESS
from wabe.games.wonderlands_war.table.foresight import SHARD
from wabe.games.wonderlands_war.table.layout import (
    KINDS,
    NOBODY,
    REGIONS,
    RESERVE,
    ROUNDS,
)
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_AWARD_ID
from wabe.kernel.ints import Ints
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


def chips_in_all(forces: Forces) -> Ints:
    """How many chips of each kind come and go, are Active or on the Madness track, at `seat * KINDS + kind`."""
    g, chips = forces.g, forces.chips[:]
    for seat in range(g.players):
        for index in range(g.active_size(seat)):
            chips[seat * KINDS + g.active_chip(seat, index)] += 1
        for index in range(g.madness_on_track(seat)):
            chips[seat * KINDS + g.track_chip(seat, index)] += 1
    return chips


def bag_worth(g: WarState, seat: i64, chips: Ints) -> float:
    """VP that these chips promise for each War to come: their mean Strength, what their Madness costs, forges."""
    strength, cost, size = 0.0, 0.0, 0.0
    for kind in range(KINDS):
        if chips[seat * KINDS + kind] > 0:
            count = float(chips[seat * KINDS + kind])
            size += count
            cost += count * float(losses(kind))
            if kind < MADNESS:
                strength += count * effective(g, seat, kind)
    return (BAG_STRENGTH * strength - BAG_COST * cost) / max(1.0, size) + BAG_FORGE * float(chips[seat * KINDS + FORGE])


class Holdings:
    """What a seat has that is no battle, Quest or bag.

    Fields:
        vp, castle_points, shards; castles on the board; filled: spaces of the Forge tracks.
        at_hand: Supporters in supply; units in all Regions; leader_strength; figures: their standees.
        abilities unlocked; has_shield: a whole one; to_take: tea cards of this Round.
    """

    def __init__(self, g: WarState, seat: i64) -> None:
        self.vp = g.vp(seat)
        self.castle_points = castle_points(g, seat)
        self.shards = g.shards(seat)
        self.castles = g.content.castles - g.castles_left(seat)
        self.filled = g.chips_forged(seat)
        self.at_hand = g.supporters(seat, RESERVE)
        self.units = g.all_units(seat)
        self.leader_strength = g.leader_strength(seat)
        self.figures = g.figures(seat)
        self.abilities = g.abilities(seat)
        self.has_shield = g.is_shield_whole(seat)
        self.to_take: i64 = g.content.cards_per_party[g.players] - g.party_cards(seat) if g.active >= 0 else 0

    def worth(self, time: float, later: float) -> float:
        """VP: points and Castles as they count now, Shards; what board, units and cards promise.

        Args:
            time: Wars to come.
            later: Rounds after this one.
        """
        worth = float(self.vp + self.castle_points) - SHARD * float(self.shards)
        worth += FILLED * time * float(self.filled) + CASTLE_LATER * later * float(self.castles)
        worth += UNIT_AT_HAND * later * float(self.at_hand) + UNIT_LATER * later * float(self.units)
        worth += time * (LEADER_IN_WAR * float(self.leader_strength) + OWN_FIGURE * float(self.figures))
        for _ability in range(self.abilities):
            worth += UNLOCKED_ABILITY * time
        if self.has_shield:
            worth += WHOLE_SHIELD * min(1.0, time)
        return worth + CARD * float(self.to_take)


def totals(g: WarState, viewer: i64) -> list[float]:
    """VP that each seat may expect at the end, from what a viewer knows; NOBODY knows all Quests in hand."""
    forces = Forces(g)
    time, later = wars_left(g), rounds_after(g)
    quests, chips = quests_of_all(g, viewer), chips_in_all(forces)
    found = [
        Holdings(g, seat).worth(time, later) + quests[seat * QUEST_COUNTS + WORTH] + time * bag_worth(g, seat, chips)
        for seat in range(g.players)
    ]
    for region in range(REGIONS):
        if g.is_open(region) and (is_to_come(g, region) or region == g.region):
            weights = weights_of(forces.powers(region))
            for seat in range(g.players):
                found[seat] += REGION * forces.share(seat, region, weights)
    if is_choosing_award(g):
        found[g.decider] += award_at_hand(g, forces)
    return found


def rounds_after(g: WarState) -> float:
    """Rounds to come after this one."""
    return float(ROUNDS - max(1, g.round))


def is_choosing_award(g: WarState) -> bool:
    """Whether somebody chooses between the award and a Castle."""
    return g.top_id() == CHOOSE_AWARD_ID


def award_at_hand(g: WarState, forces: Forces) -> float:
    """VP of what the seat chooses."""
    return max(float(g.award(g.region)), forces.castle[g.decider])


def estimate(g: WarState) -> list[float]:
    """The share of the win that each seat may expect."""
    expected = totals(g, NOBODY)
    spread = SHARE_SPREAD + SHARE_SPREAD_GROWTH * wars_left(g)
    return softmax([total / spread for total in expected])
