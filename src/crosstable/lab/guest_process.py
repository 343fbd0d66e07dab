"""The process in which a bot from somebody's file thinks.

It reads questions and writes answers, a line of JSON each. What the bot prints goes to standard error. Nothing it does
here (an endless loop, a crash, `sys.exit`) reaches the game.
"""

import os
import signal
import sys
import threading
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import format_exc
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from crosstable.core import Illegal, Sight
from crosstable.core.codec import codec, encode
from crosstable.games import GAMES

from .own import Caller, OwnBot

REMEMBERED = 64
"""How many seats of games it plays at the same time; the memory of older ones is gone."""


class Question(Struct, frozen=True):
    """What should be done: the game, the seat of one game by a key of its own, and the view."""

    game: str
    key: str
    seat: int
    seats: int
    view: msgspec.Raw


class Reply(Struct, frozen=True, omit_defaults=True):
    """An action, or what went wrong: the bot has crashed, or answered with what is not offered."""

    action: msgspec.Raw = msgspec.Raw(b"null")
    crashed: str = ""
    illegal: str = ""


def load_own(spec: str) -> OwnBot:
    """The bot of a file: `mine.py:Bot`."""
    path, _, name = spec.rpartition(":")
    file = Path(path).resolve()
    found = spec_from_file_location(file.stem, file)
    if found is None or found.loader is None or not file.is_file():
        raise FileNotFoundError(path)
    module = module_from_spec(found)
    sys.modules[file.stem] = module
    sys.path.insert(0, str(file.parent))
    found.loader.exec_module(module)
    own: OwnBot = getattr(module, name)
    if not callable(own):
        raise TypeError(f"{name} cannot be called")
    return own


class _Guests:
    """The bot in all the seats it plays on."""

    def __init__(self, own: OwnBot) -> None:
        self._own = own
        self._seats: dict[str, Caller] = {}

    def answer(self, line: bytes) -> Reply:
        asked = msgspec.json.decode(line, type=Question)
        game = GAMES[asked.game]
        try:
            caller = self._seats.get(asked.key)
            if caller is None:
                caller = self._seats[asked.key] = Caller(game, self._own)
            if len(self._seats) > REMEMBERED:
                del self._seats[next(iter(self._seats))]
            view = codec(game).view(bytes(asked.view))
            return Reply(msgspec.Raw(encode(caller.choose(Sight(asked.game, None, asked.seats, asked.seat, view)))))
        except Illegal as error:
            return Reply(illegal=str(error.why.args.get("answer", error.why.key)))
        except (Exception, SystemExit):
            return Reply(crashed=format_exc(limit=-3))


def _end_with(parent: int) -> None:
    """A bot that never comes to an end must not outlive whoever asked it."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def _answers() -> BinaryIO:
    """Where answers go; whatever else is printed goes to standard error from here on."""
    answers: Any = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    found: BinaryIO = answers
    return found


def main(spec: str) -> None:
    """Load the bot, say so, and answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks; this process ends with them
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    answers = _answers()
    try:
        guests = _Guests(load_own(spec))
    except BaseException:
        answers.write(encode(Reply(crashed=format_exc(limit=-3))) + b"\n")
        raise SystemExit(1) from None
    answers.write(encode(Reply()) + b"\n")
    for line in sys.stdin.buffer:
        answers.write(encode(guests.answer(line)) + b"\n")
