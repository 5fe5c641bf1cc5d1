"""What the style of each character shows in, counted at mixed tables, where it stands out against all others.

The games are the same ones every time. In the pure run they are few: there a character has to be ahead, no more.
"""

from __future__ import annotations

from functools import cache

import pytest

import wabe
from tests.campaign import campaign
from tools.characters import MARKS, Tally, played
from wabe import bots

DEALS = {"wonderland_xiii": 16, "alicematic_heroes": 8, "wonderlands_war": 8}
STANDS_OUT = {  # times as often as anybody else at least; below 1: at most
    "carpenter": 1.08,  # Castles that it places
    "messenger": 1.3,  # Quests that it draws
    "jubjub": 1.25,  # battles that it busts in
    "sheep": 1.3,  # Wonderlandians that it recruits
    "lion": 1.15,  # spaces that it steals
    "fawn": 0.8,
    "cook": 1.15,  # times that an effect brings it VP
    "walrus": 0.85,  # cards that it places as commoners instead of summoning an Alice
    "lizard": 1.4,  # Tunnels that collapse
    "pigeon": 0.8,  # times that it goes on
    "white-queen": 1.15,  # points of its rows
    "guard": 2.0,  # cards that it looks at
}
CHARACTERS = [(game.name, level.name) for game in wabe.games().values() for level in bots.characters_of(game)]


@cache
def told(name: str) -> dict[str, Tally]:
    """Who did what in all games of a title."""
    return played(wabe.load(name), players=3, deals=campaign(DEALS[name]), seed=1)


@pytest.mark.parametrize(("name", "character"), CHARACTERS)
def test_the_style_of_a_character_shows(name: str, character: str) -> None:
    own = told(name)[character].mean(character)
    others = [tally.mean(character) for kind, tally in told(name).items() if kind != character]
    wanted = STANDS_OUT[character]
    factor = wanted if campaign(8) >= 8 else 1.0
    assert own <= factor * min(others) if wanted < 1.0 else own >= factor * max(others)


def test_every_character_has_a_style() -> None:
    assert set(STANDS_OUT) == set(MARKS) == {character for _, character in CHARACTERS}
