"""What the engine shows is what the reference works out: spaces, kingdoms, projections, what an invasion would do."""

from __future__ import annotations

import copy
import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.campaign import campaign
from tests.games.alicematic_heroes.reference.game import carry_out, run
from tests.games.alicematic_heroes.reference.map import CITY, COLOURS, FOREST
from tests.games.alicematic_heroes.reference.plan import Prospect
from tests.games.alicematic_heroes.reference.positions import random_table
from tests.games.alicematic_heroes.reference.questions import Decision
from tests.games.alicematic_heroes.reference.scoring import alices_by_slot, score, slot_points, tokens_by_tile
from tests.games.alicematic_heroes.reference.table import NONE, TOKENS, Card, Table, Turned
from tests.games.alicematic_heroes.reference.test_equivalence import counted, saved
from tests.games.alicematic_heroes.reference.walks import SWITCHES, answer, mixed
from tests.games.alicematic_heroes.table import laid
from tests.games.equivalence import Chance
from wabe.games.alicematic_heroes import GAME
from wabe.kernel.state import State

POSITIONS = campaign(15)
DECLINED = ("take_nothing", "plunder_nothing", "turn_up_nobody")


def both(players: int, switch: str, seed: int) -> Iterator[tuple[State, Table, Decision]]:
    """Every decision of the last turns of a game, on both sides."""
    chance, choices = Chance(seed), random.Random(seed)
    table = random_table(players, SWITCHES[switch], chance, choices)
    state, game = laid(GAME, saved(table, chance)), run(table)
    decision = next(game)
    try:
        while True:
            yield state, table, decision
            seat, form = answer(table, decision, mixed, choices)
            state.apply(state.parse(form, seat), seat)
            decision = game.send((seat, form))
    except StopIteration:
        assert state.over


CASES = [(3 + seed % 3, list(SWITCHES)[seed % len(SWITCHES)], 5000 + seed) for seed in range(POSITIONS)]


# ----- what everybody sees -----


def space_shown(table: Table, space: int) -> dict[str, Any]:
    board = table.map
    holder = board.held[space][0] if board.held[space] else None
    shown = {
        "kind": board.kind(space),
        "number": board.difficulty(space),
        "spots": board.spaces[space].spots,
        "held": board.held[space],
        "attack": board.attacks[space],
        "connected": holder is not None and board.is_connected(holder, space),
    }
    if board.kind(space) == FOREST:
        shown["group"] = min(board.forest_group(space))
        shown["surrounded"] = board.is_surrounded(space)
        shown["may"] = [s for s in range(table.players) if board.has_most_around(s, space, table.players)]
    return shown


def kingdom_shown(table: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    kingdom = table.kingdoms[seat]
    return {
        "seat": seat,
        "kingdom": kingdom.name,
        "tokens": kingdom.tokens,
        "vp": sum(kingdom.vp.values()),
        "territory": kingdom.territory,
        "hand": len(kingdom.hand),
        "cards": counted(kingdom.hand) if seat == viewer else None,
        "alices": kingdom.alices(),
        "cities": len(table.map.cities_of(seat)),
        "slots": {slot: [card_shown(card, seat == viewer) for card in cards] for slot, cards in kingdom.slots.items()},
        "powers": {
            "military": kingdom.military("red", NONE),
            "city": kingdom.military(CITY, NONE) - kingdom.military("red", NONE),
            "forest": kingdom.military(FOREST, NONE) - kingdom.military("red", NONE),
            "mobility": kingdom.mobility(NONE),
            "dream": kingdom.size("yellow"),
        },
        "jet": kingdom.power("jet") > 0,
        "protected": kingdom.power("sheriff") > 0,
    }


def card_shown(card: Card, own: bool) -> dict[str, Any]:
    """A Commoner's face only to its owner, or if all have seen it (AHA-45)."""
    known = not card.up and (card.known or own)
    return {"card": card.kind if card.up or known else None, "up": card.up, "copies": card.copies, "known": known}


def kingdom_seen(seen: dict[str, Any]) -> dict[str, Any]:
    """The engine's picture of a kingdom, in the reference's words."""
    slots = {
        slot: [{name: card[name] for name in ("card", "up", "copies", "known")} for card in cards]
        for slot, cards in seen["slots"].items()
    }
    return seen | {"slots": slots, "cards": None if seen["cards"] is None else counted(seen["cards"])}


def live_count(seen: dict[str, Any]) -> int:
    return sum(card["live"] for slot in COLOURS for card in seen["slots"][slot])


@pytest.mark.parametrize(("players", "switch", "seed"), CASES)
def test_map_kingdoms_and_projections_are_shown_as_they_are(players: int, switch: str, seed: int) -> None:  # AHA-45
    for state, table, decision in both(players, switch, seed):
        viewer = random.Random(table.turn).choice([None, *range(players)])
        view = state.view(viewer)
        assert view["map"]["spaces"] == [space_shown(table, space) for space in table.map.all]
        for seat, seen in enumerate(view["seats"]):
            assert kingdom_seen(seen) == kingdom_shown(table, seat, viewer)
            assert live_count(seen) == len(table.kingdoms[seat].working())
        assert view["look"] is None or viewer == table.active
        assert (view["active"], view["waiting"]) == (table.active, sorted(decision.forms))
        compare_projection(view, table)


def compare_projection(view: dict[str, Any], table: Table) -> None:
    """Final scoring as if the game ended now."""
    result = score(table)
    assert [each["total"] for each in view["projection"]] == result.totals
    assert [each["effects"] for each in view["projection"]] == [sum(own.effects.values()) for own in result.sheets]
    tiles = view["majorities"]["tiles"]
    assert [tile["tokens"] for tile in tiles] == tokens_by_tile(table)
    assert [[tile["points"][seat] for tile in tiles] for seat in range(table.players)] == [
        own.tiles for own in result.sheets
    ]
    for slot, alices in alices_by_slot(table).items():
        assert view["majorities"]["slots"][slot] == {"alices": alices, "points": slot_points(alices)}


# ----- what an invasion would do -----


def outcome(table: Table, seat: int, space: int, turned: Turned) -> dict[str, Any]:
    """What success brings when every choice is declined, by carrying it out on a copy."""
    table = copy.deepcopy(table)
    kingdom = table.kingdoms[seat]
    vp, cards, tokens = sum(kingdom.vp.values()), len(kingdom.hand), dict(kingdom.tokens)
    holders = list(table.map.held[space])
    step = carry_out(Prospect(table, seat), space, turned)
    try:
        decision = next(step)
        while True:
            declined = [form for form in decision.forms[seat] if form["kind"] in DECLINED]
            decision = step.send((seat, declined[0]))
    except StopIteration:
        gained = {token: kingdom.tokens[token] - tokens[token] for token in TOKENS}
    return {
        "tokens": {token: count for token, count in gained.items() if count},
        "cards": len(kingdom.hand) - cards,
        "vp": sum(kingdom.vp.values()) - vp,
        "halved": bool(holders) and table.map.kind(space) != CITY,
    }


def prospect_shown(table: Table, seat: int, space: int, turned: Turned) -> dict[str, Any]:
    prospect = Prospect(table, seat)
    short, kind = prospect.shortfall(space, turned), table.map.kind(space)
    need = prospect.mobility_needed(space, turned)
    return {
        "kind": kind,
        "military": [prospect.kingdom.military(kind, turned), table.map.difficulty(space)],
        "mobility": [prospect.kingdom.mobility(turned), need],
        "short": {"red": short.military, "green": short.mobility},
        "how": ways_shown(prospect, space, turned),
        "bonus": outcome(table, seat, space, turned),
    }


def ways_shown(prospect: Prospect, space: int, turned: Turned) -> list[str]:
    if not prospect.is_complete(space, turned):
        return ["turn"]
    if prospect.manner(space, turned) == "finish":
        return ["finish"]
    ways = prospect.ways(space, turned, prospect.shortfall(space, turned))
    return sorted({"pay_tokens": "pay", "succeed": "success"}.get(way, way) for way in ways)


def check_path(table: Table, seat: int, seen: dict[str, Any], space: int, turned: Turned) -> None:
    """The way shown is one, from a source to the space, and costs what is needed; only the space if that is nothing."""
    path, board, need = seen["path"], table.map, seen["mobility"][1]
    if need == 0:
        assert path == [space]
        return
    working = table.kingdoms[seat].working(turned)
    assert path[-1] == space
    assert path[0] in (board.spaces_of(seat) if "astronaut" in working else board.cities_of(seat))
    assert all(other in board.rings[one] for one, other in itertools.pairwise(path))
    assert all(board.is_passable(between, "adventurer" in working) for between in path[1:-1])
    assert len(path) - 1 + sum(board.surcharge(seat, between) for between in path[1:-1]) == need


def compare_prospect(table: Table, seat: int, seen: dict[str, Any], space: int, turned: Turned) -> None:
    check_path(table, seat, seen, space, turned)
    shown = seen | {"how": sorted(seen["how"])}
    del shown["path"]
    assert shown == prospect_shown(table, seat, space, turned)


@pytest.mark.parametrize(("players", "switch", "seed"), CASES)
def test_an_invasion_is_shown_with_its_true_consequences(players: int, switch: str, seed: int) -> None:  # AHA-63
    for state, table, decision in both(players, switch, seed):
        seat = table.active
        view = state.view(seat)
        assert (view["reach"] is not None) == (decision.step == "choose_target")
        for space, seen in (view["reach"] or {}).items():
            compare_prospect(table, seat, seen, int(space), NONE)
        if decision.step in ("turn_down", "how", "discard"):
            plan = view["plan"]
            turned = frozenset((slot, index) for slot, index in plan.pop("turned"))
            compare_prospect(table, seat, plan, plan.pop("space"), turned)
