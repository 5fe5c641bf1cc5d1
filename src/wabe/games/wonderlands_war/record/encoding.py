"""What a learning program sees of the game, and what describes an action to it (docs/envs.md).

Of hidden things (decks, Quests in other hands, Wagers, open multi-draws) it has how many there are, and what the seat
knows. Derived facts, such as which objectives hold, are left out. Chips are kinds, Quests, cards and figures those of
the data: with another pack the labels are others. What each part says, its class does.
"""

from __future__ import annotations

from typing import Any, Final

from wabe.games.wonderlands_war.gains.card_choices import HALF_NAMES
from wabe.games.wonderlands_war.record import encoding_battle, encoding_board, encoding_seats, encoding_tea
from wabe.games.wonderlands_war.record.encoding_board import PLACES, SEATS
from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.layout import CHAIRS, TRACKS
from wabe.games.wonderlands_war.table.records import Records
from wabe.kernel.encoding import Part, Trait

KINDS_OF_FORMS: Final = (
    *("keep_quest", "draw_quests", "draw_no_quests", "discard_quest", "complete_feat", "free_feat", "no_feat"),
    *("take_card", "visit_head", "my_party", "place_poison", "place_leader", "resolve", "choose_half"),
    *("take_corrupted", "leave_corrupted", "give_shard", "give_no_shard", "choose_region", "place", "move"),
    *("place_no_more", "return_unit", "return_no_more", "place_figure", "take_wonderlandian", "unlock"),
    *("place_castle", "turn_castle", "take_castle", "leave_castle", "take_vp", "gain_chip", "gain_no_chip"),
    *("discard_madness", "keep_madness", "forge_chip", "forge_nothing", "forge_on", "discard_active", "discard_last"),
    *("wager", "no_wager", "draw", "halt", "play_chip", "break_shield", "accept_chip", "suffer"),
    *("lose", "lose_to", "lose_to_reserve", "use", "use_on", "use_copy", "pass", "use_it", "change_strength"),
    *("return_chip", "bring_supporters", "place_leader_here", "move_tracker", "choose_opponent", "give_poison"),
    *("take_off_track", "move_out", "discard_shards"),
)


def layout(content: Records) -> tuple[Part[Any], ...]:
    """The parts of an observation."""
    return (
        encoding_board.Course(),
        encoding_board.Switches(),
        encoding_board.AllySets(),
        encoding_board.Regions(),
        encoding_board.Supply(content),
        encoding_board.Market(content),
        encoding_board.Wonderlandians(content),
        encoding_board.Units(),
        encoding_board.Standees(content),
        encoding_tea.Chairs(),
        encoding_tea.CardsOnChairs(),
        encoding_tea.LeadersAtTable(),
        encoding_tea.CardBeingTaken(),
        encoding_tea.PartsLeft(),
        encoding_tea.CardsTaken(content),
        encoding_seats.FactionsPlayed(),
        encoding_seats.Abilities(),
        encoding_seats.Points(),
        encoding_seats.Chips(content),
        encoding_seats.LatestActive(),
        encoding_seats.MadnessTracks(),
        encoding_seats.ForgeTracks(),
        encoding_seats.Feats(content),
        encoding_seats.Quests(content),
        encoding_battle.Battle(),
        encoding_battle.Wagers(),
        encoding_battle.OwnChoice(),
        encoding_battle.Decision(content),
        encoding_battle.WaitingEffects(),
    )


def traits(content: Records) -> tuple[Trait, ...]:
    """The fields of forms."""
    return (
        Trait("kind", KINDS_OF_FORMS),
        Trait("region", REGION_NAMES),
        Trait("from", PLACES),
        Trait("unit", ["supporter", *content.figure_names, "leader"]),
        Trait("figure", content.figure_names),
        Trait("supporters"),
        Trait("count"),
        Trait("target", SEATS, seat=True),
        Trait("chip", content.chip_names),
        Trait("ability", each_once([*content.faction_abilities, *(effect.ability for effect in content.effects)])),
        Trait("track", range(1, TRACKS + 1)),
        Trait("to"),
        Trait("quest", content.quest_names),
        Trait("chair", range(1, CHAIRS + 1)),
        Trait("card", each_once([*content.card_names, *content.wonder_names])),
        Trait("reward", content.reward_names),
        Trait("half", HALF_NAMES),
    )


def each_once(names: list[str]) -> list[str]:
    """The names in order, each once."""
    return list(dict.fromkeys(names))
