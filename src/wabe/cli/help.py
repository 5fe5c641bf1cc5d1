"""The help page of a table: keys, signs, how to play, what is in play; and what one card or piece is."""

from __future__ import annotations

from wabe.drawing import Drawing
from wabe.kernel.errors import shortened
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.texts import Texts
from wabe.texts.ledger import statements

KEYS = ("number", "u", "h", "i", "t", "l", "s", "help", "q", "concede")


def help_lines(game: Game, view: Json, texts: Texts, drawing: Drawing) -> list[str]:
    """The whole page."""
    keys = [f"  {texts.text(f'cli-help-key-{key}')}" for key in KEYS]
    signs = [f"  {line}" for line in drawing.legend(view, texts.text)]
    play = texts.text("how-to-play").splitlines() if texts.has("how-to-play") else []
    topics = [f"  {texts.text(name)}: {texts.text(text)}" for name, text in drawing.topics(game, view)]
    parts = {"cli-help-keys": keys, "cli-help-signs": signs, "how-to": play, "cli-help-topics": topics}
    lines = [line for title, part in parts.items() if part for line in ("", texts.text(title), *part)]
    return lines[1:]


def about(word: str, game: Game, view: Json, texts: Texts, drawing: Drawing) -> list[str]:
    """What a rule says, or what there is to say about a card or piece, a part of its name being enough."""
    if (rule := statements(game).get(word.upper())) is not None:
        return [" ".join(rule.split())]
    lines = drawing.inspect(game, word, view, texts.text)
    if lines:
        return lines
    topics = [(texts.text(name), text) for name, text in drawing.topics(game, view)]
    found = [f"{name}: {texts.text(text)}" for name, text in topics if word and word.lower() in name.lower()]
    if found or not word:
        return found or [texts.text("cli-inspect-what", names=[name for name, _ in topics] or ["@value-none"])]
    unknown = texts.text("cli-inspect-unknown", word=f"“{shortened(word)}”")
    return [unknown, *about("", game, view, texts, drawing)]
