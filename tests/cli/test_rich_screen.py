"""The drawn table: it fits, shows what it should, and keeps secrets."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable

import pytest
from rich.console import Console

import wabe
from tests.cli.conftest import Person
from wabe.cli.rich_screen import RichScreen
from wabe.cli.scene import Choice, Journal, scene_of
from wabe.cli.seating import Seating
from wabe.cli.table import Table
from wabe.drawing import drawing_of
from wabe.kernel.record import Record
from wabe.texts import Texts

NAMES = ["Ann", "Bea", "Cid", "Dan"]
LOOKS = [(80, 24, 0), (140, 40, 2), (100, 50, None), (40, 20, 1)]  # width, height, viewer


def console_of(width: int, height: int) -> tuple[Console, io.StringIO]:
    file = io.StringIO()
    return Console(file=file, width=width, height=height, force_terminal=True, markup=False, highlight=False), file


def screen_of(
    width: int, height: int, answer: Callable[[str], str | None] = lambda _: None
) -> tuple[RichScreen, io.StringIO]:
    console, file = console_of(width, height)
    game = wabe.load("xiii")
    return RichScreen(drawing_of(game), Texts(game, NAMES), Person(file, answer), console), file


def drawn(screen: RichScreen, record: Record, viewer: int | None) -> list[str]:
    """The lines of the screen at this moment."""
    journal = Journal(record, screen.texts)
    scene = scene_of(record.state, viewer, journal.lines(viewer), screen.texts, screen.drawing)
    with screen.console.capture() as capture:
        screen.console.print(screen.composed(scene))
    return capture.get().splitlines()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_of_a_game_fits_a_small_terminal(players: int) -> None:
    screen, _ = screen_of(80, 24)
    record, chance = Record(wabe.load("xiii"), players, 3), random.Random(3)
    while not record.state.over:
        lines = drawn(screen, record, record.state.seat)
        tunnels = sum("Tunnel  " in line for line in lines)
        assert len(lines) < 24 + max(0, tunnels - 1), "\n".join(lines)
        for _ in range(2):
            if not record.state.over:
                record.act(record.state.seat, chance.choice(record.state.legal_actions()))


@pytest.mark.parametrize(("width", "height", "viewer"), LOOKS)
def test_a_game_can_be_drawn_at_any_size(width: int, height: int, viewer: int | None) -> None:
    screen, _ = screen_of(width, height)
    record, chance = Record(wabe.load("xiii"), 3, 8), random.Random(8)
    while not record.state.over:
        lines = drawn(screen, record, viewer)
        assert any("Ann" in line for line in lines)
        assert all(Console().render_str(plain(line)).cell_len <= width for line in lines)
        for _ in range(3):
            if not record.state.over:
                record.act(record.state.seat, chance.choice(record.state.legal_actions()))
    assert any("ended" in line for line in drawn(screen, record, viewer))


def plain(line: str) -> str:
    """A line without its colours."""
    return "".join(part.partition("m")[2] if index else part for index, part in enumerate(line.split("\x1b[")))


def is_tunnel(line: str) -> bool:
    return plain(line).strip().startswith("Tunnel")


def table_of(screen: RichScreen, kinds: list[str], seed: int = 6) -> Table:
    record = Record(wabe.load("xiii"), len(kinds), seed)
    return Table(record, Seating(kinds, NAMES[: len(kinds)], 1), screen, screen.texts, screen.drawing)


def test_a_whole_game_ends_with_the_sheet_on_the_old_screen() -> None:
    chance = random.Random(1)
    screen, file = screen_of(80, 24, lambda _: str(chance.randint(1, 5)))
    table_of(screen, ["me", "greedy"]).play()
    last = file.getvalue().rpartition("\x1b[?1049l")[2]
    assert "Score sheet" in last
    assert "The w" in last


@pytest.mark.parametrize("answer", ["", "u"])
def test_the_hand_over_screen_shows_nothing_of_the_table(answer: str) -> None:
    answers = iter(["", "1", "1", "2"] if answer else [""])
    screen, file = screen_of(80, 24, lambda _: next(answers, None))
    table_of(screen, ["me", "me"]).play()
    cover = file.getvalue().split("Over to Ann")[1].split("\x1b[H")[0]
    assert "the eyes of Ann only" in cover
    assert "Hall" not in cover


def test_after_a_stop_the_last_one_may_still_change_their_mind() -> None:
    """Seed 2: Bea stops her first turn without anything shown since; at the cover she takes it back."""
    steps: list[str] = []

    def answer(written: str) -> str | None:
        shown = plain(written.rpartition("\x1b[2J")[2])
        if "to take back the last action" in shown.lower():
            steps.append("back")
            return "u"
        if steps:
            steps.append("again" if "Stop and keep" in shown else "lost")
            return None
        if "eyes of" in shown:
            return ""
        return "x" if "Stop and keep" in shown else random.Random(len(written)).choice("12345")

    screen, file = screen_of(80, 24, answer)
    table_of(screen, ["me", "me"]).play()
    assert steps == ["back", "again"]
    assert "Taken back." in plain(file.getvalue())


def paged(answers: list[str], count: int = 50, *, from_end: bool = False) -> list[list[int]]:
    """The numbers of the lines on each page that is shown to these answers."""
    given = iter(answers)
    screen, file = screen_of(80, 24, lambda _: next(given, None))
    screen.pages("Heading", [f"entry {number}" for number in range(count)], from_end=from_end)
    assert next(given, None) is None
    pages = file.getvalue().split("\x1b[2J")[1:]
    return [[int(number) for number in re.findall(r"entry (\d+)", plain(page))] for page in pages]


def test_long_texts_come_a_screenful_at_a_time_forwards_and_backwards() -> None:
    first, second, last = list(range(20)), list(range(20, 40)), list(range(40, 50))
    assert paged(["", "", ""]) == [first, second, last]
    assert paged(["", "p", "q"]) == [first, second, first]
    assert paged([""], 5) == [list(range(5))]


def test_a_long_line_goes_on_below_its_beginning() -> None:
    screen, _ = screen_of(40, 24)
    rows = [row.plain for row in screen.rows("  " + "word " * 20)]
    assert len(rows) > 2
    assert all(row.startswith("   word") and len(row.rstrip()) < 40 for row in rows)
    assert [row.plain.strip() for row in screen.rows("")] == [""]


def test_a_text_can_begin_at_its_end() -> None:
    newest, before = list(range(30, 50)), list(range(10, 30))
    assert paged([""], from_end=True) == [newest]
    assert paged(["p", "p", "p", "q"], from_end=True) == [newest, before, list(range(20)), list(range(20))]
    assert paged(["p", "", ""], from_end=True) == [newest, before, newest]


def test_a_page_says_where_it_is_and_what_can_be_typed() -> None:
    given = iter(["p", "q"])
    screen, file = screen_of(80, 24, lambda _: next(given, None))
    screen.pages("Heading", [f"entry {number}" for number in range(50)], from_end=True)
    newest, before = map(plain, file.getvalue().split("\x1b[2J")[1:])
    assert "Heading (lines 31 to 50 of 50)" in newest
    assert "Enter: back to the table. p: the page before." in newest
    assert "Enter: on. q: back to the table. p: the page before." in before


def test_the_log_opens_at_its_newest_entry() -> None:
    screen, file = screen_of(80, 24, lambda _: "")
    table = table_of(screen, ["me", "me"])
    chance = random.Random(8)
    for _ in range(40):
        table.act(table.record.state.seat, chance.choice(table.record.state.legal_actions()))
    table.show_log(0, "")
    log, shown = table.journal.lines(0), [line.strip() for line in plain(file.getvalue()).splitlines()]
    assert len(log) > 20
    assert log[-1] in shown
    assert log[0] not in shown


def test_the_log_beside_the_table_is_not_cut() -> None:
    screen, _ = screen_of(140, 40)
    record, chance = Record(wabe.load("xiii"), 3, 8), random.Random(8)
    for _ in range(12):
        record.act(record.state.seat, chance.choice(record.state.legal_actions()))
    beside = [line.rstrip() for line in map(plain, drawn(screen, record, 0)) if line.rstrip().endswith("│")]
    lines = [line[:-1].rpartition("│ ")[2].strip() for line in beside]
    newest = Journal(record, screen.texts).lines(0)[-4:]
    assert "…" not in "".join(lines)
    assert all(line in " ".join(filter(None, lines)) for line in newest)


def test_choices_that_just_fit_stand_side_by_side() -> None:
    screen, _ = screen_of(80, 24)
    label = "x" * 34  # with key, gap and blank 39 columns, and a gap between two of them
    for width, rows in ((80, 2), (79, 4)):
        screen.console.width = width
        assert screen.height(screen.menu([Choice(n, str(n), "", label) for n in range(1, 5)])) == rows


def test_the_log_grows_with_the_window_and_stands_beside_the_table_in_a_wide_one() -> None:
    record, chance = Record(wabe.load("xiii"), 3, 8), random.Random(8)
    for _ in range(40):
        record.act(record.state.seat, chance.choice(record.state.legal_actions()))
    logs: dict[int, int] = {}
    for height in (24, 50):
        screen, _ = screen_of(100, height)
        known = Journal(record, screen.texts).lines(0)
        logs[height] = sum(plain(line).strip() in known for line in drawn(screen, record, 0))
    assert 1 <= logs[24] < logs[50]
    wide, _ = screen_of(140, 24)
    assert any("The Hall" in line and "Log" in line for line in map(plain, drawn(wide, record, 0)))


def test_new_lines_of_the_log_are_brighter() -> None:
    screen, _ = screen_of(100, 40)
    record = Record(wabe.load("xiii"), 2, 8)
    lines = {line for line in drawn(screen, record, 0) if "takes two Keys" in line}
    screen.seen[0] = len(record.events)
    assert lines.isdisjoint(drawn(screen, record, 0))


def test_hidden_cards_are_drawn_for_all_but_their_owner() -> None:
    record, chance = Record(wabe.load("xiii"), 3, 8), random.Random(8)
    while not any(seat["tunnel"]["hidden"] for seat in record.state.view(None)["seats"]):
        record.act(record.state.seat, chance.choice(record.state.legal_actions()))
    owner = next(s["seat"] for s in record.state.view(None)["seats"] if s["tunnel"]["hidden"])
    screen, _ = screen_of(80, 40)
    rows = {
        viewer: [plain(line).strip() for line in drawn(screen, record, viewer) if is_tunnel(line)]
        for viewer in range(3)
    }
    assert any(row.endswith("?") for row in rows[owner])
    assert not any(row.endswith("?") for viewer in range(3) if viewer != owner for row in rows[viewer])
