"""Every rate limit and bound of a server: how much is allowed at once, and how fast more is earned.

A seat's requests, lines and signs, the seats taken at a table, what spectators say, the messages of a connection and
what an address asks for over HTTP are all counted here, in token buckets, and nowhere else.
"""

import time
from collections import Counter
from ipaddress import IPv6Address, ip_address, ip_network

from msgspec import Struct

from crosstable.core import Refused

from .dispatch import Request
from .seats import TakeSeat
from .spectator_chat import SpectatorChat
from .talk import Chat, Emote, Say

_PATIENCE = 200
"""Refusals for being too fast before a connection is closed …"""
_FORGIVEN = 1.0
"""… and how many are forgotten each second."""
LOCAL = ("127.0.0.1", "::1", "")
"""This machine: a proxy is here, with all its guests. They are counted by their own addresses."""
_FEW = 1_000
"""So many buckets are kept before full ones are looked for."""


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
    spectator_burst: int = 5
    """Lines somebody who watches may say at once, and all of them together four times as many …"""
    spectator_lines_a_second: float = 0.25
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
    """Days after which a table where no game was ever played is deleted; 0: never. Others are kept for good …"""
    archive_days: float = 0.0
    """… or for this many days after the last change, if it is not 0; then they are moved into the archive."""
    tables: int = 5_000
    """Tables in memory."""


_NETWORK = 64
"""The bits of an IPv6 address that a provider gives to one household."""


def household(address: str) -> str:
    """Whom an address is counted as: an IPv6 network that one household has, with all its addresses, is one."""
    if ":" not in address or address in LOCAL:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or ip_network((int(found), _NETWORK), strict=False))


class EdgeLimits(Struct, frozen=True, kw_only=True):
    """The bounds of connections, before anything is asked. This machine itself, where a proxy may be, has no limit of
    its own connections; those of its guests are counted by their addresses all the same."""

    head_seconds: float = 10.0
    """How long the head of a request may take, from the first byte or, for a new connection, from its beginning."""
    head_bytes: int = 32_000
    """How long it may be."""
    body_seconds: float = 120.0
    """How long its body may take."""
    silent: int = 500
    """Connections that have not asked for anything yet; beyond that the oldest one is closed …"""
    address_silent: int = 64
    """… and how many of one address."""
    address_connections: int = 500
    """Connections of one address, sockets included."""
    address_records: int = 16
    """Records one address may be sending at once: each may be large and slow."""
    address_requests: int = 6_000
    """Requests of one address at once, files of pages included: thirty phones may open their first one together …"""
    address_requests_a_second: float = 100.0
    """… and how many it earns back each second."""


class Bucket:
    """A token bucket: `burst` at once, `rate` a second in the long run."""

    __slots__ = ("_burst", "_level", "_rate", "_seen")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._level = float(burst)
        self._seen = 0.0

    def _at(self, now: float) -> float:
        """How much there is at this moment (seconds of any steady clock)."""
        return min(self._burst, self._level + (now - self._seen) * self._rate)

    def take(self, now: float) -> bool:
        """Whether one more is allowed at this moment."""
        level = self._at(now)
        if level < 1:
            return False
        self._level, self._seen = level - 1, now
        return True

    def spend(self, now: float, amount: float) -> None:
        """Count what is done already: one may come to owe something."""
        self._level, self._seen = self._at(now) - amount, now

    def empty(self, now: float) -> bool:
        """Whether nothing could be taken at this moment."""
        return self._at(now) < 1

    def debt(self, now: float) -> float:
        """How much is owed."""
        return self._burst - self._at(now)

    def full(self, now: float) -> bool:
        """Whether it could be forgotten: nothing is owed."""
        return self._at(now) >= self._burst


class Buckets:
    """A bucket for each person or address. Full ones are forgotten, so memory stays bounded."""

    def __init__(self, burst: float, rate: float, why: str = "table-too-fast") -> None:
        self._burst, self.rate, self._why = burst, rate, why
        self._spent: dict[str, float] | None = None
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = _FEW

    def check(self, key: str) -> None:
        """Refuse who has nothing left; does not count."""
        bucket = self._buckets.get(key)
        if bucket is not None and bucket.empty(time.monotonic()):
            raise Refused(self._why)

    def take(self, key: str) -> None:
        """Refuse who has done this too often."""
        now = time.monotonic()
        if not self._bucket(key, now).take(now):
            raise Refused(self._why)
        self._note(key, 1.0)

    def spend(self, key: str, amount: float) -> None:
        """Count this much for what was done already; who owes something is refused by the next `check`."""
        now = time.monotonic()
        self._bucket(key, now).spend(now, amount)
        self._note(key, amount)

    def remember(self) -> None:
        """Remember from now on what is counted, for `spent`."""
        self._spent = {}

    def spent(self) -> dict[str, float]:
        """What was counted since this was asked last."""
        found, self._spent = self._spent or {}, {}
        return found

    def owe(self, key: str, debt: float) -> None:
        """This much is owed, counted by all processes together."""
        now = time.monotonic()
        bucket = self._bucket(key, now)
        bucket.spend(now, debt - bucket.debt(now))

    def _note(self, key: str, amount: float) -> None:
        if self._spent is not None:
            self._spent[key] = self._spent.get(key, 0.0) + amount

    def _bucket(self, key: str, now: float) -> Bucket:
        if len(self._buckets) > self._sweep_at:
            self._buckets = {k: bucket for k, bucket in self._buckets.items() if not bucket.full(now)}
            self._sweep_at = max(_FEW, 2 * len(self._buckets))
        return self._buckets.setdefault(key, Bucket(self._burst, self.rate))


class AtOnce:
    """How many things one address has at the same time."""

    def __init__(self, most: int, why: str = "table-crowded") -> None:
        self._most, self._why = most, why
        self._there: Counter[str] = Counter()

    def come(self, key: str) -> None:
        """One more; Refused if there are too many."""
        if self._there[key] >= self._most and key not in LOCAL:
            raise Refused(self._why)
        self._there[key] += 1

    def go(self, key: str) -> None:
        """One less."""
        self._there[key] -= 1
        if self._there[key] <= 0:
            del self._there[key]


class Together(Buckets):
    """One bucket for everybody."""

    def take(self, key: str) -> None:
        """Refuse anybody once all together have done this too often."""
        super().take("")


class TableRateLimits:
    """The rate limits of one table, counted by person: ten phones behind one address are normal."""

    def __init__(self, limits: Limits) -> None:
        lines = Buckets(limits.chat_burst, limits.lines_a_second, "table-chat-fast")
        burst, rate = limits.spectator_burst, limits.spectator_lines_a_second
        self._kinds: dict[type[Request], tuple[Buckets, ...]] = {
            Chat: (lines,),
            Say: (lines,),
            Emote: (Buckets(limits.emote_burst, limits.emotes_a_second, "table-emote-fast"),),
            SpectatorChat: (
                Buckets(burst, rate, "table-chat-fast"),
                Together(4 * burst, 4 * rate, "table-murmur-loud"),
            ),
            TakeSeat: (Together(limits.seat_burst, limits.seats_a_second),),
        }
        self._limits = limits
        self._seats: dict[str, Bucket] = {}

    def take(self, person: str, request: Request) -> None:
        """Count what is about to be carried out; Refused if this person has done too much of it."""
        for buckets in self._kinds.get(type(request), ()):
            buckets.take(person)

    def of_connection(self, person: str | None, seated: frozenset[str]) -> "ConnectionRateLimits":
        """Those of a new connection: a seat has one bucket however often it is connected, spectators one each."""
        limits = self._limits
        requests = Bucket(limits.request_burst, limits.requests_a_second)
        if person in seated and person is not None:
            self._seats = {p: bucket for p, bucket in self._seats.items() if p in seated}
            requests = self._seats.setdefault(person, requests)
        return ConnectionRateLimits(limits, requests)


class ConnectionRateLimits:
    """The rate limits of one connection: its requests, its other messages, and how long it is borne with."""

    __slots__ = ("_messages", "_patience", "_requests")

    def __init__(self, limits: Limits, requests: Bucket) -> None:
        self._requests = requests
        self._messages = Bucket(2 * limits.request_burst, 2 * limits.requests_a_second)
        self._patience = Bucket(_PATIENCE, _FORGIVEN)

    def take_request(self) -> bool:
        """Whether one more request is allowed."""
        return self._requests.take(time.monotonic())

    def take_message(self) -> bool:
        """Whether one more message that is no request of a seat is allowed."""
        return self._messages.take(time.monotonic())

    def lose_patience(self) -> None:
        """Count a refusal for being too fast; after far too many of them the connection is not wanted any more."""
        if not self._patience.take(time.monotonic()):
            raise Refused("table-too-fast")
