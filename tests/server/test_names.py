"""Names stand as people write them, and are cut where people see a character end."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.server.client import LINK, Person
from wabe.server import names
from wabe.server.errors import TableName
from wabe.server.names import cut, own_name, tidy, tidy_name, voices

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
PIRATES = "\U0001f3f4\u200d\u2620\ufe0f"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
KEYCAP = "1\ufe0f\u20e3"
PERSIAN = "\u0645\u06cc\u200c\u0646\u0627\u0632"  # with a zero-width non-joiner
VOWELLED = "\u0645\u06cc\u0650\u200c\u0646\u0627\u0632"
SINHALA = "\u0dc1\u0dca\u200d\u0dbb\u0dd3"  # with a zero-width joiner
BENGALI = "\u0995\u09cd\u200c\u09b7"
DEVANAGARI = "\u0915\u094d\u0937"
E_ACUTE = "e\u0301"


@pytest.mark.parametrize(
    "name",
    [FAMILY, f"Ann {FAMILY} Bea", PIRATES, SCOTLAND, KEYCAP, PERSIAN, VOWELLED, SINHALA, BENGALI, f"Ren{E_ACUTE}"],
)
def test_joiners_within_emoji_and_words_are_kept(name: str) -> None:
    assert tidy_name(f"  {name} ") == name


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("A\u200dn\u200cn\u200d", "Ann"),
        ("\u200d\u200c\u200d", ""),
        (f"{FAMILY}\u200d", FAMILY),
        (f"{PERSIAN}\u200c", PERSIAN),
        (f"{PERSIAN}\u200c {PERSIAN}", f"{PERSIAN} {PERSIAN}"),
        ("Alice\u202e  Liddell\u200b", "Alice Liddell"),
        ("\ue0001A\U000e0067", "1A"),
    ],
)
def test_what_nobody_can_see_is_left_out(written: str, shown: str) -> None:
    assert tidy(written) == shown


@pytest.mark.parametrize(
    "character", ["A", FAMILY, PIRATES, SCOTLAND, KEYCAP, E_ACUTE, "\U0001f1ee\U0001f1f8", DEVANAGARI]
)
def test_names_are_cut_at_whole_characters(character: str) -> None:
    for start in range(3):
        whole = cut("A" * start + character * 60, 40)
        count, rest = divmod(len(whole) - start, len(character))
        assert rest == 0
        assert whole == "A" * start + character * count
        assert start + count == 40 or len(whole) + len(character) > 80
        assert len(whole) <= 80


def test_no_name_ends_with_a_joiner() -> None:
    assert tidy_name("A" * 37 + SINHALA) == "A" * 37 + SINHALA
    assert tidy_name("A" * 39 + SINHALA) == "A" * 39 + SINHALA[:2]


def test_no_name_of_forty_characters_is_cut_or_refused(ann: Person) -> None:
    table = ann.create({"kind": "me", "name": E_ACUTE * 40}, LINK, LINK)["table"]
    line = ann.open(table, 0)
    line.next("snapshot")
    assert line.table["seats"][0]["name"] == E_ACUTE * 40
    for name, shown in ((FAMILY * 30, FAMILY * 16), ("A" * 41, "A" * 40)):
        assert line.ask(type="name", seat=0, name=name)["ok"]
        line.rest()
        assert line.table["seats"][0]["name"] == shown


# ----- the table's own voice -----


@pytest.mark.parametrize(
    "name",
    [
        "Wabe",
        "wabe",
        " W a b e ",
        "WABE!",
        "~Wabe~",
        "W\u00e4b\u00e9",
        "W\u0430be",  # Cyrillic a
        "\u051d\u0430\u044c\u0435",  # all of it Cyrillic
        "\u0428\u0410\u0412\u0415",
        "\u13b3\u13aa\u13cf\u13ac",  # Cherokee
        "\uff37\uff41\uff42\uff45",  # wide
        "\U0001d416\U0001d41a\U0001d41b\U0001d41e",  # mathematical
        "\u24cc\u24d0\u24d1\u24d4",  # in circles
        "W\u200ba\u200db\u2060e",
        "VVabe",
        "W4b3",
        "W@8\u20ac",
        "#Wabe",
        "w\u0335a\u0335b\u0335e",
        "\u202eWabe",
    ],
)
def test_nobody_is_called_like_the_table_or_so_that_one_could_think_so(name: str) -> None:
    with pytest.raises(TableName):
        own_name(name)


@pytest.mark.parametrize(
    "name", ["", "Ann", "Wabel", "Abe", "Wave", "Gabe", "Babe", "The Wabe", "Wade", "Waber", "\u0412\u0430\u0431\u0430"]
)
def test_other_names_stay_as_they_are(name: str) -> None:
    assert own_name(name) == name


def test_a_name_of_the_table_is_refused_wherever_one_is_given(ann: Person, bob: Person) -> None:
    for seat in ({"kind": "me", "name": "Wabe"}, {"kind": "bot", "level": "random", "name": "wabe"}):
        answer = ann.post("/tables", {"game": "xiii", "seats": [seat, LINK]})
        assert (answer.status_code, answer.json()["error"]) == (400, "table-name")
    made = ann.create({"kind": "me", "name": "Ann"}, LINK)
    answer = bob.claim(made["links"]["1"], "W\u0430be")
    assert (answer.status_code, answer.json()["error"]) == (400, "table-name")
    assert bob.claim(made["links"]["1"], "Bob").status_code == 200
    refused = ann.open(made["table"], 0).ask(type="name", seat=0, name="WABE")
    assert refused["error"] == "table-name"


def test_the_table_has_its_voice_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "languages", lambda: ["en", "xx"])
    monkeypatch.setattr(
        names, "Texts", lambda language: SimpleNamespace(text=lambda _key: {"en": "Wabe", "xx": "Tisch"}[language])
    )
    voices.cache_clear()
    try:
        for name in ("Wabe", "T i s c h", "\u0442isch"):
            with pytest.raises(TableName):
                own_name(name)
    finally:
        voices.cache_clear()
