"""What an action is worth with the best that can be made of it, and what is then expected to follow.

First a search finds out what to do after the action, on both sides. Then that plan is tried in fresh worlds, so that
neither what the search tried on the way nor its good luck counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from wabe.analysis.report import Move
from wabe.bots import Situation
from wabe.bots.mcts import Edge, Node, Search
from wabe.bots.search import FOREVER
from wabe.kernel import leaving, rng
from wabe.kernel.playout import guided
from wabe.kernel.state import State

TRUSTED: Final = 4  # tries from which on a plan is followed
LONGEST: Final = 6  # moves of a line
LIKELY: Final = 0.5  # of the worlds that have gone alike so far agree on the next one,
POSSIBLE: Final = 0.25  # and of all worlds


class Plan:
    """An action with what a search found out about what comes after it.

    Args:
        situation: the decision.
        action: the first one of the plan.
        seed: of all chance in the search.
        iterations: of the search.
    """

    def __init__(self, situation: Situation, action: int, seed: int, iterations: int) -> None:
        self.seat = situation.seat
        self.tree = Search(situation.determinise(seed), situation.seat, seed)
        self.first = self.tree.only(action)
        self.tree.run(iterations, FOREVER)

    def tried(self, seed: int) -> float:
        """The share of the win that it brings the seat in one world."""
        state = self.world(seed)
        for _ in self.steps(state):
            pass
        guided(state, self.tree.end - state.turn_number())
        return leaving.shares(state)[self.seat]

    def moves(self, seed: int) -> list[Move]:
        """What follows the first action in one world, as far as the plan says."""
        state, found, begun = self.world(seed), list[Move](), False
        for edge in self.steps(state):
            if begun:
                found.append(moved(state, int(state.seat), int(edge.action)))
            begun = begun or edge is self.first
            if len(found) == LONGEST:
                break
        return found

    def steps(self, state: State) -> Iterator[Edge]:
        """What all do in a world, each carried out when the next is asked for, as far as the plan says.

        Who decides before the seat in a simultaneous step does something sensible if nothing was found out.
        """
        node: Node | None = self.tree.root
        begun = False
        while node is not None and self.tree.goes_on(state):
            begun = begun or node is self.tree.own
            edge = self.next(node, state)
            if edge is None and begun:
                return
            if edge is None:
                edge = node.edges[node.edge(state.game.quick_action(state), 0)]
            yield edge
            node = self.tree.follow(node, edge, state)

    def world(self, seed: int) -> State:
        """One in which nobody has decided yet."""
        return self.tree.state.redrawn(self.seat, rng.seed_state(seed))

    def next(self, node: Node, state: State) -> Edge | None:
        """What is done there: the first action, or what was tried most; None where too little was."""
        if node is self.tree.own:
            return self.first
        tried = [edge for edge in node.edges if edge.visits >= TRUSTED]
        if not tried:
            return None
        legal = set(state.legal_actions())
        return max((edge for edge in tried if edge.action in legal), key=lambda edge: edge.visits, default=None)


def moved(state: State, seat: int, action: int) -> Move:
    """One of the actions that a seat has there, in words."""
    return Move(seat, state.form(action, seat), state.label(action, seat))


def line(plan: Plan, seed: int, worlds: int) -> list[Move]:
    """What most worlds agree will follow; it ends where fewer do, or where that many have gone other ways."""
    left = [plan.moves(seed + i) for i in range(worlds)]
    agreed: list[Move] = []
    while left:
        at = len(agreed)
        nexts = {repr(moves[at]): moves[at] for moves in left if len(moves) > at}
        counts = Counter(repr(moves[at]) for moves in left if len(moves) > at)
        if not counts or counts.most_common(1)[0][1] < max(LIKELY * len(left), POSSIBLE * worlds):
            break
        said = counts.most_common(1)[0][0]
        agreed.append(nexts[said])
        left = [moves for moves in left if len(moves) > at and repr(moves[at]) == said]
    return agreed
