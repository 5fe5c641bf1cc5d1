"""What a searching bot needs in a hurry: a sensible action for play-outs, and what the players have been shown.

The odds are those of `odds.Danger` made cheap: draws with replacement, hidden cards by a flat discount.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.mind.worth import NOT_ASKED, at_end, brought_home, counted, promised, time_left, worth
from wabe.games.wonderland_xiii.odds.odds import known_top
from wabe.games.wonderland_xiii.table.cards import ALICE, BUNDLE, CAT, HATTER, LIMIT, QUEEN, RABBIT
from wabe.games.wonderland_xiii.table.layout import CHARACTERS, DECKS, KINDS, NOBODY
from wabe.games.wonderland_xiii.table.step_ids import (
    CHOOSE_DECK_ID,
    COVER_ID,
    GO_ON,
    GO_ON_ID,
    REVEAL_ID,
    SKILL_ID,
    SKIP,
    STOP,
    TARGET_ID,
)
from wabe.games.wonderland_xiii.turn.scoring import BUNDLE_POINTS, points_counted
from wabe.kernel.ints import floats

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.table.state import XiiiState

NONE: Final[i64] = KINDS
UNKNOWN: Final = NOBODY  # a card that nobody has shown
CHANCES: Final = 64  # equal actions are told apart by chance: one of so many numbers,
NOISE: Final = 256.0  # divided by this
WORST: Final = -1000.0
DEAREST: Final = 1000.0
HIDDEN_SAFE: Final = 0.8  # chance that a hidden card does no harm in a pass
SKILL_WORTH: Final = [0.0] * (SKIP + 1)  # a Rabbit's is judged by the card that may come
SKILL_WORTH[ALICE] = 0.5
SKILL_WORTH[CAT] = 0.3
SKILL_WORTH[HATTER] = 1.0
SKILL_WORTH[QUEEN] = 1.0


def quick_action(g: XiiiState) -> i64:
    """A sensible action of the seat that decides."""
    step = g.top_id()
    if step == GO_ON_ID:
        return GO_ON if Outlook(g).best_pass() > 0.0 else STOP
    if step == CHOOSE_DECK_ID:
        return best_deck(g)
    if step == COVER_ID:
        return cheapest_cover(g)
    if step == SKILL_ID:
        return best_skill(g)
    if step == REVEAL_ID:
        return safest_reveal(g)
    if step == TARGET_ID:
        return leader(g)
    return g.offers[g.below(g.offered)]


class Outlook:
    """What one more pass would bring the active player, in worth.

    Fields:
        cards: the Notebook with the face-up Tunnel; sets, count, squares, near: those of it (`worth.counted`).
        gain, share: by kind, what a card of it brings, and how many of the face-down cards are of it.
        mean: what a face-down card brings.
        unknown: the promise of two unknown cards, which most decks have beside them, once it was asked for.
    """

    def __init__(self, g: XiiiState) -> None:
        self.g = g
        self.cards = brought_home(g)
        self.time = time_left(g)
        self.sets, self.count, self.squares, self.near = counted(self.cards)
        self.now = self.worth_with(self.count, self.squares, self.near)
        self.stake = self.now - worth(g.notebook_of(g.active), self.time, g.best_split)
        self.discount = hidden_discount(g)
        self.gain = floats(KINDS)
        self.share = floats(KINDS)
        self.mean = 0.0
        self.count_pool()
        self.unknown = NOT_ASKED

    def count_pool(self) -> None:
        """What a face-down card of the Hall may be, and what it brings."""
        g, gains, shares = self.g, self.gain, self.share
        size: i64 = 0
        for kind in range(KINDS):
            size += g.face_down(kind)
        whole, mean = float(max(1, size)), 0.0
        for kind in range(KINDS):
            gain, share = self.change(kind, 1), float(g.face_down(kind)) / whole
            gains[kind], shares[kind] = gain, share
            mean += gain * share
        self.mean = mean

    def change(self, kind: i64, by: i64) -> float:
        """How the worth changes with one more card of a kind, or one less."""
        if kind == BUNDLE:
            return float(by * BUNDLE_POINTS)
        had, has = self.cards[kind], self.cards[kind] + by
        if has < self.sets or (had == self.sets and self.near == CHARACTERS - 1):  # a set less, or maybe one more
            self.cards[kind] = has
            changed = worth(self.cards, self.time, self.g.best_split)
            self.cards[kind] = had
            return changed - self.now
        near = self.near
        if had == self.sets:
            near += 1
        elif has == self.sets:
            near -= 1
        return self.worth_with(self.count + by, self.squares + has * has - had * had, near) - self.now

    def worth_with(self, count: i64, squares: i64, near: i64) -> float:
        """The worth with as many sets as there are, but so many cards, squares and near ones."""
        now = points_counted(self.sets, count, squares, self.cards[BUNDLE], self.g.best_split)
        return float(now) + promised(count, near, self.time)

    def cover_cost(self) -> float:
        """Worth of the cheapest cover."""
        least = DEAREST
        for kind in range(KINDS):
            if self.g.notebook(self.g.active, kind) > 0:
                least = min(least, -self.change(kind, -1))
        return least

    def best_pass(self) -> float:
        """Worth expected of the best further pass, less that of stopping."""
        g = self.g
        best, usable = WORST, g.usable_decks()
        for deck in range(DECKS):
            if usable >> deck & 1:
                first = known_top(g, g.left_of(deck), g.active)
                second = known_top(g, g.right_of(deck), g.active)
                best = max(best, self.taking(first, second))
        return best - self.cover_cost()

    def taking(self, first: i64, second: i64) -> float:
        """Worth expected of two cards coming in; `UNKNOWN` stands for one, `NONE` for none."""
        return self.promise(first, second) + float(self.g.below(CHANCES)) / NOISE

    def promise(self, first: i64, second: i64) -> float:
        """The same before chance tells equal ones apart."""
        if first >= 0 or second >= 0:
            return self.weighed(first, second)
        if self.unknown == NOT_ASKED:
            self.unknown = self.weighed(first, second)
        return self.unknown

    def weighed(self, first: i64, second: i64) -> float:
        """What they bring if the Tunnel holds, and cost if it does not."""
        safe = self.safe(first, second) * self.discount
        gain = self.gain_of(first) + self.gain_of(second)
        return safe * gain - (1.0 - safe) * self.stake

    def gain_of(self, kind: i64) -> float:
        """Worth of a card coming in safely."""
        if kind == NONE:
            return 0.0
        return self.gain[kind] if kind >= 0 else self.mean

    def safe(self, first: i64, second: i64) -> float:
        """Chance that the Tunnel holds when these two come in; `UNKNOWN` stands for one, `NONE` for none."""
        g, shares = self.g, self.share
        bundle = shares[BUNDLE]
        one, pairs, ones = 0.0, 0.0, 0.0
        most: i64 = 0
        for character in range(CHARACTERS):
            count = g.gauge(character) + counts_as(first, character) + counts_as(second, character)
            most = max(most, count)
            share = shares[character]
            if count < LIMIT:
                one += share
            if count == LIMIT - 1:
                pairs += share * share
                ones += share
        if most > LIMIT:
            return 0.0
        if most < LIMIT:
            one += bundle
        if first >= 0 or second >= 0:
            return one if first < 0 or second < 0 else 1.0
        if most == LIMIT - 1:
            pairs += bundle * (bundle + 2.0 * ones)
        return max(0.0, one * one - pairs)


def counts_as(kind: i64, character: i64) -> i64:
    """How many of a character a known card is."""
    return 1 if kind in (character, BUNDLE) else 0


def hidden_discount(g: XiiiState) -> float:
    """Chance that the active player's hidden cards do no harm in a pass."""
    chance = 1.0
    for _hidden in range(g.hidden_size(g.active)):
        chance *= HIDDEN_SAFE
    return chance


def best_deck(g: XiiiState) -> i64:
    """The deck that promises most."""
    outlook = Outlook(g)
    best, most = g.offers[0], WORST
    for i in range(g.offered):
        deck = g.offers[i]
        promise = outlook.taking(known_top(g, g.left_of(deck), g.active), known_top(g, g.right_of(deck), g.active))
        if promise > most:
            best, most = deck, promise
    return best


def cheapest_cover(g: XiiiState) -> i64:
    """The Notebook card whose loss costs least."""
    cards, time = brought_home(g), time_left(g)
    best, most = g.offers[0], WORST
    for i in range(g.offered):
        kind = g.offers[i]
        cards[kind] -= 1
        left = worth(cards, time, g.best_split) + float(g.below(CHANCES)) / NOISE
        cards[kind] += 1
        if left > most:
            best, most = kind, left
    return best


def best_skill(g: XiiiState) -> i64:
    """The skill of the highest worth; a Rabbit counts what the card may bring or cost."""
    best, most = g.offers[0], WORST
    for i in range(g.offered):
        action = g.offers[i]
        promise = SKILL_WORTH[action] + float(g.below(CHANCES)) / float(CHANCES)
        if action == RABBIT:
            promise = Outlook(g).taking(UNKNOWN, NONE)
        if promise > most:
            best, most = action, promise
    return best


def safest_reveal(g: XiiiState) -> i64:
    """The deck that promises most to the Rabbit."""
    outlook = Outlook(g)
    best, most = g.offers[0], WORST
    for i in range(g.offered):
        promise = outlook.taking(known_top(g, g.offers[i], g.active), NONE)
        if promise > most:
            best, most = g.offers[i], promise
    return best


def leader(g: XiiiState) -> i64:
    """The other player with the most points."""
    best, most = g.offers[0], -1
    for i in range(g.offered):
        total = at_end(g, g.offers[i])
        if total > most:
            best, most = g.offers[i], total
    return best
