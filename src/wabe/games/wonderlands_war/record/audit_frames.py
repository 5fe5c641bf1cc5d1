"""Whether the frames of a position that was loaded can lie on each other, with what they name in their arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.effect import effect_of
from wabe.games.wonderlands_war.gains.forging import (
    BETWEEN_SHIFT,
    KIND_MASK,
    KIND_SHIFT,
    LAST,
    SPACE_MASK,
    SPACE_SHIFT,
    STAGE_SHIFT,
)
from wabe.games.wonderlands_war.table.chips import KINDS, MADNESS, REGIONS, STANDEES
from wabe.games.wonderlands_war.table.layout import (
    AT_TABLE,
    CHIP,
    NOBODY,
    RESERVE,
    ROUNDS,
    SPACES,
    TRACKS,
    WAITING,
    WAITING_SIZE,
)
from wabe.games.wonderlands_war.table.layout import EFFECT_ROOM as ROOM
from wabe.games.wonderlands_war.table.timing import (
    CHAIRS_REFILLED,
    ON_EXHAUST,
    ON_FEAT,
    STATIC,
    TEA_CARD_TAKEN,
    TEA_MOVE,
    WHEN_FORGED,
)
from wabe.kernel.leaving import is_deserted
from wabe.kernel.saves import need
from wabe.kernel.step import Choice

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
NO_SEAT: Final = ["next_battle"]  # the steps whose argument does not begin with a seat
NAMING: Final = [  # the steps whose argument says more than a seat, or than nothing
    *["units", "choose_region", "choose_unit", "place_figure", "gain_ally", "draw_quests", "choose_track"],
    *["after_forging", "suffer", "shield", "place_madness", "lose_units", "lose_unit", "lost_to", "hookah"],
    *["order_madness", "effects", "choose_effect", "use", "choose_award", "award_castle"],
]
NEVER_WAIT: Final = [STATIC, ON_EXHAUST, ON_FEAT]
MAD: Final = ["suffer", "shield", "place_madness"]
SEAT_MASK: Final = 7
NAMED_SHIFT: Final = 3  # what follows the seat: a kind, unit, standee, Region


def audit_frames(g: WarState) -> None:
    """Raise `BadSave` unless the frames are of one phase of play, and what they name is there."""
    if is_deserted(g):
        return
    if g.depth == 0:
        need(g.round == ROUNDS and g.active == NOBODY, "the game is over before its end")
        need(g.region == NOBODY and g.card == NOBODY, "the game is over in the middle of something")
        return
    names = [g.steps[g.stack[index] & 0xFF].name for index in range(g.depth)]
    need(names[0] == "round", "the play is nowhere")
    for index in range(1, len(names)):
        below = names[index - 1]
        need(below in UNDER.get(names[index], []), f"the step {names[index]} cannot follow upon {below}")
    for index, name in enumerate(names):
        audit_arg(g, name, g.stack[index] >> 8)
    audit_phase(g, names)
    audit_waiting(g)
    audit_hands(g, names)
    step = g.top_step()
    if isinstance(step, Choice):
        g.ask(step, g.top_arg())
        need(g.offered > 0, f"the step {step.name} offers nothing")


def audit_phase(g: WarState, names: list[str]) -> None:
    """The Round, the turn, the card and the battle are those of the frames."""
    need((g.round == 0) == (names[1:] == ["keep_quest"]), "it is another Round")
    need((g.active != NOBODY) == ("end_tea_turn" in names), "it is nobody's turn, or somebody's in a War")
    need((g.card != NOBODY) == ("resolve_card" in names), "a tea card is carried out at the wrong time")
    need(g.parts == 0 or g.card != NOBODY, "there are parts of no card")
    fighting = "next_battle" in names and names[-1] != "next_battle" and after(names, "next_battle") in IN_BATTLE
    need((g.region != NOBODY) == fighting, "a battle is fought at the wrong time")
    if fighting:
        begun = g.stack[names.index("next_battle")] >> 8
        need(g.is_open(g.region) and g.region == (g.standee + begun - 1) % REGIONS, "another Region is fought over")
        need(after(names, "next_battle") == "clean_up" or g.participants() != 0, "nobody fights")
    if g.active != NOBODY and names[-1] in AT_OWN_TABLE:
        need(g.leader_at(g.active) == AT_TABLE, "a Leader whose turn it is has left the table")
    if g.round == 0:
        for seat in range(g.players):
            need(g.party_cards(seat) == 0, "cards are taken before the Tea Party")


def after(names: list[str], name: str) -> str:
    """The step above the named one."""
    return names[names.index(name) + 1]


def audit_arg(g: WarState, name: str, arg: i64) -> None:
    """What an argument names is there."""
    if name in NO_SEAT:
        need(1 <= arg <= REGIONS, "there is no such battle")
        return
    seat, named = arg & SEAT_MASK, arg >> NAMED_SHIFT
    need(seat < g.players, f"the step {name} is of no seat")
    need(named == 0 or name in NAMING, f"the step {name} is of more than a seat")
    audit_named(g, name, seat, named)
    if name in ("use", "hookah"):
        audit_effect(g, arg)
    elif name == "suffer":
        need(MADNESS <= named < KINDS or (named == 0 and g.mark(seat, CHIP) > MADNESS), "no Madness was drawn")
    elif name in ("shield", "place_madness", "lose_unit"):
        need(MADNESS <= named < KINDS, f"the step {name} is of no Madness")
        need(name == "lose_unit" or has_drawn(g, seat, named), f"the step {name} is of a chip that was not drawn")
    elif name == "lose_units":
        need(MADNESS <= named & 31 < KINDS, "units are lost to no Madness")


def has_drawn(g: WarState, seat: i64, kind: i64) -> bool:
    """Whether a chip is the one of this draw, or in hand."""
    return g.mark(seat, CHIP) == kind + 1 or kind in [g.held_chip(seat, index) for index in range(g.held_size(seat))]


def audit_named(g: WarState, name: str, seat: i64, named: i64) -> None:
    """The chip, unit, Region or list of effects that an argument names is there."""
    if name == "choose_track":
        need(named & 31 < MADNESS and named >> 5 <= 1, "a chip is forged that cannot be")
        there = g.count_active(seat, named & 31) if named >> 5 else g.in_bag(seat, named & 31)
        need(there > 0, "a chip is forged that is not there")
    elif name == "lost_to":
        need(named < STANDEES + 1 and g.count_unit(seat, named, RESERVE) > 0, "a unit is lost that is not there")
    elif name == "place_figure":
        need(named < STANDEES and g.is_standee_here(seat, named, RESERVE), "a figure is placed that is not there")
    elif name in ("choose_unit", "choose_region", "units"):
        need(named & 7 < REGIONS and g.is_open(named & 7 if name == "choose_unit" else g.standee), "no such Region")
    elif name in ("effects", "choose_effect"):
        need(named <= 1, "there is no such list of effects")
    elif name == "after_forging":
        audit_forged(named << NAMED_SHIFT)
    elif name == "draw_quests":
        need(1 <= named <= 2, "more Quests are drawn than any reward gives")


def audit_forged(arg: i64) -> None:
    """What a forge still brings is of a chip that can be forged, and beside its track."""
    need(arg >> KIND_SHIFT & KIND_MASK < MADNESS and arg >> STAGE_SHIFT <= LAST, "a chip is forged that cannot be")
    track, between = (arg >> SPACE_SHIFT & SPACE_MASK) // SPACES, arg >> BETWEEN_SHIFT
    need(track > 0 or between & 1 == 0, "a reward above the first Forge track is gained")
    need(track < TRACKS - 1 or between & 2 == 0, "a reward below the last Forge track is gained")


def audit_waiting(g: WarState) -> None:
    """The effects that wait are known, and of the phase."""
    for seat in range(g.players):
        for which in range(2):
            first = WAITING + (seat * 2 + which) * ROOM
            for cell in range(first, first + g.cells[WAITING_SIZE + seat * 2 + which]):
                need(g.cells[cell] & SEAT_MASK == seat, "an effect waits with another player")
                audit_effect(g, g.cells[cell])


def audit_effect(g: WarState, frame: i64) -> None:
    """An effect that comes next or waits is known, and acts at this time."""
    need((frame >> 3 & 255) < len(g.content.effects) and frame >> 11 < 256, "an unknown effect waits")
    timing = effect_of(g, frame).timing
    need(timing not in NEVER_WAIT, "an effect waits that holds by itself")
    if TEA_MOVE <= timing <= CHAIRS_REFILLED:
        need(g.active != NOBODY, "an effect of the Tea Party waits in a battle")
        need(timing != TEA_CARD_TAKEN or g.card != NOBODY, "an effect waits for no card")
    elif timing != WHEN_FORGED:
        need(g.region != NOBODY, "an effect of a battle waits without one")


def audit_hands(g: WarState, names: list[str]) -> None:
    """Chips are in hand and being played only while a draw is resolved; Madness is still to take effect."""
    drawing = "end_check" in names
    suffering = [g.stack[index] >> 8 & SEAT_MASK for index, name in enumerate(names) if name in MAD]
    for seat in range(g.players):
        held = g.held_size(seat)
        need(held == 0 or names[-1] == "choose_drawn" or "hookah" in names, "chips are in hand at the wrong time")
        need(g.mark(seat, CHIP) == 0 or (drawing and names[-1] != "choose_drawn"), "a chip is played at no draw")
        need(g.mark(seat, CHIP) <= MADNESS or seat in suffering, "Madness is played like another chip")
