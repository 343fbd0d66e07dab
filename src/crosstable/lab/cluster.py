"""The games of an arena on a Ray cluster (extra `crosstable[ray]`). A worker that dies costs its game a second try."""

from collections.abc import Callable, Iterator, Sequence
from logging import ERROR
from typing import TypeVar

from .extras import needed

J = TypeVar("J")
R = TypeVar("R")

LOCAL = "local"
"""The address that means: begin a cluster on this machine."""
TRIES = 5
"""How often a game is begun anew when the worker that plays it dies."""


def run_on(address: str, jobs: Sequence[J], run: Callable[[J], R]) -> Iterator[R]:
    """What comes of these jobs, in the order in which they end."""
    ray = needed("ray", "ray")
    mine = not ray.is_initialized()
    if mine:
        ray.init(
            **({"include_dashboard": False} if address == LOCAL else {"address": address}),
            log_to_driver=False,
            logging_level=ERROR,
        )
    try:
        task = ray.remote(max_retries=TRIES)(run)
        waiting = [task.remote(job) for job in jobs]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from map(ray.get, done)
    finally:
        if mine:
            ray.shutdown()
