"""The coloured table, drawn anew for every decision on a screen of its own: no secret stays in the scrollback."""

from __future__ import annotations

from types import TracebackType
from typing import IO, Self

from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wabe.cli.scene import Choice, Scene
from wabe.cli.screen import Screen
from wabe.cli.sheet import draw_sheet
from wabe.drawing import Drawing
from wabe.kernel.message import Json
from wabe.texts import Texts

LEAST_LOG = 1
PAGE_MARGIN = 4  # lines of a page for heading, keys and answer
LOG_SHARE = 8  # one line in so many is for the log, if the table can do with the rest
WIDE = 124  # from here on the log stands beside the table
LOG_WIDTH = 36
INPUT_LINES = 1
LEAST_BOARD = 0.6  # of the lines; before a list of choices takes more, those seen on the table go
KEY_GAP = 2  # columns between keys and label


class RichScreen(Screen):
    """Draws with rich; answers are typed below the choices."""

    live = True

    def __init__(
        self, drawing: Drawing, texts: Texts, stdin: IO[str] | None = None, console: Console | None = None
    ) -> None:
        self.console = console or Console(markup=False, emoji=False, highlight=False)
        super().__init__(drawing, texts, stdin, self.console.file)
        self.notices: list[str] = []

    def __enter__(self) -> Self:
        self.console.set_alt_screen(True)  # rich's own argument
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()

    def leave(self) -> None:
        """Back to the screen that was there before, with the notices that nobody has seen yet."""
        if self.console.is_alt_screen:
            self.console.set_alt_screen(False)
        for line in self.notices:
            self.console.print(line)
        self.notices.clear()

    def read(self) -> str | None:
        """The next line of input; None at its end."""
        self.console.print(Text("> ", "bold cyan"), end="")
        self.stdout.flush()
        line = self.stdin.readline()
        return line.strip() if line else None

    # --- showing ------------------------------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        """The table with the newest lines of the log."""
        self.console.clear()
        self.console.print(self.composed(scene))

    def still(self, scene: Scene, news: list[str]) -> None:
        """A moment of a replay: the table, its news brighter."""
        self.seen[scene.viewer] = len(scene.log) - len(news)
        self.show(scene)
        self.notices.clear()

    def table(self, scene: Scene) -> None:
        """Nothing to do: the table is always there."""

    def notice(self, *lines: str) -> None:
        """Shown below the table when it is drawn next; a line that stands there already is not said again."""
        if len(lines) > 1 or not set(lines) <= set(self.notices):
            self.notices += lines

    def pages(self, heading: str, lines: list[str], *, from_end: bool = False) -> None:
        """A longer text, a screenful at a time, forwards and backwards."""
        body = [row for line in lines for row in self.rows(line)]
        room = max(1, self.console.height - PAGE_MARGIN)
        start = max(0, len(body) - room) if from_end else 0
        while True:
            end = min(start + room, len(body))
            self.page(self.page_heading(heading, start, end, len(body)), body[start:end])
            answer = self.question(self.page_keys(start, is_last=end == len(body)))
            if answer is None or answer.lower() == "q" or (end == len(body) and answer.lower() != "p"):
                return
            start = max(0, start - room) if answer.lower() == "p" else end

    def page_heading(self, heading: str, start: int, end: int, count: int) -> str:
        """The heading, with the lines that are seen if these are not all."""
        if end - start == count:
            return heading
        return self.texts.text("cli-page", heading=heading, first=start + 1, last=end, count=count)

    def page_keys(self, start: int, *, is_last: bool) -> str:
        """What can be typed below a page."""
        onwards = self.texts.text("cli-back" if is_last else "cli-more")
        return " ".join([onwards, self.texts.text("cli-earlier")] if start else [onwards])

    def rows(self, line: str) -> list[Text]:
        """A line of a longer text as it stands on the page; what does not fit goes on below its beginning."""
        text = line.lstrip()
        indent = " " * (1 + len(line) - len(text))
        wrapped = Text(text).wrap(self.console, max(1, self.console.width - len(indent) - 1))
        return [Text(indent).append_text(row) for row in wrapped]

    def page(self, heading: str, rows: list[Text]) -> None:
        """One screenful."""
        self.console.clear()
        self.console.print(Text(heading, "bold"), Text(""))
        for row in rows:
            self.console.print(row)

    def final(self, scene: Scene, sheet: Json, closing: list[str]) -> None:
        """The last table and the score sheet, left standing on the ordinary screen."""
        notices, self.notices = self.notices, []
        self.leave()
        self.console.print(self.headline(scene), self.board(scene))
        self.console.print(draw_sheet(self.drawing, scene.view, sheet, self.texts.text))
        self.console.print(*(Text(line, "bold") for line in (*closing, *notices)), sep="\n")

    # --- asking -------------------------------------------------------------------------------------------------

    def ask(self, scene: Scene) -> str | None:
        """The table with the choices below it, and the answer."""
        self.show(scene)
        self.notices.clear()
        answer = self.read()
        self.seen[scene.viewer] = len(scene.log)
        return answer

    def question(self, text: str) -> str | None:
        """The answer to a question, asked in the line below."""
        self.console.print(Text(text, "yellow"))
        return self.read()

    def hand_over(self, heading: str, *lines: str) -> str | None:
        """A screen that shows nothing but whose turn it is to look."""
        self.console.clear()
        card = Panel(Text("\n\n".join(lines), justify="center"), title=Text(heading, "bold"), padding=(2, 4), width=64)
        self.console.print(Padding(Align.center(card), (3, 0)))
        return self.read()

    # --- composing ----------------------------------------------------------------------------------------------

    def composed(self, scene: Scene) -> RenderableType:
        """The whole screen: headline, table, log, notices, prompt and choices."""
        headline = self.headline(scene)
        lines = self.console.height - self.height(headline) - INPUT_LINES
        board, below = self.fitted(scene, lines)
        room = lines - self.height(below)
        if self.is_wide:
            return Group(headline, self.beside(board, scene, room), below)
        return Group(headline, board, self.log(scene, max(LEAST_LOG, room - self.height(board))), below)

    def fitted(self, scene: Scene, lines: int) -> tuple[RenderableType, RenderableType]:
        """The table, and what stands below it; choices seen on the table are left out if their list is too long."""
        for choices in (scene.listed, [choice for choice in scene.listed if not choice.on_table]):
            below = Group(*(Text(line, "yellow") for line in self.notices), *self.asked(scene, choices))
            room = lines - self.height(below) - (0 if self.is_wide else LEAST_LOG)
            board = self.board(scene, max(1, room if self.is_wide else room - lines // LOG_SHARE))
            if room >= lines * LEAST_BOARD and self.height(board, self.board_width) <= room:
                break
        return board, below

    def board(self, scene: Scene, height: int = 0) -> RenderableType:
        """The table as the game draws it."""
        return self.drawing.draw(scene.view, scene.odds, self.texts.text, self.board_width, height)

    @property
    def is_wide(self) -> bool:
        """Whether the log stands beside the table."""
        return self.console.width >= WIDE

    @property
    def board_width(self) -> int:
        """Columns for the table itself."""
        return min(self.drawing.WIDTH, self.console.width - LOG_WIDTH) if self.is_wide else self.console.width

    def height(self, part: RenderableType, width: int | None = None) -> int:
        """Lines that a part takes."""
        options = self.console.options.update(width=width) if width else self.console.options
        return len(self.console.render_lines(part, options, pad=False))

    def beside(self, board: RenderableType, scene: Scene, room: int) -> RenderableType:
        """The table with the log at its right."""
        height = min(max(self.height(board, self.board_width), LEAST_LOG + 2), max(room, LEAST_LOG + 2))
        log = Panel(
            self.log(scene, height - 2, self.console.width - self.board_width - 5),
            title=Text(self.texts.text("cli-log")),
            title_align="left",
            border_style="dim",
            height=height,
        )
        grid = Table.grid(expand=True)
        grid.add_column(width=self.board_width)
        grid.add_column(ratio=1)
        grid.add_row(board, log)
        return grid

    def log(self, scene: Scene, room: int, width: int | None = None) -> RenderableType:
        """The last entries that fit as a whole; those that the viewer has not had yet are brighter."""
        seen = self.seen.get(scene.viewer, 0)
        rows: list[Text] = []
        for i in reversed(range(len(scene.log))):
            text = Text(scene.log[i], "" if i >= seen else "dim")
            entry = list(text.wrap(self.console, width or self.console.width))
            if rows and len(rows) + len(entry) > room:
                break
            rows = [*entry, *rows]
        return Group(*rows[:room], *[Text("")] * (room - len(rows) if width else 0))

    def headline(self, scene: Scene) -> RenderableType:
        """The game's name and whose turn it is."""
        line = Table.grid(expand=True)
        line.add_column(ratio=1)
        line.add_column(justify="right")
        line.add_row(Text(self.texts.text("title"), "bold magenta"), Text(scene.heading, "bold"))
        return line

    def asked(self, scene: Scene, choices: list[Choice]) -> list[RenderableType]:
        """Prompt, these of the choices and keys; only whom the table waits for when the viewer has no choice."""
        if not scene.choices:
            return [Text(scene.prompt, "dim italic")]
        keys = Text(self.texts.text("cli-ask-short"), "dim", no_wrap=True, overflow="ellipsis")
        menu = [self.menu(choices)] if choices else []
        if len(choices) < len(scene.listed):
            menu.append(Text(self.texts.text("cli-on-table"), "cyan"))
        if len(scene.listed) < len(scene.choices):
            menu.append(Text(self.texts.text("cli-together"), "cyan"))
        return [Text(scene.prompt, "bold"), *menu, keys]

    def menu(self, choices: list[Choice]) -> RenderableType:
        """The choices in as many columns as fit; long ones wrap beside their keys."""
        keys = max(len(choice.key) + len(choice.letter) for choice in choices) + 1
        cells = [self.cells(choice) for choice in choices]
        widest = keys + KEY_GAP + max(label.cell_len for _, label in cells) + KEY_GAP
        columns = max(1, min(len(choices), (self.console.width + KEY_GAP) // widest))
        grid = Table.grid(padding=(0, KEY_GAP, 0, 0))
        rows = -(-len(choices) // columns)
        for row in range(rows):
            grid.add_row(*(part for cell in cells[row::rows] for part in cell))
        return grid

    @staticmethod
    def cells(choice: Choice) -> tuple[Text, Text]:
        """A choice's keys, and what it says."""
        letter = f" {choice.letter}" if choice.letter else ""
        keys = Text.assemble((f"{choice.key:>2}", "bold cyan"), (letter, "cyan"), no_wrap=True)
        return keys, Text(f"{choice.label} ")
