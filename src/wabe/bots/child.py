"""A program that answers lines of JSON with lines of JSON, each within a time."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final

from wabe.kernel.errors import WabeError, quoted, shown
from wabe.kernel.message import Json, Message

KEEPER: Final = Path(__file__).with_name("keeper.py")
MOST_BYTES: Final = 1_000_000  # of an answer
CHUNK: Final = 65_536
LOOK_SECONDS: Final = 0.2  # between two looks whether a program that says nothing has ended
POSIX: Final = os.name == "posix"
GRACE_SECONDS: Final = 1.0  # for a program to end by itself once nobody asks any more


class BotFailed(WabeError):
    """A bot from outside that died, was silent for too long, or answered what is no answer."""

    code = "bot-failed"


class Child:
    """A running program; `end` it. Should this process die, the program is ended too (`keeper`).

    No wait for it is longer than it may take, even if somebody else holds its pipes, such as a process that it has left
    behind; nor is much more kept of what it says than one answer may have.

    Args:
        name: what the bot is called in sentences.
        words: the program and its arguments.

    Raises:
        BotFailed: there can be no process here.

    Fields:
        questions: how many it has been asked.
    """

    def __init__(self, name: str, words: list[str]) -> None:
        self.name = name
        self.questions = 0
        self.heard = bytearray()  # after the last answer
        self.lifeline: int | None = None
        try:
            self.process = self.started(words)
        except OSError as error:
            raise BotFailed("error-guest-start", bot=name, error=str(error.strerror)) from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.pipes = self.process.stdin.fileno(), self.process.stdout.fileno()
        if POSIX:
            for pipe in self.pipes:
                os.set_blocking(pipe, False)

    def started(self, words: list[str]) -> subprocess.Popen[bytes]:
        """The program's process; where there are lifelines that of its keeper."""
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "bufsize": 0}
        if not POSIX:
            return subprocess.Popen(words, **pipes)
        held, self.lifeline = os.pipe()
        try:
            kept = [sys.executable, "-I", "-S", str(KEEPER), str(held), str(os.getpid()), *words]
            return subprocess.Popen(kept, pass_fds=[held], start_new_session=True, **pipes)
        except OSError:
            self.cut()
            raise
        finally:
            os.close(held)

    @property
    def is_running(self) -> bool:
        """Whether it has not ended yet."""
        return self.process.poll() is None

    def tell(self, message: Json, seconds: float) -> None:
        """Send a line that has no answer. Raises `BotFailed`."""
        with self.timed(seconds) as end:
            self.send(message, end)

    def ask(self, message: Json, seconds: float) -> Any:
        """The answer to a line, which comes within so many seconds. Raises `BotFailed`."""
        with self.timed(seconds) as end:
            self.send(message, end)
            self.questions += 1
            line = self.line(end)
        try:
            return json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BotFailed("error-guest-json", bot=self.name, said=said_in(line)) from error

    @contextmanager
    def timed(self, seconds: float) -> Iterator[float]:
        """When its time is over; what takes longer, or fails, is a `BotFailed`."""
        end = monotonic() + seconds
        alarm = threading.Timer(seconds, self.cut)
        alarm.daemon = True
        try:
            if not POSIX:  # there a wait ends with the program alone
                alarm.start()
            yield end
        except OSError as error:  # it reads no more, says no more, or is late
            is_late = monotonic() >= end
            self.end(0 if is_late else GRACE_SECONDS)
            if is_late:
                raise BotFailed("error-guest-late", bot=self.name, seconds=f"{seconds:g}") from error
            raise BotFailed("error-guest-ended", bot=self.name, exit=str(self.process.returncode)) from error
        finally:
            alarm.cancel()

    def send(self, message: Json, end: float) -> None:
        """Write a line. Raises `OSError`, and `BotFailed` if more has been said than was asked."""
        if self.questions:
            self.check_silence()
        line = memoryview(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        while line:
            self.wait(0, end)
            with suppress(BlockingIOError):
                line = line[os.write(self.pipes[0], line) :]

    def check_silence(self) -> None:
        """Raises `BotFailed` if something waits that would be taken for the answer to what is asked next."""
        if POSIX and not self.heard:
            self.hear()
        if self.heard:
            raise BotFailed("error-guest-unasked", bot=self.name, said=said_in(self.heard.partition(b"\n")[0]))

    def line(self, end: float) -> bytes:
        """What it says up to the end of a line, or up to where it is too much. Raises `OSError`."""
        is_open = True
        while is_open and b"\n" not in self.heard and len(self.heard) < MOST_BYTES:
            self.wait(1, end)
            is_open = self.hear()
        length = self.heard.find(b"\n", 0, MOST_BYTES) + 1 or MOST_BYTES
        line = bytes(self.heard[:length])
        if not line:
            raise BrokenPipeError
        del self.heard[:length]
        return line

    def hear(self) -> bool:
        """Take up what it has said by now; whether it may say more."""
        said = None
        with suppress(BlockingIOError):
            said = os.read(self.pipes[1], CHUNK)
            self.heard += said
        return said != b""

    def wait(self, pipe: int, end: float) -> None:
        """Wait until a pipe (0: to it, 1: from it) is ready. Raises `OSError` once there is no time or program left."""
        if not POSIX:
            return
        waiting = select.poll()
        waiting.register(self.pipes[pipe], select.POLLIN if pipe else select.POLLOUT)
        while (left := end - monotonic()) > 0:
            is_running = self.is_running
            if waiting.poll(min(left, LOOK_SECONDS) * 1000):
                return
            if not is_running:  # somebody else holds its pipes
                raise BrokenPipeError
        raise TimeoutError

    def cut(self) -> None:
        """End it at once."""
        lifeline, self.lifeline = self.lifeline, None
        if lifeline is not None:
            os.close(lifeline)
        elif not POSIX:
            self.process.kill()

    def end(self, grace: float = GRACE_SECONDS) -> None:
        """Let it end by itself, which it should when its input does; else end it."""
        try:
            with suppress(OSError):
                if self.process.stdin is not None:
                    self.process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(grace)
        finally:
            self.cut()
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()


def said_in(line: bytes | bytearray) -> str | Message:
    """What a program has said, as it can stand in a sentence."""
    return quoted(line.decode("utf-8", "replace").strip())


def answer_of(said: Any, decision: Json) -> int | None:
    """The action that `{"action": ...}` or `{"form": ...}` stands for, if it is one of this decision's."""
    if not isinstance(said, dict):
        return None
    for each in decision["actions"]:
        known: int = each["action"]
        if type(said.get("action")) is int and said["action"] == known:
            return known
        if "action" not in said and shown_whole(said.get("form")) == shown_whole(each["form"]):
            return known
    return None


def shown_whole(form: object) -> str:
    """The same text for the same form, `1` and `true` told apart."""
    return json.dumps(form, sort_keys=True)


def misspoken(name: str, said: object, allowed: str) -> BotFailed:
    """An answer that is none of those that are allowed."""
    return BotFailed("error-guest-answer", bot=name, said=shown(said), allowed=allowed)
