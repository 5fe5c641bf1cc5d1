"""Numbered work: the same results in the same order whoever does it, and nothing left behind."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.arena import node_work
from wabe.arena import BadMatch, pool, simulate
from wabe.arena.dataset import write_dataset
from wabe.arena.ladder import ladder
from wabe.games.wonderland_xiii import GAME
from wabe.lab import Variant, compare

VARIANTS = [Variant("usual", {}, None), Variant("optional", {"skills_optional": True}, None)]
WORKS: dict[str, Callable[..., object]] = {
    "simulate": simulate,
    "ladder": partial(ladder, bots=["random", "greedy"]),
    "dataset": partial(write_dataset, Path("nowhere.parquet")),
    "compare": partial(compare, variants=VARIANTS),
}


class Others:
    """A crew that notes which chunks it is given."""

    def __init__(self) -> None:
        self.chunks: list[range] = []

    def hands(self) -> int:
        return 3

    def in_order(
        self, work: Callable[[Any, range], list[Any]], job: Any, chunks: Iterator[range]
    ) -> Generator[Any, None, None]:
        for numbers in chunks:
            self.chunks.append(numbers)
            yield from work(job, numbers)


def tens(job: list[range], numbers: range) -> list[int]:
    job.append(numbers)
    return [10 * number for number in numbers]


def test_this_process_takes_one_number_at_a_time_and_none_before_it_is_asked_for() -> None:
    job: list[range] = []
    with closing(pool.in_order(tens, job, range(3, 9), 1, 4)) as results:
        assert (next(results), next(results)) == (30, 40)
    assert job == [range(3, 4), range(4, 5)]


def test_what_lies_here_is_for_this_process_alone() -> None:
    def here(job: object, numbers: range) -> list[int]:
        return [-number for number in numbers]

    assert list(pool.in_order(tens, [], range(3), 1, here=here)) == [0, -1, -2]
    assert list(pool.in_order(tens, [], range(3), Others(), here=here)) == [0, 10, 20]


def test_a_crew_is_given_chunks(tmp_path: Path) -> None:
    crew = Others()
    assert list(pool.in_order(tens, [], range(7), crew, 3)) == list(range(0, 70, 10))
    assert crew.chunks == [range(3), range(3, 6), range(6, 7)]


def test_processes_give_results_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    job = node_work.Slow(0.0, str(tmp_path))
    assert list(pool.in_order(node_work.squares, job, range(9), 2, 2)) == [number**2 for number in range(9)]


def test_a_chunk_leaves_some_for_all_to_the_end() -> None:
    assert [pool.chunk(count, 2) for count in (0, 1, 16, 48, 10_000)] == [1, 1, 1, 3, pool.MAX_CHUNK]
    assert pool.chunk(48, Others()) == 1  # who joins them


def test_the_programs_of_bots_end_with_the_work_however_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[bool] = []
    monkeypatch.setattr(pool, "dismiss", lambda: ended.append(True))
    assert list(pool.in_order(tens, [], range(2), 1)) == [0, 10]
    with closing(pool.in_order(tens, [], range(2), 1)) as results:
        next(results)
    with pytest.raises(BadMatch):
        list(pool.in_order(node_work.refuse, "", range(1), 1))
    assert len(ended) == 3


@pytest.mark.parametrize("processes", [0, -1, 65, 1000, True, 2.0, "2", None])
@pytest.mark.parametrize("work", WORKS)
def test_so_many_processes_there_cannot_be(work: str, processes: Any) -> None:
    with pytest.raises(BadMatch, match="The number of processes is from 1 to 64, not "):
        WORKS[work](game=GAME, games=2, processes=processes)
    with pytest.raises(BadMatch, match="The number of processes is from 1 to 64, not "):
        pool.in_order(tens, [], range(2), processes)


@pytest.mark.parametrize("work", WORKS)
def test_a_bad_number_of_games_is_refused_alike(work: str) -> None:
    with pytest.raises(BadMatch, match="The number of games is from 1 to 1000000000, not 0"):
        WORKS[work](game=GAME, games=0)
