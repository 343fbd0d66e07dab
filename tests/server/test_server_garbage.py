"""Everything a server holds is looked through for garbage when that disturbs nobody."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from crosstable.server.garbage import due, look_after, spare_the_old


class Ring:
    """Refers to itself, so that only a look through what it lies among finds out that nobody needs it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def spared() -> Iterator[None]:
    """The old are spared in this test."""
    before = gc.get_threshold()
    spare_the_old()
    gc.collect()
    yield
    gc.set_threshold(*before)


def _busy_for(rounds: int) -> list[list[int]]:
    """So many new things that Python looks through the young, again and again."""
    return [[n] for n in range(rounds * 60_000)]


def test_while_people_play_only_what_is_young_is_looked_through(spared: None) -> None:
    full = gc.get_stats()[2]["collections"]
    held = _busy_for(15)
    assert gc.get_stats()[2]["collections"] == full
    assert gc.get_count()[2] >= 10
    assert held


@pytest.mark.parametrize(
    ("grown", "busy", "since", "wanted"),
    [
        (10, 0.01, 20.0, True),
        (10, 0.3, 20.0, False),
        (10, 0.3, 3600.0, True),
        (9, 0.0, 9000.0, False),
    ],
    ids=["quiet", "in the midst of games", "for an hour in the midst of games", "hardly anything is new"],
)
def test_everything_is_looked_through_in_quiet_moments_or_after_an_hour(
    grown: int, busy: float, since: float, wanted: bool
) -> None:
    assert due(grown, busy, since) is wanted


def test_what_nobody_needs_any_more_is_found_once_it_is_quiet(spared: None) -> None:
    async def until_found() -> None:
        found = asyncio.Event()
        ring = Ring()
        gone = weakref.ref(ring, lambda _: found.set())
        gc.collect()  # it is old now
        del ring
        held = _busy_for(15)
        assert gone() is not None
        looking = asyncio.create_task(look_after(every=0.05))
        await found.wait()
        looking.cancel()
        assert held

    asyncio.run(asyncio.wait_for(until_found(), 60))
