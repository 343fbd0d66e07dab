"""Bots think here: in worker processes, so that nobody else waits and the server never imports their compiled cores."""

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from ctypes import c_double, c_uint64
from multiprocessing import get_context, parent_process
from multiprocessing.sharedctypes import RawArray
from typing import Any

from crosstable.core.bot import Bot, Sight, Thought
from crosstable.core.game import Facts
from crosstable.core.parts import BOTS, Part, load

from .bot import BotChoice, bot_of, random_thought

log = logging.getLogger(__name__)

FindBot = Callable[[Facts, BotChoice], Bot]

_TRIES = 3
"""How often a bot may fail by its own fault."""
_LOSSES = 20
"""How often its question may be lost by somebody else's."""
_LOOK = 1.0
"""Seconds between two looks at a question that is not answered yet."""
_SLOTS = 1024
"""How many thoughts can be under way or waiting at once."""


def default_workers() -> int:
    """One core stays free for the tables."""
    return max(1, (os.cpu_count() or 2) - 1)


class BotPool:
    """Worker processes for bots. A worker that dies is replaced and its question asked again."""

    def __init__(
        self, workers: int | None = None, games: tuple[Facts, ...] = (), find: FindBot = bot_of, patience: float = 30.0
    ) -> None:
        self.workers = workers or default_workers()
        self._games = games
        self._find = find
        self._patience = patience
        self._context = get_context("spawn")
        self._wanted: Any = RawArray(c_uint64, _SLOTS)  # by slot: the ticket of the thought that is still wanted
        self._began: Any = RawArray(c_double, _SLOTS)  # by slot: when a worker began with it
        self._free = list(range(_SLOTS))
        self._tickets = 0
        self._executor = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, self._context, _begin, (self._wanted, self._began, self._games, self._find)
        )

    @property
    def thinking(self) -> int:
        """How many bots are at work in a worker now."""
        return sum(1 for wanted, began in zip(self._wanted, self._began, strict=True) if wanted and began)

    async def warm(self) -> None:
        """Wait until every worker has started and has its games' bots ready."""
        ready = [asyncio.wrap_future(self._executor.submit(_ready)) for _ in range(self.workers)]
        await asyncio.gather(*ready, return_exceptions=True)

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight) -> Thought:
        """What this bot does. Cancelling the call stops the thinking; a bot that fails plays at random."""
        tries = losses = 0
        while tries < _TRIES and losses < _LOSSES:
            executor = self._executor
            try:
                thought: Thought = await self._ask(executor, choice.seconds, _think, facts, choice, sight)
                return thought
            except _Lost:  # whatever happened to the worker: this bot had no part in it
                losses += 1
                self._renew(executor)
            except (BrokenProcessPool, TimeoutError) as error:
                tries += 1
                log.warning("bot %s of %s: worker lost (%r), attempt %d", choice.level, facts.id, error, tries)
                self._renew(executor)
            except Exception as error:  # a bot's own mistake must never stop a table
                tries += 1
                log.warning("bot %s of %s failed: %r, attempt %d", choice.level, facts.id, error, tries)
        log.error("bot %s of %s failed %d times and plays at random", choice.level, facts.id, tries + losses)
        return random_thought(facts, sight)

    async def work(self, facts: Facts, part: Part[Any], function: str, *args: Any) -> Any:
        """What this function of this part of a game answers. It shares the workers with the bots, so it should be
        short."""
        for _ in range(_TRIES):
            executor = self._executor
            try:
                return await self._ask(executor, 0.0, _work, facts, part, function, args)
            except (_Lost, BrokenProcessPool, TimeoutError) as error:
                log.warning("%s of %s: worker lost (%r)", function, facts.id, error)
                self._renew(executor)
                if isinstance(error, TimeoutError):  # it would take as long again, and bots lose their workers by it
                    break
        raise RuntimeError(f"{function} of {facts.id} could not be worked out")

    async def _ask(self, executor: ProcessPoolExecutor, seconds: float, job: Callable[..., Any], *args: Any) -> Any:
        """Let a worker do a job, which gets its slot and its ticket after these arguments."""
        if not self._free:
            raise RuntimeError("too many bots are thinking")
        slot = self._free.pop()
        self._tickets += 1
        self._wanted[slot], self._began[slot] = self._tickets, 0.0
        try:
            answer: Future[Any] = executor.submit(job, *args, slot, self._tickets)
        except RuntimeError:  # broken, or shut down in this moment
            self._free.append(slot)
            raise _Lost from None
        loop, answered = asyncio.get_running_loop(), asyncio.Event()

        def finish() -> None:
            self._free.append(slot)
            answered.set()

        answer.add_done_callback(lambda _: _call(loop, finish))
        try:
            await self._wait(executor, answered, slot, seconds + self._patience)
            return answer.result()
        except CancelledError:  # not of the caller, but of the question: the pool was renewed before it was begun
            raise _Lost from None
        except BrokenProcessPool:
            if self._executor is executor and self._began[slot]:
                raise
            raise _Lost from None
        finally:
            # The question itself is not cancelled: a worker drops what is not wanted, and an executor that breaks
            # with cancelled questions forgets to tell those who wait for the others.
            self._wanted[slot] = 0

    async def _wait(self, executor: ProcessPoolExecutor, answered: asyncio.Event, slot: int, most: float) -> None:
        """Until there is an answer. Waiting for a free worker is not thinking, nor is the sleep of the machine."""
        while not answered.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(answered.wait(), min(_LOOK, self._patience / 4))
                return
            if self._executor is not executor:
                raise _Lost
            if self._began[slot] and time.monotonic() - self._began[slot] > most:
                raise TimeoutError("the bot does not answer")

    def _renew(self, broken: ProcessPoolExecutor) -> None:
        """Start new workers, once, however many have noticed; nobody waits for the end of the old ones."""
        if self._executor is broken:
            self._executor = self._new()
            asyncio.get_running_loop().run_in_executor(None, _end, broken)

    async def close(self) -> None:
        """Stop all thinking and end the workers."""
        for slot in range(_SLOTS):
            self._wanted[slot] = 0
        await asyncio.to_thread(_end, self._executor)


class _Lost(Exception):
    """A question was lost with its pool before anybody had begun with it, or because of another one."""


def _call(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    """Call back into the loop from the executor's thread; the loop may be gone by then."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(what)


def _end(executor: ProcessPoolExecutor) -> None:
    """End the workers at once: whatever they are doing is not wanted any more."""
    processes = list((executor._processes or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()  # one that is suspended would not hear anything milder
    for process in processes:
        process.join()


# ---------------------------------------------------------------- inside a worker


class _Worker:
    """What one worker process has: the shared flags, and where bots come from."""

    wanted: Any
    began: Any
    find: FindBot = staticmethod(bot_of)


def _begin(wanted: Any, began: Any, games: tuple[Facts, ...], find: FindBot) -> None:
    """The first thing a worker does: get the bots ready, compiled cores included."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _Worker.wanted, _Worker.began, _Worker.find = wanted, began, find
    for game in games:
        warm_up(game)


def warm_up(facts: Facts) -> None:
    """Load a game's bots with all that is compiled for them, so that no player waits for a compiler."""
    try:
        bots = load(facts, BOTS)
        if bots is not None:
            bots.warm()
    except Exception:
        log.exception("the bots of %s could not be warmed up", facts.id)


def _end_with_parent() -> None:
    """A worker must not outlive a server that was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _ready() -> None:
    """Answered by a worker once it has begun."""


def _started(slot: int, ticket: int) -> None:
    if _Worker.wanted[slot] != ticket:
        raise RuntimeError("nobody wants to know any more")
    _Worker.began[slot] = time.monotonic()  # the same for all processes of a machine


def _think(facts: Facts, choice: BotChoice, sight: Sight, slot: int, ticket: int) -> Thought:
    _started(slot, ticket)
    bot = _Worker.find(facts, choice)
    return bot.think(sight, lambda: _Worker.wanted[slot] != ticket)


def _work(facts: Facts, part: Part[Any], function: str, args: tuple[Any, ...], slot: int, ticket: int) -> Any:
    _started(slot, ticket)
    return getattr(load(facts, part), function)(*args)
