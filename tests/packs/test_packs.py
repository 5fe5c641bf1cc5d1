"""The data packs that come with the project: sound, other than the game's own data, and played to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packs import PACKS, played_with, title_of
from wabe.kernel.playout import playout
from wabe.kernel.state import State


@pytest.mark.parametrize("pack", PACKS, ids=lambda path: path.name)
def test_a_pack_can_be_played(pack: Path) -> None:
    title, game = title_of(pack), played_with(pack)
    assert game.data is not None
    assert game.data["name"] == pack.name
    assert game.content() != title.content()
    for players in range(game.min_players, game.max_players + 1):
        state: State = game.new(players, 1)
        playout(state)
        assert state.over


def test_there_are_packs() -> None:
    assert [pack.name for pack in PACKS] == ["wonderlands_war_former"]
