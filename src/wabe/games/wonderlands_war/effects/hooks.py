"""Which effects come due at a moment (`timing`): of the chip played, of figures, of a Faction's passive abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.using import OTHERS, OWN, wait
from wabe.games.wonderlands_war.table.chips import ALLY_TYPES, ARTIFACT, FACTIONS, FORGE, type_of
from wabe.games.wonderlands_war.table.layout import ABILITIES, KINDS
from wabe.games.wonderlands_war.table.on_cards import Effect

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def ally_effects(g: WarState, ally_type: i64) -> list[Effect]:
    """The effects of an Ally's ability in the set in use (WW-S04)."""
    return g.content.ally_effects[g.ally_sets[ally_type] * ALLY_TYPES + ally_type]


def faction_effects(g: WarState, seat: i64, ability: i64) -> list[Effect]:
    """The effects of an ability (0 to 3) of the seat's Faction; some differ with 2 players (WW-L06)."""
    return g.content.faction_effects[board_side(g, seat) * ABILITIES + ability]


def board_side(g: WarState, seat: i64) -> i64:
    """The side of the seat's Faction board that is in use: one for each Faction, then those for 2 players."""
    side: i64 = g.factions[seat]
    return len(FACTIONS) + side if g.two else side


def chip_effects(g: WarState, seat: i64, kind: i64) -> list[Effect]:
    """All effects of a chip: of an Ally by its set, of a tool, of an Artifact those unlocked; no other chip has any."""
    if kind == ARTIFACT:
        return g.content.artifact_effects[unlocked_by(g, seat)]
    return g.content.chip_effects[in_set(g, kind)]


def in_set(g: WarState, kind: i64) -> i64:
    """Where the records have what a chip does: an Ally by the set in use (WW-S04)."""
    return g.ally_sets[type_of(kind)] * KINDS + kind if kind < FORGE else kind


def passive_effects(g: WarState, seat: i64) -> list[Effect]:
    """The effects of the seat's unlocked passive abilities."""
    return g.content.passive_effects[unlocked_by(g, seat)]


def unlocked_by(g: WarState, seat: i64) -> i64:
    """Where the records have the effects of all that the seat has unlocked."""
    return board_side(g, seat) << ABILITIES | g.unlocked(seat)


def wait_each(g: WarState, seat: i64, effects: list[Effect], timing: i64, about: i64) -> None:
    """Let those of the effects wait that act at this time."""
    for effect in effects:
        if effect.timing == timing:
            wait(g, seat, OTHERS if effect.on_others else OWN, effect, about)


def wait_for_chip(g: WarState, seat: i64, kind: i64, timing: i64) -> None:
    """The effects of a chip."""
    wait_each(g, seat, chip_effects(g, seat, kind), timing, kind)


def wait_for_passives(g: WarState, seat: i64, timing: i64, about: i64 = 0) -> None:
    """The effects of the seat's unlocked passive abilities."""
    wait_each(g, seat, passive_effects(g, seat), timing, about)


def wait_for_figures(g: WarState, seat: i64, region: i64, timing: i64, about: i64 = 0) -> None:
    """The effects of the seat's figures in a Region; of two standees of one figure once."""
    figure_before: i64 = -1
    for standee in g.standees_at(seat, region):
        figure = g.content.standee_figure[standee]
        if figure != figure_before:
            wait_each(g, seat, g.content.figure_effects[figure], timing, about)
        figure_before = figure
