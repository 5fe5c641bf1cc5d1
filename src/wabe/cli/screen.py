"""Where a play is shown and asked: the plain screen writes lines, the rich one (`rich_screen.py`) draws."""

from __future__ import annotations

import os
import sys
from types import TracebackType
from typing import IO, Self

from wabe.cli.scene import Scene
from wabe.cli.sheet import sheet_lines
from wabe.drawing import Drawing
from wabe.kernel.message import Json
from wabe.texts import Texts

COVER_LINES = 60


class Screen:
    """Line by line, without control codes: for pipes, screen readers and people who like it quiet.

    Args:
        drawing: how the game looks.
        texts: its words.
        stdin, stdout: where answers come from and lines go to.
    """

    live = False  # whether it is drawn anew after every action, so that bots should take their time

    def __init__(
        self, drawing: Drawing, texts: Texts, stdin: IO[str] | None = None, stdout: IO[str] | None = None
    ) -> None:
        self.drawing = drawing
        self.texts = texts
        self.stdin = stdin or sys.stdin
        self.stdout = stdout or sys.stdout
        self.seen: dict[int | None, int] = {}  # lines of the log that each viewer has had
        self.table_of: tuple[int | None, int] | None = None  # viewer and turn of the last table written
        self.explained = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stdout.flush()

    def write(self, *lines: str) -> None:
        """Write lines, each in one go."""
        for line in lines:
            self.stdout.write(f"{line}\n")

    def read(self) -> str | None:
        """The next line of input; None at its end."""
        if self.stdin.isatty():
            self.stdout.write("> ")
        self.stdout.flush()
        line = self.stdin.readline()
        return line.strip() if line else None

    # --- showing ------------------------------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        """What has happened since this viewer last looked."""
        first = min(self.seen.get(scene.viewer, 0), len(scene.log))
        self.write(*scene.log[first:])
        self.seen[scene.viewer] = len(scene.log)

    def still(self, scene: Scene, news: list[str]) -> None:
        """A moment of a replay: its caption and what it brought."""
        self.write(scene.prompt, *(f"  {line}" for line in news))

    def table(self, scene: Scene) -> None:
        """The whole table."""
        self.table_of = (scene.viewer, scene.view["turn"])
        self.write("", scene.heading, *self.drawing.lines(scene.view, scene.odds, self.texts.text), "")

    def notice(self, *lines: str) -> None:
        """Something the viewer should know now."""
        self.write(*lines)

    def pages(self, heading: str, lines: list[str], *, from_end: bool = False) -> None:
        """A longer text; where it comes in pages, beginning `from_end`."""
        self.write("", heading, *lines, "")

    def final(self, scene: Scene, sheet: Json, closing: list[str]) -> None:
        """The end: the last table, the score sheet and closing words."""
        self.show(scene)
        self.table(scene)
        self.write(*sheet_lines(self.drawing, scene.view, sheet, self.texts.text), *closing)

    # --- asking -------------------------------------------------------------------------------------------------

    def ask(self, scene: Scene) -> str | None:
        """What the viewer answers to the scene's prompt; None at the end of the input."""
        self.show(scene)
        if self.table_of != (scene.viewer, scene.view["turn"]):
            self.table(scene)
        self.write(*self.drawing.brief(scene.view, scene.odds, self.texts.text))
        self.write(scene.prompt, *self.choices(scene))
        if not self.explained:
            self.write(self.texts.text("cli-ask"))
            self.explained = True
        return self.read()

    def choices(self, scene: Scene) -> list[str]:
        """The listed choices, one in a line, and how the others are typed."""
        kind = {True: "cli-choice-letter", False: "cli-choice"}
        lines = [
            self.texts.text(kind[bool(choice.letter)], number=choice.key, letter=choice.letter, label=choice.label)
            for choice in scene.listed
        ]
        return lines if len(lines) == len(scene.choices) else [*lines, self.texts.text("cli-together")]

    def question(self, text: str) -> str | None:
        """The answer to a question beside the game."""
        self.write(text)
        return self.read()

    def hand_over(self, heading: str, *lines: str) -> str | None:
        """Hide what the last one saw, wait for the next; nobody is there to wait for when the input is a pipe."""
        if not self.stdin.isatty():
            self.write("", heading)
            return ""
        self.write(*[""] * COVER_LINES, heading, *lines)
        return self.read()


def wants_plain(plain: bool) -> bool:  # it is the switch itself
    """Whether lines are better than drawings: asked for, no terminal at one end, or one without colours."""
    colourless = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") in {"dumb", "unknown"}
    return plain or colourless or not (sys.stdin.isatty() and sys.stdout.isatty())


def open_screen(drawing: Drawing, texts: Texts, *, plain: bool) -> Screen:
    """The screen for this terminal."""
    if wants_plain(plain):
        return Screen(drawing, texts)
    from wabe.cli.rich_screen import RichScreen

    return RichScreen(drawing, texts)
