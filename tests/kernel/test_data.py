"""Data of games and data packs: folders, files, fields; and what saves and replays say of them."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.larder import DISHES, Larder, larder
from tests.kernel.toy import Pick, ToyGame
from wabe.kernel.data import Fields, read_pack, refusal
from wabe.kernel.errors import BadData, BadReplay, BadSave, WabeError, shown
from wabe.kernel.game import Game
from wabe.kernel.record import Record


def pack(folder: Path, text: str = DISHES.replace("Soup", "Stew"), name: str = "dishes.toml") -> str:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder)


def told(call: Callable[[], object], kind: type[WabeError] = BadData) -> str:
    with pytest.raises(kind) as error:
        call()
    return str(error.value)


# --- folders and files ------------------------------------------------------------------------------------------------


def test_without_a_pack_a_game_has_its_own_data(tmp_path: Path) -> None:
    game = larder(tmp_path)
    assert (game.data, game.folder) == (None, None)
    assert game.content() == {"pack": None, "dishes": [{"id": "soup", "says": "Soup of the evening"}]}


def test_a_pack_is_named_after_its_folder_and_known_by_a_digest(tmp_path: Path) -> None:
    game = larder(tmp_path).with_data(pack(tmp_path / "mine"))
    assert game.data is not None
    assert game.data["name"] == "mine"
    assert re.fullmatch("[0-9a-f]{64}", game.data["digest"])
    assert game.folder == str((tmp_path / "mine").resolve())
    assert game.messages() == {"dish-soup": "Stew of the evening"}


def test_a_pack_may_say_its_name(tmp_path: Path) -> None:
    own = larder(tmp_path)
    named, unnamed = tmp_path / "a", tmp_path / "b"
    pack(named, 'name = "Tea time"', "pack.toml")
    game = own.with_data(pack(named))
    assert game.data is not None
    assert game.data["name"] == "Tea time"
    other = own.with_data(pack(unnamed))
    assert other.data == {**game.data, "name": "b"}


def test_a_relative_folder_is_kept_as_the_place_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = larder(tmp_path)
    pack(tmp_path / "mine")
    monkeypatch.chdir(tmp_path / "mine")
    game = own.with_data(".")
    assert game.folder == str((tmp_path / "mine").resolve())
    assert game.data is not None
    assert game.data["name"] == "mine"


def test_files_that_a_pack_lacks_are_the_game_s_own(tmp_path: Path) -> None:
    home, mine = tmp_path / "home", tmp_path / "mine"
    for name in ("a.toml", "b.toml"):
        pack(home, f'says = "own {name}"', name)
    found = read_pack(home, ["a.toml", "b.toml"], pack(mine, 'says = "mine"', "b.toml"))
    assert found.tables == {"a.toml": {"says": "own a.toml"}, "b.toml": {"says": "mine"}}
    assert [found.file("a.toml").where, found.file("b.toml").where] == ["a.toml", "mine/b.toml"]


def test_other_files_than_toml_do_not_matter(tmp_path: Path) -> None:
    own = larder(tmp_path)
    pack(tmp_path / "mine", "notes", "README.md")
    assert own.with_data(pack(tmp_path / "mine")).data is not None


@pytest.mark.parametrize(
    ("folder", "sentence"),
    [
        ("nowhere", 'nowhere" cannot be read: No such file or directory.'),
        ("file", 'file" cannot be read: it is no folder.'),
        ("empty", 'The data pack "empty" holds none of the game\'s files: dishes.toml.'),
        ("typo", "typo/dish.toml: the game has no file of this name; it has dishes.toml."),
        ("folder", "folder/dishes.toml: there is no such file."),
        ("latin", "latin/dishes.toml: the file is not UTF-8 (byte 9)."),
        ("huge", "huge/dishes.toml: the file is larger than 1048576 bytes."),
        ("broken", "broken/dishes.toml: the file is no TOML: "),
        ("deep", "deep/dishes.toml: the file is no TOML: it is nested too deeply."),
        ("named", 'named/pack.toml: name is "", not one line of text of 1 to 40 characters.'),
        ("about", 'about/pack.toml: the field "author" is unknown.'),
    ],
)
def test_packs_that_cannot_be_read_are_refused(folder: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    pack(tmp_path / "typo", DISHES, "dish.toml")
    (tmp_path / "folder" / "dishes.toml").mkdir(parents=True)
    for name, text in {
        "latin": b'says = "\xe9"',
        "huge": b"#" * ((1 << 20) + 1),
        "broken": b"dish = [",
        "deep": b"a = " + b"[" * 100_000,
        "named": DISHES.encode(),
        "about": DISHES.encode(),
    }.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "dishes.toml").write_bytes(text)
    pack(tmp_path / "named", 'name = ""', "pack.toml")
    pack(tmp_path / "about", 'name = "x"\nauthor = "me"', "pack.toml")
    own = larder(tmp_path)
    assert sentence in told(lambda: own.with_data(str(tmp_path / folder)))


def test_a_name_that_no_folder_can_have_is_refused(tmp_path: Path) -> None:
    own = larder(tmp_path)
    assert 'The data pack "a\\u0000b" cannot be read: ' in told(lambda: own.with_data("a\0b"))
    assert "cannot be read: File name too long." in told(lambda: own.with_data("a" * 5000))


def test_a_pipe_is_no_file_and_is_not_waited_for(tmp_path: Path) -> None:
    own = larder(tmp_path)
    (tmp_path / "mine").mkdir()
    os.mkfifo(tmp_path / "mine" / "dishes.toml")
    assert told(lambda: own.with_data(str(tmp_path / "mine"))) == "mine/dishes.toml: there is no such file."


def test_a_link_that_leads_to_itself_is_refused(tmp_path: Path) -> None:
    own = larder(tmp_path)
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert "cannot be read: " in told(lambda: own.with_data(str(tmp_path / "loop")))


# --- fields -----------------------------------------------------------------------------------------------------------

FIELDS = Fields({"one": 1, "word": "tea", "list": ["a", "b"], "inner": {"two": 2}, "odd": [[1], {"a": 2}]}, "f.toml, x")


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda f: f.whole("two", 0, 9), "f.toml, x: two is missing."),
        (lambda f: f.whole("one", 2, 9), "f.toml, x: one is 1, not a whole number from 2 to 9."),
        (lambda f: f.whole("one", 2, 2), "f.toml, x: one is 1, not the whole number 2."),
        (lambda f: f.whole("word", 2, 9), 'f.toml, x: word is "tea", not a whole number from 2 to 9.'),
        (lambda f: f.flag("one"), "f.toml, x: one is 1, not true or false."),
        (lambda f: f.text("word", 2), 'f.toml, x: word is "tea", not one line of text of 1 to 2 characters.'),
        (lambda f: f.word("word", ["ale"]), 'f.toml, x: word is "tea", not one of ale.'),
        (lambda f: f.words("list", ["a"]), 'f.toml, x: list is ["a", "b"], not a list of some of a.'),
        (lambda f: f.words("odd", ["a"]), 'f.toml, x: odd is [[1], {"a": 2}], not a list of some of a.'),
        (lambda f: f.numbers("list", 2, 9), "not a list of 2 whole numbers from -9 to 9."),
        (lambda f: f.entries("list", 3), 'list is ["a", "b"], not a list of 3 entries.'),
        (lambda f: f.table("one"), "f.toml, x: one is 1, not a table."),
        (lambda f: f.table("inner").whole("two", 3, 9), "f.toml, x: inner.two is 2, not a whole number from 3 to 9."),
        (lambda f: f.table("inner").done(), 'f.toml, x: the field "inner.two" is unknown.'),
        (lambda f: f.records("list", "id"), 'f.toml, x, list number 1: the record is "a", not a table.'),
        (lambda f: f.records("one", "id"), "f.toml, x: one is 1, not an array of tables."),
    ],
)
def test_fields_are_read_as_wanted_or_refused(read: Callable[[Fields], Any], sentence: str) -> None:
    assert sentence in told(lambda: read(FIELDS))


def test_fields_that_were_read_are_known() -> None:
    fields = Fields({"one": 1, "yes": True, "id": "a_1", "list": ["a"], "at": [1, -2]}, "f.toml")
    assert (fields.whole("one", 1, 1), fields.flag("yes"), fields.id("id")) == (1, True, "a_1")
    assert (fields.words("list", ["a", "b"]), fields.numbers("at", 2, 2)) == (["a"], [1, -2])
    fields.done()


def test_values_are_shown_short_and_clean() -> None:
    assert shown("a" * 100) == f'"{"a" * 39}...'
    assert shown("\x1b[31m") == '"\\u001b[31m"'
    assert shown("\x85") == '"?"'


def test_what_json_cannot_say_is_named_by_its_type() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert str(BadSave(shown(deep))) == "list that cannot be shown"
    assert str(BadSave(shown({(1, 2): 3}))) == "dict that cannot be shown"
    assert str(BadSave(shown(10**5000))) == "a number too long to show"


# --- games ------------------------------------------------------------------------------------------------------------


def test_a_game_without_data_has_nothing_to_replace() -> None:
    game = ToyGame(Pick(9, "pick", 0, (1, 2)))
    assert told(lambda: game.with_data("mine")) == "toy has no data to replace."
    assert (game.data, game.folder, game.content(), game.messages()) == (None, None, {}, {})


@pytest.fixture
def games(tmp_path: Path) -> dict[str, Game]:
    own = larder(tmp_path)
    return {
        "own": own,
        "mine": own.with_data(pack(tmp_path / "mine")),
        "other": own.with_data(pack(tmp_path / "other", DISHES.replace("Soup", "Pie"))),
    }


def described(game: Game) -> str:
    return "the game's own data" if game.data is None else f'the data pack "{game.data["name"]}" '


@pytest.mark.parametrize("wanted", ["own", "mine", "other"])
@pytest.mark.parametrize("present", ["own", "mine", "other"])
def test_saves_and_replays_are_read_with_their_own_data_only(wanted: str, present: str, games: dict[str, Game]) -> None:
    record = Record(games[wanted], 2, 1)
    record.act(0, 2)
    save, replay = record.state.to_json(), record.to_json()
    assert (save.get("data"), replay.get("data")) == (games[wanted].data, games[wanted].data)
    reader = games[present]
    if wanted == present:
        assert reader.from_json(save).to_json() == save
        assert Record.from_json(replay, lambda _: reader).to_json() == replay
        return
    for what, sentence in {
        "save": told(lambda: reader.from_json(save), BadSave),
        "replay": told(lambda: Record.from_json(replay, lambda _: reader), BadReplay),
    }.items():
        assert sentence.startswith(f"The {what} was made with {described(games[wanted])}")
        assert f"; it cannot be read with {described(reader)}" in sentence


def test_a_pack_whose_records_have_changed_is_still_the_pack(tmp_path: Path) -> None:
    own = larder(tmp_path)
    record = Record(own.with_data(pack(tmp_path / "mine")), 2, 1)
    record.act(0, 2)
    later = own.with_data(pack(tmp_path / "mine", DISHES.replace("Soup", "Pie")))
    assert later.data != record.game.data
    assert later.from_json(record.state.to_json()).to_json() == {**record.state.to_json(), "data": later.data}
    file = record.to_json(film=True)
    assert Record.from_json(file, lambda _: later).differs is None
    file["actions"][0]["digest"] = "0"
    again = Record.from_json(file, lambda _: later)
    assert (again.differs is not None, again.missing) == (True, 0)


def test_a_pack_may_be_renamed(tmp_path: Path) -> None:
    own = larder(tmp_path)
    replay = Record(own.with_data(pack(tmp_path / "mine")), 2, 1).to_json()
    renamed = own.with_data(pack(tmp_path / "moved"))
    assert Record.from_json(replay, lambda _: renamed).game is renamed


@pytest.mark.parametrize("data", [7, "mine", [], {}, {"name": "mine"}, {"name": "\x1b" * 99, "digest": [1]}, True])
def test_broken_words_about_data_are_refused(data: object, games: dict[str, Game]) -> None:
    for name in ("own", "mine"):
        game = games[name]
        save = {**Record(game, 2, 1).state.to_json(), "data": data}
        sentence = told(lambda save=save, game=game: game.from_json(save), BadSave)  # type: ignore[misc]
        assert sentence.startswith("The save was made with ")
        assert sentence.isprintable()


def test_the_beginning_of_the_digest_is_shown() -> None:
    reason = refusal("error-data-save", {"name": "mine", "digest": "0123456789abcdef"}, None)
    assert reason is not None
    assert str(BadSave(reason)) == (
        'The save was made with the data pack "mine" (0123456789ab); it cannot be read with the game\'s own data.'
    )
    assert refusal("error-data-save", None, None) is None


def test_positions_have_the_same_fingerprint_whatever_the_pack_is_called(tmp_path: Path) -> None:
    own = larder(tmp_path)
    assert isinstance(own, Larder)
    records = [Record(game, 2, 1).to_json() for game in (own, own.with_data(pack(tmp_path / "mine")))]
    assert records[0]["start"] == records[1]["start"]
