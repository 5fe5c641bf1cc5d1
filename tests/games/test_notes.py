"""Players look nothing up in the ledger: what they read of the data has words, and rule ids only in brackets."""

from __future__ import annotations

import json
import re

import pytest

import wabe
from wabe.kernel.message import without_rule_ids

GAMES = sorted(wabe.games())
ID = re.compile(r"\b(?:WW|AHA?|XIII|[A-Z]{1,4})-[A-Z]{0,2}\d\w*")


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_the_data_cites_a_rule_id(name: str) -> None:
    for key, text in wabe.games()[name].messages().items():
        assert not ID.search(text), key
        assert "  " not in text, key


def test_rule_ids_stay_in_the_records_as_provenance() -> None:
    for name in ("wonderlands_war", "alicematic_heroes"):
        assert ID.search(json.dumps(wabe.games()[name].content()))


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("One chip is played (WW-B20).", "One chip is played."),
        ("Filled at once (WW-B14, WW-B27); then fewer.", "Filled at once; then fewer."),
        ("The majority (AH-61) stays (hold at least 1).", "The majority stays (hold at least 1)."),
        ("Nothing to leave out.", "Nothing to leave out."),
    ],
)
def test_a_note_without_its_ids_is_a_sentence(note: str, said: str) -> None:
    assert without_rule_ids(note) == said
