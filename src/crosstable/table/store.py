"""Where tables are kept. What `append` has finished is durable; nobody is told anything before."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from crosstable.core import StoreFailed

from .dispatch import Logged


class Indexed(Struct, frozen=True):
    """A table as look-ups need it."""

    id: str
    code: str
    phase: str
    public: bool
    updated: int


class StoredThought(Struct, frozen=True):
    """What a bot thought before action `n` of a round; `thought` is JSON. Not part of the log."""

    round: int
    n: int
    seat: int
    thought: bytes


class Append(Struct, frozen=True):
    """Steps of one table that become durable together, or not at all."""

    table: str
    steps: tuple[Logged, ...]
    index: Indexed | None = None
    thought: StoredThought | None = None

    def only_steps(self) -> bool:
        """Whether that is all there is to it: what games mostly lead to."""
        return self.index is None and self.thought is None


Kept = Callable[[Exception | None], None]
"""What is called when something is durable, or could not be kept."""


class Submitting:
    """A store that has only `append`: to submit is to let a task append."""

    async def append(self, what: Append) -> None:
        """See `Store.append`."""
        raise NotImplementedError

    def submit(self, what: Append, done: Kept) -> None:
        """See `Store.submit`."""

        def tell(task: asyncio.Task[None]) -> None:
            _appending.discard(task)
            done(StoreFailed("cancelled") if task.cancelled() else task.exception())  # type: ignore[arg-type]

        task = asyncio.get_running_loop().create_task(self.append(what))
        _appending.add(task)  # the loop holds it only weakly
        task.add_done_callback(tell)


_appending: set[asyncio.Task[None]] = set()


class Store(Protocol):
    """Keeps the logs of all tables."""

    @property
    def healthy(self) -> bool:
        """Whether it could keep what was given to it last, and has room for more. Asked often: it must be cheap."""

    async def append(self, what: Append) -> None:
        """Make it durable, or raise StoreFailed."""

    def submit(self, what: Append, done: Kept) -> None:
        """The same for who does not wait: `done` is called with what went wrong, or None, and never from here."""

    async def load(self, table: str) -> list[Logged]:
        """The whole log of a table; empty if there is none."""

    async def thoughts(self, table: str, round_: int) -> list[StoredThought]:
        """What bots thought in one game of a table."""

    async def find(self, name: str) -> str | None:
        """The id of the table with this id or code."""

    async def unfinished(self) -> Sequence[str]:
        """The ids of the tables with a running game."""

    async def count(self) -> int:
        """How many tables it has."""

    async def forget(self, before: int, but: Sequence[str]) -> int:
        """Delete tables that have not changed since this moment and never played a game, but not these; how many."""

    async def archive(self, before: int, but: Sequence[str], file: Path) -> int:
        """Move tables whose games are over and that have not changed since this moment, but not these, into a file
        like a backup; how many."""

    async def beat(self, now: int) -> None:
        """Note that the server is alive now."""

    async def alive(self) -> int | None:
        """When the server was last known to be alive."""

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
