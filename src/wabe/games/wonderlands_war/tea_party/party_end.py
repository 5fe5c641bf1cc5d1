"""The end of a Tea Party: Madness for all, more for those with the most Shards (WW-T25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.pieces.powers import return_poison
from wabe.games.wonderlands_war.table.chips import MADNESS
from wabe.games.wonderlands_war.table.layout import NOBODY
from wabe.games.wonderlands_war.table.step_ids import END_PARTY_ID
from wabe.kernel.step import Automatic

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


class EndParty(Automatic["WarState"]):
    """Madness and Shards; by the final rules Poison that nobody claimed goes back. WW-T25, WW-L03, WW-R05."""

    def run(self, g: WarState, arg: i64) -> None:
        g.active = NOBODY
        if g.log is not None:
            g.emit("party-ended", {})
        if not g.edition_prototype:
            return_poison(g)
        deal_madness(g, (1 << g.players) - 1)
        punish(g, richest(g))


def deal_madness(g: WarState, seats: i64) -> bool:
    """A Madness chip for each of these seats (a bit mask); none if there are too few. Whether there were enough.

    Prototype: as far as the supply goes, clockwise from the first player.
    """
    enough = g.in_supply(MADNESS) >= count_of(seats)
    for turn in range(g.players):
        seat = (g.party_first + turn) % g.players
        if seats >> seat & 1 and (enough or g.edition_prototype) and g.in_supply(MADNESS) > 0:
            g.add_supply(MADNESS, -1)
            g.add_to_bag(seat, MADNESS, 1)
            if g.log is not None:
                g.emit("madness-gained", {"seat": seat, "count": 1})
    return enough


def punish(g: WarState, seats: i64) -> None:
    """One Madness more for these seats; they discard half of their Shards, rounded up (WW-T25, WW-R05)."""
    enough = deal_madness(g, seats)
    for seat in range(g.players):
        if seats >> seat & 1 and (enough or g.edition_prototype):
            discarded = (g.shards(seat) + 1) // 2
            g.set_shards(seat, g.shards(seat) - discarded)
            if g.log is not None:
                g.emit("shards-halved", {"seat": seat, "count": discarded})


def richest(g: WarState) -> i64:
    """Bit mask of the seats with the most Shards; nobody if nobody has any."""
    seats: i64 = 0
    most: i64 = 1
    for seat in range(g.players):
        if g.shards(seat) > most:
            most = g.shards(seat)
            seats = 0
        if g.shards(seat) == most:
            seats |= 1 << seat
    return seats


def count_of(seats: i64) -> i64:
    """How many seats a bit mask has."""
    count: i64 = 0
    while seats:
        count += seats & 1
        seats >>= 1
    return count


END_PARTY: Final = EndParty(END_PARTY_ID, "end_party")
