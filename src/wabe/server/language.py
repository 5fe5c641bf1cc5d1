"""In which language somebody is answered: this is the one place that says so.

The page names the language of its setting in the address (`?language=`); programs and links have `Accept-Language`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from starlette.requests import HTTPConnection

from wabe.kernel.errors import WabeError
from wabe.kernel.message import Message
from wabe.texts import Texts
from wabe.texts.languages import accepted, best

Json: TypeAlias = dict[str, Any]


def language_of(connection: HTTPConnection) -> str:
    """The language of whoever asks: the best of those wanted that there is."""
    wanted = connection.query_params.get("language", "")
    return best([wanted, *accepted(connection.headers.get("accept-language", ""))])


def refusal(error: WabeError) -> Json:
    """What an answer says of an error, before it is known in which language: `{"error": code, "text": message}`."""
    return {"error": error.code, "text": error.message.to_json()}


def spoken(answer: Json, language: str) -> Json:
    """The answer, with the sentence in `message` if it is a refusal."""
    if "error" not in answer:
        return answer
    said = Message(answer["text"]["key"], answer["text"]["args"])
    return {**answer, "message": Texts(language=language).say(said)}
