"""What wakes a table up by itself: a clock that runs out, somebody who stays away, nobody being left."""

import asyncio
from collections.abc import Callable

from . import watch
from .deal import deal_at
from .dispatch import Check, Context
from .host import CheckHost
from .pause import CheckAlone
from .play import CheckDeal, CheckTime
from .rate_limits import Limits
from .ready import CheckGone, CheckReady, check_ends, waited_in_vain
from .stand_ins import CheckAway
from .state import TableState

_TIME, _DEAL, _READY, _AWAY = CheckTime(), CheckDeal(), CheckReady(), CheckAway()
_HOST, _ALONE, _GONE = CheckHost(), CheckAlone(), CheckGone()


class Alarms:
    """The alarms of one table, at most one of each kind. One that rings too early does no harm: it is a question."""

    def __init__(self, ring: Callable[[Check], None], limits: Limits) -> None:
        self._ring = ring
        self._limits = limits
        self._set: dict[type[Check], asyncio.TimerHandle] = {}

    def look(self, context: Context) -> None:
        """After anything has changed: set the alarms anew."""
        table = context.table
        if _calm(context):
            if self._set:
                self.stop()
            return
        self._put(_TIME, table.clock_ends(), context.now)
        self._put(_DEAL, deal_at(context), context.now)
        self._put(_READY, check_ends(table), context.now)
        self._put(_AWAY, min(context.due.values(), default=None), context.now)
        self._put_while(_HOST, table.host is not None and table.host not in context.here, self._limits.host_away)
        self._put_while(_ALONE, table.clock_ends() is not None and not context.anybody_here, self._limits.alone)
        self._put_while(_GONE, waited_in_vain(context), self._limits.host_away)

    def _put(self, check: Check, moment: int | None, now: int) -> None:
        """Ring at this moment, and not when this kind was to ring before."""
        self._take_back(check)
        if moment is not None:
            self._put_once(check, max(0, moment - now + 1) / 1000, moment)

    def _put_while(self, check: Check, so: bool, seconds: float) -> None:
        """Ring when it has been so for so long: a host who comes and goes again is away from then on."""
        if so:
            self._put_once(check, seconds)
        else:
            self._take_back(check)

    def _take_back(self, check: Check) -> None:
        """This kind does not ring any more."""
        if type(check) in self._set:
            self._set.pop(type(check)).cancel()

    def _put_once(self, check: Check, seconds: float, moment: int = 0) -> None:
        """Ring then, unless this kind is to ring already."""
        if type(check) not in self._set:
            self._set[type(check)] = asyncio.get_running_loop().call_later(seconds, self._rings, check, moment)

    def stop(self) -> None:
        """Ring no more, until something changes."""
        for handle in self._set.values():
            handle.cancel()
        self._set.clear()

    def _rings(self, check: Check, moment: int) -> None:
        del self._set[type(check)]
        left = moment - watch.now()
        if left > 0:
            self._put_once(check, (left + 1) / 1000, moment)
        else:
            self._ring(check)


def _calm(context: Context) -> bool:
    """Whether nothing can ring, as after most steps: no clock, no deal, nobody away, nobody asked."""
    table = context.table
    clocks = None if table.round is None else table.round.clocks
    return (
        (clocks is None or (clocks.running is None and not clocks.stands))
        and table.dealing is None
        and table.ready_check == "none"
        and not context.due
        and (table.host is None or table.host in context.here)
    )


def goes_on_calmly(before: TableState, after: TableState) -> bool:
    """Whether steps of a game have left all its alarms alone, if nobody is away: it has no clock, and goes on."""
    was, now = before.round, after.round
    if was is None or now is None or was.number != now.number:
        return False
    return now.clocks.running is None and now.clocks is was.clocks
