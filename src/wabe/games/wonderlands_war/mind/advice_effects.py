"""Rules of thumb for the effects of abilities: each says what a choice is worth, and asks a judge what that brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.using import effect_of
from wabe.games.wonderlands_war.mind.battle_worth import BattleWorth
from wabe.games.wonderlands_war.mind.forces import Forces, effective, is_to_come
from wabe.games.wonderlands_war.odds.forecast import forecast_of
from wabe.games.wonderlands_war.table.foresight import Hand, Judge
from wabe.games.wonderlands_war.table.layout import CHIP_STRENGTH, NOBODY
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_EFFECT_ID

MORE: Final = 0.15  # VP of a Strength more, beside the place it stands for
THREAT_STRENGTH: Final = 0.1  # of each Strength of an opponent
THREAT_VP: Final = 0.02  # of each VP


def effect_advice(forces: Forces, seat: i64, step: i64, arg: i64, actions: list[int]) -> list[float]:
    """The worth of each choice of an effect. In which order effects come hardly matters."""
    if step == CHOOSE_EFFECT_ID:
        return [0.0] * len(actions)
    effect, judge = effect_of(forces.g, arg), EffectJudge(forces, seat)
    return [effect.worth(forces.g, seat, judge, action) for action in actions]


class EffectJudge(Judge):
    """What a seat thinks of effects, as the forces stand."""

    def __init__(self, forces: Forces, seat: i64) -> None:
        self.forces = forces
        self.seat = seat

    def stronger(self, count: i64) -> float:
        g = self.forces.g
        battle = BattleWorth(self.forces, self.seat)
        now = min(g.strength(self.seat) + g.mark(self.seat, CHIP_STRENGTH), g.content.track_end)
        raised = min(now + count, g.content.track_end)
        return battle.table[raised] - battle.table[now] + MORE * float(raised - now)

    def standing_on(self, space: i64) -> float:
        hand = forecast_of(self.forces.g, self.seat)
        hand.strength = space
        return BattleWorth(self.forces, self.seat).best(hand, 1) + MORE * float(space)

    def more_units(self, region: i64, units: i64, strength: i64) -> float:
        return self.forces.gain_by(self.seat, region, units, strength)

    def is_to_come(self, region: i64) -> bool:
        return is_to_come(self.forces.g, region)

    def chip_strength(self, kind: i64) -> float:
        return effective(self.forces.g, self.seat, kind)

    def threat(self, other: i64) -> float:
        g = self.forces.g
        if g.region == NOBODY:
            return 0.0
        return THREAT_STRENGTH * float(g.strength(other)) + THREAT_VP * float(g.vp(other))

    def hand(self) -> Hand:
        return forecast_of(self.forces.g, self.seat)
