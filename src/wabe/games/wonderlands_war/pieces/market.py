"""The Wonderlandians: the market of three cards, its deck, and what a card brings (WW-T15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.pieces import units
from wabe.games.wonderlands_war.table.chips import FIGURES, FIRST_TOOL
from wabe.games.wonderlands_war.table.decks import shuffle_cells
from wabe.games.wonderlands_war.table.layout import MARKET_SIZE, NOBODY, RESERVE, WONDER
from wabe.games.wonderlands_war.table.of_seat import SeatChoice
from wabe.games.wonderlands_war.table.step_ids import TAKE_WONDERLANDIAN_ID
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


class TakeWonderlandian(SeatChoice):
    """One of the cards in the market; the deck replaces it. WW-T15, WW-T29. The argument: `SEAT`."""

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        for index in range(MARKET_SIZE):
            if g.market_card(index) != NOBODY:
                g.offer(index)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(MARKET_SIZE)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        card = g.market_card(action)
        g.set_market(action, draw_card(g))
        gain_card(g, arg, card)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "take_wonderlandian", "card": g.content.wonder_names[g.market_card(action)]}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"market:{action}"]

    def label(self, g: WarState, arg: i64, seat: i64, action: i64) -> Message:
        card = g.content.wonder_names[g.market_card(action)]
        return Message("act-take_wonderlandian", {"card": f"@wonder-{card}"})


def take_wonderlandian(g: WarState, seat: i64) -> None:
    """Choose a card of the market next; an empty market gives nothing (WW-T29)."""
    for index in range(MARKET_SIZE):
        if g.market_card(index) != NOBODY:
            g.push(TAKE_WONDERLANDIAN, seat)
            return


def draw_card(g: WarState) -> i64:
    """The next card of the deck, for everybody to see; `NOBODY` when there is none."""
    if g.wonder_size == 0:
        return NOBODY
    g.reveal()
    g.wonder_size -= 1
    card = g.cells[WONDER + g.wonder_size]
    g.cells[WONDER + g.wonder_size] = 0
    return card


def gain_card(g: WarState, seat: i64, card: i64) -> None:
    """A figure is placed next into any Region, the chips of a tool go into the bag (WW-T15)."""
    g.set_wonder_holder(card, seat)
    if card < FIGURES:
        gain_figure(g, seat, card)
        return
    tool = card - FIGURES
    g.add_to_bag(seat, FIRST_TOOL + tool, g.content.tool_copies[tool])
    if g.log is not None:
        g.emit("tools-gained", {"seat": seat, "wonderlandian": g.content.wonder_names[card]})


def gain_figure(g: WarState, seat: i64, figure: i64) -> None:
    """The standees of a figure become the seat's; they are placed next."""
    first = g.content.first_standee[figure]
    for standee in range(first, first + g.content.standee_count[figure]):
        g.put_standee(standee, seat, RESERVE)
    if g.log is not None:
        g.emit("figure-gained", {"seat": seat, "figure": g.content.figure_names[figure]})
    units.place_figure(g, seat, figure)


def has_figure(g: WarState) -> bool:
    """Whether there is a figure in the deck."""
    for cell in range(WONDER, WONDER + g.wonder_size):
        if g.cells[cell] < FIGURES:
            return True
    return False


def dig_figure(g: WarState, seat: i64) -> None:
    """Turn up cards of the deck to the first figure and gain it; the others are shuffled back (WW-C08)."""
    found = g.wonder_size - 1
    while g.cells[WONDER + found] >= FIGURES:
        found -= 1
    figure = g.cells[WONDER + found]
    g.cells[WONDER + found] = g.cells[WONDER + g.wonder_size - 1]
    draw_card(g)
    shuffle_cells(g, WONDER, g.wonder_size)
    gain_card(g, seat, figure)


def renew_market(g: WarState) -> None:
    """The cards of the market are shuffled into the deck, and new ones dealt (WW-E02)."""
    for index in range(MARKET_SIZE):
        card = g.market_card(index)
        if card != NOBODY:
            g.cells[WONDER + g.wonder_size] = card
            g.wonder_size += 1
    shuffle_cells(g, WONDER, g.wonder_size)
    for index in range(MARKET_SIZE):
        g.set_market(index, draw_card(g))


TAKE_WONDERLANDIAN: Final = TakeWonderlandian(TAKE_WONDERLANDIAN_ID, "take_wonderlandian")
