"""Files for the browser, from memory: read once, compressed once, asked for again only when they changed."""

import gzip
import hashlib
import mimetypes
from contextlib import suppress
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.exceptions import NotFoundException
from msgspec import Struct

_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".txt": "text/plain",
    ".md": "text/plain",
}
_WORTH_SQUEEZING = 600


class Asset(Struct, frozen=True):
    """One file as it is sent."""

    body: bytes
    squeezed: bytes | None
    type: str
    tag: str
    stamp: tuple[int, int] = (0, 0)


def make_asset(body: bytes, media_type: str, stamp: tuple[int, int] = (0, 0)) -> Asset:
    """Bytes as an asset, with their tag and their short form."""
    squeezed = gzip.compress(body, 9, mtime=0) if len(body) >= _WORTH_SQUEEZING else b""
    worth = squeezed if squeezed and len(squeezed) < len(body) * 0.9 else None
    return Asset(body, worth, media_type, f'"{hashlib.sha256(body).hexdigest()[:24]}"', stamp)


class Folder:
    """A folder whose files are served. Nothing outside it can be reached."""

    def __init__(self, root: Path, over: Path | None = None) -> None:
        """`over`: another folder, whose files take the place of those with the same name."""
        self._roots = [one.resolve() for one in (over, root) if one is not None]
        self._known: dict[Path, Asset] = {}

    def get(self, name: str) -> Asset:
        """The file of this name; read again if it has changed."""
        path = self._find(name.lstrip("/"))
        found = path.stat()
        stamp = (found.st_mtime_ns, found.st_size)
        known = self._known.get(path)
        if known is None or known.stamp != stamp:
            kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            known = self._known[path] = make_asset(path.read_bytes(), kind, stamp)
        return known

    def _find(self, name: str) -> Path:
        with suppress(OSError, ValueError):  # a name no file can have: too long, or with a zero in it
            for root in self._roots:
                path = (root / name).resolve()
                if path.is_relative_to(root) and path.is_file() and not path.name.startswith("."):
                    return path
        raise NotFoundException

    def names(self, *suffixes: str) -> list[str]:
        """The files with these suffixes, in a fixed order."""
        found = ((root, path) for root in self._roots for path in root.rglob("*") if path.suffix in suffixes)
        return sorted({path.relative_to(root).as_posix() for root, path in found if path.is_file()})


def send(request: Request[Any, Any, Any], asset: Asset, headers: dict[str, str] | None = None) -> Response[bytes]:
    """The asset, or 304 if the browser has it. The browser always asks, so a new version is seen at once."""
    extra = {"ETag": asset.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding", **(headers or {})}
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=extra, media_type=asset.type)
    if asset.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.squeezed, headers={**extra, "Content-Encoding": "gzip"}, media_type=asset.type)
    return Response(asset.body, headers=extra, media_type=asset.type)
