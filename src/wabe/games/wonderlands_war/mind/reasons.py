"""What the advice on an action is made of: awards and Castles, units, chips and rewards, Quests, what it costs.

What a battle to come is worth is told by what it would be worth without its Castle; the rest is the place in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.gains import quests
from wabe.games.wonderlands_war.gains.scoring import FOR_BOTH, FOR_FEAT, FOR_OBJECTIVE
from wabe.games.wonderlands_war.mind import advice_tea, advice_war
from wabe.games.wonderlands_war.mind.advice_effects import effect_advice
from wabe.games.wonderlands_war.mind.advice_units import tell_gain, tell_units
from wabe.games.wonderlands_war.mind.battle_worth import DEPTH, ToldBattle
from wabe.games.wonderlands_war.mind.chip_worth import ability_worth, chip_worth, wonder_worth
from wabe.games.wonderlands_war.mind.estimate import totals
from wabe.games.wonderlands_war.mind.forces import Forces
from wabe.games.wonderlands_war.mind.quest_worth import (
    ally_worth,
    feat_chance,
    icon_worth,
    objective_chance,
    quest_worth,
)
from wabe.games.wonderlands_war.mind.reward_worth import (
    DIE,
    built_worth,
    corrupted_worth,
    forge_worth,
    half_worth,
    poison_worth,
    reward_worth,
    track_worth,
    units_worth,
)
from wabe.games.wonderlands_war.odds.forecast import forecast_of
from wabe.games.wonderlands_war.odds.next_chip import chance_of_bust
from wabe.games.wonderlands_war.pieces import allies
from wabe.games.wonderlands_war.pieces import reward_kinds as kinds
from wabe.games.wonderlands_war.table import step_ids as steps
from wabe.games.wonderlands_war.table.chips import MADNESS
from wabe.games.wonderlands_war.table.foresight import SHARD
from wabe.games.wonderlands_war.table.layout import HEAD, QUESTS, ROUNDS, SPLIT
from wabe.games.wonderlands_war.tea_party.turns import MY_PARTY, VISIT_HEAD
from wabe.games.wonderlands_war.war import awards, losses
from wabe.games.wonderlands_war.war.drawing import DRAW
from wabe.kernel.reasons import Reasons

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

REWARDS: Final[dict[int, str]] = {
    kinds.UNITS: "units",
    kinds.ALLY: "chip",
    kinds.ANY_ALLY: "chip",
    kinds.FORGE_CHIP: "chip",
    kinds.WONDERLANDIAN: "wonderlandian",
    kinds.ABILITY: "ability",
    kinds.CASTLE: "castle",
    kinds.FORGE_A_CHIP: "forge",
    kinds.DISCARD_SHARDS: "shards",
    kinds.LEADER_UP: "leader",
    kinds.DISCARD_MADNESS_REWARD: "madness",
    kinds.SHIELD_UP: "shield",
    kinds.QUEST1: "quests",
    kinds.QUEST2KEEP: "quests",
    kinds.SUPPORTER_UP: "supporters",
    kinds.CASTLE_VALUE: "castle",
    kinds.STAR: "star",
    kinds.SHARD_DIE: "shards",
}


def reasons(g: WarState, seat: i64, action: i64) -> Reasons:
    """The terms of `advise` on one action of a seat."""
    told, twin = Reasons(), g.clone()
    forces = Forces(twin)
    step, arg = twin.top_id(), twin.top_arg()
    if step in (steps.USE_ID, steps.CHOOSE_EFFECT_ID):
        told.add("ability", effect_advice(forces, seat, step, arg, [int(action)])[0])
    elif steps.UNITS_ID <= step <= steps.RETURN_UNITS_ID or step in (steps.PLACE_FIGURE_ID, steps.PLACE_LEADER_ID):
        tell_units(told, forces, seat, step, arg, action)
    elif step >= steps.WAR_ID:
        tell_war(told, forces, seat, step, arg, action)
    else:
        tell_tea(told, forces, seat, step, action)
    return told


# --- the Tea Party ----------------------------------------------------------------------------------------------------


def tell_tea(told: Reasons, forces: Forces, seat: i64, step: i64, action: i64) -> None:
    """A step of the Tea Party."""
    g = forces.g
    if step == steps.CHOOSE_CHAIR_ID:
        tell_way(told, forces, seat, action)
    elif step == steps.TAKE_ANY_ID:
        tell_chair(told, forces, seat, action)
    elif step == steps.PLACE_POISON_ID:
        told.add("bait", advice_tea.chair_worth(forces, seat, action))
    elif step == steps.CHOOSE_PART_ID:
        told.add("order", advice_tea.part_order(g, action))
    elif step == steps.CHOOSE_HALF_ID:
        tell_rewards(told, forces, seat, g.content.card_bottom[g.card] if action else g.content.card_top[g.card])
    elif step == steps.CORRUPT_ID:
        if action:
            tell_corrupted(told, forces, seat, g.card)
    elif step == steps.GIVE_SHARD_ID:
        if action < g.players:
            told.add("shards", SHARD)
            told.add("leading", 0.01 * totals(g, seat)[action])
    else:
        tell_reward(told, forces, seat, step, action)


def tell_reward(told: Reasons, forces: Forces, seat: i64, step: i64, action: i64) -> None:
    """What a reward asks for."""
    g = forces.g
    if step == steps.GAIN_ALLY_ID:
        if action != allies.NO_CHIP:
            told.add("chip", chip_worth(forces, seat, action))
            told.add("objective", ally_worth(g, seat, action))
    elif step == steps.TAKE_WONDERLANDIAN_ID:
        told.add("wonderlandian", wonder_worth(forces, seat, g.market_card(action)))
    elif step == steps.UNLOCK_ID:
        told.add("ability", ability_worth(forces, seat, action))
    elif step == steps.PLACE_CASTLE_ID:
        tell_built(told, forces, seat, action)
    elif step == steps.DISCARD_MADNESS_ID:
        told.add("madness", -chip_worth(forces, seat, MADNESS) if action else 0.0)
    elif step == steps.DRAW_QUESTS_ID:
        told.add("quests", float(action))
    elif step == steps.DISCARD_QUEST_ID:
        told.add("quests", -quest_worth(g, seat, action))
    elif step == steps.KEEP_QUEST_ID:
        tell_quest(told, g, seat, action)
    else:
        tell_forged(told, forces, seat, step, action)


def tell_quest(told: Reasons, g: WarState, seat: i64, quest: i64) -> None:
    """A Quest: Feat, Objective and both (`quest_worth`)."""
    feat = 1.0 if g.is_feat_done(quest) else feat_chance(g, quest)
    objective = objective_chance(g, seat, quest)
    told.add("feat", feat * float(FOR_FEAT))
    told.add("objective", objective * float(FOR_OBJECTIVE))
    told.add("both", feat * objective * float(FOR_BOTH))


def tell_forged(told: Reasons, forces: Forces, seat: i64, step: i64, action: i64) -> None:
    """A chip to forge out of the bag, or a track for it."""
    if step == steps.CHOOSE_FORGED_ID and action:
        told.add("forge", forge_worth(forces, seat))
        told.add("chip", -chip_worth(forces, seat, action - 1))
    elif step == steps.CHOOSE_TRACK_ID:
        told.add("forge", track_worth(forces, seat, action))


# --- the tea table ----------------------------------------------------------------------------------------------------


def tell_way(told: Reasons, forces: Forces, seat: i64, action: i64) -> None:
    """A card in reach, or what lies beyond the Head; less for cards left behind."""
    g = forces.g
    if action == MY_PARTY:
        told.add("new-cards", advice_tea.beyond_head(forces, seat))
        told.add("party", -advice_tea.PARTY)
    elif action == VISIT_HEAD:
        told.add("new-cards", advice_tea.beyond_head(forces, seat))
        told.add("shards", -DIE * SHARD)
        told.add("way", -advice_tea.STEP * float(advice_tea.cards_passed(g, seat, HEAD)))
    else:
        tell_chair(told, forces, seat, action)
        told.add("way", -advice_tea.STEP * float(advice_tea.cards_passed(g, seat, action)))


def tell_chair(told: Reasons, forces: Forces, seat: i64, chair: i64) -> None:
    """The card on a chair, with the Poison that may lie there."""
    g = forces.g
    tell_card(told, forces, seat, g.card_on(chair))
    if g.poison_chair == chair and not advice_tea.owns_poison(g, seat):
        told.add("poison", poison_worth(forces, seat))


def tell_card(told: Reasons, forces: Forces, seat: i64, card: i64) -> None:
    """All that a tea card brings (`card_worth`)."""
    content = forces.g.content
    tell_rewards(told, forces, seat, content.card_rewards[card])
    told.add("objective", icon_worth(forces.g, seat, card))
    for count in (content.card_supporters[card], content.card_second[card]):
        if count > 0:
            told.add("units", units_worth(forces, seat, count))
    if content.card_die[card] == 1:
        told.add("shards", -DIE * SHARD)
    if content.card_layout[card] == SPLIT:
        lower = half_worth(forces, seat, card, 1) > half_worth(forces, seat, card, 0)
        tell_rewards(told, forces, seat, content.card_bottom[card] if lower else content.card_top[card])
    elif corrupted_worth(forces, seat, card) > 0.0:
        tell_corrupted(told, forces, seat, card)


def tell_corrupted(told: Reasons, forces: Forces, seat: i64, card: i64) -> None:
    """The corrupted rewards of a card, and the die for them."""
    rewards = forces.g.content.card_corrupted[card]
    if len(rewards) > 0:
        tell_rewards(told, forces, seat, rewards)
        told.add("shards", -DIE * SHARD)


def tell_rewards(told: Reasons, forces: Forces, seat: i64, rewards: list[int]) -> None:
    """Each reward under its kind."""
    for reward in rewards:
        kind = int(forces.g.content.reward_kind[reward])
        told.add(REWARDS[kind], reward_worth(forces, seat, reward))


# --- battles ----------------------------------------------------------------------------------------------------------


def tell_war(told: Reasons, forces: Forces, seat: i64, step: i64, arg: i64, action: i64) -> None:
    """A step of a battle or its outcome."""
    if step == steps.DRAW_OR_HALT_ID:
        tell_draw(told, forces, seat, action)
    elif step == steps.CHOOSE_DRAWN_ID:
        hand = forecast_of(forces.g, seat)
        hand.take(action)
        ToldBattle(forces, seat).tell_best(told, hand, 1, 1.0)
    elif step == steps.SHIELD_ID:
        tell_shield(told, forces, seat, losses.KIND.of(arg), action)
    elif step == steps.LOSE_UNIT_ID:
        told.add("units", -advice_war.unit_worth(forces, seat, action))
    elif step == steps.LOST_TO_ID:
        tell_lost(told, forces, seat, action)
    elif step == steps.WAGER_ID:
        told.add("wager", advice_war.wager_worths(forces, [int(action)])[0])
    else:
        tell_outcome(told, forces, seat, step, action)


def tell_outcome(told: Reasons, forces: Forces, seat: i64, step: i64, action: i64) -> None:
    """A step of the outcome."""
    g = forces.g
    if step == steps.CHOOSE_AWARD_ID:
        told.add("castle" if action else "award", forces.castle[seat] if action else float(g.award(g.region)))
    elif step == steps.AWARD_CASTLE_ID:
        if action != awards.LEAVE:
            tell_built(told, forces, seat, action)
    elif step == steps.COMPLETE_FEAT_ID:
        tell_feat(told, g, seat, action)
    elif step == steps.DISCARD_ACTIVE_ID:
        told.add("chip", -chip_worth(forces, seat, action))
    elif step == steps.FORGING_ID and action:
        told.add("forge", forge_worth(forces, seat))
        told.add("chip", -advice_war.kept_worth(forces, seat, action - 1))


def tell_feat(told: Reasons, g: WarState, seat: i64, action: i64) -> None:
    """A Feat completed now; a free one is better spent on what is not to be had otherwise."""
    if action == quests.NONE:
        return
    quest = (action - 1) % QUESTS
    told.add("feat", float(FOR_FEAT))
    told.add("both", float(FOR_BOTH) * objective_chance(g, seat, quest))
    if action > QUESTS:
        told.add("quests", -0.2 * quest_worth(g, seat, quest))


def tell_built(told: Reasons, forces: Forces, seat: i64, region: i64) -> None:
    """A Castle in a Region: itself, and the battles there."""
    told.add("castle", forces.castle[seat])
    told.add("region", built_worth(forces, seat, region) - forces.castle[seat])


def tell_lost(told: Reasons, forces: Forces, seat: i64, region: i64) -> None:
    """A lost unit in an adjacent Region, or in the reserve."""
    if region == losses.NO_REGION:
        told.add("units", 0.5 if forces.g.round < ROUNDS else 0.0)
    else:
        told.add("units", 0.1)
        tell_gain(told, forces, seat, region, 1, 0)


# --- drawing ----------------------------------------------------------------------------------------------------------


def tell_draw(told: Reasons, forces: Forces, seat: i64, action: i64) -> None:
    """Halting, or drawing with what may follow."""
    battle, hand = ToldBattle(forces, seat), forecast_of(forces.g, seat)
    if action == DRAW:
        battle.tell_drawing(told, hand, DEPTH, 1.0)
        told.take("bust", chance_of_bust(hand))
    else:
        battle.tell_halt(told, hand, 1.0)


def tell_shield(told: Reasons, forces: Forces, seat: i64, kind: i64, action: i64) -> None:
    """Breaking the Shield, or bearing the chip."""
    hand = advice_war.shielded(forces, seat, kind, action)
    ToldBattle(forces, seat).tell_best(told, hand, 1, 1.0)
