"""Every screen at three widths, by day and by night, as pictures: python -m tests.browser.screenshots [SCREEN ...]."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from tests.browser.house import ROOT, House, running
from tests.browser.person import DESK, PHONE, TABLET, Person
from tests.browser.screens import SCREENS
from tests.browser.windows import Windows
from tools.chromium import launch_options, start_playwright

FOLDER = ROOT / "screenshots"
WHOLE_PAGES = {"lobby", "how-to-play", "heroes-how-to-play", "war-how-to-play"}


def picture(windows: Windows, house: House, name: str, size: tuple[int, int]) -> None:
    """Both pictures of one screen at one size."""
    person = Person(windows, house.url, size=size, touch=size != DESK, painted=True)
    SCREENS[name](person)
    for theme in ("light", "dark"):
        person.page.emulate_media(color_scheme=theme)
        path = FOLDER / f"{name}-{size[0]}-{theme}.png"
        person.page.screenshot(path=path, full_page=name in WHOLE_PAGES, animations="disabled")
    person.leave()


def main(names: list[str]) -> None:
    """Take the pictures of these screens, or of all."""
    FOLDER.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    with running(folder) as house, start_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        windows = Windows(browser)
        for name in names or SCREENS:
            for size in (DESK, TABLET, PHONE):
                picture(windows, house, name, size)
        browser.close()
    shutil.rmtree(folder)


if __name__ == "__main__":
    main(sys.argv[1:])
