"""Inside a worker process of the bots: how it begins, and what it does with a question."""

import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing import parent_process
from typing import Any

from crosstable.core import Bot, Facts, Sight, Thought
from crosstable.core.parts import BOTS, Part, load

from .bot import BotChoice, bot_of, fallback_of

log = logging.getLogger(__name__)

FindBot = Callable[[Facts, BotChoice], Bot]


class _Worker:
    """What this process has: the flags it shares with the server, and where bots come from."""

    wanted: Any
    began: Any
    find: FindBot = staticmethod(bot_of)
    cold: set[str] = set()
    """The games whose bots are not ready here."""


def begin(wanted: Any, began: Any, find: FindBot, games: tuple[Facts, ...], cold: frozenset[str]) -> None:
    """The first thing a worker does: get the bots of these games ready, compiled cores included."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _Worker.wanted, _Worker.began, _Worker.find, _Worker.cold = wanted, began, find, set(cold)
    for facts in games:
        try:
            warm_up(facts)
        except Exception as error:
            log.error(
                "The bots of %s could not be made ready; weaker ones play for them. The reason: %r", facts.id, error
            )
            _Worker.cold.add(facts.id)


def warm_up(facts: Facts) -> None:
    """Load a game's bots with all their compiled code, so that no player waits for a compiler."""
    bots = load(facts, BOTS)
    if bots is not None:
        bots.warm()


def _end_with_parent() -> None:
    """A worker must not outlive a server that was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def ready() -> frozenset[str]:
    """Answered by a worker once it has begun: the games whose bots it could not make ready."""
    return frozenset(_Worker.cold)


def _started(slot: int, ticket: int) -> None:
    if _Worker.wanted[slot] != ticket:
        raise RuntimeError("nobody wants to know any more")
    _Worker.began[slot] = time.monotonic()  # the same for all processes of a machine


def think(facts: Facts, choice: BotChoice, sight: Sight, slot: int, ticket: int) -> Thought:
    """Let a bot think, or the one that plays for it while it is not ready."""
    _started(slot, ticket)
    find = fallback_of if facts.id in _Worker.cold else _Worker.find
    return find(facts, choice).think(sight, lambda: _Worker.wanted[slot] != ticket)


def work(facts: Facts, part: Part[Any], function: str, args: tuple[Any, ...], slot: int, ticket: int) -> Any:
    """What a function of a game's part answers."""
    _started(slot, ticket)
    return getattr(load(facts, part), function)(*args)
