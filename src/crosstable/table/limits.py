"""How much is allowed, and how fast."""

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """The bounds of a table. They are wide for people and narrow for programs gone wild."""

    message_bytes: int = 16_000
    """The largest message a client may send."""
    request_burst: int = 40
    """Requests a seat may send at once …"""
    requests_a_second: float = 10.0
    """… and how many it earns back each second."""
    chat_burst: int = 10
    """Lines a seat may say at once …"""
    lines_a_second: float = 0.5
    """… and how many it earns back each second."""
    emote_burst: int = 4
    """Signs a seat may make at once …"""
    emotes_a_second: float = 0.4
    """… and how many it earns back each second."""
    murmur_burst: int = 5
    """Lines somebody who watches may say at once, and all of them together four times as many …"""
    murmurs_a_second: float = 0.25
    """… and how many they earn back each second, and four times as many."""
    waiting_messages: int = 64
    """Messages that may wait on one connection before it gets everything anew."""
    waiting_requests: int = 32
    """Requests of one connection that may wait to be judged."""
    spectators: int = 120
    """Connections to one table without a seat."""
    seat_connections: int = 8
    """Connections of one seat; beyond that its oldest one is closed."""
    host_away: float = 60.0
    """Seconds after which a host who is not connected is replaced."""
    alone: float = 5.0
    """Seconds after which clocks stop at a table where nobody is connected."""
    seat_burst: int = 40
    """Seats people may take at one table at once …"""
    seats_a_second: float = 0.5
    """… and how many more each second."""
    idle: float = 900.0
    """Seconds after which a table where nobody is connected and nothing runs leaves the memory."""
    lobby_days: float = 7.0
    """Days after which a table where no game was ever played is deleted; 0: never. Others are kept for good."""
    tables: int = 5_000
    """Tables in memory."""


class Bucket:
    """A token bucket: `burst` at once, `rate` a second in the long run."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._level = float(burst)
        self._seen = 0.0

    def take(self, now: float) -> bool:
        """Whether one more is allowed at this moment (seconds of any steady clock)."""
        if self._seen:
            self._level = min(self._burst, self._level + (now - self._seen) * self._rate)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def empty(self, now: float) -> bool:
        """Whether nothing could be taken at this moment."""
        return min(self._burst, self._level + (now - self._seen) * self._rate) < 1

    def full(self, now: float) -> bool:
        """Whether it could be forgotten: nothing is owed."""
        return self._level + (now - self._seen) * self._rate >= self._burst
