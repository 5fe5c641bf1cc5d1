"""What chips, rewards, abilities and Quests are worth in VP to come, and who is likely to win: for bots.

From open information and, for a seat's own Quests, its hand.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.bag import chip_effects
from wabe.games.wonderlands_war.chips import (
    ARTIFACT,
    FIGURES,
    FIRST_TOOL,
    FORGE,
    REGIONS,
    STRONG,
)
from wabe.games.wonderlands_war.contest import Contest, losses, wars_left
from wabe.games.wonderlands_war.effect import Effect
from wabe.games.wonderlands_war.effects_chips import (
    DoubleNextPlaced,
    ExtraDraw,
    ExtraDrawByStrength,
    ReturnOrMultiply,
)
from wabe.games.wonderlands_war.effects_end import KeepActive, MoveUnitsOut, Vp
from wabe.games.wonderlands_war.effects_losses import LostFirst, LostToAdjacent, VpPerBust
from wabe.games.wonderlands_war.effects_moves import BringOrMultiply
from wabe.games.wonderlands_war.effects_strength import (
    Aura,
    ChipStrength,
    ChipStrengthPerCreature,
    ChipStrengthSet,
)
from wabe.games.wonderlands_war.effects_tea import DigFigure, Plainly
from wabe.games.wonderlands_war.hooks import ABILITIES, faction_effects
from wabe.games.wonderlands_war.layout import (
    AT_TABLE,
    NOBODY,
    RESERVE,
    ROUNDS,
    TRACKS,
)
from wabe.games.wonderlands_war.prospects import quests_worth
from wabe.games.wonderlands_war.scoring import castle_points
from wabe.games.wonderlands_war.steps import CHOOSE_AWARD_ID

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.state import WarState

STRENGTH: Final = 0.5  # VP of one Strength more in one battle
BATTLES: Final = 3.2  # that a player takes part in, in a War
DRAWS: Final = 11.0  # chips that a player draws in a War
LOSS: Final = 1.1  # Strength that a unit lost is worth
FORGED: Final = 2.2  # VP of a forge
SHARD: Final = 1.0
CARD: Final = 6.5  # VP of a tea card to be taken
LEADER_TO_PLACE: Final = 1.5  # VP of the Leader as a unit
CHIP_SIZE: Final = 4.0  # a bag is never thought to be smaller than this
SPREAD: Final = 7.0  # VP that decide little, at the end
SPREAD_GROWTH: Final = 3.5  # and for each War to come
STANDARD_UNITS: Final = 3
STANDARD_STRENGTH: Final = 2


# --- chips --------------------------------------------------------------------------------------------------------


def chip_worth(contest: Contest, seat: i64, kind: i64) -> float:
    """VP that a chip more in the bag brings in the Wars to come; below 0 for Madness."""
    g = contest.g
    size = max(CHIP_SIZE, float(g.bag_size(seat)))
    gain, cost = contest.gain[seat], contest.cost[seat]
    better = effective(g, seat, kind) - gain + LOSS * (cost - float(losses(kind)))
    worth = STRENGTH * better
    if kind == FORGE:
        worth += 0.8 * FORGED
    return worth * DRAWS * wars_left(g) / (size + 1.0)


def effective(g: WarState, seat: i64, kind: i64) -> float:
    """The Strength that a chip is worth, its abilities included."""
    strength = float(g.content.strength[kind])
    for effect in chip_effects(g, seat, kind):
        strength += effect_strength(effect, kind, float(g.content.strength[kind]))
    return strength


def effect_strength(effect: Effect, kind: i64, strength: float) -> float:
    """The Strength that an effect of a chip is worth, beside its printed one."""
    if isinstance(effect, ReturnOrMultiply | BringOrMultiply):
        return strength
    if isinstance(effect, DoubleNextPlaced | ExtraDrawByStrength):
        return 1.2
    if isinstance(effect, ChipStrength):
        return 0.6 * (strength * float(effect.multiply - 1) + float(effect.add))
    if isinstance(effect, ChipStrengthSet):
        return 0.5 * (float(effect.value) - strength)
    if isinstance(effect, ChipStrengthPerCreature):
        return 0.6 * float(effect.strong if kind & 1 == STRONG else effect.weak)
    if isinstance(effect, Aura | ExtraDraw | KeepActive | Vp):
        return 0.8
    return 0.5 if kind >= ARTIFACT else 0.0


# --- abilities and Wonderlandians -----------------------------------------------------------------------------------


def ability_worth(contest: Contest, seat: i64, ability: i64) -> float:
    """VP that a Faction's ability brings once it is unlocked."""
    g = contest.g
    time = wars_left(g)
    worth = 0.0
    for effect in faction_effects(g, seat, ability):
        worth += passive_worth(effect, time)
    if g.content.is_artifact_ability[g.factions[seat] * ABILITIES + ability] == 1:
        artifacts = float(g.in_bag(seat, ARTIFACT) + g.exhausted(seat, ARTIFACT) + g.count_active(seat, ARTIFACT))
        worth = 0.5 + 0.55 * time * artifacts
    return worth


def passive_worth(effect: Effect, time: float) -> float:
    """VP of an ability that does not act on Artifacts."""
    if isinstance(effect, DigFigure):
        return 3.0 + 0.6 * time
    if isinstance(effect, Plainly):
        return 1.6 * time - 1.2
    return 1.8 * time if isinstance(effect, VpPerBust) else 1.0 * time


def figure_worth(contest: Contest, seat: i64, figure: i64) -> float:
    """VP that a figure brings: a unit with Strength, and its ability."""
    content = contest.g.content
    count = content.standee_count[figure]
    worth = contest.best_gain(seat, 1, content.figure_strength[figure]) * (0.5 + 0.5 * float(count))
    worth += float(ROUNDS - contest.g.round) * (0.6 + 0.5 * float(content.figure_strength[figure]))
    for effect in content.figure_effects[figure]:
        if isinstance(effect, LostFirst):
            worth -= 0.5
        elif isinstance(effect, LostToAdjacent | MoveUnitsOut):
            worth += 0.5
        else:
            worth += 0.5 * wars_left(contest.g)
    return worth


def wonder_worth(contest: Contest, seat: i64, card: i64) -> float:
    """VP that a Wonderlandian card brings."""
    if card < FIGURES:
        return figure_worth(contest, seat, card)
    tool = card - FIGURES
    return chip_worth(contest, seat, FIRST_TOOL + tool) * float(contest.g.content.tool_copies[tool])


# --- who is likely to win -------------------------------------------------------------------------------------------


def bag_worth(contest: Contest, seat: i64, later: float) -> float:
    """VP that bag and Leader promise in the Wars after this one."""
    power = contest.power(seat, 0, STANDARD_UNITS, STANDARD_STRENGTH)
    worth = power * BATTLES * STRENGTH + 0.6 * float(contest.g.leader_strength(seat))
    for ability in range(ABILITIES):
        if contest.g.is_unlocked(seat, ability):
            worth += 1.2
    return worth * later


def holdings(g: WarState, seat: i64) -> float:
    """VP on the track, Castles as they will count, Shards, Shield, units at hand, forged chips."""
    later = float(ROUNDS - max(1, g.round))
    worth = float(g.vp(seat) + castle_points(g, seat)) - SHARD * float(g.shards(seat))
    worth += castle_growth(g, seat, later)
    worth += 0.5 * later * float(g.supporters(seat, RESERVE))
    if later > 0.0 or g.active >= 0:
        worth += 0.7 if g.is_shield_whole(seat) else 0.0
        if g.leader_at(seat) == AT_TABLE:
            worth += LEADER_TO_PLACE + STRENGTH * float(g.leader_strength(seat))
    if g.active >= 0:
        worth += CARD * float(g.content.cards_per_party[g.players] - g.party_cards(seat))
    return worth


def castle_growth(g: WarState, seat: i64, later: float) -> float:
    """VP that the Castles that stand promise beside their points now."""
    standing = float(g.content.castles - g.castles_left(seat))
    filled: i64 = 0
    for track in range(TRACKS):
        filled += g.filled(seat, track)
    return standing * 1.3 * later + 0.2 * later * float(filled)


def totals(g: WarState, viewer: i64) -> list[float]:
    """VP that each seat may expect at the end, from what a viewer knows; NOBODY knows all Quests in hand."""
    contest = Contest(g)
    later = float(ROUNDS - max(1, g.round))
    found = [
        holdings(g, seat) + quests_worth(g, seat, viewer) + bag_worth(contest, seat, later) for seat in range(g.players)
    ]
    for region in range(REGIONS):
        if g.is_open(region):
            powers = contest.powers(region)
            for seat in range(g.players):
                if powers[seat] >= 0.0:
                    found[seat] += contest.outcome(seat, region, powers)
    if g.depth > 0 and g.stack[g.depth - 1] & 0xFF == CHOOSE_AWARD_ID:
        found[g.decider] += max(float(g.award(g.region)), contest.castle[g.decider])
    return found


def estimate(g: WarState) -> list[float]:
    """The share of the win that each seat may expect."""
    expected = totals(g, NOBODY)
    spread = SPREAD + SPREAD_GROWTH * wars_left(g)
    best = max(expected)
    chances = [exp((total - best) / spread) for total in expected]
    whole = sum(chances)
    return [chance / whole for chance in chances]
