"""Whether a position that was loaded can have come about, so far as play from it rests on that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.table.cards import BUNDLE, KEYS, LEAST_NOTEBOOK, LIMIT, NAMES, copies
from wabe.games.wonderland_xiii.table.layout import CHARACTERS, DECKS, KINDS
from wabe.kernel.leaving import is_deserted
from wabe.kernel.message import Message
from wabe.kernel.saves import need

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.table.state import XiiiState


# The frames below each decision, the uppermost last.
STEP_1: Final = ["end_turn", "continue_or_not", "use_skill", "check", "take"]
STEP_3: Final = ["end_turn", "continue_or_not"]
BELOW: Final = {
    "choose_deck": [*STEP_1, "cover"],
    "cover": STEP_1,
    "skill": STEP_3,
    "reveal": STEP_3,
    "look": STEP_3,
    "target": STEP_3,
    "draw": STEP_3,
    "go_on": ["end_turn"],
}


def audit(g: XiiiState) -> None:
    """Raise `BadSave` unless the parts are all there and the turn can be where it is."""
    audit_cards(g)
    audit_decks(g)
    for seat in range(g.players):
        audit_hidden(g, seat)
    if g.depth == 0:
        need(is_deserted(g) or g.end_condition(), Message("error-xiii-game-over-before-end"))
    else:
        audit_frames(g)
        audit_tunnel(g)
        audit_turn(g, g.top_step().name)


def audit_cards(g: XiiiState) -> None:
    """68 cards, wherever they are. Arithmetic facts 1 and 2."""
    for kind in range(KINDS):
        found = g.in_tunnel(kind) + g.under_queens(kind) + g.discarded(kind)
        for seat in range(g.players):
            found += g.notebook(seat, kind) + g.hidden_of(seat, kind)
        for deck in range(DECKS):
            for index in range(g.deck_size(deck)):
                if g.card_in_deck(deck, index) == kind:
                    found += 1
        need(
            found == copies(kind),
            Message("error-xiii-cards-instead", {"found": found, "names": NAMES[kind], "copies": copies(kind)}),
        )


def audit_decks(g: XiiiState) -> None:
    """Four Keys, none beside an empty deck; looks only at face-down cards. Arithmetic fact 1, XIII-A08, XIII-A54."""
    keys = g.keys_middle + g.keys_hand
    for deck in range(DECKS):
        size = g.deck_size(deck)
        keys += 1 if g.is_unlocked(deck) else 0
        need(size > 0 or not g.is_unlocked(deck), Message("error-xiii-key-lies-beside-empty-deck"))
        need(size > g.covers(deck) or g.knowers(deck) == 0, Message("error-xiii-somebody-looked-at-card-not"))
    need(keys <= KEYS, Message("error-xiii-more-than-4-keys"))


def audit_hidden(g: XiiiState, seat: i64) -> None:
    """No hidden cards that would have been discarded, alone or in the own turn. XIII-23, XIII-A23."""
    own_turn = seat == g.active and g.depth > 0
    for character in range(CHARACTERS):
        passed = g.checked(character) if own_turn else 0
        hidden = g.hidden_of(seat, character) + g.hidden_of(seat, BUNDLE)
        need(hidden + passed <= LIMIT, Message("error-xiii-hidden-cards-would-been-discarded"))


def audit_frames(g: XiiiState) -> None:
    """What is still to be done in this turn is what the present decision leaves to do. XIII-07 to XIII-15."""
    names = g.step_names()
    need(names[:-1] == BELOW.get(names[-1]), Message("error-xiii-steps-no-turn", {"names": ", ".join(names)}))


def audit_tunnel(g: XiiiState) -> None:
    """What lies open in the Tunnel has passed its checks. XIII-11."""
    need(not g.collapsed, Message("error-xiii-turn-goes-on-after-collapse"))
    for character in range(CHARACTERS):
        need(g.gauge(character) <= g.checked(character), Message("error-xiii-tunnel-would-collapsed"))


def audit_turn(g: XiiiState, step: str) -> None:
    """Cards enough for the present decision and for every refill (XIII-A16), and no pass after the end condition."""
    before = step in ("choose_deck", "cover")
    passes = g.pass_number - 1 if before else g.pass_number
    won: i64 = 0
    for kind in range(KINDS):
        won += g.in_tunnel(kind) + g.under_queens(kind)
    need(passes >= 0 and won >= 2 * passes, Message("error-xiii-cards-won-missing-from-tunnel"))
    for seat in range(g.players):
        spent = passes if seat == g.active else 0
        need(g.notebook_size(seat) + spent >= LEAST_NOTEBOOK, Message("error-xiii-notebook-too-short"))
    if before or step == "go_on":
        need(not g.end_condition() and g.notebook_size(g.active) > 0, Message("error-xiii-pass-cannot-made"))
        need(g.keys_hand > 0 or g.unlocked != 0, Message("error-xiii-pass-cannot-made"))
    if step == "cover":
        need(g.explored >= 0 and g.is_unlocked(g.explored), Message("error-xiii-locked-deck-covered"))
    if step == "target":
        need(g.face_down_tops() != 0, Message("error-xiii-hatter-without-card-draw"))
    if step == "skill":
        audit_won(g)


def audit_won(g: XiiiState) -> None:
    """The two won cards lie open in the Tunnel. XIII-09."""
    need(g.won_first >= 0 and g.won_second >= 0, Message("error-xiii-no-cards-been-won"))
    twice = 2 if g.won_first == g.won_second else 1
    need(min(g.in_tunnel(g.won_first), g.in_tunnel(g.won_second)) >= twice, Message("error-xiii-won-cards-not-tunnel"))
