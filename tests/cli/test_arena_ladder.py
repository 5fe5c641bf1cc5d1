"""`wabe arena ladder`: its tables, its page, and how it goes on after an interruption."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import Desk
from wabe.arena import ladder
from wabe.cli import joined, parser

LADDER = ("arena", "ladder", "xiii", "--bots", "random,caterpillar", "--games", "6", "--processes", "1")


def test_a_ladder_in_two_tables(desk: Desk) -> None:
    assert desk.run(*LADDER, "--seed", "4") == 0
    assert "wonderland_xiii, 2 players, 6 games, seed 4" in desk.out
    lines = [line.split() for line in desk.out.splitlines()]
    places = [line[:2] for line in lines if line[:1] in (["1"], ["2"])]
    assert places == [["1", "caterpillar"], ["2", "random"]]
    assert [line[-1] for line in lines if line[:2] == ["caterpillar", "random"]] in (["better"], ["open"])
    assert "6 games were played, as fixed beforehand." in desk.out
    assert desk.err == ""


def test_the_old_command_is_as_it_was(desk: Desk) -> None:
    assert joined(["arena", "ladder", "xiii"]) == ["arena ladder", "xiii"]
    assert joined(["--language", "en", "arena", "ladder", "xiii"])[2:] == ["arena ladder", "xiii"]
    assert joined(["arena", "xiii", "--bots", "a,b"]) == ["arena", "xiii", "--bots", "a,b"]
    assert desk.run("arena", "xiii", "--games", "2", "--bots", "random,dormouse", "--processes", "1") == 0
    assert "wonderland_xiii, 2 players, 2 games each, seed 0" in desk.out


def test_a_sequential_test_says_what_it_proved(desk: Desk) -> None:
    sure = ("--until-sure", "0.2", "--json")
    assert desk.run(*LADDER[:-3], "200", *LADDER[-2:], *sure) == 0
    report = json.loads(desk.out)
    assert report["sure"] is True
    assert report["played"] < 60
    assert desk.run(*LADDER, "--until-sure", "0.2") == 0
    assert "6 games are the most that were allowed, and have not made the whole order certain" in desk.out


def test_a_page_has_it_all_and_says_how_to_play_it_again(desk: Desk, tmp_path: Path) -> None:
    page = tmp_path / "ladder.html"
    more = ("--html", str(page), "--option", "best_split=on", "--clock", "wall", "--seed", "7")
    assert desk.run(*LADDER, *more) == 0
    assert desk.out.endswith(f"The report is in {page}.\n")
    written = page.read_text(encoding="utf-8")
    assert written.count("<svg") == 3
    assert written.count("<table") == 3
    for said in ("Ladder: Wonderland XIII, 2 players, 6 games", "best_split=yes", "by the clock", "var(--c1)"):
        assert said in written
    again = written.partition("<code>")[2].partition("</code>")[0]
    assert again.startswith("wabe arena ladder xiii --bots random,caterpillar ")
    assert parser().parse_args(joined(shlex.split(again)[1:])).seed == 7
    assert desk.run(*shlex.split(again)[1:], "--processes", "1", "--html", str(page)) == 0
    assert page.read_text(encoding="utf-8") == written


def test_ctrl_c_says_how_to_go_on_and_the_same_command_does(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, games = tmp_path / "l.jsonl", []
    play = ladder.play

    def interrupted(*args: object) -> object:
        games.append(args)
        if len(games) == 4:
            raise KeyboardInterrupt
        return play(*args)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(ladder, "play", interrupted)
        assert desk.run(*LADDER, "--json", "--journal", str(journal)) == 130
    assert desk.err == f"What was played is kept in {journal}: the same command goes on from there.\n\n"
    assert desk.run(*LADDER, "--json", "--journal", str(journal)) == 0
    resumed = desk.out
    assert desk.run(*LADDER, "--json") == 0
    assert resumed == desk.out


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--until-sure", "0"), "'0' is no probability of error above 0, up to 0.5"),
        (("--until-sure", "0.6"), "'0.6' is no probability of error above 0, up to 0.5"),
        (("--players", "4"), "A table of 4 needs 4 bots, not 2."),
        (("--html", "/"), "is a folder"),
        (("--html", "/nowhere/l.html"), "its folder does not exist"),
        (("--journal", "/nowhere/l.jsonl"), "The journal /nowhere/l.jsonl cannot be used"),
        (("--clock", "sun"), "sun"),
    ],
)
def test_wrong_use_is_a_sentence_before_the_first_game(
    desk: Desk, more: tuple[str, ...], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "play", lambda *_: pytest.fail("a game was played"))
    assert desk.run(*LADDER, *more) == 2
    assert sentence in desk.err
    assert desk.err.count("\n") == 1


def test_without_matplotlib_there_is_no_page_but_a_ladder(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(__import__("sys").modules, "matplotlib", None)
        assert desk.run(*LADDER, "--html", str(tmp_path / "l.html")) == 2
        assert 'This needs matplotlib: pip install "wabe[lab]".' in desk.err
        patch.setitem(__import__("sys").modules, "matplotlib", None)
        assert desk.run(*LADDER) == 0
