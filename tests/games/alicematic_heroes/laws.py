"""What holds at every position of Alicematic Heroes: the ledger's "Arithmetic worth testing", and the caches."""

from __future__ import annotations

from collections import Counter

from wabe.games.alicematic_heroes.pieces import kingdom
from wabe.games.alicematic_heroes.pieces.terrain import (
    KEY_MASK,
    MOST_SHIFT,
    PATH_FLAGS,
    SEAT_SHIFT,
    connect,
    holder_seats,
    measure,
)
from wabe.games.alicematic_heroes.table.cards import BANK, CITY, FOREST, TERRITORY
from wabe.games.alicematic_heroes.table.layout import (
    ACTING,
    ALICES,
    DISTANCE,
    PLACES,
    POWER,
    POWERS,
    QUEUE,
    SLOTS,
    TOKENS,
    UNREACHABLE,
)
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.state import State

POWERS_END = POWER + 5 * POWERS  # without the spare row


def check_position(state: State) -> None:
    """What holds at every decision."""
    assert isinstance(state, HeroesState)
    check_cards(state)
    check_tokens(state)
    check_map(state)
    check_caches(state)


def check_cards(state: HeroesState) -> None:
    """Deck, discards, hands and slots hold the 90 cards (fact 2); slots hold at most four. AH-17"""
    counted: Counter[int] = Counter()
    for kind in range(state.content.kinds):
        hands = [state.in_hand(seat, kind) for seat in range(state.players)]
        counted[kind] += state.discarded(kind) + sum(hands)
        for seat in range(state.players):
            assert 0 <= state.old(seat, kind) <= state.in_hand(seat, kind)
    for seat in range(state.players):
        counted.update(state.kind_at(seat, place) for place in range(PLACES) if state.is_card(seat, place))
        assert all(0 <= state.slot_size(seat, slot) <= 4 for slot in range(SLOTS))
        cards = sum(state.slot_size(seat, slot) for slot in range(SLOTS))
        assert cards <= min(14, (state.turn + state.players - 1) // state.players)  # fact 3
    counted.update(state.deck_card(index) for index in range(state.deck_size()))
    counted.update(state.looked_at(index) for index in range(state.look_size))
    assert [counted[kind] for kind in range(state.content.kinds)] == [*state.content.copies]


def check_tokens(state: HeroesState) -> None:
    """Territory tokens are 16 a player, resource tokens 20 a colour. AHA-55"""
    for seat in range(state.players):
        laid = sum(holder_seats(state, space).count(seat) for space in range(state.board.spaces))
        attacks = sum(state.attacker(space) == seat for space in range(state.board.spaces))
        assert state.territory(seat) + laid + attacks == TERRITORY
        assert state.territory(seat) >= 0
    for token in range(TOKENS):
        held = [state.tokens(seat, token) for seat in range(state.players)]
        assert min(held) >= 0
        assert sum(held) + state.bank(token) == BANK
        assert state.bank(token) >= 0


def check_map(state: HeroesState) -> None:
    """No space holds more tokens than it may, and attacks lie on land alone. AH-03 AH-49 AHA-58"""
    for space in range(state.board.spaces):
        room = state.board.spots[space] if state.board.kind[space] == CITY else 1
        assert state.tokens_on(space) <= room
        if state.attacker(space) >= 0:
            assert state.board.kind[space] not in (CITY, FOREST)
            assert state.holder(space) != state.attacker(space)


def check_caches(state: HeroesState) -> None:
    """What is kept up step by step is what would be worked out anew."""
    twin = state.clone()
    for seat in range(state.players):
        kingdom.work_out(twin, seat)
        connect(twin, seat)
    if state.distance_key >= 0:
        seat, flags = (state.distance_key & KEY_MASK) >> SEAT_SHIFT, state.distance_key & PATH_FLAGS
        measure(twin, seat, flags, state.distance_key >> MOST_SHIFT)
        assert list(twin.cells[DISTANCE:QUEUE]) == list(state.cells[DISTANCE:QUEUE])
        measure(twin, seat, flags, UNREACHABLE)
        assert all(0 <= twin.cells[DISTANCE + space] < UNREACHABLE for space in range(state.board.spaces))  # AHA-67
    assert list(twin.cells[:DISTANCE]) == list(state.cells[:DISTANCE])
    assert list(twin.cells[ACTING:ALICES]) == list(state.cells[ACTING:ALICES])
    assert list(twin.cells[ALICES:POWERS_END]) == list(state.cells[ALICES:POWERS_END])
