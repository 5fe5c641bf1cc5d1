"""The page, its files and the headers around them."""

from __future__ import annotations

import gzip
import os
import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.client import Person
from tests.server.conftest import running
from wabe.server import prices
from wabe.server.limits import Limits, Rate
from wabe.server.pages import staleness

BUILDER = Path(__file__).parents[2] / "tools" / "web.py"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Wabe</title>")
    (tmp_path / "assets" / "index-Bx3f.js").write_text("export {}\n" * 200)
    (tmp_path / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    monkeypatch.setattr("wabe.server.pages.STATIC", tmp_path)
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc", "/how-to-play/wonderland_xiii", "/rules/war"])
@pytest.mark.usefixtures("built")
def test_one_page_for_all_addresses(path: str, ann: Person) -> None:
    answer = ann.http.get(path)
    assert answer.status_code == 200
    assert "<title>Wabe</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.usefixtures("built")
def test_files_with_a_hash_in_their_name_are_kept_for_ever(ann: Person) -> None:
    script = ann.http.get("/assets/index-Bx3f.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-encoding"] == "gzip"
    icon = ann.http.get("/favicon.svg")
    assert icon.headers["cache-control"] == "no-cache"
    assert icon.headers["content-type"].startswith("image/svg+xml")


@pytest.mark.usefixtures("built")
def test_a_file_is_compressed_once_and_laid_open_for_who_cannot_read_it_so(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[bytes] = []

    def compress(data: bytes, *how: Any, **more: Any) -> bytes:
        made.append(data)
        return gzip.compress(data, *how, **more)

    monkeypatch.setattr("wabe.server.web.gzip", SimpleNamespace(compress=compress, decompress=gzip.decompress))
    answers = [ann.http.get("/assets/index-Bx3f.js") for _ in range(3)]
    answers.append(ann.http.get("/assets/index-Bx3f.js", headers={"accept-encoding": "identity"}))
    assert [answer.text for answer in answers] == ["export {}\n" * 200] * 4
    assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip"] * 3 + [None]
    assert len(made) == 1
    known = ann.http.get("/assets/index-Bx3f.js", headers={"if-none-match": answers[0].headers["etag"]})
    assert (known.status_code, known.text) == (304, "")


@pytest.mark.usefixtures("built")
def test_a_file_that_was_built_anew_is_sent_as_it_is_now(ann: Person, built: Path) -> None:
    ann.http.get("/favicon.svg")
    (built / "favicon.svg").write_text("<svg/>")
    os.utime(built / "favicon.svg", (1, 1))
    assert ann.http.get("/favicon.svg").text == "<svg/>"


@pytest.mark.parametrize("path", ["/", "/table/abc", "/favicon.svg", "/nothing.js"])
@pytest.mark.usefixtures("built")
def test_pages_and_files_have_their_price(path: str, tmp_path: Path) -> None:
    tight = Limits(address_work=Rate(1e-9, prices.ASKING))
    with running(tmp_path / "wabe.sqlite3", limits=tight) as server, Person(server.url) as ann:
        assert [ann.http.get(path).status_code == 429 for _ in range(2)] == [False, True]


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets",
        "/..%2fpages.py",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/a%00b",
        f"/{'a' * 300}",
        f"/{'a/' * 3000}",
    ],
)
@pytest.mark.usefixtures("built")
def test_nothing_else_is_served(path: str, ann: Person) -> None:
    answer = ann.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"] == "not-found"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz", "/favicon.svg"])
@pytest.mark.usefixtures("built")
def test_security_headers_everywhere(path: str, ann: Person) -> None:
    headers = ann.http.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_a_page_that_is_not_built_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ann: Person) -> None:
    monkeypatch.setattr("wabe.server.pages.STATIC", tmp_path)
    answer = ann.http.get("/")
    assert answer.status_code == 503
    assert "not been built" in answer.text


def test_healthz(ann: Person) -> None:
    assert ann.http.get("/healthz").json() == {"ok": True}


# ----- pages of a source tree -----


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with pages that were built from its sources."""
    static = tmp_path / "src" / "wabe" / "server" / "static"
    for folder in (static, tmp_path / "tools", tmp_path / "web"):
        folder.mkdir(parents=True)
    (tmp_path / "tools" / "web.py").write_text(BUILDER.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "web" / "app.ts").write_text("export {}", encoding="utf-8")
    (static / "index.html").write_text("<!doctype html>", encoding="utf-8")
    builder = runpy.run_path(str(tmp_path / "tools" / "web.py"))
    current = builder["digest"](builder["sources"](), tmp_path / "web")
    (static / builder["STAMP"]).write_text(current, encoding="utf-8")
    monkeypatch.setattr("wabe.server.pages.STATIC", static)
    return tmp_path


def test_pages_as_new_as_their_sources_need_no_words(tree: Path) -> None:
    assert (tree / "web").is_dir()
    assert staleness() is None


@pytest.mark.parametrize("change", ["altered", "added", "never stamped"])
def test_pages_older_than_their_sources_are_told_with_what_mends_it(tree: Path, change: str) -> None:
    if change == "never stamped":
        (tree / "src" / "wabe" / "server" / "static" / "sources.sha256").unlink()
    else:
        (tree / "web" / ("app.ts" if change == "altered" else "more.ts")).write_text("export { x }", encoding="utf-8")
    said = staleness()
    assert said is not None
    assert "\n" not in said
    assert "python -m tools.web build" in said


def test_an_installed_package_looks_for_no_sources(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tree / "site-packages"
    (tree / "src").rename(installed)
    (tree / "web" / "app.ts").write_text("export { x }", encoding="utf-8")
    monkeypatch.setattr("wabe.server.pages.STATIC", installed / "wabe" / "server" / "static")
    monkeypatch.setattr("runpy.run_path", lambda _: pytest.fail("the builder was read"))
    assert staleness() is None
