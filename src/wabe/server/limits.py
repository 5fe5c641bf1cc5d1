"""What one browser or one address may do in a while: rates, seconds of work, sizes, numbers of connections."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MESSAGE_BYTES: Final = 64 * 1024


@dataclass(frozen=True)
class Rate:
    """So many per second in the long run, and so many at once."""

    per_second: float
    burst: float


@dataclass(frozen=True)
class Limits:
    """The rates and numbers of one server; generous for people, tight for loops gone wild.

    `work`, `address_work` and `heavy` are in seconds of the processor, the others count.
    """

    commands: Rate = Rate(20, 80)
    address_commands: Rate = Rate(200, 800)
    chat: Rate = Rate(1, 12)
    hints: Rate = Rate(1, 6)
    new_tables: Rate = Rate(0.5, 30)
    claims: Rate = Rate(1, 30)
    connections: int = 100
    work: Rate = Rate(0.2, 5)  # of the process that answers everybody, by browser
    address_work: Rate = Rate(0.4, 10)
    heavy: Rate = Rate(0.5, 30)  # of the processes for heavy work, by address
    analyses: Rate = Rate(0.02, 5)  # of finished games, that one address asks to be made
    dailies: Rate = Rate(0.001, 24)  # tables of the day that one address begins: a household, no more
