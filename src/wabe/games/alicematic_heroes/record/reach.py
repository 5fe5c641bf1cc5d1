"""What an invasion would take and give, for people: shown before it is chosen and while it is planned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.pieces import kingdom, terrain
from wabe.games.alicematic_heroes.table.cards import BLUE, COLOURS, SPACE_KINDS, TOKEN_NAMES, TOKEN_OF
from wabe.games.alicematic_heroes.table.layout import FLAGS, NOBODY, PLACES, SLOT_LIMIT, UNREACHABLE
from wabe.games.alicematic_heroes.table.step_ids import (
    ATTACK_ONLY,
    BY_JET,
    CHOOSE_TARGET_ID,
    DISCARD_ID,
    FINISH,
    HOW_ID,
    NO_SPACE,
    OUTRIGHT,
    PAY_ID,
    PAY_TOKENS,
    TURN_DOWN_ID,
)
from wabe.games.alicematic_heroes.turn import bonus, plan
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

PLANNING: Final = [TURN_DOWN_ID, HOW_ID, DISCARD_ID, PAY_ID]
WAYS: Final = {OUTRIGHT: "success", FINISH: "finish", ATTACK_ONLY: "attack", PAY_TOKENS: "pay", BY_JET: "jet"}
TURNING: Final = "turn"  # only with Alices turned down


def reach_view(g: HeroesState, seat: i64) -> Json | None:
    """What each legal target takes and gives, for the seat that chooses one."""
    if seat != g.decider or g.top_id() != CHOOSE_TARGET_ID:
        return None
    return {str(space): target_view(g, seat, space, 0) for space in g.legal_actions() if space != NO_SPACE}


def plan_view(g: HeroesState, seat: i64) -> Json | None:
    """What the invasion being planned takes and gives, for the seat that plans it."""
    if seat != g.decider or g.target < 0 or g.top_id() not in PLANNING:
        return None
    turned = [[COLOURS[place // SLOT_LIMIT], place % SLOT_LIMIT] for place in range(PLACES) if g.turned >> place & 1]
    return {"space": g.target, **target_view(g, seat, g.target, g.turned), "turned": turned}


def target_view(g: HeroesState, seat: i64, space: i64, turned: i64) -> Json:
    """What an invasion of the space takes and gives with these Alices turned."""
    row = plan.row_without(g, seat, turned)
    flags = g.power(row, FLAGS)
    red, green = plan.military_short(g, seat, space, row, turned), plan.mobility_short(g, seat, space, row)
    need = terrain.mobility_needed(g, seat, space, flags)
    reachable = need != UNREACHABLE
    found = plan.ways(g, seat, space, turned)
    return {
        "kind": SPACE_KINDS[g.board.kind[space]],
        "military": [plan.military(g, seat, space, row, turned), g.board.number[space]],
        "mobility": [plan.mobility(g, seat, row), need if reachable else None],
        "short": {"red": red, "green": green if reachable else None},
        "path": terrain.path_to(g, seat, space, flags),
        "how": [WAYS[way] for way in WAYS if found >> way & 1] or [TURNING],
        "bonus": bonus_view(g, seat, space, turned),
    }


def bonus_view(g: HeroesState, seat: i64, space: i64, turned: i64) -> Json:
    """What success would give for certain: the base bonus, and effects that ask nothing of Alices that stay up.

    AH-52 to AH-57, AH-78.
    """
    kind = g.board.kind[space]
    robbed = g.holder(space) if not g.board.spots[space] else NOBODY
    vp, cards, tokens = 0, 0, 0
    size = int(bonus.bonus_size(g, seat, space, robbed >= 0))
    if TOKEN_OF[kind] >= 0:
        tokens = size
    elif kind == BLUE:
        cards = size
    else:
        vp = size
    for place in range(PLACES):
        acting = kingdom.acting_kind(g, seat, place, turned)
        if acting >= 0 and g.content.effects[acting].acts_on(g, space, robbed):
            effect = g.content.effects[acting]
            vp += int(effect.vp)
            cards += int(effect.cards)
            tokens += 0 if effect.asks else int(effect.tokens)
    gained = min(tokens, int(g.bank(TOKEN_OF[kind]))) if tokens else 0
    return {
        "tokens": {TOKEN_NAMES[TOKEN_OF[kind]]: gained} if gained else {},
        "cards": min(cards, int(g.deck_size() + len(g.discard_pile()))),
        "vp": vp,
        "halved": robbed >= 0,
    }
