"""A WebSocket that belongs to a table: what is left of a connection once somebody has said hello.

Ten thousand of them wait at once, and a table that has something to say says it to ten of them in one go. So this is
as little as the protocol (RFC 6455) allows: no task, no queue, no request, and no timer for each.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, MutableSet
from itertools import cycle
from typing import Any

from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.extensions import Extension
from websockets.frames import Close, Frame, Opcode, apply_mask  # type: ignore[attr-defined]

from crosstable.table.rhythm import Rhythm

log = logging.getLogger(__name__)

_SMALL, _MANY = 4_096, 64
"""Bytes that may wait, and how often."""
_FINAL, _SQUEEZED, _MASKED = 0x80, 0x40, 0x80
_TEXT, _BYTES, _END, _PING, _PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
"""Whole frames, not compressed."""
_SHORTEST = 6
"""The head of a short frame from a client: kind, length, mask."""
_LONGEST_CONTROL = 125
_LAST_WORDS = 4_096
"""Bytes the other side may have sent before it knew of the end."""
WRONG, TOO_LONG, NO_ANSWER, COME_BACK = 1002, 1009, 1011, 1012
"""Codes of the end."""
_FAREWELL = 10.0
"""Seconds the other side has to answer an end, and to read what it was sent before."""


_HEADS = [bytes((_TEXT, n)) if n <= _LONGEST_CONTROL else bytes((_TEXT, 126, n >> 8, n & 255)) for n in range(1_024)]
"""How the frames of most messages begin, by their length."""


def frame(message: bytes, kind: int = _TEXT) -> bytes:
    """A message as one frame of a server."""
    length = len(message)
    if kind == _TEXT and length < len(_HEADS):
        return _HEADS[length] + message
    if length <= _LONGEST_CONTROL:
        return bytes((kind, length)) + message
    if length < 65_536:
        return bytes((kind, 126)) + length.to_bytes(2) + message
    return bytes((kind, 127)) + length.to_bytes(8) + message


class Line(asyncio.Protocol):
    """One connection to one table. Who uses it says what to do with a message, and when it takes some again."""

    __slots__ = (
        "_address",
        "_ended",
        "_out",
        "_pieces",
        "_rest",
        "_shared",
        "_squeeze",
        "free",
        "heard",
        "missed",
        "transport",
    )

    def __init__(self, shared: "SharedLines") -> None:
        self._shared = shared
        self._address = ""
        self.transport: asyncio.Transport = None  # type: ignore[assignment]
        self._rest = b""
        """The beginning of a frame that is not all there."""
        self._pieces: bytearray | None = None
        """The beginning of a message that comes in several frames, however many and however small they are."""
        self._squeeze: list[Extension] = []
        self._out = b""
        """What is sent when all that has something to say has said it."""
        self._ended = False
        """We have said that this is the end."""
        self.free = True
        """Whether the other side takes messages now: it reads what it is sent."""
        self.heard = True
        """Whether anything came from there since the last look."""
        self.missed = 0
        """At how many looks in a row nothing had come."""

    def take_over(
        self,
        transport: asyncio.Transport,
        address: str,
        rest: bytes,
        pieces: list[bytes] | None,
        squeeze: list[Extension],
    ) -> None:
        """From now on this transport belongs to this line: with what has come of a frame and of a message already."""
        self.transport, self._address = transport, address
        self._rest, self._squeeze = rest, squeeze
        self._pieces = None if pieces is None else bytearray().join(pieces)
        transport.set_protocol(self)
        self._shared.add(self)

    def miss(self) -> None:
        """The other side has hung up before this line began."""
        self._ended = True
        self.lost()

    # ------------------------------------------------------------ for who uses it

    def hear(self, message: bytes) -> None:
        """A whole message has come in."""
        raise NotImplementedError

    def bears(self) -> bool:
        """Whether one more frame that is no message is borne with: a ping is answered then. It may also be the end."""
        raise NotImplementedError

    def freed(self) -> None:
        """The other side takes messages again."""
        raise NotImplementedError

    def lost(self) -> None:
        """The connection is closed."""
        raise NotImplementedError

    # ------------------------------------------------------------ out

    def send(self, message: bytes) -> None:
        """Send a message of text. Everything that is sent in one go leaves in one write."""
        if self._ended:
            return
        if self._squeeze:
            data = Frame(Opcode.TEXT, message).serialize(mask=False, extensions=self._squeeze)
        else:
            data = frame(message)
        if self._out:
            self._out += data
        else:
            self._out = data
            self._shared.write_soon(self)

    def write_out(self) -> None:
        """Write what was sent."""
        if self._out:
            out, self._out = self._out, b""
            self.transport.write(out)

    def ping(self) -> None:
        """Ask whether somebody is there."""
        if not self._ended:
            self.transport.write(b"\x89\x00")

    def finish(self, code: int = 1000) -> None:
        """Say that this is the end; the other side is given a while to say so too."""
        if not self._ended:
            self._ended = True
            self.write_out()
            self.transport.write(frame(code.to_bytes(2), _END))
            self._shared.loop.call_later(_FAREWELL, self.transport.abort)

    def fail(self, code: int) -> None:
        """Say that this is the end, and hang up."""
        self.finish(code)
        self.transport.close()

    def shutdown(self) -> None:
        """The server stops: come back."""
        self.fail(COME_BACK)

    def pause_writing(self) -> None:
        """The other side does not read."""
        self.free = False

    def resume_writing(self) -> None:
        """The other side has read enough."""
        self.free = True
        self.freed()

    # ------------------------------------------------------------ in

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._shared.gather()  # what was said before the end counts
        self._ended, self._out = True, b""
        self._shared.drop(self, self._address)
        self.lost()

    def data_received(self, data: bytes) -> None:
        """Bytes, which may wait for those of others."""
        self.heard = True
        if not self._shared.keep(self, data):
            self.cut(data)

    def cut(self, data: bytes) -> None:
        """Cut bytes into frames. Nearly always they are one: a short message, whole."""
        length = len(data) - _SHORTEST
        if data[0] == _TEXT and 0 < length <= _LONGEST_CONTROL and data[1] == _MASKED + length and self._at_rest():
            self.hear(apply_mask(data[_SHORTEST:], data[2:_SHORTEST]))
            return
        if self._rest:
            data = self._rest + data
        at, size = 0, len(data)
        while size - at >= _SHORTEST:
            if self._ended and size - at > _LAST_WORDS:
                self._turn_away()
                return
            kind, length, begin = data[at], data[at + 1] & 127, at + _SHORTEST
            if length > _LONGEST_CONTROL:
                begin += 2 if length == 126 else 8
                if begin > size:
                    break
                length = int.from_bytes(data[at + 2 : begin - 4])
            if not data[at + 1] & _MASKED:
                self.fail(WRONG)
                return
            if length > self._shared.longest:
                self.fail(TOO_LONG)
                return
            if begin + length > size:
                break
            at = begin + length
            message = apply_mask(data[begin:at], data[begin - 4 : begin])
            if kind in (_TEXT, _BYTES) and self._pieces is None:
                if not self._ended:
                    self.hear(message)
            else:
                self._other(kind, message)
        self._rest = data[at:]

    def _at_rest(self) -> bool:
        """Whether nothing is on its way: what comes now begins a message."""
        return self._pieces is None and not self._rest and not self._ended

    def _other(self, kind: int, data: bytes) -> None:
        """A frame that is no whole message."""
        if kind & 0x0F < Opcode.CLOSE:
            self._piece(kind, data)
            if not (kind & _FINAL or self._ended):
                self.bears()
        elif kind not in (_END, _PING, _PONG) or len(data) > _LONGEST_CONTROL:
            self.fail(WRONG)
        elif kind == _END:
            self._take_leave(data)
        elif not self._ended and self.bears() and kind == _PING:
            self.transport.write(frame(data, _PONG))

    def _turn_away(self) -> None:
        """Who talks on after the end is not listened to any more."""
        self._rest = b""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def _piece(self, kind: int, data: bytes) -> None:
        """A frame with a piece of a message, or with a compressed one."""
        pieces, final = self._pieces, bool(kind & _FINAL)
        if kind & 0x0F > Opcode.BINARY or bool(kind & 0x0F) is (pieces is not None) or (kind & 0x70 & ~self._allowed):
            self.fail(WRONG)
            return
        got, longest = Frame(Opcode(kind & 0x0F), data, final, bool(kind & _SQUEEZED)), self._shared.longest
        try:
            for extension in reversed(self._squeeze):
                got = extension.decode(got, max_size=longest)
        except PayloadTooBig:
            self.fail(TOO_LONG)
            return
        except ProtocolError:
            self.fail(WRONG)
            return
        pieces = bytearray() if pieces is None else pieces
        pieces += got.data
        if len(pieces) > longest:
            self.fail(TOO_LONG)
            return
        self._pieces = None if final else pieces
        if final and not self._ended:
            self.hear(bytes(pieces))

    @property
    def _allowed(self) -> int:
        """The marks a frame may have."""
        return _SQUEEZED if self._squeeze else 0

    def _take_leave(self, data: bytes) -> None:
        """The other side hangs up."""
        if not self._ended:
            try:
                code = Close.parse(data).code if data else 1000
            except (ProtocolError, UnicodeDecodeError):
                code = WRONG
            self.finish(code)
        self.transport.close()


class SharedLines:
    """What all lines of a server share, and the one clock that looks after them.

    Every second it looks at some of them, so that each has its turn once in a round: who has said nothing since the
    last one is asked whether somebody is there, and who has said nothing for too long is let go.
    """

    ROUND = 20
    """Seconds between two looks at a line."""
    PATIENCE = 2
    """After so many looks in a row at which nothing had come, nobody is there."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        connections: MutableSet[Any],
        longest: int,
        gone: Callable[[str], None],
    ) -> None:
        """`connections` are those the web server closes when it stops; `longest` is the largest message; `gone` is told
        the address of a line that is closed."""
        self.loop = loop
        self.longest = longest
        self._gone = gone
        self._connections = connections
        self._turns: list[set[Line]] = [set() for _ in range(self.ROUND)]
        self._next: Iterator[set[Line]] = cycle(self._turns)
        self._looking: Iterator[set[Line]] = cycle(self._turns)
        self._timer: asyncio.TimerHandle | None = None
        self._writing: list[Line] = []
        self._come: list[tuple[Line, bytes]] = []
        self.rhythm: Rhythm | None = None
        """That of the tables these lines belong to."""

    def keep(self, line: Line, data: bytes) -> bool:
        """Whether these bytes may wait until the tables work: what a processor does for several in a row takes a
        fraction of what it takes after a pause."""
        if self.rhythm is None or len(data) > _SMALL or not self.rhythm.hold(self.gather):
            if self._come:
                self.gather()  # nothing overtakes what came before it
            return False
        self._come.append((line, data))
        if len(self._come) == _MANY:
            self.gather()
        return True

    def gather(self) -> None:
        """What has come is cut into messages now, in the order in which it came."""
        come, self._come = self._come, []
        for line, data in come:
            try:
                line.cut(data)
            except Exception:  # the others must not pay for it
                log.exception("what has come on a line could not be read")
                line.transport.abort()

    def write_soon(self, line: Line) -> None:
        """Something was sent on this line: it is written when everybody has said what there is to say now."""
        if not self._writing:
            self.loop.call_soon(self._write)
        self._writing.append(line)

    def _write(self) -> None:
        writing, self._writing = self._writing, []
        for line in writing:
            line.write_out()

    def add(self, line: Line) -> None:
        """One line more."""
        self._connections.add(line)
        next(self._next).add(line)
        if self._timer is None:
            self._timer = self.loop.call_later(1.0, self._tick)

    def drop(self, line: Line, address: str) -> None:
        """A line to this address is closed."""
        self._gone(address)
        self._connections.discard(line)
        for turn in self._turns:
            turn.discard(line)

    def _tick(self) -> None:
        self._timer = self.loop.call_later(1.0, self._tick) if any(self._turns) else None
        self.look(next(self._looking))

    def look(self, turn: set[Line]) -> None:
        """Look at these lines."""
        for line in list(turn):
            if line.heard:
                line.heard, line.missed = False, 0
                continue
            line.missed += 1
            if line.missed > self.PATIENCE:
                line.fail(NO_ANSWER)
            else:
                line.ping()
