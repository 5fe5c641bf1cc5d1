"""Without the libraries everything else works, and a sentence says what is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from wabe import envs

WITHOUT = "import sys; sys.modules.update(gymnasium=None, pettingzoo=None, numpy=None)"


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wabe.extras.is_installed", lambda library: library == "numpy")
    for make in (envs.env, envs.raw_env, envs.parallel_env):
        with pytest.raises(envs.MissingExtra, match=r'needs pettingzoo, gymnasium: pip install "wabe\[rl\]"'):
            make("xiii")
    with pytest.raises(envs.MissingExtra, match="needs gymnasium:"):
        envs.vector_env("xiii", 2)


def test_the_games_are_played_without_any_of_them() -> None:
    code = "import sys, wabe\nwabe.load('xiii').new(2, 1).apply(0)\nassert 'numpy' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_without_gymnasium_nothing_is_registered_and_nothing_breaks() -> None:
    code = f"""{WITHOUT}
from wabe import envs
try:
    envs.single_env('xiii')
except envs.MissingExtra as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert "gymnasium, numpy" in done.stdout
