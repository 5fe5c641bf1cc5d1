"""A sensible action in a hurry, for play-outs: cheap measures for what comes up often, any action for the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.using import effect_of
from wabe.games.wonderlands_war.mind.forces import muster
from wabe.games.wonderlands_war.pieces import reward_kinds as kinds
from wabe.games.wonderlands_war.pieces.forge_tracks import space_reward
from wabe.games.wonderlands_war.table import step_ids as steps
from wabe.games.wonderlands_war.table.chips import DOUBLE_MADNESS, MADNESS, POISON, SUPPORTER
from wabe.games.wonderlands_war.table.layout import CORRUPTIBLE, SPLIT
from wabe.games.wonderlands_war.table.on_cards import USE_IT
from wabe.games.wonderlands_war.tea_party.turns import MY_PARTY, VISIT_HEAD
from wabe.games.wonderlands_war.war.drawing import DRAW, HALT
from wabe.kernel.ints import Ints

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

# Tenths of VP of a reward; units, Shards and VP for each, `ALLY_CHIP` says what Ally chips are worth.
REWARD_VALUES: Final[dict[int, int]] = {
    kinds.UNITS: 18,
    kinds.ALLY: 18,
    kinds.ANY_ALLY: 24,
    kinds.FORGE_CHIP: 24,
    kinds.WONDERLANDIAN: 32,
    kinds.ABILITY: 30,
    kinds.DISCARD_SHARDS: 8,
    kinds.CASTLE: 45,
    kinds.LEADER_UP: 16,
    kinds.DISCARD_MADNESS_REWARD: 20,
    kinds.SHIELD_UP: 6,
    kinds.QUEST1: 25,
    kinds.QUEST2KEEP: 30,
    kinds.FORGE_A_CHIP: 20,
    kinds.SUPPORTER_UP: 12,
    kinds.CASTLE_VALUE: 28,
    kinds.STAR: 10,
    kinds.SHARD_DIE: -17,
}
REWARD_VALUE: Final = [
    REWARD_VALUES.get(kind, 0) for kind in range(len(kinds.KIND_NAMES))
]  # the same by kind; choices are worth 0
ALLY_CHIP: Final = 9  # tenths of VP of any Ally chip
ALLY_STRENGTH: Final = 8  # and of each printed Strength
POISON_COST: Final = 20  # of the chair with the Poison
CHAIR_WHIM: Final = 12  # how much chance decides between near equals, in tenths of VP
REGION_WHIM: Final = 20
TRACK_WHIM: Final = 15
LOWEST: Final = -1000
# Regions, in tenths of VP: for each VP of the award, by how far ahead one is there
CASTLE_TO_WIN: Final = 8
UNCONTESTED: Final = 5
CLOSE: Final = 4
FALLEN_BACK: Final = 2
SURE: Final = 6  # Strength ahead that is enough
HOPELESS: Final = -10  # and behind that is too much
NEAR: Final = -4
UNIT_FORCE: Final = 2  # Strength that a unit is worth
STILL_DRAWING: Final = 2  # Strength that who may still draw is thought to gain
CARD_MEAN: Final = 75
HEAD_COST: Final = 10
SAFE: Final = 8  # of 100: a risk that is always taken
RISKY: Final = 30  # and one that is taken by who is behind


def quick_action(g: WarState) -> i64:
    """A sensible action of the seat that decides."""
    step = g.top_id()
    if step == steps.DRAW_OR_HALT_ID:
        return draw_or_halt(g)
    if step == steps.CHOOSE_CHAIR_ID:
        return best_chair(g)
    if step in (steps.CHOOSE_REGION_ID, steps.PLACE_FIGURE_ID, steps.PLACE_LEADER_ID):
        return best_region(g)
    if step in (steps.COMPLETE_FEAT_ID, steps.DISCARD_MADNESS_ID, steps.CORRUPT_ID, steps.DRAW_QUESTS_ID):
        return g.offers[g.offered - 1]  # a yes, or the most: all of them are rather taken
    if step in (steps.FORGING_ID, steps.CHOOSE_FORGED_ID, steps.CHOOSE_UNIT_ID):  # the first but a no is missed least
        return g.offers[0] if g.offers[0] != 0 or g.offered == 1 else g.offers[1]
    return in_short(g, step)


def any_offer(g: WarState) -> i64:
    """Any legal action."""
    return g.offers[g.below(g.offered)]


def in_short(g: WarState, step: i64) -> i64:
    """Choices with a plain rule; any action where there is none."""
    if step == steps.SHIELD_ID:
        return g.offers[g.offered - 1] if g.units(g.decider, g.region) <= 2 else g.offers[0]
    if step == steps.CHOOSE_TRACK_ID:
        return best_track(g)
    if step == steps.LOSE_UNIT_ID:
        return g.offers[0] if g.offers[0] == SUPPORTER else any_offer(g)
    if step == steps.TAKE_ANY_ID:
        return best_card(g)
    if step == steps.CHOOSE_DRAWN_ID:
        return strongest(g)
    if step == steps.USE_ID:
        return used(g)
    return any_offer(g)


def used(g: WarState) -> i64:
    """Effects are used; a chip is made stronger rather than that another comes back."""
    effect = effect_of(g, g.top_arg())
    return USE_IT if effect.rather_used else g.offers[g.offered - 1]


def strongest(g: WarState) -> i64:
    """The strongest of several chips; Madness only if all are mad."""
    best = g.offers[0]
    for index in range(1, g.offered):
        if g.content.strength[g.offers[index]] > g.content.strength[best]:
            best = g.offers[index]
    return best


# --- the tea table ------------------------------------------------------------------------------------------------


def card_value(g: WarState, seat: i64, card: i64) -> i64:
    """Tenths of VP of a tea card."""
    content = g.content
    value: i64 = (content.card_supporters[card] + content.card_second[card]) * REWARD_VALUE[kinds.UNITS]
    value += content.card_die[card] * REWARD_VALUE[kinds.SHARD_DIE]
    value += rewards_value(g, seat, content.card_rewards[card])
    if content.card_layout[card] == SPLIT:
        value += max(rewards_value(g, seat, content.card_top[card]), rewards_value(g, seat, content.card_bottom[card]))
    elif content.card_layout[card] == CORRUPTIBLE:
        value += max(0, rewards_value(g, seat, content.card_corrupted[card]) + REWARD_VALUE[kinds.SHARD_DIE])
    return value


def rewards_value(g: WarState, seat: i64, rewards: list[int]) -> i64:
    """Tenths of VP of some rewards."""
    value: i64 = 0
    for reward in rewards:
        kind = g.content.reward_kind[reward]
        each: i64 = REWARD_VALUE[kind]
        if kind in (kinds.UNITS, kinds.DISCARD_SHARDS):
            each *= g.content.reward_arg[reward]
        elif kind == kinds.ALLY:
            each = ALLY_CHIP + ALLY_STRENGTH * g.content.strength[g.content.reward_arg[reward]]
        value += each
    return value


def best_chair(g: WarState) -> i64:
    """The best card in reach, or the Head where the cards are poor."""
    best = g.offers[0]
    highest: i64 = LOWEST
    for index in range(g.offered):
        chair = g.offers[index]
        value: i64 = g.below(CHAIR_WHIM)
        if chair in (VISIT_HEAD, MY_PARTY):
            value += CARD_MEAN - (HEAD_COST if chair == VISIT_HEAD else 0)
        else:
            value += card_value(g, g.decider, g.card_on(chair)) - (POISON_COST if g.poison_chair == chair else 0)
        if value > highest:
            best, highest = chair, value
    return best


def best_card(g: WarState) -> i64:
    """The best card on the table."""
    best = g.offers[0]
    highest: i64 = LOWEST
    for index in range(g.offered):
        value = card_value(g, g.decider, g.card_on(g.offers[index]))
        if value > highest:
            best, highest = g.offers[index], value
    return best


# --- Regions ------------------------------------------------------------------------------------------------------


def best_region(g: WarState) -> i64:
    """The Region where the award is high and the others are not too far ahead, with some chance."""
    seat = g.decider
    best = g.offers[0]
    highest: i64 = LOWEST
    for index in range(g.offered):
        region = g.offers[index]
        value = region_value(g, seat, region) + g.below(REGION_WHIM)
        if value > highest:
            best, highest = region, value
    return best


def region_value(g: WarState, seat: i64, region: i64) -> i64:
    """Tenths of VP that one more unit may bring to a Region, very roughly."""
    there = muster(g, region)
    own = force(g, there, seat)
    most: i64 = 0
    for other in range(g.players):
        if other != seat:
            most = max(most, force(g, there, other))
    award: i64 = 2 * g.award(region) + (0 if g.has_castle(seat, region) else CASTLE_TO_WIN)
    lead = own - most
    if own == 0 and most == 0:
        return UNCONTESTED * award
    if lead >= SURE or lead <= HOPELESS:
        return award
    return (CLOSE if lead >= NEAR else FALLEN_BACK) * award


def force(g: WarState, there: Ints, seat: i64) -> i64:
    """Strength at the start, and two for each unit, of who is there."""
    units, strength = there[seat], there[g.players + seat]
    return UNIT_FORCE * units + strength if units > 0 else 0


def best_track(g: WarState) -> i64:
    """The track whose next space brings most."""
    seat = g.decider
    best = g.offers[0]
    highest: i64 = LOWEST
    for index in range(g.offered):
        track = g.offers[index]
        value: i64 = REWARD_VALUE[g.content.reward_kind[space_reward(g, seat, track, g.filled(seat, track))]] + g.below(
            TRACK_WHIM
        )
        if value > highest:
            best, highest = track, value
    return best


# --- the battle ---------------------------------------------------------------------------------------------------


def draw_or_halt(g: WarState) -> i64:
    """Draw while it is safe; while behind, at some risk."""
    seat = g.decider
    risk = risk_of(g, seat)
    if risk <= SAFE:
        return DRAW
    return DRAW if risk <= RISKY and is_in_need(g, seat) else HALT


def risk_of(g: WarState, seat: i64) -> i64:
    """The chance of 100 to bust with the next chip."""
    units = g.units(seat, g.region)
    if g.is_shield_whole(seat) or units > 2:
        return 0
    bad: i64 = g.in_bag(seat, DOUBLE_MADNESS)
    if units < 2:
        bad += g.in_bag(seat, MADNESS) + g.in_bag(seat, POISON)
    return 100 * bad // max(1, g.bag_size(seat))


def is_in_need(g: WarState, seat: i64) -> bool:
    """Whether somebody is ahead, or near enough and still drawing."""
    own = g.strength(seat)
    if g.two and own < g.content.resistance[g.round - 1]:
        return True
    for other in range(g.players):
        if g.is_opponent(seat, other):
            near: i64 = STILL_DRAWING if g.is_fighting(other) else 0
            if g.strength(other) + near >= own:
                return True
    return False
