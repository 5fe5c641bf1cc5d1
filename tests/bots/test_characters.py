"""Characters: bots with a taste of their own, which a game brings along; offered beside the levels, stored by name."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import wabe
from tests.bots.highest import FIRST, Highest
from tests.bots.test_search import asked
from tests.bots.test_simple import choices
from tests.campaign import campaign, some
from tests.cli.conftest import Desk
from tests.games.alicematic_heroes.variants import variant as heroes_variant
from tests.games.alicematic_heroes.walks import walk as heroes_walk
from tests.games.wonderland_xiii.variants import variant as xiii_variant
from tests.games.wonderland_xiii.walks import walk as xiii_walk
from tests.games.wonderlands_war.mind.test_bots import fight
from tests.games.wonderlands_war.mind.test_bots import walk as war_walk
from tests.games.wonderlands_war.table import draw
from tests.games.wonderlands_war.variants import variant as war_variant
from tests.kernel.toy import Toy
from tests.server.client import BOT, ME, Person
from tests.server.conftest import running
from wabe import bots
from wabe.bots.simple import CharacterBot
from wabe.cli.seating import check_seating, stored_seating
from wabe.kernel.game import Game
from wabe.kernel.manner import Character
from wabe.kernel.reasons import Reasons
from wabe.texts import Texts

GAMES = wabe.games()
BY_GAME = [(game, each) for game in GAMES.values() for each in game.characters()]
NAMES = [(game.name, each.name) for game, each in BY_GAME]
WALKS: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "wonderland_xiii": (xiii_walk, xiii_variant),
    "alicematic_heroes": (heroes_walk, heroes_variant),
    "wonderlands_war": (war_walk, war_variant),
}


def of(name: str) -> list[str]:
    """The characters of a game by name."""
    return [level.name for level in bots.characters_of(wabe.load(name))]


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(monkeypatch)


# ----- their records -----


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_four_of_them(name: str) -> None:
    assert len(of(name)) == 4


def test_each_has_a_name_that_no_level_and_no_other_has() -> None:
    names = [*bots.LEVELS, *(each.name for _, each in BY_GAME)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("game", "character"), BY_GAME, ids=lambda each: each.name)
def test_each_has_texts_and_is_fond_of_what_the_game_names(game: Game, character: Character) -> None:
    texts, house = Texts(game), Texts()
    wanted = {f"bot-{character.name}", f"bot-{character.name}-help"}
    wanted |= {f"why-{term}" for term in character.weights} | {f"chance-{chance}" for chance in character.thrills}
    assert {key for key in wanted if not texts.has(key)} == set()
    assert not house.has(f"bot-{character.name}")
    assert character.weights or character.thrills


def test_the_documentation_has_a_row_for_each() -> None:
    rows = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8").splitlines()
    assert [name for _, name in NAMES if not any(row.startswith(f"| `{name}` (") for row in rows)] == []


# ----- how they choose -----


class Fond(Highest):
    """Each number has a price and a charm, which the advice adds up; and `calm` likes the charm twice as much."""

    def advise(self, state: Toy, seat: int) -> list[float]:
        return [self.reasons(state, seat, action).total() for action in state.legal_actions(seat)]

    def reasons(self, state: Toy, seat: int, action: int) -> Reasons:
        told = Reasons()
        told.add("price", -4.0 * action)
        told.add("charm", 3.0 * action)
        told.take("fall", 0.5 if action == 2 else 1.0 if action == 3 else 0.0)
        return told

    def characters(self) -> tuple[Character, ...]:
        return (
            Character("calm", most=1.5, weights={"charm": 2.0}),
            Character("wild", most=9.0, weights={"charm": 2.0}),
            Character("bold", most=9.0, thrills={"fall": 5.0}),
        )


def chosen(level: str) -> list[int]:
    """The actions by what they seem worth, best first."""
    state = Fond(FIRST).new(2, 1)
    bot = bots.create(level, state.game, 1)
    bot.choose(bots.Situation(state, 0))
    return [thought.action for thought in bot.thought]


def test_terms_weigh_as_the_character_likes_them() -> None:
    assert chosen("greedy") == [1, 2, 3]
    assert chosen("wild") == [3, 2, 1]


def test_what_is_too_far_below_the_best_action_comes_last() -> None:
    assert chosen("calm") == [2, 1, 3]


def test_a_thrill_is_in_what_may_come_or_not_and_not_in_what_is_certain() -> None:
    assert chosen("bold") == [2, 1, 3]


def test_the_settings_of_a_character_are_none() -> None:
    with pytest.raises(bots.BadBot, match="The bot calm has no setting 'seconds'; it has none"):
        bots.check("calm:seconds=1", Fond(FIRST))


@pytest.mark.parametrize(("name", "character"), NAMES)
def test_a_character_stays_within_what_it_is_allowed(name: str, character: str) -> None:
    game = wabe.load(name)
    state = game.new(3, 5)
    for moment in range(campaign(80)):
        bot = bots.create(character, game, moment)
        assert isinstance(bot, CharacterBot)
        seat, legal = state.seat, state.legal_actions()
        worth = game.advise(state, seat)
        action = bot.choose(bots.Situation(state, seat))
        assert worth[legal.index(action)] >= max(worth) - bot.character.most
        assert sorted(thought.action for thought in bot.thought) == legal
        state.apply(action, seat)


@pytest.mark.parametrize(("name", "character"), NAMES)
def test_a_character_knows_what_its_seat_knows(name: str, character: str) -> None:  # XIII-A60 WW-S18
    """Two states that differ only in what the seat may not know: the same choice and the same thoughts."""
    game, (walk, variant), rng = wabe.load(name), WALKS[name], random.Random(3)
    tried = differed = 0
    for state in some(walk(3, {}, f"characters {name}"), 4):
        if not state.over:
            seat = state.seat
            twin = variant(state, seat, rng)
            tried, differed = tried + 1, differed + (twin.to_json() != state.to_json())
            mine, other = bots.create(character, game, 9), bots.create(character, game, 9)
            assert mine.choose(bots.Situation(state, seat)) == other.choose(bots.Situation(twin, seat))
            assert mine.thought == other.thought
    assert differed > tried / 4 > 0


# ----- no pointless harm -----


@pytest.mark.parametrize("level", of("xiii"))
def test_no_tunnel_is_lost_on_purpose(level: str) -> None:  # XIII-11
    state = asked("CCCC RRRR CCCC HHHH AAAA", "aac", tunnel="rcchhqqa", hand=4)
    assert set(choices(level, state, 20)) == {"stop"}


@pytest.mark.parametrize("level", of("war"))
def test_nobody_draws_who_is_bound_to_bust(level: str) -> None:  # WW-B08
    assert set(choices(level, fight(["madness"], (8, 3), halted=False), 20)) == {"halt"}


@pytest.mark.parametrize("level", of("war"))
def test_the_shield_is_broken_rather_than_bust(level: str) -> None:  # WW-B11
    state = fight(["madness", "madness"], (6, 8), halted=False)
    state.set_shield(0, True)
    draw(state, {0: "madness"}, halt=[1])
    assert set(choices(level, state, 20)) == {"break_shield"}


# ----- where they are named -----


@pytest.mark.parametrize("name", GAMES)
def test_they_are_offered_at_their_game_after_the_levels(name: str) -> None:
    offered = [level.name for level in bots.offered(GAMES[name])]
    assert offered == ["dormouse", "knight", "caterpillar", "gryphon", "bandersnatch", *of(name)]
    assert [level["character"] for level in (each.to_json() for each in bots.offered(GAMES[name]))] == [False] * 5 + [
        True
    ] * 4


def test_a_game_brings_its_own_and_one_without_has_none() -> None:
    assert [level.name for level in bots.characters_of(Fond(FIRST))] == ["calm", "wild", "bold"]
    assert bots.characters_of(Highest(FIRST)) == []


@pytest.mark.parametrize(
    "ask", [bots.check, bots.create, lambda level, game: check_seating(game, ["me", level], [], 1)]
)
def test_at_another_game_one_is_refused_with_a_sentence(ask: Callable[..., object]) -> None:
    with pytest.raises(bots.BadBot) as error:
        ask("sheep", wabe.load("xiii"))
    assert str(error.value) == (
        "The bot sheep is a character of wonderlands_war, which does not play wonderland_xiii; "
        f"there are {', '.join([*bots.LEVELS, *of('xiii')])}."
    )


def test_where_a_stored_one_is_not_known_the_usual_level_plays() -> None:
    seating = stored_seating(wabe.load("xiii"), ["guard", "sheep"], ["Ann", "Ben"], 1)
    assert (seating.kinds, seating.lost) == (["guard", "caterpillar"], {1: "sheep"})


def test_the_terminal_lists_them_and_seats_them_by_their_names(desk: Desk) -> None:
    assert desk.run("bots") == 0
    for game, character in BY_GAME:
        assert Texts(game).text(f"bot-{character.name}") in desk.out
    assert desk.run("bots", "--json") == 0
    told = [(level["game"], level["name"]) for level in json.loads(desk.out) if level["character"]]
    assert told == NAMES
    assert desk.run("play", "xiii", "--seats", "lizard,guard", "--seed", "1") == 0
    assert "Dodo (bot, Bill the Lizard)" in desk.out


def test_the_server_seats_one_hands_over_to_one_and_refuses_that_of_another_game(tmp_path: Path) -> None:
    guard, sheep = ({**BOT, "level": level} for level in ("guard", "sheep"))
    with running(tmp_path / "wabe.sqlite3") as server, Person(server.url) as ann:
        offered = {
            game["name"]: [level["name"] for level in game["bots"]] for game in ann.http.get("/api/games").json()
        }
        assert offered == {name: [level.name for level in bots.offered(game)] for name, game in GAMES.items()}
        refused = ann.post("/tables", {"game": "xiii", "seats": [ME, sheep]}).json()
        assert refused["error"] == "unknown-level"
        assert "is a character of wonderlands_war" in refused["message"]
        line = ann.open(ann.create(ME, guard)["table"], 0)
        assert line.ask(type="take_over", seat=0, level="sheep")["error"] == "unknown-level"
        assert line.ask(type="take_over", seat=0, level="lizard")["ok"]
        while not line.table.get("over"):
            line.receive()
        assert [seat["level"] for seat in line.table["seats"]] == ["lizard", "guard"]
        assert not [frame for frame in line.rest() if frame["type"] == "chat"]  # neither failed
