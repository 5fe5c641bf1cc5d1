"""What a page must offer to everybody: axe, room for fingers, nothing cut off."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.browser.house import ROOT

GRAVE = {"serious", "critical"}
TOUCH = 44
MEASURES = (
    """
  () => {
    const name = (one) => one.tagName + ' ' + (one.ariaLabel || one.textContent.trim() || one.className).slice(0, 60)
    const scrolls = (one) => {
      for (let at = one.parentElement; at; at = at.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
      return false
    }
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr') && one.closest('[inert]') === null
    const root = document.querySelector('dialog[open]') ?? document
    const controls = [...root.querySelectorAll('button, a.btn, select, summary, input, [role=tab]')].filter(seen)
    const boxes = controls.map((one) => [one, (one.closest('label.check, label.btn') ?? one).getBoundingClientRect()])
    return {
      wider: document.documentElement.scrollWidth - innerWidth,
      cut: boxes.filter(([one, box]) => !scrolls(one) && (box.left < -1 || box.right > innerWidth + 1)).map(([one]) => name(one)),
      small: boxes
        .filter(([one, box]) => box.width > 1 && Math.min(box.width, box.height) < %d - 0.5)
        .map(([one, box]) => `${name(one)}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
    }
  }
"""
    % TOUCH
)


@cache
def axe() -> str:
    """The source of axe-core."""
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def grave_faults(page: Page) -> list[str]:
    """What axe finds serious or critical on the page as it is."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


def measures(page: Page) -> dict[str, Any]:
    """By how much the page is too wide (CSS pixels), which controls are cut off, which too small for a finger."""
    found: dict[str, Any] = page.evaluate(MEASURES)
    return found
