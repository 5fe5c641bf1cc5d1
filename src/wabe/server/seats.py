"""Who holds which seat: browsers are known by a cookie, seats are given away by tokens, and only hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "wabe"
COOKIE_SECONDS: Final = 400 * 24 * 3600
TOKEN_LENGTH: Final = 43


def new_token() -> str:
    """256 random bits, as text fit for links and cookies."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is stored of a token. Tokens are random, so a plain hash cannot be searched back."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass
class Seat:
    """One seat of a table.

    Args:
        number: 0 to players - 1.
        bot: made for a bot; otherwise for a person.
        level: of the bot that plays it now; None if a person does.
        name: what its player is called, may be empty.
        token: hash of the token that gives it away once; None if there is none.
        token_used: whether it has been given away by it.
        holder: hash of the browser that holds it; None while it is open, and for bots.
    """

    number: int
    bot: bool
    level: str | None
    name: str
    token: str | None
    token_used: bool
    holder: str | None

    @property
    def open(self) -> bool:
        """Whether it waits for a person to claim it."""
        return not self.bot and self.holder is None

    @property
    def kind(self) -> str:
        """`human`, `bot` or `open`, as the protocol says it."""
        if self.level is not None:
            return "bot"
        return "open" if self.open else "human"


class Browser:
    """The browser behind a connection, known by its cookie; a new one gets a token to keep.

    Args:
        connection: its request or WebSocket.
    """

    def __init__(self, connection: HTTPConnection) -> None:
        sent = connection.cookies.get(COOKIE, "")
        self.known = len(sent) == TOKEN_LENGTH and sent.isascii()
        self._token = sent if self.known else new_token()
        self._secure = connection.url.scheme in {"https", "wss"}
        self.hash = hash_of(self._token)

    def remember(self, response: Response) -> None:
        """Give a new browser its cookie."""
        if not self.known:
            response.set_cookie(
                COOKIE, self._token, max_age=COOKIE_SECONDS, secure=self._secure, httponly=True, samesite="lax"
            )
