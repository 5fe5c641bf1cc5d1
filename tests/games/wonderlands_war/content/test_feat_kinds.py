"""Every kind of Feat, at its limits (data README, WW-R16)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.wonderlands_war.ending import ending, fighter, out
from wabe.games.wonderlands_war.content.feats import FEAT_KINDS, NO_MARGIN, margin
from wabe.games.wonderlands_war.war.awards import find_places
from wabe.kernel.data import Fields
from wabe.kernel.errors import BadData


def holds(kind: str, *seats: Any, two: bool = False, region: str = "witzend", **parameters: Any) -> bool:
    """Whether seat 0 fulfils a Feat after a battle of these seats."""
    fields = Fields(parameters, "test")
    feat = FEAT_KINDS[kind](fields)
    fields.done()
    state = ending(*seats, step=None, region=region, two=two)
    find_places(state)
    return feat.holds(state, 0)


@pytest.mark.parametrize(
    ("strength", "expected"), [(2, False), (3, True), (4, True), (5, False), (9, True), (10, True)]
)
def test_final_strength(strength: int, expected: bool) -> None:  # WW-O24, WW-X08
    assert holds("final_strength_in", fighter(strength), values=[3, 4, 9, 10]) is expected


@pytest.mark.parametrize(
    ("count", "expected"), [(0, False), (1, False), (2, True), (3, False), (5, False), (6, True), (7, False)]
)
def test_number_of_active_chips(count: int, expected: bool) -> None:  # WW-X03
    active = "faction_1 " * min(count, 3) + "rose_weak " * max(count - 3, 0)
    assert holds("active_chip_count_in", fighter(5, active), values=[2, 6]) is expected


@pytest.mark.parametrize(
    ("active", "expected"),
    [("", False), ("forge", True), ("rose_weak forge", True), ("forge rose_weak", False), ("creature_weak", True)],
)
def test_last_active_chip(active: str, expected: bool) -> None:  # WW-X01: the rightmost, as printed
    assert holds("last_active_base_strength_in", fighter(5, active), values=[1]) is expected


@pytest.mark.parametrize(
    ("active", "expected"),
    [
        ("rose_weak rose_strong forge faction_1", False),  # levels are one type
        ("rose_weak forge faction_1 artifact", False),  # Artifacts are Faction chips
        ("rose_weak forge faction_1 flamingo_weak", True),
        ("humptys_gloves gryphons_whistle rabbits_pocket_watch forge", True),  # each tool is a type
        ("humptys_gloves humptys_gloves rabbits_pocket_watch forge", False),
    ],
)
def test_types_of_active_chips(active: str, expected: bool) -> None:  # WW-S17
    assert holds("active_types_at_least", fighter(5, active), n=4) is expected


def test_finish_second() -> None:  # WW-O02, WW-O04
    assert holds("finish_second", fighter(4), fighter(9), fighter(4))
    assert not holds("finish_second", fighter(9), fighter(9), fighter(4))
    assert not holds("finish_second", fighter(3), fighter(9), fighter(4))


@pytest.mark.parametrize(
    ("strength", "expected"), [(5, False), (7, True), (8, False), (11, True), (23, True), (25, False)]
)
def test_on_a_forge_symbol(strength: int, expected: bool) -> None:
    assert holds("on_forge_symbol", fighter(strength), min_strength=7) is expected


@pytest.mark.parametrize(
    ("own", "others", "most", "least"),
    [
        (9, (7, 1), True, False),
        (9, (6, 1), False, False),
        (9, (5, 1), False, False),
        (9, (4, 1), False, True),
        (9, (9, 1), False, False),
        (9, (10, 1), False, False),
    ],
)
def test_margins(own: int, others: tuple[int, int], most: bool, least: bool) -> None:  # WW-R16
    seats = [fighter(own), *[fighter(other) for other in others]]
    assert holds("win_by_at_most", *seats, n=2) is most
    assert holds("win_by_at_least", *seats, n=5) is least


def test_a_sole_survivor_of_three_has_no_margin() -> None:  # WW-R16
    seats = [fighter(9), fighter(0, status="bust"), out()]
    assert not holds("win_by_at_most", *seats, n=9)
    assert not holds("win_by_at_least", *seats, n=0)
    state = ending(*seats, step=None)
    find_places(state)
    assert margin(state, 0) == NO_MARGIN


@pytest.mark.parametrize(("own", "by_2"), [(4, True), (5, True), (6, False)])
def test_with_two_players_the_margin_is_over_the_resistance(own: int, by_2: bool) -> None:  # WW-R16, WW-2P05
    assert holds("win_by_at_most", fighter(own), two=True, n=2) is by_2
    assert holds("win_by_at_least", fighter(own), fighter(0, status="bust"), two=True, n=3) is not by_2


def test_with_two_players_standing_the_margin_is_over_the_other() -> None:  # WW-R16
    assert holds("win_by_at_most", fighter(9), fighter(8), two=True, n=1)
    assert not holds("win_by_at_most", fighter(9), fighter(0), two=True, n=6)


def test_winning_in_feats_needs_the_resistance() -> None:  # WW-2P12
    assert not holds("win_by_at_most", fighter(2), fighter(1), two=True, n=5)
    assert not holds("win_without_leader", fighter(2), fighter(1), two=True)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [({}, True), ({"madness_drawn": 1}, False), ({"poison_drawn": 1}, False), ({"active": "forge faction_1"}, False)],
)
def test_no_madness_drawn(fields: dict[str, Any], expected: bool) -> None:
    seat = fighter(**{"strength": 4, "active": "forge faction_1 faction_2", **fields})
    assert holds("no_madness_drawn", seat, min_active=3) is expected


@pytest.mark.parametrize(("drawn", "poison", "expected"), [(1, 3, False), (2, 0, True), (3, 0, True)])
def test_madness_drawn(drawn: int, poison: int, expected: bool) -> None:  # Poison is no Madness
    seat = fighter(4, madness_drawn=drawn, poison_drawn=poison)
    assert holds("madness_drawn_at_least", seat, n=2) is expected


def test_opponent_bust() -> None:
    assert holds("opponent_bust", fighter(4), fighter(0, status="bust"), min=1)
    assert not holds("opponent_bust", fighter(4), fighter(1), out(), min=1)
    assert not holds("opponent_bust", fighter(4), fighter(0, status="bust"), min=2)


@pytest.mark.parametrize(("other", "expected"), [(3, False), (4, True), (5, True), (6, True), (7, False)])
def test_within_of_another(other: int, expected: bool) -> None:
    assert holds("within_of_other", fighter(5), fighter(other), n=1) is expected
    assert not holds("within_of_other", fighter(0), fighter(0, status="bust"), n=1)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"supporters": 1}, True),
        ({"supporters": 2}, False),
        ({"supporters": 0, "leader": True}, True),
        ({"supporters": 0, "figures": "walrus"}, True),
        ({"supporters": 1, "leader": True}, False),
        ({"supporters": 0, "figures": "tweedledum_and_tweedledee"}, False),
    ],
)
def test_units_left(fields: dict[str, Any], expected: bool) -> None:
    assert holds("units_left_exactly", fighter(4, **fields), n=1) is expected


def test_win_without_leader() -> None:
    assert holds("win_without_leader", fighter(4), fighter(1))
    assert not holds("win_without_leader", fighter(4, leader=True), fighter(1))
    assert not holds("win_without_leader", fighter(4, leader_seen=True), fighter(1)), "she was here for a while"
    assert not holds("win_without_leader", fighter(4), fighter(4)), "a tie is no win"


def test_every_kind_of_feat_is_tested_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [kind for kind in FEAT_KINDS if f'"{kind}"' not in text] == []


@pytest.mark.parametrize(
    ("kind", "parameters"),
    [
        ("final_strength_in", {}),
        ("final_strength_in", {"values": []}),
        ("final_strength_in", {"values": [1, 1]}),
        ("final_strength_in", {"values": [True]}),
        ("active_chip_count_in", {"values": [-1]}),
        ("active_types_at_least", {"n": 0}),
        ("opponent_bust", {"min": 0}),
        ("on_forge_symbol", {"min_strength": 100}),
    ],
)
def test_bad_parameters_of_feats_are_refused(kind: str, parameters: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        FEAT_KINDS[kind](Fields(parameters, "quests.toml, quest x"))
