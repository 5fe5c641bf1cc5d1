"""`wabe bench server`: a short load, and how it counts; the figures themselves are no test."""

from __future__ import annotations

import json
from multiprocessing import Pipe

import pytest

from tests.cli.conftest import Desk
from wabe.cli.load.crowd import Crowds
from wabe.cli.load.figures import Figures, percentiles
from wabe.cli.load.loading import MOST_MS, Loaded
from wabe.cli.load.plan import GAMES, Plan

SHORT = ("bench", "server", "--tables", "2", "--seconds", "1.5", "--pace", "0.05", "--bots", "0.5", "--stay", "1")


def test_a_load_is_carried_out_and_reported(desk: Desk) -> None:
    assert desk.run(*SHORT, "--json", "--moves", "2") == 0
    (found,) = json.loads(desk.out)
    assert (found["tables"], found["sockets"], found["errors"]) == (2, 8, {})
    assert 0 < found["actions"] <= found["events"] + found["tables"]  # one of each may lie across the beginning
    for kind in ("answer_ms", "seen_ms"):
        assert 0 < found[kind]["p50"] <= found[kind]["p95"] <= found[kind]["p99"] <= found[kind]["max"]
    assert found["processor_ms"] > 0
    assert found["processor_loops"] > 0
    assert found["returns"] > 0


def test_a_knee_is_looked_for_up_to_the_tables_asked_for(desk: Desk) -> None:
    assert desk.run(*SHORT, "--find-knee", "--tables", "1") == 0
    assert "actions a second" in desk.out
    assert "borne." in desk.out


def test_a_share_is_from_0_to_1(desk: Desk) -> None:
    assert desk.run("bench", "server", "--bots", "2") == 2
    assert "'2' is not a share from 0 to 1" in desk.err


@pytest.mark.parametrize("url", ["http://127.0.0.1:9", "nowhere"])
def test_a_server_that_is_not_there_is_told(desk: Desk, url: str) -> None:
    assert desk.run(*SHORT, "--url", url) == 2
    assert f"There is no server at '{url}'" in desk.err


@pytest.mark.parametrize("processes", [1, 2, 3, 20])
def test_processes_share_all_tables(processes: int) -> None:
    shares = Plan(tables=7).shares(processes)
    assert [number for share in shares for number in range(share.first, share.first + share.tables)] == list(range(7))


def test_games_take_turns_and_bots_sit_at_their_share_of_the_tables() -> None:
    plan = Plan(bots=0.25)
    assert {plan.game_of(number) for number in range(3)} == set(GAMES)
    assert sum(plan.has_bot(number) for number in range(100)) == 25


def test_clients_that_have_ended_are_missed() -> None:
    crowds = Crowds.__new__(Crowds)
    mine, its = Pipe()
    its.close()
    crowds._plan, crowds._lines = Plan(seconds=0.1), [mine]
    assert not crowds.wait_until_ready()
    crowds.begin()
    assert crowds.figures().errors == {"no-clients": 1}


def test_percentiles_are_what_so_many_do_not_exceed() -> None:
    assert percentiles([each / 1000 for each in range(1, 101)]) == {"p50": 50, "p95": 95, "p99": 99, "max": 100}
    assert percentiles([])["p99"] == 0


def test_only_what_happens_while_it_is_measured_counts_but_errors_always_do() -> None:
    figures = Figures()
    for is_open in (False, True):
        figures.open = is_open
        figures.answered(0.1)
        figures.seen(0.2)
        figures.happened(1)
        figures.refused("stale")
    figures.open = False
    figures.refused("store-failed")
    assert (figures.actions, figures.events, figures.stale, len(figures.sights)) == (1, 1, 1, 1)
    assert figures.errors == {"store-failed": 1}


def test_a_load_is_borne_while_answers_are_quick_and_nothing_fails() -> None:
    def loaded(seconds: float, **errors: int) -> Loaded:
        figures = Figures(open=True)
        figures.answered(seconds)
        figures.errors.update(errors)
        return Loaded(Plan(), figures, None, None, 1.0)

    assert loaded(MOST_MS / 1000).is_borne
    assert not loaded(MOST_MS / 1000 + 0.01).is_borne
    assert not loaded(0.01, cut=1).is_borne
