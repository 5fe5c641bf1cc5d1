"""In which language this terminal is spoken to: this is the one place that says so."""

from __future__ import annotations

import os
from collections.abc import Sequence

from wabe.cli.arguments import BadArguments
from wabe.texts.languages import best, languages, use

OPTION = "--language"
VARIABLES = ("WABE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def take_language(argv: Sequence[str]) -> list[str]:
    """Speak the language of `--language`, else of the environment; the command line without that option.

    It is asked before the command line is read, so that what is wrong there is said in it.

    Raises:
        BadArguments: there are no texts in that language.
    """
    use(best(os.environ.get(name, "") for name in VARIABLES))
    given: str | None = None
    rest: list[str] = []
    for argument in argv:
        if given == "":
            given = argument
        elif argument.partition("=")[0] == OPTION:
            given = argument.partition("=")[2]
        else:
            rest.append(argument)
    if given is not None and given not in languages():
        raise BadArguments("error-unknown-language", language=repr(given), languages=languages())
    if given is not None:
        use(given)
    return rest
