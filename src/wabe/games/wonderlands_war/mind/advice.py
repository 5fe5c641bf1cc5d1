"""Sound rules of thumb for every decision: the greedy bot, and priors of the searching one.

Every action is worth VP to come, from what the seat knows. A state is copied first: the judges try out units and
Castles on it, but carry no action out, so that nothing is learnt of what is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.mind.advice_effects import effect_advice
from wabe.games.wonderlands_war.mind.advice_tea import tea_advice
from wabe.games.wonderlands_war.mind.advice_units import unit_advice
from wabe.games.wonderlands_war.mind.advice_war import war_advice
from wabe.games.wonderlands_war.mind.forces import Forces
from wabe.games.wonderlands_war.table import step_ids as steps

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def advise(g: WarState, seat: i64) -> list[float]:
    """The worth of each legal action of a seat in VP, in the order of `legal_actions`."""
    actions = g.legal_actions(int(seat))
    twin = g.clone()
    forces = Forces(twin)
    step, arg = twin.top_id(), twin.top_arg()
    if step in (steps.USE_ID, steps.CHOOSE_EFFECT_ID):
        return effect_advice(forces, seat, step, arg, actions)
    if steps.UNITS_ID <= step <= steps.RETURN_UNITS_ID or step in (steps.PLACE_FIGURE_ID, steps.PLACE_LEADER_ID):
        return unit_advice(forces, seat, step, arg, actions)
    if step >= steps.WAR_ID:
        return war_advice(forces, seat, step, arg, actions)
    return tea_advice(forces, seat, step, arg, actions)
