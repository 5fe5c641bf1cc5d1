from __future__ import annotations

from pathlib import Path

import pytest

from tools import web


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose npm notes its calls in `calls.txt`, and whose build copies the page."""

    def npm(*arguments: str) -> None:
        with (tmp_path / "calls.txt").open("a", encoding="utf-8") as calls:
            calls.write(" ".join(arguments) + "\n")
        folder = tmp_path / ("static" if arguments[0] == "run" else "web/node_modules")
        folder.mkdir(exist_ok=True)
        (folder / "index.html").write_text("built", encoding="utf-8")

    monkeypatch.setattr(web, "WEB", tmp_path / "web")
    monkeypatch.setattr(web, "STATIC", tmp_path / "static")
    monkeypatch.setattr(web, "npm", npm)
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package-lock.json").write_text("{}", encoding="utf-8")
    (tmp_path / "web" / "src" / "main.ts").write_text("1", encoding="utf-8")
    return tmp_path


def builds(project: Path) -> list[str]:
    web.build()
    calls = project / "calls.txt"
    done = calls.read_text(encoding="utf-8").splitlines() if calls.exists() else []
    calls.unlink(missing_ok=True)
    return [call.split()[0] for call in done]


def test_pages_are_built_once(project: Path) -> None:
    assert builds(project) == ["ci", "run"]
    assert builds(project) == []


def test_a_changed_source_builds_again_without_installing_again(project: Path) -> None:
    builds(project)
    (project / "web" / "src" / "main.ts").write_text("2", encoding="utf-8")
    assert builds(project) == ["run"]


def test_a_changed_lock_file_installs_again(project: Path) -> None:
    builds(project)
    (project / "web" / "package-lock.json").write_text("{ }", encoding="utf-8")
    assert builds(project) == ["ci", "run"]


def test_products_of_the_build_are_no_sources(project: Path) -> None:
    builds(project)
    (project / "web" / "node_modules" / "index.js").write_text("3", encoding="utf-8")
    assert [path.name for path in sorted(web.sources())] == ["package-lock.json", "main.ts"]
    assert builds(project) == []


def test_a_renamed_source_changes_the_digest(project: Path) -> None:
    before = web.digest(web.sources(), project)
    (project / "web" / "src" / "main.ts").rename(project / "web" / "src" / "other.ts")
    assert web.digest(web.sources(), project) != before


def test_a_source_distribution_carries_the_pages(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    builds(project)
    monkeypatch.setattr(web, "WEB", project / "nowhere")
    assert builds(project) == []


def test_neither_sources_nor_pages_is_an_error(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "WEB", project / "nowhere")
    with pytest.raises(web.TableMissing, match="browser table is missing"):
        web.build()


def test_a_build_that_leaves_no_page_is_an_error(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "npm", lambda *_: (project / "web" / "node_modules").mkdir(exist_ok=True))
    with pytest.raises(web.TableMissing, match=r"left no index\.html"):
        web.build()


def test_missing_node_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "find_spec", lambda _: None)
    with pytest.raises(web.TableMissing, match="needs Node"):
        web.node_home()
