"""Rules of thumb for bots: what each legal action is worth to a seat in points, looking one turn ahead.

The odds of a collapse are the true ones from what the seat knows (`odds.Danger`); nothing here looks at a card that
the seat may not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.cards import ALICE, BUNDLE, CAT, CHARACTERS, DECKS, HATTER, KINDS, QUEEN
from wabe.games.wonderland_xiii.odds import Danger, add_card, fits, known_top, reveal_collapse
from wabe.games.wonderland_xiii.scoring import BUNDLE_POINTS, SET_POINTS
from wabe.kernel.ints import Ints, zeros

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.state import XiiiState

KEY_WORTH: Final = 0.6
LOOK_WORTH: Final = 0.4
HARM_WORTH: Final = 1.5
COVERED_WORTH: Final = 1.2
GO_ON: Final = 1
SKIP: Final = 5


def advise(g: XiiiState, seat: i64) -> list[float]:
    """The worth of each legal action of `seat`, in their order."""
    step = g.top_step().name
    actions = [g.offers[i] for i in range(g.offered)]
    if step == "draw":
        return [draw_worth(g, seat, action) for action in actions]
    plan = Plan(g, seat)
    if step == "go_on":
        return [plan.go_on() if action == GO_ON else plan.keep() for action in actions]
    if step == "choose_deck":
        return [plan.explore(action) for action in actions]
    if step == "cover":
        return [plan.cover(g.explored, action) for action in actions]
    if step == "skill":
        return [skill_worth(g, plan, action) for action in actions]
    if step == "reveal":
        return [plan.reveal(action) for action in actions]
    if step == "look":
        return [look_worth(g, action) for action in actions]
    return [float(standing(g, action)) for action in actions]


class Plan:
    """The active player's Notebook and Tunnel, and what one more pass would bring."""

    def __init__(self, g: XiiiState, seat: i64) -> None:
        self.g = g
        self.seat = seat
        self.danger = Danger(g, seat)
        self.notebook = zeros(KINDS)
        self.merged = zeros(KINDS)
        for kind in range(KINDS):
            self.notebook[kind] = g.notebook(seat, kind)
            self.merged[kind] = g.notebook(seat, kind) + g.in_tunnel(kind) + g.under_queens(kind)

    def keep(self) -> float:
        """Points with the Tunnel brought home."""
        return points(self.merged)

    def go_on(self) -> float:
        """Points expected of the best further pass."""
        best = -1.0
        for deck in range(DECKS):
            if self.g.deck_size(deck) > 0 and (self.g.is_unlocked(deck) or self.g.keys_hand > 0):
                best = max(best, self.explore(deck))
        return best

    def explore(self, deck: i64) -> float:
        """Points expected of covering `deck` with the best card."""
        best = -1.0
        for kind in range(KINDS):
            if self.notebook[kind] > 0:
                best = max(best, self.cover(deck, kind))
        return best

    def cover(self, deck: i64, kind: i64) -> float:
        """Points expected of covering `deck` with a card of `kind`, then stopping."""
        first = known_top(self.g, self.g.left_of(deck), self.seat)
        second = known_top(self.g, self.g.right_of(deck), self.seat)
        unknown: i64 = (1 if first < 0 else 0) + (1 if second < 0 else 0)
        self.merged[kind] -= 1
        self.notebook[kind] -= 1
        collapse = self.danger.collapse(first, second, unknown)
        won = self.expect(self.danger.room[:], self.merged[:], first, second)
        worth = (1.0 - collapse) * won + collapse * points(self.notebook)
        self.merged[kind] += 1
        self.notebook[kind] += 1
        return worth

    def reveal(self, deck: i64) -> float:
        """Points expected of taking the face-down top of `deck` with a Rabbit."""
        known = known_top(self.g, deck, self.seat)
        collapse = reveal_collapse(self.g, self.danger, deck, self.seat)
        won = self.expect(self.danger.room[:], self.merged[:], known, BUNDLE + 1)
        return (1.0 - collapse) * won + collapse * points(self.notebook)

    def expect(self, room: Ints, cards: Ints, first: i64, second: i64) -> float:
        """Mean points when two cards come in safely; -1 stands for an unknown one, BUNDLE + 1 for none."""
        if first == BUNDLE + 1 and second == BUNDLE + 1:
            return points(cards)
        if first == BUNDLE + 1:
            return self.expect(room, cards, second, first)
        if first >= 0:
            cards[first] += 1
            add_card(room, first)
            return self.expect(room, cards, second, BUNDLE + 1)
        total, weight = 0.0, 0.0
        for kind in range(KINDS):
            fuller, more = room[:], cards[:]
            add_card(fuller, kind)
            if self.danger.pool[kind] > 0 and fits(fuller):
                more[kind] += 1
                ways = float(self.danger.pool[kind])
                total += ways * self.expect(fuller, more, second, BUNDLE + 1)
                weight += ways
        return total / weight if weight > 0.0 else points(cards)


def points(cards: Ints) -> float:
    """Points of a Notebook with these counts: all sets formed, then rows. XIII-28 to XIII-30."""
    sets = cards[0]
    for character in range(1, CHARACTERS):
        sets = min(sets, cards[character])
    total = sets * SET_POINTS + cards[BUNDLE] * BUNDLE_POINTS
    for character in range(CHARACTERS):
        left = cards[character] - sets
        total += left * (left + 1) // 2
    return float(total)


def skill_worth(g: XiiiState, plan: Plan, kind: i64) -> float:
    """Points gained by a skill."""
    if kind == SKIP:
        return 0.0
    if kind == ALICE:
        return KEY_WORTH
    if kind == CAT:
        return LOOK_WORTH
    if kind == HATTER:
        return HARM_WORTH
    if kind == QUEEN:
        other = g.won_second if g.won_first == QUEEN else g.won_first
        return COVERED_WORTH * (2.0 if other == BUNDLE or g.gauge(other) > 1 else 1.0)
    best = -1000.0
    for deck in range(DECKS):
        if g.has_face_down_top(deck):
            best = max(best, plan.reveal(deck))
    return best - plan.keep()


def look_worth(g: XiiiState, deck: i64) -> float:
    """A look is worth most beside an unlocked deck, and nothing at a card already known."""
    if g.knowers(deck) >> g.active & 1:
        return 0.0
    return 2.0 if g.is_unlocked(g.left_of(deck)) or g.is_unlocked(g.right_of(deck)) else 1.0


def draw_worth(g: XiiiState, seat: i64, deck: i64) -> float:
    """A hidden card does the less harm the less it counts; an unknown one counts like the average."""
    if seat == g.active:
        return 0.0
    known = known_top(g, deck, seat)
    if known < 0:
        return -1.4
    return -4.0 if known == BUNDLE else -1.0


def standing(g: XiiiState, seat: i64) -> i64:
    """Points of a seat's Notebook: the Hatter's target is whoever is ahead."""
    total: i64 = 0
    for kind in range(KINDS):
        count = g.notebook(seat, kind)
        total += BUNDLE_POINTS * count if kind == BUNDLE else count * (count + 1) // 2
    return total
