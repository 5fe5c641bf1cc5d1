"""Whether the frames of a position that was loaded can lie on each other, and go with its areas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.using import USE, effect_of, first_waiting, waiting
from wabe.games.wonderlands_war.table.chips import MADNESS
from wabe.games.wonderlands_war.table.layout import AT_TABLE, CHIP, NOBODY, REGIONS, ROUNDS
from wabe.games.wonderlands_war.table.step_ids import NEXT_BATTLE_ID
from wabe.games.wonderlands_war.table.timing import (
    CHAIRS_REFILLED,
    ON_EXHAUST,
    ON_FEAT,
    STATIC,
    TEA_CARD_TAKEN,
    TEA_MOVE,
    WHEN_FORGED,
)
from wabe.kernel.argument import SEAT
from wabe.kernel.leaving import is_deserted
from wabe.kernel.message import Message
from wabe.kernel.saves import need

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

# Where rewards are carried out: a tea card, a forge, effects.
GIVING: Final = ["resolve_card", "after_forging"]
PLACING: Final = [*GIVING, "effects", "forging"]

# What may lie directly below each step; below the steps not named here nothing lies.
UNDER: Final[dict[str, list[str]]] = {
    "keep_quest": ["round"],
    "end_war": ["round"],
    "war": ["end_war"],
    "end_party": ["war"],
    "end_tea_turn": ["end_party"],
    "choose_chair": ["end_tea_turn"],
    "place_leader": ["end_tea_turn"],
    "take_any": ["end_tea_turn"],
    "place_poison": ["choose_chair", "place_leader"],
    "refill": ["choose_chair", "take_any"],
    "resolve_card": ["end_tea_turn"],
    "give_shard": ["refill", "resolve_card"],
    "choose_part": ["resolve_card"],
    "choose_half": ["resolve_card"],
    "corrupt": ["resolve_card"],
    "choose_forged": GIVING,
    "choose_track": ["forging", *GIVING],
    "after_forging": ["forging", *GIVING],
    "choose_region": PLACING,
    "choose_unit": PLACING,
    "units": PLACING,
    "return_units": ["units"],
    "gain_ally": [*GIVING, "clean_up", "resolve_wager"],
    "place_castle": GIVING,
    "place_figure": [*GIVING, "place_figure", "next_battle", "end_tea_turn"],
    "take_wonderlandian": GIVING,
    "unlock": GIVING,
    "discard_madness": GIVING,
    "draw_quests": GIVING,
    "discard_quest": GIVING,
    "next_battle": ["end_war"],
    "first_draw": ["next_battle"],
    "wager": ["first_draw"],
    "draw_or_halt": ["next_battle"],
    "end_check": ["next_battle"],
    "place_chips": ["end_check"],
    "after_strength": ["place_chips"],
    "add_strength": ["after_strength"],
    "others_effects": ["add_strength"],
    "after_busts": ["others_effects"],
    "own_effects": ["after_busts"],
    "reveal": ["own_effects"],
    "choose_drawn": ["reveal"],
    "suffer": ["own_effects", "suffer"],
    "shield": ["own_effects", "suffer", "hookah"],
    "place_madness": ["own_effects", "suffer", "hookah"],
    "lose_units": ["place_madness"],
    "lose_unit": ["lose_units"],
    "lost_to": ["lose_units"],
    "hookah": ["effects"],
    "order_madness": ["hookah"],
    "effects": [
        *["effects", "after_busts", "others_effects", "add_strength", "place_chips", "end_check", "forge"],
        *["choose_chair", "take_any", "resolve_card", "end_tea_turn"],
    ],
    "use": ["effects"],
    "choose_effect": ["effects", "after_busts", "others_effects", "add_strength", "place_chips", "end_check", "forge"],
    "clean_up": ["next_battle"],
    "wagers": ["clean_up"],
    "forge": ["wagers"],
    "end_abilities": ["forge"],
    "feats": ["end_abilities"],
    "give_award": ["feats", "give_award"],
    "choose_award": ["feats", "give_award", "clean_up"],
    "award_castle": ["feats", "give_award", "clean_up"],
    "complete_feat": ["end_abilities", "complete_feat"],
    "discard_active": ["complete_feat"],
    "forging": ["wagers", "forging"],
    "resolve_wager": ["clean_up", "resolve_wager"],
}
IN_BATTLE: Final = ["clean_up", "end_check", "first_draw", "draw_or_halt"]  # right above the next battle
AT_OWN_TABLE: Final = ["choose_chair", "place_leader", "place_poison", "take_any", "choose_part"]
WITH_EFFECT: Final = ["use", "hookah"]  # the steps that carry an effect out
NEVER_WAIT: Final = [STATIC, ON_EXHAUST, ON_FEAT]
MAD: Final = ["suffer", "shield", "place_madness"]


def audit_frames(g: WarState) -> None:
    """Raise `BadSave` unless the frames are of one phase of play; each step has looked at its own argument."""
    if is_deserted(g):
        return
    if g.depth == 0:
        need(g.round == ROUNDS and g.active == NOBODY, Message("error-war-game-over-before-end"))
        need(g.region == NOBODY and g.card == NOBODY, Message("error-war-game-over-middle-something"))
        return
    names = g.step_names()
    need(names[0] == "round", Message("error-war-play-nowhere"))
    for index in range(1, len(names)):
        below = names[index - 1]
        need(
            below in UNDER.get(names[index], []),
            Message("error-war-step-cannot-follow-upon", {"names": names[index], "below": below}),
        )
        if names[index] in WITH_EFFECT:
            audit_time(g, g.arg_at(index))
    audit_phase(g, names)
    audit_waiting(g)
    audit_hands(g, names)


def audit_phase(g: WarState, names: list[str]) -> None:
    """The Round, the turn, the card and the battle are those of the frames."""
    need((g.round == 0) == (names[1:] == ["keep_quest"]), Message("error-war-another-round"))
    need((g.active != NOBODY) == ("end_tea_turn" in names), Message("error-war-nobody-turn-or-somebody-war"))
    need((g.card != NOBODY) == ("resolve_card" in names), Message("error-war-tea-card-carried-out-at"))
    need(g.parts == 0 or g.card != NOBODY, Message("error-war-parts-no-card"))
    fighting = "next_battle" in names and names[-1] != "next_battle" and after(names, "next_battle") in IN_BATTLE
    need((g.region != NOBODY) == fighting, Message("error-war-battle-fought-at-wrong-time"))
    if fighting:
        begun = g.arg_of(NEXT_BATTLE_ID)
        need(
            g.is_open(g.region) and g.region == (g.standee + begun - 1) % REGIONS,
            Message("error-war-another-region-fought-over"),
        )
        need(after(names, "next_battle") == "clean_up" or g.participants() != 0, Message("error-war-nobody-fights"))
    if g.active != NOBODY and names[-1] in AT_OWN_TABLE:
        need(g.leader_at(g.active) == AT_TABLE, Message("error-war-leader-whose-turn-left-table"))
    if g.round == 0:
        for seat in range(g.players):
            need(g.party_cards(seat) == 0, Message("error-war-cards-taken-before-tea-party"))


def after(names: list[str], name: str) -> str:
    """The step above the named one."""
    return names[names.index(name) + 1]


def audit_waiting(g: WarState) -> None:
    """The effects that wait are known, and of the phase."""
    for seat in range(g.players):
        for which in range(2):
            first = first_waiting(seat, which)
            for cell in range(first, first + waiting(g, seat, which)):
                need(SEAT.of(g.cells[cell]) == seat, Message("error-war-effect-waits-with-another-player"))
                USE.audit(g, g.cells[cell])
                audit_time(g, g.cells[cell])


def audit_time(g: WarState, arg: i64) -> None:
    """An effect that comes next or waits acts at this time."""
    timing = effect_of(g, arg).timing
    need(timing not in NEVER_WAIT, Message("error-war-effect-waits-holds-by-itself"))
    if TEA_MOVE <= timing <= CHAIRS_REFILLED:
        need(g.active != NOBODY, Message("error-war-effect-tea-party-waits-battle"))
        need(timing != TEA_CARD_TAKEN or g.card != NOBODY, Message("error-war-effect-waits-no-card"))
    elif timing != WHEN_FORGED:
        need(g.region != NOBODY, Message("error-war-effect-battle-waits-without-one"))


def audit_hands(g: WarState, names: list[str]) -> None:
    """Chips are in hand and being played only while a draw is resolved; Madness is still to take effect."""
    drawing = "end_check" in names
    suffering = [SEAT.of(g.arg_at(index)) for index, name in enumerate(names) if name in MAD]
    for seat in range(g.players):
        held = g.held_size(seat)
        need(
            held == 0 or names[-1] == "choose_drawn" or "hookah" in names, Message("error-war-chips-hand-at-wrong-time")
        )
        need(
            g.mark(seat, CHIP) == 0 or (drawing and names[-1] != "choose_drawn"),
            Message("error-war-chip-played-at-no-draw"),
        )
        need(g.mark(seat, CHIP) <= MADNESS or seat in suffering, Message("error-war-madness-played-like-another-chip"))
