"""How smoothly a draw of five players is shown, on a slowed processor: python -m tests.browser.frames [TIMES [SLOWER]].

So many draws (5 unless said) are watched in a Chromium whose processor is slowed by a factor (4 unless said); how long
its frames took while the curtain was up is told. Anything else that this machine does meanwhile counts against it.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.browser.house import House, running
from tests.browser.person import DESK, Json, Person
from tests.browser.rehearsal import NAMES, Play, find
from tests.browser.war import NAME
from tests.browser.windows import Windows
from tools.chromium import launch_options, start_playwright
from wabe import State

TIMES: Final = 5
SLOWER: Final = 4
SLOW_MS: Final = 20
FIVE: Final = Play(NAME, 5)
CALM: Final = {"pace": "calm", "motion": True}
# milliseconds between frames, as long as anything of a draw is on the stage
WATCH: Final = """
  () => {
    window.wabeFrames = new Promise((done) => {
      const taken = []
      let last = null
      const frame = (now) => {
        const up = document.querySelector('[data-war-curtain]') !== null
        if (up && last !== null) taken.push(now - last)
        last = up ? now : null
        if (!up && taken.length > 0) done(taken)
        else requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
    })
  }
"""


def all_may_draw(state: State, decision: Json) -> bool:
    """All five are in the battle, and choose."""
    return decision["step"] == "draw_or_halt" and len(state.waiting) == FIVE.players


def watched(windows: Windows, house: House, slower: float) -> list[float]:
    """The frames of one draw, milliseconds each."""
    seed, moves = find(all_may_draw, play=FIVE)
    players = Person(windows, house.url, "Ann")
    viewer = Person(windows, house.url, "Eve", size=DESK, settings=CALM, painted=True)
    seats = [{"kind": "me", "name": name} for name in NAMES]
    table = players.lay(*seats, game=NAME, seed=seed, moves=moves, public=True)["table"]
    viewer.open(f"/table/{table}")
    viewer.page.locator("[data-war-battle]").wait_for()
    line: Any = viewer.context.new_cdp_session(viewer.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    viewer.page.evaluate(WATCH)
    for seat in range(FIVE.players):
        players.act_unseen(table, len(moves) + seat, seat, {"kind": "draw"})
    taken: list[float] = viewer.page.evaluate("window.wabeFrames")
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    for person in (viewer, players):
        person.leave()
    return taken


def told(frames: list[float]) -> str:
    """A line about these."""
    slow = sum(one > SLOW_MS for one in frames) / len(frames)
    rate = 1000 * len(frames) / sum(frames)
    lengths = f"median {statistics.median(frames):.1f} ms, longest {max(frames):.0f} ms"
    return f"{len(frames)} frames, {rate:.0f} a second, {slow:.1%} over {SLOW_MS} ms, {lengths}"


def main(times: int = TIMES, slower: float = SLOWER) -> None:
    """Watch so many draws, and tell of each and of all."""
    every: list[float] = []
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as house, start_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        windows = Windows(browser)
        for number in range(1, times + 1):
            every += (one := watched(windows, house, slower))
            print(f"draw {number}: {told(one)}")
        browser.close()
    busy, cores = os.getloadavg()[0], os.cpu_count()
    print(f"all, processor {slower:g} times slower, load {busy:.1f} on {cores} cores: {told(every)}")


if __name__ == "__main__":
    main(*(int(one) for one in sys.argv[1:]))
