"""Information-set Monte Carlo tree search for one seat, compiled.

Every iteration redraws what the seat does not know, walks down the tree by upper confidence bounds over the actions
that are legal there, adds one node, plays on by the game's quick actions up to its horizon, and credits the outcome
(`Game.estimate`) to the seats that decided on the way. An action that is legal only now and then is compared by how
often it was there to be taken (Cowling, Powley and Whitehouse, 2012).

Where a decision has very many actions, only the most promising ones by the game's rules of thumb (`Game.advise`) are
tried: visits spread over sixty spaces of a map would tell nothing about any of them, nor about what led there.

A node stands for what the searching seat has seen: what follows an action is told apart by `Game.sight`. In a
simultaneous step the seats decide one after the other without knowing of each other: their nodes follow each other
whatever is chosen, and the outcome parts them.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from wabe.kernel import leaving, rng
from wabe.kernel.playout import guided
from wabe.kernel.state import State
from wabe.kernel.step import SIMULTANEOUS

EXPLORATION: Final = 0.5
BREADTH: Final = 8  # actions that are tried where a decision has more
UNTRIED: Final = 10.0  # above any bound of an action that was tried


class Edge:
    """One action at a node.

    Fields:
        visits, available: how often it was taken, and legal.
        reward: sum over the visits of the win share of the seat that decides here.
        after: the nodes that came after it, by sight.
    """

    def __init__(self, action: i64) -> None:
        self.action = action
        self.visits: i64 = 0
        self.available: i64 = 0
        self.reward = 0.0
        self.after: dict[int, Node] = {}


class Node:
    """A decision as the searching seat may tell it apart.

    Fields:
        edges: the actions tried so far.
        hopeless: those that are not worth a try; None before the first visit.
        other: the decision of the next seat in a simultaneous step.
    """

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.hopeless: list[int] | None = None
        self.other: Node | None = None

    def edge(self, action: i64) -> Edge:
        """The edge of an action, a new one at its first appearance."""
        for edge in self.edges:
            if edge.action == action:
                return edge
        edge = Edge(action)
        self.edges.append(edge)
        return edge

    def next_seat(self) -> Node:
        """The node of the seat that decides after this one in a simultaneous step."""
        if self.other is None:
            self.other = Node()
        return self.other


class Search:
    """A search for one decision of one seat.

    Args:
        state: a state in which all that the seat does not know is redrawn already. It is not changed.
        seat: the seat that decides.
        seed: of all chance in the search.
    """

    def __init__(self, state: State, seat: int, seed: int) -> None:
        self.state = state.clone()
        self.seat: i64 = seat
        self.stream: i64 = rng.seed_state(seed)
        self.end: i64 = state.turn_number() + state.game.horizon(state)
        self.root = Node()
        self.own = self.root
        for other in range(state.players):
            if other != seat:
                self.state.withdraw(other)
        for before in self.state.waiting:
            if before < seat:
                self.own = self.own.next_seat()

    def run(self, iterations: int, seconds: float) -> None:
        """Search until one of the budgets is used up; one iteration at least."""
        end = perf_counter() + seconds
        left: i64 = iterations
        while left > 0:
            self.iterate()
            left -= 1
            if perf_counter() >= end:
                return

    def outcome(self) -> list[tuple[int, int, float]]:
        """Action, visits and sum of win shares of each action of the seat."""
        return [(edge.action, edge.visits, edge.reward) for edge in self.own.edges]

    # --- one iteration ------------------------------------------------------------------------------------------

    def iterate(self) -> None:
        """One walk down and back."""
        self.stream = rng.advance(self.stream)
        state = self.state.determinise(self.seat, rng.mix(self.stream))
        edges: list[Edge] = []
        seats: list[int] = []
        node: Node | None = self.root
        while node is not None and state.depth > 0 and state.turn_number() < self.end:
            edge = self.select(node, state)
            edges.append(edge)
            seats.append(state.decider)
            node = self.follow(node, edge, state)
        guided(state, self.end - state.turn_number())
        shares = leaving.shares(state)
        for i in range(len(edges)):
            edges[i].visits += 1
            edges[i].reward += shares[seats[i]]

    def select(self, node: Node, state: State) -> Edge:
        """The legal action with the highest upper confidence bound; untried ones first, by chance."""
        best = node.edge(state.offers[0])
        highest = -1.0
        hopeless = node.hopeless
        if hopeless is None:
            hopeless = node.hopeless = least_promising(state)
        for i in range(state.offered):
            if len(hopeless) > 0 and state.offers[i] in hopeless:
                continue
            edge = node.edge(state.offers[i])
            edge.available += 1
            bound = UNTRIED + float(state.below(1024)) if edge.visits == 0 else bound_of(edge)
            if bound > highest:
                best, highest = edge, bound
        return best

    def follow(self, node: Node, edge: Edge, state: State) -> Node | None:
        """Carry out an action; the node after it, None where the tree has ended so far."""
        seat = state.decider
        others_decide = state.top_step().mode == SIMULTANEOUS and state.waiting_mask & ~(1 << seat) != 0
        state.act(seat, edge.action)
        if others_decide:
            return node.next_seat()
        sight = state.game.sight(state, self.seat)
        after = edge.after.get(sight)
        if after is None:
            edge.after[sight] = Node()
        return after


def least_promising(state: State) -> list[int]:
    """The legal actions beyond the `BREADTH` best ones by the game's rules of thumb."""
    if state.offered <= BREADTH:
        return []
    worth = state.game.advise(state, state.decider)
    least = sorted(worth, reverse=True)[BREADTH - 1]
    return [int(state.offers[i]) for i in range(state.offered) if worth[i] < least]


def bound_of(edge: Edge) -> float:
    """The upper confidence bound of an edge that was tried."""
    visits = float(edge.visits)
    return edge.reward / visits + EXPLORATION * sqrt(log(float(edge.available)) / visits)
