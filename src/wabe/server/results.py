"""What people have played to the end: noted as a game ends, told as statistics.

A seat counts for whoever holds it and plays it when the game ends: not a seat that has left or that a bot plays on, not
a lesson, and no table where one browser holds several seats, since it cannot be told which of them is that person.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from wabe.kernel.errors import WabeError
from wabe.kernel.game import Game
from wabe.server.errors import ForkedGame, StoreFailed
from wabe.server.labour import Rank
from wabe.server.play import Play
from wabe.server.replays import Source
from wabe.server.seats import Seat
from wabe.server.store import SavedTable
from wabe.server.store import results as kept
from wabe.server.store.results import PEOPLE, Result, Share, insert_results
from wabe.server.store.rows import Write, load_table

if TYPE_CHECKING:
    from wabe.server.hub import Hub
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]
log = logging.getLogger(__name__)


def beside(live: Live, table: SavedTable) -> list[Write]:
    """What is kept with the event that a table stands after: the results, with the one that ends its game."""
    if live.table.over or not table.over:
        return []
    return [partial(insert_results, found=results_of(table, live.seats, live.play, live.hub.clock()))]


def results_of(table: SavedTable, seats: Sequence[Seat], play: Play, at: int) -> list[Result]:
    """What came of a finished game for each person who counts."""
    record, held = play.record, Counter(seat.holder for seat in seats)
    shown, points, winners = record.last_view(None), record.last_scores(), record.last_winners()
    if table.lesson is not None or not shown["over"]:
        return []
    return [
        Result(
            table_id=table.id,
            seat=seat.number,
            person=seat.holder,
            game=table.game,
            side=side_of(record.game, shown, seat.number),
            players=table.players,
            company=company_of(seat, seats),
            points=points[seat.number],
            winners=len(winners) if seat.number in winners else 0,
            at=at,
        )
        for seat in seats
        if seat.holder is not None and seat.level is None and held[seat.holder] == 1 and seat.number not in table.left
    ]


def side_of(game: Game, shown: Json, seat: int) -> str:
    """What a seat has played: the key of its text; "" where all play alike."""
    return f"{game.side}-{shown['seats'][seat][game.side]}" if game.side else ""


def company_of(seat: Seat, seats: Sequence[Seat]) -> str:
    """Who else played at a table, each kind once."""
    others = [other for other in seats if other.number != seat.number]
    return ",".join(sorted({_kind_of(other) for other in others}))


def _kind_of(seat: Seat) -> str:
    """A person counts as one even if a bot has played on."""
    return PEOPLE if seat.holder is not None or seat.level is None else seat.level.partition(":")[0]


# --- telling ----------------------------------------------------------------------------------------------------------


async def statistics(hub: Hub, browser: str) -> Json:
    """What a browser has played, by game, side, number of players and company."""
    return {"games": told(await hub.store.read(partial(kept.shares, browser=browser)))}


def told(shares: Sequence[Share]) -> list[Json]:
    """Shares as they are sent: those that differ only in how many have won come together."""
    found: dict[tuple[str, str, int, str], Json] = {}
    for one in shares:
        key = (one.game, one.side, one.players, one.company)
        line = {"games": 0, "wins": 0.0, "points": 0, "best": one.best, **found.get(key, {})}
        found[key] = {
            "game": one.game,
            "side": one.side,
            "players": one.players,
            "company": one.company.split(","),
            "games": line["games"] + one.games,
            "wins": line["wins"] + (one.games / one.winners if one.winners else 0),
            "points": line["points"] + one.points,
            "best": max(line["best"], one.best),
        }
    return list(found.values())


async def best(hub: Hub, browser: str, table_id: str) -> Json:
    """A browser's result at a table beside its others, if it has one there."""
    found = await hub.store.read(partial(kept.best_at, table_id=table_id, browser=browser))
    return {"best": None if found is None else vars(found)}


async def erase(hub: Hub, browser: str) -> None:
    """Forget all that a browser has played."""
    await hub.store.write(partial(kept.erase, browser=browser))


# --- games of before --------------------------------------------------------------------------------------------------


async def count_old(hub: Hub) -> None:
    """Count the games that were finished before results were kept, one by one.

    What these rules play otherwise is left out for good; what else fails is tried when a server starts again.
    """
    async with hub.store.leases.of("uncounted") as mine:
        try:
            for table_id in await hub.store.read(kept.to_count) if mine else []:
                await _count(hub, table_id)
        except WabeError as error:  # the store fails; they are counted when the server starts again
            log.warning("older games are not counted: %s", error)


async def _count(hub: Hub, table_id: str) -> None:
    table = await hub.store.read(partial(load_table, table_id=table_id))
    if table is None:
        return
    try:
        work = partial(_old_results, hub.past.source(table))
        found, _seconds = await hub.labour.do(Rank.BOTS, table_id, work)
    except StoreFailed:
        raise
    except ForkedGame as error:
        log.warning("table %s is not counted: %s", table_id, error)
        if table.version > hub.games[table.game].version:  # a newer server will
            return
        found = []
    except Exception:
        log.exception("table %s cannot be counted now", table_id)
        return
    await hub.store.write(partial(kept.count, table_id=table_id, found=found))


def _old_results(source: Source) -> list[Result]:
    saved = source.read()
    return results_of(saved.table, saved.seats, source.play(saved), saved.table.updated)
