"""What happened, typed, with who may see what; and the chance results that a replay needs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.kernel.chance import Chance
from wabe.kernel.errors import BadReplay
from wabe.kernel.message import Json, Message

EVERYBODY: Final = -1


class Event:
    """One thing that happened.

    Args:
        kind: what, such as `card-won`; its log text has the key `event-<kind>`.
        args: what everybody may know.
        secret: what only the `audience` may know besides.
        audience: bit mask of seats; spectators never belong to it unless it is `EVERYBODY`.
        chapter: the part of the play that was under way (`Game.chapter`); None until it is in a log.
    """

    def __init__(
        self,
        kind: str,
        args: Json,
        secret: Json | None = None,
        audience: int = EVERYBODY,
        chapter: Message | None = None,
    ) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.audience = audience
        self.chapter = chapter

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

    def __reduce__(self) -> tuple[type[Event], tuple[str, Json, Json | None, int, Message | None]]:
        return Event, (self.kind, self.args, self.secret, self.audience, self.chapter)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, {self.secret!r}, {self.audience})"


class EventLog:
    """Collects events and chance results of one play. Without a log attached a state records nothing.

    Args:
        script: chance results still to be used, in order: that is how a replay plays without its seed.
        source: where chance comes from; None: from the generator of the state. Those of a script must come from there.
    """

    def __init__(self, script: list[int] | None = None, source: Chance | None = None) -> None:
        self.events: list[Event] = []
        self.chance: list[int] = []
        self.script = script
        self.source = source
        self.action = 0  # the number of the one under way, for the source
        self.first_chance = 0  # where its results begin
        self.proved = 0  # results of a script that came from the source indeed

    def begin(self, action: int) -> None:
        """The results of chance to come are those of this action."""
        self.action = action
        self.first_chance = len(self.chance)

    def heading(self, index: int) -> Message | None:
        """The chapter that begins with this event; None where it goes on."""
        chapter = self.events[index].chapter
        return chapter if index == 0 or chapter != self.events[index - 1].chapter else None

    def add(self, event: Event) -> None:
        """Append an event; those of one chapter have it in common, so that it is in memory once."""
        if self.events and self.events[-1].chapter == event.chapter:
            event.chapter = self.events[-1].chapter
        self.events.append(event)

    def take(self, events: list[Event], chance: list[int], chapter: Message) -> None:
        """Append what was recorded before; a script is that much shorter.

        Args:
            events: those that have no chapter, as a film holds them, belong to `chapter`.
            chance: the chance results.
            chapter: the part of the play that was under way.
        """
        for event in events:
            event.chapter = event.chapter or chapter
        self.events.extend(events)
        self.chance.extend(chance)
        if self.script is not None:
            del self.script[: len(chance)]

    def truncate(self, events: int, chance: int) -> None:
        """Forget all but the first events and chance results."""
        del self.events[events:]
        del self.chance[chance:]

    def decide_chance(self, n: i64, drawn: i64) -> i64:
        """Record a chance result below `n`: the one of the source, or the next of the script.

        Raises:
            BadReplay: the script has run out, or its next number is not below `n` or not what the source says.
        """
        result: int = drawn
        if self.source is not None:
            result = self.source.result(self.action, len(self.chance) - self.first_chance, n, drawn)
        if self.script is not None:
            result = self.next_of(self.script, n, result)
        self.chance.append(result)
        return result

    def next_of(self, script: list[int], n: int, true: int) -> int:
        """The next chance result of a script. Raises `BadReplay`."""
        if not script:
            raise BadReplay("error-chance-lacks")
        result = script.pop(0)
        if not 0 <= result < n:
            raise BadReplay("error-chance-high", result=result, n=n)
        if self.source is not None:
            if result != true:
                raise BadReplay("error-chance-other", result=result, true=true, n=n)
            self.proved += 1
        return result
