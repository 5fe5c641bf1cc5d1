"""Runs the program of a bot from outside, and ends it with all that it has started once nobody is left who asks.

It is a process of its own, and needs nothing of this package: whoever asks holds the other end of a pipe, its lifeline,
which closes whatever becomes of them. Others may hold that end as well, processes that were forked off: so it looks
whether its parent is still there, too.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import threading
from contextlib import suppress

NOT_STARTED = 127
LOOK_SECONDS = 0.5  # between two looks for the parent


def main(lifeline: int, parent: int, words: list[str]) -> int:
    """Run the program; its exit code, 128 and the number of the signal that ended it, 127 if it cannot be run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        program = subprocess.Popen(words, start_new_session=True)
    except OSError as error:
        print(f"{words[0]}: {error.strerror}", file=sys.stderr)
        return NOT_STARTED
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)  # the pipes are the program's alone: they close with it
    os.dup2(nowhere, 1)
    threading.Thread(target=end_after, args=(lifeline, parent, program.pid), daemon=True).start()
    code = program.wait()
    end(program.pid)
    return code if code >= 0 else 128 - code


def end_after(lifeline: int, parent: int, program: int) -> None:
    """End the program when the lifeline closes, or the parent is gone."""
    closing = select.poll()
    closing.register(lifeline, select.POLLIN)
    while os.getppid() == parent and not closing.poll(LOOK_SECONDS * 1000):
        pass
    end(program)


def end(program: int) -> None:
    """End the program's own group of processes, if any of it is left."""
    with suppress(OSError):
        os.killpg(program, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
