"""The analysis of a whole play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

import wabe
from wabe.analysis import choices
from wabe.analysis.choices import Compared, Decision
from wabe.analysis.figures import Figure, sum_of
from wabe.analysis.report import Chances, Choice, Event, Luck, Move, Report, Settings, Skill
from wabe.analysis.worlds import chance_of, luck_of, seed_of
from wabe.kernel.leaving import CONCEDE
from wabe.kernel.message import Json, Message
from wabe.kernel.record import Record
from wabe.kernel.state import State

FEWER: Final = 4  # times fewer worlds for the chances in a position than iterations of a search
MORE: Final = 2  # times as many for what chance gave
EVENTS: Final = 3  # of each seat that are told,
SURE: Final = 1.5  # if they are as many times their error
LEAST: Final = 0.01  # of the win

Progress: TypeAlias = Callable[[int, int], None]


def analyse_file(
    replay: object, settings: Settings, progress: Progress | None = None, folder: str | None = None
) -> Json:
    """The report of a replay file, both as JSON.

    Args:
        replay: what `Record.to_json` wrote.
        settings: how long, and with which chance.
        progress: told (done, all) now and then; an exception raised there ends the analysis.
        folder: of the data pack that it was played with.

    Raises:
        BadReplay, UnknownGame, BadData.
    """
    return analyse(Record.from_json(replay, partial(wabe.load, data=folder)), settings, progress).to_json()


def analyse(record: Record, settings: Settings, progress: Progress | None = None) -> Report:
    """The report of a play; arguments as those of `analyse_file`."""
    return Analysis(record, settings, progress or silent).run()


def silent(done: int, every: int) -> None:
    """Tell nobody."""


class Analysis:
    """One analysis under way.

    Args:
        record: the play.
        settings, progress: as those of `analyse_file`.
    """

    def __init__(self, record: Record, settings: Settings, progress: Progress) -> None:
        self.record = record
        self.settings = settings
        self.progress = progress
        self.players = int(record.state.players)
        self.positions: list[State] = []
        record.walk(lambda state: self.positions.append(state.clone()))
        self.done = 0

    def run(self) -> Report:
        """All of it."""
        chances: list[Chances] = []
        compared: list[list[Compared]] = [[] for _ in range(self.players)]
        luck: list[tuple[int, list[Figure]]] = []
        for at in range(len(self.positions)):
            if self.is_told(at):
                chances.append(self.chances(at))
            if at < len(self.record.turns):
                self.look_at(at, compared, luck)
            self.advance(at + 1)
        told = [self.told(seat, found) for seat, found in enumerate(compared)]
        game = self.record.game
        return Report(
            game=game.name,
            rules=game.version,
            data=game.data,
            players=self.players,
            actions=len(self.record.turns),
            over=self.record.state.over,
            skipped=sum(turn.version > 0 for turn in self.record.turns),
            settings=self.settings,
            chances=chances,
            choices=[choice for choices_of_seat in told for choice in choices_of_seat],
            skill=[skill_of(found) for found in compared],
            luck=[self.luck(seat, luck) for seat in range(self.players)],
        )

    def advance(self, done: int) -> None:
        """So many positions and second looks are done."""
        self.done = done
        self.progress(done, len(self.positions) + self.players * choices.LOOKED_AT)

    # --- one position -------------------------------------------------------------------------------------------

    def is_told(self, at: int) -> bool:
        """Whether the chances there are part of the report: at both ends, and where a turn begins."""
        if at in (0, len(self.positions) - 1):
            return True
        return self.positions[at].turn_number() != self.positions[at - 1].turn_number()

    def chances(self, at: int) -> Chances:
        """What each seat could expect."""
        count, seed = max(1, self.settings.iterations // FEWER), seed_of(self.settings.seed, "chances", at)
        if at == len(self.record.turns) and self.record.state.over:
            return Chances(at, self.returns())
        return Chances(at, [chance_of(self.positions[at], seat, seed, count) for seat in range(self.players)])

    def returns(self) -> list[float]:
        """What was won in the end."""
        winners = self.record.last_winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def look_at(self, at: int, compared: list[list[Compared]], luck: list[tuple[int, list[Figure]]]) -> None:
        """What was chosen in a position, and what chance made of it."""
        turn, before, after = self.record.turns[at], self.positions[at], self.positions[at + 1]
        if turn.version or turn.form == CONCEDE:
            return
        decision = Decision(at, before, turn.seat, before.parse(turn.form, turn.seat))
        if len(before.legal_actions(turn.seat)) > 1:
            compared[turn.seat].append(choices.judged(decision, self.settings))
        if after.information != before.information:
            seed, count = seed_of(self.settings.seed, "luck", at), self.settings.iterations * MORE
            luck.append((at, luck_of(before, turn.seat, decision.action, after, seed, count)))

    # --- the whole ----------------------------------------------------------------------------------------------

    def told(self, seat: int, found: list[Compared]) -> list[Choice]:
        """The choices of a seat that cost most, looked at again."""
        again: list[Compared] = []
        for number, first in enumerate(choices.worst(found), 1):
            again.append(choices.looked_at_again(first, self.settings))
            self.advance(len(self.positions) + seat * choices.LOOKED_AT + number)
        self.advance(len(self.positions) + (seat + 1) * choices.LOOKED_AT)
        return choices.told(again, self.settings)

    def luck(self, seat: int, luck: list[tuple[int, list[Figure]]]) -> Luck:
        """What chance gave a seat."""
        own = [(at, figures[seat]) for at, figures in luck]
        total = sum_of([figure for _, figure in own])
        sure = [each for each in own if abs(each[1].mean) >= max(LEAST, SURE * each[1].error)]
        largest = sorted(sure, key=lambda each: -abs(each[1].mean))[:EVENTS]
        return Luck(total.mean, total.error, [self.event(at, figure) for at, figure in largest])

    def event(self, at: int, figure: Figure) -> Event:
        """Something that chance brought, in words."""
        turn = self.record.turns[at]
        return Event(at, figure.mean, figure.error, Move(turn.seat, turn.form, turn.label), self.what(at))

    def what(self, at: int) -> list[Message]:
        """What happened then, as the seat that acted saw it."""
        game, seat = self.record.game, self.record.turns[at].seat
        return [game.tell(event.project(seat)) for event in self.record.events_of(at + 1)]


def skill_of(found: list[Compared]) -> Skill:
    """What all choices of a seat cost."""
    cost = sum_of([each.cost for each in found])
    return Skill(cost.mean, cost.error, len(found))
