"""The Leader powers, which act in the Tea Party alone (WW-L01 to WW-L10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.pieces.resources import give_shard, roll_shard_die
from wabe.games.wonderlands_war.table.chips import ALICE, CHESHIRE_CAT, JABBERWOCK, MAD_HATTER, POISON, RED_QUEEN
from wabe.games.wonderlands_war.table.layout import HEAD, MAX_PLAYERS
from wabe.games.wonderlands_war.table.of_seat import SeatChoice
from wabe.games.wonderlands_war.table.records import records_of
from wabe.games.wonderlands_war.table.step_ids import GIVE_SHARD_ID, PLACE_POISON_ID
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.step import Choice

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

CLOCKWISE: Final = 1
COUNTER_CLOCKWISE: Final = -1
GIVING_FACES: Final = [2, 3]  # of the Shard die (WW-L02)
TO_NOBODY: Final = MAX_PLAYERS  # the action of who gives no Shard; the others are seats


def direction(g: WarState, seat: i64) -> i64:
    """Which way a Leader moves at the table: Alice counter-clockwise, always (WW-L01)."""
    return COUNTER_CLOCKWISE if g.plays(seat, ALICE) else CLOCKWISE


def spreads(g: WarState, seat: i64) -> bool:
    """Whether each unit of a card may go to another Region: the Red Queen (WW-L05, WW-L09)."""
    return g.plays(seat, RED_QUEEN)


def may_hold_party(g: WarState, seat: i64) -> bool:
    """Whether this may be the Mad Hatter's party: once per Party, instead of a move (WW-L04, WW-L08)."""
    return g.plays(seat, MAD_HATTER) and not g.my_party and not g.at_head


def roll(g: WarState, seat: i64) -> None:
    """Roll the Shard die in the Tea Party; the Cheshire Cat may give one away at 2 or 3 (WW-L02, WW-L10)."""
    shown = roll_shard_die(g, seat)
    if g.plays(seat, CHESHIRE_CAT) and shown in GIVING_FACES and g.shards(seat) > 0:
        g.push(GIVE_SHARD, seat)


class GiveShard(SeatChoice):
    """The Cheshire Cat may give one Shard to any other player. WW-L02, WW-L10. The argument: `SEAT`."""

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        for other in range(g.players):
            if other != seat:
                g.offer(other)
        g.offer(TO_NOBODY)

    def repertoire(self, game: Game) -> Sequence[int]:
        return [*range(MAX_PLAYERS), TO_NOBODY]

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        if action != TO_NOBODY:
            give_shard(g, arg, action)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        if action == TO_NOBODY:
            return {"kind": "give_no_shard"}
        return {"kind": "give_shard", "target": int(action)}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == TO_NOBODY else [f"seat:{action}"]


def must_place_poison(g: WarState, seat: i64) -> bool:
    """Whether the Jabberwock has Poison, none lies on the tea table and a card does (WW-L03, WW-L07)."""
    return g.plays(seat, JABBERWOCK) and g.poison_chair == HEAD and g.in_supply(POISON) > 0 and g.chairs_laid() > 0


class PlacePoison(Choice["WarState"]):
    """On which card of the table the Jabberwock places Poison, before moving. WW-L03, WW-L07."""

    def who(self, g: WarState, arg: i64) -> i64:
        return g.active

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer_each(g.chairs_laid())

    def repertoire(self, game: Game) -> Sequence[int]:
        return records_of(game).chairs_ever()

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        g.add_supply(POISON, -1)
        g.poison_chair = action
        if g.log is not None:
            card = g.content.card_names[g.card_on(action)]
            g.emit("poison-placed", {"seat": g.active, "card": card, "chair": action})

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        card = g.content.card_names[g.card_on(action)]
        return {"kind": "place_poison", "chair": int(action), "card": card}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"chair:{action}"]


def take_poison(g: WarState, seat: i64) -> None:
    """The Poison of a card goes into the bag of who takes it, the Jabberwock's own back to supply (WW-L03, WW-L07)."""
    g.poison_chair = HEAD
    if g.plays(seat, JABBERWOCK):
        return_one(g)
        return
    g.add_to_bag(seat, POISON, 1)
    if g.log is not None:
        g.emit("poison-taken", {"seat": seat})


def return_poison(g: WarState) -> None:
    """Poison that nobody has claimed returns to the Jabberwock's supply (WW-L03)."""
    if g.poison_chair != HEAD:
        g.poison_chair = HEAD
        return_one(g)


def return_one(g: WarState) -> None:
    """One Poison chip back to the Jabberwock's supply."""
    g.add_supply(POISON, 1)
    if g.log is not None:
        g.emit("poison-returned", {})


GIVE_SHARD: Final = GiveShard(GIVE_SHARD_ID, "give_shard")
PLACE_POISON: Final = PlacePoison(PLACE_POISON_ID, "place_poison")
