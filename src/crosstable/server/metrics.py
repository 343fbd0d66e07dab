"""What a server shows to Prometheus at `/metrics`, where that was asked for: numbers, no names and no addresses."""

import logging
import time
from collections.abc import Iterator

from litestar import Response, get
from litestar.datastructures import State
from prometheus_client import REGISTRY, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.registry import Collector, CollectorRegistry

from crosstable.bots.bot import BotChoice
from crosstable.bots.fair_queue import Owner
from crosstable.core import Facts, Sight, Thought
from crosstable.table.thinking import Thinker

from .context import AppContext, context_of

THOUGHT = Histogram(
    "crosstable_thought_seconds",
    "How long a bot was waited for, from the question to its answer.",
    ["game"],
    buckets=(0.01, 0.03, 0.1, 0.3, 1, 2, 3, 5, 10, 30),
)
ERRORS = Counter("crosstable_errors", "Lines of the log at the level of an error.", ["logger"])


class MeasuredThinker:
    """A thinker whose answers are timed."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner) -> Thought:
        """What the bot does. A question that is withdrawn counts for nothing."""
        began = time.perf_counter()
        thought = await self._thinker.think(facts, choice, sight, owner)
        THOUGHT.labels(facts.id).observe(time.perf_counter() - began)
        return thought


class ErrorCounter(logging.Handler):
    """Counts what goes wrong, by the part of the program that says so."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        """One line more."""
        ERRORS.labels(record.name).inc()


class _Now(Collector):
    """What a server has at this moment."""

    def __init__(self, context: AppContext) -> None:
        self._context = context

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Asked at every scrape."""
        hub, pool = self._context.hub, self._context.pool
        for name, what, value in (
            ("tables", "Tables in memory.", len(hub)),
            ("games_running", "Games that are being played at these tables.", hub.playing),
            ("sockets", "Connections to these tables.", hub.connected),
            ("bots_thinking", "Bots that are thinking in a worker.", pool.thinking if pool else 0),
            ("bots_waiting", "Bots and reviews that wait for a worker.", pool.waiting if pool else 0),
            ("store_healthy", "1 if the store takes what it is given.", int(hub.store.healthy)),
        ):
            yield GaugeMetricFamily(f"crosstable_{name}", what, value)


@get("/metrics", include_in_schema=False, sync_to_thread=False, media_type=CONTENT_TYPE_PLAIN_0_0_4)
def metrics(state: State) -> Response[bytes]:
    """Everything that is counted, in Prometheus's own words."""
    now = CollectorRegistry(auto_describe=False)
    now.register(_Now(context_of(state)))
    return Response(generate_latest(REGISTRY) + generate_latest(now), media_type=CONTENT_TYPE_PLAIN_0_0_4)
