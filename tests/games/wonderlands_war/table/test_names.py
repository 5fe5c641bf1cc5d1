"""Texts of abilities are those that count at the table: by house option and by number of players (WW-C01, WW-L06)."""

from __future__ import annotations

import pytest

import wabe
from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import fill_exhausted, table
from wabe.games.wonderlands_war.table.names import text_key
from wabe.games.wonderlands_war.terminal.choices import ability_text, ally
from wabe.texts import Texts

TEXTS = Texts(wabe.load("war"))
SOLDIER = "card_soldier_a"


def say(key: str, **args: object) -> str:
    return TEXTS.text(key, **args)


@pytest.mark.parametrize(
    ("option", "word", "not_said"), [("double", "double", "add 1"), ("plus_one", "add 1", "double")]
)
def test_card_soldier_a_says_what_the_house_option_makes_of_it(option: str, word: str, not_said: str) -> None:  # WW-C01
    g = table(3, card_soldier_a=option)
    fill_exhausted(g, 0, "rose_weak")
    duel(g, ["card_soldier_strong", "forge"])
    decision = g.decision(0)
    assert decision is not None
    assert decision["step"] == "use"
    view = g.view(0)
    told = [
        say(decision["prompt"]["args"]["text"].removeprefix("@")),
        ability_text(SOLDIER, view, say),
        ally({"chip": "card_soldier_weak"}, "", view, say),
    ]
    for text in told:
        assert word in text
        assert not_said not in text


@pytest.mark.parametrize("ability", ["love_of_learning", "twice_as_fast"])
def test_with_two_players_the_other_side_of_the_board_counts(ability: str) -> None:  # WW-L06
    for players in (2, 3):
        g = table(players)
        key = f"ability-{ability}-text" + ("-2p" if players == 2 else "")
        assert text_key(g, ability) == key
        assert ability_text(ability, g.view(None), say) == say(key)


def test_only_texts_that_are_other_ones_are_told() -> None:
    assert table(4).view(None)["texts"] == {}
    assert set(table(2, card_soldier_a="plus_one").view(None)["texts"]) == {
        SOLDIER,
        "love_of_learning",
        "twice_as_fast",
    }
