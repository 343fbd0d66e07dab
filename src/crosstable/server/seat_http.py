"""What only the holder of a seat may ask for: a private link, a new key, and where the game waits for him."""

from litestar import post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from crosstable.core.errors import Refused
from crosstable.table.viewer import person_of

from .api_types import Held, Key, Mine, OwnTable, PrivateLink, Seated
from .asking import AnyRequest, Code, place_of
from .link import base_url, qr_path
from .place import Place
from .security import address_of


@post("/tables/{code:str}/key")
async def new_key(request: AnyRequest, code: Code, data: JSONBody[Key], state: State) -> Seated:
    """Get a new token for one's own seat; private links with the old one do not work any more."""
    place = place_of(state)
    place.joining.take(address_of(request))
    found = await place.find(code, address_of(request))
    got = await place.hub.rekey(found, data.token)
    return Seated(found.id, found.state.code, got.seat, got.token)


@post("/tables/{code:str}/key/link", status_code=200)
async def private_link(request: AnyRequest, code: Code, data: JSONBody[Key], state: State) -> PrivateLink:
    """The link that opens one's own seat on another device. The token stands behind the #, where no server sees it."""
    place = place_of(state)
    place.joining.take(address_of(request))
    found = await place.find(code, address_of(request))
    if found.state.seat_of(person_of(data.token)) is None:
        raise Refused("table-watching")
    url = f"{base_url(request, place.settings)}/t/{found.state.code}#seat={data.token}"
    return PrivateLink(url, *qr_path(url))


@post("/mine", status_code=200)
async def mine(request: AnyRequest, data: JSONBody[Mine], state: State) -> tuple[OwnTable, ...]:
    """The tables of the seats one holds, and where the game waits for one. Tables that are gone are left out."""
    place = place_of(state)
    place.looking.take(address_of(request))
    found = [await _own_table(place, held, address_of(request)) for held in data.seats]
    return tuple(one for one in found if one is not None)


async def _own_table(place: Place, held: Held, address: str) -> OwnTable | None:
    try:
        table = await place.find(held.code, address)
    except Refused as error:
        if error.why.key == "table-none":
            return None
        raise
    person = person_of(held.token)
    seat = table.state.seat_of(person)
    return OwnTable(table.gallery.info, seat, table.waits_for(person), table.gallery.presence().here)


HANDLERS: list[HTTPRouteHandler] = [new_key, private_link, mine]
