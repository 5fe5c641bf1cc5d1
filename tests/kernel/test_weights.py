"""Files of weights: which of them a game takes, and why it takes none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import wabe
from tests.games.alicematic_heroes.packs import cheap_ninja
from wabe.kernel.errors import BadValue
from wabe.kernel.message import Json
from wabe.kernel.value import softmax
from wabe.kernel.weights import described, effects_digest, file_of, read_value


def kept(home: Path, game: wabe.Game, players: int, /, **changed: Any) -> Path:
    """Weights for a game: all by the hand estimate's own column."""
    columns = game.columns()
    data: Json = {
        "format": 1,
        **described(game.name, players, game.version, game.content()),
        "columns": columns,
        "now": [2.0] + [0.0] * (len(columns) - 1),
        "later": [0.0] * len(columns),
        **changed,
    }
    path = file_of(str(home), players)
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def at_home(game: wabe.Game, home: Path) -> wabe.Game:
    """A twin of the game that looks for weights there."""
    twin = game.twin()
    twin.home = str(home)
    return twin


def test_a_game_is_judged_by_the_weights_in_its_folder(tmp_path: Path) -> None:
    game = at_home(wabe.load("xiii"), tmp_path)
    kept(tmp_path, game, 2)
    state = game.new(2, seed=4)
    by_hand = game.hand_estimate(state)
    assert game.value_for(2) is not None
    assert game.estimate(state) == pytest.approx(softmax([2.0 * game.features(state).listed()[0], 2.0 * logit(state)]))
    assert game.estimate(state) != by_hand
    three = game.new(3, seed=4)
    assert game.estimate(three) == game.hand_estimate(three)
    assert game.unfit == {}


def logit(state: wabe.State) -> float:
    """The first number of seat 1."""
    return state.game.features(state).listed()[len(state.game.columns())]


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"digest": "0"}, "error-value-data"),
        ({"version": 0}, "error-value-rules"),
        ({"columns": ["points"]}, "error-value-columns"),
        ({"players": 3}, "error-value-players"),
        ({"game": "wonderlands_war"}, "error-value-players"),
        ({"now": [1.0]}, "error-value-broken"),
        ({"now": [10**400] * len(wabe.load("xiii").columns())}, "error-value-broken"),
        ({"now": [1e308] * len(wabe.load("xiii").columns())}, "error-value-broken"),
        ({"later": ["1"]}, "error-value-broken"),
        ({"format": 2}, "error-value-broken"),
    ],
)
def test_weights_that_do_not_fit_are_refused_and_the_hand_estimate_is_used(
    tmp_path: Path, changed: dict[str, Any], reason: str
) -> None:
    game = at_home(wabe.load("xiii"), tmp_path)
    path = kept(tmp_path, game, 2, **changed)
    with pytest.raises(BadValue) as error:
        read_value(path, described(game.name, 2, game.version, game.content()), game.columns())
    assert error.value.message.key == reason
    state = game.new(2, seed=4)
    assert game.estimate(state) == game.hand_estimate(state)
    assert game.unfit[2].key == reason


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    game = at_home(wabe.load("xiii"), tmp_path)
    kept(tmp_path, game, 2).write_text("[", encoding="utf-8")
    assert game.value_for(2) is None
    assert game.unfit[2].key == "error-value-unreadable"


def test_other_words_are_the_same_effects_and_other_numbers_are_not() -> None:
    content = wabe.load("heroes").content()
    same = {**content, "alices": [{**each, "name": "A", "text": "B", "notes": "C"} for each in content["alices"]]}
    other = {**content, "alices": [{**each, "cost": 0} for each in content["alices"]]}
    assert effects_digest(same) == effects_digest(content) != effects_digest(other)


def test_a_data_pack_with_other_effects_is_not_judged_by_the_weights_of_the_game(tmp_path: Path) -> None:
    own = wabe.load("heroes")
    pack = wabe.load("heroes", data=cheap_ninja(tmp_path / "mine"))
    kept(tmp_path, own, 3)
    pack.home = str(tmp_path)
    assert at_home(own, tmp_path).value_for(3) is not None
    assert pack.value_for(3) is None
    assert pack.unfit[3].key == "error-value-data"
    kept(tmp_path / "mine", pack, 3)
    pack.values = {}
    assert pack.value_for(3) is not None
