"""The odds of a collapse are the true ones, from what a seat knows (XIII-A60)."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.games.wonderland_xiii.table import deck, hidden, kinds, play, table
from tests.games.wonderland_xiii.walks import walk
from wabe.games.wonderland_xiii.odds.odds import Danger, pass_collapse, reveal_collapse
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.kernel.events import EventLog


def collapse(state: XiiiState, seat: int, number: int) -> float:
    return pass_collapse(state, Danger(state, seat), number, seat)


def by_hand(state: XiiiState, seat: int, number: int, rounds: int) -> float:
    """How often covering the deck collapses the Tunnel in determinised states, a Bundle covering it."""
    collapses = 0
    for seed in range(rounds):
        twin = state.determinise(seat, seed)
        assert isinstance(twin, XiiiState)
        if twin.top_step().name == "go_on":
            twin.apply(1)
        twin.log = EventLog()
        twin.apply(number)
        if twin.top_step().name == "cover":
            twin.apply(twin.legal_actions()[0])
        collapses += "tunnel-collapsed" in step_2(kinds(twin.log.events))
    return collapses / rounds


def step_2(events: list[str]) -> list[str]:
    """The events up to the first skill or the end of the turn."""
    return list(itertools.takewhile(lambda kind: kind not in ("skill-used", "turn-ended"), events))


def test_known_tops_are_certain() -> None:  # XIII-A60
    state = table("AAAA RRRR CCCC HHHH QQQQ", tunnel="rr")
    assert [collapse(state, 0, number) for number in range(5)] == [1.0, 0.0, 1.0, 0.0, 0.0]


def test_one_unknown_top() -> None:
    """Deck 0's neighbours: a Cat face up, and one of r, r, c, b; Cat or Bundle would be the third."""
    state = table("AAAA CCCC CCCC HHHH rrcb", tunnel="c", rest=None)
    assert collapse(state, 0, 0) == pytest.approx(2 / 4)


def test_two_unknown_tops() -> None:
    """Two of a, a, r, b beside each other, an Alice in the Tunnel: aa, ab, ba, and rb, br count two Rabbits at most."""
    state = table("CCCC ab CCCC HHHH ar", tunnel="a", rest=None)
    pairs = list(itertools.permutations("abar", 2))
    bad = [pair for pair in pairs if pair.count("a") + pair.count("b") + 1 >= 3]
    assert collapse(state, 0, 0) == pytest.approx(len(bad) / len(pairs))


def test_an_own_hidden_card_is_weighed_not_seen() -> None:  # XIII-22 XIII-A60
    """One hidden card of c, r, h; the Cat beside deck 0 makes three only if the hidden card is a Cat."""
    for card, rest in (("c", "rh"), ("r", "ch"), ("h", "cr")):
        state = table(f"AAAA CCCC AAAA {rest[0]}A {rest[1]}CCC", tunnel="", hidden=[card], rest=None)
        assert collapse(state, 0, 0) == pytest.approx(1 / 3)
        assert collapse(state, 1, 0) == float(card == "c")


def test_a_passed_check_rules_hidden_cards_out() -> None:  # XIII-22 XIII-A23
    """With two Rabbits past the check the hidden card is no Rabbit: of r, c only the Cat is left."""
    state = table("AAAA CCCC AAAA rA HHHH", tunnel="rrc", hidden=["c"], rest=None)
    assert collapse(state, 0, 0) == pytest.approx(1.0)


def test_a_card_looked_at_is_known_to_who_looked() -> None:  # XIII-A54
    state = table("aaaa rrrr cccc hhhc qqqb", tunnel="b")
    play(state, "unlock 4")  # wins an Alice and the Cat
    assert 0.0 < collapse(state, 0, 2) < 1.0
    play(state, "skill cat", "look 3")
    danger = Danger(state, 0)
    assert reveal_collapse(state, danger, 3, 0) == 0.0  # a Hatter, as the seat knows now
    assert 0.0 < reveal_collapse(state, Danger(state, 1), 3, 1) < 1.0
    assert state.odds(0)["rabbit"] != state.odds(1)["rabbit"]


def test_no_odds_when_no_pass_can_follow() -> None:  # XIII-A58
    state = table("aaaa r cccc hhhh qqqq")
    assert len(state.odds(0)["decks"]) == 5
    play(state, "unlock 0")
    assert state.odds(0) == {}
    play(state, "skill queen")
    assert state.odds(0) == {}


def test_odds_name_the_decks_that_can_be_used() -> None:  # XIII-A03 XIII-A07
    state = table("aaaa - cccC hhhh qqqq", players=3, hand=0, unlocked=[0, 3])
    odds = state.odds(1)
    assert [entry["deck"] for entry in odds["decks"]] == [0, 3]
    assert [entry["deck"] for entry in odds["rabbit"]] == [0, 3, 4]


@pytest.mark.parametrize("seed", range(4))
def test_odds_are_what_happens_in_determinised_states(seed: int) -> None:  # XIII-A60
    """At positions of random games, hidden cards included, within five standard deviations."""
    rng = random.Random(seed)
    positions = [
        state.clone()
        for state in walk(2 + seed % 3, {}, f"odds {seed}")
        if not state.over and state.top_step().name == "choose_deck" and deck(state, 0)
    ]
    rng.shuffle(positions)
    positions.sort(key=lambda state: not hidden(state, state.active))
    for state in positions[:4]:
        number = rng.choice(state.legal_actions())
        expected, rounds = collapse(state, state.active, number), 400
        found = by_hand(state, state.active, number, rounds)
        assert abs(found - expected) < 5 * (expected * (1 - expected) / rounds) ** 0.5 + 1e-9
