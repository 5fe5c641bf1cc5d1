"""Plays the recorded games of a title anew, where rules or data have changed: `python -m tests.games.record_anew war`.

Each has as many players, the options and the bots, or random play, that its name says.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Final

import wabe
from wabe import bots
from wabe.kernel.message import Json
from wabe.kernel.record import Record

FOLDER: Final = Path(__file__).parent / "recorded"
LEVELS: Final = ("greedy",)  # what is named otherwise is played at random


def main(name: str) -> None:
    """Write all files of the title anew."""
    game = wabe.load(name)
    for path in sorted(FOLDER.glob(f"{game.alias}-*.json")):
        played = anew(game, path.stem, json.loads(path.read_text(encoding="utf-8")))
        path.write_text(json.dumps(played.to_json(), separators=(",", ":")) + "\n", encoding="utf-8")
        print(path.name, played.state.scores())


def anew(game: wabe.Game, name: str, file: Json) -> Record:
    """One game with the players and the options of the file, to its end."""
    level, chance = name.rpartition("-")[2], random.Random(name)
    options = game.recall_options(file["options"], file["version"])
    record = Record(game, file["players"], chance.getrandbits(60), options)
    seats = [bots.create(level, game, seed=seat) for seat in range(file["players"])] if level in LEVELS else []
    while not record.state.over:
        seat = record.state.seat
        legal = record.state.legal_actions(seat)
        record.act(seat, seats[seat].choose(bots.Situation(record.state, seat)) if seats else chance.choice(legal))
    return record


if __name__ == "__main__":
    main(sys.argv[1])
