"""Random games of the reference by four kinds of players, on a table that takes notes for the tests."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.games.wonderland_xiii.reference.game import GO_ON, HATTER, RABBIT, STOP, Decision, Result, Table, deal, run

# ----- players -----

Policy = Callable[[Decision, random.Random], int]


def wanderer(decision: Decision, rng: random.Random) -> int:
    return rng.choice(decision.actions)


def daredevil(decision: Decision, rng: random.Random) -> int:
    """Always goes on, follows the Rabbit."""
    if decision.step == "go_on":
        return GO_ON
    return RABBIT if decision.step == "skill" and RABBIT in decision.actions else rng.choice(decision.actions)


def hider(decision: Decision, rng: random.Random) -> int:
    """Stops early and plays every Hatter, to make many hidden cards."""
    if decision.step == "go_on":
        return STOP if rng.random() < 0.8 else GO_ON
    return HATTER if decision.step == "skill" and HATTER in decision.actions else rng.choice(decision.actions)


def digger(decision: Decision, rng: random.Random) -> int:
    """Keeps to the first deck on offer, so that its neighbours are soon empty."""
    return decision.actions[0] if decision.step in ("choose_deck", "reveal", "draw") else rng.choice(decision.actions)


POLICIES: tuple[Policy, ...] = (wanderer, daredevil, hider, digger)

# ----- a table that takes notes -----


@dataclass
class Pass:
    """Step 1 of one pass."""

    number: int
    deck: int
    neighbours: tuple[int, int]
    change: list[int]
    hidden_before: int
    collapsed: bool


@dataclass
class Turn:
    """One turn from the Keys to the end check."""

    seat: int
    notebook_before: int
    hall_before: int
    passes: int = 0
    rabbits: int = 0
    hatters: int = 0
    most_keys: int = 2
    collapsed: bool = False
    final: bool = False
    notebook_at_collapse: int = 0
    tunnel_at_end: int = 0
    notebook_after: int = 0
    hall_after: int = 0


@dataclass
class Watched(Table):
    """A table that writes down its passes, turns and the removals from each deck."""

    pass_notes: list[Pass] = field(default_factory=list)
    turn_notes: list[Turn] = field(default_factory=list)
    removals: list[int] = field(default_factory=lambda: [0] * 5)

    def begin_turn(self) -> None:
        super().begin_turn()
        self.turn_notes.append(Turn(self.active, sum(self.notebooks[self.active]), self.hall()))

    def explore(self, deck: int, kind: int) -> None:
        turn = self.turn_notes[-1]
        turn.passes += 1
        before, neighbours, hidden = self.sizes(), self.neighbours(deck), len(self.hidden[self.active])
        super().explore(deck, kind)
        change = [after - size for after, size in zip(self.sizes(), before, strict=True)]
        self.pass_notes.append(Pass(turn.passes, deck, neighbours, change, hidden, self.is_collapsing()))

    def draw(self, deck: int) -> int:
        self.removals[deck] += 1
        return super().draw(deck)

    def take_key(self) -> None:
        super().take_key()
        self.turn_notes[-1].most_keys += 1

    def reveal(self, deck: int) -> None:
        super().reveal(deck)
        self.turn_notes[-1].rabbits += 1

    def hide(self, deck: int, target: int) -> None:
        super().hide(deck, target)
        self.turn_notes[-1].hatters += 1

    def end_turn(self, collapsed: bool) -> None:
        turn = self.turn_notes[-1]
        turn.collapsed = collapsed
        turn.notebook_at_collapse = sum(self.notebooks[turn.seat])
        turn.tunnel_at_end = len(self.tunnel) + len(self.covered)
        super().end_turn(collapsed)
        turn.final = self.over
        turn.notebook_after = sum(self.notebooks[turn.seat])
        turn.hall_after = self.hall()

    def sizes(self) -> list[int]:
        return [len(deck) for deck in self.decks]

    def hall(self) -> int:
        return sum(self.sizes())


@dataclass(frozen=True)
class Snapshot:
    """What the laws look at, taken at one decision."""

    kinds: tuple[int, ...]
    keys: tuple[int, int, int]
    exposed: tuple[int, ...]
    hidden: tuple[int, ...]
    others_notebooks: tuple[int, ...]
    face_up_above: bool
    empty_decks: frozenset[int]


@dataclass
class Game:
    """A played game: the table at its end, the trace of decisions and what was seen at each."""

    table: Watched
    result: Result
    trace: list[tuple[Decision, int]]
    snapshots: list[Snapshot]


def all_kinds(table: Table) -> tuple[int, ...]:
    """How many cards of each kind there are, wherever they lie."""
    loose = [kind for deck in table.decks for kind, _ in deck] + table.tunnel + table.covered
    loose += [kind for hidden in table.hidden for kind in hidden]
    counted = [table.discard, *table.notebooks]
    return tuple(loose.count(kind) + sum(counts[kind] for counts in counted) for kind in range(6))


def snapshot(table: Table) -> Snapshot:
    return Snapshot(
        kinds=all_kinds(table),
        keys=(table.keys_middle, table.keys_hand, len(table.unlocked)),
        exposed=tuple(table.tunnel + table.hidden[table.active]),
        hidden=tuple(len(hidden) for hidden in table.hidden),
        others_notebooks=tuple(sum(table.notebooks[seat]) for seat in range(table.players) if seat != table.active),
        face_up_above=all([up for _, up in deck] == sorted(up for _, up in deck) for deck in table.decks),
        empty_decks=frozenset(range(5)) - frozenset(table.existing()),
    )


def play_watched(players: int, options: dict[str, bool | str], policy: Policy, seed: str) -> Game:
    rng = random.Random(seed)
    table = Watched(**vars(deal(players, options, rng.randrange)))
    game, trace, snapshots = run(table), list[tuple[Decision, int]](), list[Snapshot]()
    try:
        decision = next(game)
        while True:
            snapshots.append(snapshot(table))
            action = policy(decision, rng)
            trace.append((decision, action))
            decision = game.send(action)
    except StopIteration as stop:
        return Game(table, stop.value, trace, snapshots)
