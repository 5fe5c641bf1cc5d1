"""The rules of thumb: what the greedy bot does in positions where the better action is plain."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tests.campaign import some
from tests.games.wonderland_xiii.table import play, table
from tests.games.wonderland_xiii.walks import SWITCHES, walk
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.table.state import XiiiState

OPEN = "AAAA RRRR CCCC HHHH QQQQ"


def advice(state: XiiiState) -> dict[str, float]:
    """The worth of each action of the seat that decides, by its form in words."""
    actions = state.legal_actions()
    worth = GAME.advise(state, state.seat)
    assert len(worth) == len(actions)
    forms = [" ".join(str(part) for part in state.form(action).values()) for action in actions]
    return dict(zip(forms, worth, strict=True))


def best(state: XiiiState) -> set[str]:
    """The forms of the actions of the highest worth."""
    worth = advice(state)
    return {form for form, value in worth.items() if value == max(worth.values())}


def asked(decks: str, *books: str, **more: Any) -> XiiiState:
    """After deck 0 was covered with an Alice; forced choices and the first skill on offer follow."""
    state = table(decks, *books, **more)
    play(state, "unlock 0", "cover alice")
    while state.top_step().name != "go_on":
        state.apply(state.legal_actions()[0])
    return state


@pytest.mark.parametrize(("players", "switch"), list(some(itertools.product((2, 3, 4), SWITCHES))))
def test_every_action_has_a_worth(players: int, switch: str) -> None:
    """At every kind of decision, with every house switch; and asking changes nothing."""
    steps = set()
    for seed in range(4):
        for state in walk(players, SWITCHES[switch], f"advice {seed}"):
            if not state.over:
                before = state.to_json()
                assert len(advice(state)) == len(state.legal_actions())
                assert state.to_json() == before
                steps.add(state.top_step().name)
    assert steps >= {"choose_deck", "cover", "skill", "reveal", "look", "draw", "go_on"}


# ----- going on or not -----


def test_stops_before_a_sure_collapse() -> None:  # XIII-11
    state = asked("CCCC RRRR CCCC HHHH AAAA", "aac", tunnel="rcchhqqa", hand=4)
    assert best(state) == {"stop"}


def test_goes_on_where_it_is_safe() -> None:  # XIII-14
    assert best(asked(OPEN, "aaac", hand=2)) == {"go_on"}


def test_risks_little_but_not_much() -> None:
    """The same chance of a collapse: with two cards in the Tunnel it is worth it, with two Bundles more it is not."""
    little = asked("CCCC archqR CCCC HHHH archqH", "aaac", hand=2)
    much = asked("CCCC archqR CCCC HHHH archqH", "aaac", tunnel="bac", hand=2)
    assert best(little) == {"go_on"}
    assert best(much) == {"stop"}


# ----- decks and covers -----


def test_leaves_a_deck_that_collapses_the_tunnel() -> None:  # XIII-11
    assert best(table("RRRR HHHH QQQQ HHHH CCCC", "aac", tunnel="rrcc", hand=2)) == {"unlock 2"}


def test_takes_the_bundles() -> None:  # XIII-28
    assert best(table("AAAA CCCC RRRR HHHB HHHH", "aarrcch", hand=2)) == {"unlock 2", "unlock 4"}


def test_gives_the_card_that_counts_least() -> None:  # XIII-28, XIII-30
    state = table(OPEN, "aaahb", hand=2)
    play(state, "unlock 2")
    assert best(state) == {"cover hatter"}


def test_keeps_a_set_together() -> None:  # XIII-29
    """Late in the game: without the second Alice the set is still whole, any other card would break it."""
    state = table("RRRR AAAA HHHH AAAA RRRR", "aarchq", hand=2, rest=None)
    play(state, "unlock 2")
    assert best(state) == {"cover alice"}


def test_rows_count_without_a_set_by_the_switch() -> None:  # XIII-A35
    """Eight Alices and eight Cats: a set costs more than it brings, unless the switch lets it be."""
    worth = [
        advice(asked("HHHH RRRR HHHH QQQQ RRRR", "aaaaaaaaaccccccccrhq", hand=2, best_split=switch))["stop"]
        for switch in (False, True)
    ]
    assert worth[0] < worth[1]


@pytest.mark.parametrize(("mine", "theirs", "ends"), [("aaaaaa", "rrr", True), ("aac", "rrrrrr", False)])
def test_the_leader_ends_the_game(mine: str, theirs: str, ends: bool) -> None:  # XIII-25
    """Two players: covering deck 0 or 2 takes the last card of deck 1."""
    state = table("RRRR C HHHH CCCC QQQQ", mine, theirs, hand=2)
    assert (best(state) <= {"unlock 0", "unlock 2"}) is ends


def test_one_empty_deck_does_not_end_a_game_of_three() -> None:  # XIII-26
    state = table("RRRR C HHHH CCCC QQQQ", "aac", "rrrrrr", players=3, hand=2)
    worth = advice(state)
    assert abs(worth["unlock 0"] - worth["unlock 3"]) < 10


# ----- skills -----


def test_a_rabbit_is_left_when_it_would_collapse_the_tunnel() -> None:  # XIII-18, XIII-A12
    """Won a Rabbit and an Alice; every face-down top would be the third of its character."""
    state = table("QQQQ RRRR ccc hhh AAAA", "qqq", tunnel="cchh", hand=2, rest=None)
    play(state, "unlock 0")
    assert best(state) == {"skill alice"}


def test_a_rabbit_takes_a_card_that_fits() -> None:  # XIII-18
    """All face-down tops are Bundles or Queens, none a danger."""
    state = table("HHHH RRRR CCCC qqq AAAA", "hhh", hand=2, rest=None)
    play(state, "unlock 0")
    assert best(state) == {"skill rabbit"}


def test_a_queen_covers_the_pair() -> None:  # XIII-24
    single = table("QQQQ QQQQ CCCC HHHH HHHR", "ccc", hand=2)
    pair = table("CCCC QQQQ CCCC HHHH HHHA", "ccc", tunnel="a", hand=2)
    for state in (single, pair):
        play(state, "unlock 0")
    assert advice(pair)["skill queen"] > advice(single).get("skill queen", 1.2)


def test_skipping_is_worth_nothing() -> None:  # XIII-A12
    state = table("QQQQ RRRR ccc hhh AAAA", "qqq", tunnel="cchh", hand=2, rest=None, skills_optional=True)
    play(state, "unlock 0")
    assert advice(state)["skip"] == 0.0
    assert advice(state)["skill rabbit"] < 0.0


def test_looks_where_it_helps() -> None:  # XIII-19
    """Deck 0 is unlocked: a look at its neighbour helps most, one at a card seen before not at all."""
    state = table("AAAA rrC hhh qqq rrC", "aaa", hand=2, rest=None)
    play(state, "unlock 0")
    assert state.top_step().name == "look"
    worth = advice(state)
    assert worth["look 1"] == worth["look 4"] > worth["look 2"] > 0.0
    play(state, "look 2")
    state.apply(1)
    assert state.knowers(2) == 1


def test_the_hatter_is_for_the_leader() -> None:  # XIII-20
    state = table("AAAA HHHH CCCC qqq RRRC", "aaa", "rrr", "cccc", players=3, hand=2, rest=None)
    play(state, "unlock 0", "skill hatter")
    assert best(state) == {"target 2"}


def drawing(deck_by: str, last: str = "qqq") -> XiiiState:
    """Seat 1 is the target of a Hatter; three decks have face-down tops."""
    state = table(f"AAAA HHHH ccc {last} rrrB", "aaa", "rrr", hand=2, rest=2, hatter_deck_by=deck_by)
    play(state, "unlock 0")
    assert state.top_step().name == "draw"
    return state


def test_a_target_prefers_a_known_card_to_an_unknown_one() -> None:  # XIII-20, XIII-A54
    state = drawing("target")
    state.learn_top(3, 1)
    assert state.seat == 1
    assert best(state) == {"draw 3"}


def test_a_target_shuns_a_bundle_that_it_knows() -> None:  # XIII-A22
    state = drawing("target", "qqb")
    state.learn_top(3, 1)
    assert "draw 3" not in best(state)


def test_the_user_gives_a_bundle() -> None:  # XIII-A20
    state = drawing("user", "qqb")
    state.learn_top(3, 0)
    assert state.seat == 0
    assert best(state) == {"draw 3"}


@pytest.mark.parametrize(("book", "ends"), [("rrrrrrr", True), ("rrr", False)])
def test_a_target_ends_the_game_only_as_the_winner(book: str, ends: bool) -> None:  # XIII-A59
    state = table("AAAA HHHH ccc q rrrB", "aaa", book, hand=2, rest=2)
    play(state, "unlock 0")
    assert (state.seat, state.top_step().name) == (1, "draw")
    assert (best(state) == {"draw 3"}) is ends
