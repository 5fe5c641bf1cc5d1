"""Ladders: the same deal from every seat, the same outcome however it was reached, and when they stop."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arena.failing import fail_after
from wabe import bots
from wabe.arena import MatchCut
from wabe.arena.journal import BadJournal
from wabe.arena.ladder import ladder, play, prepared
from wabe.games.wonderland_xiii import GAME
from wabe.kernel.errors import WabeError

THREE = ["random", "caterpillar", "knight"]


def test_all_play_the_same_deal_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int, int]] = []

    class Watcher(bots.Bot):
        def think(self, situation: bots.Situation) -> list[bots.Thought]:
            seen.append((self.name, situation.seat, hash(str(situation.view["players"]))))
            return [bots.Thought(situation.legal_actions[0])]

        name = "a"

    class Other(Watcher):
        name = "b"

    monkeypatch.setitem(bots.LEVELS, "a", bots.Level("a", Watcher))
    monkeypatch.setitem(bots.LEVELS, "b", bots.Level("b", Other))
    work = prepared(GAME, ["a", "b"], 2, None, 5, {}, "processor")
    games = []
    for number, turn in ((0, 0), (0, 1), (1, 0)):
        seen.clear()
        outcome = play(GAME, work, number, turn)
        games.append((outcome.scores, {name: seat for name, seat, _ in seen}, [view for *_, view in seen]))
    (scores, seats, views), (same, turned, again), (_, _, other) = games
    assert seats == {"a": 0, "b": 1}
    assert turned == {"a": 1, "b": 0}
    assert views == again  # both play alike: the same deal is the same game
    assert scores == same
    assert views != other


def test_the_better_bot_stands_higher_and_all_adds_up() -> None:
    report = ladder(GAME, THREE, 3, games=15, seed=1).to_json()
    assert [each["bot"] for each in report["entrants"]] == ["caterpillar", "knight", "random"]
    assert sum(each["wins"] for each in report["entrants"]) == pytest.approx(15)
    assert [each["mu"] for each in report["entrants"]] == sorted((e["mu"] for e in report["entrants"]), reverse=True)
    assert all(each["ordinal"] == pytest.approx(each["mu"] - 3 * each["sigma"]) for each in report["entrants"])
    assert (report["played"], report["rounds"], report["fair"]) == (15, 5, pytest.approx(1 / 3))
    shares = {each["bot"]: each["share"] for each in report["entrants"]}
    for pair in report["pairs"]:
        assert pair["difference"] == pytest.approx(shares[pair["one"]] - shares[pair["other"]])
        assert pair["ahead"] + pair["level"] + pair["behind"] == pair["games"] == 15
        assert pair["low"] <= pair["difference"] <= pair["high"]
    assert [games for games, _ in report["course"]] == list(range(3, 16, 3))
    assert json.loads(json.dumps(report)) == report


def test_the_outcome_does_not_depend_on_the_processes() -> None:
    alone, together = (ladder(GAME, THREE, 3, games=9, processes=count).to_json() for count in (1, 2))
    assert alone == together


def test_only_whole_rounds_are_played() -> None:
    assert ladder(GAME, THREE, 3, games=8).games == 6
    assert ladder(GAME, THREE, 3, games=1).games == 3


def test_more_bots_than_seats_meet_in_turn_and_fillers_are_not_rated() -> None:
    report = ladder(GAME, ["random", "dormouse", "knight"], 2, games=6).to_json()
    assert {pair["games"] for pair in report["pairs"]} == {2}
    filled = ladder(GAME, ["random", "dormouse"], 3, games=6, fill="caterpillar").to_json()
    assert {each["bot"] for each in filled["entrants"]} == {"dormouse", "random"}
    assert sum(each["wins"] for each in filled["entrants"]) < 6
    assert ladder(GAME, THREE, 3, games=3, fill="dormouse").about["fill"] is None


def test_it_stops_as_soon_as_the_order_is_sure() -> None:
    sure: list[bool] = []
    standing = ladder(GAME, ["random", "caterpillar"], games=200, until_sure=0.2, progress=lambda *_: sure.append(True))
    assert 10 <= standing.games == 2 * len(sure) < 60
    assert standing.to_json()["sure"] is True
    assert standing.to_json()["pairs"][0]["better"] == "caterpillar"
    assert standing.pairs[0, 1].evidence.side(0.2) == -1 != standing.pairs[0, 1].evidence.side(0.0001)
    undecided = ladder(GAME, ["random", "knight"], games=4, until_sure=0.2)
    assert (undecided.games, undecided.to_json()["sure"]) == (4, False)


# --- going on ---------------------------------------------------------------------------------------------------------

KILLED = """
import os, signal, sys
from pathlib import Path
from wabe.arena import journal
from wabe.arena.ladder import ladder
from wabe.games.wonderland_xiii import GAME

add = journal.Journal.add

def count(self, result):
    add(self, result)
    count.lines += 1
    if count.lines == 6:
        self.file.write(b'[[0,')
        self.file.flush()
        os.kill(os.getpid(), signal.SIGKILL)

count.lines = 0
journal.Journal.add = count
ladder(GAME, ["random", "caterpillar", "knight"], 3, games=9, journal=Path(sys.argv[1]))
"""


def test_a_killed_ladder_goes_on_to_the_same_report(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    ended = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
    assert ended.returncode == -9
    assert len(path.read_bytes().splitlines()) == 7  # what is played, five games, half of one
    told: list[tuple[int, int]] = []
    resumed = ladder(GAME, THREE, 3, games=9, journal=path, progress=lambda *numbers: told.append(numbers))
    assert resumed.to_json() == ladder(GAME, THREE, 3, games=9).to_json()
    assert told == [(games, 9) for games in range(3, 10, 3)]
    written = path.read_bytes()
    assert ladder(GAME, THREE, 3, games=9, journal=path).to_json() == resumed.to_json()  # all is kept: none is played
    assert path.read_bytes() == written


def test_a_ladder_that_stopped_when_sure_stops_there_again(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    first, again = (
        ladder(GAME, ["random", "caterpillar"], games=200, until_sure=0.2, journal=path).to_json() for _ in range(2)
    )
    assert first == again
    assert len(path.read_bytes().splitlines()) == 1 + first["played"]


def test_a_journal_of_other_settings_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    ladder(GAME, THREE, 3, games=3, journal=path)
    before = path.read_bytes()
    for more, sentence in (({"seed": 2}, "its seed is 0, not 2"), ({"games": 6}, "its games is 3, not 6")):
        with pytest.raises(BadJournal, match=sentence):
            ladder(GAME, THREE, 3, **{"games": 3, "journal": path, **more})  # type: ignore[arg-type]
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "line", ["7", "[]", '[[0,1],[1,"x"],[3,4],9,9]', "[[1,0],[1,0],[3,4],9,9]", "[[0,1],[1],[3,4],9,9]"]
)
def test_a_journal_with_lines_that_are_no_games_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "ladder.jsonl"
    ladder(GAME, ["random", "knight"], games=2, journal=path)
    head, *rest = path.read_text().splitlines()
    path.write_text("\n".join([head, line, *rest[1:], ""]))
    with pytest.raises(BadJournal, match="is no journal of results, or it is broken"):
        ladder(GAME, ["random", "knight"], games=2, journal=path)


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"games": 0}, "The number of games is from 1 to"),
        ({"bots": ["random"]}, "Name two or more different bots"),
        ({"bots": ["random", "random"]}, "Name two or more different bots"),
        ({"bots": ["random", "clever"]}, "There is no bot 'clever'"),
        ({"players": 3}, "A table of 3 needs 3 bots, not 2."),
        ({"players": 3, "fill": "clever"}, "There is no bot 'clever'"),
        ({"players": 5}, "wonderland_xiii is for 2 to 4 players, not 5."),
        ({"clock": "sun"}, "Seconds are counted by one of processor, wall, not 'sun'."),
        ({"seed": -1}, "A seed is a whole number"),
    ],
)
def test_bad_ladders(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(WabeError) as raised:
        ladder(**{"game": GAME, "bots": ["random", "knight"], "games": 2, **given})  # type: ignore[arg-type]
    assert str(raised.value).startswith(sentence)


def test_seconds_are_of_processor_time_unless_the_clock_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    class Timed(bots.Bot):
        def think(self, situation: bots.Situation) -> list[bots.Thought]:
            seen.append(self.by_processor)
            return [bots.Thought(situation.legal_actions[0])]

    monkeypatch.setitem(bots.LEVELS, "timed", bots.Level("timed", Timed))
    for clock, expected in (("processor", True), ("wall", False)):
        seen.clear()
        ladder(GAME, ["timed", "random"], games=2, clock=clock)
        assert set(seen) == {expected}


def test_a_bot_that_fails_leaves_the_standing_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    fail_after(5, monkeypatch)
    with pytest.raises(MatchCut, match=r"Of 8 games 4 had been played\.") as raised:
        ladder(GAME, ["failing", "random"], games=8)
    told = raised.value.report.to_json()
    assert (told["played"], told["rounds"]) == (4, 2)
