"""Texts that a game's data bring along: in the same catalogue as all others, sign by sign as they were written."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

import wabe
from tests.games.alicematic_heroes.packs import cheap_ninja
from wabe.texts import Texts, data_source, fluent

SIGNS = st.characters(exclude_categories=["Cs"])


def said(source: str, key: str) -> str:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern)
    assert errors == []
    return str(text)


@given(st.text(SIGNS))
def test_any_text_is_said_as_it_was_written(text: str) -> None:
    assert said(f"before = b\n{fluent('odd-one', text)}\nafter = a", "odd-one") == text
    assert said(f"{fluent('odd-one', text)}\nafter = a", "after") == "a"


@pytest.mark.parametrize(
    "text", ["", " ", "{ $x }", '"', "\\", "[a]", ".b = c", "*", "#", "a\nb = c", "\r\n", "\U0001f0cf"]
)
def test_signs_that_mean_something_in_a_catalogue_mean_nothing_there(text: str) -> None:
    assert said(fluent("odd", text), "odd") == text


@pytest.mark.parametrize("key", ["", "1", "a b", "a=b", "-term", "a\nb", "a.b", "ä"])
def test_a_key_must_be_one(key: str) -> None:
    with pytest.raises(ValueError, match="cannot be the key of a text"):
        fluent(key, "text")


def test_a_game_says_what_its_data_bring_along() -> None:
    game = wabe.load("heroes")
    texts = Texts(game)
    assert texts.text("card-ninja") == "Ninja Alice"
    assert texts.text("card-ninja-text") == game.messages()["card-ninja-text"]


def test_a_game_without_such_texts_has_an_empty_source() -> None:
    assert data_source(wabe.load("xiii")) == ""


def test_a_pack_changes_the_texts_of_its_own_game_object(tmp_path: Path) -> None:
    game = wabe.load("heroes", data=cheap_ninja(tmp_path / "mine"))
    assert Texts(game).text("card-ninja") == "Shadow {Alice}"
    assert Texts(wabe.load("heroes")).text("card-ninja") == "Ninja Alice"
