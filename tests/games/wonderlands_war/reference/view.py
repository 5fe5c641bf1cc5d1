"""What the Wonderland's War reference says lies on the table, in the words of the game's view."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.wonderlands_war.reference.data import ALLY_CHIPS, FIGURES, REGIONS
from tests.games.wonderlands_war.reference.feats import Objective
from tests.games.wonderlands_war.reference.table import Battle, Player, Table

SUPPLIED = [*ALLY_CHIPS, "forge", "madness", "poison"]


def public(table: Table) -> dict[str, Any]:
    """The parts of the view that everybody sees at any time."""
    return {
        "scores": [player.points() for player in table.players],
        "edition": "prototype" if table.prototype else "final",
        "standee": table.standee,
        "closed": table.closed,
        "closing_quest": table.closing_quest,
        "ally_sets": table.sets,
        "regions": [region_shown(table, region) for region in REGIONS],
        "table": table_shown(table),
        "market": table.market,
        "wonder_deck": len(table.wonder),
        "quest_deck": len(table.quests),
        "supply": {chip: table.supply[chip] for chip in SUPPLIED},
        "shards_left": table.shards,
        "battle": battle_shown(table, table.battle) if table.battle else None,
        "seats": [player_shown(table, player) for player in table.players],
    }


def region_shown(table: Table, region: str) -> dict[str, Any]:
    return {
        "region": region,
        "marker": table.markers.get(region),
        "fought": region in table.fought,
        "seats": [seat_shown(player, region) for player in table.players],
    }


def seat_shown(player: Player, region: str) -> dict[str, Any]:
    return {
        "supporters": player.units[region]["supporter"],
        "figures": player.figures_at(region),
        "leader": bool(player.units[region]["leader"]),
        "castle": player.castles[region],
    }


def table_shown(table: Table) -> dict[str, Any]:
    at_table = [player for player in table.players if player.leader == "table"]
    leaders = {player.chair: player.seat for player in at_table if player.chair}
    return {
        "chairs": [
            {"chair": chair, "card": card, "leader": leaders.get(chair), "poison": chair == table.poison_chair}
            for chair, card in table.chairs.items()
        ],
        "head": [player.seat for player in at_table if not player.chair],
    }


def battle_shown(table: Table, battle: Battle) -> dict[str, Any]:
    """A bust participant is shown without a chip."""
    seats: list[dict[str, Any] | None] = [None] * len(table.players)
    for fighter in battle.fighters.values():
        seats[fighter.seat] = {
            "status": fighter.status,
            "strength": fighter.strength,
            "madness_drawn": fighter.madness_drawn,
            "units": len(table.players[fighter.seat].units_at(battle.region)),
            "place": fighter.place,
        }
    return {"region": battle.region, "award": battle.award, "draw": battle.draw, "seats": seats}


def player_shown(table: Table, player: Player) -> dict[str, Any]:
    """Chips of a multi-draw in hand still count in the bag (WW-S18)."""
    fighter = table.battle.fighters.get(player.seat) if table.battle else None
    bag = player.bag + Counter(fighter.held if fighter else [])
    return {
        "seat": player.seat,
        "faction": player.faction,
        "vp": player.points(),
        "shards": player.shards,
        "shield": player.shield,
        "leader_strength": player.leader_strength,
        "leader": player.leader,
        "chair": player.chair if player.leader == "table" else None,
        "supporters": player.supporters,
        "reserve": [figure for figure in FIGURES for _ in range(player.reserve[figure])],
        "castles_left": player.castles_left,
        "castle_value": player.castle_value,
        "bag": dict(bag),
        "bag_size": bag.total(),
        "active": player.active,
        "exhausted": dict(+player.exhausted),
        "madness": player.madness,
        "forged": [[*track, *[None] * (4 - len(track))] for track in player.forged],
        "unlocked": sorted(player.unlocked),
        "cards": sorted(player.cards),
        "party_cards": player.party_cards,
        "quests": len(player.hand),
        "feats": sorted(player.feats),
        "objectives": sorted(
            filter(Objective(table, player).holds, player.feats + (player.hand if table.over else []))
        ),
        "wonderlandians": sorted(player.wonderlandians),
        "poison": table.supply["poison"] if player.faction == "jabberwock" else 0,
        "power_used": player.power_used,
    }


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """The same parts of the view that a spectator gets from the engine."""
    shown = {name: view[name] for name in ("scores", "edition", "standee", "closed", "closing_quest", "ally_sets")}
    shown |= {name: view[name] for name in ("market", "wonder_deck", "quest_deck", "shards_left")}
    shown["supply"] = {chip: view["supply"].get(chip, 0) for chip in SUPPLIED}
    names = ("region", "marker", "fought", "seats")
    shown["regions"] = [{name: region[name] for name in names} for region in view["regions"]]
    shown["table"] = {name: view["table"][name] for name in ("chairs", "head")}
    shown["battle"] = view["battle"] and battle_seen(view["battle"])
    shown["seats"] = [player_seen(player) for player in view["seats"]]
    return shown


def battle_seen(battle: dict[str, Any]) -> dict[str, Any]:
    names = ("status", "strength", "madness_drawn", "units", "place")
    seats = [seat and {name: seat[name] for name in names} for seat in battle["seats"]]
    return {name: battle[name] for name in ("region", "award", "draw")} | {"seats": seats}


def player_seen(player: dict[str, Any]) -> dict[str, Any]:
    """Counts of nothing left out, lists whose order means nothing sorted."""
    shown = {name: value for name, value in player.items() if name != "hand"}
    for name in ("bag", "exhausted"):
        shown[name] = {chip: count for chip, count in player[name].items() if count}
    for name in ("unlocked", "cards", "feats", "objectives", "wonderlandians"):
        shown[name] = sorted(player[name])
    return shown


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Where two pictures differ, for a message that helps."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [line for key in one for line in differences(one[key], other[key], f"{path}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [line for i in range(len(one)) for line in differences(one[i], other[i], f"{path}[{i}]")]
    return [] if one == other else [f"{path}: engine {one!r}, reference {other!r}"]
