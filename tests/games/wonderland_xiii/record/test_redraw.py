"""Determinising: uniform among the arrangements that agree with what the seat knows (XIII-A55, XIII-A60)."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from tests.games.wonderland_xiii.laws import face_down_by_kind
from tests.games.wonderland_xiii.reference.game import makes_three
from tests.games.wonderland_xiii.table import LETTERS, deck, hidden, play, table
from wabe.games.wonderland_xiii.table.layout import KINDS
from wabe.games.wonderland_xiii.table.state import XiiiState

DRAWS = 4000


def arrangements(unknown: str, own: int, passed: str = "") -> set[str]:
    """Every order of these cards, the first `own` of them hidden ones that have passed a check beside `passed`."""
    orders = {"".join(order) for order in itertools.permutations(unknown)}
    return {o for o in orders if not makes_three([LETTERS.index(c) for c in o[:own] + passed])}


def drawn(state: XiiiState, seat: int, decks: tuple[int, ...]) -> Counter[str]:
    """How often each arrangement of the seat's hidden cards and of these decks' face-down cards comes up."""
    counter: Counter[str] = Counter()
    for seed in range(DRAWS):
        twin = state.determinise(seat, seed)
        assert isinstance(twin, XiiiState)
        counter[hidden(twin, seat) + "".join(c for number in decks for c in deck(twin, number) if c.islower())] += 1
    return counter


def assert_uniform(found: Counter[str], possible: set[str]) -> None:
    """A chi-square test, at about five standard deviations."""
    assert set(found) == possible
    expected = DRAWS / len(possible)
    chi = sum((found[key] - expected) ** 2 / expected for key in possible)
    freedom = len(possible) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5


def test_the_halls_face_down_cards_are_redrawn() -> None:  # XIII-A55
    state = table("arC cA HH QQ bR", rest=None)
    assert_uniform(drawn(state, 0, (0, 1, 4)), arrangements("arcb", 0))


@pytest.mark.parametrize("seat", [0, 1])
def test_own_hidden_cards_are_redrawn_with_them(seat: int) -> None:  # XIII-A54 XIII-A55
    own = ["cb", ""] if seat == 0 else ["", "cb"]
    state = table("aA cR HH QQ rR", rest=None, hidden=own)
    assert_uniform(drawn(state, seat, (0, 1, 4)), arrangements("cbacr", 2))


def test_hidden_cards_that_would_have_been_discarded_are_not_drawn() -> None:  # XIII-23 XIII-A22
    state = table("bA cR HH QQ rR", rest=None, hidden=["", "cb"])
    assert_uniform(drawn(state, 1, (0, 1, 4)), arrangements("bccrb", 2))
    three = table("bA bR HH QQ rR", rest=None, hidden=["", "ccr"])
    assert_uniform(drawn(three, 1, (0, 1, 4)), arrangements("ccrbbr", 3))


def test_hidden_cards_that_a_check_would_have_shown_are_not_drawn() -> None:  # XIII-22 XIII-A23
    state = table("bA rR HH QQ cR", rest=None, hidden=["h"], tunnel="rr")
    found = drawn(state, 0, (0, 1, 4))
    assert_uniform(found, arrangements("hbrc", 1, passed="rr"))
    assert not any(order[0] in "rb" for order in found)


def test_the_queen_does_not_make_a_passed_check_forgotten() -> None:  # XIII-24 XIII-A26
    """Two Cats passed the check of the first pass; then one was covered. A hidden Cat is as impossible as before."""
    state = table("AAAA CCQC CCCH HHHH cQ", "aaa", rest=None, tunnel="c", hidden=["h"])
    play(state, "unlock 0", "skill queen")
    assert state.gauge(2) == 1
    assert state.checked(2) == 2
    for seed in range(200):
        twin = state.determinise(0, seed)
        assert isinstance(twin, XiiiState)
        assert hidden(twin, 0) == "h"


def test_the_face_down_cards_are_counted_as_they_are_redrawn() -> None:  # XIII-A55
    state = table("aA cR HH QQ rR", rest=None, hidden=["", "cb"])
    assert isinstance(state, XiiiState)
    found = set()
    for seed in range(50):
        twin = state.determinise(1, seed)
        assert isinstance(twin, XiiiState)
        assert [twin.face_down(kind) for kind in range(KINDS)] == face_down_by_kind(twin)
        found.add(tuple(face_down_by_kind(twin)))
    assert len(found) > 2


def test_hidden_cards_of_others_stay() -> None:  # XIII-A55
    state = table("aA cR HH QQ rR", rest=None, hidden=["", "cb"])
    assert_uniform(drawn(state, 0, (0, 1, 4)), arrangements("acr", 0))
    for seed in range(50):
        twin = state.determinise(0, seed)
        assert isinstance(twin, XiiiState)
        assert hidden(twin, 1) == "cb"


def test_a_card_looked_at_stays_for_who_looked() -> None:  # XIII-A54
    state = table("aAA rb hh QQ qc", rest=None)
    play(state, "unlock 0", "look 2")
    assert deck(state, 2) == "hh"
    found = drawn(state, 0, (0, 1, 2, 4))
    assert_uniform(found, {o[:3] + "h" + o[3:] for o in arrangements("arhq", 0)})
    assert_uniform(drawn(state, 1, (0, 1, 2, 4)), arrangements("arhhq", 0))


def test_an_own_hidden_card_looked_at_before_stays() -> None:  # XIII-A54
    state = table("aaaa rrhb cccc hhhh qqqc")
    play(state, "unlock 0", "look 3", "stop", "unlock 0", "skill hatter", "draw 3")
    tops = set()
    for seed in range(100):
        twin = state.determinise(0, seed)
        assert isinstance(twin, XiiiState)
        assert (hidden(twin, 0), twin.owner_knows_hidden(0, 0)) == ("h", True)
        tops.add(deck(twin, 3)[-1])
    assert len(tops) == 6


def test_each_determinised_state_has_its_own_chance() -> None:
    state = table()
    assert state.determinise(0, 1).rng != state.determinise(0, 2).rng != state.rng
    assert state.determinise(0, 1).to_json() == state.determinise(0, 1).to_json()
