"""Looking back at a play: win chances, the choices that cost most, luck apart from skill (docs/analysis.md)."""

from __future__ import annotations

from wabe.analysis.report import Chances, Choice, Event, Luck, Move, Report, Settings, Skill
from wabe.analysis.run import analyse

__all__ = [
    "Chances",
    "Choice",
    "Event",
    "Luck",
    "Move",
    "Report",
    "Settings",
    "Skill",
    "analyse",
]
