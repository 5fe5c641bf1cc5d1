"""How the characters of a game fare at mixed tables, and what their styles show in, as tables for docs/bots.md.

    python -m tools.characters war --players 4 --deals 50

At a table sit characters and the usual level, in an order that chance draws for each deal; each deal is played as often
as there are kinds, every time with the next of them in the first seat.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator, Sequence

import wabe
from wabe import bots
from wabe.arena.match import conduct
from wabe.arena.report import wilson
from wabe.kernel.events import EventLog
from wabe.kernel.game import Game
from wabe.kernel.state import State

USUAL = bots.level_for(bots.Role.USUAL).name
MARKS: dict[str, tuple[str, ...]] = {
    "carpenter": ("castle-placed",),
    "messenger": ("quest-drawn",),
    "jubjub": ("bust",),
    "sheep": ("figure-gained", "tools-gained"),
    "lion": ("stolen",),
    "fawn": ("stolen",),
    "cook": ("vp-by-effect",),
    "walrus": ("commoner-placed",),
    "lizard": ("tunnel-collapsed",),
    "pigeon": ("went-on",),
    "white-queen": ("row_points",),
    "guard": ("card-looked",),
}
"""What the style of a character shows in: events about its seat, by kind, or a number of its score sheet."""


class Tally:
    """What one kind of player did in its games."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = 0
        self.happened: Counter[str] = Counter()

    def mean(self, mark: str) -> float:
        """How often a game what the style of this character shows in happened."""
        return sum(self.happened[kind] for kind in MARKS[mark]) / self.games


def kinds_of(game: Game) -> list[str]:
    """Who plays: the characters and the usual level."""
    return [*(level.name for level in bots.characters_of(game)), USUAL]


def played(game: Game, players: int, deals: int, seed: int) -> dict[str, Tally]:
    """All games of so many deals, told by kind of player."""
    told = {kind: Tally() for kind in kinds_of(game)}
    for deal in range(deals):
        order = kinds_of(game)
        random.Random(f"{seed}:{deal}").shuffle(order)
        for turn in range(len(order)):
            seated = [order[(turn + seat) % len(order)] for seat in range(players)]
            count(told, seated, *play(game, seated, f"{seed}:{deal}"))
    return told


def play(game: Game, seated: list[str], seed: str) -> tuple[State, EventLog]:
    """One game to its end, and what happened."""
    chance, log = random.Random(seed), EventLog()
    state = game.new(len(seated), chance.getrandbits(60), log=log)
    conduct(state, {seat: bots.create(kind, game, chance.getrandbits(60)) for seat, kind in enumerate(seated)})
    return state, log


def count(told: dict[str, Tally], seated: list[str], state: State, log: EventLog) -> None:
    """Add a game."""
    for kind, share, points, happened in zip(seated, state.returns(), state.scores(), by_seat(state, log), strict=True):
        told[kind].games += 1
        told[kind].wins += share
        told[kind].points += points
        told[kind].happened += happened


def by_seat(state: State, log: EventLog) -> list[Counter[str]]:
    """What happened to each seat, and the numbers of its score sheet."""
    found: list[Counter[str]] = [Counter() for _ in range(state.players)]
    for event in log.events:
        if "seat" in event.args:
            found[event.args["seat"]][event.kind] += 1
    for own, sheet in zip(found, (state.score_sheet() or {"seats": []})["seats"], strict=False):
        own.update({name: number for name, number in sheet.items() if isinstance(number, int)})
    return found


def rows(told: dict[str, Tally], players: int) -> Iterator[str]:
    """The lines of the table."""
    marks = [kind for kind in told if kind in MARKS]
    yield "| bot | games | share of wins | 95 % interval | of the fair share | mean score | " + " | ".join(marks) + " |"
    yield "|" + "---|" * (6 + len(marks))
    for kind, tally in told.items():
        share, (low, high) = tally.wins / tally.games, wilson(tally.wins, tally.games)
        figures = [f"{tally.games}", f"{share:.3f}", f"{low:.3f} to {high:.3f}", f"{share * players:.2f}"]
        styles = [f"{tally.mean(mark):.2f}" for mark in marks]
        yield f"| `{kind}` | " + " | ".join([*figures, f"{tally.points / tally.games:.1f}", *styles]) + " |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=11)
    chosen = parser.parse_args(arguments)
    game = wabe.load(chosen.game)
    players = game.check_players(chosen.players)
    print("\n".join(rows(played(game, players, chosen.deals, chosen.seed), players)))


if __name__ == "__main__":
    main()
