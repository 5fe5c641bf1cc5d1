"""The turns of a Tea Party: moving to a card, the Head, and the Leader's way to a Region (WW-T03 to WW-T06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.hooks import wait_for_passives
from wabe.games.wonderlands_war.effects.using import EFFECTS, OWN, waiting
from wabe.games.wonderlands_war.pieces.powers import (
    PLACE_POISON,
    direction,
    may_hold_party,
    must_place_poison,
    return_poison,
    roll,
)
from wabe.games.wonderlands_war.pieces.tea_table import clear_table, in_reach, passes_leader, refill, shuffle_deck
from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.layout import AT_TABLE, CHAIRS, HEAD, PARTY_CARDS, REGIONS
from wabe.games.wonderlands_war.table.records import records_of
from wabe.games.wonderlands_war.table.step_ids import (
    CHOOSE_CHAIR_ID,
    END_TEA_TURN_ID,
    HEAD_ID,
    LAY_TABLE_ID,
    PLACE_LEADER_ID,
    REFILL_ID,
    TAKE_ANY_ID,
    TEA_TURN_ID,
)
from wabe.games.wonderlands_war.table.timing import CHAIRS_REFILLED
from wabe.games.wonderlands_war.tea_party.tea_card import take_card
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.step import Automatic, Choice

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

VISIT_HEAD: Final = 0  # the other actions of a move are chairs
MY_PARTY: Final = CHAIRS + 1


class LayTable(Automatic["WarState"]):
    """Old cards and Poison off the table, a card of the Round's deck on every chair. WW-T01, WW-L03."""

    def run(self, g: WarState, arg: i64) -> None:
        clear_table(g)
        return_poison(g)
        shuffle_deck(g)
        for seat in range(g.players):
            g.cells[PARTY_CARDS + seat] = 0
        g.my_party = False
        count = refill(g)
        if g.log is not None:
            g.emit("table-laid", {"count": count})
        g.active = g.party_first


class TeaTurn(Automatic["WarState"]):
    """A turn: a card, or with all cards of this Party taken the Leader's place in the War. WW-T03, WW-T06, WW-2P04."""

    def run(self, g: WarState, arg: i64) -> None:
        seat = g.active
        g.turn += 1
        g.at_head = False
        g.passed = False
        if g.log is not None:
            g.emit("tea-turn", {"seat": seat})
        if g.party_cards(seat) < g.content.cards_per_party[g.players]:
            g.then(CHOOSE_CHAIR, END_TEA_TURN)
        else:
            g.then(PLACE_LEADER, END_TEA_TURN)
        if must_place_poison(g, seat):
            g.then(PLACE_POISON)


class ChooseChair(Choice["WarState"]):
    """Any card on the way to the Head, the Head once per turn, or the Hatter's power. WW-T03 to WW-T05, WW-L04."""

    def who(self, g: WarState, arg: i64) -> i64:
        return g.active

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        if not g.at_head:
            g.offer(VISIT_HEAD)
        g.offer_each(in_reach(g, seat))
        if may_hold_party(g, seat):
            g.offer(MY_PARTY)

    def repertoire(self, game: Game) -> Sequence[int]:
        return [VISIT_HEAD, *records_of(game).chairs_ever(), MY_PARTY]

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        if action == MY_PARTY:
            hold_party(g)
            return
        move_leader(g, g.active, action)
        if action == VISIT_HEAD:
            g.at_head = True
            g.then(HEAD_OF_TABLE, REFILL, CHOOSE_CHAIR)
        else:
            take_card(g, g.active, action)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        if action == MY_PARTY:
            return {"kind": "my_party"}
        return {"kind": "visit_head"} if action == VISIT_HEAD else card_form(g, action)

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        if action == MY_PARTY:
            return []
        return ["head"] if action == VISIT_HEAD else [f"chair:{action}"]

    def prompt(self, g: WarState, arg: i64, seat: i64) -> Message:
        return Message("prompt-choose_chair", {"way": int(direction(g, seat))})


def move_leader(g: WarState, seat: i64, place: i64) -> None:
    """The Leader moves to a chair or to the Head; past other Leaders or not counts for the turn (WW-R08)."""
    if passes_leader(g, seat, place):
        g.passed = True
    g.set_chair(seat, place)


def hold_party(g: WarState) -> None:
    """The Mad Hatter refills the chairs and takes any card without moving (WW-L04, WW-L08)."""
    g.my_party = True
    if g.log is not None:
        g.emit("my-party", {"seat": g.active})
    g.then(REFILL, TAKE_ANY)


def card_form(g: WarState, chair: i64) -> Json:
    """Taking the card on a chair, as JSON."""
    return {"kind": "take_card", "chair": int(chair), "card": g.content.card_names[g.card_on(chair)]}


class HeadOfTable(Automatic["WarState"]):
    """Reaching the Head of the Table forces a stop and a roll of the Shard die. WW-T04."""

    def run(self, g: WarState, arg: i64) -> None:
        if g.log is not None:
            g.emit("head-visited", {"seat": g.active})
        roll(g, g.active)


class Refill(Automatic["WarState"]):
    """Every chair with neither card nor Leader gets a card. WW-T04, WW-L04."""

    def run(self, g: WarState, arg: i64) -> None:
        seat, count = g.active, refill(g)
        if g.log is not None:
            g.emit("chairs-refilled", {"seat": seat, "count": count})
        wait_for_passives(g, seat, CHAIRS_REFILLED)
        if waiting(g, seat, OWN) > 0:
            g.push(EFFECTS, seat)


class TakeAny(Choice["WarState"]):
    """The Mad Hatter takes any card on the table; his Leader stays. WW-L04, WW-L08."""

    def who(self, g: WarState, arg: i64) -> i64:
        return g.active

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer_each(g.chairs_laid())

    def repertoire(self, game: Game) -> Sequence[int]:
        return records_of(game).chairs_ever()

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        take_card(g, g.active, action)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return card_form(g, action)

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"chair:{action}"]


class PlaceLeader(Choice["WarState"]):
    """The Leader goes into any Region. WW-T06."""

    def who(self, g: WarState, arg: i64) -> i64:
        return g.active

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        for region in range(REGIONS):
            if g.is_open(region):
                g.offer(region)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(REGIONS)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        g.set_chair(g.active, HEAD)
        g.put_leader(g.active, action)
        if g.log is not None:
            g.emit("leader-placed", {"seat": g.active, "region": REGION_NAMES[action]})

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "place_leader", "region": REGION_NAMES[action]}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"region:{REGION_NAMES[action]}"]


class EndTeaTurn(Automatic["WarState"]):
    """The next turn, clockwise by seat, until all Leaders are placed. WW-T02, WW-T06."""

    def run(self, g: WarState, arg: i64) -> None:
        for step in range(1, g.players + 1):
            seat = (g.active + step) % g.players
            if g.leader_at(seat) == AT_TABLE:
                g.active = seat
                g.then(TEA_TURN)
                return


LAY_TABLE: Final = LayTable(LAY_TABLE_ID, "lay_table")
TEA_TURN: Final = TeaTurn(TEA_TURN_ID, "tea_turn")
CHOOSE_CHAIR: Final = ChooseChair(CHOOSE_CHAIR_ID, "choose_chair")
HEAD_OF_TABLE: Final = HeadOfTable(HEAD_ID, "head")
REFILL: Final = Refill(REFILL_ID, "refill")
TAKE_ANY: Final = TakeAny(TAKE_ANY_ID, "take_any")
PLACE_LEADER: Final = PlaceLeader(PLACE_LEADER_ID, "place_leader")
END_TEA_TURN: Final = EndTeaTurn(END_TEA_TURN_ID, "end_tea_turn")
