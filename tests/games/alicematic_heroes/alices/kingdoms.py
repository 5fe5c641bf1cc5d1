"""Positions for the tests of single Alices: kingdoms written card by card on one map, moves in words.

Seat 0 is on turn. The map is that of three players with the tiles `MAP`, none turned. Unless told otherwise seat 0 has
the Cities of tiles 0, 1, 2, 3 and 6, so that `RED`, `BLUE`, `YELLOW`, `GREEN` and `WHITE`, spaces of difficulty 0, need
neither Military Power nor Mobility. Seats 1 and 2 have the Cities of tiles 4 and 5.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.games.alicematic_heroes.packs import own, pack
from wabe.games.alicematic_heroes.cards import COLOURS, KINGDOMS, TOKEN_NAMES
from wabe.games.alicematic_heroes.content import Content
from wabe.games.alicematic_heroes.game import GAME, AlicematicHeroes
from wabe.games.alicematic_heroes.state import HeroesState
from wabe.kernel.events import Event, EventLog
from wabe.kernel.message import Json

MAP = ["T04", "T09", "T10", "T08", "T13", "T05", "T03", "T11", "T12"]
RED, BLUE, YELLOW, GREEN, WHITE = 12, 17, 27, 4, 45
CITY = 49  # free; difficulty 4, three steps from the City of tile 1
HOMES = [[0, 7, 14, 21, 42], [28], [35]]
STACKS = {
    "choose_target": ["end_turn", "choose_target"],
    "choose_card": ["end_turn", "choose_target", "place_card", "choose_card"],
}
TURN = 40  # the first of the last round, so that many cards may have been played


def player(
    hand: str = "", tokens: str = "", holds: Sequence[int] | None = None, attacks: Sequence[int] = (), **slots: str
) -> Json:
    """What a seat has.

    Args:
        hand: names; `-` for any card.
        tokens: letters r, y, g.
        holds: spaces besides the Cities in `HOMES`; to leave those out, name a City.
        attacks: spaces with a face-down token.
        slots: by colour, names; `-` is any Commoner, `-ninja` this one, `wiccan:ninja` a Wiccan with her choice.
    """
    return {"hand": hand, "tokens": tokens, "holds": holds or (), "attacks": attacks, "slots": slots}


def scene(
    me: Json,
    *others: Json,
    step: str = "choose_target",
    deck: str = "",
    rest: str = "deck",
    game: AlicematicHeroes = GAME,
    **options: bool | str,
) -> HeroesState:
    """Seat 0 about to choose a target, or with the step `choose_card` a card to play.

    Args:
        me, others: the seats; those not named have two cards in hand.
        step: the decision.
        deck: its uppermost cards, the first on top.
        rest: where all cards not named are: `deck`, `discard`, or `hand`, that of seat 2.
        game: the title, perhaps with a data pack.
        options: house switches.
    """
    seats = [me, *others, player("- -"), player("- -")][:3]
    spare = unnamed(game.cards, seats, deck)
    areas = [seat_area(seat, KINGDOMS[index], spare) for index, seat in enumerate(seats)]
    left = list(spare)
    if rest == "hand":
        areas[2]["hand"] = dict(Counter(areas[2]["hand"]) + Counter(left))
    state = game.from_json(
        {
            **game.new(3, 0, options).to_json(),
            "stack": [[name, 0] for name in STACKS[step]],
            "waiting": [0],
            "areas": {
                "map": [{"tile": tile, "turned": 0} for tile in MAP],
                "held": [[seat for seat in range(3) if space in held(seats, seat)] for space in range(63)],
                "attacks": [attacker(seats, space) for space in range(63)],
                "deck": [*(left if rest == "deck" else []), *reversed(deck.split())],
                "discard": dict(Counter(left if rest == "discard" else [])),
                "seats": areas,
                "look": [],
                "start": 0,
                "active": 0,
                "turn": TURN,
                "stamp": 99,
                "plan": NO_PLAN,
            },
        }
    )
    assert isinstance(state, HeroesState)
    state.log = EventLog()
    return state


NO_PLAN: Json = {
    **dict.fromkeys(["card", "slot", "target", "given_up", "robbed"]),
    "turned": [],
    "how": 0,
    "paid": dict.fromkeys(TOKEN_NAMES, 0),
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
        "vp": dict.fromkeys(["cities", "lands", "forests", "effects"], 0),
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


def held(seats: list[Json], seat: int) -> set[int]:
    spaces = set(seats[seat]["holds"])
    return spaces if any(space % 7 == 0 for space in spaces) else spaces | set(HOMES[seat])


def attacker(seats: list[Json], space: int) -> int | None:
    return next((seat for seat in range(3) if space in seats[seat]["attacks"]), None)


def game_with(folder: Path, kind: str, old: str, new: str) -> AlicematicHeroes:
    """The title with a data pack in which the record of one kind says something else."""
    before, mark, record = own("alices.toml").partition(f'id = "{kind}"')
    assert old in record.partition("[[alice]]")[0]
    game = GAME.with_data(pack(folder, alices=before + mark + record.replace(old, new, 1)))
    assert isinstance(game, AlicematicHeroes)
    return game


def swapped(folder: Path, first: str, second: str) -> AlicematicHeroes:
    """The title with a data pack in which two kinds have each other's effect."""
    records = {record.partition('"')[2].partition('"')[0]: record for record in own("alices.toml").split("[[alice]]")}
    for line in records[first].splitlines():
        field = line.partition(" = ")[0]
        if field in ("effect", "timing", "ask", "params"):
            other = next(each for each in records[second].splitlines() if each.startswith(f"{field} = "))
            records[first] = records[first].replace(line, other)
            records[second] = records[second].replace(other, line)
    game = GAME.with_data(pack(folder, alices="[[alice]]".join(records.values())))
    assert isinstance(game, AlicematicHeroes)
    return game


# ----- playing -----


def legal(state: HeroesState) -> list[str]:
    """The moves on offer: the values of their forms."""
    forms = [state.form(action) for action in state.legal_actions()]
    return [" ".join(str(value) for value in form.values()) for form in forms]


def play(state: HeroesState, *moves: str) -> list[Event]:
    """Make these moves, each named by its beginning; the events that they bring."""
    assert state.log is not None
    before = len(state.log.events)
    for move in moves:
        words = legal(state)
        found = [index for index, each in enumerate(words) if f"{each} ".startswith(f"{move} ")]
        assert len(found) == 1, f"{move!r} is not one of {words}"
        state.apply(state.legal_actions()[found[0]])
    return state.log.events[before:]


def invade(state: HeroesState, space: int, *moves: str) -> list[Event]:
    """Invade a space, and what is asked thereafter."""
    return play(state, f"invade {space}", *moves)


def summon(state: HeroesState, kind: str, *moves: str) -> list[Event]:
    """Play a card of seat 0 face up, and what is asked thereafter."""
    return play(state, f"play {kind}", f"summon {kind}", *moves)


def asked(state: HeroesState) -> str:
    """The decision that is due."""
    return state.top_step().name


# ----- looking -----


def slot(state: HeroesState, colour: str, seat: int = 0) -> str:
    """A slot as `player` takes it."""
    cards = state.view(seat)["seats"][seat]["slots"][colour]
    return " ".join(
        ("" if each["up"] else "-") + each["card"] + (f":{each['copies']}" if each["copies"] else "") for each in cards
    )


def live(state: HeroesState, seat: int = 0) -> list[str]:
    """The kinds whose effects work in a kingdom, in slot order."""
    slots = state.view(None)["seats"][seat]["slots"]
    return [each["copies"] or each["card"] for colour in COLOURS for each in slots[colour] if each["live"]]


def tokens(state: HeroesState, seat: int = 0) -> str:
    """The tokens of a seat in letters."""
    return "".join(name[0] * count for name, count in state.view(None)["seats"][seat]["tokens"].items())


def hand(state: HeroesState, seat: int = 0) -> list[str]:
    found: list[str] = state.view(seat)["seats"][seat]["cards"]
    return found


def sheet(state: HeroesState, seat: int = 0) -> Json:
    """The final scoring of a seat if the game ended now."""
    found = state.score_sheet()
    assert found is not None
    scored: Json = found["seats"][seat]
    return scored


def effects_vp(state: HeroesState, seat: int = 0) -> int:
    """VP gained by effects during play."""
    return int(sheet(state, seat)["played"]["effects"])


def final(state: HeroesState, kind: str, seat: int = 0) -> int | None:
    """VP that a kind would pay if the game ended now; None if she does not work."""
    found: int | None = sheet(state, seat)["effects"].get(kind)
    return found


def reach(state: HeroesState, space: int) -> Json:
    """What seat 0 is told about a target."""
    found: Json = state.view(0)["reach"][str(space)]
    return found


def powers(state: HeroesState, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = state.view(None)["seats"][seat]["powers"]
    return found


def holders(state: HeroesState, space: int) -> list[int]:
    """Who has a face-up token on a space."""
    found: list[int] = state.view(None)["map"]["spaces"][space]["held"]
    return found


def kinds(events: list[Event]) -> list[str]:
    """The kinds of the events of the turn of seat 0."""
    names = [each.kind for each in events]
    return names[: names.index("turn-started")] if "turn-started" in names else names


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """What everybody is told by the events of a kind."""
    return [each.project(None)["args"] for each in events if each.kind == kind]
