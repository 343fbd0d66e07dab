"""Whose turn it is at the workers: whoever has used them least lately, by address first and then by table."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable

from msgspec import Struct

HALF_LIFE = 10.0
"""Seconds after which half of what somebody has used is forgotten."""
_FORGOTTEN = 0.001


class Owner(Struct, frozen=True):
    """For whom work is done: a table (or another kind of work), and the address it was opened from, if one knows."""

    table: str = ""
    address: str = ""

    @property
    def guest(self) -> str:
        """Who answers for it; a table of which one knows no more answers for itself."""
        return self.address or f"table {self.table}"


class Usage:
    """Seconds of work by name, fading: what is long past counts for nothing, and takes no memory."""

    def __init__(self) -> None:
        self._seconds: dict[object, float] = {}
        self._at = 0.0

    def of(self, name: object) -> float:
        """What this one has used lately."""
        return self._seconds.get(name, 0.0)

    def add(self, name: object, seconds: float, now: float) -> None:
        """Count some more, after everything else has faded."""
        fade = 0.5 ** ((now - self._at) / HALF_LIFE)
        self._at = now
        self._seconds = {n: left for n, s in self._seconds.items() if (left := s * fade) > _FORGOTTEN}
        self._seconds[name] = self.of(name) + seconds


class FairQueue:
    """A number of turns, given to those who wait so that nobody can take them all.

    Who has had the least work done lately is next: of all addresses, then of the tables of that address. A turn that is
    still running counts as a second, so that a free worker goes to somebody else first.
    """

    def __init__(self, turns: int, on_wait: Callable[[], None], now: Callable[[], float] = time.monotonic) -> None:
        """`on_wait` is called whenever somebody begins to wait."""
        self._free = turns
        self._on_wait = on_wait
        self._now = now
        self._waiting: dict[asyncio.Future[None], Owner] = {}
        self._running: Counter[object] = Counter()
        self._used = Usage()

    @property
    def waiting(self) -> int:
        """How many wait for a turn."""
        return len(self._waiting)

    async def enter(self, owner: Owner) -> float:
        """Wait for a turn; when it began. Each must be followed by `leave`. Who is cancelled has had none."""
        if self._free:  # then nobody waits, except perhaps who has given up and does not know it yet
            return self._begin(owner)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = owner
        self._on_wait()
        try:
            await turn
        except asyncio.CancelledError:
            if self._waiting.pop(turn, None) is None:  # it was given in the same moment
                self.leave(owner, self._now())
            raise
        return self._now()

    def leave(self, owner: Owner, began: float) -> None:
        """A turn has ended: it is counted, and the next one begins."""
        now = self._now()
        self._free += 1
        for name in (owner.guest, owner):
            self._running[name] -= 1
            self._used.add(name, now - began, now)
        self._running = +self._running
        turn = min((turn for turn in self._waiting if not turn.done()), key=self._rank, default=None)
        if turn is not None:
            self._begin(self._waiting.pop(turn))
            turn.set_result(None)

    def _begin(self, owner: Owner) -> float:
        self._free -= 1
        self._running.update((owner.guest, owner))
        return self._now()

    def _rank(self, turn: "asyncio.Future[None]") -> tuple[float, float]:
        owner = self._waiting[turn]
        guest, table = (self._used.of(name) + self._running[name] for name in (owner.guest, owner))
        return guest, table
