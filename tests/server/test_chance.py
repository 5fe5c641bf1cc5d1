"""The chance of a table: all of it from its secret, which nothing sent tells of, and which proves it at the end."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

import wabe
from tests.server.client import Person
from tests.server.test_table import hot_seat, play_out
from wabe.kernel.chance import KEYED, SEEDED, KeyedChance
from wabe.kernel.events import Event
from wabe.kernel.proof import proof_in
from wabe.kernel.record import Record
from wabe.kernel.rereading import reread
from wabe.server import frames, tables
from wabe.server.play import NOBODY, Play, state_of
from wabe.server.protocol import NewSeat, NewTable, encode
from wabe.server.retelling import RULES, Retelling
from wabe.server.store.rows import SavedEvent, SavedTable

AIDS = {"odds": True, "hints": True, "undo": True}
LONG_GONE = {"kind": "long-gone"}  # what the rules take for no move
Json = dict[str, Any]


def laid(game: str = "war", players: int = 3, seed: int | None = None) -> tables.Laid:
    title = wabe.load(game)
    seats = [NewSeat("me") for _ in range(players)]
    return tables.lay(NewTable(title.name, seats, seed=seed, by_lot=title.seat_0_begins), title, "ann")


def acted(play: Play, count: int, seed: int = 5) -> list[SavedEvent]:
    """So many random actions, as the log has them."""
    rng, done = random.Random(seed), []
    for _ in range(count):
        state = play.record.state
        seat = rng.choice(state.waiting)
        form = play.act(seat, state.form(rng.choice(state.legal_actions(seat)), seat))
        done.append(SavedEvent(play.seq, "act", seat, form, None))
    return done


def told_again(table: SavedTable, events: list[SavedEvent], snapshots: dict[int, Json], *, is_other: bool) -> Play:
    play = tables.begun(table, wabe.load(table.game))
    Retelling(play, snapshots, table.version, is_other=is_other).tell(events)
    return play


# ----- what is sent -----


@pytest.mark.parametrize("game", ["xiii", "heroes", "war"])
def test_nothing_that_is_sent_depends_on_the_secret_of_what_comes(game: str) -> None:
    """The same table with the same past and another secret: every frame for everybody is the same, byte for byte."""
    one = laid(game)
    acted(one.play, 60)
    past = one.play.record
    twin = Play(past.game, 3, 0, one.table.options)
    twin.record = Record(past.game, 3, 0, one.table.options, list(past.log.chance))
    for turn in past.turns:
        twin.act(turn.seat, turn.form)
    twin.record.log.script, twin.record.log.source = None, KeyedChance(bytes(32))
    twin._marks = one.play._marks
    mine, other = (frames.Views(play, play.now, AIDS) for play in (one.play, twin))
    for seat in (None, 0, 1, 2):
        assert encode(mine.snapshot(seat)) == encode(other.snapshot(seat))
        assert encode(mine.update(seat)) == encode(other.update(seat))


def test_a_position_that_is_kept_or_thought_about_knows_nothing_of_the_secret() -> None:
    """Snapshots and the minds of bots get the state alone, whose generator begins alike at every table."""
    first, second = laid(), laid()
    assert first.table.secret != second.table.secret
    assert first.play.record.log.chance != second.play.record.log.chance
    rngs = {play.record.state.to_json()["rng"] for play in (first.play, second.play)}
    assert len(rngs) == 1  # it has only counted how many results there were
    assert first.table.secret not in json.dumps(state_of(first.play.record.state))


# ----- the log -----


def test_a_table_comes_back_from_its_log_with_the_same_chance() -> None:
    made = laid()
    events = acted(made.play, 40)
    again = told_again(made.table, events, {}, is_other=False)
    assert state_of(again.record.state) == state_of(made.play.record.state)
    acted(made.play, 30, seed=8)
    acted(again, 30, seed=8)
    assert again.record.log.chance == made.play.record.log.chance


def test_a_table_of_before_and_one_with_a_seed_go_on_with_their_generator() -> None:
    made = laid(seed=7)
    assert made.table.chance == SEEDED
    assert made.play.record.log.chance == Record(wabe.load("war"), 3, 7).log.chance
    before = replace(made.table, seed=None)
    assert tables.begun(before, wabe.load("war")).record.log.chance != made.play.record.log.chance
    assert laid().table.chance == KEYED


def test_after_other_rules_have_taken_moves_back_chance_is_none_that_was_seen() -> None:
    """The number of the actions goes on past those that were lost, now and whenever the log is told again."""
    made = laid()
    events = acted(made.play, 60)
    newest = made.play.record.number
    events[-10] = replace(events[-10], form=LONG_GONE)
    play = tables.begun(made.table, wabe.load("war"))
    assert Retelling(play, {}, made.table.version, is_other=True).tell(events) == 10
    kept = state_of(play.record.state)
    tables.begin_anew(made.table, play.seq, kept)
    said = Event("rules-changed", {"from": 2, "to": 3, "count": 10})
    play.show(play.seq + 1, kept, said, made.table.version)
    assert play.record.number == newest == 60
    rules = SavedEvent(play.seq, RULES, NOBODY, {"event": said.kind, "args": said.args}, None)
    later = acted(play, 60)
    again = told_again(made.table, [*events, rules, *later], {rules.seq: kept}, is_other=False)
    assert again.record.log.chance == play.record.log.chance
    assert state_of(again.record.state) == state_of(play.record.state)
    file = json.loads(json.dumps({**play.record.to_json(), "proof": tables.proof_of(made.table).to_json()}))
    assert file["film"]["numbers"] == {"51": 60}
    assert reread(file, wabe.load, proof_in(file)).log.proved == len(play.record.log.chance)


# ----- the proof -----


@pytest.mark.parametrize("seed", [None, 7])
def test_the_file_of_a_finished_table_proves_its_chance(ann: Person, seed: int | None) -> None:
    table, lines = hot_seat(ann, seed=seed)
    told = lines[0].table["secret_hash"]
    assert lines[0].table["chance"] == (KEYED if seed is None else SEEDED)
    play_out(lines)
    file = ann.http.get(f"/api/tables/{table}/save").json()
    assert file["proof"].get("secret_hash") == told
    record = reread(file, wabe.load, proof_in(file))
    assert record.log.proved == len(record.log.chance) > 60


def test_a_rematch_has_a_secret_of_its_own() -> None:
    made, game = laid(), wabe.load("war")
    again, _seats = tables.rematch_of(made.table, made.seats, game)
    assert again.chance == KEYED
    assert again.secret != made.table.secret
    assert tables.begun(again, game).record.log.chance != tables.begun(made.table, game).record.log.chance
