"""Stepping through a play that has been recorded."""

from __future__ import annotations

import time
from typing import Final

from wabe.cli.arguments import BadArguments
from wabe.cli.files import resume
from wabe.cli.help import about
from wabe.cli.scene import Journal, Scene, scene_of
from wabe.cli.screen import Screen
from wabe.drawing import Drawing, drawing_of
from wabe.kernel import face_up
from wabe.kernel.errors import shortened
from wabe.kernel.message import Json
from wabe.kernel.state import State
from wabe.texts import Texts

ENDS: Final = {"q", "quit"}


class Film:
    """A recorded play with the position after each of its actions.

    Args:
        file: a replay or a saved game; `-` for standard input.
        seat: the one looked through, from 1 on; None for a spectator.
        pack: the folder of the data pack it was played with.
        is_open: whether nothing is hidden, as there is no need for after the end.

    Raises:
        BadFile, BadReplay, BadData, BadArguments.
        Sealed: all shall be open, and the game goes on.
    """

    def __init__(self, file: str, seat: int | None, pack: str | None = None, *, is_open: bool = False) -> None:
        if is_open and seat is not None:
            raise BadArguments("error-open-seat")
        self.record, seating = resume(file, pack)
        if seat is not None and seat > self.record.state.players:
            raise BadArguments("error-no-seat-number", seat=seat, players=self.record.state.players)
        self.viewer = None if seat is None else seat - 1
        self.texts = Texts(self.record.game, seating.names if seating else [])
        self.drawing: Drawing = drawing_of(self.record.game)
        self.open = face_up.views(self.record) if is_open else []
        self.journal = (OpenJournal if is_open else Journal)(self.record, self.texts)
        self.log = self.journal.lines(self.viewer)
        self.positions: list[State] = []
        self.record.walk(lambda state: self.positions.append(state.clone()))

    @property
    def length(self) -> int:
        """The number of actions."""
        return len(self.record.turns)

    def log_end(self, number: int) -> int:
        """How many lines of the log there are after action `number`."""
        return self.record.turns[number].first_event if number < self.length else len(self.log)

    def lines_of(self, number: int) -> list[str]:
        """What action `number` brought; 0: the set-up."""
        first = self.log_end(number - 1) if number else 0
        return self.log[first : self.log_end(number)]

    def book(self, number: int) -> list[str]:
        """The log up to action `number`, in chapters."""
        return self.journal.book(self.viewer, self.log_end(number))

    def scene(self, number: int) -> Scene:
        """The position after action `number`, with what was done."""
        log = self.log[: self.log_end(number)]
        scene = scene_of(self.positions[number], self.viewer, log, self.texts, self.drawing)
        if number == self.length:
            scene.view = self.record.last_view(self.viewer)
        if self.open:
            scene.view = self.open[number]
        scene.choices = []
        scene.prompt = self.caption(number)
        return scene

    def laid_open(self, number: int) -> list[str]:
        """What the table after action `number` does not show, where nothing is hidden."""
        told = self.drawing.face_up(self.open[number], self.texts.text) if self.open else []
        return [self.texts.text("cli-replay-open", what=what, pieces=pieces) for what, pieces in told if pieces]

    def caption(self, number: int) -> str:
        """Which action it was, and whose."""
        if number == 0:
            return self.texts.text("cli-replay-start")
        turn = self.record.turns[number - 1]
        if turn.seat < 0:  # nobody's doing
            return self.texts.say(turn.label)
        if self.viewer not in (None, turn.seat):  # what another plays face down is not for these eyes
            return self.texts.text("cli-replay-step-other", number=number, count=self.length, seat=f"#{turn.seat}")
        label = self.texts.say(turn.label)
        return self.texts.text("cli-replay-step", number=number, count=self.length, seat=f"#{turn.seat}", label=label)


class OpenJournal(Journal):
    """The log of a game that is over, with nothing hidden."""

    def told(self, index: int, viewer: int | None) -> Json:
        """What an event says to whoever may know all of it."""
        return face_up.entry(self.record, index)


class Player:
    """Next, previous, jump, play on.

    Args:
        film: the play.
        screen: where it is shown.
        pause: seconds between actions that play on by themselves.
    """

    def __init__(self, film: Film, screen: Screen, pause: float) -> None:
        self.film = film
        self.screen = screen
        self.pause = pause
        self.place = 0

    def run(self) -> None:
        """Until q or the end of the input."""
        with self.screen:
            self.show()
            while True:
                answer = self.screen.question(self.film.texts.text("cli-replay-ask"))
                if answer is None or answer.lower() in ENDS:
                    return
                self.obey(answer.lower())

    def obey(self, answer: str) -> None:
        """Do what was typed; Enter is next."""
        if answer in {"n", ""}:
            self.go(self.place + 1)
        elif answer == "p":
            self.go(self.place - 1)
        elif answer == "a":
            self.play_on()
        elif answer == "t":
            self.screen.table(self.film.scene(self.place))
        elif answer.partition(" ")[0] == "i":
            self.inspect(answer[1:].strip())
        elif answer == "l":
            self.screen.pages(self.film.texts.text("cli-log"), self.film.book(self.place), from_end=True)
            self.show()
        elif answer.isdecimal() and len(answer) < 10 and int(answer) <= self.film.length:
            self.go(int(answer))
        else:
            self.unclear(answer)

    def inspect(self, word: str) -> None:
        """What a card or piece is."""
        view = self.film.scene(self.place).view
        self.screen.notice(*about(word, self.film.record.game, view, self.film.texts, self.film.drawing))
        self.show()

    def unclear(self, answer: str) -> None:
        """Say what may be typed."""
        text = self.film.texts.text("cli-replay-unclear", answer=f"“{shortened(answer)}”", count=self.film.length)
        self.screen.notice(text)
        self.show()

    def go(self, place: int) -> None:
        """Show the position after that action, as far as there is one."""
        if place > self.film.length:
            self.screen.notice(self.film.texts.text("cli-replay-end"))
        self.place = min(max(place, 0), self.film.length)
        self.show()

    def play_on(self) -> None:
        """Action after action to the end; Ctrl-C stops."""
        try:
            while self.place < self.film.length:
                self.go(self.place + 1)
                if self.screen.live:
                    time.sleep(self.pause)
        except KeyboardInterrupt:
            self.show()

    def show(self) -> None:
        """The present place."""
        self.screen.notice(*self.film.laid_open(self.place))
        self.screen.still(self.film.scene(self.place), self.film.lines_of(self.place))
