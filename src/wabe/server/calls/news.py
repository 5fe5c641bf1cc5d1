"""Who is to be called, once something has been committed: those whom it concerns and who do not see it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wabe.kernel.game import Game
from wabe.kernel.orders import UNANSWERED
from wabe.server import orders
from wabe.server.seats import Seat
from wabe.server.store.rows import SavedTable
from wabe.texts import Texts

if TYPE_CHECKING:
    from wabe.server.live import Live


@dataclass(frozen=True)
class News:
    """What somebody is called for; nothing that is not open to all at the table.

    Args:
        call: `turn`, `joined` or `over`.
        table: its id.
        game: that is played there.
        names: who sits there, "" for who has no name.
        tag: notifications with the same one are one, also those that a page shows itself.
        newcomer: the seat of whoever has sat down.
    """

    call: str
    table: str
    game: Game
    names: tuple[str, ...]
    tag: str
    newcomer: int = 0

    def said(self, language: str) -> dict[str, str]:
        """What the browser is sent."""
        texts = Texts(self.game, language=language)
        names = [name or texts.text("seat-name", letter=chr(ord("A") + seat)) for seat, name in enumerate(self.names)]
        title = texts.text(f"call-{self.call}", names=names[self.newcomer], count=1)
        body = texts.text("call-table", game=texts.text("title"), names=names)
        return {"title": title, "body": body, "table": self.table, "tag": self.tag}


def tell_moved(live: Live, before: SavedTable) -> None:
    """Call those who have to decide now and had not to before; at the end all."""
    after = live.table
    if after.over and not before.over:
        _call(live, "over", (seat.holder for seat in live.seats))
    elif not after.over:
        turned = [live.seats[number] for number in after.waiting if number not in before.waiting]
        asked = [seat for seat in turned if seat.level is None and orders.answer(live, seat.number) == UNANSWERED]
        _call(live, "turn", (seat.holder for seat in asked))


def tell_joined(live: Live, newcomer: Seat) -> None:
    """Call the others at a table, and whoever made it, since somebody has sat down."""
    others = {live.table.host, *(seat.holder for seat in live.seats)} - {newcomer.holder}
    _call(live, "joined", others, newcomer.number)


def _call(live: Live, call: str, browsers: Iterable[str | None], newcomer: int = 0) -> None:
    away = {browser for browser in browsers if browser is not None and not live.is_watched_by(browser)}
    if away:
        names = tuple(seat.name for seat in live.seats)
        table = live.table
        news = News(call, table.id, live.play.record.game, names, f"{table.id}:{call}:{table.seq}", newcomer)
        live.hub.caller.call(away, news)
