"""What can be worked out about games that are over: in the bots' workers, once, and then kept."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from crosstable.bots.fair_queue import Owner
from crosstable.bots.worker import TooLong
from crosstable.core import Action, CrosstableError, Refused, Seat
from crosstable.core.review import Award, Effort, Eyes, Verdict, Weighed
from crosstable.review.curve import Curve, curve_of
from crosstable.review.verdict import confirmed, doubtful
from crosstable.table.dispatch import Logged
from crosstable.table.rate_limits import Buckets
from crosstable.table.store import StoredThought

from . import review_jobs as jobs
from .api_types import InsightAt
from .preview import Shared
from .review_jobs import Asked, Chunk

log = logging.getLogger(__name__)

T = TypeVar("T")

_RECORDS, _INSIGHTS, _CURVES = 24, 2000, 200
"""How many records, insights, and curves or awards are kept at hand."""
_MOST = 10.0
"""Seconds of the processor one piece of work may take."""
_GZIP = b"\x1f\x8b\x08\0\0\0\0\0\0\x03"


class Worker(Protocol):
    """Where the work is done: see `crosstable.bots.pool`."""

    workers: int

    async def work(
        self, owner: Owner, most: float, function: Callable[..., T], *args: Any, warm: bool = True
    ) -> tuple[T, float]:
        """What this function answers, and how many seconds of the processor it took."""


class TaskCache(Generic[T]):
    """Answers that are worked out once, however many ask, and kept while there is room."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """The answer for this key. Who hangs up does not stop the work for the others."""
        task = self._found.get(key)
        if task is None:
            task = self._found[key] = asyncio.ensure_future(_run(make))
            task.add_done_callback(lambda done: self._done(key, done))
        self._found.move_to_end(key)
        while len(self._found) > self._most:
            self._found.popitem(last=False)
        return await asyncio.shield(task)

    def known(self, key: Hashable) -> T | None:
        """The answer, if it is there already."""
        task = self._found.get(key)
        return None if task is None or not task.done() or task.cancelled() or task.exception() else task.result()

    def _done(self, key: Hashable, task: asyncio.Task[T]) -> None:
        failed = task.cancelled() or task.exception() is not None
        if failed and self._found.get(key) is task:  # the next one may be luckier
            del self._found[key]


async def _run(make: Callable[[], Awaitable[T]]) -> T:
    return await make()


class Reviews:
    """Records, replays, insights and curves. What is asked for often is worked out once.

    An address pays for the seconds of the processor it has used; who has used too many must wait.
    """

    def __init__(self, worker: Worker | None, costs: Buckets) -> None:
        self._worker = worker
        self._costs = costs
        self._records: TaskCache[bytes] = TaskCache(_RECORDS)
        self._insights: TaskCache[InsightAt] = TaskCache(_INSIGHTS)
        self._curves: TaskCache[Curve] = TaskCache(_CURVES)
        self._weighed: TaskCache[tuple[Weighed, ...]] = TaskCache(_CURVES)
        self._shared: TaskCache[Shared] = TaskCache(_CURVES)
        self._awards: TaskCache[tuple[Award, ...]] = TaskCache(_CURVES)
        self._one_log = asyncio.Lock()
        # Bots get their turn between the questions of reviews, and half of the workers for themselves.
        self._turn = asyncio.Semaphore(1 if worker is None else max(1, worker.workers // 2))

    async def record(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """A record that was read before, or is now."""
        return await self._records.get(key, make)

    async def replayed(
        self, address: str, load: Callable[[], Awaitable[Sequence[Logged]]], make: Callable[[Sequence[Logged]], T]
    ) -> T:
        """What is made of the log of a table, in a thread: it may be long, so only one is held at a time, and who asks
        pays for it even if there is nothing to be had."""
        self._costs.check(address)
        async with self._one_log:
            begun = time.monotonic()
            try:
                return await asyncio.to_thread(make, await load())
            finally:
                self._costs.spend(address, time.monotonic() - begun)

    async def check(self, address: str, record: bytes) -> None:
        """BadRecord if this is no record."""
        await self._run(address, jobs.check, record, warm=False)

    async def replay(
        self, address: str, record: bytes, asked: Asked, thoughts: Sequence[StoredThought] = ()
    ) -> AsyncIterator[bytes]:
        """A replay in pieces; what can be refused is refused before the first."""
        first = await self._run(address, jobs.replay_chunk, record, asked, thoughts, warm=False)
        return self._pieces(address, record, asked, first)

    async def _pieces(self, address: str, record: bytes, asked: Asked, chunk: Chunk) -> AsyncIterator[bytes]:
        if asked.squeeze:
            yield _GZIP
        yield chunk.data
        while chunk.next is not None:
            begin = chunk.next, chunk.crc, chunk.size
            chunk = await self._run(address, jobs.replay_chunk, record, asked, (), *begin, warm=False)
            yield chunk.data
        if asked.squeeze:
            yield chunk.crc.to_bytes(4, "little") + (chunk.size % 2**32).to_bytes(4, "little")

    async def insight(
        self, address: str, key: Hashable, record: bytes, seat: Seat | None, step: int, lens: str | None
    ) -> InsightAt:
        """What these eyes could know after this step."""
        return await self._insights.get(
            (key, seat, step, lens), lambda: self._run(address, jobs.insight, record, seat, step, lens)
        )

    async def curve(self, address: str, key: Hashable, record: bytes) -> Curve:
        """The course of the game, with its turning points."""

        async def make() -> Curve:
            sides, steps = await self._run(address, jobs.course, record)
            return curve_of(sides, [await self._run(address, jobs.appraise, record, n) for n in range(steps)])

        return await self._curves.get(key, make)

    async def awards(self, address: str, key: Hashable, record: bytes) -> tuple[Award, ...]:
        """Who lied best and who saw through the others best; nothing if the game was broken off."""

        async def make() -> tuple[Award, ...]:
            if await self._run(address, jobs.remembered, record, warm=False) is None:
                return ()
            return await self._run(address, jobs.awards, record)

        return await self._awards.get(key, make)

    async def verdict(self, address: str, key: Hashable, record: bytes, seat: Seat | None) -> Verdict:
        """What this seat should remember of the game: every decision weighed, the doubtful ones twice."""

        async def weigh(steps: Iterable[int], effort: Effort) -> list[Weighed]:
            found = [await self._run(address, jobs.weigh, record, n, effort) for n in steps]
            return [one for one in found if one is not None]

        async def make() -> tuple[Weighed, ...]:
            first = await weigh(await self._run(address, jobs.decisions, record), "quick")
            return confirmed(first, await weigh(doubtful(first), "thorough"))

        found, curve = await self._weighed.get(key, make), await self.curve(address, key, record)
        own = await self._line(address, key, record, seat)
        return await self._run(address, jobs.verdict, record, seat, curve, found, own)

    async def _line(self, address: str, key: Hashable, record: bytes, seat: Seat | None) -> Curve | None:
        """This seat's chance by what it could know; None where nothing is hidden from it."""
        steps = await self._run(address, jobs.looks_ahead, record, seat)
        if seat is None or steps is None:
            return None
        if not steps:
            return await self.curve(address, key, record)

        async def make() -> Curve:
            found = [await self._run(address, jobs.outlook, record, n, seat) for n in range(steps)]
            return await self._run(address, jobs.line, record, found)

        return await self._curves.get((key, seat), make)

    async def shared(self, address: str, key: Hashable, record: bytes) -> Shared:
        """What a link to this game shows of it."""

        async def make() -> Shared:
            found = await self.verdict(address, key, record, None)
            names = tuple(msgspec.json.decode(record.split(b"\n", 1)[0])["seats"])
            return Shared(found.words, found.line, found.turn.n if found.turn else None, names)

        return await self._shared.get(key, make)

    def shown(self, key: Hashable) -> Shared | None:
        """The same, if it is known already: nobody waits for it."""
        return self._shared.known(key)

    async def coach(self, address: str, eyes: Eyes, action: Action) -> Weighed | None:
        """What this move would be worth, if it is a mistake by what these eyes have seen."""
        return await self._run(address, jobs.coach, eyes, action)

    async def _run(self, address: str, function: Callable[..., T], *args: Any, warm: bool = True) -> T:
        """Let a worker do this, at the cost of this address. Without workers only what needs no bots is done."""
        self._costs.check(address)
        if self._worker is None:
            if warm:
                raise Refused("review-no-workers")
            return await asyncio.to_thread(function, *args)
        async with self._turn:
            try:
                found, seconds = await self._worker.work(Owner("review", address), _MOST, function, *args, warm=warm)
            except TooLong:
                self._costs.spend(address, _MOST)
                raise Refused("review-too-large") from None
            except CrosstableError:
                raise
            except Exception:
                log.exception("a review could not be worked out")
                raise Refused("review-failed") from None
        self._costs.spend(address, seconds)
        return found
