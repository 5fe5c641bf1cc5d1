"""A game's table as the terminal draws it, at any moment of a play."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rich.console import Console

from wabe.cli.rich_screen import RichScreen
from wabe.cli.scene import Journal, Scene, scene_of
from wabe.drawing import Drawing
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.record import Record
from wabe.kernel.state import State
from wabe.texts import Texts


def play_on(record: Record, chance: random.Random, *, to: str = "", actions: int = 1) -> None:
    """Random actions: so many, then on to the next decision of that step."""
    while actions > 0 or (to and record.state.view(None)["step"] != to):
        record.act(record.state.seat, chance.choice(record.state.legal_actions()))
        actions -= 1


def own_view(state: State) -> Json:
    """What the seat sees that decides."""
    return state.view(state.seat)


@lru_cache(maxsize=1)
def journal_of(record: Record, texts: Texts) -> Journal:
    """The log of the play that is looked at."""
    return Journal(record, texts)


@dataclass(frozen=True)
class Stage:
    """A game, its words and its drawing."""

    game: Game
    texts: Texts
    drawing: Drawing

    def at(self, step: str, players: int, seed: int, actions: int, options: Json | None = None) -> Record:
        """A play at a decision of that step, after some random actions."""
        record = Record(self.game, players, seed, options or {})
        play_on(record, random.Random(seed), to=step, actions=actions)
        return record

    def scene(self, record: Record, viewer: int | None) -> Scene:
        """What a viewer is shown."""
        journal = journal_of(record, self.texts)
        journal.forget()  # what has been taken back since
        return scene_of(record.state, viewer, journal.lines(viewer), self.texts, self.drawing)

    def drawn(
        self, record: Record, viewer: int | None, width: int, height: int, notices: Sequence[str] = ()
    ) -> list[str]:
        """The lines of the screen, without colours; with a hint, say, above the prompt."""
        console = self.console(width, height)
        with console.capture() as capture:
            screen = RichScreen(self.drawing, self.texts, io.StringIO(), console)
            screen.notice(*notices)
            console.print(screen.composed(self.scene(record, viewer)))
        return capture.get().splitlines()

    @staticmethod
    def console(width: int, height: int) -> Console:
        """A terminal of that size without colours."""
        return Console(file=io.StringIO(), width=width, height=height, markup=False, highlight=False)
