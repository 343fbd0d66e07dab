"""The socket of a table: reads requests, sends what waits. The table itself is in `crosstable.table`."""

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from crosstable.core.codec import encode
from crosstable.core.errors import CrosstableError, Refused
from crosstable.core.sentence import Sentence, sentence
from crosstable.table.limits import Bucket
from crosstable.table.messages import AnyRequest, Bye, Denied, Hello, Ping, Pong
from crosstable.table.store import StoreFailed
from crosstable.table.table import Table
from crosstable.table.viewer import Viewer, person_of

from .place import Place
from .security import address_of, check_origin

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]

_FIRST_WORD = 20.0
"""Seconds a new connection has to say hello."""
_LONGEST_ID = 64
_PATIENCE = 200
"""Refusals for being too fast before a connection is closed …"""
_FORGIVEN = 1.0
"""… and how many are forgotten each second."""
_COME_BACK = ("table-crowded", "table-too-fast")
"""Reasons not to be let in that pass."""
_FOR_GOOD = ("table-elsewhere", "table-sent-away", "table-key-changed")
"""Reasons to close a connection after which coming back makes no sense."""
_read: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyRequest)


class _Named(msgspec.Struct):
    id: str


class _Gone(Exception):
    """The other side has hung up."""


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: AnySocket, code: FromPath[str], state: State) -> None:
    """One connection to one table."""
    place: Place = state.place
    await socket.accept()
    try:
        check_origin(socket, place.settings)
        await place.find(code, address_of(socket))
        hello = await asyncio.wait_for(_hello(socket, place), _FIRST_WORD)
        table = await place.hub.find(code)  # it may have been put away while this connection said hello
        viewer = _enter(table, hello)
    except CrosstableError as error:
        await _say_bye(socket, error.why, again=error.why.key in _COME_BACK)
        return
    except StoreFailed:
        log.exception("a table could not be read")
        await _say_bye(socket, sentence("store-failed"), again=True)
        return
    except TimeoutError:
        await _say_bye(socket, sentence("table-hello-first"), again=True)
        return
    except _Gone:
        return
    try:
        await Conversation(socket, place, table, viewer).run()
    finally:
        table.disconnect(viewer)


def _enter(table: Table, hello: Hello) -> Viewer:
    person = person_of(hello.token) if hello.token else None
    if person is not None and table.unwelcome(person):
        raise Refused("table-sent-away")
    if table.crowded(person):
        raise Refused("table-crowded")
    return table.connect(person, hello.last)


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


async def _hello(socket: AnySocket, place: Place) -> Hello:
    """The first message. What comes before it is refused, except a ping."""
    for _ in range(10):
        data = await _receive(socket)
        try:
            request = read_request(data, place.settings.limits.message_bytes)
        except Unreadable as error:
            await socket.send_text(encode(Denied(error.id, error.why)).decode())
            continue
        if isinstance(request, Hello):
            return request
        answer = Pong(request.n) if isinstance(request, Ping) else Denied(request.id, sentence("table-hello-first"))
        await socket.send_text(encode(answer).decode())
    raise Refused("table-hello-first")


class Unreadable(Exception):
    """Not a request; `id` is its id as far as one can be found."""

    def __init__(self, why: Sentence, request_id: str | None = None) -> None:
        self.why = why
        self.id = request_id


def read_request(data: bytes, most: int) -> Any:
    """A request from its bytes, or Unreadable."""
    if len(data) > most:
        raise Unreadable(sentence("table-message-long"))
    try:
        request = _read.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Unreadable(sentence("table-unreadable"), _id_of(data)) from None
    if len(getattr(request, "id", "-")) not in range(1, _LONGEST_ID + 1):
        raise Unreadable(sentence("table-unreadable"), None)
    return request


def _id_of(data: bytes) -> str | None:
    """The id of a message that is no request, so that its sender knows which one was refused."""
    try:
        return msgspec.json.decode(data, type=_Named).id[:_LONGEST_ID]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


class Conversation:
    """What goes on between one connection and its table, both ways at once."""

    def __init__(self, socket: AnySocket, place: Place, table: Table, viewer: Viewer) -> None:
        self._socket = socket
        self._place = place
        self._table = table
        self._viewer = viewer
        limits = place.settings.limits
        self._messages = Bucket(2 * limits.request_burst, 2 * limits.requests_a_second)
        self._most_bytes = limits.message_bytes
        self._patience = Bucket(_PATIENCE, _FORGIVEN)

    async def run(self) -> None:
        """Talk until one side hangs up."""
        tasks = {asyncio.create_task(self._listen()), asyncio.create_task(self._speak())}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            error = None if task.cancelled() else task.exception()
            if isinstance(error, CrosstableError):
                await _say_bye(self._socket, error.why, again=error.why.key not in _FOR_GOOD)

    async def _speak(self) -> None:
        send = self._socket.send
        while True:
            message = await self._viewer.outbox.take()
            await send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    async def _listen(self) -> None:
        while True:
            self._take(await _receive(self._socket))

    def _take(self, data: bytes) -> None:
        """One message from the client. Nothing here waits, so a ping is answered at once."""
        viewer = self._viewer
        try:
            request = read_request(data, self._most_bytes)
        except Unreadable as error:
            self._slow_down(error.id)
            viewer.tell(Denied(error.id, error.why))
            return
        if isinstance(request, Ping):
            if self._slow_down(None):
                viewer.outbox.put_first(encode(Pong(request.n)))
        elif isinstance(request, Hello):
            if self._slow_down(None):
                viewer.outbox.put_first(encode(Denied(None, sentence("table-unreadable"))))
        elif viewer.may_ask():
            self._table.ask(viewer, request, request.id)
        else:
            self._deny_fast(request.id)

    def _slow_down(self, request_id: str | None) -> bool:
        """Count a message that is no request of a seat; false if there were too many."""
        if self._messages.take(time.monotonic()):
            return True
        self._deny_fast(request_id)
        return False

    def _deny_fast(self, request_id: str | None) -> None:
        if not self._patience.take(time.monotonic()):
            raise Refused("table-too-fast")
        self._viewer.tell(Denied(request_id, sentence("table-too-fast")))
