"""The HTTP interface: games, tables, seats, records and replays."""

import asyncio
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from crosstable.core.errors import CrosstableError
from crosstable.core.options import read_options
from crosstable.core.phrases import COMMON
from crosstable.core.record import LARGEST, read_record, write_record
from crosstable.core.seats import Seat
from crosstable.games import GAMES
from crosstable.table.hub import Wanted
from crosstable.table.messages import TableInfo
from crosstable.table.records import ended_game, record_of
from crosstable.table.state import TableState

from .api_types import Checked, GameInfo, Health, Join, Link, NewTable, Replay, Seated, Setup
from .link import base_url, qr_svg
from .place import Place
from .replays import replay_of
from .security import address_of, check_origin

AnyRequest = Request[Any, Any, Any]
Code = FromPath[str]
"""A table's code (in any case) or its id."""
_LISTED = 50


def place_of(state: State) -> Place:
    """What the handlers share."""
    place: Place = state.place
    return place


def guard(request: AnyRequest) -> None:
    """Before every request that changes something: it must not come from a foreign page."""
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request, place_of(request.app.state).settings)


@get("/health", sync_to_thread=False)
def health(state: State) -> Health:
    """Whether the server is up."""
    return Health(version=version("crosstable"), tables=len(place_of(state).hub))


@get("/games", sync_to_thread=False)
def games() -> tuple[GameInfo, ...]:
    """The games that can be played here."""
    facts = [game.facts for game in GAMES.values()]
    return tuple(
        GameInfo(f.id, f.rules, f.seats, f.option_fields(), f.levels, f.timed, (*COMMON, *f.phrases)) for f in facts
    )


@post("/setup", status_code=200, sync_to_thread=False)
def setup(data: JSONBody[Setup], state: State) -> Checked:
    """Whether a game can be played with these options and seats."""
    game = place_of(state).hub.game(data.game)
    try:
        game.check(read_options(game.facts.options, data.options), data.seats)
    except CrosstableError as error:
        return Checked(problem=error.why)
    return Checked(problem=None)


@get("/tables", sync_to_thread=False)
def tables(state: State) -> list[TableInfo]:
    """The public tables where somebody is: with an empty seat first, then running ones, then the others."""
    return place_of(state).hub.listed(_LISTED)


@post("/tables")
async def open_table(request: AnyRequest, data: JSONBody[NewTable], state: State) -> Seated:
    """Open a table and take its first seat."""
    place = place_of(state)
    place.opening.take(address_of(request))
    got = await place.hub.start_table(msgspec.convert(data, Wanted, from_attributes=True))
    return Seated(got.table.id, got.table.state.code, got.seat, got.token)


@get("/tables/{code:str}")
async def table(request: AnyRequest, code: Code, state: State) -> TableInfo:
    """One table, as everybody may know it."""
    return (await place_of(state).find(code, address_of(request))).gallery.info


@post("/tables/{code:str}/seats")
async def join(request: AnyRequest, code: Code, data: JSONBody[Join], state: State) -> Seated:
    """Take a seat at a table."""
    place = place_of(state)
    place.joining.take(address_of(request))
    found = await place.find(code, address_of(request))
    got = await place.hub.seat(found, data.name, data.seat)
    return Seated(found.id, found.state.code, got.seat, got.token)


@get("/tables/{code:str}/link")
async def link(request: AnyRequest, code: Code, state: State) -> Link:
    """The address under which other people can open the table."""
    place = place_of(state)
    found = await place.find(code, address_of(request))
    return Link(f"{base_url(request, place.settings)}/t/{found.state.code}")


@get("/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: AnyRequest, code: Code, state: State) -> bytes:
    """The same address as a QR code."""
    place = place_of(state)
    found = await place.find(code, address_of(request))
    return qr_svg(f"{base_url(request, place.settings)}/t/{found.state.code}")


async def _ended(request: AnyRequest, place: Place, code: str, number: int) -> tuple[str, TableState]:
    """The table with this code at the end of its game with this number; in a thread, for its log may be long."""
    place.looking.take(address_of(request))
    found = await place.find(code, address_of(request))
    steps = await place.hub.store.load(found.id)
    return found.id, await asyncio.to_thread(ended_game, steps, number, place.hub.games)


@get("/tables/{code:str}/games/{number:int}/record", media_type="application/x-ndjson")
async def record(request: AnyRequest, code: Code, number: FromPath[int], state: State) -> Response[bytes]:
    """A game that is over, as a file."""
    _, ended = await _ended(request, place_of(state), code, number)
    name = f"{ended.game.facts.id}-{ended.code}-{number}.crosstable.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(write_record(record_of(ended)), media_type="application/x-ndjson", headers=headers)


@get("/tables/{code:str}/games/{number:int}/replay")
async def replay(
    request: AnyRequest, code: Code, number: FromPath[int], state: State, seat: FromQuery[Seat | None] = None
) -> Replay:
    """A game that is over, step by step, as one seat saw it, with what its bots thought."""
    place = place_of(state)
    table_id, ended = await _ended(request, place, code, number)
    thoughts = await place.hub.store.thoughts(table_id, number)
    return await asyncio.to_thread(replay_of, record_of(ended), ended.game, seat, thoughts)


@post("/replay", status_code=200, request_max_body_size=LARGEST + 1000)
async def replay_file(request: AnyRequest, state: State, seat: FromQuery[Seat | None] = None) -> Replay:
    """A record file to look through, step by step. The body is the file itself."""
    place = place_of(state)
    place.replaying.take(address_of(request))
    found = await asyncio.to_thread(read_record, await request.body(), place.hub.games)
    return await asyncio.to_thread(replay_of, found, place.hub.games[found.header.game], seat)


ROUTER = Router(
    "/api",
    route_handlers=[health, games, setup, tables, open_table, table, join, link, qr, record, replay, replay_file],
    before_request=guard,
    tags=["Crosstable"],
)
