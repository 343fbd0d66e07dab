"""The pages, the browser's files and the texts."""

from functools import cache

from litestar import Response, get, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from crosstable.core import Sentence
from crosstable.core.texts import LANGUAGES, parts, say, source

from .assets import Asset, make_asset, send
from .context import Code, HttpRequest, context_of
from .link import base_url
from .preview import picture, spoken, tags, told
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
        "/t/{code:str}/replay/{number:int}",
        "/t/{code:str}/games/{number:int}/verify",
        "/replay",
        "/verify",
        "/rules/{game:str}",
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


@route(
    "/t/{code:str}/games/{number:int}",
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    sync_to_thread=False,
    as_is=True,
)
def game_page(
    request: HttpRequest, code: Code, number: FromPath[int], state: State, lang: FromQuery[str | None] = None
) -> Response[bytes]:
    """The review of a game; who only sees the link sees what was decided, if that was worked out already."""
    context, language = context_of(state), spoken(lang)
    table = context.glimpse(code, address_of(request))
    if table is None:
        return shell(request)
    shared = context.reviews.shown((table.id, number))
    name = say(Sentence(f"{table.state.game.facts.id}-name"), language)
    title = f"{name}: {' – '.join(shared.names)}" if shared else name
    image = f"{base_url(request, context.settings)}/api/tables/{table.state.code}/games/{number}/preview.png"
    return _previewed(request, tags(title, told(shared, language), image))


@route(
    ["/puzzles", "/puzzles/{game:str}", "/puzzles/{game:str}/{theme:str}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    sync_to_thread=False,
    as_is=True,
)
def puzzle_page(request: HttpRequest, state: State, lang: FromQuery[str | None] = None) -> Response[bytes]:
    """The puzzles; who only sees the link is told that one is waiting, and nothing about its answer."""
    title, words = (say(Sentence(key), spoken(lang)) for key in ("ui-preview-puzzle", "ui-preview-puzzle-line"))
    image = f"{base_url(request, context_of(state).settings)}/preview.png"
    return _previewed(request, tags(title, words, image))


@get("/preview.png", media_type="image/png", include_in_schema=False, sync_to_thread=False)
def house_picture() -> Response[bytes]:
    """The picture of a link that is about no game."""
    return Response(picture(None), media_type="image/png", headers={"Cache-Control": "max-age=86400"})


def _previewed(request: HttpRequest, lines: bytes) -> Response[bytes]:
    """The page with these lines in its head."""
    asset = page_asset()
    body = asset.body.replace(b"<title>", lines + b"\n    <title>", 1)
    return send(request, make_asset(body, asset.type), {"Content-Security-Policy": policy(asset.body)})


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


HANDLERS: list[HTTPRouteHandler] = [
    page,
    table_page,
    game_page,
    puzzle_page,
    house_picture,
    web,
    game_web,
    favicon,
    texts,
]
