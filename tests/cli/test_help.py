"""The help of a table: what is in play there, and what its signs mean, each that occurs and no other."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import wabe
from tests.cli.stage import Stage, own_view
from wabe.cli.help import KEYS, about, help_lines
from wabe.cli.rich_screen import RichScreen
from wabe.cli.seating import Seating
from wabe.cli.table import Table
from wabe.drawing import drawing_of
from wabe.games.wonderlands_war.terminal import arrange
from wabe.games.wonderlands_war.terminal.legend import PARTS, in_lines, legend_of
from wabe.kernel.message import Json
from wabe.kernel.record import Record
from wabe.texts import Texts
from wabe.texts.ledger import statements

NAMES = ["Ann", "Bea", "Cid", "Dan", "Eve"]
STAGES = {
    game.alias: Stage(game, Texts(game, NAMES), drawing_of(game)) for game in map(wabe.load, ("war", "heroes", "xiii"))
}
WAR = STAGES["war"]
SIZES = ((80, 24), (80, 60), (120, 60))
ODDS: Json = {"draws": [{"draws": n, "bust": 0.1, "strength": 3.0, "forge_symbol": 0.5} for n in (1, 2)]}
NO_SIGNS = {*"╭╮╰╯│…“”—", "\N{RIGHT SINGLE QUOTATION MARK}"}  # frames and the punctuation of texts


def helped(stage: Stage, view: Json) -> str:
    return "\n".join(help_lines(stage.game, view, stage.texts, stage.drawing))


def test_every_command_of_a_table_has_its_line_of_help() -> None:
    stage = STAGES["xiii"]
    screen = RichScreen(stage.drawing, stage.texts)
    table = Table(Record(stage.game, 2, 1), Seating(["me", "me"], NAMES[:2], 1), screen, stage.texts, stage.drawing)
    assert {"help" if letter == "?" else letter for letter in table.commands} == set(KEYS) - {"number"}


@pytest.mark.parametrize(("alias", "rule"), [("war", "WW-T05"), ("heroes", "ah-12"), ("xiii", "XIII-07")])
def test_a_rule_can_be_inspected_by_its_number(alias: str, rule: str) -> None:
    stage = STAGES[alias]
    view = Record(stage.game, stage.game.min_players, 1).state.view(0)
    (said,) = about(rule, stage.game, view, stage.texts, stage.drawing)
    assert said == " ".join(statements(stage.game)[rule.upper()].split())


def moments(stage: Stage, players: int, step: int, options: Json | None = None) -> Iterator[Json]:
    """What the deciding seat sees, every few actions of a random game."""
    record, chance = Record(stage.game, players, 6, options or {}), random.Random(6)
    while not record.state.over:
        yield own_view(record.state)
        for _ in range(step):
            if not record.state.over:
                go_on(record, chance)


def go_on(record: Record, chance: random.Random) -> None:
    """A random action, but a Feat is completed wherever it can be."""
    state = record.state
    actions = state.legal_actions()
    feats = [action for action in actions if state.form(action, state.seat)["kind"] == "complete_feat"]
    record.act(state.seat, chance.choice(feats or actions))


def table(stage: Stage, view: Json, width: int, height: int) -> str:
    """The drawn table alone."""
    console = stage.console(width, height)
    with console.capture() as capture:
        console.print(stage.drawing.draw(view, {}, stage.texts.text, width, height))
    return capture.get()


# --- what is in play --------------------------------------------------------------------------------------------------


def test_only_the_ally_abilities_in_use_are_listed() -> None:
    said = helped(WAR, Record(WAR.game, 3, 1, {"ally_set": "B", "rose_set": "D"}).state.view(0))
    assert set(re.findall(r"^  [\w ]+ \(([A-D])\): ", said, re.MULTILINE)) == {"B", "D"}
    assert "  Rose (D): " in said
    assert "  Flamingo (B): " in said


def test_only_the_factions_at_the_table_are_listed() -> None:
    view = Record(WAR.game, 2, 1, {"faction_1": "alice", "faction_2": "jabberwock"}).state.view(0)
    said = helped(WAR, view)
    for faction in WAR.game.content()["factions"]:
        for one in (faction["power"], *faction["abilities"]):
            listed = f"\n  {WAR.texts.text('ability-' + one['id'])}: " in said
            assert listed == (faction["id"] in {"alice", "jabberwock"}), one["id"]
    assert WAR.texts.text("ability-love_of_learning-text-2p") in said


def test_of_the_wonderlandians_those_are_listed_that_lie_open_or_are_gained() -> None:
    view = own_view(WAR.at("choose_chair", 4, 3, 60).state)
    content = WAR.game.content()
    known = [one["id"] for one in (*content["figures"], *content["tools"])]
    gained = next(card for card in known if card not in view["market"])
    view["seats"][2]["wonderlandians"] = [gained]
    said = helped(WAR, view)
    listed = {card for card in known if f"\n  {WAR.texts.text('ability-' + card)}: " in said}
    assert listed == {gained, *filter(None, view["market"])}


@pytest.mark.parametrize("stage", STAGES.values(), ids=STAGES)
def test_the_help_says_nothing_that_has_no_text(stage: Stage) -> None:
    for players in range(stage.game.min_players, stage.game.max_players + 1):
        view = stage.game.new(players=players, seed=2).view(0)
        known = stage.drawing.topics(stage.game, view)
        assert known
        assert [key for pair in known for key in pair if not stage.texts.has(key)] == []
        assert not re.search(r"ww-|ah-|xiii-|cli-help", helped(stage, view))


# --- the signs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", STAGES.values(), ids=STAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_sign_of_the_table_is_explained(stage: Stage, size: tuple[int, int]) -> None:
    players = stage.game.min_players
    for view in moments(stage, players, 9):
        legend = "\n".join(stage.drawing.legend(view, stage.texts.text))
        signs = {sign for sign in table(stage, view, *size) if not sign.isascii() and not sign.isspace()}
        unknown = {sign for sign in signs - NO_SIGNS if not sign.isalpha() and sign not in legend}
        assert unknown - ({"─"} if stage is STAGES["xiii"] else set()) == set()


def test_no_sign_is_explained_that_never_occurs() -> None:
    """In whole games of 2 and of 4, each part drawn in short and in full in a narrow window."""
    missing = {name for signs in PARTS.values() for name, _ in signs}
    for players, options in ((2, {}), (4, {"faction_1": "jabberwock"})):
        for view in moments(WAR, players, 5, options):
            for level in (0, -1):
                shown = {name: made[level](view, ODDS, WAR.texts.text, 80) for name, made in arrange.PARTS.items()}
                told = "\n".join(line.plain for line in legend_of(shown, view, WAR.texts.text, 2000))
                missing -= {name for name in missing if WAR.texts.text(f"ww-text-sign-{name}") in told}
    assert missing == set()


def test_with_more_than_two_players_no_castle_is_sideways_and_without_the_jabberwock_there_is_no_poison() -> None:
    for players, faction, absent in ((2, "alice", "☠"), (3, "jabberwock", "⊏")):
        factions = {"faction_1": faction, "faction_2": "mad_hatter"}
        factions |= {"faction_3": "red_queen"} if players == 3 else {}
        legend = "".join(WAR.drawing.legend(Record(WAR.game, players, 1, factions).state.view(0), WAR.texts.text))
        assert absent not in legend
        assert ({"☠", "⊏"} - {absent}).pop() in legend


def test_the_marks_of_the_players_panel_are_explained() -> None:
    said = helped(WAR, WAR.game.new(players=3, seed=1).view(0))
    for mark in ("Supply 4 + 1 Supporters + figures in reserve", "Quests 2 + 1 in hand + Feat completed", "▶ to move"):
        assert mark in said


def test_the_drawn_legend_explains_what_is_drawn_and_nothing_else() -> None:
    drawn = table(WAR, own_view(WAR.at("choose_chair", 3, 1, 40).state), 140, 0)
    assert "Tea table:  " in drawn
    assert "Supply 4 + 1 Supporters + figures in reserve" in drawn
    assert "Battle:  " not in drawn
    assert "☻" not in drawn
    assert "Wonderl." not in drawn


def test_no_entry_of_the_legend_is_parted() -> None:
    entries = [f"sign {number}: meaning" for number in range(9)]
    lines = [line.plain for line in in_lines("Title", entries, 50)]
    assert len(lines) > 3
    assert all(len(line) <= 50 for line in lines)
    assert [entry for entry in entries if not any(entry in line for line in lines)] == []
    assert list(in_lines("Title", [], 50)) == []
