"""The address of a table as other people can open it, and its QR code."""

import asyncio
import io
import socket
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar
from urllib.parse import urlsplit

import segno

from crosstable.core import Refused
from crosstable.table.rate_limits import Buckets

from .security import AnyConnection, is_host
from .settings import Settings

T = TypeVar("T")
_KEPT = 500
"""QR codes that are remembered."""
_USUAL = 100
"""Letters an address has at most, but for one that somebody has made up."""
_REST = 4
"""After a code was drawn nobody gets another one drawn for so many times as long as it took."""
_LOOPBACK = ("localhost", "127.0.0.1", "::1")


def lan_address() -> str | None:
    """This machine's address in its network, as far as it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only makes the system choose a network
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") else found


def base_url(connection: AnyConnection, settings: Settings) -> str:
    """The address of this server for others: as configured, or as this visitor sees it.

    Who sits at the server itself sees `localhost`, which no phone can open; then it is the machine's network address.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    host = connection.headers.get("host", f"{settings.host}:{settings.port}")
    if not is_host(host):
        raise Refused("server-bad-host")
    found = urlsplit(f"//{host}")
    everywhere = settings.host in ("0.0.0.0", "::")
    if found.hostname in _LOOPBACK and everywhere and (lan := lan_address()):
        host = f"{lan}:{found.port}" if found.port else lan
    return f"{scheme}://{host}"


def _code(url: str) -> segno.QRCode:
    """Every mask makes a readable code; the best of all eight is only looked for where that is soon done."""
    return segno.make(url, error="m", micro=False, mask=None if len(url) <= _USUAL else 3)


def qr_path(url: str) -> tuple[int, str]:
    """The address as a picture that a page draws itself: cells a side with the quiet zone, and the dark ones."""
    rows = list(_code(url).matrix_iter(border=4))
    dark = (f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, cell in enumerate(row) if cell)
    return len(rows), "".join(dark)


def qr_svg(url: str) -> bytes:
    """The address as a picture for a phone's camera: dark on light in every theme, with its quiet zone."""
    out = io.BytesIO()
    _code(url).save(out, kind="svg", scale=4, border=4, dark="#000", light="#fff", omitsize=True, xmldecl=False)
    return out.getvalue()


class QrCodes:
    """Draws them one at a time beside the event loop, and remembers them. Who asks for ever new ones has to wait: they
    take milliseconds of the processor, more for a longer name, and everybody may choose under which name they ask.
    Between two of them the processor belongs to others."""

    def __init__(self, burst: float, rate: float) -> None:
        self._asking = Buckets(burst, rate)
        self._one = asyncio.Lock()
        self._rests_until = 0.0
        self._drawn: OrderedDict[str, bytes] = OrderedDict()

    async def svg(self, url: str, asker: str) -> bytes:
        """The picture of this address, for somebody at that one."""
        if url not in self._drawn:
            picture = self._drawn[url] = await self.drawn(asker, qr_svg, url)
            if len(self._drawn) > _KEPT:
                self._drawn.popitem(last=False)
            return picture
        return self._drawn[url]

    async def drawn(self, asker: str, draw: Callable[[str], T], url: str) -> T:
        """What this draws of the address, not remembered."""
        self._asking.take(asker)
        async with self._one:
            await asyncio.sleep(self._rests_until - time.monotonic())
            begun = time.monotonic()
            try:
                return await asyncio.to_thread(draw, url)
            finally:
                now = time.monotonic()
                self._rests_until = now + _REST * (now - begun)
