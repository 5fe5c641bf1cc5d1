"""Rules of thumb for bots: what each legal action is worth to a seat in points, looking one pass ahead.

The odds of a collapse are the true ones from what the seat knows (`odds.Danger`); nothing here looks at a card that
the seat may not see. Cards count by `worth.worth`: points, and what they promise for the rest of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.mind.worth import NOT_ASKED, at_end, best_other, brought_home, time_left, worth
from wabe.games.wonderland_xiii.odds.odds import (
    Danger,
    add_card,
    fits,
    known_top,
    pass_collapse,
    remove_card,
    reveal_collapse,
)
from wabe.games.wonderland_xiii.table.cards import ALICE, BUNDLE, CAT, HATTER, QUEEN
from wabe.games.wonderland_xiii.table.layout import DECKS, KINDS
from wabe.games.wonderland_xiii.table.step_ids import GO_ON, SKIP
from wabe.games.wonderland_xiii.turn.scoring import points
from wabe.kernel.ints import Ints, floats

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.table.state import XiiiState

KEY_WORTH: Final = 0.6
LOOK_WORTH: Final = 0.4
HARM_WORTH: Final = 2.5
COVERED_WORTH: Final = 1.2
AGAIN_WORTH: Final = 1.0  # after one more pass the skill has been used and the turn may still go on
END_WORTH: Final = 20.0  # of ending the game as the winner; as a loser it costs the same
NO_CARD: Final[i64] = KINDS


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
    return [float(points(g.notebook_of(action), g.best_split)) for action in actions]


class Plan:
    """The active player's Notebook and Tunnel, and what one more pass would bring.

    Fields:
        collapses: the chance of a collapse by a pass that covers each deck, as far as it was asked for.
        unknown: the worth expected when only unknown cards come in, by the cover; as far as it was asked for.
    """

    def __init__(self, g: XiiiState, seat: i64) -> None:
        self.g = g
        self.seat = seat
        self.danger = Danger(g, seat)
        self.time = time_left(g)
        self.notebook = g.notebook_of(seat)
        self.merged = brought_home(g)
        self.collapses = floats(DECKS)
        for deck in range(DECKS):
            self.collapses[deck] = NOT_ASKED
        self.unknown = floats(KINDS + 1)
        for kind in range(KINDS + 1):
            self.unknown[kind] = NOT_ASKED

    def worth(self, cards: Ints) -> float:
        """Points and promise of these cards."""
        return worth(cards, self.time, self.g.best_split)

    def keep(self) -> float:
        """Worth with the Tunnel brought home."""
        return self.worth(self.merged)

    def go_on(self) -> float:
        """Worth expected of the best further pass."""
        best, usable = -1000.0, self.g.usable_decks()
        for deck in range(DECKS):
            if usable >> deck & 1:
                best = max(best, self.explore(deck))
        return best + AGAIN_WORTH

    def explore(self, deck: i64) -> float:
        """Worth expected of covering `deck` with the best card."""
        best = -1000.0
        for kind in range(KINDS):
            if self.notebook[kind] > 0:
                best = max(best, self.cover(deck, kind))
        return best

    def cover(self, deck: i64, kind: i64) -> float:
        """Worth expected of covering `deck` with a card of `kind`, then stopping."""
        g = self.g
        left, right = g.left_of(deck), g.right_of(deck)
        first, second = known_top(g, left, self.seat), known_top(g, right, self.seat)
        self.merged[kind] -= 1
        self.notebook[kind] -= 1
        expected = self.mixed(self.collapse(deck), kind, first, second, emptied(g, left) + emptied(g, right))
        self.merged[kind] += 1
        self.notebook[kind] += 1
        return expected

    def collapse(self, deck: i64) -> float:
        """Chance of a collapse by covering `deck`: the same with any card, so it is worked out once."""
        if self.collapses[deck] == NOT_ASKED:
            self.collapses[deck] = pass_collapse(self.g, self.danger, deck, self.seat)
        return self.collapses[deck]

    def reveal(self, deck: i64) -> float:
        """Worth expected of taking the face-down top of `deck` with a Rabbit."""
        known = known_top(self.g, deck, self.seat)
        collapse = reveal_collapse(self.g, self.danger, deck, self.seat)
        return self.mixed(collapse, NO_CARD, known, NO_CARD, emptied(self.g, deck))

    def mixed(self, collapse: float, cover: i64, first: i64, second: i64, emptied_decks: i64) -> float:
        """Worth expected of taking two cards with this chance of a collapse, after a cover (`NO_CARD`: none)."""
        won, lost = self.brought(cover, first, second), self.worth(self.notebook)
        if emptied_decks > 0 and is_end(self.g, emptied_decks):
            won += end_worth(self.g, self.seat, won)
            lost += end_worth(self.g, self.seat, lost)
        return (1.0 - collapse) * won + collapse * lost

    def brought(self, cover: i64, first: i64, second: i64) -> float:
        """Worth expected of two cards that come in safely after a cover; unknown ones are the same beside any deck."""
        if first >= 0 or 0 <= second < NO_CARD:
            return self.expect(self.danger.room, self.merged, first, second)
        if self.unknown[cover] == NOT_ASKED:
            self.unknown[cover] = self.expect(self.danger.room, self.merged, first, second)
        return self.unknown[cover]

    def expect(self, room: Ints, cards: Ints, first: i64, second: i64) -> float:
        """Mean worth when two cards come in safely; -1 stands for an unknown one, `NO_CARD` for none.

        Room and cards are used to count, and are afterwards as they were.
        """
        if first == NO_CARD:
            return self.worth(cards) if second == NO_CARD else self.expect(room, cards, second, NO_CARD)
        if first >= 0:
            cards[first] += 1
            add_card(room, first)
            expected = self.expect(room, cards, second, NO_CARD)
            cards[first] -= 1
            remove_card(room, first)
            return expected
        pool = self.danger.pool
        total, weight = 0.0, 0.0
        for kind in range(KINDS):
            if pool[kind] == 0:
                continue
            add_card(room, kind)
            if fits(room):
                cards[kind] += 1
                ways = float(pool[kind])
                total += ways * self.expect(room, cards, second, NO_CARD)
                weight += ways
                cards[kind] -= 1
            remove_card(room, kind)
        return total / weight if weight > 0.0 else self.worth(cards)


def emptied(g: XiiiState, deck: i64) -> i64:
    """1 if taking its top empties the deck."""
    return 1 if g.deck_size(deck) == 1 else 0


def is_end(g: XiiiState, emptied_decks: i64) -> bool:
    """Whether the game ends once so many more decks are empty. XIII-25, XIII-26."""
    return g.empty_decks + emptied_decks >= g.empty_needed()


def end_worth(g: XiiiState, seat: i64, mine: float) -> float:
    """Worth of the end of the game to a seat that would have about `mine` points."""
    others = float(best_other(g, seat))
    if mine == others:
        return 0.0
    return END_WORTH if mine > others else -END_WORTH


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
    """The target wants a hidden card that does little harm, the user of the Hatter a Bundle; and nobody a lost end.

    An unknown card harms like the average one.
    """
    known = known_top(g, deck, seat)
    harm = 1.4 if known < 0 else 4.0 if known == BUNDLE else 1.0
    value = harm if seat == g.active else -harm
    if emptied(g, deck) > 0 and is_end(g, 1):
        value += end_worth(g, seat, float(at_end(g, seat)))
    return value
