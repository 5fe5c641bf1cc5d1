"""Information-set Monte Carlo tree search for one seat, compiled.

Every iteration redraws what the seat does not know, walks down the tree, adds one node, plays on by the game's quick
actions up to its horizon, and credits the outcome (`Game.estimate`) to the seats that decided on the way.

On the way down it takes the action that promises most: the share of the win found so far and, the less it was tried,
the more of what the game's rules of thumb think of it (`Game.advise`; how much they count says `Game.manner`). An
action that is legal only now and then is compared by how often it was there to be taken (Cowling, Powley and
Whitehouse, 2012). Where a decision has very many actions, only the most promising ones are tried: visits spread over
sixty spaces of a map would tell nothing about any of them, nor about what led there. Only the seat's own decision is
opened to all its actions once it was visited often. Advice costs more than a play-out, and most nodes are visited once:
on the first visits the quick action is taken.

A node stands for what the searching seat has seen: what follows an action is told apart by `Game.sight`. In a
simultaneous step the seats decide one after the other without knowing of each other: their nodes follow each other
whatever is chosen, and the outcome parts them.
"""

from __future__ import annotations

from math import exp, inf, sqrt
from time import perf_counter, thread_time
from typing import Final

from mypy_extensions import i64

from wabe.kernel import leaving, rng
from wabe.kernel.manner import Prior
from wabe.kernel.playout import guided
from wabe.kernel.state import State
from wabe.kernel.step import SIMULTANEOUS

PACE: Final = 16  # iterations from one look at whether the choice is settled to the next
ENOUGH: Final = 1_000  # iterations after which all actions are tried, and a choice may be clear though it could change
NOT_ADVISED: Final = -1.0
LEAST: Final = 1e-9  # the weight of an action far below the best one,
LEAST_OWN: Final = 0.03  # and of the seat's own: the advice may be wrong, and one try of each costs little there


class Edge:
    """One action at a node.

    Fields:
        visits, available: how often it was taken, and legal since it has its weight.
        reward: sum over the visits of the win share of the seat that decides here.
        weight: by the rules of thumb, 1 for the best action; 0 for one that is not worth a try.
        first, sight: the node that came after it first, and its sight: mostly there is no other.
        others: the nodes that came after it later, by sight.
    """

    def __init__(self, action: i64) -> None:
        self.action = action
        self.visits: i64 = 0
        self.available: i64 = 0
        self.reward = 0.0
        self.weight = NOT_ADVISED
        self.first: Node | None = None
        self.sight: i64 = 0
        self.others: dict[int, Node] | None = None

    def share(self) -> float:
        """Of the win, that it has brought so far; none before it was taken."""
        return self.reward / float(self.visits) if self.visits > 0 else 0.0

    def after(self, sight: i64) -> Node | None:
        """The node that comes after it; None at its first appearance, which makes it."""
        if self.first is None:
            self.first, self.sight = Node(), sight
            return None
        if sight == self.sight:
            return self.first
        if self.others is None:
            self.others = {}
        found = self.others.get(sight)
        if found is None:
            self.others[sight] = Node()
        return found


class Node:
    """A decision as the searching seat may tell it apart.

    Fields:
        edges: the actions that were legal here or taken, in ascending order.
        visits, reward: those of all its edges.
        other: the decision of the next seat in a simultaneous step.
    """

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.visits: i64 = 0
        self.reward = 0.0
        self.other: Node | None = None

    def edge(self, action: i64, start: i64) -> i64:
        """Where the edge of an action stands, not before `start`; a new one at its first appearance."""
        at = start
        while at < len(self.edges) and self.edges[at].action < action:
            at += 1
        if at == len(self.edges) or self.edges[at].action != action:
            self.edges.insert(at, Edge(action))
        return at

    def legal(self, state: State) -> list[Edge]:
        """The edges of all that is legal, in order."""
        if self.is_all_legal(state):
            return self.edges
        found: list[Edge] = []
        at: i64 = 0
        for i in range(state.offered):
            at = self.edge(state.offers[i], at)
            found.append(self.edges[at])
        return found

    def is_all_legal(self, state: State) -> bool:
        """Whether what is legal is just what has edges, as mostly it is."""
        if state.offered != len(self.edges):
            return False
        for i in range(state.offered):
            if self.edges[i].action != state.offers[i]:
                return False
        return True

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
        manner = state.game.manner(state)
        self.prior: Prior = manner.prior
        self.margin: float = manner.margin
        self.root = Node()
        self.own = self.root
        self.fixed: Edge | None = None
        for other in range(state.players):
            if other != seat:
                self.state.withdraw(other)
        for before in self.state.waiting:
            if before < seat:
                self.own = self.own.next_seat()

    def only(self, action: int) -> Edge:
        """Let the seat take this legal action and no other; its edge."""
        assert action in self.state.legal_actions(self.seat)
        self.fixed = self.own.edges[self.own.edge(action, 0)]
        return self.fixed

    def run(self, iterations: int, seconds: float, settle: bool = False, by_processor: bool = False) -> None:
        """Search until one of the budgets is used up; one iteration at least.

        Args:
            iterations: at most so many.
            seconds: at most so long.
            settle: stop as soon as the choice `is_settled` for what is left of both.
            by_processor: the seconds are those that the processor spends on this thread, else those of the clock.
        """
        start = seconds_now(by_processor)
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1
            spent = seconds_now(by_processor) - start
            if spent >= seconds:
                return
            if settle and done % PACE == 0:
                left = float(iterations - done)
                if spent > 0.0:  # else too little for the clock of the processor
                    left = min(left, float(done) * (seconds / spent - 1.0))
                if self.is_settled(left):
                    return

    def is_settled(self, left: float) -> bool:
        """Whether so many iterations more would hardly make another action the most visited one.

        Either they could not at all, or the first one leads by the game's `Manner.margin` of them and has brought most.
        """
        lead = self.lead()
        if lead > left:
            return True
        return self.own.visits >= ENOUGH and lead > left * self.margin and self.first_brings_most()

    def lead(self) -> float:
        """By how many visits the seat's most visited action leads; beyond any budget where there is no other."""
        visits = sorted([edge.visits for edge in self.own.edges], reverse=True)
        return float(visits[0] - visits[1]) if len(visits) > 1 else inf

    def first_brings_most(self) -> bool:
        """Whether no other action has brought more of the win than the most visited one."""
        first = max(self.own.edges, key=lambda edge: edge.visits)
        return first.share() >= max([edge.share() for edge in self.own.edges])

    def outcome(self) -> list[tuple[int, int, float]]:
        """Action, visits and sum of win shares of each action of the seat."""
        return [(edge.action, edge.visits, edge.reward) for edge in self.own.edges]

    # --- one iteration ------------------------------------------------------------------------------------------

    def iterate(self) -> None:
        """One walk down and back."""
        if self.own.visits == ENOUGH:
            widen(self.own)
        self.stream = rng.advance(self.stream)
        state = self.state.redrawn(self.seat, rng.branch(self.stream))
        self.descend(self.root, state)

    def descend(self, node: Node | None, state: State) -> list[float]:
        """Walk on from a node, play on where there is none, and credit the seats on the way back; what came of it."""
        if node is None or not self.goes_on(state):
            guided(state, self.end - state.turn_number())
            return leaving.shares(state)
        edge, seat = self.select(node, state), state.decider
        shares = self.descend(self.follow(node, edge, state), state)
        credit(node, edge, shares[seat])
        return shares

    def goes_on(self, state: State) -> bool:
        """Whether the search looks beyond this position."""
        return state.depth > 0 and state.turn_number() < self.end

    def select(self, node: Node, state: State) -> Edge:
        """The legal action that promises most; the quick one at a node that is young, but for the seat's own."""
        if node is self.own and self.fixed is not None:
            return self.fixed
        if node.visits < self.prior.patience and node is not self.own:
            return node.edges[node.edge(state.game.quick_action(state), 0)]
        legal = node.legal(state)
        total = weight_of(legal)
        if total <= 0.0:
            advise(legal, state, self.prior, LEAST_OWN if node is self.own else LEAST)
            total = weight_of(legal)
        return most_promising(node, legal, self.prior, total)

    def follow(self, node: Node, edge: Edge, state: State) -> Node | None:
        """Carry out an action; the node after it, None where the tree has ended so far."""
        seat = state.decider
        others_decide = state.top_step().mode == SIMULTANEOUS and state.waiting_mask & ~(1 << seat) != 0
        state.act(seat, edge.action)
        if others_decide:
            return node.next_seat()
        return edge.after(state.game.sight(state, self.seat))


def seconds_now(by_processor: bool) -> float:
    """A time, to be compared with a later one."""
    return thread_time() if by_processor else perf_counter()


def credit(node: Node, edge: Edge, share: float) -> None:
    """Add one visit and what came of it."""
    node.visits += 1
    node.reward += share
    edge.visits += 1
    edge.reward += share


def weight_of(legal: list[Edge]) -> float:
    """The sum of the weights; below zero if the advice on one of them was not asked for yet."""
    total = 0.0
    for edge in legal:
        if edge.weight < 0.0:
            return NOT_ADVISED
        total += edge.weight
    return total


def advise(legal: list[Edge], state: State, prior: Prior, floor: float) -> None:
    """Give a weight to each edge that has none: a softmax of the advice over the best actions, none below the floor."""
    worth: list[float] = state.game.advise(state, state.decider)
    ranked = sorted(worth, reverse=True)
    best, least = ranked[0], ranked[min(prior.breadth, len(ranked)) - 1]
    for i in range(len(legal)):
        if legal[i].weight <= 0.0:
            weight = max(exp((worth[i] - best) / prior.temperature), floor)
            legal[i].weight = weight if worth[i] >= least else 0.0


def widen(node: Node) -> None:
    """Have the actions tried that were not worth it by the advice, which may be wrong."""
    for edge in node.edges:
        if edge.weight == 0.0:
            edge.weight = LEAST_OWN


def most_promising(node: Node, legal: list[Edge], prior: Prior, total: float) -> Edge:
    """The edge with the highest bound: the share of the win it has brought, and the prior while it is little tried."""
    untried = node.reward / float(node.visits) - prior.doubt if node.visits > 0 else 0.0
    best, highest = legal[0], -1e9
    for edge in legal:
        if edge.weight <= 0.0:
            continue
        edge.available += 1
        share = edge.reward / float(edge.visits) if edge.visits > 0 else untried
        reach = prior.weight * edge.weight / total * sqrt(float(edge.available)) / float(1 + edge.visits)
        if share + reach > highest:
            best, highest = edge, share + reach
    return best
