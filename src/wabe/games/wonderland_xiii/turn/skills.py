"""Step 3, using a Spirit's skill: one class per skill (XIII-13, XIII-17 to XIII-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.table.cards import ALICE, BUNDLE, CAT, COLLAPSE, NAMES, QUEEN, RABBIT
from wabe.games.wonderland_xiii.table.layout import CHARACTERS, DECKS, MAX_PLAYERS
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.games.wonderland_xiii.table.step_ids import (
    DRAW_ID,
    LOOK_ID,
    REVEAL_ID,
    SKILL_ID,
    SKIP,
    TARGET_ID,
    USE_SKILL_ID,
)
from wabe.games.wonderland_xiii.turn.explore import leave_if_empty
from wabe.games.wonderland_xiii.turn.tunnel import CHECK, discard_hidden
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need
from wabe.kernel.step import Automatic, Choice


class UseSkill(Automatic[XiiiState]):
    """Step 3, skipped when neither won card has a valid skill. XIII-13, XIII-A14."""

    def run(self, g: XiiiState, arg: i64) -> None:
        if is_valid(g, g.won_first) or is_valid(g, g.won_second):
            g.then(CHOOSE_SKILL)


class ChooseSkill(Choice[XiiiState]):
    """One of the two won cards' skills; compulsory unless the switch says otherwise. XIII-13, XIII-A12, XIII-A52."""

    def who(self, g: XiiiState, arg: i64) -> i64:
        return g.active

    def options(self, g: XiiiState, arg: i64, seat: i64) -> None:
        low = min(g.won_first, g.won_second)
        high = max(g.won_first, g.won_second)
        if is_valid(g, low):
            g.offer(low)
        if high != low and is_valid(g, high):
            g.offer(high)
        if g.skills_optional:
            g.offer(SKIP)

    def repertoire(self, game: Game) -> Sequence[int]:
        return [*range(CHARACTERS), SKIP]

    def choose(self, g: XiiiState, arg: i64, action: i64) -> None:
        if action == SKIP:
            return
        if g.log is not None:
            g.emit("skill-used", {"seat": g.active, "card": NAMES[action]})
        if action == ALICE:
            take_key(g)
        elif action == QUEEN:
            cover_other(g)
        elif action == RABBIT:
            g.then(REVEAL)
        elif action == CAT:
            g.then(LOOK)
        else:
            g.then(TARGET)

    def form(self, g: XiiiState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "skip"} if action == SKIP else {"kind": "skill", "card": NAMES[action]}

    def label(self, g: XiiiState, arg: i64, seat: i64, action: i64) -> Message:
        return Message("act-skip") if action == SKIP else Message(f"act-skill-{NAMES[action]}")

    def targets(self, g: XiiiState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == SKIP else [f"won:{NAMES[action]}"]


class FaceDownTop(Choice[XiiiState]):
    """Choose any deck with a face-down top, locked or not. XIII-A03, XIII-A53."""

    def who(self, g: XiiiState, arg: i64) -> i64:
        return g.active

    def options(self, g: XiiiState, arg: i64, seat: i64) -> None:
        g.offer_each(g.face_down_tops())

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(DECKS)

    def form(self, g: XiiiState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": self.name, "deck": action}

    def targets(self, g: XiiiState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"deck:{action}"]


class Reveal(FaceDownTop):
    """White Rabbit: take a face-down top, then check the Tunnel again. XIII-18, XIII-A15."""

    def choose(self, g: XiiiState, arg: i64, action: i64) -> None:
        kind = g.take_top(action)
        g.add_to_tunnel(kind)
        if g.log is not None:
            g.emit("card-revealed", {"seat": g.active, "deck": action, "card": NAMES[kind]})
        leave_if_empty(g, action)
        g.then(CHECK)


class Look(FaceDownTop):
    """Cheshire Cat: look at a face-down top, alone. XIII-19, XIII-A54."""

    def choose(self, g: XiiiState, arg: i64, action: i64) -> None:
        g.reveal()
        g.learn_top(action, g.active)
        if g.log is not None:
            args: Json = {"seat": g.active, "deck": action}
            g.emit("card-looked", args, {"card": NAMES[g.top(action)]}, 1 << g.active)


class Target(Choice[XiiiState]):
    """Hatter: choose another player. XIII-20, XIII-A19."""

    def who(self, g: XiiiState, arg: i64) -> i64:
        return g.active

    def options(self, g: XiiiState, arg: i64, seat: i64) -> None:
        g.offer_each((1 << g.players) - 1 & ~(1 << seat))

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(MAX_PLAYERS)

    def choose(self, g: XiiiState, arg: i64, action: i64) -> None:
        if g.log is not None:
            g.emit("target-chosen", {"seat": g.active, "target": action})
        g.push(DRAW, action)

    def form(self, g: XiiiState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "target", "seat": action}

    def targets(self, g: XiiiState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"seat:{action}"]


class Draw(FaceDownTop):
    """The Hatter's target draws a face-down top, shows it to all others and hides it in the own Tunnel.

    XIII-20, XIII-23, XIII-A20 to XIII-A22. The frame's argument is the target.
    """

    def audit(self, g: XiiiState, arg: i64) -> None:
        need(arg < g.players and arg != g.active, Message("error-xiii-hatter-target-no-other-player"))

    def who(self, g: XiiiState, arg: i64) -> i64:
        return g.active if g.hatter_deck_by_user else arg

    def choose(self, g: XiiiState, arg: i64, action: i64) -> None:
        owner_knows = bool(g.knowers(action) >> arg & 1)
        kind = g.take_top(action)
        g.add_hidden(arg, kind, owner_knows)
        if g.log is not None:
            audience = (1 << g.players) - 1 if owner_knows else (1 << g.players) - 1 & ~(1 << arg)
            args: Json = {"seat": arg, "deck": action}
            g.emit("card-hidden", args, {"card": NAMES[kind]}, audience)
        leave_if_empty(g, action)
        if g.fullest(arg, False) >= COLLAPSE:
            discard_hidden(g, arg)

    def prompt(self, g: XiiiState, arg: i64, seat: i64) -> Message:
        key = "prompt-draw" if seat == arg else "prompt-draw-for"
        return Message(key, {"target": f"#{arg}", "seat": f"#{g.active}"})


def is_valid(g: XiiiState, kind: i64) -> bool:
    """Whether the skill of a won card can be used. XIII-A13."""
    if kind == ALICE:
        return g.keys_middle > 0
    if kind == QUEEN:
        return True
    return kind != BUNDLE and g.face_down_tops() != 0


def take_key(g: XiiiState) -> None:
    """Alice: a Key from the middle. XIII-17."""
    g.keys_middle -= 1
    g.keys_hand += 1
    if g.log is not None:
        g.emit("key-taken", {"seat": g.active})


def cover_other(g: XiiiState) -> None:
    """Queen of Hearts: the other won card lies under her and is ignored in checks. XIII-24, XIII-A24, XIII-A28."""
    other = g.won_second if g.won_first == QUEEN else g.won_first
    g.lay_under_queen(other)
    if g.log is not None:
        g.emit("card-covered", {"seat": g.active, "card": NAMES[other]})


USE_SKILL: Final = UseSkill(USE_SKILL_ID, "use_skill")
CHOOSE_SKILL: Final = ChooseSkill(SKILL_ID, "skill")
REVEAL: Final = Reveal(REVEAL_ID, "reveal")
LOOK: Final = Look(LOOK_ID, "look")
TARGET: Final = Target(TARGET_ID, "target")
DRAW: Final = Draw(DRAW_ID, "draw")
