"""The reference by itself: components are conserved, limits hold, every game ends and meets many kinds of decision."""

from __future__ import annotations

import pytest

from tests.games.wonderlands_war.reference.data import ALLIES, ALLY_CHIPS, BOARD, REGIONS
from tests.games.wonderlands_war.reference.questions import Decision
from tests.games.wonderlands_war.reference.setup import set_up
from tests.games.wonderlands_war.reference.table import CASTLES, SHARDS, SUPPORTERS, Option, Table
from tests.games.wonderlands_war.reference.walks import settings, walk

COMMON = {
    *("keep_quest", "choose_chair", "choose_part", "choose_region", "choose_unit", "place_leader", "draw_or_halt"),
    *("shield", "complete_feat", "forging", "choose_track", "gain_ally", "lose_unit", "use"),
}


def chips_in_play(table: Table, chip: str) -> int:
    """In all places but the hands of a battle, where nothing is counted."""
    return table.supply[chip] + sum(player.count_chips()[chip] for player in table.players)


def check_chips(table: Table) -> None:
    """The box is never more nor less than what came out of it (WW-S16, WW-C11)."""
    assert chips_in_play(table, "madness") == BOARD["supply"]["madness"]
    assert chips_in_play(table, "double_madness") == len(table.players)
    for chip in ALLY_CHIPS:
        kind, level = chip.rsplit("_", 1)
        printed = ALLIES[kind][level]["count"]
        assert chips_in_play(table, chip) == (
            BOARD["supply"][f"prototype_ally_{level}"] if table.prototype else printed
        )
    owner = any(player.faction == "jabberwock" for player in table.players)
    on_table = int(table.poison_chair > 0)
    assert chips_in_play(table, "poison") + on_table == (len(table.players) + 2 if owner else 0)  # WW-S09


def check_pieces(table: Table) -> None:
    """Supporters, Castles, Shards, Leaders, Quests (WW-S06, WW-T26)."""
    assert table.shards + sum(player.shards for player in table.players) == SHARDS
    for player in table.players:
        placed = sum(player.units[region]["supporter"] for region in REGIONS)
        assert player.supporters + placed - SUPPORTERS in (len(player.forged[2]), len(player.forged[2]) - 1)
        assert player.castles_left + sum(castle != "none" for castle in player.castles.values()) == CASTLES
        assert sum(player.units[region]["leader"] for region in REGIONS) == (player.leader in REGIONS)
        assert all(count >= 0 for region in REGIONS for count in player.units[region].values())
        assert len(player.madness) < 4
        assert table.closed is None or not player.units_at(table.closed)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_keep_the_laws(players: int) -> None:
    steps = set()
    for number in range(3):
        for table, decision in walk(players, settings(number), f"alone {players} {number}"):
            check_pieces(table)
            if not table.battle:
                check_chips(table)
            if isinstance(decision, Decision):
                steps.add(decision.step)
                telling = decision.step in ("complete_feat", "choose_drawn")  # always asked
                assert all(len(forms) > 1 or telling for forms in decision.forms.values())
            else:
                assert table.round == 3
                assert max(decision.totals) == decision.totals[decision.winners[0]]
    assert steps >= COMMON


def test_wrong_settings_are_refused() -> None:
    twice: dict[str, Option] = {"faction_1": "alice", "faction_2": "alice"}
    for players, options, about in (
        (1, {}, "players"),
        (6, {}, "players"),
        (3, {"x": True}, "x"),
        (3, twice, "Faction"),
    ):
        with pytest.raises(ValueError, match=about):
            set_up(players, options, lambda n: 0)
