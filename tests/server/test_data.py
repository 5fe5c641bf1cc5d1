"""A server that plays a game with a data pack: content, texts, bots; tables know which pack they need."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command

import wabe
from tests.games.alicematic_heroes.packs import changed, cheap_ninja, pack
from tests.server.client import BOT, ME, Person
from tests.server.conftest import Running, running
from tests.server.test_store import insert, new_table, opened
from wabe.kernel.chance import SEEDED
from wabe.kernel.errors import BadData, UnknownGame
from wabe.server.app import build
from wabe.server.settings import Settings
from wabe.server.store import rows
from wabe.server.store.migrate import config
from wabe.texts.ledger import as_html

HEROES = "alicematic_heroes"


def content(person: Person, game: str, **headers: str) -> Any:
    return person.http.get(f"/api/games/{game}/content", headers=headers)


def over(person: Person, *, game: str = "heroes") -> str:
    """A table of bots that has come to its end."""
    made = person.create(BOT, BOT, BOT, game=game)
    table = str(made["table"])
    line = person.open(table)
    while not line.table.get("over"):
        line.receive()
    return table


# --- content ----------------------------------------------------------------------------------------------------------


def test_the_content_of_a_game_is_served(server: Running, ann: Person) -> None:
    answer = content(ann, HEROES)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
    assert answer.json() == wabe.load("heroes").content()
    assert content(ann, "heroes").json() == answer.json()
    assert content(ann, "xiii").json() == {}


def test_content_is_fetched_again_only_if_it_has_changed(server: Running, ann: Person) -> None:
    tag = content(ann, HEROES).headers["etag"]
    again = content(ann, HEROES, **{"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert content(ann, "xiii").headers["etag"] != tag


def test_the_rules_of_a_game_are_served(server: Running, ann: Person) -> None:
    answer = ann.http.get("/api/games/war/rules")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
    assert answer.json() == {"html": as_html(wabe.load("war"))}
    again = ann.http.get("/api/games/war/rules", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert ann.http.get("/api/games/chess/rules").status_code == 404
    assert {one["name"]: one["rules"] for one in ann.http.get("/api/games").json()} == dict.fromkeys(wabe.games(), True)


def test_a_game_that_is_not_there_has_no_content(server: Running, ann: Person) -> None:
    answer = content(ann, "chess")
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown-game")


def test_titles_name_their_pack(server: Running, ann: Person) -> None:
    assert {game["name"]: game["data"] for game in ann.http.get("/api/games").json()}[HEROES] is None


# --- packs ------------------------------------------------------------------------------------------------------------


def test_a_server_with_a_pack_plays_with_it(tmp_path: Path) -> None:
    mine = cheap_ninja(tmp_path / "mine")
    with running(tmp_path / "store.sqlite3", data={"heroes": mine}) as server, Person(server.url) as ann:
        data = content(ann, HEROES).json()
        assert data["pack"]["name"] == "mine"
        games = {game["name"]: game["data"] for game in ann.http.get("/api/games").json()}
        assert games == {**dict.fromkeys(games), HEROES: data["pack"]}
        assert 'card-ninja = { "Shadow {Alice}" }' in ann.http.get("/api/texts/en").json()["games"][HEROES]
        table = over(ann)
        save = ann.http.get(f"/api/tables/{table}/save").json()
        assert save["data"] == data["pack"]
        wabe.Record.from_json(save, lambda name: wabe.load(name, data=mine))


def test_a_table_is_opened_with_its_own_data_only(tmp_path: Path) -> None:
    mine, store = cheap_ninja(tmp_path / "mine"), tmp_path / "store.sqlite3"
    tables: dict[str, str] = {}
    for name, data in {"mine": {"heroes": mine}, "own": {}}.items():
        with running(store, data=data) as server, Person(server.url) as ann:
            tables[name] = str(ann.create(ME, ME, ME, game="heroes")["table"])
    for name, data in {"mine": {"heroes": mine}, "own": {}}.items():
        with running(store, data=data) as server, Person(server.url) as ann:
            answers = {table: ann.http.get(f"/api/tables/{tables[table]}/replay") for table in tables}
            assert answers[name].json()["error"] == "game-running"
            other = answers["own" if name == "mine" else "mine"]
            assert (other.status_code, other.json()["error"]) == (409, "other-data")
            assert other.json()["message"].startswith("This table was made with ")
            assert 'the data pack "mine" (' in other.json()["message"]


def test_a_table_goes_on_with_the_changed_records_of_its_pack(tmp_path: Path) -> None:
    store, folder = tmp_path / "store.sqlite3", tmp_path / "mine"
    with running(store, data={"heroes": cheap_ninja(folder)}) as server, Person(server.url) as ann:
        finished, table = over(ann), str(ann.create(ME, ME, ME, game="heroes")["table"])
    cards = folder / "alices.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("Shadow {Alice}", "Night Alice"), encoding="utf-8")
    for _ in range(2):
        with running(store, data={"heroes": str(folder)}) as server, Person(server.url) as ann:
            line = ann.open(table)
            line.receive()
            assert [entry["kind"] for entry in line.log.values()].count("data-changed") == 1
            assert ann.replay(finished)["steps"][-1]["view"]["over"]


def test_a_renamed_pack_brings_its_tables_back(tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite3"
    with running(store, data={"heroes": cheap_ninja(tmp_path / "mine")}) as server, Person(server.url) as ann:
        table = over(ann)
    with running(store, data={HEROES: cheap_ninja(tmp_path / "moved")}) as server, Person(server.url) as ann:
        assert ann.http.get(f"/api/tables/{table}/replay").status_code == 200


def test_bots_of_other_processes_know_the_pack(tmp_path: Path) -> None:
    data = {"heroes": cheap_ninja(tmp_path / "mine")}
    with running(tmp_path / "store.sqlite3", data=data, bot_processes=1) as server, Person(server.url) as ann:
        made = ann.create(ME, BOT, BOT, game="heroes")
        line = ann.open(str(made["table"]), seat=0)
        answer = line.ask(type="hint", seat=0)
        assert answer["ok"], answer
        assert len(answer["hint"]) > 1


@pytest.mark.parametrize(
    ("data", "kind", "sentence"),
    [
        ({"heroes": "BAD"}, BadData, "bad/tiles.toml, tile T01: city.spots is 9, not the whole number 1."),
        ({"chess": "BAD"}, UnknownGame, "There is no game 'chess'"),
        ({"xiii": "BAD"}, BadData, "wonderland_xiii has no data to replace."),
    ],
)
def test_a_server_does_not_start_with_a_wrong_pack(
    data: dict[str, str], kind: type[Exception], sentence: str, tmp_path: Path
) -> None:
    bad = pack(tmp_path / "bad", tiles=changed("tiles.toml", "spots = 1", "spots = 9"))
    packs = {game: folder.replace("BAD", bad) for game, folder in data.items()}
    with pytest.raises(kind, match=sentence.replace("(", r"\(")):
        build(Settings(store=str(tmp_path / "store.sqlite3"), data=packs))
    assert not (tmp_path / "store.sqlite3").exists()


# --- the store --------------------------------------------------------------------------------------------------------


def test_tables_of_before_have_the_game_s_own_data(tmp_path: Path) -> None:
    path, laid = tmp_path / "store.sqlite3", new_table()
    with opened(path) as store:
        with store.engine.begin() as connection:
            insert(laid, connection)
        settings = config()
        with store.engine.begin() as connection:
            settings.attributes["connection"] = connection
            command.downgrade(settings, "0001")
    with opened(path) as store, store.engine.begin() as connection:
        found = rows.load_game(connection, laid.table.id)
    assert found is not None
    assert found.table == replace(laid.table, chance=SEEDED)
    assert found.table.data is None
