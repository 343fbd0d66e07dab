"""What reaches a table through its inbox: requests of persons, answers of bots, and alarms it has set for itself."""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from .messages import Denied, Done
from .thinking import Decided

Answer = Callable[[Done | Denied], None]


class Wish(Struct, frozen=True):
    """A person's request."""

    person: str
    request: object
    id: str
    answer: Answer


class Return(Struct, frozen=True):
    """A person has come (back) to the table."""

    person: str


class TimeCheck(Struct, frozen=True):
    """The running clock should have run out."""


class HostCheck(Struct, frozen=True):
    """The host may have been away too long."""


class SeatCheck(Struct, frozen=True):
    """Somebody may have been away so long that a bot takes over."""


class AloneCheck(Struct, frozen=True):
    """Nobody may be left at the table while a clock runs."""


Check = TimeCheck | HostCheck | SeatCheck | AloneCheck
Item = Wish | Return | Decided | Check


class Alarms:
    """The alarms of one table, at most one of each kind. One that rings too early does no harm: it is a question."""

    def __init__(self, ring: Callable[[Item], None]) -> None:
        self._ring = ring
        self._set: dict[type[Check], asyncio.TimerHandle] = {}

    def put(self, check: Check, seconds: float) -> None:
        """Ring then, and not when this kind was to ring before."""
        self.cancel(type(check))
        self._set[type(check)] = asyncio.get_running_loop().call_later(seconds, self._rings, check)

    def put_once(self, check: Check, seconds: float) -> None:
        """Ring then, unless this kind is to ring already."""
        if type(check) not in self._set:
            self.put(check, seconds)

    def cancel(self, kind: type[Check]) -> None:
        """Do not ring."""
        if kind in self._set:
            self._set.pop(kind).cancel()

    def stop(self) -> None:
        """Never ring again."""
        for kind in list(self._set):
            self.cancel(kind)

    def _rings(self, check: Check) -> None:
        del self._set[type(check)]
        self._ring(check)
