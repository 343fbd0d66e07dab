"""The HTTP interface to games that are over: records, replays, what could be known, and how it turned.

Nothing here speaks of a running game: whatever is asked of a table begins with `ended_game`, which refuses.
"""

import asyncio
import hashlib

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from crosstable.core.record import LARGEST, read_record, write_record
from crosstable.core.seats import Seat
from crosstable.review.curve import Curve
from crosstable.table.records import ended_game, record_of
from crosstable.table.state import TableState

from .api_types import InsightAt, Replay
from .asking import AnyRequest, Code, place_of
from .place import Place
from .replays import Whole, replay_of
from .security import address_of

_FILE = LARGEST + 1000
"""A little more than the largest record, so that it is refused with our own words."""


async def _ended(request: AnyRequest, place: Place, code: str, number: int) -> TableState:
    """The table with this code at the end of its game with this number; in a thread, for its log may be long."""
    found = await place.find(code, address_of(request))
    steps = await place.hub.store.load(found.id)
    return await asyncio.to_thread(ended_game, steps, number, place.hub.games)


async def _whole(request: AnyRequest, place: Place, code: str, number: int) -> tuple[tuple[str, int], Whole]:
    """A game that is over, with all its states. It never changes again, so it is kept for a while."""
    found = await place.find(code, address_of(request))
    key = (found.id, number)

    async def make() -> Whole:
        ended = await _ended(request, place, code, number)
        return await asyncio.to_thread(Whole, record_of(ended), ended.game)

    return key, await place.reviews.whole(key, make)


async def _sent(request: AnyRequest, place: Place) -> tuple[str, Whole]:
    """The record in the body of a request, with all its states. To read one that is not kept is the dear part."""
    body = await request.body()
    key = hashlib.sha256(body).hexdigest()

    async def make() -> Whole:
        place.replaying.take(address_of(request))
        record = await asyncio.to_thread(read_record, body, place.hub.games)
        return await asyncio.to_thread(Whole, record, place.hub.games[record.header.game])

    return key, await place.reviews.whole(key, make)


@get("/tables/{code:str}/games/{number:int}/record", media_type="application/x-ndjson")
async def record(request: AnyRequest, code: Code, number: FromPath[int], state: State) -> Response[bytes]:
    """A game that is over, as a file."""
    place = place_of(state)
    place.looking.take(address_of(request))
    ended = await _ended(request, place, code, number)
    name = f"{ended.game.facts.id}-{ended.code}-{number}.crosstable.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(write_record(record_of(ended)), media_type="application/x-ndjson", headers=headers)


@get("/tables/{code:str}/games/{number:int}/replay")
async def replay(
    request: AnyRequest,
    code: Code,
    number: FromPath[int],
    state: State,
    seat: FromQuery[Seat | None] = None,
    everything: FromQuery[bool] = False,
) -> Replay:
    """A game that is over, step by step, as one seat saw it (or with everything open), with what its bots thought."""
    place = place_of(state)
    place.looking.take(address_of(request))
    (table_id, _), whole = await _whole(request, place, code, number)
    thoughts = await place.hub.store.thoughts(table_id, number)
    return await asyncio.to_thread(replay_of, whole, seat, thoughts, everything)


@get("/tables/{code:str}/games/{number:int}/insight")
async def insight(
    request: AnyRequest,
    code: Code,
    number: FromPath[int],
    state: State,
    step: FromQuery[int],
    seat: FromQuery[Seat | None] = None,
    lens: FromQuery[str | None] = None,
) -> InsightAt:
    """What a seat (none: a spectator) could know after a step of a game that is over."""
    place = place_of(state)
    place.asking.take(address_of(request))
    key, whole = await _whole(request, place, code, number)
    return await place.reviews.insight(key, whole, seat, step, lens)


@get("/tables/{code:str}/games/{number:int}/curve")
async def curve(request: AnyRequest, code: Code, number: FromPath[int], state: State) -> Curve:
    """How likely each side was to win after every step of a game that is over, and where it turned."""
    place = place_of(state)
    place.asking.take(address_of(request))
    key, whole = await _whole(request, place, code, number)
    return await place.reviews.curve(key, whole)


@post("/replay", status_code=200, request_max_body_size=_FILE)
async def replay_file(
    request: AnyRequest, state: State, seat: FromQuery[Seat | None] = None, everything: FromQuery[bool] = False
) -> Replay:
    """A record file to look through, step by step. The body is the file itself."""
    place = place_of(state)
    place.looking.take(address_of(request))
    _, whole = await _sent(request, place)
    return await asyncio.to_thread(replay_of, whole, seat, (), everything)


@post("/replay/insight", status_code=200, request_max_body_size=_FILE)
async def insight_file(
    request: AnyRequest,
    state: State,
    step: FromQuery[int],
    seat: FromQuery[Seat | None] = None,
    lens: FromQuery[str | None] = None,
) -> InsightAt:
    """What a seat could know after a step of the game in a file."""
    place = place_of(state)
    place.asking.take(address_of(request))
    key, whole = await _sent(request, place)
    return await place.reviews.insight(key, whole, seat, step, lens)


@post("/replay/curve", status_code=200, request_max_body_size=_FILE)
async def curve_file(request: AnyRequest, state: State) -> Curve:
    """How likely each side was to win after every step of the game in a file."""
    place = place_of(state)
    place.asking.take(address_of(request))
    key, whole = await _sent(request, place)
    return await place.reviews.curve(key, whole)


HANDLERS: list[HTTPRouteHandler] = [record, replay, insight, curve, replay_file, insight_file, curve_file]
