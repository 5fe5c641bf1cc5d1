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


class PenniesGame(Game[Pennies]):
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

    def blank(self, players: int, options: Json) -> Pennies:
        state = Pennies()
        state.set_up(self, players, options, 2)
        state.points, state.charms, state.shown, state.round = [0] * players, [0] * players, [], 0
        return state

    def deal(self, state: Pennies) -> None:
        state.charms = [int(state.below(1000)) + 1000 for _ in range(state.players)]
        state.then(ROUND)

    def areas(self, state: Pennies) -> Json:
        return {"points": state.points, "charms": state.charms, "shown": state.shown, "round": state.round}

    def restore(self, state: Pennies, areas: Json) -> None:
        state.points, state.charms = list(areas["points"]), list(areas["charms"])
        state.shown, state.round = list(areas["shown"]), int(areas["round"])

    def audit(self, state: Pennies) -> None:
        pass

    def table(self, state: Pennies) -> Json:
        return {
            "scores": state.points,
            "round_number": state.round,
            "last_shown": [SIDES[side] for side in state.shown],
            "hurried": bool(state.options["hurried"]),
            "seats": [
                {"seat": each, "charm": charm if state.over else None} for each, charm in enumerate(state.charms)
            ],
        }

    def own(self, state: Pennies, seat: int, seen: Json) -> Json:
        seats = [{**row, "charm": state.charms[seat]} if row["seat"] == seat else row for row in seen["seats"]]
        return {**seen, "seats": seats}

    def redraw(self, state: Pennies, seat: int) -> None:
        for other in range(state.players):
            if other != seat:
                state.charms[other] = state.below(1000) + 1000
        state.redraw_commitments(seat)

    def scores(self, state: Pennies) -> list[int]:
        return state.points[:]


GAME = PenniesGame()
