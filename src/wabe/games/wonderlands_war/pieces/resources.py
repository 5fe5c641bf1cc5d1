"""VP, Shards and chips that change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.chips import FORGE, MADNESS, POISON

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def gain_vp(g: WarState, seat: i64, count: i64, source: i64, reason: str) -> None:
    """VP on the track.

    Args:
        g: the state.
        seat: who gains them.
        count: how many.
        source: `layout.FROM_AWARDS` ...
        reason: the message that names what gave them, such as `@reason-award` or `@ability-rose_a`.
    """
    if count == 0:
        return
    g.add_vp(seat, source, count)
    if g.log is not None:
        g.emit("vp-gained", {"seat": seat, "count": count, "reason": reason})


def mend_shield(g: WarState, seat: i64) -> None:
    """A broken Shield becomes whole (WW-B30); a whole one stays so."""
    if g.is_shield_whole(seat):
        return
    g.set_shield(seat, True)
    if g.log is not None:
        g.emit("shield-mended", {"seat": seat})


def shards_left(g: WarState) -> i64:
    """Shards in the common supply, in value (WW-T26)."""
    left = g.content.shard_value
    for seat in range(g.players):
        left -= g.shards(seat)
    return left


def gain_shards(g: WarState, seat: i64, count: i64) -> i64:
    """Gain Shards as far as the supply goes (WW-T26); how many."""
    gained = min(count, shards_left(g))
    if gained > 0:
        g.set_shards(seat, g.shards(seat) + gained)
        if g.log is not None:
            g.emit("shards-gained", {"seat": seat, "count": gained})
    return gained


def lose_shards(g: WarState, seat: i64, count: i64) -> i64:
    """Discard Shards, all if there are fewer (WW-T17); how many."""
    lost = min(count, g.shards(seat))
    if lost > 0:
        g.set_shards(seat, g.shards(seat) - lost)
        if g.log is not None:
            g.emit("shards-lost", {"seat": seat, "count": lost})
    return lost


def give_shard(g: WarState, seat: i64, target: i64) -> None:
    """One Shard from a player to another."""
    g.set_shards(seat, g.shards(seat) - 1)
    g.set_shards(target, g.shards(target) + 1)
    if g.log is not None:
        g.emit("shard-given", {"seat": seat, "target": target})


def roll_shard_die(g: WarState, seat: i64) -> i64:
    """Roll the Shard die and gain as many Shards; what it shows. Leader powers that wait for it are the caller's."""
    faces = g.content.die_faces
    shown = faces[g.below(len(faces))]
    if g.log is not None:
        g.emit("die-rolled", {"seat": seat, "count": shown})
    gain_shards(g, seat, shown)
    return shown


def gain_chip(g: WarState, seat: i64, kind: i64) -> None:
    """A chip of the common supply goes into the bag (WW-S17); the caller knows that there is one."""
    g.add_supply(kind, -1)
    g.add_to_bag(seat, kind, 1)
    if g.log is not None:
        g.emit("chip-gained", {"seat": seat, "chip": g.content.chip_names[kind]})


def discard_for_good(g: WarState, kind: i64) -> None:
    """Ally, Forge and Madness chips go to the supply, Poison to the Jabberwock, others leave the game. WW-C11."""
    if kind <= FORGE or kind in (MADNESS, POISON):
        g.add_supply(kind, 1)
