"""The HTTP interface to games that are over: records, replays, what could be known, and how it turned.

Nothing here speaks of a running game: whatever is asked of a table begins with `ended_game`, which refuses.
"""

import asyncio
import hashlib
from collections.abc import Hashable

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from crosstable.core import Seat
from crosstable.core.record import LARGEST, read_record, write_record
from crosstable.core.review import Award
from crosstable.review.curve import Curve
from crosstable.table.records import ended_game, record_of
from crosstable.table.state import TableState

from .api_types import InsightAt, Replay
from .context import AppContext, Code, HttpRequest, context_of
from .replays import ReplayedGame, replay_of
from .reviews import Reviews
from .security import address_of

_FILE = LARGEST + 1000
"""A little more than the largest record, so that it is refused with our own words."""


async def _ended(request: HttpRequest, context: AppContext, code: str, number: int) -> TableState:
    """The table with this code at the end of its game with this number; in a thread, for its log may be long."""
    found = await context.find(code, address_of(request))
    steps = await context.hub.store.load(found.id)
    return await asyncio.to_thread(ended_game, steps, number, context.hub.games)


async def _played(
    request: HttpRequest, context: AppContext, code: str, number: int
) -> tuple[tuple[str, int], ReplayedGame]:
    """A game that is over, with all its states. It never changes again, so it is kept for a while."""
    found = await context.find(code, address_of(request))
    key = (found.id, number)

    async def make() -> ReplayedGame:
        ended = await _ended(request, context, code, number)
        return await asyncio.to_thread(ReplayedGame, record_of(ended), ended.game)

    return key, await context.reviews.game(key, make)


async def _sent(request: HttpRequest, context: AppContext) -> tuple[str, ReplayedGame]:
    """The record in the body of a request, with all its states. To read one that is not kept is the dear part."""
    body = await request.body()
    key = hashlib.sha256(body).hexdigest()

    async def make() -> ReplayedGame:
        context.replaying.take(address_of(request))
        record = await asyncio.to_thread(read_record, body, context.hub.games)
        return await asyncio.to_thread(ReplayedGame, record, context.hub.games[record.header.game])

    return key, await context.reviews.game(key, make)


async def _asked(
    request: HttpRequest, state: State, code: str | None = None, number: int = 0
) -> tuple[Reviews, Hashable, ReplayedGame]:
    """What a question about a game of this table, or about the file that was sent, needs; who asks is counted."""
    context = context_of(state)
    context.asking.take(address_of(request))
    key, played = await (_sent(request, context) if code is None else _played(request, context, code, number))
    return context.reviews, key, played


@get("/tables/{code:str}/games/{number:int}/record", media_type="application/x-ndjson")
async def record(request: HttpRequest, code: Code, number: FromPath[int], state: State) -> Response[bytes]:
    """A game that is over, as a file."""
    context = context_of(state)
    context.looking.take(address_of(request))
    ended = await _ended(request, context, code, number)
    name = f"{ended.game.facts.id}-{ended.code}-{number}.crosstable.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(write_record(record_of(ended)), media_type="application/x-ndjson", headers=headers)


@get("/tables/{code:str}/games/{number:int}/replay")
async def replay(
    request: HttpRequest,
    code: Code,
    number: FromPath[int],
    state: State,
    seat: FromQuery[Seat | None] = None,
    everything: FromQuery[bool] = False,
) -> Replay:
    """A game that is over, step by step, as one seat saw it (or with everything open), with what its bots thought."""
    context = context_of(state)
    context.looking.take(address_of(request))
    (table_id, _), played = await _played(request, context, code, number)
    thoughts = await context.hub.store.thoughts(table_id, number)
    return await asyncio.to_thread(replay_of, played, seat, thoughts, everything)


@get("/tables/{code:str}/games/{number:int}/insight")
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
    reviews, key, played = await _asked(request, state, code, number)
    return await reviews.insight(key, played, seat, step, lens)


@get("/tables/{code:str}/games/{number:int}/curve")
async def curve(request: HttpRequest, code: Code, number: FromPath[int], state: State) -> Curve:
    """How likely each side was to win after every step of a game that is over, and where it turned."""
    reviews, key, played = await _asked(request, state, code, number)
    return await reviews.curve(key, played)


@get("/tables/{code:str}/games/{number:int}/awards")
async def awards(request: HttpRequest, code: Code, number: FromPath[int], state: State) -> tuple[Award, ...]:
    """What a game that is over is remembered for: the best liar and the best detective."""
    reviews, key, played = await _asked(request, state, code, number)
    return await reviews.awards(key, played)


@get("/tables/{code:str}/games/{number:int}/turn")
async def turn(request: HttpRequest, code: Code, number: FromPath[int], state: State) -> tuple[Award, ...]:
    """The moment in which a game that is over turned."""
    reviews, key, played = await _asked(request, state, code, number)
    return await reviews.turn(key, played)


@post("/replay", status_code=200, request_max_body_size=_FILE)
async def replay_file(
    request: HttpRequest, state: State, seat: FromQuery[Seat | None] = None, everything: FromQuery[bool] = False
) -> Replay:
    """A record file to look through, step by step. The body is the file itself."""
    context = context_of(state)
    context.looking.take(address_of(request))
    _, played = await _sent(request, context)
    return await asyncio.to_thread(replay_of, played, seat, (), everything)


@post("/replay/insight", status_code=200, request_max_body_size=_FILE)
async def insight_file(
    request: HttpRequest,
    state: State,
    step: FromQuery[int],
    seat: FromQuery[Seat | None] = None,
    lens: FromQuery[str | None] = None,
) -> InsightAt:
    """What a seat could know after a step of the game in a file."""
    reviews, key, played = await _asked(request, state)
    return await reviews.insight(key, played, seat, step, lens)


@post("/replay/curve", status_code=200, request_max_body_size=_FILE)
async def curve_file(request: HttpRequest, state: State) -> Curve:
    """How likely each side was to win after every step of the game in a file."""
    reviews, key, played = await _asked(request, state)
    return await reviews.curve(key, played)


HANDLERS: list[HTTPRouteHandler] = [record, replay, insight, curve, awards, turn, replay_file, insight_file, curve_file]
