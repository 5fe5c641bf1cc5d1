"""Set-up: kingdoms, map, hands, mulligan, start player, start Cities (AH-04 to AH-12, AH-85)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.pieces import deck, terrain
from wabe.games.alicematic_heroes.table.board import SIDES
from wabe.games.alicematic_heroes.table.cards import DEALT, KINGDOMS, START_CITIES
from wabe.games.alicematic_heroes.table.layout import CARDS, TILE_SPACES
from wabe.games.alicematic_heroes.table.records import records_of
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import MULLIGAN_ID, PLACE_CITY_ID, START_PLAYER_ID
from wabe.games.alicematic_heroes.turn import turn
from wabe.kernel.game import Game
from wabe.kernel.ints import Ints, zeros
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need
from wabe.kernel.step import Automatic, Choice, Simultaneous


class Mulligan(Simultaneous[HeroesState]):
    """Once, everybody may give back any of the cards dealt and redraw. AH-07, AHA-43, AHA-74, AHA-88.

    An action is a bit mask over the hand in the order of kinds.
    """

    def who(self, g: HeroesState, arg: i64) -> i64:
        return (1 << g.players) - 1

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        hand = deck.hand_of(g, seat)
        for cards in range(1 << DEALT):
            if takes_first_copies(hand, cards):
                g.offer(cards)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(1 << DEALT)

    def resolve(self, g: HeroesState, arg: i64) -> None:
        given = [give_back(g, seat, g.commitment(seat)) for seat in range(g.players)]
        for seat in range(g.players):
            if len(given[seat]) > 0:
                deck.draw(g, seat, len(given[seat]))
        for seat in range(g.players):
            for index in range(len(given[seat])):
                g.discard(given[seat][index])

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        hand = deck.hand_of(g, seat)
        return {"kind": "mulligan", "cards": [g.content.names[hand[i]] for i in range(DEALT) if action >> i & 1]}

    def seen(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        """How many; which ones comes out as well, but hardly any other hand has the same."""
        return {"kind": "mulligan", "count": int(action).bit_count()}

    def label(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Message:
        if action == 0:
            return Message("act-mulligan-none")
        return super().label(g, arg, seat, action)


def takes_first_copies(hand: Ints, cards: i64) -> bool:
    """Whether of equal cards the first ones are taken: otherwise another mask means the same."""
    for index in range(1, len(hand)):
        if cards >> index & 1 and hand[index] == hand[index - 1] and not cards >> (index - 1) & 1:
            return False
    return True


def give_back(g: HeroesState, seat: i64, cards: i64) -> Ints:
    """Take the chosen cards out of a hand and set them aside."""
    hand = deck.hand_of(g, seat)
    chosen = [hand[index] for index in range(DEALT) if cards >> index & 1]
    given = zeros(len(chosen))
    for index in range(len(chosen)):
        given[index] = chosen[index]
        g.add_to_hand(seat, chosen[index], -1)
    if g.log is not None:
        names = [g.content.names[kind] for kind in chosen]
        g.emit("mulligan", {"seat": seat, "count": len(names), "cards": names})
    return given


class StartPlayer(Automatic[HeroesState]):
    """A random start player; then everybody places two Cities. AH-09, AH-10, AH-85."""

    def run(self, g: HeroesState, arg: i64) -> None:
        g.start = g.below(g.players)
        g.active = g.start
        if g.log is not None:
            g.emit("game-started", {"seat": g.start})
        g.push(PLACE_CITY, 0)


class PlaceCity(Choice[HeroesState]):
    """A token on a City with a free spot, not of the centre tile: once around, and once back. AH-10 to AH-12, AHA-05.

    The argument counts the placements.
    """

    def audit(self, g: HeroesState, arg: i64) -> None:
        need(arg < START_CITIES * g.players, Message("error-heroes-too-many-placements"))

    def who(self, g: HeroesState, arg: i64) -> i64:
        return seat_of_placement(g, arg)

    def options(self, g: HeroesState, arg: i64, seat: i64) -> None:
        for position in range(g.board.tile_count):
            if position != g.board.centre and g.is_free(position * TILE_SPACES):
                g.offer(position * TILE_SPACES)

    def repertoire(self, game: Game) -> Sequence[int]:
        cards = records_of(game)
        starts = [{*range(len(tiles))} - {cards.centres[players]} for players, tiles in cards.layouts.items()]
        return [position * TILE_SPACES for position in sorted(set[int]().union(*starts))]

    def choose(self, g: HeroesState, arg: i64, action: i64) -> None:
        seat = seat_of_placement(g, arg)
        g.add_territory(seat, -1)
        terrain.hold(g, action, seat)
        if g.log is not None:
            g.emit("city-placed", {"seat": seat, **terrain.named(g, action)})
        if arg + 1 < START_CITIES * g.players:
            g.active = seat_of_placement(g, arg + 1)
            g.push(PLACE_CITY, arg + 1)
        else:
            g.then(turn.TURN)

    def form(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "place_city", "space": int(action)}

    def label(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> Message:
        return Message("act-place_city", terrain.spoken(g, action))

    def targets(self, g: HeroesState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"space:{action}"]


def seat_of_placement(g: HeroesState, number: i64) -> i64:
    """Who makes a placement: clockwise from the start player, then back. AH-10, AH-11."""
    steps = number if number < g.players else START_CITIES * g.players - 1 - number
    return (g.start + steps) % g.players


def deal(g: HeroesState) -> None:
    """Kingdoms, map, and five cards to each. AH-04 to AH-06, AH-85, AH-86, AHA-87."""
    choose_kingdoms(g)
    lay_map(g)
    deal_cards(g)
    g.then(MULLIGAN, START_PLAYER)


def choose_kingdoms(g: HeroesState) -> None:
    """Each seat has the kingdom that its option names, else a random one of those left. AH-86, AHA-87."""
    wanted = [g.options[f"kingdom_{seat + 1}"] for seat in range(g.players)]
    left = [index for index in range(len(KINGDOMS)) if KINGDOMS[index] not in wanted]
    for name in wanted:
        g.kingdoms.append(KINGDOMS.index(name) if name in KINGDOMS else left.pop(g.below(len(left))))


def lay_map(g: HeroesState) -> None:
    """Shuffle the tiles, lay them out, turn each at random. AH-04."""
    content = g.content
    count = len(content.layouts[int(g.players)])
    tiles = zeros(len(content.tile_names))
    for tile in range(len(content.tile_names)):
        tiles[tile] = tile
    g.shuffle(tiles)
    turned = [int(g.below(SIDES)) for _ in range(count)]
    g.board = terrain.board_of(g, [int(tiles[position]) for position in range(count)], turned)


def deal_cards(g: HeroesState) -> None:
    """Shuffle the Alices and deal. AH-06."""
    cards = zeros(CARDS)
    placed: i64 = 0
    for kind in range(g.content.kinds):
        for _copy in range(g.content.copies[kind]):
            cards[placed] = kind
            placed += 1
    g.shuffle(cards)
    for index in range(CARDS):
        g.append_to_deck(cards[index])
    for seat in range(g.players):
        for _card in range(DEALT):
            g.add_to_hand(seat, g.take_next())


MULLIGAN: Final = Mulligan(MULLIGAN_ID, "mulligan")
START_PLAYER: Final = StartPlayer(START_PLAYER_ID, "start_player")
PLACE_CITY: Final = PlaceCity(PLACE_CITY_ID, "place_city")
