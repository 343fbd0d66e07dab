"""A view as numbers, for any game: each field with its value is hashed to a place and a sign (feature hashing).

Equal views give equal numbers, and nothing but the view and the seat's own words goes in. Who knows a game better makes
features of the view itself, which every framework here hands over too.
"""

import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
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
    found = _hashed(f"path:{place}:{word}" for place, word in enumerate(path))
    for name in view.__struct_fields__:
        if name not in LEFT_OUT:
            found += _field(name, encode(getattr(view, name)))
    return found


@lru_cache(KEPT)
def _field(name: str, value: bytes) -> NDArray[np.float32]:
    """The numbers of one field of a view."""
    return _hashed(_named(msgspec.json.decode(value), f".{name}"))


def _hashed(names: Iterable[str]) -> NDArray[np.float32]:
    found = np.zeros(SIZE, np.float32)
    for name in names:
        hashed = zlib.crc32(name.encode())
        found[hashed % SIZE] += 1 if hashed & 0x80000000 else -1
    return found


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
    found = np.zeros(size, np.int8)
    found[list(words)] = 1
    return found
