"""Rules of thumb for battles and their outcome: drawing, Shields, losses, Wagers, awards, Feats, forging."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.hooks import chip_effects
from wabe.games.wonderlands_war.gains import quests
from wabe.games.wonderlands_war.gains.scoring import FOR_BOTH, FOR_FEAT
from wabe.games.wonderlands_war.mind.battle_worth import DEPTH, BattleWorth
from wabe.games.wonderlands_war.mind.chip_worth import chip_worth
from wabe.games.wonderlands_war.mind.forces import FORECAST_ERROR, Forces
from wabe.games.wonderlands_war.mind.quest_worth import objective_chance, quest_worth
from wabe.games.wonderlands_war.mind.reward_worth import built_worth, forge_worth
from wabe.games.wonderlands_war.odds.forecast import Forecast, forecast_of
from wabe.games.wonderlands_war.table import step_ids as steps
from wabe.games.wonderlands_war.table.chips import (
    FIRST_STANDEE,
    LEADER,
    SUPPORTER,
)
from wabe.games.wonderlands_war.table.layout import QUESTS, ROUNDS
from wabe.games.wonderlands_war.table.timing import WHEN_FORGED
from wabe.games.wonderlands_war.war import awards, losses
from wabe.games.wonderlands_war.war.drawing import DRAW
from wabe.games.wonderlands_war.war.madness import BREAK

RIGHT: Final = 1.0  # VP of a Wager won, and lost
WRONG: Final = 1.05


def war_advice(forces: Forces, seat: i64, step: i64, arg: i64, actions: list[int]) -> list[float]:
    """The worth of each action of a step of a battle or its outcome."""
    if step == steps.DRAW_OR_HALT_ID:
        return draw_worths(forces, seat, actions)
    if step == steps.CHOOSE_DRAWN_ID:
        return [drawn_worth(forces, seat, kind) for kind in actions]
    if step == steps.SHIELD_ID:
        return [shield_worth(forces, seat, losses.KIND.of(arg), action) for action in actions]
    if step == steps.LOSE_UNIT_ID:
        return [-unit_worth(forces, seat, unit) for unit in actions]
    if step == steps.LOST_TO_ID:
        return [lost_to_worth(forces, seat, region) for region in actions]
    if step == steps.WAGER_ID:
        return wager_worths(forces, actions)
    return outcome_advice(forces, seat, step, arg, actions)


def outcome_advice(forces: Forces, seat: i64, step: i64, arg: i64, actions: list[int]) -> list[float]:
    """The worth of each action of a step of the outcome."""
    g = forces.g
    if step == steps.CHOOSE_AWARD_ID:
        castle = forces.castle[seat]
        return [castle if action else float(g.award(g.region)) for action in actions]
    if step == steps.AWARD_CASTLE_ID:
        return [0.0 if region == awards.LEAVE else built_worth(forces, seat, region) for region in actions]
    if step == steps.COMPLETE_FEAT_ID:
        return [feat_worth(forces, seat, action) for action in actions]
    if step == steps.DISCARD_ACTIVE_ID:
        return [-chip_worth(forces, seat, kind) for kind in actions]
    if step == steps.FORGING_ID:
        best = forge_worth(forces, seat)
        return [best - kept_worth(forces, seat, action - 1) if action else 0.0 for action in actions]
    return [0.0] * len(actions)


# --- drawing --------------------------------------------------------------------------------------------------------


def draw_worths(forces: Forces, seat: i64, actions: list[int]) -> list[float]:
    """Halting, and drawing with what may follow."""
    battle = BattleWorth(forces, seat)
    hand = forecast_of(forces.g, seat)
    return [battle.drawing(hand, DEPTH) if action == DRAW else battle.halt(hand) for action in actions]


def drawn_worth(forces: Forces, seat: i64, kind: i64) -> float:
    """Playing this one of the chips drawn."""
    battle = BattleWorth(forces, seat)
    hand = forecast_of(forces.g, seat)
    hand.take(kind)
    return battle.best(hand, 1)


def shield_worth(forces: Forces, seat: i64, kind: i64, action: i64) -> float:
    """Breaking the Shield, or bearing the chip."""
    return BattleWorth(forces, seat).best(shielded(forces, seat, kind, action), 1)


def shielded(forces: Forces, seat: i64, kind: i64, action: i64) -> Forecast:
    """The hand after that."""
    hand = forecast_of(forces.g, seat)
    if action == BREAK:
        hand.shield = False
        hand.bag[kind] += 1
        hand.size += 1
    else:
        bear(hand, kind)
    return hand


def bear(hand: Forecast, kind: i64) -> None:
    """A chip takes its units, the Shield stays as it is."""
    whole = hand.shield
    hand.shield = False
    hand.suffer(kind)
    hand.shield = whole


def unit_worth(forces: Forces, seat: i64, unit: i64) -> float:
    """What a unit in the Region of the battle is worth: Strength in the next War, abilities now."""
    if unit in (SUPPORTER, LEADER):
        return 1.0
    g = forces.g
    figure = g.content.standee_figure[unit - FIRST_STANDEE]
    later = float(ROUNDS - g.round)
    return 1.5 + 0.2 * later * float(g.content.figure_strength[figure])


def lost_to_worth(forces: Forces, seat: i64, region: i64) -> float:
    """A lost unit in an adjacent Region, or in the reserve for the next Tea Party."""
    if region == losses.NO_REGION:
        return 0.5 if forces.g.round < ROUNDS else 0.0
    return 0.1 + forces.gain_by(seat, region, 1, 0)


def wager_worths(forces: Forces, actions: list[int]) -> list[float]:
    """A Wager on each participant, by the chance to win alone; 0 for none."""
    g = forces.g
    strengths: list[float] = []
    for seat in range(g.players):
        mean = forces.power(seat, g.region, g.units(seat, g.region), g.strength(seat))
        strengths.append(exp(mean / FORECAST_ERROR) if g.is_participant(seat) else 0.0)
    whole = max(0.0001, sum(strengths))
    return [strengths[action - 1] / whole * (RIGHT + WRONG) - WRONG if action else 0.0 for action in actions]


# --- the outcome ----------------------------------------------------------------------------------------------------


def feat_worth(forces: Forces, seat: i64, action: i64) -> float:
    """VP of completing a Feat now; a free one best goes to a Quest whose Feat is not to be had otherwise."""
    if action == quests.NONE:
        return 0.0
    g = forces.g
    quest = (action - 1) % QUESTS
    now = float(FOR_FEAT) + float(FOR_BOTH) * objective_chance(g, seat, quest)
    return now if action <= QUESTS else now - 0.2 * quest_worth(g, seat, quest)


def kept_worth(forces: Forces, seat: i64, kind: i64) -> float:
    """What an Active chip would be worth if it were not forged; Rose A pays when it is."""
    worth = chip_worth(forces, seat, kind)
    for effect in chip_effects(forces.g, seat, kind):
        if effect.timing == WHEN_FORGED:
            worth -= effect.forged_worth()
    return worth
