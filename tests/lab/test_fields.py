"""Fields of a game's data by path, and packs in which one has another value."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import wabe
from tests.games.alicematic_heroes.packs import changed, pack
from wabe.kernel.errors import BadData
from wabe.lab import BadField, sweep
from wabe.lab.fields import find, read_field, toml, write_pack


def value(game: str, path: str) -> Any:
    found = wabe.load(game).pack
    assert found is not None
    return find(found.tables, path).value


@pytest.mark.parametrize(
    ("game", "path", "wanted"),
    [
        ("war", "factions.mad_hatter.ability.piping_hot.effects.1.chips", "faction"),
        ("war", "factions.mad_hatter.piping_hot.effects.strength_per_active.chips", "faction"),
        ("war", "factions.faction.1.id", "alice"),
        ("war", "board.setup.castles", 5),
        ("war", "tea_cards.t3_01.round", 3),
        ("heroes", "alices.ninja.colour", "red"),
    ],
)
def test_a_path_leads_to_a_value(game: str, path: str, wanted: object) -> None:
    assert value(game, path) == wanted


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("castles.setup", "begins with one of the files board, allies"),
        ("quests", "begins with one of the files"),
        ("quests.sentence_fist.feat.n", "in quests there are format, quest, sentence_first"),
        ("quests.sentence_first.feat.m", "in quests.sentence_first.feat there are kind, n"),
        ("quests.sentence_first.feat", "is no single value; it goes on with kind, n"),
        ("quests.sentence_first.feat.n.1", "quests.sentence_first.feat.n is a single value"),
        ("factions.alice.tracks.5", "in factions.alice.tracks there are 1, 2, 3, 4"),
    ],
)
def test_a_wrong_path_says_what_there_is(path: str, said: str) -> None:
    with pytest.raises(BadField, match=said):
        value("war", path)


@pytest.mark.parametrize(
    ("written", "values"),
    [
        ("a.b=1..3", [1, 2, 3]),
        ("a.b=-1..1", [-1, 0, 1]),
        ("a.b = 1, 2 ,4", [1, 2, 4]),
        ("a.b=true,false", [True, False]),
        ("a.b=units-1,vp-2", ["units-1", "vp-2"]),
        ("a.b=1..2,9", [1, 2, 9]),
    ],
)
def test_values_are_lists_and_ranges(written: str, values: list[object]) -> None:
    assert read_field(written) == ("a.b", values)


@pytest.mark.parametrize("written", ["", "a.b", "=1", "a.b=", "a.b=1,1", "a.b=1..21", "a.b=1..99999999999", "a.b=3..1"])
def test_what_is_no_field_with_values_is_refused(written: str) -> None:
    with pytest.raises(BadField, match=r"PATH=1\.\.3 or PATH=1,2,4"):
        read_field(written)


@pytest.mark.parametrize("game", ["war", "heroes"])
def test_tables_are_written_as_they_were_read(game: str) -> None:
    found = wabe.load(game).pack
    assert found is not None
    for table in found.tables.values():
        assert tomllib.loads(toml(table)) == table


def test_a_pack_has_another_value_and_the_changes_of_the_pack_it_is_made_of(tmp_path: Path) -> None:
    mine = pack(tmp_path / "mine", tiles=changed("tiles.toml", "difficulty = 4", "difficulty = 4"))
    alices = pack(tmp_path / "mine", alices=changed("alices.toml", "cost = 1", "cost = 5"))
    assert mine == alices
    made = write_pack(wabe.load("heroes", data=mine), "alices.ninja.cost", 4, tmp_path / "made")
    assert sorted(path.name for path in made.iterdir()) == ["alices.toml", "tiles.toml"]
    costs = {each["id"]: each["cost"] for each in wabe.load("heroes", data=made).content()["alices"]}
    assert (costs["ninja"], costs["knight"]) == (4, 5)


def test_a_sweep_begins_with_the_game_as_it_is() -> None:
    with sweep(wabe.load("war"), "quests.sentence_first.feat.n=1..3", {}) as variants:
        assert [variant.name for variant in variants] == ["n=2", "n=1", "n=3"]
        assert variants[0].data is None
        folders = [Path(str(variant.data)) for variant in variants[1:]]
        assert all(folder.is_dir() for folder in folders)
    assert not any(folder.exists() for folder in folders)


def test_a_value_that_the_data_refuse_is_told_with_what_they_want() -> None:
    with (
        pytest.raises(BadData, match=r"quest sentence_first: feat\.n is -1, not a whole number from 0 to"),
        sweep(wabe.load("war"), "quests.sentence_first.feat.n=-1..3", {}),
    ):
        pytest.fail("no such pack")


def test_a_game_without_data_has_no_fields() -> None:
    with (
        pytest.raises(BadField, match="wonderland_xiii has no data of which a field could be tried"),
        sweep(wabe.load("xiii"), "cards.cat=1", {}),
    ):
        pytest.fail("no such field")
