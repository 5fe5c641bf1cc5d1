"""Rounds of learning: games, a fit to all games so far, a match at the gate; the better value plays the next games."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Final, Protocol, TypeVar

from wabe.arena.pool import in_order
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.learn import gate
from wabe.learn.card import card
from wabe.learn.games import Players, Subject, play_some
from wabe.learn.run import BadRun, Plan, Run

PLAYING: Final = 0.75  # of a round's time goes to games, the rest to the gate
ENOUGH_GAMES: Final = 1000  # of a round: more of them teach a linear value nothing
LEAST_GAMES: Final = 10  # for five parts of which each is held out in turn

J = TypeVar("J")


class Teller(Protocol):
    """Whoever is told how far a run is."""

    def step(self, what: str, number: int, done: int, whole: int) -> None:
        """`games` or `gate` of a round: so many done, of all: games, or seconds where time is the limit."""

    def round(self, report: Json) -> None:
        """A round is done."""


class Learning:
    """A run under way.

    Args:
        game: the title.
        subject: the same, as other processes know it.
        plan: how long.
        run: its folder.
        teller: told of the progress.
    """

    def __init__(self, game: Game, subject: Subject, plan: Plan, run: Run, teller: Teller) -> None:
        self.game = game
        self.subject = subject
        self.plan = plan
        self.run = run
        self.teller = teller
        value = None if plan.anew else game.value_for(subject.players)
        self.present: Json | None = None if value is None else value.to_json()
        self.end = None if plan.seconds is None else monotonic() + plan.seconds
        self.reports: list[Json] = []
        self.path: Path | None = None

    def learn(self) -> None:
        """All rounds; those done already are read."""
        for number in range(self.plan.rounds):
            report = self.run.read(f"round-{number}.json")
            if report is None:
                report = self.round(number)
                self.run.write(f"round-{number}.json", report)
            self.teller.round(report)
            self.reports.append(report)
            if report["kept"]:
                self.present = report["weights"]
                self.keep(report["weights"])

    def keep(self, weights: Json) -> None:
        """Write down weights that are better, with their card."""
        self.path = self.run.keep(self.subject.players, weights)
        page = card(self.game, self.subject, self.plan, self.reports)
        self.path.with_suffix(".md").write_text(page, encoding="utf-8")

    def round(self, number: int) -> Json:
        """One round."""
        share = self.share_of_time(number)
        found = self.fit_of(number, share and share * PLAYING)
        against = found.pop("against")
        match = gate.Match(self.subject, number, self.plan.iterations, found["weights"], against)
        results = self.fill("gate", number, self.plan.gate, share and share * (1 - PLAYING), gate.play_some, match)
        whole = len(results) - len(results) % self.subject.players
        if whole == 0:
            raise BadRun("error-learn-time")
        found["gate"] = gate.report(results[:whole], self.subject.players)
        found["kept"] = found["learned"][0] < found["present"][0] and found["gate"]["share"] >= found["gate"]["fair"]
        return found

    def fit_of(self, number: int, seconds: float | None) -> Json:
        """The fit of a round, made once: a match that has begun is to its end one of the same two values."""
        found = self.run.read(f"fit-{number}.json")
        if found is None:
            players = Players(self.subject, number, number > 0, self.plan.iterations, self.present)
            self.fill("games", number, self.plan.games or ENOUGH_GAMES, seconds, play_some, players)
            found = {**self.fit(number), "against": self.present}
            self.run.write(f"fit-{number}.json", found)
        return found

    def share_of_time(self, number: int) -> float | None:
        """Seconds for a round: what is left, divided among those that are not done; None without a limit."""
        return None if self.end is None else max(0.0, self.end - monotonic()) / (self.plan.rounds - number)

    def fill(
        self,
        what: str,
        number: int,
        most: int,
        seconds: float | None,
        work: Callable[[J, range], list[Json]],
        job: J,
    ) -> list[Json]:
        """The lines of a file of the round, until there are enough of them or the time is over."""
        name = f"{what}-{number}.jsonl"
        lines, begun = self.run.lines(name), monotonic()
        with closing(in_order(work, job, range(len(lines), most), self.plan.processes)) as results:
            while len(lines) < most:
                spent = monotonic() - begun
                if seconds is None:
                    self.teller.step(what, number, len(lines), most)
                else:
                    self.teller.step(what, number, int(spent), int(seconds))
                if seconds is not None and spent >= seconds:
                    break
                lines.append(next(results))
                self.run.add_line(name, lines[-1])
        return lines

    def fit(self, number: int) -> Json:
        """Weights and figures from all games so far; the figures are of the newest ones."""
        from wabe.learn.fit import fitted, loss_of
        from wabe.learn.samples import gathered, samples

        games = [self.run.lines(f"games-{each}.jsonl") for each in range(number + 1)]
        before = sum(map(len, games[:-1]))
        every = [line for each in games for line in each]
        if len(games[-1]) < LEAST_GAMES:
            raise BadRun("error-learn-few", least=LEAST_GAMES, games=len(games[-1]))
        data = gathered(samples(self.subject, every, self.plan.processes))
        newest = range(before, len(every))
        found, figures = fitted(data, newest)
        return {
            "round": number,
            "all_games": len(every),
            "ridge": found.ridge,
            **figures,
            "present": loss_of(data, newest, self.present),
            "present_is_learned": self.present is not None,
            "weights": found.to_json(self.game.columns()),
        }


def learn(game: Game, subject: Subject, plan: Plan, folder: Path, teller: Teller) -> tuple[list[Json], Path | None]:
    """Learn a value.

    Args:
        game: the title; an installed one, as processes load it by its name.
        subject: the same, as other processes know it.
        plan: how long.
        folder: where all of it is kept; a run that was ended goes on there.
        teller: told of the progress.

    Returns:
        What came of each round; and the file of weights, with its card beside, None if none is better than what is.

    Raises:
        BadRun: with what is wrong.
    """
    if not game.columns():
        raise BadRun("error-learn-no-features", title=game.name)
    if plan.gate < subject.players:
        raise BadRun("error-learn-gate", least=subject.players, games=plan.gate)
    if plan.games is not None and plan.games < LEAST_GAMES:
        raise BadRun("error-learn-few", least=LEAST_GAMES, games=plan.games)
    learning = Learning(game, subject, plan, Run(folder, game, subject, plan), teller)
    learning.learn()
    return learning.reports, learning.path
