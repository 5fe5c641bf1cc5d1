"""A program that answers lines of JSON with lines of JSON, each within a time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from wabe.kernel.errors import WabeError, quoted, shown
from wabe.kernel.message import Json

KEEPER: Final = Path(__file__).with_name("keeper.py")
MOST_BYTES: Final = 1_000_000  # of an answer
GRACE_SECONDS: Final = 1.0  # for a program to end by itself once nobody asks any more


class BotFailed(WabeError):
    """A bot from outside that died, was silent for too long, or answered what is no answer."""

    code = "bot-failed"


class Child:
    """A running program; `end` it. Should this process die, the program is ended too (`keeper`).

    Args:
        name: what the bot is called in sentences.
        words: the program and its arguments.

    Raises:
        BotFailed: there can be no process here.
    """

    def __init__(self, name: str, words: list[str]) -> None:
        self.name = name
        self.late = False
        self.lifeline: int | None = None
        self.lock = threading.Lock()  # an alarm may end it as well
        try:
            self.process = self.started(words)
        except OSError as error:
            raise BotFailed("error-guest-start", bot=name, error=str(error.strerror)) from error

    def started(self, words: list[str]) -> subprocess.Popen[bytes]:
        """The program's process; where there are lifelines that of its keeper."""
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        if os.name != "posix":
            return subprocess.Popen(words, **pipes)
        held, self.lifeline = os.pipe()
        try:
            kept = [sys.executable, "-I", "-S", str(KEEPER), str(held), *words]
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
        self.exchange(message, seconds, answered=False)

    def ask(self, message: Json, seconds: float) -> Any:
        """The answer to a line, which comes within so many seconds. Raises `BotFailed`."""
        line = self.exchange(message, seconds, answered=True)
        try:
            return json.loads(line)
        except (ValueError, RecursionError) as error:
            said = quoted(line.decode("utf-8", "replace").strip())
            raise BotFailed("error-guest-json", bot=self.name, said=said) from error

    def exchange(self, message: Json, seconds: float, *, answered: bool) -> bytes:
        """Send a line, and wait for one if it is answered. Raises `BotFailed`."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        alarm = threading.Timer(seconds, self.expire)
        alarm.daemon = True
        alarm.start()
        line = b""
        try:
            self.process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline(MOST_BYTES) if answered else b"\n"
        except OSError:  # it reads no more
            line = b""
        finally:
            alarm.cancel()
        if not line or self.late:
            raise self.failure(seconds)
        return line

    def expire(self) -> None:
        """Its time is over: end it, so that whoever waits for it waits no longer."""
        self.late = True
        self.cut()

    def failure(self, seconds: float) -> BotFailed:
        """Why there is no answer."""
        self.end()
        if self.late:
            return BotFailed("error-guest-late", bot=self.name, seconds=f"{seconds:g}")
        return BotFailed("error-guest-ended", bot=self.name, exit=str(self.process.returncode))

    def cut(self) -> None:
        """End it at once."""
        with self.lock:
            lifeline, self.lifeline = self.lifeline, None
        if lifeline is not None:
            os.close(lifeline)
        elif os.name != "posix":
            self.process.kill()

    def end(self) -> None:
        """Let it end by itself, which it should when its input does; else end it."""
        try:
            with suppress(OSError):
                if self.process.stdin is not None:
                    self.process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(0 if self.late else GRACE_SECONDS)
        finally:
            self.cut()
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()


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
