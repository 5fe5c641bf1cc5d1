"""What players say beforehand: every order answers legally, from what its seat knows, and in words that are there."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import wabe
from wabe.kernel.errors import BadOrder
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.orders import ALWAYS_ASK, UNANSWERED, Order, answered, given, standing
from wabe.kernel.state import State
from wabe.texts import Texts

GAMES = wabe.games()
ORDERS = [(game.name, order.name) for game in GAMES.values() for order in game.orders()]
TWINS = 3


def decisions(game: Game, seeds: range, players: int = 3) -> Iterator[tuple[State, int]]:
    """Every decision of some random games."""
    for seed in seeds:
        chance, state = random.Random(seed), game.new(players=players, seed=seed)
        while not state.over:
            seat = chance.choice(state.waiting)
            yield state, seat
            state.apply(chance.choice(state.legal_actions(seat)), seat)


def order_of(name: str, order: str) -> tuple[Game, Order]:
    game = GAMES[name]
    return game, next(each for each in game.orders() if each.name == order)


def drawn(order: Order, chance: random.Random) -> dict[str, int]:
    return {amount.name: chance.randint(amount.least, amount.most) for amount in order.amounts}


@pytest.mark.parametrize(("name", "kind"), ORDERS)
def test_an_order_answers_what_is_legal_from_what_its_seat_knows(name: str, kind: str) -> None:
    game, order = order_of(name, kind)
    chance, answers = random.Random(1), set()
    for state, seat in decisions(game, range(12)):
        amounts = drawn(order, chance)
        action = order.answer(state, seat, amounts)
        if action != UNANSWERED:
            answers.add(action)
            assert action in state.legal_actions(seat)
            twins = [state.determinise(seat, number) for number in range(TWINS)]
            assert [order.answer(twin, seat, amounts) for twin in twins] == [action] * TWINS
    assert answers


@pytest.mark.parametrize(("name", "kind"), ORDERS)
def test_an_order_leaves_the_position_as_it_is(name: str, kind: str) -> None:
    game, order = order_of(name, kind)
    amounts = {amount.name: amount.usual for amount in order.amounts}
    for state, seat in decisions(game, range(2)):
        before = state.to_json()
        order.answer(state, seat, amounts)
        order.may_be_given(state, seat)
        assert state.to_json() == before


@pytest.mark.parametrize(("name", "kind"), ORDERS)
def test_an_order_has_its_texts(name: str, kind: str) -> None:
    game, order = order_of(name, kind)
    keys = {f"order-{kind}{end}" for end in ("", "-said", "-help", *(f"-{amount.name}" for amount in order.amounts))}
    assert {key for key in keys if not Texts(game).has(key)} == set()
    assert all(amount.least <= amount.usual <= amount.most for amount in order.amounts)


def first(game: Game, kind: str) -> tuple[State, int]:
    """The first position in which an order may be given."""
    order = next(each for each in game.orders() if each.name == kind)
    return next((state, seat) for state, seat in decisions(game, range(9)) if order.may_be_given(state, seat))


@pytest.mark.parametrize(
    "amounts",
    [
        {},
        {"strength": 5},
        {"strength": 5, "risk": 20, "more": 1},
        {"strength": 0, "risk": 20},
        {"strength": 26, "risk": 20},
        {"strength": 5, "risk": 101},
        {"strength": 5, "risk": -1},
        {"strength": True, "risk": 20},
        {"strength": 5.0, "risk": 20},
        {"strength": "5", "risk": 20},
    ],
)
def test_numbers_of_an_order_keep_within_their_bounds(amounts: Json) -> None:
    state, seat = first(GAMES["wonderlands_war"], "draw_until")
    with pytest.raises(BadOrder):
        given(state, seat, "draw_until", amounts, odds=True)


def test_a_chance_is_no_measure_where_the_table_shows_none() -> None:
    state, seat = first(GAMES["wonderlands_war"], "draw_until")
    with pytest.raises(BadOrder):
        given(state, seat, "draw_until", {"strength": 5, "risk": 99}, odds=False)
    assert given(state, seat, "draw_until", {"strength": 5, "risk": 100}, odds=False)["amounts"]["strength"] == 5


def test_there_is_no_order_that_nobody_knows_or_that_is_not_for_now() -> None:
    state = GAMES["wonderlands_war"].new(players=3, seed=1)
    for name in ("keep_hand", "", "draw_until"):
        with pytest.raises(BadOrder):
            given(state, 0, name, {"strength": 5, "risk": 50} if name == "draw_until" else {}, odds=True)


def test_drawing_passes_with_the_battle_and_no_wager_does_not() -> None:  # WW-B04, WW-B06
    game = GAMES["wonderlands_war"]
    state, seat = first(game, "draw_until")
    orders = {
        "draw_until": given(state, seat, "draw_until", {"strength": 25, "risk": 100}, odds=True),
        "no_wager": given(state, seat, "no_wager", {}, odds=True),
    }
    battle, asked = state.chapter(), {"here": 0, "later": 0, "wager": 0}
    for now, deciding in decisions(game, range(9)):
        if deciding != seat or now.top_step().name not in {"draw_or_halt", "wager"}:
            continue
        action = answered(now, seat, orders)
        if now.top_step().name == "wager":
            assert now.form(action, seat) == {"kind": "no_wager"}
            asked["wager"] += 1
        elif now.chapter() == battle:
            assert now.form(action, seat) == {"kind": "draw"}
            asked["here"] += 1
        else:
            assert action == UNANSWERED
            asked["later"] += 1
    assert min(asked.values()) > 0


def test_drawing_halts_at_the_strength_or_above_the_risk() -> None:  # WW-B06
    game, order = order_of("wonderlands_war", "draw_until")
    found = set()
    for state, seat in decisions(game, range(6)):
        if state.top_step().name != "draw_or_halt":
            continue
        strength = state.view(seat)["battle"]["seats"][seat]["strength"]
        bust = 100 * state.odds(seat)["draws"][0]["bust"]
        for risk in (0, 50, 100):
            for wanted in (1, 12, 25):
                said = state.form(order.answer(state, seat, {"strength": wanted, "risk": risk}), seat)["kind"]
                if abs(bust - risk) > 0.01:  # the odds are rounded
                    assert said == ("halt" if strength >= wanted or bust > risk else "draw")
                    found.add((said, strength >= wanted))
    assert found == {("halt", True), ("halt", False), ("draw", False)}


def test_the_target_of_a_hatter_draws_from_the_deck_it_has_named() -> None:  # XIII-20
    game, order = order_of("wonderland_xiii", "draw_from")
    seen = set()
    for state, seat in decisions(game, range(20)):
        for deck in range(5):
            action = order.answer(state, seat, {"deck": deck + 1})
            offered = state.top_step().name == "draw" and deck in state.legal_actions(seat)
            assert action == (deck if offered else UNANSWERED)
            seen.add((state.top_step().name == "draw", offered))
    assert seen == {(False, False), (True, True), (True, False)}


@pytest.mark.parametrize("name", GAMES)
def test_one_answer_alone_is_given_unless_somebody_wants_to_be_asked(name: str) -> None:
    for state, seat in decisions(GAMES[name], range(4)):
        legal = state.legal_actions(seat)
        assert answered(state, seat, {}) == (legal[0] if len(legal) == 1 else UNANSWERED)
        assert answered(state, seat, {ALWAYS_ASK: given(state, seat, ALWAYS_ASK, {}, odds=True)}) == UNANSWERED
        waiting = set(state.waiting)
        assert all(answered(state, other, {}) == UNANSWERED for other in range(3) if other not in waiting)


def test_only_where_the_rules_hide_it_is_there_one_answer_alone() -> None:
    """What is taken for a player is what others could have learned from its not being asked: nothing but that."""
    steps = {
        state.top_step().name
        for game in GAMES.values()
        for state, seat in decisions(game, range(12), players=4)
        if len(state.legal_actions(seat)) == 1
    }
    assert "complete_feat" in steps
    assert steps <= {"complete_feat", "choose_drawn", "choose_card", "discard"}


def test_whoever_completes_no_feat_is_named_whatever_is_in_hand() -> None:  # WW-O08
    """The line tells no more than that none was completed: it comes with one choice as with several."""
    game, told = GAMES["wonderlands_war"], set()
    for seed in range(14):
        chance, record = random.Random(seed), wabe.Record(game, players=4, seed=seed)
        while not record.state.over:
            state = record.state
            seat = chance.choice(state.waiting)
            choices, step = state.legal_actions(seat), state.top_step().name
            action = choices[0] if step == "complete_feat" else chance.choice(choices)
            declined = step == "complete_feat" and state.form(action, seat) == {"kind": "no_feat"}
            events = [event for event in record.act(seat, action) if event.kind == "no-feat"]
            if declined:
                assert events[0].args == {"seat": seat}
                assert events[0].secret is None
                told.add(len(choices) > 1)
    assert told == {True, False}


def test_what_the_game_no_longer_has_says_nothing() -> None:
    """Orders are kept for long, and another version may know others, or other numbers of them."""
    state = GAMES["wonderlands_war"].new(players=3, seed=1)
    now = state.chapter().to_json()
    kept: dict[str, Json] = {
        "no_wager": {"amounts": {}, "chapter": None},
        "draw_until": {"amounts": {"strength": 3}, "chapter": now},
        "gone": {"amounts": {}, "chapter": None},
        ALWAYS_ASK: {"amounts": {}, "chapter": None},
    }
    assert set(standing(state, kept)) == {"no_wager", ALWAYS_ASK}
    whole = {**kept, "draw_until": {"amounts": {"strength": 3, "risk": 9}, "chapter": now}}
    assert set(standing(state, whole)) == {"no_wager", "draw_until", ALWAYS_ASK}
