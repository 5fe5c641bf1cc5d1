"""Texts that a game's data bring along: in the same catalogue as all others, sign by sign as they were written."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from hypothesis import given
from hypothesis import strategies as st

import wabe
from tests.games.alicematic_heroes.packs import cheap_ninja
from wabe.texts import Texts, data_source, fluent, game_folder, source
from wabe.texts.bundles import Catalogue
from wabe.texts.languages import BASE, HOUSE

SIGNS = st.characters(exclude_categories=["Cs"])


FILES = [source(HOUSE, BASE), *(source(game_folder(game), BASE, data_source(game)) for game in wabe.games().values())]
ODD = """
### For nobody
# Of a message
one = One
one = Another
-lines = lines of { two }
many =
    Many, on { two } lines,
    and a { $number ->
        [one] line
       *[other] { -lines }
} more
two = Two
# Between

broken = {
[ is nothing
after-all = After all
   .title = Title
    .more = { one }
nothing-but =
    .title = A title
# The end"""


def whole(text: str) -> FluentBundle:
    """All of it parsed at once."""
    made = FluentBundle([BASE], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


def said(source: str, key: str) -> str:
    bundle = Catalogue(BASE, source)
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


def heard(bundle: FluentBundle, key: str) -> list[tuple[str, list[str]]]:
    """What a message and its attributes say where no argument is known, and what is wrong with that."""
    message = bundle.get_message(key)
    patterns = [pattern for pattern in (message.value, *message.attributes.values()) if pattern is not None]
    told = [bundle.format_pattern(pattern) for pattern in patterns]
    return [(str(text), list(map(repr, errors))) for text, errors in told]


@pytest.mark.parametrize("text", [*FILES, ODD], ids=["house", *wabe.games(), "odd"])
def test_a_catalogue_says_what_it_would_say_if_it_was_parsed_at_once(text: str) -> None:
    eager, lazy = whole(text), Catalogue(BASE, text)
    keys = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    assert len(keys) > 5
    for key in reversed(keys):  # before what it may refer to, mostly
        assert lazy.has_message(key)
        assert heard(lazy, key) == heard(eager, key)


@pytest.mark.parametrize("key", ["broken", "lines", "-lines", "### For nobody", "", "of"])
def test_what_is_no_message_is_not_said(key: str) -> None:
    assert not Catalogue(BASE, ODD).has_message(key)


def test_of_two_messages_with_one_key_the_first_counts() -> None:
    assert said(ODD, "one") == "One"
    assert heard(Catalogue(BASE, "a = house", "a = game\nb = { a }"), "b") == [("house", [])]


def test_messages_that_refer_to_each_other_are_found() -> None:
    assert Catalogue(BASE, "a = { b }\nb = { a }").has_message("a")
