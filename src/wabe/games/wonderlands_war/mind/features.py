"""What a learned value judges a position by: the terms of the hand estimate, and what everybody can count.

The forces are looked at once; what the hand estimate makes of them is among the columns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.mind import estimate
from wabe.games.wonderlands_war.mind.forces import NOT_THERE, Forces, is_to_come, wars_left, weights_of
from wabe.games.wonderlands_war.mind.quest_worth import QUEST_COUNTS, WORTH, quests_of_all
from wabe.games.wonderlands_war.table.chips import FACTIONS, FIRST_TOOL, FORGE, MADNESS
from wabe.games.wonderlands_war.table.layout import KINDS, NOBODY, REGIONS, ROUNDS
from wabe.kernel.ints import Floats, Ints, floats
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
# What is told of a seat's battles, in the order of the columns: those fought and to come ...
FOUGHT: Final = 0
TO_COME: Final = 1
BEST: Final = 2
PART: Final = 3
AHEAD: Final = 4
CONTESTED: Final = 5
FORCE: Final = 6
BATTLE_COUNTS: Final = 7


def features(g: WarState) -> Features:
    """A row for each seat."""
    wars, later = wars_left(g), estimate.rounds_after(g)
    found = Features(wars / float(ROUNDS), g.players * len(COLUMNS))
    forces = Forces(g)
    battles, quests = battles_of_all(g, forces), quests_of_all(g, NOBODY)
    holdings, chips = [estimate.Holdings(g, seat) for seat in range(g.players)], estimate.chips_in_all(forces)
    held, bags, totals = floats(g.players), floats(g.players), floats(g.players)
    for seat in range(g.players):
        held[seat] = holdings[seat].worth(wars, later)
        bags[seat] = estimate.bag_worth(g, seat, chips)
        fights = battles[seat * BATTLE_COUNTS + FOUGHT] + battles[seat * BATTLE_COUNTS + TO_COME]
        quests_worth = quests[seat * QUEST_COUNTS + WORTH]
        totals[seat] = held[seat] + quests_worth + wars * bags[seat] + estimate.REGION * fights
    if estimate.is_choosing_award(g):
        totals[g.decider] += estimate.award_at_hand(g, forces)
    spread = estimate.SHARE_SPREAD + estimate.SHARE_SPREAD_GROWTH * wars
    for seat in range(g.players):
        found.put_standing(totals, seat, spread)
        put_holdings(found, holdings[seat], held[seat], forces.castle[seat])
        put_row(found, quests, seat, QUEST_COUNTS)
        put_bag(found, forces, seat, bags[seat], chips)
        put_row(found, battles, seat, BATTLE_COUNTS)
        put_turn(found, g, seat)
    return found


def battles_of_all(g: WarState, forces: Forces) -> Floats:
    """What the battles of this Round promise, for each seat at `seat * BATTLE_COUNTS`: `FOUGHT` ..."""
    found = floats(g.players * BATTLE_COUNTS)
    for region in range(REGIONS):
        if g.is_open(region):
            if region == g.region:
                look(found, g, forces, region, FOUGHT)
            elif is_to_come(g, region):
                look(found, g, forces, region, TO_COME)
    return found


def look(found: Floats, g: WarState, forces: Forces, region: i64, when: i64) -> None:
    """Add a Region."""
    powers = forces.powers(region)
    weights = weights_of(powers)
    most, award = NOT_THERE, float(g.award(region))
    for seat in range(g.players):
        most = max(most, powers[seat])
    for seat in range(g.players):
        if powers[seat] >= 0.0:
            first, outcome = seat * BATTLE_COUNTS, forces.share(seat, region, weights)
            found[first + when] += outcome
            found[first + BEST] = max(found[first + BEST], outcome)
            found[first + PART] += 1.0
            found[first + FORCE] += powers[seat]
            if powers[seat] == most:
                found[first + AHEAD] += 1.0
            else:
                found[first + CONTESTED] += award


def put_row(found: Features, table: Floats, seat: i64, width: i64) -> None:
    """What a table has of a seat."""
    for place in range(seat * width, (seat + 1) * width):
        found.put(table[place])


def put_holdings(found: Features, holdings: estimate.Holdings, worth: float, castle_worth: float) -> None:
    """Points, Castles, units and what is unlocked."""
    found.put(float(holdings.vp))
    found.put(float(holdings.castle_points))
    found.put(float(holdings.shards))
    found.put(float(holdings.castles))
    found.put(castle_worth)
    found.put(worth)
    found.put(float(holdings.filled))
    found.put(float(holdings.at_hand))
    found.put(float(holdings.units))
    found.put(float(holdings.leader_strength))
    found.put(float(holdings.figures))
    found.put(float(holdings.abilities))
    found.put(1.0 if holdings.has_shield else 0.0)
    found.put(float(holdings.to_take))


def put_bag(found: Features, forces: Forces, seat: i64, worth: float, chips: Ints) -> None:
    """All chips that a seat draws from, those on its tracks too; those in hand are not told apart."""
    bag = seat * KINDS
    found.put(worth)
    found.put(forces.gain[seat])
    found.put(forces.cost[seat])
    found.put(float(count(chips, bag, bag + MADNESS)))
    found.put(float(chips[bag + FORGE]))
    found.put(float(count(chips, bag + FIRST_TOOL, bag + MADNESS)))
    found.put(float(count(chips, bag + MADNESS, bag + KINDS)))


def count(chips: Ints, first: i64, end: i64) -> i64:
    """How many chips there are from one place up to another."""
    total: i64 = 0
    for place in range(first, end):
        total += chips[place]
    return total


def put_turn(found: Features, g: WarState, seat: i64) -> None:
    """Whether the Leader is still to fight, whose turn it is, and the Faction."""
    leader = g.leader_at(seat)
    found.put(1.0 if leader < REGIONS and is_to_come(g, leader) else 0.0)
    found.put(1.0 if seat == g.active else 0.0)
    own = g.factions[seat]
    for faction in range(len(FACTIONS)):
        found.put(1.0 if faction == own else 0.0)
