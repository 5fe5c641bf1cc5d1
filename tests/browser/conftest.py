from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser.house import ROOT, House, running
from tests.browser.person import Person
from tests.browser.windows import Windows
from tools.chromium import launch_options, start_playwright
from tools.pseudo import UNSEEN, make

FAILURES = ROOT / "screenshots" / "failures"
REPORTS = pytest.StashKey[list[pytest.TestReport]]()

Invite: TypeAlias = Callable[..., Person]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash.setdefault(REPORTS, []).append(report)
    return report


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with start_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(**launch_options())
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def windows(chromium: Browser) -> Windows:
    return Windows(chromium)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    texts = tmp_path_factory.mktemp("texts")
    make(texts, UNSEEN)
    with running(tmp_path_factory.mktemp("house"), texts=texts) as found:
        yield found
    assert found.log == ""


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill; asked for before `invite`, so that people leave before it closes."""
    with running(tmp_path) as found:
        yield found
    assert found.log == ""


@pytest.fixture
def invite(windows: Windows, house: House, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Brings people, each with a browser of their own; a trouble on one of their pages fails the test."""
    people: list[Person] = []

    def bring(name: str = "Ann", at: House = house, **more: Any) -> Person:
        people.append(Person(windows, at.url, name, **more))
        return people[-1]

    yield bring
    if any(report.failed for report in request.node.stash.get(REPORTS, [])):
        for person in people:
            keep_evidence(person, request.node.name)
    for person in people:
        person.leave()
    assert [trouble for person in people for trouble in person.troubles] == []


@pytest.fixture
def ann(invite: Invite) -> Person:
    return invite()


def keep_evidence(person: Person, test: str) -> None:
    """A picture of each page, its DOM and its troubles."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(person.context.pages[1:]):  # the first is empty
        person.look_at(page)
        base = re.sub(r"[^\w.-]+", "-", f"{test}-{person.name}-{number}")
        page.screenshot(path=FAILURES / f"{base}.png")
        text = "\n".join([page.url, *person.troubles, page.content()])
        (FAILURES / f"{base}.html").write_text(text, encoding="utf-8")
