"""Input that means harm: the server survives it, answers sensibly, and an innocent player goes on."""

from __future__ import annotations

import gzip
import json
import socket
import struct
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.server.client import ME, Line, Person
from tests.server.process import ServerProcess
from tools.campaigns.campaign import Campaign
from wabe.server.limits import Limits

DEEP: Final = 100_000
DIGITS: Final = 20_000
PATIENCE: Final = 10.0
MEGABYTE: Final = 1 << 20
MOST_GROWTH: Final = 300 * MEGABYTE
FLOOD: Final = 2_000
AFAR: Final = "127.0.0.2"
STRANGE: Final = (
    "[" * DEEP,
    '{"a":' * DEEP,
    '{"type":"act","request_id":"x","seat":0,"seq":' + "9" * DIGITS + ',"form":{}}',
    '{"type":"act","request_id":"x","seat":0,"seq":0,"form":{"kind":"unlock","deck":' + "9" * DIGITS + "}}",
    '{"type":"act","request_id":"x","seat":0,"seq":0,"form":' + '{"kind":' * 5_000 + "1" + "}" * 5_000 + "}",
    '{"type":"act","request_id":"x","seat":0,"seq":0,"form":{"kind":"\\ud800"}}',
    '{"type":"chat","request_id":"x","seat":0,"text":"\\ud800\\u0000\\u202e"}',
    '{"type":"act","request_id":"x","seat":0,"seq":1e999,"form":{}}',
    '{"type":"act","request_id":"x","seat":0,"seq":NaN,"form":{}}',
    '{"type":"look","seat":-1}',
    '{"type":"hint","request_id":"\\n","seat":0}',
    '{"type":"__class__","request_id":"x"}',
    '{"type":"act","type":"undo","request_id":"x","request_id":"y","seat":0}',
    "null",
    "0",
    '""',
    "",
    "\x00",
    "x" * 60_000,
    "x" * (MEGABYTE * 2),
)


class Hostile(Campaign):
    """A server with the limits that everybody has, and somebody innocent at one of its tables."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed)
        self.server = ServerProcess(folder / "wabe.sqlite3", limits=Limits())
        self.host = urlsplit(self.server.url).netloc
        self.innocent = Person(self.server.url)
        self.begin()
        self.memory = memory(self.server.process.pid)

    def begin(self) -> None:
        """Somebody innocent, alone at a table with two seats."""
        self.table = str(self.innocent.create(ME, ME)["table"])
        self.lines = [self.innocent.open(self.table, seat) for seat in (0, 1)]
        for line in self.lines:
            line.next("snapshot")

    def cycle(self) -> None:
        """One attack of each kind, and a move of the innocent after each."""
        attacks: list[Callable[[], None]] = [
            self.messages,
            self.bodies,
            self.bytes_on_the_line,
            self.bombs,
            self.slow_heads,
            self.crowds,
            self.spoofed,
            self.floods,
            self.paths,
        ]
        self.chance.shuffle(attacks)
        for attack in attacks:
            attack()
            self.tried["attacks"] += 1
            self.check(attack.__name__)

    def check(self, attack: str) -> None:
        """The server lives, has not swollen, and the innocent goes on."""
        self.expect(self.server.process.poll() is None, f"the server has died of {attack}")
        grown = memory(self.server.process.pid) - self.memory
        self.expect(grown < MOST_GROWTH, f"the server has grown by {grown} bytes after {attack}")
        errors = self.server.errors()
        self.expect("Traceback" not in errors, f"{attack} has shown in the log: {errors[-600:]}")
        self.play()

    def play(self) -> None:
        """A move of the innocent."""
        if any(line.look["view"]["over"] for line in self.lines):
            return self.begin()
        for line in self.lines:
            line.rest(0.05)
        acting = next(line for line in self.lines if line.look["decision"])
        answer = acting.act(self.chance.randrange(100))
        for line in self.lines:
            line.until(answer["seq"])
        self.tried["moves of the innocent"] += 1
        return None

    # --- attacks ------------------------------------------------------------------------------------------------------

    def stranger(self) -> Person:
        """Another browser."""
        return Person(self.server.url)

    def messages(self) -> None:
        """Whatever is no command, over a WebSocket."""
        with self.stranger() as person:
            for text in [*STRANGE, *self.chance.sample(STRANGE, 5)]:
                with suppress(WebSocketException, OSError), person.open(self.table) as line:
                    line.next("snapshot")
                    send = line.socket.send
                    send(text if self.chance.random() < 0.7 else text.encode())
                    self.answered(line)
                    self.tried["strange messages"] += 1

    def answered(self, line: Line) -> None:
        """A refusal, or the end of the connection with a code."""
        with suppress(TimeoutError):
            frame = line.receive(0.5)
            sensible = frame["type"] != "answer" or frame["ok"] or bool(frame.get("message"))
            self.expect(sensible, f"a strange message was answered by {frame}")

    def bodies(self) -> None:
        """The same as bodies of requests, and bytes that are no text."""
        raw = [text.encode() for text in STRANGE] + [b"\xff\xfe\xfd", b'{"type":"\xc3\x28"}', b"\xed\xa0\x80"]
        with self.stranger() as person:
            for path in ("/api/tables", f"/api/tables/{self.table}/commands", f"/api/tables/{self.table}/claim"):
                for body in self.chance.sample(raw, 8):
                    answer = person.http.post(path, content=body, headers={"content-type": "application/json"})
                    self.refused(answer, path)
            answer = person.http.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"})
            self.refused(answer, "a form")

    def refused(self, answer: httpx.Response, what: str) -> None:
        """Told in a sentence; none of it is a fault of the server."""
        told = 400 <= answer.status_code < 500 and bool(answer.json()["message"])
        self.expect(told, f"{what} was answered by {answer.status_code} {answer.text[:200]}")
        self.tried["refusals"] += 1

    def bytes_on_the_line(self) -> None:
        """What is neither HTTP nor a WebSocket's frame."""
        heads = [
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200,
            b"GET " + b"/" * 100_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20_000 + b"\r\n",
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nFFFFFFFFFFFFFFF\r\n",
            b"GET /\x00\xff HTTP/1.1\r\n\r\n",
            bytes(self.chance.randrange(256) for _ in range(5_000)),
        ]
        for head in heads:
            with suppress(OSError), self.dialled() as line:
                line.sendall(head)
                line.recv(4096)
            self.tried["strange heads"] += 1
        for frame in (b"\x81\x05hello", b"\xf1\x80abcd", b"\x88\x81abcd\x00", b"\x81\xff" + struct.pack(">Q", 1 << 62)):
            with suppress(OSError, WebSocketException), connect(self.live(), compression=None) as line:
                line.socket.sendall(frame)
                line.recv(0.5)
            self.tried["strange frames"] += 1

    def bombs(self) -> None:
        """Little that would unfold to much."""
        packed = gzip.compress(b"[" * (50 * MEGABYTE))
        headers = {"content-type": "application/json", "content-encoding": "gzip"}
        with self.stranger() as person:
            self.refused(person.http.post("/api/tables", content=packed[:60_000], headers=headers), "a bomb")
        with connect(self.live()) as line:  # offers to compress
            self.expect(not line.protocol.extensions, "the server lets messages be compressed")
        with suppress(WebSocketException, OSError), connect(self.live(), compression=None) as line:
            line.send("x" * 1_000 for _ in range(20_000))  # one message, in many frames
        self.tried["bombs"] += 3

    def slow_heads(self) -> None:
        """Many connections that never say what they want, and go."""
        lines = [self.dialled() for _ in range(150)]
        for line in lines:
            with suppress(OSError):
                line.sendall(b"GET / HTTP/1.1\r\nx")
        self.play()  # while they wait
        for line in lines:
            line.close()
        self.tried["slow heads"] += len(lines)

    def crowds(self) -> None:
        """More sockets of one address than it may have; the innocent has its own already."""
        refused = 0
        with ExitStack() as opened:
            for _ in range(Limits().connections + 5):
                line = opened.enter_context(self.afar())
                try:
                    line.recv(1)
                except (WebSocketException, TimeoutError):
                    refused += 1
            self.expect(refused > 0, "one address may have any number of sockets")
            self.tried["sockets refused"] += refused
            self.play()

    def spoofed(self) -> None:
        """Addresses that are only said do not lift any limit."""
        answers: list[int] = []
        far = httpx.HTTPTransport(local_address=AFAR, verify=False)  # what is said from 127.0.0.1 may be a proxy's word
        with self.stranger() as person, httpx.Client(base_url=self.server.url, transport=far) as liar:
            for number in range(60):
                said = {
                    "x-forwarded-for": f"10.1.2.{number}",
                    "x-real-ip": f"10.1.2.{number}",
                    "forwarded": "for=10.9.9.9",
                }
                body = {"token": "no such token", "name": ""}
                liar.cookies.clear()
                answers.append(liar.post(f"/api/tables/{self.table}/claim", json=body, headers=said).status_code)
            origin = person.http.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
            self.refused(origin, "a foreign page")
        self.expect(429 in answers, "a limit was lifted by a spoofed address")
        self.tried["spoofed addresses"] += len(answers)

    def floods(self) -> None:
        """Many more commands than anybody can mean."""
        command = json.dumps({"type": "act", "seq": 0, "seat": 0, "form": {}, "request_id": "f"})
        with suppress(WebSocketException, OSError), self.afar() as line:
            for _ in range(FLOOD):
                line.send(command)
            self.tried["flooded commands"] += FLOOD
            self.play()

    def paths(self) -> None:
        """Addresses that lead nowhere."""
        with self.stranger() as person:
            for path in (
                "/..%2f..%2fetc/passwd",
                "/assets/../../../etc/passwd",
                "/%00",
                "/api/tables/%2e%2e",
                f"/api/tables/{'x' * 5_000}",
                f"/api/tables/{self.table}/replay/{'9' * 4_000}",
                f"/api/tables/{self.table}/live?after={'9' * 4_000}",
                f"/api/tables/{self.table}/events?seat=-1",
                "/api/games/__import__/rules",
                "/api/texts/..%2f..%2f",
            ):
                answer = person.http.get(path)
                self.expect(answer.status_code in {400, 403, 404, 409, 422, 426, 405}, f"{path}: {answer.status_code}")
                self.expect("root:" not in answer.text, f"{path} gives away a file")
                self.tried["paths"] += 1

    # --- means --------------------------------------------------------------------------------------------------------

    def dialled(self) -> socket.socket:
        """A bare connection to the server."""
        host, _, port = self.host.partition(":")
        return socket.create_connection((host, int(port)), PATIENCE)

    def afar(self) -> ClientConnection:
        """A WebSocket from another address than that of the innocent."""
        return connect(self.live(), compression=None, max_queue=None, source_address=(AFAR, 0))

    def live(self) -> str:
        """The address of the table's WebSocket."""
        return f"ws://{self.host}/api/tables/{self.table}/live"

    def close(self) -> None:
        """End the server."""
        self.innocent.__exit__()
        self.server.kill()


def memory(process: int) -> int:
    """Bytes that a process has."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * 4096
