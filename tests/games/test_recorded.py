"""Whole games in the folder `recorded`, found by themselves: each must play as it was recorded, position by position.

New ones come from `python -m tests.fuzz --keep` or `wabe play --save`, whose film and table are best left out; after a
change of rules or data `python -m tests.games.record_anew GAME` plays those of a game anew.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import wabe

BESIDES = ("table", "film")  # written by `wabe play --save`; a record alone has neither
FILES = sorted((Path(__file__).parent / "recorded").glob("*.json"))


def test_there_are_recorded_games_of_every_game_and_number_of_players() -> None:
    files = [json.loads(path.read_text(encoding="utf-8")) for path in FILES]
    numbers = [(game.name, game.min_players, game.max_players) for game in wabe.games().values()]
    wanted = {(name, players) for name, least, most in numbers for players in range(least, most + 1)}
    assert {(file["game"], file["players"]) for file in files} == wanted
    assert all(file["over"] for file in files)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_plays_as_it_did(path: Path) -> None:
    file = json.loads(path.read_text(encoding="utf-8"))
    record = wabe.Record.from_json(file, wabe.load)
    assert record.state.over
    assert record.state.scores() == file["scores"]
    assert record.to_json() == {name: value for name, value in file.items() if name not in BESIDES}
