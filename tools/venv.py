"""Make the virtual environment named on the command line, or say in one sentence why it cannot be made."""

from __future__ import annotations

import shutil
import sys
import venv
from importlib.util import find_spec
from pathlib import Path

OLDEST = (3, 11)


def refusal() -> str | None:
    """Why this Python will not do; None if it will."""
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    if sys.version_info[:2] < OLDEST:
        return f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, this is {here}; try `make PYTHON=python3.12`."
    if find_spec("ensurepip") is None:
        return f"this Python lacks ensurepip; on Debian and Ubuntu `apt-get install python{here}-venv` brings it."
    return None


def main(folder: Path) -> None:
    """Create `folder`; nothing is left of it after a failure."""
    reason = refusal()
    if reason:
        sys.exit(f"wabe: no virtual environment can be made: {reason}")
    try:
        venv.create(folder, with_pip=True, symlinks=True)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


if __name__ == "__main__":
    main(Path(sys.argv[1]))
