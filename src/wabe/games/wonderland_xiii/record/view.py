"""What a seat may know, as JSON (docs/protocol.md). `seat` is -1 for a spectator throughout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderland_xiii.odds.odds import Danger, is_hidden_known, pass_collapse, reveal_collapse
from wabe.games.wonderland_xiii.table.cards import CHARACTERS, DECKS, KEYS, KINDS, NAMES
from wabe.games.wonderland_xiii.turn import scoring
from wabe.kernel.message import Json
from wabe.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.table.state import XiiiState


def table(g: XiiiState) -> Json:
    """What everybody sees: Notebooks and covers are open, deck cards and own hidden ones not. XIII-A55."""
    return {
        "scores": [scoring.score(g, each) for each in range(g.players)],
        "hall": [deck_view(g, deck, SPECTATOR) for deck in range(DECKS)],
        "keys": {"middle": g.keys_middle, "hand": g.keys_hand, "beside": KEYS - g.keys_middle - g.keys_hand},
        "discard": by_name([g.discarded(kind) for kind in range(KINDS)]),
        "pass": {
            "deck": g.explored if g.explored >= 0 else None,
            "won": [NAMES[kind] for kind in (g.won_first, g.won_second) if kind >= 0],
            "number": g.pass_number,
        },
        "seats": [seat_view(g, each) for each in range(g.players)],
        "end": {"empty_needed": g.empty_needed(), "empty": g.empty_decks, "final": g.end_condition()},
    }


def own(g: XiiiState, seat: i64, seen: Json) -> Json:
    """What a seat sees, made from what everybody does: the cards that it has looked at, and what others hide."""
    return {
        **seen,
        "hall": [
            deck_view(g, deck, seat) if g.knowers(deck) >> seat & 1 else seen["hall"][deck] for deck in range(DECKS)
        ],
        "seats": [
            {**row, "tunnel": tunnel_view(g, owner, seat)} if g.hidden_size(owner) else row
            for owner, row in enumerate(seen["seats"])
        ],
    }


def face_up(g: XiiiState, seen: Json) -> Json:
    """The table with nothing hidden: the cards of each deck, the next first, and all that Hatters have hidden."""
    return {
        **seen,
        "hall": [deck_face_up(g, deck, seen["hall"][deck]) for deck in range(DECKS)],
        "seats": [
            {**row, "tunnel": {**row["tunnel"], "hidden": hidden_face_up(g, owner)}}
            for owner, row in enumerate(seen["seats"])
        ],
    }


def deck_face_up(g: XiiiState, deck: i64, seen: Json) -> Json:
    """A deck with its face-down cards, the uppermost first."""
    below: i64 = g.deck_size(deck) - g.covers(deck)
    cards = [NAMES[g.card_in_deck(deck, below - 1 - index)] for index in range(below)]
    return {**seen, "seen": cards[0] if cards else None, "cards": cards}


def hidden_face_up(g: XiiiState, owner: i64) -> list[Json]:
    """The cards hidden in a Tunnel."""
    return [{"card": NAMES[g.hidden(owner, index)]} for index in range(g.hidden_size(owner))]


def by_name(numbers: list[int]) -> Json:
    """Numbers of cards by name."""
    return {NAMES[kind]: numbers[kind] for kind in range(len(numbers))}


def present(numbers: list[int]) -> Json:
    """Numbers of cards by name, without the zeros."""
    return {NAMES[kind]: numbers[kind] for kind in range(len(numbers)) if numbers[kind]}


def deck_view(g: XiiiState, deck: i64, seat: i64) -> Json:
    """A deck: its size, its face-up top, and the seat's note of the uppermost face-down card. XIII-A40, XIII-A54."""
    size, covers = g.deck_size(deck), g.covers(deck)
    noted = seat >= 0 and size > covers and g.knowers(deck) >> seat & 1
    return {
        "deck": deck,
        "size": size,
        "covers": covers,
        "top": NAMES[g.top(deck)] if covers else None,
        "seen": NAMES[g.card_in_deck(deck, size - covers - 1)] if noted else None,
        "seen_by": [each for each in range(g.players) if g.knowers(deck) >> each & 1],
        "unlocked": g.is_unlocked(deck),
        "gone": size == 0,
    }


def seat_view(g: XiiiState, owner: i64) -> Json:
    """A player's Notebook, Tunnel and points, as everybody sees them."""
    return {
        "seat": owner,
        "notebook": by_name([g.notebook(owner, kind) for kind in range(KINDS)]),
        "tunnel": tunnel_view(g, owner, SPECTATOR),
        "score": scoring.sheet(g, owner),
    }


def tunnel_view(g: XiiiState, owner: i64, seat: i64) -> Json:
    """A Tunnel. Hidden cards are shown to all but their owner, at the end to all. XIII-A23, XIII-A55, XIII-A56."""
    active = owner == g.active
    hidden = [
        {"card": NAMES[g.hidden(owner, i)] if is_hidden_known(g, owner, i, seat) else None}
        for i in range(g.hidden_size(owner))
    ]
    return {
        "open": present([g.in_tunnel(kind) for kind in range(KINDS)]) if active else {},
        "covered": present([g.under_queens(kind) for kind in range(KINDS)]) if active else {},
        "hidden": hidden,
        "gauge": by_name([g.gauge(character) if active else 0 for character in range(CHARACTERS)]),
    }


def odds(g: XiiiState, seat: i64) -> Json:
    """Chances that the active player's next pass, or a Rabbit now, collapses the Tunnel, by deck."""
    if g.over or g.end_condition():
        return {}
    danger = Danger(g, seat)
    usable = [deck for deck in range(DECKS) if g.usable_decks() >> deck & 1]
    return {
        "decks": [{"deck": d, "collapse": round(pass_collapse(g, danger, d, seat), 4)} for d in usable],
        "rabbit": [
            {"deck": d, "collapse": round(reveal_collapse(g, danger, d, seat), 4)}
            for d in range(DECKS)
            if g.has_face_down_top(d)
        ],
    }
