"""List the rule ids of the games' ledgers (`rules.md`) that no test names; exit code 1 if there are any.

A ledger defines an id by a list item that begins with it: `- XIII-07 ...`, `- XIII-A12 ...`, or `- X-09 ...` or
`- E-09 ...` for a worked example. Each ledger numbers its examples anew, so only tests with the game's name in their
path count for them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFINITION = re.compile(r"^- ([A-Z]+-[A-Z]*\d+)\b", re.MULTILINE)
EXAMPLE = re.compile(r"[XE]-")
MENTION = re.compile(r"(?<![\w-])[A-Z]+-[A-Z]*\d+\b")


def named_ids(tests: Path) -> dict[Path, set[str]]:
    """The ids that each test file names."""
    return {path: set(MENTION.findall(path.read_text(encoding="utf-8"))) for path in tests.rglob("test_*.py")}


def uncovered(games: Path, tests: Path) -> Iterator[tuple[str, str]]:
    """(game, id) of every definition without a test, in the ledgers' order."""
    named = named_ids(tests)
    for ledger in sorted(games.glob("*/rules.md")):
        game = ledger.parent.name
        anywhere = set().union(*named.values())
        in_game = set().union(*(ids for path, ids in named.items() if game in str(path.relative_to(tests))))
        for rule in DEFINITION.findall(ledger.read_text(encoding="utf-8")):
            if rule not in (in_game if EXAMPLE.match(rule) else anywhere):
                yield game, rule


def main(root: Path = ROOT) -> int:
    """Print what is uncovered; the exit code."""
    missing = list(uncovered(root / "src/wabe/games", root / "tests"))
    for game, rule in missing:
        print(f"{game}: no test names {rule}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
