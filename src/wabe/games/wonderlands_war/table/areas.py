"""The areas of units, points, cards and the battle: flat storage behind named accessors. Chips are in `chip_areas`.

Seats, Regions, units, tea cards, Quests and Wonderlandians are ints: see `chips`, `layout` and `records`.

What is read all the time works its cell out first: compiled code then counts no reference to the storage.
"""

from __future__ import annotations

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.chip_areas import ChipAreas
from wabe.games.wonderlands_war.table.chips import FIRST_STANDEE, LEADER, SUPPORTER
from wabe.games.wonderlands_war.table.layout import (
    AT_TABLE,
    CARD_OWNER,
    CASTLES,
    CASTLES_LEFT,
    CHAIR,
    CHAIRS,
    FEAT,
    FIGHTING,
    FIRST,
    HALTED,
    LEADERS,
    MARK,
    MARKERS,
    MARKET,
    MARKS,
    NO_CASTLE,
    NOBODY,
    OUTSIDE,
    OWNER,
    PARTY_CARDS,
    PLACE,
    QUEST_HOLDER,
    QUESTS,
    REGIONS,
    SHARDS,
    STANDEES,
    STANDS,
    STATUS,
    SUPPORTERS,
    TABLE,
    TRACKER,
    VP,
    VP_SOURCES,
    WONDER_HOLDER,
)


class Areas(ChipAreas):
    """What lies where: units, points, cards, and the marks of a battle."""

    # --- units ------------------------------------------------------------------------------------------------

    def supporters(self, seat: i64, region: i64) -> i64:
        """Supporters in a Region; at `RESERVE` those in supply."""
        cell = SUPPORTERS + seat * (REGIONS + 1) + region
        return self.cells[cell]

    def add_supporters(self, seat: i64, region: i64, count: i64) -> None:
        """Add Supporters in a Region or in supply, or take them away."""
        self.cells[SUPPORTERS + seat * (REGIONS + 1) + region] += count

    def leader_at(self, seat: i64) -> i64:
        """Where the Leader is: a Region, `RESERVE` (lost) or `AT_TABLE`."""
        cell = LEADERS + seat
        return self.cells[cell]

    def put_leader(self, seat: i64, place: i64) -> None:
        """Put the Leader somewhere else."""
        self.cells[LEADERS + seat] = place

    def standee_owner(self, standee: i64) -> i64:
        """Who has this standee (0 to 12) of a figure; NOBODY."""
        cell = OWNER + standee
        return self.cells[cell] - 1

    def standee_at(self, standee: i64) -> i64:
        """Where an owned standee is: a Region or `RESERVE`."""
        cell = STANDS + standee
        return self.cells[cell]

    def put_standee(self, standee: i64, seat: i64, place: i64) -> None:
        """Put a standee somewhere, as this seat's."""
        self.cells[OWNER + standee] = seat + 1
        self.cells[STANDS + standee] = place

    def is_standee_here(self, seat: i64, standee: i64, place: i64) -> bool:
        """Whether the seat has this standee at a place."""
        return self.cells[OWNER + standee] == seat + 1 and self.cells[STANDS + standee] == place

    def count_unit(self, seat: i64, unit: i64, place: i64) -> i64:
        """How many of a unit (`SUPPORTER`, a standee + 1, `LEADER`) the seat has at a Region or `RESERVE`."""
        if unit == SUPPORTER:
            cell = SUPPORTERS + seat * (REGIONS + 1) + place
            return self.cells[cell]
        if unit == LEADER:
            cell = LEADERS + seat
            return 1 if self.cells[cell] == place else 0
        return 1 if self.is_standee_here(seat, unit - FIRST_STANDEE, place) else 0

    def move_unit(self, seat: i64, unit: i64, source: i64, target: i64) -> None:
        """Move one unit between Regions and `RESERVE`."""
        if unit == SUPPORTER:
            self.add_supporters(seat, source, -1)
            self.add_supporters(seat, target, 1)
        elif unit == LEADER:
            self.cells[LEADERS + seat] = target
        else:
            self.cells[STANDS + unit - FIRST_STANDEE] = target

    def units(self, seat: i64, region: i64) -> i64:
        """Number of all units of a seat in a Region: Supporters, standees, Leader."""
        count = self.cells[SUPPORTERS + seat * (REGIONS + 1) + region]
        if self.cells[LEADERS + seat] == region:
            count += 1
        return count + self.standees(seat, region)

    def standees(self, seat: i64, place: i64) -> i64:
        """Number of standees of a seat at a place."""
        cells, owner = self.cells, seat + 1
        count: i64 = 0
        for standee in range(STANDEES):
            if cells[OWNER + standee] == owner and cells[STANDS + standee] == place:
                count += 1
        return count

    def figures(self, seat: i64) -> i64:
        """Number of standees that a seat owns, wherever they are."""
        cells, owner = self.cells, seat + 1
        count: i64 = 0
        for standee in range(STANDEES):
            if cells[OWNER + standee] == owner:
                count += 1
        return count

    def standees_at(self, seat: i64, place: i64) -> list[i64]:
        """The standees of a seat at a place, in their order."""
        cells, owner = self.cells, seat + 1
        return [
            standee
            for standee in range(STANDEES)
            if cells[OWNER + standee] == owner and cells[STANDS + standee] == place
        ]

    def all_units(self, seat: i64) -> i64:
        """Units of a seat in all Regions."""
        cells, owner = self.cells, seat + 1
        count: i64 = 1 if cells[LEADERS + seat] < REGIONS else 0
        for region in range(REGIONS):
            count += cells[SUPPORTERS + seat * (REGIONS + 1) + region]
        for standee in range(STANDEES):
            if cells[OWNER + standee] == owner and cells[STANDS + standee] < REGIONS:
                count += 1
        return count

    def castle(self, seat: i64, region: i64) -> i64:
        """`NO_CASTLE`, `SIDEWAYS` or `UPRIGHT`."""
        cell = CASTLES + seat * REGIONS + region
        return self.cells[cell]

    def has_castle(self, seat: i64, region: i64) -> bool:
        """Whether a Castle of the seat stands there, upright or sideways (WW-2P08)."""
        cell = CASTLES + seat * REGIONS + region
        return self.cells[cell] != NO_CASTLE

    def set_castle(self, seat: i64, region: i64, castle: i64) -> None:
        """Set what stands there; the caller counts the Castles left."""
        self.cells[CASTLES + seat * REGIONS + region] = castle

    def castles_left(self, seat: i64) -> i64:
        """Castles that are not on the board."""
        cell = CASTLES_LEFT + seat
        return self.cells[cell]

    def add_castles_left(self, seat: i64, count: i64) -> None:
        """Count Castles that are not on the board."""
        self.cells[CASTLES_LEFT + seat] += count

    # --- points and Shards ------------------------------------------------------------------------------------

    def shards(self, seat: i64) -> i64:
        """Shards of a seat, in value."""
        cell = SHARDS + seat
        return self.cells[cell]

    def set_shards(self, seat: i64, shards: i64) -> None:
        """Set the Shards of a seat; `resources` keeps to the limit."""
        self.cells[SHARDS + seat] = shards

    def vp(self, seat: i64) -> i64:
        """VP on the track."""
        cells = self.cells
        first = VP + seat * VP_SOURCES
        return cells[first] + cells[first + 1] + cells[first + 2]

    def vp_from(self, seat: i64, source: i64) -> i64:
        """VP on the track by source (`layout.FROM_AWARDS` ...)."""
        cell = VP + seat * VP_SOURCES + source
        return self.cells[cell]

    def add_vp(self, seat: i64, source: i64, count: i64) -> None:
        """Add VP; `resources.gain_vp` tells of it."""
        self.cells[VP + seat * VP_SOURCES + source] += count

    def award(self, region: i64) -> i64:
        """The award of a Region in this Round (WW-S03)."""
        cell = MARKERS + region
        return self.content.awards[self.cells[cell] * 3 + self.round - 1]

    # --- the tea table and cards ------------------------------------------------------------------------------

    def card_on(self, chair: i64) -> i64:
        """The tea card on a chair (1 to 13), -1 for none."""
        cell = TABLE + chair
        return self.cells[cell] - 1

    def put_card(self, chair: i64, card: i64) -> None:
        """Lay a tea card on a chair, or with -1 take it away."""
        self.cells[TABLE + chair] = card + 1

    def chairs_laid(self) -> i64:
        """Bit mask of the chairs with a tea card."""
        mask: i64 = 0
        for chair in range(1, CHAIRS + 1):
            if self.card_on(chair) != NOBODY:
                mask |= 1 << chair
        return mask

    def chair_of(self, seat: i64) -> i64:
        """The chair of a Leader at the table; `HEAD` for the Head of the Table."""
        cell = CHAIR + seat
        return self.cells[cell]

    def set_chair(self, seat: i64, chair: i64) -> None:
        """Move a Leader at the table."""
        self.cells[CHAIR + seat] = chair

    def leader_on(self, chair: i64) -> i64:
        """Whose Leader sits on a chair; NOBODY."""
        cells = self.cells
        for seat in range(self.players):
            if cells[LEADERS + seat] == AT_TABLE and cells[CHAIR + seat] == chair:
                return seat
        return -1

    def party_cards(self, seat: i64) -> i64:
        """Cards taken in this Tea Party."""
        cell = PARTY_CARDS + seat
        return self.cells[cell]

    def count_party_card(self, seat: i64) -> None:
        """One card more was taken in this Tea Party."""
        self.cells[PARTY_CARDS + seat] += 1

    def card_owner(self, card: i64) -> i64:
        """Who has taken a tea card; NOBODY."""
        cell = CARD_OWNER + card
        return self.cells[cell] - 1

    def set_card_owner(self, card: i64, seat: i64) -> None:
        """A tea card is taken."""
        self.cells[CARD_OWNER + card] = seat + 1

    def quest_holder(self, quest: i64) -> i64:
        """Who has a Quest, in hand or with its Feat completed; NOBODY."""
        cell = QUEST_HOLDER + quest
        return self.cells[cell] - 1

    def is_feat_done(self, quest: i64) -> bool:
        """Whether the Feat of a Quest is completed."""
        cell = FEAT + quest
        return self.cells[cell] == 1

    def is_in_hand(self, seat: i64, quest: i64) -> bool:
        """Whether a Quest is in the seat's hand, its Feat not completed."""
        return self.cells[QUEST_HOLDER + quest] == seat + 1 and self.cells[FEAT + quest] == 0

    def hand(self, seat: i64) -> i64:
        """Bit mask of the Quests in the seat's hand, their Feats not completed."""
        cells, holder = self.cells, seat + 1
        mask: i64 = 0
        for quest in range(QUESTS):
            if cells[QUEST_HOLDER + quest] == holder and cells[FEAT + quest] == 0:
                mask |= 1 << quest
        return mask

    def market_card(self, index: i64) -> i64:
        """The Wonderlandian at a place of the market (0 to 2), -1 for none: figures 0 to 11, tools 12 to 23."""
        cell = MARKET + index
        return self.cells[cell] - 1

    def set_market(self, index: i64, card: i64) -> None:
        """Put a Wonderlandian into the market, or with -1 take it away."""
        self.cells[MARKET + index] = card + 1

    def wonder_holder(self, card: i64) -> i64:
        """Who has a Wonderlandian card; NOBODY."""
        cell = WONDER_HOLDER + card
        return self.cells[cell] - 1

    def set_wonder_holder(self, card: i64, seat: i64) -> None:
        """A Wonderlandian card is gained."""
        self.cells[WONDER_HOLDER + card] = seat + 1

    # --- the battle -------------------------------------------------------------------------------------------

    def mark(self, seat: i64, mark: i64) -> i64:
        """A mark of a player in the battle (`layout.STATUS`, `layout.TRACKER` ...)."""
        cell = MARK + seat * MARKS + mark
        return self.cells[cell]

    def set_mark(self, seat: i64, mark: i64, value: i64) -> None:
        """Set a mark of a player in the battle."""
        self.cells[MARK + seat * MARKS + mark] = value

    def add_mark(self, seat: i64, mark: i64, count: i64) -> None:
        """Count up a mark of a player in the battle."""
        self.cells[MARK + seat * MARKS + mark] += count

    def strength(self, seat: i64) -> i64:
        """Battle Strength: where the tracker stands."""
        cell = MARK + seat * MARKS + TRACKER
        return self.cells[cell]

    def is_participant(self, seat: i64) -> bool:
        """Whether the seat takes part in the battle, bust or not (WW-B23)."""
        cell = MARK + seat * MARKS + STATUS
        return self.cells[cell] != OUTSIDE

    def is_fighting(self, seat: i64) -> bool:
        """Whether the seat may still draw: neither halted nor bust."""
        cell = MARK + seat * MARKS + STATUS
        return self.cells[cell] == FIGHTING

    def has_not_bust(self, seat: i64) -> bool:
        """Whether the seat takes part and has not bust."""
        status = self.cells[MARK + seat * MARKS + STATUS]
        return status in (FIGHTING, HALTED)

    def has_won(self, seat: i64) -> bool:
        """Whether the seat is alone in first place, with 2 players past the Local Resistance. WW-O01, WW-2P12."""
        return self.mark(seat, PLACE) == FIRST

    def is_opponent(self, seat: i64, other: i64) -> bool:
        """Whether `other` is another participant who has not bust."""
        return other != seat and self.has_not_bust(other)

    def participants(self) -> i64:
        """Bit mask of the seats that take part in the battle."""
        mask: i64 = 0
        for seat in range(self.players):
            if self.is_participant(seat):
                mask |= 1 << seat
        return mask

    def survivors(self) -> i64:
        """Bit mask of the participants who have not bust."""
        mask: i64 = 0
        for seat in range(self.players):
            if self.has_not_bust(seat):
                mask |= 1 << seat
        return mask

    # --- Regions ----------------------------------------------------------------------------------------------

    def is_open(self, region: i64) -> bool:
        """Whether a Region is in this game (WW-2P01)."""
        return region != self.closed

    def next_region(self, region: i64) -> i64:
        """The next Region clockwise, the closed one skipped (WW-S02, WW-2P09)."""
        following = (region + 1) % REGIONS
        return (following + 1) % REGIONS if following == self.closed else following

    def previous_region(self, region: i64) -> i64:
        """The Region before, the closed one skipped."""
        before = (region + REGIONS - 1) % REGIONS
        return (before + REGIONS - 1) % REGIONS if before == self.closed else before

    def is_adjacent(self, region: i64, other: i64) -> bool:
        """Whether two Regions are adjacent (WW-S02)."""
        return self.next_region(region) == other or self.previous_region(region) == other

    # --- who ----------------------------------------------------------------------------------------------------

    def seat_of(self, faction: i64) -> i64:
        """Who plays a Faction; NOBODY."""
        for seat in range(self.players):
            if self.factions[seat] == faction:
                return seat
        return -1

    def plays(self, seat: i64, faction: i64) -> bool:
        """Whether the seat plays this Faction."""
        return self.factions[seat] == faction
