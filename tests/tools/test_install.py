from __future__ import annotations

from pathlib import Path

import pytest

from tools import compiler, install, web


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one module and one page, with an environment that nothing is installed in."""
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "src/wabe/step.py", "web/main.ts"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(web, "ROOT", tmp_path)
    monkeypatch.setattr(web, "WEB", tmp_path / "web")
    monkeypatch.setattr(web, "STATIC", tmp_path / "src" / "wabe" / "static")
    monkeypatch.setattr(install, "STAMP", tmp_path / "installed")
    monkeypatch.setattr(install, "is_compiled", lambda: True)
    monkeypatch.delenv("WABE_PURE", raising=False)
    monkeypatch.delenv("WABE_COMPILED", raising=False)
    return tmp_path


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The commands that an installation ran."""
    ran: list[tuple[str, ...]] = []

    def run(*arguments: str) -> list[str]:
        ran.append(arguments)
        return ["wabe: something to know."]

    monkeypatch.setattr(install, "run", run)
    return ran


def test_what_is_installed_already_is_left_alone(project: Path, commands: list[tuple[str, ...]]) -> None:
    install.main()
    assert commands == [(*install.PIP, str(project))]
    commands.clear()
    install.main()
    assert commands == []


@pytest.mark.parametrize("name", ["src/wabe/step.py", "src/wabe/added.ftl", "web/main.ts", "setup.py"])
def test_a_changed_source_is_installed(name: str, project: Path, commands: list[tuple[str, ...]]) -> None:
    install.main()
    commands.clear()
    (project / name).write_text("changed", encoding="utf-8")
    install.main()
    assert len(commands) == 1


def test_products_are_no_sources(project: Path, commands: list[tuple[str, ...]]) -> None:
    install.main()
    commands.clear()
    for name in ("src/wabe/static/index.html", "src/wabe/__pycache__/step.pyc", "src/wabe.egg-info/PKG-INFO"):
        (project / name).parent.mkdir(exist_ok=True)
        (project / name).write_text("made", encoding="utf-8")
    install.main()
    assert commands == []


def test_a_pure_engine_replaces_a_compiled_one(
    project: Path, commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    install.main()
    commands.clear()
    monkeypatch.setenv("WABE_PURE", "1")
    install.main()
    assert len(commands) == 1
    assert (project / "installed").is_file()


def test_a_pure_installation_does_not_do_where_a_compiled_one_is_asked_for(
    project: Path, commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WABE_COMPILED", "1")
    install.main()
    install.main()
    assert len(commands) == 1
    monkeypatch.setattr(install, "is_compiled", lambda: False)
    install.main()
    assert len(commands) == 2


def test_a_pure_installation_is_compiled_once_what_it_lacked_is_there(
    project: Path, commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "is_compiled", lambda: False)
    for lack, installations in (("a compiler", 1), ("a compiler", 1), ("headers", 2), (None, 3), (None, 3)):
        monkeypatch.setattr(compiler, "lack", lambda lack=lack: lack)
        install.main()
        assert len(commands) == installations


def test_a_compiled_installation_asks_for_no_compiler(
    project: Path, commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    install.main()
    monkeypatch.setattr(compiler, "lack", lambda: "a compiler")
    install.main()
    assert len(commands) == 1


def test_what_the_build_says_to_people_is_said(
    project: Path, commands: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    install.main()
    assert "wabe: something to know.\nEngine: " in capsys.readouterr().out


def test_of_all_that_pip_prints_only_what_the_build_says_is_told(project: Path) -> None:
    prints = "print('  Building wheel'); print('  wabe: there is no compiler.'); print('wabe-0.1 installed')"
    assert install.run("-c", prints) == ["wabe: there is no compiler."]


def test_a_failed_build_is_shown_whole(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        install.run("-c", "print('what went wrong'); raise SystemExit(2)")
    assert "what went wrong" in capsys.readouterr().out


def test_a_failed_installation_is_tried_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "PIP", ("-c", "raise SystemExit(3)"))
    for _ in range(2):
        with pytest.raises(SystemExit) as ended:
            install.main()
        assert ended.value.code == 3
    assert not (project / "installed").exists()
