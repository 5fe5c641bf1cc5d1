"""A Chromium for the browser tests: the system's, else a package of Debian, else Playwright's own download.

The one that never has a window takes about half the processor's time of the whole browser.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools import web

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium-headless-shell", "chromium")  # older systems have the second alone
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
    "--disable-quic",
)


def is_root() -> bool:
    """Whether this runs as the machine's administrator, for whom Chromium has no sandbox."""
    return os.geteuid() == 0


@cache
def system_browser() -> str | None:
    """The path of an installed Chromium, or None; one that does not start is none (Ubuntu has such a stand-in)."""
    for path in filter(None, map(shutil.which, NAMES)):
        if subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0:
            return path
    return None


def launch_options() -> dict[str, Any]:
    """Keyword arguments for Playwright's `chromium.launch`."""
    sandbox = ["--no-sandbox"] if is_root() else []
    return {"executable_path": system_browser(), "headless": True, "args": [*sandbox, *QUIET]}


def use_own_node() -> None:
    """Let Playwright run with the project's Node: the one that it brings wants a library that a bare Debian lacks.

    Raises:
        TableMissing: there is no Node.
    """
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(web.node()))


def start_playwright() -> AbstractContextManager[Playwright]:
    """Playwright, to be entered. Raises `TableMissing`: there is no Node."""
    from playwright.sync_api import sync_playwright

    use_own_node()
    return sync_playwright()


def has_own_browser() -> bool:
    """Whether Playwright has downloaded its Chromium already."""
    with start_playwright() as playwright:
        return Path(playwright.chromium.executable_path).is_file()


def commands() -> list[list[str]]:
    """What to run to get a Chromium on this machine; the first that succeeds is enough."""
    if is_root() and shutil.which("apt-get"):
        install = "apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends"
        return [["sh", "-c", f"{install} {package}"] for package in PACKAGES]
    return [[sys.executable, "-m", "playwright", "install", "chromium"]]


def main() -> None:
    """Install a Chromium unless there is one."""
    if system_browser() or has_own_browser():
        return
    print("Installing Chromium for the browser tests ...", flush=True)
    use_own_node()
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in commands():
        if subprocess.run(command, env=quiet, check=False).returncode == 0:
            return
    sys.exit(f"wabe: the browser tests need Chromium, and `{' '.join(command)}` failed; install one and try again.")


if __name__ == "__main__":
    main()
