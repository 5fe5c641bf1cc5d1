"""The rules ledgers as a book to cite: statements by their ids, pages with links."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import cast

import pytest

import wabe
from tools.rule_ids import DEFINITION
from wabe.kernel.game import Game
from wabe.texts.ledger import as_html, ledger, statements

GAMES = list(wabe.games().values())
LEDGER = """# Quartz

| case | see |
|---|---|
| Q-01 | in a table |

## Turn <b>
- Q-01 Take two, but see Q-02,
  Q-99 and <i>SQ-01</i>. [R]
- none, see Q-01
- Q-02 *Stop*. Not Q-0.

### Later
- E-01 An example.
"""


@pytest.fixture
def quartz(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game with the ledger above."""
    (tmp_path / "rules.md").write_text(LEDGER, encoding="utf-8")
    (tmp_path / "quartz.py").write_text("class Quartz: ...\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "quartz", raising=False)
    return cast("Game", __import__("quartz").Quartz())


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_rule_of_every_game_can_be_cited_and_linked_to(game: Game) -> None:
    text = ledger(game)
    assert text is not None
    ids = DEFINITION.findall(text)
    assert len(ids) > 100
    assert list(statements(game)) == ids
    assert re.findall(r'<li id="([^"]+)">', as_html(game)) == ids


def test_a_statement_is_the_text_of_its_list_item(quartz: Game) -> None:
    assert statements(quartz) == {
        "Q-01": "Q-01 Take two, but see Q-02,\nQ-99 and <i>SQ-01</i>. [R]",
        "Q-02": "Q-02 *Stop*. Not Q-0.",
        "E-01": "E-01 An example.",
    }


def test_mentions_of_rules_are_links_and_nothing_else_is(quartz: Game) -> None:
    html = as_html(quartz)
    assert '<td><a href="#Q-01">Q-01</a></td>' in html
    assert '<li id="Q-01"><a href="#Q-01">Q-01</a> Take two, but see <a href="#Q-02">Q-02</a>,\nQ-99 and ' in html
    assert '<li>none, see <a href="#Q-01">Q-01</a></li>' in html
    assert '<li id="Q-02"><a href="#Q-02">Q-02</a> <em>Stop</em>. Not Q-0.</li>' in html
    assert html.count("<a ") == 6


def test_headings_are_numbered_and_html_is_text(quartz: Game) -> None:
    html = as_html(quartz)
    assert '<h2 id="section-1">Turn &lt;b&gt;</h2>' in html
    assert '<h3 id="section-2">Later</h3>' in html
    assert "&lt;i&gt;SQ-01&lt;/i&gt;" in html


def test_a_game_without_a_ledger(tmp_path: Path, quartz: Game) -> None:
    (tmp_path / "rules.md").unlink()
    assert (ledger(quartz), statements(quartz), as_html(quartz)) == (None, {}, "")
