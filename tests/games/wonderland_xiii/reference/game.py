"""Wonderland XIII as a plain generator: the oracle that the fast engine is compared to, decision by decision.

Written from the rules ledger alone (ids ``XIII-nn`` and ``XIII-Ann``), to be read beside it, clear rather than fast.
It shares no code with the engine and must not: a slip made in both would go unseen.

Decks are numbered 0 to 4 in ring order, seats clockwise from 0. All counts "by kind" have six entries in the order of
the constants ``ALICE`` to ``BUNDLE``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field

ALICE, RABBIT, CAT, HATTER, QUEEN, BUNDLE = range(6)
CHARACTERS = range(5)
COPIES = (12, 12, 12, 12, 12, 8)  # XIII-01
SKIP_SKILL = 5  # in step "skill" the number of the Bundle is free: a Bundle has no skill
STOP, GO_ON = 0, 1

DECKS = 5  # XIII-02
KEYS = 4  # XIII-03
KEYS_PER_TURN = 2  # XIII-06
NOTEBOOK_FLOOR = 3  # XIII-01, XIII-16
COLLAPSE_AT = 3  # XIII-11
EMPTY_DECKS_AT_END = {2: 1, 3: 2, 4: 2}  # XIII-25, XIII-26
BUNDLE_POINTS = 5  # XIII-28
SET_POINTS = 15  # XIII-29

DEFAULTS: dict[str, bool | str] = {
    "skills_optional": False,  # XIII-A12
    "hatter_deck_by": "target",  # XIII-A20
    "best_split": False,  # XIII-A35
    "tunnel_scores_at_end": True,  # XIII-A30
    "final_refill": True,  # XIII-A31
}

Below = Callable[[int], int]


@dataclass(frozen=True)
class Decision:
    """A question to one seat: the step it belongs to and the two or more legal actions, ascending."""

    seat: int
    step: str
    actions: tuple[int, ...]


@dataclass(frozen=True)
class Result:
    """How a game ended. ``notebooks`` and ``discard`` are counts by kind, ``hidden`` the cards left in each Tunnel."""

    scores: list[int]
    winners: list[int]
    notebooks: list[list[int]]
    discard: list[int]
    hidden: list[list[int]]
    turns: int
    passes: int


Play = Generator[Decision, int, Result]
Step = Generator[Decision, int, None]
Choice = Generator[Decision, int, int]


@dataclass
class Table:
    """Everything that lies on the table. Card lists hold kinds; a deck holds ``(kind, face_up)`` from bottom to top."""

    players: int
    options: dict[str, bool | str]
    below: Below
    decks: list[list[tuple[int, bool]]]
    notebooks: list[list[int]]
    active: int
    tunnel: list[int] = field(default_factory=list)  # the active player's uncovered face-up cards
    covered: list[int] = field(default_factory=list)  # the active player's cards under Queens (XIII-24)
    hidden: list[list[int]] = field(default_factory=list)  # by seat, oldest first (XIII-20)
    won: list[int] = field(default_factory=list)  # the two cards of step 1 of this pass, also in the Tunnel
    discard: list[int] = field(default_factory=lambda: [0] * 6)
    keys_middle: int = KEYS
    keys_hand: int = 0
    unlocked: set[int] = field(default_factory=set)  # decks with a Key beside them, vanished ones too (XIII-A08)
    turns: int = 0
    passes: int = 0
    over: bool = False

    # ----- what can be seen from the cards -----

    def existing(self) -> list[int]:
        """The decks that still have cards: an empty one counts as not there (XIII-26, XIII-A07)."""
        return [deck for deck in range(DECKS) if self.decks[deck]]

    def usable(self) -> list[int]:
        """The decks that may be covered now: unlocked ones free, locked ones for a Key in hand (XIII-07, XIII-10)."""
        return [deck for deck in self.existing() if deck in self.unlocked or self.keys_hand > 0]

    def face_down_tops(self) -> list[int]:
        """The decks that Rabbit, Cat and Hatter can reach (XIII-A03, XIII-A53)."""
        return [deck for deck in self.existing() if not self.decks[deck][-1][1]]

    def neighbours(self, deck: int) -> tuple[int, int]:
        """The decks to the left and right of ``deck`` in the ring of decks that exist (XIII-A05)."""
        ring = self.existing()
        place = ring.index(deck)
        return ring[place - 1], ring[(place + 1) % len(ring)]

    def notebook_kinds(self) -> list[int]:
        """The kinds that the active player can cover a deck with, a Bundle too (XIII-08, XIII-A04)."""
        return [kind for kind, count in enumerate(self.notebooks[self.active]) if count]

    def valid_skills(self) -> list[int]:
        """The kinds among the won cards whose skill can be used (XIII-13, XIII-A13)."""
        reach = bool(self.face_down_tops())
        valid = {ALICE: self.keys_middle > 0, RABBIT: reach, CAT: reach, HATTER: reach, QUEEN: True, BUNDLE: False}
        return sorted({kind for kind in self.won if valid[kind]})

    def can_go_on(self) -> bool:
        """A Notebook card and a usable deck are all it takes (XIII-A11, XIII-A42).

        The second never fails: the deck covered in this pass is unlocked, and no skill can take its face-up top.
        """
        return bool(self.notebook_kinds()) and bool(self.usable())

    def is_collapsing(self) -> bool:
        """Step 2: uncovered and own hidden cards count together, covered ones do not (XIII-11, XIII-24, XIII-A23)."""
        return makes_three(self.tunnel + self.hidden[self.active])

    def is_end_met(self) -> bool:
        """Enough decks have been drawn empty (XIII-25, XIII-26)."""
        return DECKS - len(self.existing()) >= EMPTY_DECKS_AT_END[self.players]

    # ----- what the players do -----

    def begin_turn(self) -> None:
        """Take two Keys (XIII-06)."""
        self.turns += 1
        self.keys_middle -= KEYS_PER_TURN
        self.keys_hand += KEYS_PER_TURN

    def unlock(self, deck: int) -> None:
        """Place a Key beside a deck that has none yet (XIII-07, XIII-A41)."""
        if deck not in self.unlocked:
            self.keys_hand -= 1
            self.unlocked.add(deck)

    def explore(self, deck: int, kind: int) -> None:
        """Cover a deck from the Notebook and win the tops beside it (XIII-08, XIII-09, XIII-A48)."""
        self.passes += 1
        self.notebooks[self.active][kind] -= 1
        self.decks[deck].append((kind, True))
        # Both neighbours are fixed before a card is taken: emptying one must not change the other (XIII-A51).
        self.won = [self.draw(neighbour) for neighbour in self.neighbours(deck)]
        self.tunnel += self.won

    def draw(self, deck: int) -> int:
        """Take the top of a deck; return its kind."""
        kind, _ = self.decks[deck].pop()
        return kind

    def take_key(self) -> None:
        """Alice (XIII-17)."""
        self.keys_middle -= 1
        self.keys_hand += 1

    def reveal(self, deck: int) -> None:
        """White Rabbit; the card gives no skill of its own (XIII-18, XIII-A15)."""
        self.tunnel.append(self.draw(deck))

    def hide(self, deck: int, target: int) -> None:
        """Hatter: hide a card in the target's Tunnel; hidden cards that make three are discarded (XIII-20, XIII-23)."""
        self.hidden[target].append(self.draw(deck))
        if makes_three(self.hidden[target]):
            self.discard_hidden(target)

    def cover_other(self) -> None:
        """Queen of Hearts: the other won card goes under her (XIII-24, XIII-A24)."""
        other = list(self.won)
        other.remove(QUEEN)
        self.tunnel.remove(other[0])
        self.covered.append(other[0])

    def discard_hidden(self, seat: int) -> None:
        """Move a seat's hidden cards to the discard pile."""
        for kind in self.hidden[seat]:
            self.discard[kind] += 1
        self.hidden[seat] = []

    # ----- the end of a turn and of the game -----

    def end_turn(self, collapsed: bool) -> None:
        """Clear up in the order of XIII-A44 and pass the turn on, unless the game is over (XIII-27, XIII-A34)."""
        self.over = self.is_end_met()
        if self.over and not collapsed and not self.options["tunnel_scores_at_end"]:
            return  # XIII-A63: the game stopped before the turn's end
        self.empty_tunnel(self.discard if collapsed else self.notebooks[self.active])
        self.discard_hidden(self.active)
        self.return_keys()
        if not self.over or self.options["final_refill"]:
            self.refill()
        if not self.over:
            self.active = (self.active + 1) % self.players

    def empty_tunnel(self, goal: list[int]) -> None:
        """Move all face-up Tunnel cards, covered ones too, to ``goal`` (XIII-11, XIII-15, XIII-24, XIII-A27)."""
        for kind in self.tunnel + self.covered:
            goal[kind] += 1
        self.tunnel, self.covered, self.won = [], [], []

    def return_keys(self) -> None:
        """All Keys go back to the middle (XIII-11, XIII-15)."""
        self.keys_middle += self.keys_hand + len(self.unlocked)
        self.keys_hand = 0
        self.unlocked = set()

    def refill(self) -> None:
        """Draw from the shuffled discard pile up to three Notebook cards (XIII-16, XIII-A16, XIII-A17)."""
        notebook = self.notebooks[self.active]
        while sum(notebook) < NOTEBOOK_FLOOR and sum(self.discard) > 0:
            kind = nth_card(self.discard, self.below(sum(self.discard)))
            self.discard[kind] -= 1
            notebook[kind] += 1

    def result(self) -> Result:
        """Count the Notebooks; equal best scores share the win (XIII-28, XIII-31, XIII-A38)."""
        scores = [score(notebook, bool(self.options["best_split"])) for notebook in self.notebooks]
        winners = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        return Result(scores, winners, self.notebooks, self.discard, self.hidden, self.turns, self.passes)


def makes_three(cards: Sequence[int]) -> bool:
    """Three or more of one character, a Bundle being one of each (XIII-11, XIII-12, XIII-A29)."""
    return any(cards.count(character) + cards.count(BUNDLE) >= COLLAPSE_AT for character in CHARACTERS)


def nth_card(counts: Sequence[int], place: int) -> int:
    """The kind of the card at ``place`` when the counted cards lie in kind order."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)][place]


def score(notebook: Sequence[int], best_split: bool) -> int:
    """The points of a Notebook by kind, with all sets or the best number of them (XIII-28 to XIII-30, XIII-A35)."""
    counts = [notebook[character] for character in CHARACTERS]
    most = min(counts)
    splits = range(most + 1) if best_split else [most]
    return BUNDLE_POINTS * notebook[BUNDLE] + max(split_points(counts, sets) for sets in splits)


def split_points(counts: Sequence[int], sets: int) -> int:
    """Points of the five characters when ``sets`` sets are formed (XIII-29, XIII-30)."""
    return SET_POINTS * sets + sum((count - sets) * (count - sets + 1) // 2 for count in counts)


# ----- set-up -----


def deal(players: int, options: dict[str, bool | str], below: Below) -> Table:
    """Shuffle, deal, split into decks, draw the first player (XIII-01 to XIII-05, XIII-A37).

    :raises ValueError: for a number of players or an option that the game does not have.
    """
    if players not in EMPTY_DECKS_AT_END:
        raise ValueError(f"Wonderland XIII is for 2 to 4 players, not {players}.")
    if unknown := set(options) - set(DEFAULTS):
        raise ValueError(f"Unknown options: {', '.join(sorted(unknown))}.")
    cards = shuffled(below)
    notebooks = [[0] * 6 for _ in range(players)]
    for place in range(NOTEBOOK_FLOOR * players):
        notebooks[place // NOTEBOOK_FLOOR][cards[place]] += 1
    decks = split(cards[NOTEBOOK_FLOOR * players :])
    return Table(
        players, DEFAULTS | options, below, decks, notebooks, below(players), hidden=[[] for _ in range(players)]
    )


def shuffled(below: Below) -> list[int]:
    """All 68 cards, sorted by kind and then shuffled from the back (XIII-01)."""
    cards = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def split(cards: Sequence[int]) -> list[list[tuple[int, bool]]]:
    """Five face-down decks, the first ones a card larger where it does not come out even (XIII-02, A01, A39)."""
    size, extra = divmod(len(cards), DECKS)
    decks = []
    start = 0
    for deck in range(DECKS):
        stop = start + size + (deck < extra)
        decks.append([(kind, False) for kind in cards[start:stop]])
        start = stop
    return decks


# ----- the game, step by step -----


def play(players: int, options: dict[str, bool | str], below: Below) -> Play:
    """A whole game: yields each real decision, takes the chosen action by ``send``, returns the result."""
    return (yield from run(deal(players, options, below)))


def run(table: Table) -> Play:
    """Play on from the beginning of a turn at ``table``."""
    while not table.over:
        yield from take_turn(table)
    return table.result()


def ask(seat: int, step: str, actions: Sequence[int]) -> Choice:
    """Ask for one of the actions; a single one is carried out unasked."""
    if len(actions) == 1:
        return actions[0]
    chosen = yield Decision(seat, step, tuple(actions))
    if chosen not in actions:
        raise ValueError(f"{chosen} is not one of {list(actions)} in step {step}.")
    return chosen


def take_turn(table: Table) -> Step:
    """One turn: two Keys, then passes until the player stops or the Tunnel collapses (XIII-06 to XIII-15)."""
    table.begin_turn()
    going_on = True
    while going_on:
        yield from explore(table)
        if not table.is_collapsing():
            # Also when step 1 met the end condition (XIII-27, XIII-A57); not after a collapse (XIII-A46).
            yield from use_skill(table)
        # Of all skills only the Rabbit can have made the Tunnel collapse in between (XIII-18, XIII-A43).
        going_on = not table.is_collapsing() and not table.is_end_met() and (yield from wants_to_go_on(table))
    table.end_turn(collapsed=table.is_collapsing())


def explore(table: Table) -> Step:
    """Step 1 (XIII-07 to XIII-10)."""
    deck = yield from ask(table.active, "choose_deck", table.usable())
    table.unlock(deck)
    kind = yield from ask(table.active, "cover", table.notebook_kinds())
    table.explore(deck, kind)


def use_skill(table: Table) -> Step:
    """Step 3: a valid skill must be used, unless the switch makes it a choice (XIII-13, XIII-A12, XIII-A14)."""
    valid = table.valid_skills()
    if not valid:
        return
    skip = [SKIP_SKILL] if table.options["skills_optional"] else []
    skill = yield from ask(table.active, "skill", valid + skip)
    if skill == ALICE:
        table.take_key()
    elif skill == RABBIT:
        table.reveal((yield from ask(table.active, "reveal", table.face_down_tops())))
    elif skill == CAT:
        yield from ask(table.active, "look", table.face_down_tops())  # The card stays where it is (XIII-A54).
    elif skill == HATTER:
        yield from use_hatter(table)
    elif skill == QUEEN:
        table.cover_other()


def use_hatter(table: Table) -> Step:
    """The player picks another player, who picks the deck, or the player does both (XIII-20, XIII-A19, XIII-A20)."""
    others = [seat for seat in range(table.players) if seat != table.active]
    target = yield from ask(table.active, "target", others)
    chooser = target if table.options["hatter_deck_by"] == "target" else table.active
    deck = yield from ask(chooser, "draw", table.face_down_tops())
    table.hide(deck, target)


def wants_to_go_on(table: Table) -> Generator[Decision, int, bool]:
    """Step 4 (XIII-14); where going on is impossible the turn simply ends (XIII-A11)."""
    if not table.can_go_on():
        return False
    return (yield from ask(table.active, "go_on", (STOP, GO_ON))) == GO_ON
