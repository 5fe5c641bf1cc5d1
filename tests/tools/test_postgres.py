"""The database of the tests: where it is found, and what is said where it is missing."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools import postgres


def install(folder: Path, *programs: str) -> Path:
    folder.mkdir(parents=True)
    for name in programs:
        (folder / name).write_text("#!/bin/sh\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    return folder


@pytest.fixture(autouse=True)
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a database."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(postgres, "DEBIAN", tmp_path / "debian")


def test_the_newest_of_debians_is_taken(tmp_path: Path) -> None:
    assert postgres.binaries() is None
    for version in ("9", "15"):
        found = install(tmp_path / "debian" / version / "bin", "initdb", "postgres")
        assert postgres.binaries() == found
    install(tmp_path / "debian" / "16" / "bin", "psql")  # clients alone are of no use
    assert postgres.binaries() == found


def test_what_is_on_the_path_goes_first(tmp_path: Path) -> None:
    install(tmp_path / "debian" / "15" / "bin", "initdb", "postgres")
    found = install(tmp_path / "bin", "initdb", "postgres")
    assert postgres.binaries() == found


def test_it_is_installed_only_where_it_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "commands", lambda: [[sys.executable, "-c", "raise SystemExit(3)"]])
    with pytest.raises(SystemExit, match="need PostgreSQL"):
        postgres.main()
    install(tmp_path / "debian" / "15" / "bin", "initdb", "postgres")
    postgres.main()


def test_it_never_runs_as_the_administrator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert postgres.user() in postgres.UNPRIVILEGED
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert postgres.user() is None
