"""Encodings of every game that has one: a fixed layout, a full table of actions, nothing written outside."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from math import isfinite
from typing import Final

import pytest

import wabe
from tests.campaign import some
from tests.games.layouts import DOCUMENT, about, digest_of_a_play, heading, layout_digest, table_of, written
from tests.games.secrets import encoded
from wabe.kernel.encoding import OWN_COLUMNS, relative_seats
from wabe.kernel.errors import NotEncoded
from wabe.kernel.ints import octets, sheet
from wabe.kernel.message import Json
from wabe.kernel.state import State

GAMES = [game for game in wabe.games().values() if game.layout()]
MARGIN: Final = 3
UNTOUCHED: Final = -77
MOST: Final = 2_000  # a number that needs more than its 32 bits is cut to any other one, most of which are above this
ONE_IN: Final = 3  # positions whose advice is asked, or that are saved and loaded
# Layouts by game and `layout_version`: a digest of the layout and one of what is written in a play of this version of
# the rules. Where one differs, what is learned no longer fits: give the game a new `layout_version`, and its pin, which
# `python -m tests.games.layouts` says.
LAYOUTS = {
    ("alicematic_heroes", 1): "d8d5b6402d2c9602",
    ("wonderland_xiii", 1): "1aac26ada711c53f",
    ("wonderlands_war", 2): "22e9020b043a4b15",
}
WRITTEN = {
    ("alicematic_heroes", 2, 1): "097fa37036e1fadd",
    ("wonderland_xiii", 1, 1): "b3614e8f159d45bb",
    ("wonderlands_war", 4, 2): "c952016416820e6f",
}


def settings(game: wabe.Game) -> list[Json]:
    """Options of so many plays that each choice of each is in one of them; neighbours choose differently."""
    plays = max([len(option.choices) for option in game.options], default=1)
    return [
        {each.name: each.choices[(play + index) % len(each.choices)] for index, each in enumerate(game.options)}
        for play in range(plays)
    ]


TABLES = [
    pytest.param(game, players, options, id=f"{game.alias}-{players}-{number}")
    for game in GAMES
    for players in range(game.min_players, game.max_players + 1)
    for number, options in enumerate(settings(game))
]
TRIED = list(some(TABLES))
GAMES_BY_NAME = [pytest.param(game, id=game.alias) for game in GAMES]


def walk(game: wabe.Game, players: int, options: Json) -> Iterator[State]:
    """Every position of one play, half of it in a hurry and half at random; the end too."""
    rng = random.Random(f"{players} {options}")
    state = game.new(players, rng.getrandbits(40), options)
    while not state.over:
        yield state
        hurried = rng.random() < 0.5
        state.act(state.decider, game.quick_action(state) if hurried else rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize(("game", "players", "options"), TRIED)
def test_each_part_writes_within_its_stretch(game: wabe.Game, players: int, options: Json) -> None:
    """Nothing before it and nothing behind it, no row for a seat that is not there, and numbers of a size that fits."""
    for state in walk(game, players, options):
        seat = state.decisions % players
        for part in game.encoding().parts:
            into = sheet(part.size + 2 * MARGIN)
            for place in (*range(MARGIN), *range(part.size + MARGIN, part.size + 2 * MARGIN)):
                into[place] = UNTOUCHED
            part.put(state, seat, into, MARGIN)
            written = list(into)
            assert written[:MARGIN] == written[-MARGIN:] == [UNTOUCHED] * MARGIN, part.name
            if part.axes and part.axes[0] == relative_seats(game.max_players):
                rows = players * part.size // game.max_players
                assert not any(written[MARGIN + rows : -MARGIN]), part.name
            assert max(abs(int(number)) for number in written[MARGIN:-MARGIN]) <= MOST, part.name


@pytest.mark.parametrize(("game", "players", "options"), TRIED)
def test_masks_are_the_legal_actions(game: wabe.Game, players: int, options: Json) -> None:
    """Of whoever decides, of others that wait, and of those that do not; what a buffer had before is gone."""
    encoding = game.encoding()
    mask = octets(encoding.n + 2)
    for state in walk(game, players, options):
        for seat in range(players):
            for place in range(encoding.n + 2):
                mask[place] = 7
            encoding.mask(state, seat, mask, 1)
            legal = state.legal_actions(seat)
            step = None if state.over else state.top_step().name
            found = [number for number in range(encoding.n) if mask[1 + number]]
            assert [encoding.pairs[number] for number in found] == [(step, action) for action in legal]
            assert [encoding.action(number) for number in found] == legal
            assert [encoding.number(state, action) for action in legal] == found
            assert {*list(mask)[1:-1]} <= {0, 1}
            assert (mask[0], mask[encoding.n + 1]) == (7, 7)


@pytest.mark.parametrize(("game", "players", "options"), TRIED)
def test_actions_are_described_by_all_that_their_forms_say(game: wabe.Game, players: int, options: Json) -> None:
    """A finite row for each, no two the same; the number and the worth before the fields of its form."""
    encoding = game.encoding()
    width, fields = len(encoding.columns), {trait.field for trait in encoding.traits}
    for state in some(walk(game, players, options), ONE_IN):
        for seat in state.waiting:
            about = encoded(state, seat)[2]
            assert all(map(isfinite, about))
            rows = [about[at : at + width] for at in range(0, len(about), width)]
            legal = state.legal_actions(seat)
            assert [row[0] for row in rows] == [encoding.number(state, action) for action in legal]
            assert [row[1] for row in rows] == game.advise(state, seat)
            assert {field for action in legal for field in state.form(action, seat)} <= fields
            assert len({tuple(row[len(OWN_COLUMNS) :]) for row in rows}) == len(rows)


@pytest.mark.parametrize(("game", "players", "options"), TRIED)
def test_an_observation_depends_on_nothing_but_position_and_seat(game: wabe.Game, players: int, options: Json) -> None:
    """Not on what was in the buffer, nor on whether the play was saved and loaded."""
    encoding = game.encoding()
    dirty = sheet(encoding.size + 2)
    for state in some(walk(game, players, options), ONE_IN):
        seat = state.decisions % players
        for place in range(encoding.size + 2):
            dirty[place] = UNTOUCHED
        encoding.observe(state, seat, dirty, 1)
        assert [*dirty] == [UNTOUCHED, *encoded(game.from_json(state.to_json()), seat)[0], UNTOUCHED]


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_numbers_actions_and_columns_have_names_of_their_own(game: wabe.Game) -> None:
    encoding = game.encoding()
    layout = encoding.to_json()
    assert len(encoding.names()) == len(set(encoding.names())) == encoding.size == layout["size"]
    assert len(encoding.pairs) == len(set(encoding.pairs)) == encoding.n == len(layout["actions"])
    assert len(encoding.columns) == len(set(encoding.columns))
    assert len({part.name for part in encoding.parts}) == len(encoding.parts)
    for part, said in zip(encoding.parts, layout["parts"], strict=True):
        assert encoding.names()[said["start"]].startswith(part.name)
        assert about(part)
    assert json.loads(json.dumps(layout)) == layout


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_layout_changes_with_its_version_alone(game: wabe.Game) -> None:
    assert layout_digest(game) == LAYOUTS[game.name, game.encoding().version]


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_what_numbers_mean_changes_with_the_version_alone(game: wabe.Game) -> None:
    assert digest_of_a_play(game) == WRITTEN[game.name, game.version, game.encoding().version]


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_an_action_outside_the_table_is_told(game: wabe.Game) -> None:
    state = game.new(game.min_players, 1)
    for action in (-1, 10**9):
        with pytest.raises(NotEncoded, match=r"not in its table"):
            game.encoding().number(state, action)


def test_a_game_without_a_layout_has_no_encoding() -> None:
    from tests.kernel.toy import Pick, ToyGame

    with pytest.raises(NotEncoded, match=r"no encoding"):
        ToyGame(Pick(1, "pick", 0, (1, 2))).encoding()


def test_encodings_are_made_once() -> None:
    for game in GAMES:
        assert game.encoding() is game.encoding()


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_the_document_tells_each_part(game: wabe.Game) -> None:
    """`python -m tests.games.layouts` writes the tables anew."""
    document = DOCUMENT.read_text(encoding="utf-8")
    assert heading(game) + table_of(game) in document
    assert written(document) == document
