"""What a browser (or a script) and a table say to each other. These types are the wire format.

A connection begins with `Hello`; the table answers `Sync`, or, if the client names the last step it has, with the
`News` it missed and a `Here` at the end. After that the client sends requests with an id of its choosing, and each is
answered with `Done` or `Denied`; a request sent again under the same id has one effect and gets the same answer.
Whatever changes reaches everybody as `News`, numbered by the table's log.

Requests and messages stand in the module of their subject; here is what belongs to all of them, and the two lists.
"""

import msgspec
from msgspec import UNSET, Struct, UnsetType

from crosstable.core import Event, Refused, Seat, Sentence
from crosstable.core.naming import snake

from .bots import FillBots, SetBot
from .deal import Pledge, Reveal
from .dispatch import Message
from .host import Close, PassHost
from .lobby import SetOptions, SetTitle, TableInfo, ToLobby
from .moments import SetDiscussion, SetPace, Stage
from .pause import SetPause
from .play import Act, CallOff, Past, PlayChange, PlayInfo, Start
from .presence import Away, Here
from .ready import GoOn, Ready, Rematch
from .review import EndReview, LeadReview, Review, Reviewing
from .seats import ChooseFace, Leave, Rename, SetSeats, Sit, Unseat, You
from .series import SetGames
from .spectator_chat import SpectatorChat, SpectatorLine, SpectatorLines
from .stand_ins import SetStandIns
from .talk import Chat, ChatLineInfo, Emote, Say, SetTalk

LONGEST_ID = 64
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Greeting(Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True):
    """Base of what a client sends without an id."""


class Hello(Greeting, frozen=True, omit_defaults=True):
    """First message of a connection. Without a token one watches; `last` is the newest step one has.

    A `screen` shows the table to a whole room: it watches, whatever token it has, and speaks the host's `language`. Who
    understands `changes` is told what has changed in a view instead of the whole, and of several steps at once.
    """

    token: str | None = None
    last: int | None = None
    screen: bool = False
    language: str = ""
    changes: bool = False


class Ping(Greeting, frozen=True):
    """Are you there? Answered at once, before anything that waits."""

    n: int = 0


class Sync(Message, frozen=True):
    """Everything at once: the answer to Hello, and whenever a gap cannot be filled."""

    seq: int
    you: You
    table: TableInfo
    play: PlayInfo | None
    past: tuple[Past, ...]
    """What the receiver has heard in this game so far."""
    here: tuple[Seat, ...]
    """The seats whose person is connected."""
    watching: int
    away: tuple[Away, ...]
    """The seats that a bot will take over."""
    chat: tuple[ChatLineInfo, ...]
    """What was said at this table, as far as it keeps it."""
    murmurs: tuple[SpectatorLine, ...]
    """What the spectators said among themselves; nothing of it for who plays while a game runs."""
    review: Reviewing | None = None
    """Where the table is, if it goes through a game together."""
    screens: int = 0
    """How many room screens show the table."""
    language: str = ""
    """What the host reads, for a room screen; empty if nobody knows."""


class News(Message, frozen=True):
    """Step number `seq` of the table. Parts that did not change are None.

    In a gap that is filled after a reconnect, the missed steps bring their events and what was said, and the newest
    one all parts.
    """

    seq: int
    you: You | None = None
    table: TableInfo | None = None
    play: PlayInfo | None = None
    events: tuple[Event, ...] = ()
    chat: tuple[ChatLineInfo, ...] = ()
    stage: Stage | None = None
    """How long the events are on the stage."""
    changed: PlayChange | UnsetType = UNSET
    """Instead of `play`, for who understands changes: what leads there from what was told before."""
    earlier: tuple[Past, ...] | UnsetType = UNSET
    """For who understands changes: the steps just before this one that are told with it."""


class Done(Message, frozen=True):
    """The request with this id was carried out; its effect is step `seq`."""

    id: str
    seq: int


class Denied(Message, frozen=True):
    """The request with this id was refused, with the reason. Id None: the message itself was unreadable."""

    id: str | None
    why: Sentence


class Pong(Message, frozen=True):
    """The answer to Ping."""

    n: int


class Bye(Message, frozen=True):
    """The table closes this connection, with the reason; `again` says whether coming back makes sense."""

    why: Sentence
    again: bool


AnyRequest = (
    Hello | Ping | Act | Sit | Rename | ChooseFace | SetBot | FillBots | SetOptions | SetSeats | SetTitle | Start
    | Rematch | ToLobby | Leave | Unseat | Chat | PassHost | SetStandIns | SetPause | CallOff | Close | SetGames | Say
    | Emote | SpectatorChat | SetTalk | LeadReview | EndReview | SetPace | Ready
    | SetDiscussion | GoOn | Pledge | Reveal
)  # fmt: skip
AnyMessage = Sync | News | SpectatorLines | Done | Denied | Here | Review | Pong | Bye

_decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


class _Named(Struct):
    id: str


class Unreadable(Refused):
    """Not a request; `id` is its id as far as one can be found."""

    def __init__(self, key: str, request_id: str | None = None) -> None:
        super().__init__(key)
        self.id = request_id


def read_request(data: bytes, most: int) -> AnyRequest:
    """A request from its bytes, or Unreadable."""
    if len(data) > most:
        raise Unreadable("table-message-long")
    try:
        request = _decoder.decode(data)
    except _UNREADABLE:
        raise Unreadable("table-unreadable", _id_of(data)) from None
    if not isinstance(request, Greeting) and not 1 <= len(request.id) <= LONGEST_ID:
        raise Unreadable("table-unreadable")
    return request


def _id_of(data: bytes) -> str | None:
    """The id of a message that is no request, so that its sender knows which one was refused."""
    try:
        return msgspec.json.decode(data, type=_Named).id[:LONGEST_ID]
    except _UNREADABLE:
        return None
