"""`wabe data`, and `--data` of the other commands."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import wabe
from tests.cli.conftest import Desk, Finished, first_choice
from tests.games.alicematic_heroes.packs import changed, cheap_ninja, pack
from wabe.cli.data import paragraph, plain, record_lines
from wabe.games.alicematic_heroes.content.content import WICCAN
from wabe.texts import game_folder, source
from wabe.texts.languages import BASE

BOTS = ("--seats", "random,random,random", "--seed", "5")


@pytest.fixture
def mine(tmp_path: Path) -> str:
    return cheap_ninja(tmp_path / "mine")


# --- wabe data --------------------------------------------------------------------------------------------------------


def record_of(text: str, name: str) -> str:
    """The lines about one record, as one."""
    found = re.search(rf"^{name}\n(.*?)(?:\n\n|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return " ".join(found[1].split())


def test_every_record_is_shown_with_where_it_comes_from(desk: Desk) -> None:
    assert desk.run("data", "heroes") == 0
    assert desk.out.startswith("Alicematic Heroes: the game's own data.\n")
    assert record_of(desk.out, "ninja") == (
        "seed name Ninja Alice inferred effect military_vs_city, timing static "
        "* stand_in colour red, cost 2, copies 3, params military 2 ask: no "
        "text: You have +2 Military Power when you invade a City. "
        "notes: Lost before the strength is counted if she is flipped by Valkyrie in the same invasion (AH-78). "
        "wiccan: adds"
    )
    assert record_of(desk.out, "T01") == (
        "city: difficulty 4 spots 1 ring: forest -1, white 2, red 3, yellow 1, blue 3, green 1"
    )
    assert "alices (30)" in desk.out
    assert "* stand_in  colours, difficulties, forests" in desk.out
    assert max(map(len, desk.out.splitlines())) <= 110


def test_fields_that_do_not_speak_for_themselves_are_explained(desk: Desk) -> None:
    assert desk.run("data", "heroes") == 0
    heading = record_of(desk.out, r"alices \(30\)")
    assert "ask yes: her owner has something to decide; no: the effect acts by itself" in heading
    assert "wiccan what Wiccan Alice gets by copying this kind" in heading
    assert all(f"{word}: " in heading for word in WICCAN)


@pytest.mark.parametrize("game", wabe.games().values(), ids=lambda game: game.name)
def test_only_fields_that_there_are_are_explained(game: wabe.Game) -> None:
    keys = set(re.findall(r"^(data-[a-z_-]+) =", source(game_folder(game), BASE), re.MULTILINE))
    content = {name: records for name, records in game.content().items() if isinstance(records, list)}
    fields = {
        f"data-{name}-{field}"
        for name, records in content.items()
        if isinstance(records[0], dict)
        for field in records[0]
    }
    assert keys <= fields


def test_a_sound_pack_is_called_so(desk: Desk, mine: str) -> None:
    assert desk.run("data", "heroes", "--data", mine) == 0
    assert re.match(r"Alicematic Heroes: the data pack mine is sound \(digest [0-9a-f]{64}\)\.\n", desk.out)
    assert "seed name Shadow {Alice} inferred" in record_of(desk.out, "ninja")


def test_data_as_json(desk: Desk, mine: str) -> None:
    assert desk.run("data", "heroes", "--json", "--data", mine) == 0
    data = json.loads(desk.out)
    assert data["pack"]["name"] == "mine"
    assert [record["cost"] for record in data["alices"] if record["id"] == "ninja"] == [1]


def test_a_game_without_data_says_so(desk: Desk) -> None:
    assert desk.run("data", "xiii") == 0
    assert desk.out == "Wonderland XIII has no data but its rules.\n"
    assert desk.run("data", "xiii", "--json") == 0
    assert json.loads(desk.out) == {}


def test_values_in_words() -> None:
    assert plain({"a": True, "b": [1, 2], "c": [[1, 2], ["x"]], "d": {}}) == "a yes b 1 2 c 1 2, x d none"
    assert paragraph("seed", "") == []


# --- packs that are refused -------------------------------------------------------------------------------------------

REFUSED = [
    "data heroes --data BAD",
    "play heroes --data BAD",
    "simulate heroes --games 1 --data BAD",
    "arena heroes --bots random,greedy --games 1 --data BAD",
    "bench heroes --data BAD",
    "serve --data heroes=BAD --port 0 --store STORE",
]


@pytest.mark.parametrize("line", REFUSED)
def test_a_broken_pack_is_refused_with_file_record_and_reason(line: str, desk: Desk, tmp_path: Path) -> None:
    bad = pack(tmp_path / "bad", tiles=changed("tiles.toml", "spots = 1", "spots = 9"))
    words = line.replace("BAD", bad).replace("STORE", str(tmp_path / "store.sqlite3")).split()
    assert desk.run(*words) == 2
    assert desk.err == "wabe: bad/tiles.toml, tile T01: city.spots is 9, not the whole number 1.\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("data", "The following arguments are required: game."),
        ("data chess", "There is no game 'chess'"),
        ("data heroes --data /nowhere", 'The data pack "/nowhere" cannot be read: No such file or directory.'),
        ("play xiii --data .", "wonderland_xiii has no data to replace."),
        ("bench --data .", "Name the game that the data pack belongs to."),
        (
            "serve --data heroes",
            "The setting data (--data) is wrong: a data pack is written GAME=FOLDER, not 'heroes'.",
        ),
        ("serve --data heroes=", "a data pack is written GAME=FOLDER, not 'heroes='."),
        ("serve --data heroes=a --data heroes=b", "the game 'heroes' can have one data pack, not several."),
        ("serve --data chess=.", "There is no game 'chess'"),
    ],
)
def test_wrong_words_about_data(line: str, sentence: str, desk: Desk) -> None:
    assert desk.run(*line.split()) == 2
    assert sentence in desk.err


# --- playing with a pack ----------------------------------------------------------------------------------------------


def saved(desk: Desk, path: Path, *more: str) -> str:
    """A finished game of bots, kept in a file."""
    assert desk.run("play", "heroes", *BOTS, "--save", str(path), *more) == 0
    return str(path)


def test_a_replay_is_read_with_the_data_it_was_played_with(desk: Desk, mine: str, tmp_path: Path) -> None:
    with_pack, without = saved(desk, tmp_path / "a.json", "--data", mine), saved(desk, tmp_path / "b.json")
    assert desk.run("replay", with_pack, "--verify", "--data", mine) == 0
    assert desk.run("replay", without, "--verify") == 0
    assert desk.run("replay", with_pack, "--json", "--data", mine) == 0
    for file, more, sentence in [
        (with_pack, (), 'The replay was made with the data pack "mine" ('),
        (
            without,
            ("--data", mine),
            "The replay was made with the game's own data; it cannot be read with the data pack",
        ),
    ]:
        for command in (("replay", file, "--verify"), ("replay", file, "--json"), ("play", "--resume", file)):
            assert desk.run(*command, *more) == 2
            assert sentence in desk.err


def test_a_game_with_a_pack_is_resumed_with_it(desk: Desk, mine: str, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    start = ("play", "heroes", "--seats", "me,random,random", "--seed", "5", "--save", file, "--data", mine)
    assert desk.run(*start, answer="1\nq\n") == 0
    assert desk.run("play", "heroes", "--resume", file, "--data", mine, answer="q\n") == 0
    assert json.loads(Path(file).read_text(encoding="utf-8"))["data"]["name"] == "mine"


def test_a_person_reads_the_names_of_the_pack(desk: Desk, mine: str) -> None:
    told: list[str] = []

    def answer(written: str) -> str | None:
        told.append(written)
        return first_choice(written) if len(told) < 60 else None

    desk.run("play", "heroes", "--seats", "me,random,random", "--seed", "5", "--data", mine, answer=answer)
    assert "Shadow {Alice}" in desk.out
    assert "Ninja Alice" not in desk.out


def test_bots_in_several_processes_play_with_the_pack(process: Callable[..., Finished], mine: str) -> None:
    line = ("simulate", "heroes", "--games", "4", "--seed", "3", "--json", "--data", mine)
    reports = [process(*line, "--processes", processes) for processes in ("1", "2")]
    assert [report.returncode for report in reports] == [0, 0], reports[1].stderr
    assert reports[0].stdout == reports[1].stdout
    assert json.loads(reports[0].stdout)["data"]["name"] == "mine"


def test_bench_measures_a_game_with_a_pack(desk: Desk, mine: str) -> None:
    assert desk.run("bench", "heroes", "--repeats", "1", "--milliseconds", "1", "--json", "--data", mine) == 0
    assert json.loads(desk.out)[0]["game"] == "alicematic_heroes"


def test_records_within_a_record_are_shown_as_such() -> None:
    inner = {"id": "spout", "leaks": True, "provenance": {"leaks": "seed"}}
    lines = record_lines({"id": "pot", "cups": 4, "parts": [inner], "provenance": {"cups": "printed"}}, "pot 1")
    assert lines == ["pot", "     printed  cups 4", "", "pot, parts: spout", "        seed  leaks yes"]
