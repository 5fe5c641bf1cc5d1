"""The rewards of tea cards and Forge tracks: their kinds, and their names as data, forms and views have them.

A reward is a kind with an argument: units, Shards or VP, the chip of `ALLY`, the level of `ANY_ALLY`. Each different
one has a number, its index in `REWARDS`, and a name such as `ally-rose_weak` or `vp-4`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wabe.games.wonderlands_war.table.chips import ALLY_NAMES, LEVELS
from wabe.games.wonderlands_war.table.layout import MOST_UNITS

UNITS: Final = 0  # WW-T08
ALLY: Final = 1  # WW-T11
ANY_ALLY: Final = 2  # WW-T12
FORGE_CHIP: Final = 3
WONDERLANDIAN: Final = 4  # WW-T15
ABILITY: Final = 5  # WW-T16
DISCARD_SHARDS: Final = 6  # WW-T17
CASTLE: Final = 7  # WW-T18
LEADER_UP: Final = 8  # WW-T19
DISCARD_MADNESS_REWARD: Final = 9  # WW-T20
SHIELD_UP: Final = 10  # WW-T14
QUEST1: Final = 11  # WW-T21
QUEST2KEEP: Final = 12
FORGE_A_CHIP: Final = 13  # WW-T27
SUPPORTER_UP: Final = 14  # WW-O12
CASTLE_VALUE: Final = 15
STAR: Final = 16
SHARD_DIE: Final = 17  # of cards alone, as parts of their own: WW-T13
HALVES: Final = 18  # WW-T22
CORRUPTED: Final = 19  # WW-T23
KIND_NAMES: Final = [
    "units",
    "ally",
    "any_ally",
    "forge_chip",
    "wonderlandian",
    "ability",
    "discard_shards",
    "castle",
    "leader_strength",
    "discard_madness",
    "shield",
    "quest1",
    "quest2keep",
    "forge_a_chip",
    "supporter",
    "castle_value",
    "vp",
    "shard_die",
    "split",
    "corrupted",
]

# What a tea card shows (bit mask): the icons that Quests and abilities ask for, wherever they stand on the card.
ICON_QUEST: Final = 1
ICON_SECOND: Final = 2  # a second placement of units
ICON_DIE: Final = 4
ICON_WONDERLANDIAN: Final = 8
ICON_CREATURE: Final = 16

MOST_SHARDS: Final = 9
MOST_VP: Final = 9

ALLY_CHIPS: Final = [f"{ally}_{level}" for ally in ALLY_NAMES for level in LEVELS]

# The words that may follow a kind's name; the argument is the index, from 1 for counts.
UNIT_COUNTS: Final = [str(count) for count in range(1, MOST_UNITS + 1)]
SHARD_COUNTS: Final = [str(count) for count in range(1, MOST_SHARDS + 1)]
VP_COUNTS: Final = [str(count) for count in range(1, MOST_VP + 1)]

# Kinds that do not stand in data, or not everywhere.
CARD_PARTS: Final = [SHARD_DIE, HALVES, CORRUPTED]
TRACKS_ALONE: Final = [SUPPORTER_UP, CASTLE_VALUE]
IN_DATA: Final = [kind for kind in range(len(KIND_NAMES)) if kind not in CARD_PARTS]
ON_TRACKS: Final = [kind for kind in IN_DATA if kind != FORGE_A_CHIP]
BETWEEN_TRACKS: Final = [kind for kind in ON_TRACKS if kind not in TRACKS_ALONE]
ON_CARDS: Final = [kind for kind in IN_DATA if kind != STAR and kind not in TRACKS_ALONE]


def words_of(kind: int) -> list[str]:
    """What may follow the name of a kind; empty if nothing may."""
    if kind == UNITS:
        return UNIT_COUNTS
    if kind == ALLY:
        return ALLY_CHIPS
    if kind == ANY_ALLY:
        return LEVELS
    if kind == DISCARD_SHARDS:
        return SHARD_COUNTS
    return VP_COUNTS if kind == STAR else []


def first_argument(kind: int) -> int:
    """The argument that the first of these words stands for."""
    return 1 if kind in (UNITS, DISCARD_SHARDS, STAR) else 0


def rewards_of(kind: int) -> list[tuple[str, int, int]]:
    """Name, kind and argument of each reward of a kind."""
    name, first = KIND_NAMES[kind], first_argument(kind)
    words = words_of(kind)
    return [(f"{name}-{word}", kind, first + index) for index, word in enumerate(words)] or [(name, kind, 0)]


# All rewards that there may be, by number: in saves and layouts, whatever the data have of them.
REWARDS: Final = [reward for kind in range(len(KIND_NAMES)) for reward in rewards_of(kind)]
REWARD_NAMES: Final = [name for name, _, _ in REWARDS]
REWARD_KINDS: Final = [kind for _, kind, _ in REWARDS]
REWARD_ARGS: Final = [argument for _, _, argument in REWARDS]


def number_of(name: str, allowed: Sequence[int] = range(len(KIND_NAMES))) -> int:
    """The number of the reward of this name, -1 if there is none of the kinds allowed."""
    number = REWARD_NAMES.index(name) if name in REWARD_NAMES else -1
    return number if number >= 0 and REWARD_KINDS[number] in allowed else -1
