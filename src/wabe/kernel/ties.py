"""Equal scores: what decides between them, and how it did."""

from __future__ import annotations

from wabe.kernel.message import Json


class TieBreaker:
    """Something that decides between seats with equal scores.

    Args:
        name: of the text `tie-<name>` in the game's catalogue.
        numbers: how much of it each seat has.
        fewest: the least wins, else the most.
    """

    def __init__(self, name: str, numbers: list[int], fewest: bool = False) -> None:
        self.name = name
        self.numbers = numbers
        self.fewest = fewest

    def best(self, seats: list[int]) -> list[int]:
        """Those of the seats that it puts first."""
        numbers = [self.numbers[seat] for seat in seats]
        wanted = min(numbers) if self.fewest else max(numbers)
        return [seat for seat in seats if self.numbers[seat] == wanted]


def highest(scores: list[int], seats: list[int]) -> list[int]:
    """Those of the seats that have the highest score of them."""
    most = max([scores[seat] for seat in seats])
    return [seat for seat in seats if scores[seat] == most]


def decided(seats: list[int], breakers: list[TieBreaker]) -> list[int]:
    """Who of the seats wins; several where nothing tells them apart."""
    for breaker in breakers:
        seats = breaker.best(seats)
    return seats


def told(seats: list[int], breakers: list[TieBreaker]) -> Json:
    """How it was decided: `{"seats", "steps": [{"by", "seats", "numbers"}]}`, a step for each that was looked at."""
    steps: list[Json] = []
    left = seats
    for breaker in breakers:
        if len(left) > 1:
            steps.append({"by": breaker.name, "seats": left, "numbers": [breaker.numbers[seat] for seat in left]})
            left = breaker.best(left)
    return {"seats": seats, "steps": steps}


def shared(winners: list[int], players: int) -> list[float]:
    """1.0 shared among the winners, 0.0 for all others."""
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
