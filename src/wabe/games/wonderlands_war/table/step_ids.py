"""The steps by number, in the order of the rule book.

The numbers are stable: saves, replays and bots rest on them.
"""

from __future__ import annotations

from typing import Final

KEEP_QUEST_ID: Final = 1
ROUND_ID: Final = 3

# Tea Party
LAY_TABLE_ID: Final = 10
TEA_TURN_ID: Final = 11
PLACE_POISON_ID: Final = 12
CHOOSE_CHAIR_ID: Final = 13
HEAD_ID: Final = 14
REFILL_ID: Final = 24
TAKE_ANY_ID: Final = 15
PLACE_LEADER_ID: Final = 16
RESOLVE_CARD_ID: Final = 17
CHOOSE_PART_ID: Final = 18
CHOOSE_HALF_ID: Final = 19
CORRUPT_ID: Final = 20
GIVE_SHARD_ID: Final = 21
END_TEA_TURN_ID: Final = 22
END_PARTY_ID: Final = 23

# Rewards of tea cards and Forge tracks
REWARD_ID: Final = 30
RETURN_UNITS_ID: Final = 34
UNITS_ID: Final = 31
CHOOSE_REGION_ID: Final = 32
CHOOSE_UNIT_ID: Final = 33
GAIN_ALLY_ID: Final = 35
TAKE_WONDERLANDIAN_ID: Final = 36
PLACE_FIGURE_ID: Final = 37
UNLOCK_ID: Final = 38
PLACE_CASTLE_ID: Final = 39
DISCARD_MADNESS_ID: Final = 40
DRAW_QUESTS_ID: Final = 41
DISCARD_QUEST_ID: Final = 42
CHOOSE_FORGED_ID: Final = 43
CHOOSE_TRACK_ID: Final = 44
AFTER_FORGING_ID: Final = 45

# Battle
WAR_ID: Final = 60
NEXT_BATTLE_ID: Final = 113
BATTLE_ID: Final = 61
START_STRENGTH_ID: Final = 62
WAGER_ID: Final = 63
FIRST_DRAW_ID: Final = 64
DRAW_OR_HALT_ID: Final = 65
DRAW_CHIPS_ID: Final = 66
CHOOSE_DRAWN_ID: Final = 67
REVEAL_ID: Final = 68
SUFFER_ID: Final = 69
SHIELD_ID: Final = 70
LOSE_UNITS_ID: Final = 71
LOSE_UNIT_ID: Final = 72
LOST_TO_ID: Final = 84
PLACE_MADNESS_ID: Final = 73
OWN_EFFECTS_ID: Final = 75
AFTER_BUSTS_ID: Final = 74
OTHERS_EFFECTS_ID: Final = 76
ADD_STRENGTH_ID: Final = 77
AFTER_STRENGTH_ID: Final = 78
PLACE_CHIPS_ID: Final = 79
END_CHECK_ID: Final = 80

# Effects
USE_ID: Final = 120
EFFECTS_ID: Final = 121
CHOOSE_EFFECT_ID: Final = 122
HOOKAH_DRAW_ID: Final = 85
HOOKAH_ID: Final = 81
HOOKAH_NEXT_ID: Final = 82
HOOKAH_END_ID: Final = 83

# Outcome
OUTCOME_ID: Final = 100
AWARDS_ID: Final = 101
GIVE_AWARD_ID: Final = 116
CHOOSE_AWARD_ID: Final = 102
AWARD_CASTLE_ID: Final = 103
FEATS_ID: Final = 104
COMPLETE_FEAT_ID: Final = 105
DISCARD_ACTIVE_ID: Final = 106
END_ABILITIES_ID: Final = 107
FORGE_ID: Final = 108
FORGING_ID: Final = 109
WAGERS_ID: Final = 110
RESOLVE_WAGER_ID: Final = 111
CLEAN_UP_ID: Final = 112
END_WAR_ID: Final = 114
FINAL_SCORING_ID: Final = 115
