"""Rendering: a position as a terminal shows it, in words and signs."""

from __future__ import annotations

from typing import Final

from wabe.drawing import Drawing, drawing_of
from wabe.drawing.heading import heading_of, waiting_for
from wabe.envs.setting import BadEnv
from wabe.kernel.errors import one_of
from wabe.kernel.events import EventLog
from wabe.kernel.game import Game
from wabe.kernel.message import Message
from wabe.kernel.state import State
from wabe.texts import Texts

ANSI: Final = "ansi"
HUMAN: Final = "human"
RENDER_MODES: Final = [HUMAN, ANSI]


class Picture:
    """Shows a play as one seat sees it, with what has happened since it was last shown.

    Args:
        game: the title.
        mode: `ansi` gives the text, `human` writes it, None keeps no log and shows nothing.

    Raises:
        BadEnv: another mode.
    """

    def __init__(self, game: Game, mode: str | None) -> None:
        self.game = game
        self.mode = mode if mode is None else one_of("render_mode", mode, (HUMAN, ANSI), BadEnv)
        self.log: EventLog | None = None
        self.told = 0
        self.drawing: Drawing | None = None

    def new_log(self) -> EventLog | None:
        """The log of a play that begins; None where nobody looks, for play is faster then."""
        self.log = None if self.mode is None else EventLog()
        self.told = 0
        return self.log

    def show(self, state: State, seat: int | None) -> str | None:
        """The play as `seat` (None: a spectator) sees it."""
        if self.mode is None:
            return None
        text = "\n".join([*self.news(seat), *self.table(state, seat)])
        if self.mode == ANSI:
            return text
        print(text)
        return None

    def news(self, seat: int | None) -> list[str]:
        """What has happened since, as lines of the log."""
        texts, events = Texts(self.game), [] if self.log is None else self.log.events
        first, self.told = self.told, len(events)
        return [texts.line(event.project(seat)) for event in events[first:]]

    def table(self, state: State, seat: int | None) -> list[str]:
        """The position: whose turn it is, the table, and what is asked."""
        if self.drawing is None:
            self.drawing = drawing_of(self.game)
        texts, view = Texts(self.game), state.view(seat)
        lines = self.drawing.lines(view, state.odds(seat), texts.text)
        decision = None if seat is None else state.decision(seat)
        if decision is not None:
            asked = [texts.say(Message(**decision["prompt"]))]
            asked += [f"  {texts.say(Message(**action['label']))}" for action in decision["actions"]]
        else:
            asked = [] if state.over else [waiting_for(view, texts)]
        return [heading_of(view, texts), *lines, *asked]
