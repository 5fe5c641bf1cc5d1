"""The tables of the day: for each game one deal, one seat and the same bots for everybody, one try each, and a ranking.

A day is one of UTC, by the clock of the server (`Hub.clock`). All chance of its tables comes from one secret, made of a
key of the store, so that every worker has the same and nobody can know it before. Nothing tells of it until the day is
over: not the table when it has ended, not what is kept of it, and whoever has not had a try sees nobody else's.
Bots that decide at the same time as a person come first: chance goes by the number of an action, and must not depend on
who was quicker. They are of levels that go by no clock (`seed_of_bot`), so that the same play gives the same game.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import Connection

from wabe.bots import Role, level_for
from wabe.games import find
from wabe.kernel.game import Game
from wabe.server import frames, tables
from wabe.server.errors import BotsFirst, DayPlayed, DayRuns, DayStands, NotFound, Overtaken
from wabe.server.prices import metered
from wabe.server.protocol import (
    Act,
    Aids,
    Chat,
    Concede,
    Hint,
    NewDaily,
    NewSeat,
    NewTable,
    Order,
    Rematch,
    Rename,
    Request,
    Undo,
    encode,
)
from wabe.server.store import SavedTable, tries
from wabe.server.store.carries import persons_of
from wabe.server.store.rows import DAY, load_key
from wabe.server.store.tries import Ranked, Try

if TYPE_CHECKING:
    from wabe.server.hub import Hub
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]
KEY: Final = "daily"
LIVELY: Final = (3, 4)  # players, where a game takes as many
AIDS: Final = Aids(odds=True, hints=False, undo=False)
MAY: Final = {Act, Concede, Hint, Undo, Order, Rename, Chat, Rematch}  # hints and undo are off, which says more
BOTS: Final = tuple(level_for(role).name for role in (Role.USUAL, Role.OPPONENT))


@dataclass(frozen=True)
class Deal:
    """How the table of a day is laid.

    Args:
        day: as ISO 8601.
        game: the title.
        seat: of whoever plays.
        levels: of the bots, in the order of their seats.
        secret: that all chance comes from.
    """

    day: str
    game: Game
    seat: int
    levels: tuple[str, ...]
    secret: bytes

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.levels) + 1

    def told(self) -> Json:
        """What everybody may know of it beforehand."""
        return {"game": self.game.name, "players": self.players, "seat": self.seat, "levels": list(self.levels)}


def deal_of(key: bytes, day: str, game: Game) -> Deal:
    """What a server with this key lays on a day; other rules or data are another deal."""

    def drawn(what: str) -> bytes:
        return hmac.digest(key, encode([what, day, game.name, game.version, game.data]), sha256)

    least, most = (min(max(game.min_players, wanted), game.max_players) for wanted in LIVELY)
    dice = drawn("table")
    players = least + dice[0] % (most - least + 1)
    levels = tuple(BOTS[die % len(BOTS)] for die in dice[2:][: players - 1])
    return Deal(day, game, dice[1] % players, levels, drawn("secret"))


def day_of(at: int) -> str:
    """The day of a time in milliseconds."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """When a day is over, in milliseconds."""
    begin = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return int(begin.timestamp() * 1000) + DAY


def day_before(day: str) -> str:
    """The day before."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


# --- at the table -----------------------------------------------------------------------------------------------------


def is_sealed(table: SavedTable, at: int) -> bool:
    """Whether others still play by the chance of this table."""
    return table.daily is not None and at < end_of(table.daily)


def told_of(live: Live) -> Json:
    """What a table tells of its chance, and of which day it is."""
    sealed = is_sealed(live.table, live.hub.clock())
    day = None if live.table.daily is None else {"day": live.table.daily, "sealed": sealed}
    return {"daily": day, **frames.secrets_of(live.table, sealed=sealed)}


def check_watcher(live: Live, browser: str) -> None:
    """Raise `DayRuns` where whoever has no seat would see what they may still have to play."""
    if is_sealed(live.table, live.hub.clock()) and not live.is_known(browser):
        raise DayRuns


def is_in(live: Live, browser: str) -> bool:
    """Whether a browser hears and is told what people have among themselves: at the table of a day, its own alone.

    A ranking leads everybody there, who may look at the game.
    """
    return live.table.daily is None or live.is_known(browser)


def check_may(live: Live, request: Request) -> None:
    """Raise `DayStands` for what nobody does at the table of a day: a try is played alone, and then stands as it is."""
    if live.table.daily is None:
        return
    if type(request) not in MAY or (live.play.over and isinstance(request, Rename)):
        raise DayStands


def check_not_alone(live: Live) -> None:
    """Raise `DayStands` where nobody else may ever sit."""
    if live.table.daily is not None:
        raise DayStands


async def wait_for_bots(live: Live) -> None:
    """At the table of a day, wait until the bots have decided that have to."""
    if not may_act(live):
        live.wake()
        await live.at_rest()


def may_act(live: Live) -> bool:
    """Whether people may act: at the table of a day, once the bots have decided."""
    return live.table.daily is None or live.bot_to_move() is None


def check_turn(live: Live) -> None:
    """Raise `BotsFirst` where they may not yet."""
    if not may_act(live):
        raise BotsFirst


# --- a try ------------------------------------------------------------------------------------------------------------


async def begin(hub: Hub, body: NewDaily, browser: str, count: Callable[[], None]) -> Json:
    """Lay the table of today for a browser, or find the one that was; its id.

    Args:
        hub: of the tables.
        body: what was asked for.
        browser: who asks.
        count: counts a table that begins, and says if there have been too many.

    Raises:
        TooFast: there have been.
        UnknownGame.
        DayPlayed: another device of that person has had the try.
    """
    game = find(hub.games, body.game)
    day = day_of(hub.clock())
    had = await _try_of(hub, day, game.name, browser)
    if had is None:
        count()
        deal = deal_of(await hub.store.read(partial(load_key, name=KEY)), day, game)
        with metered():
            laid = lay(deal, body, browser)
        try:
            return {"table": (await hub.open(laid))["table"]}
        except Overtaken:  # the same person was quicker, at whatever worker
            had = await _try_of(hub, day, game.name, browser)
    if had is None or not await _may_play(hub, had, browser):
        raise DayPlayed
    return {"table": had.table_id}


def lay(deal: Deal, body: NewDaily, browser: str) -> tables.Laid:
    """The table of a day for one person, whose one try is noted with it."""
    names = [*body.bots, *[""] * len(deal.levels)]
    seats = [NewSeat("bot", name, level) for name, level in zip(names, deal.levels, strict=False)]
    seats.insert(deal.seat, NewSeat("me", body.name))
    wanted = NewTable(deal.game.name, seats, aids=AIDS, spectators_talk=False)
    laid = tables.lay(wanted, deal.game, browser, secret=deal.secret)
    noted = partial(tries.begin, day=deal.day, game=deal.game.name, person=browser, table_id=laid.table.id)
    return replace(laid, table=replace(laid.table, daily=deal.day), besides=(noted,))


async def _try_of(hub: Hub, day: str, game: str, browser: str) -> Try | None:
    return await hub.store.read(partial(tries.try_of, day=day, game=game, person=browser))


async def _may_play(hub: Hub, had: Try, browser: str) -> bool:
    persons = await hub.store.read(partial(persons_of, browser=browser))
    return any(person == had.holder for person, _table in persons)


# --- telling ----------------------------------------------------------------------------------------------------------


async def today(hub: Hub, browser: str) -> Json:
    """The tables of today, and how a browser stands at each."""
    at = hub.clock()
    day = day_of(at)
    key = await hub.store.read(partial(load_key, name=KEY))
    deals = [deal_of(key, day, game) for game in hub.games.values()]

    def query(connection: Connection) -> list[Json]:
        return [_told(connection, deal, browser, at) for deal in deals]

    return {"day": day, "seconds": (end_of(day) - at) // 1000, "games": await hub.store.read(query)}


def _told(connection: Connection, present: Deal, browser: str, at: int) -> Json:
    """A deal, and how a browser stands at it."""
    had = tries.try_of(connection, present.day, present.game.name, browser)
    deal = _of(connection, present, had, at)
    return {**deal.told(), **_standing(connection, deal, had, browser)}


def _of(connection: Connection, present: Deal, had: Try | None, at: int) -> Deal:
    """The deal that was played, which is another one than at present where the server has got other rules since.

    That is one's own; to others, once the day is over, the one that most have finished.
    """
    day, game, until = present.day, present.game.name, end_of(present.day)
    secret = None if had is None else had.secret
    if had is None and at >= until:
        secret = tries.most_played(connection, day, game, until)
    if secret is None or secret == present.secret.hex():
        return present
    seat, levels = tries.laid(connection, day, game, secret)
    return replace(present, seat=seat, levels=levels, secret=bytes.fromhex(secret))


def _standing(connection: Connection, deal: Deal, had: Try | None, browser: str) -> Json:
    ranked = partial(tries.ranked_with, connection, deal.day, deal.game.name, deal.secret.hex(), end_of(deal.day))
    told = {"finished": ranked(), "table": None, "points": None, "place": None}
    if had is None:
        return {**told, "state": "open"}
    own = had.holder in {person for person, _table in persons_of(connection, browser)}
    state = "running" if own and not had.done else "done" if had.done else "elsewhere"
    place = None if had.points is None else 1 + ranked(had.points)
    return {**told, "state": state, "table": had.table_id if own else None, "points": had.points, "place": place}


async def ranking(hub: Hub, browser: str, name: str, day: str) -> Json:
    """The ranking of a game, of today or of the day before.

    Replays are open to whoever has had the try of that day, and to all once it is over.

    Raises:
        UnknownGame.
        NotFound: of another day.
    """
    at, game = hub.clock(), find(hub.games, name)
    running = day_of(at)
    if day not in {running, day_before(running)}:
        raise NotFound
    until = end_of(day)
    key = await hub.store.read(partial(load_key, name=KEY))
    present = deal_of(key, day, game)

    def query(connection: Connection) -> Json:
        had = tries.try_of(connection, day, game.name, browser)
        deal = _of(connection, present, had, at)
        is_open = at >= until or (had is not None and had.done)
        own = None if had is None else had.table_id
        found = tries.ranking(connection, day, game.name, deal.secret.hex(), until)
        return {
            "day": day,
            "seconds": max(0, until - at) // 1000,
            **deal.told(),
            **_standing(connection, deal, had, browser),
            "open": is_open,
            "ranking": [_line(one, found, own, is_open=is_open) for one in found],
        }

    return await hub.store.read(query)


def _line(one: Ranked, all_of_them: list[Ranked], own: str | None, *, is_open: bool) -> Json:
    return {
        "place": 1 + sum(other.points > one.points for other in all_of_them),
        "name": one.name,
        "points": one.points,
        "won": one.winners > 0,
        "mine": one.table_id == own,
        "table": one.table_id if is_open or one.table_id == own else None,
    }


async def sealed_to(hub: Hub, table: SavedTable, reader: str | None) -> bool:
    """Whether a finished table is still sealed, which a reader may look back at all the same.

    Args:
        hub: of the tables.
        table: the finished one.
        reader: who has had the try of that day; None: what is asked for nobody may have before the day is over.

    Raises:
        DayRuns: nobody, or not that one.
    """
    if table.daily is None or not is_sealed(table, hub.clock()):
        return False
    had = None if reader is None else await _try_of(hub, table.daily, table.game, reader)
    if had is None or not had.done:
        raise DayRuns
    return True
