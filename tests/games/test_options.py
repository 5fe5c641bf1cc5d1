"""House rules of every game: each is one record, which the game reads and the catalogue tells of."""

from __future__ import annotations

from typing import Any

import pytest

import wabe

GAMES = list(wabe.games().values())
CHANGED = [
    pytest.param(game, {option.name: choice}, id=f"{game.alias}-{option.name}-{choice}")
    for game in GAMES
    for option in game.options
    for choice in option.choices
    if choice != option.default
]

SWITCHES = [
    pytest.param(game, option, id=f"{game.alias}-{option.name}")
    for game in GAMES
    for option in game.options
    if len(option.choices) == 2
]


class Watched(dict[str, Any]):
    """Options that remember which of them were asked for."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(options)
        self.asked: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.asked.add(name)
        return super().__getitem__(name)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.alias)
def test_every_option_is_read_when_the_table_is_laid(game: wabe.Game) -> None:
    options = Watched(game.check_options({}))
    state = game.blank(game.max_players, options)
    game.deal(state)
    assert {option.name for option in game.options} - options.asked == set()


@pytest.mark.parametrize(("game", "options"), CHANGED)
def test_a_chosen_option_stays_with_the_play(game: wabe.Game, options: dict[str, Any]) -> None:
    state = game.new(game.max_players, 1, options)
    again = game.from_json(state.to_json())
    for other in (state.clone(), again, wabe.Record.from_json(record_of(game, options), wabe.load).state):
        assert other.options == state.options == {**game.check_options({}), **options}
    while not state.over and state.decisions < 20:
        action = state.legal_actions()[-1]
        for other in (again, state):
            other.apply(action)
    assert again.to_json() == state.to_json()


def record_of(game: wabe.Game, options: dict[str, Any]) -> Any:
    return wabe.Record(game, game.max_players, 1, options).to_json()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.alias)
def test_what_was_played_before_an_option_came_is_played_as_it_was(
    game: wabe.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = wabe.Record(game, game.min_players, 5)
    while len(record.turns) < 30:
        record.act(record.state.seat, record.state.legal_actions()[0])
    file, save = record.to_json(), record.state.to_json()
    monkeypatch.setattr(game, "options", (*game.options, wabe.Option("further", (False, True), False, ())))
    again = wabe.Record.from_json(file, wabe.load)
    assert again.to_json() == file
    assert game.from_json(save).options["further"] is False


@pytest.mark.parametrize(("game", "option"), SWITCHES)
def test_a_switch_is_a_field_of_the_state(game: wabe.Game, option: wabe.Option) -> None:
    """Under its own name: `skills_optional`, and `hatter_deck_by_user` for one of two words."""
    for value in option.choices:
        state = game.new(3, 1, {option.name: value})
        if isinstance(value, bool):
            assert getattr(state, option.name) is value
        else:
            fields = [f"{option.name}_{word}" for word in option.choices]
            assert [getattr(state, field) for field in fields if hasattr(state, field)] == [value == option.choices[-1]]
