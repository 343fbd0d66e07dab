"""How a server is run. Everything that can be chosen, with what is chosen already."""

from pathlib import Path
from typing import Literal

from msgspec import Struct

from crosstable.core.moments import Pace
from crosstable.table.rate_limits import EdgeLimits, Limits

LogFormat = Literal["plain", "json"]


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of one server process."""

    host: str = "0.0.0.0"
    """Where to listen; 0.0.0.0 is every network of this machine, so that phones can join."""
    port: int = 8000
    database: Path = Path("data/crosstable.sqlite3")
    store: str | None = None
    """The address of a PostgreSQL that takes the place of the database file, like postgresql://name:word@host/games."""
    archive: Path | None = None
    """The file tables are moved to that have not changed for `limits.archive_days`; None: beside the database."""
    peer: str | None = None
    """Host and port at which other processes of the store reach this one; a port of its own is opened for it if it is
    not the port above. None: the port above, at the address under which the store sees this machine."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies and other processes, like 10.0.0.0/8: they are believed for whom they ask, and
    their connections are not counted."""
    public_url: str | None = None
    """The address people use, if it is not the one the browser asks for (behind a proxy), like https://example.org."""
    origins: tuple[str, ...] = ()
    """Other pages that may talk to this server, like https://example.org."""
    workers: int | None = None
    """Processes in which bots think; None: one for each core but one. 0: no bots think (they play at random)."""
    bot_pause: float = 0.4
    """Seconds a bot takes at least, so that people can follow."""
    pace: Pace = "normal"
    """The pace of tables that are opened without one; with `none` nothing waits."""
    limits: Limits = Limits()
    table_burst: int = 60
    """Tables one address may open at once …"""
    tables_a_minute: float = 10.0
    """… and how many it earns back each minute."""
    join_burst: int = 200
    """Seats one address may take at once; a whole class may sit behind one address."""
    joins_a_minute: float = 60.0
    replay_burst: int = 20
    """Records of its own that one address may have read at once, whatever it wants to know of them."""
    replays_a_minute: float = 20.0
    look_burst: int = 60
    """Records of games one address may fetch or look through at once."""
    looks_a_minute: float = 60.0
    insight_burst: int = 120
    """Moments of games that are over one address may have worked out at once …"""
    insights_a_minute: float = 240.0
    """… and how many it earns back: who scrubs through a game asks often, and what was worked out is kept."""
    work_burst: float = 60.0
    """Seconds of the processor one address may use for looking back at games, at once …"""
    work_a_minute: float = 20.0
    """… and how many it earns back each minute."""
    picture_burst: int = 60
    """QR codes one address may have drawn at once; those that were drawn before are not counted …"""
    pictures_a_minute: float = 60.0
    """… and how many it earns back each minute."""
    miss_burst: int = 100
    """Tables that do not exist one address may ask for at once, before it is not answered any more …"""
    misses_a_minute: float = 60.0
    """… and how many it earns back; so codes cannot be tried out."""
    edge: EdgeLimits = EdgeLimits()
    metrics: bool = False
    """Whether `/metrics` tells Prometheus what is counted. Numbers only, but for everybody who can reach the port."""
    log: LogFormat = "plain"
    """How the log is written to standard error; `json` is one object a line."""
    compress_messages: bool = False
    """Deflate on the sockets: doubles the work of the server, helps on slow lines."""
