"""The help page of a table: keys, how to play, what each card does."""

from __future__ import annotations

from wabe.cli.drawing import Drawing
from wabe.texts import Texts

KEYS = ("number", "u", "h", "t", "l", "s", "help", "q")


def help_lines(texts: Texts, drawing: Drawing) -> list[str]:
    """The whole page."""
    lines = [texts.text("cli-help-keys"), *(f"  {texts.text(f'cli-help-key-{key}')}" for key in KEYS)]
    if drawing.TOPICS:
        lines += [
            "",
            texts.text("cli-help-topics"),
            *(f"  {texts.text(name)}: {texts.text(text)}" for name, text in drawing.TOPICS),
        ]
    if texts.has("how-to-play"):
        lines += ["", texts.text("how-to"), *texts.text("how-to-play").splitlines()]
    return lines
