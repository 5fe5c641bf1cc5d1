"""`wabe data`: the cards and boards of a game, where each value comes from, and whether a data pack is sound."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from typing import TYPE_CHECKING, Any, Final

from wabe.cli.arguments import Commands, add_data, text
from wabe.cli.printing import add_json, print_json

if TYPE_CHECKING:
    from wabe.kernel.game import Game
    from wabe.kernel.message import Json

# Where values come from, the most certain first; `cli-data-<tag>` says what that means.
TAGS: Final = ("printed", "seed", "public", "inferred", "stand_in")
WIDTH: Final = 110
INDENT: Final = 14
NARROWEST: Final = 40


def add(commands: Commands) -> None:
    """Declare the command."""
    data = commands.add_parser("data", help="help-data")
    data.add_argument("game", help="help-data-game")
    add_data(data)
    add_json(data)
    data.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show them; a pack that is not sound is an error."""
    import wabe

    game = wabe.load(args.game, args.data)
    if args.json:
        print_json(game.content())
    else:
        print("\n".join(lines(game)))
    return 0


def lines(game: Game) -> list[str]:
    """All records of a game in words."""
    from wabe.cli import judged
    from wabe.cli.games import title

    content = game.content()
    if not content:
        return [text("cli-data-none", title=title(game))]
    found = [f"{title(game)}: {source(game)}", "", text("cli-judged-title"), *judged.lines(game), ""]
    found += [f"{tag:>{INDENT - 2}}  {text(f'cli-data-{tag}')}" for tag in TAGS]
    for name, records in content.items():
        if isinstance(records, list) and records and all(isinstance(record, dict) for record in records):
            found += ["", f"{name} ({len(records)})", *by_tag({}, content.get("provenance", {}).get(name, {}))]
            found += explained(game, name, records[0])
            for number, record in enumerate(records, 1):
                found += ["", *record_lines(record, f"{name} {number}")]
    return found


def explained(game: Game, kind: str, record: Json) -> list[str]:
    """What the fields of such a record mean, those of them that the game's texts explain (`data-<kind>-<field>`)."""
    from wabe.texts import Texts

    texts = Texts(game)
    keys = {field: f"data-{kind}-{field}" for field in record}
    return [line for field, key in keys.items() if texts.has(key) for line in paragraph(field, texts.text(key))]


def source(game: Game) -> str:
    """Whose data they are."""
    if game.data is None:
        return text("cli-data-own")
    return text("cli-data-pack", name=game.data["name"], digest=game.data["digest"])


def record_lines(record: Json, fallback: str) -> list[str]:
    """One record: its name, its fields by where they come from, the others; then the records within it."""
    within = {name: records for name, value in record.items() if (records := records_in(value))}
    fields = {name: value for name, value in record.items() if name not in {"id", "provenance", *within}}
    found = [str(record.get("id", fallback)), *by_tag(fields, record.get("provenance", {}))]
    for name, records in within.items():
        for each in records:
            found += ["", *record_lines({**each, "id": f"{found[0]}, {name}: {each['id']}"}, name)]
    return found


def records_in(value: object) -> list[Json]:
    """The records that a field holds: tables with an id and a provenance of their own."""
    values = value if isinstance(value, list) else [value]
    return [each for each in values if isinstance(each, dict) and "id" in each and "provenance" in each]


def by_tag(fields: Json, provenance: dict[str, str]) -> list[str]:
    """The fields of one tag in a paragraph each; then those without a tag, each in its own."""
    found: list[str] = []
    for tag in TAGS:
        names = [name for name, found_tag in provenance.items() if found_tag == tag]
        said = ", ".join(f"{name} {plain(fields[name])}" if name in fields else name for name in names)
        if said:
            found += paragraph("* " + tag if tag == "stand_in" else tag, said)
    for name, value in fields.items():
        if name not in provenance:
            found += paragraph("", f"{name}: {plain(value)}")
    return found


def paragraph(head: str, text: str) -> list[str]:
    """A text beside its head, in lines that fit."""
    width = max(NARROWEST, min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns))
    first = f"{head:>{INDENT - 2}}  "
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=" " * INDENT)


def plain(value: Any) -> str:
    """A value of a record in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return " ".join(f"{name} {plain(inner)}" for name, inner in value.items()) or "none"
    if isinstance(value, list):
        nested = any(isinstance(inner, list | dict) for inner in value)
        return (", " if nested else " ").join(plain(inner) for inner in value)
    return str(value)
