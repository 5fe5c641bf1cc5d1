"""The app that a browser may install: what it is called and drawn by, its service worker, its page for no network."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Running
from wabe.server import pages

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = ROOT / "web" / "public"


@pytest.fixture
def page(server: Running, monkeypatch: pytest.MonkeyPatch) -> httpx.Client:
    monkeypatch.setattr(pages, "STATIC", PUBLIC)
    return httpx.Client(base_url=server.url)


def test_the_offline_page_says_what_works_and_needs_nothing_but_what_is_kept_with_it(page: httpx.Client) -> None:
    with page:
        answer = page.get("/offline")
        worker = page.get("/sw.js").text
        needed = re.findall(r'(?:src|href)="([^"]+)"', answer.text)
        assert needed
        for path in needed:
            assert f"'{path}'" in worker
            assert page.get(path).status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "wabe play" in answer.text
    assert "unreached-" not in answer.text


def test_the_service_worker_is_asked_for_again_and_speaks_for_the_whole_house(page: httpx.Client) -> None:
    with page:
        worker = page.get("/sw.js")
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert worker.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in worker.headers["content-security-policy"]


def test_the_manifest_names_icons_that_there_are(page: httpx.Client) -> None:
    with page:
        manifest = page.get("/manifest.webmanifest")
        told = manifest.json()
        assert manifest.headers["content-type"] == "application/manifest+json"
        assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
        for icon in told["icons"]:
            assert page.get(icon["src"]).headers["content-type"] == "image/svg+xml"
    assert told["start_url"] == told["scope"] == "/"
