"""Rounds of learning: the same for the same seed, whether they were interrupted or not, and however many play."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import wabe
from tests.kernel.toy import ToyGame
from wabe.kernel.message import Json
from wabe.kernel.value import Value
from wabe.kernel.weights import described, read_value
from wabe.learn import BadRun, Plan, gate, learn, rounds, seed_of
from wabe.learn.card import card
from wabe.learn.games import Subject
from wabe.learn.run import Run

GAME = wabe.load("xiii")
SUBJECT = Subject(GAME.name, None, 2, GAME.check_options({}), 3)
PLAN = Plan(rounds=2, games=12, gate=4, iterations=2)


WON = {"games": 4, "share": 1.0, "low": 0.5, "high": 1.0, "margin": 9.0}


class Ended(Exception):
    """The run was ended."""


class Told:
    """Remembers what it was told, and ends the run after so many steps."""

    def __init__(self, steps: int = 1_000_000) -> None:
        self.left = steps
        self.said: list[tuple[str, int, int, int]] = []
        self.rounds: list[Json] = []

    def step(self, what: str, number: int, done: int, whole: int) -> None:
        self.said.append((what, number, done, whole))
        self.left -= 1
        if self.left < 0:
            raise Ended

    def round(self, report: Json) -> None:
        self.rounds.append(report)


def files(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Told]:
    """A run that nobody interrupted."""
    folder, told = tmp_path_factory.mktemp("whole"), Told()
    learn(GAME, SUBJECT, PLAN, folder, told)
    return folder, told


def test_a_run_tells_how_far_it_is(whole: tuple[Path, Told]) -> None:
    _, told = whole
    assert told.said[0] == ("games", 0, 0, 12)
    assert ("gate", 0, 3, 4) in told.said
    assert [report["round"] for report in told.rounds] == [0, 1]
    assert [report["all_games"] for report in told.rounds] == [12, 24]
    assert all(report["gate"]["games"] == 4 for report in told.rounds)


def test_an_interrupted_run_goes_on_to_the_same_end(whole: tuple[Path, Told], tmp_path: Path) -> None:
    """Wherever it ended, half a line included."""
    for steps in (5, 10, 2, 9):
        with pytest.raises(Ended):
            learn(GAME, SUBJECT, PLAN, tmp_path, Told(steps))
        newest = max(tmp_path.glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
        with newest.open("a", encoding="utf-8") as file:
            file.write('{"seed": 1')
    told = Told()
    learn(GAME, SUBJECT, PLAN, tmp_path, told)
    assert len(told.said) < 20
    assert files(tmp_path) == files(whole[0])


def test_a_match_is_to_its_end_one_of_the_same_two_values(whole: tuple[Path, Told], tmp_path: Path) -> None:
    """Though the run goes on with more games allowed, and another value has come to judge the game meanwhile."""
    with pytest.raises(Ended):
        learn(GAME, SUBJECT, Plan(rounds=1, games=12, gate=4, iterations=2), tmp_path, Told(14))
    assert len((tmp_path / "gate-0.jsonl").read_text(encoding="utf-8").splitlines()) == 2
    other = GAME.with_value(2, Value(GAME.columns(), *[[0.0] * len(GAME.columns())] * 2))
    learn(other, SUBJECT, Plan(rounds=1, games=20, gate=4, iterations=2), tmp_path, Told())
    mine, theirs = files(tmp_path), files(whole[0])
    assert all(mine[name] == theirs[name] for name in ("games-0.jsonl", "gate-0.jsonl", "round-0.json"))


def test_what_is_better_is_written_down_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the rounds after it end."""
    monkeypatch.setattr(gate, "report", lambda _results, players: {**WON, "fair": 1 / players})
    monkeypatch.setattr(rounds.Learning, "fit", better(rounds.Learning.fit))
    with pytest.raises(Ended):
        learn(GAME, SUBJECT, PLAN, tmp_path, Told(20))
    assert {"2.json", "2.md"} <= set(files(tmp_path))


def better(fit: Callable[[rounds.Learning, int], Json]) -> Callable[[rounds.Learning, int], Json]:
    """A fit that loses nothing."""
    return lambda learning, number: {**fit(learning, number), "learned": [0.0, 0.0]}


@pytest.mark.parametrize(
    ("plan", "told"),
    [(Plan(gate=1), "A match of 1 games is too short"), (Plan(games=9), "A fit takes 10 games at least, not 9")],
)
def test_what_cannot_come_to_an_end_is_not_begun(plan: Plan, told: str, tmp_path: Path) -> None:
    with pytest.raises(BadRun, match=told):
        learn(GAME, SUBJECT, plan, tmp_path / "new", Told())
    assert not (tmp_path / "new").exists()


def test_who_names_no_seed_goes_on_with_that_of_the_run_or_learns_from_other_games(
    whole: tuple[Path, Told], tmp_path: Path
) -> None:
    assert seed_of(whole[0]) == SUBJECT.seed
    assert seed_of(tmp_path) != seed_of(tmp_path)


def test_a_run_that_is_done_only_tells_of_it(whole: tuple[Path, Told]) -> None:
    told = Told()
    learn(GAME, SUBJECT, PLAN, whole[0], told)
    assert (told.said, told.rounds) == ([], whole[1].rounds)


def test_the_outcome_does_not_depend_on_the_processes(whole: tuple[Path, Told], tmp_path: Path) -> None:
    plan = Plan(rounds=1, games=12, gate=4, iterations=2, processes=2)
    learn(GAME, SUBJECT, plan, tmp_path, Told())
    mine, theirs = files(tmp_path), files(whole[0])
    assert all(mine[name] == theirs[name] for name in ("games-0.jsonl", "gate-0.jsonl", "round-0.json"))


def test_time_ends_a_round(tmp_path: Path) -> None:
    """What was played until then counts; too little of it is told."""
    with pytest.raises(BadRun, match="A fit takes 10 games"):
        learn(GAME, SUBJECT, Plan(rounds=1, seconds=0.0), tmp_path, Told())


@pytest.mark.parametrize(
    ("subject", "plan"),
    [
        (SUBJECT._replace(players=3), PLAN),
        (SUBJECT._replace(seed=4), PLAN),
        (SUBJECT, Plan(iterations=3)),
        (SUBJECT, Plan(iterations=2, anew=True)),
    ],
)
def test_a_folder_is_of_one_run(whole: tuple[Path, Told], subject: Subject, plan: Plan) -> None:
    with pytest.raises(BadRun, match="Another run is kept in"):
        Run(whole[0], GAME, subject, plan)


def test_a_run_begins_with_the_value_there_is_or_anew(tmp_path: Path) -> None:
    told = {}
    for anew in (False, True):
        plan = Plan(rounds=1, games=12, gate=4, iterations=2, anew=anew)
        learn(GAME, SUBJECT, plan, tmp_path / str(anew), Told())
        report = json.loads((tmp_path / str(anew) / "round-0.json").read_text(encoding="utf-8"))
        told[anew] = card(GAME, SUBJECT, plan, [kept(report)])
        assert (report["present"] == report["hand"]) is anew
    assert "was held against the weights that were there before" in told[False]
    assert "was held against the hand estimate" in told[True]
    assert told[True].count("--seed 3 --anew") == 1
    with pytest.raises(BadRun, match="it differs in anew"):
        Run(tmp_path / "True", GAME, SUBJECT, Plan(iterations=2))


def test_what_cannot_be_read_or_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadRun, match="cannot be used"):
        Run(tmp_path / "file", GAME, SUBJECT, PLAN)
    (tmp_path / "run.json").write_text("[", encoding="utf-8")
    with pytest.raises(BadRun, match="cannot be used"):
        Run(tmp_path, GAME, SUBJECT, PLAN)


# --- weights and card -----------------------------------------------------------------------------------------------


def kept(report: Json) -> Json:
    return {**report, "kept": True}


def test_weights_are_written_as_the_game_reads_them(whole: tuple[Path, Told], tmp_path: Path) -> None:
    weights = whole[1].rounds[0]["weights"]
    path = Run(tmp_path, GAME, SUBJECT, PLAN).keep(2, weights)
    value = read_value(path, described(GAME.name, 2, GAME.version, GAME.content()), GAME.columns())
    assert value.to_json() == weights
    assert path.relative_to(tmp_path) == Path("values/2.json")
    assert json.loads(path.read_text(encoding="utf-8"))["game"] == "wonderland_xiii"


def test_the_card_says_what_was_done_and_how_to_do_it_again(whole: tuple[Path, Told]) -> None:
    reports = [whole[1].rounds[0], kept(whole[1].rounds[1])]
    page = card(GAME, SUBJECT, PLAN, reports)
    assert "wabe learn xiii --players 2 --games 12 --gate 4 --rounds 2 --iterations 2 --seed 3" in page
    assert f"{reports[1]['learned'][0]:.3f} ± {reports[1]['learned'][1]:.3f}" in page
    assert "| 1 | 12 |" in page
    assert "24 games, the newest 12" in page


def test_a_game_without_features_teaches_nothing(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match="names no features"):
        learn(ToyGame(), SUBJECT, PLAN, tmp_path, Told())
