"""`wabe play`: a game at this terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from wabe.cli.arguments import BadArguments, Commands, add_data, add_options, levels, seconds, seed, words

if TYPE_CHECKING:
    from wabe.cli.seating import Seating
    from wabe.kernel.record import Record
    from wabe.texts import Texts

DELAY = 0.6
MOST_DELAY = 60.0


def add(commands: Commands) -> None:
    """Declare the command."""
    play = commands.add_parser("play", help="help-play")
    play.add_argument("game", nargs="?", help="help-data-game")
    play.add_argument(
        "--seats",
        type=levels,
        metavar="metavar-list",
        help="help-play-seats",
    )
    play.add_argument("--names", type=words, default=[], metavar="metavar-list", help="help-play-names")
    play.add_argument("--seed", type=seed, help="help-play-seed")
    add_options(play)
    add_data(play)
    play.add_argument("--save", metavar="metavar-file", help="help-play-save")
    play.add_argument("--resume", metavar="metavar-file", help="help-play-resume")
    play.add_argument("--plain", action="store_true", help="help-play-plain")
    play.add_argument(
        "--delay",
        type=seconds(MOST_DELAY),
        default=DELAY,
        metavar="metavar-s",
        help="help-play-delay",
    )
    play.add_argument("--always-ask", action="store_true", help="help-play-always-ask")
    play.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Set the table and play."""
    from wabe.cli.files import check_writable, other_rules
    from wabe.cli.interrupts import heed_hang_ups
    from wabe.cli.screen import open_screen
    from wabe.cli.table import Table
    from wabe.drawing import drawing_of
    from wabe.texts import Texts

    record, seating = resumed(args) if args.resume else started(args)
    file = args.save or args.resume
    if file:
        check_writable(file)
    texts, drawing = Texts(record.game, seating.names), drawing_of(record.game)
    screen = open_screen(drawing, texts, plain=args.plain)
    screen.notice(welcome(record, seating, texts), *other_rules(record, texts), *lost_levels(seating, texts))
    heed_hang_ups()
    Table(record, seating, screen, texts, drawing, file, args.delay, always_ask=args.always_ask).play()
    return 0


def started(args: argparse.Namespace) -> tuple[Record, Seating]:
    """A new play. Raises `BadArguments` and the errors of `Record`."""
    import secrets

    import wabe
    from wabe.bots import Role, level_for
    from wabe.cli.arguments import options_of
    from wabe.cli.seating import ME, check_seating
    from wabe.kernel.lots import draw_lots, reseated

    if args.game is None:
        known = ", ".join(game.alias for game in wabe.games().values())
        raise BadArguments("error-which-game", known=known)
    game = wabe.load(args.game, args.data)
    number = secrets.randbits(62) if args.seed is None else args.seed
    seats = args.seats or [ME] + [level_for(Role.OPPONENT).name] * (game.min_players - 1)
    seating = check_seating(game, seats, args.names, number)
    options = options_of(game, args.option)
    if args.seats is None and game.seat_0_begins:
        order = draw_lots(len(seats), number)
        seating, options = seating.reseated(order), reseated(options, order)
    return wabe.Record(game, len(seats), number, options), seating


def resumed(args: argparse.Namespace) -> tuple[Record, Seating]:
    """A saved play, with other seats or names if some are given. Raises `BadArguments`, `BadFile`, `BadReplay`."""
    import wabe
    from wabe.cli.files import resume
    from wabe.cli.seating import ME, check_seating

    if args.option or args.seed is not None:
        raise BadArguments("error-resumed")
    record, saved = resume(args.resume, args.data)
    if args.game is not None and wabe.load(args.game).name != record.game.name:
        raise BadArguments("error-file-of-other", file=repr(args.resume), name=record.game.name, title=args.game)
    kinds = args.seats or (saved.kinds if saved else [ME] * record.state.players)
    if len(kinds) != record.state.players:
        raise BadArguments("error-saved-seats", players=record.state.players, count=len(kinds))
    names = args.names or (saved.names if saved else [])
    seating = check_seating(record.game, kinds, names, saved.seed if saved else 0)
    seating.lost = saved.lost if saved and not args.seats else {}
    return record, seating


def lost_levels(seating: Seating, texts: Texts) -> list[str]:
    """What is said of bots that the file names and that are no longer there."""
    from wabe.cli.advice import level_name
    from wabe.kernel.errors import shortened

    return [
        texts.text(
            "bot-lost", name=seating.names[seat], level=shortened(lost), usual=level_name(seating.kinds[seat], texts)
        )
        for seat, lost in seating.lost.items()
    ]


def welcome(record: Record, seating: Seating, texts: Texts) -> str:
    """Which game it is and who plays."""
    from wabe.cli.advice import level_name

    seats = [
        texts.text("cli-seat-bot", name=name, level=level_name(kind, texts)) if seating.is_bot(seat) else name
        for seat, (kind, name) in enumerate(zip(seating.kinds, seating.names, strict=True))
    ]
    return texts.text("cli-welcome", title=texts.text("title"), players=len(seats), seats=", ".join(seats))
