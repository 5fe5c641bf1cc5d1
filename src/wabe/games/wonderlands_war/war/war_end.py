"""The end of a War, and of the game (WW-E01 to WW-E04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.pieces.market import renew_market
from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.layout import AT_TABLE, HEAD, KINDS, ROUNDS
from wabe.games.wonderlands_war.table.step_ids import END_WAR_ID, FINAL_SCORING_ID
from wabe.kernel.step import Automatic

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


class EndWar(Automatic["WarState"]):
    """The standee moves, chips return to the bags, Leaders to the table, the market is renewed. WW-E02.

    After Round III all stays where it is, for the scoring (WW-E03).
    """

    def run(self, g: WarState, arg: i64) -> None:
        if g.log is not None:
            g.emit("war-ended", {})
        if g.round == ROUNDS:
            return
        move_standee(g)
        for seat in range(g.players):
            refill_bag(g, seat)
            g.put_leader(seat, AT_TABLE)
            g.set_chair(seat, HEAD)
        renew_market(g)


class FinalScoring(Automatic["WarState"]):
    """Quests are shown, the winners found. WW-E01, WW-F03, WW-F04."""

    def run(self, g: WarState, arg: i64) -> None:
        g.finish()


def move_standee(g: WarState) -> None:
    """The standee moves clockwise by the Shard die, from the Region where this War began (WW-E02, WW-E04)."""
    faces = g.content.die_faces
    count = faces[g.below(len(faces))]
    for _ in range(count):
        g.standee = g.next_region(g.standee)
    if g.log is not None:
        g.emit("standee-moved", {"region": REGION_NAMES[g.standee], "count": int(count)})


def refill_bag(g: WarState, seat: i64) -> None:
    """All Exhausted chips and those of the Madness track go back to the bag."""
    for kind in range(KINDS):
        count = g.exhausted(seat, kind)
        g.add_exhausted(seat, kind, -count)
        g.add_to_bag(seat, kind, count)
    while g.madness_on_track(seat) > 0:
        g.add_to_bag(seat, g.take_from_track(seat, g.madness_on_track(seat) - 1), 1)


END_WAR: Final = EndWar(END_WAR_ID, "end_war")
FINAL_SCORING: Final = FinalScoring(FINAL_SCORING_ID, "final_scoring")
