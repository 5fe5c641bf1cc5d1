"""Keys of the choices, and what each says besides its label."""

from __future__ import annotations

from typing import Final

from wabe.games.alicematic_heroes.table.layout import coordinate
from wabe.games.alicematic_heroes.terminal.kingdoms import card_title, cost
from wabe.games.alicematic_heroes.terminal.land import OUTCOMES, best_way
from wabe.games.alicematic_heroes.terminal.words import Json, Say, bonus, short, tokens

KEYS: Final = {"attack": "A", "succeed": "E", "pay_tokens": "P", "jet": "J", "summon": "A"}
NOTHING: Final = "N"  # to do without
DECLINED: Final = ("no_", "_no_more", "_nothing", "_nobody")
WITH_EFFECT: Final = {"summon", "keep", "copy", "turn_up"}
PLAYED: Final = {"play", "discard"}


def hot_key(form: Json, view: Json) -> str:
    """Spaces by where they lie; cards to give back by their places; slots, tokens and what can be done by a letter."""
    kind: str = form["kind"]
    if kind == "mulligan":
        return places(form["cards"], view["seats"][view["seat"]]["cards"])
    if "space" in form:
        return coordinate(form["space"])
    if kind in KEYS:
        return KEYS[kind]
    if kind == "commoner":
        return str(form["slot"])[0].upper()
    if kind in {"pay", "plunder"}:
        return str(form["token"])[0].upper()
    return NOTHING if is_declined(kind) else ""


def places(cards: list[str], hand: list[str]) -> str:
    """Which cards of a hand these are, as digits from 1 on; 0 for none."""
    left = list(enumerate(hand, 1))
    found = []
    for name in cards:
        place = next(entry for entry in left if entry[1] == name)
        left.remove(place)
        found.append(str(place[0]))
    return "".join(sorted(found)) or "0"


def heard(answer: str, view: Json) -> str:
    """Cards to give back may be typed in any order, with blanks or commas; of several copies any is meant."""
    hand = view["seats"][view["seat"]]["cards"]
    typed = answer.replace(",", "").replace(" ", "")
    known = "".join(map(str, range(1, len(hand) + 1)))
    if view["step"] != "mulligan" or not typed or set(typed) - set(known) or len(set(typed)) < len(typed):
        return answer
    return places([hand[int(place) - 1] for place in typed], hand)


def listed(form: Json) -> bool:
    """Cards to give back are offered one by one, and none at all; several are typed together."""
    return form["kind"] != "mulligan" or len(form["cards"]) < 2


def is_declined(kind: str) -> bool:
    """Whether the choice is to do without."""
    return kind.startswith(DECLINED[0]) or kind.endswith(DECLINED[1:])


def on_table(form: Json) -> bool:
    """Spaces are on the map with where they lie, cards to give back in the hand."""
    return "space" in form or form["kind"] == "mulligan"


def rank(form: Json, view: Json) -> tuple[int, ...]:
    """Targets by how they would come out, then by what they bring and what they cost."""
    if form["kind"] != "invade":
        return (len(OUTCOMES),)
    reach = view["reach"][str(form["space"])]
    gain = reach["bonus"]
    amount = sum(gain["tokens"].values()) + gain["cards"] + gain["vp"]
    return (list(OUTCOMES).index(best_way(reach)), -amount, sum(count or 0 for count in reach["short"].values()))


def choice(form: Json, label: str, view: Json, say: Say) -> str:
    """A choice with what it costs or brings, in short."""
    kind = form["kind"]
    if kind == "invade" and view["reach"] and "space" in form:
        return target(view["map"]["spaces"][form["space"]], view["reach"][str(form["space"])], say)
    if kind == "place_city":
        return city(form["space"], view, say)
    if kind == "mulligan" and form["cards"]:
        return ", ".join(short(name, say) for name in form["cards"])
    if kind in PLAYED:
        return card_title(form["card"], say)
    if kind in WITH_EFFECT:
        return f"{label}{cost(form['card'], say) if kind == 'keep' else ''}: {say('card-' + form['card'] + '-text')}"
    return with_gain(kind, label, view, say)


def with_gain(kind: str, label: str, view: Json, say: Say) -> str:
    """A way to invade with what it brings."""
    if kind in {"succeed", "pay_tokens", "jet"} and view["plan"]:
        gain = bonus(view["plan"]["bonus"], say) or say("ah-text-nothing")
        return say("ah-text-brings", label=label, gain=gain)
    return label


def city(space: int, view: Json, say: Say) -> str:
    """A City to start from, with who is there already."""
    one = view["map"]["spaces"][space]
    return say("ah-text-start", free=one["spots"] - len(one["held"]), spots=one["spots"])


def target(space: Json, reach: Json, say: Say) -> str:
    """A space to invade, beside where it lies: how it would come out, what it pays and what it costs."""
    way = best_way(reach)
    gain = bonus(reach["bonus"], say) or say("ah-text-nothing")
    title = f"{OUTCOMES[way]} {say('ah-text-target', kind=space['kind'], number=space['number'])}"
    return say(f"ah-text-target-{way}", title=title, gain=gain, tokens=tokens(reach["short"], say))
