"""Who sits where: people at this terminal (`me`) and bots."""

from __future__ import annotations

from wabe import bots
from wabe.cli.arguments import BadArguments
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.rng import seed_state
from wabe.texts import Texts

ME = "me"
MOST_LETTERS = 24


class Seating:
    """The seats of one play.

    Args:
        kinds: per seat `me` or a level of bots, such as `search:seconds=0.5`.
        names: per seat, all different.
        seed: from which the bots' chance comes.

    Fields:
        lost: the levels of its file that are no longer there, by seat; the usual one plays in their stead.
    """

    def __init__(self, kinds: list[str], names: list[str], seed: int) -> None:
        self.kinds = kinds
        self.names = names
        self.seed = seed
        self.lost: dict[int, str] = {}

    def reseated(self, order: list[int]) -> Seating:
        """The same people and bots in an order drawn by lot (`wabe.kernel.lots`)."""
        return Seating([self.kinds[seat] for seat in order], [self.names[seat] for seat in order], self.seed)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == ME]

    @property
    def watcher(self) -> int | None:
        """Whose eyes the table is seen through when nobody is asked: the only person's, else a spectator's."""
        return self.people[0] if len(self.people) == 1 else None

    def is_bot(self, seat: int) -> bool:
        return self.kinds[seat] != ME

    def bot(self, game: Game, seat: int, moment: int) -> bots.Bot:
        """The bot of a seat for its decision at this moment; a resumed play meets the same one."""
        return bots.create(self.kinds[seat], game, seed_state(f"{self.seed}:{seat}:{moment}"))

    def stand_in(self, game: Game, seat: int, moment: int) -> bots.Bot:
        """Who decides when the bot of a seat has failed."""
        return bots.create(bots.level_for(bots.Role.BASELINE).name, game, seed_state(f"{self.seed}:{seat}:{moment}"))

    def to_json(self) -> list[Json]:
        """`[{"kind", "name"}, ...]`."""
        return [{"kind": kind, "name": name} for kind, name in zip(self.kinds, self.names, strict=True)]


def check_seating(game: Game, kinds: list[str], names: list[str], seed: int) -> Seating:
    """The seating of a play.

    Args:
        game: the title.
        kinds: per seat `me` or a level of bots.
        names: of the first seats; missing or empty ones are made up.
        seed: for the bots.

    Raises:
        BadPlayers, BadBot, BadArguments.
    """
    for kind in kinds:
        check_kind(game, kind)
    game.check_players(len(kinds))
    if len(names) > len(kinds):
        raise BadArguments("error-names", names=len(names), seats=len(kinds))
    given = [check_name(name) for name in names] + [""] * (len(kinds) - len(names))
    called = [name or made_up(kinds, seat) for seat, name in enumerate(given)]
    if len(set(called)) < len(called):
        raise BadArguments("error-same-names", names=called)
    return Seating(kinds, called, seed)


def stored_seating(game: Game, kinds: list[str], names: list[str], seed: int) -> Seating:
    """The seating of a file: as `check_seating`, but for bots that can no longer be made the usual level plays."""
    present = [kind if kind == ME else bots.or_usual(kind, game) for kind in kinds]
    seating = check_seating(game, present, names, seed)
    seating.lost = {seat: kind for seat, kind in enumerate(kinds) if kind != present[seat]}
    return seating


def check_kind(game: Game, kind: str) -> None:
    """Raise `BadArguments` or `BadBot` for a seat that nobody can take."""
    if kind == ME:
        return
    level, known = kind.partition(":")[0], bots.levels_of(game)
    if level not in known and bots.home_of(level) is None and not bots.is_outside(kind):
        *others, last = [ME, *known]
        raise BadArguments("error-seat-kind", kinds=others, last=last, kind=repr(kind))
    bots.check(kind, game)


def check_name(name: str) -> str:
    """The name itself. Raises `BadArguments`: too long, with control characters, or read as a text or a seat."""
    if len(name) > MOST_LETTERS or not name.isprintable() or name.startswith(("#", "@")):
        raise BadArguments("error-name", most=MOST_LETTERS, name=repr(name))
    return name


def made_up(kinds: list[str], seat: int) -> str:
    """A name for a seat without one: bots have those of the house."""
    if kinds[seat] == ME:
        return Texts().text("cli-player", number=seat + 1)
    names = Texts().text("bot-names").split(", ")
    earlier = sum(kind != ME for kind in kinds[:seat])
    return names[earlier] if earlier < len(names) else Texts().text("cli-bot", number=seat + 1)
