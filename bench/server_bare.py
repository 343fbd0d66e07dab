"""The limit for a server of tables: the same web server and sockets, but no game, no store, no JSON.

Whoever sits at a pair sends something; both get the same big answer, and the sender a small one. That is what a table
does for each action, without doing anything.
"""

import asyncio
import sys
from collections import defaultdict
from typing import Any

import uvicorn

NEWS = '{"is":"news","x":"' + "x" * 2_300 + '"}'
"""As long as the news of a CROSS game in the middle."""
DONE = '{"is":"done","id":"x","seq":1}'


class Line:
    """One connection with its queue and its writer, as a server needs them."""

    def __init__(self, send: Any) -> None:
        self._send = send
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def put(self, text: str) -> None:
        """Send this in its turn."""
        self._queue.put_nowait(text)

    async def _write(self) -> None:
        while True:
            await self._send({"type": "websocket.send", "text": await self._queue.get()})

    def close(self) -> None:
        """Nothing more is sent."""
        self._writer.cancel()


_pairs: defaultdict[str, list[Line]] = defaultdict(list)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Tell both whatever one of them says."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    line, pair = Line(send), _pairs[scope["path"]]
    pair.append(line)
    while (await receive())["type"] == "websocket.receive":
        for each in pair:
            each.put(NEWS)
        line.put(DONE)
    line.close()
    pair.remove(line)


if __name__ == "__main__":
    uvicorn.run(
        app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning", lifespan="off",
        ws="websockets-sansio", ws_per_message_deflate=False,
    )  # fmt: skip
