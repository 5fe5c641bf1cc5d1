"""Windows of the browser that people take and leave: what one has read of the page loads quickly for the next."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page


class Kind(NamedTuple):
    """What a window is like: CSS pixels, "light" or "dark", and whether it is touched."""

    size: tuple[int, int]
    scheme: str
    touch: bool


class Windows:
    """The windows of one browser. Nobody finds in one what somebody else has left, but for the cache.

    Each has an empty page that stays: it wipes what the others have left, and spares them a process that does.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._kinds: dict[BrowserContext, Kind] = {}
        self._wipers: dict[BrowserContext, tuple[Page, CDPSession]] = {}
        self._free: defaultdict[Kind, list[BrowserContext]] = defaultdict(list)

    def take(self, kind: Kind) -> BrowserContext:
        """A window of this kind, without a page but the empty one."""
        free = self._free[kind]
        return free.pop() if free else self._made(kind)

    def give_back(self, context: BrowserContext, url: str) -> None:
        """Wipe a window that was open at this address."""
        context.set_offline(False)
        empty, wiper = self._wipers[context]
        for page in context.pages:
            if page is not empty:
                page.close()
        wiper.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "cookies,local_storage"})
        context.clear_cookies()
        self._free[self._kinds[context]].append(context)

    def _made(self, kind: Kind) -> BrowserContext:
        viewport: Any = {"width": kind.size[0], "height": kind.size[1]}
        scheme: Any = kind.scheme
        context = self._browser.new_context(
            viewport=viewport,
            color_scheme=scheme,
            has_touch=kind.touch,
            locale="en-GB",
            service_workers="block",  # what pages ask for goes to the server, or to the test that stands in for it
        )
        self._kinds[context] = kind
        empty = context.new_page()
        self._wipers[context] = empty, context.new_cdp_session(empty)
        return context
