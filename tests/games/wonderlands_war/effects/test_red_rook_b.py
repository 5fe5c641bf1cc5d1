"""Red Rook B: Strength 1 with a Red Rook Active already (WW-C04)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, strengths, table


def test_the_first_has_its_printed_strength_the_second_one() -> None:  # WW-C04
    g = table(3, ally_set="B")
    duel(g, ["red_rook_weak", "red_rook_strong", "forge"])
    assert strengths(g)[0] == 3
    draw(g, {0: "red_rook_strong", 1: "forge"})
    assert strengths(g)[0] == 4


def test_other_changes_come_after_it() -> None:  # WW-C14 WW-R22
    g = table(3, ally_set="B")
    duel(g, ["red_rook_weak", "flamingo_weak", "red_rook_weak"])
    draw(g, {0: "flamingo_weak", 1: "forge"})
    draw(g, {0: "red_rook_weak", 1: "forge"})
    assert strengths(g)[0] == 3 + 1 + (1 + 1)


def test_the_rooks_of_others_do_not_matter() -> None:  # WW-C04
    g = table(3, ally_set="B")
    duel(g, ["forge", "red_rook_weak"], ["red_rook_weak", "red_rook_weak"])
    draw(g, {0: "red_rook_weak", 1: "red_rook_weak"})
    assert strengths(g) == [1 + 3, 3 + 1, 0]
