"""Chance is an argument. It draws from labelled streams that all come from one seed.

The sealed algorithm is frozen under the id `hmac-sha256/1`: the block number c of the stream `label` at the
action number n is HMAC-SHA-256(seed, "n:label" ‖ 0x00 ‖ c as 8 bytes), read as four big-endian 64-bit words;
whole numbers come from the words by rejection, shuffles are Fisher–Yates from the top. Each action has
streams of its own, so an action that was refused, or a game that is resumed, changes no later draw.
"""

import hashlib
import hmac
import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

SEALED = "hmac-sha256/1"
_WORD = 1 << 64


class Chance(ABC):
    """Where a game's luck comes from."""

    @abstractmethod
    def below(self, label: str, n: int) -> int:
        """A uniformly random whole number from 0 to n - 1."""

    def pick(self, label: str, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(label, len(items))]

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        """All the items in random order."""
        cards = list(items)
        for top in range(len(cards) - 1, 0, -1):
            other = self.below(label, top + 1)
            cards[top], cards[other] = cards[other], cards[top]
        return tuple(cards)


class SealedChance(Chance):
    """The chance of one action of a real table: reproducible to the byte from the table's seed."""

    def __init__(self, seed: bytes, action: int) -> None:
        self._seed = seed
        self._action = action
        self._streams: dict[str, Iterator[int]] = {}

    def below(self, label: str, n: int) -> int:
        """See `Chance.below`. Words at or above the largest multiple of n are thrown away."""
        stream = self._streams.setdefault(label, self._words(label))
        limit = _WORD - _WORD % n
        while (word := next(stream)) >= limit:
            pass
        return word % n

    def _words(self, label: str) -> Iterator[int]:
        name = f"{self._action}:{label}".encode() + b"\0"
        block = 0
        while True:
            digest = hmac.digest(self._seed, name + block.to_bytes(8, "big"), "sha256")
            yield from (int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8))
            block += 1


class QuickChance(Chance):
    """Fast chance for simulations; labels share one generator."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def below(self, label: str, n: int) -> int:
        """See `Chance.below`."""
        return int(self._random.random() * n)


def new_seed() -> bytes:
    """A table's secret: 32 bytes from the operating system."""
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """What is shown before the deal, so that the seed can be checked against it afterwards."""
    return hashlib.sha256(b"crosstable seed 1\0" + seed).hexdigest()
