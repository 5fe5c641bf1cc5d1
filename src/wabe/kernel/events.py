"""What happened, typed, with who may see what; and the chance results that a replay needs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.kernel.errors import BadReplay
from wabe.kernel.message import Json

EVERYBODY: Final = -1


class Event:
    """One thing that happened.

    Args:
        kind: what, such as `card-won`; its log text has the key `event-<kind>`.
        args: what everybody may know.
        secret: what only the `audience` may know besides.
        audience: bit mask of seats; spectators never belong to it unless it is `EVERYBODY`.
    """

    def __init__(self, kind: str, args: Json, secret: Json | None = None, audience: int = EVERYBODY) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.audience = audience

    def is_open_to(self, seat: int | None) -> bool:
        """Whether the secret part may be seen from this seat (`None`: a spectator)."""
        if self.audience == EVERYBODY:
            return True
        return seat is not None and bool(self.audience >> seat & 1)

    def project(self, seat: int | None) -> Json:
        """`{"kind", "args", "seen"}` as this seat may know it; `seen`: the secret part is included."""
        if self.secret is None or not self.is_open_to(seat):
            return {"kind": self.kind, "args": self.args, "seen": False}
        return {"kind": self.kind, "args": {**self.args, **self.secret}, "seen": True}

    def __reduce__(self) -> tuple[type[Event], tuple[str, Json, Json | None, int]]:
        return Event, (self.kind, self.args, self.secret, self.audience)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, {self.secret!r}, {self.audience})"


class EventLog:
    """Collects events and chance results of one play. Without a log attached a state records nothing.

    `script` holds chance results still to be used instead of the generator's, in order: that is how a replay
    plays without its seed.
    """

    def __init__(self, script: list[int] | None = None) -> None:
        self.events: list[Event] = []
        self.chance: list[int] = []
        self.script = script

    def add(self, event: Event) -> None:
        """Append an event."""
        self.events.append(event)

    def take(self, events: list[Event], chance: list[int]) -> None:
        """Append what was recorded before; a script is that much shorter."""
        self.events.extend(events)
        self.chance.extend(chance)
        if self.script is not None:
            del self.script[: len(chance)]

    def truncate(self, events: int, chance: int) -> None:
        """Forget all but the first events and chance results."""
        del self.events[events:]
        del self.chance[chance:]

    def decide_chance(self, n: i64, drawn: i64) -> i64:
        """Record a chance result below `n`: the one drawn, or the next of the script.

        Raises:
            BadReplay: the script has run out or its next number is not below `n`.
        """
        result = drawn
        if self.script is not None:
            if not self.script:
                raise BadReplay("error-chance-lacks")
            result = self.script.pop(0)
            if not 0 <= result < n:
                raise BadReplay("error-chance-high", result=result, n=n)
        self.chance.append(result)
        return result
