"""Whether a position that was loaded can have come about, so far as play from it rests on that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.pieces import kingdom
from wabe.games.alicematic_heroes.table.cards import CITY, DEALT, FOREST, ROUNDS, START_CITIES
from wabe.games.alicematic_heroes.table.layout import (
    DOWN,
    HOLDER_BITS,
    HOLDER_MASK,
    KNOWN,
    NOBODY,
    PLACES,
    STAMP_SHIFT,
    TOKENS,
)
from wabe.games.alicematic_heroes.turn import plan
from wabe.kernel.leaving import is_deserted
from wabe.kernel.message import Message
from wabe.kernel.saves import need

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

# The frames below each decision, the uppermost last; effects still to come may lie between.
BELOW_POLITICS: Final = ["end_turn", "choose_target"]
BELOW: Final = {
    "mulligan": ["start_player"],
    "place_city": [],
    "choose_card": [*BELOW_POLITICS, "place_card"],
    "place_card": BELOW_POLITICS,
    "choose_target": ["end_turn"],
    "turn_down": ["end_turn", "carry_out", "how"],
    "how": ["end_turn", "carry_out"],
    "discard": ["end_turn", "carry_out"],
    "take": ["end_turn"],
    "plunder": ["end_turn"],
    "turn_up": ["end_turn"],
}
PLAYING: Final = ["choose_card", "place_card"]  # the card of this turn is still in the hand
AFTER_REVEAL: Final = ["keep", "copy"]  # in Politics, or on a success
PAYING: Final = "pay"  # in Politics, or for an invasion


def audit(g: HeroesState) -> None:
    """Raise `BadSave` unless the parts are all there and the turn can be where it is."""
    audit_cards(g)
    audit_tokens(g)
    for seat in range(g.players):
        audit_kingdom(g, seat)
    audit_map(g)
    if g.turn > 0:
        audit_cities(g)
    if g.depth == 0:
        need(is_deserted(g) or g.turn == ROUNDS * g.players, Message("error-heroes-game-over-before-end"))
    else:
        audit_frames(g)


def audit_cards(g: HeroesState) -> None:
    """Every card of the set is somewhere, once."""
    for kind in range(g.content.kinds):
        count = g.discarded(kind)
        for index in range(g.deck_size()):
            count += 1 if g.deck_card(index) == kind else 0
        for index in range(g.look_size):
            count += 1 if g.looked_at(index) == kind else 0
        for seat in range(g.players):
            count += g.in_hand(seat, kind)
            for place in range(PLACES):
                count += 1 if g.is_card(seat, place) and g.kind_at(seat, place) == kind else 0
        name = g.content.names[kind]
        need(
            count == g.content.copies[kind],
            Message("error-heroes-copies", {"count": count, "name": name, "copies": g.content.copies[kind]}),
        )


def audit_tokens(g: HeroesState) -> None:
    """Nobody has laid or gained more tokens than there are."""
    for seat in range(g.players):
        need(g.territory(seat) >= 0, Message("error-heroes-seat-too-many-territory-tokens", {"seat": seat}))
        need(len(set(g.kingdoms)) == g.players, Message("error-heroes-two-seats-share-kingdom"))
        for token in range(TOKENS):
            need(
                g.to_pay(token) <= g.tokens(g.active, token) if g.active >= 0 else True,
                Message("error-heroes-tokens-pay-missing"),
            )
    for token in range(TOKENS):
        need(g.bank(token) >= 0, Message("error-heroes-too-many-resource-tokens"))


def audit_kingdom(g: HeroesState, seat: i64) -> None:
    """Cards face up are known, only a face-up Wiccan copies somebody, and nobody plays two cards in a turn. AH-15."""
    played: i64 = 0
    for place in range(PLACES):
        if not g.is_card(seat, place):
            continue
        played += 1
        card = g.card_at(seat, place)
        need(bool(card & DOWN) or not card & KNOWN, Message("error-heroes-face-up-card-marked-as"))
        need(card >> STAMP_SHIFT <= g.stamp, Message("error-heroes-card-was-revealed-future"))
        copy = kingdom.copied(card)
        if copy >= 0:
            need(not card & DOWN, Message("error-heroes-commoner-copies-somebody"))
            need(
                is_wiccan(g, g.kind_at(seat, place)) and not is_wiccan(g, copy),
                Message("error-heroes-card-copies-wrongly"),
            )
    need(played <= most_played(g, seat), Message("error-heroes-seat-played-more-cards-than", {"seat": seat}))


def most_played(g: HeroesState, seat: i64) -> i64:
    """How many cards the seat can have played: one in each of its turns so far. AH-15."""
    if g.turn == 0:
        return 0
    begun = (seat - g.starter()) % g.players <= (g.turn - 1) % g.players
    if seat == g.active and is_card_in_hand(g):
        begun = False
    return g.round_number() - 1 + (1 if begun else 0)


def is_card_in_hand(g: HeroesState) -> bool:
    """Whether the card of the current turn is still to be played."""
    top = g.top_step().name if g.depth > 0 else ""
    return top in PLAYING or (top == PAYING and g.target < 0)


def is_wiccan(g: HeroesState, kind: i64) -> bool:
    """Whether the kind copies others."""
    return g.content.effects[kind].copies


def audit_map(g: HeroesState) -> None:
    """Attacks lie on land that their owner does not hold. AH-49, AHA-58."""
    for space in range(g.board.spaces):
        attacker = g.attacker(space)
        if attacker >= 0:
            need(
                g.board.kind[space] not in (CITY, FOREST),
                Message("error-heroes-space-cannot-under-attack", {"space": space}),
            )
            need(g.holder(space) != attacker, Message("error-heroes-space-attacked-by-holder", {"space": space}))


def audit_cities(g: HeroesState) -> None:
    """Everybody has placed the start Cities, which are never lost. AH-11, AHA-17."""
    for seat in range(g.players):
        need(city_tokens(g, seat) >= START_CITIES, Message("error-heroes-seat-lost-city", {"seat": seat}))


def city_tokens(g: HeroesState, seat: i64) -> i64:
    """How many tokens the seat has on Cities, two on one City being possible. AH-12."""
    count: i64 = 0
    for space in range(g.board.spaces):
        held = g.holders(space) if g.board.kind[space] == CITY else 0
        while held:
            count += 1 if held & HOLDER_MASK == seat + 1 else 0
            held >>= HOLDER_BITS
    return count


def audit_frames(g: HeroesState) -> None:
    """The frames below the decision are those of a turn, and what they need is there; steps look at their arguments."""
    names = g.step_names()
    top = names.pop()
    below = [name for name in names if name != "effects" and not (top in AFTER_REVEAL and name == "turn_up")]
    need(below in frames_below(top), Message("error-heroes-step-cannot-follow-upon", {"top": top, "names": names}))
    need(
        all(name != "effects" or index == 1 for index, name in enumerate(names)),
        Message("error-heroes-effects-due-where-none-can"),
    )
    if top == "mulligan":
        for seat in range(g.players):
            need(g.hand_size(seat) == DEALT, Message("error-heroes-hand-not-five-cards-before"))
    elif top == "place_city":
        audit_placement(g)
    else:
        need(g.turn > 0 and g.active == g.seat_of_turn(), Message("error-heroes-another-seat-turn"))
        audit_turn(g, top)


def frames_below(top: str) -> list[list[str]]:
    """What can lie below a decision."""
    if top in AFTER_REVEAL:
        return [BELOW_POLITICS, ["end_turn"]]
    if top == PAYING:
        return [[*BELOW_POLITICS, "summon"], ["end_turn", "carry_out"]]
    return [BELOW[top]] if top in BELOW else []


def audit_placement(g: HeroesState) -> None:
    """The argument counts the tokens laid so far, forth and back, all on Cities. AH-10, AH-11."""
    count, all_of_them = g.top_arg(), START_CITIES * g.players
    laid: i64 = 0
    for space in range(g.board.spaces):
        laid += g.tokens_on(space)
    need(laid == count < all_of_them, Message("error-heroes-placements-do-not-agree-with"))
    for seat in range(g.players):
        forth = (seat - g.start) % g.players
        placed = (1 if forth < count else 0) + (1 if all_of_them - 1 - forth < count else 0)
        need(city_tokens(g, seat) == placed, Message("error-heroes-cities-seat-do-not-agree", {"seat": seat}))


def audit_turn(g: HeroesState, top: str) -> None:
    """What the decision is about is there."""
    if top in ("place_card", "choose_card", "discard"):
        need(g.hand_size(g.active) > 0, Message("error-heroes-hand-empty"))
    if top == "place_card":
        need(g.card >= 0 and g.in_hand(g.active, g.card) > 0, Message("error-heroes-card-play-missing"))
    if top in ("turn_down", "how", "discard"):
        need(
            g.target >= 0 and plan.is_possible(g, g.active, g.target, g.turned),
            Message("error-heroes-invasion-not-possible"),
        )
    if top == "keep":
        need(g.look_size > 0, Message("error-heroes-nothing-keep"))
    if top in ("take", "plunder", "turn_up"):
        need(g.target >= 0, Message("error-heroes-effect-no-cause"))
    if top == "plunder":
        need(g.robbed not in (NOBODY, g.active), Message("error-heroes-nobody-was-robbed"))
