"""What the handlers of one server share, and how they get at it."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.params import FromPath

from crosstable.bots.pool import BotPool, Readiness
from crosstable.core import Refused, StoreFailed
from crosstable.table.hub import Hub
from crosstable.table.rate_limits import AtOnce, Buckets
from crosstable.table.sharing import Elsewhere
from crosstable.table.table import Table

from .link import QrCodes
from .reviews import Reviews
from .settings import Settings

HttpRequest = Request[Any, Any, Any]
Code = FromPath[str]
"""A table's code (in any case) or its id."""


class AppContext:
    """The server's tables, its settings, and the rate limits of addresses."""

    def __init__(self, settings: Settings, hub: Hub, pool: BotPool | None = None) -> None:
        self.settings = settings
        self.hub = hub
        costs = Buckets(settings.work_burst, settings.work_a_minute / 60)
        self.reviews = Reviews(pool, costs)
        self.pool = pool
        self.opening = Buckets(settings.table_burst, settings.tables_a_minute / 60)
        self.joining = Buckets(settings.join_burst, settings.joins_a_minute / 60)
        self.replaying = Buckets(settings.replay_burst, settings.replays_a_minute / 60)
        self.looking = Buckets(settings.look_burst, settings.looks_a_minute / 60)
        self.asking = Buckets(settings.insight_burst, settings.insights_a_minute / 60)
        self.pictures = QrCodes(settings.picture_burst, settings.pictures_a_minute / 60)
        self.sockets = AtOnce(settings.edge.address_connections)
        self.sending = AtOnce(settings.edge.address_records, "table-too-fast")
        self._missing = Buckets(settings.miss_burst, settings.misses_a_minute / 60)
        self.limits = {
            "opening": self.opening, "joining": self.joining, "replaying": self.replaying, "looking": self.looking,
            "asking": self.asking, "missing": self._missing, "costs": costs,
        }  # fmt: skip
        """Those that hold for all processes of a store together, by name."""

    def readiness(self, game: str) -> Readiness:
        """Whether the bots of this game play as they can."""
        return "ready" if self.pool is None else self.pool.readiness(game)

    async def elsewhere(self, code: str, address: str) -> str | None:
        """Where the process is that has this table, if it is another one."""
        self._missing.check(address)
        try:
            await self.hub.find(code)
        except Elsewhere as found:
            return found.at
        return None

    async def find(self, code: str, address: str) -> Table:
        """The table with this code or id, unless this address has asked for too many that do not exist."""
        self._missing.check(address)
        try:
            return await self.hub.find(code)
        except Elsewhere:  # another process was faster; whoever asks again is passed on to it
            raise StoreFailed("another process has it") from None
        except Refused as error:
            if error.why.key == "table-none":
                self._missing.take(address)
            raise

    def glimpse(self, code: str, address: str) -> Table | None:
        """The table with this code if it is in memory; a code that leads nowhere counts as if it had been asked for."""
        found = self.hub.known(code)
        try:
            if found is None:
                self._missing.take(address)
            else:
                self._missing.check(address)
        except Refused:
            return None
        return found


def context_of(state: State) -> AppContext:
    """What the handlers share."""
    context: AppContext = state.context
    return context
