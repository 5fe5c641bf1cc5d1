"""Where on the board points came from: what is told of it adds up to the score sheet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import wabe
from wabe.kernel.message import Json
from wabe.kernel.record import Record

RECORDED = Path(__file__).parent / "recorded"
HEROES = sorted(path.stem for path in RECORDED.glob("heroes-*.json"))
WAR = sorted(path.stem for path in RECORDED.glob("war-*.json"))


def read(name: str) -> tuple[Record, list[Json]]:
    record = wabe.Record.from_json(json.loads((RECORDED / f"{name}.json").read_text(encoding="utf-8")), wabe.load)
    return record, record.game.gains(record.events)


def sheet_of(record: Record) -> list[Json]:
    sheet = record.last_score_sheet()
    assert sheet is not None
    seats: list[Json] = sheet["seats"]
    return seats


def total(gains: list[Json], seat: int, *sources: str) -> int:
    return sum(gain["count"] for gain in gains if gain["seat"] == seat and gain.get("source", "") in (sources or ("",)))


@pytest.mark.parametrize("name", HEROES)
def test_vp_of_spaces_are_those_that_the_sheet_says_were_gained_in_play(name: str) -> None:
    record, gains = read(name)
    for row in sheet_of(record):
        told = {
            "cities": total(gains, row["seat"], "city"),
            "lands": total(gains, row["seat"], "white"),
            "forests": total(gains, row["seat"], "forest"),
            "effects": total(gains, row["seat"], "effect"),
        }
        assert told == row["played"]
    spaces = record.state.view(None)["map"]["spaces"]
    kinds = {"city": "city", "forest": "forest", "white": "white"}
    for gain in gains:
        kind = spaces[int(gain["at"].removeprefix("space:"))]["kind"]
        assert gain["source"] == "effect" or kinds[gain["source"]] == kind


@pytest.mark.parametrize("name", WAR)
def test_vp_of_battles_and_those_outside_make_the_track(name: str) -> None:
    record, gains = read(name)
    outside = [
        event
        for event in record.events
        if event.kind == "vp-gained" and (event.chapter is None or event.chapter.key != "chapter-battle")
    ]
    regions = {f"region:{region['region']}" for region in record.state.view(None)["regions"]}
    assert {gain["at"] for gain in gains} <= regions
    for row in sheet_of(record):
        elsewhere = sum(event.args["count"] for event in outside if event.args["seat"] == row["seat"])
        assert total(gains, row["seat"]) + elsewhere == sum(row["track"].values())
        assert total(gains, row["seat"]) >= row["track"]["awards"]


@pytest.mark.parametrize("name", WAR)
def test_each_battle_that_somebody_won_names_who_came_first(name: str) -> None:
    record, gains = read(name)
    told = [event for event in record.events if event.kind in ("first-place", "uncontested", "tied-first")]
    won = {(gain["at"], gain["round"]) for gain in gains if gain["first"]}
    assert len(won) == len(told)
    firsts = [seat for event in told for seat in event.args.get("seats", [event.args.get("seat")])]
    assert sorted(firsts) == sorted(gain["seat"] for gain in gains if gain["first"])
