"""What rewards and tea cards are worth to a seat in VP to come: for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.mind.chip_worth import ability_worth, chip_worth, wonder_worth
from wabe.games.wonderlands_war.mind.forces import Forces, wars_left
from wabe.games.wonderlands_war.mind.quest_worth import ally_worth, icon_worth
from wabe.games.wonderlands_war.pieces import reward_kinds as kinds
from wabe.games.wonderlands_war.pieces.castles import can_build
from wabe.games.wonderlands_war.pieces.forge_tracks import ABOVE, BELOW, between_reward, neighbours, space_reward
from wabe.games.wonderlands_war.table.chips import FORGE, MADNESS, POISON, level_of
from wabe.games.wonderlands_war.table.foresight import SHARD
from wabe.games.wonderlands_war.table.layout import (
    ABILITIES,
    MARKET_SIZE,
    NO_CASTLE,
    NOBODY,
    REGIONS,
    RESERVE,
    ROUNDS,
    SIDEWAYS,
    SPACES,
    SPLIT,
    TRACKS,
    UPRIGHT,
)

DIE: Final = 1.67  # the mean of the Shard die
PER_UNIT_LATER: Final = 0.5  # of a unit, for each Round to come
MOVED: Final = 0.3  # of a unit's worth, where it has to come from another Region
NEXT_SPACE: Final = 0.3  # of a space's reward, for coming nearer to it
ARTIFACT_LATER: Final = 0.6  # VP of an Artifact for each War to come
MENDED_SHIELD: Final = 1.3
LEADER_LATER: Final = 0.7  # VP of Leader Strength for each War to come
CASTLES_TO_COME: Final = 1.1  # Castles that a player builds in a Round
QUEST_NOW: Final = 1.2
QUEST_LATER: Final = 0.9
TWO_QUESTS: Final = 1.3  # how much better the better of two is


def reward_worth(forces: Forces, seat: i64, reward: i64) -> float:
    """VP that a reward brings. Parts of cards that leave a choice: see `card_worth`."""
    g = forces.g
    kind, count = g.content.reward_kind[reward], g.content.reward_arg[reward]
    if kind == kinds.UNITS:
        return units_worth(forces, seat, count)
    if kind in (kinds.ALLY, kinds.ANY_ALLY, kinds.FORGE_CHIP):
        return allies_worth(forces, seat, kind, count)
    if kind == kinds.WONDERLANDIAN:
        return market_worth(forces, seat)
    if kind == kinds.ABILITY:
        return unlock_worth(forces, seat)
    if kind == kinds.CASTLE:
        return castle_gain(forces, seat)
    if kind == kinds.FORGE_A_CHIP:
        return max(0.0, forge_worth(forces, seat) - max(0.0, least_chip(forces, seat)))
    return plain_worth(forces, seat, kind, count)


def plain_worth(forces: Forces, seat: i64, kind: i64, count: i64) -> float:
    """VP of a reward that leaves nothing to choose."""
    g = forces.g
    time, later = wars_left(g), float(ROUNDS - max(1, g.round))
    if kind == kinds.DISCARD_SHARDS:
        return SHARD * float(min(count, g.shards(seat)))
    if kind == kinds.LEADER_UP:
        return LEADER_LATER * time if g.leader_strength(seat) < g.content.leader_strength_max else SHARD
    if kind == kinds.DISCARD_MADNESS_REWARD:
        return -chip_worth(forces, seat, MADNESS) if g.in_bag(seat, MADNESS) > 0 else 0.0
    if kind == kinds.SHIELD_UP:
        return 0.0 if g.is_shield_whole(seat) else MENDED_SHIELD
    if kind in (kinds.QUEST1, kinds.QUEST2KEEP):
        return (QUEST_NOW + QUEST_LATER * time) * (TWO_QUESTS if kind == kinds.QUEST2KEEP else 1.0)
    if kind == kinds.SUPPORTER_UP:
        return 0.9 * later + 0.5
    if kind == kinds.CASTLE_VALUE:
        return float(g.content.castles - g.castles_left(seat)) * (0.5 if g.two else 1.0) + CASTLES_TO_COME * time
    if kind == kinds.STAR:
        return float(count)
    return -DIE * SHARD if kind == kinds.SHARD_DIE else 0.0


def units_worth(forces: Forces, seat: i64, count: i64) -> float:
    """VP of a placement of so many units."""
    g = forces.g
    placed = min(count, g.supporters(seat, RESERVE) + g.standees(seat, RESERVE))
    worth = forces.best_gain(seat, placed, 0) if placed > 0 else 0.0
    later = float(ROUNDS - max(1, g.round))
    return worth + PER_UNIT_LATER * later * float(placed) + MOVED * float(count - placed)


def allies_worth(forces: Forces, seat: i64, kind: i64, count: i64) -> float:
    """VP of an Ally chip: this one, a Forge chip, or any of a level."""
    if kind == kinds.FORGE_CHIP:
        return gained_worth(forces, seat, FORGE)
    if kind == kinds.ALLY and forces.g.in_supply(count) > 0:
        return gained_worth(forces, seat, count)
    level = count if kind == kinds.ANY_ALLY else level_of(count)
    best = 0.0
    for chip in range(FORGE + 1):
        if level_of(chip) == level and forces.g.in_supply(chip) > 0:
            best = max(best, gained_worth(forces, seat, chip))
    return best


def gained_worth(forces: Forces, seat: i64, kind: i64) -> float:
    """VP of an Ally chip gained: in the bag, and for Objectives."""
    return chip_worth(forces, seat, kind) + ally_worth(forces.g, seat, kind)


def market_worth(forces: Forces, seat: i64) -> float:
    """VP of the best card in the market."""
    best = 0.0
    for index in range(MARKET_SIZE):
        card = forces.g.market_card(index)
        if card != NOBODY:
            best = max(best, wonder_worth(forces, seat, card))
    return best


def unlock_worth(forces: Forces, seat: i64) -> float:
    """VP of the best locked ability."""
    best = 0.0
    for ability in range(ABILITIES):
        if not forces.g.is_unlocked(seat, ability):
            best = max(best, ability_worth(forces, seat, ability))
    return best


def castle_gain(forces: Forces, seat: i64) -> float:
    """VP of a Castle in the best Region."""
    best = 0.0
    for region in range(REGIONS):
        if can_build(forces.g, seat, region):
            best = max(best, built_worth(forces, seat, region))
    return best


def built_worth(forces: Forces, seat: i64, region: i64) -> float:
    """VP of a Castle in a Region: itself and its Strength there, less the chance to win one there anyway."""
    g = forces.g
    worth = forces.castle[seat]
    before = forces.worth(seat, region)
    was = g.castle(seat, region)
    g.set_castle(seat, region, SIDEWAYS if g.two and was == NO_CASTLE else UPRIGHT)
    worth += forces.worth(seat, region) - before
    g.set_castle(seat, region, was)
    return worth


# --- forging ------------------------------------------------------------------------------------------------------


def forge_worth(forces: Forces, seat: i64) -> float:
    """VP of a forge on the best track, the chip apart."""
    best = 0.0
    for track in range(TRACKS):
        if forces.g.filled(seat, track) < SPACES:
            best = max(best, track_worth(forces, seat, track))
    return best


def track_worth(forces: Forces, seat: i64, track: i64) -> float:
    """VP of a forge on a track: its space, rewards between tracks, the Artifact; something for what comes nearer."""
    g = forces.g
    space = g.filled(seat, track)
    worth = reward_worth(forces, seat, space_reward(g, seat, track, space))
    around = neighbours(g, seat, track, space)
    if track > 0:
        worth += between_worth(forces, seat, track - 1, space) * (1.0 if around & ABOVE else NEXT_SPACE)
    if track < TRACKS - 1:
        worth += between_worth(forces, seat, track, space) * (1.0 if around & BELOW else NEXT_SPACE)
    if space == SPACES - 1:
        return worth + ARTIFACT_LATER * wars_left(g)
    return worth + NEXT_SPACE * reward_worth(forces, seat, space_reward(g, seat, track, space + 1))


def between_worth(forces: Forces, seat: i64, upper: i64, space: i64) -> float:
    """VP of a reward between two tracks."""
    reward = between_reward(forces.g, seat, upper, space)
    return 0.0 if reward < 0 else reward_worth(forces, seat, reward)


def least_chip(forces: Forces, seat: i64) -> float:
    """VP of the chip in the bag that is missed least."""
    least = 99.0
    for kind in range(MADNESS):
        if forces.g.in_bag(seat, kind) > 0:
            least = min(least, chip_worth(forces, seat, kind))
    return least


# --- tea cards ----------------------------------------------------------------------------------------------------


def card_worth(forces: Forces, seat: i64, card: i64) -> float:
    """VP of all that a tea card brings."""
    content = forces.g.content
    worth = rewards_worth(forces, seat, content.card_rewards[card]) + icon_worth(forces.g, seat, card)
    if content.card_supporters[card] > 0:
        worth += units_worth(forces, seat, content.card_supporters[card])
    if content.card_second[card] > 0:
        worth += units_worth(forces, seat, content.card_second[card])
    if content.card_die[card] == 1:
        worth -= DIE * SHARD
    if content.card_layout[card] == SPLIT:
        return worth + max(half_worth(forces, seat, card, 0), half_worth(forces, seat, card, 1))
    return worth + max(0.0, corrupted_worth(forces, seat, card))


def rewards_worth(forces: Forces, seat: i64, rewards: list[int]) -> float:
    """VP of several rewards."""
    worth = 0.0
    for reward in rewards:
        worth += reward_worth(forces, seat, reward)
    return worth


def half_worth(forces: Forces, seat: i64, card: i64, half: i64) -> float:
    """VP of the top (0) or the bottom of a split card."""
    content = forces.g.content
    return rewards_worth(forces, seat, content.card_bottom[card] if half else content.card_top[card])


def corrupted_worth(forces: Forces, seat: i64, card: i64) -> float:
    """VP of the corrupted rewards of a card, the die included; 0 if it has none."""
    rewards = forces.g.content.card_corrupted[card]
    return rewards_worth(forces, seat, rewards) - DIE * SHARD if len(rewards) > 0 else 0.0


def poison_worth(forces: Forces, seat: i64) -> float:
    """VP of a Poison chip in the bag: below 0."""
    return chip_worth(forces, seat, POISON)
