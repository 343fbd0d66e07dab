"""The companion for a real table: a kit for each game, worked out once, with everything that can be told."""

from functools import cache
from typing import Any, cast

import msgspec
from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from crosstable.core import AnyGame, Refused, sentence
from crosstable.core.companion import Kit
from crosstable.core.parts import COMPANION, load
from crosstable.games import GAMES

from .assets import Asset, make_asset, send
from .errors import problems


def kit_of(game: AnyGame) -> Kit | None:
    """What the companion knows about a game, if the game has one."""
    own = load(game.facts, COMPANION)
    return None if own is None else own.kit()


@cache
def kit_asset(game: str) -> Asset | None:
    """A game's kit as it is sent."""
    kit = kit_of(GAMES[game])
    return None if kit is None else make_asset(msgspec.json.encode(kit), "application/json")


@get("/{game:str}", sync_to_thread=True, as_is=True, responses=problems(400, 404, 429))
def companion(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Kit]:
    """Everything a group at a real table can be told about a game, for every set-up."""
    if game not in GAMES:
        raise NotFoundException
    found = kit_asset(game)
    if found is None:
        raise Refused("server-no-companion", game=sentence(f"{game}-name"))
    return cast("Response[Kit]", send(request, found))


ROUTER = Router("/api/companion", route_handlers=[companion], tags=["Crosstable"])
