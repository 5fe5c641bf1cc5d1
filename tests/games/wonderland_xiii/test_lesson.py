"""What the coach of Wonderland XIII says is so."""

from __future__ import annotations

from typing import Any

from tests.lessons import moments
from wabe.games.wonderland_xiii import GAME
from wabe.kernel.record import Record


def at(text: str) -> Record:
    return moments.at(GAME, text)


def cards(stack: dict[str, int]) -> dict[str, int]:
    return {card: count for card, count in stack.items() if count}


def own(text: str) -> Any:
    return at(text).state.view(0)["seats"][0]


def risks(text: str) -> dict[int, float]:
    return {deck["deck"]: deck["collapse"] for deck in at(text).state.odds(0)["decks"]}


def test_what_one_begins_with() -> None:  # XIII-01, XIII-04, XIII-06
    assert cards(own("lesson-notebook")["notebook"]) == {"cat": 2, "hatter": 1}
    assert at("lesson-keys").state.view(0)["keys"] == {"middle": 2, "hand": 2, "beside": 0}


def test_what_is_won_comes_from_next_door_into_the_tunnel() -> None:  # XIII-08, XIII-09
    assert own("lesson-tunnel")["tunnel"]["open"] == {"alice": 1, "rabbit": 1}
    events = [event.args for event in at("lesson-won").events if event.kind == "card-won"]
    assert [(event["deck"], event["card"]) for event in events] == [(4, "alice"), (1, "rabbit")]


def test_decks_two_and_five_bear_no_risk() -> None:  # XIII-11
    assert [deck for deck, risk in risks("lesson-risk").items() if risk == 0] == [1, 4]


def test_the_own_cat_is_won_back_and_covered_by_the_queen() -> None:  # XIII-A02, XIII-24
    assert at("lesson-face-up").state.view(0)["hall"][0]["top"] == "cat"
    assert own("lesson-back-again")["tunnel"]["open"] == {"alice": 1, "rabbit": 1, "cat": 1, "queen": 1}
    assert own("lesson-covered")["tunnel"]["covered"] == {"cat": 1}
    assert sum(risk > 0 for risk in risks("lesson-covered").values()) == 3


def test_a_stop_carries_all_of_it_home() -> None:  # XIII-15
    assert cards(own("lesson-kept")["notebook"]) == {"alice": 1, "rabbit": 1, "cat": 2, "queen": 1}


def test_a_bundle_is_the_third_cat() -> None:  # XIII-11, XIII-12, XIII-A50
    record = at("lesson-collapse")
    (lost,) = [event.args["cards"] for event in record.events if event.kind == "tunnel-collapsed"]
    assert sorted(lost) == ["bundle", "cat", "cat", "hatter"]
    assert record.state.view(0)["hall"][0]["top"] == "cat"


def test_the_rabbit_bears_no_risk_and_the_set_is_whole() -> None:  # XIII-18, XIII-29
    assert own("lesson-luck")["tunnel"]["open"] == {"rabbit": 1, "hatter": 1}
    rabbit = {deck["deck"]: deck["collapse"] for deck in at("lesson-any-deck").state.odds(0)["rabbit"]}
    assert rabbit[3] == 0
    score = own("lesson-set")["score"]
    assert (score["set_points"], score["total"]) == (15, 17)
