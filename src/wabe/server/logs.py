"""The server's log: lines of text or of JSON, each with the table and the request it is about.

No line has what gives anybody a seat: no cookie, token or hash of one, no header, query or body of a request.
"""

from __future__ import annotations

import faulthandler
import json
import logging
import re
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

TABLE: Final[ContextVar[str]] = ContextVar("table", default="")
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
OF_TABLE: Final = re.compile(r"/api/tables/([\w-]{16})(?:/|$)", re.ASCII)  # as ids are made, and nothing else
REFUSED: Final = "ASGI callable returned without completing handshake."
NAMED: Final = (("table", TABLE), ("request", REQUEST))


def set_up(form: str) -> None:
    """Write the log to stderr, as `text` or as lines of `json`, unless somebody has set up another one.

    Should native code crash the process, stderr has at least where all threads were.
    """
    if sys.__stderr__ is not None and not faulthandler.is_enabled():
        faulthandler.enable(sys.__stderr__)
    logging.getLogger("uvicorn.error").addFilter(is_no_refusal)
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(handlers=[handler])


def is_no_refusal(record: logging.LogRecord) -> bool:
    """Whether a line is about a fault: uvicorn takes each WebSocket refused with a reason for one."""
    return record.msg != REFUSED


def about_table(table: str) -> None:
    """From here on, in this task, all is about a table, and nobody's request."""
    TABLE.set(table)
    REQUEST.set("")


@contextmanager
def about_request(request: str) -> Iterator[None]:
    """What happens meanwhile is about a request that has an id of its own."""
    before = REQUEST.set(request)
    try:
        yield
    finally:
        REQUEST.reset(before)


class Trail:
    """Gives each connection an id, and knows which table it is about."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = OF_TABLE.match(scope.get("path", ""))
        TABLE.set(found[1] if found else "")
        REQUEST.set(secrets.token_hex(4))
        await self._app(scope, receive, send)


class TextLines(logging.Formatter):
    """One line, and the traceback of an error below it."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - as logging calls it
        """The line, with what it is about at its end."""
        told = ", ".join(f"{name} {variable.get()}" for name, variable in NAMED if variable.get())
        line = super().formatMessage(record).rstrip()
        return f"{line} [{told}]" if told else line


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, and where there are such, table, request and error."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {"time": at.replace("+00:00", "Z"), "level": record.levelname.lower(), "logger": record.name}
        told["message"] = record.getMessage()
        told |= {name: variable.get() for name, variable in NAMED if variable.get()}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)
