"""Installing from source where no C compiler, no headers or no browser table are there, and where mypyc fails."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import wabe

ROOT = Path(__file__).resolve().parent.parent
PIP = ("-m", "pip", "install", "-v", "--no-index", "--no-deps", "--no-build-isolation", "--target", "site", ".")
OTHERS = ("alicematic_heroes", "wonderlands_war")  # are left out
BEYOND_KERNEL = ', "src/wabe/games/**/*.py", "src/wabe/bots/mcts.py"'  # is not compiled here: that takes long
PLAY = """
import random, wabe
from wabe.kernel.ints import is_compiled
state, chance = wabe.load("wonderland_xiii").new(players=3, seed=7), random.Random(7)
while not state.over:
    state.apply(chance.choice(state.legal_actions()))
print(wabe.__file__, is_compiled(), state.scores(), sep="|")
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the sources as a source distribution has them but for two games: a page is built, nothing compiled.

    Of the rest the kernel alone is to be compiled.
    """
    for name in ("src", "tools"):
        shutil.copytree(
            ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "static", "*.egg-info")
        )
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "LICENSE", *(path.name for path in ROOT.glob("*.md"))):
        shutil.copy(ROOT / name, tmp_path)
    for game in OTHERS:
        shutil.rmtree(tmp_path / "src/wabe/games" / game)
    setup = (tmp_path / "setup.py").read_text(encoding="utf-8")
    assert setup.count(BEYOND_KERNEL) == 1
    (tmp_path / "setup.py").write_text(setup.replace(BEYOND_KERNEL, ""), encoding="utf-8")
    project = tmp_path / "pyproject.toml"
    lines = project.read_text(encoding="utf-8").splitlines(keepends=True)
    project.write_text("".join(line for line in lines if not line.startswith(OTHERS)), encoding="utf-8")
    (tmp_path / "src/wabe/server/static").mkdir()
    (tmp_path / "src/wabe/server/static/index.html").write_text("<!doctype html>", encoding="utf-8")
    return tmp_path


def python(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run this Python in `folder`, with these settings of the build only; all that it says is in `stdout`."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("WABE_") and name != "PYTHONPATH"}
    command = [sys.executable, *arguments]
    out, error = subprocess.PIPE, subprocess.STDOUT
    return subprocess.run(
        command, cwd=folder, env={**kept, **settings}, stdout=out, stderr=error, text=True, check=False
    )


def play(folder: Path, path: str) -> list[str]:
    """Where the package is, whether it is compiled, and the scores of one game with the packages in `path`."""
    done = python(folder, "-P", "-c", PLAY, PYTHONPATH=path)
    assert done.returncode == 0, done.stdout
    return done.stdout.strip().split("|")


def test_without_a_compiler_a_pure_installation_plays_the_same(source: Path) -> None:
    done = python(source, *PIP, CC="/bin/false")
    assert done.returncode == 0, done.stdout
    notices = re.findall(
        r"wabe: .* not compiled: there is no working C compiler; .* install gcc python3.*", done.stdout
    )
    assert len(notices) == 1
    place, compiled, scores = play(source, "site")
    assert place == str(source / "site" / "wabe" / "__init__.py")
    assert compiled == "False"
    assert (source / "site/wabe/server/static/index.html").is_file()
    assert (source / "site/wabe/games/wonderland_xiii/en.ftl").is_file()
    assert scores == play(source, str(Path(wabe.__file__).parent.parent))[2]


def test_missing_headers_of_python_are_said_to_be_missing(source: Path) -> None:
    compiler = source / "compiler"
    refuses = 'for word; do grep -qs "include <Python.h>" "$word" && exit 1; done'
    makes = 'while [ $# -gt 0 ]; do [ "$1" = -o ] && : > "$2"; shift; done'
    compiler.write_text(f"#!/bin/sh\n{refuses}\n{makes}\n", encoding="utf-8")
    compiler.chmod(0o755)
    done = python(source, *PIP, CC=str(compiler))
    assert done.returncode == 0, done.stdout
    assert re.search(r"wabe: .* not compiled: Python's headers are missing; .*install python3\S*-dev", done.stdout)
    assert play(source, "site")[1] == "False"


def test_sources_that_mypyc_refuses_are_installed_as_they_are(source: Path) -> None:
    with (source / "src/wabe/kernel/rng.py").open("a", encoding="utf-8") as module:
        module.write('\nWRONG: int = "no number"\n')
    done = python(source, *PIP)
    assert done.returncode == 0, done.stdout
    assert play(source, "site")[1] == "False"


def test_a_compiler_that_gives_up_midway_leaves_a_pure_installation(source: Path) -> None:
    compiler = source / "compiler"
    compiler.write_text('#!/bin/sh\ncase "$*" in *__native*) exit 1;; esac\nexec cc "$@"\n', encoding="utf-8")
    compiler.chmod(0o755)
    done = python(source, *PIP, CC=str(compiler))
    assert done.returncode == 0, done.stdout
    assert play(source, "site")[1] == "False"
    assert list((source / "site").rglob("*.so")) == []


def test_a_compilation_that_was_asked_for_may_not_fail(source: Path) -> None:
    done = python(source, *PIP, CC="/bin/false", WABE_COMPILED="1")
    assert done.returncode != 0
    assert "wabe: the engine was not compiled: there is no working C compiler" in done.stdout


def test_an_installation_without_the_browser_table_fails(source: Path) -> None:
    shutil.rmtree(source / "src/wabe/server/static")
    done = python(source, *PIP, WABE_PURE="1")
    assert done.returncode != 0
    assert "wabe: the browser table is missing" in done.stdout


def test_what_is_compiled_is_sound_where_only_the_packages_of_the_build_are(tmp_path: Path) -> None:
    """An isolated build has no Fluent: what comes from there is of any type, and mypyc must take it all the same."""
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--no-site-packages",
        "--cache-dir",
        str(tmp_path),
        "src/wabe/texts/__init__.py",
    ]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stdout.count(" error: ")) == (0, 0), done.stdout
