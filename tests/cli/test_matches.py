"""`wabe simulate` and `wabe arena`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import wabe
from tests.cli.conftest import Desk, Finished
from wabe import bots
from wabe.arena import Report, Result
from wabe.arena.match import add
from wabe.cli.arena import pairings, show

SIMULATE = ("simulate", "xiii", "--players", "3", "--games", "30", "--seed", "1")


def test_the_outcome_does_not_depend_on_the_processes(process: Callable[..., Finished]) -> None:
    alone = process(*SIMULATE, "--bots", "random", "--json", "--processes", "1")
    together = process(*SIMULATE, "--bots", "random", "--json", "--processes", "2")
    assert (alone.returncode, alone.stderr) == (0, "")
    assert alone.stdout == together.stdout
    report = json.loads(alone.stdout)
    assert (report["games"], report["players"], report["seed"]) == (30, 3, 1)
    assert sum(entrant["wins"] for entrant in report["entrants"]) == pytest.approx(30)


def test_seed_bots_and_options_matter(desk: Desk) -> None:
    outs = []
    for more in ([], ["--seed", "2"], ["--bots", "greedy,random,random"], ["--option", "skills_optional=on"]):
        assert desk.run(*SIMULATE, "--processes", "1", "--json", *more) == 0
        outs.append(desk.out)
    assert len(set(outs)) == 4


def test_the_table_of_shares(desk: Desk) -> None:
    assert desk.run("simulate", "xiii", "--games", "20", "--bots", "greedy,random", "--processes", "1") == 0
    assert "wonderland_xiii, 2 players, 20 games, seed 0" in desk.out
    lines = [line.split() for line in desk.out.splitlines()]
    greedy = next(line for line in lines if line[:1] == ["greedy"])
    assert 15 <= float(greedy[1]) <= 20
    assert "Fair share 50.0%; a game takes " in desk.out
    assert desk.err == ""


def test_settings_of_bots_are_one_level(desk: Desk) -> None:
    bots = "search:iterations=3,workers=1,random"
    assert desk.run("simulate", "xiii", "--games", "2", "--bots", bots, "--processes", "1", "--json") == 0
    names = [entrant["bot"] for entrant in json.loads(desk.out)["entrants"]]
    assert names == ["search:iterations=3,workers=1", "random"]


def test_arena_sets_each_alone_against_each_other(desk: Desk) -> None:
    arena = ("arena", "xiii", "--players", "3", "--games", "15", "--bots", "greedy,random", "--processes", "1")
    assert desk.run(*arena) == 0
    lines = [line.split() for line in desk.out.splitlines()]
    verdicts = {line[0]: line[-2] for line in lines if line[:1] in (["greedy"], ["random"])}
    assert verdicts == {"greedy": "better", "random": "worse"}
    assert "hold all together, for this number of games: the risk that any of them is wrong is 0.05." in desk.out
    assert desk.run(*arena, "--json") == 0
    assert [[e["bot"] for e in report["entrants"]] for report in json.loads(desk.out)] == [
        ["greedy", "random", "random"],
        ["random", "greedy", "greedy"],
    ]


def test_a_bot_that_does_not_exist_is_told_before_the_first_match(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wabe.arena.simulate", lambda *_: pytest.fail("a match was played"))
    assert desk.run("arena", "xiii", "--games", "1", "--bots", "greedy,random,clever") == 2
    assert desk.err == f"wabe: There is no bot 'clever'; there are {', '.join(bots.levels_of(wabe.load('xiii')))}.\n"


def test_ctrl_c_does_not_wait_for_the_games_under_way(env: dict[str, str]) -> None:
    bots = ("--bots", "search:seconds=3", "--games", "40", "--processes", "2")
    command = [sys.executable, "-m", "wabe.cli", "simulate", "xiii", *bots]
    with subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL, start_new_session=True) as run:
        children = Path(f"/proc/{run.pid}/task/{run.pid}/children")
        end = time.monotonic() + 60
        while len(children.read_text().split()) < 3:  # two that play, and one that cleans up after them
            assert time.monotonic() < end
            time.sleep(0.05)
        time.sleep(2)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does
        try:
            assert run.wait(30) == 130
        finally:
            if run.poll() is None:
                os.killpg(run.pid, signal.SIGKILL)


def test_verdicts_of_many_pairings_hold_together(capsys: pytest.CaptureFixture[str]) -> None:
    """15 of 20 is better than a half by itself, and as one of three not: chance has three goes."""
    report = Report("xiii", 2, 0, {}, True, ["a", "b"])
    for game in range(20):
        add(report, Result([1.0, 0.0] if game < 15 else [0.0, 1.0], [0, 0], 1, 1))
    for count, verdict in ((1, "better"), (3, "open")):
        show([report] * count)
        out = capsys.readouterr().out
        assert [line.split()[-2] for line in out.splitlines() if line.split()[:2] == ["a", "b"]] == [verdict] * count


def test_with_two_players_a_pairing_is_played_once() -> None:
    assert pairings(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(pairings(["a", "b", "c"], 3)) == 6
