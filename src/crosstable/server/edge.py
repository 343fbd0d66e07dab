"""Where bytes come in, before they are a request: what uvicorn leaves open to anybody is closed here.

A connection that says nothing, or says it drop by drop, is closed after a while, and at once if there are too many like
it. Those that have spoken are counted by address. Ten phones behind one address never notice any of this.
"""

import asyncio
from collections import Counter
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from crosstable.table.rate_limits import LOCAL, EdgeLimits


class Doorkeeper:
    """All connections of a server: how many each address has, and which of them have asked for nothing yet."""

    def __init__(self, limits: EdgeLimits) -> None:
        self.limits = limits
        self._there: Counter[str] = Counter()
        self._silent: dict[HttpEdge, str] = {}  # the oldest first

    def come(self, who: "HttpEdge", address: str) -> bool:
        """Somebody has connected; whether they may stay. The oldest of too many silent ones must go."""
        self._there[address] += 1
        self._silent[who] = address
        if address in LOCAL:
            own: list[HttpEdge] = []
        elif self._there[address] > self.limits.address_connections:
            return False
        else:
            own = [edge for edge, other in self._silent.items() if other == address]
        if len(own) > self.limits.address_silent:
            own[0].end()
        elif len(self._silent) > self.limits.silent:
            next(iter(self._silent)).end()
        return True

    def speak(self, who: "HttpEdge") -> None:
        """A whole request has come from there."""
        self._silent.pop(who, None)

    def go(self, address: str) -> None:
        """A connection is closed."""
        self._there[address] -= 1
        if self._there[address] <= 0:
            del self._there[address]


class EdgeConfig(uvicorn.Config):
    """How the web server is run, with its doorkeeper."""

    def __init__(self, app: Any, limits: EdgeLimits, **settings: Any) -> None:
        super().__init__(app, http=HttpEdge, ws=SocketEdge, **settings)
        self.doorkeeper = Doorkeeper(limits)


def _doorkeeper(config: uvicorn.Config) -> Doorkeeper:
    return cast("EdgeConfig", config).doorkeeper


class HttpEdge(HttpToolsProtocol):
    """An HTTP connection that does not wait for ever, neither for the head of a request nor for its body."""

    _timer: asyncio.TimerHandle | None = None
    _head = 0
    _address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        self._doorkeeper = _doorkeeper(self.config)
        self._address = self.client[0] if self.client else ""
        self._within(self._doorkeeper.limits.head_seconds)
        if not self._doorkeeper.come(self, self._address):
            self.end()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(exc)
        self._within(None)
        self._doorkeeper.speak(self)
        self._doorkeeper.go(self._address)

    def end(self) -> None:
        """Close the connection without a word."""
        self._doorkeeper.speak(self)
        self.transport.abort()

    def _within(self, seconds: float | None) -> None:
        """What is expected now must be there in so many seconds; None: nothing is."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.end)

    def on_message_begin(self) -> None:
        """The first bytes of a request."""
        super().on_message_begin()
        self._head = 0
        self._within(self._doorkeeper.limits.head_seconds)

    def on_url(self, url: bytes) -> None:
        """A piece of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One line of the head."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, length: int) -> None:
        self._head += length
        if self._head > self._doorkeeper.limits.head_bytes:
            self.end()

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        self._doorkeeper.speak(self)
        self._within(self._doorkeeper.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A whole request is there."""
        self._within(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a WebSocket; it is still one connection of this address."""
        self._within(None)
        super().handle_websocket_upgrade()


class SocketEdge(WebSocketsSansIOProtocol):
    """A WebSocket whose messages are handed on as bytes: what is no text is denied by the table like any nonsense."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(exc)
        _doorkeeper(self.config).go(self.client[0] if self.client else "")

    def send_receive_event_to_app(self) -> None:
        """A whole message has come in."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()
