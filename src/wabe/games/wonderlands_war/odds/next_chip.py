"""What comes out of the bag next, and is played: exact chances for the odds and the bots (WW-B14, WW-B26, WW-B27)."""

from __future__ import annotations

from mypy_extensions import i64

from wabe.games.wonderlands_war.odds.forecast import Forecast
from wabe.games.wonderlands_war.table.chips import DOUBLE_MADNESS, MADNESS
from wabe.games.wonderlands_war.table.layout import HAND_ROOM, KINDS
from wabe.kernel.ints import Floats, floats, zeros


def chances_of_next(hand: Forecast) -> Floats:
    """The chance of each kind of chip to be the next one played, by kind; all 0 if there is none to draw.

    A bag that is empty, or will be in the middle of the draw, is filled.
    """
    if hand.size == 0:
        hand.refresh()
    if hand.extra > 0 and hand.size > 0:
        return best_of_several(hand, min(1 + hand.extra, HAND_ROOM))
    found = floats(KINDS)
    if hand.size > 0:
        for kind in range(KINDS):
            found[kind] = float(hand.bag[kind]) / float(hand.size)
    return found


def chance_of_bust(hand: Forecast) -> float:
    """The chance that the next draw busts."""
    chance = 0.0
    likely = chances_of_next(hand)
    for kind in range(KINDS):
        if likely[kind] > 0.0:
            after = hand.copy()
            after.take(kind)
            chance += likely[kind] if after.bust else 0.0
    return chance


def best_of_several(hand: Forecast, drawn: i64) -> Floats:
    """The same of several chips drawn at once: that which adds most is played, Madness if all are mad (WW-B26).

    If they are more than the bag has, all in it come to the hand, and the rest out of what a refresh returns (WW-B27).
    """
    sure = zeros(KINDS)
    if drawn > hand.size:
        sure = hand.bag[:]
        drawn -= hand.size
        hand.refresh()
    ranked = by_worth(hand)
    size: i64 = 0
    least: i64 = 0
    for place, kind in enumerate(ranked):
        size += hand.bag[kind] - sure[kind]
        if sure[kind] > 0:
            least = place
    found = floats(KINDS)
    upto: i64 = 0
    before = 0.0
    for place, kind in enumerate(ranked):
        upto += hand.bag[kind] - sure[kind]
        chance = all_among(upto, size, min(drawn, size)) if place >= least else 0.0
        found[kind] = chance - before
        before = chance
    return found


def by_worth(hand: Forecast) -> list[int]:
    """The kinds in the bag, the least welcome first."""
    ranked: list[tuple[int, int]] = []
    for kind in range(KINDS):
        if hand.bag[kind] > 0:
            rank: i64 = hand.gain(kind) if kind < MADNESS else -1
            if kind == DOUBLE_MADNESS:
                rank = -2
            ranked.append((int(rank), int(kind)))
    ranked.sort()
    return [kind for _, kind in ranked]


def all_among(few: i64, size: i64, drawn: i64) -> float:
    """The chance that all of some chips drawn are among `few` of the `size` there are."""
    chance = 1.0
    for index in range(drawn):
        chance *= max(0.0, float(few - index)) / float(size - index)
    return chance
