"""Programs that are bots, for the tests of those."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from wabe import bots
from wabe.games.wonderland_xiii import GAME

READY = 'import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n    kind = asked["type"]\n'
GREET = READY + '    if kind == "hello":\n        print(json.dumps({"type": "ready"}), flush=True)\n'


def program(folder: Path, code: str, seconds: float = 20) -> str:
    """The name of a bot that is this program."""
    file = folder / f"bot_{len(list(folder.iterdir()))}.py"
    file.write_text(code, encoding="utf-8")
    return f"command:seconds={seconds}:{sys.executable} -S {file}"


def situation(seed: int = 1) -> bots.Situation:
    state = GAME.new(2, seed)
    return bots.Situation(state, state.seat)


def is_running(number: int) -> bool:
    """Whether there is such a process, and not only what is left of it."""
    try:
        return Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def gone(numbers: str, seconds: float = 20) -> bool:
    """Whether these processes end soon."""
    end = time.monotonic() + seconds
    while any(is_running(int(number)) for number in numbers.split()):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
