"""Positions of Wonderland XIII for tests, written in letters and played in words.

Cards are the letters `archqb` (Alice, Rabbit, Cat, Hatter, Queen, Bundle); in a deck, written from bottom to top, a
small letter lies face down, a capital face up. Decks are numbered 0 to 4 (the ledger's 1 to 5), seats from 0. Moves are
forms in words: "unlock 0", "cover cat", "skill queen", "target 1", "go_on". Forced choices are made by the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.table.cards import NAMES, copies
from wabe.games.wonderland_xiii.table.layout import CHARACTERS, DECKS, KINDS
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.kernel.events import Event, EventLog
from wabe.kernel.message import Json

LETTERS = "archqb"
ALONE = ("aaa", "rrr", "ccc", "hhh")  # Notebooks of one kind: the cover is no choice
PLENTY = "aaaa rrrr cccc hhhh qqqq"
OPEN = "AAAA RRRR CCCC HHHH QQQQ"
STACK = ["end_turn", "continue_or_not", "use_skill", "check", "take", "cover", "choose_deck"]


def table(
    decks: str = PLENTY,
    *notebooks: str,
    players: int = 2,
    tunnel: str = "",
    covered: str = "",
    hidden: Sequence[str] = (),
    hand: int = 2,
    unlocked: Sequence[int] = (),
    rest: int | None = 4,
    chance: list[int] | None = None,
    **options: bool | str,
) -> XiiiState:
    """Seat 0 about to choose a deck.

    Args:
        decks: five, with spaces between; `-` for an empty one.
        notebooks: of the first seats; the others have `ALONE`.
        tunnel, covered: seat 0's uncovered cards, and those under Queens.
        hidden: hidden cards by seat.
        hand: Keys of seat 0; each deck of `unlocked` has one besides.
        rest: under which deck all cards not named lie, face down; None: on the discard pile.
        chance: what chance will say.
        options: house switches.
    """
    books = [*notebooks, *ALONE[len(notebooks) : players]]
    piles = [pile.replace("-", "") for pile in decks.split(" ")]
    named = "".join([*books, *piles, tunnel, covered, *hidden]).lower()
    left = "".join(letter * (copies(kind) - named.count(letter)) for kind, letter in enumerate(LETTERS))
    if rest is not None:
        piles[rest] = left + piles[rest]
    state = GAME.from_json(
        {
            **GAME.new(players, 0, options).to_json(),
            "stack": [[step, 0] for step in STACK],
            "waiting": [0],
            "areas": {
                "hall": [deck_area(pile) for pile in piles],
                "notebooks": [counts(book) for book in books],
                "tunnel": counts(tunnel),
                "under_queens": counts(covered),
                "discard": counts(left if rest is None else ""),
                "hidden": [
                    [[NAMES[LETTERS.index(c)], False] for c in cards] for cards in [*hidden, "", "", ""][:players]
                ],
                "checked": [tunnel.count(LETTERS[kind]) + tunnel.count("b") for kind in range(CHARACTERS)],
                "keys": {"middle": 4 - hand - len(unlocked), "hand": hand},
                "unlocked": list(unlocked),
                "active": 0,
                "turn": 5,
                "pass_number": 1 + len(tunnel + covered) // 2,
                "explored": -1,
                "won": [None, None],
                "collapsed": False,
            },
        }
    )
    assert isinstance(state, XiiiState)
    state.log = EventLog(chance)
    return state


def deck_area(pile: str) -> Json:
    return {
        "cards": [NAMES[LETTERS.index(letter.lower())] for letter in pile],
        "covers": sum(letter.isupper() for letter in pile),
        "knowers": [],
    }


def counts(cards: str) -> Json:
    return {NAMES[kind]: cards.count(letter) for kind, letter in enumerate(LETTERS)}


# ----- playing -----


def play(state: XiiiState, *moves: str) -> list[Event]:
    """Make these moves, each by the seat that decides; the events they bring."""
    assert state.log is not None
    before = len(state.log.events)
    for move in moves:
        state.apply(state.parse(form_of(move)))
    return state.log.events[before:]


def form_of(move: str) -> Json:
    kind, _, what = move.partition(" ")
    if not what:
        return {"kind": kind}
    if what in NAMES:
        return {"kind": kind, "card": what}
    return {"kind": kind, "seat" if kind == "target" else "deck": int(what)}


def legal(state: XiiiState) -> list[str]:
    """The moves on offer."""
    forms = [state.form(action) for action in state.legal_actions()]
    return [" ".join(str(value) for value in form.values()) for form in forms]


def asked(state: XiiiState) -> tuple[int, str | None]:
    """Who decides, in which step."""
    return state.seat, None if state.over else state.top_step().name


def pass_turn(state: XiiiState) -> None:
    """Play on with the first move on offer, but stop where that is possible, until the turn is over."""
    turn = state.turn
    while state.turn == turn and not state.over:
        state.apply(state.legal_actions()[0])


# ----- looking -----


def letters(numbers: Sequence[int]) -> str:
    return "".join(LETTERS[kind] * number for kind, number in enumerate(numbers))


def notebook(state: XiiiState, seat: int = 0) -> str:
    return letters([state.notebook(seat, kind) for kind in range(KINDS)])


def tunnel(state: XiiiState) -> str:
    return letters([state.in_tunnel(kind) for kind in range(KINDS)])


def covered(state: XiiiState) -> str:
    return letters([state.under_queens(kind) for kind in range(KINDS)])


def discard(state: XiiiState) -> str:
    return letters([state.discarded(kind) for kind in range(KINDS)])


def hidden(state: XiiiState, seat: int) -> str:
    return "".join(LETTERS[state.hidden(seat, index)] for index in range(state.hidden_size(seat)))


def deck(state: XiiiState, number: int) -> str:
    size, down = state.deck_size(number), state.deck_size(number) - state.covers(number)
    cards = [LETTERS[state.card_in_deck(number, index)] for index in range(size)]
    return "".join(card if index < down else card.upper() for index, card in enumerate(cards))


def sizes(state: XiiiState) -> list[int]:
    return [state.deck_size(number) for number in range(DECKS)]


def keys(state: XiiiState) -> tuple[int, int, list[int]]:
    """Keys in the middle and in hand, and the decks with a Key."""
    return state.keys_middle, state.keys_hand, [number for number in range(DECKS) if state.is_unlocked(number)]


def won(state: XiiiState) -> str:
    return "".join(LETTERS[kind] for kind in (state.won_first, state.won_second) if kind >= 0)


def event(events: list[Event], kind: str) -> dict[str, Any]:
    """The arguments of the one event of this kind, secret ones too."""
    (found,) = [each for each in events if each.kind == kind]
    return {**found.args, **(found.secret or {})}


def kinds(events: list[Event]) -> list[str]:
    return [each.kind for each in events]
