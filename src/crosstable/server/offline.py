"""What the browser keeps for the time without a network: a worker that knows its files and their version."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from crosstable.core.texts import LANGUAGES
from crosstable.games import GAMES

from .assets import Asset, make_asset, send
from .companion import kit_asset
from .http import game_info
from .pages import texts_asset
from .security import WORKER_POLICY
from .shell import GAME_WEB, WEB, page_asset

SHELL = "/companion"
"""The address under which the one page is kept."""
WORKER = "offline/worker.js"
_KEPT = (".js", ".css", ".svg", ".woff2", ".webmanifest")


def kept() -> Iterator[tuple[str, Asset]]:
    """Every address that works without a network, with what lies there now: the shell and all of the companion."""
    yield SHELL, page_asset()
    games = [game_info(game.facts) for game in GAMES.values()]
    yield "/api/games", make_asset(msgspec.json.encode(games), "application/json")
    for name in WEB.names(*_KEPT):
        if name != WORKER:
            yield f"/web/{name}", WEB.get(name)
    for game, folder in GAME_WEB.items():
        for name in folder.names(".js", ".css"):
            if name.startswith(("companion", "emblem")):
                yield f"/games/{game}/web/{name}", folder.get(name)
        if kit := kit_asset(game):
            yield f"/api/companion/{game}", kit
    for name in (f"{part}{language}.ftl" for language in LANGUAGES for part in ("", "companion.")):
        if texts := texts_asset(name):
            yield f"/texts/{name}", texts


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
    body = worker_source(dict(kept()), WEB.get(WORKER).body)
    return send(request, make_asset(body, "text/javascript"), {"Content-Security-Policy": WORKER_POLICY})


HANDLERS: list[HTTPRouteHandler] = [worker]
