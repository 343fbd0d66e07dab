"""Bots think here: in worker processes, so that nobody else waits and the server never imports their compiled cores."""

import asyncio
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from ctypes import c_double, c_uint64
from functools import partial
from multiprocessing import get_context
from multiprocessing.sharedctypes import RawArray
from typing import Any, Literal, TypeVar

from msgspec.structs import replace

from crosstable.core import Facts, Sight, Thought, sentence

from . import worker
from .bot import BotChoice, bot_of, random_thought
from .fair_queue import FairQueue, Owner
from .processes import all_alive, call_soon, end_workers, submit

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
"""How many thoughts can be under way at once: one a worker, but workers come and go."""
_CYCLE = 3.0
"""Seconds in which everybody who waits should have had a turn …"""
_LEAST = 0.1
"""… but no thought is made shorter than this."""
_NOBODY = Owner()
T = TypeVar("T")


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
        self._most: Any = RawArray(c_double, _SLOTS)  # by slot: the seconds it has
        self._seconds: dict[int, float] = {}  # by slot: how long it would like to take
        self._turns = FairQueue(self.workers, self._hurry)
        self._free = list(range(_SLOTS))
        self._tickets = 0
        self._executor = self._new(warm=not self._cold)
        self._ahead: ProcessPoolExecutor | None = None
        self._warm = not self._cold

    def _new(self, *, warm: bool) -> ProcessPoolExecutor:
        kind = (self._games, frozenset[str]()) if warm else ((), self._cold)
        return ProcessPoolExecutor(
            self.workers, self._context, worker.begin, (self._wanted, self._began, self._most, self._find, *kind)
        )

    @property
    def thinking(self) -> int:
        """How many bots are thinking in a worker now."""
        return sum(1 for wanted, began in zip(self._wanted, self._began, strict=True) if wanted and began)

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return self._turns.waiting

    @property
    def settled(self) -> bool:
        """Whether no warm-up is running."""
        return self._settled.is_set()

    def alive(self) -> bool:
        """Whether no worker has died since somebody last looked; if one has, new ones are started."""
        executor = self._executor
        if well := all_alive(executor):
            return well
        self._renew(executor)
        return False

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
            self._cold = await asyncio.wrap_future(submit(ahead, worker.ready))
        except BrokenProcessPool as error:
            log.error("The bots could not be made ready; weaker ones play for them. The reason: %r", error)
            return self._cold
        finally:
            self._settled.set()
        self._warm = True
        self._take(ahead)
        others = [asyncio.wrap_future(submit(ahead, worker.ready)) for _ in range(self.workers - 1)]
        await asyncio.gather(*others, return_exceptions=True)
        return self._cold

    def _take(self, executor: ProcessPoolExecutor) -> None:
        """Ask these workers from now on. The old ones are ended, and their questions are asked again."""
        old, self._executor = self._executor, executor
        if old is not executor:
            asyncio.get_running_loop().run_in_executor(None, end_workers, old)

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner = _NOBODY) -> Thought:
        """What this bot does. Cancelling the call stops the thinking. While others wait, it thinks for a shorter time.

        A bot that fails again and again plays at random, and says so to whoever looks back at the game.
        """
        if facts.id in self._cold:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._settled.wait(), self._grace_ends - time.monotonic())
        tries = losses = 0
        while tries < _TRIES and losses < _LOSSES:
            leave, executor = await self._enter(owner), self._executor
            hurried = replace(choice, seconds=self._share(choice.seconds))
            try:
                thought: Thought = await self._ask(
                    executor, leave, hurried.seconds, worker.think, facts, hurried, sight
                )
                return thought
            except worker.Unwanted:  # a mix-up of ours, and no failure of the bot
                losses += 1
            except _Lost:  # whatever happened to the worker, this bot had no part in it
                losses += 1
                self._renew(executor)
            except (BrokenProcessPool, TimeoutError) as error:
                tries += 1
                log.warning(
                    "bot %s of %s: worker lost (%s), attempt %d", choice.level, facts.id, type(error).__name__, tries
                )
                self._renew(executor)
            except Exception as error:  # a bot's own mistake must never stop a table
                tries += 1
                log.warning("bot %s of %s failed: %s, attempt %d", choice.level, facts.id, type(error).__name__, tries)
        log.error("bot %s of %s failed %d times and plays at random", choice.level, facts.id, tries + losses)
        return replace(random_thought(facts, sight), why=sentence("bot-at-random"))

    async def work(
        self, owner: Owner, most: float, function: Callable[..., T], *args: Any, warm: bool = True
    ) -> tuple[T, float]:
        """What this function answers in a worker, and how many seconds of the processor it took.

        `worker.TooLong` if it takes more than `most`. `warm`: it needs what the bots need, so it waits for them.
        """
        if warm:
            await self._settled.wait()
        for _ in range(_TRIES):
            leave, executor = await self._enter(owner), self._executor
            try:
                found: tuple[T, float] = await self._ask(executor, leave, 2 * most, worker.work, function, args, most)
                return found
            except worker.Unwanted:
                continue
            except (_Lost, BrokenProcessPool, TimeoutError) as error:
                log.warning("%s: worker lost (%r)", function.__name__, error)
                self._renew(executor)
                if isinstance(error, TimeoutError):  # it would take as long again, and take workers from the bots
                    break
        raise RuntimeError(f"{function.__name__} could not be worked out")

    async def _enter(self, owner: Owner) -> Callable[[], None]:
        """Wait for a turn at the workers. What is returned ends it."""
        return partial(self._turns.leave, owner, await self._turns.enter(owner))

    def _hurry(self) -> None:
        """Somebody has to wait: whoever is thinking should come to an end."""
        for slot, seconds in self._seconds.items():
            self._most[slot] = self._share(seconds)

    def _share(self, seconds: float) -> float:
        """How long a thought may take that would like to take so long, with so many others waiting."""
        waiting = self._turns.waiting
        return min(seconds, max(_LEAST, _CYCLE * self.workers / waiting)) if waiting else seconds

    async def _ask(
        self,
        executor: ProcessPoolExecutor,
        leave: Callable[[], None],
        seconds: float,
        job: Callable[..., Any],
        *args: Any,
    ) -> Any:
        """Let a worker do a job, which gets its slot and its ticket after these arguments. The turn ends with it."""
        slot = self._free.pop()
        self._tickets = ticket = self._tickets + 1
        self._wanted[slot], self._began[slot], self._most[slot] = ticket, 0.0, seconds
        self._seconds[slot] = seconds

        held = [slot]  # until it is free, which it is once: with the answer, or when nobody waits for one any more

        def free() -> None:
            while held:
                del self._seconds[slot]
                self._free.append(held.pop())
                leave()

        try:
            answer = submit(executor, job, *args, slot, ticket)
        except RuntimeError:  # broken, or being shut down
            free()
            raise _Lost from None
        loop, answered = asyncio.get_running_loop(), asyncio.Event()

        def finish() -> None:
            free()
            answered.set()

        answer.add_done_callback(lambda _: call_soon(loop, finish))
        try:
            await self._wait(executor, answered, slot, seconds + self._patience)
            return answer.result()
        except (_Lost, TimeoutError):  # these workers are given up, and may never say that they have ended
            free()
            raise
        except CancelledError:  # not of the caller, but of the question: the pool was renewed before it was begun
            raise _Lost from None
        except BrokenProcessPool:
            if self._executor is executor and self._began[slot]:
                raise
            raise _Lost from None
        finally:
            # The question itself is not cancelled: a worker drops what is not wanted, and an executor that breaks
            # with cancelled questions forgets to tell those who wait for the others.
            if self._wanted[slot] == ticket:  # else the slot has gone to another question already
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
            await asyncio.to_thread(end_workers, executor)


class _Lost(Exception):
    """A question was lost with its pool before anybody had begun it, or because of another one."""
