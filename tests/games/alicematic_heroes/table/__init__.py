"""Positions of Alicematic Heroes for tests, written seat by seat on a map of chosen tiles, and moves in words.

The map is `MAP` unless told otherwise, no tile turned: tile `t` has the spaces `7 * t` (its City) to `7 * t + 6`. Three
players use the first 9 tiles. Moves are the values of their forms: "invade 12", "play ninja", "commoner ninja green".
Forced choices are made by the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.games.playing import play
from wabe.games.alicematic_heroes.content.content import Content
from wabe.games.alicematic_heroes.game import GAME, AlicematicHeroes
from wabe.games.alicematic_heroes.table.cards import COLOURS, KINGDOMS, ROUNDS, TOKEN_NAMES
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.events import Event, EventLog
from wabe.kernel.loading import load_machine
from wabe.kernel.message import Json

MAP = ["T04", "T09", "T10", "T08", "T13", "T05", "T03", "T11", "T12", "T06", "T14", "T07", "T15"]
TILES = {3: 9, 4: 11, 5: 13}
COSTS = dict(zip(GAME.cards.names, map(int, GAME.cards.cost), strict=True))
STACKS: dict[str, list[str]] = {
    "choose_target": ["end_turn", "choose_target"],
    "choose_card": ["end_turn", "choose_target", "place_card", "choose_card"],
    "over": [],
}
NO_PLAN: Json = {
    **dict.fromkeys(["card", "slot", "target", "given_up", "robbed"]),
    "turned": [],
    "how": 0,
    "paid": dict.fromkeys(TOKEN_NAMES, 0),
}


def player(
    hand: str = "",
    tokens: str = "",
    holds: Sequence[int] | None = None,
    attacks: Sequence[int] = (),
    vp: int = 0,
    **slots: str,
) -> Json:
    """What a seat has.

    Args:
        hand: names; `-` for any card.
        tokens: letters r, y, g.
        holds: spaces with a face-up token; a City twice for two.
        attacks: spaces with a face-down token.
        vp: gained so far, by effects.
        slots: by colour, names; `-` is any Commoner, `-ninja` this one, `wiccan:ninja` a Wiccan with her choice.
    """
    return {"hand": hand, "tokens": tokens, "holds": holds or (), "attacks": attacks, "vp": vp, "slots": slots}


def scene(
    *seats: Json,
    active: int = 0,
    step: str = "choose_target",
    start: int = 0,
    round_number: int = ROUNDS,
    tiles: Sequence[str] = MAP,
    turned: Mapping[int, int] | None = None,
    deck: str = "",
    rest: str = "deck",
    game: AlicematicHeroes = GAME,
    **options: bool | str,
) -> HeroesState:
    """A seat about to choose a target, or with another `step` a card to play; or a game that is over.

    Args:
        seats: by `player`; up to three those not named have two cards in hand.
        active: whose turn it is.
        step: the decision, `choose_target` or `choose_card`; `over` for the end.
        start: the start player.
        round_number: the last one by default, so that many cards may have been played.
        tiles, turned: the map; turns by position.
        deck: its uppermost cards, the first on top.
        rest: where all cards not named are: `deck`, `discard`, or `hand`, that of the last seat.
        game: the title, perhaps with a data pack.
        options: house switches.
    """
    table = [*seats, *[player("- -")] * (3 - len(seats))]
    players = len(table)
    spare = unnamed(game.cards, table, deck)
    areas = [seat_area(seat, KINGDOMS[index], spare) for index, seat in enumerate(table)]
    left = list(spare)
    if rest == "hand":
        areas[-1]["hand"] = dict(Counter(areas[-1]["hand"]) + Counter(left))
    before = players - 1 if step == "over" else (active - start) % players
    state = laid(
        game,
        {
            **game.new(players, 0, options).to_json(),
            "stack": [[name, 0] for name in STACKS[step]],
            "waiting": [] if step == "over" else [active],
            "areas": {
                "map": [
                    {"tile": tile, "turned": (turned or {}).get(position, 0)}
                    for position, tile in enumerate(tiles[: TILES[players]])
                ],
                **tokens_on_map(table, 7 * TILES[players]),
                "deck": [*(left if rest == "deck" else []), *reversed(deck.split())],
                "discard": dict(Counter(left if rest == "discard" else [])),
                "seats": areas,
                "look": [],
                "start": start,
                "active": active,
                "turn": players * (round_number - 1) + 1 + before,
                "stamp": 99,
                "plan": NO_PLAN,
            },
        },
    )
    state.log = EventLog()
    return state


def laid(game: AlicematicHeroes, save: Json) -> HeroesState:
    """The position of a save as it is, though no game may have come to it: start Cities are missing, for instance."""
    state = game.blank(save["players"], game.check_options(save["options"]))
    load_machine(state, save)
    game.restore(state, save["areas"])
    state.refresh()
    return state


def tokens_on_map(seats: list[Json], spaces: int) -> Json:
    """Who holds and who attacks each space; on a City in the order of seats."""
    return {
        "held": [
            [seat for seat, area in enumerate(seats) for _ in range(list(area["holds"]).count(space))]
            for space in range(spaces)
        ],
        "attacks": [
            next((seat for seat, area in enumerate(seats) if space in area["attacks"]), None) for space in range(spaces)
        ],
    }


def unnamed(cards: Content, seats: list[Json], deck: str) -> Iterator[str]:
    """All cards of the set that no text names."""
    left = Counter({name: int(cards.copies[kind]) for kind, name in enumerate(cards.names)})
    texts = [deck, *(seat["hand"] for seat in seats), *(text for seat in seats for text in seat["slots"].values())]
    left.subtract(word.strip("-").partition(":")[0] for word in " ".join(texts).split() if word != "-")
    assert min(left.values()) >= 0, f"too many of {[name for name in left if left[name] < 0]}"
    return left.elements()


def seat_area(seat: Json, kingdom: str, spare: Iterator[str]) -> Json:
    hand = [next(spare) if word == "-" else word for word in seat["hand"].split()]
    slots = {colour: seat["slots"].get(colour, "").split() for colour in COLOURS}
    return {
        "kingdom": kingdom,
        "hand": dict(Counter(hand)),
        "old": {},
        "tokens": {name: seat["tokens"].count(name[0]) for name in TOKEN_NAMES},
        "slots": {
            colour: [card_area(word, 20 * number + index, spare) for index, word in enumerate(slots[colour])]
            for number, colour in enumerate(COLOURS)
        },
        "vp": {**dict.fromkeys(["cities", "lands", "forests"], 0), "effects": seat["vp"]},
    }


def card_area(word: str, stamp: int, spare: Iterator[str]) -> Json:
    kind, _, copies = word.removeprefix("-").partition(":")
    up = not word.startswith("-")
    return {
        "card": kind or next(spare),
        "up": up,
        "known": False,
        "old": False,
        "copies": copies or None,
        "revealed": stamp if up else 0,
    }


# ----- playing -----


def invade(state: HeroesState, space: int, *moves: str) -> list[Event]:
    """Invade a space, and what is asked thereafter."""
    return play(state, f"invade {space}", *moves)


def summon(state: HeroesState, kind: str, *moves: str) -> list[Event]:
    """Play a card face up, and what is asked thereafter."""
    return play(state, f"play {kind}", f"summon {kind}", *moves)


def commoner(state: HeroesState, kind: str, colour: str) -> list[Event]:
    """Play a card face down."""
    return play(state, f"play {kind}", f"commoner {kind} {colour}")


def asked(state: HeroesState) -> str:
    """The decision that is due."""
    return state.top_step().name


def targets(state: HeroesState) -> set[int]:
    """The spaces that may be named as the target."""
    assert asked(state) == "choose_target"
    return {state.form(action)["space"] for action in state.legal_actions() if "space" in state.form(action)}


# ----- looking -----


def seat_view(state: HeroesState, seat: int = 0) -> Json:
    """What a seat sees of itself."""
    found: Json = state.view(seat)["seats"][seat]
    return found


def slot(state: HeroesState, colour: str, seat: int = 0) -> str:
    """A slot as `player` takes it."""
    return " ".join(
        ("" if each["up"] else "-") + each["card"] + (f":{each['copies']}" if each["copies"] else "")
        for each in seat_view(state, seat)["slots"][colour]
    )


def live(state: HeroesState, seat: int = 0) -> list[str]:
    """The kinds whose effects work in a kingdom, in slot order."""
    slots = state.view(None)["seats"][seat]["slots"]
    return [each["copies"] or each["card"] for colour in COLOURS for each in slots[colour] if each["live"]]


def tokens(state: HeroesState, seat: int = 0) -> str:
    """The tokens of a seat in letters."""
    return "".join(name[0] * count for name, count in state.view(None)["seats"][seat]["tokens"].items())


def hand(state: HeroesState, seat: int = 0) -> list[str]:
    found: list[str] = seat_view(state, seat)["cards"]
    return found


def powers(state: HeroesState, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = seat_view(state, seat)["powers"]
    return found


def vp(state: HeroesState, seat: int = 0) -> int:
    """VP gained so far."""
    return int(seat_view(state, seat)["vp"])


def territory(state: HeroesState, seat: int = 0) -> int:
    """Territory tokens that are not on the map."""
    return int(seat_view(state, seat)["territory"])


def space(state: HeroesState, number: int) -> Json:
    """A space as everybody sees it."""
    found: Json = state.view(None)["map"]["spaces"][number]
    return found


def holders(state: HeroesState, number: int) -> list[int]:
    """Who has a face-up token on a space."""
    found: list[int] = space(state, number)["held"]
    return found


def reach(state: HeroesState, number: int) -> Json:
    """What the seat on turn is told about a target."""
    found: Json = state.view(state.seat)["reach"][str(number)]
    return found


def needed(state: HeroesState, number: int) -> tuple[int, int]:
    """Military and Mobility that a target needs."""
    return reach(state, number)["military"][1], reach(state, number)["mobility"][1]


def how(state: HeroesState, number: int) -> list[str]:
    """The ways in which a target may be invaded."""
    found: list[str] = reach(state, number)["how"]
    return found


def sheet(state: HeroesState, seat: int = 0) -> Json:
    """The final scoring of a seat if the game ended now."""
    found = state.score_sheet()
    assert found is not None
    scored: Json = found["seats"][seat]
    return scored


def tile_points(state: HeroesState, position: int) -> list[int]:
    """VP for a tile by seat."""
    return [sheet(state, seat)["tiles"][position] for seat in range(state.players)]


def slot_points(state: HeroesState, colour: str) -> list[int]:
    """VP for most Alices in a slot by seat."""
    return [sheet(state, seat)["slots"][colour] for seat in range(state.players)]


def kinds(events: list[Event]) -> list[str]:
    """The kinds of the events up to the end of the turn."""
    names = [each.kind for each in events]
    return names[: names.index("turn-started")] if "turn-started" in names else names


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """What everybody is told by the events of a kind."""
    return [each.project(None)["args"] for each in events if each.kind == kind]


# ----- kingdoms and tiles for the final scoring -----

# Alices without an effect at the end.
PLAIN = ["fighter", "knight", "ninja", "little", "hunter", "magical", "wonder", "cheergirl", "adventurer", "miko"]


def crowds(*counts: int) -> list[Json]:
    """For each seat the slots of a kingdom with so many Alices, none of whom acts at the end."""
    pool = iter([kind for kind in PLAIN for _ in range(GAME.cards.copies[list(GAME.cards.names).index(kind)])])
    found = []
    for count in counts:
        cards = [next(pool) for _ in range(count)]
        found.append({colour: " ".join(cards[4 * index : 4 * index + 4]) for index, colour in enumerate(COLOURS)})
    return found


def contest(tokens_there: Sequence[int], alices: Sequence[int], position: int = 1, **more: Any) -> HeroesState:
    """Seats with so many tokens on the spaces of one tile and so many Alices."""
    city = 7 * position
    places = iter([*range(city + 1, city + 7), city, city, city])
    seats = [
        player("- -", holds=[next(places) for _ in range(count)], **slots)
        for count, slots in zip(tokens_there, crowds(*alices), strict=True)
    ]
    return scene(*seats, **{"step": "over", **more})
