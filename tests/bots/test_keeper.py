"""The keeper of a program: its exit code, and the end of all that it has started when nobody is left who asks."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from wabe.bots.child import KEEPER
from wabe.bots.keeper import NOT_STARTED


def kept(words: list[str]) -> tuple[subprocess.Popen[bytes], int]:
    """A keeper with a program, and the end of its lifeline."""
    held, lifeline = os.pipe()
    command = [sys.executable, "-I", "-S", str(KEEPER), str(held), str(os.getpid()), *words]
    process = subprocess.Popen(command, pass_fds=[held], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    os.close(held)
    return process, lifeline


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ([sys.executable, "-S", "-c", "raise SystemExit(5)"], 5),
        ([sys.executable, "-S", "-c", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"], 128 + 9),
        (["no-such-program-anywhere"], NOT_STARTED),
    ],
)
def test_the_exit_code_is_the_program_s(words: list[str], code: int) -> None:
    process, lifeline = kept(words)
    process.communicate(timeout=60)
    os.close(lifeline)
    assert process.returncode == code


def test_input_and_output_are_the_program_s() -> None:
    process, lifeline = kept([sys.executable, "-S", "-c", "print(input()[::-1])"])
    assert process.communicate(b"abc\n", timeout=60)[0].split() == [b"cba"]
    os.close(lifeline)


def test_when_the_lifeline_closes_all_that_was_started_ends(tmp_path: Path) -> None:
    family = tmp_path / "family"
    code = (
        "import os, subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-S', '-c', 'import time; time.sleep(300)'])\n"
        f"open({str(family)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}\\n')\n"
        "time.sleep(300)\n"
    )
    process, lifeline = kept([sys.executable, "-S", "-c", code])
    end = time.monotonic() + 60
    while not family.exists() or not family.read_text().endswith("\n"):
        assert time.monotonic() < end
        time.sleep(0.05)
    os.close(lifeline)
    process.communicate(timeout=60)
    assert process.returncode == 128 + 9
    while not all(has_ended(number) for number in family.read_text().split()):
        assert time.monotonic() < end
        time.sleep(0.05)


def has_ended(number: str) -> bool:
    """Whether a process is no more, or waits for nothing but to be counted."""
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    status = Path(f"/proc/{number}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z"
