"""What the log of a table tells of actions that were taken back."""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest

import wabe
from tests.server.client import Json
from wabe.kernel.game import Game
from wabe.server.play import LINES, Play
from wabe.server.retelling import Retelling
from wabe.server.store import SavedEvent
from wabe.texts import Texts

TITLES = ("wonderland_xiii", "alicematic_heroes", "wonderlands_war")
PLAYERS = 3
UNDOS = 12
TOLD = {"taken-back", "choice-taken-back"}


class Played:
    """A play in which now and then as much is taken back as can be.

    Args:
        game: the title.

    `undone` has for each seat and the spectators, `None`, what each had seen of every action that was taken back.
    """

    def __init__(self, game: Game) -> None:
        self.play = Play(game, PLAYERS, 5, {})
        self.events: list[SavedEvent] = []
        self.undone: dict[int | None, list[list[Json]]] = {seat: [] for seat in (None, *range(PLAYERS))}
        rng, twice = Random(5), False
        while len(self.undone[None]) < UNDOS or not twice:
            seat = self.act(rng)
            undos = 0
            while rng.random() < 0.7 and self.play.record.undo_refusal(seat) is None:
                self.undo(seat)
                undos += 1
            twice = twice or undos > 1

    def act(self, rng: Random) -> int:
        state = self.play.record.state
        seat = state.seat
        form = self.play.act(seat, state.form(rng.choice(state.legal_actions()), seat))
        self.events.append(SavedEvent(self.play.seq, "act", seat, form, None))
        return seat

    def undo(self, seat: int) -> None:
        before = {eyes: whole(self.play, eyes) for eyes in self.undone}
        self.play.undo(seat)
        self.events.append(SavedEvent(self.play.seq, "undo", seat, {}, None))
        for eyes, log in before.items():
            left = {entry["index"] for entry in whole(self.play, eyes)}
            self.undone[eyes].append([entry for entry in log if entry["index"] not in left])


@pytest.fixture(scope="module", params=TITLES)
def played(request: pytest.FixtureRequest) -> Played:
    return Played(wabe.load(request.param))


def whole(play: Play, seat: int | None) -> list[Json]:
    """The whole log, read from its end; a chapter that goes on in the next part is one."""
    part = play.log(seat)
    lines: list[Json] = part["log"]
    while part["earlier"]:
        part = play.log(seat, lines[0]["index"])
        lines = part["log"] + lines
    running = None
    for line in lines:
        if "chapter" in line and line["chapter"] == running:
            del line["chapter"]
        running = line.get("chapter", running)
    return lines


def told(play: Play, seat: int | None) -> list[Json]:
    return [entry for entry in whole(play, seat) if entry["kind"] in TOLD]


def test_every_action_taken_back_is_told_as_each_had_seen_it(played: Played) -> None:
    for seat, undone in played.undone.items():
        said = [entry["text"]["args"].get("what", []) for entry in told(played.play, seat)]
        assert said == [[entry["text"] for entry in entries] for entries in undone]


def test_lines_of_the_log_stay_in_order_and_none_gets_the_number_of_another(played: Played) -> None:
    log = whole(played.play, 0)
    for name in ("index", "seq"):
        assert [entry[name] for entry in log] == sorted(entry[name] for entry in log), name
    gone = {entry["index"] for entries in played.undone[0] for entry in entries}
    assert len({entry["index"] for entry in log} | gone) == len(log) + len(gone)


def test_the_log_is_told_in_chapters_that_begin_once_each_with_what_happened_in_them(played: Played) -> None:
    record, log = played.play.record, whole(played.play, None)
    headings = [entry["chapter"] for entry in log if "chapter" in entry]
    assert "chapter" in log[0]
    told_in = [chapter for chapter, _ in groupby(event.chapter for event in record.events)]
    assert headings == [chapter and chapter.to_json() for chapter in told_in]
    turns = [heading["args"]["turn"] for heading in headings if "turn" in heading["args"]]
    assert turns == sorted(set(turns))
    assert turns[-1:] in ([], [record.state.turn_number()])  # not yet in the set-up of Heroes
    assert not any("chapter" in entry for entry in told(played.play, None))
    texts = Texts(record.game, [])
    assert all(texts.text(heading["key"], **heading["args"]) for heading in headings)


def test_the_log_of_the_war_has_a_chapter_for_each_turn_at_the_table_and_each_battle() -> None:  # WW-T02, WW-B01
    play, chance = Play(wabe.load("war"), 3, 5, {}), Random(1)
    while not play.over:
        state = play.record.state
        play.act(state.seat, state.form(chance.choice(state.legal_actions())))
    chapters: list[list[Json]] = []
    for entry in whole(play, None):
        if "chapter" in entry:
            chapters.append([])
        chapters[-1].append(entry)
    begun = [chapter[0]["chapter"]["key"] for chapter in chapters]
    assert begun[:3] == ["chapter-start", "chapter-round", "chapter-tea"]
    assert set(begun) == {"chapter-start", "chapter-round", "chapter-tea", "chapter-battle"}
    for chapter in chapters:
        heading, kinds = chapter[0]["chapter"], [entry["kind"] for entry in chapter]
        if heading["key"] == "chapter-tea":
            assert (kinds[0], kinds.count("tea-turn")) == ("tea-turn", 1)
            assert heading["args"]["seat"] == f"#{chapter[0]['args']['seat']}"
        elif heading["key"] == "chapter-battle":
            assert kinds[0] in ("battle-started", "uncontested")
        else:
            assert not {"tea-turn", "battle-started", "drew"} & set(kinds)


def test_the_log_is_sent_in_parts_that_say_where_the_one_before_ends(played: Played) -> None:
    log, parts, left = whole(played.play, 1), [played.play.log(1)], 0
    while left := parts[0]["earlier"]:
        assert "chapter" in parts[0]["log"][0]
        parts.insert(0, played.play.log(1, parts[0]["log"][0]["index"]))
        assert left == parts[0]["earlier"] + len(parts[0]["log"])
    assert [len(part["log"]) for part in parts[1:]] == [LINES] * (len(parts) - 1)
    assert [entry["index"] for entry in log] == [entry["index"] for part in parts for entry in part["log"]]
    assert played.play.log(1, 0) == {"log": [], "earlier": 0}
    assert played.play.log(1, 10**9) == played.play.log(1)


def test_what_was_taken_back_is_told_after_a_restart_too(played: Played) -> None:
    again = Play(played.play.record.game, PLAYERS, 5, {})
    Retelling(again, {}, again.record.game.version, is_other=False).tell(played.events)
    for seat in (None, *range(PLAYERS)):
        assert whole(again, seat) == whole(played.play, seat)


def test_what_was_taken_back_is_said_without_the_name_again() -> None:
    play = Play(wabe.load("xiii"), 2, 7, {})
    seat = play.record.state.seat
    play.act(seat, {"kind": "unlock", "deck": 0})
    play.undo(seat)
    texts = Texts(play.record.game, ["Ann", "Bea"])
    message = whole(play, None)[-1]["text"]
    assert texts.text(message["key"], **message["args"]) == f"{texts.name(seat)} took back: unlocks deck 1."
