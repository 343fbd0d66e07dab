"""What the handlers of one server share."""

from crosstable.bots.pool import BotPool, Readiness
from crosstable.core.errors import Refused
from crosstable.table.hub import Hub
from crosstable.table.table import Table

from .reviews import Reviews
from .security import Throttle
from .settings import Settings


class Place:
    """The server's tables, its settings, and how often an address may do what."""

    def __init__(self, settings: Settings, hub: Hub, pool: BotPool | None = None) -> None:
        self.settings = settings
        self.hub = hub
        self.reviews = Reviews(pool)
        self._pool = pool
        self.opening = Throttle(settings.table_burst, settings.tables_a_minute)
        self.joining = Throttle(settings.join_burst, settings.joins_a_minute)
        self.replaying = Throttle(settings.replay_burst, settings.replays_a_minute)
        self.looking = Throttle(settings.look_burst, settings.looks_a_minute)
        self.asking = Throttle(settings.insight_burst, settings.insights_a_minute)
        self._missing = Throttle(settings.miss_burst, settings.misses_a_minute)

    def readiness(self, game: str) -> Readiness:
        """Whether the bots of this game play as they can."""
        return "ready" if self._pool is None else self._pool.readiness(game)

    async def find(self, code: str, address: str) -> Table:
        """The table with this code or id, unless this address has asked for too many that do not exist."""
        self._missing.check(address)
        try:
            return await self.hub.find(code)
        except Refused as error:
            if error.why.key == "table-none":
                self._missing.take(address)
            raise
