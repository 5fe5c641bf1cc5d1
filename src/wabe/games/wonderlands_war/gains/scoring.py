"""The final scoring (WW-F01 to WW-F04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.content.objectives import castles
from wabe.games.wonderlands_war.pieces.forge_tracks import space_reward
from wabe.games.wonderlands_war.pieces.reward_kinds import CASTLE_VALUE
from wabe.games.wonderlands_war.table.chips import FACTIONS
from wabe.games.wonderlands_war.table.layout import FROM_AWARDS, FROM_EFFECTS, FROM_FORGING, QUESTS, TRACKS
from wabe.kernel.message import Json
from wabe.kernel.ties import TieBreaker

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

FOR_FEAT: Final = 3
FOR_OBJECTIVE: Final = 3
FOR_BOTH: Final = 3


def total(g: WarState, seat: i64) -> int:
    """VP of the track, Castles and Quests, less one for each Shard (WW-F01)."""
    points = g.vp(seat) + castle_points(g, seat) - g.shards(seat)
    for quest in range(QUESTS):
        if g.quest_holder(quest) == seat:
            points += quest_points(g, seat, quest)
    return int(points)


def castle_value(g: WarState, seat: i64) -> i64:
    """VP for each Castle: more for each Castle space with a forged chip, up to a limit (WW-O12, WW-2P03)."""
    value = g.content.castle_base_vp
    for track in range(TRACKS):
        for space in range(g.filled(seat, track)):
            if g.content.reward_kind[space_reward(g, seat, track, space)] == CASTLE_VALUE:
                value += 1
    return min(value, g.content.castle_max_vp_2p if g.two else g.content.castle_max_vp)


def castle_points(g: WarState, seat: i64) -> i64:
    """VP for all Castles; with 2 players for the upright ones (WW-2P08)."""
    return castles(g, seat) * castle_value(g, seat)


def quest_points(g: WarState, seat: i64, quest: i64) -> i64:
    """VP for one of the seat's Quests: Feat, Objective, and more for both (WW-F01, WW-F04)."""
    feat, objective = g.is_feat_done(quest), g.content.objectives[quest].holds(g, seat)
    points: i64 = 0
    if feat:
        points += FOR_FEAT
    if objective:
        points += FOR_OBJECTIVE
    return points + FOR_BOTH if feat and objective else points


def tie_breakers(g: WarState) -> list[TieBreaker]:
    """Fewest Shards, then most units on the board; still tied, the victory is shared (WW-F03). Prototype: nothing."""
    if g.edition_prototype:
        return []
    return [
        TieBreaker("shards", [int(g.shards(seat)) for seat in range(g.players)], fewest=True),
        TieBreaker("units", [int(g.all_units(seat)) for seat in range(g.players)]),
    ]


def sheet(g: WarState) -> Json:
    """The scores broken down, as docs/protocol.md says."""
    return {"seats": [seat_sheet(g, seat) for seat in range(g.players)], "tie": g.tie()}


def seat_sheet(g: WarState, seat: i64) -> Json:
    """The scores of one seat."""
    return {
        "seat": int(seat),
        "faction": FACTIONS[g.factions[seat]],
        "track": {
            "awards": int(g.vp_from(seat, FROM_AWARDS)),
            "effects": int(g.vp_from(seat, FROM_EFFECTS)),
            "forging": int(g.vp_from(seat, FROM_FORGING)),
        },
        "castles": {
            "count": int(castles(g, seat)),
            "value": int(castle_value(g, seat)),
            "total": int(castle_points(g, seat)),
        },
        "quests": [quest_sheet(g, seat, quest) for quest in range(QUESTS) if g.quest_holder(quest) == seat],
        "shards": int(g.shards(seat)),
        "total": total(g, seat),
        "units": int(g.all_units(seat)),
    }


def quest_sheet(g: WarState, seat: i64, quest: i64) -> Json:
    """The points of one Quest."""
    return {
        "quest": g.content.quest_names[quest],
        "feat": g.is_feat_done(quest),
        "objective": g.content.objectives[quest].holds(g, seat),
        "points": int(quest_points(g, seat, quest)),
    }
