"""People at the online table, for tests: a browser with its cookie, and lines to tables that follow what they hear."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any, Self, TypeAlias

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json: TypeAlias = dict[str, Any]
PATIENCE = 30.0
NAMES = ("Ann", "Bob", "Eve")
ME: Json = {"kind": "me", "name": "Ann"}
LINK: Json = {"kind": "link"}
BOT: Json = {"kind": "bot", "level": "random"}
_ids = itertools.count()


def new_id() -> str:
    """A request id that no test uses twice."""
    return f"r{next(_ids)}"


def until(wanted: Callable[[], Any], patience: float = 4 * PATIENCE) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + patience
    while not wanted():
        assert time.monotonic() < end, "nothing happens"
        time.sleep(0.01)


class Person:
    """One browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        # to read certificates, of which a test has no need, takes longer than all that most of them ask
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)
        self.lines: list[Line] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for line in self.lines:
            line.close()
        self.http.close()

    def post(self, path: str, body: object) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body)

    def create(self, *seats: Json, **body: Any) -> Json:
        """A new table; its id, tokens and links."""
        answer = self.post("/tables", {"game": "xiii", "seats": list(seats), **body})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def replay(self, table: str, seat: int | None = None) -> Json:
        """A whole replay, each step with its `view`."""
        query = "" if seat is None else f"?seat={seat}"
        found: Json = self._looked_back(f"{table}/replay{query}")
        steps, size = found["steps"], found["page"]
        for page in range(-(-len(steps) // size)):
            views = self._looked_back(f"{table}/replay/{page}{query}")["views"]
            for step, view in zip(steps[page * size :][:size], views, strict=True):
                step["view"] = view
        return found

    def _looked_back(self, path: str) -> Json:
        answer = self.http.get(f"/api/tables/{path}")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def claim(self, link: str, name: str = "") -> httpx.Response:
        """Exchange a link for its seat."""
        page, _, token = link.partition("#seat=")
        return self.post(f"/tables/{page.removeprefix('/table/')}/claim", {"token": token, "name": name})

    def command(self, table: str, **command: Any) -> httpx.Response:
        """A command by POST."""
        return self.post(f"/tables/{table}/commands", {"request_id": new_id(), **command})

    def open(self, table: str, seat: int | None = None, after: int | None = None, **query: int) -> Line:
        """A WebSocket to a table."""
        line = Line(self, table, seat, after, **query)
        self.lines.append(line)
        return line


class Line:
    """A WebSocket that keeps the newest position and the log, as a browser table does."""

    def __init__(self, person: Person, table: str, seat: int | None, after: int | None, **more: int) -> None:
        asked = {"seat": seat, "after": after, **more}
        query = "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)
        cookie = person.http.cookies.get("wabe")
        url = f"ws{person.url.removeprefix('http')}/api/tables/{table}/live?{query}"
        headers = {"cookie": f"wabe={cookie}"} if cookie else {}
        self._end = ExitStack()
        opened = connect(url, additional_headers=headers, compression=None, max_queue=None)
        self.socket: ClientConnection = self._end.enter_context(opened)
        self.person = person
        self.seat = seat
        self.raw: list[str] = []
        self.frames: list[Json] = []
        self.look: Json = {}
        self.log: dict[int, Json] = {}
        self.table: Json = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._end.close()

    def receive(self, timeout: float = PATIENCE) -> Json:
        """The next frame. Raises `TimeoutError`, `ConnectionClosed`."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        frame: Json = json.loads(text)
        self.raw.append(text)
        self.frames.append(frame)
        self.take(frame)
        return frame

    def take(self, frame: Json) -> None:
        """What a browser makes of a frame, whether it comes in order or not."""
        if "table" in frame and frame["type"] != "answer":
            self.table = frame["table"]
        if frame["type"] not in {"snapshot", "update"} or frame["seq"] < self.look.get("seq", 0):
            return
        self.look = frame
        if frame["type"] == "snapshot":
            self.log = {}
        for entry in frame.get("log", []) + frame.get("events", []):
            self.log[entry["index"]] = entry

    def next(self, kind: str) -> Json:
        """The next frame of a kind."""
        while (frame := self.receive())["type"] != kind:
            pass
        return frame

    def until_gone(self, seat: int) -> None:
        """Wait until the player of a seat has no connection."""
        while not self.table or self.table["seats"][seat]["connected"]:
            self.receive()

    def rest(self, timeout: float = 0.2) -> list[Json]:
        """All frames that come before a pause."""
        found = []
        try:
            while True:
                found.append(self.receive(timeout))
        except TimeoutError:
            return found

    def until(self, seq: int) -> Json:
        """The position once it has come to `seq`."""
        while self.look.get("seq", -1) < seq:
            self.receive()
        return self.look

    def closed(self) -> int | None:
        """The code that the server closes with, after all frames."""
        with suppress(ConnectionClosed):
            while True:
                self.receive()
        return self.socket.close_code

    def send(self, **command: Any) -> str:
        """Send a command; its request id."""
        message = {"request_id": new_id(), **command}
        self.socket.send(json.dumps(message))
        return str(message["request_id"])

    def ask(self, **command: Any) -> Json:
        """Send a command and wait for its answer."""
        request_id = self.send(**command)
        while (frame := self.receive()).get("request_id") != request_id:
            pass
        return frame

    def act(self, choice: int = 0) -> Json:
        """Take the legal action at that place of the list."""
        self.receive_decision()
        actions = self.look["decision"]["actions"]
        form = actions[choice % len(actions)]["form"]
        answer = self.ask(type="act", seq=self.look["seq"], seat=self.seat, form=form)
        assert answer["ok"], answer
        self.until(answer["seq"])
        return answer

    def receive_decision(self) -> None:
        """Wait until the seat has something to decide."""
        end = time.monotonic() + PATIENCE
        while not self.look.get("decision"):
            assert time.monotonic() < end, "nothing to decide"
            self.receive()


def seated(*people: Person, more: Sequence[Json] = (), **body: Any) -> list[Line]:
    """A new table of people, each at a browser of their own, and of `more` seats; with a line through each person's."""
    first, *rest = people
    made = first.create(ME, *[LINK] * len(rest), *more, **body)
    for seat, person in enumerate(rest, 1):
        assert person.claim(made["links"][str(seat)], NAMES[seat]).status_code == 200
    lines = [person.open(made["table"], seat) for seat, person in enumerate(people)]
    for line in lines:
        line.next("snapshot")
    return lines
