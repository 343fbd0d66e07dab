"""The one page there is, put together where it is sent: its styles and the first thing to see are in it.

A phone on a slow line shows something after one answer. The scripts come meanwhile and draw the page over it.
"""

import base64
import hashlib
import re
from functools import cache
from pathlib import Path

from crosstable.core.parts import folder, web_files
from crosstable.games import GAMES

from .assets import Asset, Folder, make_asset
from .packed import packed
from .security import page_policy
from .sights import NOTHING, Sight, drawn

WEB = Folder(Path(__file__).parent / "web", packed("web"))
GAME_WEB = {
    id: Folder(found / "web", packed(f"games/{id}/web")) for id, game in GAMES.items() if (found := folder(game.facts))
}
_STYLES = re.compile(rb'(?: *<link rel="stylesheet" href="/web/[^"]+" />\n)+')
_STYLE = re.compile(rb'href="/web/([^"]+)"')
_COMMENT = re.compile(rb"/\*.*?\*/\s*", re.DOTALL)
_INLINE = re.compile(rb"<(script|style)\b([^>]*)>(.*?)</\1>", re.DOTALL | re.IGNORECASE)
_EMBLEMS, _SIGHT = b"<!-- emblems -->\n", b"<!-- sight -->"


def page_asset(sight: Sight = NOTHING) -> Asset:
    """The page as it is now at this sight; put together again only if one of its files has changed."""
    page = WEB.get("index.html")
    shared = [WEB.get(name.decode()) for name in _STYLE.findall(_STYLES.findall(page.body)[0])]
    return _page(sight, page, *shared, *(GAME_WEB[id].get("emblem.css") for id in _having("emblem.css")))


def _having(name: str) -> list[str]:
    """The games that have this file for the browser."""
    return [id for id, game in GAMES.items() if name in web_files(game.facts)]


@cache
def _page(sight: Sight, page: Asset, *styles: Asset) -> Asset:
    style = _COMMENT.sub(b"", b"".join(one.body for one in styles))
    seen = [id for id in _having("emblem.js") if sight.game in ("", id)]
    emblems = "".join(f'<link rel="modulepreload" href="/games/{id}/web/emblem.js" />\n' for id in seen)
    body = _STYLES.sub(lambda _: b"<style>" + style + b"</style>\n", page.body, count=1)
    body = body.replace(_EMBLEMS, emblems.encode()).replace(_SIGHT, drawn(sight).encode())
    return make_asset(body, page.type)


@cache
def policy(page: bytes) -> str:
    """The page's policy: its own inline parts are allowed by their hashes, no others."""
    hashes: dict[bytes, list[str]] = {b"script": [], b"style": []}
    for kind, attributes, body in _INLINE.findall(page):
        if b"src=" not in attributes:
            digest = base64.b64encode(hashlib.sha256(body).digest()).decode()
            hashes[kind.lower()].append(f"'sha256-{digest}'")
    return page_policy(tuple(hashes[b"script"]), tuple(hashes[b"style"]))
