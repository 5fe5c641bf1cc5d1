"""Judged positions as data: a game from its seed, the actions up to the decision, and what was set otherwise."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

import wabe
from wabe.kernel.message import Json
from wabe.kernel.state import State

FOLDER: Final = Path(__file__).parent
PACKS: Final = FOLDER.parents[1] / "packs"
GAMES: Final = ("wonderland_xiii", "alicematic_heroes", "wonderlands_war")
GAINED: Final = "effects"  # where VP that were set in Alicematic Heroes are said to come from


@dataclass(frozen=True)
class Judged:
    """A decision and its best actions.

    Args:
        players, seed, actions: the play up to it; with several seats waiting the lowest one acts.
        step: the decision.
        best: the forms of the best actions.
        why: `exact`: the share of wins of each action is known; `certain`: the best ones win whatever comes, and after
            any other the game can be lost.
        shares: of wins with the best actions at least, and with any other one at most; only where they are known.
        vp: VP of the seats that differ from those of the play.
        data: the data pack in `packs` that it is played with; empty for the game's own data.
    """

    players: int
    seed: int
    actions: list[int]
    step: str
    best: list[Json]
    why: str
    shares: list[float]
    vp: list[int] = field(default_factory=list)
    data: str = ""


def reached(game: str, judged: Judged) -> State:
    """The position."""
    title = wabe.load(game, str(PACKS / judged.data)) if judged.data else wabe.load(game)
    state = title.new(judged.players, judged.seed)
    for action in judged.actions:
        state.apply(action)
    return arranged(state, judged.vp)


def arranged(state: State, vp: list[int]) -> State:
    """The position with these VP; in Wonderland's War the Quests of all lie open with their Feats completed.

    What others hold in hand is part of their final score there, and a proof must know it.
    """
    if state.game.name == "wonderland_xiii":
        return state
    save = state.to_json()
    if state.game.name == "wonderlands_war":
        areas, seat = save["areas"], state.seat
        for quest, holder in enumerate(areas["quest_holders"]):
            if holder not in (0, seat + 1):
                areas["feats"][quest] = 1
        for each, points in zip(areas["vp"], vp, strict=False):
            each[:] = [points, 0, 0]
    else:
        for each, points in zip(save["areas"]["seats"], vp, strict=False):
            each["vp"] = {source: points if source == GAINED else 0 for source in each["vp"]}
    made: State = state.game.from_json(save)
    return made


def kept(game: str) -> list[Judged]:
    """The positions of a game."""
    return [Judged(**each) for each in json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))]


def keep(game: str, positions: list[Judged]) -> None:
    """Write the positions of a game, one a line."""
    lines = [json.dumps(asdict(each), separators=(",", ":")) for each in positions]
    (FOLDER / f"{game}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
