"""Saved games lose nothing, at whatever decision they are saved."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

import wabe
from tests.cli.conftest import Answer, Desk, first_choice
from tests.mutations import mutated
from wabe.cli import files
from wabe.cli.arguments import BadFile
from wabe.cli.seating import Seating
from wabe.kernel.errors import WabeError
from wabe.kernel.record import Record


def random_record(players: int, seed: int, actions: int) -> Record:
    """A play in the middle, or at its end if that comes first."""
    record = Record(wabe.load("xiii"), players, seed, {"skills_optional": True})
    go_on(record, random.Random(seed), actions)
    return record


def go_on(record: Record, chance: random.Random, actions: int) -> None:
    for _ in range(actions):
        if record.state.over:
            return
        seat = record.state.seat
        record.act(seat, chance.choice(record.state.legal_actions(seat)))


@pytest.mark.parametrize("actions", [*range(0, 60, 3), 100, 500])
def test_a_resumed_game_is_the_same_and_goes_on_the_same(tmp_path: Path, actions: int) -> None:
    record = random_record(3, 11, actions)
    seating = Seating(["me", "greedy", "search:iterations=5"], ["Ann", "Bob", "Cid"], 99)
    files.save(str(tmp_path / "game.json"), record, seating)
    again, seats = files.resume(str(tmp_path / "game.json"))
    assert seats is not None
    assert (seats.kinds, seats.names, seats.seed) == (seating.kinds, seating.names, seating.seed)
    assert again.state.to_json() == record.state.to_json()
    assert story(again) == story(record)
    assert [again.undo_refusal(seat) for seat in range(3)] == [record.undo_refusal(seat) for seat in range(3)]
    for play in (record, again):
        go_on(play, random.Random(5), 1000)
    assert again.state.to_json() == record.state.to_json()
    assert story(again) == story(record)


def story(record: Record) -> list[dict[str, Any]]:
    """Everything that happened, as seat 0 knows it."""
    return [event.project(0) for event in record.events]


def test_leaving_and_coming_back_again_and_again_is_one_game(desk: Desk, tmp_path: Path) -> None:
    play = ("play", "xiii", "--seats", "me,greedy,random", "--seed", "7")
    whole, parts = str(tmp_path / "whole.json"), str(tmp_path / "parts.json")
    assert desk.run(*play, "--save", whole, answer=first_choice) == 0
    assert desk.run(*play, "--save", parts, answer="q") == 0
    for _ in range(200):
        assert desk.run("play", "--resume", parts, answer=two_choices()) == 0
        if "The win" in desk.out:
            break
    assert actions_of(parts) == actions_of(whole)
    assert len(actions_of(whole)) > 60


def two_choices() -> Answer:
    """Two choices, then away."""
    answers: Iterator[Answer] = iter((first_choice, first_choice, lambda _: "q"))

    def answer(written: str) -> str | None:
        return next(answers)(written)

    return answer


def actions_of(file: str) -> list[Any]:
    saved: dict[str, Any] = json.loads(Path(file).read_text(encoding="utf-8"))
    actions: list[Any] = saved["actions"]
    return actions


def test_a_resumed_game_keeps_its_log(desk: Desk, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    desk.run("play", "xiii", "--seats", "me,me", "--seed", "6", "--save", file, answer="1\n1\n")
    desk.run("play", "--resume", file, answer="l")
    assert "The Hall opens." in desk.out
    assert "Player 1 covers deck 1: Alice." in desk.out


def test_other_people_may_take_the_seats_of_a_resumed_game(desk: Desk, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    desk.run("play", "xiii", "--seats", "me,me", "--names", "Ann,Bea", "--seed", "6", "--save", file, answer="1\n")
    assert desk.run("play", "xiii", "--resume", file, "--seats", "greedy,random") == 0
    assert desk.out.startswith("Wonderland XIII, 2 players: Ann (bot, greedy), Bea (bot, random).")
    assert f"Saved in {file}. Look back with: wabe replay {file}" in desk.out


def test_a_bare_replay_can_be_gone_on_with(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    file.write_text(json.dumps(random_record(2, 3, 10).to_json()), encoding="utf-8")
    assert desk.run("play", "--resume", str(file), answer="q") == 0
    assert desk.out.startswith("Wonderland XIII, 2 players: Player 1, Player 2.")


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("old", encoding="utf-8")
    with pytest.raises(BadFile, match="cannot be written"):
        files.write_json(str(tmp_path / "none" / "game.json"), {})
    with pytest.raises(TypeError):
        files.write_json(str(file), {"set": {1}})
    assert file.read_text(encoding="utf-8") == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


BASE = random_record(2, 4, 8)
SAVED = {**BASE.to_json(), "table": {"seats": [{"kind": "me", "name": "A"}] * 2, "seed": 3, "rng": 5}}


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(broken=mutated(SAVED))
def test_a_broken_file_is_refused_with_a_sentence_or_read(tmp_path: Path, broken: Any) -> None:
    file = tmp_path / "broken.json"
    file.write_text(json.dumps(broken), encoding="utf-8")
    try:
        record, _ = files.resume(str(file))
    except WabeError as error:
        sentence = str(error)
    else:
        sentence = f"It has {record.state.players} players."
    assert sentence.endswith(".")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"nan"])
def test_what_is_no_json_is_no_save(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    with pytest.raises(BadFile, match="it is not a JSON text"):
        files.read_json(str(file))
