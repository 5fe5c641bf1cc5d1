"""A fourth game costs one folder: this one lives in a package of its own, and the whole house plays it."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import wabe
from tests.bots.registered import all_levels
from tests.demo_game.conftest import Finished
from tests.demo_game.install import HERE
from tests.server.client import BOT, ME, Person
from tests.server.conftest import running
from wabe import bots
from wabe.arena.match import entrants
from wabe.kernel.playout import playout
from wabe.kernel.record import Record
from wabe.texts import Texts

Command = Callable[..., Finished]


def played(record: Record, rng: random.Random) -> Record:
    """The record, played to its end at random, any waiting seat acting."""
    while not record.state.over:
        seat = rng.choice(record.state.waiting)
        record.act(seat, rng.choice(record.state.legal_actions(seat)))
    return record


def test_it_is_found_by_its_entry_point(teapots: wabe.Game) -> None:
    assert wabe.games()["teapots"] is teapots
    assert wabe.load("tea") is teapots
    assert "wonderland_xiii" in wabe.games()


def test_it_is_small() -> None:
    lines = [line for path in (HERE / "teapots").iterdir() if path.is_file() for line in path.read_text().splitlines()]
    assert len(lines) < 200


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_by_the_public_api(teapots: wabe.Game, players: int) -> None:
    record = played(Record(teapots, players, 5), random.Random(1))
    assert sum(record.state.returns()) == 1.0
    assert Record.from_json(record.to_json(), wabe.load).state.scores() == record.state.scores()
    for event in record.events:
        assert not Texts(teapots).line(event.project(None)).startswith("event-")


def test_cups_are_secret_until_all_have_offered(teapots: wabe.Game) -> None:
    state = teapots.new(3, 2)
    for number in range(40):
        twin = state.determinise(1, number)
        assert (twin.view(1), twin.decision(1)) == (state.view(1), state.decision(1))
    state.apply(state.legal_actions(0)[2], 0)
    other = state.clone()
    other.withdraw(0)
    other.apply(other.legal_actions(0)[0], 0)
    for viewer in (1, 2, None):
        assert state.view(viewer) == other.view(viewer)
    assert state.determinise(1, 3).to_json() == other.determinise(1, 3).to_json()


def test_it_is_saved_and_loaded_at_every_commitment(teapots: wabe.Game) -> None:
    rng, state = random.Random(3), teapots.new(4, 3)
    while not state.over:
        again = teapots.from_json(json.loads(json.dumps(state.to_json())))
        assert again.to_json() == state.to_json()
        assert [again.legal_actions(seat) for seat in range(4)] == [state.legal_actions(seat) for seat in range(4)]
        seat = rng.choice(state.waiting)
        state.apply(rng.choice(state.legal_actions(seat)), seat)
    assert playout(teapots.new(4, 3)) == 4 * 3 + 4  # the last cup is offered without asking


@pytest.mark.parametrize("level", all_levels(iterations=30))
def test_every_bot_plays_it(teapots: wabe.Game, level: str) -> None:
    state = teapots.new(2, 4)
    players = [bots.create(level, teapots, seed=seat) for seat in range(2)]
    while not state.over:
        seat = state.waiting[0]
        state.apply(players[seat].choose(bots.Situation(state, seat)), seat)
    assert sum(state.returns()) == 1.0
    assert entrants(teapots, [level], 2)


def test_search_finds_what_wins_though_the_game_gives_no_advice(teapots: wabe.Game) -> None:
    found = 0
    for seed in range(60):
        state, rng = teapots.new(2, seed), random.Random(seed)
        while state.view(None)["turn"] < 4 or state.view(None)["step"] != "enjoy":
            state.apply(rng.choice(state.legal_actions()))
        seat, wins = state.seat, []
        for action in state.legal_actions():
            end = state.clone()
            end.apply(action)
            wins.append(end.returns()[seat])
        if wins[0] != wins[1]:
            bot = bots.create("search:iterations=20", teapots, seed)
            assert wins[bot.choose(bots.Situation(state, seat))] == max(wins)
            found += 1
    assert found >= 10


def test_the_terminal_plays_it_through_a_pipe(command: Command, tmp_path: Path) -> None:
    save = tmp_path / "tea.json"
    args = ("play", "teapots", "--plain", "--seats", "me,random", "--seed", "7")
    done = command(*args, text="1\n" * 40)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Offer a cup" in done.stdout
    assert "The pots are empty." in done.stdout
    assert not save.exists()


def test_simulate_plays_it(command: Command) -> None:
    args = ("simulate", "teapots", "--players", "3", "--games", "40", "--bots", "random", "--seed", "1", "--json")
    first, second = command(*args), command(*args)
    assert (first.returncode, first.stderr) == (0, "")
    assert json.loads(first.stdout)["games"] == 40
    assert json.loads(first.stdout) | {"seconds": 0} == json.loads(second.stdout) | {"seconds": 0}


def test_the_server_plays_it(teapots: wabe.Game, tmp_path: Path) -> None:
    with running(tmp_path / "tea.sqlite3") as server, Person(server.url) as person:
        titles = person.http.get("/api/games").json()
        assert teapots.name in [title["name"] for title in titles]
        assert "title = Teapots" in person.http.get("/api/texts/en").json()["games"]["teapots"]
        line = person.open(person.create(ME, BOT, game="teapots", seed=4)["table"], 0)
        look = line.until(0)
        while not look["view"]["over"]:
            if look["decision"] is not None:
                line.send(type="act", seq=look["seq"], seat=0, form=look["decision"]["actions"][0]["form"])
            look = line.until(look["seq"] + 1)
        assert look["view"]["winners"]
        assert look["view"]["hand"] == []


def test_a_package_installer_installs_it(tmp_path: Path) -> None:
    shutil.copytree(HERE, tmp_path / "source", ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index", "--no-deps"]
    where = ["--no-build-isolation", "--target", str(tmp_path / "site"), str(tmp_path / "source")]
    subprocess.run([*pip, *where], check=True, capture_output=True, timeout=120)
    paths = os.pathsep.join([str(tmp_path / "site"), *filter(None, [os.environ.get("PYTHONPATH")])])
    code = "import wabe; game = wabe.load('teapots'); print(game.new(2, 1).decision(0)['step'])"
    env = {**os.environ, "PYTHONPATH": paths}
    found = subprocess.run(
        [sys.executable, "-c", code], env=env, check=True, capture_output=True, text=True, timeout=60
    )
    assert found.stdout == "offer\n"
