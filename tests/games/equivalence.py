"""What all engines are compared with their references by: the same chance, and the same question to the same seats."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from wabe.kernel import rng
from wabe.kernel.state import State


class Chance:
    """The engine's generator, by itself."""

    def __init__(self, seed: int) -> None:
        self.state = rng.seed_state(seed)

    def __call__(self, n: int) -> int:
        self.state = rng.advance(self.state)
        return (rng.mix(self.state) * n) >> 31


def compare_question(state: State, step: str, forms: Mapping[int, Sequence[dict[str, Any]]]) -> None:
    """Who is asked, for what; the reference says it by step and forms of each seat."""
    assert state.waiting == tuple(sorted(forms))
    for seat, legal in forms.items():
        question = state.decision(seat)
        assert question is not None
        assert question["step"] == step
        assert canonical([action["form"] for action in question["actions"]]) == canonical(legal)


def canonical(forms: Sequence[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(form, sort_keys=True) for form in forms)
