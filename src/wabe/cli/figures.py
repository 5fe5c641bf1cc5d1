"""Figures as tables and pages say them."""

from __future__ import annotations

from typing import Any, Final

from wabe.cli.arguments import text

BASE: Final = "base"  # of variants the game as it is, in journals and JSON, whatever the language


def about_match(title: str, players: int, games: int, seed: int) -> dict[str, str]:
    """What the title of a match says: numbers as they are, without separators."""
    return {"title": title, "players": str(players), "games": str(games), "seed": str(seed)}


def between(low: float, high: float, form: str = ".1%") -> str:
    """An interval."""
    return text("cli-match-between", low=format(low, form), high=format(high, form))


def lengths_of(fair: float, decisions: float, turns: float) -> str:
    """The fair share, and how long a game is."""
    return text("cli-match-lengths", fair=f"{fair:.1%}", decisions=f"{decisions:.1f}", turns=f"{turns:.1f}")


def written(value: Any) -> str:
    """A setting as people read it; nothing for one that is not in use."""
    if isinstance(value, bool):
        return text("value-yes" if value else "value-no")
    if isinstance(value, dict):
        return ", ".join(f"{name}={written(each)}" for name, each in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)
