"""When a battle ends (WW-B18, WW-B31, WW-2P10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.layout import HALTED, STATUS
from wabe.games.wonderlands_war.table.step_ids import DRAW_OR_HALT_ID, END_CHECK_ID
from wabe.games.wonderlands_war.war.outcome import OUTCOME
from wabe.kernel.step import Automatic

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


class EndCheck(Automatic["WarState"]):
    """After a complete draw: the end, or the next draw. WW-B18, WW-B31."""

    def run(self, g: WarState, arg: i64) -> None:
        if must_end(g):
            end_battle(g)
        else:
            g.push(g.steps[DRAW_OR_HALT_ID], 0)


def must_end(g: WarState) -> bool:
    """Nobody draws any more, somebody is at the end of the track, or the last active one is ahead. WW-B18."""
    active = fighting(g)
    if active == 0 or is_track_full(g):
        return True
    if active & (active - 1):
        return False
    for seat in range(g.players):
        if active >> seat & 1:
            return is_past_all(g, seat)
    return False


def is_track_full(g: WarState) -> bool:
    """Whether somebody who has not bust is at the end of the track."""
    for seat in range(g.players):
        if g.has_not_bust(seat) and g.strength(seat) >= g.content.track_end:
            return True
    return False


def is_past_all(g: WarState, seat: i64) -> bool:
    """Whether the last active player is strictly ahead of all who have halted, and of the Resistance with two."""
    for other in range(g.players):
        if g.is_opponent(seat, other) and g.strength(other) >= g.strength(seat):
            return False
    return not g.two or g.strength(seat) > g.content.resistance[g.round - 1]


def fighting(g: WarState) -> i64:
    """Bit mask of those who may still draw."""
    mask: i64 = 0
    for seat in range(g.players):
        if g.is_fighting(seat):
            mask |= 1 << seat
    return mask


def halt(g: WarState, seat: i64) -> None:
    """The seat draws no more in this battle. WW-B06."""
    g.set_mark(seat, STATUS, HALTED)
    if g.log is not None:
        g.emit("halted", {"seat": seat})


def end_battle(g: WarState) -> None:
    """Whoever is still active must halt; then comes the outcome. WW-B18."""
    for seat in range(g.players):
        if g.is_fighting(seat):
            g.set_mark(seat, STATUS, HALTED)
    if g.log is not None:
        g.emit("battle-ended", {"region": REGION_NAMES[g.region]})
    g.push(OUTCOME, 0)


END_CHECK: Final = EndCheck(END_CHECK_ID, "end_check")
