"""The table in a terminal, drawn with rich or as plain lines (`wabe.drawing` says how it is found).

Interpreted, not compiled: it needs rich, and only the command line reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wabe.games.wonderland_xiii.table.cards import LIMIT, NAMES
from wabe.games.wonderland_xiii.table.layout import CHARACTERS
from wabe.kernel.game import Game

Json: TypeAlias = dict[str, Any]
Say: TypeAlias = Callable[..., str]

CHARACTER_NAMES: Final = NAMES[:CHARACTERS]
COLOURS: Final = {
    "alice": "bright_blue",
    "rabbit": "cyan",
    "cat": "magenta",
    "hatter": "green",
    "queen": "bright_red",
    "bundle": "yellow",
}
LETTERS: Final = {"alice": "A", "rabbit": "W", "cat": "C", "hatter": "H", "queen": "Q", "bundle": "S"}
OTHER_KEYS: Final = {"go_on": "G", "stop": "X", "skip": "N"}
CARD_WIDTH: Final = 9
NARROW: Final = 76  # columns; below, cards go by their letters
DANGER: Final = ((0.5, "bold red"), (0.2, "yellow"), (0.0, "green"))
GAUGE: Final = ("green", "green", "bold yellow")
RISKY: Final = {"choose_deck", "reveal", "go_on"}
TARGETS: Final = {
    "players": 3,
    "decisions_compiled": 200_000,
    "decisions_pure": 5_000,
    "clone_us": 2,
    "state_bytes": 4096,
    "vectors_compiled": 25_000,
    "turns_second": 30_000,
}


def hot_key(form: Json, view: Json) -> str:
    """Decks by their number, cards by the letter on them, on and stop by theirs."""
    if "deck" in form:
        return str(form["deck"] + 1)
    if "card" in form:
        return LETTERS[form["card"]]
    return OTHER_KEYS.get(form["kind"], "")


def topics(game: Game, view: Json) -> Sequence[tuple[str, str]]:
    """The cards, all of which are in play."""
    return [(f"card-{card}", f"help-card-{card}") for card in NAMES]


def legend(view: Json, say: Say) -> list[str]:
    """Letters of the cards, then the signs of Hall, Notebooks and Tunnels."""
    letters = "; ".join(f"{say(f'letter-{card}')} {say(f'card-{card}')}" for card in NAMES)
    return [letters, *(say(f"xiii-signs-{part}") for part in ("hall", "notebook", "tunnel"))]


# --- drawn ----------------------------------------------------------------------------------------------------------


def draw(view: Json, odds: Json, say: Say, width: int, height: int = 0) -> RenderableType:
    """Hall, Keys and discard pile, Notebooks and Tunnels."""
    return Group(hall(view, odds, say, width), middle(view, say), players(view, say, width))


def hall(view: Json, odds: Json, say: Say, width: int) -> RenderableType:
    """The ring of decks side by side; the last is the first one's neighbour."""
    end = view["end"]
    table = Table.grid(expand=True)
    for _ in view["hall"]:
        table.add_column(ratio=1, justify="center")
    table.add_row(*(deck_title(deck, view, say) for deck in view["hall"]))
    table.add_row(*(top(deck, say) for deck in view["hall"]))
    table.add_row(*(size(deck, say) for deck in view["hall"]))
    risks = risk_by_deck(view, odds)
    if risks:
        table.add_row(*(risk(risks.get(deck["deck"]), say) for deck in view["hall"]))
    title = Text.assemble(
        (say("xiii-text-hall"), "bold"), f" · {ending(end, say)} ", style="red" if end["final"] else ""
    )
    return Panel(table, title=title, title_align="left", width=width, border_style="cyan")


def ending(end: Json, say: Say) -> str:
    """How near the end is."""
    return say("xiii-end-final") if end["final"] else say("xiii-end", empty=end["empty"], needed=end["empty_needed"])


def deck_title(deck: Json, view: Json, say: Say) -> Text:
    """A deck's number, with the Key beside it; the deck of this pass stands out."""
    style = "bold underline" if view["pass"]["deck"] == deck["deck"] else "bold"
    text = Text.assemble((say("xiii-deck-title", number=deck["deck"] + 1), "dim" if deck["gone"] else style))
    if deck["unlocked"]:
        text.append(f" {say('xiii-text-key')}", "bold yellow")
    return text


def top(deck: Json, say: Say) -> Text:
    """What lies on top: a face-up card, a back, or a back with the viewer's own note."""
    if deck["gone"]:
        return Text("-", "dim")
    if deck["top"]:
        return card(deck["top"], say)
    back = Text("░░░", "dim")
    return back + Text(" ") + card(deck["seen"], say, "italic") if deck["seen"] else back


def size(deck: Json, say: Say) -> Text:
    """How many cards; a note of what lies under the covers."""
    if deck["gone"]:
        return Text("")
    text = Text(say("xiii-deck-size", size=deck["size"]), "dim")
    if deck["covers"] and deck["seen"]:
        text.append(" ░", "dim").append_text(letter(deck["seen"], say))
    return text


def risk_by_deck(view: Json, odds: Json) -> dict[int, float]:
    """Chances of a collapse by deck: those of the Rabbit while it is being sent, else those of the next pass."""
    kind = "rabbit" if view["step"] == "reveal" else "decks"
    return {entry["deck"]: entry["collapse"] for entry in odds.get(kind, [])}


def risk(chance: float | None, say: Say) -> Text:
    """A chance of collapse, the redder the greater."""
    if chance is None:
        return Text("")
    style = next(style for least, style in DANGER if chance >= least)
    return Text(say("xiii-text-risk", percent=percent(chance)), style)


def percent(chance: float) -> int:
    """In per cent; never 0 or 100 unless it is certain."""
    return min(max(round(100 * chance), 1 if chance > 0 else 0), 99 if chance < 1 else 100)


def card(name: str, say: Say, style: str = "") -> Text:
    """A card by its name, in its colour."""
    return Text(say(f"card-{name}"), f"bold {COLOURS[name]} {style}")


def letter(name: str, say: Say, count: int = 1) -> Text:
    """A card, or several, by its letter."""
    return Text(say(f"letter-{name}") * count, f"bold {COLOURS[name]}")


def middle(view: Json, say: Say) -> Text:
    """Keys and discard pile in one line."""
    line = Text.assemble((f" {say('xiii-keys')} ", "bold yellow"), keys(view, say))
    pile = [(name, count) for name, count in view["discard"].items() if count]
    if pile:
        line.append(f"   {say('xiii-discard')} ", "bold")
        for name, count in pile:
            line.append_text(letter(name, say, count))
    return line


def keys(view: Json, say: Say) -> str:
    """Where the Keys are."""
    places: Json = view["keys"]
    return say("xiii-text-keys", **places)


def players(view: Json, say: Say, width: int) -> RenderableType:
    """A line for each Notebook; below it a Tunnel, its gauges in the columns of the characters."""
    table = Table(box=None, width=width, padding=0, header_style="bold")
    narrow = width < NARROW
    table.add_column(Text(f" {say('xiii-notebook')}"), ratio=1, no_wrap=True)
    for name in NAMES:
        heading = letter(name, say) if narrow else card(name, say)
        table.add_column(heading, width=3 if narrow else CARD_WIDTH, justify="center")
    table.add_column(say("score-sets"), width=5, justify="right")
    table.add_column(say("xiii-text-points"), width=5, justify="right")
    for seat in view["seats"]:
        table.add_row(*notebook_row(seat, view, say))
        if has_tunnel(seat) or (seat["seat"] == view["active"] and not view["over"]):
            table.add_row(*tunnel_row(seat, say, full=seat["seat"] == view["active"]))
    return table


def notebook_row(seat: Json, view: Json, say: Say) -> Iterator[Text]:
    """Who, how many of each card, sets, points."""
    active = seat["seat"] == view["active"] and not view["over"]
    mark = "▶ " if active else "  "
    mine = "bold reverse" if seat["seat"] == view["seat"] else ""
    yield Text(mark + say("xiii-seat", seat=f"#{seat['seat']}"), f"{mine}{' bold' if active else ''}")
    for name in NAMES:
        count = seat["notebook"][name]
        yield Text(str(count) if count else "·", f"bold {COLOURS[name]}" if count else "dim")
    yield Text(str(seat["score"]["sets"]))
    yield Text(str(seat["score"]["total"]), "bold")


def has_tunnel(seat: Json) -> bool:
    """Whether anything lies in the seat's Tunnel."""
    tunnel = seat["tunnel"]
    return bool(tunnel["open"] or tunnel["covered"] or tunnel["hidden"])


def tunnel_row(seat: Json, say: Say, *, full: bool) -> Iterator[Text]:
    """The gauges if it is this seat's turn, then what lies aside: Bundles, cards under a Queen, hidden cards."""
    tunnel = seat["tunnel"]
    yield Text(f"    {say('xiii-text-tunnel')}", "dim")
    for name in CHARACTER_NAMES:
        yield gauge(tunnel["gauge"][name]) if full else Text("")
    yield letter("bundle", say, tunnel["open"].get("bundle", 0))
    yield aside(tunnel, say)
    yield Text("")


def gauge(count: int) -> Text:
    """How much of the room for a character is used."""
    style = "bold red" if count > LIMIT else GAUGE[count]
    return Text("■" * count, style) + Text("□" * (LIMIT - count), "dim")


def aside(tunnel: Json, say: Say) -> Text:
    """Cards under a Queen in brackets, hidden cards by letter or as question marks."""
    text = Text()
    for name, count in tunnel["covered"].items():
        text.append("(").append_text(letter(name, say, count)).append(")")
    for hidden in tunnel["hidden"]:
        text.append_text(letter(hidden["card"], say) if hidden["card"] else Text("?", "bold red"))
        text.stylize("underline", len(text) - 1)
    return text


# --- plain lines ----------------------------------------------------------------------------------------------------


def lines(view: Json, odds: Json, say: Say) -> list[str]:
    """The same table as sentences."""
    risks = risk_by_deck(view, odds)
    pile = counted(view["discard"], say) or say("value-empty")
    return [
        f"{say('xiii-text-hall')}. {ending(view['end'], say)}.",
        *(deck_line(deck, risks.get(deck["deck"]), say) for deck in view["hall"]),
        f"{say('xiii-keys')}: {keys(view, say)}.",
        f"{say('xiii-discard')}: {pile}.",
        *(line for seat in view["seats"] for line in seat_lines(seat, say)),
    ]


def brief(view: Json, odds: Json, say: Say) -> list[str]:
    """Where the Tunnel can collapse: what lies in it, and the risk at each deck."""
    if view["step"] not in RISKY or view["pass"]["number"] + len(view["pass"]["won"]) < 2:
        return []
    tunnels = [
        line.strip()
        for seat in view["seats"]
        if seat["seat"] == view["seat"]
        for line in list(seat_lines(seat, say))[1:]
    ]
    risks = [
        say("xiii-risk-deck", number=deck + 1, percent=percent(chance))
        for deck, chance in risk_by_deck(view, odds).items()
    ]
    return [*tunnels, f"{say('xiii-text-risks')}: {', '.join(risks)}."] if risks else tunnels


def deck_line(deck: Json, chance: float | None, say: Say) -> str:
    """All about one deck."""
    return f"  {say('xiii-deck-title', number=deck['deck'] + 1)}: {'. '.join(deck_facts(deck, chance, say))}."


def deck_facts(deck: Json, chance: float | None, say: Say) -> Iterator[str]:
    """What there is to say about a deck."""
    if deck["gone"]:
        yield say("xiii-deck-gone")
        return
    yield say("xiii-deck-size", size=deck["size"])
    yield say("xiii-deck-top", card=f"@card-{deck['top']}") if deck["top"] else say("xiii-deck-covers", covers=0)
    if deck["seen"] and "cards" not in deck:
        yield say("xiii-deck-seen", card=f"@card-{deck['seen']}")
    if deck["unlocked"]:
        yield say("xiii-deck-unlocked")
    if chance is not None:
        yield say("xiii-deck-odds", percent=percent(chance))


def face_up(view: Json, say: Say) -> Iterator[tuple[str, list[str]]]:
    """The face-down cards of each deck, the uppermost first."""
    for deck in view["hall"]:
        cards = [say(f"card-{card}") for card in deck.get("cards", [])]
        yield say("xiii-open-deck", number=deck["deck"] + 1), cards


def counted(cards: Json, say: Say) -> str:
    """Numbers of cards as "2 Alice, 1 Hatter"."""
    return ", ".join(f"{count} {say(f'card-{name}')}" for name, count in cards.items() if count)


def seat_lines(seat: Json, say: Say) -> Iterator[str]:
    """A player's points, Notebook and Tunnel."""
    score = seat["score"]
    name = say("xiii-seat", seat=f"#{seat['seat']}")
    notebook = counted(seat["notebook"], say) or say("xiii-notebook-empty")
    points = say("xiii-points", points=score["total"])
    yield f"{name}: {points}, {say('xiii-set-count', sets=score['sets'])}. {say('xiii-notebook')}: {notebook}."
    if has_tunnel(seat):
        yield f"  {say('xiii-text-tunnel')}: {'. '.join(tunnel_facts(seat['tunnel'], say))}."


def tunnel_facts(tunnel: Json, say: Say) -> Iterator[str]:
    """What lies in a Tunnel, and how full it is."""
    if tunnel["open"]:
        yield counted(tunnel["open"], say)
        gauges = [f"{say(f'card-{name}')} {count}" for name, count in tunnel["gauge"].items() if count]
        yield say("xiii-text-gauge", gauges=gauges)
    if tunnel["covered"]:
        cards = [f"@card-{name}" for name, count in tunnel["covered"].items() for _ in range(count)]
        yield say("xiii-covered-list", cards=cards)
    if tunnel["hidden"]:
        cards = [f"@card-{hidden['card'] or 'unknown'}" for hidden in tunnel["hidden"]]
        yield say("xiii-text-hidden-all", cards=cards)


# --- the score sheet ------------------------------------------------------------------------------------------------


def sheet_rows(sheet: Json, say: Say) -> Iterator[tuple[str, list[int], str]]:
    """Title, points by seat and style of each line of the sheet."""
    seats = sheet["seats"]
    yield say("score-sets"), [seat["set_points"] for seat in seats], ""
    for name in CHARACTER_NAMES:
        yield say(f"card-{name}"), [seat["rows"][name] for seat in seats], COLOURS[name]
    yield say("score-bundles"), [seat["bundle_points"] for seat in seats], COLOURS["bundle"]
    yield say("score-total"), [seat["total"] for seat in seats], "bold"
