"""Unlocking the abilities of a Faction (WW-T16, WW-S08, WW-R07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.hooks import faction_effects
from wabe.games.wonderlands_war.effects.using import use
from wabe.games.wonderlands_war.table.layout import ABILITIES
from wabe.games.wonderlands_war.table.of_seat import SeatChoice
from wabe.games.wonderlands_war.table.step_ids import UNLOCK_ID
from wabe.games.wonderlands_war.table.timing import ON_UNLOCK
from wabe.kernel.game import Game
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

ALL: Final = (1 << ABILITIES) - 1


class Unlock(SeatChoice):
    """Any one locked ability of the own Faction. WW-T16. The argument: `SEAT`."""

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer_each(ALL & ~g.unlocked(seat))

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(ABILITIES)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        g.unlock(arg, action)
        if g.log is not None:
            g.emit("ability-unlocked", {"seat": arg, "ability": ability_name(g, arg, action)})
        if g.region >= 0:
            g.on_unlock |= 1 << (arg * ABILITIES + action)
        else:
            act_on_unlock(g, arg, action)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "unlock", "ability": ability_name(g, seat, action)}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"ability:{ability_name(g, seat, action)}"]


def unlock(g: WarState, seat: i64) -> None:
    """Choose an ability to unlock next; with none locked nothing happens (WW-T16)."""
    if g.unlocked(seat) != ALL:
        g.push(UNLOCK, seat)


def act_on_unlock(g: WarState, seat: i64, ability: i64) -> None:
    """Use next what an ability brings once, when it is unlocked; in a battle that waits for the clean-up (WW-O13)."""
    for effect in faction_effects(g, seat, ability):
        if effect.timing == ON_UNLOCK:
            use(g, seat, effect)


def ability_name(g: WarState, seat: i64, ability: i64) -> str:
    """The id of an ability (0 to 3) of the seat's Faction."""
    return g.content.faction_abilities[g.factions[seat] * ABILITIES + ability]


UNLOCK: Final = Unlock(UNLOCK_ID, "unlock")
