"""The table of the Alicematic Heroes reference: kingdoms with their cards, the bank, the deck, and what Alices add.

Written from the rules ledger and the data's README alone; it shares no code with the engine and must not.
Cards are names of kinds (``"ninja"``); which copy it is never matters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.games.alicematic_heroes.reference.map import COLOURS, FOREST, Map, load

TOKENS = ("red", "yellow", "green")
ALICES = {record["id"]: record for record in load("alices.toml")["alice"]}
KINDS = list(ALICES)
DECK = [kind for kind in KINDS for _ in range(ALICES[kind]["copies"])]  # AH-06
COST = {kind: int(ALICES[kind]["cost"]) for kind in KINDS}
COLOUR_OF = {kind: str(ALICES[kind]["colour"]) for kind in KINDS}
KINGDOMS = ("queen_of_hearts", "humpty_dumpty", "mad_hatter", "cheshire_cat", "march_hare")  # AH-05
TILES_IN_PLAY = {3: 9, 4: 11, 5: 13}  # AH-04

HAND = 5  # AH-06
SLOT_LIMIT = 4  # AH-17
TERRITORY = 16  # AH-05
BANK = 20  # AH-08
ROUNDS = 14  # AH-13

Option = bool | str
Place = tuple[str, int]  # slot and number in order of arrival
Turned = frozenset[Place]  # places of Alices that are turned down in a plan
NONE: Turned = frozenset()

DEFAULTS: dict[str, Option] = {
    "reveal_copies_fire": False,  # AHA-48
    "optional_invasion": False,  # AHA-04
    "repeat_own_city": False,  # AHA-06
    "original_needs_sole_most": False,  # AHA-34
    "rotate_start_player": False,  # AHA-03
    "steal_attack_allowed": True,  # AHA-13
    "slot_majority_by": "slot",  # AHA-31
    **{f"kingdom_{number}": "random" for number in range(1, 6)},  # AHA-87
}

Below = Callable[[int], int]


@dataclass
class Card:
    """A card in a slot, an Alice if ``up``. ``known``: all have seen its face. ``copies``: a Wiccan's choice.

    ``old``: it is hidden, and those who count can tell that it is none of the cards of the present deck.
    """

    kind: str
    up: bool
    known: bool
    copies: str | None = None
    revealed: int = 0
    old: bool = False


@dataclass
class Kingdom:
    """What lies before one player; VP by where they came from in play."""

    name: str
    hand: list[str] = field(default_factory=list)
    old: Counter[str] = field(default_factory=Counter)  # the part of the hand that is older than the present deck
    slots: dict[str, list[Card]] = field(default_factory=lambda: {colour: [] for colour in COLOURS})
    tokens: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TOKENS, 0))
    vp: dict[str, int] = field(default_factory=lambda: dict.fromkeys(("cities", "lands", "forests", "effects"), 0))
    territory: int = TERRITORY

    def part_with(self, kind: str) -> bool:
        """A card leaves the hand, of several the oldest; whether it is older than the present deck."""
        self.hand.remove(kind)
        old = self.old[kind] > 0
        self.old[kind] -= old
        return old

    # ----- cards in slots -----

    def places(self) -> list[Place]:
        """All cards in slot order, then order of arrival (AHA-52)."""
        return [(colour, index) for colour in COLOURS for index in range(len(self.slots[colour]))]

    def card(self, place: Place) -> Card:
        return self.slots[place[0]][place[1]]

    def up(self, turned: Turned = NONE) -> list[Place]:
        """The Alices, with those of ``turned`` counted as turned down already."""
        return [place for place in self.places() if self.card(place).up and place not in turned]

    def down(self) -> list[Place]:
        """The Commoners (AH-28)."""
        return [place for place in self.places() if not self.card(place).up]

    def size(self, slot: str) -> int:
        """Cards in a slot, Alices and Commoners; the Kingdom card is none (AH-30, AHA-01)."""
        return len(self.slots[slot])

    def has_room(self, slot: str) -> bool:
        return self.size(slot) < SLOT_LIMIT

    def is_beside_copy(self, card: Card) -> bool:
        """Another face-up card of that kind is in the kingdom (AHA-48)."""
        return any(self.card(place).kind == card.kind and self.card(place) is not card for place in self.up())

    # ----- what works -----

    def live_wiccan(self, turned: Turned = NONE) -> Place | None:
        """Of the Wiccans with a choice the one revealed last (AHA-37, AHA-61, AHA-62)."""
        with_choice = [place for place in self.up(turned) if self.card(place).copies is not None]
        return max(with_choice, key=lambda place: self.card(place).revealed, default=None)

    def working(self, turned: Turned = NONE) -> list[str]:
        """The effects that act, in default order: one of each kind, all Originals, and the live Wiccan's copy.

        AH-25, AH-26, AHA-52, AHA-59.
        """
        acting: list[str] = []
        seen: set[str] = set()
        wiccan = self.live_wiccan(turned)
        for place in self.up(turned):
            kind = self.card(place).kind
            copied = self.card(place).copies
            if place == wiccan and copied is not None:
                acting.append(copied)
            elif kind == "original" or (kind != "wiccan" and kind not in seen):
                acting.append(kind)
                seen.add(kind)
        return acting

    def power(self, kind: str, turned: Turned = NONE) -> int:
        """How many times an effect acts: itself and a Wiccan's copy (README's Wiccan table)."""
        return self.working(turned).count(kind)

    def alices(self) -> int:
        """Face-up Alices in all slots (AHA-33)."""
        return len(self.up())

    def military(self, kind: str, turned: Turned) -> int:
        """Military Power against a kind of space, before tokens (AH-39); each Alice turned gives 2 (Valkyrie)."""
        working = self.working(turned)
        bonus = working.count("panzer")
        bonus += working.count("ninja") if kind == "city" else 0
        bonus += working.count("demonlord") if kind == FOREST else 0
        return self.size("red") + 2 * bonus + 2 * len(turned)

    def mobility(self, turned: Turned) -> int:
        """Mobility had, before tokens (AH-44)."""
        return self.size("green") + self.power("adventurer", turned)

    # ----- what Valkyrie may do -----

    def may_turn(self, turned: Turned) -> bool:
        """One card whose effect turns Alices must stay up, Valkyrie or a live Wiccan copying her (AHA-65)."""
        wiccan = self.live_wiccan()
        users = {place for place in self.up() if self.card(place).kind == "valkyrie"}
        if wiccan is not None and self.card(wiccan).copies == "valkyrie":
            users.add(wiccan)
        return not turned or bool(users - turned)


@dataclass
class Table:
    """Everything on the table. ``deck``: the next card to draw is the first."""

    players: int
    options: dict[str, Option]
    below: Below
    map: Map
    kingdoms: list[Kingdom]
    deck: list[str]
    tiles: list[tuple[int, int]] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    bank: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TOKENS, BANK))
    look: list[str] = field(default_factory=list)  # what a Hunter's owner sees
    start: int = 0
    active: int = 0
    turn: int = 0
    stamp: int = 0

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat]

    # ----- cards -----

    def shuffled(self, cards: list[str]) -> list[str]:
        """Put in kind order, then shuffled from the back."""
        cards = sorted(cards, key=KINDS.index)
        shuffle(cards, self.below)
        return cards

    def reshuffle(self) -> None:
        """The discards, shuffled, go under the deck (AH-55, AHA-64). If they are all of it, everybody knows it."""
        if self.discard and not self.deck:
            for kingdom in self.kingdoms:
                kingdom.old = Counter(kingdom.hand)
                for place in kingdom.down():
                    kingdom.card(place).old = not kingdom.card(place).known
        self.deck += self.shuffled(self.discard)
        self.discard = []

    def draw(self, seat: int, count: int) -> None:
        """Cards from the deck as long as there are any; it is renewed when it is needed and out (AHA-40, AHA-49)."""
        for _ in range(count):
            if not self.deck:
                self.reshuffle()
            if self.deck:
                self.kingdoms[seat].hand.append(self.deck.pop(0))

    def next_stamp(self) -> int:
        self.stamp += 1
        return self.stamp

    # ----- tokens -----

    def gain(self, seat: int, token: str, count: int) -> None:
        """Tokens from the bank while it has any (AH-53, AHA-39)."""
        given = min(count, self.bank[token])
        self.bank[token] -= given
        self.kingdoms[seat].tokens[token] += given

    def pay(self, seat: int, tokens: Sequence[str]) -> None:
        """Tokens back to the bank (AH-08)."""
        for token, count in Counter(tokens).items():
            self.kingdoms[seat].tokens[token] -= count
            self.bank[token] += count

    def take(self, seat: int, target: int, token: str, count: int) -> None:
        """Tokens from a player to another."""
        self.kingdoms[target].tokens[token] -= count
        self.kingdoms[seat].tokens[token] += count


def shuffle(cards: list[Any], below: Below) -> None:
    """In place, from the back."""
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
