"""Inside a worker process of the bots: how it begins, and what it does with a question."""

import logging
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from typing import Any

from crosstable.core import Bot, Facts, Sight, Thought
from crosstable.core.parts import BOTS, load

from .bot import BotChoice, bot_of, fallback_of

log = logging.getLogger(__name__)

FindBot = Callable[[Facts, BotChoice], Bot]


class _Worker:
    """What this process has: the flags it shares with the server, and where bots come from."""

    wanted: Any
    began: Any
    most: Any
    find: FindBot = staticmethod(bot_of)
    cold: set[str] = set()
    """The games whose bots are not ready here."""


class Unwanted(Exception):
    """Nobody wants to know any more."""


class TooLong(Exception):
    """A piece of work has taken more of the processor than it may."""


def begin(wanted: Any, began: Any, most: Any, find: FindBot, games: tuple[Facts, ...], cold: frozenset[str]) -> None:
    """The first thing a worker does: get the bots of these games ready, compiled cores included."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _Worker.wanted, _Worker.began, _Worker.most = wanted, began, most
    _Worker.find, _Worker.cold = find, set(cold)
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
        raise Unwanted
    _Worker.began[slot] = time.monotonic()  # the same for all processes of a machine


def think(facts: Facts, choice: BotChoice, sight: Sight, slot: int, ticket: int) -> Thought:
    """Let a bot think, or the one that plays for it while it is not ready. It may be told to come to an end."""
    _started(slot, ticket)
    find = fallback_of if facts.id in _Worker.cold else _Worker.find
    began = time.monotonic()

    def stop() -> bool:
        left: float = _Worker.most[slot] - (time.monotonic() - began)
        return bool(_Worker.wanted[slot] != ticket or (left < 0 and _Worker.most[slot] < choice.seconds))

    return find(facts, choice).think(sight, stop)


def work(function: Callable[..., Any], args: tuple[Any, ...], most: float, slot: int, ticket: int) -> tuple[Any, float]:
    """What a function answers, unless it takes more than `most` seconds of the processor; and how many it took."""
    _started(slot, ticket)
    before = time.process_time()
    with _at_most(most):
        found = function(*args)
    return found, time.process_time() - before


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Stop what runs too long from inside, so that nobody has to end the worker and whatever waits for it."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGPROF, _stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _stop(*_: object) -> None:
    raise TooLong
