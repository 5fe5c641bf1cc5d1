"""The examples of the documents: each is understood, and those that are quick do what they should."""

from __future__ import annotations

import argparse
import re
import shlex
from pathlib import Path

import pytest

import wabe
from tests.cli.conftest import Desk
from wabe.cli import joined, parser
from wabe.cli.seating import check_seating

ROOT = Path(__file__).parents[2]
DOCUMENTS = ["README.md", "docs/cli.md", "docs/data.md", "docs/analysis.md", "docs/dataset.md", "docs/cluster.md"]
LINE = re.compile(r"^(?:\S.* \| )?(?:\.venv/bin/)?wabe (.+?)(?:  +\S.*)?$", re.MULTILINE)
QUICK = {"play", "replay", "games", "data"}


def examples(document: str) -> list[list[str]]:
    """The words of every command line in the blocks of a document, in order."""
    text = (ROOT / document).read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [shlex.split(line) for language, block in blocks if not language for line in LINE.findall(block)]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_example_is_understood(document: str) -> None:
    found = examples(document)
    assert len(found) >= 3
    for words in found:
        args = parser().parse_args(joined(words))
        assert callable(args.run)
        check(args)


def check(args: argparse.Namespace) -> None:
    """Games there are, with seats that fit."""
    game = getattr(args, "game", None)
    seats = getattr(args, "seats", None)
    if game is not None:
        loaded = wabe.load(game)
        assert seats is None or check_seating(loaded, seats, args.names, 0).kinds == seats


@pytest.mark.parametrize("document", ["README.md", "docs/cli.md"])
def test_quick_examples_work_one_after_the_other(
    document: str, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = set()
    for words in examples(document):
        seats = getattr(parser().parse_args(joined(words)), "seats", None) or ["me"]
        if words[0] in QUICK and "--data" not in words and "me" in seats:  # bots alone take their time
            monkeypatch.chdir(tmp_path)  # where the games they save are found again
            assert desk.run(*words) == 0, (words, desk.err)
            done.add(words[0])
    assert {"play", "replay"} <= done
