"""The socket of a table: reads requests, sends what waits. The table itself is in `crosstable.table`."""

import asyncio
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from crosstable.core import CrosstableError, Refused, Sentence, StoreFailed, sentence
from crosstable.core.codec import encode
from crosstable.table.connections import Connection
from crosstable.table.keys import person_of
from crosstable.table.metrics import REFUSALS
from crosstable.table.table import Table
from crosstable.table.wire import Bye, Denied, Greeting, Hello, Ping, Pong, Unreadable, read_request

from .context import AppContext
from .edge import EDGE, SocketEdge
from .line import Line
from .security import address_of, check_origin

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]

_FIRST_WORD = 20.0
"""Seconds a new connection has to say hello."""
_COME_BACK = ("table-crowded", "table-too-fast", "store-failed")
"""Reasons not to be let in that pass."""
_FOR_GOOD = ("table-elsewhere", "table-sent-away", "table-key-changed")
"""Reasons to close a connection after which coming back makes no sense."""


class _Gone(Exception):
    """The other side has hung up."""


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: AnySocket, code: FromPath[str], state: State) -> None:
    """One connection to one table."""
    context: AppContext = state.context
    address = address_of(socket)
    await socket.accept()
    try:
        context.sockets.come(address)
    except Refused as error:
        await _say_bye(socket, error.why, again=True)
        return
    stays = False
    try:
        stays = await _talk(socket, code, context, address)
    finally:
        if not stays:
            context.sockets.go(address)


async def _talk(socket: AnySocket, code: str, context: AppContext, address: str) -> bool:
    """Until somebody has said hello; whether the connection belongs to a table now."""
    try:
        check_origin(socket, context.settings)
        await context.find(code, address)
        hello = await asyncio.wait_for(_hello(socket, context), _FIRST_WORD)
        table = await context.find(code, address)  # it may have been put away while this connection said hello
        person = person_of(hello.token) if hello.token and not hello.screen else None
        table.admit(person)
        connection = table.connect(
            person, hello.last, screen=hello.screen, language=hello.language, changes=hello.changes
        )
    except CrosstableError as error:
        if isinstance(error, StoreFailed):
            log.exception("a table could not be read")
        await _say_bye(socket, error.why, again=error.why.key in _COME_BACK)
        return False
    except TimeoutError:
        await _say_bye(socket, sentence("table-hello-first"), again=True)
        return False
    except _Gone:
        return False
    extensions: Any = socket.scope["extensions"]
    edge: SocketEdge = extensions[EDGE]["edge"]
    Conversation(edge, context, table, connection, address).begin(edge)
    return True


async def _say_bye(socket: AnySocket, why: Sentence, *, again: bool) -> None:
    """Close the connection with a reason."""
    await socket.send_text(encode(Bye(why, again)).decode())
    await socket.close()


async def _receive(socket: AnySocket) -> bytes:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise _Gone
    text = event.get("text")
    return text.encode("utf-8", "replace") if text is not None else event.get("bytes") or b""


async def _hello(socket: AnySocket, context: AppContext) -> Hello:
    """The first message. What comes before it is refused, except a ping."""
    for _ in range(10):
        data = await _receive(socket)
        try:
            request = read_request(data, context.settings.limits.message_bytes)
        except Unreadable as error:
            await socket.send_text(encode(Denied(error.id, error.why)).decode())
            continue
        if isinstance(request, Hello):
            return request
        answer = Pong(request.n) if isinstance(request, Ping) else Denied(request.id, sentence("table-hello-first"))
        await socket.send_text(encode(answer).decode())
    raise Refused("table-hello-first")


class Conversation(Line):
    """What goes on between one connection and its table. Nothing in it waits."""

    __slots__ = ("_asker", "_connection", "_context", "_table")

    def __init__(
        self, edge: SocketEdge, context: AppContext, table: Table, connection: Connection, address: str
    ) -> None:
        super().__init__(edge.lines)
        self._context = context
        self._table = table
        self._connection = connection
        self._asker = address

    def begin(self, edge: SocketEdge) -> None:
        """Take the connection over."""
        edge.lines.rhythm = self._context.hub.rhythm
        edge.become(self)
        self._connection.outbox.attach(self)

    def freed(self) -> None:
        """Send what waits."""
        self._connection.outbox.flush()

    def lost(self) -> None:
        """The other side has hung up."""
        self._table.disconnect(self._connection)
        self._context.sockets.go(self._asker)

    def end(self, why: CrosstableError) -> None:
        """Say why, and hang up."""
        self.send(encode(Bye(why.why, why.why.key not in _FOR_GOOD)))
        self.finish()

    def bears(self) -> bool:
        """A frame of the protocol counts like a ping of ours."""
        try:
            return self._slow_down(None)
        except CrosstableError as error:
            self.end(error)
            return False

    def hear(self, message: bytes) -> None:
        """One message from the client."""
        try:
            self._take(message)
        except CrosstableError as error:
            self.end(error)

    def _take(self, data: bytes) -> None:
        """One message from the client. Nothing here waits, so a ping is answered at once."""
        connection = self._connection
        try:
            request = read_request(data, self._context.settings.limits.message_bytes)
        except Unreadable as error:
            self._slow_down(error.id)
            connection.tell(Denied(error.id, error.why))
            return
        if isinstance(request, Greeting):
            if self._slow_down(None):
                pong = Pong(request.n) if isinstance(request, Ping) else Denied(None, sentence("table-unreadable"))
                connection.outbox.put_first(encode(pong))
        elif connection.may_ask():
            self._table.ask(connection, request)
        else:
            self._deny_fast(request.id)

    def _slow_down(self, request_id: str | None) -> bool:
        """Count a message that is no request of a seat; false if there were too many."""
        if self._connection.rates.take_message():
            return True
        self._deny_fast(request_id)
        return False

    def _deny_fast(self, request_id: str | None) -> None:
        REFUSALS.labels("table-too-fast").inc()
        self._connection.rates.lose_patience()
        self._connection.tell(Denied(request_id, sentence("table-too-fast")))
