"""Where spaces lie, for people."""

from __future__ import annotations

import re

from wabe.games.alicematic_heroes.table.layout import MAX_SPACES, MAX_TILES, TILE_LETTERS, TILE_SPACES, coordinate


def test_every_space_lies_elsewhere_and_no_letter_can_be_read_as_a_number() -> None:
    names = [coordinate(space) for space in range(MAX_SPACES)]
    assert len(set(names)) == MAX_SPACES
    assert all(re.fullmatch("[A-HJ-N][0-6]", name) for name in names)
    assert len(TILE_LETTERS) == MAX_TILES


def test_spaces_of_a_tile_share_its_letter_and_its_city_is_0() -> None:
    for tile in range(MAX_TILES):
        spaces = [coordinate(TILE_SPACES * tile + place) for place in range(TILE_SPACES)]
        assert {name[0] for name in spaces} == {TILE_LETTERS[tile]}
        assert spaces[0] == f"{TILE_LETTERS[tile]}0"
