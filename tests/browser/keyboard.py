"""A person who has no mouse: every press is followed by a look at where the focus is."""

from __future__ import annotations

from random import Random

from tests.browser.person import PATIENCE_MS, Person

TABS = 80
PAGES = ("PageDown", "PageUp")
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
STEPS = 12
ON_ANY_CHOICE = "document.activeElement.matches('[data-action]')"
# a choice of no piece, or of pieces that the board does not show now
ON_CHOICE = (
    "(document.activeElement.matches('li.free [data-action], .free[data-action]') || "
    f"!document.querySelector('[data-piece][data-legal]') && {ON_ANY_CHOICE})"
)
ON_LEGAL = "document.activeElement.matches('[data-piece][data-legal]')"
BESIDE_LEGAL = (
    "document.activeElement.matches('[data-piece]') && "
    "document.activeElement.closest('[data-roving]')?.querySelector('[data-piece][data-legal]') != null"
)
TOWARDS_LEGAL = """
  (() => {
    const here = document.activeElement
    const centre = (piece) => {
      const box = piece.getBoundingClientRect()
      return [box.x + box.width / 2, box.y + box.height / 2]
    }
    const group = here.closest('[data-roving]')
    const [[x, y], [toX, toY]] = [centre(here), centre(group.querySelector('[data-piece][data-legal]'))]
    if (Math.abs(toX - x) > Math.abs(toY - y)) return toX > x ? 'ArrowRight' : 'ArrowLeft'
    return toY > y ? 'ArrowDown' : 'ArrowUp'
  })()
"""
# the pieces of the board that the arrows do not lead to from the first one, or from which they do not lead back to it
OFF_THE_WAY = """
  () => {
    const group = document.querySelector('#view-board [data-roving]')
    const pieces = [...group.querySelectorAll('[data-piece]')].filter((piece) => piece.checkVisibility())
    const ways = pieces.map((piece) =>
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => {
        piece.focus()
        piece.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        return pieces.indexOf(document.activeElement)
      }),
    )
    const reached = (next) => {
      const found = new Set([0])
      for (const at of found) next(at).forEach((one) => found.add(one))
      return found
    }
    const there = reached((at) => ways[at])
    const back = reached((at) => pieces.flatMap((_, from) => (ways[from].includes(at) ? [from] : [])))
    return pieces.filter((_, at) => !there.has(at) || !back.has(at)).map((piece) => piece.dataset.piece)
  }
"""
# what has the focus goes to another place in the page, as when a list is put into another order:
# browsers take the focus away
MOVE = """
  () => {
    const held = document.activeElement
    held.parentElement.append(held)
    return document.activeElement === document.body
  }
"""


class Keyboard:
    """The keys of a person, who must never lose their place."""

    def __init__(self, person: Person, rng: Random) -> None:
        self.person = person
        self.page = person.page
        self.rng = rng

    def press(self, key: str) -> None:
        """Press a key; what has the focus then is in sight, with the ring about it."""
        self.page.keyboard.press(key)
        self.expect_focus(key)

    def expect_focus(self, after: str) -> None:
        """Wait for the ring about what has the focus."""
        trouble = self.page.evaluate(
            """async (patience) => {
              const end = performance.now() + patience
              while (wabeSpy.focusTrouble() && performance.now() < end) await new Promise(requestAnimationFrame)
              return wabeSpy.focusTrouble()
            }""",
            PATIENCE_MS,
        )
        assert trouble == "", f"after {after}: {trouble}"

    def holds(self, question: str) -> bool:
        """Ask the page something."""
        return bool(self.page.evaluate(question))

    def tab_to(self, question: str, key: str = "Tab") -> None:
        """Tab until the answer is yes."""
        for _ in range(TABS):
            if self.holds(question):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"Tab does not lead to {question}")

    def choose(self) -> None:
        """Choose by Enter, with a piece that offers several choices one of these."""
        offers = self.person.offers(self.walk())
        self.press("Enter")
        if len(offers) > 1:
            self.tab_to(ON_ANY_CHOICE)
            self.press("Enter")

    def walk(self) -> str:
        """Go by Tab and arrows to a choice, or to a piece that can be chosen; the piece, '' for a choice."""
        self.tab_to(f"{ON_CHOICE} || {BESIDE_LEGAL}")
        if not self.holds(ON_CHOICE):
            self.stray()
            if not self.holds(ON_LEGAL):
                self.press(self.rng.choice(PAGES))
            assert self.holds(ON_LEGAL), "a page on there is nothing that can be chosen"
        return str(self.page.evaluate("document.activeElement.dataset.piece ?? ''"))

    def stray(self) -> None:
        """Walk about by arrows, never out of the group."""
        for _ in range(self.rng.randrange(STEPS)):
            self.press(self.page.evaluate(TOWARDS_LEGAL) if self.rng.random() < 0.7 else self.rng.choice(ARROWS))

    def play(self) -> None:
        """Play until the score sheet is there."""
        standing = self.person.settle()
        while standing == "mine":
            seq = self.person.seq
            self.choose()
            standing = self.person.settle(seq + 1)
            self.expect_focus(f"move {seq}")
        assert standing == "over"
