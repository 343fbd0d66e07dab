"""Bots think here: in worker processes, so that nobody else waits and the server never imports their compiled cores."""

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from ctypes import c_double, c_uint64
from multiprocessing import get_context
from multiprocessing.sharedctypes import RawArray
from typing import Any, Literal

from crosstable.core import Facts, Sight, Thought
from crosstable.core.parts import Part

from . import worker
from .bot import BotChoice, bot_of, random_thought

log = logging.getLogger(__name__)

Readiness = Literal["ready", "warming", "weaker"]
"""Whether a game's bots play at full strength; while they warm up, or for good if that fails, weaker ones stand in."""

_TRIES = 3
"""How often a bot may fail through its own fault."""
_LOSSES = 20
"""How often its question may be lost through somebody else's."""
_LOOK = 1.0
"""Seconds between two looks at a question that is not answered yet."""
_SLOTS = 1024
"""How many thoughts can be under way or waiting at once."""


class BotPool:
    """Worker processes for bots. A worker that dies is replaced and its question asked again.

    There are two kinds of workers. Cold ones answer at once, but a game that has the part `fallback`, because its bots
    must be warmed up first, is played by that part. Warm ones have all bots loaded: `warm` lets them take over.
    """

    def __init__(
        self,
        workers: int | None = None,
        games: tuple[Facts, ...] = (),
        find: worker.FindBot = bot_of,
        patience: float = 30.0,
        grace: float = 5.0,
    ) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)  # one core stays free for the tables
        self._games = games
        self._cold = frozenset(facts.id for facts in games if "fallback" in facts.parts)
        self._find = find
        self._patience = patience
        self._grace = grace  # what was compiled before is loaded sooner than this: then nobody needs to play weaker
        self._grace_ends = 0.0
        self._settled = asyncio.Event()  # no warm-up is running
        self._settled.set()
        self._context = get_context("spawn")
        self._wanted: Any = RawArray(c_uint64, _SLOTS)  # by slot: the ticket of the thought that is still wanted
        self._began: Any = RawArray(c_double, _SLOTS)  # by slot: when a worker began with it
        self._free = list(range(_SLOTS))
        self._tickets = 0
        self._executor = self._new(warm=not self._cold)
        self._ahead: ProcessPoolExecutor | None = None
        self._warm = not self._cold

    def _new(self, *, warm: bool) -> ProcessPoolExecutor:
        kind = (self._games, frozenset[str]()) if warm else ((), self._cold)
        return ProcessPoolExecutor(
            self.workers, self._context, worker.begin, (self._wanted, self._began, self._find, *kind)
        )

    @property
    def thinking(self) -> int:
        """How many bots are thinking in a worker now."""
        return sum(1 for wanted, began in zip(self._wanted, self._began, strict=True) if wanted and began)

    def readiness(self, game: str) -> Readiness:
        """How the bots of this game play now."""
        if game not in self._cold:
            return "ready"
        return "weaker" if self._settled.is_set() else "warming"

    async def warm(self) -> frozenset[str]:
        """Start workers that have all bots ready and let them take over. Returns the games for which that failed.

        One worker goes ahead, so that what must be compiled is compiled once; the others find it on the disk.
        """
        self._settled.clear()
        self._grace_ends = time.monotonic() + self._grace
        self._ahead = ahead = self._new(warm=True) if self._cold else self._executor
        try:
            self._cold = await asyncio.wrap_future(_submit(ahead, worker.ready))
        except BrokenProcessPool as error:
            log.error("The bots could not be made ready; weaker ones play for them. The reason: %r", error)
            return self._cold
        finally:
            self._settled.set()
        self._warm = True
        self._take(ahead)
        others = [asyncio.wrap_future(_submit(ahead, worker.ready)) for _ in range(self.workers - 1)]
        await asyncio.gather(*others, return_exceptions=True)
        return self._cold

    def _take(self, executor: ProcessPoolExecutor) -> None:
        """Ask these workers from now on. The old ones are ended, and their questions are asked again."""
        old, self._executor = self._executor, executor
        if old is not executor:
            asyncio.get_running_loop().run_in_executor(None, _end, old)

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight) -> Thought:
        """What this bot does. Cancelling the call stops the thinking; a bot that fails plays at random."""
        if facts.id in self._cold:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._settled.wait(), self._grace_ends - time.monotonic())
        tries = losses = 0
        while tries < _TRIES and losses < _LOSSES:
            executor = self._executor
            try:
                thought: Thought = await self._ask(executor, choice.seconds, worker.think, facts, choice, sight)
                return thought
            except _Lost:  # whatever happened to the worker, this bot had no part in it
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
        short. It needs what the bots need, so it waits until they are warm."""
        await self._settled.wait()
        for _ in range(_TRIES):
            executor = self._executor
            try:
                return await self._ask(executor, 0.0, worker.work, facts, part, function, args)
            except (_Lost, BrokenProcessPool, TimeoutError) as error:
                log.warning("%s of %s: worker lost (%r)", function, facts.id, error)
                self._renew(executor)
                if isinstance(error, TimeoutError):  # it would take as long again, and take workers from the bots
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
            answer = _submit(executor, job, *args, slot, self._tickets)
        except RuntimeError:  # broken, or being shut down
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
        """Wait for the answer. Neither the wait for a free worker nor the sleep of the machine counts as thinking."""
        while not answered.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(answered.wait(), min(_LOOK, self._patience / 4))
                return
            if self._executor is not executor:
                raise _Lost
            if self._began[slot] and time.monotonic() - self._began[slot] > most:
                raise TimeoutError("the bot does not answer")

    def _renew(self, broken: ProcessPoolExecutor) -> None:
        """Start new workers, once, however many callers have noticed; nobody waits for the old ones to end."""
        if self._executor is broken:
            self._take(self._new(warm=self._warm))

    async def close(self) -> None:
        """Stop all thinking and end the workers, including those that are still warming up."""
        for slot in range(_SLOTS):
            self._wanted[slot] = 0
        for executor in filter(None, {self._executor, self._ahead}):
            await asyncio.to_thread(_end, executor)


class _Lost(Exception):
    """A question was lost with its pool before anybody had begun it, or because of another one."""


def _call(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    """Call back into the loop from the executor's thread; the loop may be gone by then."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(what)


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """A process started here never hears Ctrl-C, not even before it can say that it does not want to."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _submit(executor: ProcessPoolExecutor, job: Callable[..., Any], *args: Any) -> Future[Any]:
    """Give a job to the workers; a new one may be started for it."""
    with _no_interrupts():
        return executor.submit(job, *args)


def _end(executor: ProcessPoolExecutor) -> None:
    """End the workers at once: nobody wants what they are doing any more."""
    processes = list((executor._processes or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()  # a suspended one would not hear anything milder
    for process in processes:
        process.join()
