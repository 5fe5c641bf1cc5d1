"""Card Soldier A: returns an Exhausted chip, or doubles its own Strength (WW-C01)."""

from __future__ import annotations

import pytest

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import (
    asked,
    bag,
    exhausted,
    fill_exhausted,
    fill_track,
    offered,
    play,
    strengths,
    table,
    values,
)
from wabe.kernel.message import Message

CHANGE = {"kind": "change_strength", "ability": "card_soldier_a"}


def test_doubles_without_exhausted_chips() -> None:  # WW-C01 WW-X05
    g = table(3, ally_set="A")
    duel(g, ["card_soldier_strong", "forge"])
    assert asked(g) == "draw_or_halt"
    assert strengths(g)[0] == 4


def test_returns_one_exhausted_chip_instead() -> None:  # WW-C01
    g = table(3, ally_set="A")
    fill_exhausted(g, 0, "rose_weak", "rose_weak", "artifact")
    duel(g, ["card_soldier_weak", "forge"])
    assert offered(g) == [
        CHANGE,
        {"kind": "return_chip", "chip": "rose_weak"},
        {"kind": "return_chip", "chip": "artifact"},
    ]
    play(g, {"kind": "return_chip", "chip": "rose_weak"})
    assert (strengths(g)[0], bag(g, 0)) == (1, {"forge": 1, "rose_weak": 1})
    assert exhausted(g, 0) == {"rose_weak": 1, "artifact": 1}


def test_plus_one_is_an_option_of_the_game() -> None:  # WW-C01
    g = table(3, ally_set="A", card_soldier_a="plus_one")
    duel(g, ["card_soldier_strong", "forge"])
    assert strengths(g)[0] == 3


@pytest.mark.parametrize(
    ("option", "chip", "before", "after"),
    [
        ("double", "card_soldier_weak", 1, 2),
        ("double", "card_soldier_strong", 2, 4),
        ("plus_one", "card_soldier_strong", 2, 3),
    ],
)
def test_the_change_says_what_it_does(option: str, chip: str, before: int, after: int) -> None:  # WW-C01
    g = table(3, ally_set="A", card_soldier_a=option)
    fill_exhausted(g, 0, "rose_weak")
    duel(g, [chip, "forge"])
    assert g.label(g.parse(CHANGE, 0), 0) == Message("act-change_strength", {"before": before, "after": after})
    play(g, CHANGE)
    assert strengths(g)[0] == after


def test_a_red_rook_of_set_a_is_not_returned() -> None:  # WW-R06
    g = table(3, ally_set="A")
    fill_exhausted(g, 0, "red_rook_weak", "red_rook_strong")
    duel(g, ["card_soldier_weak", "forge"])
    assert asked(g) == "draw_or_halt"
    assert strengths(g)[0] == 2


def test_a_red_rook_of_another_set_is() -> None:  # WW-R06
    g = table(3, ally_set="A", red_rook_set="B")
    fill_exhausted(g, 0, "red_rook_weak")
    duel(g, ["card_soldier_weak", "forge"])
    assert values(g, "chip") == ["red_rook_weak"]


def test_madness_and_poison_are_not_exhausted_chips() -> None:  # WW-C01
    g = table(3, ally_set="A")
    fill_track(g, 0, "madness")
    duel(g, ["card_soldier_weak", "forge"])
    assert asked(g) == "draw_or_halt"
