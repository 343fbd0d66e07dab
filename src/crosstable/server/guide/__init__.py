"""The page for authors of bots, at /api/bots, with the types of every game and the example in JavaScript."""

from functools import cache
from html import escape
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from markdown_it import MarkdownIt

from crosstable.core.parts import folder
from crosstable.games import GAMES

from ..assets import Asset, make_asset, send
from ..context import HttpRequest

HERE = Path(__file__).parent
WIRE = HERE.parent / "web/lib/wire.d.ts"
STYLE = """body{max-width:46rem;margin:auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}
pre{overflow:auto;padding:.6rem;border:1px solid #8888}table{border-collapse:collapse;display:block;overflow:auto}
td,th{border:1px solid #8888;padding:.3rem .5rem;text-align:left;vertical-align:top}code{overflow-wrap:anywhere}"""


def _files() -> dict[str, Path]:
    """What the page leads to, by its name there."""
    types = {game.facts.id: folder(game.facts) for game in GAMES.values()}
    own = {f"{name}.d.ts": found / "web/types.d.ts" for name, found in types.items() if found}
    return {
        "bot.mjs": HERE / "bot.mjs",
        "table.d.ts": WIRE,
        **{name: file for name, file in own.items() if file.is_file()},
    }


@cache
def _page() -> Asset:
    text = MarkdownIt("commonmark").enable("table").render((HERE / "README.md").read_text(encoding="utf-8"))
    links = " · ".join(f'<a href="/api/bots/{escape(name)}">{escape(name)}</a>' for name in _files())
    head = f'<nav><a href="/">Crosstable</a> · <a href="/api/docs">HTTP</a> · {links}</nav>'
    body = text.replace('href="bot.mjs"', 'href="/api/bots/bot.mjs"')
    page = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Crosstable: bring a bot</title>
<meta name="viewport" content="width=device-width"><style>{STYLE}</style>{head}<main>{body}</main></html>"""
    return make_asset(page.encode(), "text/html; charset=utf-8")


@cache
def _file(name: str) -> Asset | None:
    file = _files().get(name)
    return None if file is None else make_asset(file.read_bytes(), "text/plain; charset=utf-8")


@get("/api/bots", include_in_schema=False, sync_to_thread=False, as_is=True)
def bots_page(request: HttpRequest) -> Response[bytes]:
    """How to write a bot."""
    return send(request, _page())


@get("/api/bots/{name:str}", include_in_schema=False, sync_to_thread=False, as_is=True)
def bots_file(request: HttpRequest, name: FromPath[str]) -> Response[bytes]:
    """The example, or the types of a game."""
    found = _file(name) if name in _files() else None
    if found is None:
        raise NotFoundException
    return send(request, found)


HANDLERS: list[HTTPRouteHandler] = [bots_page, bots_file]
