"""The title Wonderland's War: its options and its steps."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war import orders, rounds, setup
from wabe.games.wonderlands_war.content.content import Content, load_content
from wabe.games.wonderlands_war.effects import using
from wabe.games.wonderlands_war.gains import card_choices, forging, quests, rewards, scoring, unlocking
from wabe.games.wonderlands_war.mind import advice, estimate, features, manner, quick, reasons
from wabe.games.wonderlands_war.odds import odds
from wabe.games.wonderlands_war.pieces import allies, castles, market, powers, units
from wabe.games.wonderlands_war.record import audit, chapters, encoding, gains, redraw, revise, save, view
from wabe.games.wonderlands_war.setup import AS_SET, RANDOM
from wabe.games.wonderlands_war.table.chips import ALLY_NAMES, FACTIONS, SETS
from wabe.games.wonderlands_war.table.layout import MAX_PLAYERS
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.tea_party import party_end, tea_card, turns
from wabe.games.wonderlands_war.war import (
    awards,
    battle_end,
    drawing,
    hookah,
    losses,
    madness,
    outcome,
    playing,
    war,
    war_end,
)
from wabe.kernel.encoding import Part, Trait
from wabe.kernel.errors import BadOptions
from wabe.kernel.events import Event
from wabe.kernel.game import Game
from wabe.kernel.manner import Character, Manner
from wabe.kernel.message import Json, Message
from wabe.kernel.option import Option
from wabe.kernel.orders import Order
from wabe.kernel.reasons import Reasons
from wabe.kernel.ties import TieBreaker
from wabe.kernel.value import Features

HOME: Final = str(Path(__file__).parent)
OPTIONS: Final = (
    Option("edition", ("final", "prototype"), "final", ("WW-T10", "WW-B16", "WW-L03", "WW-2P05", "WW-F03")),
    Option("ally_set", (*SETS, RANDOM), "A", ("WW-S04",)),
    *(Option(f"{ally}_set", (AS_SET, *SETS), AS_SET, ("WW-S04",)) for ally in ALLY_NAMES),
    Option("card_soldier_a", ("double", "plus_one"), "double", ("WW-C01",)),
    *(Option(f"faction_{seat + 1}", (RANDOM, *FACTIONS), RANDOM, ("WW-S01",)) for seat in range(MAX_PLAYERS)),
)


class WonderlandsWar(Game[WarState]):
    """2 to 5 players, 75 to 150 minutes.

    Args:
        content: the cards, chips and boards it is played with.
    """

    side: ClassVar[str] = "faction"
    watched: ClassVar[tuple[str, ...]] = ("bust",)
    layout_version: ClassVar[int] = 2

    def __init__(self, content: Content) -> None:
        super().__init__(
            name="wonderlands_war",
            alias="war",
            version=4,
            players=(2, 5),
            minutes=(75, 150),
            weight=4,
            seat_0_begins=True,  # WW-S14
            options=OPTIONS,
            steps=[
                setup.KEEP_QUEST,
                rounds.ROUND,
                # Tea Party
                turns.LAY_TABLE,
                turns.TEA_TURN,
                powers.PLACE_POISON,
                turns.CHOOSE_CHAIR,
                turns.HEAD_OF_TABLE,
                turns.REFILL,
                turns.TAKE_ANY,
                turns.PLACE_LEADER,
                tea_card.RESOLVE_CARD,
                tea_card.CHOOSE_PART,
                card_choices.CHOOSE_HALF,
                card_choices.CORRUPT,
                powers.GIVE_SHARD,
                turns.END_TEA_TURN,
                party_end.END_PARTY,
                # Rewards of tea cards and Forge tracks
                rewards.REWARD,
                units.RETURN_UNITS,
                units.PLACE_UNITS,
                units.CHOOSE_REGION,
                units.CHOOSE_UNIT,
                allies.GAIN_ALLY,
                market.TAKE_WONDERLANDIAN,
                units.PLACE_FIGURE,
                unlocking.UNLOCK,
                castles.PLACE_CASTLE,
                rewards.DISCARD_MADNESS,
                quests.DRAW_QUESTS,
                quests.DISCARD_QUEST,
                forging.CHOOSE_FORGED,
                forging.CHOOSE_TRACK,
                forging.AFTER_FORGING,
                # Battle
                war.WAR,
                war.NEXT_BATTLE,
                war.BATTLE,
                war.START_STRENGTH,
                war.WAGER_STEP,
                drawing.FIRST_DRAW,
                drawing.DRAW_OR_HALT,
                drawing.DRAW_CHIPS,
                drawing.CHOOSE_DRAWN,
                drawing.REVEAL,
                madness.SUFFER,
                madness.SHIELD_STEP,
                losses.LOSE_UNITS,
                losses.LOSE_UNIT,
                losses.LOST_TO,
                madness.PLACE_MADNESS,
                playing.OWN_EFFECTS,
                playing.AFTER_BUSTS,
                playing.OTHERS_EFFECTS,
                playing.ADD_STRENGTH,
                playing.AFTER_STRENGTH,
                playing.PLACE_CHIPS,
                battle_end.END_CHECK,
                # Effects
                using.USE,
                using.EFFECTS,
                using.CHOOSE_EFFECT,
                hookah.HOOKAH_DRAW,
                hookah.HOOKAH,
                hookah.HOOKAH_NEXT,
                hookah.HOOKAH_END,
                # Outcome
                outcome.OUTCOME,
                awards.AWARDS,
                awards.GIVE_AWARD,
                awards.CHOOSE_AWARD,
                awards.AWARD_CASTLE,
                quests.FEATS,
                quests.COMPLETE_FEAT,
                quests.DISCARD_ACTIVE,
                outcome.END_ABILITIES,
                forging.FORGE_STEP,
                forging.FORGING,
                outcome.WAGERS,
                outcome.RESOLVE_WAGER,
                outcome.CLEAN_UP,
                war_end.END_WAR,
                war_end.FINAL_SCORING,
            ],
            spoken={
                "chip": "@chip-",
                "chips": "@chip-",
                "card": "@tea-",
                "quest": "@quest-",
                "quests": "@quest-",
                "ability": "@ability-",
                "region": "@region-",
                "from": "@region-",
                "unit": "@unit-",
                "figure": "@unit-",
                "wonderlandian": "@wonder-",
                "reward": "@reward-",
                "half": "@half-",
                "seats": "#",
            },
        )
        self.cards = content
        self.use_pack(content.pack)
        self.home = HOME

    def with_data(self, folder: str) -> Game:
        """The same title with other cards, chips or boards. Raises `BadData`."""
        return WonderlandsWar(load_content(folder))

    def content(self) -> Json:
        """All records of the data, with their provenance."""
        return self.cards.to_json()

    def messages(self) -> dict[str, str]:
        """Names, texts and rulings of chips, cards and abilities."""
        return self.cards.messages()

    def blank(self, players: int, options: Json) -> WarState:
        """An empty table."""
        state = WarState()
        state.make_blank(self, self.cards, players, options)
        return state

    def deal(self, state: WarState) -> None:
        """Factions, bags, Quests, Regions. WW-S01 to WW-S18."""
        setup.deal(state)

    def areas(self, state: WarState) -> Json:
        """Every area and scalar by name, for saves."""
        return save.areas(state)

    def restore(self, state: WarState, areas: Json) -> None:
        """The inverse of `areas`."""
        save.restore(state, areas)

    def revise(self, save: Json) -> Json:
        """A save from before version 4, when rewards were numbered otherwise and the box had other numbers of chips."""
        if save["version"] >= revise.REVISED:
            return save
        players, options = save["players"], save["options"]
        state = self.blank(self.check_players(players), self.recall_options(options, save["version"]))
        self.restore(state, save["areas"])
        return revise.revised(state, save)

    def audit(self, state: WarState) -> None:
        """Raise `BadSave` unless the position can have come about."""
        audit.audit(state)

    def table(self, state: WarState) -> Json:
        """The game's own part of the view (docs/protocol.md), as everybody sees it."""
        return view.table(state)

    def own(self, state: WarState, seat: int, seen: Json) -> Json:
        """What a seat sees, from what everybody does."""
        return view.own(state, seat, seen)

    def face_up(self, state: WarState, seen: Json) -> Json:
        """All there is with nothing hidden, for looking back."""
        return view.face_up(state, seen)

    def redraw(self, state: WarState, seat: int) -> None:
        """Redraw all that the seat does not know."""
        redraw.redraw(state, seat)

    def scores(self, state: WarState) -> list[int]:
        """VP on the track; when the game is over those of the final scoring (WW-F01)."""
        if state.over:
            return [scoring.total(state, seat) for seat in range(state.players)]
        return [state.vp(seat) for seat in range(state.players)]

    def tie_breakers(self, state: WarState) -> list[TieBreaker]:
        """Highest total, then fewest Shards, then most units; still tied, the victory is shared (WW-F03)."""
        return scoring.tie_breakers(state)

    def score_sheet(self, state: WarState) -> Json | None:
        """The final scoring; None before the end, as Quests in hand are secret."""
        return scoring.sheet(state) if state.over else None

    def odds(self, state: WarState, seat: int) -> Json:
        """What the next draws from the own bag would bring."""
        return {} if seat < 0 else odds.odds(state, seat)

    def unaided(self, shown: Json) -> Json:
        """In the War nobody may look into a bag. WW-B07."""
        return view.unaided(shown)

    def gains(self, events: list[Event]) -> list[Json]:
        """The VP gained in play, by battle."""
        return gains.gains(events)

    def horizon(self, state: WarState) -> int:
        """This turn or battle and the next one: what comes later only blurs the estimate."""
        return 2

    def advise(self, state: WarState, seat: int) -> list[float]:
        """The worth of each legal action in VP, by sound rules of thumb."""
        return advice.advise(state, seat)

    def manner(self, state: WarState) -> Manner:
        """How bots lean on the advice."""
        return manner.MANNER

    def characters(self) -> tuple[Character, ...]:
        """Bots with a taste of their own."""
        return manner.CHARACTERS

    def orders(self) -> tuple[Order, ...]:
        """What players may say beforehand."""
        return orders.ORDERS

    def reasons(self, state: WarState, seat: int, action: int) -> Reasons:
        """What the worth of an action is made of."""
        return reasons.reasons(state, seat, action)

    def quick_action(self, state: WarState) -> i64:
        """A sensible action for play-outs."""
        return quick.quick_action(state)

    def chapter(self, state: WarState) -> Message:
        """The turn at the tea table, the battle, or the Round between them."""
        return chapters.chapter(state)

    def hand_estimate(self, state: WarState) -> list[float]:
        """Chances of winning by what the positions are worth."""
        return estimate.estimate(state)

    def columns(self) -> list[str]:
        """What a learned value looks at."""
        return features.COLUMNS

    def features(self, state: WarState) -> Features:
        """The numbers of that."""
        return features.features(state)

    def twin(self) -> Game[WarState]:
        """The same title once more."""
        return WonderlandsWar(self.cards)

    def layout(self) -> tuple[Part[Any], ...]:
        """What a learning program sees."""
        return encoding.layout(self.cards)

    def traits(self) -> tuple[Trait, ...]:
        """What describes an action to it."""
        return encoding.traits(self.cards)

    def check_options(self, options: Mapping[str, Any] | None) -> Json:
        """Every option with its value; no two seats share a Faction. WW-S01. Raises `BadOptions`."""
        checked = super().check_options(options)
        chosen = [checked[f"faction_{seat + 1}"] for seat in range(MAX_PLAYERS)]
        for faction in FACTIONS:
            if chosen.count(faction) > 1:
                name = self.cards.messages()[f"faction-{faction}"]
                raise BadOptions("error-war-two-seats-each-player-needs", name=name)
        return checked


GAME: Final = WonderlandsWar(load_content())
