"""What only the host of a table may ask for while people come and go."""

from crosstable.bots.bot import BotChoice
from crosstable.core.seats import Seat

from .request import Request


class PassHost(Request, frozen=True):
    """Host: hand the host's role to another person, who is connected."""

    id: str
    seat: Seat


class SetStandIns(Request, frozen=True):
    """Host: choose what happens to seats whose person is away; None leaves it as it is."""

    id: str
    after: int | None = None
    bot: BotChoice | None = None
    newcomers: bool | None = None


class Pause(Request, frozen=True):
    """Host: begin or end a break in a running game."""

    id: str
    on: bool


class CallOff(Request, frozen=True):
    """Host: end the game with this number at this table. Everything is shown and nobody wins."""

    id: str
    round: int


class Close(Request, frozen=True):
    """Host: close the table for good. The records of its games stay."""

    id: str
