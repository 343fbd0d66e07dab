"""The companion for a real table: a kit for each game, worked out once, with everything that can be told."""

from functools import cache
from importlib import import_module
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from crosstable.core.companion import Kit
from crosstable.games import GAMES

from .assets import Asset, make_asset, send


def kit_of(game: str) -> Kit:
    """What the companion knows about a game; it stands in the game's folder."""
    kit: Kit = import_module(f"crosstable.games.{game}.parts.companion").kit()
    return kit


@cache
def kit_asset(game: str) -> Asset:
    """A game's kit as it is sent."""
    return make_asset(msgspec.json.encode(kit_of(game)), "application/json")


@get("/{game:str}", sync_to_thread=True, as_is=True)
def companion(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """Everything a group at a real table can be told about a game, for every set-up."""
    if game not in GAMES:
        raise NotFoundException
    return send(request, kit_asset(game))


ROUTER = Router("/api/companion", route_handlers=[companion], tags=["Crosstable"])
