"""What a seat has heard as numbers, for any game: each event it was told is hashed, whole and field by field, to places
and signs (feature hashing).

In the first half of the numbers all events count alike; in the second half an event counts the less the more have come
after it, which tells the new from the old. Nothing but what the seat was told and its own words goes in. Who knows a
game better makes features of the view, which every framework here hands over too.
"""

import zlib
from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from crosstable.core import Event, Seat, Step
from crosstable.core.codec import encode

from .words import Path

HALF = 256
SIZE = 2 * HALF
GROWTH = 1.25
"""So much more an event counts in the second half than the one before it."""
MOST = 1e20
"""When the newest event would weigh more than this, all weights are divided by it."""
KEPT = 20_000
"""Events whose places are kept: the same ones come again and again."""

Places = tuple[tuple[int, int, float], ...]
"""Where something counts in the first half and in the second, and whether as 1 or as -1."""


class Hearing:
    """What was told on one course of a game: to all, and to single seats. Only what is new is added at each reading.

    How much an event weighs in the second half goes by what all have heard, so that no weight tells of a secret event.
    """

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._forget()

    def _forget(self) -> None:
        """One memory for all, the last row for what everybody hears: counted one by one, and read a row at once."""
        self._last: Step[Any] | None = None
        """The newest step that was taken in."""
        self._steps, self._weight = 0, 1.0
        self._counts = array("f", bytes(4 * SIZE * (self._seats + 1)))
        self._numbers = np.frombuffer(self._counts, np.float32).reshape(self._seats + 1, SIZE)
        *self._own, self._all = self._numbers
        for seat in range(self._seats):
            self._count(seat, _hashed(f"seat={seat}"), 0.0)  # a seat knows which one it is

    def numbers(self, steps: Sequence[Step[Any]], seat: Seat, path: Path) -> NDArray[np.float32]:
        """Everything a seat was told in these steps, and what it has begun to say."""
        if steps[-1] is not self._last:
            self._take_in(steps)
        found: NDArray[np.float32] = self._all + self._own[seat]
        newer = found[HALF:]
        newer *= 1 / self._weight
        for at, _, sign in _begun(path):
            found[at] += sign
        return found

    def _take_in(self, steps: Sequence[Step[Any]]) -> None:
        known = self._steps
        if known and (known > len(steps) or steps[known - 1] is not self._last):
            self._forget()  # another course of the game
            known = 0
        count, everybody = self._count, (self._seats,)
        for step in steps[known:]:
            for told in step.events:
                to = told.to.seats
                if to is None:
                    self._weight *= GROWTH
                try:
                    places = _places(told.event)
                except TypeError:  # it holds something that cannot be a key
                    places = _places.__wrapped__(told.event)
                for row in everybody if to is None else to:
                    count(row, places, self._weight)
        self._steps, self._last = len(steps), steps[-1]
        if self._weight > MOST:
            self._numbers[:, HALF:] /= self._weight
            self._weight = 1.0

    def _count(self, row: int, places: Places, weight: float) -> None:
        """Count each of these once in the first half, and with this weight in the second."""
        counts, begins = self._counts, row * SIZE
        for place, newer, sign in places:
            counts[begins + place] += sign
            counts[begins + newer] += sign * weight


@lru_cache(KEPT)
def _places(event: Event) -> Places:
    """Where an event counts."""
    whole = encode(event)
    fields: dict[str, Any] = msgspec.json.decode(whole)
    kind = fields.pop("type")
    return tuple(at for name in (whole.decode(), *_named(fields, kind)) for at in _hashed(name))


@lru_cache(KEPT)
def _begun(path: Path) -> Places:
    return tuple(at for place, word in enumerate(path) for at in _hashed(f"path:{place}:{word}"))


@lru_cache(KEPT)
def _hashed(name: str) -> Places:
    hashed = zlib.crc32(name.encode())
    return ((hashed % HALF, HALF + hashed % HALF, 1.0 if hashed & 0x80000000 else -1.0),)


def _named(value: Any, name: str) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from _named(inside, f"{name}.{key}")
    elif isinstance(value, list):
        for place, inside in enumerate(value):
            yield from _named(inside, f"{name}[{place}]")
    elif value is not None:
        yield f"{name}={value}"


def mask(words: tuple[int, ...], size: int) -> NDArray[np.int8]:
    """1 for each word that may be said."""
    found = bytearray(size)
    for word in words:
        found[word] = 1
    return np.frombuffer(found, np.int8)
