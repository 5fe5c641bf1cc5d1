"""The help page of a table: keys, how to play, what each card does; and what one card or piece is."""

from __future__ import annotations

from wabe.cli.arguments import shortened
from wabe.cli.drawing import Drawing
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.texts import Texts

KEYS = ("number", "u", "h", "i", "t", "l", "s", "help", "q")


def help_lines(game: Game, texts: Texts, drawing: Drawing) -> list[str]:
    """The whole page."""
    topics = drawing.topics(game)
    lines = [texts.text("cli-help-keys"), *(f"  {texts.text(f'cli-help-key-{key}')}" for key in KEYS)]
    if texts.has("how-to-play"):
        lines += ["", texts.text("how-to"), *texts.text("how-to-play").splitlines()]
    if topics:
        lines += [
            "",
            texts.text("cli-help-topics"),
            *(f"  {texts.text(name)}: {texts.text(text)}" for name, text in topics),
        ]
    return lines


def about(word: str, game: Game, view: Json, texts: Texts, drawing: Drawing) -> list[str]:
    """What there is to say about the card or piece that is named, a part of its name being enough."""
    lines = drawing.inspect(game, word, view, texts.text)
    if lines:
        return lines
    topics = [(texts.text(name), text) for name, text in drawing.topics(game)]
    found = [f"{name}: {texts.text(text)}" for name, text in topics if word and word.lower() in name.lower()]
    if found or not word:
        return found or [texts.text("cli-inspect-what", names=[name for name, _ in topics] or ["@value-none"])]
    unknown = texts.text("cli-inspect-unknown", word=f"“{shortened(word)}”")
    return [unknown, *about("", game, view, texts, drawing)]
