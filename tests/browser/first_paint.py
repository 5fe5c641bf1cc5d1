"""How soon a table is seen by somebody who opens it for the first time: python -m tests.browser.first_paint [TIMES].

So many browsers that have read nothing yet (5 unless said) open a table of each game where they sit. Told are when
something is painted first, when the board is there, and what the network has carried until then. Anything else that
this machine does meanwhile counts against it.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.browser.house import House, running
from tests.browser.person import DESK, Json, Person
from tests.browser.windows import Windows
from tools.chromium import launch_options, start_playwright
from wabe import games

TIMES: Final = 5
ME: Final = {"kind": "me", "name": "Ann"}
BOT: Final = {"kind": "bot", "level": "greedy", "name": "Dodo"}
MEASURE: Final = """
  () => {
    const script = (one) => one.name.endsWith('.js')
    const loaded = performance.getEntriesByType('resource')
    const bytes = (some) => some.reduce((sum, one) => sum + one.encodedBodySize, 0)
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      board: performance.now(),
      script: bytes(loaded.filter(script)),
      all: bytes(loaded),
    }
  }
"""


def opened(windows: Windows, house: House, game: str, players: int) -> Json:
    """A table is laid and opened: milliseconds until the first paint and the board, bytes of scripts and of all."""
    person = Person(windows, house.url, size=DESK, painted=True)
    table = person.lay(ME, *[BOT] * (players - 1), game=game)["table"]
    person.open(f"/table/{table}")
    person.page.locator("[data-piece]").first.wait_for()
    measured: Json = person.page.evaluate(MEASURE)
    person.leave()
    return measured


def told(game: str, found: list[Json]) -> str:
    """A line about some openings of a game."""
    middle: Callable[[str], float] = lambda name: statistics.median(one[name] for one in found)  # noqa: E731
    times = f"first paint {middle('paint'):.0f} ms, board {middle('board'):.0f} ms"
    sizes = f"scripts {middle('script') / 1e3:.1f} kB, all {middle('all') / 1e3:.1f} kB"
    return f"{game}: {times} (medians of {len(found)}); {sizes}"


def main(times: int = TIMES) -> None:
    """Open so many of each game, each in a browser of its own."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as house, start_playwright() as playwright:
        for game in games().values():
            found = []
            for _ in range(times):
                browser = playwright.chromium.launch(**launch_options())
                found.append(opened(Windows(browser), house, game.name, max(2, game.min_players)))
                browser.close()
            print(told(game.name, found))
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main(*(int(one) for one in sys.argv[1:]))
