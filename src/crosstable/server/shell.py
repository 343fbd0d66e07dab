"""The one page there is, put together where it is sent: its styles and the first thing to see are in it.

A phone on a slow line shows something after one answer. The scripts come meanwhile and draw the page over it.
"""

import base64
import hashlib
import re
from functools import cache
from html import escape
from pathlib import Path

from crosstable.core.parts import folder, web_files
from crosstable.core.sentence import Sentence
from crosstable.core.texts import LANGUAGES, say
from crosstable.games import GAMES

from .assets import Asset, Folder, make_asset
from .packed import packed
from .security import page_policy

WEB = Folder(Path(__file__).parent / "web", packed("web"))
GAME_WEB = {
    id: Folder(found / "web", packed(f"games/{id}/web")) for id, game in GAMES.items() if (found := folder(game.facts))
}
_STYLES = re.compile(rb'(?: *<link rel="stylesheet" href="/web/[^"]+" />\n)+')
_STYLE = re.compile(rb'href="/web/([^"]+)"')
_COMMENT = re.compile(rb"/\*.*?\*/\s*", re.DOTALL)
_INLINE = re.compile(rb"<(script|style)\b([^>]*)>(.*?)</\1>", re.DOTALL | re.IGNORECASE)
_EMBLEMS, _HEADLINE, _LIDS = b"<!-- emblems -->\n", b"<!-- headline -->", b"<!-- lids -->"


def page_asset() -> Asset:
    """The page as it is now; put together again only if one of its files has changed."""
    page = WEB.get("index.html")
    shared = [WEB.get(name.decode()) for name in _STYLE.findall(_STYLES.findall(page.body)[0])]
    return _page(page, *shared, *(GAME_WEB[id].get("emblem.css") for id in _having("emblem.css")))


def _having(name: str) -> list[str]:
    """The games that have this file for the browser."""
    return [id for id, game in GAMES.items() if name in web_files(game.facts)]


@cache
def _page(page: Asset, *styles: Asset) -> Asset:
    style = _COMMENT.sub(b"", b"".join(one.body for one in styles))
    emblems = (f'<link rel="modulepreload" href="/games/{id}/web/emblem.js" />\n' for id in _having("emblem.js"))
    lids = (f'<article class="lid lid-{id}"><h2>{_spoken(f"{id}-name")}</h2></article>' for id in GAMES)
    body = _STYLES.sub(lambda _: b"<style>" + style + b"</style>\n", page.body, count=1)
    for place, text in ((_EMBLEMS, emblems), (_HEADLINE, [_spoken("ui-headline")]), (_LIDS, lids)):
        body = body.replace(place, "".join(text).encode())
    return make_asset(body, page.type)


def _spoken(key: str) -> str:
    """A text in every language; the style shows the one that the page speaks."""
    return "".join(f'<span lang="{code}">{escape(say(Sentence(key), code))}</span>' for code in LANGUAGES)


@cache
def policy(page: bytes) -> str:
    """The page's policy: its own inline parts are allowed by their hashes, no others."""
    hashes: dict[bytes, list[str]] = {b"script": [], b"style": []}
    for kind, attributes, body in _INLINE.findall(page):
        if b"src=" not in attributes:
            digest = base64.b64encode(hashlib.sha256(body).digest()).decode()
            hashes[kind.lower()].append(f"'sha256-{digest}'")
    return page_policy(tuple(hashes[b"script"]), tuple(hashes[b"style"]))
