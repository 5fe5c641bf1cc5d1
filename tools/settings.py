"""The table of settings in docs/operations.md, made from the one that the server has: python -m tools.settings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from wabe.cli.chosen import usual
from wabe.server.settings import Setting, table
from wabe.texts import Texts

PAGE: Final = Path(__file__).parent.parent / "docs" / "operations.md"
HEAD: Final = ("| setting | usual value | |", "|---|---|---|")
TABLE: Final = re.compile(rf"{re.escape(HEAD[0])}\n(\|.*\n)+")
USUAL: Final = re.compile(r"; %\(usual\)s|%\(usual\)s; | \(%\(usual\)s\)")
OF_MACHINE: Final = {"bot-processes"}  # their usual values differ from machine to machine; the text says which


def lines() -> str:
    """The table as Markdown."""
    return "".join(f"{line}\n" for line in (*HEAD, *map(_line, table())))


def page() -> str:
    """The page with the table as it should be."""
    found = PAGE.read_text(encoding="utf-8")
    return TABLE.sub(lambda _: lines(), found, count=1)


def _line(setting: Setting) -> str:
    shown = "" if setting.name in OF_MACHINE else f"`{usual(setting)}`"
    return f"| `{setting.name}` | {shown} | {USUAL.sub('', Texts().text(setting.help))} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
