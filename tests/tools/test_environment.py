"""The virtual environment and the browser: what is said and done where something is missing."""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from tools import chromium, venv, web


def test_this_python_will_do() -> None:
    assert venv.refusal() is None


def test_an_old_python_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(venv, "OLDEST", (sys.version_info.major, sys.version_info.minor + 1))
    assert "or newer is needed" in str(venv.refusal())


def test_missing_ensurepip_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(venv, "find_spec", lambda _: None)
    with pytest.raises(SystemExit, match="lacks ensurepip"):
        venv.main(tmp_path / "venv")
    assert not (tmp_path / "venv").exists()


def fake_browsers(folder: Path, exit_codes: dict[str, int]) -> None:
    for name, code in exit_codes.items():
        program = folder / name
        program.write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
        program.chmod(0o755)


def test_the_first_browser_that_starts_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_browsers(tmp_path, {"chromium-browser": 1, "google-chrome": 0})
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.system_browser.__wrapped__() == str(tmp_path / "google-chrome")
    fake_browsers(tmp_path, {"chromium": 0, "chromium-headless-shell": 0})
    assert chromium.system_browser.__wrapped__() == str(tmp_path / "chromium-headless-shell")


def test_without_a_browser_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.system_browser.__wrapped__() is None


@pytest.mark.parametrize(
    ("root", "apt", "programs"),
    [
        (True, True, ["sh", "sh"]),
        (True, False, [sys.executable]),
        (False, True, [sys.executable]),
    ],
)
def test_where_a_browser_comes_from(
    root: bool, apt: bool, programs: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_browsers(tmp_path, {"apt-get": 0} if apt else {})
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "is_root", lambda: root)
    assert [command[0] for command in chromium.commands()] == programs


@pytest.mark.parametrize("works", ["chromium-headless-shell", "chromium", "neither"])
def test_a_system_without_the_leaner_package_gets_the_other_one(
    works: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = tmp_path / "tried"
    asked = f'echo "$@" >>{tried}; case "$*" in *" {works}"|update*) exit 0; esac; exit 1'
    (tmp_path / "apt-get").write_text(f"#!/bin/sh\n{asked}\n", encoding="utf-8")
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    monkeypatch.setattr(chromium, "is_root", lambda: True)
    monkeypatch.setattr(chromium, "system_browser", lambda: None)
    monkeypatch.setattr(chromium, "has_own_browser", lambda: False)
    with pytest.raises(SystemExit, match="failed") if works == "neither" else nullcontext():
        chromium.main()
    installed = [line.split()[-1] for line in tried.read_text().splitlines() if line.startswith("install")]
    assert installed == ["chromium-headless-shell", "chromium"][: 1 if works == "chromium-headless-shell" else 2]


@pytest.fixture
def no_node_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine where nobody has chosen Playwright's Node."""
    monkeypatch.setenv("PLAYWRIGHT_NODEJS_PATH", "")
    monkeypatch.delenv("PLAYWRIGHT_NODEJS_PATH")


@pytest.mark.usefixtures("no_node_is_set")
def test_playwright_runs_with_the_projects_own_node() -> None:
    chromium.start_playwright()
    assert os.environ["PLAYWRIGHT_NODEJS_PATH"] == str(web.node())
    assert web.node().is_file()


@pytest.mark.usefixtures("no_node_is_set")
def test_playwright_downloads_its_browser_with_the_projects_own_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "has_own_browser", lambda: False)
    monkeypatch.setattr(chromium, "system_browser", lambda: None)
    proof = f"import os; raise SystemExit(os.environ['PLAYWRIGHT_NODEJS_PATH'] != {str(web.node())!r})"
    monkeypatch.setattr(chromium, "commands", lambda: [[sys.executable, "-c", proof]])
    chromium.main()
