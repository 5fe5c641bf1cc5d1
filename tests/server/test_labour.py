"""The fair queue of heavy work."""

from __future__ import annotations

import asyncio
import os
import threading
from functools import partial

import pytest

from wabe.server import labour as labours
from wabe.server.errors import TooBusy, UnknownTable
from wabe.server.gate import Gate
from wabe.server.labour import Job, Labour, Line, Rank
from wabe.server.limits import Limits, Rate
from wabe.server.prices import HEAVY, Account, asking, for_people


def order(*waiting: tuple[Rank, str]) -> list[str]:
    """In which order jobs are done that wait in another one; each is called as its asker, with a number."""
    line, names = Line(), {}

    async def scene() -> list[str]:
        for number, (rank, asker) in enumerate(waiting):
            job = Job(lambda: None)
            names[job] = f"{asker}{number}"
            line.put(rank, asker, job)
        assert len(line) == len(waiting)
        done = []
        while (job := line.next()) is not None:  # type: ignore[assignment]
            done.append(names[job])
        return done

    return asyncio.run(scene())


def test_people_come_before_bots_and_bots_beside_people_before_bots_among_themselves() -> None:
    bots, beside, people = (Rank.BOTS, "t"), (Rank.BESIDE_PEOPLE, "u"), (Rank.PEOPLE, "a")
    assert order(bots, beside, people, bots, people) == ["a2", "a4", "u1", "t0", "t3"]


def test_all_who_ask_take_turns_however_much_each_asks_for() -> None:
    asked = [(Rank.PEOPLE, asker) for asker in "aaaabbc"]
    assert order(*asked) == ["a0", "b4", "c6", "a1", "b5", "a2", "a3"]


def test_a_queue_that_is_too_long_refuses_people_and_never_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labours, "OWN", 2)
    monkeypatch.setattr(labours, "ALL", 3)

    async def scene() -> None:
        line = Line()
        for asker in ("a", "a", "b"):
            line.put(Rank.PEOPLE, asker, Job(lambda: None))
        for asker in ("a", "c"):
            with pytest.raises(TooBusy):
                line.put(Rank.PEOPLE, asker, Job(lambda: None))
        for number in range(9):
            line.put(Rank.BOTS, f"t{number}", Job(lambda: None))
        assert len(line) == 12

    asyncio.run(scene())


def refuse() -> None:
    raise UnknownTable


def test_work_is_done_in_other_processes_and_its_errors_come_back() -> None:
    async def scene() -> None:
        labour = Labour(1)
        try:
            process, seconds = await labour.do(Rank.PEOPLE, "a", os.getpid)
            assert process != os.getpid()
            assert seconds >= 0
            with pytest.raises(UnknownTable):
                await labour.do(Rank.PEOPLE, "a", refuse)
        finally:
            labour.close()

    asyncio.run(scene())


def test_who_has_gone_is_not_worked_for() -> None:
    done: list[int] = []
    go_on = threading.Event()

    async def scene() -> None:
        labour = Labour(0)
        held = [asyncio.ensure_future(labour.do(Rank.PEOPLE, "a", go_on.wait)) for _ in range(labours.THREADS)]
        gone, stays = (
            asyncio.ensure_future(labour.do(Rank.PEOPLE, "a", partial(done.append, number))) for number in range(2)
        )
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*held, stays)
        labour.close()

    asyncio.run(scene())
    assert done == [1]


def test_a_server_that_ends_does_nothing_any_more_that_somebody_waits_for() -> None:
    done: list[str] = []
    go_on = threading.Event()

    async def scene() -> None:
        labour = Labour(0)
        held = [asyncio.ensure_future(labour.do(Rank.PEOPLE, "a", go_on.wait)) for _ in range(labours.THREADS)]
        asked = asyncio.ensure_future(labour.do(Rank.PEOPLE, "a", partial(done.append, "answer")))
        kept = asyncio.ensure_future(labour.do(Rank.BESIDE_PEOPLE, "t", partial(done.append, "kept")))
        await asyncio.sleep(0)
        labour.dismiss()
        go_on.set()
        await asyncio.gather(*held, kept)
        labour.close()
        assert asked.cancelled()

    asyncio.run(scene())
    assert done == ["kept"]


def test_who_waits_for_heavy_work_pays_what_it_took(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labours, "measured", lambda work: (work(), 1.5))
    gate = Gate(Limits(heavy=Rate(1e-9, 2)))

    async def scene() -> None:
        labour = Labour(0)
        assert await for_people(labour, lambda: "free") == "free"
        asking.set(Account(gate, "ann", "here"))
        assert await for_people(labour, lambda: "done") == "done"
        assert gate.heavy._levels["here"][0] == pytest.approx(0.5)
        with pytest.raises(UnknownTable):
            await for_people(labour, refuse)
        assert gate.heavy._levels["here"][0] == pytest.approx(0.5 - HEAVY)  # what fails is not measured
        monkeypatch.setattr(labours, "OWN", 0)
        gate.heavy.settle("here", -HEAVY)
        with pytest.raises(TooBusy):
            await for_people(labour, refuse)
        assert gate.heavy._levels["here"][0] == pytest.approx(0.5)  # what is refused costs nothing
        gate.heavy.settle("here", 0.5 - HEAVY / 2)
        with pytest.raises(Exception, match="at once"):
            await for_people(labour, lambda: "not done")
        labour.close()

    asyncio.run(scene())
