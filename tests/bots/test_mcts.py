"""The tree: what the game advises guides it, and what was found corrects the advice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.bots.highest import FIRST, SECOND, Highest
from tests.kernel.toy import Pick, Toy
from wabe.bots.mcts import ENOUGH, LEAST, Edge, Node, Search, advise, most_promising
from wabe.kernel.manner import PLAIN, Manner, Prior
from wabe.kernel.state import State
from wabe.kernel.step import Step

AGAIN = Pick(9, "again", 0, (4, 5, 6))


class Counselled(Highest):
    """Its advice is what a test says, and it counts how often it is asked for what."""

    def __init__(self, *first: Step[Any], worth: dict[int, float], prior: Prior | None = None) -> None:
        super().__init__(*first)
        self.worth = worth
        self.asked: Counter[str] = Counter()
        self.ways = Manner(prior or Prior(), PLAIN.slips)

    def advise(self, state: Toy, seat: int) -> list[float]:
        self.asked[state.top_step().name] += 1
        return [self.worth.get(action, 0.0) for action in state.legal_actions(seat)]

    def manner(self, state: Toy) -> Manner:
        return self.ways


def visits(state: State, iterations: int) -> dict[int, int]:
    search = Search(state, state.seat, 1)
    search.run(iterations, 1e9)
    return {action: count for action, count, _ in search.outcome()}


def test_the_first_look_is_at_what_the_advice_values_most() -> None:
    assert visits(Counselled(FIRST, SECOND, worth={2: 1.0}).new(2, 1), 1) == {1: 0, 2: 1, 3: 0}


def test_what_is_found_overcomes_bad_advice() -> None:
    """Only 3 leaves the other behind."""
    found = visits(Counselled(FIRST, SECOND, worth={1: 2.0}).new(2, 1), 300)
    assert max(found, key=lambda action: found[action]) == 3


def test_the_more_the_advice_prefers_an_action_the_oftener_it_is_tried() -> None:
    """Whoever has picked alone wins in any case: nothing but the advice tells the numbers apart."""
    found = visits(Counselled(FIRST, worth={1: 0.0, 2: 2.0, 3: 1.0}).new(2, 1), 300)
    assert found[2] > 2 * found[3] > 4 * found[1] > 0


def test_only_the_best_are_tried_where_a_decision_has_more() -> None:
    game = Counselled(FIRST, SECOND, worth={1: 3.0, 2: 2.0}, prior=Prior(breadth=2))
    assert visits(game.new(2, 1), ENOUGH)[3] == 0


def test_all_are_tried_at_the_own_decision_once_it_was_visited_often() -> None:
    """So the only one that wins is found, though the advice ranks it last; deeper in the tree the advice is trusted."""
    found = visits(Counselled(FIRST, SECOND, worth={1: 3.0, 2: 2.0}, prior=Prior(breadth=2)).new(2, 1), 4 * ENOUGH)
    assert max(found, key=lambda action: found[action]) == 3
    game = Counselled(Pick(1, "only", 0, (1, 2)), AGAIN, worth={4: 3.0, 5: 2.0}, prior=Prior(breadth=2))
    search = Search(game.new(2, 1), 0, 1)
    search.run(4 * ENOUGH, 1e9)
    after = search.own.edges[0].first
    assert after is not None
    assert {edge.action: edge.visits > 1 for edge in after.edges} == {4: True, 5: True, 6: False}


@pytest.mark.parametrize("patience", [1, 4])
def test_a_young_node_takes_the_quick_action_and_is_asked_about_later(patience: int) -> None:
    """The seat's own decision is asked about at once, others when they were visited often enough."""
    for iterations, asked in ((patience + 1, 0), (patience + 2, 1), (60, 1)):
        game = Counselled(Pick(1, "only", 0, (1, 2)), AGAIN, worth={1: 50.0, 5: 1.0}, prior=Prior(patience=patience))
        visits(game.new(2, 1), iterations)
        assert (game.asked["only"], game.asked["again"]) == (1, asked)


def test_an_action_that_was_not_legal_before_is_asked_about_when_it_is() -> None:
    """The weights that are known stay; those beyond the breadth have none unless nothing else is legal."""
    game = Counselled(AGAIN, worth={4: 1.0, 5: 2.0, 6: 0.0}, prior=Prior(breadth=1))
    state, node = game.new(2, 1), Node()
    legal = node.legal(state)
    advise(legal, state, game.ways.prior, LEAST)
    assert [edge.weight for edge in legal] == [0.0, 1.0, 0.0]
    alone = Counselled(Pick(9, "again", 0, (4, 6)), worth=game.worth, prior=game.ways.prior).new(2, 1)
    fewer = node.legal(alone)
    assert fewer == [legal[0], legal[2]]
    advise(fewer, alone, game.ways.prior, LEAST)
    assert [edge.weight for edge in legal] == [1.0, 1.0, 0.0]


def edge(action: int, visits: int, available: int, reward: float, weight: float = 1.0) -> Edge:
    made = Edge(action)
    made.visits, made.available, made.reward, made.weight = visits, available, reward, weight
    return made


def test_what_comes_after_an_action_is_told_apart_by_what_the_seat_sees() -> None:
    taken = Edge(1)
    assert [taken.after(sight) for sight in (7, 8, 0)] == [None, None, None]
    nodes = [taken.after(sight) for sight in (7, 8, 0)]
    assert None not in nodes
    assert len({id(node) for node in nodes}) == 3
    assert [taken.after(sight) for sight in (7, 8, 0)] == nodes


def test_all_that_is_legal_is_found_whatever_was_legal_before() -> None:
    state, node = Counselled(AGAIN, worth={}).new(2, 1), Node()
    assert node.edge(state.offers[1], 0) == 0  # the quick action of a first visit
    for offered in ((4, 5, 6), (4, 5, 6), (5, 7), (4, 6), (4, 5, 6)):
        now = Counselled(Pick(9, "again", 0, offered), worth={}).new(2, 1)
        assert [edge.action for edge in node.legal(now)] == list(offered)


def test_an_action_that_is_legal_now_and_then_is_compared_by_how_often_it_was_there() -> None:
    often, seldom = edge(1, 5, 100, 2.5), edge(2, 5, 9, 2.5)
    assert most_promising(Node(), [seldom, often], Prior(), 2.0) is often


def test_doubt_keeps_from_the_untried() -> None:
    node = Node()
    node.visits, node.reward = 10, 5.0
    tried, untried = edge(1, 10, 10, 5.0), edge(2, 0, 10, 0.0)
    assert most_promising(node, [tried, untried], Prior(weight=0.1), 2.0) is untried
    assert most_promising(node, [tried, untried], Prior(weight=0.1, doubt=0.5), 2.0) is tried


def test_what_the_advice_thinks_hopeless_is_tried_at_the_own_decision() -> None:
    """It may be wrong; deeper in the tree, where visits are few, it is trusted."""
    advised = {1: 100.0, 4: 100.0}
    found = visits(Counselled(FIRST, SECOND, worth=advised).new(2, 1), 300)
    assert all(found.values())
    game = Counselled(Pick(1, "only", 0, (1, 2)), AGAIN, worth=advised)
    state = game.new(2, 1)
    search = Search(state, state.seat, 1)
    search.run(300, 1e9)
    after, others = search.own.edges[0].first, search.own.edges[0].others
    assert after is not None
    assert others is None
    assert {edge.action: edge.visits > 1 for edge in after.edges} == {4: True, 5: False, 6: False}


@pytest.mark.parametrize("iterations", [1, 60])
def test_a_search_of_one_action_alone_tries_no_other(iterations: int) -> None:
    search = Search(Counselled(FIRST, SECOND, worth={2: 1.0}).new(2, 1), 0, 1)
    assert search.only(3).action == 3
    search.run(iterations, 1e9)
    assert search.outcome()[0][:2] == (3, iterations)
    assert len(search.outcome()) == 1


def test_it_stays_with_that_action_where_a_world_offers_more() -> None:
    class More(Counselled):
        """Whoever redraws finds another first step, with more to choose from."""

        def redraw(self, state: Toy, seat: int) -> None:
            if state.top_id() == FIRST.id:
                state.skip_to(FIRST.id)
                state.depth -= 1
                state.push(AGAIN, 0)
                state.refresh()

    search = Search(More(FIRST, AGAIN, worth={5: 9.0}).new(2, 1), 0, 1)
    search.only(2)
    search.run(20, 1e9)
    assert [(action, tried) for action, tried, _ in search.outcome()] == [(2, 20)]


def test_only_a_legal_action_can_be_the_only_one() -> None:
    search = Search(Counselled(FIRST, SECOND, worth={}).new(2, 1), 0, 1)
    with pytest.raises(AssertionError):
        search.only(7)


def at_odds(first: tuple[int, float], second: tuple[int, float], margin: float) -> Search:
    """A search whose two actions have these visits and shares of the win so far, in a game of this margin."""
    game = Counselled(FIRST, worth={})
    game.ways = Manner(Prior(), PLAIN.slips, margin=margin)
    search = Search(game.new(2, 1), 0, 1)
    for action, (count, share) in enumerate((first, second), 1):
        edge = search.own.edges[search.own.edge(action, 0)]
        edge.visits, edge.reward = count, count * share
    search.own.visits = first[0] + second[0]
    return search


@pytest.mark.parametrize("margin", [0.25, 1.0])
def test_a_choice_is_settled_when_what_is_left_cannot_change_it(margin: float) -> None:
    """Whatever the game's margin, and though the other one may look better by now."""
    search = at_odds((300, 0.4), (200, 0.6), margin)
    assert search.is_settled(99)
    assert not search.is_settled(100)


def test_a_clear_lead_settles_a_choice_by_the_games_margin() -> None:
    search = at_odds((700, 0.6), (600, 0.6), margin=0.25)
    assert search.is_settled(399)
    assert not search.is_settled(400)
    assert not at_odds((700, 0.6), (600, 0.6), margin=0.5).is_settled(399)


def test_a_lead_is_not_clear_where_the_other_one_brings_more_or_little_was_tried() -> None:
    assert not at_odds((700, 0.6), (600, 0.61), margin=0.25).is_settled(399)
    assert not at_odds((ENOUGH - 1, 0.6), (0, 0.0), margin=0.25).is_settled(ENOUGH)
    assert at_odds((ENOUGH, 0.6), (0, 0.0), margin=0.25).is_settled(ENOUGH + 1)


def test_the_smaller_the_margin_the_sooner_a_search_ends() -> None:
    game = Counselled(FIRST, SECOND, worth={})
    spent = {}
    for margin in (0.25, 1.0):
        game.ways = Manner(Prior(weight=0.1), PLAIN.slips, margin=margin)
        search = Search(game.new(2, 1), 0, 1)
        search.run(8 * ENOUGH, 1e9, settle=True)
        spent[margin] = search.own.visits
    assert ENOUGH <= spent[0.25] < spent[1.0] < 8 * ENOUGH
