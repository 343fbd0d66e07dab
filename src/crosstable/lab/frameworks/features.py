"""A view as numbers, for any game: each field with its value is hashed to a place and a sign (feature hashing).

Equal views give equal numbers, and nothing but the view and the seat's own words goes in. Who knows a game better makes
features of the view itself, which every framework here hands over too.
"""

import zlib
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from crosstable.core import View
from crosstable.core.codec import encode

from .words import Path

SIZE = 512
LEFT_OUT = ("offers",)
"""What one may do is in the mask."""
KEPT = 4_000
"""Fields whose numbers are kept: from one step to the next most of a view stays as it was."""


def features(view: View, path: Path) -> NDArray[np.float32]:
    """The numbers of a view, and of what its seat has begun to say."""
    places = b"".join([_field(name, encode(getattr(view, name))) for name in _fields(type(view))])
    if path:
        places += _places(f"path:{place}:{word}" for place, word in enumerate(path))
    counts = np.bincount(np.frombuffer(places, np.uint16), minlength=2 * SIZE)
    return (counts[:SIZE] - counts[SIZE:]).astype(np.float32)


@cache
def _fields(kind: type[View]) -> tuple[str, ...]:
    return tuple(name for name in kind.__struct_fields__ if name not in LEFT_OUT)


@lru_cache(KEPT)
def _field(name: str, value: bytes) -> bytes:
    """Where one field of a view counts."""
    return _places(_named(msgspec.json.decode(value), f".{name}"))


def _places(names: Iterable[str]) -> bytes:
    """Where these count, two bytes each: the second half of the places is for what counts as -1."""
    hashes = [zlib.crc32(name.encode()) for name in names]
    places = [hashed % SIZE + (0 if hashed & 0x80000000 else SIZE) for hashed in hashes]
    return np.array(places, np.uint16).tobytes()


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
