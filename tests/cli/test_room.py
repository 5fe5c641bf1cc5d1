"""What stays in sight where space is short: all players, always; and nothing is cut that matters."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import cycle

import pytest

import wabe
from tests.cli.stage import Stage, own_view, play_on
from wabe.drawing import drawing_of
from wabe.games.wonderlands_war.terminal import battle, players, regions, tea
from wabe.games.wonderlands_war.terminal.arrange import wishes
from wabe.kernel.message import Json
from wabe.kernel.record import Record
from wabe.texts import Texts

NAMES = ["Ann", "Bartholomew", "Cid", "Dan", "Eve"]
SIZES = [(80, 24), (120, 40), (160, 50)]
HINT = ["What the bot would do, best first:", *(f"  Chair {chair}: a card, wins 25 %" for chair in range(1, 6))]


def stage_of(name: str) -> Stage:
    game = wabe.load(name)
    return Stage(game, Texts(game, NAMES), drawing_of(game))


WAR, HEROES = stage_of("war"), stage_of("heroes")


def letter(seat: int) -> str:
    return "ABCDE"[seat]


def war_points(view: Json, seat: int) -> str:
    """A player of Wonderland's War with VP, in a line with others or in an own one."""
    own = view["seats"][seat]
    return rf"[▶ ]{letter(seat)} .*?\b{own['vp']}(?: VP|\s+{own['shards']}\s+(?:whole|broken))"


def heroes_points(view: Json, seat: int) -> str:
    """A kingdom with VP so far and at the end."""
    vp, total = view["seats"][seat]["vp"], view["projection"][seat]["total"]
    return rf"[▶ ]{letter(seat)} .*?\b{vp}(?: VP, end| /) {total}\b|[▶ ]{letter(seat)} .*?\b{vp} VP, end {total}"


@pytest.mark.parametrize(
    ("stage", "count", "points"),
    [(WAR, 2, war_points), (WAR, 5, war_points), (HEROES, 4, heroes_points)],
    ids=["war-2", "war-5", "heroes-4"],
)
def test_all_players_are_in_sight_at_every_decision(
    stage: Stage, count: int, points: Callable[[Json, int], str]
) -> None:
    record, chance, sizes = Record(stage.game, count, 5), random.Random(5), cycle(SIZES)
    while not record.state.over:
        view = own_view(record.state)
        screen = "\n".join(stage.drawn(record, record.state.seat, *next(sizes), HINT if chance.random() < 0.5 else []))
        hidden = [seat for seat in range(count) if not re.search(points(view, seat), screen)]
        assert hidden == [], screen
        for _ in range(7):
            if not record.state.over:
                play_on(record, chance)


def test_a_hint_leaves_the_players_beside_the_chairs() -> None:
    record = WAR.at("choose_chair", 4, 7, 1)
    for notices in ([], HINT, ["Something was revealed or drawn since; that cannot be taken back."]):
        screen = "\n".join(WAR.drawn(record, record.state.seat, 120, 40, notices))
        assert all(re.search(war_points(own_view(record.state), seat), screen) for seat in range(4))
        assert "Regions  " in screen


def test_the_first_poison_is_laid_with_the_players_in_sight() -> None:
    record = WAR.at("place_poison", 3, 1, 0, {"faction_1": "jabberwock"})
    screen = "\n".join(WAR.drawn(record, record.state.seat, 120, 40))
    assert all(re.search(war_points(own_view(record.state), seat), screen) for seat in range(3))


def test_choices_on_the_table_are_not_listed_at_the_cost_of_the_table() -> None:
    record = WAR.at("choose_chair", 4, 7, 1)
    screen = "\n".join(WAR.drawn(record, record.state.seat, 120, 40))
    assert "Type what a choice is marked with on the table." in screen
    cards = [chair["card"] for chair in own_view(record.state)["table"]["chairs"] if chair["card"]]
    assert all(screen.count(WAR.texts.text(f"tea-{card}")) == cards.count(card) for card in cards)


# --- one line for all -------------------------------------------------------------------------------------------------


def test_names_are_cut_before_points_and_shards_before_vp() -> None:
    view = own_view(WAR.at("choose_chair", 5, 1, 80).state)
    for width, expected in {200: "B Bartholomew", 100: "B Bar", 60: "B ", 40: "B "}.items():
        line = players.in_short(view, WAR.texts.text, width).plain
        assert len(line) <= max(width, 50)
        assert expected in line
        assert [f"{seat['vp']} VP" for seat in view["seats"]] == re.findall(r"\d+ VP", line)
        assert (line.count("Sh.") == 5) == (width >= 80)


def test_all_kingdoms_fit_a_line() -> None:
    for count in (3, 5):
        record = HEROES.at("choose_target", count, 4, 60)
        screen = "\n".join(HEROES.drawn(record, record.state.seat, 80, 24))
        assert all(re.search(heroes_points(own_view(record.state), seat), screen) for seat in range(count))


# --- nothing is cut that matters --------------------------------------------------------------------------------------


def test_figures_are_counted_where_their_names_would_cut_the_castle_off() -> None:
    view = own_view(WAR.at("choose_chair", 2, 1, 5).state)
    figures = ["walrus", "tweedles", "tweedles"]
    here = {"leader": False, "supporters": 2, "figures": figures, "castle": "upright"}
    shown = {width: regions.standing(0, here, view, WAR.texts.text, width).plain for width in (22, 80)}
    assert shown[22] == "2● 3◆ ⌂"
    assert "Walrus" in shown[80]
    assert shown[80].endswith("⌂")


def test_a_chip_drawn_stands_in_a_line_of_its_own_where_it_does_not_fit() -> None:
    view = own_view(WAR.at("draw_or_halt", 2, 1, 5).state)
    seat = battle.fighters(view)[0]
    view["battle"]["seats"][seat] |= {"chip": "pocket_watch", "chip_strength": 9, "lowered": 2}
    told = {width: battle.track_lines(seat, view, WAR.texts.text, width) for width in (80, 140)}
    assert [len(lines) for lines in told.values()] == [2, 1]
    assert all("next one 2 weaker" in lines[-1].plain for lines in told.values())


def test_who_watches_a_battle_is_shown_the_battle() -> None:
    record = WAR.at("forging", 3, 2, 5)
    watcher = next(seat for seat in range(3) if seat not in record.state.waiting)
    chosen, watched = (wishes(record.state.view(seat)) for seat in (record.state.seat, watcher))
    assert ("board", 0) in chosen[:3]
    assert watched[1] == ("scene", 0)
    record = WAR.at("keep_quest", 3, 2, 0)
    assert not any(name == "quests" for name, _ in wishes(own_view(record.state)))


def test_a_card_is_told_in_full_wherever_it_fits_its_column() -> None:
    view = own_view(WAR.at("choose_chair", 5, 4, 60).state)
    for width in range(60, 130, 7):
        for line in tea.two_columns(view, WAR.texts.text, width)[1:]:
            assert not re.search(r"; [^|]*…", line.plain), line.plain


def test_what_is_left_of_a_card_is_told_in_words() -> None:
    view = own_view(WAR.at("choose_part", 3, 1, 10).state)
    said = " ".join(line.plain for line in tea.under_way(view, WAR.texts.text, 200))
    assert all(WAR.texts.text(f"reward-{part}") in said for part in view["card"]["parts"])
