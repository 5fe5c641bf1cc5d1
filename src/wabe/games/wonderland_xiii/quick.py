"""What a searching bot needs in a hurry: a sensible action for play-outs, and what the players have been shown.

The odds are those of `odds.Danger` made cheap: draws with replacement, hidden cards by a flat discount.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.cards import BUNDLE, CHARACTERS, DECKS, KINDS, RABBIT
from wabe.games.wonderland_xiii.odds import LIMIT, is_hidden_known, known_top
from wabe.games.wonderland_xiii.scoring import BUNDLE_POINTS, SET_POINTS, score
from wabe.kernel.ints import Ints, zeros

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.state import XiiiState

NONE: Final = KINDS
HIDDEN_SAFE: Final = 0.8  # chance that a hidden card does no harm in a pass
SKILL_WORTH: Final = [0.5, 0.0, 0.3, 1.0, 1.0, 0.0]
SIGHT_FACTOR: Final = 0x1E3779
SIGHT_MASK: Final = (1 << 40) - 1


def quick_action(g: XiiiState) -> i64:
    """A sensible action of the seat that decides."""
    step = g.stack[g.depth - 1] & 0xFF
    if step == 14:
        return 1 if Outlook(g).best_pass() > 0.0 else 0
    if step == 3:
        return Outlook(g).best_deck()
    if step == 4:
        return cheapest_cover(g)
    if step == 8:
        return best_skill(g)
    if step == 9:
        return safest_reveal(g)
    if step == 11:
        return leader(g)
    return g.offers[g.below(g.offered)]


class Outlook:
    """What one more pass would bring the active player, in points."""

    def __init__(self, g: XiiiState) -> None:
        self.g = g
        self.pool = zeros(KINDS)
        self.size: i64 = 0
        self.merged = merged(g)
        self.gain = zeros(KINDS)
        self.mean = 0.0
        self.deck: i64 = 0
        self.count_pool()
        now = points(self.merged)
        self.stake = float(now - home_points(g))
        for kind in range(KINDS):
            self.merged[kind] += 1
            self.gain[kind] = points(self.merged) - now
            self.merged[kind] -= 1
            self.mean += float(self.gain[kind] * self.pool[kind])
        self.mean /= float(max(1, self.size))

    def count_pool(self) -> None:
        """The face-down cards of the Hall by kind."""
        g = self.g
        for deck in range(DECKS):
            for index in range(g.deck_size(deck) - g.covers(deck)):
                self.pool[g.card_in_deck(deck, index)] += 1
            self.size += g.deck_size(deck) - g.covers(deck)

    def best_pass(self) -> float:
        """Points expected of the best further pass, less those of stopping; the deck is kept in `deck`."""
        g = self.g
        best = -1000.0
        for deck in range(DECKS):
            if g.deck_size(deck) > 0 and (g.keys_hand > 0 or g.is_unlocked(deck)):
                worth = self.worth(deck)
                if worth > best:
                    best, self.deck = worth, deck
        return best

    def best_deck(self) -> i64:
        """The deck of the best pass."""
        self.best_pass()
        return self.deck

    def worth(self, deck: i64) -> float:
        """Points expected of covering this deck, less those of stopping."""
        g = self.g
        first = known_top(g, g.left_of(deck), g.active)
        second = known_top(g, g.right_of(deck), g.active)
        gain = (float(self.gain[first]) if first >= 0 else self.mean) + (
            float(self.gain[second]) if second >= 0 else self.mean
        )
        safe = self.safe(first, second) * hidden_discount(g)
        return safe * gain - (1.0 - safe) * self.stake - float(cover_loss(self.merged, g)) + float(g.below(64)) / 256.0

    def safe(self, first: i64, second: i64) -> float:
        """Chance that the Tunnel holds when these two come in; -1 stands for an unknown one, `NONE` for none."""
        g = self.g
        gauge = zeros(CHARACTERS)
        for character in range(CHARACTERS):
            gauge[character] = g.gauge(character)
        add(gauge, first)
        add(gauge, second)
        unknown: i64 = (1 if first < 0 else 0) + (1 if second < 0 else 0)
        return self.safe_draws(gauge, unknown)

    def safe_draws(self, gauge: Ints, unknown: i64) -> float:
        """Chance that the Tunnel holds with this gauge and `unknown` more cards."""
        size = float(max(1, self.size))
        bundle = float(self.pool[BUNDLE]) / size
        one, pairs, ones, most = 0.0, 0.0, 0.0, 0
        for character in range(CHARACTERS):
            count = gauge[character]
            most = max(most, count)
            share = float(self.pool[character]) / size
            if count < LIMIT:
                one += share
            if count == LIMIT - 1:
                pairs += share * share
                ones += share
        if most > LIMIT:
            return 0.0
        if most < LIMIT:
            one += bundle
        if unknown < 2:
            return one if unknown == 1 else 1.0
        if most == LIMIT - 1:
            pairs += bundle * (bundle + 2.0 * ones)
        return max(0.0, one * one - pairs)


def add(gauge: Ints, kind: i64) -> None:
    """A known card comes in."""
    if kind == BUNDLE:
        for character in range(CHARACTERS):
            gauge[character] += 1
    elif 0 <= kind < CHARACTERS:
        gauge[kind] += 1


def merged(g: XiiiState) -> Ints:
    """The active player's Notebook with the face-up Tunnel, by kind."""
    cards = zeros(KINDS)
    for kind in range(KINDS):
        cards[kind] = g.notebook(g.active, kind) + g.in_tunnel(kind) + g.under_queens(kind)
    return cards


def points(cards: Ints) -> i64:
    """Points of these cards, all sets formed."""
    sets = cards[0]
    for character in range(1, CHARACTERS):
        sets = min(sets, cards[character])
    total = sets * SET_POINTS + cards[BUNDLE] * BUNDLE_POINTS
    for character in range(CHARACTERS):
        left = cards[character] - sets
        total += left * (left + 1) // 2
    return total


def home_points(g: XiiiState) -> i64:
    """Points of the active player's Notebook alone, what a collapse leaves."""
    cards = zeros(KINDS)
    for kind in range(KINDS):
        cards[kind] = g.notebook(g.active, kind)
    return points(cards)


def cover_loss(cards: Ints, g: XiiiState) -> i64:
    """Points lost by the cheapest cover."""
    now, least = points(cards), 1000
    for kind in range(KINDS):
        if g.notebook(g.active, kind) > 0:
            cards[kind] -= 1
            least = min(least, now - points(cards))
            cards[kind] += 1
    return least


def hidden_discount(g: XiiiState) -> float:
    """Chance that the active player's hidden cards do no harm in a pass."""
    chance = 1.0
    for _ in range(g.hidden_size(g.active)):
        chance *= HIDDEN_SAFE
    return chance


def cheapest_cover(g: XiiiState) -> i64:
    """The Notebook card that costs the fewest points; equal ones by chance."""
    cards = merged(g)
    best, cheapest = g.offers[0], 1000000
    for i in range(g.offered):
        kind = g.offers[i]
        cards[kind] -= 1
        cost = -points(cards) * 16 + g.below(16)
        cards[kind] += 1
        if cost < cheapest:
            best, cheapest = kind, cost
    return best


def best_skill(g: XiiiState) -> i64:
    """The skill of the highest worth; a Rabbit counts what the card may bring or cost."""
    best, best_worth = g.offers[0], -1000.0
    for i in range(g.offered):
        action = g.offers[i]
        worth = SKILL_WORTH[action] + float(g.below(64)) / 64.0
        if action == RABBIT:
            worth = rabbit_worth(g)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def rabbit_worth(g: XiiiState) -> float:
    """Points expected of an unknown card of the Hall."""
    outlook = Outlook(g)
    safe = outlook.safe(-1, NONE) * hidden_discount(g)
    return safe * outlook.mean - (1.0 - safe) * outlook.stake


def safest_reveal(g: XiiiState) -> i64:
    """A deck for the Rabbit: a top that the player knows if it is safe, else an unknown one."""
    best, best_worth = g.offers[0], -1000.0
    outlook = Outlook(g)
    for i in range(g.offered):
        top = known_top(g, g.offers[i], g.active)
        safe = outlook.safe(top, NONE)
        gain = float(outlook.gain[top]) if top >= 0 else outlook.mean
        worth = safe * gain - (1.0 - safe) * outlook.stake + float(g.below(64)) / 256.0
        if worth > best_worth:
            best, best_worth = g.offers[i], worth
    return best


def leader(g: XiiiState) -> i64:
    """The other player with the most points."""
    best, most = g.offers[0], -1
    for i in range(g.offered):
        total = score(g, g.offers[i])
        if total > most:
            best, most = g.offers[i], total
    return best


def sight(g: XiiiState, seat: i64) -> i64:
    """A number that tells apart what the seat sees: Notebooks, Tunnel, discard pile, tops and hidden cards it knows."""
    seen: i64 = g.stack[g.depth - 1] & SIGHT_MASK if g.depth > 0 else 0
    for owner in range(g.players):
        for kind in range(KINDS):
            seen = (seen * SIGHT_FACTOR + g.notebook(owner, kind)) & SIGHT_MASK
        for index in range(g.hidden_size(owner)):
            known = g.hidden(owner, index) if is_hidden_known(g, owner, index, seat) else KINDS
            seen = (seen * SIGHT_FACTOR + known) & SIGHT_MASK
    for kind in range(KINDS):
        seen = (seen * SIGHT_FACTOR + g.in_tunnel(kind) * 64 + g.under_queens(kind)) & SIGHT_MASK
    for deck in range(DECKS):
        seen = (seen * SIGHT_FACTOR + known_top(g, deck, seat) + 1) & SIGHT_MASK
    return seen
