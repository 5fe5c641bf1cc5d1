"""What the style of each character shows in, counted at mixed tables, where it stands out against all others.

The games are the same ones every time. In the pure run they are few: there it is told from the mean of the others.
"""

from __future__ import annotations

from functools import cache

import pytest

import wabe
from tests.campaign import campaign
from tools.characters import MARKS, Tally, played
from wabe import bots

TABLES = {"wonderland_xiii": (3, 16), "alicematic_heroes": (3, 20), "wonderlands_war": (4, 14)}  # players and deals
STANDS_OUT = {  # times as often as anybody else at least; below 1: at most
    "carpenter": 1.04,  # Castles that it places
    "messenger": 1.25,  # Quests that it draws
    "jubjub": 1.2,  # battles that it busts in
    "sheep": 1.25,  # Wonderlandians that it recruits
    "lion": 1.15,  # spaces that it steals
    "fawn": 0.75,
    "cook": 1.15,  # times that an effect brings it VP
    "walrus": 0.9,  # cards that it places as commoners instead of summoning an Alice
    "lizard": 1.15,  # Tunnels that collapse
    "pigeon": 0.8,  # times that it goes on
    "white-queen": 1.2,  # points of its rows
    "guard": 2.0,  # cards that it looks at
}
CHARACTERS = [(game.name, level.name) for game in wabe.games().values() for level in bots.characters_of(game)]


@cache
def told(name: str) -> dict[str, Tally]:
    """Who did what in all games of a title."""
    players, deals = TABLES[name]
    return played(wabe.load(name), players, campaign(deals), seed=2)


@pytest.mark.parametrize(("name", "character"), CHARACTERS)
def test_the_style_of_a_character_shows(name: str, character: str) -> None:
    own = told(name)[character].mean(character)
    others = [tally.mean(character) for kind, tally in told(name).items() if kind != character]
    factor, usual = STANDS_OUT[character], sum(others) / len(others)
    assert own < usual if factor < 1.0 else own > usual
    if campaign(8) >= 8:
        assert own <= factor * min(others) if factor < 1.0 else own >= factor * max(others)


def test_every_character_has_a_style() -> None:
    assert set(STANDS_OUT) == set(MARKS) == {character for _, character in CHARACTERS}
