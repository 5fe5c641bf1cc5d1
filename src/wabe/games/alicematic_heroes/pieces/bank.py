"""Resource tokens between the players and the bank (AH-08, AH-53).

They pay for what Dream Power, Military Power or Mobility lack (AH-20, AH-39, AH-44, AHA-41, AHA-69). What is to be
paid is set aside while it is chosen; it moves to the bank when the play is carried out (AHA-63).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.cards import GREEN_TOKEN, RED_TOKEN, TOKEN_NAMES, YELLOW_TOKEN
from wabe.games.alicematic_heroes.table.layout import NOBODY, TOKEN, TOKENS, WILD
from wabe.games.alicematic_heroes.table.records import records_of
from wabe.games.alicematic_heroes.table.step_ids import PAY_ID
from wabe.kernel.argument import Field
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need
from wabe.kernel.step import Choice

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

LEFT: Final = Field(8)  # tokens still to pay
FIRST: Final = Field(2, after=LEFT)  # the first colour that may still be named


class Pay(Choice["HeroesState"]):
    """With a live Alchemist: the colour of the next token, in the order of colours. AHA-69.

    The argument: `LEFT`, `FIRST`.
    """

    def audit(self, g: HeroesState, arg: i64) -> None:
        payable: i64 = 0
        if g.active != NOBODY and FIRST.is_last(arg):
            payable = not_set_aside_from(g, g.active, FIRST.of(arg))
        need(0 < LEFT.of(arg) <= payable, Message("error-heroes-nothing-pay-with"))

    def who(self, g: HeroesState, arg: i64) -> i64:
        return g.active

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        left = LEFT.of(arg)
        for token in range(FIRST.of(arg), TOKENS):
            if not_set_aside(g, seat, token) > 0 and not_set_aside_from(g, seat, token) >= left:
                g.offer(token)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(TOKENS if records_of(game).gives(WILD) else 0)

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        g.set_to_pay(action, g.to_pay(action) + 1)
        left = LEFT.of(arg) - 1
        if left > 0:
            g.push(PAY, left | FIRST.put(action))

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "pay", "token": TOKEN_NAMES[action]}

    def targets(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"token:{TOKEN_NAMES[action]}"]

    def prompt(self, g: HeroesState, arg: i64, seat: i64) -> Message:
        return Message("prompt-pay", {"count": int(LEFT.of(arg))})


def not_set_aside(g: HeroesState, seat: i64, token: i64) -> i64:
    """Tokens of a colour that may still be paid."""
    return g.tokens(seat, token) - g.to_pay(token)


def not_set_aside_from(g: HeroesState, seat: i64, token: i64) -> i64:
    """Tokens of this and the later colours that may still be paid."""
    count: i64 = 0
    for each in range(token, TOKENS):
        count += not_set_aside(g, seat, each)
    return count


def can_pay(g: HeroesState, seat: i64, red: i64, yellow: i64, green: i64, wild: bool) -> bool:
    """Whether the seat has tokens for these shortfalls; `wild`: of any colours. AHA-69."""
    if wild:
        return red + yellow + green <= g.all_tokens(seat)
    cells, first = g.cells, TOKEN + seat * TOKENS
    return (
        red <= cells[first + RED_TOKEN]
        and yellow <= cells[first + YELLOW_TOKEN]
        and green <= cells[first + GREEN_TOKEN]
    )


def open_payment(g: HeroesState, red: i64, yellow: i64, green: i64, wild: bool) -> None:
    """Set aside what is to be paid; with `wild` the colours are asked. AHA-41, AHA-69."""
    keep_all(g)
    if not wild:
        g.set_to_pay(RED_TOKEN, red)
        g.set_to_pay(YELLOW_TOKEN, yellow)
        g.set_to_pay(GREEN_TOKEN, green)
    elif red + yellow + green > 0:
        g.push(PAY, red + yellow + green)


def keep_all(g: HeroesState) -> None:
    """Nothing is to be paid."""
    for token in range(TOKENS):
        g.set_to_pay(token, 0)


def pay(g: HeroesState, seat: i64) -> Json:
    """Give to the bank what was set aside; how much of each colour. AH-08."""
    paid: Json = {}
    for token in range(TOKENS):
        g.add_tokens(seat, token, -g.to_pay(token))
        paid[TOKEN_NAMES[token]] = int(g.to_pay(token))
    keep_all(g)
    return paid


def gain_tokens(g: HeroesState, seat: i64, token: i64, count: i64) -> None:
    """Take tokens from the bank, as far as it has them. AH-53, AHA-39, AHA-84."""
    gained = min(count, g.bank(token))
    if gained <= 0:
        return
    g.add_tokens(seat, token, gained)
    if g.log is not None:
        g.emit("tokens-gained", {"seat": seat, "token": TOKEN_NAMES[token], "count": gained})


PAY: Final = Pay(PAY_ID, "pay")
