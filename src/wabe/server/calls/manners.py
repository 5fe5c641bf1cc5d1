"""How push services have behaved: who may be asked now, so that those that are dead hold up nobody but themselves.

A host that has answered lately is known. Strangers, among them whatever somebody has made up, share half of the hands
and get one each; who did not answer is left alone for a while, longer each time. It is all in memory: a server that
begins again knows nobody.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

HANDS: Final = 8  # calls under way at the same time
OF_STRANGERS: Final = 4  # of them to hosts that have not answered yet
OF_ONE: Final = 6  # of them to one host that has
LONGEST_PAUSE: Final = 300.0
REMEMBERED: Final = 1000  # hosts
DEAD: Final = 3  # calls in a row that came to nothing, after which a subscription is none


@dataclass
class Host:
    """One push service."""

    is_known: bool = False
    busy: int = 0
    failures: int = 0  # in a row
    until: float = 0.0  # it is left alone


class Hosts:
    """All that are called, by authority; and the threads in which their names are looked up, which cannot be ended."""

    def __init__(self) -> None:
        self._hosts: dict[str, Host] = {}
        self._known = ThreadPoolExecutor(OF_STRANGERS, "wabe-calls")
        self._strange = ThreadPoolExecutor(OF_STRANGERS, "wabe-calls-strange")

    def close(self) -> None:
        """Look nothing up any more."""
        for threads in (self._known, self._strange):
            threads.shutdown(wait=False, cancel_futures=True)

    def threads(self, name: str) -> ThreadPoolExecutor:
        """Where the name of a host is looked up."""
        return self._known if self._of(name).is_known else self._strange

    def has_room(self, name: str) -> bool:
        """Whether a hand is free for this host."""
        host = self._of(name)
        if host.is_known:
            return host.busy < OF_ONE
        return host.busy == 0 and sum(each.busy for each in self._hosts.values() if not each.is_known) < OF_STRANGERS

    def pause(self, name: str) -> float:
        """For how many seconds it is still left alone."""
        return max(0.0, self._of(name).until - time.monotonic())

    def is_anybody_there(self) -> bool:
        """Whether some host has answered of late: else it may be this server that reaches nobody."""
        return any(host.is_known for host in self._hosts.values())

    def begin(self, name: str) -> None:
        """It is being asked."""
        host = self._of(name)
        host.busy += 1
        self._hosts[name] = self._hosts.pop(name, host)  # the newest last
        idle = [each for each, found in self._hosts.items() if not found.busy]
        for each in idle[: max(0, len(self._hosts) - REMEMBERED)]:
            del self._hosts[each]

    def end(self, name: str) -> None:
        """It is asked no more."""
        self._of(name).busy -= 1

    def answered(self, name: str) -> None:
        """It has said something, whatever that was."""
        host = self._of(name)
        host.is_known, host.failures, host.until = True, 0, 0.0

    def failed(self, name: str, seconds: float) -> None:
        """It has not: it is left alone for so long, twice as long each further time."""
        host = self._of(name)
        host.is_known, host.failures = False, host.failures + 1
        host.until = time.monotonic() + min(seconds * 2 ** min(host.failures - 1, 20), LONGEST_PAUSE)

    def _of(self, name: str) -> Host:
        return self._hosts.get(name) or self._hosts.setdefault(name, Host())


class Failures:
    """How many calls to each endpoint have come to nothing, one after the other."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def count(self, endpoint: str) -> bool:
        """Another one; whether nobody lives there."""
        number = self._counts.pop(endpoint, 0) + 1
        if number >= DEAD:
            return True
        self._counts[endpoint] = number
        if len(self._counts) > REMEMBERED:
            del self._counts[next(iter(self._counts))]
        return False

    def forget(self, endpoint: str) -> None:
        """Somebody lives there."""
        self._counts.pop(endpoint, None)
