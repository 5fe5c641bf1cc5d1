"""An observation read back into the words of the view, by the names of its numbers alone."""

from __future__ import annotations

from typing import Any, Final

from wabe.kernel.message import Json

REGIONS: Final = ["red_keep", "tulgey_woods", "meadow_of_living_flowers", "pool_of_tears", "witzend"]
CASTLES: Final = ["none", "sideways", "upright"]
LATEST: Final = 8  # Active chips of which the order is told


class Decoded:
    """What the numbers of an observation say.

    Args:
        names: those of the numbers.
        content: the data, for names of chips, cards and abilities.
        numbers: the observation of `seat` at a table of `players`.
    """

    def __init__(self, names: list[str], content: Any, numbers: list[int], seat: int, players: int) -> None:
        self.numbers = dict(zip(names, numbers, strict=True))
        self.content = content
        self.seat = seat
        self.players = players

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]

    def of(self, seat: int) -> str:
        """The label of a seat."""
        distance = (seat - self.seat) % self.players
        return "self" if distance == 0 else f"next-{distance}"

    def seat_at(self, distance: int) -> int:
        return (self.seat + distance) % self.players

    def chosen(self, where: str, labels: list[str], end: str = "") -> str | None:
        """The one label that is set."""
        found = [label for label in labels if self[f"{where}/{label}{end}"]]
        assert len(found) <= 1
        return found[0] if found else None

    def among(self, where: str, labels: list[str]) -> list[str]:
        """The labels that are set."""
        return [label for label in labels if self[f"{where}/{label}"]]

    def counts(self, where: str, labels: list[str]) -> dict[str, int]:
        return {label: self[f"{where}/{label}"] for label in labels if self[f"{where}/{label}"]}

    def chip(self, name: str) -> str | None:
        """A kind of chip that is told as its number + 1."""
        kind = self[name] - 1
        return None if kind < 0 else self.content.chip_names[kind]

    # --- the parts of a view ----------------------------------------------------------------------------------

    def table(self) -> Json:
        """The part that is nobody's own."""
        opened = [region for region in REGIONS if self[f"region/{region}/open"]]
        closed = [region for region in REGIONS if region not in opened]
        closing = self.chosen("quests/closing", self.content.quest_names)
        two = self.players == 2
        return {
            "round": self["course/round"],
            "edition": "prototype" if self["switches/prototype"] else "final",
            "first": next(seat for seat in range(self.players) if self[f"points/{self.of(seat)}/begins-party"]),
            "standee": self.chosen("region", opened, "/standee"),
            "closed": closed[0] if closed else None,
            "closing_quest": closing,
            "ally_sets": {
                ally: self.chosen(f"ally-sets/{ally}", ["A", "B", "C", "D"])
                for ally in ("card_soldier", "flamingo", "rose", "red_rook", "creature")
            },
            "regions": [self.region(region) for region in REGIONS],
            "table": self.tea_table(),
            "market": [self.chosen(f"market/place-{place}", self.content.wonder_names) for place in (1, 2, 3)],
            "wonder_deck": self["course/wonderlandian-deck"],
            "quest_deck": self["course/quest-deck"],
            "supply": self.counts("supply", self.content.chip_names),
            "shards_left": self["course/shards-left"],
            "resistance": self["course/resistance"] if two else None,
            "card": self.card(),
        }

    def region(self, region: str) -> Json:
        where = f"region/{region}"
        markers = [self[f"{where}/marker-{number}"] for number in (1, 2, 3)]
        return {
            "region": region,
            "marker": markers if self[f"{where}/open"] else None,
            "award": self[f"{where}/award"],
            "fought": bool(self[f"{where}/fought"]),
            "seats": [self.units(seat, region) for seat in range(self.players)],
        }

    def units(self, seat: int, region: str) -> Json:
        where = f"units/{self.of(seat)}/{region}"
        found = self.figures(seat, region)
        assert len(found) == self[f"{where}/figures"]
        return {
            "supporters": self[f"{where}/supporters"],
            "figures": found,
            "leader": bool(self[f"{where}/leader"]),
            "castle": CASTLES[self[f"{where}/castle"]],
        }

    def figures(self, seat: int, place: str) -> list[str]:
        """The figures of a seat at a place, in the order of the standees."""
        me, found = self.of(seat), []
        for figure, count in zip(self.content.figure_names, self.content.standee_count, strict=True):
            names = [figure] if count == 1 else [f"{figure}-{number + 1}" for number in range(count)]
            found += [figure for name in names if self[f"standees/{name}/{place}"] and self[f"standees/{name}/{me}"]]
        return found

    def round_card(self, number: int) -> str:
        """The tea card with this number, from 0, in the deck of the Round."""
        name: str = self.content.card_names[(self["course/round"] - 1) * 30 + number]
        return name

    def card_at(self, where: str) -> str | None:
        found = [card for card in range(30) if self[f"{where}/card-{card + 1}"]]
        assert len(found) <= 1
        return self.round_card(found[0]) if found else None

    def sits(self, place: str) -> list[int]:
        return [seat for seat in range(self.players) if self[f"leaders-at-table/{self.of(seat)}/{place}"]]

    def tea_table(self) -> Json:
        chairs = [chair for chair in range(1, 14) if self[f"chairs/in-play/chair-{chair}"]]
        return {
            "chairs": [
                {
                    "chair": chair,
                    "card": self.card_at(f"cards-on-chairs/chair-{chair}"),
                    "leader": next(iter(self.sits(f"chair-{chair}")), None),
                    "poison": bool(self[f"chairs/poison/chair-{chair}"]),
                }
                for chair in chairs
            ],
            "head": self.sits("head"),
            "deck": self["course/tea-deck"],
        }

    def card(self) -> Json | None:
        name = self.card_at("card")
        if name is None:
            return None
        active = next(seat for seat in range(self.players) if self[f"standing/{self.of(seat)}/active"])
        rewards = [self[f"parts/part-{index + 1}"] for index in range(16)]
        names = [self.content.reward_names[reward - 1] for reward in rewards if reward]
        return {"seat": active, "card": name, "parts": names}

    def battle(self) -> Json | None:
        """The battle, but who has decided and what is in hand."""
        region = self.chosen("region", REGIONS, "/battle")
        if region is None:
            return None
        return {
            "region": region,
            "draw": self["course/draw"],
            "seats": [self.fighter(seat) for seat in range(self.players)],
            "wagers": [self.wager(seat) for seat in range(self.players)],
        }

    def fighter(self, seat: int) -> Json | None:
        where = f"battle/{self.of(seat)}"
        status = self.chosen(where, ["fighting", "halted", "bust"])
        if status is None:
            return None
        chip = self.chip(f"{where}/chip")
        place = self.chosen(where, ["first", "tied-first", "second"])
        return {
            "status": status,
            "strength": self[f"{where}/strength"],
            "chip": chip,
            "chip_strength": None if chip is None else self[f"{where}/chip-strength"],
            "doubling": bool(self[f"{where}/doubling"]),
            "extra": self[f"{where}/extra"],
            "lowered": self[f"{where}/lowered"],
            "madness_drawn": self[f"{where}/madness-drawn"],
            "place": "none" if place is None else place.replace("-", "_"),
        }

    def wager(self, seat: int) -> int | str | None:
        where = f"wagers/{self.of(seat)}"
        if not self[f"{where}/placed"]:
            return None
        target = [other for other in range(self.players) if self[f"{where}/{self.of(other)}"]]
        return target[0] if target else "hidden"

    def player(self, seat: int) -> Json:
        """All that belongs to a player, but the order of early Active chips and what follows from the rest."""
        me, names = self.of(seat), self.content.chip_names
        faction = self.chosen(f"faction/{me}", ["alice", "cheshire_cat", "jabberwock", "mad_hatter", "red_queen"])
        places = [*REGIONS, "reserve"]
        leader = self.chosen(f"units/{me}", places, "/leader")
        chair = [place for place in range(14) if self.numbers[f"leaders-at-table/{me}/{chair_name(place)}"]]
        over = not any(self[f"standing/{self.of(each)}/waiting"] for each in range(self.players))
        return {
            "seat": seat,
            "faction": faction,
            "vp": self[f"points/{me}/vp"],
            "shards": self[f"points/{me}/shards"],
            "shield": bool(self[f"points/{me}/shield"]),
            "leader_strength": self[f"points/{me}/leader-strength"],
            "leader": "table" if leader is None else leader,
            "chair": chair[0] if chair else None,
            "supporters": self[f"units/{me}/reserve/supporters"],
            "reserve": self.figures(seat, "reserve"),
            "castles_left": self[f"units/{me}/reserve/castle"],
            "bag": self.counts(f"chips/{me}/bag", names),
            "bag_size": sum(self.counts(f"chips/{me}/bag", names).values()),
            "active": sorted(self.counts(f"chips/{me}/active", names).items()),
            "latest": [self.chip(f"active-latest/{me}/last-{index}") for index in range(1, LATEST + 1)],
            "exhausted": self.counts(f"chips/{me}/exhausted", names),
            "madness": [
                {1: "madness", 2: "double_madness"}[mad]
                for mad in (self[f"madness-track/{me}/space-{space}"] for space in range(1, 5))
                if mad
            ],
            "forged": [
                [self.chip(f"forged/{me}/track-{track}/space-{space}") for space in range(1, 5)]
                for track in range(1, 5)
            ],
            "unlocked": self.abilities(me, str(faction)),
            "cards": [
                card
                for card in self.content.card_names
                if self[f"cards-taken/{card}"] and self.seat_at(self[f"cards-taken/{card}"] - 1) == seat
            ],
            "party_cards": self[f"points/{me}/party-cards"],
            "quests": self[f"points/{me}/quests-in-hand"],
            "hand": self.hand(seat) if over or seat == self.seat else None,
            "feats": self.among(f"feats/{me}", self.content.quest_names),
            "wonderlandians": self.among(f"wonderlandians/{me}", self.content.wonder_names),
            "poison": self["supply/poison"] if faction == "jabberwock" else 0,
            "power_used": faction == "mad_hatter" and bool(self["course/my-party"]),
        }

    def abilities(self, me: str, faction: str) -> list[str]:
        first = ["alice", "cheshire_cat", "jabberwock", "mad_hatter", "red_queen"].index(faction) * 4
        unlocked = [self[f"abilities/{me}/unlocked/ability-{number}"] for number in range(1, 5)]
        return [self.content.faction_abilities[first + each] for each in range(4) if unlocked[each]]

    def hand(self, seat: int) -> list[str]:
        if seat == self.seat:
            return self.among("quests/hand", self.content.quest_names)
        held = {quest: self[f"quests/known-hand/{quest}"] for quest in self.content.quest_names}
        return [quest for quest, place in held.items() if place and self.seat_at(place - 1) == seat]


def chair_name(place: int) -> str:
    return "head" if place == 0 else f"chair-{place}"
