"""Where each area lies in the flat storage of a state.

The numbers that places are worked out from stand here: compiled code knows beforehand only what follows from numbers
of the same file, and every access to the storage needs it.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 29  # of chips
REGIONS: Final = 5
STANDEES: Final = 13  # of the figures
MAX_PLAYERS: Final = 5
NOBODY: Final = -1

ROUNDS: Final = 3
CHAIRS: Final = 13
TEA_CARDS: Final = 90
TEA_DECK: Final = 30
QUESTS: Final = 30
WONDERLANDIANS: Final = 24  # the figures, then the tools
MARKET_SIZE: Final = 3
TRACKS: Final = 4
SPACES: Final = 4  # of a Forge track
TRACK_SPACES: Final = TRACKS * SPACES
MADNESS_SPACES: Final = 4
GAPS: Final = TRACKS - 1  # between the Forge tracks (WW-O11)
BOARD_SIDES: Final = 2  # of a Faction board: the usual one, and that for 2 players (WW-L06)
ABILITIES: Final = 4  # of a Faction
MARKERS_IN_BOX: Final = 6  # scoring markers (WW-S03)
DIE_FACES: Final = 6
MOST_UNITS: Final = 9  # that a reward brings
ACTIVE_ROOM: Final = 64
HAND_ROOM: Final = 8  # chips of a multi-draw
QUEST_MASK: Final = 255  # of an entry of the Quest deck; above it: bit mask of those who know that it lies there
KNOWN_SHIFT: Final = 8
EFFECT_ROOM: Final = 32  # effects that wait for their turn: at most all Red Rooks and some more
PART_ROOM: Final = 16  # parts of a tea card that are not yet carried out

# Places of units besides the Regions 0 to 4.
RESERVE: Final = 5
AT_TABLE: Final = 6  # a Leader during the Tea Party
HEAD: Final = 0  # the Head of the Table, beside the chairs 1 to 13

# Layouts of a tea card.
PLAIN: Final = 0
SPLIT: Final = 1  # WW-T22
CORRUPTIBLE: Final = 2  # WW-T23

# Castles in a Region.
NO_CASTLE: Final = 0
SIDEWAYS: Final = 1  # with 2 players (WW-2P08)
UPRIGHT: Final = 2

# Where VP were gained.
FROM_AWARDS: Final = 0
FROM_EFFECTS: Final = 1
FROM_FORGING: Final = 2
VP_SOURCES: Final = 3

# What a player is in a battle.
OUTSIDE: Final = 0
FIGHTING: Final = 1  # may still draw
HALTED: Final = 2
BUST: Final = 3

# A player's place in the outcome (WW-O01 to WW-O06).
NO_PLACE: Final = 0
FIRST: Final = 1
TIED_FIRST: Final = 2
SECOND: Final = 3  # alone or shared

# Marks of a player during a battle: one cell each, all 0 when a battle begins.
STATUS: Final = 0
TRACKER: Final = 1  # Battle Strength
CHIP: Final = 2  # kind + 1 of the chip of this draw, 0 for none
CHIP_STRENGTH: Final = 3  # of that chip, as changed so far
DOUBLING: Final = 4  # 1: the next chip placed is doubled (Flamingo A)
EXTRA: Final = 5  # chips more at the next draw
LOWERED: Final = 6  # the next chip has that much less Strength (Crown of the Knave)
MADNESS_DRAWN: Final = 7  # Madness chips drawn in this battle, shielded ones too
POISON_DRAWN: Final = 8
TRAPS_USED: Final = 9  # Mousetraps that have saved a unit
VANISHED: Final = 10  # 1: the first Supporter lost has had its chance (Vanishing by Degrees)
LEADER_SEEN: Final = 11  # 1: the Leader was here at some time of this battle
LOST_NOW: Final = 12  # units lost on the draw being resolved
MADNESS_PLACED_NOW: Final = 13  # Madness chips put on the track by the draw being resolved
PLACE: Final = 14
SYMBOL_FORGES: Final = 15  # forges by the symbol of the final space
CHIP_FORGES: Final = 16  # forges by Forge chips
WAGER: Final = 17  # seat + 1 that is expected to win, 0 for no Wager
FEATS_NOW: Final = 18  # Feats completed in this battle's step WW-O08: bit 0 the usual, bit 1 that of Rose C
MARKS: Final = 19

# Per seat, KINDS cells each.
BAG: Final = 0
EXHAUSTED: Final = BAG + MAX_PLAYERS * KINDS
SUPPLY: Final = EXHAUSTED + MAX_PLAYERS * KINDS  # common supply, by kind
ACTIVE: Final = SUPPLY + KINDS
ACTIVE_SIZE: Final = ACTIVE + MAX_PLAYERS * ACTIVE_ROOM
TRACK: Final = ACTIVE_SIZE + MAX_PLAYERS  # Madness track
TRACK_SIZE: Final = TRACK + MAX_PLAYERS * MADNESS_SPACES
FORGED: Final = TRACK_SIZE + MAX_PLAYERS  # kind + 1, 0 for an empty space
HELD: Final = FORGED + MAX_PLAYERS * TRACK_SPACES  # chips of a multi-draw
HELD_SIZE: Final = HELD + MAX_PLAYERS * HAND_ROOM
HELD_KNOWN: Final = HELD_SIZE + MAX_PLAYERS  # the first of those chips, which were all of a bag: everybody knows them
SUPPORTERS: Final = HELD_KNOWN + MAX_PLAYERS  # in the Regions, and at RESERVE those in supply
LEADERS: Final = SUPPORTERS + MAX_PLAYERS * (REGIONS + 1)
CASTLES: Final = LEADERS + MAX_PLAYERS
CASTLES_LEFT: Final = CASTLES + MAX_PLAYERS * REGIONS
OWNER: Final = CASTLES_LEFT + MAX_PLAYERS  # of a standee: seat + 1
STANDS: Final = OWNER + STANDEES  # where a standee is: a Region or RESERVE
SHARDS: Final = STANDS + STANDEES
VP: Final = SHARDS + MAX_PLAYERS
UNLOCKED: Final = VP + MAX_PLAYERS * VP_SOURCES  # bit mask of the Faction's abilities
LEADER_STRENGTH: Final = UNLOCKED + MAX_PLAYERS
SHIELD: Final = LEADER_STRENGTH + MAX_PLAYERS  # 1 unbroken
CHAIR: Final = SHIELD + MAX_PLAYERS  # of a Leader at the table
PARTY_CARDS: Final = CHAIR + MAX_PLAYERS
MARK: Final = PARTY_CARDS + MAX_PLAYERS
TABLE: Final = MARK + MAX_PLAYERS * MARKS  # card + 1 on each chair
TEA: Final = TABLE + CHAIRS + 1  # the deck of this Round
CARD_OWNER: Final = TEA + TEA_DECK  # of a tea card: seat + 1
QUEST: Final = CARD_OWNER + TEA_CARDS  # the Quest deck, the next to be drawn first
QUEST_HOLDER: Final = QUEST + QUESTS  # of a Quest: seat + 1
FEAT: Final = QUEST_HOLDER + QUESTS  # of a Quest: 1 when its Feat is completed
GIVEN_BACK: Final = FEAT + QUESTS  # quest + 1 that a seat gave back in the set-up: it knows that nobody kept it
QUESTS_DRAWN: Final = GIVEN_BACK + MAX_PLAYERS  # mask of those who did not know a Quest that a seat drew since
QUEST_KNOWERS: Final = QUESTS_DRAWN + MAX_PLAYERS  # of a Quest in hand: bit mask of the others who know it
WONDER: Final = QUEST_KNOWERS + QUESTS  # the Wonderlandian deck, the next to be drawn last
WONDER_HOLDER: Final = WONDER + WONDERLANDIANS  # of a Wonderlandian card: seat + 1
MARKET: Final = WONDER_HOLDER + WONDERLANDIANS  # card + 1
MARKERS: Final = MARKET + MARKET_SIZE  # the scoring marker of each Region
WAITING: Final = MARKERS + REGIONS  # effects that wait: own ones first, then those on others
WAITING_SIZE: Final = WAITING + MAX_PLAYERS * 2 * EFFECT_ROOM
PARTS: Final = WAITING_SIZE + MAX_PLAYERS * 2
CELLS: Final = PARTS + PART_ROOM
