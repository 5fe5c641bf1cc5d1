"""Install Wabe into the environment that runs this, compiled where possible, unless it holds these sources already.

A regular installation, not an editable one: native modules beside the sources would hide every edit of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import web

STAMP = Path(sys.prefix, ".wabe-installed")
SETTINGS = ("WABE_PURE", "WABE_COMPILED", "CC", "CFLAGS")
PIP = ("-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--force-reinstall")
REPORT = """
from wabe.kernel.ints import is_compiled
print("Engine: " + ("native code." if is_compiled() else "pure Python: plays the same, but several times slower."))
"""


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


def run(*arguments: str) -> None:
    """Run Python in the project's folder; a failure ends this program with its exit code."""
    code = subprocess.run([sys.executable, *arguments], cwd=web.ROOT, check=False).returncode
    if code:
        sys.exit(code)


def main() -> None:
    """Install, if needed, and say which engine there is."""
    current = fingerprint()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == current:
        return
    print("Building Wabe: a minute or two the first time ...", flush=True)
    STAMP.unlink(missing_ok=True)
    run(*PIP, str(web.ROOT))
    run("-P", "-c", REPORT)
    STAMP.write_text(current, encoding="utf-8")


if __name__ == "__main__":
    main()
