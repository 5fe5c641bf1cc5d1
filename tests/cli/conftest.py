from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from wabe.cli import main
from wabe.texts.languages import SPOKEN

HERE = Path(__file__).parent
LIMIT = 120  # seconds
Answer = Callable[[str], str | None]
Finished = subprocess.CompletedProcess[str]


class Person(io.StringIO):
    """A standard input that answers to what has been written so far."""

    def __init__(self, written: io.StringIO, answer: Answer) -> None:
        super().__init__()
        self.written = written
        self.answer = answer

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]  # StringIO's, not IOBase's
        said = self.answer(self.written.getvalue())
        return "" if said is None else f"{said}\n"


def typed(text: str) -> Answer:
    """Answers line by line, whatever was written."""
    lines = iter(text.splitlines())
    return lambda _: next(lines, None)


class Desk:
    """Runs commands in this process; what they wrote and how they ended stays here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.out = ""
        self.err = ""

    def run(self, *args: str, answer: Answer | str = "") -> int:
        """The exit code of `wabe args`, with these answers: lines, or a function of all that was written."""
        out, err = io.StringIO(), io.StringIO()
        self.monkeypatch.setattr(sys, "stdin", Person(out, typed(answer) if isinstance(answer, str) else answer))
        self.monkeypatch.setattr(sys, "stdout", out)
        self.monkeypatch.setattr(sys, "stderr", err)
        language = SPOKEN.language
        try:
            return main(args)
        finally:
            SPOKEN.language = language
            self.monkeypatch.undo()
            self.out, self.err = out.getvalue(), err.getvalue()


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(monkeypatch)


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """The environment of a process that also finds the game `pennies`, by its entry point alone."""
    info = tmp_path / "site" / "pennies-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pennies\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[wabe.games]\npennies = pennies:GAME\n", encoding="utf-8")
    paths = [str(tmp_path / "site"), str(HERE), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUTF8": "1"}


@pytest.fixture
def process(env: dict[str, str]) -> Callable[..., Finished]:
    """Runs `wabe args` as a process of its own."""

    def run(*args: str, text: str = "") -> Finished:
        command = [sys.executable, "-m", "wabe.cli", *args]
        return subprocess.run(
            command, input=text, capture_output=True, text=True, encoding="utf-8", env=env, timeout=LIMIT, check=False
        )

    return run


def first_choice(written: str) -> str:
    """The key of the first of the choices written last."""
    assert "is none of the choices." not in written  # asked the same again, nobody would ever be done
    keys: list[str] = []
    for line in reversed(written.splitlines()):
        key = line.partition(".")[0].partition(" or ")[0]
        if re.fullmatch(r"[A-Za-z]*\d+", key):  # a number, or where a space lies
            keys.append(key)
        elif keys:
            break
    return keys[-1]
