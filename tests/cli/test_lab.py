"""`wabe lab`."""

from __future__ import annotations

import errno
import json
import re
import sys
from pathlib import Path

import pytest

import wabe
from tests.cli.conftest import Desk
from tests.games.alicematic_heroes.packs import cheap_ninja
from tests.lab.games import facts
from wabe.cli.arguments import BadFile
from wabe.cli.lab_table import show
from wabe.lab import Report, Trial, Variant

COMPARE = ("lab", "compare", "xiii", "--games", "4", "--bots", "greedy", "--processes", "1")


def test_two_values_of_an_option_side_by_side(desk: Desk) -> None:
    assert desk.run(*COMPARE, "--option", "skills_optional=on") == 0
    assert "wonderland_xiii, 2 players, 4 games under each variant, seed 0, bots: greedy" in desk.out
    assert "skills_optional=on less as it is" in desk.out
    assert all(heading in desk.out for heading in ("wins by seat", "scores by source", "changes of the lead"))
    assert desk.err == ""


def test_a_page_with_drawings_and_its_json(desk: Desk, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    assert desk.run(*COMPARE, "--option", "skills_optional=on", "--html", str(page), "--json") == 0
    told = json.loads(desk.out)
    assert json.loads((tmp_path / "report.json").read_text(encoding="utf-8")) == told
    assert [variant["name"] for variant in told["variants"]] == ["base", "skills_optional=on"]
    said = page.read_text(encoding="utf-8")
    assert "skills_optional=on less as it is" in said
    assert "base" not in re.sub("<svg.*?</svg>", "", said, flags=re.DOTALL).replace("baseline", "")
    assert said.count("<svg") >= 4
    assert re.findall(r"<summary>(skill|visit) \((\d)\)</summary>", said) == [("skill", "6"), ("visit", "1")]
    assert "skill card=cat" in said
    assert all(f"; skills_optional={each}, " in said for each in ("no", "yes"))
    assert "://" not in said.replace("http://www.w3.org", "")


def test_without_matplotlib_it_is_said_before_the_first_game(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wabe.lab.compare", lambda *_: pytest.fail("a game was played"))
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    page = str(tmp_path / "report.html")
    assert desk.run(*COMPARE, "--option", "skills_optional=on", "--html", page) == 2
    assert 'This needs matplotlib: pip install "wabe[lab]".' in desk.err


def test_a_page_that_cannot_be_written_leaves_the_old_one(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "report.html"
    page.write_text("the old one", encoding="utf-8")

    def full(self: Path, text: str, encoding: str) -> None:
        self.write_bytes(text[:5].encode(encoding))
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    assert desk.run(*COMPARE, "--option", "skills_optional=on", "--html", str(page)) == 2
    assert "No space left on device" in desk.err
    assert [each.name for each in tmp_path.iterdir()] == ["report.html"]
    assert page.read_text(encoding="utf-8") == "the old one"


def test_a_data_pack_beside_the_game_s_own(desk: Desk, tmp_path: Path) -> None:
    pack = cheap_ninja(tmp_path / "mine")
    words = ("lab", "compare", "heroes", "--with", pack, "--games", "1", "--bots", "greedy", "--processes", "1")
    assert desk.run(*words, "--json") == 0
    told = json.loads(desk.out)
    assert [variant["data"] and variant["data"]["name"] for variant in told["variants"]] == [None, "mine"]
    assert {each["name"] for each in told["groups"]["sides"]} <= {
        "cheshire_cat", "humpty_dumpty", "mad_hatter", "march_hare", "queen_of_hearts"
    }  # fmt: skip


def test_one_game_is_told_without_intervals(desk: Desk) -> None:
    words = ("lab", "compare", "xiii", "--games", "1", "--bots", "greedy", "--processes", "1")
    assert desk.run(*words, "--option", "skills_optional=on") == 0
    assert "wins by seat" in desk.out
    assert desk.out.count("±") == 1  # of the sentence that says what it is


def test_events_are_shown_that_the_game_names_or_that_have_changed(capsys: pytest.CaptureFixture[str]) -> None:
    trial = Trial("war", 2, ["greedy"] * 2, 1, [Variant("base", {}, None), Variant("B", {}, None)])
    rows = [[facts(), facts(events={"bust": [0, 2], "rose": [number % 2, 1]})] for number in range(40)]
    report = Report.of(trial, [None, None], rows)
    show(report, ())
    assert "rose" in (without := capsys.readouterr().out)
    assert "bust" not in without
    show(report, wabe.load("war").watched)
    assert "bust" in capsys.readouterr().out


def test_values_of_an_option_in_columns(desk: Desk) -> None:
    sweep = ("lab", "sweep", "xiii", "--games", "1", "--bots", "greedy", "--processes", "1", "--json")
    assert desk.run(*sweep, "--option", "skills_optional=off,on", "--both", "final_refill=on") == 0
    options = [variant["options"] for variant in json.loads(desk.out)["variants"]]
    assert [each["skills_optional"] for each in options] == [False, True]
    assert {each["final_refill"] for each in options} == {True}


def test_values_of_a_field_in_columns_and_a_journal(desk: Desk, tmp_path: Path) -> None:
    sweep = ("lab", "sweep", "heroes", "--games", "1", "--bots", "greedy", "--processes", "1", "--json")
    more = ("--field", "alices.ninja.cost=1,3", "--journal", str(tmp_path / "kept.jsonl"))
    assert desk.run(*sweep, *more) == 0
    first = desk.out
    assert [variant["name"] for variant in json.loads(first)["variants"]] == ["cost=2", "cost=1", "cost=3"]
    assert desk.run(*sweep, *more) == 0
    assert desk.out == first
    assert len((tmp_path / "kept.jsonl").read_bytes().splitlines()) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("compare war", "Name what to compare with: a data pack (--with FOLDER), or an option (--option NAME=VALUE)."),
        ("compare war --with nowhere", 'The data pack "nowhere" cannot be read'),
        ("compare war --with a/x --with b/x", "Two packs of the same name cannot be told apart"),
        ("compare war --with a/base", "nor one called base from the game as it is"),
        ("sweep heroes --field alices.ninja.cost=2", "What is compared are 2 variants or more, not 1."),
        ("compare war --option ally_set=E", "The option ally_set can be A, B, C, D, random, not 'E'."),
        ("compare war --option ally_set=B --html page", "A page's name ends in .html, not 'page'"),
        ("compare war --option ally_set=B --html no/page.html", "its folder does not exist"),
        ("compare war --option ally_set=B --bots clever", "There is no bot 'clever'"),
        ("sweep war", "Name one field of the data (--field PATH=1..3) or one option"),
        ("sweep war --option ally_set=A --field quests.x=1", "Name one field of the data"),
        ("sweep war --option ally_set=A", "Name two or more different values of ally_set, separated by commas."),
        (
            "sweep war --field quests.sentence_first.feat.n",
            "A field and its values are written PATH=1..3 or PATH=1,2,4",
        ),
        (
            "sweep war --field quests.nobody.n=1",
            "There is no field 'quests.nobody.n': in quests there are format, quest",
        ),
        ("sweep war --field quests.sentence_first.feat.n=-1", "feat.n is -1, not a whole number from 0 to"),
        ("sweep xiii --field cards.cat=1", "wonderland_xiii has no data of which a field could be tried."),
    ],
)
def test_what_is_wrong_is_a_sentence(desk: Desk, words: str, said: str) -> None:
    assert desk.run("lab", *words.split(), "--games", "1") == 2
    assert said in desk.err
    assert desk.out == ""


@pytest.mark.parametrize("journal", ["report.html", "report.json"])
def test_no_report_is_written_over_the_journal(desk: Desk, tmp_path: Path, journal: str) -> None:
    page, kept = tmp_path / "report.html", tmp_path / journal
    assert desk.run(*COMPARE, "--option", "skills_optional=on", "--html", str(page), "--journal", str(kept)) == 2
    assert "is the journal: name another one for the report." in desk.err
    assert not kept.exists()


def test_what_was_found_is_told_even_if_the_page_cannot_be_written(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise BadFile("error-no-place", name="it")

    monkeypatch.setattr("wabe.cli.files.write_text", full)
    page = str(tmp_path / "report.html")
    assert desk.run(*COMPARE, "--option", "skills_optional=on", "--html", page, "--json") == 2
    assert json.loads(desk.out)["games"]
    assert "cannot be written" in desk.err
