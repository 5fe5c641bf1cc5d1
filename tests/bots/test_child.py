"""Programs that answer over pipes: time limits, answers out of step, what is left of those that fail."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.programs import GREET, gone, is_running, program, situation
from wabe import bots
from wabe.games.wonderland_xiii import GAME


@pytest.fixture(autouse=True)
def _dismissed() -> Iterator[None]:
    yield
    bots.dismiss()


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("", r"ended with exit code 0 instead of answering"),
        ("import sys; sys.exit(3)", r"ended with exit code 3 instead of answering"),
        ("print('hello')", r"answered 'hello', which is no line of JSON"),
        ("print('[1]')", r'answered \[1\]; allowed is one of \{"type": "ready"\}'),
        (GREET + '    if kind == "choose":\n        break\n', r"ended with exit code 0"),
        (GREET + '    if kind == "choose":\n        print("{", flush=True)\n', r"answered '\{', which is no line of"),
        (
            GREET + '    if kind == "choose":\n        print("17", flush=True)\n',
            r"answered 17; allowed is one of 0, 1, ",
        ),
        (
            GREET + '    if kind == "choose":\n        print(\'{"action": true}\', flush=True)\n',
            r'\{"action": true\}; all',
        ),
        (
            GREET + '    if kind == "choose":\n        print(\'{"form": {}}\', flush=True)\n',
            r'answered \{"form": \{\}\}; ',
        ),
        (GREET + '    if kind == "choose":\n        print("x" * 3_000_000, flush=True)\n', r"which is no line of JSON"),
        (
            GREET + '    if kind == "choose":\n        while True:\n            print(end="x" * 9_999)\n',
            r"no line of JSON",
        ),
    ],
)
def test_rubbish_and_death_are_sentences(tmp_path: Path, code: str, sentence: str) -> None:
    name = program(tmp_path, code)
    bot = bots.create(name, GAME, 1)
    with pytest.raises(bots.BotFailed, match=sentence) as error:
        bot.choose(situation())
    assert name in str(error.value)
    assert vars(bot)["child"] is None


def test_a_program_that_hangs_is_ended_with_all_it_has_started(tmp_path: Path) -> None:
    family = tmp_path / "family"
    code = f"""import os, subprocess, sys, time
sleeper = subprocess.Popen(["sleep", "300"])
open({str(family)!r}, "w").write(f"{{os.getpid()}} {{sleeper.pid}}")
{GREET}    if kind == "choose":
        time.sleep(300)
"""
    bot = bots.create(program(tmp_path, code, seconds=0.4), GAME, 1)
    with pytest.raises(bots.BotFailed, match=r"has not answered within 0\.4 seconds"):
        bot.choose(situation())
    assert gone(family.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("last", "sentence"), [("time.sleep(60)", "within 0.5 seconds"), ("break", "exit code 0")])
def test_what_a_program_leaves_behind_is_not_waited_for(tmp_path: Path, last: str, sentence: str) -> None:
    """A process in a session of its own holds the pipes."""
    left = tmp_path / "left"
    leave = f'open({str(left)!r}, "w").write(str(subprocess.Popen(["sleep", "60"], start_new_session=True).pid))\n'
    code = f'import subprocess, time\n{leave}{GREET}    if kind == "choose":\n        {last}\n'
    bot = bots.create(program(tmp_path, code, seconds=0.5), GAME, 1)
    start = time.monotonic()
    try:
        with pytest.raises(bots.BotFailed, match=sentence):
            bot.choose(situation())
        assert time.monotonic() - start < 20
        assert is_running(int(left.read_text(encoding="utf-8")))
    finally:
        os.kill(int(left.read_text(encoding="utf-8")), signal.SIGKILL)


def test_two_lines_for_a_question_are_refused(tmp_path: Path) -> None:
    twice = r'print("\n".join([json.dumps({"action": asked["legal_actions"][0]})] * 2), flush=True)'
    bot = bots.create(program(tmp_path, f'{GREET}    if kind == "choose":\n        {twice}\n'), GAME, 1)
    assert bot.choose(situation()) == situation().legal_actions[0]
    with pytest.raises(
        bots.BotFailed, match=r"""said '\{"action": 0\}' without being asked; each question has one line"""
    ):
        bot.choose(situation())


def test_a_line_before_the_first_question_is_refused(tmp_path: Path) -> None:
    greet = GREET.replace('{"type": "ready"})', '{"type": "ready"}) + "\\nThinking"')
    bot = bots.create(program(tmp_path, greet), GAME, 1)
    with pytest.raises(bots.BotFailed, match="said 'Thinking' without being asked"):
        bot.choose(situation())


def test_an_answer_may_repeat_the_number_of_its_question(tmp_path: Path) -> None:
    answer = 'print(json.dumps({"action": asked["legal_actions"][0], "number": min(asked["number"], 2)}), flush=True)'
    bot = bots.create(program(tmp_path, f'{GREET}    if kind == "choose":\n        {answer}\n'), GAME, 1)
    assert bot.choose(situation()) == bot.choose(situation())
    with pytest.raises(bots.BotFailed, match="answered question 2 when it was asked question 3"):
        bot.choose(situation())


def test_a_program_that_reads_nothing_does_not_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "import json, time\nprint(json.dumps({'type': 'ready'}), flush=True)\ntime.sleep(300)\n"
    bot = bots.create(program(tmp_path, code, seconds=0.5), GAME, 1)
    monkeypatch.setattr(bots.Situation, "view", {"much": "x" * 1_000_000})
    with pytest.raises(bots.BotFailed, match=r"has not answered within 0\.5 seconds"):
        bot.choose(situation())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_no_program_outlives_who_asks_it(tmp_path: Path, how: signal.Signals) -> None:
    """Not after Ctrl-C, nor after a kill."""
    family = tmp_path / "family"
    code = f"import os, time\nopen({str(family)!r}, 'w').write(str(os.getpid()))\ntime.sleep(300)\n"
    asked = ["simulate", "xiii", "--bots", "random", "--bot", program(tmp_path, code, seconds=300), "--processes", "1"]
    environment = {**os.environ, "PYTHONUTF8": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "wabe.cli", *asked], env=environment, stderr=subprocess.DEVNULL
    ) as run:
        end = time.monotonic() + 60
        while not family.exists() or not family.read_text(encoding="utf-8"):
            assert time.monotonic() < end
            time.sleep(0.05)
        run.send_signal(how)
        assert run.wait(30) == (130 if how == signal.SIGINT else -signal.SIGKILL)
    assert gone(family.read_text(encoding="utf-8"))


def test_no_program_outlives_who_asks_it_though_others_were_forked_off(tmp_path: Path) -> None:
    """They hold the lifeline too."""
    script = """import os, signal, sys, time
from wabe.bots.child import Child
child = Child("", ["sleep", "60"])
if os.fork() == 0:
    os.close(1)
    time.sleep(60)
time.sleep(0.5)
print(child.process.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, start_new_session=True) as run:
        said = run.stdout.read().decode() if run.stdout is not None else ""
        try:
            assert run.wait(30) == -signal.SIGKILL
            assert said
            assert gone(said)
        finally:
            os.killpg(run.pid, signal.SIGKILL)
