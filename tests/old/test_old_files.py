"""Saves and replay files of older versions: they load, go on, and are shown."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import wabe
from tests.old.conftest import ALL, FOLDER, PRESENT, game_of, newer, version_of
from wabe.kernel.errors import BadReplay, BadSave
from wabe.kernel.record import Record

Json = dict[str, Any]


def read(name: str) -> Json:
    found: Json = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(params=ALL)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def game(kind: str) -> wabe.Game:
    return game_of(kind)


def play_out(state: wabe.State) -> None:
    rng = random.Random(1)
    while not state.over:
        seat = rng.choice(state.waiting)
        state.apply(rng.choice(state.legal_actions(seat)), seat)


def of_older_rules(file: Json, count: int) -> Json:
    """The file as if the present rules led to another position after so many actions (0: the set-up)."""
    file = copy.deepcopy(file)
    if count:
        file["actions"][count - 1]["digest"] = "0" * 16
    else:
        file["start"] = "0" * 16
    return file


def test_there_are_files_of_every_game_and_none_of_the_future() -> None:
    assert {game_of(name).name for name in ALL} == set(wabe.games())
    assert all(version_of(name) <= game_of(name).version for name in ALL)


# ----- saves -----


@pytest.mark.parametrize("change", ["nothing", "missing", "newer", "newer and missing"])
def test_a_save_loads_and_goes_on(kind: str, game: wabe.Game, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    save = read(f"{kind}-save")
    if "missing" in change:
        del save["options"][game.options[0].name]
    if "newer" in change:
        newer(game, monkeypatch)
        save["options"]["of_old"] = True
    state = game.from_json(save)
    assert state.options == {option.name: option.default for option in game.options}
    assert state.to_json()["areas"] == save["areas"] or kind not in PRESENT
    play_out(state)


@pytest.mark.parametrize("kind", PRESENT, indirect=True)
def test_an_option_that_the_present_rules_should_know_is_refused(kind: str, game: wabe.Game) -> None:
    save = read(f"{kind}-save")
    with pytest.raises(BadSave, match="There is no option 'of_old'"):
        game.from_json({**save, "options": {**save["options"], "of_old": True}})


def test_a_choice_that_there_no_longer_is_becomes_the_default(
    kind: str, game: wabe.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    save, option = read(f"{kind}-save"), game.options[0]
    save["options"][option.name] = "of_old"
    newer(game, monkeypatch)
    assert game.from_json(save).options[option.name] == option.default


# ----- replays -----


@pytest.mark.parametrize("what", ["running", "finished"])
def test_a_replay_of_whatever_version_is_shown_and_goes_on(
    kind: str, game: wabe.Game, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = read(f"{kind}-{what}")
    newer(game, monkeypatch)
    try:
        record = Record.from_json(file, wabe.load)
    except BadReplay as error:  # these rules deal otherwise, and files of then have no film
        assert kind not in PRESENT
        assert "first differs at the set-up" in str(error)  # noqa: PT017 - whether it is raised depends on the rules
        return
    assert len(record.turns) + record.missing == len(file["actions"])
    assert record.missing == 0 or record.differs is not None
    play_out(record.state)


@pytest.mark.parametrize("kind", PRESENT, indirect=True)
@pytest.mark.parametrize("what", ["running", "finished"])
@pytest.mark.parametrize("change", ["nothing", "missing", "newer", "newer and missing"])
def test_a_replay_plays_and_compares_equal(
    kind: str, game: wabe.Game, what: str, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = read(f"{kind}-{what}")
    spoilt = copy.deepcopy(file)
    if "missing" in change:
        del spoilt["options"][game.options[0].name]
    if "newer" in change:
        newer(game, monkeypatch)
    record = Record.from_json(spoilt, wabe.load)
    assert (record.differs, record.missing) == (None, 0)
    assert record.to_json() == {**file, "version": game.version}
    play_out(record.state)


@pytest.mark.parametrize("kind", PRESENT, indirect=True)
def test_without_a_film_it_is_shown_as_far_as_it_agrees(
    kind: str, game: wabe.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = of_older_rules(read(f"{kind}-running"), 31)
    newer(game, monkeypatch)
    record = Record.from_json(file, wabe.load)
    assert (len(record.turns), record.missing) == (30, 40)
    assert record.differs is not None
    assert str(record.differs).startswith("The replay first differs at action 31: 'digest' is ")
    assert Record.from_json(record.to_json(), wabe.load).turns[-1].form == record.turns[-1].form
    play_out(record.state)
    with pytest.raises(BadReplay, match="first differs at the set-up"):
        Record.from_json(of_older_rules(file, 0), wabe.load)


@pytest.mark.parametrize("kind", PRESENT, indirect=True)
@pytest.mark.parametrize(("what", "count"), [("running", 0), ("running", 1), ("finished", 31)])
def test_with_its_film_it_is_shown_to_its_end(
    kind: str, game: wabe.Game, what: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Record.from_json(read(f"{kind}-{what}"), wabe.load)
    file = of_older_rules(record.to_json(film=True), count)
    older = newer(game, monkeypatch)
    again = Record.from_json(json.loads(json.dumps(file)), wabe.load)
    assert again.differs is not None
    assert again.missing == 0
    for seat in (None, *range(file["players"])):
        assert again.last_view(seat) == record.last_view(seat)
        assert [event.project(seat) for event in again.events] == [event.project(seat) for event in record.events]
    assert [turn.label.to_json() for turn in again.turns] == [turn.label.to_json() for turn in record.turns]
    assert {turn.version for turn in again.turns[max(count, 1) :]} == {older}
    for place in (0, 1, 31):
        assert again.at(place).view(None) == record.at(place).view(None)
    saved = json.loads(json.dumps(again.to_json()))
    assert saved["film"]["shown"][str(len(record.turns))] == older
    once_more = Record.from_json(saved, wabe.load)
    assert once_more.to_json() == saved
    assert (once_more.differs, once_more.last_view(0)) == (None, record.last_view(0))
    play_out(again.state)


@pytest.mark.parametrize("kind", PRESENT, indirect=True)
def test_who_has_won_is_who_had_won(kind: str, game: wabe.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Newer rules count otherwise: only the end differs."""
    record = Record.from_json(read(f"{kind}-finished"), wabe.load)
    file = record.to_json(film=True)
    file["scores"][0] += 1
    end = file["film"]["end"]
    end["scores"][0], end["winners"] = file["scores"][0], [1]
    end["spectator"]["winners"] = [1]
    with pytest.raises(BadReplay, match="first differs at the end"):
        Record.from_json(file, wabe.load)
    newer(game, monkeypatch)
    again = Record.from_json(file, wabe.load)
    assert (again.last_scores(), again.last_winners()) == (file["scores"], [1])
    assert again.last_returns() == [float(seat == 1) for seat in range(again.state.players)]
    assert again.last_view(None)["winners"] == again.last_view(0)["winners"] == [1]
    assert Record.from_json(again.to_json(film=True), wabe.load).last_winners() == [1]


@pytest.mark.parametrize("kind", PRESENT, indirect=True)
def test_a_film_weighs_little(kind: str) -> None:
    record = Record.from_json(read(f"{kind}-running"), wabe.load)
    bare, filmed = (len(json.dumps(record.to_json(film=film))) for film in (False, True))
    assert filmed < 12 * bare
