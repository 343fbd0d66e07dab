"""What a seat has heard as numbers, for any game: each event it was told is hashed, whole and field by field, to places
and signs (feature hashing).

In the first half of the numbers all events count alike; in the second half an event counts the less the more have come
after it, which tells the new from the old. Nothing but what the seat was told and its own words goes in. Who knows a
game better makes features of the view, which every framework here hands over too.
"""

import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
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

Places = tuple[tuple[int, float], ...]
"""Where something counts, and whether as 1 or as -1."""


class Hearing:
    """What was told on one course of a game: to all, and to single seats. Only what is new is added at each reading.

    How much an event weighs in the second half goes by what all have heard, so that no weight tells of a secret event.
    """

    def __init__(self) -> None:
        self._last: Step[Any] | None = None
        """The newest step that was taken in."""
        self._own: dict[Seat, Tally] = {}
        self._forget()

    def _forget(self) -> None:
        self._steps, self._weight = 0, 1.0
        self._all = Tally()
        self._own.clear()

    def numbers(self, steps: Sequence[Step[Any]], seat: Seat, path: Path) -> NDArray[np.float32]:
        """Everything a seat was told in these steps, and what it has begun to say."""
        self._take_in(steps)
        own = self._own.get(seat) or self._begin(seat)
        found: NDArray[np.float32] = self._all.numbers + own.numbers
        newer = found[HALF:]
        newer *= 1 / self._weight
        for at, sign in _begun(path):
            found[at] += sign
        return found

    def _take_in(self, steps: Sequence[Step[Any]]) -> None:
        if self._steps and (self._steps > len(steps) or steps[self._steps - 1] is not self._last):
            self._forget()  # another course of the game
        for step in steps[self._steps :]:
            for told in step.events:
                if told.to.seats is None:
                    self._weight *= GROWTH
                    self._all.count(_places(told.event), self._weight)
                else:
                    self._tell(told.to.seats, _places(told.event))
        self._steps, self._last = len(steps), steps[-1]
        if self._weight > MOST:
            for tally in (self._all, *self._own.values()):
                tally.numbers[HALF:] /= self._weight
            self._weight = 1.0

    def _tell(self, seats: Iterable[Seat], places: Places) -> None:
        for seat in seats:
            (self._own.get(seat) or self._begin(seat)).count(places, self._weight)

    def _begin(self, seat: Seat) -> "Tally":
        """A seat knows which one it is."""
        self._own[seat] = Tally()
        self._own[seat].count(_hashed(f"seat={seat}"), 0.0)
        return self._own[seat]


class Tally:
    """Numbers that are counted one by one, and read all at once."""

    __slots__ = ("_counts", "numbers")

    def __init__(self) -> None:
        self._counts = array("f", bytes(4 * SIZE))
        self.numbers = np.frombuffer(self._counts, np.float32)  # the same memory

    def count(self, places: Places, weight: float) -> None:
        """Count each of these once in the first half, and with this weight in the second."""
        counts = self._counts
        for place, sign in places:
            counts[place] += sign
            counts[place + HALF] += sign * weight


def _places(event: Event) -> Places:
    """Where an event counts."""
    try:
        return _kept(event)
    except TypeError:  # it holds something that cannot be a key
        return _kept.__wrapped__(event)


@lru_cache(KEPT)
def _kept(event: Event) -> Places:
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
    return ((hashed % HALF, 1.0 if hashed & 0x80000000 else -1.0),)


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
