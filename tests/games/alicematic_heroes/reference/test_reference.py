"""The reference itself: set-up, the order of chance, conservation and the ledger's "Arithmetic worth testing"."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from tests.games.alicematic_heroes.reference.game import invasion
from tests.games.alicematic_heroes.reference.map import CITY, FOREST, Map, lay_out
from tests.games.alicematic_heroes.reference.plan import Prospect
from tests.games.alicematic_heroes.reference.questions import Decision
from tests.games.alicematic_heroes.reference.scenes import drive, give, lay, scene
from tests.games.alicematic_heroes.reference.scoring import Result
from tests.games.alicematic_heroes.reference.setup import mulligan, mulligans, set_up
from tests.games.alicematic_heroes.reference.table import (
    BANK,
    DECK,
    NONE,
    ROUNDS,
    SLOT_LIMIT,
    TERRITORY,
    TILES_IN_PLAY,
    TOKENS,
    Option,
    Table,
)
from tests.games.alicematic_heroes.reference.walks import POLICIES, SWITCHES, mixed, walk

GAMES = 3
STEPS = {
    *("mulligan", "place_city", "choose_card", "place_card", "pay", "keep", "copy", "choose_target", "turn_down"),
    *("how", "discard", "take", "plunder", "turn_up"),
}


# ----- set-up -----


@pytest.mark.parametrize("players", [3, 4, 5])
def test_setup_follows_the_order_of_chance(players: int) -> None:  # AH-04 AH-05 AH-06 AH-85 AHA-87
    asked: list[int] = []

    def highest(n: int) -> int:
        asked.append(n)
        return n - 1  # swaps each card with itself: the pack stays sorted

    table = set_up(players, {"kingdom_2": "march_hare"}, highest)
    kingdoms = [4 - n for n in range(players - 1)]
    assert asked == [*kingdoms, *range(15, 1, -1), *[6] * TILES_IN_PLAY[players], *range(90, 1, -1)]
    assert [kingdom.name for kingdom in table.kingdoms] == [
        *("cheshire_cat", "march_hare", "mad_hatter", "humpty_dumpty", "queen_of_hearts")[:players]
    ]
    assert table.tiles == [(tile, 5) for tile in range(TILES_IN_PLAY[players])]
    assert [card for kingdom in table.kingdoms for card in kingdom.hand] + table.deck == DECK


def test_wrong_settings_are_refused() -> None:  # AH-86
    twice: dict[str, Option] = {"kingdom_1": "mad_hatter", "kingdom_3": "mad_hatter"}
    for players, options, about in (
        (2, {}, "players"),
        (6, {}, "players"),
        (3, {"x": True}, "x"),
        (3, twice, "kingdom"),
    ):
        with pytest.raises(ValueError, match=about):
            set_up(players, options, lambda n: 0)


def test_the_mulligan_is_decided_by_all_at_once() -> None:  # AH-07 AHA-43 AHA-74 AHA-88
    table = set_up(3, {}, lambda n: n - 1)  # hands fighter x4 knight, knight x3 ninja x2, ninja valkyrie x3 panzer
    asked = mulligan(table)
    decision = next(asked)
    assert sorted(decision.forms) == [0, 1, 2]
    decision = asked.send((1, {"kind": "mulligan", "cards": ["knight", "ninja"]}))
    assert (sorted(decision.forms), table.kingdoms[1].hand) == ([0, 2], ["knight"] * 3 + ["ninja"] * 2)
    asked.send((2, {"kind": "mulligan", "cards": []}))
    with pytest.raises(StopIteration):
        asked.send((0, {"kind": "mulligan", "cards": ["fighter"]}))
    assert Counter(table.kingdoms[0].hand) == Counter(["fighter"] * 3 + ["knight", "panzer"])
    assert Counter(table.kingdoms[1].hand) == Counter(["knight"] * 2 + ["ninja"] + ["demonlord"] * 2)
    assert sorted(table.discard) == ["fighter", "knight", "ninja"]


def test_every_choice_of_cards_to_give_back_once() -> None:  # AH-07
    assert len(mulligans(["ninja"] * 5)) == 6
    assert len(mulligans(["ninja", "jet", "miko", "idol", "hunter"])) == 32


# ----- the map (arithmetic 4 to 6) -----


@pytest.mark.parametrize("players", [3, 4, 5])
def test_neighbouring_cities_are_three_apart(players: int) -> None:  # AH-58 AH-01 AH-03
    board = Map(lay_out(players, [(tile, tile % 6) for tile in range(TILES_IN_PLAY[players])]))
    cities = [space for space in board.all if board.kind(space) == CITY]
    centres = [board.spaces[city].at for city in cities]
    gaps = {max(abs(a - c), abs(b - d), abs(a + b - c - d)) for (a, b), (c, d) in itertools.combinations(centres, 2)}
    assert sorted(gaps)[:2] == [3, 5]
    assert all(len(board.rings[city]) == 6 for city in cities)
    assert {(board.spaces[city].number, board.spaces[city].spots) for city in cities} == {(4, 1), (5, 2), (6, 3)}
    assert all(any(board.kind(near) == CITY for near in board.rings[space]) for space in board.all if space % 7)


def test_neighbours_in_the_largest_layout() -> None:
    board = Map(lay_out(5, [(tile, 0) for tile in range(13)]))
    assert Counter(len(board.rings[space]) for space in board.all if space % 7) == {6: 36, 5: 12, 4: 12, 3: 18}


# ----- laws over random games -----


def cards(table: Table) -> Counter[str]:
    loose = table.deck + table.discard + table.look
    for kingdom in table.kingdoms:
        loose = loose + kingdom.hand + [kingdom.card(place).kind for place in kingdom.places()]
    return Counter(loose)


def check_laws(table: Table) -> None:
    """Nothing is lost (arithmetic 1 to 3), limits hold."""
    assert cards(table) == Counter(DECK)
    for token in TOKENS:
        assert table.bank[token] + sum(kingdom.tokens[token] for kingdom in table.kingdoms) == BANK
    for seat, kingdom in enumerate(table.kingdoms):
        laid = sum(held.count(seat) for held in table.map.held) + table.map.attacks.count(seat)
        assert kingdom.territory + laid == TERRITORY
        assert all(kingdom.size(slot) <= SLOT_LIMIT for slot in kingdom.slots)
        assert len(kingdom.places()) <= ROUNDS
        assert min(kingdom.tokens.values()) >= 0
    for space, held in enumerate(table.map.held):
        assert len(held) <= (table.map.spaces[space].spots or 1)
        if table.map.attacks[space] is not None:  # AHA-58 AH-49 AH-63
            assert table.map.kind(space) not in (CITY, FOREST)
            assert table.map.attacks[space] not in held


@pytest.mark.parametrize("switch", ["default", "all"])
def test_random_games_keep_the_laws(switch: str) -> None:  # AH-08 AH-13 AH-17 AHA-51 AHA-55 AHA-67
    seen: set[str] = set()
    for number, policy in itertools.product(range(GAMES), [*POLICIES, mixed]):
        players = 3 + number % 3
        for table, decision in walk(players, SWITCHES[switch], policy, f"{switch} {number} {policy.__name__}"):
            check_laws(table)
            if isinstance(decision, Decision):
                seen.add(decision.step)
                telling = decision.step in ("choose_card", "discard")  # not being asked would tell that all are alike
                assert all(len(forms) > 1 or telling for forms in decision.forms.values())
                check_reach(table, decision)
            else:
                check_end(table, decision)
    assert seen <= STEPS
    assert STEPS - seen <= {"discard", "pay", "turn_up"}  # rare, so not in every few games


def check_reach(table: Table, decision: Decision) -> None:
    """Everything can be walked to (AHA-67); need 1 is Astronaut's (arithmetic 8)."""
    if decision.step == "choose_target":
        prospect = Prospect(table, table.active)
        needed = {prospect.mobility_needed(space, NONE) for space in table.map.all}
        assert max(needed) < 99
        assert 1 not in needed or prospect.kingdom.power("astronaut")


def check_end(table: Table, result: Result) -> None:
    """14 rounds; tiles pay as arithmetic 7 says."""
    assert table.turn == ROUNDS * table.players
    for paid in zip(*(sheet.tiles for sheet in result.sheets), strict=True):
        assert sorted(paid, reverse=True)[:2] in ([0, 0], [6, 0], [6, 3], [3, 3])
    assert max(result.totals) == result.totals[result.winners[0]]


# ----- plans -----


def every_turning(prospect: Prospect) -> list[frozenset[tuple[str, int]]]:
    up = prospect.kingdom.up()
    return [frozenset(chosen) for size in range(len(up) + 1) for chosen in itertools.combinations(up, size)]


def test_plans_by_trying_everything() -> None:  # AHA-54 AHA-63 AHA-65 AHA-91
    """What `further` leaves out is never needed."""
    compared = number = 0
    while number < 12 or compared <= 20:  # the deck decides how many games that takes
        options: dict[str, Option] = {"steal_attack_allowed": number % 2 == 0}
        for table, decision in walk(3 + number % 3, options, mixed, f"plans {number}"):
            if not isinstance(decision, Decision) or decision.step != "choose_target":
                continue
            prospect = Prospect(table, table.active)
            if not prospect.kingdom.power("valkyrie") or prospect.kingdom.alices() > 8:
                continue
            turnings = every_turning(prospect)
            able = [s for s in table.map.all if any(prospect.is_complete(s, turned) for turned in turnings)]
            assert able == prospect.targets()
            compared += 1
        number += 1


@pytest.mark.parametrize(("rotate", "order"), [(False, [0, 1, 2] * 3), (True, [0, 1, 2, 1, 2, 0, 2, 0, 1])])
def test_the_start_player_stays_unless_the_switch_says_so(rotate: bool, order: list[int]) -> None:  # AHA-03 AH-13
    turns: dict[int, int] = {}
    for table, _ in walk(3, {"rotate_start_player": rotate}, POLICIES[0], "rotation"):
        first = turns.setdefault(1, table.active) if table.turn else 0
        turns.setdefault(table.turn, table.active)
    assert [(turns[turn] - first) % 3 for turn in range(1, 10)] == order


def test_a_target_that_is_alone_is_not_asked_for() -> None:  # AHA-04
    table = scene("c4 r0")
    lay(table, 0, 0)
    give(table, 0, "jet")
    drive(invasion(table, 0))
    assert table.map.held[1] == [0]
    drive(invasion(table, 0))  # none left: skipped
    assert table.kingdoms[0].territory == 14
