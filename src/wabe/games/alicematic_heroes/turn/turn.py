"""A turn: Politics, then Invasion; fourteen rounds of turns, then the final scoring (AH-13, AH-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import END_TURN_ID, TURN_ID
from wabe.games.alicematic_heroes.turn.invasion import CHOOSE_TARGET
from wabe.games.alicematic_heroes.turn.politics import POLITICS
from wabe.kernel.step import Automatic


class Turn(Automatic[HeroesState]):
    """The next seat's turn. AH-13, AH-14, AHA-02, AHA-03."""

    def run(self, g: HeroesState, arg: i64) -> None:
        g.turn += 1
        g.active = g.seat_of_turn()
        if g.log is not None:
            if (g.turn - 1) % g.players == 0:
                g.emit("round-started", {"round": g.round_number(), "seat": g.active})
            g.emit("turn-started", {"seat": g.active, "turn": g.turn, "round": g.round_number()})
        g.then(POLITICS, CHOOSE_TARGET, END_TURN)


class EndTurn(Automatic[HeroesState]):
    """The next turn, or after the last one the end. AH-13."""

    def run(self, g: HeroesState, arg: i64) -> None:
        g.forget_play()
        if not g.is_last_turn():
            g.then(TURN)
            return
        g.finish()


TURN: Final = Turn(TURN_ID, "turn")
END_TURN: Final = EndTurn(END_TURN_ID, "end_turn")
