"""What a learned value judges a position by: the terms of the hand estimate, and what everybody can count.

The forces are looked at once; what the hand estimate makes of them is among the columns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.gains.scoring import castle_points
from wabe.games.wonderlands_war.mind import estimate
from wabe.games.wonderlands_war.mind.forces import NOT_THERE, Forces, is_to_come, wars_left, weights_of
from wabe.games.wonderlands_war.mind.quest_worth import quests_worth
from wabe.games.wonderlands_war.table.chips import FACTIONS, FIRST_TOOL, FORGE, MADNESS
from wabe.games.wonderlands_war.table.layout import ABILITIES, KINDS, NOBODY, QUESTS, REGIONS, RESERVE, ROUNDS, TRACKS
from wabe.kernel.ints import Floats, floats, zeros
from wabe.kernel.value import Features

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

COLUMNS: Final = [
    "hand_estimate",  # its logit
    "lead",  # VP expected over the best of the others
    "vp",
    "castle_points",
    "shards",
    "castles",
    "castle_worth",  # VP of one more
    "holdings",  # VP promised by all that is no battle, Quest or bag
    "filled",  # spaces of the Forge tracks
    "at_hand",  # Supporters in supply
    "units",
    "leader_strength",
    "figures",
    "abilities",
    "shield",
    "cards_to_take",
    "quests",  # VP that they promise
    "quests_held",
    "feats",
    "bag",  # VP that it promises for each War
    "gain",  # mean Strength of a chip
    "cost",  # mean units lost by a draw
    "chips",
    "forges",
    "tools",
    "madness",
    "battle",  # VP to expect of the one that is fought
    "battles",  # and of those to come in this Round
    "best_battle",
    "taking_part",  # Regions to come with own units
    "ahead",  # and with the greatest force
    "contested",  # VP of awards where another is ahead
    "force",
    "leader_to_come",
    "on_turn",
    *FACTIONS,
]
# Sorts of chips that are counted.
PLAIN: Final = 0
OF_FORGE: Final = 1
OF_TOOL: Final = 2
OF_MADNESS: Final = 3
SORTS: Final = 4


class Battles:
    """What the battles of this Round promise; each field is by seat."""

    def __init__(self, g: WarState, forces: Forces) -> None:
        self.fought = floats(g.players)
        self.to_come = floats(g.players)
        self.best = floats(g.players)
        self.part = floats(g.players)
        self.ahead = floats(g.players)
        self.contested = floats(g.players)
        self.force = floats(g.players)
        for region in range(REGIONS):
            if g.is_open(region):
                if region == g.region:
                    self.look(g, forces, region, self.fought)
                elif is_to_come(g, region):
                    self.look(g, forces, region, self.to_come)

    def look(self, g: WarState, forces: Forces, region: i64, expected: Floats) -> None:
        """Add a Region."""
        powers = forces.powers(region)
        weights = weights_of(powers)
        most, award = NOT_THERE, float(g.award(region))
        for seat in range(g.players):
            most = max(most, powers[seat])
        for seat in range(g.players):
            if powers[seat] >= 0.0:
                outcome = forces.share(seat, region, weights)
                expected[seat] += outcome
                self.best[seat] = max(self.best[seat], outcome)
                self.part[seat] += 1.0
                self.force[seat] += powers[seat]
                if powers[seat] == most:
                    self.ahead[seat] += 1.0
                else:
                    self.contested[seat] += award


def features(g: WarState) -> Features:
    """A row for each seat."""
    wars = wars_left(g)
    found = Features(wars / float(ROUNDS), g.players * len(COLUMNS))
    forces = Forces(g)
    battles = Battles(g, forces)
    holdings = [estimate.holdings(g, seat) for seat in range(g.players)]
    quests = [quests_worth(g, seat, NOBODY) for seat in range(g.players)]
    bags = [estimate.bag_worth(forces, seat) for seat in range(g.players)]
    totals = floats(g.players)
    for seat in range(g.players):
        fights = battles.fought[seat] + battles.to_come[seat]
        totals[seat] = holdings[seat] + quests[seat] + wars * bags[seat] + estimate.REGION * fights
    if estimate.is_choosing_award(g):
        totals[g.decider] += estimate.award_at_hand(g, forces)
    spread = estimate.SHARE_SPREAD + estimate.SHARE_SPREAD_GROWTH * wars
    for seat in range(g.players):
        found.put_standing(totals, seat, spread)
        put_holdings(found, g, forces, seat, holdings[seat])
        put_quests(found, g, seat, quests[seat])
        put_bag(found, g, forces, seat, bags[seat])
        put_battles(found, g, battles, seat)
        for faction in range(len(FACTIONS)):
            found.put(1.0 if g.plays(seat, faction) else 0.0)
    return found


def put_holdings(found: Features, g: WarState, forces: Forces, seat: i64, holdings: float) -> None:
    """Points, Castles, units and what is unlocked."""
    found.put(float(g.vp(seat)))
    found.put(float(castle_points(g, seat)))
    found.put(float(g.shards(seat)))
    found.put(float(g.content.castles - g.castles_left(seat)))
    found.put(forces.castle[seat])
    found.put(holdings)
    filled: i64 = 0
    for track in range(TRACKS):
        filled += g.filled(seat, track)
    found.put(float(filled))
    found.put(float(g.supporters(seat, RESERVE)))
    found.put(float(g.all_units(seat)))
    found.put(float(g.leader_strength(seat)))
    found.put(float(estimate.figures(g, seat)))
    abilities: i64 = 0
    for ability in range(ABILITIES):
        if g.is_unlocked(seat, ability):
            abilities += 1
    found.put(float(abilities))
    found.put(1.0 if g.is_shield_whole(seat) else 0.0)
    found.put(float(g.content.cards_per_party[g.players] - g.party_cards(seat)) if g.active >= 0 else 0.0)


def put_quests(found: Features, g: WarState, seat: i64, worth: float) -> None:
    """Quests in hand and with their Feats completed."""
    held: i64 = 0
    feats: i64 = 0
    for quest in range(QUESTS):
        if g.quest_holder(quest) == seat:
            held += 1
            if g.is_feat_done(quest):
                feats += 1
    found.put(worth)
    found.put(float(held))
    found.put(float(feats))


def put_bag(found: Features, g: WarState, forces: Forces, seat: i64, worth: float) -> None:
    """All chips that a seat draws from, those on its tracks too; those in hand are not told apart."""
    found.put(worth)
    found.put(forces.gain[seat])
    found.put(forces.cost[seat])
    sorts = zeros(SORTS)
    for kind in range(KINDS):
        count = forces.chips[seat * KINDS + kind]
        if count > 0:
            sorts[sort_of(kind)] += count
    for index in range(g.active_size(seat)):
        sorts[sort_of(g.active_chip(seat, index))] += 1
    found.put(float(sorts[PLAIN] + sorts[OF_FORGE] + sorts[OF_TOOL]))
    found.put(float(sorts[OF_FORGE]))
    found.put(float(sorts[OF_TOOL]))
    found.put(float(sorts[OF_MADNESS] + g.madness_on_track(seat)))


def sort_of(kind: i64) -> i64:
    """Which count a chip belongs to."""
    if kind >= MADNESS:
        return OF_MADNESS
    if kind >= FIRST_TOOL:
        return OF_TOOL
    return OF_FORGE if kind == FORGE else PLAIN


def put_battles(found: Features, g: WarState, battles: Battles, seat: i64) -> None:
    """What the battles of this Round promise."""
    found.put(battles.fought[seat])
    found.put(battles.to_come[seat])
    found.put(battles.best[seat])
    found.put(battles.part[seat])
    found.put(battles.ahead[seat])
    found.put(battles.contested[seat])
    found.put(battles.force[seat])
    leader = g.leader_at(seat)
    found.put(1.0 if leader < REGIONS and is_to_come(g, leader) else 0.0)
    found.put(1.0 if seat == g.active else 0.0)
