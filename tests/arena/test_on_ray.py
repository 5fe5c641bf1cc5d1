"""A cluster of several nodes on this machine: the same results in the same order, whatever becomes of its nodes."""

from __future__ import annotations

import gc
import os
import secrets
import shutil
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import wabe
from tests.arena import node_work
from wabe.arena import BadMatch, on_node, on_ray, simulate
from wabe.arena.on_ray import BadCluster, Cluster
from wabe.arena.pool import chunk, hands, in_order
from wabe.extras import MissingExtra
from wabe.games import alicematic_heroes
from wabe.kernel import data

pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # what Ray leaves to be collected
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore:.*accelerator visible devices.*:FutureWarning"),
]
STORE = 80 << 20
SURROUNDINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # loopback alone
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
    "RAY_worker_niceness": "0",
    "RAY_health_check_initial_delay_ms": "500",
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_failure_threshold": "2",
}


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A head without processors, where the driver is, and one node that plays."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in SURROUNDINGS.items():
            patch.setenv(name, value)
        from ray.cluster_utils import Cluster as Nodes

        with on_ray.folder_for_a_while() as folder:
            (Path(folder) / "ray").mkdir()
            patch.setenv("RAY_TMPDIR", folder)
            head = {"num_cpus": 0, "object_store_memory": STORE, "include_dashboard": False}
            made: Any = Nodes(initialize_head=True, head_node_args=head)
            made.add_node(num_cpus=1, object_store_memory=STORE)
            try:
                yield made
            finally:
                made.shutdown()
                del made
                gc.collect()  # here, where it may complain


@pytest.fixture(scope="module")
def cluster(nodes: Any) -> Iterator[Cluster]:
    with Cluster(nodes.address) as joined:
        yield joined


def test_a_match_is_the_same_wherever_it_is_played(cluster: Cluster, tmp_path: Path) -> None:
    game = wabe.load("xiii")
    alone = simulate(game, 2, 6, ["greedy", "random"], 3).to_json()
    journal = tmp_path / "match.jsonl"
    assert simulate(game, 2, 6, ["greedy", "random"], 3, processes=cluster, journal=journal).to_json() == alone
    journal.write_bytes(b"".join(journal.read_bytes().splitlines(keepends=True)[:4]))
    assert simulate(game, 2, 6, ["greedy", "random"], 3, processes=cluster, journal=journal).to_json() == alone
    assert len(journal.read_bytes().splitlines()) == 7


def kill_once_it_works(nodes: Any, doomed: Any, folder: Path) -> None:
    """Kill a node as soon as it has begun a number."""
    raylet, end = pid_of(doomed), time.monotonic() + 60
    while time.monotonic() < end and not node_work.has_begun(raylet, str(folder)):
        time.sleep(0.05)
    nodes.remove_node(doomed, allow_graceful=False)


def pid_of(node: Any) -> str:
    return str(node.all_processes["raylet"][0].process.pid)


def test_a_node_that_is_killed_costs_no_result(nodes: Any, cluster: Cluster, tmp_path: Path) -> None:
    doomed = nodes.add_node(num_cpus=1, object_store_memory=STORE)
    raylet, numbers = pid_of(doomed), range(30)
    killer = threading.Thread(target=kill_once_it_works, args=(nodes, doomed, tmp_path))
    killer.start()
    cluster.seen = 0  # it looks again now
    assert cluster.hands() == 2
    results = in_order(node_work.squares, node_work.Slow(0.02, str(tmp_path), raylet), numbers, cluster)
    assert list(results) == [number * number for number in numbers]
    killer.join()
    begun = [mark.read_text().split() for mark in tmp_path.iterdir()]
    assert [nodes for nodes in begun if len(nodes) == 2 and nodes[0] == raylet != nodes[1]], "nothing was under way"


def test_only_so_much_is_under_way_and_whoever_stops_asking_ends_it(cluster: Cluster, tmp_path: Path) -> None:
    numbers = range(10_000_000)
    with closing(in_order(node_work.squares, node_work.Slow(0.05, str(tmp_path)), numbers, cluster)) as results:
        assert [next(results) for _ in range(3)] == [0, 1, 4]
    begun = len(list(tmp_path.iterdir()))
    time.sleep(0.5)
    assert len(list(tmp_path.iterdir())) <= begun + 1 < 20


def test_a_data_pack_goes_along(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The node finds it although it is no longer where the job says."""
    for folder in list(data.READ):  # native code would not see another table
        monkeypatch.delitem(data.READ, folder)
    pack = tmp_path / "mine"
    pack.mkdir()
    shutil.copy(Path(alicematic_heroes.__file__).parent / "data" / "alices.toml", pack)
    game = wabe.load("heroes", pack)
    assert game.data is not None
    results = in_order(node_work.packs, str(pack), range(2), cluster)
    sent = on_node.parcel(node_work.packs, str(pack))
    monkeypatch.setattr(on_node, "parcel", lambda *_: sent)
    shutil.rmtree(pack)
    for found, place in (next(results), next(results)):
        assert found == game.data
        assert place is not None
        assert place.startswith(os.environ["RAY_TMPDIR"]), "it does not go with the cluster"


def test_what_the_work_raises_is_raised_here(cluster: Cluster) -> None:
    with pytest.raises(BadMatch, match="number of cats is from 1 to 1, not 3"):
        list(in_order(node_work.refuse, "cats", range(3, 5), cluster))
    with pytest.raises(ZeroDivisionError, match="cats"):
        list(in_order(node_work.fail, "cats", range(1), cluster))


def test_a_node_with_another_wabe_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = on_node.parcel(node_work.refuse, "")._replace(code=(wabe.__version__, "of another source"))
    monkeypatch.setattr(on_node, "parcel", lambda *_: sent)
    with pytest.raises(BadCluster, match=r"node \w+ of the cluster has another Wabe"):
        list(in_order(node_work.refuse, "", range(1), cluster))


def test_a_node_without_wabe_is_told_of(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("wabe.arena.on_node")
    monkeypatch.setitem(sys.modules, "wabe.arena.on_node", None)
    assert on_ray.task_of("name")([], range(1))[:2] == ("unlike", "?")


def test_work_that_ends_its_process_is_given_up(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray, "RETRIES", 1)
    with pytest.raises(BadCluster, match="games 5 to 6 have ended their process"):
        list(in_order(node_work.end, "", range(5, 7), cluster, 2))


def test_what_outcomes_hang_on_is_in_the_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = on_node.code.__wrapped__()
    assert before == on_node.code()
    (tmp_path / "kernel").mkdir()
    (tmp_path / "__init__.py").touch()
    monkeypatch.setattr(wabe, "__file__", str(tmp_path / "__init__.py"))
    digests = {before[1]}
    for content in ("x = 1\n", "x = 2\n"):
        (tmp_path / "kernel" / "rng.py").write_text(content, encoding="utf-8")
        digests.add(on_node.code.__wrapped__()[1])
    assert len(digests) == 3


def test_what_is_quickly_done_is_joined() -> None:
    cluster, chunks = Cluster(), [range(start, start + 10, 1) for start in range(0, 100, 10)]
    assert list(cluster.joined(iter(chunks))) == chunks
    cluster.pace = on_ray.ENOUGH / 35
    assert list(cluster.joined(iter(chunks))) == [range(40), range(40, 80), range(80, 100)]
    cluster.pace = 0.0
    assert list(cluster.joined(iter(chunks))) == [range(100)]


def test_chunks_leave_something_for_everybody() -> None:
    assert [chunk(count, workers) for count, workers in ((1, 1), (10_000, 2), (100, 2), (100, 64))] == [1, 50, 6, 1]
    assert hands(3) == 3


@pytest.mark.parametrize("address", ["xiii", "localhost", ":1", "localhost:0", "localhost:65536", "ray://here:1x"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(BadCluster, match=r"^A cluster is called by host:port, or local"):
        Cluster(address).__enter__()


def test_an_address_where_nobody_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(BadCluster, match=f"No cluster answers at 127.0.0.1:{port}"):
        Cluster(f"127.0.0.1:{port}").__enter__()


def test_an_address_that_is_silent_or_speaks_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray, "ANSWER", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(BadCluster, match="timed out"):
            Cluster(address).__enter__()

        def answer() -> None:
            server.accept()[0].close()  # who came first
            line, _ = server.accept()
            line.recv(100)
            line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
            line.close()

        other = threading.Thread(target=answer)
        other.start()
        with pytest.raises(BadCluster, match="is no Ray cluster"):
            Cluster(address).__enter__()
        other.join()


def test_without_ray_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for name in SURROUNDINGS:
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(MissingExtra, match=r'needs ray: pip install "wabe\[ray\]"'):
        Cluster().__enter__()
    assert "RAY_AUTH_TOKEN" not in os.environ


def test_nobody_is_measured_and_a_local_cluster_listens_on_loopback_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SURROUNDINGS:
        monkeypatch.delenv(name, raising=False)
    before = dict(os.environ)
    with on_ray.surroundings("local"):
        assert os.environ["RAY_USAGE_STATS_ENABLED"] == os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] == "0"
    with on_ray.surroundings("10.0.0.1:6379"):
        assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
        assert "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER" not in os.environ
    assert dict(os.environ) == before
