"""Information-set Monte Carlo tree search for one seat, compiled.

Every iteration redraws what the seat does not know, walks down the tree by upper confidence bounds over the actions
that are legal there, adds one node, plays on by the game's quick actions and credits the outcome to the seats that
decided on the way. Actions that are rarely legal are compared by how often they were available (Cowling et al., 2012).

A node stands for what the searching seat has seen: its children are told apart by `State.sight`. In a simultaneous
step the seats decide one after the other without knowing of each other: their nodes follow each other whatever is
chosen, and the outcome parts them.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from mypy_extensions import i64

from wabe.kernel import rng
from wabe.kernel.playout import guided
from wabe.kernel.state import State
from wabe.kernel.step import SIMULTANEOUS


class Edge:
    """One action at a node.

    Fields:
        visits, available: how often it was taken, and legal.
        reward, win: sums over the visits, for the seat that decides here.
        prior: belief from 0 to 1 before any visit.
        children: what came after it, by sight.
    """

    def __init__(self, action: i64) -> None:
        self.action = action
        self.prior = 0.0
        self.visits: i64 = 0
        self.available: i64 = 0
        self.reward = 0.0
        self.win = 0.0
        self.children: dict[int, Node] = {}


class Node:
    """A decision as the searching seat may tell it apart."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.shared: Node | None = None

    def find(self, action: i64) -> Edge:
        """The edge of an action, a new one at its first appearance."""
        for edge in self.edges:
            if edge.action == action:
                return edge
        edge = Edge(action)
        self.edges.append(edge)
        return edge

    def next_seat(self) -> Node:
        """The node of the seat that decides after this one in a simultaneous step."""
        if self.shared is None:
            self.shared = Node()
        return self.shared


class Search:
    """A search for one decision of one seat.

    Args:
        state: a state in which all that the seat does not know is redrawn already. It is not changed.
        seat: the seat that decides.
        seed: of all chance in the search.
        exploration: weight of the upper confidence bound.
        margin: part of the reward that goes by score margin, 0 to 1; the rest goes by shares of the win.
        prior: weight of the priors, in visits.
        horizon: turns to play on, the present one counted in; then the game's `estimate` judges.
    """

    def __init__(
        self, state: State, seat: int, seed: int, exploration: float, margin: float, prior: float, horizon: int
    ) -> None:
        self.state = state.clone()
        self.seat: i64 = seat
        self.stream: i64 = rng.seed_state(seed)
        self.exploration = exploration
        self.margin = margin
        self.prior = prior
        self.end: i64 = state.turn_number() + horizon
        self.root = Node()
        self.iterations: i64 = 0
        for other in range(state.players):
            if other != seat:
                self.state.withdraw(other)

        self.own = self.root
        for _ in range(sum([1 for before in self.state.waiting if before < seat])):
            self.own = self.own.next_seat()

    def believe(self, actions: list[int], priors: list[float]) -> None:
        """Set the priors of the seat's actions."""
        for i in range(len(actions)):
            self.own.find(actions[i]).prior = priors[i]

    def run(self, iterations: int, seconds: float) -> None:
        """Search until one of the budgets is used up; at least once."""
        end = perf_counter() + seconds
        left: i64 = iterations
        while left > 0:
            self.iterate()
            left -= 1
            if perf_counter() >= end:
                return

    def outcome(self) -> list[tuple[int, int, float, float]]:
        """Action, visits, sum of rewards and sum of win shares of each action of the seat that was tried."""
        return [(edge.action, edge.visits, edge.reward, edge.win) for edge in self.own.edges]

    # --- one iteration ------------------------------------------------------------------------------------------

    def iterate(self) -> None:
        """One walk down and back."""
        self.iterations += 1
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
        guided(state, max(0, self.end - state.turn_number()))
        self.credit(edges, seats, state)

    def select(self, node: Node, state: State) -> Edge:
        """The legal action with the highest upper confidence bound; untried ones first, by chance."""
        best: Edge | None = None
        best_bound = -1.0
        for i in range(state.offered):
            edge = node.find(state.offers[i])
            edge.available += 1
            bound = self.bound(edge, state)
            if bound > best_bound:
                best, best_bound = edge, bound
        assert best is not None
        return best

    def bound(self, edge: Edge, state: State) -> float:
        """The upper confidence bound of an edge."""
        if edge.visits == 0:
            return 10.0 + edge.prior + float(state.below(1024)) / 1.0e5
        n = float(edge.visits)
        return (
            edge.reward / n
            + self.exploration * sqrt(log(float(edge.available)) / n)
            + self.prior * edge.prior / (n + 1.0)
        )

    def follow(self, node: Node, edge: Edge, state: State) -> Node | None:
        """Carry out an action; the node after it, None where the tree ends."""
        decider = state.decider
        others_wait = state.top_step().mode == SIMULTANEOUS and state.waiting_mask & ~(1 << decider) != 0
        state.act(decider, edge.action)
        if others_wait:
            return node.next_seat()
        sight = state.sight(self.seat)
        found = edge.children.get(sight)
        if found is None:
            edge.children[sight] = Node()
        return found

    def credit(self, edges: list[Edge], seats: list[int], state: State) -> None:
        """Give every edge on the way the outcome for the seat that chose it."""
        wins = state.game.estimate(state)
        rewards = self.rewards(wins, state.scores())
        for i in range(len(edges)):
            edge = edges[i]
            edge.visits += 1
            edge.reward += rewards[seats[i]]
            edge.win += wins[seats[i]]

    def rewards(self, wins: list[float], scores: list[int]) -> list[float]:
        """The reward of each seat, 0 to 1: win share mixed with the margin to the best other score."""
        rewards: list[float] = []
        for seat in range(len(scores)):
            other = -1000000
            for rival in range(len(scores)):
                if rival != seat and scores[rival] > other:
                    other = scores[rival]
            size = float(1 + abs(scores[seat]) + abs(other))
            lead = 0.5 + 0.5 * float(scores[seat] - other) / size
            rewards.append((1.0 - self.margin) * wins[seat] + self.margin * lead)
        return rewards
