"""Playing with a data pack: what it changes is played, by bots in other processes too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wabe
from tests.games.alicematic_heroes.packs import changed, cheap_ninja, own, pack
from tests.games.alicematic_heroes.table import player, scene, summon
from tests.games.playing import legal
from wabe.bots.bot import Situation
from wabe.bots.search import SearchBot
from wabe.games import load_once, with_packs
from wabe.games.alicematic_heroes.content.content import load_content
from wabe.games.alicematic_heroes.effects.kinds import BY_NAME, KIND_NAMES
from wabe.games.alicematic_heroes.game import AlicematicHeroes
from wabe.games.alicematic_heroes.table.timing import timing_mask
from wabe.kernel.errors import BadData, UnknownGame

GAME = wabe.load("heroes")


def test_the_map_of_a_pack_is_laid(tmp_path: Path) -> None:
    tiles = changed("tiles.toml", '["white", 2]', '["white", 6]')
    game = wabe.load("heroes", data=tmp_path / pack(tmp_path / "mine", tiles=tiles))
    found = {
        (space["kind"], space["number"]) for seed in range(4) for space in game.new(5, seed).view(None)["map"]["spaces"]
    }
    assert ("white", 6) in found


def test_a_search_of_a_deck_too_small_for_it_can_be_saved(tmp_path: Path) -> None:  # AHA-64
    alices = changed("alices.toml", "look = 5, take = 2", "look = 10, take = 10")
    game = wabe.load("heroes", data=pack(tmp_path / "mine", alices=alices))
    assert isinstance(game, AlicematicHeroes)
    seats = (
        player("hunter -", holds=[0, 7], yellow="- - - -"),
        *(player("- -", holds=cities) for cities in ([14, 21], [28, 35])),
    )
    state = scene(*seats, step="choose_card", deck="ninja miko", rest="hand", game=game)
    summon(state, "hunter")
    assert legal(state) == ["keep ninja", "keep miko", "keep_no_more"]
    again = game.from_json(state.to_json())
    assert (again.to_json(), again.legal_actions()) == (state.to_json(), state.legal_actions())


def test_a_pack_leaves_the_game_itself_as_it_was(tmp_path: Path) -> None:
    before = GAME.new(4, 7).to_json()
    game = GAME.with_data(cheap_ninja(tmp_path / "mine"))
    state = game.new(4, 7)
    assert {name: value for name, value in state.to_json().items() if name != "data"} == before
    assert (wabe.load("heroes").data, state.to_json()["data"]) == (None, game.data)
    assert game.with_data(cheap_ninja(tmp_path / "other")).data != game.data


def test_searchers_side_by_side_know_the_pack(tmp_path: Path) -> None:
    game = GAME.with_data(cheap_ninja(tmp_path / "mine"))
    state = game.new(3, 2)
    bot = SearchBot(game, seed=1, iterations=5, workers=2)
    try:
        assert bot.choose(Situation(state, 0)) in state.legal_actions(0)
        assert bot.workers == 2
        assert sum(thought.visits for thought in bot.thought) >= 10
    finally:
        bot.close()


def test_a_process_of_bots_reads_a_pack_once(tmp_path: Path) -> None:
    mine = cheap_ninja(tmp_path / "mine")
    assert load_once("heroes", mine) is load_once("heroes", mine)
    assert load_once("heroes", None) is GAME
    assert wabe.load("heroes", mine) is not wabe.load("heroes", mine)


def test_all_games_some_with_packs(tmp_path: Path) -> None:
    games = with_packs({"heroes": cheap_ninja(tmp_path / "mine")})
    assert list(games) == list(wabe.games())
    assert games["wonderland_xiii"] is wabe.load("xiii")
    data = games["alicematic_heroes"].data
    assert data is not None
    assert data["name"] == "mine"
    with pytest.raises(UnknownGame):
        with_packs({"chess": str(tmp_path)})
    with pytest.raises(BadData):
        with_packs({"heroes": str(tmp_path)})


# --- docs/data.md -----------------------------------------------------------------------------------------------------

CONTENT = load_content()
DOCS = (Path(__file__).parents[4] / "docs" / "data.md").read_text(encoding="utf-8")


def test_the_worked_example_of_the_docs_is_a_sound_pack(tmp_path: Path) -> None:
    record = DOCS.partition("```toml")[2].partition("```")[0].partition("[[alice]]")[2]
    before, old, after = own("alices.toml").partition('\nid = "ninja"')
    rest = after.partition("\n[[alice]]")
    game = wabe.load("heroes", data=pack(tmp_path / "my-cards", alices="".join([before, record, *rest[1:]])))
    ninja = next(found for found in game.content()["alices"] if found["id"] == "ninja")
    assert old
    assert (ninja["cost"], ninja["params"], ninja["provenance"]["cost"]) == (1, {"military": 3}, "printed")


@pytest.mark.parametrize("name", KIND_NAMES)
def test_the_docs_list_every_effect_as_it_is(name: str) -> None:
    kind = BY_NAME[name]
    row = next((line for line in DOCS.splitlines() if line.startswith("| `") and f"`{name}`" in line), "")
    assert row, f"docs/data.md needs a row for {name}"
    _, effect, params, timing, ask, _ = (cell.strip() for cell in row.split("|"))
    records = [record for record in CONTENT.alices if record["effect"] == name]
    for param in [param for record in records for param in record["params"]]:
        assert re.search(rf"\b{param}\b", params)
    assert timing_mask(timing.split(", ")) == kind.timing
    assert ask == ("yes" if kind.asks else "no")
    assert ("one kind at most" in effect) is kind.only_one
