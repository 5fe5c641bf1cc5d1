"""What a card, a space, a player, the tiles or the slots are, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from wabe.games.alicematic_heroes.table.cards import COLOURS
from wabe.games.alicematic_heroes.table.layout import coordinate
from wabe.games.alicematic_heroes.terminal.kingdoms import card_title
from wabe.games.alicematic_heroes.terminal.land import TILE, neighbours
from wabe.games.alicematic_heroes.terminal.words import (
    Json,
    Say,
    bonus,
    name_of,
    names_of,
    powers,
    seat_letter,
    seat_name,
    short,
    tokens,
)
from wabe.kernel.game import Game


def inspect(game: Game, word: str, view: Json, say: Say) -> list[str]:
    """Lines about what has this name; for "" what can be named."""
    if not word:
        return [say("ah-text-inspect")]
    for number in range(len(view["map"]["spaces"])):
        if is_called(word, coordinate(number)):
            return space_lines(number, view, say)
    if is_called(word, say("ah-text-word-tiles")):
        return list(tile_lines(view, say))
    if is_called(word, say("ah-text-word-slots")):
        return list(slot_lines(view, say))
    alices = game.content()["alices"]
    called = [one for one in alices if is_called(word, short(one["id"], say))]
    similar = [one for one in alices if word.lower() in short(one["id"], say).lower()]
    return card_lines(called, say) or seat_lines(word, view, say) or card_lines(similar, say)


def is_called(word: str, name: str) -> bool:
    """Whether it is that word, in whatever case."""
    return word.lower() == name.lower()


# --- cards ------------------------------------------------------------------------------------------------------------


def card_lines(alices: list[Json], say: Say) -> list[str]:
    """All about these kinds of Alice."""
    return [line for one in alices for line in one_card(one, say)]


def one_card(one: Json, say: Say) -> Iterator[str]:
    """Name, colour, cost, effect, rulings, and where all this is from."""
    name: str = one["id"]
    copies = say("ah-text-copies", count=one["copies"])
    yield f"{card_title(name, say)}, {copies}: {say('card-' + name + '-text')}"
    if one["notes"]:
        yield f"  {say('card-' + name + '-notes')}"
    ours = [f"@ah-text-field-{field}" for field, tag in one["provenance"].items() if tag == "stand_in"]
    if ours:
        yield f"  {say('ah-text-stand-in', fields=ours)}"


# --- the map ----------------------------------------------------------------------------------------------------------


def space_lines(number: int, view: Json, say: Say) -> list[str]:
    """A space, what touches it, who is there, and what an invasion would come to."""
    space = view["map"]["spaces"][number]
    around = [name_of(other, view, say) for other in neighbours(view, number)]
    return [
        say("ah-text-space", title=name_of(number, view, say), city=coordinate(number // TILE * TILE)),
        *state_of(space, say),
        say("ah-text-around", spaces=", ".join(around)),
        *prospect(number, view, say),
    ]


def state_of(space: Json, say: Say) -> Iterator[str]:
    """Who holds and who attacks it; for a Forest, who may take it."""
    if space["spots"]:
        yield say("ah-text-spots", spots=space["spots"], free=space["spots"] - len(space["held"]))
    if space["held"]:
        key = "ah-text-held" if space["connected"] else "ah-text-held-loose"
        yield say(key, seats=names_of(space["held"]))
    if space["attack"] is not None:
        yield say("ah-text-attacked", seats=names_of([space["attack"]]))
    if space["kind"] == "forest":
        yield say("ah-text-surrounded" if space["surrounded"] else "ah-text-open", number=space["number"])
        if space["may"]:
            yield say("ah-text-may", seats=names_of(space["may"]))


def prospect(number: int, view: Json, say: Say) -> Iterator[str]:
    """What an invasion needs and brings, where the viewer can choose the space or has chosen it."""
    plan = view["plan"] if view["plan"] and view["plan"]["space"] == number else None
    reach = plan or (view["reach"] or {}).get(str(number))
    if not reach:
        return
    yield say(
        "ah-text-needs",
        military=reach["military"][0],
        difficulty=reach["military"][1],
        mobility=reach["mobility"][0],
        distance=reach["mobility"][1],
    )
    if len(reach["path"]) > 1:
        yield say("ah-text-path", spaces=", ".join(map(coordinate, reach["path"])))
    yield say("ah-text-pays", bonus=bonus(reach["bonus"], say) or say("ah-text-nothing"))
    for how in reach["how"]:
        yield say(f"ah-text-how-{how}", tokens=tokens(reach["short"], say))


def tile_lines(view: Json, say: Say) -> Iterator[str]:
    """Tokens on each tile, and the points they are worth now."""
    for position, tile in enumerate(view["majorities"]["tiles"]):
        shown = shares(tile["tokens"], tile["points"], say)
        yield say("ah-text-tile", city=name_of(position * TILE, view, say), shares=shown)


def slot_lines(view: Json, say: Say) -> Iterator[str]:
    """Alices in each slot, and the points they are worth now."""
    for colour in COLOURS:
        slot = view["majorities"]["slots"][colour]
        yield say("ah-text-slot", slot=f"@colour-{colour}", shares=shares(slot["alices"], slot["points"], say))


def shares(counts: list[int], points: list[int], say: Say) -> str:
    """How many each seat has, and what that is worth: `Ann 3 (6 VP), Bea 1`."""
    parts = []
    for seat, count in enumerate(counts):
        if count:
            worth = f" ({say('ah-text-vp', count=points[seat])})" if points[seat] else ""
            parts.append(f"{seat_name(seat, say)} {count}{worth}")
    return ", ".join(parts) or say("value-none")


# --- players ----------------------------------------------------------------------------------------------------------


def seat_lines(word: str, view: Json, say: Say) -> list[str]:
    """The player of that name or letter."""
    for seat in view["seats"]:
        if is_called(word, seat_name(seat["seat"], say)) or is_called(word, seat_letter(seat["seat"])):
            return list(kingdom_lines(seat, view, say))
    return []


def kingdom_lines(seat: Json, view: Json, say: Say) -> Iterator[str]:
    """Everything open about a kingdom."""
    name = seat_letter(seat["seat"]) + " " + seat_name(seat["seat"], say)
    yield f"{name}, {say('kingdom-' + seat['kingdom'])}: {worth(seat, view, say)}"
    yield "  " + say(
        "ah-text-stock", tokens=tokens(seat["tokens"], say), hand=seat["hand"], territory=seat["territory"]
    )
    yield f"  {powers(seat, say)}."
    for colour in COLOURS:
        cards = seat["slots"][colour]
        if cards:
            yield f"  {say('colour-' + colour)}: {', '.join(card_words(card, say) for card in cards)}."
    yield from territory(seat["seat"], view, say)


def worth(seat: Json, view: Json, say: Say) -> str:
    """VP so far, and what would be added if the game ended now."""
    now: Json = view["projection"][seat["seat"]]
    return say("ah-text-worth", over="yes" if view["over"] else "no", **now)


def card_words(card: Json, say: Say) -> str:
    """A card of a kingdom in words."""
    if not card["up"]:
        return say("ah-text-down", card=f"@card-{card['card']}") if card["card"] else say("ah-text-unknown")
    name = say(f"card-{card['card']}")
    if card["copies"]:
        return say("ah-text-copying", card=name, copies=f"@card-{card['copies']}")
    return name if card["live"] else say("ah-text-idle", card=name)


def territory(seat: int, view: Json, say: Say) -> Iterator[str]:
    """The spaces a player holds or attacks."""
    spaces = view["map"]["spaces"]
    held = [name_of(number, view, say) for number, one in enumerate(spaces) if seat in one["held"]]
    attacked = [name_of(number, view, say) for number, one in enumerate(spaces) if one["attack"] == seat]
    if held:
        yield f"  {say('ah-text-holds', spaces=', '.join(held))}"
    if attacked:
        yield f"  {say('ah-text-attacks', spaces=', '.join(attacked))}"
