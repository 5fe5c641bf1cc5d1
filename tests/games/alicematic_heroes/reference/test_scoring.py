"""The reference's final scoring: worked examples E-27 to E-33, E-45, E-46 and what Alices pay at the end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.alicematic_heroes.reference.scenes import attack, give, lay, scene
from tests.games.alicematic_heroes.reference.scoring import effect_points, score, slot_points, tile_points, winners


@pytest.mark.parametrize(
    ("tokens", "alices", "points"),
    [
        ([3, 1, 1], [0, 5, 4], [6, 3, 0]),  # E-27 AH-70
        ([3, 1, 1], [0, 5, 5], [6, 0, 0]),  # E-27 AH-69
        ([2, 2, 1], [5, 3, 9], [6, 3, 0]),  # E-28 AH-67 AHA-30
        ([2, 2, 1], [4, 4, 9], [3, 3, 0]),  # E-28 AH-68
        ([2, 2, 2], [5, 4, 3], [6, 3, 0]),  # E-29
        ([2, 2, 2], [5, 4, 4], [6, 0, 0]),  # E-29 AHA-28
        ([2, 2, 2], [5, 5, 4], [3, 3, 0]),  # E-29 AHA-29
        ([2, 2, 2], [4, 4, 4], [3, 3, 3]),  # E-29
        ([1, 0, 0], [0, 9, 9], [6, 0, 0]),  # E-30 AHA-27
        ([0, 0, 0], [1, 2, 3], [0, 0, 0]),  # AHA-27
        ([4, 2, 1], [0, 0, 9], [6, 3, 0]),  # AH-66
        ([3, 2, 2, 2], [1, 6, 6, 2], [6, 0, 0, 0]),  # E-45
        ([3, 2, 2, 2], [1, 6, 5, 5], [6, 3, 0, 0]),  # E-45
        ([2, 2, 2, 2, 2], [3, 3, 3, 3, 3], [3, 3, 3, 3, 3]),  # E-46
    ],
)
def test_tiles(tokens: Sequence[int], alices: Sequence[int], points: list[int]) -> None:
    assert tile_points(tokens, alices) == points


def test_a_tile_counts_face_up_tokens_two_on_a_city_twice() -> None:  # AH-66 AHA-26 AHA-73
    table = scene("c6 r0", repeat_own_city=True)
    lay(table, 0, 0, 0)
    lay(table, 1, 0)
    attack(table, 1, 1)
    assert [sheet.tiles for sheet in score(table).sheets] == [[6], [3], [0]]


@pytest.mark.parametrize(("counts", "points"), [([3, 3, 1], [3, 3, 0]), ([0, 0, 0], [0, 0, 0]), ([2, 4, 1], [0, 4, 0])])
def test_e31_slots(counts: Sequence[int], points: list[int]) -> None:  # E-31 AH-71 AHA-32
    assert slot_points(counts) == points


def test_e31_commoners_do_not_count_and_the_slot_does() -> None:  # E-31 AHA-31
    table = scene()
    give(table, 0, red="ninja - -", green="panzer")
    give(table, 1, red="-panzer knight knight")
    assert [sheet.slots for sheet in score(table).sheets[:2]] == [
        {"red": 0, "blue": 0, "yellow": 0, "green": 1, "white": 0},
        {"red": 2, "blue": 0, "yellow": 0, "green": 0, "white": 0},
    ]
    table.options["slot_majority_by"] = "colour"
    assert [sheet.slots["red"] for sheet in score(table).sheets] == [2, 2, 0]


@pytest.mark.parametrize(
    ("others", "sole", "points"), [((6, 5), False, 3), ((8, 5), False, 0), ((7, 5), False, 3), ((7, 5), True, 0)]
)
def test_e32_original(others: tuple[int, int], sole: bool, points: int) -> None:  # E-32 AH-84 AH-72 AHA-34 AHA-33
    table = scene(original_needs_sole_most=sole)
    give(table, 0, white="original original original -original", red="ninja ninja ninja", blue="idol")
    for seat, count in enumerate(others, start=1):
        give(table, seat, green=" ".join(["jet"] * min(4, count)), red=" ".join(["knight"] * max(0, count - 4)))
    assert effect_points(table, 0).get("original", 0) == points


@pytest.mark.parametrize(("alices", "best"), [([7, 6, 9], [0]), ([7, 7, 9], [0, 1])])
def test_e33_most_points_then_most_alices(alices: list[int], best: list[int]) -> None:  # E-33 AH-73
    assert winners([60, 60, 10], alices) == best


# ----- Alices at the end: alone, with a copying Wiccan, and at their limit -----


def test_librarian_counts_the_hand() -> None:  # AHA-56
    table = scene()
    give(table, 0, "ninja ninja jet", blue="librarian")
    assert effect_points(table, 0) == {"librarian": 3}
    give(table, 0, "jet jet jet jet jet", blue="wiccan:librarian")
    assert effect_points(table, 0) == {"librarian": 14}


def test_tycoon_halves_all_tokens_together() -> None:
    table = scene()
    give(table, 0, tokens=(3, 1, 1), yellow="tycoon")
    assert effect_points(table, 0) == {"tycoon": 2}
    give(table, 0, tokens=(9, 2, 2), blue="wiccan:tycoon")
    assert effect_points(table, 0) == {"tycoon": 16}


def test_empress_counts_alices() -> None:
    table = scene()
    give(table, 0, yellow="empress -", red="ninja -ninja", blue="wiccan:empress")
    assert effect_points(table, 0) == {"empress": 6}


def test_cartographer_counts_tiles_with_face_up_tokens() -> None:
    table = scene("c4 r0 g0 b0 w0")
    lay(table, 0, 0, 1, 3)
    attack(table, 0, 4)
    give(table, 0, green="cartographer")
    assert effect_points(table, 0) == {"cartographer": 2}


def test_angel_counts_commoners_up_to_seven() -> None:
    table = scene()
    give(table, 0, white="angel -jet - -", red="- - -")
    assert effect_points(table, 0) == {"angel": 6}
    give(table, 0, green="- - - -")
    assert effect_points(table, 0) == {"angel": 7}


def test_mayor_counts_cities_once() -> None:  # AHA-73 AHA-83
    table = scene("c6 r0 g0 c4")
    lay(table, 0, 0, 0, 1, 3)
    give(table, 0, white="mayor")
    assert effect_points(table, 0) == {"mayor": 4}


def test_identical_alices_pay_once_but_originals_each() -> None:  # AH-25 AH-26 AHA-37
    table = scene("c6 r0 g0 c4")
    lay(table, 0, 0)
    give(table, 0, white="mayor mayor original original", blue="wiccan:mayor wiccan:original")
    assert effect_points(table, 0) == {"mayor": 2, "original": 3}


def test_the_sheet_adds_up() -> None:  # AHA-57
    table = scene()
    lay(table, 0, 0)
    give(table, 0, white="mayor")
    table.kingdoms[0].vp["lands"] = 4
    result = score(table)
    assert (result.totals, result.winners) == ([4 + 6 + 1 + 2, 0, 0], [0])
