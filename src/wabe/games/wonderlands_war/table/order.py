"""The order of players where it matters (WW-B16, WW-B32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from wabe.kernel.step import Step

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def each_in_order(g: WarState, step: Step[Any], seats: i64, rest: i64 = 0) -> None:
    """Do a step for each of these seats (a bit mask) next: fewest VP first, then most Shards, then the earlier seat.

    The order is that of this moment and holds (WW-B32). The step's argument: seat, and `rest`.
    """
    while seats:
        last = last_of(g, seats)
        g.push(step, last | rest)
        seats &= ~(1 << last)


def last_of(g: WarState, seats: i64) -> i64:
    """Who of the seats comes last."""
    last: i64 = -1
    for seat in range(g.players):
        if seats >> seat & 1 and (last < 0 or is_before(g, last, seat)):
            last = seat
    return last


def is_before(g: WarState, seat: i64, other: i64) -> bool:
    """Whether a seat comes before another one that has a higher number. Prototype: clockwise from the first player."""
    if g.edition_prototype:
        players = g.players
        return (seat - g.party_first + players) % players < (other - g.party_first + players) % players
    if g.vp(seat) != g.vp(other):
        return g.vp(seat) < g.vp(other)
    return g.shards(seat) >= g.shards(other)
