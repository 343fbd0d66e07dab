"""Whether the server is well and whether it is ready, asked from outside: found out by trying, not by hoping."""

import asyncio
import time
from importlib.metadata import version

from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from crosstable.bots.pool import BotPool
from crosstable.core import StoreFailed
from crosstable.table import watch
from crosstable.table.hub import Hub

from .api_types import Health, Prepared
from .errors import problems

VERSION = version("crosstable")
_FRESH = 1.0
"""Seconds for which one look is good: whoever asks often causes no more work."""
_PATIENCE = 3.0
"""Seconds in which a store must have written a line."""


class HealthCheck:
    """Looks at disk, store and workers, at most once a second."""

    def __init__(self, hub: Hub, pool: BotPool | None) -> None:
        self._hub, self._pool = hub, pool
        self._seen = 0.0
        self._look: asyncio.Task[tuple[bool, bool, bool]] | None = None
        self.closing = False

    async def health(self) -> Health:
        """How the server is."""
        now = time.monotonic()
        if self._look is None or (self._look.done() and now - self._seen > _FRESH):
            self._seen, self._look = now, asyncio.create_task(self._try())
        disk, store, workers = await asyncio.shield(self._look)
        disk = disk and self._hub.store.healthy
        ok = disk and store and workers
        return Health(VERSION, len(self._hub), ok, disk, store, workers)

    async def _try(self) -> tuple[bool, bool, bool]:
        workers = self._pool is None or self._pool.alive()
        try:
            await asyncio.wait_for(self._hub.store.beat(watch.now()), _PATIENCE)
        except (StoreFailed, TimeoutError):
            return self._hub.store.healthy, False, workers
        return self._hub.store.healthy, True, workers

    async def ready(self) -> Prepared:
        """Whether new people should be sent here."""
        warm = self._pool is None or self._pool.settled
        return Prepared(warm and not self.closing and (await self.health()).ok)


def _check(state: State) -> HealthCheck:
    found: HealthCheck = state.health
    return found


@get(
    "/health",
    responses={503: ResponseSpec(Health, description="Something that is needed does not work."), **problems(429)},
)
async def health(state: State) -> Response[Health]:
    """Whether the server is up and can keep what happens and let bots think; 503 if it cannot."""
    found = await _check(state).health()
    return Response(found, status_code=200 if found.ok else 503)


@get("/ready", responses={503: ResponseSpec(Prepared, description="Not now."), **problems(429)})
async def ready(state: State) -> Response[Prepared]:
    """Whether new people should be sent here: it is well, its bots are warm, and it is not about to stop."""
    found = await _check(state).ready()
    return Response(found, status_code=200 if found.ready else 503)
