"""What rewards and tea cards are worth to a seat in VP to come: for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.mind.contest import Contest, wars_left
from wabe.games.wonderlands_war.mind.prospects import ally_worth, icon_worth
from wabe.games.wonderlands_war.mind.worth import ability_worth, chip_worth, wonder_worth
from wabe.games.wonderlands_war.pieces import reward_kinds as kinds
from wabe.games.wonderlands_war.pieces.castles import can_build
from wabe.games.wonderlands_war.pieces.forge_tracks import ABOVE, BELOW, between_reward, neighbours, space_reward
from wabe.games.wonderlands_war.table.chips import FORGE, MADNESS, POISON, REGIONS, level_of
from wabe.games.wonderlands_war.table.foresight import SHARD
from wabe.games.wonderlands_war.table.layout import (
    ABILITIES,
    MARKET_SIZE,
    NO_CASTLE,
    NOBODY,
    RESERVE,
    ROUNDS,
    SIDEWAYS,
    SPACES,
    TRACKS,
    UPRIGHT,
)

DIE: Final = 1.67  # the mean of the Shard die
PER_UNIT_LATER: Final = 0.5  # of a unit, for each Round to come
MOVED: Final = 0.3  # of a unit's worth, where it has to come from another Region
NEXT_SPACE: Final = 0.3  # of a space's reward, for coming nearer to it
ARTIFACT: Final = 0.6  # VP of an Artifact for each War to come
SHIELD: Final = 1.3
LEADER: Final = 0.7  # VP of Leader Strength for each War to come
CASTLES_TO_COME: Final = 1.1  # Castles that a player builds in a Round
QUEST: Final = 1.2
QUEST_LATER: Final = 0.9
TWO_QUESTS: Final = 1.3  # how much better the better of two is


def reward_worth(contest: Contest, seat: i64, reward: i64) -> float:
    """VP that a reward brings. Parts of cards that leave a choice: see `card_worth`."""
    g = contest.g
    kind, count = g.content.reward_kind[reward], g.content.reward_arg[reward]
    if kind == kinds.UNITS:
        return units_worth(contest, seat, count)
    if kind in (kinds.ALLY, kinds.ANY_ALLY, kinds.FORGE_CHIP):
        return allies_worth(contest, seat, kind, count)
    if kind == kinds.WONDERLANDIAN:
        return market_worth(contest, seat)
    if kind == kinds.ABILITY:
        return unlock_worth(contest, seat)
    if kind == kinds.CASTLE:
        return castle_gain(contest, seat)
    if kind == kinds.FORGE_A_CHIP:
        return max(0.0, forge_worth(contest, seat) - max(0.0, least_chip(contest, seat)))
    return plain_worth(contest, seat, kind, count)


def plain_worth(contest: Contest, seat: i64, kind: i64, count: i64) -> float:
    """VP of a reward that leaves nothing to choose."""
    g = contest.g
    time, later = wars_left(g), float(ROUNDS - max(1, g.round))
    if kind == kinds.DISCARD_SHARDS:
        return SHARD * float(min(count, g.shards(seat)))
    if kind == kinds.LEADER_UP:
        return LEADER * time if g.leader_strength(seat) < g.content.leader_strength_max else SHARD
    if kind == kinds.DISCARD_MADNESS_REWARD:
        return -chip_worth(contest, seat, MADNESS) if g.in_bag(seat, MADNESS) > 0 else 0.0
    if kind == kinds.SHIELD_UP:
        return 0.0 if g.is_shield_whole(seat) else SHIELD
    if kind in (kinds.QUEST1, kinds.QUEST2KEEP):
        return (QUEST + QUEST_LATER * time) * (TWO_QUESTS if kind == kinds.QUEST2KEEP else 1.0)
    if kind == kinds.SUPPORTER_UP:
        return 0.9 * later + 0.5
    if kind == kinds.CASTLE_VALUE:
        return float(g.content.castles - g.castles_left(seat)) * (0.5 if g.two else 1.0) + CASTLES_TO_COME * time
    if kind == kinds.STAR:
        return float(count)
    return -DIE * SHARD if kind == kinds.SHARD_DIE else 0.0


def units_worth(contest: Contest, seat: i64, count: i64) -> float:
    """VP of a placement of so many units."""
    g = contest.g
    placed = min(count, g.supporters(seat, RESERVE) + g.standees(seat, RESERVE))
    worth = contest.best_gain(seat, placed, 0) if placed > 0 else 0.0
    later = float(ROUNDS - max(1, g.round))
    return worth + PER_UNIT_LATER * later * float(placed) + MOVED * float(count - placed)


def allies_worth(contest: Contest, seat: i64, kind: i64, count: i64) -> float:
    """VP of an Ally chip: this one, a Forge chip, or any of a level."""
    if kind == kinds.FORGE_CHIP:
        return gained_worth(contest, seat, FORGE)
    if kind == kinds.ALLY and contest.g.in_supply(count) > 0:
        return gained_worth(contest, seat, count)
    level = count if kind == kinds.ANY_ALLY else level_of(count)
    best = 0.0
    for chip in range(FORGE + 1):
        if level_of(chip) == level and contest.g.in_supply(chip) > 0:
            best = max(best, gained_worth(contest, seat, chip))
    return best


def gained_worth(contest: Contest, seat: i64, kind: i64) -> float:
    """VP of an Ally chip gained: in the bag, and for Objectives."""
    return chip_worth(contest, seat, kind) + ally_worth(contest.g, seat, kind)


def market_worth(contest: Contest, seat: i64) -> float:
    """VP of the best card in the market."""
    best = 0.0
    for index in range(MARKET_SIZE):
        card = contest.g.market_card(index)
        if card != NOBODY:
            best = max(best, wonder_worth(contest, seat, card))
    return best


def unlock_worth(contest: Contest, seat: i64) -> float:
    """VP of the best locked ability."""
    best = 0.0
    for ability in range(ABILITIES):
        if not contest.g.is_unlocked(seat, ability):
            best = max(best, ability_worth(contest, seat, ability))
    return best


def castle_gain(contest: Contest, seat: i64) -> float:
    """VP of a Castle in the best Region."""
    best = 0.0
    for region in range(REGIONS):
        if can_build(contest.g, seat, region):
            best = max(best, built_worth(contest, seat, region))
    return best


def built_worth(contest: Contest, seat: i64, region: i64) -> float:
    """VP of a Castle in a Region: itself and its Strength there, less the chance to win one there anyway."""
    g = contest.g
    worth = contest.castle[seat]
    before = contest.worth(seat, region)
    was = g.castle(seat, region)
    g.set_castle(seat, region, SIDEWAYS if g.two and was == NO_CASTLE else UPRIGHT)
    worth += contest.worth(seat, region) - before
    g.set_castle(seat, region, was)
    return worth


# --- forging ------------------------------------------------------------------------------------------------------


def forge_worth(contest: Contest, seat: i64) -> float:
    """VP of a forge on the best track, the chip apart."""
    best = 0.0
    for track in range(TRACKS):
        if contest.g.filled(seat, track) < SPACES:
            best = max(best, track_worth(contest, seat, track))
    return best


def track_worth(contest: Contest, seat: i64, track: i64) -> float:
    """VP of a forge on a track: its space, rewards between tracks, the Artifact; something for what comes nearer."""
    g = contest.g
    space = g.filled(seat, track)
    worth = reward_worth(contest, seat, space_reward(g, seat, track, space))
    around = neighbours(g, seat, track, space)
    if track > 0:
        worth += between_worth(contest, seat, track - 1, space) * (1.0 if around & ABOVE else NEXT_SPACE)
    if track < TRACKS - 1:
        worth += between_worth(contest, seat, track, space) * (1.0 if around & BELOW else NEXT_SPACE)
    if space == SPACES - 1:
        return worth + ARTIFACT * wars_left(g)
    return worth + NEXT_SPACE * reward_worth(contest, seat, space_reward(g, seat, track, space + 1))


def between_worth(contest: Contest, seat: i64, upper: i64, space: i64) -> float:
    """VP of a reward between two tracks."""
    reward = between_reward(contest.g, seat, upper, space)
    return 0.0 if reward < 0 else reward_worth(contest, seat, reward)


def least_chip(contest: Contest, seat: i64) -> float:
    """VP of the chip in the bag that is missed least."""
    least = 99.0
    for kind in range(MADNESS):
        if contest.g.in_bag(seat, kind) > 0:
            least = min(least, chip_worth(contest, seat, kind))
    return least


# --- tea cards ----------------------------------------------------------------------------------------------------


def card_worth(contest: Contest, seat: i64, card: i64) -> float:
    """VP of all that a tea card brings."""
    content = contest.g.content
    worth = rewards_worth(contest, seat, content.card_rewards[card]) + icon_worth(contest.g, seat, card)
    if content.card_supporters[card] > 0:
        worth += units_worth(contest, seat, content.card_supporters[card])
    if content.card_second[card] > 0:
        worth += units_worth(contest, seat, content.card_second[card])
    if content.card_die[card] == 1:
        worth -= DIE * SHARD
    if content.card_layout[card] == 1:
        return worth + max(half_worth(contest, seat, card, 0), half_worth(contest, seat, card, 1))
    return worth + max(0.0, corrupted_worth(contest, seat, card))


def rewards_worth(contest: Contest, seat: i64, rewards: list[int]) -> float:
    """VP of several rewards."""
    worth = 0.0
    for reward in rewards:
        worth += reward_worth(contest, seat, reward)
    return worth


def half_worth(contest: Contest, seat: i64, card: i64, half: i64) -> float:
    """VP of the top (0) or the bottom of a split card."""
    content = contest.g.content
    return rewards_worth(contest, seat, content.card_bottom[card] if half else content.card_top[card])


def corrupted_worth(contest: Contest, seat: i64, card: i64) -> float:
    """VP of the corrupted rewards of a card, the die included; 0 if it has none."""
    rewards = contest.g.content.card_corrupted[card]
    return rewards_worth(contest, seat, rewards) - DIE * SHARD if len(rewards) > 0 else 0.0


def poison_worth(contest: Contest, seat: i64) -> float:
    """VP of a Poison chip in the bag: below 0."""
    return chip_worth(contest, seat, POISON)
