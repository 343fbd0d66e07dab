"""What the browser keeps for the time without a network: a worker that knows its files and their version."""

import hashlib
import json
import re
import threading
import time
from collections.abc import Iterator
from posixpath import dirname, join, normpath
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from crosstable.core.texts import LANGUAGES
from crosstable.games import GAMES

from .assets import Asset, Folder, make_asset, send
from .companion import kit_asset
from .http import game_info
from .pages import texts_asset
from .security import WORKER_POLICY
from .shell import GAME_WEB, WEB, page_asset
from .sights import Sight

SHELL = "/companion"
"""The address under which the one page is kept."""
WORKER = "offline/worker.js"
_ROOTS = {
    f"{part}.{kind}"
    for part in ("companion", "emblem", "rules", "rulebook", "table", "puzzle")
    for kind in ("js", "css")
} - {"table.js"} | {"puzzles.json"}
"""What the shell asks a game for, as far as it works without a network; the rules are drawn in the table's style."""
_IMPORT = re.compile(rb"""(?:from|import|url\()\s*["'](\.?[\w./-]+\.(?:js|css))["']""")
_TABLE = re.compile(r"(?:pages/(?:table|replay|one-device|verify)|parts/(?:chat|plain-table))/")
"""What only a table needs."""
_FRESH = 3.0
"""Seconds for which the worker is not put together again: it takes a look at every file there is."""
_KEPT = (".js", ".css", ".svg", ".woff2", ".webmanifest")
_PARTS = (".js", ".css", ".json")


def kept() -> Iterator[tuple[str, Asset]]:
    """Every address that works without a network, with what lies there now: shell, companion, rules and puzzles."""
    yield SHELL, page_asset(Sight("companion"))
    games = [game_info(game.facts) for game in GAMES.values()]
    yield "/api/games", make_asset(msgspec.json.encode(games), "application/json")
    for name in WEB.names(*_KEPT):
        if name != WORKER and not _TABLE.match(name):
            yield f"/web/{name}", WEB.get(name)
    for game, folder in GAME_WEB.items():
        for name in _with_imports(folder, [name for name in folder.names(*_PARTS) if name in _ROOTS]):
            yield f"/games/{game}/web/{name}", folder.get(name)
        if kit := kit_asset(game):
            yield f"/api/companion/{game}", kit
    parts = ("", "companion.", "puzzles.", *(f"{game}-learn." for game in GAMES))
    for name in (f"{part}{language}.ftl" for language in LANGUAGES for part in parts):
        if texts := texts_asset(name):
            yield f"/texts/{name}", texts


def _with_imports(folder: Folder, names: list[str]) -> Iterator[str]:
    """These files of a game and all they import from its folder."""
    known, waiting = set(folder.names(*_PARTS)), names
    while waiting:
        name = waiting.pop()
        if name in known:
            known.remove(name)
            yield name
            found = (match.decode() for match in _IMPORT.findall(folder.get(name).body))
            waiting += [normpath(join(dirname(name), other)) for other in found]


def worker_source(files: dict[str, Asset], body: bytes) -> bytes:
    """The worker with its list of files; its version changes with any byte of any of them."""
    digest = hashlib.sha256(body)
    for address, asset in files.items():
        digest.update(f"{address} {asset.tag}\n".encode())
    head = f"const VERSION = {json.dumps(digest.hexdigest()[:16])};\nconst FILES = {json.dumps(list(files))};\n"
    return head.encode() + body


@get("/offline.js", include_in_schema=False, sync_to_thread=True, as_is=True)
def worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The service worker. It may fetch from this server and do nothing else."""
    return send(request, _WORKER.get(), {"Content-Security-Policy": WORKER_POLICY})


class _Remembered:
    """The worker as it was put together last; a new version of a file is seen a moment later."""

    def __init__(self) -> None:
        self._asset: Asset | None = None
        self._until = 0.0
        self._lock = threading.Lock()

    def get(self) -> Asset:
        with self._lock:
            if self._asset is None or time.monotonic() > self._until:
                self._asset = make_asset(worker_source(dict(kept()), WEB.get(WORKER).body), "text/javascript")
                self._until = time.monotonic() + _FRESH
            return self._asset


_WORKER = _Remembered()


HANDLERS: list[HTTPRouteHandler] = [worker]
