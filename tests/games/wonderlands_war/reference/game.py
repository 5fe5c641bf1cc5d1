"""Wonderland's War as a plain generator: the oracle that the fast engine is compared to, decision by decision.

Written from the rules ledger (ids ``WW-...``), the rule books and the records of the data alone, to be read beside
them, clear rather than fast. It shares no code with the engine and must not: a slip made in both would go unseen.

A game yields each real decision and takes ``(seat, form)``; a question with one answer is not asked (WW-R17).
Chance comes from ``below(n)``, a number from 0 to n - 1.
"""

from __future__ import annotations

from collections.abc import Generator

from tests.games.wonderlands_war.reference.battle import war
from tests.games.wonderlands_war.reference.questions import Decision, Form
from tests.games.wonderlands_war.reference.scoring import Result, score
from tests.games.wonderlands_war.reference.setup import keep_quests
from tests.games.wonderlands_war.reference.table import Table
from tests.games.wonderlands_war.reference.tea import tea_party

Play = Generator[Decision, tuple[int, Form], Result]


def play(table: Table) -> Play:
    """A whole game from the table of ``set_up`` to the score sheet (WW-E01)."""
    yield from keep_quests(table)
    while table.round < 3:
        yield from tea_party(table)
        yield from war(table)
    table.over = True
    return score(table)
