"""One socket of a load: it follows a table as a page does, and comes back when it is cut."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from wabe.cli.load.figures import Figures
from wabe.cli.load.plan import Plan

BROKEN: Final = (OSError, TimeoutError, WebSocketException)
PATIENCE: Final = 15.0  # seconds for an answer
PAUSE: Final = 0.5
LONGEST: Final = 5.0  # times the mean that somebody decides
_ids = itertools.count()


class Choice(Struct):
    """One of the actions there are."""

    form: Raw


class Decision(Struct):
    """What a seat has to decide."""

    actions: list[Choice]


class TableFrame(Struct):
    """What of the table matters here."""

    over: bool


class Frame(Struct):
    """What of a frame matters here; the rest is read over."""

    type: str
    seq: int | None = None
    decision: Decision | None = None
    table: TableFrame | str | None = None
    request_id: str | None = None
    ok: bool = True
    error: str = ""


_frame = msgspec.json.Decoder(Frame)


class Line:
    """A socket at a table.

    Args:
        address: of the table's WebSocket, without the query.
        seat: whose decisions are seen and made; None looks on.
        cookie: of its browser.
        seen: is told of each new position, when it came, and since when the socket has been open.
    """

    def __init__(
        self,
        plan: Plan,
        address: str,
        seat: int | None,
        cookie: str,
        figures: Figures,
        chance: random.Random,
        seen: Callable[[int, float, float], None],
    ) -> None:
        self.plan, self.seat, self.figures, self.chance = plan, seat, figures, chance
        self.seq = -1
        self.decision: Decision | None = None
        self.there = asyncio.Event()
        self.over = asyncio.Event()
        self.asked = asyncio.Event()
        self._address = f"{address}?" if seat is None else f"{address}?seat={seat}&"
        self._headers = {"cookie": f"wabe={cookie}"} if cookie else {}
        self._seen = seen
        self._socket: ClientConnection | None = None
        self._since = 0.0
        self._pending: dict[str, tuple[str, asyncio.Future[Frame]]] = {}

    async def follow(self) -> None:
        """Keep up with the table, with a pause now and then."""
        while True:
            known = "" if self.seq < 0 else f"after={self.seq}"
            try:
                async with connect(
                    self._address + known, additional_headers=self._headers, compression=None, max_size=None
                ) as self._socket:
                    self._since = time.monotonic()
                    for command, _ in self._pending.values():  # whatever was not answered before the cut
                        await self._socket.send(command)
                    await self._take_all(self._socket)
            except BROKEN:
                self.figures.failed("cut")
            self._socket = None
            await asyncio.sleep(self.chance.uniform(0, PAUSE))

    async def _take_all(self, socket: ClientConnection) -> None:
        """Read until it is time to be away for a moment."""
        try:
            async with asyncio.timeout(self.chance.expovariate(1 / self.plan.stay)):
                async for text in socket:
                    self._take(text)
                self.figures.failed(f"closed-{socket.close_code}")
        except TimeoutError:
            self.figures.came_back()

    def _take(self, text: str | bytes) -> None:
        now = time.monotonic()
        frame = _frame.decode(text)
        if frame.type == "answer":
            _, waiting = self._pending.pop(frame.request_id or "", ("", None))
            if waiting is not None and not waiting.done():
                waiting.set_result(frame)
        elif frame.type in {"snapshot", "update"} and frame.seq is not None and frame.seq >= self.seq:
            if frame.seq > self.seq:
                self._seen(frame.seq, now, self._since)
            self.seq, self.decision = frame.seq, frame.decision
            self.there.set()
            self.asked.set() if frame.decision else self.asked.clear()
        if isinstance(frame.table, TableFrame) and frame.table.over:
            self.over.set()

    # --- deciding -----------------------------------------------------------------------------------------------------

    async def play(self, begun: Callable[[int, float], None], pace: Callable[[], float]) -> None:
        """Decide whatever is asked, at this pace; `begun` is told of each action that was taken, and when it began."""
        while True:
            await self.asked.wait()
            await asyncio.sleep(min(LONGEST, self.chance.expovariate(1.0)) * pace())
            if self.decision is None:
                continue
            self.asked.clear()  # the next position asks again
            began = time.monotonic()
            try:
                answer = await self._answer(self.chance.choice(self.decision.actions).form)
            except TimeoutError:
                self.figures.failed("unanswered")
                continue
            self._heard(answer, began, begun)

    async def _answer(self, form: Raw) -> Frame:
        """Act; the answer, by whichever connection it comes. Raises `TimeoutError`."""
        request_id = f"b{next(_ids)}-{self.plan.first}-{self.chance.getrandbits(40):x}"
        act = {"type": "act", "request_id": request_id, "seq": self.seq, "seat": self.seat, "form": form}
        command = msgspec.json.encode(act).decode()
        waiting: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self._pending[request_id] = command, waiting
        if self._socket is not None:
            with suppress(*BROKEN):  # `follow` sees that too, and sends it again
                await self._socket.send(command)
        async with asyncio.timeout(PATIENCE):
            return await waiting

    def _heard(self, answer: Frame, began: float, begun: Callable[[int, float], None]) -> None:
        if answer.ok and answer.seq is not None:
            self.figures.answered(time.monotonic() - began)
            begun(answer.seq, began)
        else:
            self.figures.refused(answer.error)
            self.asked.set()  # whatever it was, the position may still ask
