"""What processes that share one store tell each other: who has which table, what is public, who has done how much."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct


class Claim(Struct, frozen=True):
    """Who has a table."""

    at: str | None = None
    """Where the process can be reached that has it; None: it is ours from now on."""
    gone: int | None = None
    """When the process that had it before was last known to be alive."""


class Elsewhere(Exception):
    """The table is at another process, which can be reached there."""

    def __init__(self, at: str) -> None:
        super().__init__(at)
        self.at = at


class Sharing(Protocol):
    """How one process among several gets its tables. A table has one owner at a time."""

    secret: str
    """Known to all processes of one store and to nobody else: so they know each other's requests."""

    async def claim(self, table: str) -> Claim:
        """Take a table, unless a living process has it."""

    async def let_go(self, table: str) -> None:
        """Leave a table to whoever asks for it next."""

    async def orphans(self) -> Sequence[str]:
        """The tables of processes that have died."""

    async def publish(self, listing: bytes) -> None:
        """Let the others know which public tables are here."""

    async def published(self) -> Sequence[bytes]:
        """What the others have published last."""

    async def spend(self, name: str, rate: float, spent: Mapping[str, float]) -> Mapping[str, float]:
        """Add what was counted here of a limit that forgives this much a second; what each of them owes now, counted by
        all processes together."""

    async def tidy(self) -> None:
        """Forget what is left of processes that have died, and what is owed no more."""

    def on_lost(self, tell: Callable[[], None]) -> None:
        """Call this in the moment when this process may have lost all its tables."""


class Alone:
    """One process that has its store for itself: every table is its own."""

    secret = ""

    async def claim(self, table: str) -> Claim:
        """It is ours."""
        return Claim()

    async def let_go(self, table: str) -> None:
        """Nobody else wants it."""

    async def orphans(self) -> Sequence[str]:
        """There are none."""
        return ()

    async def publish(self, listing: bytes) -> None:
        """Nobody else is there."""

    async def published(self) -> Sequence[bytes]:
        """Nobody else is there."""
        return ()

    async def spend(self, name: str, rate: float, spent: Mapping[str, float]) -> Mapping[str, float]:
        """Nobody else counts."""
        return {}

    async def tidy(self) -> None:
        """Nothing is left of anybody."""

    def on_lost(self, tell: Callable[[], None]) -> None:
        """What one has alone is not lost."""
