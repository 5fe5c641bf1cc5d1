from __future__ import annotations

from pathlib import Path

import pytest

from tools import compiler

MAKES = 'while [ $# -gt 0 ]; do [ "$1" = -o ] && : > "$2"; shift; done'


@pytest.fixture
def cc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The C compiler, a script to be written."""
    program = tmp_path / "cc"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("CC", str(program))
    return program


def test_nothing_is_lacking_where_a_module_can_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "compiles", lambda _: True)
    assert compiler.lack() is None


def test_without_a_compiler_that_and_the_headers_are_named(cc: Path) -> None:
    cc.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    assert "no working C compiler; on Debian and Ubuntu `apt-get install gcc python3." in str(compiler.lack())


def test_a_compiler_that_is_not_there_is_none(cc: Path) -> None:
    cc.unlink()
    assert "no working C compiler" in str(compiler.lack())


def test_without_headers_their_package_alone_is_named(cc: Path) -> None:
    refuses = 'for word; do grep -qs "include <Python.h>" "$word" && exit 1; done'
    cc.write_text(f"#!/bin/sh\n{refuses}\n{MAKES}\n", encoding="utf-8")
    assert "headers are missing; on Debian and Ubuntu `apt-get install python3." in str(compiler.lack())


@pytest.mark.parametrize(("refuses", "flags"), [("", ["-flto=auto"]), ("-c", []), ("-shared", [])])
def test_it_optimises_across_files_where_compiler_and_linker_can(cc: Path, refuses: str, flags: list[str]) -> None:
    cannot = f'case "$*" in *" {refuses} "*-flto*|*-flto*" {refuses} "*|"{refuses} "*-flto*) exit 1;; esac'
    cc.write_text(f"#!/bin/sh\n{cannot if refuses else ''}\n{MAKES}\n", encoding="utf-8")
    assert compiler.link_time() == flags
