"""The pages, the browser's files and the texts."""

from functools import cache

from litestar import Response, get, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from crosstable.core.texts import LANGUAGES, parts, source

from .assets import Asset, make_asset, send
from .context import Code, HttpRequest, context_of
from .security import address_of
from .shell import GAME_WEB, WEB, page_asset, policy
from .sights import NOTHING, Sight, sight_at, sight_of


@route("/t/{code:str}", http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False, as_is=True)
def table_page(request: HttpRequest, code: Code, state: State) -> Response[bytes]:
    """The page of a table, which says at once what is played there."""
    return shell(request, sight_of(context_of(state).glimpse(code, address_of(request))))


@route(
    [
        "/",
        "/t/{code:str}/games/{number:int}",
        "/t/{code:str}/replay/{number:int}",
        "/t/{code:str}/games/{number:int}/verify",
        "/replay",
        "/verify",
        "/rules/{game:str}",
        "/puzzles",
        "/puzzles/{game:str}",
        "/puzzles/{game:str}/{theme:str}",
        "/companion",
        "/tv",
        "/tv/{code:str}",
    ],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    sync_to_thread=False,
    as_is=True,
)
def page(request: HttpRequest) -> Response[bytes]:
    """Every page is the shell with its own first words; the browser decides by the address what to show."""
    return shell(request, sight_at(request.url.path))


def shell(request: HttpRequest, sight: Sight = NOTHING, status: int = 200) -> Response[bytes]:
    """The page; with 404 it is the same one and says itself that nothing is at this address."""
    asset = page_asset(sight)
    if status == 200:
        return send(request, asset, {"Content-Security-Policy": policy(asset.body)})
    headers = {"Content-Security-Policy": policy(asset.body), "Cache-Control": "no-store"}
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


def texts_asset(name: str) -> Asset | None:
    """The file `en.ftl` or `part.en.ftl`, if there is one."""
    part, _, language = name.removesuffix(".ftl").rpartition(".")
    if not name.endswith(".ftl") or language not in LANGUAGES or part not in parts():
        return None
    return _texts(language, part)  # only what there is is kept, not what anybody asks for


@cache
def _texts(language: str, part: str) -> Asset:
    return make_asset(source(language, part).encode(), "text/plain")


@get("/texts/{name:str}", include_in_schema=False, sync_to_thread=False, as_is=True)
def texts(request: HttpRequest, name: FromPath[str]) -> Response[bytes]:
    """One part of the texts of one language, as the browser loads it."""
    found = texts_asset(name)
    if found is None:
        raise NotFoundException
    return send(request, found)


HANDLERS: list[HTTPRouteHandler] = [page, table_page, web, game_web, favicon, texts]
