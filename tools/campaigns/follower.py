"""Somebody at a table behind a bad line, who goes by the rules of the page (web/src/lib/connection.ts, tail.ts)."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from random import Random
from typing import Any, Final, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.client import new_id

Json: TypeAlias = dict[str, Any]
BROKEN: Final = (OSError, TimeoutError, WebSocketException, EOFError)
SILENCE: Final = 0.5  # seconds after which the line counts as dead
BEAT: Final = 0.2
PAUSE: Final = 0.05


class Follower:
    """Keeps the newest position and a whole log, and decides whatever is asked.

    Args:
        seat: that it plays; None looks on.
    """

    def __init__(self, address: str, table: str, seat: int | None, cookie: str, chance: Random) -> None:
        self.seat = seat
        self.seq = -1
        self.look: Json = {}
        self.log: dict[int, Json] = {}
        self.chat: dict[int, Json] = {}
        self.table: Json = {}
        self.whole = False  # nothing is missing in the log
        self.acknowledged: dict[str, int] = {}
        self.acts = True
        self._address = f"{address}/api/tables/{table}/live?" + ("" if seat is None else f"seat={seat}&")
        self._headers = {"cookie": f"wabe={cookie}"} if cookie else {}
        self._chance = chance
        self._pending: dict[str, Json] = {}
        self._asked = 0.0  # when

    async def follow(self) -> None:
        """Keep up, over as many connections as it takes."""
        while True:
            known = f"after={self.seq}" if self.whole else ""
            with suppress(*BROKEN):
                async with connect(
                    self._address + known,
                    additional_headers=self._headers,
                    compression=None,
                    max_size=None,
                    open_timeout=2,
                    close_timeout=0.1,
                ) as socket:
                    self._asked = time.monotonic()
                    for command in self._pending.values():
                        await socket.send(json.dumps(command))
                    beat = asyncio.ensure_future(self._beat(socket))
                    try:
                        await self._take_all(socket)
                    finally:
                        beat.cancel()
            await asyncio.sleep(self._chance.uniform(0, PAUSE))

    async def _beat(self, socket: ClientConnection) -> None:
        with suppress(*BROKEN):
            while True:
                await asyncio.sleep(BEAT)
                await socket.send('{"type": "ping"}')

    async def _take_all(self, socket: ClientConnection) -> None:
        while True:
            async with asyncio.timeout(SILENCE):
                text = await socket.recv()
            if self._pending and time.monotonic() - self._asked > SILENCE:
                return
            frame: Json = json.loads(text)
            self.take(frame)
            if not self.whole and self.seq >= 0 and frame["type"] == "update":
                await socket.send(json.dumps({"type": "look", "seat": self.seat}))
            command = self.command()
            if command is not None:
                await socket.send(json.dumps(command))

    def take(self, frame: Json) -> None:
        """What the page makes of a frame."""
        kind = frame["type"]
        if kind == "answer":
            self._pending.pop(frame["request_id"] or "", None)
            if frame["ok"]:
                self.acknowledged[frame["request_id"]] = frame["seq"]
        elif kind == "chat":
            self.chat[frame["id"]] = frame
        elif kind == "presence":
            self.table = frame["table"]
        elif kind == "snapshot" and frame["seq"] >= self.seq:
            self.log = {entry["index"]: entry for entry in frame["log"]}
            self.whole = True
            self._show(frame)
        elif kind == "update" and frame["seq"] > self.seq:
            self.whole = self.whole and frame["seq"] == self.seq + 1
            self.log |= {entry["index"]: entry for entry in frame["events"]}
            self._show(frame)

    def _show(self, frame: Json) -> None:
        self.seq, self.look, self.table = frame["seq"], frame, frame["table"]

    def command(self) -> Json | None:
        """What it does now; one thing at a time."""
        if not self.acts or self._pending or self.seat is None:
            return None
        luck = self._chance.random()
        if luck < 0.05:
            return self._ask(type="chat", seat=self.seat, text=f"{luck}")
        if self.look.get("undo", {}).get("allowed") and luck < 0.15:
            return self._ask(type="undo", seat=self.seat)
        if not self.look.get("decision"):
            return None
        form = self._chance.choice(self.look["decision"]["actions"])["form"]
        return self._ask(type="act", seq=self.seq, seat=self.seat, form=form)

    def _ask(self, **command: Any) -> Json:
        command["request_id"] = new_id()
        self._pending[command["request_id"]] = command
        self._asked = time.monotonic()
        return command

    @property
    def is_settled(self) -> bool:
        """Whether it has nothing missing and nothing under way."""
        return self.whole and not self._pending
