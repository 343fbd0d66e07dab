"""From process to process: requests and sockets about a table that another process has are passed on to it.

Only processes of the same store know its secret. With it comes who really asks; what was passed on once is not passed
on again.
"""

import asyncio
import hmac
import logging
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import websockets
from httptools import HttpParserError, HttpResponseParser
from litestar import Litestar
from litestar.types import Receive, Scope, Send

from crosstable.core import CrosstableError, StoreFailed, sentence
from crosstable.core.codec import encode
from crosstable.core.texts import say

from .context import AppContext
from .errors import Problem

log = logging.getLogger(__name__)

_ABOUT = re.compile(r"/(?:api/tables|t)/([^/]+)(?:/.*)?")
"""Addresses that are about one table, with its code or id."""
_HOP, _FROM, _SCHEME = b"x-crosstable-hop", b"x-crosstable-from", b"x-crosstable-scheme"
_OWN = {b"connection", b"content-length", b"transfer-encoding", b"keep-alive", b"upgrade", _HOP, _FROM, _SCHEME}
"""Heads that belong to one line only."""
_LARGEST = 64_000
_TRIES, _PAUSE = 5, 0.3
"""How often a table is looked for again whose process has just died, and the seconds between."""
_LOST = OSError, EOFError, HttpParserError, websockets.WebSocketException
Heads = list[tuple[bytes, bytes]]


class Hop:
    """Around the application: decides for each request whether it is for another process."""

    def __init__(self, app: Litestar, inner: Any = None) -> None:
        """`inner` takes what stays here, if it is not the application itself."""
        self._app = app
        self._inner = inner or app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One request, one socket, or the life of the application."""
        about = _ABOUT.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if scope["type"] == "lifespan" or self._arrived(scope) or about is None:
            await self._inner(scope, receive, send)
            return
        at = await self._locate(about[1], scope)
        if at is None:
            await self._inner(scope, receive, send)
        elif scope["type"] == "http":
            await self._pass_request(at, about[1], scope, receive, send)
        else:
            await self._pass_socket(at, scope, receive, send)

    @property
    def _context(self) -> AppContext:
        found: AppContext = self._app.state.context
        return found

    def _arrived(self, scope: Any) -> bool:
        """Whether another process has passed this on; then it says who asks. Nobody else is believed that."""
        heads = dict(scope["headers"])
        known = hmac.compare_digest(heads.get(_HOP, b""), self._context.hub.sharing.secret.encode())
        scope["headers"] = [head for head in scope["headers"] if head[0] not in (_HOP, _FROM, _SCHEME)]
        if known:
            scope["client"] = (heads.get(_FROM, b"").decode("latin-1"), 0)
            scope["scheme"] = heads.get(_SCHEME, b"http").decode("latin-1")
        return known

    async def _locate(self, name: str, scope: Any) -> str | None:
        """Where the table is, if another process has it. What goes wrong here is answered by the application."""
        with suppress(CrosstableError):
            return await self._context.elsewhere(name, _client(scope))
        return None

    async def _pass_request(self, at: str | None, name: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Until somebody takes it: a process that has died a moment ago is followed by another one."""
        body = b""
        while True:
            message: Any = await receive()
            body += message.get("body", b"")
            if message["type"] == "http.disconnect" or len(body) > _LARGEST:
                break
            if not message.get("more_body"):
                break
        asked: Any = scope
        target = b"?".join(filter(None, (asked["raw_path"], asked["query_string"]))).decode("latin-1")
        for _ in range(_TRIES):
            begun = False
            try:
                async for part in fetch(at or "", asked["method"], target, self._heads(asked), body):
                    begun = True
                    await send(part)
                return
            except _LOST:
                if begun:
                    raise
                await asyncio.sleep(_PAUSE)
                at = await self._locate(name, asked)
                if at is None:
                    await self._app(scope, _again(body), send)
                    return
        await _refuse(send)

    async def _pass_socket(self, at: str, scope: Scope, receive: Receive, send: Any) -> None:
        asked: Any = scope
        heads = {name.decode("latin-1"): value.decode("latin-1") for name, value in self._heads(asked)}
        host, origin = heads.pop("host", at), heads.pop("origin", None)
        for name in [name for name in heads if name.startswith("sec-websocket")]:
            del heads[name]
        await receive()
        await send({"type": "websocket.accept"})
        peer, _, port = at.rpartition(":")
        try:
            way = f"ws://{host}{asked['raw_path'].decode('latin-1')}"
            async with websockets.connect(
                way,
                host=peer,
                port=int(port),
                origin=None if origin is None else websockets.Origin(origin),
                additional_headers=heads,
                user_agent_header=None,
                compression=None,
                max_size=None,
                ping_interval=None,
                proxy=None,
            ) as other:
                await _first_of(_inwards(receive, other), _outwards(other, send))
        except (*_LOST, TimeoutError):
            log.info("a socket could not be passed on")
        with suppress(RuntimeError):
            await send({"type": "websocket.close", "code": 1012})

    def _heads(self, scope: Any) -> Heads:
        """Those of the visitor that are not about this line, and ours."""
        passed = [(name, value) for name, value in scope["headers"] if name not in _OWN]
        ours = ((_HOP, self._context.hub.sharing.secret), (_FROM, _client(scope)), (_SCHEME, _scheme(scope)))
        return [*passed, *((name, value.encode("latin-1")) for name, value in ours)]


async def _refuse(send: Any) -> None:
    why = sentence("store-failed")
    heads = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": 503, "headers": heads})
    await send({"type": "http.response.body", "body": encode(Problem(why, say(why)))})


async def ask(context: AppContext, at: str, target: str, body: bytes, address: str) -> bytes:
    """What another process answers to this, asked in the name of this address; StoreFailed if it does not."""
    ours = ((_HOP, context.hub.sharing.secret), (_FROM, address), (b"content-type", "application/json"))
    heads = [(b"host", at.encode()), *((name, value.encode("latin-1")) for name, value in ours)]
    found = b""
    try:
        async for part in fetch(at, "POST", target, heads, body):
            if part.get("status", 200) != 200:
                raise StoreFailed(f"another process answers {part['status']}")
            found += part.get("body", b"")
    except _LOST as error:
        raise StoreFailed(type(error).__name__) from None
    return found


def _client(scope: Any) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def _scheme(scope: Any) -> str:
    return str(scope["scheme"]).replace("ws", "http")


def _again(body: bytes) -> Receive:
    """The body of a request that was read already."""

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


async def _inwards(receive: Receive, other: Any) -> None:
    while (message := dict(await receive()))["type"] == "websocket.receive":
        text = message.get("text")
        await other.send(text if text is not None else message.get("bytes") or b"")


async def _outwards(other: Any, send: Any) -> None:
    async for message in other:
        await send({"type": "websocket.send", "text" if isinstance(message, str) else "bytes": message})


async def _first_of(*ways: Any) -> None:
    """Until one of them ends; the others are not wanted any more."""
    tasks = [asyncio.create_task(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Answer:
    """What a parser finds in the bytes of an answer, as messages of an application."""

    def __init__(self) -> None:
        self.parts: list[Any] = []
        self.heads: Heads = []
        self.done = False
        self.parser = HttpResponseParser(self)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One line of the head."""
        if name.lower() not in _OWN:
            self.heads.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        """The head is there."""
        status = self.parser.get_status_code()
        self.parts.append({"type": "http.response.start", "status": status, "headers": self.heads})

    def on_body(self, data: bytes) -> None:
        """A piece of the body."""
        self.parts.append({"type": "http.response.body", "body": data, "more_body": True})

    def on_message_complete(self) -> None:
        """All of it."""
        self.done = True
        self.parts.append({"type": "http.response.body", "body": b"", "more_body": False})


async def fetch(at: str, method: str, target: str, heads: Heads, body: bytes) -> AsyncIterator[Any]:
    """Ask another process; its answer as messages of an application, piece by piece."""
    host, _, port = at.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port or 0))
    try:
        lines = [f"{method} {target} HTTP/1.1".encode("latin-1"), *(name + b": " + value for name, value in heads)]
        lines += [b"connection: close", b"content-length: %d" % len(body), b"", body]
        writer.write(b"\r\n".join(lines))
        answer = _Answer()
        while not answer.done:
            data = await reader.read(65_536)
            if not data:
                raise EOFError
            answer.parser.feed_data(data)
            parts, answer.parts = answer.parts, []
            for part in parts:
                yield part
    finally:
        writer.close()
