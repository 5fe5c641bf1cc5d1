"""Chips, units, Regions and Factions by number (WW-S01, WW-S02, WW-S17).

A kind of chip is an int from 0 to `KINDS - 1`; chips of one kind are the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The five Allies by type; kinds `2 * type` weak, `2 * type + 1` strong.
CARD_SOLDIER: Final = 0
FLAMINGO: Final = 1
ROSE: Final = 2
RED_ROOK: Final = 3
CREATURE: Final = 4
ALLY_TYPES: Final = 5
ALLY_NAMES: Final = ["card_soldier", "flamingo", "rose", "red_rook", "creature"]
WEAK: Final = 0
STRONG: Final = 1
LEVELS: Final = ["weak", "strong"]
SETS: Final = ["A", "B", "C", "D"]  # of Ally abilities (WW-S04)

FORGE: Final = 10
FACTION_1: Final = 11
FACTION_2: Final = 12
ARTIFACT: Final = 13
FIRST_TOOL: Final = 14
TOOLS: Final = 12
MADNESS: Final = 26
DOUBLE_MADNESS: Final = 27
POISON: Final = 28
NO_CHIP: Final = -1

# Types of chips (WW-S17): the five Allies, then
FORGE_TYPE: Final = 5
FACTION_TYPE: Final = 6
FIRST_TOOL_TYPE: Final = 7
MADNESS_TYPE: Final = 19
POISON_TYPE: Final = 20
TYPES: Final = 21

REGION_NAMES: Final = ["red_keep", "tulgey_woods", "meadow_of_living_flowers", "pool_of_tears", "witzend"]

ALICE: Final = 0
CHESHIRE_CAT: Final = 1
JABBERWOCK: Final = 2
MAD_HATTER: Final = 3
RED_QUEEN: Final = 4
FACTIONS: Final = ["alice", "cheshire_cat", "jabberwock", "mad_hatter", "red_queen"]

# Units: a Supporter, then the standees of the figures, then the Leader.
SUPPORTER: Final = 0
FIRST_STANDEE: Final = 1
LEADER: Final = 14
UNITS: Final = 15
NO_UNIT: Final = 15
FIGURES: Final = 12


def is_ally(kind: i64) -> bool:
    """Whether it is an Ally chip; a Forge chip is one (WW-S17)."""
    return kind <= FORGE


def is_forge(kind: i64) -> bool:
    """Whether it is a Forge chip."""
    return kind == FORGE


def is_faction(kind: i64) -> bool:
    """Whether it is a Faction chip; an Artifact is one (WW-S17)."""
    return FACTION_1 <= kind <= ARTIFACT


def is_tool(kind: i64) -> bool:
    """Whether it is a Wonderlandian's tool."""
    return FIRST_TOOL <= kind < MADNESS


def is_madness(kind: i64) -> bool:
    """Whether it is Madness, regular or Double; Poison is not."""
    return kind in (MADNESS, DOUBLE_MADNESS)


def is_playable(kind: i64) -> bool:
    """Whether it is placed on the Active track: neither Madness nor Poison."""
    return kind < MADNESS


def type_of(kind: i64) -> i64:
    """The chip's type (WW-S17)."""
    if kind < FORGE:
        return kind >> 1
    if kind == FORGE:
        return FORGE_TYPE
    if kind <= ARTIFACT:
        return FACTION_TYPE
    if kind < MADNESS:
        return FIRST_TOOL_TYPE + kind - FIRST_TOOL
    return POISON_TYPE if kind == POISON else MADNESS_TYPE


def ally_kind(ally_type: i64, level: i64) -> i64:
    """The kind of an Ally of this type and level."""
    return 2 * ally_type + level


def level_of(kind: i64) -> i64:
    """`WEAK` or `STRONG` of an Ally chip; a Forge chip is weak (WW-T12)."""
    return WEAK if kind == FORGE else kind & 1
