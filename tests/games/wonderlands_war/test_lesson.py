"""What the coach of Wonderland's War says is so."""

from __future__ import annotations

from typing import Any

from tests.lessons import moments
from wabe.games.wonderlands_war import GAME
from wabe.kernel.message import Json
from wabe.kernel.record import Record

MEADOW = "meadow_of_living_flowers"


def at(text: str) -> Record:
    return moments.at(GAME, text)


def own(text: str) -> Any:
    return at(text).state.view(0)["seats"][0]


def strengths(text: str) -> list[int]:
    return [seat["strength"] for seat in at(text).state.view(0)["battle"]["seats"]]


def told(text: str, kind: str) -> list[Json]:
    """What events of a kind said until then, the last one first."""
    return [event.args for event in at(text).events if event.kind == kind][::-1]


def test_the_quest_that_is_kept_lies_where_the_war_begins() -> None:  # WW-S10, WW-S11, WW-B01
    view = at("lesson-first-quest").state.view(0)
    assert view["standee"] == MEADOW
    assert "faster_faster" in view["seats"][0]["hand"]


def test_the_cards_bring_what_is_said() -> None:  # WW-T03, WW-T07, WW-T13
    assert own("lesson-card")["bag"]["creature_strong"] == 1
    assert own("lesson-place")["shards"] == 4
    second = own("lesson-second")
    assert (second["party_cards"], second["shards"], second["bag"]["forge"]) == (2, 3, 2)


def test_the_hatter_takes_any_card_without_moving() -> None:  # WW-L04
    before, after = at("lesson-party").state.view(0), at("lesson-corrupted").state.view(0)
    assert before["seats"][0]["chair"] == after["seats"][0]["chair"] == 13
    assert after["card"]["card"] == "t1_07"
    assert not before["seats"][0]["power_used"]


def test_the_corrupted_part_costs_a_roll() -> None:  # WW-T23
    assert own("lesson-then-wonder")["shards"] == own("lesson-take-corrupted")["shards"] + 1


def test_of_the_three_one_is_a_figure() -> None:  # WW-T15
    market = at("lesson-wonderlandian").state.view(0)["market"]
    assert market == ["crown_of_the_knave", "hares_butter_knife", "walrus"]


def test_the_leader_had_to_come_by_the_head() -> None:  # WW-T04, WW-T05, WW-L02
    assert told("lesson-passed", "die-rolled")[0] == {"seat": 0, "count": 1}
    assert told("lesson-passed", "shard-given")[0] == {"seat": 1, "target": 0}


def test_the_fourth_card_brings_a_rook_and_three_supporters() -> None:  # WW-T08, WW-T12
    before, after = own("lesson-third")["bag"], own("lesson-leader")["bag"]
    assert after["red_rook_weak"] == before.get("red_rook_weak", 0) + 1
    placed = next(args for args in told("lesson-leader", "units-placed") if args["seat"] == 0)
    assert placed == {"seat": 0, "unit": "supporter", "region": "witzend", "count": 3}


def test_whoever_has_the_most_shards_goes_mad_and_loses_half_of_them() -> None:  # WW-T06, WW-T25
    before, after = own("lesson-leader"), own("lesson-madness")
    assert (before["shards"], after["shards"]) == (6, 3)
    assert after["bag"]["madness"] == before["bag"]["madness"] + 2
    assert before["leader_strength"] == 1


def test_the_battle_begins_with_leader_and_castle() -> None:  # WW-B03, WW-B05
    assert told("lesson-battle", "start-strength")[::-1] == [
        {"seat": 0, "count": 0},
        {"seat": 1, "count": 3},
        {"seat": 2, "count": 0},
    ]
    assert own("lesson-drawn")["active"] == ["flamingo_weak"]


def test_a_shield_ignores_one_chip() -> None:  # WW-B11, WW-B30
    assert strengths("lesson-doubled")[:2] == [5, 7]
    assert told("lesson-shield", "shield-broken")[0] == {"seat": 2, "chip": "madness"}


def test_without_units_one_is_bust() -> None:  # WW-B09, WW-B12
    assert at("lesson-bust").state.view(0)["battle"]["seats"][2]["status"] == "bust"
    assert at("lesson-bust").state.view(0)["battle"]["seats"][1]["status"] == "halted"
    assert strengths("lesson-alone") == [6, 7, 0]


def test_double_madness_would_take_both_supporters() -> None:  # WW-B09, WW-B11
    battle = at("lesson-double").state.view(0)["battle"]["seats"][0]
    assert battle["units"] == 2
    assert own("lesson-gone")["shield"] is False
    assert 0 < at("lesson-risk").state.odds(0)["draws"][0]["bust"] < 0.1


def test_the_winner_builds_and_the_quest_is_met() -> None:  # WW-O01, WW-O02, WW-O08
    assert strengths("lesson-won")[:2] == [8, 7]
    assert [(gain["seat"], gain["count"]) for gain in told("lesson-won", "vp-gained")] == [(0, 2), (1, 1)]
    assert told("lesson-won", "castle-placed")[0] == {"seat": 0, "region": MEADOW}
    assert own("lesson-feat")["active"] == ["flamingo_weak", "faction_2", "forge", "rose_weak"]


def test_one_forge_chip_lets_one_chip_be_forged() -> None:  # WW-O10, WW-O11
    assert own("lesson-forged")["forged"][1] == ["flamingo_weak", None, None, None]
    assert own("lesson-forged")["leader_strength"] == own("lesson-track")["leader_strength"] + 1
