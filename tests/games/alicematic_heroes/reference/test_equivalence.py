"""The engine and the independent reference play the same games: questions, positions, chance, scores."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.campaign import campaign
from tests.games.alicematic_heroes.reference.game import Play, play, run
from tests.games.alicematic_heroes.reference.map import COLOURS, load
from tests.games.alicematic_heroes.reference.positions import on_turn, random_table
from tests.games.alicematic_heroes.reference.questions import Decision, Form
from tests.games.alicematic_heroes.reference.scoring import Result
from tests.games.alicematic_heroes.reference.setup import set_up
from tests.games.alicematic_heroes.reference.table import Card, Kingdom, Table
from tests.games.alicematic_heroes.reference.walks import POLICIES, SWITCHES, Policy, answer, curious, dreamer, mixed
from tests.games.alicematic_heroes.table import laid
from tests.games.equivalence import Chance, compare_question
from wabe.games.alicematic_heroes import GAME
from wabe.kernel.state import State

GAMES_PER_CASE = campaign(2)
POSITIONS_PER_CASE = campaign(4)
CASES = list(itertools.product((3, 4, 5), SWITCHES))
TILES = [record["id"] for record in load("tiles.toml")["tile"]]
# Those who look for trouble meet more rules.
CROWD = (*POLICIES, mixed, mixed, dreamer, curious)


def counted(cards: Sequence[str]) -> dict[str, int]:
    return dict(Counter(cards))


def position(table: Table) -> dict[str, Any]:
    """The reference's table in the words of the save areas."""
    return {
        "map": [{"tile": TILES[tile], "turned": turned} for tile, turned in table.tiles],
        "held": table.map.held,
        "attacks": table.map.attacks,
        "deck": table.deck[::-1],
        "discard": counted(table.discard),
        "look": sorted(table.look),
        "seats": [seat_position(kingdom) for kingdom in table.kingdoms],
        "turn": table.turn,
        **({"active": table.active} if table.turn else {}),
    }


def seat_position(kingdom: Kingdom) -> dict[str, Any]:
    return {
        "kingdom": kingdom.name,
        "hand": counted(kingdom.hand),
        "old": {kind: count for kind, count in kingdom.old.items() if count},
        "tokens": kingdom.tokens,
        "vp": kingdom.vp,
        "slots": {
            colour: [(card.kind, card.up, card.known, card.copies, card.old) for card in kingdom.slots[colour]]
            for colour in COLOURS
        },
        "revealed": kingdom_order([(kingdom.card(place).revealed, *place) for place in kingdom.up()]),
    }


def kingdom_order(stamped: list[tuple[int, str, int]]) -> list[tuple[str, int]]:
    """The places of Alices in the order in which they were revealed."""
    return [(slot, index) for _, slot, index in sorted(stamped)]


def engine_position(areas: dict[str, Any]) -> dict[str, Any]:
    """What the engine saves, as far as the reference has it; of the start player it keeps the first."""
    names = ["map", "held", "attacks", "deck", "discard", "turn", *(["active"] if areas["turn"] else [])]
    return {
        **{name: areas[name] for name in names},
        "look": sorted(areas["look"]),
        "seats": [engine_seat(seat) for seat in areas["seats"]],
    }


def engine_seat(seat: dict[str, Any]) -> dict[str, Any]:
    slots = {colour: [engine_card(card) for card in seat["slots"][colour]] for colour in COLOURS}
    stamped = [(c["revealed"], colour, i) for colour in COLOURS for i, c in enumerate(seat["slots"][colour]) if c["up"]]
    return {
        **{name: seat[name] for name in ("kingdom", "hand", "old", "tokens", "vp")},
        "slots": slots,
        "revealed": kingdom_order(stamped),
    }


def engine_card(card: dict[str, Any]) -> tuple[Any, ...]:
    """The engine notes only for cards that lie face down whether they are known; their age matters if they are not."""
    known = card["up"] or card["known"]
    return card["card"], card["up"], known, card["copies"], card["old"] and not known


def compare(state: State, table: Table, decision: Decision, chance: Chance) -> None:
    """One decision: who is asked, for what, and all that lies on the table."""
    compare_question(state, decision.step, decision.forms)
    save = state.to_json()
    assert engine_position(save["areas"]) == position(table)
    assert save["rng"] == chance.state


def play_both(state: State, table: Table, game: Play, chance: Chance, policy: Policy) -> Result:
    """Play on both sides to the end, decision by decision."""
    choices = random.Random(chance.state)
    decision = next(game)
    try:
        while True:
            compare(state, table, decision, chance)
            seat, form = answer(table, decision, policy, choices)
            state.apply(state.parse(form, seat), seat)
            decision = game.send((seat, form))
    except StopIteration as end:
        assert engine_position(state.to_json()["areas"]) == position(table)
        return compare_end(state, table, end.value)


def compare_end(state: State, table: Table, result: Result) -> Result:
    """Scores, winners and the sheet, where the engine names effects that pay nothing as well."""
    assert state.over
    assert (state.scores(), state.winners()) == (result.totals, result.winners)
    sheet = state.score_sheet()
    assert sheet is not None
    for seat in sheet["seats"]:
        seat["effects"] = {name: points for name, points in seat["effects"].items() if points}
    assert sheet["seats"] == [seat_sheet(table, result, seat) for seat in range(table.players)]
    return result


def seat_sheet(table: Table, result: Result, seat: int) -> dict[str, Any]:
    own = result.sheets[seat]
    return {
        "seat": seat,
        "kingdom": table.kingdoms[seat].name,
        "played": own.played,
        "tiles": own.tiles,
        "slots": own.slots,
        "effects": own.effects,
        "total": own.total,
        "alices": own.alices,
    }


@pytest.mark.parametrize(("players", "switch"), CASES)
def test_engine_and_reference_agree(players: int, switch: str) -> None:
    first = CASES.index((players, switch)) * GAMES_PER_CASE
    for seed in range(first, first + GAMES_PER_CASE):
        chance = Chance(seed)
        table = set_up(players, SWITCHES[switch], chance)
        state = GAME.new(players, seed, dict(SWITCHES[switch]))
        result = play_both(state, table, play(table), chance, CROWD[seed % len(CROWD)])
        assert len(result.winners) >= 1


# ----- from positions full of Alices -----


def saved(table: Table, chance: Chance) -> dict[str, Any]:
    """The reference's position as a save of the engine: a turn begins and a card is to be chosen."""
    pattern = GAME.new(table.players, 0, dict(table.options))
    while (question := pattern.decision(pattern.seat)) and question["step"] != "choose_card":
        pattern.apply(pattern.legal_actions()[0], pattern.seat)
    save = pattern.to_json()
    areas = position(table)
    rounds = table.turn // table.players if table.options["rotate_start_player"] else 0
    for seat, kingdom in zip(areas["seats"], table.kingdoms, strict=True):
        seat |= {"old": {}, "slots": {slot: [saved_card(card) for card in kingdom.slots[slot]] for slot in COLOURS}}
    active = on_turn(table)
    areas |= {"turn": table.turn + 1, "active": active, "start": (table.start - rounds) % table.players}
    save["areas"] |= areas | {"stamp": table.stamp}
    return save | {"rng": chance.state, "waiting": [active]}


def saved_card(card: Card) -> dict[str, Any]:
    known = card.known and not card.up
    return {
        "card": card.kind,
        "up": card.up,
        "known": known,
        "old": False,
        "copies": card.copies,
        "revealed": card.revealed,
    }


@pytest.mark.parametrize(("players", "switch"), CASES)
def test_they_agree_where_many_alices_meet(players: int, switch: str) -> None:
    first = CASES.index((players, switch)) * POSITIONS_PER_CASE
    for seed in range(first, first + POSITIONS_PER_CASE):
        chance = Chance(seed)
        table = random_table(players, SWITCHES[switch], chance, random.Random(seed))
        state = laid(GAME, saved(table, chance))
        result = play_both(state, table, run(table), chance, CROWD[seed % len(CROWD)])
        assert len(result.winners) >= 1


def test_a_copy_in_reserve_may_stay_for_the_one_turned() -> None:  # AHA-54 AHA-63 AHA-65 AH-25
    """Two Astronauts, one of whom is needed for the way: each may be turned, and then the other not."""
    chance = Chance(1)
    table = set_up(3, {}, chance)
    table.start, table.turn = 0, 15
    kingdom, board = table.kingdoms[0], table.map
    table.deck += kingdom.hand
    kingdom.hand = ["ninja", "sheriff"]
    cards = {"red": ["valkyrie"], "yellow": ["astronaut"], "green": ["astronaut"], "white": ["miko"]}
    kingdom.slots |= {slot: [Card(kind, True, True) for kind in kinds] for slot, kinds in cards.items()}
    for kind in ["ninja", "sheriff", *itertools.chain(*cards.values())]:
        table.deck.remove(kind)
    far = next(city for city in board.all[14::7] if board.spaces[city].number == 4)
    for space in (0, far + 1):
        board.held[space].append(0)
    kingdom.territory -= 2
    state, game = laid(GAME, saved(table, chance)), run(table)
    decision = next(game)
    script: list[Form] = [
        {"kind": "play", "card": "sheriff"},
        {"kind": "commoner", "card": "sheriff", "slot": "blue"},
        {"kind": "invade", "space": far},
    ]
    for form in script:
        state.apply(state.parse(form, 0), 0)
        decision = game.send((0, form))
    compare(state, table, decision, chance)
    assert [(form["card"], form["slot"]) for form in decision.forms[0]] == [
        ("astronaut", "yellow"),
        ("astronaut", "green"),
        ("miko", "white"),
    ]
