"""Saves of older rules versions, as these rules have them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wabe.games.wonderlands_war.pieces.reward_kinds import number_of
from wabe.games.wonderlands_war.record.audit import box_of, own_chips
from wabe.games.wonderlands_war.table.chips import FORGE
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

REVISED: Final = 4  # the version from which on nothing is to be done

# The rewards in the order of their numbers before version 4, which came from the data of then.
REWARDS_BEFORE_4: Final = (
    *[f"units-{count}" for count in range(1, 10)],
    *["shard_die", "split", "corrupted", "any_ally-weak", "ability", "wonderlandian", "leader_strength"],
    *["discard_madness", "supporter", "castle_value", "vp-4", "shield", "any_ally-strong", "discard_shards-2"],
    *["quest1", "castle", "quest2keep", "forge_chip", "ally-card_soldier_weak", "ally-flamingo_weak"],
    *["ally-rose_weak", "ally-creature_weak", "ally-red_rook_weak", "discard_shards-1", "ally-red_rook_strong"],
    *["ally-creature_strong", "forge_a_chip", "ally-flamingo_strong", "ally-card_soldier_strong", "ally-rose_strong"],
)


def revised(g: WarState, save: Json) -> Json:
    """A save from before version 4: the parts of a card have other numbers, and the box has other numbers of chips.

    Args:
        g: the position of the save, with the numbers of then.
        save: as it was written.
    """
    parts = [number_of(REWARDS_BEFORE_4[part]) for part in save["areas"]["parts"]]
    return {**save, "areas": {**save["areas"], "parts": parts, "supply": supply(g)}}


def supply(g: WarState) -> list[int]:
    """The supply by kind of chip: of Allies and Forge chips what the box has more than the players have."""
    found = [int(g.in_supply(kind)) for kind in range(len(box_of(g)))]
    for kind in range(FORGE + 1):
        theirs = sum(own_chips(g, seat, kind) for seat in range(g.players))
        found[kind] = max(0, int(box_of(g)[kind]) - int(theirs))
    return found
