"""Who is connected, and since when the others are away. The server decides; every screen counts along."""

from msgspec import Struct

from crosstable.core import Seat

from .dispatch import Message
from .stand_ins import stand_in_of, takeover_at
from .state import TableState


class Away(Struct, frozen=True):
    """A seat whose person is away, and the seconds until a bot takes it over."""

    seat: Seat
    seconds: float


class Here(Message, frozen=True):
    """Who is connected now. Not numbered: a Sync says it too."""

    here: tuple[Seat, ...]
    watching: int
    away: tuple[Away, ...] = ()
    """The seats that a bot will take over, with the seconds that were left at the moment of sending."""
    screens: int = 0
    """How many room screens show the table; they are not counted among those who watch."""
    language: str = ""
    """What the host reads, for a room screen; empty if nobody knows."""


class Presence:
    """Who is away, by the watch of the server.

    A countdown runs only while the game runs and somebody else is at the table; if that begins anew, so does the
    countdown. So no game is played through by bots with nobody there.
    """

    def __init__(self, table: TableState, now: int) -> None:
        self.away: dict[str, int] = {}
        """The persons with a seat who are not connected, and since when."""
        self._since = now
        self._conditions: object = None
        self._counting = False
        self.look(table, frozenset(), now)

    def look(self, table: TableState, here: frozenset[str], now: int) -> None:
        """After anybody came or went, or the table has changed."""
        persons = {who.person for who in table.seats if who.person is not None}
        self.away = {person: self.away.get(person, now) for person in persons - here}
        self._counting = table.phase == "playing" and table.pause is None and bool(persons & here)
        conditions = (self._counting, table.rounds, table.stand_ins)
        if conditions != self._conditions:
            self._conditions, self._since = conditions, now

    def due(self, table: TableState) -> dict[Seat, int]:
        """The seats a bot will take over, and the moment of it."""
        if not self._counting or not table.stand_ins.after:
            return {}
        if stand_in_of(table.game.facts, table.stand_ins) is None:
            return {}
        return {
            seat: takeover_at(table, seat, max(self.away[who.person], self._since))
            for seat, who in enumerate(table.seats)
            if who.person in self.away and who.stand_in is None
        }
