"""The command line: `wabe play | lesson | simulate | replay | analyse | arena | lab | learn | dataset`, and others.

What the rules say is `rules`, what the data say `data`, the online table `serve`; what is done to its store is
`backup | restore | prune | delete | forget`.
One file per command. Each has `add(commands)`, which declares its arguments and imports nothing heavy, so that
`wabe --help` is quick, and `run(args)`, which imports what it needs and returns the exit code.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from wabe import WabeError, __version__
from wabe.cli import (
    analyse,
    arena,
    arena_ladder,
    backup,
    bench,
    bench_server,
    bots,
    data,
    dataset,
    delete,
    forget,
    games,
    lab,
    learn,
    lesson,
    play,
    prune,
    replay,
    restore,
    rules,
    serve,
    simulate,
)
from wabe.cli.arguments import Parser, speak_of_arguments
from wabe.cli.language import take_language

COMMANDS = (
    play,
    lesson,
    simulate,
    replay,
    analyse,
    arena,
    arena_ladder,
    lab,
    learn,
    dataset,
    bench,
    bench_server,
    games,
    bots,
    rules,
    data,
    serve,
    backup,
    restore,
    prune,
    delete,
    forget,
)
TWO_WORDS = (arena_ladder.NAME, bench_server.NAME)
WRONG = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


def parser() -> Parser:
    """The whole command line's grammar."""
    made = Parser(prog="wabe", description="help-wabe")
    made.add_argument("--version", action="version", version=f"wabe {__version__}", help="help-version")
    made.add_argument("--language", metavar="metavar-language", help="help-language")
    commands = made.add_subparsers(title="cli-commands", metavar="metavar-command", parser_class=Parser)
    for command in COMMANDS:
        command.add(commands)
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code: 0 well, 1 a replay that differs, 2 wrong use, 130 interrupted."""
    forgive_encodings()
    try:
        return dispatch(sys.argv[1:] if argv is None else argv)
    except WabeError as error:
        print(f"wabe: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        silence_output()
        return PIPE_CLOSED


def dispatch(argv: Sequence[str]) -> int:
    """Parse and run; without a command, say which there are."""
    rest = take_language(argv)
    speak_of_arguments()
    grammar = parser()
    args = grammar.parse_args(joined(rest))
    if not hasattr(args, "run"):
        grammar.print_help()
        return 0
    code: int = args.run(args)
    sys.stdout.flush()
    return code


def joined(argv: Sequence[str]) -> list[str]:
    """The grammar knows a command of two words as one."""
    words = list(argv)
    for at in range(len(words)):
        name = " ".join(words[at : at + 2])
        if name in TWO_WORDS and all(word.startswith("-") for word in words[:at:2]):  # options with their values
            words[at : at + 2] = [name]
            break
    return words


def forgive_encodings() -> None:
    """Characters that a terminal cannot show, or that came in broken, become question marks instead of errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def silence_output() -> None:
    """Nobody reads any more: keep Python from complaining when it flushes at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
