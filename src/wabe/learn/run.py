"""The folder of a run: what is learned, and all that was played and found so far, so that a run may end at any time.

`run.json` says what is learned. Of each round: `games-0.jsonl`, a line for each game, `fit-0.json` with what comes of
them, `gate-0.jsonl`, a line for each game of the match, and when it is done `round-0.json`. The weights lie in
`values/`, as in the folder of a game.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from wabe.kernel.errors import WabeError
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.rng import check_seed
from wabe.kernel.weights import FORMAT, described, file_of
from wabe.learn.games import Subject


class BadRun(WabeError):
    """A folder that holds another run, or what cannot be used."""

    code: ClassVar[str] = "bad-run"


@dataclass(frozen=True)
class Plan:
    """How long a run learns.

    Args:
        rounds: how many; the first of greedy bots that err, the others of searches with what was learned.
        games: of each round; None: as many as the time allows, and no more than a fit needs (`rounds.ENOUGH_GAMES`).
        seconds: from now on, for the rounds that are not done yet; None: as long as it takes.
        gate: games of the match against the present value; a multiple of the players gives all seats equally.
        iterations: of the searches.
        processes: how many play side by side.
        anew: begins with the hand estimate, whatever value there is.
    """

    rounds: int = 3
    games: int | None = None
    seconds: float | None = None
    gate: int = 96
    iterations: int = 60
    processes: int = 1
    anew: bool = False


class Run:
    """The folder of a run, made if missing.

    Raises:
        BadRun: something else is learned there, or it cannot be written.
    """

    def __init__(self, folder: Path, game: Game, subject: Subject, plan: Plan) -> None:
        self.folder = folder
        self.value: Json = described(game.name, subject.players, game.version, game.content())
        about: Json = {**self.value, **subject._asdict(), "iterations": plan.iterations}
        about.pop("data")
        if plan.anew:  # only then, so that a run of before it could be asked for goes on
            about["anew"] = True
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unusable(folder, error) from error
        known = self.read("run.json")
        if known is None:
            self.write("run.json", about)
        elif known != about:
            differing = next(name for name in {**about, **known} if known.get(name) != about.get(name))
            raise BadRun("error-learn-other", folder=str(folder), name=differing)

    def read(self, name: str) -> Json | None:
        """What a file holds; None if there is none."""
        path = self.folder / name
        try:
            return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else None
        except (OSError, ValueError, TypeError) as error:
            raise unusable(path, error) from error

    def write(self, name: str, data: Json) -> Path:
        """Write a file whole or not at all."""
        path = self.folder / name
        beside = path.with_name(f".{path.name}")
        try:
            path.parent.mkdir(exist_ok=True)
            beside.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
            beside.replace(path)
        except OSError as error:
            raise unusable(path, error) from error
        return path

    def lines(self, name: str) -> list[Json]:
        """The whole lines of a file; half a line, as a killed run leaves it, is cut off."""
        path = self.folder / name
        try:
            written = path.read_bytes() if path.exists() else b""
            whole = written[: written.rfind(b"\n") + 1]
            if whole != written:
                path.write_bytes(whole)
            return [json.loads(line) for line in whole.splitlines()]
        except (OSError, ValueError) as error:
            raise unusable(path, error) from error

    def add_line(self, name: str, data: Json) -> None:
        """One more line."""
        try:
            with (self.folder / name).open("a", encoding="utf-8") as file:
                file.write(json.dumps(data, separators=(",", ":")) + "\n")
        except OSError as error:
            raise unusable(self.folder / name, error) from error

    def keep(self, players: int, weights: Json) -> Path:
        """Write the weights as a game reads them."""
        path = file_of(str(self.folder), players)
        return self.write(str(path.relative_to(self.folder)), {"format": FORMAT, **self.value, **weights})


def seed_of(folder: Path) -> int:
    """The seed of the run that is kept in a folder; a new one where there is none.

    A value must not be tried on the games that it was fitted to: whoever names no seed learns from other games.
    """
    try:
        return int(json.loads((folder / "run.json").read_text(encoding="utf-8"))["seed"])
    except (OSError, ValueError, TypeError, KeyError):
        return check_seed(None)


def unusable(path: Path, error: Exception) -> BadRun:
    """The error for what cannot be read or written."""
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return BadRun("error-learn-file", file=str(path), error=reason)
