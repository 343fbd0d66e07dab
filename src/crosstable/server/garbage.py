"""When memory that only refers to itself is looked for: not in the midst of people's games.

Python looks through all it holds whenever that has grown by a quarter. With a thousand tables this takes a fifth of a
second, in which nobody is answered. So only what is young is looked through as it comes, which is quick and finds
nearly everything; all of it is looked through where nothing goes on, and at the latest after an hour.
"""

import asyncio
import gc
import time

_YOUNG, _NEWEST = 10_000, 5
"""So many new things are looked through together, and so often before what was left over is."""
_NEVER = 2**31 - 1
_EVERY = 10.0
"""Seconds between two looks at how busy the process is."""
_QUIET = 0.05
"""The share of a processor below which nothing much goes on."""
_LATEST = 3600.0
"""Seconds after which everything is looked through even so."""
_GROWN = 10
"""What is left over this often is worth a look through everything."""


def spare_the_old() -> None:
    """From now on Python by itself looks only through what is young."""
    gc.set_threshold(_YOUNG, _NEWEST, _NEVER)


def due(grown: int, busy: float, since: float) -> bool:
    """Whether everything is looked through now: what is young was left over `grown` times since the last time, `since`
    seconds ago, and the process takes `busy` of a processor."""
    return grown >= _GROWN and (busy < _QUIET or since >= _LATEST)


async def look_after(every: float = _EVERY) -> None:
    """Look through everything whenever it is due."""
    looked = time.monotonic()
    while True:
        begun, used = time.monotonic(), time.process_time()
        await asyncio.sleep(every)
        busy = (time.process_time() - used) / (time.monotonic() - begun)
        if due(gc.get_count()[2], busy, time.monotonic() - looked):
            gc.collect()
            looked = time.monotonic()
