"""The HTTP interface: games, tables and seats; what is over is in `review_http`."""

from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from crosstable.bots.pool import Readiness
from crosstable.core import CrosstableError, Facts
from crosstable.core.options import OptionField, Presets, read_options
from crosstable.core.parts import AWARDS, LOBBY, VERDICT, load, text_parts, web_files
from crosstable.core.phrases import COMMON
from crosstable.games import GAMES
from crosstable.table.lobby import NewTable, TableInfo

from . import review_http, seat_http
from .api_types import Checked, GameInfo, Join, Link, Seated, Setup
from .context import Code, HttpRequest, context_of
from .errors import CHANGED, FOUND, problems
from .health import health, ready
from .link import base_url
from .security import address_of, check_origin

_LISTED = 50


def guard(request: HttpRequest) -> None:
    """Before every request that changes something: it must not come from a foreign page."""
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request, context_of(request.app.state).settings)


@get("/games", sync_to_thread=False, responses=problems(429))
def games(state: State) -> tuple[GameInfo, ...]:
    """The games that can be played here."""
    readiness = context_of(state).readiness
    return tuple(game_info(game.facts, readiness(game.facts.id)) for game in GAMES.values())


def game_info(facts: Facts, bots: Readiness = "ready") -> GameInfo:
    """Everything the shell needs to know about a game."""
    lobby = load(facts, LOBBY)
    games = OptionField("games", facts.series.lengths, facts.series.default)
    return GameInfo(
        id=facts.id,
        rules=facts.rules,
        seats=facts.seats,
        options=facts.option_fields(),
        presets=Presets(lobby.SETTLE, lobby.PRESETS) if lobby else Presets(),
        levels=facts.levels,
        timed=facts.timed,
        phrases=(*COMMON, *facts.phrases),
        games=games,
        open=facts.open,
        companion="companion" in facts.parts,
        verdict=VERDICT.name in facts.parts,
        awards=AWARDS.name in facts.parts,
        web=web_files(facts),
        texts=text_parts(facts),
        bots=bots,
    )


@post("/setup", status_code=200, sync_to_thread=False, responses=problems(400, 403, 404, 413, 429))
def setup(data: JSONBody[Setup], state: State) -> Checked:
    """Whether a game can be played with these options and seats."""
    game = context_of(state).hub.game(data.game)
    try:
        game.check(read_options(game.facts.options, data.options), data.seats)
    except CrosstableError as error:
        return Checked(problem=error.why)
    return Checked(problem=None)


@get("/tables", responses=problems(429))
async def tables(state: State) -> list[TableInfo]:
    """The public tables where somebody is: with an empty seat first, then running ones, then the others."""
    return await context_of(state).hub.listed(_LISTED)


@post("/tables", responses=CHANGED)
async def open_table(request: HttpRequest, data: JSONBody[NewTable], state: State) -> Seated:
    """Open a table and take its first seat."""
    context = context_of(state)
    context.opening.take(address_of(request))
    got = await context.hub.start_table(data, address_of(request))
    return Seated(got.table.id, got.table.state.code, got.seat, got.token)


@get("/tables/{code:str}", responses=FOUND)
async def table(request: HttpRequest, code: Code, state: State) -> TableInfo:
    """One table, as everybody may know it."""
    return (await context_of(state).find(code, address_of(request))).connections.info


@post("/tables/{code:str}/seats", responses=CHANGED)
async def join(request: HttpRequest, code: Code, data: JSONBody[Join], state: State) -> Seated:
    """Take a seat at a table."""
    context = context_of(state)
    context.joining.take(address_of(request))
    found = await context.find(code, address_of(request))
    got = await context.hub.seat(found, data.name, data.seat, data.was)
    return Seated(found.id, found.state.code, got.seat, got.token)


@get("/tables/{code:str}/link", responses=FOUND)
async def link(request: HttpRequest, code: Code, state: State) -> Link:
    """The address under which other people can open the table."""
    context = context_of(state)
    found = await context.find(code, address_of(request))
    return Link(f"{base_url(request, context.settings)}/t/{found.state.code}")


@get("/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=FOUND)
async def qr(request: HttpRequest, code: Code, state: State) -> bytes:
    """The same address as a QR code."""
    context = context_of(state)
    asker = address_of(request)
    found = await context.find(code, asker)
    return await context.pictures.svg(f"{base_url(request, context.settings)}/t/{found.state.code}", asker)


ROUTER = Router(
    "/api",
    route_handlers=[
        health,
        ready,
        games,
        setup,
        tables,
        open_table,
        table,
        join,
        link,
        qr,
        *seat_http.HANDLERS,
        *review_http.HANDLERS,
    ],
    before_request=guard,
    tags=["Crosstable"],
)
