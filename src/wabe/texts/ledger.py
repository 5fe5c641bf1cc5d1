"""The rules ledgers: `rules.md` in the folder of a game, numbered rules and rulings to be read, cited and linked to.

A list item that begins with an id states that rule: `- WW-T04 ...`. Ledgers speak English, whatever the catalogues do.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from wabe.texts import game_folder

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from markdown_it import MarkdownIt
    from markdown_it.token import Token

    from wabe.kernel.game import Game

RULE_ID: Final = re.compile(r"(?<![\w-])([A-Z]+-[A-Z]*\d+)\b")


@cache
def ledger(game: Game) -> str | None:
    """The ledger of a game as Markdown; None for a game without."""
    path = game_folder(game) / "rules.md"
    return path.read_text(encoding="utf-8") if path.is_file() else None


@cache
def statements(game: Game) -> dict[str, str]:
    """The rules of a game by their ids, in the ledger's order, each as Markdown that begins with its id."""
    return {rule: text.content for rule, _, text in _rules(_markdown().parse(ledger(game) or ""))}


@cache
def as_html(game: Game) -> str:
    """The ledger of a game as HTML, "" for a game without.

    The list item of a rule has its id for an `id`, and every mention of a rule links to it. Headings are numbered:
    `section-1` and so on.
    """
    markdown = _markdown()
    tokens = markdown.parse(ledger(game) or "")
    known = set()
    for rule, item, _ in _rules(tokens):
        item.attrSet("id", rule)
        known.add(rule)
    headings = [token for token in tokens if token.type == "heading_open" and token.tag != "h1"]
    for number, heading in enumerate(headings, 1):
        heading.attrSet("id", f"section-{number}")
    for token in tokens:
        if token.children:
            token.children = [part for child in token.children for part in _linked(child, known)]
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def _markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _rules(tokens: Sequence[Token]) -> Iterator[tuple[str, Token, Token]]:
    """Each rule that is stated: its id, the list item, the text in it."""
    for item, text in pairwise(token for token in tokens if token.type in {"list_item_open", "inline"}):
        if item.type == "list_item_open" and (found := RULE_ID.match(text.content)):
            yield found[1], item, text


def _linked(part: Token, known: set[str]) -> Iterator[Token]:
    """A piece of text with the rules that it mentions as links."""
    from markdown_it.token import Token

    if part.type != "text":
        yield part
        return
    for place, text in enumerate(RULE_ID.split(part.content)):
        if place % 2 and text in known:
            yield Token("link_open", "a", 1, attrs={"href": f"#{text}"})
            yield Token("text", "", 0, content=text)
            yield Token("link_close", "a", -1)
        elif text:
            yield Token("text", "", 0, content=text)
