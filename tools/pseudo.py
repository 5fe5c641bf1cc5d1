"""A pseudo-language: the texts with accents and in brackets, so that whatever does not come from the catalogue shows.

    python -m tools.pseudo FOLDER      # then: WABE_TEXTS=FOLDER wabe --language en-XA play war

Only what people read is changed. Arguments, selectors, references and Fluent's syntax stay, and so does what programs
read in a text: commands in `backquotes`, placeholders such as %(default)s, options and addresses.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as fluent

import wabe
from wabe.texts import data_source, game_folder, joined, parts
from wabe.texts.languages import BASE, HOUSE

LANGUAGE: Final = "en-XA"
ACCENTS: Final = str.maketrans("aceinosuyzACEINOSUYZ", "àçéîñöšûýžÀÇÉÎÑÖŠÛÝŽ")
OPEN: Final = "⟦"
CLOSE: Final = "⟧"
# Facts that the data of a game put into its catalogue for front ends to read, such as the names of rewards on a board.
FACTS: Final = re.compile(r"forge-symbols|tea-.+-parts|(space|between)-.+-\d|quest-.+-region|card-.+-colour")
KEPT: Final = re.compile(r"(`[^`]*`|%\(\w+\)\w|%[a-z]|--[a-z]+|https?://\S+)")


def accented(text: str) -> str:
    """A text with accents, but for what programs read in it."""
    found = KEPT.split(text)
    return "".join(part if index % 2 else part.translate(ACCENTS) for index, part in enumerate(found))


def foreign(text: str) -> list[str]:
    """The words of a shown text that no catalogue has said: those with a letter that would have an accent."""
    words = re.findall(r"[^\W\d_]{2,}", KEPT.sub(" ", text))
    return [word for word in words if any(ord(letter) in ACCENTS for letter in word)]


class Accents(visitor.Transformer):
    """Puts accents on all that is said, and brackets around each text."""

    def visit_Message(self, node: fluent.Message) -> fluent.Message:  # noqa: N802 - as Fluent calls it
        """A text: in brackets as a whole, whatever it is made of."""
        if FACTS.fullmatch(node.id.name):
            return node
        self.generic_visit(node)
        if node.value is not None:
            elements = [fluent.TextElement(OPEN), *node.value.elements, fluent.TextElement(CLOSE)]
            node.value = fluent.Pattern(elements)
        return node

    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:  # noqa: N802 - as Fluent calls it
        """What stands between the arguments."""
        node.value = accented(node.value)
        return node

    def visit_Placeable(self, node: fluent.Placeable) -> fluent.Placeable:  # noqa: N802 - as Fluent calls it
        """A string is said too; a name of anything is none."""
        if isinstance(node.expression, fluent.StringLiteral):
            node.expression.value = accented_literal(node.expression.value)
            return node
        return self.generic_visit(node)

    def visit_CallArguments(self, node: fluent.CallArguments) -> fluent.CallArguments:  # noqa: N802 - as Fluent calls it
        """Settings of a function are no texts."""
        return node


def accented_literal(value: str) -> str:
    """A string of a Fluent file as it is written: escapes stay."""
    return "".join(part if index % 2 else accented(part) for index, part in enumerate(re.split(r"(\\.\w*)", value)))


def pseudo(text: str) -> str:
    """A Fluent file in the pseudo-language."""
    parsed = FluentParser().parse(text)
    return FluentSerializer().serialize(Accents().visit(parsed))


def make(folder: Path, language: str = LANGUAGE) -> None:
    """All catalogues, and what the data of games say, as further texts in this folder (`WABE_TEXTS`)."""
    write(folder / HOUSE.name, language, HOUSE)
    for game in wabe.games().values():
        home = game_folder(game)
        write(folder / home.name, language, home)
        (folder / home.name / f"data.{language}.ftl").write_text(pseudo(data_source(game)), encoding="utf-8")


def write(folder: Path, language: str, home: Path) -> None:
    """The catalogues of one home."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in parts(home, BASE):
        name = path.name.removesuffix(f"{BASE}.ftl") + f"{language}.ftl"
        (folder / name).write_text(pseudo(joined([path])), encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
