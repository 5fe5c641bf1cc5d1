"""How the Factions and Ally sets of Wonderland's War fare among bots of one level, as tables for docs/experiments.md.

    python -m tools.faction_spread --players 4 --games 2000 --level greedy

Factions, seats and everything else are drawn by chance; the Ally sets A to D come in turn.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt

from wabe import bots
from wabe.games.wonderlands_war.game import GAME
from wabe.games.wonderlands_war.table.chips import FACTIONS, SETS
from wabe.kernel.message import Json

Seat = dict[str, float | str]  # what a player has at the end: faction, set, win, total and its parts
PARTS = ("total", "awards", "castles", "quests", "effects", "forging", "shards", "feats", "both")


def play(players: int, level: str, seed: int, number: int) -> list[Seat]:
    """One game; its seats."""
    rng = random.Random(f"{seed} {number}")
    ally_set = SETS[number % len(SETS)]
    g = GAME.new(players, rng.getrandbits(60), {"ally_set": ally_set})
    at_table = [bots.create(level, GAME, seed=rng.getrandbits(60)) for _ in range(players)]
    while not g.over:
        seat = g.waiting[0]
        g.apply(at_table[seat].choose(bots.Situation(g, seat)), seat)
    sheet = g.score_sheet()
    assert sheet is not None
    return [seat_of(each, ally_set, share) for each, share in zip(sheet["seats"], g.returns(), strict=True)]


def seat_of(sheet: Json, ally_set: str, share: float) -> Seat:
    """One seat of a score sheet."""
    quests = sheet["quests"]
    return {
        "faction": sheet["faction"],
        "set": ally_set,
        "win": share,
        "total": sheet["total"],
        **sheet["track"],
        "castles": sheet["castles"]["total"],
        "quests": sum(quest["points"] for quest in quests),
        "shards": -sheet["shards"],
        "feats": sum(quest["feat"] for quest in quests),
        "both": sum(quest["feat"] and quest["objective"] for quest in quests),
    }


def mean(seats: Sequence[Seat], field: str) -> float:
    """The mean of a field."""
    return sum(float(seat[field]) for seat in seats) / len(seats)


def rows(seats: Sequence[Seat]) -> Iterator[str]:
    """The lines of the tables."""
    yield "| Faction | seats | share of wins | 95 % interval | mean score | " + " | ".join(f"{s}" for s in SETS) + " |"
    yield "|" + "---|" * (5 + len(SETS))
    by_faction = grouped(seats, "faction")
    for faction in FACTIONS:
        if faction in by_faction:
            yield faction_row(faction, by_faction[faction])
    yield ""
    yield "| Ally set | " + " | ".join(PARTS) + " |"
    yield "|" + "---|" * (1 + len(PARTS))
    for name, own in [*sorted(grouped(seats, "set").items()), ("all", seats)]:
        yield f"| {name} | " + " | ".join(f"{mean(own, part):.1f}" for part in PARTS) + " |"


def faction_row(faction: str, own: Sequence[Seat]) -> str:
    """How one Faction fares, and its mean score by Ally set."""
    share = mean(own, "win")
    error = 1.96 * sqrt(share * (1 - share) / len(own))
    by_set = grouped(own, "set")
    scores = [f"{mean(by_set[name], 'total'):.1f}" if name in by_set else "" for name in SETS]
    interval = f"{share - error:.3f} to {share + error:.3f}"
    cells = [faction, str(len(own)), f"{share:.3f}", interval, f"{mean(own, 'total'):.1f}", *scores]
    return "| " + " | ".join(cells) + " |"


def grouped(seats: Sequence[Seat], field: str) -> dict[str, list[Seat]]:
    """The seats by a field."""
    found: dict[str, list[Seat]] = defaultdict(list)
    for seat in seats:
        found[str(seat[field])].append(seat)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--level", default=bots.level_for(bots.Role.USUAL).name)
    parser.add_argument("--seed", type=int, default=11)
    chosen = parser.parse_args(arguments)
    seats: list[Seat] = []
    for number in range(chosen.games):
        seats += play(chosen.players, chosen.level, chosen.seed, number)
    print("\n".join(rows(seats)))


if __name__ == "__main__":
    main()
