"""What the coach of Alicematic Heroes says is so."""

from __future__ import annotations

from typing import Any

from tests.lessons import moments
from wabe.games.alicematic_heroes import GAME
from wabe.kernel.record import Record


def at(text: str) -> Record:
    return moments.at(GAME, text)


def own(text: str) -> Any:
    return at(text).state.view(0)["seats"][0]


def space(text: str, number: int) -> Any:
    return at(text).state.view(0)["map"]["spaces"][number]


def reach(text: str, number: int) -> Any:
    view = at(text).state.view(0)
    return {int(space): found for space, found in view["reach"].items()}[number]


def cost(card: str) -> int:
    return next(int(alice["cost"]) for alice in GAME.content()["alices"] if alice["id"] == card)


def test_the_kingdoms_and_the_hand() -> None:  # AH-05, AH-06, AH-07
    view = at("lesson-hello").state.view(0)
    assert [seat["kingdom"] for seat in view["seats"]] == ["mad_hatter", "march_hare", "cheshire_cat"]
    assert len(view["seats"][0]["cards"]) == 5
    assert [cost(card) for card in ("fighter", "sheriff", "wiccan", "cheergirl")] == [0, 3, 4, 0]


def test_the_first_city_has_room_for_three_and_gets_company() -> None:  # AH-03, AH-10, AH-12
    assert space("lesson-first-city", 49)["spots"] == 3
    assert space("lesson-company", 49)["held"] == [0, 2]


def test_a_card_in_the_red_slot_is_military_power() -> None:  # AH-39, AH-40
    assert own("lesson-military")["powers"]["military"] == 1
    found = reach("lesson-invade", 52)
    assert (found["military"], found["mobility"]) == ([1, 1], [0, 0])


def test_a_land_pays_by_the_slot_of_its_colour() -> None:  # AH-53
    assert own("lesson-gained")["tokens"]["red"] == 1
    assert own("lesson-tokens")["tokens"]["red"] == 3


def test_another_attacks_and_finishes() -> None:  # AH-47, AH-48
    assert space("lesson-others", 6)["attack"] is not None
    assert space("lesson-mobility", 6)["held"] == [1]


def test_a_commoner_brings_a_card() -> None:  # AH-29, AH-30
    assert own("lesson-drawn")["powers"]["military"] == 2
    assert own("lesson-drawn")["hand"] == own("lesson-which")["hand"]


def test_the_yellow_land_is_too_strong_and_would_pay_nothing_yet() -> None:  # AH-46, AH-54
    found = reach("lesson-strong", 12)
    assert (found["kind"], found["military"], found["how"]) == ("yellow", [2, 4], ["attack", "pay"])
    assert found["bonus"]["tokens"] == {}


def test_it_is_finished_for_no_token() -> None:  # AH-48, AHA-12
    assert reach("lesson-finish", 12)["how"] == ["finish"]
    assert own("lesson-finished")["tokens"] == {"red": 3, "yellow": 1, "green": 0}


def test_two_steps_away_need_two_cards_in_green() -> None:  # AH-41, AH-44, AH-20
    found = reach("lesson-far", 44)
    assert (found["military"], found["mobility"], found["short"]["red"]) == ([2, 3], [2, 2], 1)
    assert own("lesson-taken")["tokens"] == {"red": 2, "yellow": 1, "green": 3}
