"""Numbered work on the processors of a Ray cluster: many machines, and the same results in the same order.

Each chunk of numbers is a task. A task whose node dies is done again on another one, so that a lost node costs time and
nothing else; a result is taken once, from the task whose turn it is. Only so many tasks are under way as keep all
processors busy. Ray is asked to measure nobody and to serve no page.
"""

from __future__ import annotations

import logging
import math
import os
import secrets
import shutil
import socket
import tempfile
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Final, Self, TypeVar

import wabe
from wabe.arena import on_node
from wabe.extras import needed
from wabe.kernel.errors import WabeError

LOCAL: Final = "local"
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
STORE_BYTES: Final = 200 << 20  # of objects of a local cluster; results are small
ENOUGH: Final = 1.0  # seconds of work for a task, as far as may be: the driver has some 1,000 tasks a second
MOST: Final = 10_000  # numbers in a task
AHEAD: Final = 4  # tasks under way for each processor
RETRIES: Final = 10  # of a task whose node or process died
ANSWER: Final = 5.0  # seconds that an address has to answer
LOOK: Final = 5.0  # seconds between two looks at how many processors there are
PATIENCE: Final = 120.0  # seconds that a cluster may be without any
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_LOG_TO_STDERR": "0"}
ON_LOOPBACK: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}  # Ray's word for: listen nowhere else
MOST_HOME: Final = 25  # characters: the paths of sockets, which Ray makes longer, may have 103
WRITER: Final = "print_to_stdstream"  # of Ray: its public settings still tell of lost nodes
PREFACE: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0"  # of HTTP/2, with empty settings
SETTINGS: Final = 4

J = TypeVar("J")
R = TypeVar("R")


class BadCluster(WabeError):
    """A cluster that cannot be used: it is not there, does not answer or has another Wabe."""

    code: ClassVar[str] = "bad-cluster"


class Cluster:
    """A Ray cluster, as a crew for `wabe.arena.pool`; use it in a `with` statement.

    Where this process is connected to Ray already, that cluster is used, and the connection stays.

    Args:
        address: `host:port` of a running cluster, one of whose nodes is this machine; `local`: one of its own, on this
            machine alone, for as long as the block lasts.
        processes: of a local cluster; as many as there are cores by default.

    Raises:
        BadCluster: no cluster answers.
        MissingExtra: Ray is not installed.
    """

    def __init__(self, address: str = LOCAL, processes: int | None = None) -> None:
        self.address = address
        self.processes = processes
        self.ray: Any = None
        self.done = ExitStack()
        self.seen = 0
        self.looked = 0.0
        self.pace = math.inf  # seconds for a number, lately

    def __enter__(self) -> Self:
        if self.address != LOCAL:
            check_answers(self.address)
        with self.done:
            self.done.enter_context(surroundings(self.address))
            self.ray = imported()
            if not self.ray.is_initialized():
                self.connect()
            self.done = self.done.pop_all()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.done.close()

    def connect(self) -> None:
        """Begin a local cluster, or join one. Raises `BadCluster`."""
        asked: dict[str, Any] = {"address": self.address, "log_to_driver": False, "logging_level": logging.ERROR}
        if self.address == LOCAL:
            folder = self.done.enter_context(folder_for_a_while())
            asked |= {"num_cpus": self.processes, "include_dashboard": False, "_temp_dir": folder}
            asked["object_store_memory"] = STORE_BYTES
        self.done.enter_context(silenced())
        self.done.callback(self.ray.shutdown)
        try:
            self.ray.init(**asked)
        except Exception as error:  # Ray raises that itself where a node takes too long to begin
            raise BadCluster("error-ray-refused", address=self.address, error=first_line(error)) from error

    def hands(self) -> int:
        """How many processors the cluster has at the moment; 1 at least."""
        now = time.monotonic()
        if self.seen == 0 or now - self.looked > LOOK:
            self.seen, self.looked = int(self.ray.cluster_resources().get("CPU", 0)), now
        return max(1, self.seen)

    def in_order(
        self, work: Callable[[J, range], list[R]], job: J, chunks: Iterator[range]
    ) -> Generator[R, None, None]:
        """The results of all numbers in these chunks. Raises `BadCluster`, and what the work raises."""
        name, sent = secrets.token_hex(8), self.ray.put(tuple(on_node.parcel(work, job)))
        task = self.ray.remote(num_cpus=1, max_retries=RETRIES)(task_of(name))
        pending: deque[tuple[range, Any]] = deque()
        self.pace = math.inf
        try:
            for numbers in self.joined(chunks):
                if len(pending) >= AHEAD * self.hands():
                    yield from self.results(*pending.popleft())
                pending.append((numbers, task.remote([sent], numbers)))
            while pending:
                yield from self.results(*pending.popleft())
        finally:
            for _, result in pending:
                self.ray.cancel(result)

    def joined(self, chunks: Iterator[range]) -> Iterator[range]:
        """The same numbers in larger chunks where they are quickly done: a task has its price."""
        for numbers in chunks:
            while (
                len(numbers) < MOST and len(numbers) * self.pace < ENOUGH and (more := next(chunks, None)) is not None
            ):
                numbers = range(numbers.start, more.stop, numbers.step)  # noqa: PLW2901 - they follow each other
            yield numbers

    def results(self, numbers: range, result: Any) -> list[Any]:
        """What a task has found, once it is done."""
        self.wait(result)
        try:
            outcome, found, node, self.pace = self.ray.get(result)
        except self.ray.exceptions.RayTaskError:  # what the work raises itself
            raise
        except self.ray.exceptions.RayError as error:
            raise BadCluster("error-ray-crashed", first=numbers[0], last=numbers[-1]) from error
        if outcome == on_node.REFUSED:
            raise found
        if outcome == on_node.UNLIKE:
            raise BadCluster("error-ray-unlike", node=node, version=found, here=wabe.__version__)
        if outcome == on_node.STRANGE:
            raise BadCluster("error-ray-strange", node=node, package=found)
        self.pace /= len(numbers)
        if len(found) != len(numbers):
            raise AssertionError("a result for each number")
        return list(found)

    def wait(self, result: Any) -> None:
        """Until a task is done. Raises `BadCluster` when the cluster has had no processors for long."""
        idle = 0.0
        while not self.ray.wait([result], timeout=LOOK)[0]:
            idle = 0.0 if self.ray.cluster_resources().get("CPU", 0) else idle + LOOK
            if idle >= PATIENCE:
                raise BadCluster("error-ray-idle", seconds=int(PATIENCE))


def task_of(name: str) -> Callable[[list[Any], range], tuple[str, Any, str, float]]:
    """What Ray carries out on a node.

    It is sent as it is written here, since it is pickled by value: so it can tell of a node that lacks this module.
    """

    def task(sent: list[Any], numbers: range) -> tuple[str, Any, str, float]:
        import time

        import ray

        begun = time.perf_counter()
        try:
            from wabe.arena import on_node
        except ImportError:
            outcome = "unlike", "?"
        else:
            node: Any = ray._private.worker._global_node
            home = node.get_session_dir_path()
            outcome = on_node.carry_out(name, lambda: on_node.Parcel(*ray.get(sent[0])), numbers, home)
        return (*outcome, ray.get_runtime_context().get_node_id(), time.perf_counter() - begun)

    return task


def imported() -> Any:
    """The module `ray`. Raises `MissingExtra` where it is not installed."""
    needed("ray", "ray")
    import ray

    return ray


@cache
def own_token() -> str:
    """The token of local clusters of this process: one for all of them, as Ray reads it only once."""
    return secrets.token_hex(32)


@contextmanager
def surroundings(address: str) -> Iterator[None]:
    """What Ray finds in the environment during the block: it measures nobody; local clusters have a token of their own.

    What is set already stays.
    """
    wanted = dict(QUIET)
    if address == LOCAL or address.rpartition(":")[0] in LOOPBACK:
        wanted |= ON_LOOPBACK
    if address == LOCAL and "RAY_AUTH_MODE" not in os.environ:
        wanted |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": own_token()}
    added = {name: value for name, value in wanted.items() if name not in os.environ}
    os.environ.update(added)
    try:
        yield
    finally:
        for name in added:
            os.environ.pop(name, None)


@contextmanager
def silenced() -> Iterator[None]:
    """Keep Ray from writing about lost nodes to the standard output, which is for results."""
    from ray._private import worker

    written = getattr(worker, WRITER, None)
    setattr(worker, WRITER, lambda *_, **__: None)
    try:
        yield
    finally:
        setattr(worker, WRITER, written)


@contextmanager
def folder_for_a_while() -> Iterator[str]:
    """A folder for the logs and sockets of a local cluster. Its last processes may still write when it has ended."""
    home = tempfile.gettempdir()
    folder = Path(tempfile.mkdtemp(prefix="ray-", dir=home if len(home) <= MOST_HOME else "/tmp"))
    try:
        yield str(folder)
    finally:
        end = time.monotonic() + ANSWER
        while folder.exists() and time.monotonic() < end:
            shutil.rmtree(folder, ignore_errors=True)
            time.sleep(0.05)


def check_answers(address: str) -> None:
    """Raise `BadCluster` unless something at this address speaks as a cluster does (gRPC, so HTTP/2)."""
    host, found, port = address.rpartition(":")
    if not found or not host or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        raise BadCluster("error-ray-address", address=address)
    try:
        with socket.create_connection((host, int(port)), ANSWER) as line:
            line.sendall(PREFACE)
            answer = line.recv(9)
    except OSError as error:
        raise BadCluster("error-ray-silent", address=address, error=error.strerror or str(error)) from error
    if len(answer) < 4 or answer[3] != SETTINGS:
        raise BadCluster("error-ray-other", address=address)


def first_line(error: Exception) -> str:
    """What an error of Ray says, without the traces that follow."""
    return str(error).strip().partition("\n")[0].rstrip(".")
