"""Install Wabe into the environment that runs this, compiled where possible, unless it holds these sources already.

A regular installation, not an editable one: native modules beside the sources would hide every edit of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from tools import compiler, web

STAMP = Path(sys.prefix, ".wabe-installed")
SETTINGS = ("WABE_PURE", "CC", "CFLAGS")
PIP = ("-m", "pip", "install", "--verbose", "--no-index", "--no-deps", "--no-build-isolation", "--force-reinstall")
NOTICE = "wabe: "  # what setup.py says to people begins so
ENGINES = {True: "native code", False: "pure Python, which plays the same but many times slower"}


def sources() -> Iterator[Path]:
    """Every file that an installation is made of, the browser table's apart."""
    yield from (web.ROOT / name for name in ("pyproject.toml", "setup.py", "MANIFEST.in"))
    for path in (web.ROOT / "src").rglob("*"):
        if path.is_file() and path.suffix != ".pyc" and ".egg-info" not in str(path) and web.STATIC not in path.parents:
            yield path


def fingerprint() -> str:
    """What an installation depends on: sources, interpreter, settings."""
    settings = [f"{name}={os.environ.get(name, '')}" for name in SETTINGS]
    return "\n".join([sys.version, *settings, web.digest(sources(), web.ROOT), web.digest(web.sources(), web.ROOT)])


def run(*arguments: str) -> list[str]:
    """Run Python in the project's folder; what the build has to say to people, of all that it prints.

    A failure prints the whole and ends this program with its exit code.
    """
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=web.ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        print(done.stdout, flush=True)
        sys.exit(done.returncode)
    return [line.strip() for line in done.stdout.splitlines() if line.lstrip().startswith(NOTICE)]


def is_compiled() -> bool:
    """Whether the installed engine is native code."""
    return any(Path(sysconfig.get_path("platlib")).glob("wabe__mypyc*"))


def stamp() -> str:
    """What the installation would be made of now; a pure one also of what this machine lacks to compile it."""
    return fingerprint() if is_compiled() else f"{fingerprint()}\n{compiler.lack()}"


def is_current() -> bool:
    """Whether these sources are installed; pure code does not do where native code is asked for."""
    there = STAMP.is_file() and STAMP.read_text(encoding="utf-8") == stamp()
    return there and (is_compiled() or not os.environ.get("WABE_COMPILED"))


def main() -> None:
    """Install, if needed, and say which engine there is."""
    if is_current():
        return
    print("Building Wabe: two minutes or so the first time ...", flush=True)
    STAMP.unlink(missing_ok=True)
    notices = run(*PIP, str(web.ROOT))
    STAMP.write_text(stamp(), encoding="utf-8")
    print(*notices, f"Engine: {ENGINES[is_compiled()]}.", sep="\n")


if __name__ == "__main__":
    main()
