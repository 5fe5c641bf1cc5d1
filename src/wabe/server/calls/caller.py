"""Calls people: what is to be said waits in a queue that nobody at a table waits for, and goes out with a time limit.

There is room for so much and no more; what is newer of the same table takes the place of what still waits for the same
browser, and a browser is called by one worker at a time. Which push services may be asked is a matter of `manners`, so
that slow and dead ones hold up nobody but their own.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final, TypeAlias

from wabe.kernel.errors import WabeError
from wabe.server.calls.endpoints import address_of, read
from wabe.server.calls.manners import HANDS, Failures, Hosts
from wabe.server.calls.news import News
from wabe.server.errors import BadEndpoint, StoreFailed
from wabe.server.metrics import Metrics
from wabe.server.protocol import encode
from wabe.server.settings import Settings
from wabe.server.store import Store
from wabe.server.store.subscriptions import Subscription, load_call_key, subscribed, unsubscribe

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

    from wabe.server.calls.post import Answer

ROOM: Final = 1000
SECONDS: Final = 10.0  # for one attempt
TRIES: Final = 3
WAIT_SECONDS: Final = 5.0  # before the second one; twice as long before each further one
LONGEST_WAIT: Final = 120.0
KEPT_SECONDS: Final = 24 * 3600  # how long a push service keeps what it cannot deliver
VALID_SECONDS: Final = 12 * 3600  # how long it may believe who asks
GONE: Final = {404, 410}
AGAIN: Final = {408, 425, 429}
Key: TypeAlias = tuple[str, str, str]  # browser, table, endpoint ("": wherever the browser wants)
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Job:
    """What somebody is to be told.

    Args:
        browser: whom.
        news: what.
        only: of the browser's subscriptions; None: all.
        tries: how often it was tried.
    """

    browser: str
    news: News
    only: Subscription | None = None
    tries: int = 0

    @property
    def key(self) -> Key:
        """What a newer one takes the place of."""
        return self.browser, self.news.table, self.only.endpoint if self.only else ""

    @cached_property
    def host(self) -> str | None:
        """The push service that it goes to; None while it is not known which these are."""
        return read(self.only.endpoint, anywhere=True).authority if self.only else None


class Caller:
    """Calls for one server.

    Args:
        store: that knows who wants to be called.
        settings: whether anybody is.
        metrics: that count it.
    """

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._waiting: dict[Key, Job] = {}
        self._busy: set[str] = set()  # browsers
        self._hosts = Hosts()
        self._failures = Failures()
        self._news = asyncio.Event()
        self._later: set[asyncio.Task[None]] = set()
        self._key: EllipticCurvePrivateKey | None = None

    @property
    def contact(self) -> str:
        """Whom push services may write to."""
        plain = sorted(host for host in self._settings.hosts if "*" not in host)
        return self._settings.calls_contact or (f"https://{plain[0]}" if plain else "")

    async def key(self) -> EllipticCurvePrivateKey:
        """The key of this server. Raises `StoreFailed`."""
        from wabe.server.calls.sealing import private_key

        if self._key is None:
            self._key = private_key(await self._store.read(load_call_key))
        return self._key

    def call(self, browsers: Iterable[str], news: News) -> None:
        """Let these browsers know, soon; nobody waits for it."""
        if self._settings.calls:
            for browser in browsers:
                self._put(Job(browser, news))

    def _put(self, job: Job) -> None:
        self._waiting.pop(job.key, None)
        if len(self._waiting) >= ROOM:
            self._metrics.call("dropped")
            return
        self._waiting[job.key] = job
        self._news.set()

    async def run(self) -> None:
        """Call whoever is to be called, until cancelled."""
        try:
            async with asyncio.TaskGroup() as workers:
                for _ in range(HANDS):
                    workers.create_task(self._work())
        finally:
            self._hosts.close()
            for later in self._later:
                later.cancel()

    async def _work(self) -> None:
        while True:
            job = await self._next()
            try:
                await self._do(job)
            except WabeError:
                pass  # the store has said so itself
            except Exception:
                log.exception("somebody could not be called")
            finally:
                self._busy.discard(job.browser)
                self._news.set()

    async def _next(self) -> Job:
        while True:
            for key, job in self._waiting.items():
                if job.browser not in self._busy and (job.host is None or self._hosts.has_room(job.host)):
                    self._busy.add(job.browser)
                    return self._waiting.pop(key)
            self._news.clear()
            await self._news.wait()

    async def _do(self, job: Job) -> None:
        find = partial(subscribed, browser=job.browser, table_id=job.news.table, call=job.news.call)
        found = await self._store.read(find)
        for one in found:
            if job.only is None:
                self._put(replace(job, only=one))
            elif one.endpoint == job.only.endpoint:
                await self._send(job, one)

    async def _send(self, job: Job, to: Subscription) -> None:
        host = read(to.endpoint, anywhere=True).authority
        if self._hosts.pause(host) > 0:
            return await self._again(job, to, 0)
        self._hosts.begin(host)
        try:
            answer = await self._posted(job, to, host)
        except BadEndpoint:  # its name leads into a network of our own now
            await self._fail(to)
        except StoreFailed:
            raise
        except Exception as error:  # noqa: BLE001 - whatever the other end, its TLS or the way to it comes up with
            log.info("a push service does not answer: %s", type(error).__name__)
            self._hosts.failed(host, WAIT_SECONDS)
            await self._again(job, to, None)
        else:
            self._hosts.answered(host)
            await self._take(answer, job, to)
        finally:
            self._hosts.end(host)

    async def _take(self, answer: Answer, job: Job, to: Subscription) -> None:
        if answer.status < 300:
            self._failures.forget(to.endpoint)
            self._metrics.call("sent")
        elif answer.status in GONE:
            await self._forget(to)
        elif answer.status in AGAIN or answer.status >= 500:
            await self._again(job, to, answer.retry_after)
        else:
            log.warning("a push service refuses: %d from %s", answer.status, read(to.endpoint, anywhere=True).host)
            await self._fail(to)

    async def _fail(self, to: Subscription) -> None:
        """A call has come to nothing; after several in a row, while others answer, nobody is called there any more."""
        self._metrics.call("failed")
        if self._hosts.is_anybody_there() and self._failures.count(to.endpoint):
            await self._forget(to)

    async def _forget(self, to: Subscription) -> None:
        self._failures.forget(to.endpoint)
        await self._store.write(partial(unsubscribe, endpoint=to.endpoint))
        self._metrics.call("gone")

    async def _posted(self, job: Job, to: Subscription, host: str) -> Answer:
        from wabe.server.calls.post import post
        from wabe.server.calls.sealing import bytes64, sealed, signed

        anywhere = self._settings.calls_anywhere
        endpoint = read(to.endpoint, anywhere=anywhere)
        said = encode(job.news.said(to.language))
        body = sealed(said, bytes64(to.public), bytes64(to.secret))
        until = int(time.time()) + VALID_SECONDS
        headers = {
            "authorization": signed(await self.key(), endpoint.origin, until, self.contact),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
        }
        async with asyncio.timeout(SECONDS):
            address = await address_of(endpoint, self._hosts.threads(host), anywhere=anywhere)
        return await post(endpoint, address, headers, body, SECONDS)

    async def _again(self, job: Job, to: Subscription, seconds: int | None) -> None:
        """Try once more later, unless it was tried often, or there is something newer to be said by then."""
        if job.tries + 1 >= TRIES:
            await self._fail(to)
        elif len(self._later) >= ROOM:
            self._metrics.call("dropped")
        else:
            wait = WAIT_SECONDS * 2**job.tries if seconds is None else float(seconds)
            pause = self._hosts.pause(read(to.endpoint, anywhere=True).authority)
            task = asyncio.get_running_loop().create_task(self._put_later(job, max(min(wait, LONGEST_WAIT), pause)))
            self._later.add(task)
            task.add_done_callback(self._later.discard)

    async def _put_later(self, job: Job, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if self._waiting.keys().isdisjoint({job.key, (job.browser, job.news.table, "")}):
            self._put(replace(job, tries=job.tries + 1))
