"""What an action is worth, by trying everything that may follow: all results of chance, all replies, all hidden cards.

Worth is a share of the win, as an interval: at the least if all others play against the seat, at the most if they play
for it. Own choices to come are the best ones. That is right where the seat has learned by then all that still matters;
elsewhere (`NotProved`) nothing is claimed.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from typing import Final, NamedTuple

from wabe.kernel.errors import BadReplay
from wabe.kernel.events import EventLog
from wabe.kernel.message import Json
from wabe.kernel.state import State

SMALL: Final = 1e-9
MOST: Final = 1600  # outcomes that are looked at before a proof is given up
DRAWS: Final = 2  # results of chance that one action may have
REDRAWS: Final = 1
HEAD: Final = ("rng", "information", "decisions")  # of a save: what does not matter to the play to come


class NotProved(Exception):
    """No choice is better whatever comes, or the seat has to choose once more without knowing what matters."""


class TooMuch(NotProved):
    """More may follow than is looked at."""


class Worth(NamedTuple):
    """The least and the greatest share of the win."""

    least: float
    most: float


def outcomes(state: State, action: int) -> list[tuple[float, State]]:
    """Every position that an action of the seat on turn may lead to, with its chance."""
    found = followed(state, action, [])
    if len(found) == 1:
        return found
    merged: dict[str, tuple[float, State]] = {}
    for chance, after in found:
        key = key_of(after)
        merged[key] = (merged[key][0] + chance if key in merged else chance, after)
    return list(merged.values())


def followed(state: State, action: int, script: list[int]) -> list[tuple[float, State]]:
    """The same after these results of chance, equal positions apart."""
    after = state.clone()
    after.log = EventLog(list(script))
    try:
        after.apply(action)
    except BadReplay as error:
        if error.message.key != "error-chance-lacks":
            raise
        if len(script) == DRAWS:
            raise TooMuch from error
    else:
        after.log = None
        return [(1.0, after)]
    branches: list[list[tuple[float, State]]] = []
    for result in itertools.count():
        try:
            branches.append(followed(state, action, [*script, result]))
        except BadReplay:  # as many results as there are
            break
    return [(chance / len(branches), after) for branch in branches for chance, after in branch]


def key_of(state: State) -> str:
    """What makes a position what it is."""
    save = state.to_json()
    return json.dumps([save[name] for name in save if name not in HEAD], sort_keys=True)


class Proof:
    """The worth of the actions of one seat in one position.

    Args:
        state, seat: the position, and who decides in it.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.left = MOST
        self.known: dict[str, Worth] = {}

    def worth(self) -> list[Worth]:
        """Of each action, in their order. Raises `NotProved`."""
        return [self.after(self.state, action) for action in self.state.legal_actions(self.seat)]

    def after(self, state: State, action: int) -> Worth:
        """Of an action of whoever is on turn."""
        least = most = 0.0
        found = outcomes(state, action)
        self.left -= len(found)
        if self.left < 0:
            raise TooMuch
        for chance, after in found:
            worth = self.of(after)
            least += chance * worth.least
            most += chance * worth.most
        return Worth(least, most)

    def of(self, state: State) -> Worth:
        """Of a position. In Wonderland's War several ways often lead to the same one."""
        if state.over:
            share = state.returns()[self.seat]
            return Worth(share, share)
        if state.game.name != "wonderlands_war":
            return self.best(state)
        key = key_of(state)
        if key not in self.known:
            self.known[key] = self.best(state)
        return self.known[key]

    def best(self, state: State) -> Worth:
        """Of a decision: the own best choice, or whatever another one does."""
        found = [self.after(state, action) for action in state.legal_actions()]
        least = (max if state.seat == self.seat else min)(worth.least for worth in found)
        return Worth(least, max(worth.most for worth in found))


def worth_whatever_is_hidden(state: State) -> list[Worth]:
    """The worth of each action where what the seat does not know plays no part any more. Raises `NotProved`."""
    worth = Proof(state, state.seat).worth()
    best_of(worth)
    for seed in range(REDRAWS):
        if Proof(state.determinise(state.seat, seed), state.seat).worth() != worth:
            raise NotProved
    return worth


def shares(worth: list[Worth]) -> list[float]:
    """What the best actions bring at least, and what any other one brings at most."""
    best = best_of(worth)
    rest = set(range(len(worth))) - set(best)
    return [round(min(worth[i].least for i in best), 4), round(max(worth[i].most for i in rest), 4)]


def best_of(worth: list[Worth]) -> list[int]:
    """The places of the actions that are better than all others, whatever the others do. Raises `NotProved`."""
    order = sorted(range(len(worth)), key=lambda index: -worth[index].least)
    for count in range(1, len(worth)):
        best, rest = order[:count], order[count:]
        if min(worth[i].least for i in best) > max(worth[i].most for i in rest) + SMALL:
            return sorted(best)
    raise NotProved


# --- Wonderland XIII: cards that are not known ------------------------------------------------------------------------


def worth_of_pass(state: State, action: int) -> Worth:
    """The worth of an action of a seat that knows no more until the game is over. Raises `NotProved` if it may.

    All cards that may come up are tried, each as often as it lies among those that the seat does not know.
    """
    after = state.clone()
    after.apply(action)
    if after.information == state.information and not after.over and after.seat == state.seat:
        return max(worth_of_pass(after, each) for each in after.legal_actions())
    total = 0.0
    for chance, world in worlds(state, action):
        world.apply(action)
        if not world.over:
            raise NotProved
        total += chance * world.returns()[state.seat]
    return Worth(total, total)


def worlds(state: State, action: int) -> Iterator[tuple[float, State]]:
    """The position with all unknown cards that the action may turn up on top of their decks, with their chance."""
    save = state.to_json()
    places, pool = unknown(save, state.seat)
    tops = [place for place in turned_up(save, state.form(action)) if place in places]
    rest = [place for place in places if place not in tops]
    for kinds in itertools.product(sorted(set(pool)), repeat=len(tops)):
        left, chance = list(pool), 1.0
        for kind in kinds:
            chance *= left.count(kind) / len(left)
            if chance:
                left.remove(kind)
        if chance:
            for (deck, index), kind in zip([*tops, *rest], [*kinds, *left], strict=True):
                save["areas"]["hall"][deck]["cards"][index] = kind
            yield chance, state.game.from_json(save)


def turned_up(save: Json, form: Json) -> list[tuple[int, int]]:
    """The places of the cards that an action turns up: beside the deck that is covered, or the one drawn."""
    hall, explored = save["areas"]["hall"], save["areas"]["explored"]
    if form["kind"] == "cover":
        decks = {next_deck(hall, explored, step) for step in (-1, 1)}
    else:
        decks = {form["deck"]} if form["kind"] in ("reveal", "draw") else set()
    return [(deck, len(hall[deck]["cards"]) - 1) for deck in sorted(decks)]


def next_deck(hall: list[Json], deck: int, step: int) -> int:
    """The next deck in the ring that is not empty."""
    deck = (deck + step) % len(hall)
    while not hall[deck]["cards"]:
        deck = (deck + step) % len(hall)
    return deck


def unknown(save: Json, seat: int) -> tuple[list[tuple[int, int]], list[str]]:
    """The places of cards that a seat does not know, and the cards there. Raises `NotProved` if some are hidden."""
    if any(save["areas"]["hidden"]):
        raise NotProved
    places = []
    for deck, pile in enumerate(save["areas"]["hall"]):
        face_down = len(pile["cards"]) - pile["covers"]
        known = 1 if face_down and seat in pile["knowers"] else 0
        places += [(deck, index) for index in range(face_down - known)]
    return places, [save["areas"]["hall"][deck]["cards"][index] for deck, index in places]
