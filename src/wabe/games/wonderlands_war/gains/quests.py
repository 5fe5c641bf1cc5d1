"""Quests: drawing and discarding (WW-T21, WW-T28, WW-T29), Feats (WW-O08, WW-O22) and what comes with them (WW-C05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.battle_end import CompleteFeatFree, DiscardActive, take_kind
from wabe.games.wonderlands_war.effects.hooks import chip_effects
from wabe.games.wonderlands_war.pieces.resources import discard_for_good
from wabe.games.wonderlands_war.table.chips import MADNESS
from wabe.games.wonderlands_war.table.layout import (
    FEAT,
    FEATS_NOW,
    KNOWN_SHIFT,
    QUEST,
    QUEST_HOLDER,
    QUEST_KNOWERS,
    QUEST_MASK,
    QUESTS,
    QUESTS_DRAWN,
)
from wabe.games.wonderlands_war.table.of_seat import SeatChoice
from wabe.games.wonderlands_war.table.order import each_in_order
from wabe.games.wonderlands_war.table.records import records_of
from wabe.games.wonderlands_war.table.step_ids import (
    COMPLETE_FEAT_ID,
    DISCARD_ACTIVE_ID,
    DISCARD_QUEST_ID,
    DRAW_QUESTS_ID,
    FEATS_ID,
)
from wabe.kernel.argument import SEAT, Field
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need
from wabe.kernel.step import Automatic

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

COUNT: Final = Field(2, after=SEAT)
MOST_DRAWN: Final = 2
NONE: Final = 0
DRAW: Final = 1
KEEP_ALL: Final = 1  # of the Quests drawn, no one goes back
USUAL: Final = 1  # bits of the mark FEATS_NOW
FREE: Final = 2
LAST: Final = MADNESS  # beside the kinds of Active chips: the one placed last


class DrawQuests(SeatChoice):
    """Draw Quests or not; after two of them one of the hand goes. The argument: `SEAT`, `COUNT`. WW-T21."""

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        need(1 <= COUNT.of(arg) <= MOST_DRAWN, Message("error-war-more-quests-drawn-than-any"))

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer(NONE)
        if g.quest_size > 0:
            g.offer(DRAW)

    def repertoire(self, game: Game) -> Sequence[int]:
        return (NONE, DRAW)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        if action == NONE:
            return
        seat, count = SEAT.of(arg), COUNT.of(arg)
        draw(g, seat, min(count, g.quest_size))
        if count > KEEP_ALL:
            g.push(DISCARD_QUEST, seat)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        if action == NONE:
            return {"kind": "draw_no_quests"}
        return {"kind": "draw_quests", "count": int(min(COUNT.of(arg), g.quest_size))}

    def label(self, g: WarState, arg: i64, seat: i64, action: i64) -> Message:
        form = self.form(g, arg, seat, action)
        if action == NONE:
            return Message(f"act-{form['kind']}")
        discard = 1 if COUNT.of(arg) > KEEP_ALL else 0
        return Message(f"act-{form['kind']}", {"count": form["count"], "discard": discard})


class DiscardQuest(SeatChoice):
    """One Quest of the hand goes to the bottom of the deck. WW-T21."""

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer_each(g.hand(seat))

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(QUESTS)

    def choose(self, g: WarState, seat: i64, quest: i64) -> None:
        knowers = forget_hand(g, seat, quest) | 1 << seat
        g.cells[QUEST_HOLDER + quest] = 0
        g.cells[QUEST + g.quest_size] = quest | knowers << KNOWN_SHIFT
        g.quest_size += 1
        if g.log is not None:
            g.emit("quest-discarded", {"seat": seat}, {"quest": g.content.quest_names[quest]}, 1 << seat)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "discard_quest", "quest": g.content.quest_names[action]}

    def seen(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "discard_quest"}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"quest:{g.content.quest_names[action]}"]


class Feats(Automatic["WarState"]):
    """Everybody who has not bust and has a Quest in hand may complete a Feat. WW-O08."""

    def run(self, g: WarState, arg: i64) -> None:
        asked: i64 = 0
        for seat in range(g.players):
            if g.has_not_bust(seat) and g.hand(seat) != 0:
                asked |= 1 << seat
        each_in_order(g, COMPLETE_FEAT, asked)


class CompleteFeat(SeatChoice):
    """One Feat of an own Quest of this Region, and with Rose C one more whatever it asks. WW-O08, WW-O22, WW-C05.

    Asked even when no condition holds: else the others would learn what the Quests in hand are not. Actions: 0 for
    none, 1 + Quest, `QUESTS` + 1 + Quest for the free one.
    """

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        hand = g.hand(seat)
        g.offer(NONE)
        if not g.mark(seat, FEATS_NOW) & USUAL:
            for quest in range(QUESTS):
                if hand >> quest & 1 and is_fulfilled(g, seat, quest):
                    g.offer(1 + quest)
        if may_complete_free(g, seat):
            g.offer_each(hand << (1 + QUESTS))

    def repertoire(self, game: Game) -> Sequence[int]:
        free = any(isinstance(effect, CompleteFeatFree) for effect in records_of(game).effects)
        return range(1 + QUESTS + (QUESTS if free else 0))

    def always_asks(self, g: WarState, seat: i64) -> bool:
        return g.hand(seat) != 0 and not g.mark(seat, FEATS_NOW) & USUAL

    def choose(self, g: WarState, seat: i64, action: i64) -> None:
        if action == NONE:
            if g.log is not None and self.always_asks(g, seat):
                g.emit("no-feat", {"seat": seat})
            return
        usual = action <= QUESTS
        g.set_mark(seat, FEATS_NOW, g.mark(seat, FEATS_NOW) | (USUAL if usual else FREE))
        g.push(COMPLETE_FEAT, seat)
        complete(g, seat, action - 1 if usual else action - 1 - QUESTS)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        if action == NONE:
            return {"kind": "no_feat"}
        if action <= QUESTS:
            return {"kind": "complete_feat", "quest": g.content.quest_names[action - 1]}
        return {"kind": "free_feat", "quest": g.content.quest_names[action - 1 - QUESTS]}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == NONE else [f"quest:{g.content.quest_names[(action - 1) % QUESTS]}"]

    def prompt(self, g: WarState, arg: i64, seat: i64) -> Message:
        return Message("prompt-complete_feat", {"choices": len(g.legal_actions(seat)) - 1})


class DiscardActiveChip(SeatChoice):
    """Red Rook C: a Feat costs one Active chip for good; of a kind the leftmost, or the last. WW-C05, WW-C11."""

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        for kind in range(MADNESS):
            if g.count_active(seat, kind) > 0:
                g.offer(kind)
        if does_last_matter(g, seat):
            g.offer(LAST)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(LAST + 1)

    def choose(self, g: WarState, seat: i64, action: i64) -> None:
        kind = given_up(g, seat, action)
        if action == LAST:
            g.take_active(seat, g.active_size(seat) - 1)
        else:
            take_kind(g, seat, kind)
        discard_for_good(g, kind)
        if g.log is not None:
            g.emit("chip-removed", {"seat": seat, "chip": g.content.chip_names[kind]})

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        kind = "discard_last" if action == LAST else "discard_active"
        return {"kind": kind, "chip": g.content.chip_names[given_up(g, seat, action)]}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"chip:{g.content.chip_names[given_up(g, seat, action)]}"]


def given_up(g: WarState, seat: i64, action: i64) -> i64:
    """The kind of the chip that goes for good."""
    return g.active_chip(seat, g.active_size(seat) - 1) if action == LAST else action


def does_last_matter(g: WarState, seat: i64) -> bool:
    """Whether the last Active chip is not the same as another of its kind: a Feat may yet ask what is last. WW-C11."""
    last = g.active_size(seat) - 1
    if g.mark(seat, FEATS_NOW) & USUAL or last < 1:
        return False
    kind = g.active_chip(seat, last)
    return g.count_active(seat, kind) > 1 and g.active_chip(seat, last - 1) != kind


def draw_quests(g: WarState, seat: i64, count: i64) -> None:
    """The reward of one Quest, or with `count` 2 of two of which one is kept: asked next."""
    g.push(DRAW_QUESTS, seat | COUNT.put(count))


def draw(g: WarState, seat: i64, count: i64) -> None:
    """Draw Quests into the hand."""
    names: list[str] = []
    for _ in range(count):
        knowers = g.cells[QUEST] >> KNOWN_SHIFT
        quest = take_first(g)
        g.cells[QUEST_HOLDER + quest] = seat + 1
        g.cells[QUEST_KNOWERS + quest] = knowers & ~(1 << seat)
        g.cells[QUESTS_DRAWN + seat] |= (1 << g.players) - 1 & ~knowers
        names.append(g.content.quest_names[quest])
    g.reveal()
    if g.log is not None:
        g.emit("quest-drawn", {"seat": seat, "count": count}, {"quests": names}, 1 << seat)


def forget_hand(g: WarState, seat: i64, quest: i64) -> i64:
    """Nobody knows any more what is in a hand that a Quest leaves face down; who knows it all the same, as a bit mask.

    Those know who knew of it while it was the only one.
    """
    knowers = g.cells[QUEST_KNOWERS + quest]
    for other in range(QUESTS):
        if g.is_in_hand(seat, other):
            g.cells[QUEST_KNOWERS + other] = 0
            if other != quest:
                knowers = 0
    return knowers


def take_first(g: WarState) -> i64:
    """Take the uppermost Quest off the deck."""
    quest = g.cells[QUEST] & QUEST_MASK
    g.quest_size -= 1
    for cell in range(QUEST, QUEST + g.quest_size):
        g.cells[cell] = g.cells[cell + 1]
    g.cells[QUEST + g.quest_size] = 0
    return quest


def is_fulfilled(g: WarState, seat: i64, quest: i64) -> bool:
    """Whether the Feat of a Quest is of this Region and its condition holds."""
    return g.content.quest_region[quest] == g.region and g.content.feats[quest].holds(g, seat)


def may_complete_free(g: WarState, seat: i64) -> bool:
    """Whether Active chips allow one more Feat, which has not been used in this battle. WW-C05, WW-C10."""
    if g.mark(seat, FEATS_NOW) & FREE:
        return False
    count: i64 = 0
    least: i64 = 1
    for index in range(g.active_size(seat)):
        for effect in chip_effects(g, seat, g.active_chip(seat, index)):
            if isinstance(effect, CompleteFeatFree):
                count += 1
                least = effect.least
    return count >= least


def complete(g: WarState, seat: i64, quest: i64) -> None:
    """Turn a Quest face up: its Feat is completed."""
    g.cells[FEAT + quest] = 1
    g.cells[QUEST_KNOWERS + quest] = 0
    g.reveal()
    if g.log is not None:
        g.emit("feat-completed", {"seat": seat, "quest": g.content.quest_names[quest]})
    if costs_active(g, seat):
        g.push(DISCARD_ACTIVE, seat)


def costs_active(g: WarState, seat: i64) -> bool:
    """Whether an Active chip makes a Feat cost a chip."""
    for index in range(g.active_size(seat)):
        for effect in chip_effects(g, seat, g.active_chip(seat, index)):
            if isinstance(effect, DiscardActive):
                return True
    return False


DRAW_QUESTS: Final = DrawQuests(DRAW_QUESTS_ID, "draw_quests", COUNT)
DISCARD_QUEST: Final = DiscardQuest(DISCARD_QUEST_ID, "discard_quest")
FEATS: Final = Feats(FEATS_ID, "feats")
COMPLETE_FEAT: Final = CompleteFeat(COMPLETE_FEAT_ID, "complete_feat")
DISCARD_ACTIVE: Final = DiscardActiveChip(DISCARD_ACTIVE_ID, "discard_active")
