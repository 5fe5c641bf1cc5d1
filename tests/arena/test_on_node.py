"""What a node sees to before it works: that it has the same code, also that of games and bots of others."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.arena import node_work
from tests.kernel.toy import ToyGame
from wabe.arena import on_node
from wabe.arena.match import Match
from wabe.arena.on_node import Parcel, carry_out, parcel
from wabe.games import games

JOB = Match("wonderland_xiii", 2, ["random", "python:own_bots.best:Best:depth=2"], 1, {}, True)


@pytest.fixture(autouse=True)
def _anew() -> None:
    on_node.package_digest.cache_clear()
    on_node.LAST[:] = None, None


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a bot."""
    monkeypatch.syspath_prepend(str(tmp_path))
    package = tmp_path / "own_bots"
    package.mkdir()
    for name in ("__init__.py", "best.py", "worth.py"):
        (package / name).write_text("WORTH = 1\n", encoding="utf-8")
    return package


def carried(sent: Parcel, home: Path) -> on_node.Chunk:
    """What a node says that begins anew."""
    on_node.package_digest.cache_clear()
    on_node.LAST[:] = None, None
    return carry_out("name", lambda: sent, range(1), str(home))


def test_the_same_packages_do_the_work(own_bots: Path, tmp_path: Path) -> None:
    sent = parcel(node_work.bots_of, JOB)
    assert list(sent.strangers) == ["own_bots"]
    assert carried(sent, tmp_path) == (on_node.DONE, [JOB.bots])


@pytest.mark.parametrize("file", ["best.py", "worth.py", "further.py"])
def test_another_package_is_told_of_and_nothing_is_played(own_bots: Path, tmp_path: Path, file: str) -> None:
    sent = parcel(node_work.bots_of, JOB)
    (own_bots / file).write_text("WORTH = 2\n", encoding="utf-8")
    assert carried(sent, tmp_path) == (on_node.STRANGE, "own_bots")


def test_a_package_that_is_not_there_is_another_one(
    own_bots: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = parcel(node_work.bots_of, JOB)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place != str(own_bots.parent)])
    assert carried(sent, tmp_path) == (on_node.STRANGE, "own_bots")


def test_a_single_module_counts_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "lone_bot.py").write_text("WORTH = 1\n", encoding="utf-8")
    sent = parcel(node_work.bots_of, JOB._replace(bots=["python:lone_bot:Best"]))
    (tmp_path / "lone_bot.py").write_text("WORTH = 2\n", encoding="utf-8")
    assert carried(sent, tmp_path) == (on_node.STRANGE, "lone_bot")


def test_games_of_others_count_with_their_package(monkeypatch: pytest.MonkeyPatch) -> None:
    assert on_node.strangers(JOB._replace(bots=["random", "greedy"])) == {}
    monkeypatch.setitem(games(), "foreign", ToyGame())
    assert list(on_node.strangers(JOB._replace(game="foreign", bots=[]))) == [__name__.partition(".")[0]]
