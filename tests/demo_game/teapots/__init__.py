"""Teapots, a tiny game that shows what a game needs: how-to-play in `en.ftl` tells its rules."""

from __future__ import annotations

from mypy_extensions import i64

from wabe.kernel.errors import BadSave
from wabe.kernel.game import Game
from wabe.kernel.ints import Ints, zeros
from wabe.kernel.message import Json, Message
from wabe.kernel.state import State
from wabe.kernel.step import Automatic, Choice, Simultaneous

CUPS = 20
DEALT = 4
SHELF = -1  # where a cup is that nobody was dealt
USED = -2
DRINK, SPILL = 0, 1


class Teapots(State):
    """Where each cup is (a seat, `SHELF` or `USED`), the lumps of each seat, the round, its sugar and its winner."""

    place: Ints
    lumps: Ints
    round: i64
    sugar: i64
    winner: i64

    def clone(self) -> Teapots:
        twin = Teapots()
        twin.copy_base(self)
        twin.place, twin.lumps = self.place[:], self.lumps[:]
        twin.round, twin.sugar, twin.winner = self.round, self.sugar, self.winner
        return twin

    def hand(self, seat: int) -> list[int]:
        """The numbers of a seat's cups."""
        return [cup + 1 for cup in range(CUPS) if self.place[cup] == seat]

    def turn_number(self) -> int:
        return int(self.round)


class Pour(Automatic[Teapots]):
    """A round begins: sugar is drawn. After the last round the game ends."""

    def run(self, g: Teapots, arg: i64) -> None:
        if g.round == DEALT:
            g.finish()
            return
        g.round += 1
        g.sugar = g.below(3) + 1
        g.emit("poured", {"sugar": g.sugar})
        g.then(OFFER, ENJOY, POUR)


class Offer(Simultaneous[Teapots]):
    """All offer a cup, in secret until everybody has; the highest wins."""

    def who(self, g: Teapots, arg: i64) -> i64:
        return (1 << g.players) - 1

    def options(self, g: Teapots, arg: i64, seat: i64) -> None:
        for cup in g.hand(seat):
            g.offer(cup)

    def resolve(self, g: Teapots, arg: i64) -> None:
        offered = [g.commitment(seat) for seat in range(g.players)]
        for seat, cup in enumerate(offered):
            g.place[cup - 1] = USED
            g.emit("offered", {"seat": seat, "cup": cup})
        g.winner = offered.index(max(offered))

    def form(self, g: Teapots, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "offer", "cup": action}


class Enjoy(Choice[Teapots]):
    """The winner drinks or spills."""

    def who(self, g: Teapots, arg: i64) -> i64:
        return g.winner

    def options(self, g: Teapots, arg: i64, seat: i64) -> None:
        g.offer(DRINK)
        g.offer(SPILL)

    def choose(self, g: Teapots, arg: i64, action: i64) -> None:
        for seat in range(g.players):
            if seat == g.winner:
                g.lumps[seat] += g.sugar if action == DRINK else 0
            elif action == SPILL:
                g.lumps[seat] -= 1
        g.emit("drank" if action == DRINK else "spilt", {"seat": g.winner})

    def form(self, g: Teapots, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "spill" if action == SPILL else "drink"}

    def prompt(self, g: Teapots, arg: i64, seat: i64) -> Message:
        return Message("prompt-enjoy", {"sugar": g.sugar})


POUR, OFFER, ENJOY = Pour(1, "pour"), Offer(2, "offer"), Enjoy(3, "enjoy")


class TeapotsGame(Game[Teapots]):
    """2 to 4 players, one minute."""

    def __init__(self) -> None:
        super().__init__("teapots", "tea", 1, (2, 4), (1, 2), 1, (), [POUR, OFFER, ENJOY], {})

    def blank(self, players: int, options: Json) -> Teapots:
        state = Teapots()
        state.set_up(self, players, options, offers=DEALT)
        state.place, state.lumps = zeros(CUPS), zeros(players)
        state.round = state.sugar = state.winner = 0
        return state

    def deal(self, state: Teapots) -> None:
        cups = list(range(CUPS))
        for seat in [seat for seat in range(state.players) for _ in range(DEALT)]:
            state.place[cups.pop(state.below(len(cups)))] = seat
        for cup in cups:
            state.place[cup] = SHELF
        state.then(POUR)

    def areas(self, state: Teapots) -> Json:
        numbers = {"round": state.round, "sugar": state.sugar, "winner": state.winner}
        return {"place": list(state.place), "lumps": list(state.lumps), **numbers}

    def restore(self, state: Teapots, areas: Json) -> None:
        for cup, place in enumerate(areas["place"]):
            state.place[cup] = place
        for seat, lumps in enumerate(areas["lumps"]):
            state.lumps[seat] = lumps
        state.round, state.sugar, state.winner = areas["round"], areas["sugar"], areas["winner"]

    def audit(self, state: Teapots) -> None:
        left = 0 if state.over else DEALT + 1 - state.round
        held = {len(state.hand(seat)) for seat in range(state.players)}
        if not 1 <= state.round <= DEALT or not held <= {left, left - 1} or not 0 <= state.winner < state.players:
            raise BadSave("The save is broken: cups are missing.")

    def table(self, state: Teapots) -> Json:
        """What everybody sees."""
        seats = [{"seat": s, "cups": len(state.hand(s)), "lumps": state.lumps[s]} for s in range(state.players)]
        used = [cup + 1 for cup in range(CUPS) if state.place[cup] == USED]
        return {"scores": self.scores(state), "sugar": state.sugar, "used": used, "hand": [], "seats": seats}

    def own(self, state: Teapots, seat: int, seen: Json) -> Json:
        """Own cups are known, and at the end there are none left."""
        return {**seen, "hand": state.hand(seat)}

    def redraw(self, state: Teapots, seat: int) -> None:
        """All cups but the own and the used ones change places, in an order that does not rest on where they are."""
        places = sorted(place for place in state.place if place not in (seat, USED))
        for cup in range(CUPS):
            if state.place[cup] not in (seat, USED):
                state.place[cup] = places.pop(state.below(len(places)))

    def scores(self, state: Teapots) -> list[int]:
        return [int(state.lumps[seat]) for seat in range(state.players)]


GAME = TeapotsGame()
