"""What waits for one task: anybody puts something in, the task takes all of it at once."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """A queue with one reader, who never takes a single item."""

    def __init__(self) -> None:
        self._items: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def put(self, item: T) -> None:
        """One more."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._items

    def take(self) -> list[T]:
        """All that waits."""
        items, self._items = self._items, []
        return items

    async def wait(self) -> None:
        """Come back when something waits."""
        if not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
