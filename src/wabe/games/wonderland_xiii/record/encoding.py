"""What a learning program sees of the game and how actions are described (docs/envs.md). Cards count by kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from wabe.games.wonderland_xiii.odds.odds import is_hidden_known
from wabe.games.wonderland_xiii.table.cards import NAMES
from wabe.games.wonderland_xiii.table.layout import (
    CHARACTERS,
    CHECKED,
    COVERED,
    COVERS,
    DECK,
    DECK_ROOM,
    DECKS,
    DISCARD,
    KINDS,
    KNOWN,
    MAX_PLAYERS,
    NOTEBOOK,
    OPEN,
    SIZE,
)
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.games.wonderland_xiii.table.step_ids import DRAW_ID
from wabe.games.wonderland_xiii.turn import scoring
from wabe.kernel.encoding import Part, PerSeat, Trait, distance, put_ints, relative_seats
from wabe.kernel.ints import Sheet

DECK_NAMES: Final = [f"deck-{deck}" for deck in range(DECKS)]
DECK_FACTS: Final = ["size", "covers", "unlocked", "explored"]
SWITCHES: Final = ["skills_optional", "hatter_deck_by_user", "best_split", "tunnel_scores_at_end", "final_refill"]


class Hall(Part[XiiiState]):
    """The decks: how many cards, how many of them face up, and the Keys beside them."""

    def __init__(self) -> None:
        super().__init__("hall", DECK_NAMES, DECK_FACTS)

    def put(self, g: XiiiState, seat: i64, into: Sheet, at: i64) -> None:
        cells, unlocked = g.cells, g.unlocked
        if g.explored >= 0:
            into[at + 4 * g.explored + 3] = 1
        for deck in range(DECKS):
            into[at] = i32(cells[SIZE + deck])
            into[at + 1] = i32(cells[COVERS + deck])
            into[at + 2] = i32(unlocked >> deck & 1)
            at += 4


class Top(Part[XiiiState]):
    """The uppermost card of each deck, where the seat knows it: face up, or looked at (XIII-A54)."""

    def __init__(self) -> None:
        super().__init__("top", DECK_NAMES, NAMES)

    def put(self, g: XiiiState, seat: i64, into: Sheet, at: i64) -> None:
        cells = g.cells
        for deck in range(DECKS):
            size = cells[SIZE + deck]
            if size > 0 and (cells[COVERS + deck] > 0 or cells[KNOWN + deck] >> seat & 1):
                into[at + cells[DECK + deck * DECK_ROOM + size - 1]] = 1
            at += KINDS


class Beneath(Part[XiiiState]):
    """The uppermost face-down card of each deck that face-up ones cover, where the seat has looked at it (XIII-A54)."""

    def __init__(self) -> None:
        super().__init__("beneath", DECK_NAMES, NAMES)

    def put(self, g: XiiiState, seat: i64, into: Sheet, at: i64) -> None:
        cells = g.cells
        for deck in range(DECKS):
            if cells[KNOWN + deck] >> seat & 1:
                covers = cells[COVERS + deck]
                below = cells[SIZE + deck] - covers
                if covers > 0 and below > 0:
                    into[at + cells[DECK + deck * DECK_ROOM + below - 1]] = 1
            at += KINDS


class FaceUp(Part[XiiiState]):
    """The cards that lie face up on each deck, by kind (XIII-A02, XIII-A55)."""

    def __init__(self) -> None:
        super().__init__("face-up", DECK_NAMES, NAMES)

    def put(self, g: XiiiState, seat: i64, into: Sheet, at: i64) -> None:
        cells = g.cells
        for deck in range(DECKS):
            end = DECK + deck * DECK_ROOM + cells[SIZE + deck]
            for cell in range(end - cells[COVERS + deck], end):
                into[at + cells[cell]] += 1
            at += KINDS


class Cards(Part[XiiiState]):
    """The open cards of the one on turn, those under Queens, and the discard pile, by kind (XIII-24, XIII-A55)."""

    def __init__(self) -> None:
        super().__init__("cards", ["tunnel", "under-queens", "discard"], NAMES)

    def put(self, g: XiiiState, seat: i64, into: Sheet, at: i64) -> None:
        put_ints(into, at, g.cells, OPEN, KINDS)
        put_ints(into, at + KINDS, g.cells, COVERED, KINDS)
        put_ints(into, at + 2 * KINDS, g.cells, DISCARD, KINDS)


class Checked(Part[XiiiState]):
    """The most of each character that has passed a check in this turn (XIII-A54)."""

    def __init__(self) -> None:
        super().__init__("checked", NAMES[:CHARACTERS])

    def put(self, g: XiiiState, seat: i64, into: Sheet, at: i64) -> None:
        put_ints(into, at, g.cells, CHECKED, CHARACTERS)


class Won(Part[XiiiState]):
    """The two cards won in this pass, by kind (XIII-09)."""

    def __init__(self) -> None:
        super().__init__("won", NAMES)

    def put(self, g: XiiiState, seat: i64, into: Sheet, at: i64) -> None:
        if g.won_first >= 0:
            into[at + g.won_first] += 1
        if g.won_second >= 0:
            into[at + g.won_second] += 1


class Course(Part[XiiiState]):
    """Keys, the number of the pass, and how near the end is (XIII-25, XIII-26)."""

    def __init__(self) -> None:
        super().__init__("course", ["keys-middle", "keys-hand", "pass", "empty-decks", "empty-needed", "final"])

    def put(self, g: XiiiState, seat: i64, into: Sheet, at: i64) -> None:
        into[at] = i32(g.keys_middle)
        into[at + 1] = i32(g.keys_hand)
        into[at + 2] = i32(g.pass_number)
        into[at + 3] = i32(g.empty_decks)
        into[at + 4] = i32(g.empty_needed())
        into[at + 5] = 1 if g.end_condition() else 0


class Switches(Part[XiiiState]):
    """The house switches, 1 where one is on."""

    def __init__(self) -> None:
        super().__init__("switches", SWITCHES)

    def put(self, g: XiiiState, seat: i64, into: Sheet, at: i64) -> None:
        into[at] = 1 if g.skills_optional else 0
        into[at + 1] = 1 if g.hatter_deck_by_user else 0
        into[at + 2] = 1 if g.best_split else 0
        into[at + 3] = 1 if g.tunnel_scores_at_end else 0
        into[at + 4] = 1 if g.final_refill else 0


class Notebooks(PerSeat[XiiiState]):
    """Notebooks by kind (XIII-A55), with their points (XIII-28)."""

    def __init__(self) -> None:
        super().__init__("notebook", MAX_PLAYERS, [*NAMES, "points"])

    def put_seat(self, g: XiiiState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        put_ints(into, at, g.cells, NOTEBOOK + owner * KINDS, KINDS)
        into[at + KINDS] = i32(scoring.score(g, owner))


class Hidden(PerSeat[XiiiState]):
    """Hidden cards in Tunnels: how many the seat knows of each kind, how many it does not, how many their owner knows.

    Who looked at a card before it was hidden is open (XIII-20, XIII-A54).
    """

    def __init__(self) -> None:
        super().__init__("hidden", MAX_PLAYERS, [*NAMES, "unknown", "owner-knows"])

    def put_seat(self, g: XiiiState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        for index in range(g.hidden_size(owner)):
            known = is_hidden_known(g, owner, index, seat)
            into[at + (g.hidden(owner, index) if known else KINDS)] += 1
            into[at + KINDS + 1] += 1 if g.owner_knows_hidden(owner, index) else 0


class Looked(Part[XiiiState]):
    """Who has looked at the uppermost face-down card of each deck (XIII-A54)."""

    def __init__(self) -> None:
        super().__init__("looked", relative_seats(MAX_PLAYERS), DECK_NAMES)

    def put(self, g: XiiiState, seat: i64, into: Sheet, at: i64) -> None:
        cells, players = g.cells, g.players
        for deck in range(DECKS):
            known = cells[KNOWN + deck]
            if known != 0:
                for owner in range(players):
                    into[at + distance(owner, seat, players) * DECKS + deck] = i32(known >> owner & 1)


class HatterTarget(Part[XiiiState]):
    """Who draws a card to hide (XIII-20)."""

    def __init__(self) -> None:
        super().__init__("hatter-target", relative_seats(MAX_PLAYERS))

    def put(self, g: XiiiState, seat: i64, into: Sheet, at: i64) -> None:
        target = g.arg_of(DRAW_ID)
        if target >= 0:
            into[at + distance(target, seat, g.players)] = 1


LAYOUT: Final = (
    Hall(),
    Top(),
    Beneath(),
    FaceUp(),
    Cards(),
    Checked(),
    Won(),
    Course(),
    Switches(),
    Notebooks(),
    Hidden(),
    Looked(),
    HatterTarget(),
)
KINDS_OF_FORMS: Final = (
    "visit", "unlock", "cover", "skill", "skip", "reveal", "look", "draw", "target", "stop", "go_on",
)  # fmt: skip
TRAITS: Final = (
    Trait("kind", KINDS_OF_FORMS),
    Trait("deck", range(DECKS)),
    Trait("card", NAMES),
    Trait("seat", relative_seats(MAX_PLAYERS), seat=True),
)
