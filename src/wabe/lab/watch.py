"""What is written down of one game while it is played. It knows no game: forms, events and score sheets say it all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wabe.kernel.events import EventLog
from wabe.kernel.message import Json
from wabe.kernel.state import State
from wabe.lab.sheets import sources

EQUAL: Final = 1e-9
NOBODY: Final = -1


class Watch:
    """Follows a play from its first decision on.

    Things: what forms name in words (`take_card card=t1_04`): the kind of the form, one of its fields and that field's
    value. A decision in which some legal actions have a thing and others do not is one chance. Decisions with a single
    legal action count neither as chances nor as decisions, but as forced.

    Args:
        state: a play with an event log.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.things: dict[str, list[int]] = {}
        self.steps: dict[str, list[int]] = {}
        self.leads = 0
        self.leader = NOBODY
        self.turn = state.turn_number()

    def decision(self, seat: int, action: int, worth: Sequence[float]) -> None:
        """Take in what the seat is about to choose; it decides nothing if the advice finds all actions worth the same.

        Args:
            seat: who decides.
            action: what it will do.
            worth: of each legal action, in any order.
        """
        legal = self.state.legal_actions(seat)
        step, arg = self.state.top_step(), self.state.top_arg()
        counts = self.steps.setdefault(step.name, [0, 0, 0])
        if len(legal) == 1:
            counts[2] += 1
            return
        counts[0] += 1
        counts[1] += max(worth) - min(worth) < EQUAL
        forms = {each: things(step.form(self.state, arg, seat, each)) for each in legal}
        self.count(seat, list(forms.values()), forms[action])

    def count(self, seat: int, offered: list[set[str]], taken: set[str]) -> None:
        """Count chances, and what was taken of them: for each seat in turn taken and chances."""
        for thing in set().union(*offered).difference(offered[0].intersection(*offered)):
            counts = self.things.setdefault(thing, [0] * (2 * self.state.players))
            counts[2 * seat] += thing in taken
            counts[2 * seat + 1] += 1

    def after(self) -> None:
        """Look who leads where a turn is over."""
        turn = self.state.turn_number()
        if turn != self.turn or self.state.over:
            self.turn = turn
            scores = self.state.scores()
            first = [seat for seat, score in enumerate(scores) if score == max(scores)]
            if len(first) == 1 and first[0] != self.leader:
                self.leads += self.leader != NOBODY
                self.leader = first[0]

    def to_json(self) -> Json:
        """The facts of a finished game.

        By seat: `sides`: what it played (None in games without sides); `wins`: its share of the win; `scores`;
        `sources`: of its score sheet; `events`: how many of each kind were its own. Of the game: `decisions`, `turns`,
        `leads` (how often another one came to lead alone); `steps`: decisions by step, those of them that decide
        nothing, and the forced ones; `things`: taken and chances, seat after seat.
        """
        sheet = self.state.score_sheet()
        seats = [] if sheet is None else sheet["seats"]
        return {
            "sides": [each.get(self.state.game.side) for each in seats] or [None] * self.state.players,
            "wins": self.state.returns(),
            "scores": self.state.scores(),
            "sources": [sources(each) for each in seats],
            "events": self.events(),
            "decisions": self.state.decisions,
            "turns": self.state.turn_number(),
            "leads": self.leads,
            "steps": self.steps,
            "things": self.things,
        }

    def events(self) -> dict[str, list[int]]:
        """How many events of each kind name each seat as the one they are about."""
        found: dict[str, list[int]] = {}
        log = self.state.log
        for event in log.events if isinstance(log, EventLog) else []:
            seat = event.args.get("seat")
            if isinstance(seat, int):
                found.setdefault(event.kind, [0] * self.state.players)[seat] += 1
        return found


def things(form: Json) -> set[str]:
    """What a form names in words, and its kind."""
    kind = form["kind"]
    named = {f"{kind} {name}={value}" for name, value in form.items() if name != "kind" and isinstance(value, str)}
    return {str(kind), *named}
