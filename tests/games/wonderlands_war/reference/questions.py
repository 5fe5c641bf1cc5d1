"""How the Wonderland's War reference asks: a generator that yields a decision and takes ``(seat, form)``."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
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
Answer = Generator[Decision, tuple[int, Form], bool]
Choices = Generator[Decision, tuple[int, Form], dict[int, Form]]


def ask(seat: int, step: str, forms: Sequence[Form], telling: bool = False) -> Choice:
    """Ask one seat for one of the forms; a single one is carried out unasked, unless that would tell (WW-R17)."""
    if len(forms) == 1 and not telling:
        return forms[0]
    who, form = yield Decision(step, {seat: list(forms)})
    if who != seat or form not in forms:
        raise ValueError(f"Seat {who} may not do {form} in step {step}.")
    return form


def ask_all(step: str, forms: Mapping[int, Sequence[Form]], telling: bool = False) -> Choices:
    """Ask several seats at once, in secret: the answers count when all are in; a single form as in `ask`."""
    given = {seat: offered[0] for seat, offered in forms.items() if len(offered) == 1 and not telling}
    waiting = {seat: list(offered) for seat, offered in forms.items() if seat not in given}
    while waiting:
        seat, form = yield Decision(step, dict(waiting))
        if form not in waiting.pop(seat):
            raise ValueError(f"Seat {seat} may not do {form} in step {step}.")
        given[seat] = form
    return given
