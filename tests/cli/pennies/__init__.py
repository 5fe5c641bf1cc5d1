"""A tiny game for the tests: all show a coin at once, whoever is in the minority scores. Each holds a secret charm."""

from __future__ import annotations

from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.option import Option
from wabe.kernel.state import State
from wabe.kernel.step import Automatic, Simultaneous

ROUNDS = 3
SIDES = ["heads", "tails"]


class Pennies(State):
    points: list[int]
    charms: list[int]
    shown: list[int]
    round: int

    def clone(self) -> Pennies:
        copy = Pennies()
        copy.copy_base(self)
        copy.points, copy.charms, copy.shown, copy.round = self.points[:], self.charms[:], self.shown[:], self.round
        return copy

    def areas(self) -> Json:
        return {"points": self.points, "charms": self.charms, "shown": self.shown, "round": self.round}

    def restore(self, areas: Json) -> None:
        self.points, self.charms = list(areas["points"]), list(areas["charms"])
        self.shown, self.round = list(areas["shown"]), int(areas["round"])

    def audit(self) -> None:
        pass

    def table(self, seat: int | None) -> Json:
        return {
            "scores": self.points,
            "round_number": self.round,
            "last_shown": [SIDES[side] for side in self.shown],
            "hurried": bool(self.options["hurried"]),
            "seats": [
                {"seat": each, "charm": charm if each == seat or self.over else None}
                for each, charm in enumerate(self.charms)
            ],
        }

    def redraw(self, seat: int) -> None:
        for other in range(self.players):
            if other != seat:
                self.charms[other] = self.below(1000) + 1000
        self.redraw_commitments(seat)

    def scores(self) -> list[int]:
        return self.points[:]

    def turn_number(self) -> int:
        return self.round


class Round(Automatic[Pennies]):
    def run(self, g: Pennies, arg: int) -> None:
        if g.round == (1 if g.options["hurried"] else ROUNDS):
            g.emit("game-ended", {"winners": g.winners() or [0]})
            return
        g.round += 1
        g.then(SHOW, ROUND)


class Show(Simultaneous[Pennies]):
    def who(self, g: Pennies, arg: int) -> int:
        return (1 << g.players) - 1

    def options(self, g: Pennies, arg: int, seat: int) -> None:
        g.offer(0)
        g.offer(1)

    def form(self, g: Pennies, arg: int, seat: int, action: int) -> Json:
        return {"kind": "show", "side": SIDES[action]}

    def resolve(self, g: Pennies, arg: int) -> None:
        g.shown = [int(g.commitment(seat)) for seat in range(g.players)]
        for seat, side in enumerate(g.shown):
            g.points[seat] += g.shown.count(side) * 2 < g.players
            g.emit("shown", {"seat": seat, "side": SIDES[side]})


ROUND = Round(1, "round")
SHOW = Show(2, "show")


class PenniesGame(Game):
    def __init__(self) -> None:
        super().__init__(
            name="pennies",
            alias="coins",
            version=1,
            players=(2, 5),
            minutes=(1, 1),
            weight=1,
            options=(Option("hurried", (False, True), False, ()),),
            steps=[ROUND, SHOW],
            spoken={"side": "@side-"},
        )

    def blank(self, players: int, options: Json) -> State:
        state = Pennies()
        state.set_up(self, players, options, 2)
        state.points, state.charms, state.shown, state.round = [0] * players, [0] * players, [], 0
        return state

    def deal(self, state: State) -> None:
        assert isinstance(state, Pennies)
        state.charms = [int(state.below(1000)) + 1000 for _ in range(state.players)]
        state.then(ROUND)


GAME = PenniesGame()
