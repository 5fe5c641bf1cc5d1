"""What a learning program sees of Wonderland XIII (docs/envs.md): each fact of the view, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.wonderland_xiii.table import table
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.table.cards import ALICE, CAT, HATTER, QUEEN, RABBIT
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.games.wonderland_xiii.table.step_ids import DRAW_ID
from wabe.kernel.ints import sheet

ENCODING = GAME.encoding()
NAMES = ENCODING.names()
MASKED = {"over", "winners"}  # follow from what is observed: nobody is asked, and from the Notebooks


def seen(state: XiiiState, seat: int = 0) -> dict[str, int]:
    """An observation by name, without the zeros."""
    into = sheet(ENCODING.size)
    ENCODING.observe(state, seat, into)
    return {name: number for name, number in zip(NAMES, into, strict=True) if number}


def about(state: XiiiState, part: str, seat: int = 0) -> dict[str, int]:
    """One part of it."""
    return {
        name.partition("/")[2]: number for name, number in seen(state, seat).items() if name.partition("/")[0] == part
    }


def midway() -> XiiiState:
    """Three players, Hatters' cards in two Tunnels, a face-up card on a deck."""
    return table("aaaR rrrr cccc hhhh qqqq", players=3, tunnel="rc", covered="a", hidden=("c", "h"), unlocked=(1,))


def set_field(name: str, value: int) -> Callable[[XiiiState], None]:
    return lambda g: setattr(g, name, value)


FACTS: dict[str, Callable[[XiiiState], None]] = {
    "turn": set_field("turn", 6),
    "active": set_field("active", 1),
    "waiting": lambda g: setattr(g, "waiting_mask", 3),
    "left": lambda g: setattr(g, "left_mask", 4),
    "step": lambda g: g.apply(g.parse({"kind": "unlock", "deck": 0})),
    "hall/size": lambda g: g.put_in_deck(1, g.take_top(1), 0),
    "hall/top": lambda g: g.put_in_deck(0, g.deck_size(0) - 1, QUEEN),
    "hall/covers": lambda g: g.turn_down(0),
    "hall/seen": lambda g: g.learn_top(2, 0),
    "hall/seen_by": lambda g: g.learn_top(2, 1),
    "hall/unlocked": set_field("unlocked", 3),
    "keys/middle": set_field("keys_middle", 0),
    "keys/hand": set_field("keys_hand", 1),
    "discard": lambda g: g.discard(CAT),
    "pass/deck": set_field("explored", 3),
    "pass/won": set_field("won_second", HATTER),
    "pass/number": set_field("pass_number", 4),
    "seats/notebook": lambda g: g.add_to_notebook(2, ALICE),
    "seats/tunnel": lambda g: g.add_to_tunnel(QUEEN),
    "seats/covered": lambda g: g.lay_under_queen(RABBIT),
    "seats/hidden of another": lambda g: g.put_hidden(1, 0, QUEEN),
    "seats/hidden, how many": lambda g: g.add_hidden(0, RABBIT, False),
    "seats/hidden, known": lambda g: g.add_hidden(0, RABBIT, True),
    "end": set_field("empty_decks", 1),
    "end/final": set_field("empty_decks", 2),
}


@pytest.mark.parametrize("change", FACTS.values(), ids=FACTS)
def test_each_fact_of_the_view_changes_the_observation(change: Callable[[XiiiState], None]) -> None:
    state = midway()
    view, observation = state.view(0), seen(state)
    change(state)
    assert state.view(0) != view
    assert seen(state) != observation


def test_no_fact_of_the_view_is_forgotten() -> None:
    """What those facts change is all that a view has, but for what follows from the rest."""
    before = midway().view(0)
    changed = set(MASKED)
    for change in FACTS.values():
        state = midway()
        change(state)
        after = state.view(0)
        changed |= {field for field in before if before[field] != after[field]}
    assert changed == {*before} - {"game", "players", "seat"}


def test_own_hidden_cards_are_unknown_and_those_of_others_known() -> None:  # XIII-20, XIII-A54
    state = midway()
    assert about(state, "hidden", 0) == {"self/unknown": 1, "next-1/hatter": 1}
    assert about(state, "hidden", 1) == {"self/unknown": 1, "next-2/cat": 1}
    assert about(state, "hidden", 2) == {"next-1/cat": 1, "next-2/hatter": 1}


def test_that_the_owner_knows_a_hidden_card_is_known_to_all() -> None:  # XIII-20, XIII-A54
    state = midway()
    state.add_hidden(0, RABBIT, True)
    assert about(state, "hidden", 0) == {"self/rabbit": 1, "self/unknown": 1, "self/owner-knows": 1, "next-1/hatter": 1}
    assert about(state, "hidden", 1) == {
        "self/unknown": 1,
        "next-2/cat": 1,
        "next-2/rabbit": 1,
        "next-2/owner-knows": 1,
    }


def test_a_card_that_was_looked_at_is_seen_by_one_and_known_to_be_seen_by_all() -> None:  # XIII-A54
    state = midway()
    state.learn_top(2, 1)
    assert about(state, "top", 1) == {"deck-0/rabbit": 1, "deck-2/cat": 1}
    assert about(state, "top", 0) == {"deck-0/rabbit": 1}
    assert about(state, "looked", 1) == {"self/deck-2": 1}
    assert about(state, "looked", 0) == {"next-1/deck-2": 1}


def test_a_looked_at_card_is_still_known_beneath_a_face_up_one() -> None:  # XIII-A54
    state = midway()
    state.learn_top(0, 1)
    assert about(state, "beneath", 1) == {"deck-0/alice": 1}
    assert about(state, "beneath", 0) == {}
    assert about(state, "face-up", 0) == {"deck-0/rabbit": 1}


def test_seats_follow_clockwise_from_the_one_that_looks() -> None:
    state = midway()
    assert about(state, "standing", 0)["self/active"] == about(state, "standing", 2)["next-1/active"] == 1
    assert about(state, "seat-number", 2) == {"seat-2": 1}
    books = [about(state, "notebook", seat) for seat in range(3)]
    for seat in range(3):
        own = {name: number for name, number in books[seat].items() if name.startswith("self/")}
        other = {name: number for name, number in books[(seat + 2) % 3].items() if name.startswith("next-1/")}
        assert [*own.values()] == [*other.values()]
    assert books[0]["self/points"] == state.scores()[0]


def test_who_draws_for_the_hatter_is_seen() -> None:  # XIII-20
    state = next(each for each in random_positions() if each.arg_of(DRAW_ID) >= 0)
    target = state.arg_of(DRAW_ID)
    assert about(state, "hatter-target", target) == {"self": 1}
    assert about(state, "hatter-target", (target + 1) % 3) == {"next-2": 1}


def random_positions() -> Any:
    """Positions of random plays of three."""
    for seed in range(50):
        state = GAME.new(3, seed)
        while not state.over:
            yield state
            state.act(state.decider, state.offers[state.below(state.offered)])


def test_positions_that_look_different_are_observed_differently() -> None:
    """In the order of hidden cards alone there is nothing to know."""
    views: dict[tuple[Any, ...], Any] = {}
    for state, _ in zip(random_positions(), range(200), strict=False):
        for seat in range(3):
            view = state.view(seat)
            for row in view["seats"]:
                row["tunnel"]["hidden"].sort(key=str)
            assert views.setdefault(tuple(seen(state, seat).items()), view) == view
    assert len(views) > 500
