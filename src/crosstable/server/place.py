"""What the handlers of one server share."""

from crosstable.table.hub import Hub

from .security import Throttle
from .settings import Settings


class Place:
    """The server's tables, its settings, and how often an address may do what."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self.settings = settings
        self.hub = hub
        self.opening = Throttle(settings.table_burst, settings.tables_a_minute)
        self.joining = Throttle(settings.join_burst, settings.joins_a_minute)
        self.replaying = Throttle(settings.replay_burst, settings.replays_a_minute)
