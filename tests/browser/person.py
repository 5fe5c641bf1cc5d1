"""A person at a browser: what they see, and what they do with mouse or keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from playwright.sync_api import Locator, Page, expect

from tests.browser.windows import Kind, Windows

Json: TypeAlias = dict[str, Any]
SPY = Path(__file__).with_name("spy.js")
UNPAINTED = Path(__file__).with_name("unpainted.js")
DESK = (1440, 900)
LOW_DESK = (1280, 720)
TABLET = (768, 1024)
PHONE = (360, 740)
QUICK = {"pace": "instant", "motion": False}
DONE = ("mine", "over", "covered")
PATIENCE_MS = 120_000  # for whatever must come; a busy machine is no failure
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"  # with its answers
COVERED = """(part) => {
  const [above, tools] = [part, '.prompt .tools'].map((one) => document.querySelector(one).getBoundingClientRect())
  return above.bottom - tools.top
}"""
NAVIGATED_AWAY = "net::ERR_ABORTED"

expect.set_options(timeout=PATIENCE_MS)


class Person:
    """One window and its page; troubles of the page are collected.

    Args:
        windows: to take one of.
        url: of the house.
        name: that they give themselves.
        size: of the window, CSS pixels.
        scheme: "light" or "dark", as the system says.
        touch: whether it is a phone or tablet.
        settings: of the table, as this browser keeps them.
        painted: whether the page is; that takes two thirds of a browser's time, and most tests look at nothing.
    """

    def __init__(
        self,
        windows: Windows,
        url: str,
        name: str = "Ann",
        *,
        size: tuple[int, int] = DESK,
        scheme: str = "light",
        touch: bool = False,
        settings: Json = QUICK,
        painted: bool = False,
    ) -> None:
        self.name = name
        self.url = url.rstrip("/")
        self.troubles: list[str] = []
        self._windows = windows
        self._painted = painted
        self._settings = {"coaching": False, **settings, "name": name}
        self.context = windows.take(Kind(size, scheme, touch))
        self.context.set_default_timeout(PATIENCE_MS)
        self.page = self.new_page()

    def leave(self) -> None:
        """Close all pages."""
        self._windows.give_back(self.context, self.url)

    def new_page(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.add_init_script(path=SPY)
        if not self._painted:
            page.add_init_script(path=UNPAINTED)
        page.add_init_script(settings_script(self._settings))
        page.on("console", lambda line: self._note(f"console: {line.text}") if line.type == "error" else None)
        page.on("pageerror", lambda error: self._note(f"page: {error}"))
        page.on("requestfailed", lambda request: self._failed(request.url, str(request.failure)))
        page.on("response", lambda reply: self._note(f"{reply.status} {reply.url}") if reply.status >= 400 else None)
        return page

    def look_at(self, page: Page) -> None:
        """Let it be painted from now on."""
        page.evaluate("globalThis.wabeUnpainted?.replaceSync('')")

    def _note(self, trouble: str) -> None:
        self.troubles.append(trouble)

    def _failed(self, url: str, why: str) -> None:
        if why != NAVIGATED_AWAY:
            self._note(f"{why} {url}")

    def forgive(self, *known: str) -> None:
        """Drop the troubles that a test has caused itself: those with one of these words."""
        self.troubles = [one for one in self.troubles if not any(word in one for word in known)]

    def move_to(self, size: tuple[int, int], scheme: str, *, touch: bool = False) -> None:
        """Go on with this page in a window of another size, on a screen that is touched or not."""
        chosen: Any = scheme
        self.page.emulate_media(color_scheme=chosen)
        self.context.new_cdp_session(self.page).send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(DRAWN)

    # --- ways to a table --------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        """Go to a page of the house."""
        self.page.goto(self.url + path)

    def lay(
        self,
        *seats: Json,
        game: str = "wonderland_xiii",
        seed: int | None = 1,
        moves: Sequence[tuple[int, Json]] = (),
        **more: Any,
    ) -> Json:
        """Set up a table without the form, where these moves, each with its seat, have been made; the answer."""
        aids = {"odds": True, "hints": True, "undo": True}
        table = {"game": game, "seats": seats, "options": {}, "seed": seed, "public": False, "aids": aids, **more}
        way, body = ("rehearsal", {"table": table, "moves": moves}) if moves else ("tables", table)
        # a connection that was idle may be closed by the server just then, before it has read a word
        made = self.page.request.post(f"{self.url}/api/{way}", data=body, max_retries=1)
        assert made.ok, made.text()
        answer: Json = made.json()
        return answer

    def sit_at(self, *seats: Json, **more: Any) -> str:
        """Set up a table, open it, wait for the first decision; its id."""
        table: str = self.lay(*seats, **more)["table"]
        self.open(f"/table/{table}")
        self.settle()
        return table

    def skip_ahead(self, table: str, wanted: Callable[[Json], bool], *kinds: str) -> bool:
        """Play seat 0 without the page, by `kinds`, until a position is as wanted; False if the game ends before."""
        while not wanted(look := self._post(table, {"type": "look", "seat": 0})):
            if look["view"]["over"]:
                return False
            if look["decision"] is not None:
                self.act_unseen(table, look["seq"], 0, choose(look["decision"], kinds)["form"])
        return True

    def act_unseen(self, table: str, seq: int, seat: int, form: Json) -> int:
        """Make one move of an own seat without the page; the number of the position after it."""
        act = {"type": "act", "request_id": f"ahead-{seq}", "seq": seq, "seat": seat, "form": form}
        answer = self._post(table, act)
        assert answer["ok"], answer
        return int(answer["seq"])

    def _post(self, table: str, command: Json) -> Json:
        answer: Json = self.page.request.post(f"{self.url}/api/tables/{table}/commands", data=command).json()
        return answer

    # --- what they see ----------------------------------------------------------------------------------------------

    def role(self, role: Any, name: Any = None, **more: Any) -> Locator:
        """Something on the page by its role and name."""
        return self.page.get_by_role(role, name=name, **more)

    def button(self, name: Any, **more: Any) -> Locator:
        """A button by its whole name, or a pattern."""
        return self.role("button", name, exact=isinstance(name, str), **more)

    def game_card(self, title: str = "Wonderland XIII") -> Locator:
        """A game on the title page, with its buttons."""
        return self.page.locator("article").filter(has=self.role("heading", title))

    @property
    def dialog(self) -> Locator:
        """The dialog that is open."""
        return self.page.locator("dialog[open]")

    @property
    def look(self) -> Json:
        """The newest position that has arrived."""
        found: Json = self.page.evaluate("wabeSpy.look")
        return found

    @property
    def seq(self) -> int:
        """Number of the newest position that has arrived; -1 before the first."""
        found: int = self.page.evaluate("wabeSpy.look?.seq ?? -1")
        return found

    @property
    def frames(self) -> list[Json]:
        """All that has arrived since the page was loaded."""
        found: list[Json] = self.page.evaluate("wabeSpy.frames")
        return found

    def settle(self, seq: int = 0, until: Iterable[str] = DONE) -> str:
        """Wait until the page shows a position not older than `seq` in which one of `until` holds; which."""
        shown = "([seq, until]) => { const now = wabeSpy.standing(seq); return until.includes(now) ? now : null }"
        found = self.page.wait_for_function(shown, arg=[seq, list(until)], polling=20)
        return str(found.json_value())

    @property
    def told(self) -> int:
        """How many lines the log of the page has, drawn or not."""
        return int(self.role("log", "Log").get_attribute("data-lines") or 0)

    def read_log(self) -> list[str]:
        """All lines of the log, which a search of the browser has drawn."""
        self.page.keyboard.press("Control+f")
        lines = self.page.locator("#view-talk .log li")
        expect(lines).to_have_count(self.told)
        return lines.all_inner_texts()

    def pieces(self) -> list[str]:
        """The pieces that can be chosen now."""
        listed = (
            "[...new Set([...document.querySelectorAll('[data-piece][data-legal]')].map((one) => one.dataset.piece))]"
        )
        found: list[str] = self.page.evaluate(listed)
        return found

    def piece(self, target: str) -> Locator:
        """A piece of the board."""
        return self.page.locator(f'[data-piece="{target}"]')

    def offers(self, target: str) -> list[Json]:
        """The actions that a piece offers: those about this piece first of all."""
        return [action for action in self.look["decision"]["actions"] if action["targets"][:1] == [target]]

    def covered(self, part: str) -> float:
        """By how much the tools below a part of the prompt lie over it, CSS pixels; less than 0: not at all."""
        return float(self.page.evaluate(COVERED, part))

    @property
    def free_choices(self) -> Locator:
        """The choices that have no place on the board."""
        return self.page.locator("li.free [data-action], .free[data-action]")

    def unfold(self) -> None:
        """Have all choices listed, those too that the table shows."""
        fold = self.page.locator("[data-fold][aria-expanded=false]")
        if fold.count() > 0:
            fold.click()

    def choice(self, *kinds: str) -> Locator:
        """The first choice in the list of the first of these kinds that there is."""
        self.unfold()
        return self.page.locator(f'[data-action="{choose(self.look["decision"], kinds)["action"]}"]')

    # --- what they do -----------------------------------------------------------------------------------------------

    def act(self, rng: Random, until: Iterable[str] = DONE) -> str:
        """Choose anything with the mouse, on the board where it has a place there; how the table stands then."""
        seq, pieces = self.seq, self.pieces()
        chosen = rng.randrange(len(pieces) + self.free_choices.count())
        if chosen < len(pieces):
            self.press(pieces[chosen], rng)
        else:
            self.free_choices.nth(chosen - len(pieces)).click()
        return self.settle(seq + 1, until)

    def press(self, target: str, rng: Random) -> None:
        """Choose a piece, wherever it lies last, and if it offers several choices one of these from the list."""
        offers = self.offers(target)
        self.piece(target).last.click()
        if len(offers) > 1:
            self.page.locator(f'[data-action="{rng.choice(offers)["action"]}"]').click()

    def take(self, *kinds: str, until: Iterable[str] = DONE) -> str:
        """Choose from the list what `choice` finds; how the table stands then."""
        seq = self.seq
        self.choice(*kinds).click()
        return self.settle(seq + 1, until)

    def play(self, rng: Random) -> None:
        """Play with the mouse until the score sheet is there."""
        standing = self.settle()
        while standing == "mine":
            standing = self.act(rng)
        assert standing == "over"

    def points(self, where: str) -> list[int]:
        """The numbers at these places of the page, which writes a minus sign."""
        return [int(one.replace("\N{MINUS SIGN}", "-")) for one in self.page.locator(where).all_inner_texts()]

    def expect_title(self, words: Any) -> None:
        """Wait until the page's title has these words."""
        expect(self.page).to_have_title(words)


def choose(decision: Json, kinds: Iterable[str]) -> Json:
    """The first action of the first of these kinds that there is; a kind is `stop`, or with a card `skill:cat`."""
    named = ({form["kind"], f"{form['kind']}:{form.get('card')}"} for form in (a["form"] for a in decision["actions"]))
    offered = list(zip(decision["actions"], named, strict=True))
    return next(action for kind in kinds for action, names in offered if kind in names)


def settings_script(settings: Json) -> str:
    key, value = json.dumps("wabe:settings"), json.dumps(json.dumps(settings))
    return f"try {{ localStorage.getItem({key}) ?? localStorage.setItem({key}, {value}) }} catch {{}}"
