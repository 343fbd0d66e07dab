"""What tables count for whoever watches the server from outside. Nothing here tells who did what, or at which table."""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import REGISTRY, Counter
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from crosstable.core import CrosstableError, Illegal

REFUSALS = Counter("crosstable_refusals", "Requests that were refused.", ["why"])
_BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class _Kept(Collector):
    """What was made durable. It is counted at every step of every game, so counting is one addition, and what
    Prometheus wants is made when it asks."""

    def __init__(self) -> None:
        self.actions: Tally[str] = Tally()
        self._within = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0

    def took(self, seconds: float) -> None:
        """The store has taken so long."""
        self._within[bisect_left(_BOUNDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        """Asked at every scrape."""
        actions = CounterMetricFamily("crosstable_actions", "Actions of games that were made durable.", labels=["game"])
        for game, count in self.actions.items():
            actions.add_metric([game], count)
        yield actions
        bounds = [*map(str, _BOUNDS), "+Inf"]
        yield HistogramMetricFamily(
            "crosstable_append_seconds",
            "How long the store took until steps of a table were durable.",
            buckets=list(zip(bounds, accumulate(self._within), strict=True)),
            sum_value=self._seconds,
        )


KEPT = _Kept()
REGISTRY.register(KEPT)


def count_refusal(error: CrosstableError) -> None:
    """Count a refusal by its reason. What the rules of a game refuse counts as one: the reason may be a secret."""
    REFUSALS.labels("rules" if isinstance(error, Illegal) else error.why.key).inc()
