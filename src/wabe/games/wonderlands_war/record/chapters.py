"""The chapters of a play, under which its log is told: turns at the tea table and battles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.layout import NOBODY
from wabe.kernel.message import Json, Message

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

BATTLE: Final = "chapter-battle"


def chapter(g: WarState) -> Message:
    """The turn at the tea table, the battle, or the Round between them; before the first Round the beginning."""
    if g.round == 0:
        return Message("chapter-start")
    now: Json = {"round": int(g.round), "turn": g.turn_number()}
    if g.region != NOBODY:
        return Message(BATTLE, {**now, "region": f"@region-{REGION_NAMES[g.region]}"})
    if g.active != NOBODY:
        return Message("chapter-tea", {**now, "seat": f"#{g.active}"})
    return Message("chapter-round", {"round": int(g.round)})
