"""Chance is an argument. It draws from labelled streams that all come from one seed.

The sealed algorithm is frozen under the id `hmac-sha256/1`: the block number c of the stream `label` at the
action number n is HMAC-SHA-256(seed, "n:label" ‖ 0x00 ‖ c as 8 bytes), read as four big-endian 64-bit words;
whole numbers come from the words by rejection, shuffles are Fisher–Yates from the top. Each action has
streams of its own, so an action that was refused, or a game that is resumed, changes no later draw.

Under the id `hmac-sha256/2` the same streams come from a seed to which the players contributed (see `fairness`), and
what is shuffled or picked from is first put in the one order that its written form gives. Each draw is kept, so that
it can be checked by somebody who does not know the rules: docs/fairness.md has it on a page.
"""

import hashlib
import hmac
import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from struct import unpack
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

T = TypeVar("T")

SEALED = "hmac-sha256/1"
FAIR = "hmac-sha256/2"
WORD = 1 << 64
"""So many numbers a word may be; nothing larger can be drawn from."""


class Chance(ABC):
    """Where a game's luck comes from."""

    __slots__ = ()

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

    __slots__ = ("_action", "_seed", "_streams")

    def __init__(self, seed: bytes, action: int) -> None:
        self._seed = seed
        self._action = action
        self._streams: dict[str, Iterator[int]] | None = None
        """None until something is drawn: most actions leave nothing to chance."""

    def below(self, label: str, n: int) -> int:
        """See `Chance.below`. Words at or above the largest multiple of n are thrown away."""
        if self._streams is None:
            self._streams = {}
        stream = self._streams.get(label)
        if stream is None:
            stream = self._streams[label] = self._words(label)
        limit = WORD - WORD % n
        while (word := next(stream)) >= limit:
            pass
        return word % n

    def _words(self, label: str) -> Iterator[int]:
        name = f"{self._action}:{label}".encode() + b"\0"
        block = 0
        while True:
            yield from unpack(">4Q", hmac.digest(self._seed, name + block.to_bytes(8, "big"), "sha256"))
            block += 1


Word = Annotated[str, Meta(max_length=60)]
Card = int | Word | tuple[int, ...]
Cards = Annotated[tuple[Card, ...], Meta(max_length=200)]


class Draw(Struct, frozen=True, forbid_unknown_fields=True):
    """One draw as a record keeps it: its label, how it was drawn, of what, and what came out.

    A `number` is below `of`; a `pick` is one of them; a `shuffle` is all of them in their new order.
    """

    label: Word
    how: Literal["number", "pick", "shuffle"]
    of: int | Cards
    got: int | Word | Cards


def in_order(items: Iterable[T]) -> list[T]:
    """These items in the order of their JSON, so that nobody chooses the order in which a draw begins."""
    return sorted(items, key=msgspec.json.encode)


class FairChance(Chance):
    """The chance of one action of a table whose players contributed to the seed. It keeps what it has drawn."""

    def __init__(self, seed: bytes, action: int) -> None:
        self._from = seed, action
        self.drawn: list[Draw] = []

    @cached_property
    def _words(self) -> SealedChance:
        """Most actions draw nothing."""
        return SealedChance(*self._from)

    def below(self, label: str, n: int) -> int:
        """See `Chance.below`."""
        got = self._words.below(label, n)
        self.drawn.append(Draw(label, "number", n, got))
        return got

    def pick(self, label: str, items: Sequence[T]) -> T:
        """See `Chance.pick`."""
        cards: list[Any] = in_order(items)
        got = cards[self._words.below(label, len(cards))]
        self.drawn.append(Draw(label, "pick", tuple(cards), got))
        return got  # type: ignore[no-any-return]

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        """See `Chance.shuffle`."""
        cards: list[Any] = in_order(items)
        got = self._words.shuffle(label, cards)
        self.drawn.append(Draw(label, "shuffle", tuple(cards), got))
        return got


def drawn(chance: Chance) -> tuple[Draw, ...]:
    """What was drawn here, where that is kept."""
    return tuple(chance.drawn) if type(chance) is FairChance else ()  # isinstance is dear for abstract classes


class QuickChance(Chance):
    """Fast chance for simulations; labels share one generator."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def below(self, label: str, n: int) -> int:
        """See `Chance.below`."""
        return int(self._random.random() * n)

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        """See `Chance.shuffle`: the same draws, without a call for each."""
        cards, draw = list(items), self._random.random
        for top in range(len(cards) - 1, 0, -1):
            other = int(draw() * (top + 1))
            cards[top], cards[other] = cards[other], cards[top]
        return tuple(cards)


def new_seed() -> bytes:
    """A table's secret: 32 bytes from the operating system."""
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """What is shown before the deal, so that the seed can be checked against it afterwards."""
    return hashlib.sha256(b"crosstable seed 1\0" + seed).hexdigest()
