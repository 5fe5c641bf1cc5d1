"""The command line as a whole: versions, help, interruptions, terminals."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

import wabe
from tests.cli.conftest import LIMIT, Desk, Finished
from wabe.cli import COMMANDS, files, parser
from wabe.cli.interrupts import hang_ups_heeded, undisturbed

HEAVY = ("asyncio", "rich", "fluent", "sqlalchemy", "starlette", "uvicorn", "multiprocessing", "msgspec")
SCREEN = "\x1b[?1049h", "\x1b[?1049l"  # how a terminal enters and leaves a screen of its own


def test_version(process: Callable[..., Finished]) -> None:
    ended = process("--version")
    assert (ended.returncode, ended.stdout) == (0, f"wabe {wabe.__version__}\n")


def name_of(command: ModuleType) -> str:
    return command.__name__.rpartition(".")[2].replace("_", " ")


def test_help_names_every_command(desk: Desk) -> None:
    assert desk.run() == 0
    for command in COMMANDS:
        assert re.search(rf"^    {name_of(command)} ", desk.out, re.MULTILINE)


@pytest.mark.parametrize("command", [name_of(command) for command in COMMANDS])
def test_every_command_explains_itself(desk: Desk, command: str) -> None:
    with pytest.raises(SystemExit) as end:
        desk.run(*command.split(), "--help")
    assert (end.value.code, desk.err) == (0, "")
    assert desk.out.startswith(f"usage: wabe {command} ")


def test_a_process_of_its_own_explains_itself(process: Callable[..., Finished]) -> None:
    ended = process("bench", "server", "--help")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("usage: wabe bench server ")


def test_help_is_quick_for_nothing_heavy_is_loaded(env: dict[str, str]) -> None:
    program = f"import sys; from wabe.cli import parser; parser(); print(set({HEAVY!r}) & set(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=env, check=True)
    assert loaded.stdout == "set()\n"
    assert parser().prog == "wabe"


def test_games_lists_options_with_their_values(desk: Desk) -> None:
    assert desk.run("games") == 0
    assert re.search(r"Wonderland XIII +wonderland_xiii +xiii +2-4 +15-30", desk.out)
    assert re.search(r"hatter_deck_by +target, user +Who picks the Hatter's deck", desk.out)
    assert re.search(r"best_split +off, on ", desk.out)


def test_who_closes_the_pipe_is_not_shouted_at(env: dict[str, str]) -> None:
    command = f"{sys.executable} -m wabe.cli play xiii --seats greedy,greedy --seed 1 | head -1"
    shell = subprocess.run(["sh", "-c", command], capture_output=True, text=True, env=env, check=True, timeout=LIMIT)
    assert shell.stdout.startswith("Wonderland XIII, 2 players")
    assert shell.stderr == ""


def test_a_terminal_without_unicode_gets_question_marks(env: dict[str, str]) -> None:
    command = [sys.executable, "-m", "wabe.cli", "play", "xiii", "--seats", "me,me", "--seed", "1"]
    ascii_only = {**env, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ended = subprocess.run(
        command, input=b"\xff\xfe\n9\n", capture_output=True, env=ascii_only, check=True, timeout=LIMIT
    )
    assert b"?9? is none of the choices" in ended.stdout


# --- interruptions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "sign"),
    [
        (("play", "xiii", "--seats", "me,me", "--seed", "1"), "Type a number"),
        (("play", "xiii", "--seats", "search:seconds=100,random", "--seed", "1"), "takes two Keys"),
        (("simulate", "xiii", "--games", "10000000", "--processes", "1"), ""),
        (("bench", "--milliseconds", "60000"), ""),
    ],
)
def test_interrupting_ends_with_130(env: dict[str, str], args: tuple[str, ...], sign: str) -> None:
    command = [sys.executable, "-u", "-m", "wabe.cli", *args]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=env) as running:
        assert running.stdout is not None
        if sign:
            assert any(sign in line for line in running.stdout)
        else:
            time.sleep(2)
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate(timeout=LIMIT)
    assert running.returncode == 130
    assert errors.strip() == ""


def test_an_interruption_waits_until_an_action_is_whole() -> None:
    done: list[str] = []

    def disturbed() -> None:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append("whole")
        done.append("never")

    handler = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        disturbed()
    assert done == ["whole"]
    assert signal.getsignal(signal.SIGINT) is handler


def test_who_asks_long_work_to_end_interrupts_it_even_where_ctrl_c_is_ignored() -> None:
    def asked() -> None:
        with hang_ups_heeded():
            signal.raise_signal(signal.SIGHUP)  # ignored, as with nohup
            signal.raise_signal(signal.SIGTERM)

    before = [(each, signal.getsignal(each)) for each in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM)]
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        with pytest.raises(KeyboardInterrupt):
            asked()
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        for each, handler in before:
            signal.signal(each, handler)


def test_a_game_that_is_interrupted_is_kept(env: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = [sys.executable, "-u", "-m", "wabe.cli", "play", "xiii", "--seats", "me,me", "--seed", "6"]
    pipe = subprocess.PIPE
    with subprocess.Popen([*command, "--save", str(file)], stdin=pipe, stdout=pipe, text=True, env=env) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write("1\n1\n")
        running.stdin.flush()
        assert any("covers deck 1: Alice." in line for line in running.stdout)
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=LIMIT)
    assert running.returncode == 130
    record, _ = files.resume(str(file))
    assert len(record.turns) == 2


# --- terminals --------------------------------------------------------------------------------------------------------


def in_terminal(env: dict[str, str], keys: Iterator[bytes], *args: str) -> tuple[int, str]:
    """Run in a pseudo-terminal, sending the next keys whenever it waits; exit code and all that was written."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(sys.executable, [sys.executable, "-m", "wabe.cli", *args], env)
    written = b""
    while True:
        try:
            written += os.read(terminal, 65536)
        except OSError:  # the other end is closed
            break
        if written.endswith((b"> ", b"> \x1b[0m")):
            os.write(terminal, next(keys, b"\x04"))
            written += b"\n"
    os.close(terminal)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), written.decode()


def test_a_terminal_gets_a_screen_of_its_own_and_its_old_one_back(env: dict[str, str]) -> None:
    terminal = {**env, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
    terminal.pop("NO_COLOR", None)
    keys = iter([b"\n", b"1\n", b"?\n", b"q\n", b"q\n", b"n\n"])
    code, written = in_terminal(terminal, keys, "play", "xiii", "--seats", "me,me", "--seed", "1")
    assert code == 0
    assert written.index(SCREEN[0]) < written.index("The Hall") < written.index(SCREEN[1])
    assert "The game is not finished." in written[written.index(SCREEN[1]) :]


@pytest.mark.parametrize("switch", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {}])
def test_plain_lines_in_a_terminal(env: dict[str, str], switch: dict[str, str]) -> None:
    args = () if switch else ("--plain",)
    terminal = {**env, "TERM": "xterm", **switch}
    keys = iter([b"\n", b"1\n", b"\x04"])
    code, written = in_terminal(terminal, keys, "play", "xiii", "--seats", "me,me", "--seed", "1", *args)
    assert code == 0
    assert "\x1b" not in written
    assert "\r\n" * 60 in written  # what the last one saw is out of sight
    assert "The input has ended" in written
