"""`wabe analyse`: win chances over a play, the choices that cost most, luck apart from skill."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from wabe.cli.arguments import BadFile, Commands, add_data, seed, whole
from wabe.cli.printing import add_json, columns, print_json, print_table, print_text, progress

if TYPE_CHECKING:
    from wabe.analysis import Chances, Choice, Luck, Move, Report, Skill
    from wabe.texts import Texts

MOST_ITERATIONS: Final = 1_000_000
ROWS: Final = 16  # of the chart
EDGES: Final = 2  # of it, left and right
GAP: Final = 3  # between its columns
NUMBER: Final = 6  # letters of a number of an action, and of a share: `100 % `
BAR: Final = 10  # the longest one
PART: Final = 24  # letters for a part of the play, where there is room for bars as well
BLOCKS: Final = " ▏▎▍▌▋▊▉█"
TOLD: Final = 10  # lines of the log that tell what chance brought: the last ones, where there are more


def add(commands: Commands) -> None:
    """Declare the command."""
    analyse = commands.add_parser("analyse", help="help-analyse")
    analyse.add_argument("file", help="help-replay-file")
    analyse.add_argument("--iterations", type=whole(1, MOST_ITERATIONS), help="help-analyse-iterations")
    analyse.add_argument("--seed", type=seed, default=0, help="help-analyse-seed")
    add_json(analyse)
    add_data(analyse)
    analyse.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Analyse and report. Raises `BadFile` if the game goes on: a report tells what is hidden."""
    from wabe.analysis import Settings, analyse
    from wabe.cli.files import other_rules, resume
    from wabe.texts import Texts

    record, seating = resume(args.file, args.data)
    if not record.state.over and not record.missing:
        raise BadFile("error-analyse-running", name=repr(args.file))
    texts = Texts(record.game, seating.names if seating else [])
    with progress(texts.text("title")) as told:
        report = analyse(record, Settings(args.iterations or Settings.iterations, args.seed), told)
    if args.json:
        print_json(report.to_json())
        return 0
    for line in other_rules(record, texts):
        print_text(line)
    Teller(report, texts).tell()
    return 0


class Teller:
    """Says a report.

    Args:
        report: what came of its analysis.
        texts: of the game, with the names of the players.
    """

    def __init__(self, report: Report, texts: Texts) -> None:
        self.report = report
        self.texts = texts
        self.names = [texts.name(seat) for seat in range(report.players)]

    def tell(self) -> None:
        """All of it."""
        self.chart()
        self.sums()
        for seat, name in enumerate(self.names):
            choices = [choice for choice in self.report.choices if choice.seat == seat]
            print(f"{name}\n{'-' * len(name)}")
            self.choices(choices)
            self.luck(self.report.luck[seat])
            print()

    def chart(self) -> None:
        """The win chances: time goes down, a bar for each seat."""
        part, length = widths(columns(), self.report.players)
        rows = []
        for index in spread(len(self.report.chances), ROWS):
            chances = self.report.chances[index]
            bars = [bar(share, length) for share in chances.win]
            rows.append([str(chances.at), cut(self.part(chances), part), *bars])
        names = [cut(name, NUMBER + length) for name in self.names]
        headings = [self.texts.text("cli-analyse-action"), self.texts.text("cli-analyse-part"), *names]
        print_table(headings, rows, self.texts.text("cli-analyse-chances"))

    def part(self, chances: Chances) -> str:
        """The part of the play that a position is in."""
        ended = self.report.over and chances.at == self.report.actions
        return self.texts.text("cli-analyse-end") if ended else self.texts.say(chances.chapter)

    def sums(self) -> None:
        """What all choices cost and all chance gave."""
        rows = [
            [name, str(skill.judged), per_choice(skill), f"{percent(luck.total)} ± {margin(luck.error)}"]
            for name, skill, luck in zip(self.names, self.report.skill, self.report.luck, strict=True)
        ]
        headings = [self.texts.text(f"cli-analyse-{each}") for each in ("player", "judged", "skill", "luck")]
        print_table(headings, rows, self.texts.text("cli-analyse-sums"))

    def choices(self, choices: list[Choice]) -> None:
        """Those of a seat that cost most."""
        print(self.texts.text("cli-analyse-choices" if choices else "cli-analyse-no-choices"))
        for choice in choices:
            cost, error = percent(-choice.cost), margin(choice.error)
            told = {"cost": cost, "error": error, "action": choice.at + 1, "part": self.texts.say(choice.chapter)}
            print_text(self.texts.text("cli-analyse-choice", **told), 2)
            print_text(self.texts.say(choice.prompt), 4)
            self.say("cli-analyse-chosen", text=self.texts.say(choice.chosen.label))
            self.say("cli-analyse-better", text=self.texts.say(choice.better.label))
            if choice.reason is not None:
                self.say("cli-analyse-reason", text=self.texts.say(choice.reason))
            if choice.line:
                self.say("cli-analyse-line", text=self.line(choice))

    def say(self, key: str, **args: object) -> None:
        """One thing about a choice."""
        print_text(self.texts.text(key, **args), 4)

    def line(self, choice: Choice) -> str:
        """What is expected to follow; whose move it is where that changes."""
        said, seat = [], choice.seat
        for move in choice.line:
            said.append(self.of_seat(move) if move.seat != seat else self.texts.say(move.label))
            seat = move.seat
        return "; ".join(said)

    def of_seat(self, move: Move) -> str:
        """A move and whose it is."""
        return self.texts.text("cli-analyse-move", seat=f"#{move.seat}", text=self.texts.say(move.label))

    def luck(self, luck: Luck) -> None:
        """What chance brought a seat, as far as it stands out."""
        print(self.texts.text("cli-analyse-events" if luck.events else "cli-analyse-no-events"))
        for event in luck.events:
            told = {"amount": percent(event.amount), "error": margin(event.error), "action": event.at + 1}
            print_text(self.texts.text("cli-analyse-event", **told, text=self.of_seat(event.move)), 2)
            if event.what:
                print_text(" ".join(self.texts.say(message) for message in event.what[-TOLD:]), 4)


def spread(count: int, most: int) -> list[int]:
    """So many places at most, from the first to the last, evenly spread."""
    if count <= most:
        return list(range(count))
    return [round(row * (count - 1) / (most - 1)) for row in range(most)]


def widths(room: int, players: int) -> tuple[int, int]:
    """How many letters of the room a part of the play may have, and a bar."""
    left = room - EDGES - NUMBER - GAP
    length = min(BAR, max(0, (left - PART) // players - NUMBER - GAP))
    return max(1, left - players * (NUMBER + length + GAP)), length


def cut(text: str, most: int) -> str:
    """The text, or its beginning."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def bar(share: float, length: int) -> str:
    """A share as a number and a bar."""
    full, rest = divmod(round(8 * length * share), 8)
    return f"{round(100 * share):>3} % {('█' * full + BLOCKS[rest]).strip():<{length}}"


def percent(share: float, digits: int = 0) -> str:
    """A share of the win with its sign, in percent."""
    number = round(100 * share, digits)
    sign = "+" if number > 0 else "\N{MINUS SIGN}" if number < 0 else ""
    return f"{sign}{abs(number):.{digits}f} %"


def margin(error: float, digits: int = 0) -> str:
    """Half of an interval in percent, never told as nothing."""
    return f"{max(0.1**digits, 100 * error):.{digits}f}"


def per_choice(skill: Skill) -> str:
    """What a choice cost on average, in tenths of a percent."""
    return f"{percent(-skill.per_choice, 1)} ± {margin(skill.error_per_choice, 1)}"
