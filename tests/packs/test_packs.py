"""The data packs that come with the project: sound, other than the game's own data, and played to the end."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import wabe
from wabe.kernel.playout import playout
from wabe.kernel.state import State

FOLDER: Final = Path(__file__).parents[2] / "packs"
PACKS: Final = sorted(path.parent for path in FOLDER.glob("*/pack.toml"))
WEIGHTS: Final = sorted(FOLDER.glob("*/values/*.json"))


def title_of(pack: Path) -> wabe.Game:
    """The game whose name a pack's begins with."""
    return next(game for game in wabe.games().values() if pack.name.startswith(game.name))


@pytest.mark.parametrize("pack", PACKS, ids=lambda path: path.name)
def test_a_pack_can_be_played(pack: Path) -> None:
    title = title_of(pack)
    game = wabe.load(title.name, str(pack))
    assert game.data is not None
    assert game.data["name"] == pack.name
    assert game.content() != title.content()
    for players in range(game.min_players, game.max_players + 1):
        state: State = game.new(players, 1)
        playout(state)
        assert state.over


@pytest.mark.parametrize("path", WEIGHTS, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_the_weights_in_a_pack_fit_it(path: Path) -> None:
    game = wabe.load(title_of(path.parents[1]).name, str(path.parents[1]))
    assert game.value_for(int(path.stem)) is not None, game.unfit
    assert "wabe learn" in path.with_suffix(".md").read_text(encoding="utf-8")


def test_there_are_packs() -> None:
    assert [pack.name for pack in PACKS] == ["wonderlands_war_former"]
