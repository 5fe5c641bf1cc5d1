"""Wabe: a digital table for three Wonderland board games, and the rules engine underneath.

>>> import wabe
>>> game = wabe.load("wonderland_xiii")
>>> state = game.new(players=3, seed=7)
>>> state.apply(state.legal_actions()[0])
"""

from wabe.games import games, load
from wabe.kernel.errors import VOICE, WabeError
from wabe.kernel.events import Event
from wabe.kernel.game import Game
from wabe.kernel.message import Message
from wabe.kernel.option import Option
from wabe.kernel.record import Record
from wabe.kernel.state import State

__all__ = ["Event", "Game", "Message", "Option", "Record", "State", "WabeError", "games", "load"]
__version__ = "0.1.0"


def _say(message: Message) -> str:
    """A message in the language of this process; the catalogues are read only when something is said."""
    from wabe.texts import Texts

    return Texts().say(message)


VOICE.say = _say
