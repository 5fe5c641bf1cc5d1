"""One table of a load: made, filled with people and onlookers, and made anew when its game is over."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
from typing import Any
from urllib.parse import urlsplit

from wabe.cli.load.figures import Figures
from wabe.cli.load.line import BROKEN, PATIENCE, Line
from wabe.cli.load.plan import SEATS, Plan
from wabe.kernel.message import Json

REMEMBERED = 64
CREATED = 201
WELL = 200


class Refused(Exception):
    """The server would not have a table or a claim."""


class Browser:
    """Somebody's cookie."""

    def __init__(self, url: str) -> None:
        self._host = urlsplit(url).netloc
        self.cookie = ""

    async def post(self, path: str, body: Json) -> Json:
        """The answer to a POST. Raises `Refused`, `OSError`."""
        return await asyncio.to_thread(self._post, path, json.dumps(body))

    def _post(self, path: str, body: str) -> Json:
        headers = {"content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = f"wabe={self.cookie}"
        connection = http.client.HTTPConnection(self._host, timeout=PATIENCE)
        try:
            connection.request("POST", f"/api{path}", body, headers)
            answer = connection.getresponse()
            text = answer.read()
        finally:
            connection.close()
        if answer.status not in {WELL, CREATED}:
            raise Refused(answer.status)
        given = answer.getheader("set-cookie") or ""
        if given.startswith("wabe="):
            self.cookie = given.removeprefix("wabe=").partition(";")[0]
        found: Json = json.loads(text)
        return found


class Room:
    """A table and everybody at it.

    Args:
        number: of the table, which says what is played there.
        figures: where all that is seen is counted.
        slots: how many tables may be in the making at once.
    """

    def __init__(self, plan: Plan, number: int, figures: Figures, slots: asyncio.Semaphore) -> None:
        self.plan, self.number, self.figures = plan, number, figures
        self.chance = random.Random(f"{plan.seed} {number}")
        self.ready = asyncio.Event()
        self._slots = slots
        self._lines: list[Line] = []
        self._begin()

    def _begin(self) -> None:
        self._newest = 0
        self._begun: dict[int, float] = {}
        self._sights: dict[int, list[tuple[float, float]]] = {}

    async def keep(self) -> None:
        """Be a table for as long as the load lasts, one game after the other."""
        while True:
            self._begin()
            try:
                async with self._slots:
                    await self._fill(await self._laid())
                    tasks = [asyncio.ensure_future(line.follow()) for line in self._lines]
                    await asyncio.gather(*(line.there.wait() for line in self._lines))
            except (Refused, *BROKEN, http.client.HTTPException) as error:
                self.figures.failed(f"no-table-{error}")
                await asyncio.sleep(1)
                continue
            tasks += [
                asyncio.ensure_future(line.play(self._acted, self._pace))
                for line in self._lines
                if line.seat is not None
            ]
            await self._until_over(tasks)

    async def _until_over(self, tasks: list[asyncio.Task[None]]) -> None:
        ends = [asyncio.ensure_future(line.over.wait()) for line in self._lines]
        try:
            self._note_ready()
            await asyncio.wait([*ends, *tasks], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for error in await stopped([*tasks, *ends]):
                self.figures.failed(f"client-{error!r}")
        self.ready.set()

    async def _laid(self) -> tuple[str, list[Browser], list[int]]:
        """A new table: its id, and the browsers of its people with their seats."""
        bots = [SEATS - 1] if self.plan.has_bot(self.number) else []
        people = [seat for seat in range(SEATS) if seat not in bots]
        browsers = [Browser(self.plan.url) for _ in people]
        seats: list[Json] = [{"kind": "link"} for _ in people]
        seats[0] = {"kind": "me", "name": "Ann"}
        seats += [{"kind": "bot", "level": self.plan.level} for _ in bots]
        made = await browsers[0].post("/tables", {"game": self.plan.game_of(self.number), "seats": seats})
        for seat, link in made["links"].items():
            token = str(link).partition("#seat=")[2]
            await browsers[int(seat)].post(f"/tables/{made['table']}/claim", {"token": token, "name": f"Bob {seat}"})
        return str(made["table"]), browsers, people

    async def _fill(self, laid: tuple[str, list[Browser], list[int]]) -> None:
        table, browsers, people = laid
        address = f"ws{self.plan.url.removeprefix('http').rstrip('/')}/api/tables/{table}/live"
        own = list(zip(people, browsers, strict=True))[: self.plan.sockets]
        looks: list[tuple[int | None, str]] = [(seat, browser.cookie) for seat, browser in own]
        looks += [(None, "")] * (self.plan.sockets - len(looks))
        self._lines = [
            Line(self.plan, address, seat, cookie, self.figures, random.Random(self.chance.random()), self._seen)
            for seat, cookie in looks
        ]

    # --- pace and sights ----------------------------------------------------------------------------------------------

    def _pace(self) -> float:
        """Mean seconds of a decision: none until so much has been played as the plan wants."""
        return self.plan.pace if self.ready.is_set() else 0.0

    def _note_ready(self) -> None:
        if self._newest >= self.plan.moves:
            self.ready.set()

    def _seen(self, seq: int, when: float, since: float) -> None:
        """One of the sockets, open `since` then, has a new position."""
        if seq > self._newest:
            self.figures.happened(seq - self._newest)
            self._newest = seq
            self._note_ready()
            for old in [old for old in self._sights if old < seq - REMEMBERED]:
                del self._sights[old]
        if seq in self._begun:
            self._sight(seq, when, since)
        else:
            self._sights.setdefault(seq, []).append((when, since))

    def _acted(self, seq: int, began: float) -> None:
        """An action of somebody here has been acknowledged."""
        self._begun = {other: when for other, when in self._begun.items() if other > seq - REMEMBERED}
        self._begun[seq] = began
        for when, since in self._sights.pop(seq, []):
            self._sight(seq, when, since)

    def _sight(self, seq: int, when: float, since: float) -> None:
        if since < self._begun[seq]:  # whoever came later has waited for something else
            self.figures.seen(when - self._begun[seq])


async def stopped(tasks: list[asyncio.Task[Any]]) -> list[Exception]:
    """End tasks, whatever they do, also those that miss being told so; what has gone wrong in them."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1)
    errors = [None if task.cancelled() else task.exception() for task in tasks]
    return [error for error in errors if isinstance(error, Exception)]
