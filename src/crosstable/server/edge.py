"""Where bytes come in, before they are a request: what uvicorn leaves open to anybody is closed here.

A connection that says nothing, or says it drop by drop, is closed after a while, and at once if there are too many like
it. Those that have spoken are counted by address. Ten phones behind one address never notice any of this.
"""

import asyncio
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from crosstable.table.rate_limits import LOCAL, Bucket, EdgeLimits, household

from .line import Line, SharedLines


class Doorkeeper:
    """All connections of a server: how many each address has, and which of them have asked for nothing yet."""

    def __init__(self, limits: EdgeLimits, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self._proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        self._there: Counter[str] = Counter()
        self._silent: dict[HttpEdge, str] = {}  # the oldest first

    def come(self, who: "HttpEdge", address: str) -> bool:
        """Somebody has connected; whether they may stay. The oldest of too many silent ones must go."""
        self._there[address] += 1
        self._silent[who] = address
        if self._is_proxy(address):
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

    def _is_proxy(self, address: str) -> bool:
        """Whether many people come from there: this machine, or a proxy one was told of."""
        return address in LOCAL or any(_within(address, network) for network in self._proxies)

    def speak(self, who: "HttpEdge") -> None:
        """A whole request has come from there."""
        self._silent.pop(who, None)

    def go(self, address: str) -> None:
        """A connection is closed."""
        self._there[address] -= 1
        if self._there[address] <= 0:
            del self._there[address]


def _within(address: str, network: IPv4Network | IPv6Network) -> bool:
    """Whether an address, or the network it is counted as, belongs to this network."""
    own = ip_network(address)
    return own.version == network.version and own.overlaps(network)


class EdgeConfig(uvicorn.Config):
    """How the web server is run, with its doorkeeper."""

    def __init__(self, app: Any, limits: EdgeLimits, proxies: tuple[str, ...] = (), **settings: Any) -> None:
        believed = ["127.0.0.1", "::1", *proxies]
        super().__init__(app, http=HttpEdge, ws=SocketEdge, forwarded_allow_ips=believed, **settings)
        self.doorkeeper = Doorkeeper(limits, proxies)
        self._lines: SharedLines | None = None

    def lines(self, loop: asyncio.AbstractEventLoop, connections: set[Any]) -> SharedLines:
        """What all lines to tables share."""
        if self._lines is None:
            self._lines = SharedLines(loop, connections, self.ws_max_size, self.doorkeeper.go)
        return self._lines


def _doorkeeper(config: uvicorn.Config) -> Doorkeeper:
    return cast("EdgeConfig", config).doorkeeper


class HttpEdge(HttpToolsProtocol):
    """An HTTP connection that does not wait for ever, neither for the head of a request nor for its body."""

    _timer: asyncio.TimerHandle | None = None
    _head = 0
    """Bytes since something was complete that belong to no body."""
    _chunks = 0
    _address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        self._doorkeeper = _doorkeeper(self.config)
        self._address = household(self.client[0]) if self.client else ""
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

    def data_received(self, data: bytes) -> None:
        """Bytes, a few at a time: so much that is no body, or so many requests, would never be sent by a browser."""
        for at in range(0, len(data), _SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[at : at + _SLICE]
            self._head += len(piece)
            super().data_received(piece)
            too_long = self._head > self._doorkeeper.limits.head_bytes or self._chunks > _CHUNKS
            if too_long or len(self.pipeline) > _AHEAD:
                self.end()

    def on_message_begin(self) -> None:
        """The first bytes of a request."""
        super().on_message_begin()
        self._within(self._doorkeeper.limits.head_seconds)

    def on_chunk_header(self) -> None:
        """The beginning of a piece of a body, which says how long it is; what comes after the last one is counted."""
        self._head, self._chunks = 0, self._chunks + 1

    def on_body(self, body: bytes) -> None:
        """A piece of a body."""
        self._head -= len(body)
        super().on_body(body)

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        self._doorkeeper.speak(self)
        self._within(self._doorkeeper.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A whole request is there."""
        self._head = self._chunks = 0
        self._within(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a WebSocket; it is still one connection of this address."""
        self._within(None)
        super().handle_websocket_upgrade()


_SLICE = 1_024
"""Bytes that are looked at in one go."""
_CHUNKS = 50_000
"""Pieces of one body: a record has fewer lines."""
_AHEAD = 10
"""Requests one may send before the first of them is answered."""


class SocketEdge(WebSocketsSansIOProtocol):
    """A WebSocket until somebody has said hello; then it becomes a line to a table. Of those that go to another process
    it stays all there is.

    What is no text is denied by the table like any nonsense.
    """

    _frames: Bucket | None = None
    _rest = b""
    _in_pieces = False
    """Whether a message that comes in several frames is on its way."""

    def handle_connect(self, event: Request) -> None:
        """The handshake: the application gets to know this end of the connection."""
        super().handle_connect(event)
        if self.response.status_code == _SWITCHING:
            self.scope["extensions"][EDGE] = {"edge": self}

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(exc)
        _doorkeeper(self.config).go(self._address)

    @property
    def _address(self) -> str:
        return household(self.client[0]) if self.client else ""

    @property
    def lines(self) -> SharedLines:
        """What all lines of this server share."""
        return cast("EdgeConfig", self.config).lines(self.loop, self.connections)

    def become(self, line: Line) -> None:
        """From now on this connection belongs to this line, with all that has come already."""
        self.stop_keepalive()
        self.connections.discard(self)
        self.close_timer = self.loop.call_later(0, _nothing)  # so that the end of the application does not close it
        if self.disconnected:
            line.miss()
            return
        line.free = self.writable.is_set()
        pieces = self.frames if self._in_pieces else None
        line.take_over(self.transport, self._address, self._rest, pieces, list(self.conn.extensions))
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                line.hear(event["bytes"])
        if self.read_paused:
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Bytes, cut into frames: only whole ones are looked at, so that a line can go on behind any of them."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data = self._rest + data if self._rest else data
        at = 0
        while (head := _head_at(data, at)) is not None:
            begin, length = head
            if length > (self.config.ws_max_size or length):
                break  # too long: uvicorn says so and hangs up
            if begin + length > len(data):
                self._rest = data[at:]
                return
            if not self._bears():
                self.transport.abort()
                return
            if data[at] & 15 <= _BINARY:
                self._in_pieces = not data[at] & _FINAL
            super().data_received(data[at : begin + length])
            at = begin + length
        else:
            self._rest = data[at:]
            return
        self._rest = b""
        super().data_received(data[at:])

    def _bears(self) -> bool:
        """Whether one more frame is borne with. A table bears with less, and says so."""
        self._frames = self._frames or Bucket(_FRAMES, _FRAMES_A_SECOND)
        return self._frames.take(self.loop.time())

    def send_receive_event_to_app(self) -> None:
        """A whole message has come in."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()


_FRAMES, _FRAMES_A_SECOND = 500.0, 50.0
"""How many frames may come at once, and how fast more, where no table counts them."""


def _nothing() -> None:
    pass


EDGE = "crosstable.edge"
"""Where the application finds this end of its connection."""
_SWITCHING = 101
_FINAL, _MASKED, _BINARY = 0x80, 0x80, 2


def _head_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of the frame at this place begins, and how long it is; None if its head is not all there."""
    if len(data) - at < 2:
        return None
    length, begin = data[at + 1] & 127, at + 2
    if length > 125:
        begin += 2 if length == 126 else 8
        if len(data) < begin:
            return None
        length = int.from_bytes(data[at + 2 : begin])
    begin += 4 if data[at + 1] & _MASKED else 0
    return None if len(data) < begin else (begin, length)
