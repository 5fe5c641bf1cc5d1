"""Levels are records: all that others ask of a level stands there, and a further one is in no other list."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import wabe
from tests.bots.registered import FURTHER, register
from tests.cli.conftest import Desk
from tests.server.client import BOT, ME, Person
from tests.server.conftest import running
from wabe import bots
from wabe.arena import simulate
from wabe.bots.simple import GreedyBot
from wabe.cli import files
from wabe.cli.seating import Seating
from wabe.kernel.message import Message
from wabe.texts import Texts

GAME = wabe.load("xiii")
ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "wabe"
LAST = {"kind": "bot", "level": FURTHER, "name": "Dodo"}


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(monkeypatch)


@pytest.fixture
def further() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        register(patch)
        yield


# ----- the records -----


def test_a_level_makes_its_bots() -> None:
    for level in bots.LEVELS.values():
        bot = bots.create(level.name, GAME)
        assert type(bot) is level.make
        assert bot.thought == []


@pytest.mark.parametrize("role", bots.Role)
def test_each_role_is_held_by_one_level(role: bots.Role) -> None:
    assert [level.name for level in bots.LEVELS.values() if role in level.roles] == [bots.level_for(role).name]


def test_every_level_role_and_setting_has_its_texts() -> None:
    levels = bots.LEVELS.values()
    wanted = {f"bot-{level.name}{end}" for level in levels for end in ("", "-help")}
    wanted |= {f"bot-setting-{setting.name}" for level in levels for setting in level.settings}
    wanted |= {f"bot-role-{role.value}" for role in bots.Role}
    assert [key for key in sorted(wanted) if not Texts().has(key)] == []


def test_the_documentation_has_a_row_for_every_level_with_its_settings() -> None:
    rows = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").splitlines()
    for level in bots.LEVELS.values():
        (row,) = [row for row in rows if row.startswith(f"| `{level.name}`") and row.count("|") == 4]
        assert all(f"`{setting.name}`" in row for setting in level.settings)


def test_the_documentation_tells_how_far_the_gryphon_looks() -> None:
    rows = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").splitlines()
    (row,) = [row for row in rows if row.startswith("| `gryphon` (Gryphon)")]
    for alias in ("XIII", "Heroes", "War"):
        game = wabe.load(alias.lower())
        assert f"{alias} {game.manner(game.new(game.min_players, seed=1)).glance}" in row


def test_what_a_setting_is_without_it_is_what_the_class_does() -> None:
    for level in bots.LEVELS.values():
        usual = vars(bots.create(level.name, GAME))
        for setting in level.settings:
            assert setting.usual is None or usual[setting.name] == setting.usual


def test_five_levels_are_offered_from_kind_to_merciless_and_the_plain_ways_are_not() -> None:
    offered = [level.name for level in bots.offered(GAME) if not level.character]
    assert offered == ["dormouse", "knight", "caterpillar", "gryphon", "bandersnatch"]
    assert [level.name for level in bots.LEVELS.values() if not level.offered] == ["random", "greedy", "search"]


@pytest.mark.parametrize("stored", ["random", "greedy", "search", "search:seconds=0.2,workers=2"])
def test_the_plain_ways_that_tables_and_saves_were_stored_with_play_on(stored: str) -> None:
    assert bots.or_usual(stored, GAME) == stored


def test_a_level_that_takes_time_is_given_seconds() -> None:
    """The strongest one uses all that a table allows; a glance is the same however long that is."""
    assert bots.LEVELS["bandersnatch"].within(0.5) == "bandersnatch:seconds=0.5"
    assert bots.LEVELS["gryphon"].within(0.5) == "gryphon"
    assert bots.LEVELS["search"].within(0.5) == "search:seconds=0.5"
    assert bots.LEVELS["caterpillar"].within(0.5) == "caterpillar"
    for level in bots.LEVELS.values():
        assert bots.check(level.within(0.5), GAME)


def test_no_code_but_the_records_knows_a_level_by_name_or_place() -> None:
    names = "|".join(bots.LEVELS)
    known = re.compile(rf"[\"']({names})(:[^\"']*)?[\"']|(LEVELS|levels|bots)(\.values\(\)\))?\[-?\d")
    told = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for room in ("bots", "arena", "server", "cli")
        for path in sorted((SOURCES / room).rglob("*.py"))
        if path != SOURCES / "bots" / "levels.py"
        for line in without_docstrings(path.read_text(encoding="utf-8")).splitlines()
        if known.search(line)
    ]
    assert told == []


def without_docstrings(source: str) -> str:
    return re.sub(r'""".*?"""', "", source, flags=re.DOTALL)


# ----- a further one: its record, its class, its texts -----


@pytest.mark.usefixtures("further")
def test_a_further_level_plays_matches() -> None:
    report = simulate(GAME, 2, 2, [FURTHER, f"{FURTHER}:looks=2"], seed=1)
    assert [entrant.bot for entrant in report.entrants] == [FURTHER, f"{FURTHER}:looks=2"]
    assert vars(bots.create(f"{FURTHER}:looks=2", GAME))["told"] == (2.0, 2)
    with pytest.raises(bots.BadBot, match="The setting looks is a whole number from 1 to 3"):
        bots.check(f"{FURTHER}:looks=4", GAME)


def test_a_further_level_is_an_argument_in_the_terminal(desk: Desk) -> None:
    def run(*args: str) -> int:
        register(desk.monkeypatch)
        return desk.run(*args)

    assert run("bots") == 0
    assert FURTHER in desk.out
    assert f"{FURTHER}:looks=" in desk.out
    assert run("bots", "--json") == 0
    assert [level["name"] for level in json.loads(desk.out) if not level["character"]][-1] == FURTHER
    assert run("play", "xiii", "--seats", f"{FURTHER},random", "--seed", "1") == 0
    assert f"Dodo (bot, {FURTHER})" in desk.out
    assert run("simulate", "xiii", "--games", "2", "--bots", f"{FURTHER},random", "--processes", "1") == 0
    assert re.search(rf"^\s*{FURTHER}\s", desk.out, re.MULTILINE)
    assert run("arena", "xiii", "--games", "2", "--bots", f"{FURTHER},random", "--processes", "1") == 0
    assert re.search(rf"^\s*{FURTHER}\s+random\s", desk.out, re.MULTILINE)
    assert run("play", "xiii", "--seats", "me,genius") == 2
    assert re.search(rf" {FURTHER}, .* or guard, not 'genius'", desk.err)


@pytest.mark.usefixtures("further")
def test_a_further_level_is_offered_by_the_server_and_plays_there(tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3", bot_budget=0.25) as server, Person(server.url) as ann:
        offered = {level["name"]: level for level in ann.http.get("/api/games").json()[0]["bots"]}
        assert offered[FURTHER]["seconds"] == 0.25
        assert [setting["name"] for setting in offered[FURTHER]["settings"]] == ["seconds", "looks"]
        line = ann.open(ann.create(LAST, BOT)["table"])
        while not line.table.get("over"):
            line.receive()
        assert line.table["seats"][0]["level"] == FURTHER
        assert not [frame for frame in line.rest() if frame["type"] == "chat"]  # it did not fail


# ----- one that was there -----


def test_a_table_whose_level_is_gone_says_so_and_the_usual_one_plays_on(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with pytest.MonkeyPatch.context() as patch:
        register(patch)
        with running(store) as server, Person(server.url) as ann:
            table = ann.create(ME, LAST, {**BOT, "name": "Lory"})["table"]
            over = ann.create(LAST, BOT)["table"]
            line = ann.open(over)
            while not line.table.get("over"):
                line.receive()
            cookies = dict(ann.http.cookies)
    for _ in range(2):  # it is said once, and stays so
        with running(store) as server, Person(server.url) as ann:
            ann.http.cookies.update(cookies)
            line = ann.open(table, 0)
            said = [frame["message"] for frame in (line.next("chat"), *line.rest()) if frame["type"] == "chat"]
            assert [Texts().say(Message(one["key"], one["args"])) for one in said] == [
                f"The bot of Dodo was “{FURTHER}”, which is no longer there; “Caterpillar” plays on."
            ]
            assert [seat["level"] for seat in line.table["seats"]] == [None, "caterpillar", "random"]
            assert len(ann.replay(over)["steps"]) > 10
            finished = ann.http.get(f"/api/tables/{over}").json()["table"]
            assert [seat["level"] for seat in finished["seats"]] == [FURTHER, "random"]


def test_a_saved_game_whose_level_is_gone_says_so_and_the_usual_one_plays_on(desk: Desk, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    files.save(file, wabe.Record(GAME, 2, 1), Seating(["me", f"{FURTHER}:looks=2"], ["Ann", "Dodo"], 3))
    assert desk.run("play", "--resume", file, answer="q\nn\n") == 0
    assert f"The bot of Dodo was “{FURTHER}:looks=2”, which is no longer there; “Caterpillar” plays on." in desk.out
    assert "Dodo (bot, Caterpillar)" in desk.out
    assert desk.run("replay", file, "--verify") == 0
    assert desk.run("play", "--resume", file, "--seats", "me,random", answer="q\nn\n") == 0
    assert "no longer there" not in desk.out


def test_a_setting_that_is_gone_is_as_a_level_that_is_gone() -> None:
    assert bots.or_usual("search:depth=3", GAME) == "caterpillar"
    assert bots.or_usual("search:iterations=3", GAME) == "search:iterations=3"
    assert isinstance(bots.create(bots.or_usual("genius", GAME), GAME), GreedyBot)
