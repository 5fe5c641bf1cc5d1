"""`--ray` and `--journal`: where games are played, and where their outcomes are kept."""

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

from tests.cli.conftest import Desk

SIMULATE = ("simulate", "xiii", "--games", "4", "--bots", "random", "--json", "--processes", "1")


def test_local_clusters_one_after_the_other_give_the_same_report(env: dict[str, str], desk: Desk) -> None:
    twice = (
        f"from wabe.cli import main; codes = [main({[*SIMULATE, '--ray']}) for _ in range(2)]; assert codes == [0, 0]"
    )
    env["RAY_worker_niceness"] = "0"
    clustered = subprocess.run([sys.executable, "-c", twice], env=env, capture_output=True, text=True, check=False)
    assert (clustered.returncode, clustered.stderr) == (0, "")
    assert desk.run(*SIMULATE) == 0
    assert clustered.stdout == desk.out * 2


def test_ctrl_c_ends_a_local_cluster(env: dict[str, str], tmp_path: Path) -> None:
    env |= {
        "RAY_worker_niceness": "0",
        "TMPDIR": "/tmp",
        "WABE_TEST": str(tmp_path),
    }  # a mark of all that belongs to it
    arguments = ("simulate", "xiii", "--games", "40", "--bots", "search:seconds=3", "--processes", "1", "--ray")
    command = [sys.executable, "-m", "wabe.cli", *arguments]
    with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True, start_new_session=True) as run:
        until(lambda: any("task" in name for name in marked(tmp_path)))
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does
        try:
            _, said = run.communicate(timeout=60)
        finally:
            if run.poll() is None:
                os.killpg(run.pid, signal.SIGKILL)
    assert (run.returncode, said.strip()) == (130, "")
    until(lambda: not marked(tmp_path))


def until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.1)


def marked(folder: Path) -> list[str]:
    """The titles of the processes that have this folder in their environment."""
    found = []
    for place in Path("/proc").iterdir():
        try:
            if place.name.isdecimal() and f"WABE_TEST={folder}".encode() in (place / "environ").read_bytes():
                found.append((place / "cmdline").read_bytes().decode(errors="replace"))
        except OSError:  # it has ended meanwhile
            continue
    return found


def test_a_cluster_that_is_none_is_told(desk: Desk) -> None:
    assert desk.run(*SIMULATE, "--ray", "nowhere") == 2
    assert desk.err.startswith("wabe: A cluster is called by host:port, or local for one on this machine, not nowhere")


def test_a_match_goes_on_where_its_journal_ends(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = ("--journal", str(tmp_path / "match.jsonl"))
    assert desk.run(*SIMULATE) == 0
    report = desk.out
    for _ in range(2):
        assert desk.run(*SIMULATE, *kept) == 0
        assert desk.out == report
        monkeypatch.setattr("wabe.arena.match.play", lambda *_: pytest.fail("a game was played again"))
    assert desk.run(*SIMULATE, "--seed", "1", *kept) == 2
    assert "its seed is 0, not 1" in desk.err


def test_an_arena_has_a_journal_for_each_match(desk: Desk, tmp_path: Path) -> None:
    arena = ("arena", "xiii", "--players", "2", "--games", "2", "--bots", "greedy,random", "--processes", "1", "--json")
    assert desk.run(*arena, "--journal", str(tmp_path / "kept.jsonl")) == 0
    assert json.loads(desk.out)[0]["games"] == 2
    assert [path.name for path in tmp_path.iterdir()] == ["kept-1.jsonl"]
