"""`wabe replay`: look back at a play, or check that it plays identically."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from wabe.cli.arguments import BadArguments, Commands, add_data, seconds, text, whole
from wabe.cli.printing import add_json, print_json

if TYPE_CHECKING:
    from wabe.cli.player import Film
    from wabe.kernel.message import Json
    from wabe.kernel.proof import Proof
    from wabe.kernel.record import Record

PAUSE = 1.0
DIFFERS = 1


def add(commands: Commands) -> None:
    """Declare the command."""
    replay = commands.add_parser("replay", help="help-replay")
    replay.add_argument("file", help="help-replay-file")
    replay.add_argument("--verify", action="store_true", help="help-replay-verify")
    replay.add_argument("--hash", help="help-replay-hash")
    replay.add_argument("--seat", type=whole(1), help="help-replay-seat")
    replay.add_argument("--open", action="store_true", help="help-replay-open")
    replay.add_argument("--plain", action="store_true", help="help-play-plain")
    replay.add_argument("--pause", type=seconds(60), default=PAUSE, help="help-replay-pause")
    add_data(replay)
    add_json(replay)
    replay.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Verify, print or step through."""
    if args.verify or args.hash is not None:
        return verify(args)
    from wabe.cli.files import other_rules
    from wabe.cli.player import Film, Player
    from wabe.cli.screen import open_screen

    film = Film(args.file, args.seat, args.data, is_open=args.open)
    if args.json:
        print_json(film_json(film))
    elif args.file == "-":
        raise BadArguments("error-no-keyboard")
    else:
        screen = open_screen(film.drawing, film.texts, plain=args.plain)
        if lines := other_rules(film.record, film.texts):
            screen.notice(*lines)
        Player(film, screen, args.pause).run()
    return 0


def verify(args: argparse.Namespace) -> int:
    """Play the file, compare every position, and hold its chance against where that is said to come from.

    Raises:
        BadFile, BadReplay: it is no file of this game.
    """
    from functools import partial

    import wabe
    from wabe.cli.files import read_json, take_table
    from wabe.kernel.errors import BadProof, BadReplay
    from wabe.kernel.replays import check_game, check_replay
    from wabe.kernel.rereading import reread

    file = check_replay(read_json(args.file))
    load = partial(wabe.load, data=args.data)
    check_game(file, load(file["game"]))
    try:
        proof = proof_of(file, args.hash)
        record = reread(file, load, proof)
        take_table(file, record)
    except (BadReplay, BadProof) as error:
        tell(args, {"identical": False, "error": str(error)}, str(error))
        return DIFFERS
    if record.differs is not None:
        tell(args, {"identical": False, "version": file["version"], "error": str(record.differs)}, str(record.differs))
        return DIFFERS
    actions = len(record.turns)
    shown = sum(turn.version > 0 for turn in record.turns)
    sentence = text("cli-identical-shown" if shown else "cli-identical", actions=actions, shown=shown)
    data = {"identical": True, "version": file["version"], "actions": actions, "shown": shown}
    if proof is not None:
        sentence += f"\n{proved(record, proof, args.hash)}"
        data.update(chance={**proof.to_json(), "results": len(record.log.chance), "proved": record.log.proved})
    tell(args, data, sentence)
    return 0


def proof_of(file: Json, told: str | None) -> Proof | None:
    """Where the chance of a file is said to come from; with the hash that somebody was told of it, exactly there.

    Raises:
        BadReplay, BadProof.
    """
    from wabe.kernel.errors import BadProof
    from wabe.kernel.proof import check_announced, proof_in

    proof = proof_in(file)
    if told is not None:
        if proof is None:
            raise BadProof("error-proof-no-secret")
        check_announced(proof, told)
    return proof


def proved(record: Record, proof: Proof, told: str | None) -> str:
    """What was found about its chance, in words."""
    results = {"results": len(record.log.chance), "proved": record.log.proved}
    if proof.secret_hash is None:
        return text("cli-proved-seed", **results, seed=str(proof.seed))
    lines = [text("cli-proved-secret", **results)]
    if record.log.proved < len(record.log.chance):
        lines.append(text("cli-proved-part", **results))
    lines.append(text("cli-proved-told" if told else "cli-proved-compare", hash=proof.secret_hash))
    return "\n".join(lines)


def tell(args: argparse.Namespace, data: Json, sentence: str) -> None:
    """The outcome, for programs or for people."""
    if args.json:
        print_json(data)
    else:
        print(sentence)


def film_json(film: Film) -> Json:
    """The whole play in words."""
    state = film.record.state
    steps = [
        {
            "action": number,
            "seat": turn.seat if turn.seat >= 0 else None,
            "form": turn.form,
            "label": film.texts.say(turn.label),
            "events": film.lines_of(number),
        }
        for number, turn in enumerate(film.record.turns, 1)
    ]
    return {
        "game": film.record.game.name,
        "players": state.players,
        "options": film.record.state.options,
        "names": [film.texts.name(seat) for seat in range(state.players)],
        "start": film.lines_of(0),
        "steps": steps,
        "version": film.record.version,
        "differs": film.record.differs and str(film.record.differs),
        "missing": film.record.missing,
        "over": state.over,
        "scores": film.record.last_scores(),
        "winners": film.record.last_winners(),
    }
