"""What chips, abilities and Wonderlandians are worth in VP to come: for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.hooks import faction_effects
from wabe.games.wonderlands_war.mind.forces import Forces, effective, losses, wars_left
from wabe.games.wonderlands_war.table.chips import (
    ARTIFACT,
    FIGURES,
    FIRST_TOOL,
    FORGE,
)
from wabe.games.wonderlands_war.table.layout import (
    ABILITIES,
    ROUNDS,
)

STRENGTH: Final = 1.0  # VP of one Strength more in one battle, with what comes of it
DRAWS: Final = 11.0  # chips that a player draws in a War
LOSS: Final = 1.1  # Strength that a unit lost is worth
FORGE_WORTH: Final = 2.2  # VP of a forge
CHIP_SIZE: Final = 4.0  # a bag is never thought to be smaller than this


# --- chips --------------------------------------------------------------------------------------------------------


def chip_worth(forces: Forces, seat: i64, kind: i64) -> float:
    """VP that a chip more in the bag brings in the Wars to come; below 0 for Madness."""
    g = forces.g
    size = max(CHIP_SIZE, float(g.bag_size(seat)))
    gain, cost = forces.gain[seat], forces.cost[seat]
    better = effective(g, seat, kind) - gain + LOSS * (cost - float(losses(kind)))
    worth = STRENGTH * better
    if kind == FORGE:
        worth += 0.8 * FORGE_WORTH
    return worth * DRAWS * wars_left(g) / (size + 1.0)


# --- abilities and Wonderlandians -----------------------------------------------------------------------------------


def ability_worth(forces: Forces, seat: i64, ability: i64) -> float:
    """VP that a Faction's ability brings once it is unlocked."""
    g = forces.g
    time = wars_left(g)
    worth = 0.0
    for effect in faction_effects(g, seat, ability):
        worth += effect.passive_worth(time)
    if g.content.is_artifact_ability[g.factions[seat] * ABILITIES + ability] == 1:
        artifacts = float(g.in_bag(seat, ARTIFACT) + g.exhausted(seat, ARTIFACT) + g.count_active(seat, ARTIFACT))
        worth = 0.5 + 0.55 * time * artifacts
    return worth


def figure_worth(forces: Forces, seat: i64, figure: i64) -> float:
    """VP that a figure brings: a unit with Strength, and its ability."""
    content = forces.g.content
    count = content.standee_count[figure]
    worth = forces.best_gain(seat, 1, content.figure_strength[figure]) * (0.5 + 0.5 * float(count))
    worth += float(ROUNDS - forces.g.round) * (0.6 + 0.5 * float(content.figure_strength[figure]))
    for effect in content.figure_effects[figure]:
        worth += effect.figure_worth(wars_left(forces.g))
    return worth


def wonder_worth(forces: Forces, seat: i64, card: i64) -> float:
    """VP that a Wonderlandian card brings."""
    if card < FIGURES:
        return figure_worth(forces, seat, card)
    tool = card - FIGURES
    return chip_worth(forces, seat, FIRST_TOOL + tool) * float(forces.g.content.tool_copies[tool])
