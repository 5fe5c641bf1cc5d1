"""What is counted and measured, and who may read it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.client import BOT, ME, Person
from tests.server.conftest import Running, running
from tests.server.test_table import hot_seat, mover
from tests.server.unlimited import NO_LIMITS
from wabe.server.limits import Rate


def figures(person: Person) -> dict[tuple[str, str], float]:
    """All samples: by name and the values of their labels."""
    answer = person.http.get("/metrics")
    assert answer.status_code == 200, answer.text
    families = text_string_to_metric_families(answer.text)
    return {(each.name, " ".join(each.labels.values())): each.value for family in families for each in family.samples}


def test_what_happens_at_the_tables_is_counted(tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3") as server, Person(server.url) as ann:
        before = figures(ann)
        assert (before["wabe_tables", ""], before["wabe_sockets", ""]) == (0, 0)
        table, lines = hot_seat(ann)
        mover(lines).act()
        ann.command(table, type="chat", seat=0, text="Hello")
        bots = ann.open(ann.create(BOT, BOT)["table"])
        bots.until(3)
        after = figures(ann)
        assert (after["wabe_tables", ""], after["wabe_sockets", ""]) == (2, 3)
        assert after["wabe_events_total", "person act"] == 1
        assert after["wabe_events_total", "bot act"] >= 3
        assert after["wabe_command_seconds_count", "act"] == 1
        assert after["wabe_command_seconds_count", "chat"] == 1
        assert after["wabe_http_seconds_count", "create"] == 2
        assert after["wabe_bot_seconds_count", "random"] >= 3
        assert after["wabe_store_commit_seconds_count", ""] >= 7
        assert after["wabe_store_group_size_sum", ""] >= 7
        assert after["wabe_store_failures_total", ""] == 0
        assert ("wabe_bots_thinking", "") in after
        assert "process_resident_memory_bytes" in {name for name, _ in after}


def test_each_server_counts_for_itself(server: Running, ann: Person, tmp_path: Path) -> None:
    ann.create(ME, BOT)
    with running(tmp_path / "wabe.sqlite3") as other, Person(other.url) as bob:
        assert figures(bob)["wabe_tables", ""] == 0
    assert figures(ann)["wabe_tables", ""] > 0


def test_nothing_in_the_figures_names_a_table_or_a_person(ann: Person) -> None:
    made = ann.create(ME, BOT)
    ann.http.get(f"/api/tables/{made['table']}")
    said = ann.http.get("/metrics").text
    assert made["table"] not in said
    assert "Ann" not in said


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded"])
def test_who_comes_through_a_proxy_reads_no_figures(header: str, server: Running) -> None:
    for address in ("127.0.0.1", "203.0.113.9"):
        assert httpx.get(f"{server.url}/metrics", headers={header: address}).status_code == 404


@pytest.mark.parametrize(("readers", "status"), [({"127.0.0.0/8"}, 200), ({"10.0.0.0/8", "::1"}, 404), (set(), 404)])
def test_who_may_read_them_is_a_setting(readers: set[str], status: int, tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3", metrics=frozenset(readers)) as server, Person(server.url) as ann:
        assert ann.http.get("/metrics").status_code == status


# --- whose word is taken for whom they speak for ----------------------------------------------------------------------


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Makes servers where one address may have two new tables."""
    with ExitStack() as stack:
        limits = replace(NO_LIMITS, new_tables=Rate(0.001, 2))
        yield lambda **more: stack.enter_context(running(tmp_path / "tight.sqlite3", limits=limits, **more))


def created(server: Running, address: str) -> int:
    """The status of a new table asked for by a proxy that speaks for this address."""
    body = {"game": "xiii", "seats": [ME, BOT]}
    headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
    return httpx.post(f"{server.url}/api/tables", json=body, headers=headers).status_code


@pytest.mark.parametrize(
    ("proxies", "statuses"), [({"127.0.0.1"}, [201, 201, 429, 201]), (set(), [201, 201, 429, 429])]
)
def test_limits_are_those_of_the_address_a_trusted_proxy_speaks_for(
    proxies: set[str], statuses: list[int], tight: Callable[..., Running]
) -> None:
    server = tight(proxies=frozenset(proxies))
    addresses = ["203.0.113.1", "203.0.113.1", "203.0.113.1", "203.0.113.2"]
    assert [created(server, address) for address in addresses] == statuses


def test_what_somebody_pretends_before_a_proxy_is_not_believed(tight: Callable[..., Running]) -> None:
    server = tight(proxies=frozenset({"127.0.0.1"}))
    lies = [f"198.51.100.{number}, 203.0.113.1" for number in range(3)]
    assert [created(server, lie) for lie in lies] == [201, 201, 429]


def test_the_cookie_is_for_https_only_where_a_trusted_proxy_says_so(tmp_path: Path) -> None:
    for proxies, secure in (({"127.0.0.1"}, True), (set(), False)):
        with running(tmp_path / "wabe.sqlite3", proxies=frozenset(proxies)) as server:
            body, headers = {"game": "xiii", "seats": [ME, BOT]}, {"X-Forwarded-Proto": "https"}
            cookie = httpx.post(f"{server.url}/api/tables", json=body, headers=headers).headers["set-cookie"]
            assert bool(re.search(r"\bSecure\b", cookie)) is secure
