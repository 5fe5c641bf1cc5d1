"""Final scoring of the Wonderland's War reference (WW-F01 to WW-F04)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.games.wonderlands_war.reference.feats import Objective
from tests.games.wonderlands_war.reference.table import Player, Table
from tests.games.wonderlands_war.reference.units import castles_that_count


@dataclass
class Result:
    """The score sheet as the game shows it, totals and winners."""

    sheet: dict[str, Any]
    totals: list[int]
    winners: list[int]


def score(table: Table) -> Result:
    """Totals, then ties: fewest Shards, most units; else shared. The prototype shares at once."""
    seats = [seat_sheet(table, player) for player in table.players]
    totals = [int(seat["total"]) for seat in seats]
    ranks = [(seat["total"],) if table.prototype else (seat["total"], -seat["shards"], seat["units"]) for seat in seats]
    winners = [seat for seat in table.seats if ranks[seat] == max(ranks)]
    return Result({"seats": seats}, totals, winners)


def seat_sheet(table: Table, player: Player) -> dict[str, Any]:
    quests = [quest_sheet(table, player, quest) for quest in player.feats + player.hand]
    castles = castles_that_count(player)
    total = player.points() + castles * player.castle_value + sum(quest["points"] for quest in quests) - player.shards
    return {
        "seat": player.seat,
        "faction": player.faction,
        "track": {name: player.vp[name] for name in ("awards", "effects", "forging")},
        "castles": {"count": castles, "value": player.castle_value, "total": castles * player.castle_value},
        "quests": quests,
        "shards": player.shards,
        "total": total,
        "units": player.units_on_board(),
    }


def quest_sheet(table: Table, player: Player, quest: str) -> dict[str, Any]:
    """3 for each half, 3 more for both (WW-F01)."""
    feat, objective = quest in player.feats, Objective(table, player).holds(quest)
    points = 3 * (feat + objective + (feat and objective))
    return {"quest": quest, "feat": feat, "objective": objective, "points": points}
