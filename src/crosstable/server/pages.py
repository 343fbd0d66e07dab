"""The pages, the browser's files and the texts."""

import base64
import hashlib
import re
from functools import cache
from pathlib import Path

from litestar import Response, get, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from crosstable.core.parts import folder, web_files
from crosstable.core.texts import LANGUAGES, parts, source
from crosstable.games import GAMES

from .assets import Asset, Folder, make_asset, send
from .context import HttpRequest
from .security import page_policy

WEB = Folder(Path(__file__).parent / "web")
GAME_WEB = {id: Folder(found / "web") for id, game in GAMES.items() if (found := folder(game.facts))}
_LONGEST_NAME = 60
_EMBLEMS = b"<!-- emblems -->\n"
"""Where the page names the emblems and colours of the games that are here."""
_INLINE = re.compile(rb"<(script|style)\b([^>]*)>(.*?)</\1>", re.DOTALL | re.IGNORECASE)


def page_asset() -> Asset:
    """The one page there is. It names what the games look like, so that this is asked for with everything else."""
    return _with_emblems(WEB.get("index.html"))


@cache
def _with_emblems(file: Asset) -> Asset:
    found = [(id, name) for id, game in GAMES.items() for name in web_files(game.facts)]
    styles = [f'<link rel="stylesheet" href="/games/{id}/web/{name}" />' for id, name in found if name == "emblem.css"]
    modules = [
        f'<link rel="modulepreload" href="/games/{id}/web/{name}" />' for id, name in found if name == "emblem.js"
    ]
    return make_asset(file.body.replace(_EMBLEMS, "\n".join([*styles, *modules, ""]).encode()), file.type)


@cache
def _policy(page: bytes) -> str:
    """The page's policy: its own inline parts (the import map) are allowed by their hashes, no others."""
    hashes: dict[bytes, list[str]] = {b"script": [], b"style": []}
    for kind, attributes, body in _INLINE.findall(page):
        if b"src=" not in attributes:
            digest = base64.b64encode(hashlib.sha256(body).digest()).decode()
            hashes[kind.lower()].append(f"'sha256-{digest}'")
    return page_policy(tuple(hashes[b"script"]), tuple(hashes[b"style"]))


@route(
    [
        "/",
        "/t/{code:str}",
        "/t/{code:str}/games/{number:int}",
        "/t/{code:str}/replay/{number:int}",
        "/replay",
        "/rules/{game:str}",
        "/companion",
    ],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    sync_to_thread=False,
    as_is=True,
)
def page(request: HttpRequest) -> Response[bytes]:
    """Every page is the shell; the browser decides by the address what to show."""
    return shell(request)


def shell(request: HttpRequest, status: int = 200) -> Response[bytes]:
    """The page; with 404 it is the same one and says itself that nothing is at this address."""
    asset = page_asset()
    if status == 200:
        return send(request, asset, {"Content-Security-Policy": _policy(asset.body)})
    headers = {"Content-Security-Policy": _policy(asset.body), "Cache-Control": "no-store"}
    return Response(asset.body, status_code=status, media_type=asset.type, headers=headers)


def is_page(path: str) -> bool:
    """Whether a person would open this address, not a program or a page's own parts."""
    return not path.startswith(("/api/", "/web/", "/games/", "/texts/"))


@get("/web/{path:path}", include_in_schema=False, sync_to_thread=False, as_is=True)
def web(request: HttpRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the shell."""
    return send(request, WEB.get(path))


@get("/games/{game:str}/web/{path:path}", include_in_schema=False, sync_to_thread=False, as_is=True)
def game_web(request: HttpRequest, game: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of a game's browser view."""
    if game not in GAME_WEB:
        raise NotFoundException
    return send(request, GAME_WEB[game].get(path))


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False, as_is=True)
def favicon(request: HttpRequest) -> Response[bytes]:
    """The icon, where browsers look for it unasked."""
    return send(request, WEB.get("look/mark.svg"))


@cache
def texts_asset(name: str) -> Asset | None:
    """The file `en.ftl` or `part.en.ftl`, if there is one."""
    part, _, language = name.removesuffix(".ftl").rpartition(".")
    if not name.endswith(".ftl") or language not in LANGUAGES or part not in parts():
        return None
    return make_asset(source(language, part).encode(), "text/plain")


@get("/texts/{name:str}", include_in_schema=False, sync_to_thread=False, as_is=True)
def texts(request: HttpRequest, name: FromPath[str]) -> Response[bytes]:
    """One part of the texts of one language, as the browser loads it."""
    found = texts_asset(name[:_LONGEST_NAME])
    if found is None:
        raise NotFoundException
    return send(request, found)


HANDLERS: list[HTTPRouteHandler] = [page, web, game_web, favicon, texts]
