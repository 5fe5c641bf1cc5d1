"""Step 2, checking the Tunnel: collapse, and what becomes of hidden cards (XIII-11, XIII-12, XIII-21 to XIII-23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.table.cards import COLLAPSE, KEYS, NAMES
from wabe.games.wonderland_xiii.table.layout import KINDS
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.games.wonderland_xiii.table.step_ids import CHECK_ID, END_TURN_ID
from wabe.kernel.step import Automatic


class Check(Automatic[XiiiState]):
    """Three or more of one character collapse the Tunnel, Bundles and own hidden cards counted in.

    XIII-11, XIII-12, XIII-22, XIII-A23, XIII-A29. With hidden cards the outcome alone tells their owner something.
    """

    def run(self, g: XiiiState, arg: i64) -> None:
        if g.hidden_size(g.active) > 0:
            g.reveal()
        if g.fullest(g.active, True) >= COLLAPSE:
            collapse(g)
        else:
            g.pass_check()


def collapse(g: XiiiState) -> None:
    """Discard the whole Tunnel, return the Keys, end the turn at once. XIII-11, XIII-A27, XIII-A43, XIII-A46."""
    g.collapsed = True
    cards: list[str] = []
    for kind in range(KINDS):
        count = g.in_tunnel(kind) + g.under_queens(kind)
        g.discard(kind, count)
        if g.log is not None:
            cards += [NAMES[kind]] * count
    g.clear_tunnel()
    if g.log is not None:
        g.emit("tunnel-collapsed", {"seat": g.active, "cards": cards, "count": len(cards)})
    discard_hidden(g, g.active)
    g.keys_middle = KEYS
    g.keys_hand = 0
    g.unlocked = 0
    g.skip_to(END_TURN_ID)


def discard_hidden(g: XiiiState, seat: i64) -> None:
    """Show and discard all hidden cards of a seat. XIII-21, XIII-23, XIII-A18."""
    if g.hidden_size(seat) == 0:
        return
    g.reveal()
    cards: list[str] = []
    for index in range(g.hidden_size(seat)):
        kind = g.hidden(seat, index)
        g.discard(kind)
        if g.log is not None:
            cards.append(NAMES[kind])
    g.clear_hidden(seat)
    if g.log is not None:
        g.emit("hidden-discarded", {"seat": seat, "cards": cards, "count": len(cards)})


CHECK: Final = Check(CHECK_ID, "check")
