"""Datasets: what is in a row, that nobody learns from it what a seat cannot know, and the same file in every case."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import wabe
from tests.cli.pennies import GAME as PENNIES
from wabe import bots as levels
from wabe.arena import dataset, match
from wabe.arena.dataset import BadDataset, write_dataset
from wabe.arena.journal import BadJournal
from wabe.extras import MissingExtra
from wabe.kernel.errors import NotEncoded
from wabe.kernel.ints import octets, sheet

GAME = wabe.load("xiii")
BOTS = ["greedy", "random"]


def rows_of(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return rows


def bits(mask: bytes) -> list[int]:
    """The numbers of the actions in a mask, as docs/dataset.md says how to read it."""
    return [number for number in range(8 * len(mask)) if mask[number // 8] >> number % 8 & 1]


def test_a_row_is_what_a_seat_knew_and_did_and_what_came_of_it(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    made = write_dataset(out, GAME, 3, 2, ["greedy", "random", "random"], 5)
    rows, encoding = rows_of(out), GAME.encoding()
    assert made == (2, len(rows), out.stat().st_size)
    table = match.match_of(GAME, 3, ["greedy", "random", "random"], 5, None)
    seen, allowed = sheet(encoding.size), octets(encoding.n)
    at = iter(rows)
    for number in range(2):
        outcome = match.play(GAME, table, number)
        state, _, seat_of, _ = match.seated(GAME, table, number)
        decision = 0
        while not state.over:
            row, seat = next(at), state.seat
            encoding.observe(state, seat, seen)
            encoding.mask(state, seat, allowed)
            action = encoding.action(row["action"])
            assert (row["game"], row["decision"], row["seat"]) == (number, decision, seat)
            assert "seed" not in row
            assert row["observation"] == list(seen)
            assert bits(row["mask"]) == [each for each in range(encoding.n) if allowed[each]]
            assert row["legal"] == len(state.legal_actions(seat)) == len(bits(row["mask"]))
            assert encoding.pairs[row["action"]] == (row["step"], action)
            bot = seat_of.index(seat)
            assert row["bot"] == table.bots[bot]
            assert (row["return"], row["score"]) == (outcome.wins[bot], outcome.scores[bot])
            assert [row["scores"][seat] for seat in seat_of] == outcome.scores
            state.apply(action, seat)
            decision += 1
        assert decision == outcome.decisions
    assert next(at, None) is None


def test_the_file_says_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    write_dataset(out, GAME, 2, 1, BOTS, 7, {"best_split": True})
    metadata = parquet.read_schema(out).metadata
    told = json.loads(metadata[b"wabe"])
    assert (told["game"], told["rules"], told["data"]) == (GAME.name, GAME.version, None)
    assert "seed" not in told  # it would deal what is hidden
    assert (told["bots"], told["players"], told["options"]["best_split"]) == (BOTS, 2, True)
    assert told["encoding"] == {
        "version": GAME.encoding().version, "size": GAME.encoding().size, "n": GAME.encoding().n,
        "layout": dataset.digest_of(GAME),
    }  # fmt: skip
    assert json.loads(metadata[b"wabe.encoding"]) == GAME.encoding().to_json()


def test_the_example_of_the_document_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_dataset(tmp_path / "games.parquet", GAME, 2, 1, BOTS, 7)
    monkeypatch.chdir(tmp_path)
    document = Path(__file__).parents[2] / "docs" / "dataset.md"
    (example,) = re.findall(r"^```python\n(.*?)^```", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)
    rows = rows_of(tmp_path / "games.parquet")
    assert names["seen"].tolist() == [row["observation"] for row in rows]
    assert names["chosen"].tolist() == [row["action"] for row in rows]


def test_the_columns_are_those_of_the_document(tmp_path: Path) -> None:
    table = match.match_of(GAME, 2, BOTS, 7, None)
    schema = dataset.schema_of(GAME, table, hidden=True)
    document = (Path(__file__).parents[2] / "docs" / "dataset.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \| (\w+)", document, re.MULTILINE)
    assert [name for name, _ in told] == schema.names
    assert all(str(field.type).startswith(kind) for field, (_, kind) in zip(schema, told, strict=True))


def test_what_is_hidden_is_there_only_when_asked_for(tmp_path: Path) -> None:
    for hidden in (False, True):
        out = tmp_path / f"{hidden}.parquet"
        write_dataset(out, GAME, 2, 1, BOTS, 1, hidden=hidden)
        rows = rows_of(out)
        assert all(("state" in row) is hidden for row in rows)
    state = GAME.from_json(json.loads(rows[10]["state"]))
    assert state.seat == rows[10]["seat"]
    assert state.decisions == 10


def test_the_same_file_whoever_plays_and_however_often_it_was_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "ROWS", 250)
    whole, cut = tmp_path / "whole.parquet", tmp_path / "cut.parquet"
    write_dataset(whole, GAME, 2, 6, BOTS, 1)
    assert parquet.ParquetFile(whole).num_row_groups >= 2
    for after, torn in ((2, b'{"half a li'), (3, b"")):
        with monkeypatch.context() as patch:
            patch.setattr(dataset, "play", failing_after(after))
            with pytest.raises(KeyboardInterrupt):
                write_dataset(cut, GAME, 2, 6, BOTS, 1)
        with (tmp_path / "cut.parquet.games").open("ab") as file:
            file.write(b"half a game")
        with (tmp_path / "cut.parquet.journal").open("ab") as file:
            file.write(torn)
    assert not cut.exists()
    played: list[int] = []
    play = dataset.play

    def noted(*args: Any) -> Any:
        played.append(args[2])
        return play(*args)

    monkeypatch.setattr(dataset, "play", noted)
    write_dataset(cut, GAME, 2, 6, BOTS, 1)
    assert played == [5]
    assert cut.read_bytes() == whole.read_bytes()
    assert {path.name for path in tmp_path.iterdir()} == {"whole.parquet", "cut.parquet"}


def failing_after(games: int) -> Any:
    """Plays so many games, and is interrupted in the next."""
    left, play = [games], dataset.play

    def played(*args: Any) -> Any:
        if not left[0]:
            raise KeyboardInterrupt
        left[0] -= 1
        return play(*args)

    return played


def test_the_same_file_from_several_processes(tmp_path: Path) -> None:
    for processes in (1, 2):
        write_dataset(tmp_path / f"{processes}.parquet", GAME, 2, 4, BOTS, 1, processes=processes)
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()


def test_more_games_than_before_begin_with_the_same(tmp_path: Path) -> None:
    for games in (1, 2):
        write_dataset(tmp_path / f"{games}.parquet", GAME, 2, games, BOTS, 1)
    first, both = rows_of(tmp_path / "1.parquet"), rows_of(tmp_path / "2.parquet")
    assert both[: len(first)] == first
    assert {row["game"] for row in both[len(first) :]} == {1}


def test_what_is_kept_of_other_games_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.parquet"
    with monkeypatch.context() as patch:
        patch.setattr(dataset, "play", failing_after(1))
        with pytest.raises(KeyboardInterrupt):
            write_dataset(out, GAME, 2, 2, BOTS, 1)
    with pytest.raises(BadJournal, match="its seed is 1, not 2"):
        write_dataset(out, GAME, 2, 2, BOTS, 2)
    with pytest.raises(BadJournal, match="its hidden is False, not True"):
        write_dataset(out, GAME, 2, 2, BOTS, 1, hidden=True)
    (tmp_path / "games.parquet.games").write_bytes(b"")
    with pytest.raises(BadDataset, match="has lost games"):
        write_dataset(out, GAME, 2, 2, BOTS, 1)


def test_a_dataset_is_never_replaced(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    out.write_bytes(b"mine")
    with pytest.raises(BadDataset, match="is there already"):
        write_dataset(out, GAME, 2, 1)
    assert out.read_bytes() == b"mine"


def test_a_game_without_an_encoding_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotEncoded, match="has no encoding for learning programs"):
        write_dataset(tmp_path / "games.parquet", PENNIES, 2, 1)
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r'pip install "wabe\[lab\]"'):
        write_dataset(tmp_path / "games.parquet", GAME)


@pytest.mark.parametrize("on", [[], [0], [7, 8], [0, 3, 16], list(range(17))])
def test_a_mask_is_packed_lowest_bit_first(on: list[int]) -> None:
    mask = octets(17)
    for number in on:
        mask[number] = 1
    assert len(dataset.packed(mask)) == 3
    assert bits(dataset.packed(mask)) == on


def test_bots_are_let_go_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[levels.Bot] = []

    def close(bot: levels.Bot) -> None:
        closed.append(bot)

    monkeypatch.setattr(levels.Bot, "close", close)
    write_dataset(tmp_path / "games.parquet", GAME, 2, 3, ["random"])
    assert len(closed) == 6


@pytest.mark.parametrize("line", ["7", "[]", "[1,2]", '["a",2,3]', "[0,9,9]", "[9,9,-1]", "{}"])
def test_a_journal_with_lines_that_are_no_games_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    out, book = tmp_path / "games.parquet", tmp_path / "games.parquet.journal"
    with monkeypatch.context() as patch:
        patch.setattr(dataset, "play", failing_after(1))
        with pytest.raises(KeyboardInterrupt):
            write_dataset(out, GAME, 2, 2, BOTS, 1)
    book.write_text(f"{book.read_text().splitlines()[0]}\n{line}\n")
    with pytest.raises(BadJournal, match="is no journal of results, or it is broken"):
        write_dataset(out, GAME, 2, 2, BOTS, 1)


def test_fewer_games_than_were_kept_are_the_first_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, whole = tmp_path / "games.parquet", tmp_path / "whole.parquet"
    with monkeypatch.context() as patch:
        patch.setattr(dataset, "play", failing_after(3))
        with pytest.raises(KeyboardInterrupt):
            write_dataset(out, GAME, 2, 4, BOTS, 1)
    assert write_dataset(out, GAME, 2, 2, BOTS, 1).games == write_dataset(whole, GAME, 2, 2, BOTS, 1).games == 2
    assert out.read_bytes() == whole.read_bytes()
