"""Who holds which seat: browsers are known by a cookie, seats are given away by tokens, and only hashes are stored.

The cookie is a token with the server's mark on it (HMAC-SHA-256 with a key of the store), so that no browser is ever
known by a value that the server has not made.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from starlette.requests import HTTPConnection
from starlette.responses import Response

from wabe.kernel.orders import ALWAYS_ASK

Json: TypeAlias = dict[str, Any]
COOKIE: Final = "wabe"
COOKIE_SECONDS: Final = 400 * 24 * 3600
TOKEN_LENGTH: Final = 43
TOKEN: Final = "wabe.token"  # where a connection has the token of its cookie, if the server made it (`cookies.py`)
KEY: Final = "wabe.key"  # and what the server marks cookies with


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
        recovery: hash of the token that brings it to another browser of whoever holds it; None if there is none.
        stand_in: whether the bot plays it only until its player is back (`standins.py`).
        orders: what its player has said beforehand (`orders.py`), as JSON; None: nothing ever.
    """

    number: int
    bot: bool
    level: str | None
    name: str
    token: str | None
    token_used: bool
    holder: str | None
    recovery: str | None = None
    stand_in: str | None = None
    orders: str | None = None

    @property
    def open(self) -> bool:
        """Whether it waits for a person to claim it."""
        return not self.bot and self.holder is None

    @property
    def freed(self) -> bool:
        """Whether a link gives it to somebody else should its player stay away."""
        return self.holder is not None and self.token is not None and not self.token_used

    @property
    def kind(self) -> str:
        """`human`, `bot` or `open`, as the protocol says it."""
        if self.level is not None:
            return "bot"
        return "open" if self.open else "human"


def is_seen_alike(one: Seat, other: Seat) -> bool:
    """Whether two seats differ in nothing that others may know of."""
    return replace(one, orders=None) == replace(other, orders=None)


def orders_of(seat: Seat) -> dict[str, Json]:
    """What the player of a seat has said beforehand, by the name of the order (`kernel.orders.given`)."""
    found: dict[str, Json] = json.loads(seat.orders) if seat.orders else {}
    return found


def written(orders: dict[str, Json]) -> str:
    """Orders as they are kept with their seat."""
    return json.dumps(orders, sort_keys=True)


def orders_for_rematch(seat: Seat) -> str | None:
    """What stays of a seat's orders at the next table: whether its player wants to be asked always."""
    lasting = {name: each for name, each in orders_of(seat).items() if name == ALWAYS_ASK}
    return written(lasting) if lasting else None


class Browser:
    """The browser behind a connection, known by its cookie; one without gets a token to keep.

    Args:
        connection: its request or WebSocket.
    """

    def __init__(self, connection: HTTPConnection) -> None:
        token: str | None = connection.scope[TOKEN]
        self.known = token is not None
        self._token = token or new_token()
        self._connection = connection
        self.hash = hash_of(self._token)

    def remember(self, response: Response) -> None:
        """Give a browser its cookie unless it has just that."""
        connection = self._connection
        cookie = marked(self._token, connection.scope[KEY])
        if connection.cookies.get(COOKIE) != cookie:
            secure = connection.url.scheme in {"https", "wss"}
            response.set_cookie(COOKIE, cookie, max_age=COOKIE_SECONDS, secure=secure, httponly=True, samesite="lax")


def marked(token: str, key: bytes) -> str:
    """The cookie of a token."""
    return f"{token}.{hmac.new(key, token.encode(), hashlib.sha256).hexdigest()}"
