"""Matches: who sits where, what is counted, and the same outcome however they are played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.arena.failing import fail_after
from tests.campaign import campaign
from wabe import bots
from wabe.arena import BadMatch, MatchCut, play, simulate
from wabe.arena.journal import BadJournal
from wabe.arena.match import Match
from wabe.games.wonderland_xiii import GAME
from wabe.kernel.errors import BadOptions, BadPlayers, BadSeed


def test_a_match() -> None:
    report = simulate(GAME, 3, 12, ["greedy", "random", "random"], seed=1)
    assert [entrant.bot for entrant in report.entrants] == ["greedy", "random", "random"]
    assert [entrant.games for entrant in report.entrants] == [12, 12, 12]
    assert sum(entrant.wins for entrant in report.entrants) == pytest.approx(12)
    assert sum(entrant.share for entrant in report.entrants) == pytest.approx(1)
    assert report.fair == pytest.approx(1 / 3)
    assert report.entrants[0].share > 0.5
    assert report.entrants[0].mean_score > report.entrants[1].mean_score


def test_greedy_beats_random() -> None:
    games = campaign(200)
    low, high = simulate(GAME, 2, games, ["greedy", "random"], seed=2).entrants[0].interval
    assert 0.6 < low < high <= 1.0


def test_the_same_in_several_processes() -> None:
    reports = [
        simulate(GAME, 2, 9, ["greedy", "random"], 3, {"best_split": True}, processes).to_json() for processes in (1, 2)
    ]
    assert reports[0] == reports[1]


def test_a_seed_decides() -> None:
    first, again, other = (simulate(GAME, 2, 6, seed=seed).to_json() for seed in (1, 1, 2))
    assert first == again
    assert first["entrants"] != other["entrants"]


def test_no_seed_is_a_new_one() -> None:
    seeds = {simulate(GAME, 2, 1, seed=None).seed for _ in range(3)}
    assert len(seeds) == 3


def test_bots_change_seats() -> None:
    """The same game with the bots one seat on: the same seeds, so the scores move on."""
    fixed = Match("wonderland_xiii", 2, ["random", "random"], 5, GAME.check_options({}), rotate=False)
    rotated = fixed._replace(rotate=True)
    assert play(GAME, fixed, 0) == play(GAME, rotated, 0)
    seats: list[int] = []

    class Watcher(bots.Bot):
        def think(self, situation: bots.Situation) -> list[bots.Thought]:
            seats.append(situation.seat)
            return [bots.Thought(situation.legal_actions[0])]

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(bots.LEVELS, "watcher", bots.Level("watcher", Watcher))
        watched = fixed._replace(bots=["watcher", "random"])
        for match, expected in ((watched, [0, 0]), (watched._replace(rotate=True), [0, 1])):
            for index in range(2):
                seats.clear()
                play(GAME, match, index)
                assert set(seats) == {expected[index]}


def test_one_bot_for_all_seats() -> None:
    assert [entrant.bot for entrant in simulate(GAME, 4, 1, ["greedy"]).entrants] == ["greedy"] * 4
    assert [entrant.bot for entrant in simulate(GAME, games=1).entrants] == ["random"] * 2


def test_progress() -> None:
    done: list[tuple[int, int]] = []
    simulate(GAME, 2, 60, progress=lambda *numbers: done.append(numbers))
    assert done == [(50, 60), (60, 60)]


def test_a_report_as_json() -> None:
    data = simulate(GAME, 2, 4, ["greedy", "random"], seed=1, options={"best_split": True}).to_json()
    assert json.loads(json.dumps(data)) == data
    assert data["options"]["best_split"] is True
    assert (data["game"], data["players"], data["games"], data["fair"]) == ("wonderland_xiii", 2, 4, 0.5)
    assert data["decisions_per_game"] > data["turns_per_game"] > 1
    assert set(data["entrants"][0]) == {"bot", "games", "wins", "share", "low", "high", "mean_score"}


@pytest.mark.parametrize(
    ("match", "error", "sentence"),
    [
        ({"games": 0}, BadMatch, "The number of games is from 1 to 1000000000, not 0."),
        ({"games": True}, BadMatch, "The number of games is from 1 to 1000000000, not True."),
        ({"processes": 65}, BadMatch, "The number of processes is from 1 to 64, not 65."),
        ({"processes": 0}, BadMatch, "The number of processes is from 1 to 64, not 0."),
        ({"bots": ["random"] * 3}, BadMatch, "2 players need 2 bots, or one for all seats, not 3."),
        (
            {"bots": "greedy"},
            BadMatch,
            f"The bots are a list of levels, such as {list(bots.levels_of(GAME))}, not 'greedy'.",
        ),
        ({"bots": [GAME, "random"]}, BadMatch, "The bots are a list of levels"),
        ({"bots": [bots.create("greedy", GAME)]}, BadMatch, "The bots are a list of levels"),
        ({"bots": bots.create("greedy", GAME)}, BadMatch, "The bots are a list of levels"),
        ({"bots": [10**5000]}, BadMatch, "The bots are a list of levels"),
        ({"games": 10**5000}, BadMatch, "The number of games is from 1 to 1000000000, not a number too long to show."),
        ({"seed": 10**5000}, BadSeed, "A seed is a whole number"),
        ({"seed": "7"}, BadSeed, "A seed is a whole number"),
        ({"players": 10**5000}, BadPlayers, "wonderland_xiii is for 2 to 4 players, not a number too long to show."),
        ({"game": "xiii"}, BadMatch, "A match needs a game, such as wabe.load gives, not 'xiii'."),
        ({"bots": ["clever"]}, bots.BadBot, f"There is no bot 'clever'; there are {', '.join(bots.levels_of(GAME))}."),
        ({"players": 5}, BadPlayers, "wonderland_xiii is for 2 to 4 players, not 5."),
        ({"options": {"magic": True}}, BadOptions, "There is no option 'magic'"),
        ({"seed": -1}, BadSeed, "A seed is a whole number"),
    ],
)
def test_bad_matches(match: dict[str, object], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error) as raised:
        simulate(**{"game": GAME, **match})  # type: ignore[arg-type]
    assert str(raised.value).startswith(sentence)


# --- going on ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    ["7", "[]", "{}", "null", "[[1.0],[4,3],9,9]", '[[1,0],[4,"3"],9,9]', "[[1,0],[4,3],9]", "[[1,0],[4,3],9,null]"],
)
def test_a_journal_with_lines_that_are_no_games_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "match.jsonl"
    simulate(GAME, 2, 2, seed=1, journal=path)
    head, _, last = path.read_text().splitlines()
    path.write_text("\n".join([head, line, last, ""]))
    with pytest.raises(BadJournal, match="is no journal of results, or it is broken"):
        simulate(GAME, 2, 3, seed=1, journal=path)


def test_a_match_goes_on_to_the_same_report(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    simulate(GAME, 2, 2, seed=1, journal=path)
    kept = path.read_bytes()
    assert simulate(GAME, 2, 4, seed=1, journal=path).to_json() == simulate(GAME, 2, 4, seed=1).to_json()
    assert path.read_bytes().startswith(kept)
    assert simulate(GAME, 2, 2, seed=1, journal=path).games == 2
    with pytest.raises(BadJournal, match="its rotate is True, not False"):
        simulate(GAME, 2, 4, seed=1, journal=path, rotate=False)


def test_a_bot_that_fails_leaves_the_report_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    fail_after(2, monkeypatch)
    with pytest.raises(MatchCut, match=r"Of 5 games 2 had been played\.") as raised:
        simulate(GAME, 2, 5, ["failing", "random"])
    assert raised.value.report.games == 2
