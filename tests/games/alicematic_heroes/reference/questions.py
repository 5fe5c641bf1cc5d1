"""How the Alicematic Heroes reference asks: a generator that yields a decision and takes ``(seat, form)``."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

Form = dict[str, Any]


@dataclass(frozen=True)
class Decision:
    """A question: the step it belongs to and the forms open to each seat that is asked."""

    step: str
    forms: dict[int, list[Form]]


Step = Generator[Decision, tuple[int, Form], None]
Choice = Generator[Decision, tuple[int, Form], Form]


def ask(seat: int, step: str, forms: Sequence[Form], telling: bool = False) -> Choice:
    """Ask one seat for one of the forms; a single one is carried out unasked, unless that would tell a secret."""
    if len(forms) == 1 and not telling:
        return forms[0]
    who, form = yield Decision(step, {seat: list(forms)})
    if who != seat or form not in forms:
        raise ValueError(f"Seat {who} may not do {form} in step {step}.")
    return form
