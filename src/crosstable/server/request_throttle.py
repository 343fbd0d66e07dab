"""How many requests an address may make, whatever they ask for: counted before anything is done for them."""

from typing import Any

from crosstable.core import Refused
from crosstable.core.codec import encode
from crosstable.core.texts import say
from crosstable.table.rate_limits import LOCAL, Buckets, EdgeLimits, household

from .errors import Problem

_TOO_FAST = 429
_FOR_A_SOCKET = 10.0
"""What the wish for a socket counts for: everybody at the table hears of who comes and goes."""
_FOR_A_REFUSAL = 20.0
"""What a request counts for beside itself that was too fast for what it asks for: whoever goes on all the same is soon
refused here, where that costs least."""
_REFUSAL = "websocket.http.response"
"""The extension by which a WebSocket is refused with an answer of HTTP."""


class RequestThrottle:
    """An application around another one, which it spares the requests of addresses that have made too many."""

    def __init__(self, app: Any, limits: EdgeLimits) -> None:
        self._app = app
        self._requests = Buckets(limits.address_requests, limits.address_requests_a_second)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Count a request, or the wish for a socket; what is not one of these is passed on."""
        address = (scope.get("client") or ("",))[0]
        if scope["type"] not in ("http", "websocket") or address in LOCAL:
            await self._app(scope, receive, send)
            return
        guest = household(address)
        try:
            self._requests.take(guest)
            if scope["type"] == "websocket":
                self._requests.spend(guest, _FOR_A_SOCKET - 1)
        except Refused as error:
            await _refuse(error, scope, send)
            return

        async def watched(message: Any) -> None:
            if message.get("status") == _TOO_FAST:
                self._requests.spend(guest, _FOR_A_REFUSAL)
            await send(message)

        await self._app(scope, receive, watched)


async def _refuse(error: Refused, scope: Any, send: Any) -> None:
    """Say so, and hang up."""
    begin = "http.response"
    if scope["type"] == "websocket":
        if _REFUSAL not in scope.get("extensions", {}):
            await send({"type": "websocket.close"})
            return
        begin = _REFUSAL
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1"), (b"connection", b"close")]
    await send({"type": f"{begin}.start", "status": _TOO_FAST, "headers": headers})
    await send({"type": f"{begin}.body", "body": encode(Problem(error.why, say(error.why)))})
