"""The areas of chips: bags, Active and Exhausted chips, supply, Madness track, Forge tracks.

Seats and kinds of chips are ints: see `chips` and `layout`.

What is read all the time works its cell out first: compiled code then counts no reference to the storage.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.chips import STRONG, WEAK, ally_kind
from wabe.games.wonderlands_war.table.layout import (
    ACTIVE,
    ACTIVE_ROOM,
    ACTIVE_SIZE,
    BAG,
    EXHAUSTED,
    FORGED,
    HAND_ROOM,
    HELD,
    HELD_KNOWN,
    HELD_SIZE,
    KINDS,
    LEADER_STRENGTH,
    MADNESS_SPACES,
    SHIELD,
    SPACES,
    SUPPLY,
    TRACK,
    TRACK_SIZE,
    TRACK_SPACES,
    UNLOCKED,
)
from wabe.kernel.cells import CellState
from wabe.kernel.errors import CapacityError
from wabe.kernel.ints import Ints

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.records import Records


class ChipAreas(CellState):
    """Where chips lie."""

    content: Records
    factions: list[int]
    ally_sets: list[int]
    closed: i64
    round: i64
    region: i64

    # --- chips ------------------------------------------------------------------------------------------------

    def in_bag(self, seat: i64, kind: i64) -> i64:
        """Number of chips of a kind in a bag."""
        cell = BAG + seat * KINDS + kind
        return self.cells[cell]

    def add_to_bag(self, seat: i64, kind: i64, count: i64) -> None:
        """Put chips into a bag, or with a negative count take them out."""
        self.cells[BAG + seat * KINDS + kind] += count

    def bag_size(self, seat: i64) -> i64:
        """Number of chips in a bag."""
        cells = self.cells
        total: i64 = 0
        for cell in range(BAG + seat * KINDS, BAG + (seat + 1) * KINDS):
            total += cells[cell]
        return total

    def chip_at(self, seat: i64, place: i64) -> i64:
        """The kind of the chip at a place of a bag (0 to `bag_size` - 1), counted through the kinds."""
        cells, first = self.cells, BAG + seat * KINDS
        cell = first
        while place >= cells[cell]:
            place -= cells[cell]
            cell += 1
        return cell - first

    def exhausted(self, seat: i64, kind: i64) -> i64:
        """Number of Exhausted chips of a kind."""
        cell = EXHAUSTED + seat * KINDS + kind
        return self.cells[cell]

    def add_exhausted(self, seat: i64, kind: i64, count: i64) -> None:
        """Add Exhausted chips, or take them away."""
        self.cells[EXHAUSTED + seat * KINDS + kind] += count

    def chips_to_draw(self) -> Ints:
        """How many chips of each kind come and go, in bag or Exhausted, at `seat * KINDS + kind`."""
        size = self.players * KINDS
        cells = self.cells
        bags = cells[BAG : BAG + size]
        for place in range(size):
            bags[place] += cells[EXHAUSTED + place]
        return bags

    def in_supply(self, kind: i64) -> i64:
        """Number of chips of a kind in the common supply; of Poison in the Jabberwock's."""
        cell = SUPPLY + kind
        return self.cells[cell]

    def add_supply(self, kind: i64, count: i64) -> None:
        """Put chips into the supply, or take them out."""
        self.cells[SUPPLY + kind] += count

    def active_size(self, seat: i64) -> i64:
        """Number of Active chips."""
        cell = ACTIVE_SIZE + seat
        return self.cells[cell]

    def active_chip(self, seat: i64, index: i64) -> i64:
        """The kind of the Active chip at `index`, 0 the leftmost."""
        cell = ACTIVE + seat * ACTIVE_ROOM + index
        return self.cells[cell]

    def place_active(self, seat: i64, kind: i64) -> None:
        """Put a chip on the leftmost empty Active space (WW-B15)."""
        size = self.cells[ACTIVE_SIZE + seat]
        if size >= ACTIVE_ROOM:
            raise CapacityError("error-war-active-track-full")
        self.cells[ACTIVE + seat * ACTIVE_ROOM + size] = kind
        self.cells[ACTIVE_SIZE + seat] = size + 1

    def take_active(self, seat: i64, index: i64) -> i64:
        """Take the Active chip at `index` away; the others move left. Its kind."""
        first = ACTIVE + seat * ACTIVE_ROOM
        kind = self.cells[first + index]
        size = self.cells[ACTIVE_SIZE + seat] - 1
        for cell in range(first + index, first + size):
            self.cells[cell] = self.cells[cell + 1]
        self.cells[ACTIVE_SIZE + seat] = size
        return kind

    def count_active(self, seat: i64, kind: i64) -> i64:
        """Number of Active chips of a kind."""
        cells, first = self.cells, ACTIVE + seat * ACTIVE_ROOM
        count: i64 = 0
        for cell in range(first, first + cells[ACTIVE_SIZE + seat]):
            if cells[cell] == kind:
                count += 1
        return count

    def count_active_of(self, seat: i64, kinds: i64) -> i64:
        """Number of Active chips of some kinds (bit mask)."""
        cells, first = self.cells, ACTIVE + seat * ACTIVE_ROOM
        count: i64 = 0
        for cell in range(first, first + cells[ACTIVE_SIZE + seat]):
            count += kinds >> cells[cell] & 1
        return count

    def active_kinds(self, seat: i64) -> i64:
        """Bit mask of the kinds of the Active chips."""
        cells, first = self.cells, ACTIVE + seat * ACTIVE_ROOM
        mask: i64 = 0
        for cell in range(first, first + cells[ACTIVE_SIZE + seat]):
            mask |= 1 << cells[cell]
        return mask

    def count_active_allies(self, seat: i64, ally_type: i64) -> i64:
        """Number of Active Allies of a type, weak and strong."""
        return self.count_active_of(seat, 1 << ally_kind(ally_type, WEAK) | 1 << ally_kind(ally_type, STRONG))

    def has_chip_to_draw(self, seat: i64) -> bool:
        """Whether a chip could be drawn, after a refresh if need be. WW-B14."""
        if self.bag_size(seat) > 0 or self.madness_on_track(seat) > 0:
            return True
        return any(self.exhausted(seat, kind) > 0 for kind in range(KINDS))

    def madness_on_track(self, seat: i64) -> i64:
        """Number of chips on the Madness track."""
        cell = TRACK_SIZE + seat
        return self.cells[cell]

    def track_chip(self, seat: i64, index: i64) -> i64:
        """The kind of the Madness chip at `index`, 0 the leftmost."""
        cell = TRACK + seat * MADNESS_SPACES + index
        return self.cells[cell]

    def put_on_track(self, seat: i64, kind: i64) -> None:
        """Put Madness on the leftmost empty space of the Madness track (WW-B09)."""
        size = self.cells[TRACK_SIZE + seat]
        if size >= MADNESS_SPACES:
            raise CapacityError("error-war-madness-track-full")
        self.cells[TRACK + seat * MADNESS_SPACES + size] = kind
        self.cells[TRACK_SIZE + seat] = size + 1

    def take_from_track(self, seat: i64, index: i64) -> i64:
        """Take the Madness chip at `index` away; the others move left. Its kind."""
        first = TRACK + seat * MADNESS_SPACES
        kind = self.cells[first + index]
        size = self.cells[TRACK_SIZE + seat] - 1
        for cell in range(first + index, first + size):
            self.cells[cell] = self.cells[cell + 1]
        self.cells[TRACK_SIZE + seat] = size
        return kind

    def held_size(self, seat: i64) -> i64:
        """Number of chips of a multi-draw in hand (WW-B26)."""
        cell = HELD_SIZE + seat
        return self.cells[cell]

    def held_chip(self, seat: i64, index: i64) -> i64:
        """The kind of the chip of a multi-draw at `index`."""
        cell = HELD + seat * HAND_ROOM + index
        return self.cells[cell]

    def hold(self, seat: i64, kind: i64) -> None:
        """Take a chip of a multi-draw in hand."""
        size = self.cells[HELD_SIZE + seat]
        if size >= HAND_ROOM:
            raise CapacityError("error-war-too-many-chips-drawn-at")
        self.cells[HELD + seat * HAND_ROOM + size] = kind
        self.cells[HELD_SIZE + seat] = size + 1

    def drop_held(self, seat: i64) -> None:
        """Nothing is in hand any more; the caller has put the chips elsewhere."""
        self.cells[HELD_SIZE + seat] = 0
        self.cells[HELD_KNOWN + seat] = 0

    def held_known(self, seat: i64) -> i64:
        """How many chips of a multi-draw, the first ones, everybody knows."""
        cell = HELD_KNOWN + seat
        return self.cells[cell]

    def know_held(self, seat: i64) -> None:
        """The chips in hand were all of the bag, whose make-up everybody knew."""
        self.cells[HELD_KNOWN + seat] = self.cells[HELD_SIZE + seat]

    def keep_known(self, seat: i64) -> None:
        """Only the chips that everybody knows stay in hand; the caller has put the others elsewhere."""
        self.cells[HELD_SIZE + seat] = self.cells[HELD_KNOWN + seat]

    # --- Forge tracks -----------------------------------------------------------------------------------------

    def forged(self, seat: i64, track: i64, space: i64) -> i64:
        """The kind of the chip on a space of a Forge track (0 to 3 each), -1 for an empty one."""
        cell = FORGED + seat * TRACK_SPACES + track * SPACES + space
        return self.cells[cell] - 1

    def set_forged(self, seat: i64, track: i64, space: i64, kind: i64) -> None:
        """Put a chip on a space of a Forge track."""
        self.cells[FORGED + seat * TRACK_SPACES + track * SPACES + space] = kind + 1

    def filled(self, seat: i64, track: i64) -> i64:
        """How many spaces of a Forge track are filled; the next one has this number."""
        cells = self.cells
        count: i64 = 0
        while count < SPACES and cells[FORGED + seat * TRACK_SPACES + track * SPACES + count]:
            count += 1
        return count

    def chips_forged(self, seat: i64) -> i64:
        """Number of chips on the Forge tracks."""
        cells, first = self.cells, FORGED + seat * TRACK_SPACES
        count: i64 = 0
        for cell in range(first, first + TRACK_SPACES):
            if cells[cell]:
                count += 1
        return count

    def count_forged_of(self, seat: i64, kinds: i64) -> i64:
        """Number of chips of some kinds (bit mask) on the Forge tracks."""
        cells, first, entries = self.cells, FORGED + seat * TRACK_SPACES, kinds << 1  # an empty space has none
        count: i64 = 0
        for cell in range(first, first + TRACK_SPACES):
            count += entries >> cells[cell] & 1
        return count

    def leader_strength(self, seat: i64) -> i64:
        """Leader Strength, 1 to 6."""
        cell = LEADER_STRENGTH + seat
        return self.cells[cell]

    def set_leader_strength(self, seat: i64, strength: i64) -> None:
        """Set the Leader Strength."""
        self.cells[LEADER_STRENGTH + seat] = strength

    def is_unlocked(self, seat: i64, ability: i64) -> bool:
        """Whether an ability (0 to 3) of the seat's Faction is unlocked."""
        cell = UNLOCKED + seat
        return bool(self.cells[cell] >> ability & 1)

    def abilities(self, seat: i64) -> i64:
        """Number of unlocked abilities of the seat's Faction."""
        unlocked = self.cells[UNLOCKED + seat]
        count: i64 = 0
        while unlocked:
            count += unlocked & 1
            unlocked >>= 1
        return count

    def unlocked(self, seat: i64) -> i64:
        """Bit mask of the unlocked abilities."""
        cell = UNLOCKED + seat
        return self.cells[cell]

    def unlock(self, seat: i64, ability: i64) -> None:
        """Unlock an ability of the seat's Faction."""
        self.cells[UNLOCKED + seat] |= 1 << ability

    def is_shield_whole(self, seat: i64) -> bool:
        """Whether the Shield is unbroken."""
        cell = SHIELD + seat
        return self.cells[cell] == 1

    def set_shield(self, seat: i64, whole: bool) -> None:
        """Break the Shield or mend it."""
        self.cells[SHIELD + seat] = 1 if whole else 0
