"""The HTTP interface to games that are over: records, replays, what could be known, and how it turned.

Nothing here speaks of a running game: whatever is asked of a table begins with `ended_game`, which refuses.
"""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Hashable
from functools import partial
from typing import cast

from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from crosstable.core import CrosstableError, Seat
from crosstable.core.record import LARGEST, write_record
from crosstable.core.review import Award, Verdict
from crosstable.review.curve import Curve
from crosstable.table.play_on import PlayOn
from crosstable.table.records import ended_game, record_of
from crosstable.table.state import TableState
from crosstable.table.table import Table

from .api_types import InsightAt, Replay, Seated
from .context import AppContext, Code, HttpRequest, context_of
from .errors import CHANGED, FOUND
from .preview import picture
from .review_jobs import Asked
from .reviews import Reviews
from .security import address_of

PREVIEW = 8.0
"""Seconds a messenger waits for a picture."""
_FILE = LARGEST + 1000
"""A little more than the largest record, so that it is refused with our own words."""


async def _ended(request: HttpRequest, context: AppContext, table: Table, number: int) -> TableState:
    """The table at the end of its game with this number."""
    load, games = partial(context.hub.store.load, table.id), context.hub.games
    return await context.reviews.replayed(address_of(request), load, lambda steps: ended_game(steps, number, games))


async def _played(request: HttpRequest, context: AppContext, code: str, number: int) -> tuple[Table, bytes]:
    """The table and the record of a game that is over. It never changes again, so it is kept for a while."""
    found = await context.find(code, address_of(request))

    async def make() -> bytes:
        ended = await _ended(request, context, found, number)
        return await asyncio.to_thread(write_record, record_of(ended))

    return found, await context.reviews.record((found.id, number), make)


async def _sent(request: HttpRequest, context: AppContext) -> tuple[str, bytes]:
    """The record in the body of a request. To read one that is not kept is the dear part."""
    body = await _whole_body(request, context)
    key = hashlib.sha256(body).hexdigest()

    async def make() -> bytes:
        context.replaying.take(address_of(request))
        await context.reviews.check(address_of(request), body)
        return body

    return key, await context.reviews.record(key, make)


async def _whole_body(request: HttpRequest, context: AppContext) -> bytes:
    """What is sent. It takes memory until all of it is here, however long that takes."""
    address = address_of(request)
    context.sending.come(address)
    try:
        return await request.body()
    finally:
        context.sending.go(address)


async def _asked(
    request: HttpRequest, state: State, code: str | None = None, number: int = 0
) -> tuple[Reviews, tuple[str, Hashable, bytes]]:
    """What a question about a game of this table, or about the file that was sent, needs; who asks is counted."""
    context = context_of(state)
    context.asking.take(address_of(request))
    key: Hashable
    if code is None:
        key, record = await _sent(request, context)
    else:
        found, record = await _played(request, context, code, number)
        key = found.id, number
    return context.reviews, (address_of(request), key, record)


def _asks(request: HttpRequest, seat: Seat | None, everything: bool) -> Asked:
    return Asked(seat, everything, "gzip" in request.headers.get("accept-encoding", ""))


def _streamed(pieces: AsyncIterator[bytes], asked: Asked) -> Response[Replay]:
    """A long answer, sent as it is made; squeezed already where that was asked for."""
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if asked.squeeze else {})}
    return cast("Response[Replay]", Stream(pieces, media_type=MediaType.JSON, headers=headers))


@get("/tables/{code:str}/games/{number:int}/record", media_type="application/x-ndjson", responses=FOUND)
async def record(request: HttpRequest, code: Code, number: FromPath[int], state: State) -> Response[bytes]:
    """A game that is over, as a file."""
    context = context_of(state)
    context.looking.take(address_of(request))
    found, file = await _played(request, context, code, number)
    name = f"{found.state.game.facts.id}-{found.state.code}-{number}.crosstable.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(file, media_type="application/x-ndjson", headers=headers)


@get("/tables/{code:str}/games/{number:int}/replay", as_is=True, responses=FOUND)
async def replay(
    request: HttpRequest,
    code: Code,
    number: FromPath[int],
    state: State,
    seat: FromQuery[Seat | None] = None,
    everything: FromQuery[bool] = False,
) -> Response[Replay]:
    """A game that is over, step by step, as one seat saw it (or with everything open), with what its bots thought."""
    context = context_of(state)
    context.looking.take(address_of(request))
    found, file = await _played(request, context, code, number)
    thoughts, asked = await context.hub.store.thoughts(found.id, number), _asks(request, seat, everything)
    return _streamed(await context.reviews.replay(address_of(request), file, asked, thoughts), asked)


@get("/tables/{code:str}/games/{number:int}/insight", responses=FOUND)
async def insight(
    request: HttpRequest,
    code: Code,
    number: FromPath[int],
    state: State,
    step: FromQuery[int],
    seat: FromQuery[Seat | None] = None,
    lens: FromQuery[str | None] = None,
) -> InsightAt:
    """What a seat (none: a spectator) could know after a step of a game that is over."""
    reviews, game = await _asked(request, state, code, number)
    return await reviews.insight(*game, seat, step, lens)


@get("/tables/{code:str}/games/{number:int}/curve", responses=FOUND)
async def curve(request: HttpRequest, code: Code, number: FromPath[int], state: State) -> Curve:
    """How likely each side was to win after every step of a game that is over, and where it turned."""
    reviews, game = await _asked(request, state, code, number)
    return await reviews.curve(*game)


@get("/tables/{code:str}/games/{number:int}/awards", responses=FOUND)
async def awards(request: HttpRequest, code: Code, number: FromPath[int], state: State) -> tuple[Award, ...]:
    """What a game that is over is remembered for: the best liar and the best detective."""
    reviews, game = await _asked(request, state, code, number)
    return await reviews.awards(*game)


@get("/tables/{code:str}/games/{number:int}/verdict", responses=FOUND)
async def verdict(
    request: HttpRequest, code: Code, number: FromPath[int], state: State, seat: FromQuery[Seat | None] = None
) -> Verdict:
    """Where a game that is over was decided, for a seat (none: a spectator), in three sentences."""
    reviews, game = await _asked(request, state, code, number)
    return await reviews.verdict(*game, seat)


@get("/tables/{code:str}/games/{number:int}/preview.png", media_type="image/png", include_in_schema=False)
async def preview(request: HttpRequest, code: Code, number: FromPath[int], state: State) -> Response[bytes]:
    """What a link to a game that is over shows: the chances, and where they turned."""
    try:
        reviews, game = await _asked(request, state, code, number)
        shared = await asyncio.wait_for(reviews.shared(*game), PREVIEW)
    except (CrosstableError, TimeoutError):
        shared = None  # the mark of the house
    return Response(picture(shared), media_type="image/png", headers={"Cache-Control": "max-age=300"})


@post("/tables/{code:str}/games/{number:int}/play-on", responses=CHANGED)
async def play_on(
    request: HttpRequest, code: Code, number: FromPath[int], data: JSONBody[PlayOn], state: State
) -> Seated:
    """Play on from a position of a game that is over, at a new table with bots on the other seats."""
    context = context_of(state)
    context.opening.take(address_of(request))
    ended = await _ended(request, context, await context.find(code, address_of(request)), number)
    got = await context.hub.play_on(record_of(ended), data, address_of(request))
    return Seated(got.table.id, got.table.state.code, got.seat, got.token)


@post("/replay", status_code=200, request_max_body_size=_FILE, as_is=True, responses=CHANGED)
async def replay_file(
    request: HttpRequest, state: State, seat: FromQuery[Seat | None] = None, everything: FromQuery[bool] = False
) -> Response[Replay]:
    """A record file to look through, step by step. The body is the file itself."""
    context = context_of(state)
    context.looking.take(address_of(request))
    (_, file), asked = await _sent(request, context), _asks(request, seat, everything)
    return _streamed(await context.reviews.replay(address_of(request), file, asked), asked)


@post("/replay/insight", status_code=200, request_max_body_size=_FILE, responses=CHANGED)
async def insight_file(
    request: HttpRequest,
    state: State,
    step: FromQuery[int],
    seat: FromQuery[Seat | None] = None,
    lens: FromQuery[str | None] = None,
) -> InsightAt:
    """What a seat could know after a step of the game in a file."""
    reviews, game = await _asked(request, state)
    return await reviews.insight(*game, seat, step, lens)


@post("/replay/curve", status_code=200, request_max_body_size=_FILE, responses=CHANGED)
async def curve_file(request: HttpRequest, state: State) -> Curve:
    """How likely each side was to win after every step of the game in a file."""
    reviews, game = await _asked(request, state)
    return await reviews.curve(*game)


@post("/replay/verdict", status_code=200, request_max_body_size=_FILE, responses=CHANGED)
async def verdict_file(request: HttpRequest, state: State, seat: FromQuery[Seat | None] = None) -> Verdict:
    """Where the game in a file was decided."""
    reviews, game = await _asked(request, state)
    return await reviews.verdict(*game, seat)


HANDLERS: list[HTTPRouteHandler] = [
    record, replay, insight, curve, awards, verdict, preview, play_on,
    replay_file, insight_file, curve_file, verdict_file,
]  # fmt: skip
