"""Rules of thumb for battles and their outcome: drawing, Shields, losses, Wagers, awards, Feats, forging."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.battle_end import Vp
from wabe.games.wonderlands_war.effects.hooks import ally_effects
from wabe.games.wonderlands_war.gains import quests
from wabe.games.wonderlands_war.gains.scoring import FOR_BOTH, FOR_FEAT
from wabe.games.wonderlands_war.mind.contest import SPREAD, Contest
from wabe.games.wonderlands_war.mind.prizes import built_worth, forge_worth
from wabe.games.wonderlands_war.mind.prospects import objective_chance, quest_worth
from wabe.games.wonderlands_war.mind.stakes import DEPTH, Stakes
from wabe.games.wonderlands_war.mind.worth import chip_worth
from wabe.games.wonderlands_war.odds.bag import Hand, hand_of
from wabe.games.wonderlands_war.table import step_ids as steps
from wabe.games.wonderlands_war.table.chips import (
    ALLY_TYPES,
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


def war_advice(contest: Contest, seat: i64, step: i64, arg: i64, actions: list[int]) -> list[float]:
    """The worth of each action of a step of a battle or its outcome."""
    if step == steps.DRAW_OR_HALT_ID:
        return draw_worths(contest, seat, actions)
    if step == steps.CHOOSE_DRAWN_ID:
        return [drawn_worth(contest, seat, kind) for kind in actions]
    if step == steps.SHIELD_ID:
        return [shield_worth(contest, seat, losses.KIND.of(arg), action) for action in actions]
    if step == steps.LOSE_UNIT_ID:
        return [-unit_worth(contest, seat, unit) for unit in actions]
    if step == steps.LOST_TO_ID:
        return [lost_to_worth(contest, seat, region) for region in actions]
    if step == steps.WAGER_ID:
        return wager_worths(contest, actions)
    return outcome_advice(contest, seat, step, arg, actions)


def outcome_advice(contest: Contest, seat: i64, step: i64, arg: i64, actions: list[int]) -> list[float]:
    """The worth of each action of a step of the outcome."""
    g = contest.g
    if step == steps.CHOOSE_AWARD_ID:
        castle = contest.castle[seat]
        return [castle if action else float(g.award(g.region)) for action in actions]
    if step == steps.AWARD_CASTLE_ID:
        return [0.0 if region == awards.LEAVE else built_worth(contest, seat, region) for region in actions]
    if step == steps.COMPLETE_FEAT_ID:
        return [feat_worth(contest, seat, action) for action in actions]
    if step == steps.DISCARD_ACTIVE_ID:
        return [-chip_worth(contest, seat, kind) for kind in actions]
    if step == steps.FORGING_ID:
        best = forge_worth(contest, seat)
        return [best - kept_worth(contest, seat, action - 1) if action else 0.0 for action in actions]
    return [0.0] * len(actions)


# --- drawing --------------------------------------------------------------------------------------------------------


def draw_worths(contest: Contest, seat: i64, actions: list[int]) -> list[float]:
    """Halting, and drawing with what may follow."""
    stakes = Stakes(contest, seat)
    hand = hand_of(contest.g, seat)
    return [stakes.drawing(hand, DEPTH) if action == DRAW else stakes.halt(hand) for action in actions]


def drawn_worth(contest: Contest, seat: i64, kind: i64) -> float:
    """Playing this one of the chips drawn."""
    stakes = Stakes(contest, seat)
    hand = hand_of(contest.g, seat)
    hand.take(kind)
    return stakes.best(hand, 1)


def shield_worth(contest: Contest, seat: i64, kind: i64, action: i64) -> float:
    """Breaking the Shield, or bearing the chip."""
    stakes = Stakes(contest, seat)
    hand = hand_of(contest.g, seat)
    if action == BREAK:
        hand.shield = False
        hand.bag[kind] += 1
        hand.size += 1
    else:
        bear(hand, kind)
    return stakes.best(hand, 1)


def bear(hand: Hand, kind: i64) -> None:
    """A chip takes its units, the Shield stays as it is."""
    whole = hand.shield
    hand.shield = False
    hand.suffer(kind)
    hand.shield = whole


def unit_worth(contest: Contest, seat: i64, unit: i64) -> float:
    """What a unit in the Region of the battle is worth: Strength in the next War, abilities now."""
    if unit in (SUPPORTER, LEADER):
        return 1.0
    g = contest.g
    figure = g.content.standee_figure[unit - FIRST_STANDEE]
    later = float(ROUNDS - g.round)
    return 1.5 + 0.2 * later * float(g.content.figure_strength[figure])


def lost_to_worth(contest: Contest, seat: i64, region: i64) -> float:
    """A lost unit in an adjacent Region, or in the reserve for the next Tea Party."""
    if region == losses.NO_REGION:
        return 0.5 if contest.g.round < ROUNDS else 0.0
    return 0.1 + contest.gain_by(seat, region, 1, 0)


def wager_worths(contest: Contest, actions: list[int]) -> list[float]:
    """A Wager on each participant, by the chance to win alone; 0 for none."""
    g = contest.g
    strengths: list[float] = []
    for seat in range(g.players):
        mean = contest.power(seat, g.region, g.units(seat, g.region), g.strength(seat))
        strengths.append(exp(mean / SPREAD) if g.is_participant(seat) else 0.0)
    whole = max(0.0001, sum(strengths))
    return [strengths[action - 1] / whole * (RIGHT + WRONG) - WRONG if action else 0.0 for action in actions]


# --- the outcome ----------------------------------------------------------------------------------------------------


def feat_worth(contest: Contest, seat: i64, action: i64) -> float:
    """VP of completing a Feat now; a free one best goes to a Quest whose Feat is not to be had otherwise."""
    if action == quests.NONE:
        return 0.0
    g = contest.g
    quest = (action - 1) % QUESTS
    now = float(FOR_FEAT) + float(FOR_BOTH) * objective_chance(g, seat, quest)
    return now if action <= QUESTS else now - 0.2 * quest_worth(g, seat, quest)


def kept_worth(contest: Contest, seat: i64, kind: i64) -> float:
    """What an Active chip would be worth if it were not forged; Rose A pays when it is."""
    worth = chip_worth(contest, seat, kind)
    if kind < 2 * ALLY_TYPES:
        for effect in ally_effects(contest.g, kind >> 1):
            if effect.timing == WHEN_FORGED:
                worth -= 2.0 if isinstance(effect, Vp) else 1.0
    return worth
