"""The pages, the browser's files and the texts."""

import base64
import hashlib
import html
import re
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from crosstable.core.sentence import sentence
from crosstable.core.texts import LANGUAGES, PACKAGE, say, source
from crosstable.games import GAMES

from .assets import Asset, Folder, make_asset, send
from .security import page_policy

AnyRequest = Request[Any, Any, Any]

WEB = Folder(Path(__file__).parent / "web")
_GAME_WEB = {game: Folder(PACKAGE / "games" / game / "web") for game in GAMES}
_INLINE = re.compile(rb"<(script|style)\b([^>]*)>(.*?)</\1>", re.DOTALL | re.IGNORECASE)


@cache
def _policy(page: bytes) -> str:
    """The page's policy: its own inline parts (the import map) are allowed by their hashes, no others."""
    hashes: dict[bytes, list[str]] = {b"script": [], b"style": []}
    for kind, attributes, body in _INLINE.findall(page):
        if b"src=" not in attributes:
            digest = base64.b64encode(hashlib.sha256(body).digest()).decode()
            hashes[kind.lower()].append(f"'sha256-{digest}'")
    return page_policy(tuple(hashes[b"script"]), tuple(hashes[b"style"]))


@get(
    ["/", "/t/{code:str}", "/t/{code:str}/replay/{number:int}", "/replay", "/rules/{game:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: AnyRequest) -> Response[bytes]:
    """Every page is the shell; the browser decides by the address what to show."""
    asset = WEB.get("index.html")
    return send(request, asset, {"Content-Security-Policy": _policy(asset.body)})


@get("/web/{path:path}", include_in_schema=False, sync_to_thread=False)
def web(request: AnyRequest, path: str) -> Response[bytes]:
    """A file of the shell."""
    return send(request, WEB.get(path))


@get("/games/{game:str}/web/{path:path}", include_in_schema=False, sync_to_thread=False)
def game_web(request: AnyRequest, game: str, path: str) -> Response[bytes]:
    """A file of a game's browser view."""
    if game not in _GAME_WEB:
        raise NotFoundException
    return send(request, _GAME_WEB[game].get(path))


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def favicon(request: AnyRequest) -> Response[bytes]:
    """The icon, where browsers look for it unasked."""
    return send(request, WEB.get("look/mark.svg"))


@cache
def _texts(language: str) -> Asset:
    return make_asset(source(language).encode(), "text/plain")


@get("/texts/{name:str}", include_in_schema=False, sync_to_thread=False)
def texts(request: AnyRequest, name: str) -> Response[bytes]:
    """All texts of one language, as the browser loads them."""
    language = name.removesuffix(".ftl")
    if language not in LANGUAGES or name == language:
        raise NotFoundException
    return send(request, _texts(language))


def not_found_page(accepted: str) -> Response[bytes]:
    """A small page for an address where nothing is, in the reader's language."""
    language = "de" if accepted.strip().lower().startswith("de") else "en"
    nothing, back = (html.escape(say(sentence(k), language)) for k in ("server-not-found", "server-to-start-page"))
    body = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>404 · Crosstable</title>'
        f'<meta name="viewport" content="width=device-width"><h1>404</h1><p>{nothing}</p>'
        f'<p><a href="/">{back}</a></p></html>'
    )
    headers = {"Content-Security-Policy": page_policy(), "Cache-Control": "no-store"}
    return Response(body.encode(), status_code=404, media_type="text/html", headers=headers)


HANDLERS: list[HTTPRouteHandler] = [page, web, game_web, favicon, texts]
