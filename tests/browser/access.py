"""What a page must offer to everybody: axe, room for fingers, nothing cut off."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.house import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MEASURES = Path(__file__).with_name("measures.js")
GRAVE = {"serious", "critical"}
TOUCH = 44  # CSS pixels
# colours that are still changing are nobody's
SETTLED = """
  Promise.allSettled(
    document.getAnimations()
      .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
      .map((one) => one.finished))
"""


@cache
def source(path: Path) -> str:
    """A script."""
    return path.read_text(encoding="utf-8")


def grave_faults(page: Page) -> list[str]:
    """What axe finds serious or critical on the page as it is."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source(AXE))
    page.evaluate(SETTLED)
    found: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'], preload: false })")
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


def measures(page: Page) -> dict[str, Any]:
    """By how much the page is too wide or too high (CSS pixels), which controls are cut off or too small."""
    found: dict[str, Any] = page.evaluate(source(MEASURES), TOUCH)
    return found
