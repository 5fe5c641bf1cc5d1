"""What layouts and tables of actions are made of: parts, rows of seats, traits, and what is not in them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.toy import EncodedPick, EncodedToy, Pick, Toy
from wabe.kernel.encoding import Part, PerSeat, Trait, distance, found, relative_seat, relative_seats
from wabe.kernel.errors import NotEncoded
from wabe.kernel.ints import Sheet, floats, sheet, zeros


class Owners(PerSeat[Toy]):
    """Who looks, and at whom, each counted from 1."""

    def __init__(self) -> None:
        super().__init__("owners", 4, ["seat", "owner"])

    def put_seat(self, g: Toy, seat: int, owner: int, into: Sheet, at: int) -> None:
        into[at] = seat + 1
        into[at + 1] = owner + 1


def columns(trait: Trait, value: Any, seat: int = 0, players: int = 3) -> list[float]:
    """What a trait writes of a value."""
    into = floats(trait.size)
    trait.put(value, seat, players, into, 0)
    return list(into)


def test_a_part_has_a_number_for_each_combination_of_labels() -> None:
    part: Part[Toy] = Part("hall", ["deck-0", "deck-1"], ["size", "covers", "open"])
    assert part.size == 6
    assert part.names()[:4] == ["hall/deck-0/size", "hall/deck-0/covers", "hall/deck-0/open", "hall/deck-1/size"]


def test_a_part_without_axes_is_one_number() -> None:
    part: Part[Toy] = Part("turn")
    assert (part.size, part.axes, part.names()) == (1, [], ["turn"])


def test_a_part_writes_only_if_it_says_how() -> None:
    state = EncodedToy(EncodedPick(1, "pick", 0, (1, 2))).new(2, 1)
    for part in (Part[Toy]("silent"), PerSeat[Toy]("silent", 4)):
        with pytest.raises(NotImplementedError, match="silent"):
            part.put(state, 0, sheet(part.size), 0)


def test_rows_of_seats_follow_clockwise_from_the_one_that_looks() -> None:
    part = Owners()
    assert (part.size, part.width) == (8, 2)
    assert part.names()[:3] == ["owners/self/seat", "owners/self/owner", "owners/next-1/seat"]
    state, into = EncodedToy(EncodedPick(1, "pick", 0, (1, 2))).new(3, 1), sheet(part.size + 2)
    part.put(state, 1, into, 1)
    assert list(into) == [0, *(2, 2), *(2, 3), *(2, 1), *(0, 0), 0]  # no row for a seat that is not there


@pytest.mark.parametrize("players", [2, 3, 5])
def test_how_far_clockwise_a_seat_sits_is_its_row_and_its_label(players: int) -> None:
    labels = relative_seats(players)
    assert labels == ["self", *[f"next-{far}" for far in range(1, players)]]
    for seat in range(players):
        for far in range(players):
            owner = (seat + far) % players
            assert distance(owner, seat, players) == far
            assert relative_seat(owner, seat, players) == labels[far]


def test_a_trait_has_a_column_for_each_value_or_one_number() -> None:
    assert Trait("card", ["alice", "queen"]).columns() == ["card=alice", "card=queen"]
    assert (Trait("count").columns(), Trait("count").size) == (["count"], 1)


def test_each_value_of_a_list_counts() -> None:
    cards = Trait("cards", ["alice", "queen", "hare"])
    assert columns(cards, "queen") == [0, 1, 0]
    assert columns(cards, ["queen", "alice", "queen"]) == [1, 2, 0]
    assert columns(cards, []) == [0, 0, 0]
    assert columns(Trait("count"), 7) == [7]


def test_seats_are_counted_from_the_one_that_acts() -> None:
    assert columns(Trait("target", relative_seats(3), seat=True), [0, 2], seat=2) == [1, 1, 0]


@pytest.mark.parametrize(
    ("trait", "value"),
    [
        (Trait("card", ["alice"]), "queen"),
        (Trait("card", ["alice"]), ["alice", "queen"]),
        (Trait("card", ["alice"]), [["alice"]]),
        (Trait("card", relative_seats(2), seat=True), 2),
        (Trait("card"), "two"),
        (Trait("card"), [2]),
    ],
)
def test_a_value_without_a_column_is_told_by_its_field(trait: Trait, value: Any) -> None:
    with pytest.raises(NotEncoded, match=r"The field card of an action is .*, for which its encoding has no column"):
        columns(trait, value)


def test_actions_are_found_by_their_place() -> None:
    table = zeros(4)
    for action, number in enumerate([5, -1, 6, 7]):
        table[action] = number
    assert [found(table, action, "toy") for action in (0, 2, 3)] == [5, 6, 7]
    for action in (-1, 1, 4):
        with pytest.raises(NotEncoded, match=rf"toy offers an action {action} that is not in its table"):
            found(table, action, "toy")


def test_a_step_without_a_table_of_its_actions_is_told_by_its_name() -> None:
    with pytest.raises(NotEncoded, match=r"toy has no table of the actions of its step pick\."):
        EncodedToy(Pick(1, "pick", 0, (1, 2))).encoding()


def test_the_table_has_the_actions_of_each_step_that_asks() -> None:
    encoding = EncodedToy(EncodedPick(1, "pick", 0, (1, 3)), EncodedPick(2, "pick-again", 0, (0, 3))).encoding()
    assert encoding.pairs == [("pick", 1), ("pick", 3), ("pick-again", 0), ("pick-again", 3)]
    assert [encoding.action(number) for number in range(encoding.n)] == [1, 3, 0, 3]
