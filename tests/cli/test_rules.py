"""`wabe rules`."""

from __future__ import annotations

import re

import pytest

import wabe
from tests.cli.conftest import Desk
from wabe.texts.ledger import statements


def said(desk: Desk) -> str:
    return " ".join(desk.out.split())


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def test_all_rules(desk: Desk) -> None:
    assert desk.run("rules", "war") == 0
    assert said(desk).startswith("Wonderland's War: the rules ledger All rules in our own words")
    assert all(f"• {rule} " in said(desk) for rule in statements(wabe.load("war")))


def test_some_by_their_numbers_in_the_order_of_the_ledger(desk: Desk) -> None:
    assert desk.run("rules", "war", "ww-t05", "WW-T04") == 0
    first, second = said(desk).removeprefix("• ").split(" • ")
    assert first.startswith("WW-T04 Reaching the Head of the Table forces a stop")
    assert second.startswith("WW-T05 The Head of the Table is no chair")


def test_some_by_words_that_are_all_in_them(desk: Desk) -> None:
    assert desk.run("rules", "xiii", "Keys", "MIDDLE") == 0
    meant = [text for text in statements(wabe.load("xiii")).values() if {"keys", "middle"} <= set(words(text))]
    assert said(desk).count("•") == len(meant) > 1


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("war", "WW-T99"), "No rule of Wonderland's War is or has 'WW-T99'."),
        (("war", "x" * 50), f"No rule of Wonderland's War is or has '{'x' * 20}...'."),
        (("chess",), "There is no game 'chess'"),
    ],
)
def test_what_there_is_not(desk: Desk, args: tuple[str, ...], sentence: str) -> None:
    assert desk.run("rules", *args) == 2
    assert sentence in desk.err
