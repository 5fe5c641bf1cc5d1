"""The analysis of a whole play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from wabe.analysis import choices
from wabe.analysis.choices import Compared, Decision
from wabe.analysis.figures import Figure, sum_of
from wabe.analysis.report import Chances, Choice, Event, Luck, Move, Report, Settings, Skill
from wabe.analysis.worlds import Act, chance_of, luck_of, seed_of
from wabe.kernel.leaving import CONCEDE
from wabe.kernel.message import Message
from wabe.kernel.record import Record
from wabe.kernel.state import State

FEWER: Final = 4  # times fewer worlds for the chances in a position than iterations of a search
MORE: Final = 2  # times as many for what chance gave
EVENTS: Final = 3  # of each seat that are told,
SURE: Final = 1.5  # if they are as many times their error
LOOKS: Final = choices.LOOKED_AT + choices.TOLD  # more, of each seat

Progress: TypeAlias = Callable[[int, int], None]


def analyse(record: Record, settings: Settings, progress: Progress | None = None) -> Report:
    """The report of a play.

    Args:
        record: the play.
        settings: how long, and with which chance.
        progress: told (done, all) now and then; an exception raised there ends the analysis.
    """
    return Analysis(record, settings, progress or silent).run()


def silent(done: int, every: int) -> None:
    """Tell nobody."""


class Analysis:
    """One analysis under way.

    Args:
        record: the play.
        settings, progress: as those of `analyse`.
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
        luck: list[tuple[int, list[Figure | None]]] = []
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
        """So many positions and further looks are done."""
        self.done = done
        self.progress(done, len(self.positions) + self.players * LOOKS)

    # --- one position -------------------------------------------------------------------------------------------

    def is_told(self, at: int) -> bool:
        """Whether the chances there are part of the report: at both ends, and where a turn begins."""
        if at in (0, len(self.positions) - 1):
            return True
        return self.positions[at].turn_number() != self.positions[at - 1].turn_number()

    def chances(self, at: int) -> Chances:
        """What each seat could expect."""
        count, seed = max(1, self.settings.iterations // FEWER), seed_of(self.settings.seed, "chances", at)
        state = self.positions[at]
        if at == len(self.record.turns) and state.over:
            return Chances(at, self.record.last_returns(), state.chapter())
        win = [chance_of(state, seat, seed, count) for seat in range(self.players)]
        return Chances(at, win, state.chapter())

    def look_at(self, at: int, compared: list[list[Compared]], luck: list[tuple[int, list[Figure | None]]]) -> None:
        """What was chosen in a position, and what chance made of it."""
        turn, before, after = self.record.turns[at], self.positions[at], self.positions[at + 1]
        if turn.version or turn.form == CONCEDE:
            return
        decision = Decision(at, before, turn.seat, before.parse(turn.form, turn.seat))
        if len(before.legal_actions(turn.seat)) > 1:
            compared[turn.seat].append(choices.judged(decision, self.settings))
        if after.information != before.information:
            seed, count = seed_of(self.settings.seed, "luck", at), self.settings.iterations * MORE
            luck.append((at, luck_of(Act(before, after, turn.seat, decision.action), seed, count)))

    # --- the whole ----------------------------------------------------------------------------------------------

    def told(self, seat: int, found: list[Compared]) -> list[Choice]:
        """The choices of a seat that cost most, looked at twice more."""
        done = len(self.positions) + seat * LOOKS
        second = self.again(choices.worst(found), "second", done)
        third = self.again(choices.sure(second), "third", done + choices.LOOKED_AT)
        self.advance(done + LOOKS)
        return [choices.tell(each, self.settings) for each in choices.sure(third)]

    def again(self, found: list[Compared], look: str, done: int) -> list[Compared]:
        """Another look at choices, when so many positions and looks are done."""
        looked: list[Compared] = []
        for number, each in enumerate(found, 1):
            looked.append(choices.looked_at_again(each, look, self.settings))
            self.advance(done + number)
        return looked

    def luck(self, seat: int, luck: list[tuple[int, list[Figure | None]]]) -> Luck:
        """What chance gave a seat."""
        own = [(at, figure) for at, figures in luck if (figure := figures[seat]) is not None]
        total = sum_of([figure for _, figure in own])
        sure = [each for each in own if each[1].stands_out(SURE)]
        largest = sorted(sure, key=lambda each: -abs(each[1].mean))[:EVENTS]
        return Luck(total.mean, total.error, [self.event(at, seat, figure) for at, figure in largest])

    def event(self, at: int, seat: int, figure: Figure) -> Event:
        """Something that chance brought a seat, in words."""
        turn = self.record.turns[at]
        return Event(at, figure.mean, figure.error, Move(turn.seat, turn.form, turn.label), self.what(at, seat))

    def what(self, at: int, seat: int) -> list[Message]:
        """What happened then, as a seat saw it."""
        game = self.record.game
        return [game.tell(event.project(seat)) for event in self.record.events_of(at + 1)]


def skill_of(found: list[Compared]) -> Skill:
    """What all choices of a seat cost."""
    cost = sum_of([each.cost for each in found])
    return Skill(cost.mean, cost.error, len(found))
