"""Lessons at the online table: the coach plays on for the others once all is read, and leads back who went astray.

How far somebody has come follows from the log (`Lesson.where`): leaving, reloading and taking back need nothing here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from wabe.lessons import NoLesson, Where
from wabe.server import prices, protocol
from wabe.server.errors import Astray, LessonRuns, LessonWaits, Stale
from wabe.server.store.rows import Reply

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]


async def coach(live: Live, browser: str, request: protocol.Coach) -> Json:
    """Go on with the lesson.

    Raises:
        NotYourSeat: of whoever does not learn here.
        NoLesson: nothing is taught here, or no longer.
        Stale: the game has gone on since.
        LessonWaits: it is the learner who goes on.
    """
    live.held(browser, request.seat)
    where = live.play.now.where
    if where is None or not live.play.is_taught:
        raise NoLesson("error-no-lesson-here")
    if request.seq != live.play.seq:
        raise Stale
    if where.astray:
        return await _lead_back(live, browser, request, where)
    if where.asked:
        raise LessonWaits
    answer = {"seq": live.play.seq + 1}
    await _play(live, where, Reply(request.request_id, browser, answer))
    await play_on(live)
    return answer


async def play_on(live: Live) -> None:
    """What follows an action without more words."""
    while (where := live.play.now.where) is not None and live.play.is_taught and not where.pages and not where.astray:
        await _play(live, where, None)


def check_on_course(live: Live) -> None:
    """Raise `Astray` if whoever learns has to be led back first."""
    where = live.play.now.where
    if where is not None and where.astray:
        raise Astray


def check_free(live: Live) -> None:
    """Raise `LessonRuns` where a coach says what is done."""
    if live.play.is_taught:
        raise LessonRuns


async def _lead_back(live: Live, browser: str, request: protocol.Coach, where: Where) -> Json:
    live.play.back(request.seat, where.played)
    answer = {"seq": live.play.seq}
    reply = Reply(request.request_id, browser, answer)
    await live.keep_event("back", request.seat, {"actions": where.played}, reply)
    live.publish(None)
    return answer


async def _play(live: Live, where: Where, reply: Reply | None) -> None:
    """The actions of the step that are left, each kept before it is seen; of a long part only its end is shown.

    The answer to whoever asked is kept with the first of them: should it be the only one, the coach goes on from there.
    """
    lesson = live.play.lesson
    assert lesson is not None
    leap = lesson.steps[where.step].leap
    for move in lesson.next_moves(where):
        prices.owe(prices.COMMANDS[protocol.Act])
        kept = live.play.act(move.seat, move.form)
        await live.keep_event("act", move.seat, kept, reply)
        reply = None
        if not leap:
            live.publish(live.play.now)
    if leap:
        live.publish(None)
