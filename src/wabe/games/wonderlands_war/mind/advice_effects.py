"""Rules of thumb for the effects of abilities: whether to use them, and on whom or what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects import battle_end as effects_end
from wabe.games.wonderlands_war.effects import chips as effects_chips
from wabe.games.wonderlands_war.effects import moves as effects_moves
from wabe.games.wonderlands_war.effects import others as effects_others
from wabe.games.wonderlands_war.effects import strength as effects_strength
from wabe.games.wonderlands_war.effects.battle_end import MoveUnitsOut, ReturnActive, VpShared
from wabe.games.wonderlands_war.effects.effect import effect_of
from wabe.games.wonderlands_war.effects.hookah import DrawForMadness
from wabe.games.wonderlands_war.effects.tracker import TrackerEffect
from wabe.games.wonderlands_war.mind.contest import Contest, is_to_come
from wabe.games.wonderlands_war.mind.stakes import Stakes
from wabe.games.wonderlands_war.mind.worth import SHARD
from wabe.games.wonderlands_war.odds.bag import hand_of
from wabe.games.wonderlands_war.table.chips import DOUBLE_MADNESS, MADNESS, REGIONS
from wabe.games.wonderlands_war.table.layout import CHIP_STRENGTH, NOBODY, ROUNDS
from wabe.games.wonderlands_war.table.on_cards import PASS, Effect
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_EFFECT_ID

USED: Final = 0.5  # of an effect that costs nothing
RETURNED: Final = 0.12  # VP for each Strength of a chip that goes back to the bag
MORE: Final = 0.15  # VP of a Strength more, beside the place it stands for
UNIT_HERE: Final = 0.6  # VP of a unit more in the Region of the battle
POISON: Final = 1.0


def effect_advice(contest: Contest, seat: i64, step: i64, arg: i64, actions: list[int]) -> list[float]:
    """The worth of each choice of an effect. In which order effects come hardly matters."""
    if step == CHOOSE_EFFECT_ID:
        return [0.0] * len(actions)
    effect = effect_of(contest.g, arg)
    return [used(contest, seat, effect, action) for action in actions]


def used(contest: Contest, seat: i64, effect: Effect, action: i64) -> float:
    """The worth of one choice; 0 for none."""
    if isinstance(effect, effects_others.OnOneOther):
        return 0.0 if action == PASS else on_other(contest, seat, effect, action - 1)
    if isinstance(effect, effects_others.MadnessToBag):
        return 0.0 if action == PASS else madness_worth(contest, seat, action)
    if isinstance(effect, TrackerEffect):
        return moved_worth(contest, seat, action)
    returns = isinstance(effect, effects_chips.ReturnOrMultiply | effects_chips.ReturnExhausted)
    if returns and action >= effects_chips.FIRST_CHIP:
        return RETURNED * contest.effective(seat, action - effects_chips.FIRST_CHIP) + 0.02
    if isinstance(effect, effects_moves.BringOrMultiply) and action > effects_strength.USE_IT:
        return brought_worth(contest, seat, action)
    return 0.0 if action == PASS else plainly(contest, seat, effect, action)


def plainly(contest: Contest, seat: i64, effect: Effect, action: i64) -> float:
    """The worth of using an effect on oneself."""
    if isinstance(effect, effects_chips.ReturnOrMultiply):
        return stronger(contest, seat, effect.plus_one if contest.g.plus_one else own_strength(contest, seat))
    if isinstance(effect, effects_moves.BringOrMultiply):
        return stronger(contest, seat, own_strength(contest, seat) * (effect.multiply - 1))
    if isinstance(effect, effects_strength.ChipStrength):
        return stronger(contest, seat, own_strength(contest, seat) * (effect.multiply - 1) + effect.add)
    if isinstance(effect, effects_strength.ShardsForStrength):
        return stronger(contest, seat, effect.add) - SHARD * float(effect.shards)
    if isinstance(effect, effects_moves.PlaceLeaderHere):
        return leader_worth(contest, seat, effect.strength)
    if isinstance(effect, DrawForMadness):
        return hookah_worth(contest, seat, effect)
    return at_the_end(contest, seat, effect, action)


def at_the_end(contest: Contest, seat: i64, effect: Effect, action: i64) -> float:
    """The worth of an effect at the end of a battle, or of one that is always good."""
    g = contest.g
    if isinstance(effect, ReturnActive):
        return RETURNED * (contest.effective(seat, action - 1) - 0.5) * float(ROUNDS + 1 - g.round)
    if isinstance(effect, effects_end.DiscardShards):
        return SHARD * float(action)
    if isinstance(effect, VpShared):
        return float(effect.own) - 0.4 * float(effect.others)
    if isinstance(effect, MoveUnitsOut):
        return moved_out(contest, seat, effect, action)
    return USED


# --- Strength -------------------------------------------------------------------------------------------------------


def own_strength(contest: Contest, seat: i64) -> i64:
    """The Strength of the chip being played, as changed so far."""
    return contest.g.mark(seat, CHIP_STRENGTH)


def stronger(contest: Contest, seat: i64, count: i64) -> float:
    """VP of so much more Strength on this draw."""
    g = contest.g
    stakes = Stakes(contest, seat)
    now = min(g.strength(seat) + own_strength(contest, seat), g.content.track_end)
    then = min(now + count, g.content.track_end)
    return stakes.table[then] - stakes.table[now] + MORE * float(then - now)


def moved_worth(contest: Contest, seat: i64, action: i64) -> float:
    """VP of the place that the tracker moves to, or stays on."""
    g = contest.g
    stakes = Stakes(contest, seat)
    hand = hand_of(g, seat)
    hand.strength = g.strength(seat) if action == PASS else action - 1
    return stakes.best(hand, 1) + MORE * float(hand.strength)


def brought_worth(contest: Contest, seat: i64, action: i64) -> float:
    """Supporters that come here are missed where they were."""
    source, count = (action >> effects_moves.COUNT_BITS) - 1, action & effects_moves.COUNT_MASK
    return UNIT_HERE * float(count) + contest.gain_by(seat, source, -count, 0)


def leader_worth(contest: Contest, seat: i64, strength: i64) -> float:
    """The Leader comes here: Strength and a unit, missed in a Region that is still to be fought over."""
    g = contest.g
    worth = stronger(contest, seat, strength) + UNIT_HERE
    place = g.leader_at(seat)
    for region in range(REGIONS):
        if region == place and is_to_come(g, region):
            worth += contest.gain_by(seat, region, -1, -g.leader_strength(seat))
    return worth


def hookah_worth(contest: Contest, seat: i64, effect: DrawForMadness) -> float:
    """Chips drawn for their Madness: Strength for units."""
    hand = hand_of(contest.g, seat)
    if hand.size == 0 or hand.units <= effect.count + 1:
        return -1.0
    mad = float(hand.bag[MADNESS] + hand.bag[DOUBLE_MADNESS]) / float(hand.size) * float(effect.count)
    return stronger(contest, seat, effect.each) * mad - 1.2 * mad


# --- others ---------------------------------------------------------------------------------------------------------


def on_other(contest: Contest, seat: i64, effect: Effect, other: i64) -> float:
    """An effect on another player: the stronger, the better to hurt."""
    g = contest.g
    threat = 0.1 * float(g.strength(other)) + 0.02 * float(g.vp(other)) if g.region != NOBODY else 0.0
    if isinstance(effect, effects_others.OpponentGainsShards):
        return USED + threat
    if isinstance(effect, effects_others.GivePoison):
        return POISON + threat
    if isinstance(effect, effects_others.GiveShard):
        return SHARD + threat
    return USED + threat


def madness_worth(contest: Contest, seat: i64, action: i64) -> float:
    """Madness that goes back into a bag: into another's."""
    other, kind = (action >> effects_others.CHIP_BITS) - 1, action & effects_others.CHIP_MASK
    if other == seat:
        return -1.0
    return on_other(contest, seat, contest.g.content.effects[0], other) + (0.5 if kind == DOUBLE_MADNESS else 0.0)


def moved_out(contest: Contest, seat: i64, effect: MoveUnitsOut, action: i64) -> float:
    """Units that go to the next Region after the battle: worth something where a battle is still to come."""
    g = contest.g
    region, count = (action - 1) // effects_end.MOVE_ROOM, (action - 1) % effects_end.MOVE_ROOM
    strength = g.content.figure_strength[g.content.standee_figure[effect.standee(g, seat)]]
    gained = contest.gain_by(seat, region, count + 1, strength)
    return gained + contest.gain_by(seat, g.region, -count - 1, -strength)
