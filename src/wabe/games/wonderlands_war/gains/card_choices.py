"""Split and corrupted tea cards: what the player chooses joins the parts that are left (WW-T22, WW-T23, WW-R01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.pieces.card_parts import add_parts
from wabe.games.wonderlands_war.pieces.powers import roll
from wabe.games.wonderlands_war.table.of_seat import SeatChoice
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_HALF_ID, CORRUPT_ID
from wabe.kernel.game import Game
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

TOP: Final = 0
HALF_NAMES: Final = ["top", "bottom"]

LEAVE: Final = 0
TAKE: Final = 1


class ChooseHalf(SeatChoice):
    """The top or the bottom rewards of a split card. WW-T22, WW-R01. The argument: `SEAT`."""

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        for half in range(len(HALF_NAMES)):
            g.offer(half)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(len(HALF_NAMES))

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        if g.log is not None:
            g.emit("half-chosen", {"seat": arg, "half": HALF_NAMES[action]})
        add_parts(g, g.content.card_top[g.card] if action == TOP else g.content.card_bottom[g.card])

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "choose_half", "half": HALF_NAMES[action]}


class Corrupt(SeatChoice):
    """Roll the Shard die for the corrupted rewards, or leave them. WW-T23, WW-R01. The argument: `SEAT`."""

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer(LEAVE)
        g.offer(TAKE)

    def repertoire(self, game: Game) -> Sequence[int]:
        return (LEAVE, TAKE)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        if g.log is not None:
            g.emit("corrupted" if action == TAKE else "corruption-left", {"seat": arg})
        if action == TAKE:
            add_parts(g, g.content.card_corrupted[g.card])
            roll(g, arg)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "take_corrupted" if action == TAKE else "leave_corrupted"}


CHOOSE_HALF: Final = ChooseHalf(CHOOSE_HALF_ID, "choose_half")
CORRUPT: Final = Corrupt(CORRUPT_ID, "corrupt")
