"""A view as numbers, for any game: each field with its value is hashed to a place and a sign (feature hashing).

Equal views give equal numbers, and nothing but the view and the seat's own words goes in. Who knows a game better makes
features of the view itself, which every framework here hands over too.
"""

import zlib
from collections.abc import Iterator
from typing import Any

import numpy as np
from msgspec import to_builtins
from numpy.typing import NDArray

from crosstable.core import View

from .words import Path

SIZE = 512
LEFT_OUT = ("offers",)
"""What one may do is in the mask."""


def features(view: View, path: Path) -> NDArray[np.float32]:
    """The numbers of a view, and of what its seat has begun to say."""
    found = np.zeros(SIZE, np.float32)
    plain = {name: value for name, value in to_builtins(view).items() if name not in LEFT_OUT}
    for name in (*_named(plain, ""), *(f"path:{place}:{word}" for place, word in enumerate(path))):
        hashed = zlib.crc32(name.encode())
        found[hashed % SIZE] += 1 if hashed & 0x80000000 else -1
    return found


def _named(value: Any, name: str) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from _named(inside, f"{name}.{key}")
    elif isinstance(value, list | tuple):
        for place, inside in enumerate(value):
            yield from _named(inside, f"{name}[{place}]")
    elif value is not None:
        yield f"{name}={value}"


def mask(words: tuple[int, ...], size: int) -> NDArray[np.int8]:
    """1 for each word that may be said."""
    found = np.zeros(size, np.int8)
    found[list(words)] = 1
    return found
