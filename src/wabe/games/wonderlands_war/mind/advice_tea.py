"""Rules of thumb for the Tea Party and its cards: chairs, parts, chips, Quests, Wonderlandians, abilities, forging."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.mind.chip_worth import ability_worth, chip_worth, wonder_worth
from wabe.games.wonderlands_war.mind.estimate import totals
from wabe.games.wonderlands_war.mind.forces import Forces
from wabe.games.wonderlands_war.mind.quest_worth import quest_worth
from wabe.games.wonderlands_war.mind.reward_worth import (
    DIE,
    built_worth,
    card_worth,
    corrupted_worth,
    forge_worth,
    gained_worth,
    half_worth,
    poison_worth,
    track_worth,
)
from wabe.games.wonderlands_war.pieces import allies, reward_kinds
from wabe.games.wonderlands_war.pieces.card_parts import part
from wabe.games.wonderlands_war.pieces.tea_table import on_way
from wabe.games.wonderlands_war.table import step_ids as steps
from wabe.games.wonderlands_war.table.chips import JABBERWOCK, MADNESS
from wabe.games.wonderlands_war.table.foresight import SHARD
from wabe.games.wonderlands_war.table.layout import CHAIRS, HEAD, NOBODY, TEA_DECK
from wabe.games.wonderlands_war.tea_party.turns import MY_PARTY, VISIT_HEAD

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

STEP: Final = 0.12  # VP of each card on the way that is passed by
NEW_CARDS: Final = 1.0  # by how much the best of the new cards is better than the mean
PARTY: Final = 0.8  # VP of keeping the Hatter's party for later

# The order in which parts of a card are carried out: the die before Shards are discarded, placements last.
LATE: Final = [reward_kinds.UNITS, reward_kinds.DISCARD_SHARDS]


def tea_advice(forces: Forces, seat: i64, step: i64, arg: i64, actions: list[int]) -> list[float]:
    """The worth of each action of a step of the Tea Party."""
    g = forces.g
    if step == steps.CHOOSE_CHAIR_ID:
        return chairs_worth(forces, seat, actions)
    if step in (steps.TAKE_ANY_ID, steps.PLACE_POISON_ID):  # Poison goes to what is worth most
        return [chair_worth(forces, seat, chair) for chair in actions]
    if step == steps.CHOOSE_PART_ID:
        return [part_order(g, index) for index in actions]
    if step == steps.CHOOSE_HALF_ID:
        return [half_worth(forces, seat, g.card, half) for half in actions]
    if step == steps.CORRUPT_ID:
        return [corrupted_worth(forces, seat, g.card) if action else 0.0 for action in actions]
    if step == steps.GIVE_SHARD_ID:
        return shard_worths(g, seat, actions)
    return reward_advice(forces, seat, step, actions)


def reward_advice(forces: Forces, seat: i64, step: i64, actions: list[int]) -> list[float]:
    """The worth of each action that a reward asks for."""
    g = forces.g
    if step == steps.GAIN_ALLY_ID:
        return [0.0 if kind == allies.NO_CHIP else gained_worth(forces, seat, kind) for kind in actions]
    if step == steps.TAKE_WONDERLANDIAN_ID:
        return [wonder_worth(forces, seat, g.market_card(index)) for index in actions]
    if step == steps.UNLOCK_ID:
        return [ability_worth(forces, seat, ability) for ability in actions]
    if step == steps.PLACE_CASTLE_ID:
        return [built_worth(forces, seat, region) for region in actions]
    if step == steps.DISCARD_MADNESS_ID:
        return [-chip_worth(forces, seat, MADNESS) if action else 0.0 for action in actions]
    if step == steps.DRAW_QUESTS_ID:
        return [float(action) for action in actions]
    if step == steps.DISCARD_QUEST_ID:
        return [-quest_worth(g, seat, quest) for quest in actions]
    if step == steps.KEEP_QUEST_ID:
        return [quest_worth(g, seat, quest) for quest in actions]
    return track_advice(forces, seat, step, actions)


def track_advice(forces: Forces, seat: i64, step: i64, actions: list[int]) -> list[float]:
    """The worth of each chip to forge out of the bag, or of each track for it."""
    if step == steps.CHOOSE_FORGED_ID:
        best = forge_worth(forces, seat)
        return [best - chip_worth(forces, seat, action - 1) if action else 0.0 for action in actions]
    if step == steps.CHOOSE_TRACK_ID:
        return [track_worth(forces, seat, track) for track in actions]
    return [0.0] * len(actions)


# --- the tea table --------------------------------------------------------------------------------------------------


def chairs_worth(forces: Forces, seat: i64, actions: list[int]) -> list[float]:
    """Cards in reach, less for those far away; the Head for what lies beyond it; the Hatter's party."""
    g = forces.g
    found: list[float] = []
    for action in actions:
        if action == VISIT_HEAD:
            found.append(beyond_head(forces, seat) - DIE * SHARD - STEP * float(cards_passed(g, seat, HEAD)))
        elif action == MY_PARTY:
            found.append(beyond_head(forces, seat) - PARTY)
        else:
            found.append(chair_worth(forces, seat, action) - STEP * float(cards_passed(g, seat, action)))
    return found


def chair_worth(forces: Forces, seat: i64, chair: i64) -> float:
    """The card on a chair, with the Poison that may lie there."""
    g = forces.g
    worth = card_worth(forces, seat, g.card_on(chair))
    if g.poison_chair == chair and not owns_poison(g, seat):
        worth += poison_worth(forces, seat)
    return worth


def owns_poison(g: WarState, seat: i64) -> bool:
    """Whether the seat plays the Jabberwock."""
    return g.plays(seat, JABBERWOCK)


def cards_passed(g: WarState, seat: i64, target: i64) -> i64:
    """Cards that a Leader leaves behind on the way to a place."""
    passed = on_way(g, seat, target) & g.chairs_laid()
    count: i64 = 0
    while passed:
        count += passed & 1
        passed >>= 1
    return count


def beyond_head(forces: Forces, seat: i64) -> float:
    """What the best card is likely to be worth after a refill."""
    g = forces.g
    best = 0.0
    for chair in range(1, CHAIRS + 1):
        if g.card_on(chair) != NOBODY:
            best = max(best, chair_worth(forces, seat, chair))
    return max(best, deck_mean(forces, seat) + NEW_CARDS)


def deck_mean(forces: Forces, seat: i64) -> float:
    """The mean worth of the cards of this Round that have not been dealt yet."""
    g = forces.g
    total, left = 0.0, 0.0
    on_table: list[int] = [int(g.card_on(chair)) for chair in range(1, CHAIRS + 1)]
    for card in range(TEA_DECK * (g.round - 1), TEA_DECK * g.round):
        if g.card_owner(card) == NOBODY and int(card) not in on_table:
            total += card_worth(forces, seat, card)
            left += 1.0
    return total / left if left > 0.0 else 0.0


def part_order(g: WarState, index: i64) -> float:
    """Which part of a card comes next: placements and discarded Shards last."""
    return 0.0 if int(g.content.reward_kind[part(g, index)]) in LATE else 1.0


def shard_worths(g: WarState, seat: i64, actions: list[int]) -> list[float]:
    """A Shard given away is a VP, and the leading player's loss is best."""
    expected = totals(g, seat)
    return [SHARD + 0.01 * expected[action] if action < g.players else 0.0 for action in actions]
