"""What only the holder of a seat may ask for: a private link, a new key, the coach, and where the game waits."""

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from crosstable.core import BadLog, Refused
from crosstable.core.codec import encode
from crosstable.table.coach import Coaching, coached
from crosstable.table.keys import person_of

from .api_types import Coached, Held, Key, Mine, OwnTable, PrivateLink, Seated
from .context import AppContext, Code, HttpRequest, context_of
from .errors import CHANGED
from .hop import ask
from .link import base_url, qr_path
from .security import address_of


@post("/tables/{code:str}/key", responses=CHANGED)
async def new_key(request: HttpRequest, code: Code, data: JSONBody[Key], state: State) -> Seated:
    """Get a new token for one's own seat; private links with the old one do not work any more."""
    context = context_of(state)
    context.joining.take(address_of(request))
    found = await context.find(code, address_of(request))
    got = await context.hub.rekey(found, data.token)
    return Seated(found.id, found.state.code, got.seat, got.token)


@post("/tables/{code:str}/key/link", status_code=200, responses=CHANGED)
async def private_link(request: HttpRequest, code: Code, data: JSONBody[Key], state: State) -> PrivateLink:
    """The link that opens one's own seat on another device. The token stands behind the #, where no server sees it."""
    context = context_of(state)
    context.joining.take(address_of(request))
    found = await context.find(code, address_of(request))
    if found.state.seat_of(person_of(data.token)) is None:
        raise Refused("table-watching")
    url = f"{base_url(request, context.settings)}/t/{found.state.code}#seat={data.token}"
    return PrivateLink(url, *await context.pictures.drawn(address_of(request), qr_path, url))


@post("/tables/{code:str}/coach", status_code=200, responses=CHANGED)
async def coach(request: HttpRequest, code: Code, data: JSONBody[Coaching], state: State) -> Coached:
    """What a move is worth that one is about to make against easy bots, by what one's own seat has seen."""
    context, address = context_of(state), address_of(request)
    context.asking.take(address)
    found = await context.find(code, address)
    asked = coached(found.state, person_of(data.token), data)
    return Coached(None if asked is None else await context.reviews.coach(address, *asked))


@post("/mine", status_code=200, responses=CHANGED)
async def mine(request: HttpRequest, data: JSONBody[Mine], state: State) -> tuple[OwnTable, ...]:
    """The tables of the seats one holds, and where the game waits for one. Tables that are gone, or cannot be opened,
    are left out."""
    context = context_of(state)
    context.looking.take(address_of(request))
    found = [await _own_table(context, held, address_of(request)) for held in data.seats]
    return tuple(one for one in found if one is not None)


async def _own_table(context: AppContext, held: Held, address: str) -> OwnTable | None:
    try:
        at = await context.elsewhere(held.code, address)
        if at is not None:
            found = await ask(context, at, "/api/mine", encode(Mine((held,))), address)
            return next(iter(_read_own.decode(found)), None)
        table = await context.find(held.code, address)
    except BadLog:
        return None
    except Refused as error:
        if error.why.key == "table-none":
            return None
        raise
    person = person_of(held.token)
    seat = table.state.seat_of(person)
    return OwnTable(table.connections.info, seat, table.waits_for(person), table.connections.here().here)


_read_own = msgspec.json.Decoder(tuple[OwnTable, ...])
HANDLERS: list[HTTPRouteHandler] = [new_key, private_link, coach, mine]
