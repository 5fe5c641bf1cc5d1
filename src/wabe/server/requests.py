"""The same request twice gives the same answer once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeAlias

from wabe.server.errors import RequestIdTaken
from wabe.server.store.rows import Reply

Json: TypeAlias = dict[str, Any]
PASSING: Final = 256
PASSING_PARTS: Final = {"hint", "table"}  # what only such answers have
MAY_BE_TRIED_AGAIN: Final = {"store-failed", "too-busy", "too-fast"}


class Requests:
    """All requests of one table and their first answers.

    What changed something is answered from the store for ever. Refusals and hints changed nothing, and whoever asks for
    a rematch again is told of the same one: the last 256 of these are remembered, long enough for a browser that asks
    again because it heard nothing.

    Args:
        replies: those that the store knows.
    """

    def __init__(self, replies: Iterable[Reply]) -> None:
        self._answers: dict[str, tuple[str, Json]] = {
            r.request_id: (r.browser, {"ok": True, **r.answer}) for r in replies
        }
        self._running: dict[str, tuple[str, asyncio.Task[Json]]] = {}
        self._passing: deque[str] = deque()

    async def once(self, request_id: str, browser: str, perform: Callable[[], Awaitable[Json]]) -> Json:
        """The answer to a request: the first one if it has been asked before, else what `perform` says.

        It is performed to its end even if the one who waits goes away.

        Raises:
            RequestIdTaken: another browser has used the id.
        """
        if request_id in self._answers:
            asker, answer = self._answers[request_id]
            _check_asker(asker, browser)
            return answer
        if request_id not in self._running:
            self._running[request_id] = (browser, asyncio.ensure_future(self._first(request_id, browser, perform)))
        asker, task = self._running[request_id]
        _check_asker(asker, browser)
        return await asyncio.shield(task)

    @property
    def under_way(self) -> bool:
        """Whether a request is being performed."""
        return bool(self._running)

    async def finish(self) -> None:
        """Wait for all that is being performed."""
        await asyncio.gather(*(task for _, task in self._running.values()), return_exceptions=True)

    async def _first(self, request_id: str, browser: str, perform: Callable[[], Awaitable[Json]]) -> Json:
        try:
            answer = await perform()
        finally:
            del self._running[request_id]
        if answer.get("error") not in MAY_BE_TRIED_AGAIN:
            self._answers[request_id] = (browser, answer)
            if not answer["ok"] or not PASSING_PARTS.isdisjoint(answer):
                self._forget_old(request_id)
        return answer

    def _forget_old(self, newest: str) -> None:
        self._passing.append(newest)
        if len(self._passing) > PASSING:
            del self._answers[self._passing.popleft()]


def _check_asker(asker: str, browser: str) -> None:
    if asker != browser:
        raise RequestIdTaken
