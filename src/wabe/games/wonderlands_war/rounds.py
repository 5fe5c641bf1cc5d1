"""The three Rounds: Tea Party and War, then the final scoring (WW-T02, WW-T32, WW-E01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.layout import ROUNDS
from wabe.games.wonderlands_war.table.step_ids import ROUND_ID
from wabe.games.wonderlands_war.tea_party.party_end import END_PARTY
from wabe.games.wonderlands_war.tea_party.turns import LAY_TABLE, TEA_TURN
from wabe.games.wonderlands_war.war.war import WAR
from wabe.games.wonderlands_war.war.war_end import END_WAR, FINAL_SCORING
from wabe.kernel.step import Automatic

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


class Round(Automatic["WarState"]):
    """A Round, then the next one; after the third the final scoring. WW-T02, WW-E01."""

    def run(self, g: WarState, arg: i64) -> None:
        if g.round == ROUNDS:
            g.then(FINAL_SCORING)
            return
        g.party_first = first_player(g)
        g.round += 1
        if g.log is not None:
            g.emit("round-started", {"round": g.round, "seat": g.party_first})
        g.then(LAY_TABLE, TEA_TURN, END_PARTY, WAR, END_WAR, ROUND)


def first_player(g: WarState) -> i64:
    """Who begins the Tea Party: fewest VP on the track, then fewest units, then the earlier seat (WW-T02, WW-T32)."""
    if g.round == 0:
        return 0
    first: i64 = 0
    for seat in range(1, g.players):
        if is_behind(g, seat, first):
            first = seat
    return first


def is_behind(g: WarState, seat: i64, other: i64) -> bool:
    """Whether a seat has fewer VP than another, or as many and fewer units."""
    if g.vp(seat) != g.vp(other):
        return g.vp(seat) < g.vp(other)
    return g.all_units(seat) < g.all_units(other)


ROUND: Final = Round(ROUND_ID, "round")
