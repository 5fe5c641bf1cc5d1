"""What a learning program sees of the game, and what describes an action to it (docs/envs.md).

A *label* is a number for each; `seats` are the seats clockwise from the one that looks, those that are not there zeros.
Of hidden things (decks, Quests in other hands, Wagers, open multi-draws) it has how many there are, and what the seat
knows. Derived facts, such as which objectives hold, are left out. Chips are kinds, Quests, cards and figures those of
the data: with another pack the labels are others.

| part | axes | the numbers | rules |
|---|---|---|---|
| `course` | facts | Round, draw, sizes of decks, Shards left, Resistance, the turn so far | WW-B01, WW-L04, WW-R08 |
| `switches` | switches | 1 where the edition or house switch is on | WW-T10, WW-C01 |
| `ally-sets` | Allies, sets | 1 for the set of abilities that is played | WW-S04 |
| `region` | Regions, facts | open, standee, battle, fought, award now and by Round | WW-S02, WW-S03, WW-B01, WW-2P01 |
| `supply` | chips | how many | WW-S09, WW-S16 |
| `market` | places, Wonderlandians | 1 for the card there | WW-T15 |
| `wonderlandians` | seats, Wonderlandians | 1 for those gained | WW-T15 |
| `units` | seats, places, facts | Supporters, figures, Leader, Castle (1 sideways, 2 upright) | WW-T08, WW-T18 |
| `standees` | standees, seats and places | 1 for whose it is and for where it stands | WW-T15 |
| `chairs` | facts, chairs | in play, Poison | WW-T01, WW-L03 |
| `cards-on-chairs` | chairs, cards of the Round | 1 for the card there | WW-T01 |
| `leaders-at-table` | seats, Head and chairs | 1 for where the Leader sits | WW-T03 |
| `card` | cards of the Round | 1 for the card being carried out | WW-T07 |
| `parts` | places | its parts that are left: reward (a value of the trait `reward`) + 1 | WW-T07 |
| `cards-taken` | tea cards | by whom: 0 nobody, 1 the own seat, 2 the next one, and so on | WW-T24 |
| `faction` | seats, Factions | 1 for the one played | WW-S01 |
| `abilities` | seats, facts, abilities | unlocked; act at the clean-up | WW-T16, WW-O13 |
| `points` | seats, facts | VP by source, Shards, Shield, Leader Strength, what is in hand | WW-S06, WW-S10 |
| `chips` | seats, places, chips | how many in the bag, Exhausted, Active, known in hand | WW-S17, WW-S18, WW-B26 |
| `active-latest` | seats, places | the latest Active chips, the last first: chip + 1 | WW-B15 |
| `madness-track` | seats, spaces | 1 Madness, 2 Double Madness | WW-B09 |
| `forged` | seats, tracks, spaces | chip + 1 | WW-O11 |
| `feats` | seats, Quests | 1 where the Feat is completed | WW-O08 |
| `quests` | facts, Quests | own hand, known in other hands and in the deck, given back | WW-S10, WW-T21, WW-2P01 |
| `battle` | seats, marks | standing, Strength, the chip of this draw + 1, losses, forges, Feats | WW-B05 to WW-O10 |
| `wagers` | seats, placed and seats | 1 if placed, and 1 for whom if the seat knows | WW-B04, WW-O23 |
| `own-choice` | | what the seat has chosen while others still choose: action + 1 | WW-B06, WW-B20 |
| `decision` | facts | what the decision is about: counts, Region, chip, unit, effect | WW-T08 to WW-O21 |
| `waiting-effects` | facts, places | of which the next is chosen: effect + 1, what it is about | WW-B16, WW-R04 |
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
