"""An analysis made at once of what there is in any game, where a real one takes minutes; its numbers mean nothing."""

from __future__ import annotations

from typing import Final

from wabe.analysis import Chances, Choice, Event, Luck, Move, Report, Settings, Skill
from wabe.analysis.plans import moved
from wabe.kernel.message import Json, Message
from wabe.kernel.record import Record
from wabe.kernel.state import State
from wabe.server.apart import Tell
from wabe.server.replays import Source

OF_A_SEAT: Final = 2  # choices that are found fault with
REASON: Final = Message("why-close", {"other": "…", "terms": Message("why-small")})


class Walk:
    """Through a record, position by position: chances by points at each turn, and choices that were no forced ones."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.at = 0
        self.turn = -1
        self.chances: list[Chances] = []
        self.choices: list[Choice] = []
        record.walk(self.visit)

    def visit(self, state: State) -> None:
        """Look at the position after `at` actions."""
        if state.turn_number() != self.turn or self.at == len(self.record.turns):
            self.turn = state.turn_number()
            self.chances.append(Chances(self.at, shares(state), state.chapter()))
        if self.at < len(self.record.turns) and self.at % 7 == 6:
            self.judge(state, self.record.turns[self.at].seat)
        self.at += 1

    def judge(self, state: State, seat: int) -> None:
        """Find fault with what was chosen here, if there was something else."""
        before = [choice for choice in self.choices if choice.seat == seat]
        turn = self.record.turns[self.at]
        others = [action for action in state.legal_actions(seat) if state.form(action, seat) != turn.form]
        if len(before) == OF_A_SEAT or not others:
            return
        chosen, better = Move(seat, turn.form, turn.label), moved(state, seat, others[0])
        cost = 0.12 / (1 + len(before))
        asked, line = Message("log-empty"), [better, chosen]
        found = Choice(self.at, seat, state.chapter(), asked, chosen, better, 0.3, cost, 0.02, REASON, line)
        self.choices.append(found)


def shares(state: State) -> list[float]:
    """How the seats stand by points."""
    points = [max(0, each) + 5.0 for each in state.scores()]
    return [each / sum(points) for each in points]


def luck_of(choices: list[Choice], seat: int) -> Luck:
    """Luck with the first choice of a seat, and bad luck with the second."""
    own = [choice for choice in choices if choice.seat == seat]
    events = [Event(one.at, 0.07 - 0.12 * i, 0.02, one.chosen, [Message("log-empty")]) for i, one in enumerate(own)]
    return Luck(0.04, 0.03, events)


def canned(source: Source, tell: Tell) -> Json:
    """The report."""
    tell(0.5)
    record = source.play(source.read()).record
    walk, seats = Walk(record), range(record.start.players)
    report = Report(
        record.game.name,
        record.game.version,
        record.game.data,
        record.start.players,
        len(record.turns),
        True,
        0,
        Settings(),
        walk.chances,
        sorted(walk.choices, key=lambda choice: (choice.seat, -choice.cost)),
        [Skill(0.48, 0.12, 40) for _ in seats],
        [luck_of(walk.choices, seat) for seat in seats],
    )
    return report.to_json()
