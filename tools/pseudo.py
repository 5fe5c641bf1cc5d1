"""Pseudo-languages: the texts changed by a rule, so that whatever does not come from the catalogue shows.

    python -m tools.pseudo FOLDER      # then: WABE_TEXTS=FOLDER wabe --language en-XA play war

One is for eyes, with accents and in brackets. The other is for tests that read a page as others read English: before
each word stands a mark that has no width, which browsers and their tools do not see.

Only what people read is changed. Arguments, selectors, references and Fluent's syntax stay, and so does what programs
read in a text: commands in `backquotes`, placeholders such as %(default)s, options and addresses.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as fluent

import wabe
from wabe.texts import data_source, game_folder, joined, parts
from wabe.texts.languages import BASE, HOUSE

LANGUAGE: Final = "en-XA"
ACCENTS: Final = str.maketrans("aceinosuyzACEINOSUYZ", "àçéîñöšûýžÀÇÉÎÑÖŠÛÝŽ")
UNSEEN: Final = "en-XM"
MARK: Final = "\u200b"  # a space without width: a line may break there, as it may before most words
# Facts that the data of a game put into its catalogue for front ends to read, such as the names of rewards on a board.
FACTS: Final = re.compile(r"forge-symbols|tea-.+-parts|(space|between)-.+-\d|quest-.+-region|card-.+-colour")
KEPT: Final = re.compile(r"(`[^`]*`|%\(\w+\)\w|%[a-z]|--[a-z]+|https?://\S+)")
WORD: Final = re.compile(r"(?<![\w'\u2019])[^\W\d_]{2,}")


class Way(NamedTuple):
    """How a pseudo-language is made of the base language: what becomes of each text, and what stands around it."""

    change: Callable[[str], str]
    begin: str = ""
    end: str = ""


WAYS: Final = {
    LANGUAGE: Way(lambda text: text.translate(ACCENTS), "⟦", "⟧"),
    UNSEEN: Way(lambda text: WORD.sub(rf"{MARK}\g<0>", text)),
}


def said(text: str, way: Way) -> str:
    """A text in a pseudo-language, but for what programs read in it."""
    found = KEPT.split(text)
    return "".join(part if index % 2 else way.change(part) for index, part in enumerate(found))


def foreign(text: str) -> list[str]:
    """The words of a shown text that no catalogue has said: those with a letter that would have an accent."""
    words = re.findall(r"[^\W\d_]{2,}", KEPT.sub(" ", text))
    return [word for word in words if any(ord(letter) in ACCENTS for letter in word)]


def unmarked(text: str) -> list[str]:
    """The words of a shown text that no catalogue has said: those without the mark."""
    kept = KEPT.sub(" ", text)
    return [found[0] for found in WORD.finditer(kept) if kept[found.start() - 1 : found.start()] != MARK]


class Speaker(visitor.Transformer):
    """Says all that is said in one of these ways."""

    def __init__(self, way: Way) -> None:
        self.way = way

    def visit_Message(self, node: fluent.Message) -> fluent.Message:  # noqa: N802 - as Fluent calls it
        """A text: begun and ended as a whole, whatever it is made of."""
        if FACTS.fullmatch(node.id.name):
            return node
        self.generic_visit(node)
        if node.value is not None:
            around = [fluent.TextElement(self.way.begin), *node.value.elements, fluent.TextElement(self.way.end)]
            node.value = fluent.Pattern([one for one in around if getattr(one, "value", None) != ""])
        return node

    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:  # noqa: N802 - as Fluent calls it
        """What stands between the arguments."""
        node.value = said(node.value, self.way)
        return node

    def visit_Placeable(self, node: fluent.Placeable) -> fluent.Placeable:  # noqa: N802 - as Fluent calls it
        """A string is said too; a name of anything is none."""
        if isinstance(node.expression, fluent.StringLiteral):
            node.expression.value = said_literal(node.expression.value, self.way)
            return node
        return self.generic_visit(node)

    def visit_CallArguments(self, node: fluent.CallArguments) -> fluent.CallArguments:  # noqa: N802 - as Fluent calls it
        """Settings of a function are no texts."""
        return node


def said_literal(value: str, way: Way) -> str:
    """A string of a Fluent file as it is written: escapes stay."""
    found = re.split(r"(\\.\w*)", value)
    return "".join(part if index % 2 else said(part, way) for index, part in enumerate(found))


def pseudo(text: str, language: str = LANGUAGE) -> str:
    """A Fluent file in a pseudo-language."""
    parsed = FluentParser().parse(text)
    return FluentSerializer().serialize(Speaker(WAYS[language]).visit(parsed))


def make(folder: Path, language: str = LANGUAGE) -> None:
    """All catalogues, and what the data of games say, as further texts in this folder (`WABE_TEXTS`)."""
    write(folder / HOUSE.name, language, HOUSE)
    for game in wabe.games().values():
        home = game_folder(game)
        write(folder / home.name, language, home)
        (folder / home.name / f"data.{language}.ftl").write_text(pseudo(data_source(game), language), encoding="utf-8")


def write(folder: Path, language: str, home: Path) -> None:
    """The catalogues of one home."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in parts(home, BASE):
        name = path.name.removesuffix(f"{BASE}.ftl") + f"{language}.ftl"
        (folder / name).write_text(pseudo(joined([path]), language), encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
