"""What judges positions of a game for bots that search: a learned value, or the hand estimate and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wabe.cli.arguments import text
from wabe.cli.printing import print_table

if TYPE_CHECKING:
    from wabe.kernel.game import Game


def judged(game: Game, players: int) -> str:
    """In words, for one number of players."""
    from wabe.texts import Texts

    if game.value_for(players) is not None:
        return text("cli-judged-learned")
    reason = game.unfit.get(players)
    return text("cli-judged-hand") if reason is None else text("cli-judged-unfit", reason=Texts().say(reason))


def lines(game: Game) -> list[str]:
    """A line for each number of players; none for a game that nothing can be learned of."""
    if not game.columns():
        return []
    return [text("cli-judged-line", players=str(each), judged=judged(game, each)) for each in seats(game)]


def seats(game: Game) -> range:
    """The numbers of players."""
    return range(game.min_players, game.max_players + 1)


def show(games: list[Game]) -> None:
    """All games as a table."""
    headings = [text(f"cli-judged-{each}") for each in ("game", "players", "by")]
    rows = [[game.name, str(each), judged(game, each)] for game in games if game.columns() for each in seats(game)]
    print_table(headings, rows, text("cli-judged-title"))
